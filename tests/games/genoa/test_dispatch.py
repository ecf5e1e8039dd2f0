"""Choices and plays are called by name for speed; the tables of verbs say the same."""

import random
from functools import partial
from itertools import chain

import pytest

from fondaco.games.genoa.rules import AFTER, BEFORE, GIVING, LISTINGS, GenoaState
from fondaco.games.genoa.state import WINDOW
from fondaco.table.chance import Chance, RandomChance
from fondaco.table.contract import State
from fondaco.table.titles import open_game
from fondaco.table.verbs import ARGUMENT, KIND
from fondaco.table.words import Seat
from tests.games.dispatching import play_both_ways


def dealt(seats: int, house: dict[str, str]) -> GenoaState:
    state = open_game("genoa", house).deal(seats, RandomChance(random.Random(seats)))
    assert isinstance(state, GenoaState)
    return state


def listed(state: GenoaState, seat: int) -> list[int]:
    phase = state.phase
    if phase == WINDOW:
        phase = GIVING if state.giving else AFTER if state.performed else BEFORE
    return list(chain.from_iterable(listing(state, seat) for listing in LISTINGS[phase]))


def by_table(played: GenoaState, seat: Seat, code: int, state: State, chance: Chance) -> None:
    """The last play that all saw is noted by `choose`, for all verbs alike."""
    assert isinstance(state, GenoaState)
    state.verbs.plays[code >> KIND](state, seat, code & ARGUMENT, chance, None)
    state.last_code, state.last_seat = played.last_code, played.last_seat


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
        play_both_ways(state, seat, code, luck, partial(by_table, state, seat, code))
