"""A state built from a position: every field is checked, and refused by its name and rule."""

from typing import Final

from fondaco.games.golden_horn.component_file import (
    BOATS_PER_FLEET,
    COLOURS,
    CONSTANTINOPLE,
    KINDS,
    MERCENARY,
    PEASANT,
    VENICE,
)
from fondaco.games.golden_horn.ending import has_all_colours, port_exhausted
from fondaco.games.golden_horn.sailing import boat_codes
from fondaco.games.golden_horn.setup import (
    begin_placing,
    encode_placing,
    lay_out,
    own_boats,
    placing_ports,
)
from fondaco.games.golden_horn.state import (
    CLOSE,
    FLEETS_PHASE,
    LOT,
    NO_FLEET,
    OVER,
    PHASES,
    PLACE,
    PRE,
    SAIL,
    Sea,
)
from fondaco.games.golden_horn.turn import anything_to_close
from fondaco.games.golden_horn.view.names import HEADINGS
from fondaco.games.golden_horn.view.position import Position
from fondaco.games.golden_horn.words import Afloat, Count, PlaceBoats
from fondaco.table.reading import fail
from fondaco.table.words import Seat

MOST_TURNS: Final = 1_000_000
"""No game comes near it."""
CARDS_OF_A_RAID: Final = 2


def build(sea: Sea, position: Position) -> None:
    """Put everything where the position says, or `Invalid` naming the field and the rule."""
    lay_out(sea)
    _set_fleets(sea, position)
    sea.phase = PHASES.index(position.phase)
    _set_turn(sea, position)
    _set_boats(sea, position)
    _set_placing(sea, position)
    _set_cards(sea, position)
    _set_pieces(sea, position)
    _set_phase_details(sea, position)
    if sea.reason:
        _check_end(sea)
        _check_last_turns(sea)
    if sea.passes:
        _check_passes(sea)
    if sea.phase == CLOSE and not sea.house.closed and not anything_to_close(sea):
        fail("phase", "nothing is left to do in this turn", "GH-203")


def _set_fleets(sea: Sea, position: Position) -> None:
    known = {name: number for number, name in enumerate(sea.parts.fleets)}
    if len(position.fleets) != sea.seats:
        fail("fleets", f"must be one for each of {sea.seats} seats", "GH-106")
    fleets = [
        NO_FLEET if name is None else LOT if name == "lot" else known.get(name, -9)
        for name in position.fleets
    ]
    named = [fleet for fleet in fleets if fleet >= 0]
    if -9 in fleets or len(set(named)) != len(named):
        fail("fleets", f"must be different ones of: {', '.join(known)}", "GH-106")
    if position.phase == "fleets":
        if NO_FLEET not in fleets:
            fail("fleets", "are all chosen, so boats are being placed", "GH-113")
    elif len(named) != sea.seats:
        fail("fleets", "must be chosen after the set-up", "GH-106")
    sea.fleets = fleets
    if position.phase != "fleets":
        sea.owner = [fleets.index(f) if f in fleets else -1 for f in range(len(known))]


def _seat(sea: Sea, field: str, seat: Seat | None, needed: bool) -> int:
    if seat is None:
        if needed:
            fail(field, "must name a seat")
        return -1
    if not 0 <= seat < sea.seats:
        fail(field, f"there is no seat {seat}")
    return seat


def _in_turn(sea: Sea) -> bool:
    """Whether a seat has its turn."""
    return sea.phase in (PRE, SAIL, CLOSE)


