"""Choices and plays are called by name for speed; the tables of verbs say the same."""

import random
from itertools import chain

import pytest

from fondaco.games.mediterranee.rounds import DONE, proceed
from fondaco.games.mediterranee.rules import LISTINGS, MediterraneeState
from fondaco.table.chance import NotedChance, RandomChance, RecordedChance
from fondaco.table.titles import open_game
from fondaco.table.verbs import ARGUMENT, KIND


def dealt(seats: int, house: dict[str, str]) -> MediterraneeState:
    game = open_game("mediterranee", house)
    state = game.deal(seats, RandomChance(random.Random(seats)))
    assert isinstance(state, MediterraneeState)
    return state


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
        other, chance = state.copy(), NotedChance(RandomChance(luck))
        before = other.position()
        state.choose(seat, code, chance)
        assert other.position() == before, "a copy shares nothing that is changed"
        play, drawn = state.verbs.plays[code >> KIND], RecordedChance(chance.results)
        play(other, seat, code & ARGUMENT, drawn, None)
        if code != DONE.base:
            proceed(other, None)
        assert other.position() == state.position()


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_imagined_is_a_position_that_can_be_loaded(seats: int) -> None:
    """Nothing that a view says is checked again when it is put on the table."""
    game, luck = open_game("mediterranee"), random.Random(seats)
    chance = RandomChance(luck)
    state = game.deal(seats, chance)
    plies = 0
    while actors := state.actors():
        seat = actors[0]
        if plies % 7 == 0:
            view = state.view(seat)
            first, second = game.imagine(view, chance), game.imagine(view, chance)
            for imagined in (first, second):
                assert imagined.view(seat) == view
                assert game.load(imagined.position()).position() == imagined.position()
            first.choose(seat, luck.choice(first.choices(seat)), chance)
            assert game.imagine(view, chance).view(seat) == view, "the table kept was changed"
        state.choose(seat, luck.choice(state.choices(seat)), chance)
        plies += 1
