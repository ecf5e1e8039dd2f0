"""Chapter 1: fleets and the placing of boats."""

import pytest

from fondaco.games.golden_horn.words import (
    BoatsPlaced,
    ChooseBoat,
    ChooseFleet,
    FleetChosen,
    FleetDrawn,
    PlaceBoats,
    PlacementSealed,
)
from fondaco.table.step import Told
from fondaco.table.words import Refusal
from tests.games.golden_horn.deals import dealt, placing, seen, set_up, with_fleets
from tests.games.golden_horn.tables import FLEETS, K, V, do, events, refused

# -- fleets --


@pytest.mark.rule("GH-106", "GH-R10")
def test_each_seat_picks_a_free_fleet_in_any_order() -> None:
    state = dealt(3)
    do(state, 2, ChooseFleet("B"))
    do(state, 0, ChooseFleet("D"))
    assert [action.fleet for action in state.legal(1) if isinstance(action, ChooseFleet)] == [
        "A",
        "C",
        None,
    ]
    assert events(do(state, 1, ChooseFleet("A"), drew=[])) == [FleetChosen(1, "A")]
    assert seen(state).fleets == ("D", "A", "B")
    assert seen(state).phase == "place"


@pytest.mark.rule("GH-106")
@pytest.mark.parametrize("fleet", ["B", "E", "lot"])
def test_a_taken_or_unknown_fleet_is_refused(fleet: str) -> None:
    state = dealt(3)
    do(state, 2, ChooseFleet("B"))
    assert refused(state, 0, ChooseFleet(fleet)) == "GH-106"
    assert state.check(0, ChooseFleet(fleet)) == Refusal("GH-106", {"fleet": fleet})


@pytest.mark.rule("GH-106", "GH-R10")
def test_a_fleet_chosen_may_be_changed_until_the_start() -> None:
    state = dealt(2)
    do(state, 0, ChooseFleet("A"))
    do(state, 0, ChooseFleet("C"))
    assert state.actors() == (1,)
    do(state, 1, ChooseFleet("A"))
    assert seen(state).fleets == ("C", "A")


@pytest.mark.rule("GH-106")
def test_a_seat_has_a_warehouse_and_the_boats_of_its_fleet_and_other_fleets_stay_out() -> None:
    state = dealt(2)
    do(state, 0, ChooseFleet("C"))
    do(state, 1, ChooseFleet("B"))
    do(state, 0, placing("C", "VVV"))
    do(state, 1, placing("B", "VVV"))
    assert sorted(seen(state).boats) == ["B1", "B2", "B3", "C1", "C2", "C3"]
    assert len(seen(state).warehouses) == 2
    assert {a.boat for a in state.legal(0) if isinstance(a, ChooseBoat)} <= {"C1", "C2", "C3"}


@pytest.mark.rule("GH-106", "GH-R10")
def test_seats_without_a_pick_get_a_random_free_fleet() -> None:
    state = dealt(3)
    do(state, 0, ChooseFleet(None), drew=[])
    assert seen(state).fleets == ("lot", None, None)
    do(state, 1, ChooseFleet("B"))
    told = events(do(state, 2, ChooseFleet(None), drew=[2, 1]))
    assert told == [FleetChosen(2, None), FleetDrawn(0, "D"), FleetDrawn(2, "C")]
    assert seen(state).fleets == ("D", "B", "C")


@pytest.mark.rule("GH-106", "GH-R10")
def test_random_fleets_are_drawn_at_once_and_nobody_chooses() -> None:
    told: list[Told] = []
    state = dealt(3, {"fleet_choice": "random"}, drew=[3, 0, 1], told=told)
    assert seen(state).fleets == ("D", "A", "C")
    assert events(told)[1:] == [FleetDrawn(0, "D"), FleetDrawn(1, "A"), FleetDrawn(2, "C")]
    assert seen(state).phase == "place"
    assert refused(state, 0, ChooseFleet("B")) == "GH-113"


# -- placing --


