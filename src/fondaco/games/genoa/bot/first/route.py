"""How a merchant of version 0.1 led the tower: a buyer's gain was read off the price alone."""

from fondaco.games.genoa.bot.prices import Prices
from fondaco.games.genoa.bot.route import ALONE, Route
from fondaco.games.genoa.bot.values import Outlook
from fondaco.games.genoa.components import BUILDINGS
from fondaco.games.genoa.state import City
from fondaco.table.words import Seat

WORTH = 1.3  # what an action is worth to its buyer, in prices


class FirstRoute(Route):
    """The tower's ways as seen then; who leads or collects made no difference."""

    def __init__(self, city: City, outlook: Outlook, prices: Prices) -> None:
        super().__init__(city, outlook, prices, [[0.0] * BUILDINGS] * city.seats)

    def harm(self, seat: Seat) -> float:
        return self.rival

    def _gained(self, building: int, price: float, buyer: Seat) -> float:
        """What he pays tells what it is worth to him, as does what others have paid."""
        worth = max(WORTH * price, self.prices.mean(building) * 1.3)
        return price - self.rival * (worth - price)

    def _price(self, building: int, buyers: int) -> float:
        return self.prices.mean(building) * (ALONE if buyers == 1 else 1.0)
