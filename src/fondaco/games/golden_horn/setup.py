"""Chapter 1: the set-up. Track, fleets, placing of boats, goods onto the ports, cards (GH-113)."""

from typing import Final

from fondaco.games.golden_horn.arrival import draw_cards
from fondaco.games.golden_horn.component_file import (
    BOATS,
    BOATS_PER_FLEET,
    COLOURS,
    CONSTANTINOPLE,
    FLEETS,
    KINDS,
    TERRITORIES,
    VENICE,
)
from fondaco.games.golden_horn.dominion import fill_ports
from fondaco.games.golden_horn.state import FLEETS_PHASE, LOT, NO_FLEET, PLACE, Sea
from fondaco.games.golden_horn.turn import begin_turn
from fondaco.games.golden_horn.words import (
    BoatsPlaced,
    ChooseFleet,
    FirstPlayerNamed,
    FleetChosen,
    FleetDrawn,
    PlaceBoats,
    PlacementSealed,
)
from fondaco.parley.sealed import Sealed
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.verbs import Verb
from fondaco.table.words import Refusal, Seat, Tell

HOME_PORTS: Final = (VENICE, CONSTANTINOPLE)
PLACINGS: Final = 1 << BOATS_PER_FLEET


def lay_out(sea: Sea) -> None:
    """An empty table: all pieces in bag, pile and supply."""
    parts = sea.parts
    sea.phase = FLEETS_PHASE
    sea.active = -1
    sea.first = 0
    sea.turn = 0
    sea.fleets = [NO_FLEET] * sea.seats
    sea.owner = [-1] * FLEETS
    sea.placing = None
    sea.at = [-1] * BOATS
    sea.heading = [1] * BOATS
    sea.kind = [-1] * BOATS
    sea.goods = [0] * BOATS
    sea.mercenaries = [0] * BOATS
    sea.peasants = [0] * BOATS
    sea.turnable = [False] * BOATS
    sea.afloat = [0] * (sea.track.last + 1)
    sea.stock = [0] * (2 * KINDS)
    people = [parts.black, parts.white] if sea.house.expansion else [0, 0]  # GH-502
    sea.bag = [parts.goods_per_colour] * COLOURS + people
    sea.pile = sea.seats * COLOURS
    sea.discard = sea.pile + COLOURS
    sea.cards = [0] * sea.pile + [parts.cards_per_colour] * COLOURS + [0] * COLOURS
    sea.warehouse = [0] * (sea.seats * KINDS)  # GH-111
    sea.supply = parts.mercenaries if sea.house.expansion else 0  # GH-503
    sea.reserve = 0
    sea.taken = [-1] * TERRITORIES
    sea.raids = 0
    sea.conquests = 0
    sea.moving = -1
    sea.passes = 0
    sea.set_off_by = -1
    sea.reason = ""


def deal(sea: Sea, chance: Chance, tell: Tell | None, first: Seat | None) -> None:
    """Set up as far as no seat has to decide anything."""
    lay_out(sea)
    # GH-112, GH-R9: the creator names the oldest player; otherwise the lot decides.
    drawn = first is None or sea.house.random_first
    sea.first = chance.below(sea.seats) if first is None or drawn else first
    if tell is not None:
        tell(FirstPlayerNamed(sea.first), ALL)
    if sea.house.random_fleets:
        sea.fleets = [LOT] * sea.seats
        _share_out_fleets(sea, chance, tell)


# -- fleets (GH-106) --

ANY_FLEET: Final = FLEETS


def _free_fleets(sea: Sea, seat: Seat) -> list[int]:
    """Fleets free to take, then `ANY_FLEET` for the lot; a choice made may still be changed."""
    free = [fleet for fleet in range(FLEETS) if fleet not in sea.fleets]
    return free if sea.fleets[seat] == LOT else [*free, ANY_FLEET]


def fleet_codes(sea: Sea, seat: Seat) -> list[int]:
    return [CHOOSE_FLEET.base + fleet for fleet in _free_fleets(sea, seat)]


def check_choose_fleet(sea: Sea, seat: Seat, action: ChooseFleet) -> Refusal | None:
    if action.fleet is not None and action.fleet not in sea.parts.fleets:
        return Refusal("GH-106", {"fleet": action.fleet})
    if encode_fleet(sea, seat, action) not in _free_fleets(sea, seat):
        return Refusal("GH-106", {"fleet": action.fleet or "lot"})
    if sea.phase != FLEETS_PHASE:
        return Refusal("GH-113", {"phase": "fleets"})
    return None


def encode_fleet(sea: Sea, seat: Seat, action: ChooseFleet) -> int:
    return ANY_FLEET if action.fleet is None else sea.parts.fleets.index(action.fleet)


def decode_fleet(sea: Sea, seat: Seat, fleet: int) -> ChooseFleet:
    return ChooseFleet(None if fleet == ANY_FLEET else sea.parts.fleets[fleet])


def choose_fleet(sea: Sea, seat: Seat, fleet: int, chance: Chance, tell: Tell | None) -> None:
    fleets = sea.fleets[:]
    fleets[seat] = LOT if fleet == ANY_FLEET else fleet
    sea.fleets = fleets
    if tell is not None:
        tell(FleetChosen(seat, None if fleet == ANY_FLEET else sea.parts.fleets[fleet]), ALL)
    if NO_FLEET not in fleets:
        _share_out_fleets(sea, chance, tell)


