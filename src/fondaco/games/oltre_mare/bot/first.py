"""How the merchant of version 0.1 thought."""

from fondaco.games.oltre_mare.bot import appraisal
from fondaco.games.oltre_mare.bot.mind import Mind
from fondaco.games.oltre_mare.bot.weights import FIRST
from fondaco.table.contract import State
from fondaco.table.words import Seat

__all__ = ["Mind", "appraise"]


def appraise(state: State, seat: Seat) -> float:
    """By how many ducats a seat may hope to be ahead of the best other."""
    return appraisal.appraise(state, seat, FIRST)
