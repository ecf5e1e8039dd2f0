"""What a merchant here thinks a position is worth; `Mind` is how `greedy` decides."""

from typing import Final

from fondaco.games.mediterranee.bot.first.mind import Mind
from fondaco.games.mediterranee.bot.first.prospects import RIVALS, standing_of
from fondaco.games.mediterranee.ending import score
from fondaco.games.mediterranee.state import DEPLOYMENT, OVER, POWERS_PHASE, Sea
from fondaco.table.contract import State
from fondaco.table.words import Seat

__all__ = ["WORLDS", "Mind", "appraise"]

WORLDS: Final = 1  # what is hidden is reckoned, not guessed


def appraise(state: State, seat: Seat) -> float:
    """By how many points a seat may hope to be ahead."""
    assert isinstance(state, Sea)
    if state.phase in (POWERS_PHASE, DEPLOYMENT):
        return 0.0
    if state.phase == OVER:
        return _ahead(state, seat, [float(score(state, s).total) for s in range(state.seats)])
    worths = [standing_of(state, other) for other in range(state.seats)]
    worths[seat] += state.money[seat] / state.parts.ducats_per_point
    return _ahead(state, seat, worths)


def _ahead(sea: Sea, seat: Seat, worths: list[float]) -> float:
    return worths[seat] - RIVALS[sea.seats] * (sum(worths) - worths[seat])
