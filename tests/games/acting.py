"""Acting at a table of any title, with what must hold whenever somebody does."""

from collections.abc import Sequence
from random import Random

import pytest

from fondaco.table.chance import Chance, RandomChance, RecordedChance
from fondaco.table.contract import State
from fondaco.table.step import Told
from fondaco.table.words import Action, Refusal, Refused, Seat


def act(state: State, seat: Seat, action: Action, drew: Sequence[int] | None = None) -> list[Told]:
    """Act, with given draws or any; the pieces are counted before and after."""
    told: list[Told] = []
    chance: Chance = RandomChance(Random(7)) if drew is None else RecordedChance(list(drew))
    before = state.census()
    state.apply(seat, action, chance, lambda event, audience: told.append(Told(event, audience)))
    assert state.census() == before
    if isinstance(chance, RecordedChance):
        assert chance.used == len(chance.results), "not all given draws were asked for"
    return told


def refusal_of(state: State, seat: Seat, action: Action) -> Refusal:
    """Why an action is refused; the state stays as it was."""
    before = state.position()
    with pytest.raises(Refused) as caught:
        state.apply(seat, action, RecordedChance([]))
    assert state.position() == before
    assert action not in state.legal(seat)
    return caught.value.refusal
