"""What a merchant of Genoa thinks a position is worth; `Mind` is how `greedy` decides."""

from fondaco.games.genoa.bot.first.mind import Mind
from fondaco.games.genoa.bot.first.values import FirstOutlook
from fondaco.games.genoa.ending import standings
from fondaco.games.genoa.state import OVER, City
from fondaco.table.contract import State
from fondaco.table.words import Seat

__all__ = ["Mind", "appraise"]


def appraise(state: State, seat: Seat) -> float:
    """By how many ducats a seat may hope to be ahead of the others."""
    assert isinstance(state, City)
    if state.phase == OVER:
        hopes = [float(score.total) for score in standings(state).scores]
    else:
        hopes = [FirstOutlook(state, other).total() for other in range(state.seats)]
    others = [hope for other, hope in enumerate(hopes) if other != seat]
    return hopes[seat] - sum(others) / len(others)
