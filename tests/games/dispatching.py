"""Plays are called by name for speed; what the table of verbs says must come to the same."""

from collections.abc import Callable
from random import Random

from fondaco.table.chance import Chance, NotedChance, RandomChance, RecordedChance
from fondaco.table.contract import State
from fondaco.table.words import Seat


def play_both_ways(
    state: State, seat: Seat, code: int, luck: Random, by_table: Callable[[State, Chance], None]
) -> None:
    """Play a code by name and, on a copy with the same draws, by the table of verbs."""
    other, chance = state.copy(), NotedChance(RandomChance(luck))
    before = other.position()
    state.choose(seat, code, chance)
    assert other.position() == before, "a copy shares nothing that is changed"
    by_table(other, RecordedChance(chance.results))
    assert other.position() == state.position()
