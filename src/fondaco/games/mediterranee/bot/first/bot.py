"""How `greedy-0.1` values a position and decides."""

from random import Random

from fondaco.games.mediterranee.bot import mind
from fondaco.games.mediterranee.bot.appraisal import WORLDS, hoped
from fondaco.games.mediterranee.bot.first.fitting import FirstFitter
from fondaco.games.mediterranee.bot.first.outlook import FIRST
from fondaco.games.mediterranee.bot.fitting import Fitter
from fondaco.games.mediterranee.state import Sea
from fondaco.table.contract import Game, State
from fondaco.table.words import Seat

__all__ = ["WORLDS", "Mind", "appraise"]


class Mind(mind.Mind):
    """The merchant of version 0.1."""

    def __init__(self, game: Game, seat: Seat, generator: Random) -> None:
        super().__init__(game, seat, generator, FIRST)

    def anew(self) -> mind.Mind:
        return Mind(self._game, self.seat, self._generator)

    def _fitter(self, sea: Sea, foreign: bool) -> Fitter:
        return FirstFitter(sea, self.seat, foreign, self.outlook)


def appraise(state: State, seat: Seat) -> float:
    """By how many points a seat may hope to be ahead."""
    return hoped(state, seat, FIRST)
