"""Many tables in one loop of integers: the same games, tensors and masks as from views."""

from itertools import product

import numpy as np
import pytest

from fondaco.gym.crowds import Quickly, Slowly, tables_for
from fondaco.gym.making import luck, open_table
from fondaco.gym.opponents import seated
from fondaco.gym.sights import sight_of
from fondaco.table.contract import Game
from fondaco.table.numbers import changed
from fondaco.table.painting import changes
from fondaco.table.titles import open_game, titles
from tests.games.golden_horn.play_records import becalmed

SLUGS = [slug for slug in titles() if sight_of(open_game(slug)) is not None]


def compare(slug: str, players: int, options: dict[str, str], seat: int, steps: int) -> int:
    """Both ways side by side, step by step; returns how many games ended."""
    game, _ = open_table(slug, players, options)
    return compare_games(game, players, seat, steps)


def compare_games(game: Game, players: int, seat: int, steps: int) -> int:
    names = seated(["random"], players, seat)
    slow, quick = Slowly(game, names, 2, forms=False), Quickly(game, names, 2)
    generator = np.random.default_rng(steps)
    ended = 0

    def deal(at: int) -> None:
        number = int(generator.integers(1 << 40))
        slow.deal(at, luck(number))
        quick.deal(at, luck(number))

    for at in range(2):
        deal(at)
    for _ in range(steps):
        slow.look()
        quick.look()
        assert (slow.masks == quick.masks).all()
        assert (slow.tensors == quick.tensors).all()
        words = [int(generator.choice(np.flatnonzero(mask))) for mask in slow.masks]
        if generator.random() < 0.05:  # any word, most likely one that may not be said
            words[0] = int(generator.integers(slow.masks.shape[1]))
        skipped = [slow.is_over(at) for at in range(2)]
        assert slow.say(words, skipped) == quick.say(words, skipped)
        for at in range(2):
            assert slow.is_over(at) == quick.is_over(at)
            if slow.is_over(at):
                ended += 1
                deal(at)
    return ended


@pytest.mark.parametrize("slug", SLUGS)
def test_both_ways_are_the_same(slug: str) -> None:
    meta = titles()[slug]
    assert compare(slug, meta.most_seats, {}, meta.most_seats - 1, 150) >= 0
    assert compare(slug, meta.least_seats, {}, 0, 500) > 0


def test_an_end_that_comes_only_with_own_components_is_seen() -> None:
    """Golden Horn where no boat can ever load: nobody moves."""
    game = open_game("golden-horn", None, becalmed())
    assert compare_games(game, 2, 0, 60) > 0


@pytest.mark.parametrize("slug", SLUGS)
def test_every_option_is_seen(slug: str) -> None:
    """What an option hides or adds is hidden or added in both."""
    meta = titles()[slug]
    for option in meta.options:
        for value in option.values[1:2]:
            compare(slug, meta.least_seats, {option.name: value}, 0, 12)


@pytest.mark.parametrize("live", ["rounds", "live"])
@pytest.mark.parametrize("shown", ["open", "sealed"])
def test_every_kind_of_floor_is_seen(live: str, shown: str) -> None:
    """Offers stand at once or after a round, and for all or for two alone."""
    compare("genoa", 3, {"negotiation_mode": live, "offer_visibility": shown}, 1, 60)


@pytest.mark.nightly
@pytest.mark.parametrize("slug", SLUGS)
def test_both_ways_are_the_same_for_long(slug: str) -> None:
    meta = titles()[slug]
    for players in range(meta.least_seats, meta.most_seats + 1):
        for seat in range(players):
            compare(slug, players, {}, seat, 1500)
    for option, seed in product(meta.options, range(2)):
        for value in option.values[1:]:
            compare(slug, meta.most_seats, {option.name: value}, 0, 300 + seed)


def test_a_change_is_found_at_every_place() -> None:
    """Compiled too, where a shifted 1 has 32 bits."""
    old = [3] * 62
    for place in range(62):
        assert changes(old, changed(old, place, 4)) == 1 << place
    assert changes(old, old[:]) == 0
    assert changes(old, old[1:]) == -1


def test_an_illegal_word_changes_nothing() -> None:
    game, _ = open_table("golden-horn", 2, {})
    quick = Quickly(game, [None, "random"], 1)
    quick.deal(0, luck(3))
    before = quick.tensors.copy(), quick.masks.copy()
    wrong = int(np.flatnonzero(quick.masks[0] == 0)[-1])
    for word in (wrong, 0, -1, 10_000):
        assert quick.say([word], [False]) == [False]
        assert (before[0] == quick.tensors).all() and (before[1] == quick.masks).all()


def test_bots_and_forms_go_the_other_way() -> None:
    game, _ = open_table("oltre-mare", 3, {})
    assert isinstance(tables_for(game, [None, "random", "random"], 2, False), Quickly)
    assert isinstance(tables_for(game, [None, "random", "random"], 2, True), Slowly)
    assert isinstance(tables_for(game, [None, "greedy-0.1", "random"], 2, False), Slowly)
