"""The bots: fair, repeatable, blind to what their seat cannot see, and never silly."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from fondaco.arena.simulate import InPlace, Series, simulate
from fondaco.bots import make
from fondaco.games.golden_horn.meta import META
from fondaco.games.golden_horn.rules import GoldenHornState
from fondaco.games.golden_horn.words import (
    ChooseBoat,
    ChooseStop,
    Conquer,
    DeclareEnd,
    EndTurn,
    Exchange,
    Raid,
)
from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game
from fondaco.table.words import Action, Invalid
from tests.games.golden_horn.tables import K, V, boat, table

EXPANSION = {"expansion": "on"}
KINDS = ("random", "apprentice", "merchant+bold", "greedy-0.1", "admiral:20")
STOCK = {
    V: {"orange": 3, "pink": 2, "green": 2, "red": 2},
    K: {"blue": 3, "yellow": 3, "red": 2, "pink": 1},
}
ALL_COLOURS = {"orange": 1, "pink": 1, "green": 1, "red": 1, "blue": 1, "yellow": 1}
"""What somebody who declared the end has."""


def decide(state: GoldenHornState, bot: str = "greedy", luck: int = 1, **options: str) -> Action:
    game = open_game("golden-horn", options)
    seat = state.actors()[0]
    return make(bot, game, seat, Random(luck)).decide(state.view(seat))


def always(state: GoldenHornState, **options: str) -> Action:
    """What greedy does, whatever its luck."""
    answers = [decide(state, luck=luck, **options) for luck in range(8)]
    assert all(answer == answers[0] for answer in answers)
    return answers[0]


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(Invalid, match="'grandmaster' is not one of: random, apprentice"):
        make("grandmaster", open_game("golden-horn"), 0, Random(1))


@pytest.mark.parametrize("bot", KINDS)
def test_bots_repeat_themselves_with_the_same_generator(bot: str) -> None:
    state = table(3, ports=STOCK, hands=[{"red": 2, "blue": 1}, {"pink": 3}, {}])
    assert [decide(state, bot, luck) for luck in range(5)] == [
        decide(state, bot, luck) for luck in range(5)
    ]


def test_random_favours_nothing() -> None:
    state = table(2, ports=STOCK)
    legal = state.legal(0)
    bot = make("random", open_game("golden-horn"), 0, Random(3))
    view = state.view(0)
    tries = 200 * len(legal)
    seen = Counter(legal.index(bot.decide(view)) for _ in range(tries))
    expected = tries / len(legal)
    chi_square = sum((seen[n] - expected) ** 2 / expected for n in range(len(legal)))
    assert len(legal) == 8
    assert chi_square < 24.3  # 7 degrees of freedom, p = 0.001


@pytest.mark.parametrize("bot", KINDS)
def test_bots_know_their_view_only(bot: str) -> None:
    """Two tables that look the same to a seat are played the same."""
    shared: dict[str, Any] = {
        "seats": 3,
        "ports": STOCK,
        "boats": {"B3": boat(5, K, {"red": 3}), "A3": boat(8, K, {"blue": 2})},
    }
    one = table(**shared, hands=[{"green": 2}, {"pink": 3}, {"red": 2}])
    other = table(**shared, hands=[{"green": 2}, {"blue": 1, "red": 2}, {"yellow": 2}])
    assert one.position() != other.position()
    assert [decide(one, bot, luck) for luck in range(10)] == [
        decide(other, bot, luck) for luck in range(10)
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("option", META.options, ids=lambda option: option.name)
def test_greedy_can_play_by_every_option(option: Any, seats: int) -> None:
    """A few dozen decisions with every value of every option; each one is legal."""
    for value in option.values:
        game = open_game("golden-horn", {"expansion": "on", option.name: value})
        chance = RandomChance(Random(seats))
        state = game.deal(seats, chance)
        bots = [make("greedy", game, seat, Random(seat)) for seat in range(seats)]
        for _ in range(12 * seats):
            actors = state.actors()
            if actors:
                seat = actors[0]
                state.apply(seat, bots[seat].decide(state.view(seat)), chance)


# -- how well it plays --


def wins_of_greedy(bots: list[str], games: int, **options: str) -> float:
    """Games won by greedy from both ends of the table."""
    won = 0.0
    for order in (bots, bots[::-1]):
        settled = META.settle(options)
        found = simulate(Series("golden-horn", settled, order, 11, games // 2), InPlace())
        assert found.finished == games // 2
        won += found.wins[order.index("greedy")]
    return won


@pytest.mark.parametrize("expansion", ["off", "on"])
def test_greedy_beats_random(expansion: str) -> None:
    assert wins_of_greedy(["greedy", "random"], 20, expansion=expansion) >= 17


@pytest.mark.nightly
@pytest.mark.parametrize("expansion", ["off", "on"])
def test_greedy_beats_random_in_nine_games_of_ten(expansion: str) -> None:
    assert wins_of_greedy(["greedy", "random"], 100, expansion=expansion) >= 90


@pytest.mark.nightly
@pytest.mark.parametrize("expansion", ["off", "on"])
@pytest.mark.parametrize("rivals", [2, 3])
def test_greedy_beats_several_randoms(rivals: int, expansion: str) -> None:
    bots = ["greedy"] + ["random"] * rivals
    assert wins_of_greedy(bots, 60, expansion=expansion) >= 50


# -- no senseless moves --


def test_it_declares_a_sure_win() -> None:
    """The last seat of the round ends the game at once when it leads."""
    state = table(
        2,
        phase="close",
        active=1,
        first=0,
        turn=20,
        ports=STOCK,
        warehouses=[
            {"red": 3, "blue": 2},
            {"orange": 2, "pink": 2, "green": 2, "red": 2, "blue": 2, "yellow": 1},
        ],
    )
    assert always(state) == DeclareEnd()


def test_it_does_not_declare_behind() -> None:
    state = table(
        2,
        phase="close",
        active=1,
        first=0,
        turn=20,
        ports=STOCK,
        warehouses=[
            {"orange": 3, "pink": 3, "green": 3, "red": 3, "blue": 3},
            {"orange": 1, "pink": 1, "green": 1, "red": 1, "blue": 1, "yellow": 1},
        ],
    )
    assert always(state) == EndTurn()


def test_it_does_not_declare_when_a_rival_lands_a_winning_cargo_first() -> None:
    state = table(
        2,
        phase="close",
        active=0,
        first=0,
        turn=21,
        ports=STOCK,
        boats={"B2": boat(7, K, {"blue": 6})},
        warehouses=[
            {"orange": 1, "pink": 1, "green": 1, "red": 1, "blue": 1, "yellow": 1},
            {"orange": 3, "pink": 3, "green": 2, "red": 1},
        ],
    )
    assert always(state) == EndTurn()


def test_it_lands_its_cargo_in_the_last_turn() -> None:
    """Anything else it could do now is worth nothing any more."""
    state = table(
        2,
        active=1,
        first=0,
        turn=22,
        set_off_by=0,
        end_reason="declared",
        ports=STOCK,
        boats={"B3": boat(7, K, {"red": 2}), "B2": boat(3, K, {"blue": 5})},
        warehouses=[ALL_COLOURS, {"orange": 2, "pink": 3}],
    )
    assert always(state) == ChooseBoat("B3", None)


def test_it_sails_into_the_home_port_before_it() -> None:
    state = table(
        3,
        phase="sail",
        moving="A3",
        boats={"A3": boat(9, K, {"blue": 3})},
        hands=[{"blue": 1, "orange": 1}, {}, {}],
        ports=STOCK,
    )
    assert always(state) == ChooseStop(13)


def test_it_does_not_stop_where_it_can_go_on_for_nothing() -> None:
    state = table(3, phase="sail", moving="A3", boats={"A3": boat(2, K, {"blue": 3})}, ports=STOCK)
    assert always(state) == ChooseStop(5)


def test_it_spares_the_wind_it_needs_for_a_rich_cargo() -> None:
    """Two cards that bring five goods home now are not spent on one good of no new colour."""
    state = table(
        3,
        boats={"A2": boat(9, K, {"yellow": 5}), "B2": boat(4, K, {"orange": 2})},
        hands=[{"red": 1, "blue": 1, "yellow": 1}, {}, {}],
        ports=STOCK,
        warehouses=[{"orange": 5, "pink": 3}, {}, {}],
    )
    assert not isinstance(always(state), Raid)


def test_it_raids_what_it_needs_with_cards_it_does_not() -> None:
    """The sixth colour for two cards that no boat of its own has a use for."""
    state = table(
        2,
        boats={"B2": boat(3, K, {"blue": 1}), "A1": boat(8, V), "A2": boat(4, V, {"green": 1})},
        hands=[{"red": 1, "yellow": 3}, {"pink": 1}],
        ports=STOCK,
        warehouses=[
            {"orange": 2, "pink": 2, "green": 2, "red": 2, "yellow": 2},
            {"orange": 4, "pink": 4},
        ],
    )
    answer = always(state)
    assert isinstance(answer, Raid)
    assert answer.boat == "B2"


def test_it_conquers_when_the_price_is_met() -> None:
    state = table(
        2,
        options=EXPANSION,
        ports=STOCK,
        warehouses=[{"mercenaries": 6}, {"mercenaries": 5}],
    )
    answer = always(state, **EXPANSION)
    assert isinstance(answer, Conquer)


def test_it_conquers_with_its_last_breath() -> None:
    """Before the game is over every man that pays for land is spent."""
    state = table(
        2,
        options=EXPANSION,
        phase="close",
        active=1,
        first=0,
        turn=30,
        set_off_by=0,
        end_reason="declared",
        ports=STOCK,
        warehouses=[ALL_COLOURS, {"mercenaries": 2}],
    )
    assert always(state, **EXPANSION) == Conquer("zara", 2)


def test_it_exchanges_peasants_before_they_are_spent_two_for_one() -> None:
    state = table(
        2,
        options=EXPANSION,
        phase="close",
        ports=STOCK,
        warehouses=[{"peasants": 4, "mercenaries": 2}, {}],
    )
    answer = always(state, **EXPANSION)
    assert answer == Exchange(4)
