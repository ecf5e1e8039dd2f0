"""Choices and plays are called by name for speed; the tables of verbs say the same."""

import random
from functools import partial
from itertools import chain

import pytest

from fondaco.games.mediterranee.rounds import DONE, proceed
from fondaco.games.mediterranee.rules import LISTINGS, MediterraneeState
from fondaco.table.chance import Chance, RandomChance
from fondaco.table.contract import State
from fondaco.table.titles import open_game
from fondaco.table.verbs import ARGUMENT, KIND
from fondaco.table.words import Seat
from tests.games.dispatching import play_both_ways


def dealt(seats: int, house: dict[str, str]) -> MediterraneeState:
    game = open_game("mediterranee", house)
    state = game.deal(seats, RandomChance(random.Random(seats)))
    assert isinstance(state, MediterraneeState)
    return state


def by_table(seat: Seat, code: int, state: State, chance: Chance) -> None:
    assert isinstance(state, MediterraneeState)
    state.verbs.plays[code >> KIND](state, seat, code & ARGUMENT, chance, None)
    if code != DONE.base:
        proceed(state, None)


@pytest.mark.parametrize("house", [{}, {"piece_limits": "goods_only", "voluntary_scuttle": "true"}])
@pytest.mark.parametrize("seats", [2, 4])
def test_choices_and_plays_are_those_of_the_tables(house: dict[str, str], seats: int) -> None:
    luck = random.Random(seats)
    state = dealt(seats, house)
    while actors := state.actors():
        seat = luck.choice(actors)
        listings = LISTINGS[state._question()]
        codes = list(chain.from_iterable(listing(state, seat) for listing in listings))
        assert state.choices(seat) == codes
        code = luck.choice(codes)
        play_both_ways(state, seat, code, luck, partial(by_table, seat, code))
