"""How a merchant of version 0.1 bid: money alone, for up to three targets on one floor."""

from fondaco.games.genoa.bot.bidding import Bidder
from fondaco.games.genoa.bot.prices import Prices
from fondaco.games.genoa.bot.values import Outlook
from fondaco.games.genoa.state import City
from fondaco.games.genoa.words import Bundle, Count
from fondaco.table.words import Seat

CAPTIVE = 0.6  # of the usual share, where the active player cannot act and nobody else may buy


class FirstBidder(Bidder):
    def __init__(self, prices: Prices, seat: Seat) -> None:
        super().__init__(prices, seat)
        self.targets = 3

    def _least(self, city: City, outlook: Outlook) -> float:
        return -1e9

    def _captive(self, city: City, limit: float) -> float:
        return CAPTIVE * self.prices.share * limit

    def _says_nothing(self, city: City, money: int, goods: Count, cards: dict[str, str]) -> bool:
        return money < city.parts.step

    def _in_kind(
        self, city: City, outlook: Outlook, bid: float
    ) -> tuple[Count, dict[str, str], float]:
        return {}, {}, 0.0

    def _asked_back(self, city: City, outlook: Outlook, target: int) -> tuple[Bundle, float, float]:
        return Bundle(), 0.0, 0.0
