"""Chapter 7: ownership markers."""

from typing import Any

import pytest

from fondaco.games.genoa.words import (
    AnyGood,
    BuildingAction,
    Deliver,
    EndMovement,
    Exchange,
    Lapse,
    MarkersPassed,
    MarkersPlaced,
    Move,
    Offer,
    OpenFloor,
    OwnerPaid,
    Pass,
    Perform,
    PlaceMarkers,
    PlayStart,
    Roll,
    Show,
    SmallOrder,
    Take,
)
from fondaco.table.titles import open_game
from fondaco.table.words import Action, Invalid
from tests.games.genoa.scenes import (
    acting,
    do,
    events,
    of,
    phase,
    placing,
    seen,
    sold,
    table,
)
from tests.games.genoa.tables import refused

CELL = ["s23"]
"""A street cell next to the Metallager and the Park."""
KEEP = {"marker_payment": "keep_colour"}
ACTIONS: dict[str, Action] = {
    "take": Take(),
    "open_floor": OpenFloor(),
    "offer": Offer("kut", 5),
    "move": Move("kut"),
    "end_movement": EndMovement(),
    "lapse": Lapse(),
    "any_good": AnyGood("silk"),
    "exchange": Exchange("silk", "salt"),
    "building_action": BuildingAction("tav"),
    "start": PlayStart("gil"),
    "roll": Roll(),
    "perform": Perform(),
    "deliver": Deliver("l01", "start"),
    "small_order": SmallOrder("k09"),
}


def put(cell: str, **does: str) -> PlaceMarkers:
    return PlaceMarkers(cell, does)


# -- owning --


@pytest.mark.rule("GN-701")
def test_a_building_bears_one_marker_and_belongs_to_its_colour() -> None:
    state = placing(CELL, markers={0: 3}, owners={"prk": 1})
    assert refused(state, 0, put("s23", prk="place")) == "GN-701"
    do(state, 0, put("s23", met="place", prk="replace"))
    assert state.position()["owners"] == {"prk": 0, "met": 0}
    assert seen(state, 2).owners == {"prk": 0, "met": 0}
    assert state.position()["tray"] == {"red": 5, "blue": 7, "green": 7}


@pytest.mark.rule("GN-702")
@pytest.mark.parametrize("bought", [False, True])
def test_the_owner_gets_10_from_the_bank_when_another_acts(bought: bool) -> None:
    seat = 1 if bought else 0
    state = table(phase="current_open", way=["gil"], owners={"gil": 2})
    if bought:
        sold(state, 1, Offer("gil", 20))
    else:
        do(state, 0, Take())
    assert of(state, "money", 2) == 130
    told = do(state, seat, Perform())
    assert OwnerPaid(2, "gil", 10) in events(told)
    assert state.money == ([150, 110, 140] if bought else [130, 130, 140])
    assert state.position()["bank_paid"] == 10


@pytest.mark.rule("GN-702")
def test_the_active_player_too_is_paid_as_owner() -> None:
    state = acting("gil", seat=1, owners={"gil": 0})
    do(state, 1, Perform())
    assert state.money == [140, 130, 130]


@pytest.mark.rule("GN-702", "GN-R2")
@pytest.mark.parametrize("deliver", [False, True])
def test_an_owned_villa_pays_for_either_action(deliver: bool) -> None:
    state = acting(
        "col",
        3,
        {"board_layout": "C"},
        owners={"col": 1},
        hands={0: ("l01",)},
        goods={0: {"wheat": 1, "silk": 1, "salt": 1}},
    )
    do(state, 0, state.legal(0)[int(deliver)])
    assert state.money == [230 if deliver else 130, 140, 130]


@pytest.mark.rule("GN-702")
def test_an_action_without_effect_pays_all_the_same() -> None:
    state = acting("kut", owners={"kut": 1}, specials={2: {"start": 5}})
    do(state, 0, Perform())
    assert of(state, "money", 1) == 140


@pytest.mark.rule("GN-703")
def test_nothing_is_paid_when_the_action_lapses_or_the_owner_acts() -> None:
    idle = table(phase="current_open", way=["gil"], owners={"gil": 1}, allowances=[0, 0, 0])
    do(idle, 0, Lapse())
    assert idle.money == [130, 130, 130]
    own = acting("gil", seat=1, owners={"gil": 1})
    told = do(own, 1, Perform())
    assert own.money == [130, 130, 130]
    assert not any(isinstance(event, OwnerPaid) for event in events(told))
    free = acting("gil", owners={"kut": 1})
    do(free, 0, Perform())
    assert free.money == [130, 130, 130]


