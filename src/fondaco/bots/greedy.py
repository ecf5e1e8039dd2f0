"""The bot `greedy`: looks one choice ahead and takes what its title's valuation likes best."""

import importlib
from collections.abc import Callable
from random import Random
from typing import Protocol

from fondaco.bots.bot import Bot
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.words import Action, Event, Seat, View

Appraise = Callable[[State, Seat], float]
"""What a position is worth to a seat, in points; `bot.py` of every title has one."""


class Mind(Protocol):
    """A title's own way to decide, where one choice ahead is too short (talk, plans of a turn).

    `bot.py` of a title may have a class `Mind(game, seat, generator)` of this shape.
    """

    def hear(self, event: Event) -> None:
        """Be told an event that the seat is told."""

    def decide(self, view: View, state: State) -> Action | None:
        """A legal action, or None to let the appraisal decide; `state` is one the view allows."""


Foresee = Callable[[State, Seat, int], float | None]
"""What a choice is worth where a title can reckon it without trying; its `bot.py` may have one."""

WORLDS = 2
"""How many full tables a view is imagined to be, unless a title's `bot.py` says otherwise."""


class GreedyBot(Bot):
    """Tries every choice in the same few imagined worlds, with the same luck."""

    def __init__(self, game: Game, seat: Seat, generator: Random) -> None:
        super().__init__(game, seat, generator)
        thoughts = importlib.import_module(game.meta.bot)
        self._appraise: Appraise = thoughts.appraise
        self._worlds: int = getattr(thoughts, "WORLDS", WORLDS)
        self._foresee: Foresee | None = getattr(thoughts, "foresee", None)
        mind = getattr(thoughts, "Mind", None)
        self._mind: Mind | None = None if mind is None else mind(game, seat, generator)

    def hear(self, event: Event) -> None:
        if self._mind is not None:
            self._mind.hear(event)

    def decide(self, view: View) -> Action:
        seat = self.seat
        chance = RandomChance(self.generator)
        state = self.game.imagine(view, chance)
        # Before a lone choice is taken: forms may be open beside it.
        action = None if self._mind is None else self._mind.decide(view, state)
        if action is not None:
            return action
        codes = state.choices(seat)
        if len(codes) == 1:
            return state.decode(seat, codes[0])
        worth = [0.0] * len(codes)
        for world in range(self._worlds):
            imagined = state if world == 0 else self.game.imagine(view, chance)
            luck = self.generator.getrandbits(64)
            for number, code in enumerate(codes):
                known = None if self._foresee is None else self._foresee(imagined, seat, code)
                if known is not None:
                    worth[number] += known
                    continue
                tried = imagined.copy()
                tried.choose(seat, code, RandomChance(Random(luck)))
                worth[number] += self._appraise(tried, seat)
        # The first of the best: ties go by canonical order.
        return state.decode(seat, codes[worth.index(max(worth))])
