"""Cards that were seen in a hand: they stay there, or go on unseen, until all see them leave."""

from fondaco.games.genoa.components import DECK_NAMES, DECK_OF
from fondaco.games.genoa.state import City
from fondaco.games.genoa.words import (
    CardsHanded,
    CardShown,
    Exchanged,
    MessagePaid,
    OfferAccepted,
    OfferMade,
    OrderDelivered,
    SmallOrderFulfilled,
)
from fondaco.table.words import Event, Seat


class Trails:
    """Who may hold a card that was seen; a view names only those of which it is certain."""

    def __init__(self, card_id: dict[str, int]) -> None:
        self._card_id = card_id
        self.holders: dict[int, frozenset[Seat]] = {}
        """By card: one of them has it."""

    def allows(self, city: City) -> bool:
        return all(city.where[card] in seats for card, seats in self.holders.items())

    def hear(self, event: Event) -> None:
        match event:
            case CardShown():
                self._saw(event.card, event.seat)
            case OfferMade() | OfferAccepted():
                for part in event.offer.cards:
                    if part.card is not None:
                        self._saw(part.card, event.offer.seat)
            case CardsHanded():
                self._handed(event)
            case OrderDelivered() | SmallOrderFulfilled() | MessagePaid():  # GN-661
                self.holders.pop(self._card_id[event.card], None)
            case Exchanged():
                self.holders.pop(self._card_id.get(event.give, -1), None)

    def _saw(self, name: str, seat: Seat) -> None:
        self.holders[self._card_id[name]] = frozenset((seat,))

    def _handed(self, event: CardsHanded) -> None:
        """Any card of the giver's may be one that nobody named."""
        named = [self._card_id[name] for name in event.cards or ()]
        if len(named) < event.count:
            for card, seats in self.holders.items():
                if DECK_NAMES[DECK_OF[card]] == event.deck and event.seat in seats:
                    self.holders[card] = seats | {event.to}
        for card in named:
            self.holders[card] = frozenset((event.to,))
