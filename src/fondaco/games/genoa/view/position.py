"""Everything on a table as JSON: the fields of a view, with all secrets."""

from typing import Any

import msgspec

from fondaco.games.genoa.state import Phase
from fondaco.games.genoa.words import Count, FloorSeen, Intention, Played, Quote, WindowSeen
from fondaco.table.reading import read
from fondaco.table.words import Seat


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole table by name."""

    seats: int
    phase: Phase = "start"
    active: Seat = 0
    first: Seat = 0
    turn: int = 1
    round: int | None = None
    dice: tuple[int, int] | None = None
    way: tuple[str, ...] = ()
    lifted: tuple[str, ...] = ()
    """Street cells visited this turn whose discs were taken up."""
    allowances: tuple[int, ...] = ()
    bonus: bool = False
    money: tuple[int, ...] = ()
    bank_paid: int | None = None
    goods: tuple[Count, ...] = ()
    supply: Count | None = None
    specials: tuple[Count, ...] = ()
    stock: Count | None = None
    markers: tuple[Count, ...] = ()
    tray: Count | None = None
    owners: dict[str, Seat] = {}
    hands: tuple[tuple[str, ...], ...] = ()
    face_up: tuple[str, ...] = ()
    not_in_decks: tuple[str, ...] = ()
    """Cards in hands of which the table can tell that they do not lie in their decks."""
    known: dict[str, tuple[Seat, ...]] = {}
    """By card in a hand: the others who know it; a spectator is seat 5."""
    small_orders: tuple[int, ...] = ()
    delivered: tuple[tuple[str, ...], ...] = ()
    floors: int = 0
    floor: FloorSeen | None = None
    intentions: tuple[Intention, ...] = ()
    accepted: tuple[Quote, ...] = ()
    picks: tuple[str, ...] = ()
    window: WindowSeen | None = None
    claims: tuple[tuple[str, ...] | None, ...] = ()
    ripe: tuple[str, ...] = ()
    placing: Seat | None = None
    last_play: Played | None = None


# -- writing --


def read_position(data: dict[str, Any]) -> Position:
    """A position from JSON data, or `Invalid` naming the field."""
    return read(data, Position, "position")
