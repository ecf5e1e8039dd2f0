"""The sentence for the decision at hand, and what stands beside it."""

from fondaco.games.mediterranee.rules import Mediterranee
from fondaco.games.mediterranee.text.phrases import area, deck, good, goods, port, produced, terms
from fondaco.games.mediterranee.view.words import MediterraneeView, Passage, Prize, Talking
from fondaco.table.contract import Game
from fondaco.table.saying import Args, seat
from fondaco.table.words import Phrase, Score, View


def scores(game: Game, view: View) -> tuple[Score, ...] | None:
    """The points as if the game ended now, or None where the view hides them."""
    assert isinstance(view, MediterraneeView)
    return view.scores


def round_of(game: Game, view: View) -> int:
    """The running round, 0 during set-up."""
    assert isinstance(view, MediterraneeView)
    return view.round


def question(game: Game, view: View) -> Phrase:
    """The sentence for the decision at hand."""
    assert isinstance(game, Mediterranee)
    assert isinstance(view, MediterraneeView)
    if view.talk is not None:
        if view.talk.port is not None:
            return _price_talk(game, view.talk, view.talk.port)
        return _trade_talk(game, view.talk)
    if view.passage is not None:
        return _passage(game, view, view.passage)
    if view.prize is not None:
        return _prize(view, view.prize)
    if view.phase == "movement" and view.underway is not None:
        galley = view.galleys[view.underway]
        under_way: Args = {
            "galley": deck(view.underway),
            "area": area(game, galley.area),
            "left": galley.sailors - galley.steps,
        }
        return Phrase("ask-movement-underway", under_way)
    return Phrase(f"ask-{view.phase}")


def _price_talk(game: Mediterranee, talk: Talking, name: str) -> Phrase:
    args: Args = {"port": port(game, name), "good": good(produced(game, name))}
    owner, buyer = seat(talk.author), seat(talk.responder)
    if talk.price is None:
        return Phrase("ask-price", args | {"buyer": buyer, "tokens": talk.tokens})
    if talk.offer is not None:
        offered: Args = {
            "buyer": buyer,
            "price": talk.offer.price,
            "goods": goods({produced(game, name): sum(talk.offer.load.values())}),
            "named": talk.price,
        }
        return Phrase("ask-countered", args | offered)
    message = "ask-last" if talk.stage == "last" else "ask-named"
    return Phrase(message, args | {"owner": owner, "price": talk.price})


def _trade_talk(game: Mediterranee, talk: Talking) -> Phrase:
    args: Args = {"area": area(game, talk.area or 0)}
    author, other = seat(talk.author), seat(talk.responder)
    if talk.deal is None:
        return Phrase("ask-trade", args | {"partner": other, "goods": goods(talk.asked)})
    if talk.counter is not None:
        new = talk.counter
        countered = terms(new.give, new.want, new.pay) | {"partner": other}
        return Phrase("ask-trade-countered", args | countered)
    first = terms(talk.deal.give, talk.deal.want, talk.deal.pay) | {"partner": author}
    message = "ask-trade-last" if talk.stage == "last" else "ask-trade-named"
    return Phrase(message, args | first)


def _passage(game: Mediterranee, view: MediterraneeView, asked: Passage) -> Phrase:
    galley = view.galleys[asked.galley]
    own = None if view.seat is None else view.powers[view.seat]
    args: Args = {
        "mover": seat(galley.owner),
        "galley": deck(asked.galley),
        "area": area(game, galley.area),
        "toll": asked.tolls.get(own or "", 0),
    }
    return Phrase("ask-passage", args)


def _prize(view: MediterraneeView, prize: Prize) -> Phrase:
    args: Args = {
        "victor": deck(prize.victor),
        "beaten": deck(prize.beaten),
        "owner": seat(view.galleys[prize.beaten].owner),
    }
    return Phrase("ask-prize", args)
