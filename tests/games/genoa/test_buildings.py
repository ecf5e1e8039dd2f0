"""Chapter 5: what the buildings give."""

from typing import Any

import pytest

from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.words import (
    ActionPerformed,
    CardsDrawn,
    Deliver,
    DrawPrivilege,
    Perform,
    Take,
)
from fondaco.table.words import Event
from tests.games.genoa.tables import (
    ANN,
    BOB,
    assets,
    card_at,
    deck_cards,
    do,
    kinds,
    refused,
    table,
)


def act(
    building: str, drew: list[int] | None = None, **fields: Any
) -> tuple[GenoaState, list[Event]]:
    state = table(3, way=[building], **fields)
    do(state, ANN, Take())
    return state, do(state, ANN, Perform(), drew)


@pytest.mark.rule("GN-501")
def test_the_performer_takes_exactly_what_the_building_shows() -> None:
    state = table(3, way=["get"])
    do(state, ANN, Take())
    assert state.legal(ANN) == [Perform()]  # no part can be declined
    do(state, ANN, Perform())
    assert assets(state, ANN)["goods"] == {"wheat": 1, "rice": 1}


@pytest.mark.rule("GN-502")
def test_assets_are_cards_special_cards_markers_and_goods_not_money() -> None:
    for building, kind in (("rat", "hand"), ("haf", "specials"), ("kat", "markers")):
        state, _ = act(building)
        got = assets(state, ANN)
        assert got[kind]
        assert got["money"] == 130


@pytest.mark.rule("GN-503", "GN-R16")
def test_with_less_in_the_supply_he_takes_what_is_left() -> None:
    state, told = act("haf", specials=[{}, {"any_good": 5}])
    assert told[0] == ActionPerformed(ANN, "haf")
    assert assets(state, ANN)["specials"] == {}
    assert state.allowance[ANN] == 0
    state, _ = act("kat", markers=[{"red": 6}])
    assert assets(state, ANN)["markers"] == {"red": 7}
    state, told = act("rat", [0], hands=[[], deck_cards(1)[1:]])
    assert assets(state, ANN)["hand"] == ["k01"]


@pytest.mark.rule("GN-504")
def test_gildenhalle_gives_one_large_order() -> None:
    state = table(3, way=["gil"])
    do(state, ANN, Take())
    told = do(state, ANN, Perform(), [card_at(state, "l07")])
    assert CardsDrawn(ANN, "large_orders", 1, ("l07",)) in told
    assert assets(state, ANN)["hand"] == ["l07"]


@pytest.mark.rule("GN-505")
def test_rathaus_gives_two_small_orders_one_after_the_other() -> None:
    state, _ = act("rat", [0, 14])
    assert assets(state, ANN)["hand"] == ["k01", "k16"]


@pytest.mark.rule("GN-506")
def test_poststation_gives_two_messages() -> None:
    state, _ = act("pos", [0, 0])
    assert assets(state, ANN)["hand"] == ["b01", "b02"]


@pytest.mark.rule("GN-507")
def test_kathedrale_gives_two_markers_of_ones_own_colour() -> None:
    state, _ = act("kat")
    assert assets(state, ANN)["markers"] == {"red": 2}
    assert state.tray[:3] == [5, 7, 7]


@pytest.mark.rule("GN-508")
@pytest.mark.parametrize(
    ("building", "special"),
    [
        ("kut", "start"),
        ("prk", "extra_action"),
        ("haf", "any_good"),
        ("pal", "building_action"),
        ("tra", "exchange"),
        ("tav", "exchange"),
    ],
)
def test_six_buildings_give_special_cards(building: str, special: str) -> None:
    state, told = act(building)
    assert told[0] == ActionPerformed(ANN, building, {}, special)
    assert assets(state, ANN)["specials"] == {special: 1}


@pytest.mark.rule("GN-509")
@pytest.mark.parametrize(
    ("building", "goods"),
    [
        ("get", {"wheat": 1, "rice": 1}),
        ("met", {"silver": 1, "copper": 1}),
        ("tuc", {"silk": 1, "linen": 1}),
        ("gew", {"salt": 1, "pepper": 1}),
    ],
)
def test_warehouses_give_one_of_each_of_their_goods(building: str, goods: dict[str, int]) -> None:
    state, _ = act(building)
    assert assets(state, ANN)["goods"] == goods
    assert all(state.store[state.parts.good_id[good]] == 4 for good in goods)


@pytest.mark.rule("GN-510")
def test_of_a_warehouse_half_empty_only_the_other_good_is_taken() -> None:
    state, _ = act("met", goods=[{}, {"silver": 5}])
    assert assets(state, ANN)["goods"] == {"copper": 1}


@pytest.mark.rule("GN-511")
def test_a_villa_is_for_an_order_or_a_privilege() -> None:
    state = table(2, way=["ric"], goods=[{"silver": 1, "wheat": 1, "silk": 1}], hands=[["l09"]])
    do(state, ANN, Take())
    assert refused(state, ANN, Perform()) == "GN-511"
    assert len(state.legal(ANN)) == 1 + 5
    other = state.copy()
    do(state, ANN, DrawPrivilege())
    assert "WindowClosed" in kinds(do(other, ANN, Deliver("l09", "start")))
    assert refused(state, ANN, Deliver("l09", "start")) == "GN-314"
    elsewhere = table(2, way=["haf"], hands=[["l09"]])
    do(elsewhere, ANN, Take())
    assert refused(elsewhere, ANN, Deliver("l09", "start")) == "GN-511"
    assert refused(elsewhere, ANN, DrawPrivilege()) == "GN-511"


@pytest.mark.rule("GN-512")
def test_an_empty_privilege_deck_may_still_be_chosen() -> None:
    state = table(
        2,
        way=["ric"],
        goods=[{"silver": 1, "wheat": 1, "silk": 1}],
        hands=[["l09"], deck_cards(3)],
    )
    do(state, ANN, Take())
    told = do(state, ANN, DrawPrivilege(), [])
    assert told[0] == ActionPerformed(ANN, "ric")
    assert (state.allowance[ANN], assets(state, ANN)["hand"]) == (0, ["l09"])


@pytest.mark.rule("GN-702", "GN-703")
def test_the_owner_is_paid_for_foreign_actions_only() -> None:
    state = table(3, way=["haf"], owners={"haf": BOB})
    do(state, ANN, Take())
    do(state, ANN, Perform())
    assert state.money == [130, 140, 130]
    mine = table(3, way=["haf"], owners={"haf": ANN})
    do(mine, ANN, Take())
    do(mine, ANN, Perform())
    assert mine.money == [130, 130, 130]
    lapsed = table(3, way=["haf"], owners={"haf": BOB}, allowances=[0, 0, 0])
    do(lapsed, ANN, lapsed.lapse(ANN))
    assert lapsed.money == [130, 130, 130]
