"""Every title, with every two of its seats and options together: the same questions."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from fondaco.table.meta import Meta
from fondaco.table.titles import open_game, titles
from tests.table.interrogation import Interrogator

Config = tuple[str, int, dict[str, str]]


def option_sets(meta: Meta) -> list[dict[str, str]]:
    """The defaults, the opposite of the defaults, and each value on top of either."""
    opposite = {option.name: option.values[-1] for option in meta.options}
    sets: list[dict[str, str]] = [{}, opposite]
    for option in meta.options:
        for value in option.values:
            sets += [{option.name: value}, {**opposite, option.name: value}]
    return [s for n, s in enumerate(sets) if meta.settle(s) not in map(meta.settle, sets[:n])]


def every_config() -> list[Config]:
    """All numbers of seats with each of the sets."""
    return [
        (meta.slug, seats, options)
        for meta in titles().values()
        for seats in range(meta.least_seats, meta.most_seats + 1)
        for options in option_sets(meta)
    ]


def pairs_of(choice: tuple[str, ...]) -> set[tuple[int, str, int, str]]:
    """Which two things a choice of one value each brings together."""
    return {(i, choice[i], j, choice[j]) for i, j in combinations(range(len(choice)), 2)}


def pairwise(values: list[tuple[str, ...]], random: Random) -> list[tuple[str, ...]]:
    """Choices that together bring each two values of different kinds together once at least."""
    missing = {
        (i, one, j, other)
        for i, j in combinations(range(len(values)), 2)
        for one in values[i]
        for other in values[j]
    }
    found: list[tuple[str, ...]] = []
    while missing:
        i, one, j, other = min(missing)
        tries = []
        for _ in range(30):
            choice = [random.choice(of) for of in values]
            choice[i], choice[j] = one, other
            tries.append(tuple(choice))
        found.append(max(tries, key=lambda choice: len(pairs_of(choice) & missing)))
        missing -= pairs_of(found[-1])
    return found


def configs() -> list[Config]:
    """Seats and options so that each two values meet in one game at least."""
    found: list[Config] = []
    for meta in titles().values():
        seats = tuple(str(n) for n in range(meta.least_seats, meta.most_seats + 1))
        kinds = [seats, *(option.values for option in meta.options)]
        names = [option.name for option in meta.options]
        found += [
            (meta.slug, int(choice[0]), dict(zip(names, choice[1:], strict=True)))
            for choice in pairwise(kinds, Random(meta.slug))
        ]
    return found


def name(config: Config) -> str:
    slug, seats, options = config
    return f"{slug}-{seats}-" + ("+".join(options.values()) if len(options) < 3 else "opposite")


@pytest.mark.parametrize(
    ("number", "config"),
    list(enumerate(configs())),
    ids=[f"{number}-{slug}-{seats}" for number, (slug, seats, _) in enumerate(configs())],
)
def test_a_whole_game_under_question(number: int, config: Config) -> None:
    slug, seats, options = config
    Interrogator(open_game(slug, options), seats, seed=number, every=9).run()


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("number", "config"),
    list(enumerate(every_config())),
    ids=[f"{number}-{name(config)}" for number, config in enumerate(every_config())],
)
def test_every_value_at_every_number_of_seats(number: int, config: Config) -> None:
    slug, seats, options = config
    Interrogator(open_game(slug, options), seats, seed=number, every=9).run()


def test_each_two_values_meet() -> None:
    """Of seats and options, in some game of every title."""
    for meta in titles().values():
        met = {
            pair
            for slug, seats, options in configs()
            if slug == meta.slug
            for pair in combinations([("seats", str(seats)), *sorted(options.items())], 2)
        }
        values = [("seats", str(n)) for n in range(meta.least_seats, meta.most_seats + 1)]
        values += [(option.name, value) for option in meta.options for value in option.values]
        for one, other in combinations(values, 2):
            assert one[0] == other[0] or (one, other) in met or (other, one) in met, (one, other)


@st.composite
def any_config(draw: st.DrawFn) -> Config:
    meta = draw(st.sampled_from(sorted(titles().values(), key=lambda meta: meta.slug)))
    seats = draw(st.integers(meta.least_seats, meta.most_seats))
    return (
        meta.slug,
        seats,
        {option.name: draw(st.sampled_from(option.values)) for option in meta.options},
    )


# A failing game is not shrunk: another seed is another game, not a smaller one.
@settings(max_examples=12, deadline=None, derandomize=True, phases=[Phase.generate])
@given(any_config(), st.integers(0, 2**32))
def test_any_mix_of_options_under_question(config: Config, seed: int) -> None:
    slug, seats, options = config
    Interrogator(open_game(slug, options), seats, seed, every=7).run()


@pytest.mark.nightly
@settings(max_examples=400, deadline=None)
@given(any_config(), st.integers(0, 2**32))
def test_any_mix_of_options_at_every_ply(config: Config, seed: int) -> None:
    slug, seats, options = config
    Interrogator(open_game(slug, options), seats, seed).run()


def test_the_pool_of_actions_is_not_empty() -> None:
    """The questions above ask about actions met before: there must be many of them."""
    for slug, meta in titles().items():
        asked = Interrogator(open_game(slug), meta.most_seats, Random(1).getrandbits(8), every=50)
        asked.run()
        assert len(asked.pool) > 5
