"""Chapter 2, second half: the raid."""

from typing import Any

import pytest

from fondaco.games.golden_horn.rules import GoldenHornState
from fondaco.games.golden_horn.words import (
    BoatEmptied,
    ChooseBoat,
    ChooseStop,
    Pass,
    Raid,
    Raided,
)
from fondaco.table.step import Told
from tests.games.golden_horn.tables import K, V, boat, do, events, refused, stops, table

TWO_OF_EACH = dict.fromkeys(("orange", "pink", "green", "red", "blue", "yellow"), 2)
GREENS = ("green", "green")
MAY_TURN = {"emptied_boat": "owner_may_turn"}
MUST_TURN = {"emptied_boat": "must_turn_back"}
RETURNED = {"emptied_boat": "returned_at_once"}


def facing(
    target: str = "A3",
    at: int = 5,
    cargo: dict[str, int] | None = None,
    heading: str = K,
    options: dict[str, str] | None = None,
    seats: int = 3,
    **fields: Any,
) -> GoldenHornState:
    """Seat 1 (fleet B) may raid a boat of seat 0 (fleet A)."""
    fields.setdefault("hands", [{}, TWO_OF_EACH])
    boats = {target: boat(at, heading, {"blue": 2} if cargo is None else cargo)}
    return table(seats, boats | fields.pop("boats", {}), options, active=1, **fields)


def emptied(
    options: dict[str, str] | None = None, at: int = 5, heading: str = K, **fields: Any
) -> tuple[GoldenHornState, list[Told]]:
    """Seat 1 has taken the last good of A3."""
    state = facing("A3", at, {"blue": 1}, heading, options, **fields)
    return state, do(state, 1, Raid("A3", GREENS), drew=[])


def raids(state: GoldenHornState, seat: int) -> list[Raid]:
    return [action for action in state.legal(seat) if isinstance(action, Raid)]


def to_owner(state: GoldenHornState) -> None:
    """Seats 1 and 2 have nothing to move."""
    do(state, 1, Pass())
    do(state, 2, Pass())


# -- what a raid needs --


@pytest.mark.rule("GH-210")
def test_a_raid_costs_two_cards_which_go_to_the_discard_pile() -> None:
    state = facing(discard={"pink": 1})
    told = events(do(state, 1, Raid("A3", ("red", "green")), drew=[]))
    assert told == [Raided(1, "A3", 0, ("green", "red"), "blue")]
    position = state.position()
    assert position["hands"][1] == TWO_OF_EACH | {"green": 1, "red": 1}
    assert position["discard"] == {"pink": 1, "green": 1, "red": 1}


@pytest.mark.rule("GH-210")
@pytest.mark.parametrize(
    "cards",
    [
        (),
        ("green",),
        ("green", "green", "red"),
        ("yellow", "green"),
        ("red", "red"),
        ("green", "purple"),
    ],
)
def test_fewer_or_more_cards_or_cards_not_in_hand_are_refused(cards: tuple[str, ...]) -> None:
    state = facing(hands=[{"yellow": 2}, {"green": 2, "red": 1}])
    assert raids(state, 1) == [Raid("A3", GREENS), Raid("A3", ("green", "red"))]
    assert refused(state, 1, Raid("A3", cards)) == "GH-210"


@pytest.mark.rule("GH-211", "GH-R15")
@pytest.mark.parametrize(
    ("target", "pairs"),
    [
        (
            "A3",
            ["green green", "green red", "green yellow", "red red", "red yellow", "yellow yellow"],
        ),
        ("A2", ["orange orange", "orange pink", "pink pink"]),
        ("A1", ["blue blue"]),
    ],
)
def test_both_cards_bear_a_sail_colour_of_the_target(target: str, pairs: list[str]) -> None:
    state = facing(target, cargo={"blue" if target != "A1" else "green": 2})
    assert [(raid.boat, " ".join(raid.cards)) for raid in raids(state, 1)] == [
        (target, pair) for pair in pairs
    ]
    for first in TWO_OF_EACH:
        for second in TWO_OF_EACH:
            if not {f"{first} {second}", f"{second} {first}"} & set(pairs):
                assert refused(state, 1, Raid(target, (first, second))) == "GH-211"


