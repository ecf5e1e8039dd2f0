"""Offers as the engine handles them: immutable tuples of counts, and their words."""

from typing import Final, NamedTuple

from fondaco.games.genoa.components import (
    DECK_NAMES,
    DECK_OF,
    DECKS,
    GOODS,
    SPECIAL_NAMES,
    SPECIALS,
    Board,
    Components,
)
from fondaco.games.genoa.words import Bundle, CardSeen, Count, Offer, OfferSeen, Proceeds
from fondaco.table.words import Seat

NOBODY: Final = 0
ACTIVE: Final = 1
ALL_SEE: Final = 2
DISCLOSURES: Final[tuple[str, ...]] = ("nobody", "active", "all")
PROMISE: Final = 200  # characters

NO_GOODS: Final[tuple[int, ...]] = (0,) * GOODS
NO_SPECIALS: Final[tuple[int, ...]] = (0,) * SPECIALS
NO_MARKERS: Final[tuple[int, ...]] = NO_SPECIALS  # there are as many colours as kinds
NO_DECKS: Final[tuple[int, ...]] = (0,) * DECKS
NONE_OF: Final = {len(none): none for none in (NO_GOODS, NO_SPECIALS, NO_DECKS)}
NO_PROCEEDS: Final = Proceeds()
NO_BUNDLE: Final = Bundle()
UNKNOWN: Final = -(10**9)
"""Stands for a name that means nothing; no rule accepts it."""


class Due(NamedTuple):
    """Proceeds: what of the action's yield is promised."""

    goods: tuple[int, ...] = NO_GOODS
    specials: tuple[int, ...] = NO_SPECIALS
    cards: int = 0
    markers: int = 0
    money: int = 0

    def assets(self) -> int:
        return sum(self.goods) + sum(self.specials) + self.cards + self.markers


class Return(NamedTuple):
    """What is asked of the active player."""

    money: int = 0
    goods: tuple[int, ...] = NO_GOODS
    specials: tuple[int, ...] = NO_SPECIALS
    markers: tuple[int, ...] = NO_MARKERS
    decks: tuple[int, ...] = NO_DECKS


NOTHING_DUE: Final = Due()
NOTHING_ASKED: Final = Return()


class Terms(NamedTuple):
    """One version of an offer."""

    target: int
    money: int = 0
    goods: tuple[int, ...] = NO_GOODS
    cards: tuple[tuple[int, int], ...] = ()
    """(card, disclosure), by card."""
    specials: tuple[int, ...] = NO_SPECIALS
    markers: tuple[int, ...] = NO_MARKERS
    """By colour."""
    due: Due = NOTHING_DUE
    asks: Return = NOTHING_ASKED
    extra: bool = False
    promise: str = ""

    # GN-502: assets are cards, special cards, markers and goods.
    def held_assets(self) -> int:
        return sum(self.goods) + len(self.cards) + sum(self.specials) + sum(self.markers)

    def assets(self) -> int:
        return self.held_assets() + self.due.assets()


class Aim(NamedTuple):
    """Who speaks about which space; a seat has one offer or intention for a space."""

    seat: Seat
    target: int


_PER_FLOOR: Final = 1000
_PER_SEAT: Final = 100


def offer_number(floor: int, seat: Seat, target: int) -> int:
    """The id of an offer: never the same on another floor; it tells nothing about other seats."""
    return floor * _PER_FLOOR + seat * _PER_SEAT + target


def aim_of(floor: int, number: int) -> Aim:
    """What an id stands for; an id of another floor gives an aim that nobody has."""
    return Aim(*divmod(number - floor * _PER_FLOOR, _PER_SEAT))


class Intent(NamedTuple):
    """A stated intention (GN-413)."""

    target: int
    money: int = 0
    words: str = ""


class Asked(NamedTuple):
    """The active player's ask; `terms` are the offer he would like, cards by deck."""

    to: Seat
    """-1 for all."""
    target: int
    price: Return
    due: Due
    gives: Return
    promise: str
    firm: bool


def plain(target: int, money: int, good: int, extra: bool) -> Terms:
    """A canonical offer: money, and one good unless `good` is negative."""
    if good < 0:
        return Terms(target, money, extra=extra)
    goods = tuple(int(kind == good) for kind in range(GOODS))
    return Terms(target, money, goods, extra=extra)


# -- to words --


