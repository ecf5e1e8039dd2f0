"""A share of the tables of a vector environment, stepped by one process."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from fondaco.gym.crowds import Names, tables_for
from fondaco.gym.making import luck
from fondaco.gym.table import utilities
from fondaco.table.contract import Game


class Share(Protocol):
    """Tables that play game after game; these arrays hold what the last step brought."""

    tensors: NDArray[np.float32]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float64]
    over: NDArray[np.bool_]
    cut: NDArray[np.bool_]
    illegal: NDArray[np.bool_]

    def begin(self, seeds: Sequence[int]) -> None:
        """Deal at every table; from now on its luck follows from its seed."""

    def step(self, words: NDArray[np.int64]) -> None:
        """Say a word at every table; where a game ended the step before, deal instead."""

    def wait(self) -> None:
        """Until what was begun last is done."""

    def close(self) -> None: ...


class Here:
    """A share of this very process."""

    def __init__(self, game: Game, names: Names, count: int, forms: bool, max_steps: int) -> None:
        self._tables = tables_for(game, names, count, forms)
        self._players, self._learner = len(names), list(names).index(None)
        self._max_steps = max_steps
        self._luck: list[Random] = []
        self._done: list[bool] = [False] * count
        self._steps = np.zeros(count, np.int64)
        self.tensors, self.masks = self._tables.tensors, self._tables.masks
        self.rewards = np.zeros(count, np.float64)
        self.over = np.zeros(count, np.bool_)
        self.cut = np.zeros(count, np.bool_)
        self.illegal = np.zeros(count, np.bool_)

    def begin(self, seeds: Sequence[int]) -> None:
        self._luck = [luck(seed) for seed in seeds]
        for at, own in enumerate(self._luck):
            self._tables.deal(at, own)
        self._done = [False] * len(self._luck)
        self._steps.fill(0)
        self._tables.look()

    def step(self, words: NDArray[np.int64]) -> None:
        tables, done = self._tables, self._done
        dealt = [at for at, is_done in enumerate(done) if is_done]
        for at in dealt:
            tables.deal(at, self._luck[at])
        said = tables.say(words.tolist(), done)
        self._steps += 1
        self._steps[dealt] = 0
        self.rewards.fill(0.0)
        self.over.fill(False)
        for at in tables.ended():
            self.over[at] = True
            self.rewards[at] = utilities(tables.state(at), self._players)[self._learner]
        np.logical_not(said, out=self.illegal)
        np.greater_equal(self._steps, self._max_steps, out=self.cut)
        self.cut &= ~self.over
        self._done = (self.over | self.cut).tolist()
        tables.look()

    def wait(self) -> None:
        """All is done."""

    def close(self) -> None:
        """Nothing is kept open."""
