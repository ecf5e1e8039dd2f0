"""What both PettingZoo faces share: each seat is an agent, with spaces, a deal and a board."""

import secrets
from collections.abc import Mapping
from typing import Any

from gymnasium import spaces

from fondaco.gym import rendering
from fondaco.gym.chart import Picture
from fondaco.gym.making import (
    RENDER_MODES,
    action_space,
    check_bounds,
    check_mode,
    check_seed,
    luck,
    observation_space,
    open_table,
)
from fondaco.gym.plan import shape_of
from fondaco.gym.table import Table
from fondaco.table.words import Seat, View

MAX_CYCLES = 200_000
"""Words in a game; a game that is longer is cut off."""


class Seated:
    """A title whose seats are agents."""

    def __init__(
        self,
        slug: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
        forms: bool = True,
        max_cycles: int = MAX_CYCLES,
    ) -> None:
        check_mode(render_mode)
        check_bounds(forms, max_cycles=max_cycles)
        self.game, self.players = open_table(slug, players, options)
        self.metadata: dict[str, Any] = {
            "render_modes": list(RENDER_MODES),
            "name": f"fondaco_{slug.replace('-', '_')}_v{shape_of(self.game).plan.version}",
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self._forms = forms
        self._max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self._actions = {agent: action_space(self.game) for agent in self.possible_agents}
        self._observations = {agent: observation_space(self.game) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._table: Table | None = None
        self._closed = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    @property
    def table(self) -> Table:
        """The table in play."""
        if self._closed:
            raise RuntimeError("this environment is closed")
        if self._table is None:
            raise RuntimeError("reset the environment first")
        return self._table

    def seat_of(self, agent: str) -> Seat:
        """The seat of an agent."""
        if agent not in self.possible_agents:
            raise ValueError(f"no agent {agent!r}; they are {', '.join(self.possible_agents)}")
        return self.possible_agents.index(agent)

    def view(self, agent: str) -> View:
        """The structured view behind an agent's tensor."""
        return self.table.view(self.seat_of(agent))

    def _deal(self, seed: int | None) -> None:
        """A new game; the same seed gives the same luck."""
        if self._closed:
            raise RuntimeError("this environment is closed")
        check_seed(seed)
        number = secrets.randbits(64) if seed is None else int(seed)
        self._table = Table(self.game, self.players, luck(number), self._forms)
        self.agents = self.possible_agents[:]
        self._cycles = 0

    def render(self) -> str | Picture | None:
        """The board as a spectator sees it."""
        return rendering.rendered(self.render_mode, self.game, self.table.state, self.players)

    def close(self) -> None:
        self._closed = True