def named(counts: tuple[int, ...], names: "list[str] | tuple[str, ...]") -> Count:
    """Counts by name without zeros, in the order of the data file."""
    return {names[kind]: n for kind, n in enumerate(counts) if n}


def due_words(parts: Components, due: Due) -> Proceeds:
    if due == NOTHING_DUE:
        return NO_PROCEEDS
    return Proceeds(
        named(due.goods, parts.goods),
        named(due.specials, SPECIAL_NAMES),
        due.cards,
        due.markers,
        due.money,
    )


def return_words(parts: Components, asks: Return) -> Bundle:
    if asks == NOTHING_ASKED:
        return NO_BUNDLE
    return Bundle(
        asks.money,
        named(asks.goods, parts.goods),
        named(asks.specials, SPECIAL_NAMES),
        named(asks.markers, parts.colours),
        named(asks.decks, DECK_NAMES),
    )


def offer_words(parts: Components, board: Board, terms: Terms) -> Offer:
    return Offer(
        board.names[terms.target],
        terms.money,
        named(terms.goods, parts.goods),
        {parts.cards[card]: DISCLOSURES[shown] for card, shown in terms.cards},
        named(terms.specials, SPECIAL_NAMES),
        named(terms.markers, parts.colours),
        due_words(parts, terms.due),
        return_words(parts, terms.asks),
        terms.extra,
        terms.promise,
    )


def offer_seen(
    parts: Components, board: Board, number: int, version: int, seat: Seat, terms: Terms, least: int
) -> OfferSeen:
    """An offer for somebody who is shown cards from this disclosure on (NOBODY: sees them all)."""
    return OfferSeen(
        number,
        version,
        seat,
        board.names[terms.target],
        terms.money,
        named(terms.goods, parts.goods),
        tuple(
            CardSeen(
                DECK_NAMES[DECK_OF[card]],
                DISCLOSURES[shown],
                parts.cards[card] if shown >= least else None,
            )
            for card, shown in sorted(
                terms.cards,
                # What is not named must not show its place among the cards either.
                key=lambda part: (DECK_OF[part[0]], part[1], part[0] if part[1] >= least else 0),
            )
        ),
        named(terms.specials, SPECIAL_NAMES),
        named(terms.markers, parts.colours),
        due_words(parts, terms.due),
        return_words(parts, terms.asks),
        terms.extra,
        terms.promise,
    )


# -- from words --


def counted(counts: Count, names: "list[str] | tuple[str, ...]") -> tuple[int, ...]:
    """Counts by number; a negative one or an unknown name makes all of them impossible."""
    if not counts:
        return NONE_OF[len(names)]
    if min(counts.values()) < 0:
        return (-1,) * len(names)
    if any(name not in names for name in counts):
        return (UNKNOWN,) * len(names)
    return tuple(counts.get(name, 0) for name in names)


def read_due(parts: Components, words: Proceeds) -> Due:
    if words == NO_PROCEEDS:
        return NOTHING_DUE
    return Due(
        counted(words.goods, parts.goods),
        counted(words.specials, SPECIAL_NAMES),
        words.cards,
        words.markers,
        words.money,
    )


def read_return(parts: Components, words: Bundle) -> Return:
    if words == NO_BUNDLE:
        return NOTHING_ASKED
    return Return(
        words.money,
        counted(words.goods, parts.goods),
        counted(words.specials, SPECIAL_NAMES),
        counted(words.markers, parts.colours),
        counted(words.decks, DECK_NAMES),
    )


def read_offer(parts: Components, board: Board, words: Offer) -> Terms:
    cards = sorted(
        (
            parts.card_id.get(card, UNKNOWN),
            DISCLOSURES.index(shown) if shown in DISCLOSURES else UNKNOWN,
        )
        for card, shown in words.cards.items()
    )
    return terms_of(parts, board, words, tuple(cards))


def terms_of(
    parts: Components, board: Board, words: Offer | OfferSeen, cards: tuple[tuple[int, int], ...]
) -> Terms:
    """All that an offer says, with its cards by number."""
    return Terms(
        board.id.get(words.target, -1),
        words.money,
        counted(words.goods, parts.goods),
        cards,
        counted(words.specials, SPECIAL_NAMES),
        counted(words.markers, parts.colours),
        read_due(parts, words.proceeds),
        read_return(parts, words.asks),
        words.uses_extra_action,
        words.promise,
    )


def negative(*counts: tuple[int, ...]) -> bool:
    return any(min(each) < 0 for each in counts)