@pytest.mark.rule("GH-211")
def test_the_two_cards_may_be_named_in_either_order() -> None:
    for cards in (("green", "yellow"), ("yellow", "green")):
        state = facing()
        do(state, 1, Raid("A3", cards))
        assert state.position()["discard"] == {"green": 1, "yellow": 1}


@pytest.mark.rule("GH-212")
@pytest.mark.parametrize("target", ["B2", "D2", "Bucentaur"])
def test_own_boats_and_boats_not_in_the_game_cannot_be_raided(target: str) -> None:
    state = facing(boats={"B2": boat(6, K, {"pink": 3})})
    assert {raid.boat for raid in raids(state, 1)} == {"A3"}
    assert refused(state, 1, Raid(target, ("red", "red"))) == "GH-212"


@pytest.mark.rule("GH-213")
@pytest.mark.parametrize(
    ("at", "heading", "cargo"), [(0, K, {}), (7, K, {"blue": 4}), (7, V, {"blue": 4}), (14, V, {})]
)
def test_boats_in_a_port_are_protected(at: int, heading: str, cargo: dict[str, int]) -> None:
    state = facing("A3", at, cargo, heading, seats=4)
    assert raids(state, 1) == []
    assert refused(state, 1, Raid("A3", GREENS)) == "GH-213"


@pytest.mark.rule("GH-214", "GH-R16")
@pytest.mark.parametrize("may_turn", [False, True])
def test_an_empty_boat_cannot_be_raided(may_turn: bool) -> None:
    state = facing(boats={"A3": boat(5, may_turn=may_turn)})
    assert raids(state, 1) == []
    assert refused(state, 1, Raid("A3", GREENS)) == "GH-214"


# -- what it does --


@pytest.mark.rule("GH-215")
def test_one_good_goes_straight_into_the_raiders_warehouse() -> None:
    state = facing(
        cargo={"blue": 3},
        boats={"B3": boat(4, K, {"red": 2}), "C3": boat(6, V, {"blue": 1})},
        warehouses=[{"blue": 2}, {"blue": 1, "red": 1}],
    )
    do(state, 1, Raid("A3", GREENS))
    position = state.position()
    assert position["warehouses"] == ({"blue": 2}, {"blue": 2, "red": 1}, {})
    cargoes = {name: seen["cargo"] for name, seen in position["boats"].items() if seen["cargo"]}
    assert cargoes == {"A3": {"blue": 2}, "B3": {"red": 2}, "C3": {"blue": 1}}


@pytest.mark.rule("GH-215", "GH-R36")
def test_the_good_may_be_of_any_colour_and_the_raiders_sails_do_not_matter() -> None:
    state = facing("A1", cargo={"red": 1})
    assert raids(state, 1) == [Raid("A1", ("blue", "blue"))]
    do(state, 1, Raid("A1", ("blue", "blue")))
    assert state.position()["warehouses"][1] == {"red": 1}


@pytest.mark.rule("GH-216")
@pytest.mark.parametrize("at", range(1, 13))
@pytest.mark.parametrize("own", [{}, {"B3": boat(3), "B2": boat(8)}], ids=["in port", "at sea"])
def test_distance_and_own_boats_do_not_matter(at: int, own: dict[str, Any]) -> None:
    boats = {name: seen for name, seen in own.items() if seen["at"] != at}
    state = facing(at=at, boats=boats)
    assert Raid("A3", GREENS) in raids(state, 1)
    do(state, 1, Raid("A3", GREENS))
    assert state.position()["warehouses"][1] == {"blue": 1}


