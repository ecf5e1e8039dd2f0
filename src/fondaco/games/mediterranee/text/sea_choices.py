"""The choices of phases 3 to 6 with their consequences: moves, attacks, landings, sales."""

from fondaco.games.mediterranee.pieces import SAILORS
from fondaco.games.mediterranee.rules import Mediterranee
from fondaco.games.mediterranee.text.events import tolls
from fondaco.games.mediterranee.text.phrases import (
    Args,
    area,
    deck,
    goods,
    hands,
    names,
    pieces,
    port,
    sailors,
    seat,
    seats,
    some,
)
from fondaco.games.mediterranee.view.words import MediterraneeView
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
from fondaco.table.words import Action, Phrase, Seat


def sally(game: Mediterranee, view: MediterraneeView, action: Action) -> Phrase | None:
    match action:
        case Step() | RequestPassage() | Stop() | AnswerPassage():
            return _voyage(game, view, action)
        case Attack():
            return _attack(game, view, action)
        case Sink():
            lost = _lost(game, view, 0, action.cargo)
            return Phrase("action-sink", {"beaten": deck(_prize(view)[0]), "lost": lost})
        case Seize():
            return _seize(game, view, action)
        case Land():
            return _land(game, view, action)
        case Sell():
            return _sell(game, view, action)
    return None


# -- movement --


def _voyage(
    game: Mediterranee,
    view: MediterraneeView,
    action: Step | RequestPassage | Stop | AnswerPassage,
) -> Phrase:
    match action:
        case Step():
            galley = view.galleys[action.galley]
            left = galley.sailors - galley.steps - 1
            args: Args = {
                "galley": deck(action.galley),
                "area": area(game, action.area),
                "left": left,
            }
            met = _others(view, action.area)
            if left and met:
                return Phrase("action-step-met", args | {"owners": seats(met)})
            return Phrase("action-step", args)
        case RequestPassage():
            owners = seats(_others(view, view.galleys[action.galley].area))
            asked: Args = {"galley": deck(action.galley), "owners": owners}
            if not action.tolls:
                return Phrase("action-request-passage", asked)
            return Phrase("action-request-passage-toll", asked | {"tolls": tolls(action.tolls)})
        case Stop():
            where = area(game, view.galleys[action.galley].area)
            return Phrase("action-stop", {"galley": deck(action.galley), "area": where})
    name = "" if view.passage is None else view.passage.galley
    if action.consent:
        return Phrase("action-answer-passage-consent", {"galley": deck(name)})
    stays = area(game, view.galleys[name].area)
    return Phrase("action-answer-passage-refuse", {"galley": deck(name), "area": stays})


def _others(view: MediterraneeView, number: int) -> list[Seat]:
    """The other players with galleys in an area, in the order of the round."""
    there = {galley.owner for galley in view.galleys.values() if galley.area == number}
    return [other for other in view.order if other in there and other != view.active]


# -- combat --


def _attack(game: Mediterranee, view: MediterraneeView, action: Attack) -> Phrase:
    parts = game.parts
    force = view.galleys[action.galley].sailors
    if action.target in view.galleys:
        target = view.galleys[action.target]
        args: Args = {
            "galley": deck(action.galley),
            "target": deck(action.target),
            "owner": seat(target.owner),
            "sailors": sailors(target.sailors),
            "goods": goods(target.goods),
            "deals": _losses(game, force, parts.divisor, target.sailors),
            "suffers": _losses(game, target.sailors, parts.divisor, force),
        }
        return Phrase("action-attack", args)
    stormed = view.ports[action.target]
    divisor = parts.castle_divisor if stormed.castle else parts.divisor  # ME-519
    against: Args = {
        "galley": deck(action.galley),
        "port": port(game, action.target),
        "owner": seat(stormed.owner or 0),
        "garrison": stormed.garrison,
        "castle": "yes" if stormed.castle else "no",
        "deals": _losses(game, force, divisor, stormed.garrison),
        "suffers": _losses(game, stormed.garrison, parts.divisor, force),
    }
    return Phrase("action-attack-port", against)


def _losses(game: Mediterranee, force: int, divisor: int, against: int) -> Phrase:
    """ME-503: the least and the most sailors such a force costs the other side."""
    least = min((1 + force) // divisor, against)
    most = min((game.parts.die + force) // divisor, against)
    if least == most:
        return Phrase("range-one", {"least": least})
    return Phrase("range", {"least": least, "most": most})


def _prize(view: MediterraneeView) -> tuple[str, str]:
    """The beaten galley and the one that beat it."""
    return ("", "") if view.prize is None else (view.prize.beaten, view.prize.victor)


def _lost(game: Mediterranee, view: MediterraneeView, manned: int, cargo: Cargo | None) -> int:
    """How many goods go to the box when so many man the prize (ME-512)."""
    beaten, victor = (view.galleys[name] for name in _prize(view))
    held = sum(beaten.goods.values()) + sum(victor.goods.values())
    if cargo is not None:
        return held - sum(sum(load.values()) for load in cargo.values())
    crews = [count for count in (manned, victor.sailors - manned) if count]
    return max(0, held - sum(game.parts.capacity - count for count in crews))


def _seize(game: Mediterranee, view: MediterraneeView, action: Seize) -> Phrase:
    beaten, victor = _prize(view)
    stay = view.galleys[victor].sailors - action.sailors
    args: Args = {
        "beaten": deck(beaten),
        "victor": deck(victor),
        "sailors": hands(action.sailors),
        "lost": _lost(game, view, action.sailors, action.cargo),
    }
    if not stay:
        return Phrase("action-seize-all", args)
    return Phrase("action-seize", args | {"stay": stay})


# -- landings and sales --


def _land(game: Mediterranee, view: MediterraneeView, action: Land) -> Phrase:
    owner = view.ports[action.port].owner
    args: Args = {
        "sailors": hands(sum(action.sailors.values())),
        "galleys": names(list(action.sailors)),
        "port": port(game, action.port),
        "before": "neutral" if owner is None else "own" if owner == view.seat else "other",
        "owner": "" if owner is None else seat(owner),
    }
    sunk = [name for name, n in action.sailors.items() if n == view.galleys[name].sailors]
    if sunk:  # ME-606
        return Phrase("action-land-sinking", args | {"sunk": names(sunk), "count": len(sunk)})
    return Phrase("action-land", args)


def _sell(game: Mediterranee, view: MediterraneeView, action: Sell) -> Phrase:
    parts, chart = game.parts, game.charts[view.seats]
    number = parts.port_at[view.galleys[action.galley].area]
    name = parts.ports[number]
    seen = view.ports[name]
    slot = chart.slots[number][len(seen.stored)]
    unpaid = seen.owner == view.seat and not game.house.own_sales_pay  # ME-R36
    args: Args = {
        "good": some(action.good),
        "galley": deck(action.galley),
        "port": port(game, name),
        "price": 0 if unpaid else slot * parts.sale_multiplier,
        "bonus": _bonus(game, view, name, action.good),
    }
    if len(seen.stored) + 1 < chart.capacity[number]:
        return Phrase("action-sell", args)
    if seen.owner is None:
        return Phrase("action-sell-full-neutral", args)
    points: Args = {"points": _points_more(game, view, number, seen.owner)}
    if seen.owner == view.seat:
        return Phrase("action-sell-full-own", args | points)
    return Phrase("action-sell-full-other", args | points | {"owner": seat(seen.owner)})


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


def sally_group(
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
