"""Chapter 3: loading and sailing."""

from typing import Final

from fondaco.games.golden_horn.arrival import arrive
from fondaco.games.golden_horn.component_file import (
    BOATS_PER_FLEET,
    COLOURS,
    KINDS,
    MERCENARY,
    PEASANT,
)
from fondaco.games.golden_horn.dominion import check_people_load, people_loads, refill
from fondaco.games.golden_horn.ending import port_exhausted, set_off
from fondaco.games.golden_horn.state import CLOSE, PRE, SAIL, Sea
from fondaco.games.golden_horn.words import (
    BoatChosen,
    BoatLoaded,
    BoatSailed,
    ChooseBoat,
    ChooseStop,
    WindPlayed,
)
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.verbs import Verb
from fondaco.table.words import Refusal, Seat, Tell

# The argument of a boat's code is (boat * 10 + load) * 2 + turn, that of a stop's its space.
_LOADS: Final = 10
# Loads besides the six colours and the two peoples:
BOTH: Final = PEASANT + 1
NOTHING: Final = PEASANT + 2
PEOPLE_LOADS: Final = {"mercenaries": MERCENARY, "peasants": PEASANT, "people": BOTH}

# -- the boat and its load --


def boat_codes(sea: Sea, seat: Seat) -> list[int]:
    """Boats in data-file order, loads in canonical order, going on before turning (D4).

    GH-508: who has only people to load must load them, for they are all that is listed.
    """
    codes: list[int] = []
    boats = CHOOSE_BOAT.base
    first = sea.fleets[seat] * BOATS_PER_FLEET
    for boat in range(first, first + BOATS_PER_FLEET):
        at = sea.at[boat]
        base = boats + boat * _LOADS * 2
        if at in (0, sea.track.last):
            stock = 0 if at == 0 else KINDS
            for colour in sea.parts.foreign[boat]:  # GH-303
                if sea.stock[stock + colour]:
                    codes.append(base + colour * 2)
            if sea.house.expansion:
                for load in people_loads(sea, stock):
                    codes.append(base + load * 2)
        else:
            codes.append(base + NOTHING * 2)  # GH-206, GH-306, GH-410
            if sea.turnable[boat]:
                codes.append(base + NOTHING * 2 + 1)  # GH-220
    return codes


