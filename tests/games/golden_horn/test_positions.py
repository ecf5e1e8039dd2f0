"""Positions: what cannot lie on a table is refused, everything else comes back as it was."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game
from fondaco.table.words import Invalid
from tests.games.golden_horn.deals import dealt, set_up, with_fleets
from tests.games.golden_horn.tables import K, V, boat, do, table

COLOURS = ("orange", "pink", "green", "red", "blue", "yellow")
PLACED = {"A3": V, "A2": V, "A1": K}
IN_PLACE = {"A3": boat(0), "A2": boat(0), "A1": boat(8, V)}


def why(seats: int = 2, boats: Any = None, options: Any = None, **fields: Any) -> tuple[str, Any]:
    """The field and the rule for which a position is refused."""
    with pytest.raises(Invalid) as caught:
        table(seats, boats, options, **fields)
    assert caught.value.why
    return caught.value.field.removeprefix("position."), caught.value.rule


EXPANSION = {"expansion": "on"}
SIX = dict.fromkeys(("orange", "pink", "green", "red", "blue", "yellow"), 1)


@pytest.mark.rule("GH-106")
@pytest.mark.parametrize("fleets", [("A",), ("A", "A"), ("A", "E"), ("A", None), ("A", "lot")])
def test_fleets_are_different_known_and_one_for_each_seat(fleets: tuple[str | None, ...]) -> None:
    game = open_game("golden-horn")
    with pytest.raises(Invalid) as caught:
        game.load({"seats": 2, "fleets": fleets})
    assert (caught.value.field, caught.value.rule) == ("position.fleets", "GH-106")


@pytest.mark.rule("GH-101")
@pytest.mark.parametrize("seats", [1, 5])
def test_the_number_of_seats_is_two_to_four(seats: int) -> None:
    with pytest.raises(Invalid) as caught:
        open_game("golden-horn").load({"seats": seats, "fleets": ["A"] * seats})
    assert caught.value.field == "seats"


@pytest.mark.rule(
    "GH-102", "GH-106", "GH-220", "GH-303", "GH-305", "GH-310", "GH-401", "GH-409", "GH-507"
)
@pytest.mark.parametrize(
    ("name", "placed", "field", "rule"),
    [
        ("C3", boat(0), "boats.C3", "GH-106"),
        ("Z9", boat(0), "boats.Z9", "GH-106"),
        ("A3", boat(9, V), "boats.A3.at", "GH-102"),
        ("A3", boat(2, K, {"red": 1}), "boats.A3.cargo", "GH-303"),
        ("A3", boat(-1), "boats.A3.at", "GH-102"),
        ("A3", boat(2, "modone"), "boats.A3.heading", "GH-310"),
        ("A3", boat(0, V), "boats.A3.heading", "GH-409"),
        ("A3", boat(8, K), "boats.A3.heading", "GH-409"),
        ("A3", boat(0, K, {"blue": 1}), "boats.A3.cargo", "GH-401"),
        ("A3", boat(2, K, {"blue": 1, "pink": 1}), "boats.A3.cargo", "GH-305"),
        ("A3", boat(2, K, {"blue": 1, "mercenaries": 1}), "boats.A3.cargo", "GH-507"),
        ("A3", boat(2, K, {"gold": 1}), "boats.A3.cargo.gold", None),
        ("A3", boat(2, K, {"blue": -1}), "boats.A3.cargo.blue", None),
        ("A3", boat(0, K, may_turn=True), "boats.A3.may_turn", "GH-220"),
        ("A3", boat(4, K, may_turn=True), "boats.A3.may_turn", "GH-220"),
        ("A3", boat(2, K, {"blue": 1}, may_turn=True), "boats.A3.may_turn", "GH-220"),
        ("A3", boat(2, K, {"peasants": 1}, may_turn=True), "boats.A3.may_turn", "GH-220"),
    ],
)
def test_impossible_boats_are_refused(name: str, placed: Any, field: str, rule: str | None) -> None:
    assert why(2, {name: placed}, EXPANSION) == (field, rule)


@pytest.mark.rule("GH-501", "GH-507")
def test_people_aboard_need_the_expansion() -> None:
    assert why(2, {"A3": boat(2, K, {"peasants": 1})}) == ("boats.A3.cargo", "GH-501")


@pytest.mark.rule("GH-220", "GH-R1")
@pytest.mark.parametrize("emptied", ["must_turn_back", "returned_at_once"])
def test_the_right_to_turn_exists_with_the_default_option_only(emptied: str) -> None:
    boats = {"A3": boat(2, K, may_turn=True)}
    assert why(2, boats, {"emptied_boat": emptied}) == ("boats.A3.may_turn", "GH-R1")


@pytest.mark.rule("GH-107")
def test_no_boat_may_be_missing() -> None:
    position = table(2).position()
    del position["boats"]["B1"]
    with pytest.raises(Invalid, match="B1 is missing") as caught:
        open_game("golden-horn").load(position)
    assert caught.value.rule == "GH-107"


@pytest.mark.rule("GH-312", "GH-314", "GH-R4")
def test_cells_and_docks_are_not_overfilled() -> None:
    assert why(2, {"A3": boat(2), "B1": boat(2, V)}) == ("boats", "GH-312")
    docked = {"A3": boat(4), "A2": boat(4), "B3": boat(4, V)}
    assert why(2, docked) == ("boats", "GH-314")
    assert table(2, docked, {"modone_docks": "always_three"}).afloat[4] == 3
    four = {name: boat(7) for name in ("A3", "B3", "C3", "D3")}
    assert why(4, four) == ("boats", "GH-314")


@pytest.mark.rule("GH-109", "GH-110", "GH-502", "GH-503", "GH-111")
@pytest.mark.parametrize(
    ("fields", "field", "rule"),
    [
        ({"hands": [{"red": 5}, {"red": 5}]}, "hands", "GH-110"),
        ({"hands": [{"red": 5}], "discard": {"red": 5}}, "hands", "GH-110"),
        ({"hands": [{}, {}, {}]}, "hands", None),
        ({"hands": [{"black": 1}]}, "hands.0.black", None),
        ({"discard": {"red": -1}}, "discard.red", None),
        ({"pile": {"red": 9}}, "pile", "GH-110"),
        ({"ports": {V: {"red": 16}}}, "ports", "GH-109"),
        ({"ports": {V: {"red": 9}}, "warehouses": [{"red": 7}]}, "ports", "GH-109"),
        ({"ports": {"modone": {"red": 1}}}, "ports.modone", "GH-105"),
        ({"ports": {V: {"white": 1}}}, f"ports.{V}.white", None),
        ({"bag": {"red": 15}}, "bag", "GH-109"),
        ({"warehouses": [{}, {}, {}]}, "warehouses", None),
        ({"warehouses": [{"red": -1}]}, "warehouses.0.red", None),
        ({"warehouses": [{"mercenaries": 21}]}, "ports", "GH-502"),
        ({"warehouses": [{"peasants": 5}], "reserve": 4}, "ports", "GH-502"),
        ({"reserve": -1}, "reserve", None),
        ({"warehouses": [{"mercenaries": 4}], "supply": 17}, "supply", "GH-503"),
        ({"territories": {"crete": None}}, "territories.crete", "GH-503"),
        ({"territories": {"zara": 2}}, "territories.zara", None),
    ],
)
def test_pieces_that_do_not_exist_are_refused(
    fields: dict[str, Any], field: str, rule: str | None
) -> None:
    assert why(2, None, EXPANSION, **fields) == (field, rule)


@pytest.mark.rule("GH-524")
def test_five_conquered_territories_have_set_off_the_end() -> None:
    taken = dict.fromkeys(("zara", "durazzo", "candia", "negroponte", "galata"), 1)
    assert why(2, None, EXPANSION, territories=taken) == ("territories", "GH-524")
    fields: Any = {"territories": taken, "first": 1, "end_reason": "territories"}
    assert table(2, None, EXPANSION, set_off_by=1, **fields).taken == [1] * 5
    assert why(2, None, EXPANSION, set_off_by=0, **fields) == ("set_off_by", "GH-524")


@pytest.mark.rule("GH-501", "GH-503")
@pytest.mark.parametrize(
    ("fields", "field", "rule"),
    [
        ({"reserve": 1}, "ports", "GH-501"),
        ({"ports": {V: {"peasants": 1}}}, "ports", "GH-501"),
        ({"supply": 20}, "supply", "GH-503"),
        ({"territories": {"zara": 0}}, "territories.zara", "GH-503"),
    ],
)
def test_pieces_of_the_expansion_need_it(fields: dict[str, Any], field: str, rule: str) -> None:
    assert why(2, **fields) == (field, rule)


@pytest.mark.rule("GH-203", "GH-208", "GH-221", "GH-301", "GH-302", "GH-801")
@pytest.mark.parametrize(
    ("fields", "field", "rule"),
    [
        ({"active": None}, "active", None),
        ({"active": 2}, "active", None),
        ({"first": -1}, "first", None),
        ({"turn": 0}, "turn", None),
        ({"raids": -1}, "raids", None),
        ({"conquests": -1}, "conquests", None),
        ({"passes": -1}, "passes", None),
        ({"passes": 2}, "passes", "GH-208"),
        ({"set_off_by": 3, "end_reason": "declared"}, "set_off_by", None),
        ({"set_off_by": 1}, "set_off_by", "GH-801"),
        ({"end_reason": "declared"}, "set_off_by", "GH-801"),
        ({"end_reason": "boredom", "set_off_by": 1}, "end_reason", None),
        ({"phase": "over"}, "end_reason", None),
        ({"phase": "over", "end_reason": "declared", "moving": "A3"}, "moving", "GH-301"),
        ({"phase": "sail"}, "moving", "GH-301"),
        ({"phase": "sail", "moving": "B3"}, "moving", "GH-301"),
        ({"phase": "sail", "moving": "A3"}, "moving", "GH-302"),
        ({"moving": "A3"}, "moving", "GH-301"),
        ({"phase": "close"}, "phase", "GH-203"),
    ],
)
def test_impossible_turns_are_refused(fields: dict[str, Any], field: str, rule: str | None) -> None:
    assert why(2, **fields) == (field, rule)


@pytest.mark.rule("GH-221")
def test_a_chosen_boat_has_no_right_to_turn_any_more() -> None:
    boats = {"A3": boat(2, K, may_turn=True)}
    assert why(2, boats, phase="sail", moving="A3") == ("boats.A3.may_turn", "GH-221")


@pytest.mark.rule("GH-107", "GH-111", "GH-113", "GH-R7")
@pytest.mark.parametrize(
    ("boats", "options", "fields", "field", "rule"),
    [
        ({}, {}, {"placed": [{"A3": V}]}, "placed.0", "GH-107"),
        ({}, {}, {"placed": [{**PLACED, "A1": "modone"}]}, "placed.0", "GH-107"),
        ({}, {}, {"placed": [None, PLACED]}, "placed.1", "GH-107"),
        ({}, {}, {"placed": [None, None, PLACED]}, "placed", None),
        ({}, {}, {"warehouses": [{"red": 1}]}, "warehouses", "GH-111"),
        ({}, {}, {"ports": {V: {"red": 9}}}, "ports", "GH-113"),
        ({}, {}, {"hands": [{"red": 5}]}, "hands", "GH-113"),
        ({}, {}, {"discard": {"red": 5}}, "hands", "GH-113"),
        ({}, {}, {"raids": 1}, "raids", "GH-202"),
        ({}, {}, {"turn": 5}, "turn", "GH-113"),
        ({}, {}, {"active": 7}, "active", None),
        ({}, {}, {"set_off_by": 0, "end_reason": "port_empty"}, "end_reason", "GH-801"),
        ({}, EXPANSION, {"territories": {"zara": 1}}, "territories", "GH-515"),
        ({}, EXPANSION, {"reserve": 3}, "reserve", "GH-504"),
        ({}, {"placement_time": "after_deal"}, {"hands": [{"red": 5}]}, "hands", "GH-R8"),
        (
            {"B3": boat(0), "B2": boat(0), "B1": boat(0)},
            {"placement": "turn_order"},
            {"placed": [None, {"B3": V, "B2": V, "B1": V}]},
            "placed",
            "GH-R7",
        ),
        (
            {},
            {"fleet_choice": "random"},
            {"phase": "fleets", "fleets": ["A", None]},
            "phase",
            "GH-R10",
        ),
        (IN_PLACE, {}, {"placed": [PLACED]}, "boats.A3", "GH-107"),
        ({"B1": boat(5, K)}, {}, {}, "boats.B1", "GH-107"),
        ({}, {"placement": "turn_order"}, {"placed": [PLACED]}, "boats.A3", "GH-107"),
        (
            {**IN_PLACE, "A1": boat(0)},
            {"placement": "turn_order"},
            {"placed": [PLACED]},
            "boats.A1",
            "GH-107",
        ),
    ],
)
def test_impossible_placings_are_refused(
    boats: Any, options: Any, fields: Any, field: str, rule: str | None
) -> None:
    position = {"seats": 2, "fleets": ["A", "B"], "phase": "place", "boats": boats, **fields}
    with pytest.raises(Invalid) as caught:
        open_game("golden-horn", options).load(position)
    assert (caught.value.field, caught.value.rule) == (f"position.{field}", rule)


@pytest.mark.rule("GH-107", "GH-113")
def test_a_set_up_that_is_complete_is_no_set_up() -> None:
    game = open_game("golden-horn")
    both = [PLACED, {"B3": V, "B2": V, "B1": V}]
    with pytest.raises(Invalid) as caught:
        game.load({"seats": 2, "fleets": ["A", "B"], "phase": "place", "placed": both})
    assert (caught.value.field, caught.value.rule) == ("position.placed", "GH-113")
    with pytest.raises(Invalid) as caught:
        game.load({"seats": 2, "fleets": ["A", "B"], "phase": "fleets"})
    assert (caught.value.field, caught.value.rule) == ("position.fleets", "GH-113")
    assert why(2, placed=[PLACED]) == ("placed", "GH-107")


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({}, "position"),
        ({"seats": "two"}, "position.seats"),
        ({"seats": 2, "fleets": [], "wind": 3}, "position"),
        ({"seats": 2, "fleets": ["A", "\ud800"]}, "position.fleets[1]"),
    ],
)
def test_what_is_no_position_at_all_is_refused(data: dict[str, Any], field: str) -> None:
    with pytest.raises(Invalid) as caught:
        open_game("golden-horn").load(data)
    assert caught.value.field == field


@pytest.mark.rule("GH-208", "GH-801", "GH-802", "GH-524")
@pytest.mark.parametrize("phase", ["pre", "over"])
@pytest.mark.parametrize(
    ("fields", "field", "rule"),
    [
        ({"end_reason": "declared", "set_off_by": 1}, "end_reason", "GH-802"),
        ({"end_reason": "territories", "set_off_by": 1}, "end_reason", "GH-524"),
        (
            {"end_reason": "port_empty", "set_off_by": 1, "ports": {V: {"red": 1}, K: {"red": 1}}},
            "end_reason",
            "GH-801",
        ),
        ({"end_reason": "nobody_moves", "set_off_by": 1}, "end_reason", "GH-208"),
        ({"end_reason": "port_empty"}, "set_off_by", "GH-801"),
    ],
)
def test_an_end_that_nothing_set_off_is_refused(
    phase: str, fields: dict[str, Any], field: str, rule: str
) -> None:
    assert why(2, None, EXPANSION, phase=phase, **fields) == (field, rule)


@pytest.mark.rule("GH-208")
def test_when_all_have_passed_the_game_is_over_for_that_reason() -> None:
    fields: dict[str, Any] = {
        "phase": "over",
        "passes": 2,
        "set_off_by": 1,
        "warehouses": [{}, SIX],
    }
    assert table(2, end_reason="nobody_moves", **fields).end_reason() == "nobody_moves"
    assert why(2, end_reason="declared", **fields) == ("passes", "GH-208")


@pytest.mark.rule("GH-207", "GH-208")
def test_whoever_has_passed_has_no_boat_that_can_move() -> None:
    goods = {V: {"pink": 9}, K: {"green": 9}}
    over = {"phase": "over", "end_reason": "nobody_moves"}
    assert why(2, passes=2, ports=goods, **over) == ("passes", "GH-207")
    assert why(2, {"B3": boat(1)}, passes=1) == ("passes", "GH-207")
    assert table(2, {"A3": boat(1)}, passes=1).passes == 1  # he has not passed yet
    closing: dict[str, Any] = {"phase": "close", "warehouses": [SIX]}
    assert why(2, {"A3": boat(1)}, passes=1, **closing) == ("passes", "GH-207")
    assert table(2, {"B3": boat(1)}, passes=1, **closing).passes == 1
    sailing = {"phase": "sail", "moving": "A3"}
    assert why(2, {"A3": boat(1)}, passes=1, **sailing) == ("passes", "GH-208")


@pytest.mark.rule("GH-218", "GH-515")
def test_no_more_is_done_in_a_turn_than_the_rules_allow() -> None:
    assert why(2, raids=2) == ("raids", "GH-218")
    assert table(2, None, {"raids_per_turn": "unlimited"}, raids=2).raids == 2
    assert why(2, None, EXPANSION, conquests=1) == ("conquests", "GH-515")


def test_bag_pile_and_supply_left_out_hold_what_is_nowhere_else() -> None:
    state = table(
        2,
        {"A3": boat(2, K, {"blue": 2}), "B3": boat(3, K, {"mercenaries": 2})},
        EXPANSION,
        ports={V: {"blue": 3, "peasants": 1}},
        hands=[{"red": 2}],
        discard={"red": 1},
        warehouses=[{"blue": 1, "mercenaries": 1, "peasants": 2}],
        reserve=1,
    )
    position = state.position()
    assert position["bag"] == dict.fromkeys(COLOURS, 15) | {"blue": 9, "black": 4, "white": 8}
    assert position["pile"] == dict.fromkeys(COLOURS, 9) | {"red": 6}
    assert position["supply"] == 17


HOUSES: list[Mapping[str, str]] = [
    {},
    {"expansion": "on", "peasant_exchange": "ports_too", "raids_per_turn": "unlimited"},
    {"warehouse_view": "closed", "expansion": "on", "conquests_per_turn": "one"},
    {"placement": "turn_order", "emptied_boat": "returned_at_once"},
    {"placement": "turn_order", "placement_time": "after_deal", "end_round": "others_once_more"},
    {"placement_time": "after_deal", "fleet_choice": "random", "emptied_boat": "must_turn_back"},
]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("house", HOUSES)
def test_every_position_of_a_game_comes_back_as_it_was(
    house: Mapping[str, str], seats: int
) -> None:
    game = open_game("golden-horn", house)
    luck = Random(seats)
    chance = RandomChance(luck)
    state = dealt(seats, house)
    while state.actors():
        position = state.position()
        loaded = game.load(position)
        assert loaded.position() == position
        assert loaded.actors() == state.actors()
        for seat in range(seats):
            assert loaded.legal(seat) == state.legal(seat)
            assert loaded.view(seat) == state.view(seat)
        seat = luck.choice(state.actors())
        state.choose(seat, luck.choice(state.choices(seat)), chance)
    assert game.load(state.position()).position() == state.position()


def test_a_loaded_table_and_a_copy_go_on_like_the_first_without_touching_it() -> None:
    state = set_up(3)
    position = state.position()
    for other in (state.copy(), table(3, position["boats"], **without(position))):
        assert other.position() == position
        do(other, 0, other.lapse(0))
        assert other.position() != position
    assert state.position() == position


def without(position: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in position.items() if name not in ("seats", "boats")}


def test_a_sealed_placing_can_be_loaded_and_is_still_sealed() -> None:
    state = with_fleets(2)
    do(state, 0, state.lapse(0))
    loaded = open_game("golden-horn").load(state.position())
    assert loaded.view(1) == state.view(1)
    assert loaded.actors() == (1,)


@pytest.mark.rule("GH-805", "GH-806")
def test_whoever_had_his_last_turn_has_no_other() -> None:
    ending: Any = {"warehouses": [{}, SIX], "set_off_by": 1, "end_reason": "declared"}
    assert why(3, active=0, **ending) == ("active", "GH-805")
    assert why(3, active=1, first=2, phase="close", **ending) == ("phase", "GH-203")
    assert table(3, active=2, **ending).actors() == (2,)
    assert table(3, active=0, first=1, **ending).actors() == (0,)
    once_more = {"end_round": "others_once_more"}
    assert table(3, None, once_more, active=0, **ending).actors() == (0,)
    assert why(3, None, once_more, active=1, **ending) == ("end_reason", "GH-803")


@pytest.mark.rule("GH-801", "GH-803", "GH-804")
def test_a_turn_sets_off_the_end_by_a_step_it_has_come_to() -> None:
    last: Any = {"ports": {K: {"blue": 2}}, "set_off_by": 0, "end_reason": "port_empty"}
    laden = {"A2": boat(0, K, {"green": 1})}
    afloat = {"A2": boat(2, K, {"green": 1})}
    assert why(2, **last) == ("end_reason", "GH-801")
    assert table(2, laden, phase="sail", moving="A2", **last).actors() == (0,)
    assert why(2, afloat, phase="sail", moving="A2", **last) == ("end_reason", "GH-801")
    declared: Any = {"warehouses": [SIX], "set_off_by": 0, "end_reason": "declared"}
    assert why(2, **declared) == ("end_reason", "GH-803")
    assert why(2, afloat, phase="sail", moving="A2", **declared) == ("end_reason", "GH-803")
    closed = {"warehouse_view": "closed"}
    for ending in (last, declared):
        assert table(2, None, closed, phase="close", **ending).actors() == (0,)


@pytest.mark.rule("GH-210", "GH-515", "GH-520")
def test_a_turn_has_no_more_raids_and_conquests_than_the_pieces_allow() -> None:
    often = {"raids_per_turn": "unlimited"}
    assert table(2, None, often, raids=27).raids == 27
    assert why(2, None, often, raids=28) == ("raids", "GH-210")
    mine: Any = {"territories": {"zara": 0, "candia": 0}, "conquests": 2}
    assert table(2, None, EXPANSION, **mine).conquests == 2
    once = EXPANSION | {"conquests_per_turn": "one"}
    assert why(2, None, once, **mine) == ("conquests", "GH-520")
    over: Any = {"phase": "over", "end_reason": "port_empty", "set_off_by": 1}
    assert why(2, None, EXPANSION, conquests=1, **over) == ("conquests", "GH-515")
    assert why(2, turn=10**30) == ("turn", None)
