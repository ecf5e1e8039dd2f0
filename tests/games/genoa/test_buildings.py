"""Chapter 5: what the actions of the buildings bring."""

from typing import Any

import pytest

from fondaco.games.genoa.words import (
    ActionPerformed,
    CardsDrawn,
    Deliver,
    DrawPrivilege,
    EndAction,
    Exchange,
    Lapse,
    Offer,
    OpenFloor,
    OrderDelivered,
    Perform,
    Proceeds,
    Take,
)
from tests.games.genoa.scenes import (
    COLOURS,
    DECKS,
    GOODS,
    SPECIALS,
    acting,
    all_but,
    do,
    draws,
    events,
    heard,
    of,
    phase,
    table,
)
from tests.games.genoa.tables import refused

WAREHOUSES = {
    "get": ("wheat", "rice"),
    "met": ("silver", "copper"),
    "tuc": ("silk", "linen"),
    "gew": ("salt", "pepper"),
}
SPECIAL_HOUSES = {
    "kut": "start",
    "prk": "extra_action",
    "haf": "any_good",
    "pal": "building_action",
    "tra": "exchange",
    "tav": "exchange",
}
DECK_HOUSES = {"gil": ("large_orders", 1), "rat": ("small_orders", 2), "pos": ("messages", 2)}
VILLAS = ("col", "mon", "ric", "zas")
BUILDINGS = (*WAREHOUSES, *SPECIAL_HOUSES, *DECK_HOUSES, "kat")
NOTHING: dict[str, Any] = {"goods": {}, "specials": {}, "markers": {}, "hands": []}


def yields(building: str) -> dict[str, Any]:
    """What one has after the action of a building that is none of a villa."""
    if building in WAREHOUSES:
        return {**NOTHING, "goods": dict.fromkeys(WAREHOUSES[building], 1)}
    if building in SPECIAL_HOUSES:
        return {**NOTHING, "specials": {SPECIAL_HOUSES[building]: 1}}
    if building in DECK_HOUSES:
        deck, count = DECK_HOUSES[building]
        return {**NOTHING, "hands": list(DECKS[deck][:count])}
    return {**NOTHING, "markers": {"blue": 2}}


def reserve(state: Any, seat: int) -> dict[str, Any]:
    return {field: of(state, field, seat) for field in NOTHING}


# -- the rule of all buildings --


@pytest.mark.rule("GN-501")
@pytest.mark.parametrize("building", BUILDINGS)
def test_the_performer_takes_exactly_what_the_building_shows(building: str) -> None:
    state = acting(building, seat=1)
    assert state.legal(1) == [Perform()]
    assert refused(state, 1, EndAction()) == "GN-315"
    count = DECK_HOUSES.get(building, ("", 0))[1]
    told = do(state, 1, Perform(), drew=[0] * count)
    assert reserve(state, 1) == yields(building)
    assert reserve(state, 0) == reserve(state, 2) == NOTHING
    assert (state.money, of(state, "allowances", 1)) == ([130, 130, 130], 0)
    got = yields(building)
    assert [event for event in events(told) if isinstance(event, ActionPerformed)] == [
        ActionPerformed(
            1,
            building,
            got["goods"],
            next(iter(got["specials"]), None),
            sum(got["markers"].values()),
        )
    ]


@pytest.mark.rule("GN-501")
@pytest.mark.parametrize("building", BUILDINGS)
def test_it_all_comes_from_the_supply(building: str) -> None:
    state = acting(building, seat=1)
    before = state.position()
    sizes = state.down[:]
    do(state, 1, Perform())
    after = state.position()
    for taken, left in (("goods", "supply"), ("specials", "stock"), ("markers", "tray")):
        for name, n in yields(building)[taken].items():
            assert after[left][name] == before[left][name] - n
    assert sum(sizes) - sum(state.down) == len(yields(building)["hands"])


@pytest.mark.rule("GN-502")
@pytest.mark.parametrize(
    ("give", "has"),
    [
        ("silk", {"goods": {0: {"silk": 1}}}),
        ("l01", {"hands": {0: ("l01",)}}),
        ("k01", {"hands": {0: ("k01",)}}),
        ("b01", {"hands": {0: ("b01",)}}),
        ("p01", {"hands": {0: ("p01",)}}),
        ("start", {"specials": {0: {"start": 1, "exchange": 1}}}),
        ("red", {"markers": {0: 1}}),
    ],
)
def test_cards_special_cards_markers_and_goods_are_assets(give: str, has: dict[str, Any]) -> None:
    state = acting("gil", **{"specials": {0: {"exchange": 1}}, **has})
    do(state, 0, Exchange(give, "wheat"))
    assert of(state, "goods") == {"wheat": 1}
    end = table(2, phase="over", **{"specials": {}, **has})
    assert end.standings().winners == (0,)


