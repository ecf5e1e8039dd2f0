"""Chapter 8: the end of the game and the scoring."""

from random import Random
from typing import Any

import pytest

from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.words import (
    EndMovement,
    GameEnded,
    Lapse,
    PrivilegesShown,
    Roll,
)
from fondaco.table.chance import RandomChance
from fondaco.table.titles import components_of, find_title, open_game
from fondaco.table.words import Score
from tests.games.genoa.scenes import (
    RING,
    do,
    events,
    of,
    phase,
    play_on,
    privilege,
    roll,
    seen,
    table,
)
from tests.games.genoa.tables import refused

ENDS = {2: 12, 3: 10, 4: 8, 5: 7}


def last_turn(seats: int, round_: int, **fields: Any) -> GenoaState:
    """The last seat of a round has nothing left to do but to end its movement."""
    return table(seats, phase="move_open", way=["gil"], round=round_, active=seats - 1, **fields)


def over(seats: int = 2, options: dict[str, str] | None = None, **fields: Any) -> GenoaState:
    return table(seats, options, phase="over", **fields)


def pays(*buildings: str) -> int:
    """What the privileges for these buildings pay."""
    score = over(hands={0: privilege(*buildings)}).standings().scores[0]
    assert score.total == 130 + score.parts["privileges"]
    return score.parts["privileges"]


# -- when --


@pytest.mark.rule("GN-801", "GN-R3")
@pytest.mark.parametrize(("seats", "end"), ENDS.items())
def test_the_game_ends_with_the_round_on_the_end_space(seats: int, end: int) -> None:
    state = last_turn(seats, end)
    assert state.end_reason() is None
    told = do(state, seats - 1, EndMovement())
    assert (phase(state), state.actors()) == ("over", ())
    assert state.end_reason() == "last_round"
    assert isinstance(events(told)[-1], GameEnded)
    assert state.position()["round"] == end
    for seat in range(seats):
        assert state.legal(seat) == []
        assert refused(state, seat, Roll()) == "GN-203"


@pytest.mark.rule("GN-801")
@pytest.mark.parametrize(("seats", "end"), ENDS.items())
def test_before_the_end_space_another_round_begins(seats: int, end: int) -> None:
    state = last_turn(seats, end - 1)
    do(state, seats - 1, EndMovement())
    assert (phase(state), state.actors()) == ("start", (0,))
    assert state.position()["round"] == end


@pytest.mark.rule("GN-802")
@pytest.mark.parametrize("first", [0, 2])
def test_the_last_round_is_played_to_its_end(first: int) -> None:
    state = table(4, round=8, first=first, active=first)
    assert play_on(state) == [(first + n) % 4 for n in range(4)]
    assert phase(state) == "over"


@pytest.mark.rule("GN-802", "GN-R5")
@pytest.mark.parametrize(("moves", "end"), [("true", True), ("false", False)])
def test_also_when_a_market_start_brought_the_marker_to_the_end(moves: str, end: bool) -> None:
    state = table(3, {"market_start_advances_round": moves}, round=9, active=1)
    do(state, 1, *roll(4, 4))
    assert state.position()["round"] == 9 + end
    assert state.end_reason() is None
    do(state, 1, EndMovement())
    assert state.actors() == (2,)
    play_on(state, 1)
    assert (state.end_reason() is not None) == end


@pytest.mark.rule("GN-801", "GN-802")
@pytest.mark.parametrize("seats", ENDS)
def test_all_seats_have_equally_many_turns(seats: int) -> None:
    game = open_game("genoa", {"market_start_advances_round": "false"})
    state = game.deal(seats, RandomChance(Random(3)))
    assert isinstance(state, GenoaState)
    turns = play_on(state)
    assert len(turns) == seats * ENDS[seats]
    assert turns == [(state.first + n) % seats for n in range(len(turns))]


# -- privileges --


@pytest.mark.rule("GN-803")
def test_all_privileges_are_shown_and_pay_their_owners() -> None:
    hands = {0: ("p01", "p02", "l01"), 1: ("p05", "b01", "k01"), 2: ()}
    state = last_turn(3, 10, hands=hands)
    assert seen(state, 0).hands[1] == ()
    told = events(do(state, 2, EndMovement()))
    assert told[-4:] == [
        PrivilegesShown(0, ("p01", "p02")),
        PrivilegesShown(1, ("p05",)),
        PrivilegesShown(2, ()),
        GameEnded(
            "last_round",
            tuple(
                Score(130 + paid, {"money": 130, "privileges": paid, "buildings": 0})
                for paid in (30, 10, 0)
            ),
        ),
    ]
    for seat in (2, None):
        assert seen(state, seat).hands == (("p01", "p02"), ("p05",), ())
        assert [score.total for score in seen(state, seat).scores or ()] == [160, 140, 130]


@pytest.mark.rule("GN-804")
@pytest.mark.parametrize("place", range(14))
def test_every_two_neighbours_on_the_ring_are_a_group(place: int) -> None:
    assert pays(RING[place], RING[(place + 1) % 14]) == 30
    assert pays(RING[place], RING[(place + 2) % 14]) == 20


