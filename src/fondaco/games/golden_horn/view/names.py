"""A table by name: what views and positions say of it alike, and whole positions written."""

from typing import Any, Final

import msgspec

from fondaco.games.golden_horn.component_file import COLOURS, CONSTANTINOPLE, KINDS, VENICE
from fondaco.games.golden_horn.setup import placing_ports
from fondaco.games.golden_horn.state import LOT, NO_FLEET, PHASES, Sea
from fondaco.games.golden_horn.view.position import Position
from fondaco.games.golden_horn.words import Afloat, Count
from fondaco.table.numbers import by_name
from fondaco.table.words import Seat

HEADINGS: Final = {CONSTANTINOPLE: 1, VENICE: -1}


def fleet_names(sea: Sea) -> tuple[str | None, ...]:
    return tuple(
        None if fleet == NO_FLEET else "lot" if fleet == LOT else sea.parts.fleets[fleet]
        for fleet in sea.fleets
    )


def boats_seen(sea: Sea) -> dict[str, Afloat]:
    """All boats on the track, by name."""
    boats: dict[str, Afloat] = {}
    for boat, at in enumerate(sea.at):
        if at < 0:
            continue
        heading = CONSTANTINOPLE if sea.heading[boat] > 0 else VENICE
        boats[sea.parts.boats[boat]] = Afloat(at, heading, sea.cargo(boat), sea.turnable[boat])
    return boats


def ports_seen(sea: Sea) -> dict[str, Count]:
    names = sea.parts.stock_names
    return {
        VENICE: by_name(sea.stock, 0, names),
        CONSTANTINOPLE: by_name(sea.stock, KINDS, names),
    }


def territories_seen(sea: Sea) -> dict[str, Seat | None]:
    if not sea.house.expansion:
        return {}
    return {
        tile.id: None if owner < 0 else owner
        for tile, owner in zip(sea.tiles, sea.taken, strict=True)
    }


def write_position(sea: Sea) -> dict[str, Any]:
    colours, stock = sea.parts.colours, sea.parts.stock_names
    answers = [None if sea.placing is None else sea.placing.of(s) for s in range(sea.seats)]
    position = Position(
        seats=sea.seats,
        fleets=fleet_names(sea),
        phase=PHASES[sea.phase],
        active=None if sea.active < 0 else sea.active,
        first=sea.first,
        turn=sea.turn,
        placed=()
        if sea.placing is None
        else tuple(
            None if answer is None else placing_ports(sea, seat, answer)
            for seat, answer in enumerate(answers)
        ),
        boats=boats_seen(sea),
        ports=ports_seen(sea),
        bag=by_name(sea.bag, 0, sea.parts.bag_names),
        pile=by_name(sea.cards, sea.pile, colours),
        discard=by_name(sea.cards, sea.discard, colours),
        hands=tuple(by_name(sea.cards, seat * COLOURS, colours) for seat in range(sea.seats)),
        warehouses=tuple(by_name(sea.warehouse, seat * KINDS, stock) for seat in range(sea.seats)),
        supply=sea.supply,
        reserve=sea.reserve,
        territories=territories_seen(sea),
        moving=None if sea.moving < 0 else sea.parts.boats[sea.moving],
        raids=sea.raids,
        conquests=sea.conquests,
        passes=sea.passes,
        set_off_by=None if sea.set_off_by < 0 else sea.set_off_by,
        end_reason=sea.reason or None,
    )
    data: dict[str, Any] = msgspec.to_builtins(position)
    return data
