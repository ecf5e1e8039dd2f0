"""The Gymnasium environment: one seat against bots."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, SupportsInt

import gymnasium
import numpy as np
from numpy.typing import NDArray

from fondaco.gym import rendering
from fondaco.gym.making import (
    RENDER_MODES,
    Observation,
    action_space,
    check_bounds,
    check_mode,
    check_seed,
    luck,
    mask,
    observation_space,
    observe,
    open_table,
)
from fondaco.gym.opponents import Company, seated
from fondaco.gym.table import IllegalWord, utilities
from fondaco.table.words import Invalid, View

MAX_STEPS = 20_000
ILLEGAL = ("ignore", "raise")


class Single(gymnasium.Env[Observation, SupportsInt]):
    """A learner at one seat of a table.

    The reward comes at the end (see `utilities`). A word that the mask does not allow is not said:
    the step counts, `info["illegal"]` is True; with `illegal="raise"` it raises `IllegalWord`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        slug: str,
        players: int | None = None,
        opponents: Sequence[str] = ("random",),
        options: Mapping[str, str] | None = None,
        seat: int = 0,
        forms: bool = True,
        illegal: str = "ignore",
        max_steps: int = MAX_STEPS,
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        check_bounds(forms, max_steps=max_steps)
        if illegal not in ILLEGAL:
            raise Invalid("illegal", f"{illegal!r} is not one of: {', '.join(ILLEGAL)}")
        self.game, self.players = open_table(slug, players, options)
        self._names = seated(opponents, self.players, seat)
        self._forms = forms
        self._raises = illegal == "raise"
        self._max_steps = max_steps
        self.render_mode = render_mode
        self.seat = int(seat)
        self.action_space = action_space(self.game)
        self.observation_space = observation_space(self.game)
        self._company: Company | None = None
        self._closed = False

    @property
    def company(self) -> Company:
        """The table and its bots."""
        if self._closed:
            raise RuntimeError("this environment is closed")
        if self._company is None:
            raise RuntimeError("reset the environment first")
        return self._company

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game; without a seed the next one of the series that the last seed began."""
        if self._closed:
            raise RuntimeError("this environment is closed")
        check_seed(seed)
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self._company = Company(self.game, self._names, luck(number), self._forms)
        self._steps = 0
        return self._seen(), self._info(False)

    def _seen(self) -> Observation:
        return observe(self.company.table, self.seat)

    def _info(self, illegal: bool) -> dict[str, Any]:
        return {"action_mask": mask(self.company.table, self.seat), "illegal": illegal}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which words may be said, as sb3-contrib's MaskablePPO asks for it."""
        return mask(self.company.table, self.seat).astype(np.bool_)

    def view(self) -> View:
        """The structured view behind the tensor."""
        return self.company.table.view(self.seat)

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Say a word."""
        company = self.company
        if company.table.is_over():
            raise RuntimeError("the game is over: reset the environment")
        if not self.action_space.contains(action):
            raise IllegalWord(f"{action!r} is no word of this title")
        illegal = False
        try:
            company.say(int(action))
        except IllegalWord:
            if self._raises:
                raise
            illegal = True
        self._steps += 1
        over = company.table.is_over()
        reward = utilities(company.table.state, self.players)[self.seat] if over else 0.0
        info = self._info(illegal)
        if over:
            info["scores"] = [s.total for s in company.table.state.standings().scores]
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, not over and self._steps >= self._max_steps, info

    def render(self) -> Any:
        """The board as a spectator sees it."""
        return rendering.rendered(
            self.render_mode, self.game, self.company.table.state, self.players
        )

    def close(self) -> None:
        self._closed = True
