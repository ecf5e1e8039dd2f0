"""Every title as a game of OpenSpiel: importing this module registers them.

    import pyspiel, fondaco.gym.openspiel
    pyspiel.load_game("fondaco_golden_horn(players=2)")

Parameters are `players`, `forms` and the title's options. An action is a word of the vocabulary
(docs/environments.md); luck is a chance node for every draw.
"""

from random import Random
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from fondaco.gym.making import open_table
from fondaco.gym.plan import shape_of
from fondaco.gym.table import IllegalWord, utilities
from fondaco.gym.unfolding import Unfolding
from fondaco.gym.vocabulary import WAIT
from fondaco.table.audience import hears
from fondaco.table.meta import Meta, Option
from fondaco.table.titles import titles

LONGEST = 500_000
"""No game has as many words and draws."""
MOST_SIDES = 1024
"""No title asks for a number that may be as great."""
HEARD = 16.0
"""What the counts of events are divided by."""


def name_of(slug: str) -> str:
    """What a title is called here."""
    return f"fondaco_{slug.replace('-', '_')}"


def game_type(meta: Meta) -> Any:
    """A title as OpenSpiel lists it."""
    options = {option.name: _parameter(option) for option in meta.options}
    default = max(meta.least_seats, min(3, meta.most_seats))
    return pyspiel.GameType(
        short_name=name_of(meta.slug),
        long_name=f"Fondaco: {meta.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.most_seats,
        min_num_players=meta.least_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": default, "forms": True, **options},
    )


def _parameter(option: Option) -> str | int | bool:
    """An option's default, of the type that OpenSpiel reads such a value as."""
    if set(option.values) <= {"true", "false"}:
        return option.default == "true"
    return int(option.default) if all(map(str.isdigit, option.values)) else option.default


def _value(given: object) -> str:
    """What OpenSpiel read, as the title's options have it."""
    return str(given).lower() if isinstance(given, bool) else str(given)


def _new_type(meta: Meta) -> type:
    kind = game_type(meta)

    class TitleGame(pyspiel.Game):  # type: ignore[misc]
        """One title with its options."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            named = dict(params or {})
            players = named.pop("players", None)
            self.forms = bool(named.pop("forms", True))
            self.title, self.seats = open_table(
                meta.slug, players, {name: _value(given) for name, given in named.items()}
            )
            info = pyspiel.GameInfo(
                num_distinct_actions=shape_of(self.title).vocabulary.size,
                max_chance_outcomes=MOST_SIDES,
                num_players=self.seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=LONGEST,
            )
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> "FondacoState":
            return FondacoState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
            wished = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
            return Observer(self, wished, params)

        def __reduce__(self) -> tuple[Any, ...]:
            return load, (str(self),)

    return TitleGame


def load(name: str) -> Any:
    """A game by its name with its parameters, as `pyspiel.load_game` knows it after this module."""
    return pyspiel.load_game(name)


class FondacoState(pyspiel.State):  # type: ignore[misc]
    """A node of the tree: a seat is asked for a word, or a draw is made."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.unfolding = Unfolding(game.title, game.seats, game.forms)

    def current_player(self) -> int:
        here = self.unfolding
        if here.sides:
            return int(pyspiel.PlayerId.CHANCE)
        return here.actors[0] if here.actors else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.unfolding.is_over()

    def _legal_actions(self, player: int) -> list[int]:
        here = self.unfolding
        if here.sides or not here.actors or here.actors[0] != player:
            return []
        return sorted(here.question.words)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        sides = self.unfolding.sides
        return [(result, 1.0 / sides) for result in range(sides)]

    def _apply_action(self, action: int) -> None:
        if self.unfolding.sides:
            self.unfolding.draw(action)
        else:
            self.unfolding.say(action)

    def apply_action(self, action: int) -> None:
        """As OpenSpiel does it; what may not be said now is an error, and nothing is done."""
        here = self.unfolding
        if not here.sides and (here.is_over() or action not in here.question.words):
            raise IllegalWord(f"{action} may not be said now; see legal_actions")
        if here.sides and action not in range(here.sides):
            raise IllegalWord(f"{action} is not one of the {here.sides} outcomes")
        super().apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        vocabulary = shape_of(self.unfolding.game).vocabulary
        return f"{action}: {vocabulary.name(action)}" if action != WAIT else "wait"

    def returns(self) -> list[float]:
        here = self.unfolding
        if not here.is_over() or here.state is None:
            return [0.0] * here.players
        return utilities(here.state, here.players)

    def resample_from_infostate(self, player: int, sampler: Any) -> "FondacoState":
        """A node that this player cannot tell from this one, by `Game.imagine`."""
        twin = FondacoState.__new__(FondacoState)
        pyspiel.State.__init__(twin, self.get_game())
        seed = int(sampler() * (1 << 52))
        twin.unfolding = self.unfolding.imagined(player, Random(seed))
        return twin

    def __str__(self) -> str:
        here = self.unfolding
        if here.sides:
            return f"a draw below {here.sides} after {len(here.said)} words"
        return here.seen(here.actors[0]) if here.actors else "over"


class Observer:
    """A seat's view as a tensor and a string; with perfect recall also what it heard."""

    def __init__(self, game: Any, wished: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations; given: {params}")
        shape = shape_of(game.title)
        self._recall = bool(wished.perfect_recall)
        self._kinds = {kind: number for number, kind in enumerate(game.title.events)}
        words, slots = shape.vocabulary.size, shape.slots
        sizes = {"player": game.seats, "view": slots, "said": words}
        if self._recall:
            sizes["heard"] = len(self._kinds)
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: FondacoState, player: int) -> None:
        """Write what a player knows."""
        here = state.unfolding
        self.tensor.fill(0.0)
        self.dict["player"][player] = 1.0
        if here.state is not None:
            slots = shape_of(here.game).tensor(here.state.view(player))
            self.dict["view"][list(slots)] = list(slots.values())
            if not here.sides and here.actors and here.actors[0] == player:
                for word in here.question.said:
                    self.dict["said"][word] = min(1.0, self.dict["said"][word] + 0.25)
        if self._recall:
            counts = self.dict["heard"]
            for event, audience in here.told:
                if hears(audience, player):
                    counts[self._kinds[type(event)]] += 1.0 / HEARD
            np.minimum(counts, 1.0, out=counts)

    def string_from(self, state: FondacoState, player: int) -> str:
        """What a player knows, as JSON."""
        here = state.unfolding
        return here.known(player) if self._recall else here.seen(player)


def register() -> None:
    """Tell OpenSpiel of every title, once."""
    known = set(pyspiel.registered_names())
    for slug, meta in titles().items():
        if name_of(slug) not in known:
            pyspiel.register_game(game_type(meta), _new_type(meta))


register()
