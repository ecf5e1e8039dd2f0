"""Choices and plays are called by name for speed; the tables of verbs say the same."""

import random
from collections.abc import Mapping
from functools import partial
from itertools import chain

import pytest

from fondaco.games.golden_horn.rules import LISTINGS, GoldenHornState
from fondaco.games.golden_horn.state import CLOSE, PLACE
from fondaco.games.golden_horn.turn import close_turn
from fondaco.table.chance import Chance
from fondaco.table.contract import State
from fondaco.table.words import Seat
from tests.games.dispatching import play_both_ways
from tests.games.golden_horn.deals import dealt

HOUSES: tuple[Mapping[str, str], ...] = ({}, {"expansion": "on"})


def listed(state: GoldenHornState, seat: int) -> list[int]:
    if state.phase > PLACE and seat != state.active:
        return []
    listings = LISTINGS[state.house.expansion][state.phase]
    return list(chain.from_iterable(listing(state, seat) for listing in listings))


def by_table(seat: Seat, code: int, state: State, chance: Chance) -> None:
    assert isinstance(state, GoldenHornState)
    state.verbs.choose(state, seat, code, chance, None)
    if state.phase == CLOSE:
        close_turn(state, None)


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
        play_both_ways(state, seat, code, luck, partial(by_table, seat, code))