@pytest.mark.rule("GN-502")
def test_money_is_no_asset() -> None:
    state = acting("gil", specials={0: {"exchange": 1}}, goods={0: {"silk": 1}})
    assert refused(state, 0, Exchange("money", "wheat")) == "GN-649"
    assert refused(state, 0, Exchange("silk", "ducats")) == "GN-649"
    variant = table(
        2, {"two_player_variant": "true"}, phase="current_open", way=["kut"], goods={1: {"silk": 1}}
    )
    do(variant, 0, OpenFloor())
    assert refused(variant, 1, Offer("kut", 30)) == "GN-907"
    assert variant.check(1, Offer("kut", 0, {"silk": 1})) is None


# -- what is exhausted --


@pytest.mark.rule("GN-503", "GN-R16")
@pytest.mark.parametrize("left", [1, 0])
@pytest.mark.parametrize(("house", "deck"), [("rat", "small_orders"), ("pos", "messages")])
def test_two_cards_are_due_but_fewer_are_left(house: str, deck: str, left: int) -> None:
    kept = DECKS[deck][:left]
    state = acting(house, seat=1, hands={2: all_but(deck, *kept)})
    do(state, 1, Perform(), drew=[0] * left)
    assert of(state, "hands", 1) == list(kept)
    assert (phase(state), of(state, "allowances", 1)) == ("move_open", 0)


@pytest.mark.rule("GN-503", "GN-R16")
@pytest.mark.parametrize("left", [1, 0])
def test_two_markers_are_due_but_fewer_are_left(left: int) -> None:
    owners = dict.fromkeys(("prk", "kut", "met", "gew", "tav", "tra", "get")[: 7 - left], 1)
    state = acting("kat", seat=1, owners=owners)
    do(state, 1, Perform(), drew=[])
    assert of(state, "markers", 1) == ({"blue": 1} if left else {})
    assert (phase(state), of(state, "allowances", 1)) == ("move_open", 0)


@pytest.mark.rule("GN-503")
@pytest.mark.parametrize(("building", "special"), SPECIAL_HOUSES.items())
def test_a_building_without_its_special_card_gives_nothing(building: str, special: str) -> None:
    state = table(phase="current_open", way=[building], specials={1: {special: SPECIALS[special]}})
    do(state, 0, Take())
    assert of(state, "allowances") == 0
    do(state, 0, Perform(), drew=[])
    assert reserve(state, 0) == NOTHING
    assert phase(state) == "move_open"
    assert refused(state, 0, Take()) == "GN-310"
    assert refused(state, 1, Take()) == "GN-312"


@pytest.mark.rule("GN-503")
def test_an_empty_deck_of_large_orders_gives_nothing() -> None:
    state = acting("gil", hands={1: DECKS["large_orders"]})
    do(state, 0, Perform(), drew=[])
    assert of(state, "hands") == []
    assert phase(state) == "move_open"


# -- each building --


@pytest.mark.rule("GN-504")
def test_the_gildenhalle_gives_one_large_order() -> None:
    state = acting("gil", hands={0: ("l01",)})
    told = do(state, 0, Perform(), drew=draws(state, "l07"))
    assert of(state, "hands") == ["l01", "l07"]
    assert CardsDrawn(0, "large_orders", 1, ("l07",)) in heard(told, 0)


@pytest.mark.rule("GN-505")
def test_the_rathaus_gives_two_small_orders_one_after_the_other() -> None:
    state = acting("rat")
    told = do(state, 0, Perform(), drew=draws(state, "k09", "k03"))
    assert of(state, "hands") == ["k03", "k09"]
    assert CardsDrawn(0, "small_orders", 2, ("k09", "k03")) in heard(told, 0)


@pytest.mark.rule("GN-506")
def test_the_poststation_gives_two_messages_one_after_the_other() -> None:
    state = acting("pos")
    told = do(state, 0, Perform(), drew=draws(state, "b11", "b02"))
    assert of(state, "hands") == ["b02", "b11"]
    assert CardsDrawn(0, "messages", 2, ("b11", "b02")) in heard(told, 0)


@pytest.mark.rule("GN-507")
@pytest.mark.parametrize("seat", range(5))
def test_the_kathedrale_gives_two_markers_of_the_performers_colour(seat: int) -> None:
    state = acting("kat", 5, seat=seat)
    do(state, seat, Perform())
    assert of(state, "markers", seat) == {COLOURS[seat]: 2}
    assert state.position()["tray"] == {**dict.fromkeys(COLOURS, 7), COLOURS[seat]: 5}


@pytest.mark.rule("GN-508")
@pytest.mark.parametrize(("building", "special"), SPECIAL_HOUSES.items())
def test_each_special_building_gives_its_card(building: str, special: str) -> None:
    state = acting(building)
    do(state, 0, Perform())
    assert of(state, "specials") == {special: 1}
    assert state.position()["stock"] == {**SPECIALS, special: SPECIALS[special] - 1}


