"""Choices and plays are called by name for speed; the tables of verbs say the same."""

import random
from collections.abc import Mapping
from itertools import chain

import pytest

from fondaco.games.golden_horn.rules import LISTINGS, GoldenHornState
from fondaco.games.golden_horn.state import CLOSE, PLACE
from fondaco.games.golden_horn.turn import close_turn
from fondaco.table.chance import NotedChance, RandomChance, RecordedChance
from tests.games.golden_horn.deals import dealt

HOUSES: tuple[Mapping[str, str], ...] = ({}, {"expansion": "on"})


def listed(state: GoldenHornState, seat: int) -> list[int]:
    if state.phase > PLACE and seat != state.active:
        return []
    listings = LISTINGS[state.house.expansion][state.phase]
    return list(chain.from_iterable(listing(state, seat) for listing in listings))


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seats", [2, 4])
def test_choices_and_plays_are_those_of_the_tables(house: Mapping[str, str], seats: int) -> None:
    luck = random.Random(seats)
    state = dealt(seats, house)
    while state.actors():
        for seat in range(seats):
            assert state.choices(seat) == listed(state, seat)
        seat = luck.choice(state.actors())
        codes = state.choices(seat)
        said = [state.verbs.decode(state, seat, code) for code in codes]
        assert state.legal(seat) == said, "words that are kept are those of the table"
        code = luck.choice(codes)
        other, chance = state.copy(), NotedChance(RandomChance(luck))
        before = other.position()
        state.choose(seat, code, chance)
        assert other.position() == before, "a copy shares nothing that is changed"
        state.verbs.choose(other, seat, code, RecordedChance(chance.results), None)
        if other.phase == CLOSE:
            close_turn(other, None)
        assert other.position() == state.position()
