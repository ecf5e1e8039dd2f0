"""The bot `greedy`: looks one choice ahead and takes what its title's valuation likes best."""

import importlib
from collections.abc import Callable
from random import Random

from fondaco.bots.bot import Bot
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.words import Action, Seat, View

Appraise = Callable[[State, Seat], float]
"""What a position is worth to a seat, in points; `bot.py` of every title has one."""

WORLDS = 2
"""How many full tables a view is imagined to be."""


class GreedyBot(Bot):
    """Tries every choice in the same few imagined worlds, with the same luck."""

    def __init__(self, game: Game, seat: Seat, generator: Random) -> None:
        super().__init__(game, seat, generator)
        self._appraise: Appraise = importlib.import_module(game.meta.bot).appraise

    def decide(self, view: View) -> Action:
        seat = self.seat
        chance = RandomChance(self.generator)
        state = self.game.imagine(view, chance)
        codes = state.choices(seat)
        if len(codes) == 1:
            return state.decode(seat, codes[0])
        worth = [0.0] * len(codes)
        for world in range(WORLDS):
            imagined = state if world == 0 else self.game.imagine(view, chance)
            luck = self.generator.getrandbits(64)
            for number, code in enumerate(codes):
                tried = imagined.copy()
                tried.choose(seat, code, RandomChance(Random(luck)))
                worth[number] += self._appraise(tried, seat)
        # The first of the best: ties go by canonical order.
        return state.decode(seat, codes[worth.index(max(worth))])