def _set_turn(sea: Sea, position: Position) -> None:
    turning = _in_turn(sea)
    sea.first = _seat(sea, "first", position.first, needed=True)
    active = _seat(sea, "active", position.active, turning)
    sea.active = active if turning else -1
    sea.turn = position.turn
    if position.turn > MOST_TURNS:
        fail("turn", f"must be at most {MOST_TURNS}")
    if position.turn < (1 if turning else 0):
        fail("turn", "counts from 1")
    for field in ("raids", "conquests", "passes"):
        if getattr(position, field) < 0:
            fail(field, "must not be negative")
    sea.raids, sea.conquests = position.raids, position.conquests
    if sea.raids > 1 and not sea.house.unlimited_raids:
        fail("raids", "one raid in a turn", "GH-218")
    if sea.raids * CARDS_OF_A_RAID > COLOURS * sea.parts.cards_per_colour:
        fail("raids", "there are not so many cards", "GH-210")
    if sea.conquests > 1 and sea.house.one_conquest:
        fail("conquests", "one conquest in a turn", "GH-520")
    sea.passes = position.passes
    if position.phase != "over" and position.passes >= sea.seats:
        fail("passes", "so many passes end the game", "GH-208")
    sea.set_off_by = _seat(sea, "set_off_by", position.set_off_by, needed=False)
    reasons = {"", "declared", "port_empty", "territories", "nobody_moves"}
    sea.reason = position.end_reason or ""
    if sea.reason not in reasons:
        fail("end_reason", f"must be one of: {', '.join(sorted(reasons - {''}))}")
    if position.phase == "over" and not sea.reason:
        fail("end_reason", "must be given when the game is over")
    if position.phase != "over" and (sea.set_off_by < 0) != (not sea.reason):
        fail("set_off_by", "and end_reason belong together", "GH-801")