def _share_out_fleets(sea: Sea, chance: Chance, tell: Tell | None) -> None:
    """Seats without a pick get a random free fleet (GH-R10)."""
    fleets = sea.fleets[:]
    for seat in range(sea.seats):
        if fleets[seat] == LOT:
            free = [fleet for fleet in range(FLEETS) if fleet not in fleets]
            fleets[seat] = free[chance.below(len(free))]
            if tell is not None:
                tell(FleetDrawn(seat, sea.parts.fleets[fleets[seat]]), ALL)
    sea.fleets = fleets
    sea.owner = [fleets.index(f) if f in fleets else -1 for f in range(FLEETS)]
    if sea.house.after_deal:  # GH-R8
        _goods_and_cards(sea, chance, tell)
    begin_placing(sea)


def own_boats(sea: Sea, seat: Seat) -> range:
    """The three boats of a seat."""
    first = sea.fleets[seat] * BOATS_PER_FLEET
    return range(first, first + BOATS_PER_FLEET)


# -- placing (GH-107, GH-108) --


def begin_placing(sea: Sea) -> None:
    """All at once, or one after the other from the first player on (GH-R7)."""
    sea.phase = PLACE
    order = tuple((sea.first + n) % sea.seats for n in range(sea.seats))
    sea.placing = Sealed(order)
    sea.active = sea.first if sea.house.turn_order else -1


def placing_codes(sea: Sea, seat: Seat) -> list[int]:
    """D2; a sealed choice may be replaced by another one until all have decided."""
    if sea.house.turn_order and seat != sea.active:
        return []
    first = PLACE_BOATS.base
    return list(range(first, first + PLACINGS))


def check_place_boats(sea: Sea, seat: Seat, action: PlaceBoats) -> Refusal | None:
    chosen = sea.fleets[seat] >= 0  # before that any boats may become one's own
    mine = {sea.parts.boats[boat] for boat in own_boats(sea, seat)} if chosen else sea.parts.boat_id
    for boat, port in action.ports.items():
        if boat not in mine or port not in HOME_PORTS:
            return Refusal("GH-107", {"boat": boat, "port": port})
    if len(action.ports) != BOATS_PER_FLEET:
        return Refusal("GH-107", {"boats": len(action.ports)})
    if sea.phase != PLACE:
        return Refusal("GH-113", {"phase": "place"})
    if sea.house.turn_order and sea.active != seat:
        return Refusal("GH-204", {"active": sea.active})
    return None


def encode_placing(sea: Sea, seat: Seat, action: PlaceBoats) -> int:
    """One bit per boat, the first boat highest: 0 for Venice, 1 for Constantinople."""
    bits = 0
    for boat in own_boats(sea, seat):
        bits = bits * 2 + HOME_PORTS.index(action.ports[sea.parts.boats[boat]])
    return bits


def decode_placing(sea: Sea, seat: Seat, bits: int) -> PlaceBoats:
    return PlaceBoats(placing_ports(sea, seat, bits))


def placing_ports(sea: Sea, seat: Seat, bits: int) -> dict[str, str]:
    """The ports that the bits of a placing name, by boat."""
    return {
        sea.parts.boats[boat]: HOME_PORTS[bits >> (BOATS_PER_FLEET - 1 - n) & 1]
        for n, boat in enumerate(own_boats(sea, seat))
    }


def place_boats(sea: Sea, seat: Seat, bits: int, chance: Chance, tell: Tell | None) -> None:
    placing = sea.placing
    assert placing is not None
    placing.put(seat, bits)
    waiting = placing.waiting()
    if sea.house.turn_order:
        _put_on_track(sea, seat, bits, tell)
        sea.active = waiting[0] if waiting else -1
    elif tell is not None:
        tell(PlacementSealed(seat), ALL)
    if waiting:
        return
    if not sea.house.turn_order:
        for other, answer in placing.reveal():
            _put_on_track(sea, other, answer, tell)
    sea.placing = None
    if not sea.house.after_deal:
        _goods_and_cards(sea, chance, tell)
    begin_turn(sea, sea.first, tell)


def _put_on_track(sea: Sea, seat: Seat, bits: int, tell: Tell | None) -> None:
    for n, boat in enumerate(own_boats(sea, seat)):
        port = bits >> (BOATS_PER_FLEET - 1 - n) & 1
        put_in_home_port(sea, boat, port)
    if tell is not None:
        tell(BoatsPlaced(seat, placing_ports(sea, seat, bits)), ALL)


def put_in_home_port(sea: Sea, boat: int, port: int) -> None:
    """A boat in a home port faces the other one (GH-108, GH-409); any number fits (GH-313)."""
    space = sea.track.last if port else 0
    sea.at[boat] = space
    sea.heading = changed(sea.heading, boat, -1 if port else 1)
    sea.afloat[space] += 1


def _goods_and_cards(sea: Sea, chance: Chance, tell: Tell | None) -> None:
    fill_ports(sea, chance, tell)  # GH-109
    for n in range(sea.seats):  # GH-110
        draw_cards(sea, (sea.first + n) % sea.seats, sea.parts.start_hand, chance, tell)


CHOOSE_FLEET: Final = Verb(
    ChooseFleet,
    0,
    codes=fleet_codes,
    check=check_choose_fleet,
    decode=decode_fleet,
    encode=encode_fleet,
    play=choose_fleet,
)
PLACE_BOATS: Final = Verb(
    PlaceBoats,
    1,
    codes=placing_codes,
    check=check_place_boats,
    decode=decode_placing,
    encode=encode_placing,
    play=place_boats,
)
