"""The PettingZoo parallel environment: all seats speak at once, most of them wait."""

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from fondaco.gym.making import Observation, observe
from fondaco.gym.seated import MAX_CYCLES, Seated
from fondaco.gym.table import IllegalWord, utilities
from fondaco.gym.vocabulary import WAIT


class Parallel(Seated, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """Every step, each seat says a word: `WAIT` where nothing is asked of it.

    The words are taken in the order of the seats. One that may not be said, or no longer because a
    seat before it changed the question, is not said; `infos[agent]["said"]` tells.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game; the same seed gives the same luck."""
        self._deal(seed)
        seen = self._look()
        return seen, {a: {"action_mask": seen[a]["action_mask"], "said": True} for a in seen}

    def _look(self) -> dict[str, Observation]:
        return {agent: observe(self.table, seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: dict[str, int]) -> Any:
        """Let every agent say its word."""
        table = self.table
        if not self.agents:
            raise RuntimeError("the game is over: reset the environment")
        words = {agent: self._word(actions, agent) for agent in self.agents}
        said = {}
        for agent, word in words.items():
            try:
                table.say(self.seat_of(agent), word)
                said[agent] = True
            except IllegalWord:
                said[agent] = word == WAIT
        self._cycles += 1
        agents, over = self.agents, table.is_over()
        cut = not over and self._cycles >= self._max_cycles
        paid = utilities(table.state, self.players) if over else [0.0] * self.players
        seen = self._look()
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            seen,
            {agent: paid[seat] for seat, agent in enumerate(agents)},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {a: {"action_mask": seen[a]["action_mask"], "said": said[a]} for a in agents},
        )

    def _word(self, actions: Any, agent: str) -> int:
        """An agent's word, or `ValueError`: then nobody's is said."""
        if not isinstance(actions, Mapping) or agent not in actions:
            raise ValueError(f"a step takes a word of each agent; {agent} has none")
        word, space = actions[agent], self._actions[agent]
        if not space.contains(word):
            raise ValueError(f"{word!r} is no word; they are 0 to {space.n - 1}")
        return int(word)


def parallel(
    slug: str,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    forms: bool = True,
    max_cycles: int = MAX_CYCLES,
) -> Parallel:
    """A title as a parallel environment."""
    return Parallel(slug, players, options, render_mode, forms, max_cycles)
