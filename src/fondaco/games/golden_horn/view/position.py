"""Positions: every piece by name, for tests, puzzles, analysis and snapshots.

A position has the fields of a view, with all secrets. What is left out is taken from the rest:
bag and draw pile hold whatever lies nowhere else.
"""

from typing import Any, Literal

import msgspec

from fondaco.games.golden_horn.words import Afloat, Count
from fondaco.table.reading import read
from fondaco.table.words import Seat


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole table by name; `docs/positions.md` explains the fields."""

    seats: int
    fleets: tuple[str | None, ...]
    phase: Literal["fleets", "place", "pre", "sail", "close", "over"] = "pre"
    active: Seat | None = 0
    first: Seat = 0
    turn: int = 1
    placed: tuple[dict[str, str] | None, ...] = ()
    boats: dict[str, Afloat] = {}
    ports: dict[str, Count] = {}
    bag: Count | None = None
    pile: Count | None = None
    discard: Count = {}
    hands: tuple[Count, ...] = ()
    warehouses: tuple[Count, ...] = ()
    supply: int | None = None
    reserve: int = 0
    territories: dict[str, Seat | None] = {}
    moving: str | None = None
    raids: int = 0
    conquests: int = 0
    passes: int = 0
    set_off_by: Seat | None = None
    end_reason: str | None = None


def read_position(data: dict[str, Any]) -> Position:
    """A position from JSON data, or `Invalid` naming the field."""
    return read(data, Position, "position")
