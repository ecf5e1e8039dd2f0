"""Chapter 9: what a view leaves open, and what must be so behind it."""

from typing import NamedTuple

from fondaco.games.genoa.components import DECK_END, DECK_OF, DECK_START, DECKS, LARGE, MESSAGE
from fondaco.games.genoa.deals import money_about, suits
from fondaco.games.genoa.state import FACE_DOWN, City
from fondaco.games.genoa.terms import NOTHING_DUE, Terms, terms_of
from fondaco.games.genoa.window import promises_order
from fondaco.games.genoa.words import FloorSeen, GenoaView, OfferSeen
from fondaco.table.words import Seat


class Unseen:
    """What a view leaves open, reckoned once from its chart and kept with it."""

    def __init__(self, city: City, seen: GenoaView) -> None:
        missing = city.held[:]  # by hand and deck: how many cards of it are not seen
        self.certain: list[list[int]] = [[] for _ in range(DECKS)]
        """By deck: cards not seen that cannot lie in it, so that they are in hands."""
        self.free: list[list[int]] = [[] for _ in range(DECKS)]
        """By deck: cards not seen that may lie in it or be in a hand."""
        for card, place in enumerate(city.where):
            deck = DECK_OF[card]
            if place >= 0:
                missing[place * DECKS + deck] -= 1
            elif place == FACE_DOWN:
                lies = city.fresh >> card & 1
                (self.free if lies else self.certain)[deck].append(card)
        self.slots = [
            [seat for seat in range(city.seats) for _ in range(missing[seat * DECKS + deck])]
            for deck in range(DECKS)
        ]
        """By deck: the seats of the cards in hands that are not seen."""
        self.needs = _needs(city, seen)
        self.free[MESSAGE] = _unpaid(city, self.free[MESSAGE])
        self.others = [seat for seat, amount in enumerate(seen.money) if amount is None]
        """Whose money is not seen."""
        self.least = _least_money(city, seen)
        spare = money_about(city) - sum(city.money)
        for seat in self.others:
            spare -= self.least[seat]
        self.spare = spare // city.parts.step
        """What the others have beyond that, in steps."""
        self.hides_offers = seen.floor is not None and hides_cards(seen.floor)


class Need(NamedTuple):
    """An order that a seat must hold, whatever else it holds: it promised its proceeds."""

    seat: Seat
    cards: list[int]


def _needs(city: City, seen: GenoaView) -> list[Need]:
    """Orders that must be there: proceeds of a delivery were promised with them (GN-421)."""
    promises: list[tuple[Seat, Terms]] = []
    if city.promise is not None and not city.performed:
        promises.append((city.performer, city.promise))
    if seen.floor is not None and city.floor is not None:
        if len(city.floor.book):
            for proposal in city.floor.book.standing():
                terms = proposal.terms
                if isinstance(terms, Terms) and terms.due is not NOTHING_DUE:
                    promises.append((proposal.author, terms))
        else:
            promises += [(offer.seat, visible(city, offer)) for offer in seen.floor.offers]
    needs: list[Need] = []
    for seat, terms in promises:
        if seat != seen.seat and promises_order(city, terms):
            fitting = fitting_orders(city, seat, terms, range(DECK_START[LARGE], DECK_END[LARGE]))
            if not any(city.where[card] == seat for card in fitting):
                needs.append(Need(seat, fitting))
    return needs


def fitting_orders(city: City, seat: Seat, terms: Terms, cards: "range | list[int]") -> list[int]:
    """Large orders that a seat could deliver as it promises, without those that it gives away."""
    given = [card for card, _ in terms.cards]
    return [card for card in cards if card not in given and suits(city, seat, card, terms)]


def visible(city: City, offer: OfferSeen) -> Terms:
    """An offer without the cards that are not shown."""
    shown = [city.parts.card_id[part.card] for part in offer.cards if part.card is not None]
    return terms_of(city.parts, city.board, offer, tuple((card, 0) for card in shown))


def _unpaid(city: City, cards: list[int]) -> list[int]:
    """Without done messages, as far as the deck holds them: in a hand they would have been paid."""
    if city.house.declared or city.house.held_before or city.giving:
        return cards
    lying = city.down[MESSAGE]
    left: list[int] = []
    for card in cards:
        if lying and city.done(card):
            lying -= 1
        else:
            left.append(card)
    return left


def _least_money(city: City, seen: GenoaView) -> list[int]:
    """By seat: what it must have, since it offers it or has agreed to pay it."""
    least = [0] * city.seats
    if seen.floor is not None:
        for offer in seen.floor.offers:
            least[offer.seat] = max(least[offer.seat], offer.money)
            if offer.id in city.accepted:
                least[city.active] += offer.asks.money
    return least


def hides_cards(shown: FloorSeen) -> bool:
    return any(part.card is None for offer in shown.offers for part in offer.cards)
