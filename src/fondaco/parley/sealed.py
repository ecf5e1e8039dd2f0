"""Sealed simultaneous choices: placements, bids, permissions, answers to a call.

Every seat asked puts down one answer that nobody else sees; until the last one is down it may be
replaced; then all are turned up together. That somebody has answered is public, what is not.
"""

from typing import Generic, TypeVar

from fondaco.table.words import Seat

T = TypeVar("T")


class Sealed(Generic[T]):
    """One round of sealed answers; answers are immutable values."""

    __slots__ = ("_answers", "asked")

    def __init__(self, asked: tuple[Seat, ...]) -> None:
        self.asked = asked
        self._answers: dict[Seat, T] = {}

    def put(self, seat: Seat, answer: T) -> None:
        """Answer, or replace one's answer."""
        self._answers[seat] = answer

    def of(self, seat: Seat) -> T | None:
        """The answer of a seat, for its own eyes."""
        return self._answers.get(seat)

    def answered(self) -> tuple[Seat, ...]:
        """Who has answered, in the order of asking: public."""
        return tuple(seat for seat in self.asked if seat in self._answers)

    def waiting(self) -> tuple[Seat, ...]:
        """Whom the round still waits for; () when it can be revealed."""
        return tuple(seat for seat in self.asked if seat not in self._answers)

    def reveal(self) -> list[tuple[Seat, T]]:
        """All answers, in the order of asking."""
        return [(seat, self._answers[seat]) for seat in self.asked]

    def copy(self) -> "Sealed[T]":
        other: Sealed[T] = Sealed(self.asked)
        other._answers = self._answers.copy()
        return other
