"""Chapter 8: the end and the scoring."""

from fondaco.games.genoa.components import (
    COLOURS,
    DECK_END,
    DECK_START,
    DECKS,
    GOODS,
    PRIVILEGE,
    RING,
    SPECIALS,
)
from fondaco.games.genoa.state import OVER, City
from fondaco.games.genoa.words import GameEnded, PrivilegesShown
from fondaco.table.audience import ALL
from fondaco.table.numbers import changed
from fondaco.table.words import Score, Seat, Standings, Tell, rank

REASON = "last_round"


def groups(city: City, seat: Seat) -> list[int]:
    """Sizes of the longest runs on the closed ring for which a seat has the privileges (GN-804)."""
    parts = city.parts
    has = [False] * RING
    start = DECK_START[PRIVILEGE]
    for card in range(start, DECK_END[PRIVILEGE]):
        if city.where[card] == seat:
            has[parts.ring_place[card - start]] = True
    if all(has):
        return [RING]
    gap = has.index(False)
    sizes = [0]
    for step in range(1, RING + 1):
        if has[(gap + step) % RING]:
            sizes[-1] += 1
        elif sizes[-1]:
            sizes.append(0)
    return [size for size in sizes if size]


def assets(city: City, seat: Seat) -> int:
    """What breaks ties: everything in the reserve, or goods alone (GN-808, GN-R38)."""
    goods = sum(city.goods[seat * GOODS : seat * GOODS + GOODS])
    if city.house.goods_break_ties:
        return goods
    return (
        goods
        + sum(city.special[seat * SPECIALS : seat * SPECIALS + SPECIALS])
        + sum(city.reserve[seat * COLOURS : seat * COLOURS + COLOURS])
        + sum(city.held[seat * DECKS : seat * DECKS + DECKS])
    )


def standings(city: City) -> Standings:
    parts = city.parts
    scores: list[Score] = []
    keys: list[tuple[int, ...]] = []
    for seat in range(city.seats):
        privileges = sum(parts.payout[size] for size in groups(city, seat))  # GN-805, GN-R37
        buildings = parts.owner_end * city.owner.count(seat)  # GN-806
        total = city.money[seat] + privileges + buildings  # GN-809, GN-R39: nothing else counts
        scores.append(
            Score(
                total,
                {"money": city.money[seat], "privileges": privileges, "buildings": buildings},
            )
        )
        keys.append((total, assets(city, seat)))  # GN-807, GN-808
    return Standings(tuple(scores), rank(keys))


def end_game(city: City, tell: Tell | None) -> None:
    """All privileges are shown and pay (GN-803)."""
    city.phase = OVER
    for card in range(DECK_START[PRIVILEGE], DECK_END[PRIVILEGE]):
        if city.where[card] >= 0:
            city.known = changed(city.known, card, city.everybody)
    if tell is not None:
        for seat in range(city.seats):
            cards = tuple(city.parts.cards[card] for card in city.hand(seat, PRIVILEGE))
            tell(PrivilegesShown(seat, cards), ALL)
        tell(GameEnded(REASON, standings(city).scores), ALL)
