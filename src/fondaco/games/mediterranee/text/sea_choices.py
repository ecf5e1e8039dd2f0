"""The choices of phases 3 to 6 with their consequences: moves, attacks, landings, sales."""

from fondaco.games.mediterranee.pieces import SAILORS
from fondaco.games.mediterranee.rules import Mediterranee
from fondaco.games.mediterranee.text.phrases import (
    area,
    deck,
    goods,
    landing,
    names,
    pieces,
    players,
    port,
    sailors,
    yes,
)
from fondaco.games.mediterranee.view.words import Galley, MediterraneeView
from fondaco.games.mediterranee.words import (
    AnswerPassage,
    Attack,
    Cargo,
    Land,
    RequestPassage,
    Seize,
    Sell,
    Sink,
    Step,
    Stop,
)
from fondaco.table.saying import Args, seat
from fondaco.table.words import Action, Phrase, Seat

Besides = tuple[str, Args]
"""What a choice says besides its fields: how its message's name ends, and more arguments."""


def besides_at_sea(game: Mediterranee, view: MediterraneeView, action: Action) -> Besides:
    match action:
        case Step():
            galley = view.galleys[action.galley]
            left = galley.sailors - galley.steps - 1
            met = _others(view, action.area)
            return ("-met", {"left": left, "owners": met}) if left and met else ("", {"left": left})
        case RequestPassage():
            asked = _others(view, view.galleys[action.galley].area)
            return "-toll" if action.tolls else "", {"owners": asked}
        case Stop():
            return "", {"area": area(game, view.galleys[action.galley].area)}
        case AnswerPassage():
            name = "" if view.passage is None else view.passage.galley
            if action.consent:
                return "-consent", {"galley": deck(name)}
            return "-refuse", {"galley": deck(name), "area": area(game, view.galleys[name].area)}
        case Attack():
            return _attack(game, view, action)
        case Sink() | Seize():
            return _take_prize(game, view, action)
        case Land():
            return _land(view, action)
        case Sell():
            return _sell(game, view, action)
    return "", {}


def _others(view: MediterraneeView, number: int) -> list[Phrase]:
    """The other players with galleys in an area, in the order of the round."""
    there = {galley.owner for galley in view.galleys.values() if galley.area == number}
    return players(other for other in view.order if other in there and other != view.active)


# -- combat --


def _attack(game: Mediterranee, view: MediterraneeView, action: Attack) -> Besides:
    parts = game.parts
    force = view.galleys[action.galley].sailors
    if action.target in view.galleys:
        target = view.galleys[action.target]
        return "", {
            "target": deck(action.target),
            "owner": seat(target.owner),
            "sailors": sailors(target.sailors),
            "goods": goods(target.goods),
            "deals": _losses(game, force, parts.divisor, target.sailors),
            "suffers": _losses(game, target.sailors, parts.divisor, force),
        }
    stormed = view.ports[action.target]
    divisor = parts.castle_divisor if stormed.castle else parts.divisor  # ME-519
    return "-port", {
        "port": port(game, action.target),
        "owner": seat(stormed.owner or 0),
        "garrison": stormed.garrison,
        "castle": yes(stormed.castle),
        "deals": _losses(game, force, divisor, stormed.garrison),
        "suffers": _losses(game, stormed.garrison, parts.divisor, force),
    }


