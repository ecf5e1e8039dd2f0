"""Chapter 9: what a seat sees.

`view` is the one place where secrets are cut away: other hands, the mix of the draw pile, sealed
placements, and with closed warehouses everything that would tell what lies in them.
"""

from fondaco.games.golden_horn.component_file import COLOURS, KINDS
from fondaco.games.golden_horn.ending import scores
from fondaco.games.golden_horn.setup import placing_ports
from fondaco.games.golden_horn.state import OVER, PHASES, Sea
from fondaco.games.golden_horn.view.names import (
    boats_seen,
    fleet_names,
    ports_seen,
    territories_seen,
)
from fondaco.games.golden_horn.words import GoldenHornView
from fondaco.table.numbers import by_name
from fondaco.table.words import Seat


def view(sea: Sea, seat: Seat | None) -> GoldenHornView:
    shown = not sea.house.closed or sea.phase == OVER  # GH-907, GH-R6
    parts = sea.parts
    return GoldenHornView(
        seat=seat,
        seats=sea.seats,
        phase=PHASES[sea.phase],
        actors=sea.actors(),
        active=None if sea.active < 0 else sea.active,
        first=sea.first,
        turn=sea.turn,
        fleets=fleet_names(sea),
        placed=_placed(sea, seat),
        boats=boats_seen(sea),  # GH-906
        ports=ports_seen(sea),
        bag_size=sum(sea.bag),  # GH-905
        bag=by_name(sea.bag, 0, parts.bag_names) if shown else None,
        pile_size=sum(sea.piled(sea.pile)),  # GH-904
        discard=by_name(sea.cards, sea.discard, parts.colours),  # GH-903
        hand_sizes=tuple(sum(sea.hand(other)) for other in range(sea.seats)),
        hand=None if seat is None else by_name(sea.cards, seat * COLOURS, parts.colours),  # GH-902
        warehouses=tuple(
            by_name(sea.warehouse, other * KINDS, parts.stock_names)
            if shown or other == seat
            else None
            for other in range(sea.seats)
        ),
        supply=sea.supply,
        reserve=sea.reserve,
        territories=territories_seen(sea),
        moving=None if sea.moving < 0 else parts.boats[sea.moving],
        raids=sea.raids,
        conquests=sea.conquests,
        passes=sea.passes,
        set_off_by=None if sea.set_off_by < 0 else sea.set_off_by,
        end_reason=sea.reason or None,
        scores=scores(sea) if shown else None,
    )


def _placed(sea: Sea, seat: Seat | None) -> tuple[dict[str, str] | bool | None, ...]:
    """Own placing, others' only as a fact, all in the open when placed in turn order (GH-R7)."""
    if sea.placing is None:
        return ()
    placed: list[dict[str, str] | bool | None] = []
    for other in range(sea.seats):
        answer = sea.placing.of(other)
        if answer is None:
            placed.append(None)
        elif other == seat or sea.house.turn_order:
            placed.append(placing_ports(sea, other, answer))
        else:
            placed.append(True)
    return tuple(placed)