def check_choose_boat(sea: Sea, seat: Seat, action: ChooseBoat) -> Refusal | None:
    boat = sea.parts.boat_id.get(action.boat, -1)
    own = boat >= 0 and sea.owner[boat // BOATS_PER_FLEET] == seat
    if action.turn and not (own and sea.turnable[boat]):
        return Refusal("GH-221", {"boat": action.boat})
    if sea.phase != PRE or not own:
        return Refusal("GH-301", {"boat": action.boat})
    port = sea.home_port(sea.at[boat])
    if port < 0:
        return None if action.load is None else Refusal("GH-306", {"boat": action.boat})
    if action.load is None:
        return Refusal("GH-302", {"boat": action.boat})
    if sea.house.expansion and action.load in PEOPLE_LOADS:
        stock = sea.port_stock(port)
        if not any(stock[kind] for kind in (*sea.parts.foreign[boat], MERCENARY, PEASANT)):
            return Refusal("GH-307", {"boat": action.boat})
        return check_people_load(sea, port * KINDS, PEOPLE_LOADS[action.load])
    colour = sea.parts.colour_id.get(action.load, -1)
    if colour not in sea.parts.foreign[boat] or not sea.stock[port * KINDS + colour]:
        return Refusal("GH-303", {"boat": action.boat, "load": action.load})
    return None


def decode_boat(sea: Sea, seat: Seat, boat_and_load: int) -> ChooseBoat:
    rest, turn = divmod(boat_and_load, 2)
    boat, load = divmod(rest, _LOADS)
    names = (*sea.parts.colours, "mercenaries", "peasants", "people", None)
    return ChooseBoat(sea.parts.boats[boat], names[load], bool(turn))


def choose_boat(
    sea: Sea, seat: Seat, boat_and_load: int, chance: Chance, tell: Tell | None
) -> None:
    rest, turn = divmod(boat_and_load, 2)
    boat, load = divmod(rest, _LOADS)
    sea.moving = boat
    sea.phase = SAIL
    sea.passes = 0
    if turn:
        sea.heading = changed(sea.heading, boat, -sea.heading[boat])
    if sea.turnable[boat]:
        sea.turnable = changed(sea.turnable, boat, False)  # GH-221: for this one move only
    if load == NOTHING:
        if tell is not None:
            tell(BoatChosen(seat, sea.parts.boats[boat], bool(turn)), ALL)
        return
    port = 0 if sea.at[boat] == 0 else 1
    _load(sea, seat, boat, port, load, tell)
    refill(sea, port, chance, tell)  # GH-308, GH-R24
    if port_exhausted(sea, port):
        set_off(sea, "port_empty", tell)


def _load(sea: Sea, seat: Seat, boat: int, port: int, load: int, tell: Tell | None) -> None:
    base = port * KINDS
    stock = sea.stock
    if load < COLOURS:
        sea.kind = changed(sea.kind, boat, load)
        sea.goods[boat] = stock[base + load]  # GH-304: all of them
        stock[base + load] = 0
    if load in (MERCENARY, BOTH):
        sea.mercenaries = changed(sea.mercenaries, boat, stock[base + MERCENARY])
        stock[base + MERCENARY] = 0
    if load in (PEASANT, BOTH):
        sea.peasants = changed(sea.peasants, boat, stock[base + PEASANT])
        stock[base + PEASANT] = 0
    if tell is not None:
        name = "constantinople" if port else "venice"
        tell(BoatLoaded(seat, sea.parts.boats[boat], name, sea.cargo(boat)), ALL)


# -- the move --


def step_end(sea: Sea, space: int, heading: int) -> int:
    """Where a step from a space ends: occupied cells and a full Modone are passed over.

    GH-318: what is passed over counts for nothing.
    """
    afloat = sea.afloat
    space += heading
    while afloat[space] and (
        sea.colour[space] >= 0  # GH-316, GH-R17
        or (space == sea.track.modone and afloat[space] >= sea.docks)  # GH-317, GH-R18
    ):
        space += heading
    return space


def reach(sea: Sea, boat: int, hand: list[int]) -> list[int]:
    """All step ends of a move, whether or not one may stop there (GH-327).

    GH-323: a card a step, any number of them. GH-510: whatever is aboard.
    """
    return _spend(sea, boat, hand[:])


def _spend(sea: Sea, boat: int, left: list[int]) -> list[int]:
    """The step ends of a move that plays whatever cards it can out of those left."""
    ends: list[int] = []
    heading = sea.heading[boat]
    sails = sea.parts.sail_mask[boat]
    space = sea.at[boat]
    while True:
        space = step_end(sea, space, heading)
        ends.append(space)
        colour = sea.colour[space]
        if colour < 0:  # GH-326
            return ends
        if not sails >> colour & 1:  # else GH-319: free
            if not left[colour]:  # GH-321
                return ends
            left[colour] -= 1  # GH-322, GH-324, GH-R19


def stops(sea: Sea, boat: int, hand: list[int]) -> list[int]:
    """Where the move may end, from near to far (GH-325)."""
    return _open_to(sea, boat, reach(sea, boat, hand))


def _open_to(sea: Sea, boat: int, ends: list[int]) -> list[int]:
    if sea.house.compulsory_sails:  # GH-320
        return [space for space in ends if not _on_own_sail(sea, boat, space)]
    return ends


def _on_own_sail(sea: Sea, boat: int, space: int) -> bool:
    colour = sea.colour[space]
    return colour >= 0 and bool(sea.parts.sail_mask[boat] >> colour & 1)


def stop_codes(sea: Sea, seat: Seat) -> list[int]:
    first = CHOOSE_STOP.base
    boat = sea.moving
    return [first + space for space in _open_to(sea, boat, _spend(sea, boat, sea.hand(seat)))]


def check_choose_stop(sea: Sea, seat: Seat, action: ChooseStop) -> Refusal | None:
    if sea.phase != SAIL:
        return Refusal("GH-301", {"space": action.space})
    boat, space = sea.moving, action.space
    args: dict[str, str | int] = {"boat": sea.parts.boats[boat], "space": space}
    ends = reach(sea, boat, sea.hand(seat))
    if space in ends:
        if sea.house.compulsory_sails and _on_own_sail(sea, boat, space):
            return Refusal("GH-320", args)
        return None
    ahead = (space - sea.at[boat]) * sea.heading[boat]
    if not 0 <= space <= sea.track.last:
        return Refusal("GH-327", args)
    if ahead == 0:
        return Refusal("GH-315" if sea.home_port(space) < 0 else "GH-302", args)
    if ahead < 0:
        return Refusal("GH-311", args)
    if sea.colour[space] >= 0 and sea.afloat[space]:
        return Refusal("GH-312", args)
    if space == sea.track.modone and sea.afloat[space] >= sea.docks:
        return Refusal("GH-314", args)
    if sea.house.compulsory_sails and _on_own_sail(sea, boat, space):
        return Refusal("GH-320", args)
    return Refusal("GH-326" if sea.colour[ends[-1]] < 0 else "GH-321", args)


def decode_stop(sea: Sea, seat: Seat, space: int) -> ChooseStop:
    return ChooseStop(space)


def wind_needed(sea: Sea, boat: int, touched: list[int]) -> list[int]:
    """The cards a move costs: the colours of earlier step ends not on the sails (GH-327)."""
    sails = sea.parts.sail_mask[boat]
    return [sea.colour[space] for space in touched[:-1] if not sails >> sea.colour[space] & 1]


def choose_stop(sea: Sea, seat: Seat, stop: int, chance: Chance, tell: Tell | None) -> None:
    boat = sea.moving
    start = space = sea.at[boat]
    touched: list[int] = []
    while space != stop:
        space = step_end(sea, space, sea.heading[boat])
        touched.append(space)
    cards = wind_needed(sea, boat, touched)
    for card in cards:
        sea.cards[seat * COLOURS + card] -= 1
        sea.cards[sea.discard + card] += 1
    sea.afloat[start] -= 1
    sea.at[boat] = stop
    sea.afloat[stop] += 1
    if tell is not None:
        name = sea.parts.boats[boat]
        if cards:
            tell(WindPlayed(seat, name, tuple(sea.parts.colours[c] for c in cards)), ALL)
        tell(BoatSailed(seat, name, start, tuple(touched)), ALL)
    sea.moving = -1
    if sea.colour[stop] < 0:
        arrive(sea, seat, boat, chance, tell)
    sea.phase = CLOSE


CHOOSE_BOAT: Final = Verb(  # listed by `turn.move_codes`
    ChooseBoat,
    3,
    check=check_choose_boat,
    decode=decode_boat,
    play=choose_boat,
)
CHOOSE_STOP: Final = Verb(
    ChooseStop, 4, codes=stop_codes, check=check_choose_stop, decode=decode_stop, play=choose_stop
)
