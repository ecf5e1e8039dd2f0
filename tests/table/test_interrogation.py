"""Every title, every number of seats, every value of every option: the same questions."""

from random import Random

import pytest
from hypothesis import given, settings
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


def configs() -> list[Config]:
    return [
        (meta.slug, seats, options)
        for meta in titles().values()
        for seats in range(meta.least_seats, meta.most_seats + 1)
        for options in option_sets(meta)
    ]


def name(config: Config) -> str:
    slug, seats, options = config
    return f"{slug}-{seats}-" + ("+".join(options.values()) if len(options) < 3 else "opposite")


@pytest.mark.parametrize(
    ("number", "config"),
    list(enumerate(configs())),
    ids=[f"{number}-{name(config)}" for number, config in enumerate(configs())],
)
def test_a_whole_game_under_question(number: int, config: Config) -> None:
    slug, seats, options = config
    Interrogator(open_game(slug, options), seats, seed=number, every=9).run()


@st.composite
def any_config(draw: st.DrawFn) -> Config:
    meta = draw(st.sampled_from(sorted(titles().values(), key=lambda meta: meta.slug)))
    seats = draw(st.integers(meta.least_seats, meta.most_seats))
    return (
        meta.slug,
        seats,
        {option.name: draw(st.sampled_from(option.values)) for option in meta.options},
    )


@settings(max_examples=12, deadline=None, derandomize=True)
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
