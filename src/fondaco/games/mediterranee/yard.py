"""Chapter 3, constructions and enrolment in the ports a player controls."""

from typing import Final

from fondaco.games.mediterranee.pieces import (
    ASHORE,
    ENROLLED,
    GALLEY,
    GALLEY_BITS,
    GARRISON,
    NEW,
    galley_name,
)
from fondaco.games.mediterranee.state import Sea, Stowed, listed, no
from fondaco.games.mediterranee.words import (
    BuildCastle,
    BuildGalley,
    CastleBuilt,
    Enrol,
    Enrolled,
    GalleyBuilt,
    Load,
)
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.verbs import Verb
from fondaco.table.words import Refusal, Seat, Tell

ENDLESS: Final = 1 << 40  # money enough for anything


def has_materials(sea: Sea, port: int, needs: int) -> bool:
    """ME-328 to ME-330: each good produced or stored there; it is not used up (ME-R21)."""
    return not needs & ~(sea.stored[port] | 1 << sea.parts.good_of[port])


def may_enrol(sea: Sea, port: int) -> int:
    """How many more sailors a port gives this round (ME-336, ME-R23, ME-905)."""
    left = len(sea.shelves[port]) - sea.enrolled[port]
    return min(left, sea.box_sailors) if sea.house.strict else left


def add_works(sea: Sea, seat: Seat, codes: list[int]) -> None:
    """Galleys, castles and sailors, port by port."""
    _add_works(sea, seat, sea.money[seat], codes)


def _add_works(sea: Sea, seat: Seat, money: int, codes: list[int]) -> None:
    """One sailor at a time; a new galley with one sailor from any source."""
    parts = sea.parts
    if money < parts.sailor_cost:
        return
    strict = sea.house.strict
    builds = money >= parts.build_cost
    built, good_of = sea.built, parts.good_of
    for port in sea.realm[seat]:
        left = may_enrol(sea, port) if sea.shelves[port] else 0
        builds_here = builds and not built >> port & 1
        if left <= 0 and not builds_here:
            continue
        missing = ~(sea.stored[port] | 1 << good_of[port])
        here: list[int] | None = None
        base = port << GALLEY_BITS
        if builds_here:
            if not parts.galley_needs & missing and (sea.box_galleys > 0 or not strict):
                here = sea.here(seat, parts.area_of[port])
                if sea.garrison[port]:
                    codes.append(BUILD_GALLEY.base | base | ASHORE)
                if left > 0 and money >= parts.build_cost + parts.sailor_cost:
                    codes.append(BUILD_GALLEY.base | base | NEW)
                if sea.house.crew_from_galleys:
                    codes += [BUILD_GALLEY.base | base | g for g in here if sea.crew[g] > 1]
            if (
                not parts.castle_needs & missing
                and not sea.castle[port]
                and (sea.box_castles > 0 or not strict)
            ):
                codes.append(BUILD_CASTLE.base | port)
        if left > 0:
            codes.append(ENROL.base | base | ASHORE)
            if here is None:
                here = sea.here(seat, parts.area_of[port])
            for galley in here:
                if sea.crew[galley] + sea.hold[galley] < parts.capacity:
                    codes.append(ENROL.base | base | galley)


def yard_has_act(sea: Sea, seat: Seat) -> bool:
    """Whether the board lets a seat build or enrol, whatever money it has (ME-907)."""
    codes: list[int] = []
    _add_works(sea, seat, ENDLESS, codes)
    return bool(codes)


def _check_port(sea: Sea, seat: Seat, name: str, rule: str) -> Refusal | None:
    port = sea.parts.port_id.get(name, -1)
    if port < 0 or sea.holder[port] != seat:
        return no(rule, "not_your_port", port=name)
    return None


def _place_names(numbers: Stowed) -> Load:
    names = {ASHORE: GARRISON, NEW: ENROLLED}
    return {names.get(place, galley_name(place)): count for place, count in numbers}


# -- galleys (ME-325 to ME-333) --


def _check_build(sea: Sea, seat: Seat, name: str, needs: int, rule: str) -> Refusal | None:
    """ME-325, ME-326, and ME-328 or ME-329."""
    refusal = _check_port(sea, seat, name, "ME-325")
    if refusal is not None:
        return refusal
    port = sea.parts.port_id[name]
    if sea.built >> port & 1:
        return no("ME-326", "already_built_here", port=name)
    if not has_materials(sea, port, needs):
        return no(rule, "missing_material", port=name)
    return None


