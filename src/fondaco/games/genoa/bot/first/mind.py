"""How `greedy-0.1` decides at a Genoa table."""

from random import Random

from fondaco.games.genoa.bot import mind
from fondaco.games.genoa.bot.first.bidding import FirstBidder
from fondaco.games.genoa.bot.first.prices import FirstPrices
from fondaco.games.genoa.bot.first.route import FirstRoute
from fondaco.games.genoa.bot.first.values import FirstOutlook
from fondaco.games.genoa.bot.route import Route
from fondaco.games.genoa.bot.values import Outlook
from fondaco.games.genoa.components import START
from fondaco.games.genoa.state import City
from fondaco.table.contract import Game
from fondaco.table.words import Seat


class Mind(mind.Mind):
    """The merchant of version 0.1."""

    def __init__(self, game: Game, seat: Seat, generator: Random) -> None:
        super().__init__(game, seat, generator)
        self.prices = FirstPrices(self._game.parts, seat)
        self._bidder = FirstBidder(self.prices, seat)

    def anew(self) -> mind.Mind:
        return Mind(self._game, self.seat, self.generator)

    def _view_of(self, city: City) -> Outlook:
        return FirstOutlook(city, self.seat, self.prices.visits(city.seats))

    def _route(self, city: City, outlook: Outlook) -> Route:
        return FirstRoute(city, outlook, self.prices)

    def _kept(self, outlook: Outlook) -> float:
        return outlook.special(START, -1)

    def _needed(self, city: City) -> tuple[Seat, int, float] | None:
        return None
