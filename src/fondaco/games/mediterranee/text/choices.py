"""Choices with their consequences, as sentences before they have a language.

A choice's message is named by its action and says the action's fields; `Besides` is what the view
adds. This part has the set-up, the auction and phase 2; `sea_choices` has the later phases.
"""

from fondaco.games.mediterranee.pieces import ENROLLED, GARRISON, SAILORS
from fondaco.games.mediterranee.rules import Mediterranee
from fondaco.games.mediterranee.text.ending import ends_game
from fondaco.games.mediterranee.text.phrases import (
    FIELDS,
    area,
    deck,
    galley,
    good,
    goods,
    hands,
    holdings,
    money,
    most_price,
    names,
    port,
    power,
    produced,
    sailors,
    side,
    terms,
)
from fondaco.games.mediterranee.text.sea_choices import Besides, besides_at_sea, group_at_sea
from fondaco.games.mediterranee.view.words import MediterraneeView, Talking
from fondaco.games.mediterranee.words import (
    Accept,
    AskPrice,
    AskTrade,
    Attack,
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
    Land,
    Leave,
    Load,
    NamePrice,
    ProposeTrade,
    Rearrange,
    Refuse,
    Step,
    Take,
    TakePosition,
)
from fondaco.table.contract import Game
from fondaco.table.saying import Args, name_of, seat, told
from fondaco.table.words import Action, Phrase, View

_UNTOLD: dict[type[Action], tuple[str, ...]] = {
    Buy: ("port", "good"),  # their heading says them
    ProposeTrade: ("area",),
    AskTrade: ("area",),
    Rearrange: ("area", "galleys", "garrison"),
    Attack: ("target",),
    Land: ("sailors",),
}


def choice(game: Game, view: View, action: Action) -> Phrase:
    """A choice with its consequence."""
    assert isinstance(game, Mediterranee)
    assert isinstance(view, MediterraneeView)
    ending, more = _besides(game, view, action)
    args = told(FIELDS, game, action, _UNTOLD.get(type(action), ())) | more
    said = Phrase(f"action-{name_of(action)}{ending}", args)
    if isinstance(action, Step) and not game.house.interleaved:
        before = view.underway
        if before is not None and before != action.galley:  # ME-412
            said = Phrase("ends-move", {"said": said, "galley": deck(before)})
    return Phrase("ends-game", {"said": said}) if ends_game(game, view, action) else said


def _besides(game: Mediterranee, view: MediterraneeView, action: Action) -> Besides:
    match action:
        case ChoosePower() | Deploy() | Bid() | TakePosition() | Done():
            return _set_up(game, view, action)
        case Buy() | AskPrice():
            return _market(game, view, action)
        case NamePrice() | Take() | Counter() | Accept() | Refuse() | Leave():
            assert view.talk is not None
            if view.talk.port is None:
                return _trade_answer(view.talk, action)
            return _price_answer(game, view, view.talk, view.talk.port, action)
        case ProposeTrade() | CounterTrade():
            return "", terms(action.give, action.want, action.pay)
        case AskTrade():
            return "", {"goods": goods(action.want)}
        case BuildGalley() | BuildCastle() | Enrol():
            return "", _yard(game, view, action)
        case Rearrange():
            return _rearrange(game, view, action)
        case DiscardSailors():
            number = game.parts.port_at[view.galleys[action.galley].area]
            if number >= 0 and view.ports[game.parts.ports[number]].owner == view.seat:
                return "-garrison", {"port": game.parts.port_names[number]}
    return besides_at_sea(game, view, action)


# -- set-up and auction --


def _set_up(
    game: Mediterranee,
    view: MediterraneeView,
    action: ChoosePower | Deploy | Bid | TakePosition | Done,
) -> Besides:
    match action:
        case ChoosePower(power=None):
            return "-lot", {}
        case ChoosePower():
            name = action.power or ""
            capital = _capital(game, name)
            made = good(produced(game, capital))
            return "", {"power": power(name), "port": port(game, capital), "good": made}
        case Deploy():
            left = game.parts.start_sailors - action.first - action.second
            capital = _capital(game, view.powers[view.seat or 0] or "")
            return "", {"garrison": left, "port": port(game, capital)}
        case Bid(amount=0):
            return "-nothing", {}
        case Bid():
            return "", {"left": money(view) - action.amount}
        case TakePosition(position=1):
            return "-first", {}
        case TakePosition() if action.position == view.seats:
            return "-last", {}
        case TakePosition():
            return "", {"number": action.position, "count": view.seats}
    return "", {"phase": view.phase}