@pytest.mark.rule("GH-217")
def test_a_raid_succeeds_without_an_answer_and_without_compensation() -> None:
    state = facing(hands=[TWO_OF_EACH, TWO_OF_EACH])
    before = state.position()
    do(state, 1, Raid("A3", GREENS), drew=[])
    after = state.position()
    assert after["hands"][0] == before["hands"][0]
    assert after["pile"] == before["pile"]
    assert after["warehouses"] == ({}, {"blue": 1}, {})
    assert state.actors() == (1,)
    assert state.legal(0) == []


@pytest.mark.rule("GH-218", "GH-R5")
def test_a_second_raid_in_a_turn_is_refused_and_the_next_turn_allows_one_again() -> None:
    state = facing(
        cargo={"blue": 3}, boats={"C3": boat(6, V, {"blue": 1})}, hands=[{}, TWO_OF_EACH, {}]
    )
    do(state, 1, Raid("A3", GREENS))
    assert raids(state, 1) == []
    assert refused(state, 1, Raid("A3", ("red", "red"))) == "GH-218"
    assert refused(state, 1, Raid("C3", ("red", "red"))) == "GH-218"
    do(state, 1, Pass())
    for seat, name in ((2, "C3"), (0, "A3")):
        do(state, seat, ChooseBoat(name))
        do(state, seat, state.legal(seat)[0])
    do(state, 1, Raid("A3", ("red", "red")))
    assert state.position()["warehouses"][1] == {"blue": 2}


@pytest.mark.rule("GH-218", "GH-R5")
def test_unlimited_raids_may_be_repeated_while_legal() -> None:
    state = facing(cargo={"blue": 3}, options={"raids_per_turn": "unlimited"})
    do(state, 1, Raid("A3", GREENS))
    assert [raid.cards for raid in raids(state, 1)] == [
        ("red", "red"),
        ("red", "yellow"),
        ("yellow", "yellow"),
    ]
    do(state, 1, Raid("A3", ("red", "yellow")))
    do(state, 1, Raid("A3", ("red", "yellow")))
    assert state.position()["warehouses"][1] == {"blue": 3}
    assert raids(state, 1) == []
    assert refused(state, 1, Raid("A3", ("red", "yellow"))) == "GH-210"


# -- the boat afterwards --


@pytest.mark.rule("GH-219")
@pytest.mark.parametrize("options", [MAY_TURN, MUST_TURN, RETURNED])
@pytest.mark.parametrize("heading", [K, V])
def test_a_boat_with_cargo_left_keeps_place_and_direction(
    options: dict[str, str], heading: str
) -> None:
    state = facing(heading=heading, options=options)
    assert len(do(state, 1, Raid("A3", GREENS))) == 1
    assert state.position()["boats"]["A3"] == boat(5, heading, {"blue": 1}, may_turn=False)
    to_owner(state)
    assert refused(state, 0, ChooseBoat("A3", turn=True)) == "GH-221"


@pytest.mark.rule("GH-220", "GH-R1")
@pytest.mark.parametrize("heading", [K, V])
def test_an_emptied_boat_stays_on_its_cell(heading: str) -> None:
    state, told = emptied(MAY_TURN, heading=heading)
    assert events(told)[-1] == BoatEmptied("A3", "may_turn")
    assert state.position()["boats"]["A3"] == boat(5, heading, may_turn=True)


@pytest.mark.rule("GH-220", "GH-R1", "GH-R14")
@pytest.mark.parametrize(
    ("heading", "turn", "reached"),
    [
        (K, False, [6, 7]),
        (K, True, [4, 3, 2]),
        (V, False, [4, 3, 2]),
        (V, True, [6, 7]),
    ],
)
def test_the_owner_goes_on_or_turns_back_at_the_next_move(
    heading: str, turn: bool, reached: list[int]
) -> None:
    state, _ = emptied(heading=heading)
    to_owner(state)
    assert state.legal(0) == [ChooseBoat("A3"), ChooseBoat("A3", turn=True)]
    do(state, 0, ChooseBoat("A3", turn=turn))
    assert list(stops(state, 0)) == reached


