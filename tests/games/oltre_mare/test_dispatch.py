"""Choices and plays are called by name for speed; the tables of verbs say the same."""

import random
from functools import partial
from itertools import chain

import pytest

from fondaco.games.oltre_mare.rules import LISTINGS, OltreMareState
from fondaco.games.oltre_mare.state import COLOURS, SEARCH, TRADE
from fondaco.table.chance import Chance, RandomChance
from fondaco.table.contract import State
from fondaco.table.titles import open_game
from fondaco.table.words import Seat
from tests.games.dispatching import play_both_ways


def listed(state: OltreMareState, seat: int) -> list[int]:
    if seat != state.active and state.phase not in (COLOURS, TRADE, SEARCH):
        return []
    return list(chain.from_iterable(listing(state, seat) for listing in LISTINGS[state.phase]))


def by_table(seat: Seat, code: int, state: State, chance: Chance) -> None:
    state.verbs.choose(state, seat, code, chance, None)


@pytest.mark.parametrize(("seats", "pirates"), [(2, "search"), (5, "top")])
def test_choices_and_plays_are_those_of_the_tables(seats: int, pirates: str) -> None:
    luck = random.Random(seats)
    state = open_game("oltre-mare", {"pirate_purchase": pirates}).deal(seats, RandomChance(luck))
    assert isinstance(state, OltreMareState)
    while state.actors():
        for seat in range(seats):
            assert state.choices(seat) == listed(state, seat)
        seat = luck.choice(state.actors())
        code = luck.choice(state.choices(seat))
        play_both_ways(state, seat, code, luck, partial(by_table, seat, code))
