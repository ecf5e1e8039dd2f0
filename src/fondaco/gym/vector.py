"""Many tables stepped together: Gymnasium's vector environment without a process or copy each."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from fondaco.gym.crowds import tables_for
from fondaco.gym.making import (
    Observation,
    action_space,
    check_bounds,
    check_seed,
    luck,
    observation_space,
    open_table,
)
from fondaco.gym.opponents import seated
from fondaco.gym.table import utilities

MAX_STEPS = 20_000


class Tables(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` learners, each at a table of its own, against bots.

    A table whose game ended is dealt anew by the next step, whose action for it is not looked at.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # type: ignore[misc]

    def __init__(
        self,
        slug: str,
        num_envs: int = 1,
        players: int | None = None,
        opponents: Sequence[str] = ("random",),
        options: Mapping[str, str] | None = None,
        seat: int = 0,
        forms: bool = True,
        max_steps: int = MAX_STEPS,
    ) -> None:
        check_bounds(forms, num_envs=num_envs, max_steps=max_steps)
        self.num_envs = num_envs
        self.game, self.players = open_table(slug, players, options)
        self._names = seated(opponents, self.players, seat)
        self._seat, self._max_steps = seat, max_steps
        self.single_action_space = action_space(self.game)
        self.single_observation_space = observation_space(self.game)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._tables = tables_for(self.game, self._names, num_envs, forms)
        self._ready = self._closed = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal at every table; a seed is that of the first table, the next one has the next."""
        if self._closed:
            raise RuntimeError("this environment is closed")
        seeds = seed if isinstance(seed, list) else self._row(seed)
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds for {self.num_envs} tables")
        for one in seeds:
            check_seed(one)
        self._luck = [luck(secrets.randbits(64) if one is None else int(one)) for one in seeds]
        for at in range(self.num_envs):
            self._deal(at)
        self._steps = np.zeros(self.num_envs, np.int64)
        self._done = np.zeros(self.num_envs, np.bool_)
        self._ready = True
        return self._seen(), {}

    def _check_ready(self) -> None:
        if self._closed:
            raise RuntimeError("this environment is closed")
        if not self._ready:
            raise RuntimeError("reset the environment first")

    def _row(self, seed: int | None) -> list[int | None]:
        check_seed(seed)
        return [None if seed is None else seed + at for at in range(self.num_envs)]

    def _deal(self, at: int) -> None:
        self._tables.deal(at, self._luck[at])

    def action_masks(self) -> NDArray[np.bool_]:
        """Which words may be said at each table."""
        self._check_ready()
        self._tables.look()
        return self._tables.masks.astype(np.bool_)

    def _seen(self) -> Observation:
        self._tables.look()
        return {
            "observation": self._tables.tensors.copy(),
            "action_mask": self._tables.masks.copy(),
        }

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Say a word at every table."""
        self._check_ready()
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            what = f"{given.dtype} of the shape {given.shape}"
            raise ValueError(f"a step takes {self.num_envs} whole numbers, not {what}")
        words = given.tolist()
        tables, done = self._tables, self._done
        rewards = np.zeros(self.num_envs, np.float64)
        over = np.zeros(self.num_envs, np.bool_)
        for at in np.flatnonzero(done).tolist():
            self._deal(at)
        illegal = ~np.array(tables.say(words, done.tolist()))
        self._steps += 1
        self._steps[done] = 0
        for at in tables.ended():
            over[at] = True
            rewards[at] = utilities(tables.state(at), self.players)[self._seat]
        cut = ~over & (self._steps >= self._max_steps)
        self._done = over | cut
        return self._seen(), rewards, over, cut, {"illegal": illegal}

    def close(self, **kwargs: Any) -> None:
        self._closed = True
        super().close(**kwargs)
