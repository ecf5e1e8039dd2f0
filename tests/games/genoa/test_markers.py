"""Chapter 7: ownership markers."""

from typing import Any

import pytest

from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.words import (
    AnyGood,
    EndMovement,
    MarkersPlaced,
    Move,
    Offer,
    OpenFloor,
    Pass,
    Perform,
    PlaceMarkers,
    Take,
    TurnBegun,
)
from tests.games.genoa.tables import ANN, BOB, CLEO, do, refused, seen, table


def marking(way: list[str], options: dict[str, str] | None = None, **fields: Any) -> GenoaState:
    """The movement has ended; the active player places first."""
    placing = fields.pop("placing", ANN)
    return table(3, options, way=way, phase="markers", placing=placing, **fields)


@pytest.mark.rule("GN-701", "GN-R35")
def test_a_building_bears_one_marker() -> None:
    state = marking(["s23"], markers=[{"red": 2}], owners={"prk": BOB})
    assert refused(state, ANN, PlaceMarkers("s23", {"prk": "place"})) == "GN-701"
    do(state, ANN, PlaceMarkers("s23", {"met": "place"}))
    assert seen(state, None).owners == {"prk": BOB, "met": ANN}


@pytest.mark.rule("GN-704")
def test_each_seat_has_one_chance_clockwise_from_the_active_player() -> None:
    state = table(
        3,
        active=1,
        way=["s23", "s33"],
        markers=[{"red": 2}, {"blue": 1}, {}],
    )
    do(state, BOB, EndMovement())
    assert state.actors() == (BOB,)
    assert refused(state, ANN, Pass()) == "GN-704"
    assert refused(state, ANN, PlaceMarkers("s23", {"met": "place"})) == "GN-704"
    do(state, BOB, Pass())
    assert state.actors() == (ANN,)  # Cleo has no marker and passes by herself
    told = do(state, ANN, PlaceMarkers("s23", {"met": "place"}))
    assert told == [MarkersPlaced(ANN, "s23", {"met": "place"}), TurnBegun(CLEO, 1)]


@pytest.mark.rule("GN-705")
def test_only_visited_cells_with_a_disc_and_buildings_beside_them() -> None:
    state = marking(["s23", "s33"], markers=[{"red": 3}])
    assert refused(state, ANN, PlaceMarkers("s24", {"prk": "place"})) == "GN-705"
    assert refused(state, ANN, PlaceMarkers("nowhere", {"prk": "place"})) == "GN-705"
    assert refused(state, ANN, PlaceMarkers("s23", {"kat": "place"})) == "GN-705"
    assert refused(state, ANN, PlaceMarkers("s23", {"prk": "burn"})) == "GN-705"


@pytest.mark.rule("GN-706")
def test_a_free_building_costs_one_marker() -> None:
    state = marking(["s23"], markers=[{"red": 1}])
    do(state, ANN, PlaceMarkers("s23", {"prk": "place"}))
    assert seen(state, None).markers[ANN] == {}
    assert seen(state, None).owners == {"prk": ANN}


@pytest.mark.rule("GN-707")
def test_replacing_costs_two() -> None:
    state = marking(["s23"], markers=[{"red": 2}], owners={"prk": BOB})
    do(state, ANN, PlaceMarkers("s23", {"prk": "replace"}))
    view = seen(state, None)
    assert (view.owners, view.markers[ANN]) == ({"prk": ANN}, {})
    assert view.tray == {"red": 6, "blue": 7, "green": 7}
    poor = marking(["s23"], markers=[{"red": 1}], owners={"prk": BOB})
    assert refused(poor, ANN, PlaceMarkers("s23", {"prk": "replace"})) == "GN-707"
    assert refused(poor, ANN, PlaceMarkers("s23", {"met": "replace"})) == "GN-707"


@pytest.mark.rule("GN-708")
def test_removing_costs_one() -> None:
    state = marking(["s23"], markers=[{"red": 1}], owners={"prk": BOB})
    assert refused(state, ANN, PlaceMarkers("s23", {"met": "remove"})) == "GN-708"
    do(state, ANN, PlaceMarkers("s23", {"prk": "remove"}))
    view = seen(state, None)
    assert (view.owners, view.tray["red"], view.tray["blue"]) == ({}, 7, 7)


@pytest.mark.rule("GN-709")
def test_several_buildings_at_one_cell_as_far_as_markers_reach() -> None:
    both = {"prk": "place", "met": "place"}
    state = marking(["s23"], markers=[{"red": 2}])
    do(state, ANN, PlaceMarkers("s23", both))
    assert seen(state, None).owners == {"met": ANN, "prk": ANN}
    poor = marking(["s23"], markers=[{"red": 1}])
    assert refused(poor, ANN, PlaceMarkers("s23", both)) == "GN-709"
    mine = marking(["s23"], markers=[{"red": 3}], owners={"prk": ANN})
    for verb in ("place", "replace", "remove"):
        assert refused(mine, ANN, PlaceMarkers("s23", {"prk": verb})) == "GN-709"