@pytest.mark.rule("GH-220", "GH-R14")
def test_the_right_to_turn_lasts_while_other_boats_move() -> None:
    state, _ = emptied(boats={"A2": boat(8)})
    to_owner(state)
    do(state, 0, ChooseBoat("A2"))
    do(state, 0, state.legal(0)[0])
    to_owner(state)
    assert ChooseBoat("A3", turn=True) in state.legal(0)


@pytest.mark.rule("GH-221", "GH-R14")
@pytest.mark.parametrize("turn", [False, True])
def test_the_right_to_turn_is_void_after_the_next_move(turn: bool) -> None:
    state, _ = emptied()
    to_owner(state)
    do(state, 0, ChooseBoat("A3", turn=turn))
    do(state, 0, state.legal(0)[0])
    to_owner(state)
    assert state.legal(0) == [ChooseBoat("A3")]
    assert refused(state, 0, ChooseBoat("A3", turn=True)) == "GH-221"


@pytest.mark.rule("GH-221")
def test_a_turned_boat_keeps_its_direction_to_the_home_port() -> None:
    state, _ = emptied()
    to_owner(state)
    do(state, 0, ChooseBoat("A3", turn=True))
    for stop in (3, 2):
        do(state, 0, ChooseStop(stop))
        assert state.position()["boats"]["A3"] == boat(stop, V, may_turn=False)
        to_owner(state)
        do(state, 0, ChooseBoat("A3"))
    assert list(stops(state, 0)) == [1]


@pytest.mark.rule("GH-221")
@pytest.mark.parametrize(
    "seen", [boat(0), boat(5, K, {"blue": 1}), boat(5), boat(7, V), boat(14, V)]
)
def test_turning_a_boat_without_the_right_is_refused(seen: dict[str, Any]) -> None:
    state = table(4, {"A3": seen}, ports={V: {"blue": 1}, K: {"blue": 1}})
    for load in (None, "blue"):
        assert refused(state, 0, ChooseBoat("A3", load, turn=True)) == "GH-221"


@pytest.mark.rule("GH-221")
def test_the_emptied_boat_of_another_seat_cannot_be_turned() -> None:
    state, _ = emptied()
    assert refused(state, 1, ChooseBoat("A3", turn=True)) == "GH-221"


@pytest.mark.rule("GH-222", "GH-R1")
@pytest.mark.parametrize(("heading", "back", "reached"), [(K, V, [4, 3, 2]), (V, K, [6, 7])])
def test_with_must_turn_back_the_emptied_boat_can_only_sail_back(
    heading: str, back: str, reached: list[int]
) -> None:
    state, told = emptied(MUST_TURN, heading=heading)
    assert events(told)[-1] == BoatEmptied("A3", "turned")
    assert state.position()["boats"]["A3"] == boat(5, back, may_turn=False)
    to_owner(state)
    assert state.legal(0) == [ChooseBoat("A3")]
    assert refused(state, 0, ChooseBoat("A3", turn=True)) == "GH-221"
    do(state, 0, ChooseBoat("A3"))
    assert list(stops(state, 0)) == reached


@pytest.mark.rule("GH-223", "GH-R1")
@pytest.mark.parametrize(("heading", "home"), [(K, 0), (V, 13)])
def test_with_returned_at_once_the_emptied_boat_is_back_in_the_port_it_left(
    heading: str, home: int
) -> None:
    state, told = emptied(RETURNED, heading=heading, ports={V: {"blue": 2}, K: {"blue": 2}})
    assert events(told)[-1] == BoatEmptied("A3", "returned")
    position = state.position()
    assert position["boats"]["A3"] == boat(home, heading, may_turn=False)
    assert position["warehouses"] == ({}, {"blue": 1}, {})
    assert position["hands"][0] == {}
    assert position["ports"] == {V: {"blue": 2}, K: {"blue": 2}}


@pytest.mark.rule("GH-223", "GH-R1")
def test_the_cell_of_a_returned_boat_is_free_again() -> None:
    state, _ = emptied(RETURNED, boats={"B3": boat(4, K, {"red": 1})})
    do(state, 1, ChooseBoat("B3"))
    assert state.legal(1)[0] == ChooseStop(5)
