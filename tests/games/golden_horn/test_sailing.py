"""Chapter 3, second half: the move."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from fondaco.games.golden_horn.rules import GoldenHornState
from fondaco.games.golden_horn.words import BoatSailed, ChooseBoat, ChooseStop, WindPlayed
from fondaco.table.words import Invalid
from tests.games.golden_horn.tables import FLEETS, K, V, boat, do, events, refused, stops, table

COMPULSORY = {"sail_advance": "compulsory"}
ALWAYS_THREE = {"modone_docks": "always_three"}
BY_PLAYERS = {"modone_docks": "by_players"}
ONE_OF_EACH = dict.fromkeys(("orange", "pink", "green", "red", "blue", "yellow"), 1)
CARGO = {"A3": "blue", "A2": "green", "A1": "red", "B1": "red", "C2": "red", "D1": "pink"}


def under_sail(
    name: str,
    at: int,
    heading: str = K,
    *,
    hand: Sequence[str] = (),
    taken: Sequence[int] = (),
    seats: int = 3,
    options: Mapping[str, str] | None = None,
) -> GoldenHornState:
    """Seat 0 moves a boat; boats of the other seats lie on the taken spaces."""
    fleets = (name[0], *[fleet for fleet in FLEETS if fleet != name[0]][: seats - 1])
    others = [f"{fleet}{n}" for fleet in fleets[1:] for n in (3, 2, 1)]
    boats: dict[str, Any] = {
        other: boat(space, V if n % 2 else K)
        for n, (other, space) in enumerate(zip(others, taken, strict=False))
    }
    boats[name] = boat(at, heading, {CARGO[name]: 1})
    cards = {card: hand.count(card) for card in hand}
    return table(seats, boats, options, fleets=fleets, phase="sail", moving=name, hands=[cards])


def crowded(seats: int, docked: int, options: Mapping[str, str]) -> GoldenHornState:
    """A3 lies before a Modone with so many boats in it."""
    modone = {2: 4, 4: 7}[seats]
    return under_sail("A3", modone - 1, taken=[modone] * docked, seats=seats, options=options)


# -- room --


@pytest.mark.rule("GH-312")
@pytest.mark.parametrize("other", ["A2", "B3"])
@pytest.mark.parametrize("heading", [K, V])
def test_a_sea_cell_holds_one_boat(other: str, heading: str) -> None:
    boats = {"A3": boat(3), other: boat(4, heading)}
    state = table(3, boats)
    do(state, 0, ChooseBoat("A3"))
    assert refused(state, 0, ChooseStop(4)) == "GH-312"
    with pytest.raises(Invalid) as caught:
        table(3, {"A3": boat(4), other: boat(4, heading)})
    assert caught.value.rule == "GH-312"


@pytest.mark.rule("GH-312")
def test_an_occupied_cell_out_of_reach_is_refused_for_the_boat_on_it() -> None:
    state = under_sail("A3", 4, taken=[9])
    assert refused(state, 0, ChooseStop(8)) == "GH-321"
    assert refused(state, 0, ChooseStop(9)) == "GH-312"


@pytest.mark.rule("GH-312")
def test_the_cell_left_is_free_and_the_cell_reached_is_taken() -> None:
    state = table(3, {"A3": boat(4), "B2": boat(3)})
    do(state, 0, ChooseBoat("A3"))
    do(state, 0, ChooseStop(5))
    do(state, 1, ChooseBoat("B2"))
    assert list(stops(state, 1)) == [4, 6, 7]


@pytest.mark.rule("GH-313")
def test_home_ports_hold_any_number_of_boats() -> None:
    names = [f"{fleet}{n}" for fleet in FLEETS for n in (3, 2, 1)]
    for port, heading, near, towards in ((0, K, 1, V), (14, V, 13, K)):
        boats = {name: boat(port, heading) for name in names}
        boats["A3"] = boat(near, towards, {"blue": 1})
        state = table(4, boats)
        do(state, 0, ChooseBoat("A3"))
        assert state.legal(0) == [ChooseStop(port)]
        do(state, 0, ChooseStop(port))
        assert [seen["at"] for seen in state.position()["boats"].values()] == [port] * 12


@pytest.mark.rule("GH-314", "GH-R4")
@pytest.mark.parametrize(
    ("seats", "options", "docks"),
    [(2, BY_PLAYERS, 2), (4, BY_PLAYERS, 3), (2, ALWAYS_THREE, 3), (4, ALWAYS_THREE, 3)],
)
def test_modone_holds_as_many_boats_as_it_has_docks(
    seats: int, options: dict[str, str], docks: int
) -> None:
    modone = {2: 4, 4: 7}[seats]
    state = crowded(seats, docks - 1, options)
    assert list(stops(state, 0)) == [modone]
    do(state, 0, ChooseStop(modone))
    assert state.position()["boats"]["A3"]["at"] == modone
    state = crowded(seats, docks, options)
    assert refused(state, 0, ChooseStop(modone)) == "GH-314"
    if docks < 3 * (seats - 1):
        with pytest.raises(Invalid) as caught:
            crowded(seats, docks + 1, options)
        assert caught.value.rule == "GH-314"


@pytest.mark.rule("GH-314", "GH-R4")
def test_the_docks_by_players_come_from_the_data_file() -> None:
    state = crowded(2, 1, BY_PLAYERS)
    assert state.docks == state.track.docks == 2


# -- steps --


@pytest.mark.rule("GH-315")
@pytest.mark.parametrize("at", range(14))
def test_the_first_step_is_free_of_charge_from_any_space(at: int) -> None:
    state = under_sail("D1", at, V if at == 13 else K)
    ahead = at - 1 if at == 13 else at + 1
    assert state.legal(0)[0] == ChooseStop(ahead)
    do(state, 0, ChooseStop(ahead))
    assert state.position()["boats"]["D1"]["at"] == ahead
    assert state.position()["discard"] == {}


@pytest.mark.rule("GH-315")
@pytest.mark.parametrize("at", [3, 7])
def test_a_move_has_at_least_one_step(at: int) -> None:
    state = under_sail("A3", at, seats=4)
    assert refused(state, 0, ChooseStop(at)) == "GH-315"


@pytest.mark.rule("GH-316", "GH-R17")
@pytest.mark.parametrize(
    ("taken", "reached"),
    [
        ([], [2]),
        ([2], [3]),
        ([2, 3], [4]),
        ([2, 3, 4, 5, 6], [7, 8]),
        ([3], [2]),
    ],
)
def test_occupied_cells_are_passed_over_at_the_first_step(
    taken: list[int], reached: list[int]
) -> None:
    assert list(stops(under_sail("D1", 1, taken=taken), 0)) == reached


@pytest.mark.rule("GH-316", "GH-R17")
def test_occupied_cells_are_passed_over_at_every_step() -> None:
    state = under_sail("A3", 2, hand=["blue"], taken=[4, 6, 7])
    assert stops(state, 0) == {3: [], 5: [], 8: ["blue"]}


@pytest.mark.rule("GH-316", "GH-R17")
def test_own_boats_are_passed_over_as_well() -> None:
    state = table(3, {"A3": boat(2), "A2": boat(3), "A1": boat(4, V)})
    do(state, 0, ChooseBoat("A3"))
    assert list(stops(state, 0)) == [5]


@pytest.mark.rule("GH-316")
@pytest.mark.parametrize(("at", "heading", "taken", "port"), [(11, K, [12], 13), (2, V, [1], 0)])
def test_the_first_free_space_may_be_a_home_port(
    at: int, heading: str, taken: list[int], port: int
) -> None:
    assert list(stops(under_sail("D1", at, heading, taken=taken), 0)) == [port]


@pytest.mark.rule("GH-317", "GH-R18")
@pytest.mark.parametrize(
    ("name", "at", "heading", "taken", "reached"),
    [
        ("A1", 6, K, [7, 7], [7]),
        ("A1", 6, K, [7, 7, 7], [8]),
        ("A1", 8, V, [7, 7], [7]),
        ("A3", 8, V, [7, 7, 7], [6, 5]),
        ("A3", 5, K, [7, 7, 7], [6, 8]),
        ("A3", 5, K, [6, 7, 7, 7, 8, 9], [10, 11, 12]),
    ],
)
def test_a_full_modone_is_passed_over(
    name: str, at: int, heading: str, taken: list[int], reached: list[int]
) -> None:
    assert list(stops(under_sail(name, at, heading, taken=taken, seats=4), 0)) == reached


@pytest.mark.rule("GH-318")
def test_spaces_passed_over_need_no_card_and_give_no_free_step() -> None:
    state = under_sail("A2", 2, hand=["green", "red", "blue"], taken=[3, 4])
    assert stops(state, 0) == {5: [], 6: ["blue"]}
    state = under_sail("D1", 6, hand=["orange"], taken=[7])
    assert stops(state, 0) == {8: []}
    state = under_sail("D1", 1, hand=["pink", "green", "red"], taken=[3, 4])
    assert stops(state, 0) == {2: [], 5: ["pink"]}


@pytest.mark.rule("GH-318", "GH-R18")
def test_no_card_is_drawn_for_a_modone_passed_over() -> None:
    state = under_sail("A3", 6, taken=[7, 7, 7], seats=4)
    do(state, 0, ChooseStop(8), drew=[])
    assert state.position()["hands"][0] == {}


# -- sails --


@pytest.mark.rule("GH-319", "GH-R3")
@pytest.mark.parametrize(
    ("name", "at", "heading", "reached"),
    [
        ("A3", 2, K, [3, 4, 5]),
        ("A3", 6, V, [5]),
        ("A2", 13, V, [12]),
        ("A2", 9, V, [8, 7, 6]),
        ("A1", 4, K, [5, 6]),
        ("A3", 8, K, [9, 10, 11]),
        ("A3", 11, K, [12, 13]),
    ],
)
def test_cells_of_the_own_sail_colours_carry_on_free_of_charge(
    name: str, at: int, heading: str, reached: list[int]
) -> None:
    state = under_sail(name, at, heading)
    assert list(stops(state, 0)) == reached
    do(state, 0, ChooseStop(reached[-1]))
    assert state.position()["boats"][name]["at"] == reached[-1]


@pytest.mark.rule("GH-319", "GH-R3")
def test_the_free_step_is_optional() -> None:
    state = under_sail("A3", 2, options={"sail_advance": "optional"})
    do(state, 0, ChooseStop(3))
    assert state.position()["boats"]["A3"]["at"] == 3


@pytest.mark.rule("GH-320", "GH-R3")
def test_with_compulsory_sails_a_stop_on_an_own_sail_colour_is_refused() -> None:
    state = under_sail("A3", 1, taken=[2], options=COMPULSORY)
    assert stops(state, 0) == {5: []}
    for space in (3, 4):
        assert refused(state, 0, ChooseStop(space)) == "GH-320"
    do(state, 0, ChooseStop(5))
    assert state.position()["boats"]["A3"]["at"] == 5


@pytest.mark.rule("GH-320", "GH-325", "GH-R3")
def test_with_compulsory_sails_other_stops_stay_free() -> None:
    state = under_sail("A2", 1, hand=["green", "red"], options=COMPULSORY)
    assert stops(state, 0) == {3: [], 4: ["green"], 5: ["green", "red"]}
    assert refused(state, 0, ChooseStop(2)) == "GH-320"
    assert stops(under_sail("A3", 6, seats=4, options=COMPULSORY), 0) == {7: []}
    assert stops(under_sail("A3", 12, options=COMPULSORY), 0) == {13: []}


@pytest.mark.rule("GH-321")
def test_a_boat_stays_on_a_cell_of_another_colour() -> None:
    state = under_sail("D1", 1)
    assert stops(state, 0) == {2: []}
    for beyond in (3, 4, 13):
        assert refused(state, 0, ChooseStop(beyond)) == "GH-321"


# -- wind --


@pytest.mark.rule("GH-322")
def test_a_card_of_the_cells_colour_buys_a_step_and_is_discarded() -> None:
    state = under_sail("D1", 1, hand=["pink", "pink", "red"])
    assert stops(state, 0) == {2: [], 3: ["pink"]}
    told = events(do(state, 0, ChooseStop(3)))
    assert told[:2] == [WindPlayed(0, "D1", ("pink",)), BoatSailed(0, "D1", 1, (2, 3))]
    assert state.position()["hands"][0] == {"pink": 1, "red": 1}
    assert state.position()["discard"] == {"pink": 1}


@pytest.mark.rule("GH-322")
@pytest.mark.parametrize("hand", [[], ["green", "red", "orange"]])
def test_a_card_of_another_colour_or_not_in_hand_buys_nothing(hand: list[str]) -> None:
    state = under_sail("D1", 1, hand=hand)
    assert refused(state, 0, ChooseStop(3)) == "GH-321"


@pytest.mark.rule("GH-322")
def test_each_card_serves_once() -> None:
    state = under_sail("D1", 0, hand=["pink", "green", "red", "blue", "yellow"])
    assert list(stops(state, 0)) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert refused(state, 0, ChooseStop(9)) == "GH-321"


@pytest.mark.rule("GH-322")
def test_the_cards_of_another_seat_are_no_wind() -> None:
    state = table(
        3, {"A3": boat(4)}, phase="sail", moving="A3", hands=[{}, ONE_OF_EACH, ONE_OF_EACH]
    )
    assert stops(state, 0) == {5: []}


@pytest.mark.rule("GH-323")
def test_any_number_of_cards_may_be_mixed_with_free_steps() -> None:
    state = under_sail("A3", 0, hand=["orange", "orange", "pink", "pink", "blue", "blue"])
    cards = ["orange", "pink", "blue", "orange", "pink", "blue"]
    spent = [0, 1, 2, 2, 2, 3, 3, 4, 5, 5, 5, 6, 6]
    assert stops(state, 0) == {n + 1: cards[:count] for n, count in enumerate(spent)}
    told = events(do(state, 0, ChooseStop(12)))
    assert told[0] == WindPlayed(0, "A3", tuple(cards))
    assert state.position()["hands"][0] == {}
    assert state.position()["discard"] == {"orange": 2, "pink": 2, "blue": 2}


@pytest.mark.rule("GH-324", "GH-R19")
@pytest.mark.parametrize(
    ("at", "hand", "reached"),
    [
        pytest.param(5, ["blue", "blue", "yellow"], [6, 7], id="where the move begins"),
        pytest.param(6, ["yellow", "pink"], [7], id="in Modone"),
        pytest.param(2, ["pink", "green", "red"], [3, 4, 5], id="on own sail colours"),
        pytest.param(13, ["yellow", *ONE_OF_EACH], [14], id="in a home port"),
    ],
)
def test_no_wind_card_is_played_at_the_start_in_a_port_or_on_an_own_sail_colour(
    at: int, hand: list[str], reached: list[int]
) -> None:
    state = under_sail("A3", at, hand=hand, seats=4)
    assert stops(state, 0) == {space: [] for space in reached}
    before = state.position()["hands"][0]
    do(state, 0, ChooseStop(reached[-1]))
    after = state.position()
    assert after["discard"] == {}
    assert all(after["hands"][0][card] >= count for card, count in before.items())


# -- the stop --


@pytest.mark.rule("GH-325")
@pytest.mark.parametrize("stop", range(1, 14))
def test_the_move_may_end_wherever_a_step_has_ended(stop: int) -> None:
    state = under_sail("B1", 0, hand=[*ONE_OF_EACH, *ONE_OF_EACH])
    assert list(stops(state, 0)) == list(range(1, 14))
    told = events(do(state, 0, ChooseStop(stop)))
    sailed = next(event for event in told if isinstance(event, BoatSailed))
    assert sailed == BoatSailed(0, "B1", 0, tuple(range(1, stop + 1)))
    assert state.position()["boats"]["B1"]["at"] == stop


@pytest.mark.rule("GH-326")
@pytest.mark.parametrize(("at", "heading", "port"), [(6, K, 7), (8, V, 7), (13, K, 14), (1, V, 0)])
def test_a_step_into_a_port_ends_the_move(at: int, heading: str, port: int) -> None:
    state = under_sail("A3", at, heading, hand=list(ONE_OF_EACH), seats=4)
    assert stops(state, 0) == {port: []}
    if port == 7:
        assert refused(state, 0, ChooseStop(8 if heading == K else 6)) == "GH-326"


@pytest.mark.rule("GH-327")
@pytest.mark.parametrize(
    ("seats", "name", "at", "heading", "taken", "hand", "expected"),
    [
        (4, "B1", 0, K, [], "orange green", {1: "", 2: "orange", 3: "orange", 4: "orange green"}),
        (2, "C2", 8, V, [6], "yellow red", {7: "", 5: "yellow", 4: "yellow red"}),
        (2, "A3", 4, V, [], "pink orange", {3: "", 2: "", 1: "pink", 0: "pink orange"}),
        (4, "A3", 5, K, [7, 7, 7], "orange", {6: "", 8: "", 9: "orange"}),
        (3, "A2", 12, K, [], "yellow", {13: ""}),
        (3, "A1", 1, K, [], "red green pink", {2: "", 3: "pink", 4: "pink green"}
         | {5: "pink green red", 6: "pink green red"}),
    ],
)  # fmt: skip
def test_the_stops_are_the_step_ends_and_fix_the_cards_spent(
    seats: int,
    name: str,
    at: int,
    heading: str,
    taken: list[int],
    hand: str,
    expected: dict[int, str],
) -> None:
    for space, cards in expected.items():
        state = under_sail(name, at, heading, hand=hand.split(), taken=taken, seats=seats)
        assert stops(state, 0) == {stop: spent.split() for stop, spent in expected.items()}
        told = events(do(state, 0, ChooseStop(space)))
        played = [event.cards for event in told if isinstance(event, WindPlayed)]
        assert played == ([tuple(cards.split())] if cards else [])


@pytest.mark.rule("GH-327")
@pytest.mark.parametrize("space", [-1, 14, 99])
def test_a_stop_off_the_track_is_refused(space: int) -> None:
    assert refused(under_sail("A3", 2), 0, ChooseStop(space)) == "GH-327"