@pytest.mark.rule("GN-710")
def test_the_disc_is_taken_and_the_cell_used_up() -> None:
    state = marking(["s33", "s23"], markers=[{"red": 1}, {"blue": 2}])
    assert seen(state, None).discs == {"s33": 1, "s23": 4}
    do(state, ANN, PlaceMarkers("s23", {"met": "place"}))
    assert seen(state, None).discs == {"s33": 1}  # all the discs of the last space
    assert refused(state, BOB, PlaceMarkers("s23", {"prk": "place"})) == "GN-710"
    do(state, BOB, PlaceMarkers("s33", {"kat": "place", "pos": "place"}))


@pytest.mark.rule("GN-711", "GN-R35")
def test_naming_a_cell_without_a_marker_is_refused() -> None:
    state = marking(["s23"], markers=[{"red": 1}])
    assert refused(state, ANN, PlaceMarkers("s23", {})) == "GN-711"


@pytest.mark.rule("GN-712")
def test_removed_and_sacrificed_markers_can_be_gained_again() -> None:
    state = table(2, way=["kat"], markers=[{"red": 5}], owners={"prk": 0, "met": 0})
    do(state, ANN, Take())
    do(state, ANN, Perform())
    assert seen(state, None).markers[ANN] == {"red": 5}  # none left in the supply
    freed = table(2, way=["kat"], markers=[{"red": 5}], owners={"prk": 0})
    do(freed, ANN, Take())
    do(freed, ANN, Perform())
    assert seen(freed, None).markers[ANN] == {"red": 6}


@pytest.mark.rule("GN-713", "GN-R2")
def test_buildings_and_market_give_no_right_and_villas_of_layout_b_no_owner() -> None:
    state = marking(["mkt", "kat"], markers=[{"red": 2}])
    assert refused(state, ANN, PlaceMarkers("kat", {"prk": "place"})) == "GN-713"
    assert refused(state, ANN, PlaceMarkers("mkt", {"kat": "place"})) == "GN-713"
    assert state.legal(ANN) == [Pass()]
    for layout, count in (("B", 14), ("C", 18)):
        assert len(table(2, {"board_layout": layout}).board.ownable) == count
    villa = marking(["s23"], {"board_layout": "C"}, markers=[{"red": 1}])
    do(villa, ANN, PlaceMarkers("s23", {"col": "place"}))
    assert seen(villa, None).owners == {"col": ANN}


@pytest.mark.rule("GN-714")
def test_in_this_phase_nothing_else_is_done() -> None:
    state = marking(["s23"], markers=[{"red": 1}], specials=[{"any_good": 1, "extra_action": 1}])
    assert {type(action) for action in state.legal(ANN)} == {Pass, PlaceMarkers}
    for seat, action in (
        (ANN, OpenFloor()),
        (ANN, Move("s24")),
        (ANN, Take(True)),
        (ANN, AnyGood("silk")),
        (BOB, Offer("s24", 5)),
    ):
        assert refused(state, seat, action) in ("GN-202", "GN-647")
    assert state.legal(BOB) == []


@pytest.mark.rule("GN-R27")
def test_with_kept_colours_the_sacrificed_marker_is_named() -> None:
    options = {"marker_payment": "keep_colour"}
    fields: dict[str, Any] = {"markers": [{"red": 1, "green": 1}], "owners": {"prk": BOB}}
    state = marking(["s23"], options, **fields)
    plans = {
        (tuple(a.does.items()), tuple(a.gives.items()))
        for a in state.legal(ANN)
        if isinstance(a, PlaceMarkers)
    }
    assert ((("prk", "replace"),), (("prk", "green"),)) in plans
    assert ((("prk", "remove"),), (("prk", "red"),)) in plans
    unnamed = PlaceMarkers("s23", {"prk": "replace"})
    assert refused(state, ANN, unnamed) == "GN-R27"
    wrong = PlaceMarkers("s23", {"prk": "replace"}, {"prk": "red"})
    assert refused(state, ANN, wrong) == "GN-R27"
    do(state, ANN, PlaceMarkers("s23", {"prk": "replace"}, {"prk": "green"}))
    view = seen(state, None)
    assert (view.owners, view.markers[ANN]) == ({"prk": ANN}, {})
    assert view.tray == {"red": 6, "blue": 7, "green": 7}
    # A foreign marker is never put on a building.
    foreign = marking(["s23"], options, markers=[{"green": 2}])
    assert refused(foreign, ANN, PlaceMarkers("s23", {"prk": "place"})) == "GN-706"
    converted = marking(["s23"], markers=[{"red": 2}], owners={"prk": BOB})
    named = PlaceMarkers("s23", {"prk": "replace"}, {"prk": "red"})
    assert refused(converted, ANN, named) == "GN-R27"
