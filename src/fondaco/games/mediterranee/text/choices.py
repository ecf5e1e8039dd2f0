"""Choices with their consequences, as sentences before they have a language.

This part has the set-up, the auction and everything of phase 2; `sea_choices` has the later phases.
"""

from fondaco.games.mediterranee.pieces import GARRISON, SAILORS
from fondaco.games.mediterranee.rules import Mediterranee
from fondaco.games.mediterranee.text.ending import ends_game
from fondaco.games.mediterranee.text.phrases import (
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
)
from fondaco.table.contract import Game
from fondaco.table.saying import Args, name_of, seat
from fondaco.table.words import Action, Phrase, View


def choice(game: Game, view: View, action: Action) -> Phrase:
    """A choice with its consequence."""
    assert isinstance(game, Mediterranee)
    assert isinstance(view, MediterraneeView)
    said = sally(game, view, action) or _before_sailing(game, view, action)
    return Phrase("ends-game", {"said": said}) if ends_game(game, view, action) else said


def _before_sailing(game: Mediterranee, view: MediterraneeView, action: Action) -> Phrase:
    if isinstance(action, Rearrange):
        return _rearrange(game, view, action)
    args = _talk_args(game, view, action)
    if args is None:
        args = _args(game, view, action)
    return Phrase(f"action-{name_of(action)}{_ending(game, view, action)}", args)


def _ending(game: Mediterranee, view: MediterraneeView, action: Action) -> str:
    """What is added to the name of a choice where another sentence says it."""
    talk = view.talk
    match action:
        case ChoosePower(power=None):
            return "-lot"
        case Bid(amount=0):
            return "-nothing"
        case TakePosition(position=1):
            return "-first"
        case TakePosition() if action.position == view.seats:
            return "-last"
        case Buy() if view.ports[action.port].owner not in (None, view.seat):
            return "-owner"
        case NamePrice() if talk is not None and talk.port is not None:
            return "-most" if action.price == most_price(game, view, talk.port) else ""
        case Accept() | Leave() if talk is not None and talk.port is None:
            return "-trade"
        case Refuse() if talk is not None and talk.port is None:
            return "-trade-counter" if talk.stage == "countered" else "-trade"
        case Leave() if game.house.per_purchase:
            return "-closed"
        case DiscardSailors() if _own_port(game, view, action) >= 0:
            return "-garrison"
    return ""


def _talk_args(game: Mediterranee, view: MediterraneeView, action: Action) -> Args | None:
    """What an answer in a talk says; None for what is no answer."""
    talk = view.talk
    if talk is None:
        return None
    deal = talk.counter if talk.stage == "countered" else talk.deal
    match action:
        case Take() if talk.port is not None:
            return _purchase(game, view, talk.port, action.load, talk.price or 0)
        case Counter() if talk.port is not None:
            bought = _purchase(game, view, talk.port, action.load, action.price)
            full = (talk.price or 0) * sum(action.load.values())
            return bought | {"price": action.price, "full": full}
        case Accept() if talk.port is not None and talk.offer is not None:
            count = sum(talk.offer.load.values())
            sold = goods({produced(game, talk.port): count})
            price = talk.offer.price
            return {"goods": sold, "price": price, "paid": price * count}
        case Accept() if deal is not None:
            return {"give": side(deal.want, -deal.pay), "want": side(deal.give, deal.pay)}
        case Refuse() if talk.port is not None:
            return {"price": talk.price or 0}
    return None


def _args(game: Mediterranee, view: MediterraneeView, action: Action) -> Args:
    parts = game.parts
    match action:
        case ChoosePower() if action.power is not None:
            capital = _capital(game, action.power)
            home: Args = {"port": port(game, capital), "good": good(produced(game, capital))}
            return home | {"power": power(action.power)}
        case Deploy():
            garrison = parts.start_sailors - action.first - action.second
            where = port(game, _capital(game, view.powers[view.seat or 0] or ""))
            crews: Args = {"first": action.first, "second": action.second}
            return crews | {"garrison": garrison, "port": where}
        case Bid() if action.amount:
            return {"amount": action.amount, "left": money(view) - action.amount}
        case TakePosition():
            place: Args = {"position": position(game, action.position)}
            between = 1 < action.position < view.seats
            return place | {"number": action.position, "count": view.seats} if between else place
        case Done():
            return {"phase": view.phase}
        case Buy():
            owner = view.ports[action.port].owner
            args = _purchase(game, view, action.port, action.load, _price(game, view, action.port))
            return args if owner in (None, view.seat) else args | {"owner": seat(owner or 0)}
        case AskPrice():
            return {
                "owner": seat(view.ports[action.port].owner or 0),
                "good": good(produced(game, action.port)),
                "port": port(game, action.port),
                "least": parts.least_price,
                "most": most_price(game, view, action.port),
                "tokens": action.tokens,
            }
        case NamePrice():
            return {"price": action.price}
        case ProposeTrade():
            deal = terms(action.give, action.want, action.pay)
            return deal | {"partner": seat(action.partner)}
        case AskTrade():
            return {"partner": seat(action.partner), "goods": goods(action.want)}
        case CounterTrade():
            return terms(action.give, action.want, action.pay)
        case BuildGalley():
            paid = parts.build_cost + parts.sailor_cost * action.crew.get("enrolled", 0)
            return _paid(game, view, action.port, paid) | {"crew": crew(action.crew)}
        case BuildCastle():
            castle = _paid(game, view, action.port, parts.build_cost)
            return castle | {"divisor": parts.castle_divisor}
        case Enrol():
            count = sum(action.places.values())
            enrolled: Args = {"sailors": hands(count), "places": placed(action.places)}
            return enrolled | _paid(game, view, action.port, parts.sailor_cost * count)
        case DiscardGoods():
            return {"galley": action.galley, "goods": goods(action.goods)}
        case DiscardSailors():
            off: Args = {"galley": action.galley, "sailors": hands(action.sailors)}
            here = _own_port(game, view, action)
            return off | {"port": parts.port_names[here]} if here >= 0 else off
        case InstructPrice():
            prices: Args = {"price": action.price, "lowest": action.lowest}
            return prices | {"port": port(game, action.port), "buyer": seat(action.buyer)}
        case InstructPassage():
            return {"mover": seat(action.mover), "answer": action.answer}
    return {}


def _capital(game: Mediterranee, name: str) -> str:
    """The capital of a power."""
    parts = game.parts
    return parts.ports[parts.capitals[parts.powers.index(name)]]


def _own_port(game: Mediterranee, view: MediterraneeView, action: DiscardSailors) -> int:
    """The viewer's port where a galley lies, or -1."""
    number = game.parts.port_at[view.galleys[action.galley].area]
    own = number >= 0 and view.ports[game.parts.ports[number]].owner == view.seat
    return number if own else -1


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


def _paid(game: Mediterranee, view: MediterraneeView, name: str, paid: int) -> Args:
    return {"port": port(game, name), "paid": paid, "left": money(view) - paid}


# -- transfers --


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
