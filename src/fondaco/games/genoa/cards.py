"""Chapter 6, cards: decks, orders, messages, and cards that change hands."""

from typing import Final

from fondaco.games.genoa.components import (
    DECK_END,
    DECK_NAMES,
    DECK_OF,
    DECK_START,
    DECKS,
    GOODS,
    MESSAGE,
)
from fondaco.games.genoa.state import FACE_DOWN, FACE_UP, SPECTATOR, City
from fondaco.games.genoa.verbs import GenoaVerb
from fondaco.games.genoa.words import (
    CardsDrawn,
    CardsHanded,
    CardShown,
    DeckShuffled,
    MessagePaid,
    Show,
)
from fondaco.table.audience import ALL, all_but, only
from fondaco.table.blanks import Player, one
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.verbs import NO_CODE
from fondaco.table.words import Form, Refusal, Seat, Tell

# -- decks --


def deck_size(city: City, deck: int) -> int:
    return city.down[deck] + city.up[deck]


def take_cards(
    city: City, seat: Seat, deck: int, count: int, chance: Chance, tell: Tell | None
) -> list[int]:
    """Draw, one by one, as far as the deck reaches (GN-503); a hand has no limit (GN-663)."""
    drawn: list[int] = []
    told = 0
    where = city.where = city.where[:]
    known = city.known = city.known[:]
    for _ in range(count):
        if not city.down[deck]:
            break
        left = chance.below(city.down[deck])
        for card in range(DECK_START[deck], DECK_END[deck]):
            if where[card] == FACE_DOWN:
                if not left:
                    break
                left -= 1
        where[card] = seat
        known[card] = 1 << seat
        city.down = changed(city.down, deck, city.down[deck] - 1)
        place = seat * DECKS + deck
        city.held = changed(city.held, place, city.held[place] + 1)
        drawn.append(card)
        if not city.down[deck] and city.up[deck]:  # GN-662, also between two draws
            _tell_drawn(city, seat, deck, drawn[told:], tell)
            told = len(drawn)
            shuffle(city, deck, tell)
            where = city.where
    _tell_drawn(city, seat, deck, drawn[told:], tell)
    return drawn


def _tell_drawn(city: City, seat: Seat, deck: int, drawn: list[int], tell: Tell | None) -> None:
    if tell is not None and drawn:
        names = tuple(city.parts.cards[card] for card in drawn)
        tell(CardsDrawn(seat, DECK_NAMES[deck], len(drawn), names), only(seat))
        tell(CardsDrawn(seat, DECK_NAMES[deck], len(drawn)), all_but(seat))


def give_up(city: City, card: int, tell: Tell | None) -> None:
    """A card leaves a hand, face up to the bottom of its deck (GN-661)."""
    deck = DECK_OF[card]
    place = city.where[card] * DECKS + deck
    city.held = changed(city.held, place, city.held[place] - 1)
    city.where = changed(city.where, card, FACE_UP)
    city.known = changed(city.known, card, 0)
    city.fresh &= ~(1 << card)
    city.ripe &= ~(1 << card)
    city.up = changed(city.up, deck, city.up[deck] + 1)
    if not city.down[deck]:  # GN-662, GN-R34: at once, a card returned to an empty deck too
        shuffle(city, deck, tell)


def shuffle(city: City, deck: int, tell: Tell | None) -> None:
    """Only face-up cards are left: they are shuffled and laid face down (GN-662)."""
    where = city.where[:]
    for card in range(DECK_START[deck], DECK_END[deck]):
        if where[card] == FACE_UP:
            where[card] = FACE_DOWN
            city.fresh |= 1 << card
        else:
            city.fresh &= ~(1 << card)
    city.where = where
    city.down = changed(city.down, deck, city.up[deck])
    city.up = changed(city.up, deck, 0)
    if tell is not None:
        tell(DeckShuffled(DECK_NAMES[deck], city.down[deck]), ALL)


def hand_over(
    city: City,
    giver: Seat,
    to: Seat,
    cards: list[int],
    witnesses: dict[int, int],
    tell: Tell | None,
    among: list[int] | None = None,
) -> None:
    """Cards change hands; `witnesses` are the masks of those besides the two who may see which.

    `among` are the cards that could have been given, as all can tell; without it the whole hand.
    """
    if not cards:
        return
    where = city.where = city.where[:]
    known = city.known = city.known[:]
    for deck in range(DECKS):
        moved = [card for card in cards if DECK_OF[card] == deck]
        if not moved:
            continue
        parties = 1 << giver | 1 << to
        before = city.hand(giver, deck) if among is None else among
        for card in moved:
            where[card] = to
            city.ripe &= ~(1 << card)
        held = city.held[:]
        held[giver * DECKS + deck] -= len(moved)
        held[to * DECKS + deck] += len(moved)
        city.held = held
        hidden = [card for card in moved if witnesses.get(card, 0) != city.everybody]
        if hidden and len(moved) < len(before):
            # A third seat cannot tell which card went: what it knew of any of them is unsure now.
            for card in before:
                known[card] &= parties
        for card in moved:
            # The receiver cannot know to whom the giver had shown it before.
            known[card] = parties | witnesses.get(card, 0)
        if tell is not None:
            _tell_handed(city, giver, to, deck, moved, witnesses, tell)


