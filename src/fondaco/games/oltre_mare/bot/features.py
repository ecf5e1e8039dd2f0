"""What seats of Oltre Mare have when a turn begins: numbers that learnt values weigh.

`FEATURES` names them. Each stands there three times: as it is, by the turns still to come, and for
the seat whose turn it is; then come the turns until the seat's own.
"""

from typing import Final

from fondaco.games.oltre_mare.bot.outlook import Outlook, turns_left
from fondaco.games.oltre_mare.bot.weights import TODAY
from fondaco.games.oltre_mare.components import rank_payouts
from fondaco.games.oltre_mare.ending import cargo_value, marker_keys
from fondaco.games.oltre_mare.pieces import GOODS, MARKERS
from fondaco.games.oltre_mare.state import COLOURS, Sea
from fondaco.table.contract import State
from fondaco.table.words import Seat

LONG = 8.0  # turns to come that are as good as any number

FEATURES = (
    "holdings",
    "pirates' cards",
    "ducats",
    "prestige",
    "paid for prestige",
    "markers",
    "paid for markers",
    "hand",
    "cards kept",
    "lions",
    "load",
    "load squared",
    "cards short of the load",
    "run",
    "continued from the hand",
    "continued by one more",
    "runs in hand",
    "best play",
    "icons: ducats",
    "icons: pirates",
    "icons: market",
    "icons: ships",
    "a step",
    "two steps",
    *(f"active: {name}" for name in MARKERS),
)
AWAY: Final = 4
"""How many numbers tell how far away the seat's own turn is."""


def pause(state: State) -> int:
    """How many turns have begun."""
    assert isinstance(state, Sea)
    return state.turn


def features(state: State) -> list[list[float]] | None:
    """By seat: its features, for the beginning of a turn; none while colours are chosen."""
    assert isinstance(state, Sea)
    if state.phase == COLOURS:
        return None
    house, payout, seats = state.house, state.parts.payout, state.seats
    keys = marker_keys(state)
    markers = rank_payouts(keys, payout, house.dense, house.rank_zero)
    points = [(points,) for points in state.prestige]
    prestige = rank_payouts(points, payout, house.dense, house.rank_zero)
    turns = min(LONG, turns_left(state, TODAY)) / LONG
    found: list[list[float]] = []
    for seat in range(seats):
        paid = float(prestige[seat]), float(keys[seat][0]), float(markers[seat])
        own = _own(state, seat, paid)
        away = (seat - state.active) % seats
        first = 0.0 if away else 1.0
        row = own[:]
        row += [value * turns for value in own]
        row += [value * first for value in own]
        row += [first, first * turns, away / seats, away * turns / seats]
        found.append(row)
    return found


def _own(sea: Sea, seat: Seat, paid: tuple[float, float, float]) -> list[float]:
    parts, hand, pile = sea.parts, sea.hands[seat], sea.piles[seat]
    outlook = Outlook(sea, seat, TODAY)
    counts = [0] * GOODS
    icons = 0
    for card in hand:
        counts[parts.good[card]] += 1
        icons += parts.icons[card]
    kind, run = outlook.good, outlook.run
    onto = outlook.run_value(kind, run + counts[kind])
    other = 0
    for good in range(GOODS):
        if good != kind:
            other += outlook.run_value(good, counts[good])
    size, lions, load = len(hand), parts.lions[outlook.top], parts.load[outlook.top]
    own = [
        float(sea.ducats[seat] + cargo_value(sea, sea.cargo[seat]) - len(pile)),
        float(len(pile)),
        float(sea.ducats[seat]),
        float(sea.prestige[seat]),
        paid[0],
        paid[1],
        paid[2],
        float(size),
        float(min(size, lions)),
        float(lions),
        float(load),
        float(load * load),
        float(max(0, load - size)),
        float(run),
        float(onto - outlook.run_value(kind, run)),
        float(outlook.run_value(kind, run + counts[kind] + 1) - onto),
        float(other),
        outlook.best(tuple(hand))[0],
        float(icons & 255),
        float(icons >> 8 & 255),
        float(icons >> 16 & 255),
        float(icons >> 24),
        outlook.stops[1],
        outlook.stops[2],
    ]
    for marker in range(len(MARKERS)):
        own.append(1.0 if sea.live[seat] == marker else 0.0)
    return own