def _losses(game: Mediterranee, force: int, divisor: int, against: int) -> Phrase:
    """ME-503: the least and the most sailors such a force costs the other side."""
    least = min((1 + force) // divisor, against)
    most = min((game.parts.die + force) // divisor, against)
    if least == most:
        return Phrase("range-one", {"least": least})
    return Phrase("range", {"least": least, "most": most})


def _take_prize(game: Mediterranee, view: MediterraneeView, action: Sink | Seize) -> Besides:
    assert view.prize is not None
    beaten, victor = view.prize.beaten, view.prize.victor
    manned = action.sailors if isinstance(action, Seize) else 0
    lost = _lost(game, view.galleys[beaten], view.galleys[victor], manned, action.cargo)
    args: Args = {"beaten": deck(beaten), "lost": lost}
    if isinstance(action, Sink):
        return "", args
    args["victor"] = deck(victor)
    stay = view.galleys[victor].sailors - manned
    return ("", args | {"stay": stay}) if stay else ("-all", args)


def _lost(
    game: Mediterranee, beaten: Galley, victor: Galley, manned: int, cargo: Cargo | None
) -> int:
    """How many goods go to the box when so many man the prize (ME-512)."""
    held = sum(beaten.goods.values()) + sum(victor.goods.values())
    if cargo is not None:
        return held - sum(sum(load.values()) for load in cargo.values())
    crews = [count for count in (manned, victor.sailors - manned) if count]
    return max(0, held - sum(game.parts.capacity - count for count in crews))


# -- landings and sales --


def _land(view: MediterraneeView, action: Land) -> Besides:
    args = landing(view.seat, action.sailors, view.ports[action.port].owner)
    sunk = [name for name, n in action.sailors.items() if n == view.galleys[name].sailors]
    if sunk:  # ME-606
        return "-sinking", args | {"sunk": names(sunk), "count": len(sunk)}
    return "", args


def _sell(game: Mediterranee, view: MediterraneeView, action: Sell) -> Besides:
    parts, chart = game.parts, game.charts[view.seats]
    number = parts.port_at[view.galleys[action.galley].area]
    name = parts.ports[number]
    seen = view.ports[name]
    slot = chart.slots[number][len(seen.stored)]
    unpaid = seen.owner == view.seat and not game.house.own_sales_pay  # ME-R36
    args: Args = {
        "port": port(game, name),
        "price": 0 if unpaid else slot * parts.sale_multiplier,
        "bonus": _bonus(game, view, name, action.good),
    }
    if len(seen.stored) + 1 < chart.capacity[number]:
        return "", args
    if seen.owner is None:
        return "-full-neutral", args
    args["points"] = _points_more(game, view, number, seen.owner)
    if seen.owner == view.seat:
        return "-full-own", args
    return "-full-other", args | {"owner": seat(seen.owner)}


def _points_more(game: Mediterranee, view: MediterraneeView, number: int, owner: Seat) -> int:
    """What a full warehouse scores above one that is not full (ME-804 to ME-808, ME-R39)."""
    parts = game.parts
    led = parts.powers.index(view.powers[owner] or "")
    own_capital = parts.capitals[led] == number
    before = 0 if own_capital and game.house.ten_only else parts.port_not_full
    return parts.full_points[number] - before


def _bonus(game: Mediterranee, view: MediterraneeView, name: str, sold: str) -> int:
    """ME-711 to ME-716: a good that the owner has in none of his ports."""
    parts = game.parts
    owner = view.ports[name].owner
    if owner is None or owner == view.seat:
        return 0
    for number, other in enumerate(parts.ports):
        held = view.ports[other]
        if held.owner == owner and (
            sold in held.stored or parts.goods[parts.good_of[number]] == sold
        ):
            return 0
    return parts.capital_bonus if parts.is_capital[parts.port_id[name]] else parts.bonus


# -- groups --


def group_at_sea(
    game: Mediterranee, view: MediterraneeView, action: Action
) -> tuple[int, Phrase | None]:
    match action:
        case Step() | RequestPassage() | Stop() | Attack():
            galley = view.galleys[action.galley]
            args: Args = {
                "galley": deck(action.galley),
                "area": area(game, galley.area),
                "pieces": pieces({SAILORS: galley.sailors, **galley.goods}),
            }
            first = 0 if action.galley == view.underway else int(action.galley[1:])
            return first, Phrase("group-galley", args)
        case Land():
            where = game.parts.area_of[game.parts.port_id[action.port]]
            return where, Phrase("group-land", {"area": area(game, where)})
        case Sell():
            where = view.galleys[action.galley].area
            return where, Phrase("group-sell", {"area": area(game, where)})
    return 0, None
