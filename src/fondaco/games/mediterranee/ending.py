"""Chapter 8: the end and the scoring."""

from fondaco.games.mediterranee.state import OVER, Sea
from fondaco.games.mediterranee.words import GameEnded
from fondaco.table.audience import ALL
from fondaco.table.words import Score, Seat, Standings, Tell, rank


def game_over(sea: Sea, tell: Tell | None) -> None:
    """ME-801: after phase 6 of the last round."""
    sea.phase = OVER
    sea.active = -1
    sea.reason = "last_round"
    if tell is not None:
        tell(GameEnded(sea.reason, tuple(sea.money), standings(sea).scores), ALL)


def score(sea: Sea, seat: Seat) -> Score:
    """ME-802 to ME-809."""
    parts = sea.parts
    capital = sea.capital[seat]
    own = capital >= 0 and sea.holder[capital] == seat
    ports = full = 0
    for port in sea.realm[seat]:
        if len(sea.shelves[port]) == sea.chart.capacity[port]:
            full += parts.full_points[port]
        elif not (port == capital and sea.house.ten_only):  # ME-R39
            ports += parts.port_not_full
    scored = {
        "capital": parts.own_capital if own else 0,
        "ports": ports,
        "warehouses": full,
        "treasury": sea.money[seat] // parts.ducats_per_point,
    }
    return Score(sum(scored.values()), scored)


def standings(sea: Sea) -> Standings:
    """ME-810, ME-811; ME-R40 by option."""
    scores = tuple(score(sea, seat) for seat in range(sea.seats))
    keys: list[tuple[int, ...]] = []
    for seat, one in enumerate(scores):
        held = len(sea.realm[seat])
        if sea.house.tie_break == "money":
            keys.append((one.total, sea.money[seat]))
        elif sea.house.tie_break == "ports":
            keys.append((one.total, held, sea.money[seat]))
        else:
            keys.append((one.total,))
    return Standings(scores, rank(keys))