# -- whose chance it is --


@pytest.mark.rule("GN-704")
def test_each_seat_gets_one_chance_from_the_active_player_clockwise() -> None:
    state = table(4, active=2, phase="move_open", way=CELL, markers={0: 1, 1: 1, 2: 1, 3: 1})
    do(state, 2, EndMovement())
    for seat in (2, 3, 0, 1):
        assert (phase(state), state.actors()) == ("markers", (seat,))
        for other in range(4):
            if other != seat:
                assert refused(state, other, put("s23", met="place")) == "GN-704"
                assert refused(state, other, Pass()) == "GN-704"
        told = do(state, seat, Pass())
        assert MarkersPassed(seat) in events(told)
    assert (phase(state), state.actors()) == ("start", (3,))


@pytest.mark.rule("GN-704")
def test_who_has_placed_gets_no_second_chance() -> None:
    state = placing(["s23", "s33"], markers={0: 2, 1: 1})
    do(state, 0, put("s23", met="place"))
    assert refused(state, 0, put("s33", kat="place")) == "GN-704"
    assert state.actors() == (1,)


@pytest.mark.rule("GN-704")
def test_not_before_the_movement_has_ended_and_not_without_a_marker() -> None:
    state = table(phase="move_open", way=CELL, markers={0: 1, 2: 1})
    assert refused(state, 0, put("s23", met="place")) == "GN-202"
    do(state, 0, EndMovement())
    do(state, 0, Pass())
    assert state.actors() == (2,)
    with pytest.raises(Invalid) as caught:
        placing(CELL, seat=1, markers={0: 1})
    assert caught.value.rule == "GN-704"


# -- where --


@pytest.mark.rule("GN-705")
def test_a_cell_must_have_been_visited_and_bear_a_disc() -> None:
    state = placing(["s24", "s25"], markers={0: 5})
    assert refused(state, 0, put("s23", met="place")) == "GN-705"
    assert refused(state, 0, put("s99", met="place")) == "GN-705"
    cells = {action.cell for action in state.legal(0) if isinstance(action, PlaceMarkers)}
    assert cells == {"s24", "s25"}


@pytest.mark.rule("GN-705")
@pytest.mark.parametrize("building", ["col", "kut", "kat", "mkt", "s33"])
def test_only_buildings_next_to_the_cell(building: str) -> None:
    state = placing(CELL, markers={0: 5})
    assert refused(state, 0, PlaceMarkers("s23", {building: "place"})) == "GN-705"
    both = PlaceMarkers("s23", {"met": "place", building: "place"})
    assert refused(state, 0, both) == "GN-705"


@pytest.mark.rule("GN-705")
@pytest.mark.parametrize(
    ("cell", "buildings"),
    [
        ("s23", {"met", "prk"}),
        ("s33", {"kat", "pos"}),
        ("s47", {"gil", "tra"}),
        ("s76", {"get", "haf"}),
        ("s32", {"met"}),
        ("s42", {"tav", "pos"}),
    ],
)
def test_the_buildings_next_to_each_cell(cell: str, buildings: set[str]) -> None:
    state = placing([cell], markers={0: 7})
    named = [set(a.does) for a in state.legal(0) if isinstance(a, PlaceMarkers)]
    assert set().union(*named) == buildings


# -- what is done there --


@pytest.mark.rule("GN-706")
def test_one_marker_on_a_free_building() -> None:
    state = placing(CELL, seat=1, markers={1: 2})
    told = do(state, 1, put("s23", met="place"))
    assert state.position()["owners"] == {"met": 1}
    assert of(state, "markers", 1) == {"blue": 1}
    assert state.position()["tray"] == {"red": 7, "blue": 5, "green": 7}
    assert MarkersPlaced(1, "s23", {"met": "place"}) in events(told)


@pytest.mark.rule("GN-707")
def test_replacing_costs_two_markers() -> None:
    state = placing(CELL, markers={0: 3}, owners={"prk": 1})
    do(state, 0, put("s23", prk="replace"))
    assert state.position()["owners"] == {"prk": 0}
    assert of(state, "markers") == {"red": 1}
    assert state.position()["tray"] == {"red": 5, "blue": 7, "green": 7}
    poor = placing(CELL, markers={0: 1}, owners={"prk": 1})
    assert refused(poor, 0, put("s23", prk="replace")) == "GN-707"