def _set_boats(sea: Sea, position: Position) -> None:
    parts = sea.parts
    playing = position.phase in ("pre", "sail", "close", "over")
    for name, seen in position.boats.items():
        field = f"boats.{name}"
        boat = parts.boat_id.get(name, -1)
        if boat < 0 or sea.owner[boat // BOATS_PER_FLEET] < 0:
            fail(field, "belongs to no seat", "GH-106")
        if not 0 <= seen.at <= sea.track.last:
            fail(f"{field}.at", f"the track has spaces 0 to {sea.track.last}", "GH-102")
        if seen.heading not in HEADINGS:
            fail(f"{field}.heading", f"must be {VENICE} or {CONSTANTINOPLE}", "GH-310")
        _counts(f"{field}.cargo", seen.cargo, sea.parts.stock_names)
        set_afloat(sea, boat, seen)
        _check_cargo(sea, boat, field, seen, loading=position.moving == name)
    if playing:
        for fleet, owner in enumerate(sea.owner):
            first = fleet * BOATS_PER_FLEET
            for boat in range(first, first + BOATS_PER_FLEET):
                if owner >= 0 and sea.at[boat] < 0:
                    fail("boats", f"{parts.boats[boat]} is missing", "GH-107")
    for space, count in enumerate(sea.afloat):
        if sea.colour[space] >= 0 and count > 1:
            fail("boats", f"space {space} holds {count} boats", "GH-312")
    if sea.track.modone >= 0 and sea.afloat[sea.track.modone] > sea.docks:
        fail("boats", f"Modone has {sea.docks} docks", "GH-314")


def set_afloat(sea: Sea, boat: int, seen: Afloat) -> None:
    """A boat on the track with its cargo; of colours it carries one."""
    sea.at[boat] = at = seen.at
    sea.heading[boat] = HEADINGS[seen.heading]
    sea.afloat[at] += 1
    for name, count in seen.cargo.items():
        kind = sea.parts.kind_id[name]
        if kind == MERCENARY:
            sea.mercenaries[boat] = count
        elif kind == PEASANT:
            sea.peasants[boat] = count
        elif count:
            sea.kind[boat], sea.goods[boat] = kind, count
    sea.turnable[boat] = seen.may_turn


def _check_cargo(sea: Sea, boat: int, field: str, seen: Afloat, *, loading: bool) -> None:
    colours = [name for name in sea.parts.colours if seen.cargo.get(name)]
    people = sea.mercenaries[boat] + sea.peasants[boat]
    if len(colours) > 1:
        fail(f"{field}.cargo", "a boat carries one colour only", "GH-305")
    if sea.kind[boat] in sea.parts.sails[boat]:
        fail(f"{field}.cargo", "a boat never loads a colour of its sails", "GH-303")
    if colours and people:
        fail(f"{field}.cargo", "a boat never carries people and goods together", "GH-507")
    if people and not sea.house.expansion:
        fail(f"{field}.cargo", "there are no people without the expansion", "GH-501")
    port = sea.home_port(seen.at)
    if port >= 0:
        if sea.heading[boat] != (-1 if port else 1):
            fail(f"{field}.heading", "a boat in a home port faces the other one", "GH-409")
        if (colours or people) and not loading:
            fail(f"{field}.cargo", "a boat in a home port is empty until it leaves", "GH-401")
    if seen.may_turn and (port >= 0 or sea.colour[seen.at] < 0 or colours or people):
        fail(f"{field}.may_turn", "only an emptied boat at sea has this right", "GH-220")
    if seen.may_turn and (sea.house.must_turn_back or sea.house.returned_at_once):
        fail(f"{field}.may_turn", "not with this option", "GH-R1")


def _counts(field: str, counts: Count, names: list[str]) -> list[int]:
    for name, count in counts.items():
        if name not in names:
            fail(f"{field}.{name}", f"is not one of: {', '.join(names)}")
        if count < 0:
            fail(f"{field}.{name}", "must not be negative")
    return [counts.get(name, 0) for name in names]


def _set_placing(sea: Sea, position: Position) -> None:
    if position.phase != "place":
        if position.placed:
            fail("placed", "belongs to the placing of boats", "GH-107")
        return
    if len(position.placed) > sea.seats:
        fail("placed", f"there are {sea.seats} seats")
    begin_placing(sea)
    assert sea.placing is not None
    for seat, ports in enumerate(position.placed):
        if ports is None:
            continue
        mine = {sea.parts.boats[boat] for boat in own_boats(sea, seat)}
        if set(ports) != mine or not set(ports.values()) <= {VENICE, CONSTANTINOPLE}:
            fail(f"placed.{seat}", "must put each own boat in a home port", "GH-107")
        sea.placing.put(seat, encode_placing(sea, seat, PlaceBoats(ports)))
    waiting = sea.placing.waiting()
    if not waiting:
        fail("placed", "all have placed their boats, so the first turn has begun", "GH-113")
    if sea.house.turn_order:
        sea.active = waiting[0]
        order = [(sea.first + n) % sea.seats for n in range(sea.seats)]
        if [seat for seat in order if seat in waiting] != order[-len(waiting) :]:
            fail("placed", "must be in the order of turns", "GH-R7")


def _set_cards(sea: Sea, position: Position) -> None:
    colours = sea.parts.colours
    if len(position.hands) > sea.seats:
        fail("hands", f"there are {sea.seats} seats")
    for seat, cards in enumerate(position.hands):
        counts = _counts(f"hands.{seat}", cards, colours)
        sea.cards[seat * COLOURS : seat * COLOURS + COLOURS] = counts
    sea.cards[sea.pile :] = [0] * COLOURS + _counts("discard", position.discard, colours)
    rest = [
        sea.parts.cards_per_colour - sum(sea.cards[colour::COLOURS]) for colour in range(COLOURS)
    ]
    if min(rest) < 0:
        fail("hands", f"there are {sea.parts.cards_per_colour} cards of a colour", "GH-110")
    if position.pile is not None and _counts("pile", position.pile, colours) != rest:
        fail("pile", "must hold exactly the cards that are nowhere else", "GH-110")
    sea.cards[sea.pile : sea.pile + COLOURS] = rest


def _set_pieces(sea: Sea, position: Position) -> None:
    parts, names = sea.parts, sea.parts.stock_names
    if len(position.warehouses) > sea.seats:
        fail("warehouses", f"there are {sea.seats} seats")
    for seat, stored in enumerate(position.warehouses):
        counts = _counts(f"warehouses.{seat}", stored, names)
        sea.warehouse[seat * KINDS : seat * KINDS + KINDS] = counts
    for name, stock in position.ports.items():
        if name not in (VENICE, CONSTANTINOPLE):
            fail(f"ports.{name}", "is not a home port", "GH-105")
        base = 0 if name == VENICE else KINDS
        sea.stock[base : base + KINDS] = _counts(f"ports.{name}", stock, names)
    sea.supply = sea.reserve = 0
    sea.reserve = position.reserve
    sea.bag = [0] * KINDS
    found = sea.census()
    goods = [parts.goods_per_colour - found[f"good {name}"] for name in parts.colours]
    if min(goods) < 0:
        fail("ports", f"there are {parts.goods_per_colour} goods of a colour", "GH-109")
    if sea.house.expansion:
        supply = parts.mercenaries - found["mercenary"]
        people = [parts.black - found["black cube"], parts.white]
    else:
        supply, people = -found["mercenary"], [-found["black cube"], 0]
    if position.reserve < 0:
        fail("reserve", "must not be negative")
    if supply < 0 or people[0] < 0:
        fail("ports", "there are not so many people", "GH-502" if sea.house.expansion else "GH-501")
    if position.supply is not None and position.supply != supply:
        fail("supply", f"must be {supply}, the mercenaries that are nowhere else", "GH-503")
    sea.supply = supply
    sea.bag = goods + people
    if position.bag is not None and _counts("bag", position.bag, sea.parts.bag_names) != sea.bag:
        fail("bag", "must hold exactly the cubes that are nowhere else", "GH-109")
    _set_territories(sea, position)


def _set_territories(sea: Sea, position: Position) -> None:
    ids = [tile.id for tile in sea.tiles]
    for name, owner in position.territories.items():
        if name not in ids or not sea.house.expansion:
            fail(f"territories.{name}", "is not in this game", "GH-503")
        if owner is not None:
            sea.taken[ids.index(name)] = _seat(sea, f"territories.{name}", owner, needed=True)
    conquerors = (sea.active,) if _in_turn(sea) else range(sea.seats)
    if sea.conquests > max(sea.taken.count(seat) for seat in conquerors):
        fail("conquests", "the active seat has not so many territories", "GH-515")
    if -1 not in sea.taken and not sea.reason:
        fail("territories", "are all conquered, which sets off the end", "GH-524")


def _set_phase_details(sea: Sea, position: Position) -> None:
    if sea.phase == SAIL:
        boat = sea.parts.boat_id.get(position.moving or "", -1)
        if boat < 0 or sea.owner[boat // BOATS_PER_FLEET] != sea.active:
            fail("moving", "must name a boat of the active seat", "GH-301")
        cargo = sea.goods[boat] + sea.mercenaries[boat] + sea.peasants[boat]
        if sea.home_port(sea.at[boat]) >= 0 and not cargo:
            fail("moving", "a boat leaving a home port has loaded", "GH-302")
        if sea.turnable[boat]:
            fail(f"boats.{position.moving}.may_turn", "is over once it is chosen", "GH-221")
        sea.moving = boat
    elif position.moving is not None:
        fail("moving", "belongs to the phase sail", "GH-301")
    if sea.phase in (FLEETS_PHASE, PLACE):
        _check_set_up(sea)


def _check_passes(sea: Sea) -> None:
    """Whoever has passed cannot move: until his next turn nothing fills a port (GH-207)."""
    if sea.phase == SAIL:
        fail("passes", "end when a boat is chosen", "GH-208")
    if sea.phase in (FLEETS_PHASE, PLACE):
        fail("passes", "belong to the turns", "GH-207")
    if sea.phase == OVER:  # whose turn was the last is not said, unless all have passed
        passed = range(sea.seats) if sea.passes == sea.seats else range(0)
    else:
        latest = sea.active if sea.phase == CLOSE else sea.active - 1
        passed = range(latest - sea.passes + 1, latest + 1)
    for seat in (seat % sea.seats for seat in passed):
        if boat_codes(sea, seat):
            fail("passes", f"seat {seat} can move a boat", "GH-207")


def _check_end(sea: Sea) -> None:
    """What set off the last turns, or ended the game, is there to be seen (GH-8xx)."""
    by = sea.set_off_by
    if sea.reason == "nobody_moves":
        if sea.phase != OVER or sea.passes != sea.seats:
            fail("end_reason", "the game is over when all have passed in succession", "GH-208")
        return
    if sea.passes >= sea.seats:
        fail("passes", "so many passes end the game for that reason", "GH-208")
    if by < 0:
        fail("set_off_by", "and end_reason belong together", "GH-801")
    if sea.reason == "declared" and not has_all_colours(sea, by):
        fail("end_reason", "nobody declares without a good of each colour", "GH-802")
    if sea.reason == "territories" and -1 in sea.taken:
        fail("end_reason", "not all territories are conquered", "GH-524")
    if sea.reason == "territories" and by not in sea.taken:
        fail("set_off_by", "has conquered none of the territories", "GH-524")
    # Peasants alone may be in a port that counts as empty; it can fill again (GH-R28).
    ever_empty = not all(sum(sea.port_stock(port)) for port in (0, 1))
    if sea.reason == "port_empty" and not ever_empty and not sea.house.people_do_not_count:
        fail("end_reason", "no home port is empty", "GH-801")


def _check_last_turns(sea: Sea) -> None:
    """Whose turn it can still be, and that a turn sets off the end by a step it has come to."""
    by = sea.set_off_by
    if not _in_turn(sea):
        return
    if sea.active == by:  # GH-804: the turn that set it off is being completed
        if sea.reason == "declared" and sea.phase != CLOSE:
            fail("end_reason", "the end is declared at the close of a turn", "GH-803")
        if sea.reason == "port_empty" and not _has_loaded_the_last(sea):
            fail("end_reason", "no boat has loaded the last of a port in this turn", "GH-801")
        return
    until_now, until_then = (sea.active - sea.first) % sea.seats, (by - sea.first) % sea.seats
    if until_now < until_then and not sea.house.others_once_more:
        fail("active", "had its last turn before the end was set off", "GH-805")


def _has_loaded_the_last(sea: Sea) -> bool:
    """Whether a home port can have been emptied in the running turn."""
    if sea.phase != SAIL:
        return sea.phase == CLOSE
    port = sea.home_port(sea.at[sea.moving])
    return port >= 0 and port_exhausted(sea, port)


def _check_set_up(sea: Sea) -> None:
    """During the set-up nothing lies on the table before its time (GH-113)."""
    for field in ("raids", "conquests"):
        if getattr(sea, field):
            fail(field, "belong to the turns", "GH-202")
    if sea.turn > 1:
        fail("turn", "no turn has begun", "GH-113")
    if sea.reason:
        fail("end_reason", "nothing ends before the first turn", "GH-801")
    if any(owner >= 0 for owner in sea.taken):
        fail("territories", "are conquered in the turns", "GH-515")
    if sea.phase == FLEETS_PHASE and sea.house.random_fleets:
        fail("phase", "fleets are drawn by lot with this option", "GH-R10")
    if any(sea.warehouse):
        fail("warehouses", "start empty", "GH-111")
    if sea.phase == FLEETS_PHASE or not sea.house.after_deal:
        if any(sea.stock):
            fail("ports", "are filled after the placing of boats", "GH-113")
        if any(sea.cards[: sea.pile]) or any(sea.piled(sea.discard)):
            fail("hands", "are dealt after the placing of boats", "GH-113")
        if sea.reserve:
            fail("reserve", "comes from the filling of ports", "GH-504")
    elif any(sum(sea.hand(seat)) != sea.parts.start_hand for seat in range(sea.seats)):
        fail("hands", "are dealt before the placing of boats with this option", "GH-R8")
    if sea.placing is None:
        return
    for seat in range(sea.seats):
        answer = sea.placing.of(seat) if sea.house.turn_order else None
        ports = {} if answer is None else placing_ports(sea, seat, answer)
        for boat in own_boats(sea, seat):
            name = sea.parts.boats[boat]
            at = {VENICE: 0, CONSTANTINOPLE: sea.track.last}.get(ports.get(name, ""), -1)
            if sea.at[boat] != at:
                fail(f"boats.{name}", "is not where its seat has placed it", "GH-107")
