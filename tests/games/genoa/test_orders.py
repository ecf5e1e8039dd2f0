"""Chapter 6: large and small orders."""

from typing import Any

import pytest

from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.words import (
    AnyGood,
    BuildingAction,
    Deliver,
    DrawPrivilege,
    EndAction,
    EndMovement,
    Exchange,
    Move,
    Offer,
    OrderDelivered,
    Perform,
    SmallOrder,
    SmallOrderFulfilled,
    Take,
)
from fondaco.table.titles import components_of, find_title, open_game
from fondaco.table.words import Invalid
from tests.games.genoa.scenes import (
    DECKS,
    GOODS,
    SPECIALS,
    acting,
    do,
    draws,
    events,
    of,
    phase,
    sold,
    table,
)
from tests.games.genoa.tables import refused

L01 = {"wheat": 1, "silk": 1, "salt": 1}
L03 = {"rice": 1, "silk": 1, "pepper": 1}
BOTH = {"wheat": 1, "rice": 1, "silk": 2, "salt": 1, "pepper": 1}
WARES = {"kut": "copper", "haf": "salt", "gil": "silver", "pos": "copper", "kat": "wheat"}
SMALL = {"kut": "k11", "haf": "k13", "gil": "k01", "pos": "k03", "kat": "k05"}


def components() -> dict[str, Any]:
    return components_of(find_title("genoa"))


def broken(data: dict[str, Any]) -> str | None:
    with pytest.raises(Invalid) as caught:
        open_game("genoa", components=data)
    return caught.value.rule


# -- large orders --


@pytest.mark.rule("GN-601")
def test_delivering_gives_back_the_goods_and_the_card() -> None:
    state = acting("col", hands={0: ("l01", "l05")}, goods={0: {**L01, "silk": 2, "rice": 1}})
    told = do(state, 0, Deliver("l01", "exchange"))
    assert of(state, "goods") == {"rice": 1, "silk": 1}
    assert of(state, "hands") == ["l05"]
    assert state.position()["face_up"] == ("l01",)
    assert state.position()["supply"] == {**dict.fromkeys(GOODS, 5), "rice": 4, "silk": 4}
    assert OrderDelivered(0, "l01", "col", 100, "exchange") in events(told)


@pytest.mark.rule("GN-601")
@pytest.mark.parametrize("card", DECKS["large_orders"])
def test_every_large_order_wants_its_three_goods(card: str) -> None:
    data = components()["decks"]["large_orders"]["cards"]
    (printed,) = [order for order in data if order["id"] == card]
    goods = dict.fromkeys(printed["goods"], 1)
    assert len(goods) == 3
    state = acting(printed["villa"], hands={0: (card,)}, goods={0: goods})
    assert Deliver(card, "start") in state.legal(0)
    for good in goods:
        less = {other: 2 for other in goods if other != good}
        poor = acting(printed["villa"], hands={0: (card,)}, goods={0: less})
        assert refused(poor, 0, Deliver(card, "start")) == "GN-601"


@pytest.mark.rule("GN-601")
def test_an_order_one_does_not_hold_is_not_delivered() -> None:
    state = acting("col", hands={1: ("l01",)}, goods={0: L01})
    assert refused(state, 0, Deliver("l01", "start")) == "GN-601"
    assert refused(state, 0, Deliver("l02", "start")) == "GN-601"
    assert refused(state, 0, Deliver("k01", "start")) == "GN-601"


@pytest.mark.rule("GN-601", "GN-R8")
@pytest.mark.parametrize("villa", ["mon", "ric", "zas"])
def test_an_order_is_for_the_villa_printed_on_it(villa: str) -> None:
    state = acting(villa, hands={0: ("l01",)}, goods={0: L01})
    assert refused(state, 0, Deliver("l01", "start")) == "GN-601"


@pytest.mark.rule("GN-601", "GN-R8")
@pytest.mark.parametrize("villa", ["col", "mon", "ric", "zas"])
def test_any_villa_takes_any_order(villa: str) -> None:
    house = {"large_order_villas": "any_villa"}
    state = acting(villa, 3, house, hands={0: ("l01",)}, goods={0: L01})
    do(state, 0, Deliver("l01", "start"))
    assert of(state, "delivered") == [villa]
    assert of(state, "money") == 230


@pytest.mark.rule("GN-602")
@pytest.mark.parametrize("special", SPECIALS)
def test_an_order_brings_100_ducats_and_a_special_card_of_ones_choice(special: str) -> None:
    state = acting("col", hands={0: ("l01",)}, goods={0: L01})
    do(state, 0, Deliver("l01", special))
    assert of(state, "money") == 230
    assert state.position()["bank_paid"] == 100
    assert of(state, "specials") == {special: 1}
    assert state.position()["stock"] == {**SPECIALS, special: SPECIALS[special] - 1}


