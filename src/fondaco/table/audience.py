"""Who hears an event: a mask with a bit per seat and one for spectators."""

from typing import Final

from fondaco.table.words import Seat

ALL: Final = -1
_SPECTATOR_BIT: Final = 30


def only(seat: Seat) -> int:
    """This seat and nobody else."""
    return 1 << seat


def all_but(seat: Seat) -> int:
    """Every other seat, and the spectators."""
    return ~(1 << seat)


def hears(audience: int, seat: Seat | None) -> bool:
    """Whether a seat (or, with None, a spectator) is part of an audience."""
    return bool(audience >> (_SPECTATOR_BIT if seat is None else seat) & 1)