@pytest.mark.rule("GN-804")
def test_a_group_is_a_longest_run_also_round_the_corner() -> None:
    assert pays("met", "col") == 30
    assert pays("tav", "met", "col", "prk", "ric") == 100 + 10
    assert pays("met", "col", "kut", "ric", "gew") == 30 + 60
    assert pays(*RING) == 200
    assert pays(*RING[:13]) == 200


@pytest.mark.rule("GN-804")
def test_privileges_of_different_players_make_no_group() -> None:
    state = over(hands={0: privilege("col", "kut"), 1: privilege("prk")})
    assert [score.parts["privileges"] for score in state.standings().scores] == [20, 10]


@pytest.mark.rule("GN-805", "GN-R37")
@pytest.mark.parametrize(
    ("size", "worth"),
    [(0, 0), (1, 10), (2, 30), (3, 60), (4, 100), (5, 150), (6, 200), (7, 200), (10, 200)],
)
def test_what_a_group_pays_by_its_size(size: int, worth: int) -> None:
    assert pays(*RING[:size]) == worth


@pytest.mark.rule("GN-805", "GN-R37")
@pytest.mark.parametrize("size", [11, 12, 13, 14])
def test_larger_groups_pay_the_top_value(size: int) -> None:
    assert pays(*RING[3:], *RING[: size - 11]) == 200


@pytest.mark.rule("GN-805")
def test_all_groups_of_a_player_are_added_and_the_scale_is_data() -> None:
    assert pays("col", "kut", "gew", "get", "haf", "zas", "tav") == 70
    assert pays(*RING[:6], *RING[7:9], "zas") == 200 + 30 + 10
    data = components_of(find_title("genoa"))
    data["privilege_payout"]["by_group_size"]["2"] = 35
    own = table(2, None, data, phase="over", hands={0: ("p01", "p02")})
    assert own.standings().scores[0].parts["privileges"] == 35


# -- the rest --


@pytest.mark.rule("GN-806")
def test_ten_ducats_for_each_building_with_ones_marker() -> None:
    state = over(3, owners={"prk": 0, "kut": 0, "gil": 0, "met": 2}, markers={1: 5})
    assert [score.parts["buildings"] for score in state.standings().scores] == [30, 0, 10]
    assert [score.total for score in state.standings().scores] == [160, 130, 140]


@pytest.mark.rule("GN-807")
def test_the_player_with_the_most_ducats_wins() -> None:
    state = over(4, money={0: 200, 1: 215, 2: 190, 3: 200}, goods={0: {"silk": 5}})
    assert state.standings().winners == (1,)
    assert state.standings().ranks == (2, 1, 4, 3)
    owner = over(money={0: 200, 1: 195}, owners={"prk": 1})
    assert owner.standings().winners == (1,)
    noble = over(money={0: 200, 1: 175}, hands={1: privilege("col", "prk")})
    assert noble.standings().winners == (1,)


ASSETS: list[dict[str, Any]] = [
    {"goods": {1: {"silk": 1}}},
    {"specials": {1: {"start": 1}}},
    {"markers": {1: 1}},
    {"hands": {1: ("l01",)}},
    {"hands": {1: ("k01",)}},
    {"hands": {1: ("b01",)}},
]


@pytest.mark.rule("GN-808", "GN-R38")
@pytest.mark.parametrize("has", ASSETS)
def test_equal_ducats_go_to_the_one_with_the_most_assets(has: dict[str, Any]) -> None:
    assert over().standings().winners == (0, 1)
    assert over(**has).standings().winners == (1,)


@pytest.mark.rule("GN-808", "GN-R38")
def test_privileges_count_as_assets_and_markers_on_buildings_do_not() -> None:
    noble = over(money={0: 140}, hands={1: ("p01",)})
    assert noble.standings().winners == (1,)
    owner = over(money={0: 140}, owners={"prk": 1})
    assert owner.standings().winners == (0, 1)


@pytest.mark.rule("GN-808", "GN-R38")
@pytest.mark.parametrize("has", ASSETS)
def test_goods_alone_may_break_ties(has: dict[str, Any]) -> None:
    state = over(2, {"tiebreak_assets": "goods_only"}, **has)
    assert state.standings().winners == ((1,) if "goods" in has else (0, 1))


@pytest.mark.rule("GN-808")
def test_still_equal_players_share_the_victory() -> None:
    state = over(4, money={3: 100}, goods={0: {"silk": 2}}, specials={2: {"start": 2}})
    assert state.standings().winners == (0, 2)
    assert state.standings().ranks == (1, 3, 1, 4)


@pytest.mark.rule("GN-809", "GN-R39")
def test_what_is_left_over_is_worth_nothing_and_costs_nothing() -> None:
    state = over(
        goods={0: {"silk": 5}},
        specials={0: {"start": 5}},
        markers={0: 7},
        hands={0: ("l01", "l02", "k01", "b01", "b02")},
    )
    scores = state.standings().scores
    assert scores[0] == scores[1] == Score(130, {"money": 130, "privileges": 0, "buildings": 0})


@pytest.mark.rule("GN-803", "GN-901")
def test_money_is_shown_at_the_end() -> None:
    state = last_turn(2, 12, money={0: 90, 1: 215})
    assert seen(state, 0).money == (90, None)
    do(state, 1, EndMovement())
    for seat in (0, 1, None):
        assert seen(state, seat).money == (90, 215)
    assert of(state, "money", 1) == 215
    assert refused(state, 0, Lapse()) == "GN-203"
