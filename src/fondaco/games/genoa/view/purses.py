"""Other players' money and special cards, reckoned from what everybody hears (GN-901, GN-R17)."""

from fondaco.games.genoa.components import SPECIAL_NAMES
from fondaco.games.genoa.state import City
from fondaco.games.genoa.words import (
    ActionPerformed,
    AnyGoodPlayed,
    BuildingActionPlayed,
    Count,
    Exchanged,
    ExtraActionPlayed,
    FirstPlayerNamed,
    MessagePaid,
    OfferAccepted,
    OrderDelivered,
    OwnerPaid,
    ProceedsGiven,
    SmallOrderFulfilled,
    StartPlayed,
    TowerMoved,
    WindowOpened,
)
from fondaco.table.words import Event, Seat

PLAYED: dict[type[Event], str] = {
    StartPlayed: "start",
    ExtraActionPlayed: "extra_action",
    AnyGoodPlayed: "any_good",
    BuildingActionPlayed: "building_action",
    Exchanged: "exchange",
}


class Purses:
    """A ledger of every payment and card; who joins late knows what somebody has at least."""

    def __init__(self, start: int) -> None:
        self._start = start
        self.exact = False
        """Whether the game was heard from its beginning: then all is known, else a least."""
        self._money: dict[Seat, int] = {}
        self._cards: dict[tuple[Seat, str], int] = {}
        self._deals: list[OfferAccepted] = []
        """Accepted, and not carried out yet: cards are still being picked for them."""

    def money(self, seat: Seat) -> int:
        return self._money.get(seat, self._start if self.exact else 0)

    def cards(self, seat: Seat, special: str) -> int:
        """How many special cards of a kind."""
        return self._cards.get((seat, special), 0)

    def allows(self, city: City) -> bool:
        for seat, money in enumerate(city.money):
            pairs = [(money, self.money(seat))]
            held = city.specials_of(seat)
            pairs += [(n, self.cards(seat, k)) for n, k in zip(held, SPECIAL_NAMES, strict=True)]
            if any(has != known if self.exact else has < known for has, known in pairs):
                return False
        return True

    def hear(self, event: Event) -> None:
        kind = type(event)
        if kind in PLAYED:
            self._gain(event.seat, PLAYED[kind], -1)  # type: ignore[attr-defined]
        match event:
            case FirstPlayerNamed():  # the first of all events
                self.exact = True
            case OfferAccepted():
                self._deals.append(event)
            case TowerMoved() | WindowOpened():  # GN-428
                self._settle()
            case OwnerPaid() | MessagePaid() | SmallOrderFulfilled():
                self._earn(event.seat, event.money)
            case OrderDelivered():
                self._earn(event.seat, event.money)
                if event.special is not None:
                    self._gain(event.seat, event.special, 1)
            case ActionPerformed():
                if event.special is not None:
                    self._gain(event.seat, event.special, 1)
            case Exchanged():
                for name, count in ((event.give, -1), (event.take, 1)):
                    if name in SPECIAL_NAMES:
                        self._gain(event.seat, name, count)
            case ProceedsGiven():
                self._hand(event.seat, event.to, event.proceeds.money, event.proceeds.specials)

    def _settle(self) -> None:
        for deal in self._deals:
            active, offer = deal.seat, deal.offer
            self._hand(offer.seat, active, offer.money - offer.asks.money, offer.specials)
            self._hand(active, offer.seat, 0, offer.asks.specials)
        self._deals = []

    def _hand(self, giver: Seat, to: Seat, money: int, specials: Count) -> None:
        self._earn(giver, -money)
        self._earn(to, money)
        for name, count in specials.items():
            self._gain(giver, name, -count)
            self._gain(to, name, count)

    # Who pays or plays had at least that much, so a lower bound never falls below nothing.

    def _earn(self, seat: Seat, money: int) -> None:
        self._money[seat] = max(0, self.money(seat) + money)

    def _gain(self, seat: Seat, special: str, count: int) -> None:
        self._cards[seat, special] = max(0, self.cards(seat, special) + count)
