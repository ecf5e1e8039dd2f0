"""Levels: what bots are called, and that each plays every title by its view alone."""

from random import Random

import pytest

from fondaco.bots import check_bots, make
from fondaco.bots.levels import read_level
from fondaco.server.workers.worker import in_time
from fondaco.table.audience import hears
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.titles import open_game
from fondaco.table.words import Event, Invalid

TITLES = ("golden-horn", "oltre-mare", "mediterranee", "genoa")
KINDS = ("random", "apprentice", "greedy-0.1", "merchant", "merchant+bold", "admiral:6")


def test_names_are_read() -> None:
    level = read_level("admiral:2.5s+bold")
    assert (level.kind, level.iterations, level.seconds, level.temper) == (
        "admiral",
        0,
        2.5,
        "bold",
    )
    assert read_level("admiral:200").iterations == 200
    check_bots(["random", "apprentice+honest", "merchant+cunning", "greedy", "admiral"])


@pytest.mark.parametrize(
    "name", ["", "admiral:", "admiral:0", "admiral:-1", "admiral:9999s", "admiral:1.2.3s", "x"]
)
def test_bad_names_are_refused(name: str) -> None:
    with pytest.raises(Invalid):
        read_level(name)


def test_a_table_never_waits_long_for_an_admiral() -> None:
    assert in_time("admiral") == in_time("admiral:90000") == in_time("admiral:500s") == "admiral:2s"
    assert in_time("admiral:500s+bold") == "admiral:2s+bold"
    assert in_time("admiral:3s") == "admiral:3s"
    assert in_time("merchant") == "merchant"


def middle(game: Game, seats: int, plies: int) -> tuple[State, list[tuple[Event, int]]]:
    """A table some way into the game, and what was said there."""
    said: list[tuple[Event, int]] = []

    def tell(event: Event, audience: int) -> None:
        said.append((event, audience))

    chance = RandomChance(Random(3))
    state = game.deal(seats, chance, tell)
    for _ in range(plies):
        seat = state.actors()[0]
        codes = state.choices(seat)
        state.choose(seat, codes[chance.below(len(codes))], chance, tell)
    return state, said


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("slug", TITLES)
def test_what_a_bot_cannot_know_changes_nothing(slug: str, kind: str) -> None:
    """With everything hidden drawn anew, the same seed makes the same move."""
    game = open_game(slug)
    state, said = middle(game, 3, 40)
    seat = state.actors()[0]
    notebook = game.notebook(seat)
    heard = [event for event, audience in said if hears(audience, seat)]
    for event in heard:
        if notebook is not None:
            notebook.hear(event)
    moves = []
    for luck in (None, 1, 2):
        table = state
        if luck is not None:
            table = game.imagine(state.view(seat), RandomChance(Random(luck)), notebook)
        bot = make(kind, game, seat, Random(8))
        for event in heard:
            bot.hear(event)
        action = bot.decide(table.view(seat))
        assert state.check(seat, action) is None
        moves.append(action)
    assert moves[0] == moves[1] == moves[2]


def test_seconds_are_kept_by_the_clock_that_is_given() -> None:
    """An admiral told to think for a second stops when the clock says so."""
    ticks = iter(range(1_000_000))
    game = open_game("golden-horn")
    state, _ = middle(game, 2, 20)
    seat = state.actors()[0]
    bot = make("admiral:5s", game, seat, Random(1), lambda: float(next(ticks)))
    bot.decide(state.view(seat))
    assert next(ticks) <= 8