@pytest.mark.rule("GN-602")
@pytest.mark.parametrize("special", SPECIALS)
def test_the_special_card_must_be_in_stock(special: str) -> None:
    taken = {special: SPECIALS[special]}
    state = acting("col", hands={0: ("l01",)}, goods={0: L01}, specials={1: taken})
    assert refused(state, 0, Deliver("l01", special)) == "GN-602"
    assert refused(state, 0, Deliver("l01", None)) == "GN-602"
    assert refused(state, 0, Deliver("l01", "favour")) == "GN-602"
    other = [kind for kind in SPECIALS if kind != special]
    assert state.legal(0) == [DrawPrivilege(), *(Deliver("l01", kind) for kind in other)]


@pytest.mark.rule("GN-602")
def test_with_all_stocks_empty_the_order_brings_the_money_alone() -> None:
    state = acting("col", hands={0: ("l01",)}, goods={0: L01}, specials={1: SPECIALS})
    assert state.legal(0) == [DrawPrivilege(), Deliver("l01", None)]
    do(state, 0, Deliver("l01", None))
    assert (of(state, "money"), of(state, "specials")) == (230, {})


@pytest.mark.rule("GN-603")
def test_there_are_four_large_orders_for_each_villa() -> None:
    data = components()
    orders = data["decks"]["large_orders"]["cards"]
    villas = [order["villa"] for order in orders]
    assert {villa: villas.count(villa) for villa in villas} == dict.fromkeys(
        ("col", "mon", "ric", "zas"), 4
    )
    orders[0]["villa"] = "ric"
    assert broken(data) == "GN-603"


@pytest.mark.rule("GN-603")
@pytest.mark.parametrize(
    ("number", "good"), [(0, "silver"), (0, "copper"), (4, "rice"), (8, "salt"), (12, "linen")]
)
def test_no_order_asks_for_a_good_of_the_warehouse_next_door(number: int, good: str) -> None:
    data = components()
    near = {"col": "met", "mon": "get", "ric": "gew", "zas": "tuc"}
    home = {kind["id"]: kind["warehouse"] for kind in data["goods"]["kinds"]}
    orders = data["decks"]["large_orders"]["cards"]
    for order in orders:
        assert near[order["villa"]] not in [home[wanted] for wanted in order["goods"]]
    orders[number]["goods"][0] = good
    assert broken(data) == "GN-603"


def second_order(seat: int = 0, **house: str) -> GenoaState:
    """A seat that owns Villa Colini has delivered there and could deliver again by a card."""
    state = acting(
        "col",
        3,
        {"board_layout": "C", **house},
        seat=seat,
        hands={seat: ("l01", "l03")},
        goods={seat: BOTH},
        specials={seat: {"building_action": 1}},
        owners={"col": seat},
    )
    do(state, seat, Deliver("l01", "start"))
    assert of(state, "delivered", seat) == ["col"]
    return state


@pytest.mark.rule("GN-604", "GN-R9")
@pytest.mark.parametrize("seat", [0, 1])
def test_one_large_order_per_player_villa_and_turn(seat: int) -> None:
    state = second_order(seat)
    assert refused(state, seat, BuildingAction("col", "l03", "start")) == "GN-604"
    assert BuildingAction("col") in state.legal(seat)


@pytest.mark.rule("GN-601", "GN-604")
def test_what_is_missing_is_named_before_the_limit() -> None:
    fields: dict[str, Any] = {
        "hands": {0: ("l01", "l09", "p01")},
        "owners": {"col": 0},
        "specials": {0: {"building_action": 1}},
        "delivered": {0: ("col",)},
    }
    poor = acting("kut", 3, {"board_layout": "C"}, **fields)
    rich = acting("kut", 3, {"board_layout": "C"}, goods={0: dict.fromkeys(GOODS, 1)}, **fields)
    assert refused(poor, 0, BuildingAction("col", "l01", "start")) == "GN-601"
    assert refused(rich, 0, BuildingAction("col", "l01", "start")) == "GN-604"
    for card in ("l09", "l02", "p01"):
        assert refused(rich, 0, BuildingAction("col", card, "start")) == "GN-601"


@pytest.mark.rule("GN-604", "GN-R9")
def test_unlimited_lets_an_owned_villa_take_a_second_order() -> None:
    state = second_order(villa_order_limit="unlimited")
    do(state, 0, BuildingAction("col", "l03", "any_good"))
    assert of(state, "money") == 330
    assert of(state, "goods") == {}


