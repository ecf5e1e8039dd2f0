"""Learnt values: the file fits the features, and chances are chances."""

from math import isclose, isfinite, tanh
from random import Random

import pytest

from fondaco.bots.thoughts import Thoughts
from fondaco.bots.values import Net, learnt
from fondaco.games.golden_horn.bot.features import FEATURES, features
from fondaco.table.chance import RandomChance
from fondaco.table.contract import State
from fondaco.table.titles import open_game

SLUG = "golden-horn"


def positions(seats: int, **options: str) -> list[State]:
    """A game of blind choices, looked at after each of them."""
    chance = RandomChance(Random(seats))
    state = open_game(SLUG, options).deal(seats, chance)
    seen = [state.copy()]
    while actors := state.actors():
        codes = state.choices(actors[0])
        state.choose(actors[0], codes[chance.below(len(codes))], chance)
        seen.append(state.copy())
    return seen


def test_a_net_adds_what_goes_straight_and_what_its_units_say() -> None:
    data = {"straight": [1, -2], "units": [[1, 1], [0, 3]], "bias": [0.5, 0], "counts": [2, -1]}
    expected = 1 * 0.25 - 2 * 0.5 + 2 * tanh(0.5 + 0.75) - tanh(1.5)
    assert isclose(Net(data).hope([0.25, 0.5]), expected)


def test_the_file_fits_the_features() -> None:
    nets = learnt(SLUG)
    assert set(nets) <= {2, 3, 4} and 2 in nets
    for net in nets.values():
        assert len(net.straight) == len(FEATURES)
        assert {len(unit) for unit in net.units} == {len(FEATURES)}
        assert len(net.units) == len(net.bias) == len(net.counts)


@pytest.mark.parametrize("seats", [2, 4])
def test_features_are_numbers_of_a_bearable_size_wherever_a_game_goes(seats: int) -> None:
    looked = 0
    for state in positions(seats):
        found = features(state)
        if found is not None:
            looked += 1
            assert [len(own) for own in found] == [len(FEATURES)] * seats
            assert all(isfinite(value) and abs(value) < 20 for own in found for value in own)
    assert looked > 20


def test_chances_are_shares_and_the_end_is_known() -> None:
    thoughts = Thoughts(open_game(SLUG))
    game = positions(2)
    for state in game[:-1]:
        assert isclose(sum(thoughts.chances(state, 2)), 1.0)
    winners = game[-1].standings().winners
    assert [seat for seat, chance in enumerate(thoughts.chances(game[-1], 2)) if chance] == list(
        winners
    )


def test_dominio_da_mar_is_left_to_values_set_by_hand() -> None:
    assert all(features(state) is None for state in positions(2, expansion="on")[:40])
