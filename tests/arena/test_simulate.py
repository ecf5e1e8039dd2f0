"""Simulation: the same seed gives the same result, and the result adds up."""

from collections.abc import Sequence

import msgspec
import pytest

from fondaco.arena.blind import play_blind
from fondaco.arena.match import generator, play_match
from fondaco.arena.simulate import InPlace, Series, Statistics, executor_for, simulate
from fondaco.games.golden_horn.meta import META
from fondaco.table.titles import find_title, open_game
from fondaco.table.words import Invalid

DEFAULTS = META.settle({})


def series(bots: Sequence[str] = ("random",) * 3, games: int = 23, seed: int = 1) -> Series:
    return Series("golden-horn", DEFAULTS, list(bots), seed, games)


def played(wanted: Series) -> Statistics:
    return simulate(wanted, InPlace())


def test_jobs_do_not_change_the_result() -> None:
    with executor_for(2) as two:
        assert msgspec.json.encode(simulate(series(), two)) == msgspec.json.encode(played(series()))


@pytest.mark.parametrize("slug", ["genoa", "golden-horn", "mediterranee", "oltre-mare"])
def test_blind_games_follow_from_seed_and_number(slug: str) -> None:
    meta = find_title(slug)
    wanted = Series(slug, meta.settle({}), ["random"] * meta.most_seats, 3, 12, blind=True)
    found = played(wanted)
    assert found == played(wanted)
    assert found.finished == found.games == 12
    assert sum(found.wins) == pytest.approx(12)
    game = open_game(slug)
    alone = [play_blind(game, meta.most_seats, 3, number) for number in range(12)]
    assert sum(outcome.plies for outcome in alone) == found.plies


def test_the_same_seed_gives_the_same_result_and_another_one_does_not() -> None:
    assert played(series()) == played(series())
    assert played(series(seed=2)).plies != played(series()).plies


def test_a_longer_series_begins_with_the_shorter_one() -> None:
    game = open_game("golden-horn")
    first = [play_match(game, ["random", "random"], 5, number) for number in range(3)]
    assert first == [play_match(game, ["random", "random"], 5, number) for number in range(3)]
    assert len({outcome.plies for outcome in first}) > 1


def test_roles_and_games_have_lucks_of_their_own() -> None:
    lucks = {
        generator(seed, number, role).random()
        for seed in (0, 1)
        for number in (0, 1)
        for role in ("table", "seat 0", "seat 1")
    }
    assert len(lucks) == 12


def test_the_result_adds_up() -> None:
    found = played(series(("random", "greedy"), 12))
    assert found.games == found.finished == 12
    assert sum(found.wins) == pytest.approx(12)
    assert sum(found.end_reasons.values()) == 12
    assert found.plies > found.rounds > 12
    for score, parts in zip(found.mean_scores, found.mean_parts, strict=True):
        assert score == pytest.approx(sum(parts.values()), abs=1e-4)


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    simulate(series(games=12), InPlace(), told.append)
    assert sum(told) == 12


def test_a_game_without_end_counts_as_unfinished() -> None:
    found = simulate(Series("golden-horn", DEFAULTS, ["random"] * 2, 1, 3, limit=20), InPlace())
    assert (found.games, found.finished, found.plies) == (3, 0, 60)
    assert found.mean_scores == [None, None]
    assert found.wins == [0, 0]
    assert found.end_reasons == {}


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        (Series("golden-horn", DEFAULTS, ["random"], 1, 5), "seats"),
        (Series("golden-horn", DEFAULTS, ["random", "nobody"], 1, 5), "bots"),
        (Series("golden-horn", DEFAULTS, ["random"] * 2, 1, 0), "games"),
        (Series("golden-horn", DEFAULTS, ["random", "greedy"], 1, 5, blind=True), "bots"),
        (Series("chess", DEFAULTS, ["random"] * 2, 1, 5), "title"),
        (Series("golden-horn", {"wind": "none"}, ["random"] * 2, 1, 5), "option wind"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: Series, field: str) -> None:
    with pytest.raises(Invalid) as caught:
        simulate(wrong, InPlace())
    assert caught.value.field == field