@pytest.mark.rule("GN-604")
def test_the_card_first_and_then_the_action_is_no_better() -> None:
    fields: dict[str, Any] = {
        "hands": {0: ("l01", "l03")},
        "goods": {0: BOTH},
        "specials": {0: {"building_action": 1}},
        "owners": {"col": 0},
    }
    state = acting("col", 3, {"board_layout": "C"}, **fields)
    do(state, 0, BuildingAction("col", "l03", "any_good"))
    assert refused(state, 0, Deliver("l01", "start")) == "GN-604"
    assert DrawPrivilege() in state.legal(0)


@pytest.mark.rule("GN-604")
def test_the_limit_is_each_players_own_and_each_villas_own() -> None:
    layout = {"board_layout": "C"}
    fields: dict[str, Any] = {
        "hands": {0: ("l01", "l09"), 1: ("l03",)},
        "goods": {0: {**L01, "silver": 1}, 1: L03},
        "specials": {1: {"building_action": 1}},
        "owners": {"col": 1},
        "delivered": {0: ("col",)},
    }
    mine = acting("ric", 3, layout, **{**fields, "hands": {0: ("l09",), 1: ("l03",)}})
    assert Deliver("l09", "start") in mine.legal(0)
    other = acting("ric", 3, layout, seat=1, **fields)
    assert BuildingAction("col", "l03", "start") in other.legal(1)


@pytest.mark.rule("GN-604", "GN-R8")
def test_with_any_villa_the_villa_of_the_delivery_counts() -> None:
    house = {"large_order_villas": "any_villa", "board_layout": "C"}
    fields: dict[str, Any] = {
        "hands": {0: ("l01",)},
        "goods": {0: L01},
        "specials": {0: {"building_action": 1}},
        "owners": {"ric": 0},
        "delivered": {0: ("col",)},
    }
    assert BuildingAction("ric", "l01", "start") in acting("kut", 3, house, **fields).legal(0)
    fields["delivered"] = {0: ("ric",)}
    state = acting("kut", 3, house, **fields)
    assert refused(state, 0, BuildingAction("ric", "l01", "start")) == "GN-604"


@pytest.mark.rule("GN-604", "GN-R1")
def test_the_next_turn_has_a_limit_of_its_own() -> None:
    state = table(phase="move_open", way=["col"], delivered={0: ("col",), 2: ("ric",)})
    do(state, 0, EndMovement())
    assert state.position()["delivered"] == ((), (), ())


# -- small orders --


@pytest.mark.rule("GN-611")
@pytest.mark.parametrize("building", SMALL)
def test_who_has_just_acted_may_fulfil_a_small_order_there(building: str) -> None:
    card, good = SMALL[building], WARES[building]
    state = acting(building, seat=1, hands={1: (card, "k16")}, goods={1: {good: 2}})
    do(state, 1, Perform())
    told = do(state, 1, SmallOrder(card))
    assert of(state, "money", 1) == 170
    assert state.position()["bank_paid"] == 40
    assert of(state, "goods", 1) == {good: 1}
    assert state.position()["supply"][good] == 4
    assert card in state.position()["face_up"]
    assert card not in of(state, "hands", 1)
    assert SmallOrderFulfilled(1, card, 40) in events(told)


@pytest.mark.rule("GN-611")
def test_before_the_action_and_after_the_window_a_small_order_is_refused() -> None:
    state = acting("kut", hands={0: ("k11", "k12")}, goods={0: {"copper": 1}})
    assert refused(state, 0, SmallOrder("k11")) == "GN-611"
    do(state, 0, Perform())
    assert SmallOrder("k11") in state.legal(0)
    do(state, 0, EndAction())
    assert refused(state, 0, SmallOrder("k11")) == "GN-611"


@pytest.mark.rule("GN-611")
def test_nobody_else_fulfils_a_small_order() -> None:
    state = acting(
        "kut",
        seat=1,
        hands={0: ("k11",), 1: ("k12",)},
        goods={0: {"copper": 1}, 1: {"silk": 1}},
    )
    do(state, 1, Perform())
    assert phase(state) == "window"
    assert refused(state, 0, SmallOrder("k11")) == "GN-316"
    assert refused(state, 1, SmallOrder("k11")) == "GN-611"


@pytest.mark.rule("GN-611")
def test_card_building_and_good_must_fit() -> None:
    state = acting(
        "kut",
        hands={0: ("k11", "k12", "k13", "l01")},
        goods={0: {"copper": 1, "salt": 1}},
    )
    do(state, 0, Perform())
    assert refused(state, 0, SmallOrder("k12")) == "GN-611"
    assert refused(state, 0, SmallOrder("k13")) == "GN-611"
    assert refused(state, 0, SmallOrder("l01")) == "GN-611"
    assert [a for a in state.legal(0) if isinstance(a, SmallOrder)] == [SmallOrder("k11")]


