"""A table by name: what views and positions say of it alike, and whole positions written."""

from typing import Any

import msgspec

from fondaco.games.oltre_mare.bargain import write_terms
from fondaco.games.oltre_mare.pieces import MARKERS, TYPES, UNSEEN
from fondaco.games.oltre_mare.state import PASSED, PHASES, STOLEN, Sea
from fondaco.games.oltre_mare.view.position import Count, Names, Position
from fondaco.games.oltre_mare.words import CallSeen, Offer
from fondaco.table.words import Seat


def counted(counts: list[int]) -> Count:
    """Markers by name without zeros."""
    return {MARKERS[kind]: count for kind, count in enumerate(counts) if count}


def colours_seen(sea: Sea) -> tuple[str | None, ...]:
    return tuple(None if c < 0 else sea.parts.colours[c] for c in sea.colours)


def markers_seen(sea: Sea) -> dict[str, str]:
    return {sea.parts.ports[p]: MARKERS[kind] for p, kind in enumerate(sea.marker) if kind >= 0}


def owned_seen(sea: Sea) -> tuple[Count, ...]:
    return tuple(counted(sea.owned[s * TYPES : s * TYPES + TYPES]) for s in range(sea.seats))


def live_seen(sea: Sea) -> tuple[str | None, ...]:
    return tuple(None if kind < 0 else MARKERS[kind] for kind in sea.live)


def sailed_seen(sea: Sea) -> Names:
    return tuple(sea.parts.routes[route] for route in sea.trip)


def offers_seen(sea: Sea, seat: Seat | None) -> tuple[Offer, ...]:
    return tuple(
        write_terms(sea, one.id, one.author, one.addressee, one.terms, seat)
        for one in sea.book.standing()
    )


def write_position(sea: Sea) -> dict[str, Any]:
    offers = tuple(
        write_terms(sea, one.id, one.author, one.addressee, one.terms, one.author)
        for one in sea.book.standing()
    )
    position = Position(
        seats=sea.seats,
        cargo=tuple(sea.names(pile) for pile in sea.cargo),
        phase=PHASES[sea.phase],
        active=None if sea.active < 0 else sea.active,
        first=sea.first,
        turn=sea.turn,
        colours=colours_seen(sea),
        ducats=tuple(sea.ducats),
        prestige=tuple(sea.prestige),
        pointed=tuple(bool(sea.pointed >> seat & 1) for seat in range(sea.seats)),
        ships=tuple(sea.parts.ports[port] for port in sea.ship),
        markers=markers_seen(sea),
        owned=owned_seen(sea),
        active_markers=live_seen(sea),
        gone=counted(sea.gone),
        pirates=tuple(
            tuple(UNSEEN if card == STOLEN else sea.parts.cards[card] for card in pile)
            for pile in sea.piles
        ),
        hands=tuple(sea.names(hand) for hand in sea.hands),
        deck_size=sea.deck + sea.venice,
        venice=sea.venice,
        bought=sea.bought,
        deals=sea.deals,
        offers=offers,
        budgets=tuple(sea.budget.left),
        next_offer=sea.book.next_id,
        call=_call_written(sea),
        picked=sea.names(sea.picked),
        played=sea.names(sea.played),
        steps=sea.steps,
        sailed=sailed_seen(sea),
        end_reason=sea.reason or None,
    )
    data: dict[str, Any] = msgspec.to_builtins(position)
    return data


def _call_written(sea: Sea) -> CallSeen | None:
    if sea.call is None:
        return None
    answers: list[Offer | bool | None] = []
    for seat in range(sea.seats):
        terms = sea.call.of(seat)
        if terms is None:
            answers.append(None)
        elif terms is PASSED:
            answers.append(False)
        else:
            answers.append(write_terms(sea, 0, seat, sea.active, terms, seat))
    goods, text = sea.called
    return CallSeen(tuple(sea.parts.goods[good] for good in goods), text, tuple(answers))