def _tell_handed(
    city: City,
    giver: Seat,
    to: Seat,
    deck: int,
    moved: list[int],
    witnesses: dict[int, int],
    tell: Tell,
) -> None:
    names = [city.parts.cards[card] for card in moved]
    event = CardsHanded(giver, to, DECK_NAMES[deck], len(moved), tuple(names))
    parties = only(giver) | only(to)
    shown = tuple(
        name
        for name, card in zip(names, moved, strict=True)
        if witnesses.get(card, 0) == city.everybody
    )
    if len(shown) == len(names):
        tell(event, ALL)
    else:
        tell(event, parties)
        tell(CardsHanded(giver, to, DECK_NAMES[deck], len(moved), shown or None), ALL & ~parties)


# -- large orders --


def fits(city: City, card: int, goods: list[int]) -> bool:
    """Whether goods (by kind) cover a large order."""
    wants = city.parts.wants[card]
    return all(goods[good] >= wants.count(good) for good in wants)


def deliverable(city: City, seat: Seat, villa: int) -> list[int]:
    """The large orders a seat could deliver in a villa now (GN-601, GN-604)."""
    house = city.house
    if not city.held[seat * DECKS] or (
        city.delivered[seat] >> villa & 1 and not house.unlimited_villa  # GN-604, GN-R9
    ):
        return []
    goods = city.goods[seat * GOODS : seat * GOODS + GOODS]
    villa_of, where = city.parts.villa_of, city.where
    return [
        card
        for card, printed in enumerate(villa_of)
        if where[card] == seat
        and (printed == villa or house.any_villa)  # GN-R8
        and fits(city, card, goods)
    ]


# -- messages --


def pay_message(city: City, seat: Seat, card: int, tell: Tell | None) -> None:
    """The holder is paid and the card goes to its deck (GN-621)."""
    city.pay(seat, city.parts.message_pay)
    if tell is not None:
        tell(MessagePaid(seat, city.parts.cards[card], city.parts.message_pay), ALL)
    give_up(city, card, tell)


def _in_order(city: City, cards: list[int]) -> list[int]:
    """Clockwise from the active player, for one seat by card id."""
    return sorted(cards, key=lambda c: ((city.where[c] - city.active) % city.seats, c))


def pay_stop(city: City, building: int, spared: list[int], tell: Tell | None) -> None:
    """Messages completed by a stop, however many (GN-624).

    Those in the deal that brought it are spared (GN-428).
    """
    done = [card for card in city.letters[building] if city.where[card] >= 0 and city.done(card)]
    if not done:
        return
    if city.house.declared:
        for card in done:
            city.ripe |= 1 << card
        return
    for card in _in_order(city, [card for card in done if card not in spared]):
        pay_message(city, city.where[card], card, tell)


def pay_gained(city: City, tell: Tell | None) -> None:
    """Messages gained after their stops count at once (GN-R12, GN-R13)."""
    house = city.house
    if house.declared or house.held_before:
        return
    start = DECK_START[MESSAGE]
    visited, where = city.visited, city.where
    done = [
        start + number
        for number, pair in enumerate(city.pairs)
        if pair & visited == pair and where[start + number] >= 0
    ]
    for card in _in_order(city, done):
        pay_message(city, city.where[card], card, tell)


def claimable(city: City, seat: Seat) -> list[int]:
    """Done messages a seat may claim when the movement has ended (GN-R12 declared)."""
    return [
        card
        for card in city.hand(seat, MESSAGE)
        if city.done(card) and (city.ripe >> card & 1 or not city.house.held_before)
    ]


# -- showing a card (GN-904) --


def hand_names(city: City, seat: Seat) -> tuple[str, ...]:
    return tuple(city.parts.cards[card] for deck in range(DECKS) for card in city.hand(seat, deck))


def show_forms(city: City, seat: Seat) -> list[Form]:
    cards = hand_names(city, seat)
    if not cards:
        return []
    to = Player("to", tuple(other for other in range(city.seats) if other != seat), optional=True)
    return [Form("show", (one("card", cards), to), aside=True)]


def check_show(city: City, seat: Seat, action: Show) -> Refusal | None:
    card = city.parts.card_id.get(action.card, -1)
    if card < 0 or city.where[card] != seat:
        return Refusal("GN-904")
    to = action.to
    if to is None:
        return Refusal("GN-904") if city.known[card] == city.everybody else None
    if not 0 <= to < city.seats or city.known[card] >> to & 1:
        return Refusal("GN-904")
    return None


def show(city: City, seat: Seat, action: Show, chance: Chance, tell: Tell | None) -> None:
    card = city.parts.card_id[action.card]
    to = action.to
    new = (city.everybody if to is None else 1 << to) & ~city.known[card]
    city.known = changed(city.known, card, city.known[card] | new)
    if tell is not None:
        # Who has seen it before is told nothing: it learns nothing.
        news = new & ((1 << city.seats) - 1)
        if new >> SPECTATOR & 1:
            news |= ALL & ~((1 << city.seats) - 1)
        tell(CardShown(seat, action.card, to), only(seat))
        tell(CardShown(seat, action.card), news & ~only(seat))


SHOW: Final = GenoaVerb(Show, NO_CODE, check=check_show, do=show)
