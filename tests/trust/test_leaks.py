"""Nothing a seat can get depends on what it cannot know; and a leak that is planted is caught."""

from collections.abc import Callable

import pytest

from fondaco.table.speech import Speech
from fondaco.table.titles import find_title, open_game
from tests.trust.leaks import Leak, hunt, hunt_by_number
from tests.trust.planted import PLANTED, Planted

TITLES = ("golden-horn", "oltre-mare", "mediterranee", "genoa")


@pytest.mark.parametrize("title", TITLES)
def test_a_seat_gets_only_what_it_knows(title: str) -> None:
    for seats in (find_title(title).least_seats, find_title(title).most_seats):
        assert hunt(open_game(title), seats, seed=seats, every=7, most=150) > 50


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("title", TITLES)
def test_a_quarter_of_a_million_states_without_a_leak(
    title: str, part: int, record_property: Callable[[str, int], None]
) -> None:
    compared, number = 0, part * 10_000
    while compared < 25_000:
        compared += hunt_by_number(title, number)
        number += 1
    record_property(f"{title}: states without a leak", compared)


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.name)
def test_a_planted_leak_is_caught(plant: type[Planted]) -> None:
    speech = Speech(open_game(plant.title))
    with pytest.raises(Leak):
        for seed in range(12):
            hunt(plant.game(), 3, seed, every=2, speech=speech)


def test_there_are_twenty_different_leaks() -> None:
    assert len({plant.name for plant in PLANTED}) == len(PLANTED) >= 20
