"""Choices with their consequences, as sentences before they have a language.

This part has the set-up, the auction and everything of phase 2; `sea_choices` has the later phases.
"""

from fondaco.games.mediterranee.pieces import GARRISON, SAILORS
from fondaco.games.mediterranee.rules import Mediterranee
from fondaco.games.mediterranee.text.ending import ends_game
from fondaco.games.mediterranee.text.phrases import (
    Args,
    area,
    crew,
    deck,
    galley,
    good,
    goods,
    hands,
    holdings,
    money,
    most_price,
    names,
    placed,
    port,
    position,
    power,
    produced,
    sailors,
    seat,
    side,
    terms,
)
from fondaco.games.mediterranee.text.sea_choices import sally, sally_group
from fondaco.games.mediterranee.view.words import MediterraneeView
from fondaco.games.mediterranee.words import (
    Accept,
    AskPrice,
    AskTrade,
    Bid,
    BuildCastle,
    BuildGalley,
    Buy,
    ChoosePower,
    Counter,
    CounterTrade,
    Deploy,
    DiscardGoods,
    DiscardSailors,
    Done,
    Enrol,
    InstructPassage,
    InstructPrice,
    Leave,
    Load,
    NamePrice,
    ProposeTrade,
    Rearrange,
    Refuse,
    Take,
    TakePosition,
    Withdraw,
)
from fondaco.table.contract import Game
from fondaco.table.words import Action, Phrase, View


def choice(game: Game, view: View, action: Action) -> Phrase:
    """A choice with its consequence."""
    assert isinstance(game, Mediterranee)
    assert isinstance(view, MediterraneeView)
    for chapter in (_set_up, _market, _trade, _yard, _stowage, _standing, sally):
        phrase = chapter(game, view, action)
        if phrase is not None:
            return (
                Phrase("ends-game", {"said": phrase}) if ends_game(game, view, action) else phrase
            )
    raise TypeError(type(action))


# -- set-up and auction --


def _set_up(game: Mediterranee, view: MediterraneeView, action: Action) -> Phrase | None:
    parts = game.parts
    match action:
        case ChoosePower(power=None):
            return Phrase("action-choose-power-lot")
        case ChoosePower():
            capital = parts.ports[parts.capitals[parts.powers.index(action.power or "")]]
            args: Args = {
                "power": power(action.power or ""),
                "port": port(game, capital),
                "good": good(produced(game, capital)),
            }
            return Phrase("action-choose-power", args)
        case Deploy():
            own = view.powers[view.seat or 0] or ""
            capital = parts.ports[parts.capitals[parts.powers.index(own)]]
            spread: Args = {
                "first": action.first,
                "second": action.second,
                "garrison": parts.start_sailors - action.first - action.second,
                "port": port(game, capital),
            }
            return Phrase("action-deploy", spread)
        case Bid(amount=0):
            return Phrase("action-bid-nothing")
        case Bid():
            bid: Args = {"amount": action.amount, "left": money(view) - action.amount}
            return Phrase("action-bid", bid)
        case TakePosition():
            return _take_position(game, view, action.position)
        case Done():
            return Phrase("action-done", {"phase": view.phase})
    return None


def _take_position(game: Mediterranee, view: MediterraneeView, number: int) -> Phrase:
    place: Args = {"position": position(game, number)}
    if number == 1:
        return Phrase("action-take-position-first", place)
    if number == view.seats:
        return Phrase("action-take-position-last", place)
    return Phrase("action-take-position", place | {"number": number, "count": view.seats})


# -- buying --


