"""What a merchant of Rialto thinks things are worth."""

from fondaco.table.contract import State
from fondaco.table.words import Seat


def appraise(state: State, seat: Seat) -> float:
    return float(state.standings().scores[seat].total)
