"""What a merchant of Genoa has heard: prices that were paid, and where actions were performed."""

from fondaco.games.genoa.bot.first.values import VISITS
from fondaco.games.genoa.components import BUILDINGS, Components
from fondaco.games.genoa.words import (
    ActionPerformed,
    OfferAccepted,
    OrderDelivered,
    TurnBegun,
)
from fondaco.table.words import Event, Seat

USUAL = 18.0  # a price before any was heard
GOOD = 8.0  # what a good or card in a price counts
BELIEF, OWN_BELIEF = 4.0, 2.0  # how many prices the usual one counts for
SHARE, LEAST, MOST = 0.7, 0.5, 0.9  # of one's gain that is offered at first
DEARER, CHEAPER = 0.04, 0.02
PRIOR_TURNS = 15.0


class Prices:
    """The market as one seat remembers it."""

    def __init__(self, parts: Components, seat: Seat) -> None:
        self._parts = parts
        self._seat = seat
        self.share = SHARE
        """How much of its gain the seat offers."""
        self._sum = 0.0
        self._count = 0
        self._sums = [0.0] * BUILDINGS
        self._counts = [0] * BUILDINGS
        self._performed = [0] * BUILDINGS
        self._turns = 0
        self._wanted: dict[str, float] = {}
        """By target: what the seat would have paid for it this turn."""

    def hear(self, event: Event) -> None:
        if isinstance(event, OfferAccepted):
            self._paid(event)
        elif isinstance(event, ActionPerformed):
            self._performed[self._parts.building_id[event.building]] += 1
        elif isinstance(event, OrderDelivered):
            self._performed[self._parts.building_id[event.villa]] += 1
        elif isinstance(event, TurnBegun):
            self._turns += 1
            self._wanted.clear()

    def _paid(self, event: OfferAccepted) -> None:
        offer = event.offer
        building = self._parts.building_id.get(offer.target)
        if building is None:
            return
        due, asked = offer.proceeds, offer.asks
        things = sum(offer.goods.values()) + len(offer.cards) + sum(offer.specials.values())
        things += sum(offer.markers.values()) + sum(due.goods.values()) + due.cards + due.markers
        things -= sum(asked.goods.values()) + sum(asked.specials.values())
        things -= sum(asked.markers.values()) + sum(asked.decks.values())
        price = max(0.0, offer.money + due.money - asked.money + GOOD * things)
        self._sum += min(price, 60.0)
        self._count += 1
        self._sums[building] += min(price, 60.0)
        self._counts[building] += 1
        wanted = self._wanted.get(offer.target, 0.0)
        if offer.seat == self._seat:
            self.share = max(LEAST, self.share - CHEAPER)
        elif event.seat != self._seat and wanted >= price:
            self.share = min(MOST, self.share + DEARER)

    def want(self, target: str, limit: float) -> None:
        """Remember what one would have paid."""
        self._wanted[target] = limit

    def mean(self, building: int) -> float:
        """What an action in a building should fetch."""
        usual = (USUAL * BELIEF + self._sum) / (BELIEF + self._count)
        count = self._counts[building]
        return (usual * OWN_BELIEF + self._sums[building]) / (OWN_BELIEF + count)

    def heard(self, building: int) -> bool:
        return self._counts[building] > 0

    def visits(self) -> list[float]:
        """Actions in each building and turn."""
        turns = PRIOR_TURNS + self._turns
        return [(VISITS * PRIOR_TURNS + count) / turns for count in self._performed]
