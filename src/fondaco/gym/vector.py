"""Many tables stepped together: Gymnasium's vector environment without a process or copy each.

With `workers` the tables are shared out among so many processes, of which this one is the first;
the games are the same whatever their number.
"""

import secrets
import sys
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from fondaco.gym.afar import Afar
from fondaco.gym.making import (
    Observation,
    action_space,
    check_bounds,
    check_seed,
    observation_space,
    open_table,
)
from fondaco.gym.opponents import seated
from fondaco.gym.shares import Here, Share
from fondaco.table.words import Invalid

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
        workers: int = 1,
    ) -> None:
        check_bounds(forms, num_envs=num_envs, max_steps=max_steps, workers=workers)
        if workers > num_envs:
            raise Invalid("workers", f"{workers} are too many for {num_envs} tables")
        if workers > 1 and sys.platform == "win32":
            raise Invalid("workers", "more than 1 need a system with POSIX processes")
        self.num_envs = num_envs = int(num_envs)
        self.game, self.players = open_table(slug, players, options)
        names = seated(opponents, self.players, seat)
        self.single_action_space = action_space(self.game)
        self.single_observation_space = observation_space(self.game)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._ready = self._closed = False
        self._parts: list[tuple[slice, Share]] = []
        for number in range(workers):
            part = slice(number * num_envs // workers, (number + 1) * num_envs // workers)
            made = Afar if number else Here
            count = part.stop - part.start
            self._parts.append((part, made(self.game, names, count, forms, max_steps)))

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
        given = [secrets.randbits(64) if one is None else int(one) for one in seeds]
        for part, share in self._afar_first():
            share.begin(given[part])
        self._ready = True
        return self._seen(), {}

    def _afar_first(self) -> list[tuple[slice, Share]]:
        """All shares in the order in which they are set to work, this process's own last."""
        return self._parts[::-1]

    def _all(self, arrays: list[NDArray[Any]]) -> NDArray[Any]:
        """The same of all shares, as a copy."""
        return arrays[0].copy() if len(arrays) == 1 else np.concatenate(arrays)

    def _check_ready(self) -> None:
        if self._closed:
            raise RuntimeError("this environment is closed")
        if not self._ready:
            raise RuntimeError("reset the environment first")

    def _row(self, seed: int | None) -> list[int | None]:
        check_seed(seed)
        return [None if seed is None else seed + at for at in range(self.num_envs)]

    def action_masks(self) -> NDArray[np.bool_]:
        """Which words may be said at each table."""
        self._check_ready()
        return self._all([share.masks for _, share in self._parts]).astype(np.bool_)

    def _seen(self) -> Observation:
        """What all shares came to, as a copy; this process's own while the others are at work."""
        first = self._parts[0][1]
        tensors = np.empty((self.num_envs, first.tensors.shape[1]), np.float32)
        masks = np.empty((self.num_envs, first.masks.shape[1]), np.int8)
        for part, share in self._parts:
            share.wait()
            tensors[part], masks[part] = share.tensors, share.masks
        return {"observation": tensors, "action_mask": masks}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Say a word at every table."""
        self._check_ready()
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            what = f"{given.dtype} of the shape {given.shape}"
            raise ValueError(f"a step takes {self.num_envs} whole numbers, not {what}")
        for part, share in self._afar_first():
            share.step(given[part])
        seen = self._seen()
        shares = [share for _, share in self._parts]
        return (
            seen,
            self._all([share.rewards for share in shares]),
            self._all([share.over for share in shares]),
            self._all([share.cut for share in shares]),
            {"illegal": self._all([share.illegal for share in shares])},
        )

    def close(self, **kwargs: Any) -> None:
        if not self._closed:
            self._closed = True
            for _, share in self._parts:
                share.close()
        super().close(**kwargs)
