"""Chapter 3, constructions and enrolment in the ports a player controls."""

from fondaco.games.mediterranee.codes import (
    ASHORE,
    CASTLE,
    ENROL,
    GALLEY_AT,
    GALLEY_BITS,
    NEW,
)
from fondaco.games.mediterranee.components import ENROLLED, GARRISON
from fondaco.games.mediterranee.state import Sea, Stowed, no
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
from fondaco.table.words import Refusal, Seat, Tell

# -- questions --


def has_materials(sea: Sea, port: int, needs: int) -> bool:
    """ME-328 to ME-330: each good produced or stored there."""
    return not needs & ~(sea.stored[port] | 1 << sea.parts.good_of[port])


def may_enrol(sea: Sea, port: int) -> int:
    """How many more sailors a port gives this round (ME-336, ME-905)."""
    left = len(sea.shelves[port]) - sea.enrolled[port]
    return min(left, sea.box_sailors) if sea.house.strict else left


def yard_codes(sea: Sea, seat: Seat, money: int) -> list[int]:
    """One sailor at a time; a new galley with one sailor from any source."""
    parts = sea.parts
    if money < parts.sailor_cost:
        return []
    codes: list[int] = []
    strict = sea.house.strict
    builds = money >= parts.build_cost
    holder, built, good_of = sea.holder, sea.built, parts.good_of
    for port, shelf in enumerate(sea.shelves):
        if holder[port] != seat:
            continue
        left = may_enrol(sea, port) if shelf else 0
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
                    codes.append(GALLEY_AT | base | ASHORE)
                if left > 0 and money >= parts.build_cost + parts.sailor_cost:
                    codes.append(GALLEY_AT | base | NEW)
                if sea.house.crew_from_galleys:
                    codes += [GALLEY_AT | base | g for g in here if sea.crew[g] > 1]
            if (
                not parts.castle_needs & missing
                and not sea.castle[port]
                and (sea.box_castles > 0 or not strict)
            ):
                codes.append(CASTLE | port)
        if left > 0:
            codes.append(ENROL | base | ASHORE)
            if here is None:
                here = sea.here(seat, parts.area_of[port])
            for galley in here:
                if sea.crew[galley] + sea.hold[galley] < parts.capacity:
                    codes.append(ENROL | base | galley)
    return codes


def yard_has_act(sea: Sea, seat: Seat) -> bool:
    """Whether the board lets a seat build or enrol, whatever money it has (ME-907)."""
    return bool(yard_codes(sea, seat, 1 << 40))


# -- checks --


def _check_port(sea: Sea, seat: Seat, name: str, rule: str) -> Refusal | None:
    port = sea.parts.port_id.get(name, -1)
    if port < 0 or sea.holder[port] != seat:
        return no(rule, "not_your_port", port=name)
    return None


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


def check_enrol(sea: Sea, seat: Seat, action: Enrol) -> Refusal | None:
    parts = sea.parts
    port = parts.port_id.get(action.port, -1)
    places = read_places(sea, seat, port, action.places)
    if not isinstance(places, Refusal):
        for place, count in places:
            if place != ASHORE and count > sea.room(place):
                return no("ME-114", "galley_overloaded", galley=f"g{place + 1}")
    wanted = sum(count for count in action.places.values() if count > 0)
    if wanted * parts.sailor_cost > sea.money[seat]:
        return no("ME-119", "not_enough_money", amount=wanted * parts.sailor_cost)
    refusal = _check_port(sea, seat, action.port, "ME-335")
    if refusal is not None:
        return refusal
    limit = len(sea.shelves[port]) - sea.enrolled[port]
    if wanted < 1 or wanted > limit:
        return no("ME-336", "enrol_limit", port=action.port, left=limit)
    if isinstance(places, Refusal):
        return places
    if sea.house.strict and wanted > sea.box_sailors:
        return no("ME-905", "box_empty")
    return None


def read_places(sea: Sea, seat: Seat, port: int, places: Load) -> Stowed | Refusal:
    """The garrison (as ASHORE) and own galleys in the port, with numbers above 0."""
    read: list[tuple[int, int]] = []
    for name, count in places.items():
        galley = ASHORE if name == GARRISON else sea.number(name)
        if galley != ASHORE and (
            port < 0
            or galley < 0
            or sea.owner[galley] != seat
            or sea.lies[galley] != sea.parts.area_of[port]
        ):
            return no("ME-338", "no_galley_in_port", galley=name)
        if count < 1:
            return no("ME-338", "bad_load", galley=name)
        read.append((galley, count))
    return tuple(sorted(read))


def read_crew(sea: Sea, crew: Load) -> Stowed:
    """Sources that `check_build_galley` has accepted."""
    places = {GARRISON: ASHORE, ENROLLED: NEW}
    return tuple(
        sorted(
            (places[name] if name in places else sea.number(name), count)
            for name, count in crew.items()
        )
    )


# -- deeds --


def _place_names(numbers: Stowed) -> Load:
    names = {ASHORE: GARRISON, NEW: ENROLLED}
    return {names.get(place, f"g{place + 1}"): count for place, count in numbers}


def build_galley(sea: Sea, seat: Seat, port: int, crew: Stowed, tell: Tell | None) -> None:
    """The galley appears at once, with its first sailors (ME-331, ME-332)."""
    parts = sea.parts
    paid = parts.build_cost
    sailors = 0
    for source, count in crew:
        sailors += count
        if source == ASHORE:
            sea.garrison[port] -= count
        elif source == NEW:
            sea.box_sailors -= count
            sea.enrolled[port] += count
            paid += count * parts.sailor_cost
        else:
            sea.crew[source] -= count
    sea.pay(seat, paid)
    sea.built |= 1 << port
    galley = sea.launch(seat, parts.area_of[port], sailors)
    if tell is not None:
        name = f"g{galley + 1}"
        tell(GalleyBuilt(seat, parts.ports[port], name, _place_names(crew), paid), ALL)


def build_castle(sea: Sea, seat: Seat, port: int, tell: Tell | None) -> None:
    sea.pay(seat, sea.parts.build_cost)
    sea.built |= 1 << port
    sea.castle[port] = 1
    sea.box_castles -= 1
    if tell is not None:
        tell(CastleBuilt(seat, sea.parts.ports[port], sea.parts.build_cost), ALL)


def enrol(sea: Sea, seat: Seat, port: int, places: Stowed, tell: Tell | None) -> None:
    sailors = 0
    for place, count in places:
        sailors += count
        if place == ASHORE:
            sea.garrison[port] += count
        else:
            sea.crew[place] += count
    sea.box_sailors -= sailors
    sea.enrolled[port] += sailors
    paid = sailors * sea.parts.sailor_cost
    sea.pay(seat, paid)
    if tell is not None:
        tell(Enrolled(seat, sea.parts.ports[port], _place_names(places), paid), ALL)
