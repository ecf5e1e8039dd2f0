"""Chapter 8: the end and the scoring."""

from fondaco.games.oltre_mare.components import rank_payouts
from fondaco.games.oltre_mare.pieces import TYPES
from fondaco.games.oltre_mare.state import OVER, Sea
from fondaco.games.oltre_mare.words import GameEnded
from fondaco.table.audience import ALL
from fondaco.table.words import Score, Seat, Standings, Tell, rank


def game_over(sea: Sea, tell: Tell | None) -> None:
    """OM-801: with the turn in which the deck ran out."""
    sea.phase = OVER
    sea.active = -1
    sea.reason = "deck_empty"
    if tell is not None:
        cargo = tuple(sea.names(pile) for pile in sea.cargo)
        tell(GameEnded(sea.reason, standings(sea).scores, cargo), ALL)


def cargo_value(sea: Sea, pile: list[int]) -> int:
    """Runs of neighbouring cards of one good, each for itself (OM-804, OM-805, OM-806, OM-807)."""
    good, value, run, before = sea.parts.good, 0, 0, -1
    for card in pile:
        kind = good[card]
        if kind == before:
            run += 1
        else:
            value += run_value(sea, before, run)
            before, run = kind, 1
    return value + run_value(sea, before, run)


def run_value(sea: Sea, good: int, cards: int) -> int:
    """What a run of so many cards brings."""
    if not cards:
        return 0
    sequence = sea.parts.sequence(good, sea.house.sugar)
    return sequence[min(cards, len(sequence)) - 1]


def marker_keys(sea: Sea) -> list[tuple[int, ...]]:
    """OM-808, OM-809: the number of markers, then that of their types."""
    keys: list[tuple[int, ...]] = []
    for seat in range(sea.seats):
        owned = sea.owned[seat * TYPES : seat * TYPES + TYPES]
        keys.append((sum(owned), sum(count > 0 for count in owned)))
    return keys


def standings(sea: Sea) -> Standings:
    """OM-803, OM-813; OM-R30: equal totals share their place."""
    house, payout = sea.house, sea.parts.payout
    markers = rank_payouts(marker_keys(sea), payout, house.dense, house.rank_zero)
    points = [(prestige,) for prestige in sea.prestige]
    prestige = rank_payouts(points, payout, house.dense, house.rank_zero)  # OM-810
    scores = tuple(_score(sea, seat, markers[seat], prestige[seat]) for seat in range(sea.seats))
    return Standings(scores, rank([(score.total,) for score in scores]))


def _score(sea: Sea, seat: Seat, markers: int, prestige: int) -> Score:
    """OM-812: cards in hand bring and cost nothing."""
    parts = {
        "ducats": sea.ducats[seat],
        "cargo": cargo_value(sea, sea.cargo[seat]),
        "markers": markers,
        "prestige": prestige,
        "pirates": -sea.parts.pirate_penalty * len(sea.piles[seat]),  # OM-811
    }
    return Score(sum(parts.values()), parts)