def _market(game: Mediterranee, view: MediterraneeView, action: Action) -> Phrase | None:
    talk = view.talk
    match action:
        case Buy():
            owner = view.ports[action.port].owner
            args = _purchase(game, view, action.port, action.load, _price(game, view, action.port))
            if owner is None or owner == view.seat:
                return Phrase("action-buy", args)
            return Phrase("action-buy-owner", args | {"owner": seat(owner)})
        case AskPrice():
            owner = view.ports[action.port].owner
            asked: Args = {
                "owner": seat(owner or 0),
                "good": good(produced(game, action.port)),
                "port": port(game, action.port),
                "least": game.parts.least_price,
                "most": most_price(game, view, action.port),
                "tokens": action.tokens,
            }
            return Phrase("action-ask-price", asked)
    if talk is None or talk.port is None:
        return None
    match action:
        case NamePrice():
            most = action.price == most_price(game, view, talk.port)
            message = "action-name-price-most" if most else "action-name-price"
            return Phrase(message, {"price": action.price})
        case Take():
            return Phrase(
                "action-take", _purchase(game, view, talk.port, action.load, talk.price or 0)
            )
        case Counter():
            bought = _purchase(game, view, talk.port, action.load, action.price)
            full = (talk.price or 0) * sum(action.load.values())
            return Phrase("action-counter", bought | {"price": action.price, "full": full})
        case Leave():
            closed = "-closed" if game.house.per_purchase else ""
            return Phrase(f"action-leave{closed}")
        case Accept() if talk.offer is not None:
            count = sum(talk.offer.load.values())
            sold: Args = {
                "goods": goods({produced(game, talk.port): count}),
                "price": talk.offer.price,
                "paid": talk.offer.price * count,
            }
            return Phrase("action-accept", sold)
        case Refuse():
            return Phrase("action-refuse", {"price": talk.price or 0})
    return None


def _price(game: Mediterranee, view: MediterraneeView, name: str) -> int:
    """ME-306, ME-307: what a token costs the viewer here now."""
    seen = view.ports[name]
    if seen.owner is None or seen.owner == view.seat:
        return game.parts.price
    return seen.price or 0


def _purchase(
    game: Mediterranee, view: MediterraneeView, name: str, load: Load, price: int
) -> Args:
    count = sum(load.values())
    return {
        "goods": goods({produced(game, name): count}),
        "load": placed(load),
        "paid": price * count,
        "left": money(view) - price * count,
    }


# -- trade --


def _trade(game: Mediterranee, view: MediterraneeView, action: Action) -> Phrase | None:
    talk = view.talk
    match action:
        case ProposeTrade():
            deal = terms(action.give, action.want, action.pay)
            return Phrase("action-propose-trade", deal | {"partner": seat(action.partner)})
        case AskTrade():
            asked: Args = {"partner": seat(action.partner), "goods": goods(action.want)}
            return Phrase("action-ask-trade", asked)
        case CounterTrade():
            return Phrase("action-counter-trade", terms(action.give, action.want, action.pay))
        case Withdraw():
            return Phrase("action-withdraw")
    if talk is None:
        return None
    deal_on_table = talk.counter if talk.stage == "countered" else talk.deal
    match action:
        case Accept() if deal_on_table is not None:
            gets = side(deal_on_table.give, deal_on_table.pay)
            gives = side(deal_on_table.want, -deal_on_table.pay)
            return Phrase("action-accept-trade", {"give": gives, "want": gets})
        case Leave():
            return Phrase("action-leave-trade")
        case Refuse():
            countered = "-counter" if talk.stage == "countered" else ""
            return Phrase(f"action-refuse-trade{countered}")
    return None


# -- constructions, enrolment --


def _yard(game: Mediterranee, view: MediterraneeView, action: Action) -> Phrase | None:
    parts = game.parts
    match action:
        case BuildGalley():
            paid = parts.build_cost + parts.sailor_cost * action.crew.get("enrolled", 0)
            args = _paid(game, view, action.port, paid) | {"crew": crew(action.crew)}
            return Phrase("action-build-galley", args)
        case BuildCastle():
            castle = _paid(game, view, action.port, parts.build_cost)
            divisor: Args = {"divisor": parts.castle_divisor}
            return Phrase("action-build-castle", castle | divisor)
        case Enrol():
            count = sum(action.places.values())
            enrolled: Args = {"sailors": hands(count), "places": placed(action.places)}
            args = _paid(game, view, action.port, parts.sailor_cost * count)
            return Phrase("action-enrol", args | enrolled)
    return None


def _paid(game: Mediterranee, view: MediterraneeView, name: str, paid: int) -> Args:
    return {"port": port(game, name), "paid": paid, "left": money(view) - paid}


# -- transfers, throwing away --