@pytest.mark.rule("GN-707")
def test_only_the_marker_of_another_is_replaced() -> None:
    state = placing(CELL, markers={0: 3}, owners={"met": 0})
    assert refused(state, 0, put("s23", prk="replace")) == "GN-707"
    assert refused(state, 0, put("s23", met="replace")) == "GN-709"


@pytest.mark.rule("GN-708")
def test_removing_costs_one_marker_and_leaves_the_building_free() -> None:
    state = placing(CELL, markers={0: 1}, owners={"prk": 1})
    do(state, 0, put("s23", prk="remove"))
    assert state.position()["owners"] == {}
    assert of(state, "markers") == {}
    assert state.position()["tray"] == {"red": 7, "blue": 7, "green": 7}
    free = placing(CELL, markers={0: 1})
    assert refused(free, 0, put("s23", prk="remove")) == "GN-708"


@pytest.mark.rule("GN-709")
def test_several_buildings_next_to_the_one_cell_as_far_as_the_markers_reach() -> None:
    plans = {0: {"met": "place"}, 1: {"met": "place", "prk": "remove"}}
    fields: dict[str, Any] = {"owners": {"prk": 1}}
    two = placing(CELL, markers={0: 2}, **fields)
    do(two.copy(), 0, PlaceMarkers("s23", plans[1]))
    assert refused(two, 0, put("s23", met="place", prk="replace")) == "GN-709"
    three = placing(CELL, markers={0: 3}, **fields)
    do(three, 0, put("s23", met="place", prk="replace"))
    assert three.position()["owners"] == {"prk": 0, "met": 0}
    one = placing(CELL, markers={0: 1}, **fields)
    assert refused(one, 0, PlaceMarkers("s23", plans[1])) == "GN-709"
    assert PlaceMarkers("s23", plans[0]) in one.legal(0)


@pytest.mark.rule("GN-709", "GN-R35")
@pytest.mark.parametrize("does", ["place", "replace", "remove"])
def test_a_building_with_ones_own_marker_is_refused(does: str) -> None:
    state = placing(CELL, markers={0: 3}, owners={"prk": 0})
    assert refused(state, 0, put("s23", prk=does)) == "GN-709"
    assert refused(state, 0, put("s23", prk=does, met="place")) == "GN-709"


@pytest.mark.rule("GN-710")
def test_the_disc_is_taken_off_and_no_later_seat_uses_the_cell() -> None:
    state = placing(["s23", "s33"], markers={0: 1, 1: 1})
    assert seen(state, 0).discs == {"s23": 1, "s33": 4}
    do(state, 0, put("s23", met="place"))
    assert seen(state, 0).discs == {"s33": 4}
    assert refused(state, 1, put("s23", prk="place")) == "GN-705"
    assert put("s33", kat="place") in state.legal(1)


@pytest.mark.rule("GN-710")
def test_on_the_towers_last_space_all_discs_are_taken_off() -> None:
    state = placing(["s23", "s33"], markers={0: 1, 1: 1})
    do(state, 0, put("s33", kat="place"))
    assert seen(state, 1).discs == {"s23": 1}
    assert refused(state, 1, put("s33", pos="place")) == "GN-705"


@pytest.mark.rule("GN-710")
@pytest.mark.parametrize("does", ["replace", "remove"])
def test_every_operation_takes_the_disc(does: str) -> None:
    state = placing(["s23", "s33"], markers={0: 2, 2: 1}, owners={"prk": 1})
    do(state, 0, put("s23", prk=does))
    assert refused(state, 2, put("s23", met="place")) == "GN-705"
    assert {action.cell for action in state.legal(2) if isinstance(action, PlaceMarkers)} == {"s33"}


@pytest.mark.rule("GN-711", "GN-R35")
def test_naming_a_cell_without_spending_a_marker_is_refused() -> None:
    state = placing(CELL, markers={0: 1})
    assert refused(state, 0, put("s23")) == "GN-711"
    do(state, 0, Pass())
    assert state.position()["owners"] == {}