@pytest.mark.rule("GH-107")
def test_boats_are_put_into_the_home_ports_in_any_of_eight_ways() -> None:
    state = with_fleets(2)
    ways = ["VVV", "VVK", "VKV", "VKK", "KVV", "KVK", "KKV", "KKK"]
    assert state.legal(1) == [placing("B", way) for way in ways]


@pytest.mark.rule("GH-107")
@pytest.mark.parametrize("ports", ["VVV", "VVK", "VKV", "VKK", "KVV", "KVK", "KKV", "KKK"])
def test_boats_lie_where_they_were_put(ports: str) -> None:
    state = with_fleets(2)
    do(state, 0, placing("A", "VVV"))
    do(state, 1, placing("B", ports))
    boats = seen(state).boats
    assert "".join("VK"[boats[f"B{n}"].at == 8] for n in (3, 2, 1)) == ports


@pytest.mark.rule("GH-107")
@pytest.mark.parametrize(
    "ports",
    [
        {"A3": V, "A2": K},
        {},
        {"A3": V, "A2": V, "A1": "modone"},
        {"A3": V, "A2": V, "A1": "4"},
        {"A3": V, "A2": V, "B1": V},
        {"A3": V, "A2": V, "A1": V, "B1": V},
    ],
)
def test_other_spaces_other_boats_and_boats_left_out_are_refused(ports: dict[str, str]) -> None:
    assert refused(with_fleets(2), 0, PlaceBoats(ports)) == "GH-107"
    # Law 6: before its time too, as far as the fleet is known.
    early = dealt(3)
    do(early, 0, ChooseFleet("A"))
    assert refused(early, 0, PlaceBoats(ports)) == "GH-107"
    assert refused(early, 0, placing("A", "VVV")) == "GH-113"
    assert refused(early, 1, placing("B", "VVV")) == "GH-113"


@pytest.mark.rule("GH-107", "GH-R7")
def test_placings_are_sealed_until_all_have_decided_and_may_be_replaced() -> None:
    state = with_fleets(2)
    assert state.actors() == (0, 1)
    assert events(do(state, 1, placing("B", "KKK"))) == [PlacementSealed(1)]
    assert seen(state, 0).placed == seen(state).placed == (None, True)
    assert seen(state, 1).placed == (None, placing("B", "KKK").ports)
    assert seen(state).boats == {}
    do(state, 1, placing("B", "VKV"))
    told = events(do(state, 0, placing("A", "KVV")))
    assert told[:3] == [
        PlacementSealed(0),
        BoatsPlaced(0, placing("A", "KVV").ports),
        BoatsPlaced(1, placing("B", "VKV").ports),
    ]
    assert seen(state).boats["B2"].at == 8


@pytest.mark.rule("GH-107", "GH-R7")
def test_placing_in_turn_order_is_open_and_begins_with_the_first_player() -> None:
    state = with_fleets(3, {"placement": "turn_order"}, first=1)
    for seat, after in ((1, (2,)), (2, (0,))):
        assert refused(state, 0, placing("A", "VVV")) == "GH-204"
        way = placing(FLEETS[seat], "VKK")
        assert events(do(state, seat, way, drew=[])) == [BoatsPlaced(seat, way.ports)]
        assert seen(state).boats[f"{FLEETS[seat]}2"].at == 13
        assert seen(state).placed[seat] == way.ports
        assert state.actors() == after
    assert refused(state, 1, placing("B", "VVV")) == "GH-204"
    do(state, 0, placing("A", "VVV"))
    assert state.actors() == (1,)


@pytest.mark.rule("GH-108")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_boats_start_empty_and_facing_away_from_their_port(seats: int) -> None:
    state = set_up(seats)
    for name, boat in seen(state).boats.items():
        assert (boat.at, boat.heading) == ((state.track.last, V) if name[1] == "1" else (0, K))
        assert boat.cargo == {}
        assert not boat.may_turn


@pytest.mark.rule("GH-108")
def test_starting_in_a_port_brings_no_cards() -> None:
    state = with_fleets(2, {"placement_time": "after_deal"})
    do(state, 0, placing("A", "VKK"), drew=[])
    do(state, 1, placing("B", "VKK"), drew=[])
    assert seen(state).hand_sizes == (5, 5)
