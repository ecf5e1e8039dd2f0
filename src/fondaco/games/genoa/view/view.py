"""Chapter 9: what a seat sees.

`view` is the one place where secrets are cut away: money, hands, the mix of the decks, sealed
offers and claims, and with hidden special cards their kinds.
"""

from fondaco.games.genoa.components import (
    CARDS,
    COLOURS,
    DECK_NAMES,
    DECKS,
    GOODS,
    SPECIAL_NAMES,
    SPECIALS,
)
from fondaco.games.genoa.ending import standings
from fondaco.games.genoa.state import OVER, PHASES, SPECTATOR, City
from fondaco.games.genoa.view.plays import last_play
from fondaco.games.genoa.view.seeing import (
    accepted_seen,
    claims_seen,
    decks_seen,
    delivered_seen,
    discs,
    floor_seen,
    intentions_seen,
    knowers,
    window_seen,
)
from fondaco.games.genoa.words import GenoaView
from fondaco.table.numbers import by_name
from fondaco.table.words import Seat


def view(city: City, seat: Seat | None) -> GenoaView:
    parts = city.parts
    seats = range(city.seats)
    over = city.phase == OVER
    hidden = city.house.hidden_specials
    me = SPECTATOR if seat is None else seat
    mine = seat == city.active
    return GenoaView(
        seat=seat,
        seats=city.seats,
        phase=PHASES[city.phase],
        actors=city.actors(),
        active=city.active,
        first=city.first,
        turn=city.turn,
        round=city.round,
        end_space=city.end_space,
        dice=(city.red, city.blue) if city.red else None,
        way=tuple(city.board.names[space] for space in city.way),
        discs=discs(city),
        allowances=tuple(city.allowance),
        bonus=city.bonus,
        money=tuple(  # GN-901
            city.money[other] if over or other == seat else None for other in seats
        ),
        bank_paid=city.bank_paid,
        supply=by_name(city.store, 0, parts.goods),  # GN-903
        goods=tuple(by_name(city.goods, other * GOODS, parts.goods) for other in seats),
        stock=by_name(city.stock, 0, SPECIAL_NAMES),
        specials=tuple(  # GN-R17
            None
            if hidden and other != seat
            else by_name(city.special, other * SPECIALS, SPECIAL_NAMES)
            for other in seats
        ),
        special_counts=tuple(sum(city.specials_of(other)) for other in seats),
        tray=by_name(city.tray, 0, parts.colours),
        markers=tuple(by_name(city.reserve, other * COLOURS, parts.colours) for other in seats),
        owners={parts.buildings[b]: owner for b, owner in enumerate(city.owner) if owner >= 0},
        decks=decks_seen(city),
        hand_sizes=tuple(
            by_name(city.held, other * DECKS, DECK_NAMES) for other in seats
        ),  # GN-902
        hands=_known_hands(city, me),
        seen_by={}
        if seat is None
        else {
            parts.cards[card]: others
            for card in range(CARDS)
            if city.where[card] == seat and (others := knowers(city, card))
        },
        small_orders=tuple(city.smalls),
        delivered=delivered_seen(city),
        floors=city.floors,
        floor=floor_seen(city, seat, whole=False),
        intentions=intentions_seen(city, seat, whole=False),
        accepted=accepted_seen(city),
        picks=tuple(parts.cards[card] if mine else None for card in city.picks),
        window=window_seen(city, seat, whole=False),
        claims=claims_seen(city, seat, whole=False),
        ripe=tuple(
            parts.cards[card]
            for card in range(CARDS)
            if city.ripe >> card & 1 and city.where[card] == seat
        ),
        last_play=last_play(city),
        scores=standings(city).scores if over else None,
    )


def _known_hands(city: City, me: int) -> tuple[tuple[str, ...], ...]:
    """By seat: the cards one knows to be there."""
    hands: list[list[str]] = [[] for _ in range(city.seats)]
    names, known = city.parts.cards, city.known
    for card, holder in enumerate(city.where):
        if holder >= 0 and known[card] >> me & 1:
            hands[holder].append(names[card])
    return tuple(tuple(hand) for hand in hands)