def _capital(game: Mediterranee, name: str) -> str:
    """The port that is a power's capital."""
    parts = game.parts
    return parts.ports[parts.capitals[parts.powers.index(name)]]


# -- buying --


def _market(game: Mediterranee, view: MediterraneeView, action: Buy | AskPrice) -> Besides:
    owner = view.ports[action.port].owner
    if isinstance(action, Buy):
        args = _purchase(game, view, action.port, action.load, _price(game, view, action.port))
        if owner is None or owner == view.seat:
            return "", args
        return "-owner", args | {"owner": seat(owner)}
    return "", {
        "owner": seat(owner or 0),
        "good": good(produced(game, action.port)),
        "least": game.parts.least_price,
        "most": most_price(game, view, action.port),
    }


def _price_answer(
    game: Mediterranee,
    view: MediterraneeView,
    talk: Talking,
    name: str,
    action: NamePrice | Take | Counter | Accept | Refuse | Leave,
) -> Besides:
    """A word in a talk about the price of a port."""
    price = talk.price or 0
    match action:
        case NamePrice():
            return "-most" if action.price == most_price(game, view, name) else "", {}
        case Take():
            return "", _purchase(game, view, name, action.load, price)
        case Counter():
            bought = _purchase(game, view, name, action.load, action.price)
            return "", bought | {"full": price * sum(action.load.values())}
        case Accept():
            assert talk.offer is not None
            count = sum(talk.offer.load.values())
            sold: Args = {"price": talk.offer.price, "paid": talk.offer.price * count}
            return "", sold | {"goods": goods({produced(game, name): count})}
        case Refuse():
            return "", {"price": price}
    return "-closed" if game.house.per_purchase else "", {}


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
    bought: Args = {"goods": goods({produced(game, name): count})}
    return bought | _paid(view, price * count)


def _paid(view: MediterraneeView, paid: int) -> Args:
    return {"paid": paid, "left": money(view) - paid}


# -- trade --


def _trade_answer(talk: Talking, action: Action) -> Besides:
    """A word in a trade: agreeing or not."""
    countered = talk.stage == "countered"
    match action:
        case Accept():
            deal = talk.counter if countered else talk.deal
            assert deal is not None
            gives, gets = side(deal.want, -deal.pay), side(deal.give, deal.pay)
            return "-trade", {"give": gives, "want": gets}
        case Refuse() if countered:
            return "-trade-counter", {}
    return "-trade", {}


# -- constructions, enrolment --


def _yard(
    game: Mediterranee, view: MediterraneeView, action: BuildGalley | BuildCastle | Enrol
) -> Args:
    parts = game.parts
    match action:
        case BuildGalley():
            enrolled = action.crew.get(ENROLLED, 0)
            return _paid(view, parts.build_cost + parts.sailor_cost * enrolled)
        case BuildCastle():
            return _paid(view, parts.build_cost) | {"divisor": parts.castle_divisor}
    count = sum(action.places.values())
    return _paid(view, parts.sailor_cost * count) | {"sailors": hands(count)}


# -- transfers --


def _rearrange(game: Mediterranee, view: MediterraneeView, action: Rearrange) -> Besides:
    """A single move of pieces as such; anything larger by its result (ME-R24)."""
    sunk = [name for name, held in action.galleys.items() if not held.get(SAILORS)]
    args: Args = {"holdings": holdings(action.galleys, action.garrison)}
    if sunk:
        return "-scuttle", args | {"sunk": names(sunk), "count": len(sunk)}
    moved = _single_move(game, view, action)
    return ("", args) if moved is None else ("-move", moved)


def _single_move(game: Mediterranee, view: MediterraneeView, action: Rearrange) -> Args | None:
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
    return {"pieces": moved, "source": _place(source), "target": _place(target)}


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
            met: Args = {"partner": seat(action.partner), "area": area(game, action.area)}
            return _TRADE + action.partner * 1000 + action.area, Phrase("group-trade", met)
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
    return group_at_sea(game, view, action)
