"""What a merchant here thinks a position is worth; `Mind` is how a merchant decides."""

from typing import Final

from fondaco.games.mediterranee.bot import bargains, prospects
from fondaco.games.mediterranee.bot.first import bot as first
from fondaco.games.mediterranee.bot.mind import Mind
from fondaco.games.mediterranee.bot.prospects import RIVALS, standing_of
from fondaco.games.mediterranee.ending import score
from fondaco.games.mediterranee.state import DEPLOYMENT, OVER, POWERS_PHASE, Sea
from fondaco.table.contract import State
from fondaco.table.words import Action, Seat

__all__ = ["AHEAD", "EARLIER", "POINTS", "WORLDS", "Mind", "appraise", "hopes", "weigh"]

POINTS = 12.0
AHEAD: Final = 4  # decisions of a plan: they are dear to follow
WORLDS: Final = 1  # what is hidden is reckoned, not guessed

EARLIER = {"0.1": first}
"""How older versions thought, for comparison."""


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


def hopes(state: State, seat: Seat) -> dict[str, float]:
    """What a seat may hope for, by what it comes from."""
    assert isinstance(state, Sea)
    return prospects.hopes(state, seat)


def weigh(state: State, seat: Seat, action: Action) -> bargains.Weighed | None:
    """The deal that an action makes, what it brings both sides, and its fair price."""
    assert isinstance(state, Sea)
    return bargains.weigh(state, seat, action)


def _ahead(sea: Sea, seat: Seat, worths: list[float]) -> float:
    return worths[seat] - RIVALS[sea.seats] * (sum(worths) - worths[seat])
