"""What a choice promises in words is what playing it brings.

Each title says in `promises.py` beside its tests how its sentences are read: `promised` finds the
numbers and consequences in a choice's phrase, `brought` finds the same in what was played, and
`NEVER_SILENT` names consequences that a choice must not keep to itself. What differs between the
worlds a seat can imagine, or with other luck, is decided by secrets or luck and not compared.
"""

import importlib
from collections.abc import Iterator
from random import Random
from typing import Any, Protocol, cast

from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.speech import Speech
from fondaco.table.words import Action, Event, Phrase, Seat, View
from tests.table.interrogation import heard, play, random_action

WORLDS = 4

Consequences = dict[str, Any]
"""By name: a number, a list, yes or no."""


class Promises(Protocol):
    """A title's `promises.py`."""

    NEVER_SILENT: tuple[str, ...]

    def promised(self, game: Game, view: View, action: Action, said: Phrase) -> Consequences:
        """What a choice says it brings."""

    def brought(
        self, before: State, after: State, seat: Seat, action: Action, news: list[Event]
    ) -> Consequences:
        """What it brought; `news` is what the seat heard."""


def promises_of(slug: str) -> Promises:
    where = "rialto" if slug == "rialto" else f"tests.games.{slug.replace('-', '_')}"
    return cast(Promises, importlib.import_module(f"{where}.promises"))


def phrases(said: Phrase) -> Iterator[Phrase]:
    """A phrase and all that stand inside it."""
    yield said
    for value in said.args.values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, Phrase):
                yield from phrases(inner)


class Promising:
    """Plays a random game and holds every choice to its word."""

    def __init__(self, game: Game, seats: int, seed: int, every: int = 1) -> None:
        self.game = game
        self.seats = seats
        self.random = Random(seed)
        self.chance = RandomChance(self.random)
        self.every = every
        self.speech = Speech(game)
        self.promises = promises_of(game.meta.slug)
        self.kept = 0
        """How many promises were compared."""

    def run(self, most: int = 20_000) -> None:
        state = self.game.deal(self.seats, self.chance)
        for ply in range(most):
            if not state.actors():
                return
            if ply % self.every == 0:
                for seat in state.actors():
                    self.question(state, seat)
            seat = self.random.choice(state.actors())
            play(state, seat, random_action(self.game, state, seat, self.chance), self.chance)

    def question(self, state: State, seat: Seat) -> None:
        view = state.view(seat)
        legal = state.legal(seat)
        for action in self.random.sample(legal, min(len(legal), 10)):
            said = self.speech.choice(view, action)
            promised = self.promises.promised(self.game, view, action, said)
            names = {*promised, *self.promises.NEVER_SILENT}
            if not names:
                continue
            worlds = [state, *(self.game.imagine(view, self.chance) for _ in range(WORLDS - 1))]
            met = [self.played(world, seat, action) for world in worlds]
            for name in names:
                self.compare(name, promised, met, said)

    def played(self, world: State, seat: Seat, action: Action) -> Consequences:
        after = world.copy()
        told, _ = play(after, seat, action, self.chance)
        return self.promises.brought(world, after, seat, action, heard(told, seat))

    def compare(
        self, name: str, promised: Consequences, met: list[Consequences], said: Phrase
    ) -> None:
        found = [brought.get(name) for brought in met]
        if any(other != found[0] for other in found):
            return
        if name in promised:
            assert found[0] == promised[name], (
                f"{said} promises {name} {promised[name]}: {found[0]}"
            )
            self.kept += 1
        elif found[0]:
            raise AssertionError(f"{said} is silent about {name}: {found[0]}")
