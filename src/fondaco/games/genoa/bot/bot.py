"""What a merchant of Genoa thinks a position is worth; `Mind` is how a merchant decides."""

from typing import Final

from fondaco.games.genoa.bot import bargains
from fondaco.games.genoa.bot.features import features, pause
from fondaco.games.genoa.bot.first import bot as first
from fondaco.games.genoa.bot.mind import Mind
from fondaco.games.genoa.bot.values import Outlook
from fondaco.games.genoa.ending import standings
from fondaco.games.genoa.state import OVER, City
from fondaco.table.contract import State
from fondaco.table.words import Action, Seat

__all__ = [
    "EARLIER",
    "POINTS",
    "REACH",
    "Mind",
    "appraise",
    "features",
    "hopes",
    "pause",
    "weigh",
]

POINTS = 45.0  # ducats
REACH: Final = 1  # turns that a search goes on

EARLIER = {"0.1": first}
"""How older versions thought, for comparison."""


def appraise(state: State, seat: Seat) -> float:
    """By how many ducats a seat may hope to be ahead of the others."""
    assert isinstance(state, City)
    if state.phase == OVER:
        hopes = [float(score.total) for score in standings(state).scores]
    else:
        hopes = [Outlook(state, other).total() for other in range(state.seats)]
    others = [hope for other, hope in enumerate(hopes) if other != seat]
    return hopes[seat] - sum(others) / len(others)


def hopes(state: State, seat: Seat) -> dict[str, float]:
    """What a seat may hope for, by what it comes from."""
    assert isinstance(state, City)
    return Outlook(state, seat).hopes()


def weigh(state: State, seat: Seat, action: Action) -> bargains.Weighed | None:
    """The deal that an action makes, what it brings both sides, and its fair price."""
    assert isinstance(state, City)
    return bargains.weigh(state, seat, action)