@pytest.mark.rule("GN-611", "GN-R11")
def test_good_and_card_may_come_in_the_same_window() -> None:
    state = acting(
        "kut",
        hands={0: ("k05",)},
        goods={0: {"rice": 1}},
        specials={0: {"any_good": 1, "exchange": 1}},
    )
    do(state, 0, Perform())
    do(state, 0, AnyGood("silk"))
    do(state, 0, Exchange("rice", "small_orders"), drew=draws(state, "k12"))
    do(state, 0, SmallOrder("k12"))
    assert of(state, "money") == 170


@pytest.mark.rule("GN-612")
def test_a_small_order_is_voluntary_and_costs_no_action() -> None:
    state = acting("kut", hands={0: ("k11",)}, goods={0: {"copper": 1}}, specials={0: {}})
    do(state, 0, Perform())
    assert EndAction() in state.legal(0)
    willing = state.copy()
    do(willing, 0, SmallOrder("k11"))
    assert (of(state, "allowances"), of(willing, "allowances")) == (0, 0)
    do(state, 0, EndAction())
    assert (of(state, "hands"), of(state, "goods")) == (["k11"], {"copper": 1})
    assert (of(state, "money"), of(state, "allowances")) == (130, 0)


@pytest.mark.rule("GN-613")
def test_how_many_small_orders_there_are_for_each_building() -> None:
    orders = [card["building"] for card in components()["decks"]["small_orders"]["cards"]]
    assert {name: orders.count(name) for name in sorted(set(orders))} == {
        "gil": 2,
        "haf": 2,
        "kat": 2,
        "kut": 2,
        "pal": 2,
        "pos": 2,
        "prk": 2,
        "tav": 1,
        "tra": 1,
    }


@pytest.mark.rule("GN-613")
@pytest.mark.parametrize("building", ["rat", "col", "met", "tra"])
def test_other_numbers_of_small_orders_are_refused(building: str) -> None:
    data = components()
    data["decks"]["small_orders"]["cards"][0]["building"] = building
    assert broken(data) == "GN-613"


TWO: dict[str, Any] = {"hands": {0: ("k11", "k12")}, "goods": {0: {"copper": 1, "silk": 1}}}


@pytest.mark.rule("GN-614", "GN-R10")
@pytest.mark.parametrize("limit", ["one_per_turn", "one_per_action"])
def test_no_second_small_order_in_one_action(limit: str) -> None:
    state = acting("kut", 3, {"small_order_limit": limit}, specials={0: {"any_good": 1}}, **TWO)
    do(state, 0, Perform())
    do(state, 0, SmallOrder("k11"))
    assert refused(state, 0, SmallOrder("k12")) == "GN-614"


def next_window(limit: str) -> GenoaState:
    """Seat 0 has fulfilled an order at the Kutscherei and acts at the Park, with another one."""
    state = acting(
        "kut",
        3,
        {"small_order_limit": limit},
        hands={0: ("k11", "k09")},
        goods={0: {"copper": 1, "rice": 1}},
        specials={0: {"extra_action": 1, "any_good": 1}},
    )
    do(state, 0, Perform())
    do(state, 0, SmallOrder("k11"))
    do(state, 0, EndAction())
    do(state, 0, Move("prk"))
    do(state, 0, Take(True))
    do(state, 0, Perform())
    return state


@pytest.mark.rule("GN-614", "GN-R10")
def test_one_small_order_per_player_and_turn() -> None:
    state = next_window("one_per_turn")
    assert refused(state, 0, SmallOrder("k09")) == "GN-614"
    do(state, 0, EndAction())
    do(state, 0, EndMovement())
    assert state.position()["small_orders"] == (0, 0, 0)


@pytest.mark.rule("GN-614", "GN-R10")
def test_one_small_order_per_action() -> None:
    state = next_window("one_per_action")
    do(state, 0, SmallOrder("k09"))
    assert of(state, "money") == 210


@pytest.mark.rule("GN-614")
def test_another_players_small_order_does_not_count() -> None:
    state = acting("kut", small_orders={1: 1, 2: 1}, **TWO)
    do(state, 0, Perform())
    do(state, 0, SmallOrder("k11"))
    assert of(state, "money") == 170


@pytest.mark.rule("GN-615")
@pytest.mark.parametrize("bought", [False, True])
def test_an_empty_building_may_be_used_for_a_small_order_alone(bought: bool) -> None:
    seat = 1 if bought else 0
    state = table(
        phase="current_open",
        way=["kut"],
        hands={seat: ("k11",)},
        goods={seat: {"copper": 1}},
        specials={2: {"start": 5}},
    )
    if bought:
        sold(state, 1, Offer("kut", 5))
    else:
        do(state, 0, Take())
    do(state, seat, Perform(), drew=[])
    assert of(state, "specials", seat) == {}
    do(state, seat, SmallOrder("k11"))
    assert of(state, "money", seat) == 170 - 5 * bought
