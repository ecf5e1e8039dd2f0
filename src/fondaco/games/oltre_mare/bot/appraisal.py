"""What a merchant of Oltre Mare thinks a position is worth."""

from fondaco.games.oltre_mare.bot.outlook import Outlook, turns_left
from fondaco.games.oltre_mare.bot.weights import TODAY, Weights
from fondaco.games.oltre_mare.components import rank_payouts
from fondaco.games.oltre_mare.ending import cargo_value, marker_keys, standings
from fondaco.games.oltre_mare.state import COLOURS, OVER, PLAY, Sea
from fondaco.table.contract import State
from fondaco.table.words import Seat


def worth(sea: Sea, seat: Seat, weights: Weights) -> float:
    """What a seat has and may hope for, in ducats."""
    house, payout = sea.house, sea.parts.payout
    value = float(sea.ducats[seat] + cargo_value(sea, sea.cargo[seat]) - len(sea.piles[seat]))
    markers = rank_payouts(marker_keys(sea), payout, house.dense, house.rank_zero)[seat]
    points = [(prestige,) for prestige in sea.prestige]
    prestige = rank_payouts(points, payout, house.dense, house.rank_zero)[seat]
    sure = 1.0 - min(0.6, turns_left(sea, weights) / 10)
    value += sure * markers + sure * prestige
    owned = weights.owned * marker_keys(sea)[seat][0]
    value += (1.0 - sure) * (owned + weights.prestige * sea.prestige[seat])
    outlook = Outlook(sea, seat, weights)
    value += outlook.effect(sea.live[seat])
    mine = seat == sea.active
    if mine and sea.phase > PLAY:
        rest = tuple(sea.hands[seat])
        if sea.played:
            way = outlook.order(sea.played, rest)
            value += max(outlook.stack(top, way, rest, 0) for top in way)
        return value
    return value + (outlook.hand(sea.hands[seat]) if mine else outlook.waiting(sea.hands[seat]))


def appraise(state: State, seat: Seat, weights: Weights = TODAY) -> float:
    """By how many ducats a seat may hope to be ahead of the best other."""
    assert isinstance(state, Sea)
    if state.phase == COLOURS:
        return 0.0
    if state.phase == OVER:
        totals = [score.total for score in standings(state).scores]
        ahead = totals[seat] - max(total for s, total in enumerate(totals) if s != seat)
        return ahead + (10.0 if ahead >= 0 else -10.0)
    hopes = [worth(state, other, weights) for other in range(state.seats)]
    return hopes[seat] - max(hope for other, hope in enumerate(hopes) if other != seat)
