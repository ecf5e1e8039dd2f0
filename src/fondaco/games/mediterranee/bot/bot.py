"""What a merchant here thinks a position is worth; `Mind` is how a merchant decides."""

from typing import Final

from fondaco.games.mediterranee.bot import bargains
from fondaco.games.mediterranee.bot.appraisal import WORLDS, hoped, sources
from fondaco.games.mediterranee.bot.features import features, pause
from fondaco.games.mediterranee.bot.first import bot as first
from fondaco.games.mediterranee.bot.mind import Mind
from fondaco.games.mediterranee.bot.outlook import TODAY
from fondaco.games.mediterranee.state import Sea
from fondaco.table.contract import State
from fondaco.table.words import Action, Seat

__all__ = [
    "EARLIER",
    "POINTS",
    "REACH",
    "SURE",
    "WORLDS",
    "Mind",
    "appraise",
    "features",
    "hopes",
    "pause",
    "weigh",
]

POINTS = 12.0
SURE = 5.0  # rounds differ much, and few are tried: only what is plain
REACH: Final = 1  # rounds that a search goes on: they are dear to follow

EARLIER = {"0.1": first}
"""How older versions thought, for comparison."""


def appraise(state: State, seat: Seat) -> float:
    """By how many points a seat may hope to be ahead."""
    return hoped(state, seat, TODAY)


def hopes(state: State, seat: Seat) -> dict[str, float]:
    """What a seat may hope for, by what it comes from."""
    assert isinstance(state, Sea)
    return sources(state, seat, TODAY)


def weigh(state: State, seat: Seat, action: Action) -> bargains.Weighed | None:
    """The deal that an action makes, what it brings both sides, and its fair price."""
    assert isinstance(state, Sea)
    return bargains.weigh(state, seat, action)