@pytest.mark.rule("GN-712")
def test_removed_and_sacrificed_markers_come_back_at_the_kathedrale() -> None:
    away = ("kut", "gew", "tra", "get", "haf")
    owners = {**dict.fromkeys(away, 1), "prk": 1, "met": 1}
    none = acting("kat", seat=1, owners=owners)
    do(none, 1, Perform())
    assert of(none, "markers", 1) == {}
    state = placing(CELL, markers={0: 4}, owners=owners)
    do(state, 0, put("s23", prk="remove", met="remove"))
    assert state.position()["tray"] == {"red": 5, "blue": 2, "green": 7}
    back = acting("kat", seat=1, owners=state.position()["owners"])
    do(back, 1, Perform())
    assert of(back, "markers", 1) == {"blue": 2}


@pytest.mark.rule("GN-713")
def test_discs_on_buildings_and_the_market_give_no_right() -> None:
    state = placing(["prk", "s24", "kat", "mkt", "gil"], markers={0: 5})
    assert refused(state, 0, put("prk", prk="place")) == "GN-705"
    assert refused(state, 0, put("kat", pos="place")) == "GN-705"
    assert refused(state, 0, put("mkt", gil="place")) == "GN-705"
    cells = {action.cell for action in state.legal(0) if isinstance(action, PlaceMarkers)}
    assert cells == {"s24"}


@pytest.mark.rule("GN-713", "GN-R2")
@pytest.mark.parametrize("villa", ["col", "mon", "ric", "zas"])
def test_villas_can_be_owned_in_layout_c_alone(villa: str) -> None:
    with pytest.raises(Invalid) as caught:
        table(owners={villa: 0})
    assert caught.value.rule == "GN-713"
    cell = {"col": "s23", "ric": "s26", "zas": "s73", "mon": "s76"}[villa]
    plan = PlaceMarkers(cell, {villa: "place"})
    near = placing([cell], markers={0: 1})
    assert refused(near, 0, plan) == "GN-705"
    state = placing([cell], 3, {"board_layout": "C"}, markers={0: 1})
    do(state, 0, plan)
    assert state.position()["owners"] == {villa: 0}


@pytest.mark.rule("GN-714")
@pytest.mark.parametrize(
    ("what", "rule"),
    [
        ("take", "GN-202"),
        ("open_floor", "GN-202"),
        ("offer", "GN-202"),
        ("move", "GN-202"),
        ("end_movement", "GN-202"),
        ("lapse", "GN-202"),
        ("any_good", "GN-647"),
        ("exchange", "GN-647"),
        ("building_action", "GN-647"),
        ("start", "GN-205"),
        ("roll", "GN-202"),
        ("perform", "GN-202"),
        ("deliver", "GN-202"),
        ("small_order", "GN-611"),
    ],
)
def test_nothing_else_is_done_while_markers_are_placed(what: str, rule: str) -> None:
    state = placing(
        ["s23", "prk"],
        active=0,
        markers={0: 1},
        hands={0: ("k09", "l01")},
        goods={0: {"rice": 1, "silk": 1, "wheat": 1, "salt": 1}},
        specials={0: dict.fromkeys(("any_good", "exchange", "building_action", "start"), 1)},
        owners={"tav": 0},
    )
    assert refused(state, 0, ACTIONS[what]) == rule
    allowed = {type(action) for action in state.legal(0)}
    assert allowed == {Pass, PlaceMarkers}
    assert [form.do for form in state.forms(0)] == ["show"]
    assert state.check(0, Show("k09", 1)) is None


@pytest.mark.rule("GN-715")
def test_the_discs_are_collected_and_the_tower_is_passed_on() -> None:
    state = placing(["s23", "s33", "pos"], markers={0: 1, 1: 1}, dice=(3, 2), small_orders={0: 1})
    do(state, 0, put("s23", met="place"))
    do(state, 1, put("s33", pos="place"))
    view = seen(state, 2)
    assert (view.phase, view.active, view.actors) == ("start", 1, (1,))
    assert (view.way, view.discs, view.dice) == ((), {}, None)
    assert (view.small_orders, view.allowances) == ((0, 0, 0), (1, 1, 1))
    assert refused(state, 0, Roll()) == "GN-201"
    assert Roll() in state.legal(1)


# -- markers as price (GN-R27) --


@pytest.mark.rule("GN-429", "GN-R27")
def test_a_marker_given_in_a_deal_is_converted() -> None:
    state = table(phase="current_open", way=["gil"], markers={1: 1})
    sold(state, 1, Offer("gil", markers={"blue": 1}))
    assert of(state, "markers") == {"red": 1}
    assert state.position()["tray"] == {"red": 6, "blue": 7, "green": 7}
    with pytest.raises(Invalid) as caught:
        table(markers=[{"blue": 1}, {}, {}])
    assert caught.value.rule == "GN-R27"


