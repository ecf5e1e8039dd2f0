"""Choices and plays are called by name for speed; the tables of verbs say the same."""

import random
from itertools import chain

import pytest

from fondaco.games.oltre_mare.rules import LISTINGS, OltreMareState
from fondaco.games.oltre_mare.state import COLOURS, SEARCH, TRADE
from fondaco.table.chance import NotedChance, RandomChance, RecordedChance
from fondaco.table.titles import open_game


def listed(state: OltreMareState, seat: int) -> list[int]:
    if seat != state.active and state.phase not in (COLOURS, TRADE, SEARCH):
        return []
    return list(chain.from_iterable(listing(state, seat) for listing in LISTINGS[state.phase]))


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
        other, chance = state.copy(), NotedChance(RandomChance(luck))
        before = other.position()
        state.choose(seat, code, chance)
        assert other.position() == before, "a copy shares nothing that is changed"
        state.verbs.choose(other, seat, code, RecordedChance(chance.results), None)
        assert other.position() == state.position()
