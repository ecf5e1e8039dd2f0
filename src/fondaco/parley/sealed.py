"""Sealed simultaneous choices: placements, bids, permissions, answers to a call.

Every seat asked puts down one answer that nobody else sees; until the last one is down it may be
replaced; then all are turned up together. That somebody has answered is public, what is not.
"""

from typing import Generic, TypeVar

from fondaco.table.words import Seat

T = TypeVar("T")


class Sealed(Generic[T]):
    """One round of sealed answers; answers are immutable values, never None."""

    __slots__ = ("_answers", "_waiting", "asked")

    def __init__(self, asked: tuple[Seat, ...]) -> None:
        self.asked = asked
        self._waiting = asked
        last = -1
        for seat in asked:
            last = max(last, seat)
        self._answers: list[T | None] = [None] * (last + 1)
        """By seat: its answer, or None."""

    def put(self, seat: Seat, answer: T) -> None:
        """Answer, or replace one's answer."""
        if self._answers[seat] is None:
            self._waiting = tuple([other for other in self._waiting if other != seat])
        self._answers[seat] = answer

    def of(self, seat: Seat) -> T | None:
        """The answer of a seat, for its own eyes."""
        return self._answers[seat] if seat < len(self._answers) else None

    def answered(self) -> tuple[Seat, ...]:
        """Who has answered, in the order of asking: public."""
        return tuple([seat for seat in self.asked if self._answers[seat] is not None])

    def waiting(self) -> tuple[Seat, ...]:
        """Whom the round still waits for; () when it can be revealed."""
        return self._waiting

    def reveal(self) -> list[tuple[Seat, T]]:
        """All answers, in the order of asking."""
        shown: list[tuple[Seat, T]] = []
        for seat in self.asked:
            answer = self._answers[seat]
            assert answer is not None
            shown.append((seat, answer))
        return shown

    def copy(self) -> "Sealed[T]":
        other: Sealed[T] = Sealed(())
        other.asked = self.asked
        other._waiting = self._waiting
        other._answers = self._answers[:]
        return other
