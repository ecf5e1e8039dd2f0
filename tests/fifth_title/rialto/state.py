"""What is on the table of Rialto."""

from fondaco.parley.sealed import Sealed
from fondaco.table.contract import State
from rialto.components import Components


class Quay(State):
    """Lots, purses and bids; `rules.RialtoState` adds what may happen."""

    def __init__(self, parts: Components, hidden: bool, seats: int) -> None:
        self.parts = parts
        self.hidden = hidden
        """Whether purses are secret (RI-R1)."""
        self.seats = seats
        self.left: list[int] = list(parts.lots)
        self.purses: list[int] = [parts.coins] * seats
        self.lots = [0] * seats
        self.bank = 0
        self.lot = 0
        """What is up for auction; 0 when all is sold."""
        self.sealed: Sealed[int] = Sealed(())

    def take_from(self, other: "Quay") -> None:
        """Become independent of, and equal to, another state of the same game."""
        self.left, self.purses, self.lots = other.left[:], other.purses[:], other.lots[:]
        self.bank, self.lot, self.sealed = other.bank, other.lot, other.sealed.copy()

    def census(self) -> dict[str, int]:
        return {"coins": self.bank + sum(self.purses)}