def check_build_galley(sea: Sea, seat: Seat, action: BuildGalley) -> Refusal | None:
    parts = sea.parts
    crew = sum(action.crew.values())
    if crew > parts.capacity:
        return no("ME-114", "galley_overloaded")
    enrolled = max(action.crew.get(ENROLLED, 0), 0)
    cost = parts.build_cost + parts.sailor_cost * enrolled
    if cost > sea.money[seat]:
        return no("ME-119", "not_enough_money", amount=cost)
    refusal = _check_build(sea, seat, action.port, parts.galley_needs, "ME-328")
    if refusal is not None:
        return refusal
    port = parts.port_id[action.port]
    refusal = _check_crew(sea, seat, port, action.crew)
    if refusal is not None:
        return refusal
    if sea.house.strict and (sea.box_galleys < 1 or enrolled > sea.box_sailors):
        return no("ME-905", "box_empty")
    return None


def _check_crew(sea: Sea, seat: Seat, port: int, crew: Load) -> Refusal | None:
    """ME-332: 1 or more sailors, from sources that can provide them."""
    if not crew:
        return no("ME-332", "no_crew")
    for source, count in crew.items():
        if source == GARRISON:
            most = sea.garrison[port]
        elif source == ENROLLED:
            most = len(sea.shelves[port]) - sea.enrolled[port]
        else:
            galley = sea.number(source)
            mine = galley >= 0 and sea.owner[galley] == seat
            near = mine and sea.lies[galley] == sea.parts.area_of[port]
            most = sea.crew[galley] - 1 if near and sea.house.crew_from_galleys else 0  # ME-R22
        if not 1 <= count <= most:
            return no("ME-332", "no_crew", source=source)
    return None


def decode_build_galley(sea: Sea, seat: Seat, code: int) -> BuildGalley:
    return BuildGalley(sea.parts.ports[code >> GALLEY_BITS], _place_names(((code & GALLEY, 1),)))


def build_galley(sea: Sea, seat: Seat, code: int, chance: Chance, tell: Tell | None) -> None:
    _build(sea, seat, code >> GALLEY_BITS, ((code & GALLEY, 1),), tell)


def do_build_galley(
    sea: Sea, seat: Seat, action: BuildGalley, chance: Chance, tell: Tell | None
) -> None:
    places = {GARRISON: ASHORE, ENROLLED: NEW}
    crew = sorted(
        (places[name] if name in places else sea.number(name), count)
        for name, count in action.crew.items()
    )
    _build(sea, seat, sea.parts.port_id[action.port], tuple(crew), tell)


def _build(sea: Sea, seat: Seat, port: int, crew: Stowed, tell: Tell | None) -> None:
    """The galley appears at once, with its first sailors (ME-331, ME-332)."""
    parts = sea.parts
    paid = parts.build_cost
    sailors = 0
    for source, count in crew:
        sailors += count
        if source == ASHORE:
            sea.garrison = changed(sea.garrison, port, sea.garrison[port] - count)
        elif source == NEW:
            sea.box_sailors -= count
            sea.enrolled = changed(sea.enrolled, port, sea.enrolled[port] + count)
            paid += count * parts.sailor_cost
        else:
            sea.crew[source] -= count
    sea.pay(seat, paid)
    sea.built |= 1 << port
    galley = sea.launch(seat, parts.area_of[port], sailors)
    if tell is not None:
        name = galley_name(galley)
        tell(GalleyBuilt(seat, parts.ports[port], name, _place_names(crew), paid), ALL)


# -- castles (ME-334) --


def check_build_castle(sea: Sea, seat: Seat, action: BuildCastle) -> Refusal | None:
    parts = sea.parts
    if parts.build_cost > sea.money[seat]:
        return no("ME-119", "not_enough_money", amount=parts.build_cost)
    refusal = _check_build(sea, seat, action.port, parts.castle_needs, "ME-329")
    if refusal is not None:
        return refusal
    if sea.castle[parts.port_id[action.port]]:
        return no("ME-334", "already_fortified", port=action.port)
    if sea.house.strict and sea.box_castles < 1:
        return no("ME-905", "box_empty")
    return None


