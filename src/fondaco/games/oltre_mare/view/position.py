"""Positions: every piece by name, for tests, puzzles, analysis and snapshots.

A position has the fields of a view, with all secrets. What is left out is taken from the rest: the
cards that lie nowhere are in the deck or, where a pirate pile says "unseen", stolen.
"""

from typing import Any, Literal

import msgspec

from fondaco.games.oltre_mare.words import CallSeen, Offer
from fondaco.table.reading import read
from fondaco.table.words import Seat

Count = dict[str, int]
Names = tuple[str, ...]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole table by name; the fields are those of the view."""

    seats: int
    cargo: tuple[Names, ...]
    phase: Literal[
        "colours", "sea", "trade", "search", "play", "sail", "compass", "load", "over"
    ] = "trade"
    active: Seat | None = 0
    first: Seat = 0
    turn: int = 1
    colours: tuple[str | None, ...] | None = None
    """Left out: the colours of the data file in seat order."""
    ducats: tuple[int, ...] | None = None
    prestige: tuple[int, ...] | None = None
    pointed: tuple[bool, ...] | None = None
    ships: Names | None = None
    """Left out: the ports of the starting cards."""
    markers: dict[str, str] = {}
    owned: tuple[Count, ...] | None = None
    active_markers: tuple[str | None, ...] | None = None
    gone: Count | None = None
    pirates: tuple[Names, ...] | None = None
    hands: tuple[Names, ...] | None = None
    deck_size: int | None = None
    venice: bool = True
    bought: int = 0
    deals: int = 0
    offers: tuple[Offer, ...] = ()
    budgets: tuple[int, ...] | None = None
    next_offer: int | None = None
    call: CallSeen | None = None
    picked: Names = ()
    played: Names = ()
    steps: int = 0
    sailed: Names = ()
    end_reason: str | None = None


def read_position(data: dict[str, Any]) -> Position:
    """A position from JSON data, or `Invalid` naming the field."""
    return read(data, Position, "position")