def _stowage(game: Mediterranee, view: MediterraneeView, action: Action) -> Phrase | None:
    match action:
        case Rearrange():
            return _rearrange(game, view, action)
        case DiscardGoods():
            args: Args = {"galley": deck(action.galley), "goods": goods(action.goods)}
            return Phrase("action-discard-goods", args)
        case DiscardSailors():
            off: Args = {"galley": deck(action.galley), "sailors": hands(action.sailors)}
            number = game.parts.port_at[view.galleys[action.galley].area]
            if number >= 0 and view.ports[game.parts.ports[number]].owner == view.seat:
                off["port"] = game.parts.port_names[number]
                return Phrase("action-discard-sailors-garrison", off)
            return Phrase("action-discard-sailors", off)
    return None


def _rearrange(game: Mediterranee, view: MediterraneeView, action: Rearrange) -> Phrase:
    """A single move of pieces as such; anything larger by its result (ME-R24)."""
    sunk = [name for name, held in action.galleys.items() if not held.get(SAILORS)]
    if not sunk:
        moved = _single_move(game, view, action)
        if moved is not None:
            return moved
    args: Args = {"holdings": holdings(action.galleys, action.garrison)}
    if sunk:
        return Phrase("action-rearrange-scuttle", args | {"sunk": names(sunk), "count": len(sunk)})
    return Phrase("action-rearrange", args)


def _single_move(game: Mediterranee, view: MediterraneeView, action: Rearrange) -> Phrase | None:
    changes: list[tuple[str, str, int]] = []
    for name, held in action.galleys.items():
        before = {SAILORS: view.galleys[name].sailors, **view.galleys[name].goods}
        for kind in before.keys() | held.keys():
            changes.append((kind, name, held.get(kind, 0) - before.get(kind, 0)))
    number = game.parts.port_at[action.area]
    if action.garrison is not None and number >= 0:
        ashore = view.ports[game.parts.ports[number]].garrison
        changes.append((SAILORS, GARRISON, action.garrison - ashore))
    changes = sorted((change for change in changes if change[2]), key=lambda change: change[2])
    if len(changes) != 2 or changes[0][0] != changes[1][0]:
        return None
    (kind, source, _), (_, target, count) = changes
    moved = [sailors(count)] if kind == SAILORS else goods({kind: count})
    args: Args = {"pieces": moved, "source": _place(source), "target": _place(target)}
    return Phrase("action-rearrange-move", args)


def _place(name: str) -> Phrase:
    return Phrase("garrison") if name == GARRISON else galley(name)


def _standing(game: Mediterranee, view: MediterraneeView, action: Action) -> Phrase | None:
    match action:
        case InstructPrice():
            args: Args = {
                "port": port(game, action.port),
                "buyer": seat(action.buyer),
                "price": action.price,
                "lowest": action.lowest,
            }
            return Phrase("action-instruct-price", args)
        case InstructPassage():
            answer: Args = {"mover": seat(action.mover), "answer": action.answer}
            return Phrase("action-instruct-passage", answer)
    return None


# -- groups --

_ASK, _TRADE, _YARD, _STOW, _DISCARD, _ANSWER, _END = (n * 10_000 for n in range(2, 9))


def group(game: Game, view: View, action: Action) -> tuple[int, Phrase | None]:
    """Where a choice stands in a list for people, and the heading it stands under."""
    assert isinstance(game, Mediterranee)
    assert isinstance(view, MediterraneeView)
    parts = game.parts
    match action:
        case ChoosePower():
            return 0, None
        case Buy():
            where = parts.area_of[parts.port_id[action.port]]
            made = produced(game, action.port)
            args: Args = {
                "good": good(made),
                "area": area(game, where),
                "price": _price(game, view, action.port),
                "left": view.box.goods.get(made, 0),
            }
            return where, Phrase("group-buy", args)
        case AskPrice():
            return _ASK, Phrase("group-ask")
        case ProposeTrade() | AskTrade():
            where = action.area
            met: Args = {"partner": seat(action.partner), "area": area(game, where)}
            return _TRADE + action.partner * 1000 + where, Phrase("group-trade", met)
        case BuildGalley() | BuildCastle() | Enrol():
            return _YARD, Phrase("group-yard")
        case Rearrange():
            return _STOW + action.area, Phrase("group-stow", {"area": area(game, action.area)})
        case DiscardGoods() | DiscardSailors():
            return _DISCARD, Phrase("group-discard")
        case Done():
            return _END, Phrase("group-end")
        case Take() | Counter() | Accept() | CounterTrade() | NamePrice() | Refuse() | Leave():
            return _ANSWER, Phrase("group-talk")
    return sally_group(game, view, action)
