"""Budgets: how often a seat may still speak, so that every negotiation ends."""

from fondaco.table.numbers import changed
from fondaco.table.words import Seat


class Budget:
    """So many words for each seat; `left` is shared by copies, replaced and never changed."""

    __slots__ = ("each", "left")

    def __init__(self, seats: int, each: int) -> None:
        self.each = each
        self.left = [each] * seats

    def has(self, seat: Seat) -> bool:
        return self.left[seat] > 0

    def spend(self, seat: Seat) -> None:
        self.left = changed(self.left, seat, self.left[seat] - 1)

    def renew(self) -> None:
        """A new floor: everybody may speak again."""
        self.left = [self.each] * len(self.left)

    def copy(self) -> "Budget":
        other = Budget(0, self.each)
        other.left = self.left
        return other