@pytest.mark.rule("GN-429", "GN-R27")
def test_a_marker_given_in_a_deal_keeps_its_colour() -> None:
    state = table(3, KEEP, phase="current_open", way=["gil"], markers={1: 1})
    sold(state, 1, Offer("gil", markers={"blue": 1}))
    assert of(state, "markers") == {"blue": 1}
    assert state.position()["tray"] == {"red": 7, "blue": 6, "green": 7}


@pytest.mark.rule("GN-706", "GN-R27")
def test_a_marker_put_on_a_building_is_ones_own() -> None:
    state = placing(CELL, 3, KEEP, markers=[{"blue": 2}, {}, {}], owners={"prk": 2})
    assert refused(state, 0, put("s23", met="place")) == "GN-706"
    removal = PlaceMarkers("s23", {"prk": "remove"}, {"prk": "blue"})
    assert state.legal(0) == [Pass(), removal]


@pytest.mark.rule("GN-704")
@pytest.mark.parametrize(
    "fields",
    [
        {"way": ["prk", "kut"], "markers": [{"red": 1}]},
        {"way": ["s23"], "lifted": ["s23"], "markers": [{"red": 1}]},
        {"way": ["s23"], "markers": [{"red": 1}], "owners": {"prk": 0, "met": 0}},
        {"way": ["s23"], "markers": [{}, {"blue": 1}]},
    ],
)
def test_a_position_asks_nobody_who_can_only_pass(fields: dict[str, Any]) -> None:
    with pytest.raises(Invalid) as caught:
        open_game("genoa").load({"seats": 3, "phase": "markers", "placing": 0, **fields})
    assert (caught.value.field, caught.value.rule) == ("position.placing", "GN-704")


@pytest.mark.rule("GN-707", "GN-708", "GN-R27")
@pytest.mark.parametrize(
    ("does", "left", "owners"),
    [("replace", {"green": 1}, {"prk": 0}), ("remove", {"red": 1, "green": 1}, {})],
)
def test_a_foreign_marker_may_be_sacrificed(
    does: str, left: dict[str, int], owners: dict[str, int]
) -> None:
    state = placing(CELL, 3, KEEP, markers=[{"red": 1, "blue": 1, "green": 1}, {}, {}])
    state = placing(
        CELL, 3, KEEP, markers=[{"red": 1, "blue": 1, "green": 1}, {}, {}], owners={"prk": 2}
    )
    do(state, 0, PlaceMarkers("s23", {"prk": does}, {"prk": "blue"}))
    assert of(state, "markers") == left
    assert state.position()["owners"] == owners
    assert state.position()["tray"]["blue"] == 7
    assert state.position()["tray"]["green"] == 6


@pytest.mark.rule("GN-707", "GN-R27")
def test_replacing_needs_one_marker_of_ones_own() -> None:
    state = placing(CELL, 3, KEEP, markers=[{"blue": 3}, {}, {}], owners={"prk": 2})
    replace = PlaceMarkers("s23", {"prk": "replace"}, {"prk": "blue"})
    assert refused(state, 0, replace) == "GN-707"
    assert PlaceMarkers("s23", {"prk": "remove"}, {"prk": "blue"}) in state.legal(0)


@pytest.mark.rule("GN-708", "GN-R27")
def test_the_colour_sacrificed_is_named_where_colours_are_kept() -> None:
    kept = placing(CELL, 3, KEEP, markers=[{"red": 1, "blue": 1}, {}, {}], owners={"prk": 2})
    assert refused(kept, 0, put("s23", prk="remove")) == "GN-R27"
    green = PlaceMarkers("s23", {"prk": "remove"}, {"prk": "green"})
    assert refused(kept, 0, green) == "GN-R27"
    state = placing(CELL, markers={0: 2}, owners={"prk": 2})
    red = PlaceMarkers("s23", {"prk": "remove"}, {"prk": "red"})
    assert refused(state, 0, red) == "GN-R27"


@pytest.mark.rule("GN-507", "GN-R27")
def test_the_kathedrale_gives_ones_own_colour_though_foreign_ones_are_kept() -> None:
    state = acting("kat", 3, KEEP, markers=[{"blue": 1}, {}, {}])
    do(state, 0, Perform())
    assert of(state, "markers") == {"red": 2, "blue": 1}