@pytest.mark.rule("GN-509")
@pytest.mark.parametrize(("building", "goods"), WAREHOUSES.items())
def test_each_warehouse_gives_its_two_goods(building: str, goods: tuple[str, str]) -> None:
    state = acting(building, goods={0: {goods[0]: 1}})
    do(state, 0, Perform())
    assert of(state, "goods") == {goods[0]: 2, goods[1]: 1}
    assert state.position()["supply"] == {**dict.fromkeys(GOODS, 5), goods[0]: 3, goods[1]: 4}


@pytest.mark.rule("GN-510")
@pytest.mark.parametrize("gone", [0, 1])
@pytest.mark.parametrize(("building", "goods"), WAREHOUSES.items())
def test_only_the_other_good_is_taken_when_one_is_exhausted(
    building: str, goods: tuple[str, str], gone: int
) -> None:
    state = acting(building, goods={1: {goods[gone]: 5}})
    do(state, 0, Perform())
    assert of(state, "goods") == {goods[1 - gone]: 1}
    assert refused(state, 0, Perform()) == "GN-314"


@pytest.mark.rule("GN-503", "GN-510")
@pytest.mark.parametrize(("building", "goods"), WAREHOUSES.items())
def test_the_last_goods_are_taken(building: str, goods: tuple[str, str]) -> None:
    state = acting(building, goods={1: dict.fromkeys(goods, 4)})
    do(state, 0, Perform())
    assert of(state, "goods") == dict.fromkeys(goods, 1)


@pytest.mark.rule("GN-510")
def test_nobody_can_sell_two_goods_of_a_kind_out_of_a_warehouse() -> None:
    state = table(phase="current_open", way=["met"], goods={2: {"copper": 5}})
    do(state, 0, OpenFloor())
    two = Offer("met", proceeds=Proceeds({"silver": 2}))
    assert refused(state, 1, two) == "GN-421"
    assert state.check(1, Offer("met", proceeds=Proceeds({"silver": 1}))) is None


# -- villas --


@pytest.mark.rule("GN-511")
@pytest.mark.parametrize("villa", VILLAS)
def test_in_a_villa_one_delivers_or_draws_a_privilege(villa: str) -> None:
    order = DECKS["large_orders"][4 * VILLAS.index(villa)]
    goods = dict.fromkeys(GOODS, 1)
    state = acting(villa, hands={0: (order,)}, goods={0: goods})
    choices = state.legal(0)
    assert choices == [DrawPrivilege(), *(Deliver(order, special) for special in SPECIALS)]
    assert refused(state, 0, Perform()) == "GN-511"
    drawing = state.copy()
    told = do(drawing, 0, DrawPrivilege(), drew=[0])
    assert of(drawing, "hands") == [order, "p01"]
    assert of(drawing, "goods") == goods
    assert not any(isinstance(event, OrderDelivered) for event in events(told))
    do(state, 0, Deliver(order, "any_good"))
    assert of(state, "hands") == []


@pytest.mark.rule("GN-511")
def test_never_both_in_one_action() -> None:
    state = acting(
        "col",
        hands={0: ("l01", "l03")},
        goods={0: {"wheat": 1, "silk": 2, "salt": 1, "rice": 1, "pepper": 1}},
        specials={0: {"any_good": 1}},
    )
    do(state, 0, Deliver("l01", "start"))
    assert phase(state) == "window"
    assert refused(state, 0, DrawPrivilege()) == "GN-315"
    assert refused(state, 0, Deliver("l03", "start")) == "GN-315"
    other = acting("col", hands={0: ("l01",)}, goods={0: {"wheat": 1, "silk": 1, "salt": 1}})
    do(other, 0, DrawPrivilege(), drew=[0])
    assert refused(other, 0, Deliver("l01", "start")) == "GN-314"


@pytest.mark.rule("GN-511")
@pytest.mark.parametrize("building", ["gil", "kut", "met", "kat"])
def test_other_buildings_give_no_privilege_and_take_no_order(building: str) -> None:
    state = acting(building, hands={0: ("l01",)}, goods={0: dict.fromkeys(GOODS, 1)})
    assert refused(state, 0, DrawPrivilege()) == "GN-511"
    assert refused(state, 0, Deliver("l01", "start")) == "GN-511"


@pytest.mark.rule("GN-512")
@pytest.mark.parametrize("goods", [{}, {"wheat": 1, "silk": 1, "salt": 1}])
def test_an_empty_privilege_deck_may_be_chosen_all_the_same(goods: dict[str, int]) -> None:
    state = acting("col", hands={0: ("l01",), 1: DECKS["privileges"]}, goods={0: goods})
    assert DrawPrivilege() in state.legal(0)
    assert (Deliver("l01", "start") in state.legal(0)) == bool(goods)
    do(state, 0, DrawPrivilege(), drew=[])
    assert (of(state, "hands"), of(state, "goods")) == (["l01"], goods)
    assert (phase(state), of(state, "allowances")) == ("move_open", 0)
    assert refused(state, 0, Lapse()) == "GN-401"