def decode_build_castle(sea: Sea, seat: Seat, port: int) -> BuildCastle:
    return BuildCastle(sea.parts.ports[port])


def build_castle(sea: Sea, seat: Seat, port: int, chance: Chance, tell: Tell | None) -> None:
    sea.pay(seat, sea.parts.build_cost)
    sea.built |= 1 << port
    sea.castle = changed(sea.castle, port, 1)
    sea.box_castles -= 1
    if tell is not None:
        tell(CastleBuilt(seat, sea.parts.ports[port], sea.parts.build_cost), ALL)


# -- sailors (ME-335 to ME-338) --


def check_enrol(sea: Sea, seat: Seat, action: Enrol) -> Refusal | None:
    parts = sea.parts
    port = parts.port_id.get(action.port, -1)
    places = [(name, _place_of(sea, seat, port, name), n) for name, n in action.places.items()]
    for name, place, count in places:
        if place >= 0 and place != ASHORE and count > sea.room(place):
            return no("ME-114", "galley_overloaded", galley=name)
    wanted = sum(count for count in action.places.values() if count > 0)
    if wanted * parts.sailor_cost > sea.money[seat]:
        return no("ME-119", "not_enough_money", amount=wanted * parts.sailor_cost)
    refusal = _check_port(sea, seat, action.port, "ME-335")
    if refusal is not None:
        return refusal
    limit = len(sea.shelves[port]) - sea.enrolled[port]
    if wanted < 1 or wanted > limit:
        return no("ME-336", "enrol_limit", port=action.port, left=limit)
    for name, place, count in places:
        if place < 0:
            return no("ME-338", "no_galley_in_port", galley=name)
        if count < 1:
            return no("ME-338", "bad_load", galley=name)
    if sea.house.strict and wanted > sea.box_sailors:
        return no("ME-905", "box_empty")
    return None


def _place_of(sea: Sea, seat: Seat, port: int, name: str) -> int:
    """The garrison (as ASHORE) or an own galley in the port, else -1."""
    if name == GARRISON:
        return ASHORE
    galley = sea.number(name)
    if port < 0 or galley < 0 or sea.owner[galley] != seat:
        return -1
    return galley if sea.lies[galley] == sea.parts.area_of[port] else -1


def decode_enrol(sea: Sea, seat: Seat, code: int) -> Enrol:
    return Enrol(sea.parts.ports[code >> GALLEY_BITS], _place_names(((code & GALLEY, 1),)))


def enrol(sea: Sea, seat: Seat, code: int, chance: Chance, tell: Tell | None) -> None:
    _enrol(sea, seat, code >> GALLEY_BITS, ((code & GALLEY, 1),), tell)


def do_enrol(sea: Sea, seat: Seat, action: Enrol, chance: Chance, tell: Tell | None) -> None:
    port = sea.parts.port_id[action.port]
    places = sorted((_place_of(sea, seat, port, name), n) for name, n in action.places.items())
    _enrol(sea, seat, port, tuple(places), tell)


def _enrol(sea: Sea, seat: Seat, port: int, places: Stowed, tell: Tell | None) -> None:
    sailors = 0
    for place, count in places:
        sailors += count
        if place == ASHORE:
            sea.garrison = changed(sea.garrison, port, sea.garrison[port] + count)
        else:
            sea.crew[place] += count
    sea.box_sailors -= sailors
    sea.enrolled = changed(sea.enrolled, port, sea.enrolled[port] + sailors)
    paid = sailors * sea.parts.sailor_cost
    sea.pay(seat, paid)
    if tell is not None:
        tell(Enrolled(seat, sea.parts.ports[port], _place_names(places), paid), ALL)


BUILD_GALLEY: Final = Verb(
    BuildGalley,
    321,
    check=check_build_galley,
    codes=listed(add_works),  # of castles and sailors as well
    decode=decode_build_galley,
    play=build_galley,
    do=do_build_galley,
)
BUILD_CASTLE: Final = Verb(
    BuildCastle, 322, check=check_build_castle, decode=decode_build_castle, play=build_castle
)
ENROL: Final = Verb(Enrol, 323, check=check_enrol, decode=decode_enrol, play=enrol, do=do_enrol)
