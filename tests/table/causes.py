"""The log tells causes before effects: an event opens its act or has its cause before it.

A title's `causes.py` names for each event what may bring it about; `Event` stands for the act.
"""

import importlib
from random import Random
from typing import Protocol, cast

from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game
from fondaco.table.words import Event
from tests.table.interrogation import Told, play, random_action

Causes = dict[type[Event], tuple[type[Event], ...]]


class _Module(Protocol):
    CAUSES: Causes


def causes_of(slug: str) -> Causes:
    where = "rialto" if slug == "rialto" else f"tests.games.{slug.replace('-', '_')}"
    return cast(_Module, importlib.import_module(f"{where}.causes")).CAUSES


def check_order(told: Told, causes: Causes) -> None:
    """What one act told, in order."""
    kinds = [type(event) for event, _ in told]
    for at, kind in enumerate(kinds):
        before = {*kinds[:at]} - {kind} or {Event}
        told_so_far = ", ".join(sorted(cause.__name__ for cause in before))
        assert before & {*causes[kind]}, f"{kind.__name__} is told after {told_so_far} only"


def check_game(game: Game, seats: int, seed: int) -> set[type[Event]]:
    """Play a random game; the kinds of events that were met."""
    chance = RandomChance(Random(seed))
    causes = causes_of(game.meta.slug)
    state = game.deal(seats, chance)
    met: set[type[Event]] = set()
    while state.actors():
        actors = state.actors()
        seat = actors[chance.below(len(actors))]
        told, _ = play(state, seat, random_action(game, state, seat, chance), chance)
        check_order(told, causes)
        met.update(type(event) for event, _ in told)
    return met
