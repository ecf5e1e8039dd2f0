"""What an attentive merchant remembers: closed cargo piles, own discards, cards that changed hands.

Everything here was once told to the seat (OM-903, OM-906, OM-907); nobody may look it up.
"""

from collections import Counter
from collections.abc import Iterable

from fondaco.games.oltre_mare.components import Components
from fondaco.games.oltre_mare.pieces import UNSEEN
from fondaco.games.oltre_mare.state import Sea
from fondaco.games.oltre_mare.words import (
    CardBought,
    CardDiscarded,
    CardLoaded,
    CardsExchanged,
    CardsPlayed,
    CardsTurnedUp,
    DealMade,
    PileSearched,
    PiratesStruck,
    ProposalLapsed,
    ProposalMade,
)
from fondaco.table.contract import State
from fondaco.table.notebook import Notebook
from fondaco.table.words import Event, Seat


class Recollections(Notebook):
    """Piles from some card up to the top, and what other hands hold at the least."""

    def __init__(self, parts: Components, seat: Seat) -> None:
        self.seat = seat
        self.cargo: dict[Seat, list[str]] = {}
        """By seat: the upper part of its cargo pile as it was loaded."""
        self.pile: list[str] = []
        """The upper part of the own pirate pile; UNSEEN for a stolen card."""
        self.given: dict[Seat, set[str]] = {}
        """By other seat: cards handed over to it that are still in its hand."""
        self.goods: dict[Seat, Counter[str]] = {}
        """By other seat: how many cards of a good it holds at the least."""
        self._good = {name: parts.goods[parts.good[card]] for name, card in parts.card_id.items()}
        self._before: tuple[int, Seat, Counter[str]] | None = None

    # -- hearing --

    def hear(self, event: Event) -> None:
        made, self._before = self._before, None
        match event:
            case CardsTurnedUp() | CardLoaded() if event.card is not None:
                self.cargo.setdefault(event.seat, []).append(event.card)
            case CardsPlayed():
                cards = [card for card in event.cards if card is not None]
                self._given(event.seat).difference_update(cards)
                self._lose(event.seat, [self._good[card] for card in cards])
            case CardDiscarded() | CardBought() | PileSearched() | PiratesStruck():
                self._pirates(event)
            case ProposalMade():
                offer = event.offer
                held = self._goods(offer.author)
                self._before = (offer.id, offer.author, held.copy())
                for good in offer.give:  # OM-306
                    held[good] = max(held[good], offer.give.count(good))
            case ProposalLapsed() if made is not None and made[0] == event.proposal:
                # An answer to a call whose cards had left the hand before it was disclosed.
                self.goods[made[1]] = made[2]
            case DealMade():
                self._deal(event)
            case CardsExchanged():
                for held_by in self.given.values():
                    held_by.difference_update(event.received)
                self._given(event.partner).update(event.given)

    def _given(self, seat: Seat) -> set[str]:
        return self.given.setdefault(seat, set())

    def _goods(self, seat: Seat) -> Counter[str]:
        return self.goods.setdefault(seat, Counter())

    def _lose(self, seat: Seat, goods: Iterable[str]) -> None:
        """Cards of these goods left a hand, or may have; nothing falls below none."""
        self.goods[seat] = self._goods(seat) - Counter(goods)

    def _pirates(self, event: CardDiscarded | CardBought | PileSearched | PiratesStruck) -> None:
        if event.seat != self.seat:
            if isinstance(event, CardDiscarded):  # it may have been any card
                self._given(event.seat).clear()
                self._lose(event.seat, self._goods(event.seat).keys())
            return
        match event:
            case CardDiscarded() if event.card is not None:
                self.pile.append(event.card)
            case PiratesStruck():
                self.pile += [UNSEEN] * event.cards
            case PileSearched() if event.cards is not None:
                self.pile = list(event.cards)
            case CardBought() if event.source == "pirates" and self.pile:
                if event.price is not None:
                    self.pile.pop()
                elif event.card in self.pile:  # found by searching
                    self.pile.remove(event.card)

    def _deal(self, deal: DealMade) -> None:
        for giver, goods in ((deal.author, deal.give), (deal.addressee, deal.get)):
            cards = self._given(giver)
            cards -= {card for card in cards if self._good[card] in goods}
            self._lose(giver, goods)
        self._goods(deal.author).update(deal.get)
        self._goods(deal.addressee).update(deal.give)

    # -- remembering --

    def known(self) -> set[str]:
        """Cards whose place is remembered."""
        cards = {card for card in self.pile if card != UNSEEN}
        return cards.union(*self.cargo.values(), *self.given.values())

    def allows(self, state: State) -> bool:
        assert isinstance(state, Sea)
        piles = all(_ends_with(state.names(state.cargo[s]), top) for s, top in self.cargo.items())
        pile = [UNSEEN if card < 0 else state.parts.cards[card] for card in state.piles[self.seat]]
        own = len(pile) >= len(self.pile) and all(
            said in (UNSEEN, lies)
            for said, lies in zip(reversed(self.pile), reversed(pile), strict=False)
        )
        return piles and own and all(self._fits(state, s) for s in range(state.seats))

    def _fits(self, state: Sea, seat: Seat) -> bool:
        if seat == self.seat:
            return True
        hand = state.names(state.hands[seat])
        held = Counter(self._good[card] for card in hand)
        enough = all(held[good] >= count for good, count in self._goods(seat).items())
        return enough and self._given(seat) <= set(hand)


def _ends_with(pile: tuple[str, ...], top: list[str]) -> bool:
    return len(pile) >= len(top) and list(pile[len(pile) - len(top) :]) == top
