"""What a merchant of version 0.1 made of what he had heard."""

from fondaco.games.genoa.bot.first.values import VISITS
from fondaco.games.genoa.bot.prices import PRIOR_TURNS, Prices
from fondaco.table.words import Seat


class FirstPrices(Prices):
    """His own actions counted like those of the others."""

    def _perform(self, seat: Seat, building: str) -> None:
        self._performed[self._parts.building_id[building]] += 1

    def visits(self, seats: int) -> list[float]:
        """Actions in each building and turn."""
        turns = PRIOR_TURNS + self._turns
        return [(VISITS * PRIOR_TURNS + count) / turns for count in self._performed]
