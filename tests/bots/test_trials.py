"""Choices tried beside each other: the same luck for all, and no change without a reason."""

from random import Random

import pytest

from fondaco.bots import make
from fondaco.bots.search import SearchBot
from fondaco.bots.thoughts import Thoughts
from fondaco.bots.tree import Edge
from fondaco.bots.trials import FEWEST, MOST, Trials
from fondaco.bots.values import learnt
from fondaco.table.chance import RandomChance
from fondaco.table.contract import State
from fondaco.table.titles import open_game

TITLES = ("oltre-mare", "mediterranee", "genoa")


def middle(slug: str, luck: int = 2) -> State:
    """A table some decisions after the deal, with a choice to make."""
    game = open_game(slug)
    seats = game.meta.least_seats
    chance = RandomChance(Random(luck))
    state = game.deal(seats, chance)
    bots = [make("merchant", game, seat, Random(luck)) for seat in range(seats)]
    plies = 30
    while plies > 0 or len(state.choices(state.actors()[0])) < 3:
        seat = state.actors()[0]
        state.apply(seat, bots[seat].decide(state.view(seat)), chance)
        plies -= 1
    return state


def searched(slug: str, level: str) -> tuple[State, Trials]:
    state = middle(slug)
    bot = make(level, open_game(slug), state.actors()[0], Random(1))
    assert isinstance(bot, SearchBot)
    world, search = bot.search(state.view(bot.seat))
    assert isinstance(search, Trials)
    return world, search


def trials_of(*found: tuple[float, float, int]) -> Trials:
    """Trials whose choices have such gains and spreads in so many worlds, the own one first."""
    game = open_game("oltre-mare")
    trials = Trials(game, Thoughts(game), 0, Random(1), [], Random(0))
    for code, (gain, spread, visits) in enumerate(found):
        edge = trials.root.edges[code] = Edge(code, None, 0.0 if code else 1.0)
        edge.gain, edge.spread, edge.visits = gain, spread, visits
        edge.total = 0.5 * visits
    return trials


@pytest.mark.parametrize("slug", TITLES)
def test_choices_meet_the_same_worlds(slug: str) -> None:
    _, search = searched(slug, "admiral:24")
    edges = list(search.root.edges.values())
    assert 1 < len(edges) <= MOST
    assert edges[0].visits == max(edge.visits for edge in edges)
    assert (edges[0].gain, edges[0].spread) == (0.0, 0.0)


@pytest.mark.parametrize("slug", TITLES)
def test_a_choice_followed_with_the_same_luck_comes_to_the_same(slug: str) -> None:
    world, search = searched(slug, "admiral:2")
    edge = search.ranking()[-1]
    ends = []
    for _ in range(2):
        state = world.copy()
        search.follow(state, edge, 77)
        ends.append([state.view(seat) for seat in range(len(state.standings().scores))])
    assert ends[0] == ends[1]


def test_the_merchants_own_is_left_for_what_is_surely_better_alone() -> None:
    own = (0.0, 0.0, 20)
    assert trials_of(own, (2.0, 0.4, 20)).best().code == 1  # 0.1 in the mean, hardly any spread
    assert trials_of(own, (2.0, 40.0, 20)).best().code == 0  # as much, but it may be luck
    assert trials_of(own, (0.2, 0.01, 20)).best().code == 0  # surely, but next to nothing
    assert trials_of(own, (2.0, 1.0, FEWEST - 1)).best().code == 0  # seen too seldom
    assert trials_of(own, (1.0, 0.2, 20), (3.0, 0.6, 20)).best().code == 2


def test_a_sealed_choice_is_mixed_of_the_better_ones() -> None:
    trials = trials_of((0.0, 0.0, 20), (2.0, 0.4, 20), (2.2, 0.4, 20), (-1.0, 0.4, 20))
    trials.sealed = True
    assert {trials.best().code for _ in range(60)} == {1, 2}


def test_the_best_comes_first_and_chances_are_compared_in_the_same_worlds() -> None:
    trials = trials_of((0.0, 0.0, 20), (2.0, 0.4, 10), (-1.0, 0.4, 20))
    assert [edge.code for edge in trials.ranking()] == [1, 0, 2]
    assert [round(trials.chance_of(edge), 2) for edge in trials.ranking()] == [0.7, 0.5, 0.45]


@pytest.mark.parametrize("slug", TITLES)
def test_learnt_values_fit_the_features_at_the_beginning_of_a_turn(slug: str) -> None:
    thoughts = Thoughts(open_game(slug))
    state = middle(slug)
    seats = len(state.standings().scores)
    assert thoughts.features is not None and thoughts.pause is not None
    found = thoughts.features(state)
    assert found is not None
    for net in learnt(slug).values():
        assert [len(own) for own in found] == [len(net.straight)] * seats
    assert abs(sum(thoughts.forecast(state, seats)) - 1.0) < 1e-9


def test_a_clock_ends_the_thinking_within_a_world() -> None:
    """Not all choices of a world are tried when the time is over after the first few."""
    state = middle("oltre-mare")
    ticks = iter(range(1000))
    seat = state.actors()[0]
    bot = make("admiral:2s", open_game("oltre-mare"), seat, Random(1), lambda: float(next(ticks)))
    assert isinstance(bot, SearchBot)
    _, search = bot.search(state.view(seat))
    visits = [edge.visits for edge in search.root.edges.values()]
    assert 0 < sum(visits) < len(visits)
    assert visits[0] == 1
