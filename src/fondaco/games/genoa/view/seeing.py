"""Parts of a table in words: as a seat sees them, or (`whole`) as they are."""

from fondaco.games.genoa.cards import claimable
from fondaco.games.genoa.components import DECK_END, DECK_NAMES, DECK_START, DISCS
from fondaco.games.genoa.floors import ask_words
from fondaco.games.genoa.state import FACE_UP, SPECTATOR, WINDOW, City
from fondaco.games.genoa.terms import Intent, Terms, aim_of, due_words, offer_seen
from fondaco.games.genoa.words import (
    Count,
    DeckSeen,
    Draft,
    FloorSeen,
    Intention,
    Quote,
    WindowSeen,
)
from fondaco.table.words import Seat


def discs(city: City) -> Count:
    """By space: one on each space left, the rest where the tower stands (GN-303, GN-710)."""
    counts: Count = {}
    for number, space in enumerate(city.way):
        if not city.lifted >> space & 1:
            last = number == len(city.way) - 1
            counts[city.board.names[space]] = DISCS - number if last else 1
    return counts


def decks_seen(city: City) -> dict[str, DeckSeen]:
    cards = city.parts.cards
    return {
        name: DeckSeen(
            city.down[deck] + city.up[deck],
            tuple(
                cards[c]
                for c in range(DECK_START[deck], DECK_END[deck])
                if city.where[c] == FACE_UP
            ),
            tuple(cards[c] for c in range(DECK_START[deck], DECK_END[deck]) if city.fresh >> c & 1),
        )
        for deck, name in enumerate(DECK_NAMES)
    }


def delivered_seen(city: City) -> tuple[tuple[str, ...], ...]:
    return tuple(
        tuple(city.parts.buildings[villa] for villa in city.parts.villas if mask >> villa & 1)
        for mask in city.delivered
    )


def floor_seen(city: City, seat: Seat | None, *, whole: bool) -> FloorSeen | None:
    """A floor as a seat sees it, or (`whole`) as it is."""
    floor = city.floor
    if floor is None:
        return None
    parts, board, active = city.parts, city.board, city.active
    mine = seat == active
    seen = []
    for proposal in floor.book.standing():
        terms = proposal.terms
        assert isinstance(terms, Terms)
        author = proposal.author
        shut = city.house.sealed and proposal.id not in city.accepted
        if shut and not whole and not mine and seat != author:
            continue
        least = 0 if whole or seat == author else 1 if mine else 2
        seen.append(offer_seen(parts, board, proposal.id, proposal.version, author, terms, least))
    drafts = []
    for author, changes in sorted(floor.drafts.items()):
        if whole or author == seat:
            drafts += [
                _draft(city, author, number, terms) for number, terms in sorted(changes.items())
            ]
    changes_seen: tuple[int | None, ...] = ()
    if floor.budget is not None:
        budget = floor.budget
        changes_seen = tuple(
            budget.each - budget.left[other]
            if whole or mine or other == seat or not city.house.sealed
            else None
            for other in range(city.seats)
        )
    standing = {offer.id: offer.version for offer in seen}
    ask = city.ask
    heard = ask is not None and (
        whole or mine or not city.house.sealed or ask.to < 0 or ask.to == seat
    )
    return FloorSeen(
        floor.round,
        floor.answers.asked,
        floor.answers.answered(),
        tuple(seen),
        tuple(drafts),
        changes_seen,
        tuple(
            Quote(number, version)
            for number, version in sorted(city.declined.items())
            if standing.get(number) == version
        ),
        ask_words(city, ask) if ask is not None and heard else None,
    )


def _draft(city: City, author: Seat, number: int, terms: Terms | Intent | None) -> Draft:
    assert city.floor is not None
    name = city.board.names[aim_of(city.floors, number).target]
    if isinstance(terms, Terms):
        seen = offer_seen(city.parts, city.board, number, city.floor.round, author, terms, 0)
        return Draft(author, name, offer=seen)
    if isinstance(terms, Intent):
        return Draft(author, name, intention=Intention(author, name, terms.money, terms.words))
    return Draft(author, name)


def intentions_seen(city: City, seat: Seat | None, *, whole: bool) -> tuple[Intention, ...]:
    names = city.board.names
    shown = whole or not city.house.sealed or seat == city.active
    return tuple(
        Intention(aim.seat, names[aim.target], intent.money, intent.words)
        for aim, intent in sorted(city.intents.items())
        if shown or aim.seat == seat
    )


def window_seen(city: City, seat: Seat | None, *, whole: bool) -> WindowSeen | None:
    if city.phase != WINDOW:
        return None
    sees = whole or seat == city.performer
    return WindowSeen(
        city.performer,
        city.parts.buildings[city.building],
        city.performed,
        city.small_used,
        None if city.promise is None else due_words(city.parts, city.promise.due),
        city.giving,
        tuple(city.parts.cards[card] if sees else None for card in sorted(city.drawn)),
    )


def accepted_seen(city: City) -> tuple[Quote, ...]:
    if not city.accepted:
        return ()
    assert city.floor is not None
    found = [city.floor.book.find(number) for number in city.accepted]
    return tuple(Quote(p.id, p.version) for p in found if p is not None)


def claims_seen(
    city: City, seat: Seat | None, *, whole: bool
) -> tuple[tuple[str, ...] | bool | None, ...]:
    if city.claims is None:
        return ()
    seen: list[tuple[str, ...] | bool | None] = []
    for other in range(city.seats):
        mask = city.claims.of(other)
        if mask is None:
            seen.append(None)
        elif whole or other == seat:
            cards = claimable(city, other)
            seen.append(tuple(city.parts.cards[c] for n, c in enumerate(cards) if mask >> n & 1))
        else:
            seen.append(True)
    return tuple(seen)


def knowers(city: City, card: int) -> tuple[Seat, ...]:
    """Who but its holder knows a card in a hand."""
    mask = city.known[card]
    seats = [*range(city.seats), SPECTATOR]
    return tuple(seat for seat in seats if mask >> seat & 1 and seat != city.where[card])
