"""Chapter 9: the full tables that a seat can imagine behind what it sees.

A view says nothing that is not so: what it shows is put on the table by number, unchecked.
"""

from fondaco.games.golden_horn.arrival import deal_card
from fondaco.games.golden_horn.component_file import (
    BLACK,
    COLOURS,
    KINDS,
    MERCENARY,
    PEASANT,
    WHITE,
)
from fondaco.games.golden_horn.setup import (
    HOME_PORTS,
    PLACINGS,
    begin_placing,
    encode_placing,
    lay_out,
)
from fondaco.games.golden_horn.state import FLEETS_PHASE, LOT, NO_FLEET, PHASES, PLACE, Sea
from fondaco.games.golden_horn.view.build import set_afloat
from fondaco.games.golden_horn.view.memory import Warehouses
from fondaco.games.golden_horn.words import GoldenHornView, PlaceBoats
from fondaco.table.chance import Chance, draw

# -- what is shown --


def chart(sea: Sea, seen: GoldenHornView) -> None:
    """Put on the table what the view shows. All cards not seen lie on the draw pile; of closed
    warehouses and the bag beside them nothing is there.
    """
    lay_out(sea)
    parts, seat = sea.parts, seen.seat
    sea.phase = PHASES.index(seen.phase)
    sea.active = _or_none(seen.active)
    sea.first = seen.first
    sea.turn = seen.turn
    sea.fleets = [
        NO_FLEET if name is None else LOT if name == "lot" else parts.fleets.index(name)
        for name in seen.fleets
    ]
    if sea.phase != FLEETS_PHASE:
        for owner, fleet in enumerate(sea.fleets):
            sea.owner[fleet] = owner
    for name, boat in seen.boats.items():
        set_afloat(sea, parts.boat_id[name], boat)
    if sea.phase == PLACE:
        _chart_placed(sea, seen)
    for colour, name in enumerate(parts.colours):
        own = 0 if seen.hand is None else seen.hand.get(name, 0)
        thrown = seen.discard.get(name, 0)
        if seat is not None:
            sea.cards[seat * COLOURS + colour] = own
        sea.cards[sea.discard + colour] = thrown
        sea.cards[sea.pile + colour] -= own + thrown
    kind_id = parts.kind_id
    for port, port_name in enumerate(HOME_PORTS):
        for name, count in seen.ports[port_name].items():
            sea.stock[port * KINDS + kind_id[name]] = count
    for owner, stored in enumerate(seen.warehouses):
        if stored is not None:
            for name, count in stored.items():
                sea.warehouse[owner * KINDS + kind_id[name]] = count
    sea.bag = [0] * KINDS
    if seen.bag is not None:
        for name, count in seen.bag.items():
            sea.bag[parts.cube_id[name]] = count
    sea.supply = seen.supply
    sea.reserve = seen.reserve
    if seen.territories:
        sea.taken = [_or_none(seen.territories[tile.id]) for tile in sea.tiles]
    sea.raids = seen.raids
    sea.conquests = seen.conquests
    sea.moving = -1 if seen.moving is None else parts.boat_id[seen.moving]
    sea.passes = seen.passes
    sea.set_off_by = _or_none(seen.set_off_by)
    sea.reason = seen.end_reason or ""


def _or_none(seat: int | None) -> int:
    return -1 if seat is None else seat


def _chart_placed(sea: Sea, seen: GoldenHornView) -> None:
    active = sea.active
    begin_placing(sea)
    sea.active = active
    assert sea.placing is not None
    for seat, ports in enumerate(seen.placed):
        if isinstance(ports, dict):
            sea.placing.put(seat, encode_placing(sea, seat, PlaceBoats(ports)))


# -- what is hidden --


def imagine(
    sea: Sea, seen: GoldenHornView, chance: Chance, notebook: Warehouses | None = None
) -> None:
    """Chance for all that the view, already on the table, hides."""
    if seen.bag is None:
        _imagine_cubes(sea, seen, chance, notebook)
    if sea.placing is not None:
        for seat, answer in enumerate(seen.placed):
            if answer is True:
                sea.placing.put(seat, chance.below(PLACINGS))
    _imagine_hands(sea, seen, chance)


def _imagine_hands(sea: Sea, seen: GoldenHornView, chance: Chance) -> None:
    """Other hands are any cards not seen: in them or in the draw pile."""
    own, sizes = seen.seat, seen.hand_sizes
    left = seen.pile_size
    for seat, size in enumerate(sizes):
        if seat != own:
            left += size
    for seat, size in enumerate(sizes):
        if seat != own:
            for _ in range(size):
                deal_card(sea, seat, left, chance)
                left -= 1


def _imagine_cubes(
    sea: Sea, seen: GoldenHornView, chance: Chance, notebook: Warehouses | None
) -> None:
    """Closed warehouses hold any cubes not seen, the bag's size being known."""
    unseen = _unseen(sea)
    closed = [seat for seat in range(seen.seats) if seen.warehouses[seat] is None]
    stored = sea.warehouse
    if notebook is not None:
        for seat in closed:
            stored[seat * KINDS : seat * KINDS + KINDS] = notebook.least(seat)
    if sea.reason == "declared" and sea.set_off_by in closed:
        base = sea.set_off_by * KINDS
        for colour in range(COLOURS):  # the declaration has shown one good of each
            stored[base + colour] = max(1, stored[base + colour])
    for kind in range(KINDS):
        unseen[kind] -= sum(stored[seat * KINDS + kind] for seat in closed)
    mercenaries, unseen[MERCENARY] = unseen[MERCENARY], 0
    whites = sea.parts.white if sea.house.expansion else 0
    sea.bag[WHITE] = whites
    for _ in range(seen.bag_size - whites):
        cube = draw(unseen, chance)
        sea.bag[BLACK if cube == PEASANT else cube] += 1
    unseen[MERCENARY] = mercenaries
    for kind, count in enumerate(unseen):
        for _ in range(count):
            stored[closed[chance.below(len(closed))] * KINDS + kind] += 1


def _unseen(sea: Sea) -> list[int]:
    """Goods, mercenaries and black cubes that lie in the bag or in closed warehouses."""
    parts, found = sea.parts, sea.census()
    goods = [parts.goods_per_colour - found[f"good {name}"] for name in parts.colours]
    mercenaries, black = (parts.mercenaries, parts.black) if sea.house.expansion else (0, 0)
    return [*goods, mercenaries - found["mercenary"], black - found["black cube"]]
