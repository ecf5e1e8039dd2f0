"""Choices and plays are called by name for speed; the tables of verbs say the same."""

import random
from itertools import chain

import pytest

from fondaco.games.genoa.rules import AFTER, BEFORE, GIVING, LISTINGS, GenoaState
from fondaco.games.genoa.state import WINDOW
from fondaco.table.chance import NotedChance, RandomChance, RecordedChance
from fondaco.table.titles import open_game
from fondaco.table.verbs import ARGUMENT, KIND


def dealt(seats: int, house: dict[str, str]) -> GenoaState:
    state = open_game("genoa", house).deal(seats, RandomChance(random.Random(seats)))
    assert isinstance(state, GenoaState)
    return state


def listed(state: GenoaState, seat: int) -> list[int]:
    phase = state.phase
    if phase == WINDOW:
        phase = GIVING if state.giving else AFTER if state.performed else BEFORE
    return list(chain.from_iterable(listing(state, seat) for listing in LISTINGS[phase]))


@pytest.mark.parametrize("house", [{}, {"negotiation_mode": "live"}, {"message_claim": "declared"}])
@pytest.mark.parametrize("seats", [2, 4])
def test_choices_and_plays_are_those_of_the_tables(house: dict[str, str], seats: int) -> None:
    luck = random.Random(seats)
    state = dealt(seats, house)
    while (actors := state.actors()) and state.turn < 4 * seats:
        seat = luck.choice(actors)
        codes = state.choices(seat)
        if state.floor is None or seat == state.active:
            assert codes == listed(state, seat)
        said = [state.verbs.decode(state, seat, code) for code in codes]
        assert state.legal(seat) == said, "words that are kept are those of the table"
        code = luck.choice(codes)
        other, chance = state.copy(), NotedChance(RandomChance(luck))
        before = other.position()
        state.choose(seat, code, chance)
        assert other.position() == before, "a copy shares nothing that is changed"
        play, drawn = state.verbs.plays[code >> KIND], RecordedChance(chance.results)
        play(other, seat, code & ARGUMENT, drawn, None)
        other.last_code, other.last_seat = state.last_code, state.last_seat
        assert other.position() == state.position()


@pytest.mark.parametrize("house", [{}, {"special_cards_visibility": "hidden"}])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_imagined_is_a_position_that_can_be_loaded(
    house: dict[str, str], seats: int
) -> None:
    """Nothing that a view says is checked again when it is put on the table."""
    game, luck = open_game("genoa", house), random.Random(seats)
    chance = RandomChance(luck)
    state = game.deal(seats, chance)
    for ply in range(300):
        seat = state.actors()[0]
        if ply % 10 == 0:
            view = state.view(seat)
            first, second = game.imagine(view, chance), game.imagine(view, chance)
            for imagined in (first, second):
                assert imagined.view(seat) == view
                assert game.load(imagined.position()).position() == imagined.position()
            first.choose(seat, luck.choice(first.choices(seat)), chance)
            assert game.imagine(view, chance).view(seat) == view, "the table kept was changed"
        state.choose(seat, luck.choice(state.choices(seat)), chance)
