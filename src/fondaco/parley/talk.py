"""A talk between two: terms are named, countered so many times, taken or left.

The author is bound by the terms he names; the responder takes them, leaves, or makes a
counter-offer that binds him in turn. The author accepts or refuses it, or, while counters are left,
answers with better terms. After a refusal the responder takes the terms that stand, or leaves. What
terms are is the title's own immutable value.
"""

from typing import Final, Generic, TypeVar

from fondaco.table.words import Seat

T = TypeVar("T")
C = TypeVar("C")

ASKED: Final = 0
NAMED: Final = 1
COUNTERED: Final = 2
LAST: Final = 3
STAGES = ("asked", "named", "countered", "last")


class Talk(Generic[T, C]):
    """One talk; it always ends, since every counter-offer uses one of those left."""

    __slots__ = ("author", "counter", "counters_left", "responder", "stage", "terms")

    def __init__(self, author: Seat, responder: Seat, counters: int) -> None:
        self.author = author
        self.responder = responder
        self.stage = ASKED
        self.terms: T | None = None
        """What the author is bound by, once named."""
        self.counter: C | None = None
        """What the responder is bound by, while the author considers it."""
        self.counters_left = counters

    @property
    def speaker(self) -> Seat:
        """Whose word is awaited."""
        return self.author if self.stage in (ASKED, COUNTERED) else self.responder

    def name(self, terms: T) -> None:
        """The author names terms, first or in answer to a counter-offer."""
        self.terms = terms
        self.counter = None
        self.stage = NAMED

    def may_counter(self) -> bool:
        return self.stage == NAMED and self.counters_left > 0

    def make_counter(self, terms: C) -> None:
        """The responder offers other terms."""
        self.counters_left -= 1
        self.counter = terms
        self.stage = COUNTERED

    def may_improve(self) -> bool:
        """Whether the author may answer a counter-offer with new terms."""
        return self.stage == COUNTERED and self.counters_left > 0

    def refuse_counter(self) -> None:
        """A plain refusal ends the countering; the terms named still stand."""
        self.counter = None
        self.counters_left = 0
        self.stage = LAST

    def copy(self) -> "Talk[T, C]":
        other: Talk[T, C] = Talk(self.author, self.responder, self.counters_left)
        other.stage = self.stage
        other.terms = self.terms
        other.counter = self.counter
        return other
