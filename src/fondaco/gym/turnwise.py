"""The PettingZoo AEC environment: one seat after the other says a word."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from fondaco.gym.making import Observation, mask, observe
from fondaco.gym.seated import MAX_CYCLES, Seated
from fondaco.gym.table import utilities
from fondaco.gym.vocabulary import WAIT
from fondaco.table.words import Seat


class RawAEC(Seated, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Every seat is an agent; `aec` puts PettingZoo's wrappers around it.

    Whoever is waited for is selected. A word that is not whole leaves the selection where it is.
    An illegal word raises `IllegalWord` and changes nothing.
    """

    def __init__(self, *words: Any) -> None:
        AECEnv.__init__(self)
        Seated.__init__(self, *words)
        self.metadata["is_parallelizable"] = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; the same seed gives the same luck."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()
        self._skip_agent_selection = None

    def _select(self) -> None:
        table = self.table
        if table.actors:
            self.agent_selection = self.possible_agents[table.actors[0]]
        for seat, agent in enumerate(self.possible_agents):
            self.infos[agent] = {"action_mask": self._mask(seat)}

    def _mask(self, seat: Seat) -> Any:
        """Only who is selected is asked; the others wait."""
        table = self.table
        if table.actors and table.actors[0] == seat:
            return mask(table, seat)
        waiting = np.zeros(table.shape.vocabulary.size, np.int8)
        waiting[WAIT] = 1
        return waiting

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of(agent)
        return observe(self.table, seat) | {"action_mask": self._mask(seat)}

    def step(self, action: int | None) -> None:
        """Say a word for the selected agent."""
        table = self.table
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is the action of an agent that is done; this one is not")
        table.say(self.seat_of(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._cycles += 1
        if table.is_over():
            self._finish()
        elif self._cycles >= self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        for seat, reward in enumerate(utilities(self.table.state, self.players)):
            self.rewards[self.possible_agents[seat]] = reward
        self.terminations = dict.fromkeys(self.agents, True)

    def scores(self) -> list[int]:
        """Everybody's points as if the game ended now: for evaluation, not for players."""
        return [score.total for score in self.table.state.standings().scores]


def aec(
    slug: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    forms: bool = True,
    max_cycles: int = MAX_CYCLES,
) -> AECEnv[str, Observation, int]:
    """A title as an AEC environment; an illegal word ends the game with -1 for who said it."""
    raw = RawAEC(slug, players, options, render_mode, forms, max_cycles)
    env: Any = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    ordered: AECEnv[str, Observation, int] = wrappers.OrderEnforcingWrapper(env)
    return ordered
