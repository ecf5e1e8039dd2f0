"""What things were worth to a merchant of Genoa in version 0.1."""

from typing import Final

from fondaco.games.genoa.bot.values import Outlook, Weights
from fondaco.games.genoa.state import City
from fondaco.table.words import Seat

VISITS = 0.12  # foreign actions in a building and turn, unless more was heard


class FirstWeights(Weights):
    def visits(self, seats: int) -> float:
        return VISITS


WEIGHTS: Final = FirstWeights(
    order=(0.82, 0.74, 0.62, 0.48),
    small_order=(0.72, 0.5),
    message=0.6,
    loose=10.0,
    spare=5.0,
    placed=(0.8, 0.7, 0.55, 0.45, 0.4, 0.3, 0.25),
)


class FirstOutlook(Outlook):
    """The same outlook with the weights of then, added up in the order of then."""

    def __init__(self, city: City, seat: Seat, visits: list[float] | None = None) -> None:
        super().__init__(city, seat, visits, WEIGHTS)

    def total(self) -> float:
        """Everything a seat has and may hope for."""
        value = self.city.money[self.seat] + self.in_hand + self.letters(self.messages)
        value += self.privileges(self.ring)
        for kind, count in enumerate(self.held):
            value += sum(self.special(kind, -n) for n in range(1, count + 1))
        value += sum(self.marker(-n) for n in range(1, self.markers + 1))
        for building, owner in enumerate(self.city.owner):
            if owner == self.seat:
                value += self.owned(building, self.turns)
        return value
