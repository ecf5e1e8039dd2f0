"""Chapter 6: orders, messages, privileges, special cards, decks."""

from collections import Counter
from typing import Any

import pytest

from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.words import (
    AnyGood,
    BuildingAction,
    Bundle,
    CardsDrawn,
    Claim,
    DeckShuffled,
    Deliver,
    DrawPrivilege,
    EndAction,
    EndMovement,
    Exchange,
    GiveProceeds,
    MessagePaid,
    Move,
    Offer,
    Pass,
    Perform,
    PlayStart,
    Proceeds,
    Roll,
    SmallOrder,
    Take,
)
from fondaco.table.titles import components_of, open_game
from fondaco.table.words import Invalid
from tests.games.genoa.tables import (
    ANN,
    BOB,
    CLEO,
    accept,
    assets,
    card_at,
    deck_cards,
    do,
    hear,
    kinds,
    refused,
    seen,
    sell,
    table,
)

L09 = {"silver": 1, "wheat": 1, "silk": 1}


def window(building: str, options: dict[str, str] | None = None, **fields: Any) -> GenoaState:
    """Ann has begun to act in a building."""
    state = table(3, options, way=[building], **fields)
    do(state, ANN, Take())
    return state


# -- large orders --


@pytest.mark.rule("GN-601", "GN-602", "GN-661")
def test_a_large_order_is_delivered_for_100_and_a_special_card() -> None:
    state = window("ric", goods=[L09], hands=[["l09"]])
    do(state, ANN, Deliver("l09", "exchange"))
    assert assets(state, ANN) == {
        "money": 230,
        "goods": {},
        "specials": {"exchange": 1},
        "markers": {},
        "hand": [],
    }
    assert seen(state, None).decks["large_orders"].face_up == ("l09",)
    assert seen(state, None).supply["silk"] == 5


@pytest.mark.rule("GN-601")
def test_without_the_card_or_a_good_nothing_is_delivered() -> None:
    short = window("ric", goods=[{"silver": 1, "wheat": 1}], hands=[["l09"]])
    assert refused(short, ANN, Deliver("l09", "start")) == "GN-601"
    other = window("ric", goods=[L09], hands=[["l10"], ["l09"]])
    assert refused(other, ANN, Deliver("l09", "start")) == "GN-601"
    wrong = window("col", goods=[L09], hands=[["l09"]])
    assert refused(wrong, ANN, Deliver("l09", "start")) == "GN-601"
    assert refused(wrong, ANN, Deliver("x", "start")) == "GN-601"


@pytest.mark.rule("GN-602")
def test_the_special_card_comes_from_a_stock_that_is_not_empty() -> None:
    state = window("ric", goods=[L09], hands=[["l09"]], specials=[{}, {"start": 5}])
    assert refused(state, ANN, Deliver("l09", "start")) == "GN-602"
    assert refused(state, ANN, Deliver("l09", None)) == "GN-602"
    everything = {"extra_action": 5, "any_good": 5, "exchange": 7, "building_action": 5, "start": 5}
    empty = window("ric", goods=[L09], hands=[["l09"]], specials=[{}, everything])
    do(empty, ANN, Deliver("l09", None))
    assert assets(empty, ANN)["money"] == 230


@pytest.mark.rule("GN-603")
def test_four_orders_per_villa_and_none_asks_for_the_goods_next_door() -> None:
    data = components_of(open_game("genoa").meta)
    orders = data["decks"]["large_orders"]["cards"]
    assert Counter(order["villa"] for order in orders) == dict.fromkeys(
        ("col", "mon", "ric", "zas"), 4
    )
    near = {"col": "met", "mon": "get", "ric": "gew", "zas": "tuc"}
    house = {kind["id"]: kind["warehouse"] for kind in data["goods"]["kinds"]}
    assert all(house[good] != near[o["villa"]] for o in orders for good in o["goods"])
    orders[0]["goods"][0] = "silver"
    with pytest.raises(Invalid, match="GN-603"):
        open_game("genoa", components=data)


LAYOUT_C = {"board_layout": "C"}
TWO_ORDERS: dict[str, Any] = {
    "goods": [{"silver": 2, "wheat": 1, "silk": 1, "rice": 1, "linen": 1}],
    "hands": [["l09", "l10"]],
    "specials": [{"building_action": 1}],
    "owners": {"ric": ANN},
}


@pytest.mark.rule("GN-604", "GN-R9")
def test_one_large_order_per_player_villa_and_turn() -> None:
    state = window("ric", LAYOUT_C, **TWO_ORDERS)
    do(state, ANN, Deliver("l09", "start"))
    again = BuildingAction("ric", "l10", "start")
    assert refused(state, ANN, again) == "GN-604"
    assert BuildingAction("ric") in state.legal(ANN)
    first = window("ric", LAYOUT_C, **TWO_ORDERS)
    do(first, ANN, again)
    assert refused(first, ANN, Deliver("l09", "start")) == "GN-604"
    free = window("ric", LAYOUT_C | {"villa_order_limit": "unlimited"}, **TWO_ORDERS)
    do(free, ANN, Deliver("l09", "start"))
    do(free, ANN, again)
    assert assets(free, ANN)["money"] == 330


@pytest.mark.rule("GN-R8")
def test_with_the_option_an_order_goes_to_any_villa() -> None:
    state = window("col", {"large_order_villas": "any_villa"}, goods=[L09], hands=[["l09"]])
    do(state, ANN, Deliver("l09", "start"))
    assert state.money[ANN] == 230
    assert seen(state, None).delivered[ANN] == ("col",)


# -- small orders --


@pytest.mark.rule("GN-611", "GN-661")
def test_a_small_order_is_fulfilled_right_after_the_action_there() -> None:
    state = window("kut", goods=[{"copper": 1}, {"silk": 1}], hands=[["k11", "k01"], ["k12"]])
    assert refused(state, ANN, SmallOrder("k11")) == "GN-611"  # not before the action
    do(state, ANN, Perform())
    assert refused(state, BOB, SmallOrder("k12")) == "GN-316"
    assert refused(state, ANN, SmallOrder("k01")) == "GN-611"  # for another building
    assert refused(state, ANN, SmallOrder("k12")) == "GN-611"  # not his
    told = do(state, ANN, SmallOrder("k11"))
    assert assets(state, ANN)["money"] == 170
    assert assets(state, ANN)["goods"] == {}
    assert seen(state, None).decks["small_orders"].face_up == ("k11",)
    assert "WindowClosed" in kinds(told)
    late = window("kut", goods=[{"copper": 1}], hands=[["k11"]])
    do(late, ANN, Perform())
    do(late, ANN, EndAction())
    assert refused(late, ANN, SmallOrder("k11")) == "GN-611"


@pytest.mark.rule("GN-611")
def test_a_small_order_needs_its_good() -> None:
    state = window("kut", goods=[{"silk": 1}], hands=[["k11"]])
    do(state, ANN, Perform())
    assert refused(state, ANN, SmallOrder("k11")) == "GN-611"


@pytest.mark.rule("GN-612")
def test_a_small_order_is_voluntary_and_uses_no_allowance() -> None:
    state = window("kut", goods=[{"copper": 1}], hands=[["k11"]], allowances=[2, 1, 1])
    do(state, ANN, Perform())
    assert EndAction() in state.legal(ANN)
    do(state, ANN, SmallOrder("k11"))
    assert state.allowance[ANN] == 1


@pytest.mark.rule("GN-613")
def test_how_many_small_orders_each_building_has() -> None:
    data = components_of(open_game("genoa").meta)
    cards = data["decks"]["small_orders"]["cards"]
    assert Counter(card["building"] for card in cards) == {
        "tra": 1,
        "tav": 1,
        **dict.fromkeys(("gil", "pos", "kat", "pal", "prk", "kut", "haf"), 2),
    }
    cards[0]["building"] = "rat"
    with pytest.raises(Invalid, match="GN-613"):
        open_game("genoa", components=data)


@pytest.mark.rule("GN-614", "GN-R10")
def test_one_small_order_per_turn_or_with_the_option_per_action() -> None:
    fields: dict[str, Any] = {
        "goods": [{"copper": 1, "silk": 1, "linen": 1}],
        "hands": [["k11", "k12", "k10"]],
        "specials": [{"extra_action": 1}],
    }
    state = window("kut", **fields)
    do(state, ANN, Perform())
    do(state, ANN, SmallOrder("k11"))
    assert seen(state, None).small_orders == (1, 0, 0)
    do(state, ANN, Move("prk"))
    do(state, ANN, Take(True))
    do(state, ANN, Perform())
    assert seen(state, None).phase == "move_open"  # the limit is public: the window closed
    more = window("kut", {"small_order_limit": "one_per_action"}, **fields)
    do(more, ANN, Perform())
    do(more, ANN, SmallOrder("k11"))
    assert refused(more, ANN, SmallOrder("k12")) == "GN-611"  # the window has closed
    do(more, ANN, Move("prk"))
    do(more, ANN, Take(True))
    do(more, ANN, Perform())
    do(more, ANN, SmallOrder("k10"))
    assert more.money[ANN] == 210


@pytest.mark.rule("GN-614")
def test_a_second_small_order_in_one_window_is_refused() -> None:
    state = window(
        "kut",
        goods=[{"copper": 1, "silk": 1}],
        hands=[["k11", "k12"]],
        specials=[{"any_good": 1}],
    )
    do(state, ANN, Perform())
    do(state, ANN, SmallOrder("k11"))
    assert refused(state, ANN, SmallOrder("k12")) == "GN-614"


@pytest.mark.rule("GN-615")
def test_an_empty_building_is_good_for_a_small_order() -> None:
    state = table(
        3,
        way=["kut"],
        goods=[{}, {"copper": 1}],
        hands=[[], ["k11"]],
        specials=[{"start": 5}],
        allowances=[0, 1, 1],
    )
    sell(state, Offer("kut", 5))
    do(state, BOB, Perform())
    do(state, BOB, SmallOrder("k11"))
    assert state.money[BOB] == 165


@pytest.mark.rule("GN-R11")
def test_card_and_good_of_a_small_order_may_come_from_the_same_window() -> None:
    state = window("kut", hands=[["k01"]], specials=[{"exchange": 1, "any_good": 1}])
    do(state, ANN, Perform())
    do(state, ANN, Exchange("k01", "small_orders"), [card_at(state, "k11")])
    do(state, ANN, AnyGood("copper"))
    do(state, ANN, SmallOrder("k11"))
    assert state.money[ANN] == 170


# -- messages --


@pytest.mark.rule("GN-621", "GN-622", "GN-661")
def test_a_message_is_paid_to_its_holder_by_itself() -> None:
    state = table(3, way=["prk", "kut", "ric"], phase="move_open", hands=[[], ["b02"]])
    told = do(state, ANN, Move("gew"))
    assert MessagePaid(BOB, "b02", 30) in told
    assert state.money == [130, 160, 130]
    assert seen(state, None).decks["messages"].face_up == ("b02",)


@pytest.mark.rule("GN-621")
def test_several_are_paid_clockwise_from_the_active_player_and_by_card() -> None:
    options = {"message_set": "all18"}
    state = table(
        3,
        options,
        active=1,
        way=["ric", "gew", "tra"],
        phase="move_open",
        hands=[["b10"], ["b04"], ["b05"]],
    )
    state.visited |= 1 << state.board.id["gil"] | 1 << state.board.id["rat"]
    told = do(state, BOB, Move("get"))
    paid = [event for event in told if isinstance(event, MessagePaid)]
    assert [(event.seat, event.card) for event in paid] == [(BOB, "b04"), (ANN, "b10")]


@pytest.mark.rule("GN-623", "GN-R15")
def test_order_does_not_matter_and_the_start_counts() -> None:
    state = table(2, specials=[{"start": 1}], hands=[["b03"]], allowances=[0, 0])
    do(state, ANN, PlayStart("tra"))
    for space in ("gew", "ric", "kut"):
        do(state, ANN, state.lapse(ANN))
        do(state, ANN, Move(space))
    assert state.money[ANN] == 160


@pytest.mark.rule("GN-624")
def test_any_number_of_messages_in_a_turn() -> None:
    state = table(
        3,
        {"message_set": "all18"},
        way=["gew", "tra"],
        phase="move_open",
        hands=[["b10"], [], ["b04"]],
    )
    state.visited |= 1 << state.board.id["ric"] | 1 << state.board.id["gil"]
    do(state, ANN, Move("get"))
    assert state.money == [160, 130, 160]


@pytest.mark.rule("GN-625")
def test_stops_of_an_earlier_turn_never_count() -> None:
    state = table(2, way=["prk", "kut", "ric"], phase="move_open", hands=[["b02"]])
    do(state, ANN, EndMovement())
    state.special[5] = 1
    state.stock[0] -= 1
    do(state, BOB, PlayStart("gew"))
    assert state.money == [130, 130]


@pytest.mark.rule("GN-R12", "GN-R13")
def test_a_message_gained_after_its_stops_is_paid_when_all_cards_are_drawn() -> None:
    state = table(
        3,
        {"message_set": "all18"},
        way=["s63", "pos"],
        phase="current_open",
        hands=[[], [c for c in deck_cards(2) if c not in ("b07", "b08")]],
    )
    state.visited |= 1 << state.board.id["pal"]  # b07: pos and pal
    do(state, ANN, Take())
    told = do(state, ANN, Perform(), [0, 0])
    assert MessagePaid(ANN, "b07", 30) in told
    # Both were drawn before one was paid, so it could not be drawn twice.
    assert [e.cards for e in told if isinstance(e, CardsDrawn) and e.cards] == [("b07", "b08")]
    assert assets(state, ANN)["hand"] == ["b08"]
    late = table(
        3,
        {"message_set": "all18", "message_card_timing": "held_before_second_stop"},
        way=["s63", "pos"],
        phase="current_open",
    )
    late.visited |= 1 << late.board.id["pal"]
    do(late, ANN, Take())
    do(late, ANN, Perform(), [card_at(late, "b07"), 0])
    assert late.money[ANN] == 130


DECLARED = {"message_claim": "declared"}


@pytest.mark.rule("GN-R12")
def test_declared_messages_are_claimed_by_all_at_once_and_in_secret() -> None:
    state = table(
        3, DECLARED, way=["prk", "kut", "ric"], phase="move_open", hands=[["b02"], [], ["b01"]]
    )
    do(state, ANN, Move("gew"))
    assert state.money == [130, 130, 130]
    do(state, ANN, Take())
    do(state, ANN, Perform())
    do(state, ANN, EndMovement())
    assert state.actors() == (ANN, BOB, CLEO)
    assert state.legal(ANN) == [Claim(()), Claim(("b02",))]
    assert state.legal(BOB) == [Claim(())]
    assert refused(state, CLEO, Claim(("b01",))) == "GN-621"
    do(state, ANN, Claim(("b02",)))
    assert seen(state, BOB).claims == (True, None, None)
    do(state, BOB, Claim(()))
    assert state.money[ANN] == 130
    do(state, CLEO, Claim(()))
    assert state.money == [160, 130, 130]
    assert refused(table(2, way=["s26"]), ANN, Claim(())) == "GN-R12"


@pytest.mark.rule("GN-R12")
def test_an_unclaimed_message_stays_in_hand() -> None:
    state = table(2, DECLARED, way=["prk", "kut", "ric", "gew"], phase="claim", hands=[["b02"]])
    do(state, ANN, Claim(()))
    do(state, BOB, Claim(()))
    assert state.money == [130, 130]
    assert assets(state, ANN)["hand"] == ["b02"]


@pytest.mark.rule("GN-R12", "GN-R13")
def test_declared_and_held_before_the_second_stop() -> None:
    options = DECLARED | {"message_card_timing": "held_before_second_stop"}
    state = table(
        3, options, way=["prk", "kut", "ric"], phase="move_open", hands=[["b02"], ["b03"]]
    )
    sell(state, Offer("gew", 10))
    assert seen(state, ANN).ripe == ("b02",)
    assert seen(state, BOB).ripe == ()
    do(state, BOB, Perform())
    hear(state, {BOB: Offer("s26", 5, cards={"b03": "nobody"})})
    accept(state, BOB)
    assert assets(state, ANN)["hand"] == ["b02", "b03"]
    assert state.legal(ANN) == [Claim(()), Claim(("b02",))]


@pytest.mark.rule("GN-R14")
def test_both_sets_of_messages() -> None:
    outer = {"col", "prk", "kut", "ric", "gew", "tra", "get", "mon", "haf", "pal", "zas"}
    outer |= {"tuc", "tav", "met"}
    sets = components_of(open_game("genoa").meta)["decks"]["messages"]["sets"]
    assert all(set(message["buildings"]) <= outer for message in sets["outer14"])
    assert len({b for message in sets["all18"] for b in message["buildings"]}) == 18
    for name, pair in (("outer14", ("col", "ric")), ("all18", ("kat", "col"))):
        state = table(2, {"message_set": name})
        mask = sum(1 << state.board.id[building] for building in pair)
        assert state.pairs[0] == mask


# -- privileges --


@pytest.mark.rule("GN-631")
def test_a_villa_gives_the_top_privilege() -> None:
    state = window("zas")
    do(state, ANN, DrawPrivilege(), [card_at(state, "p09")])
    assert assets(state, ANN)["hand"] == ["p09"]


@pytest.mark.rule("GN-632")
def test_one_privilege_for_each_outer_building() -> None:
    state = table(2)
    parts = state.parts
    named = [parts.buildings[building] for building in parts.privilege_of]
    assert sorted(named) == sorted(parts.buildings[building] for building in parts.ring)
    assert {"gil", "rat", "pos", "kat"} & set(named) == set()


# -- special cards --


@pytest.mark.rule("GN-641", "GN-642")
def test_any_number_of_special_cards_may_be_held_and_played() -> None:
    state = window("met", specials=[{"any_good": 5, "exchange": 3}])
    for good in ("silk", "salt", "rice", "wheat", "pepper"):
        do(state, ANN, AnyGood(good))
    assert seen(state, None).stock["any_good"] == 5
    do(state, ANN, Exchange("silk", "any_good"))  # and may be taken again
    assert assets(state, ANN)["specials"] == {"any_good": 1, "exchange": 2}


@pytest.mark.rule("GN-643")
def test_a_start_card_has_no_other_use() -> None:
    state = window("met", specials=[{"start": 2}])
    assert state.legal(ANN) == [Perform()]
    assert refused(state, ANN, PlayStart("haf")) == "GN-205"


@pytest.mark.rule("GN-644", "GN-645")
def test_extra_actions_several_in_a_turn_also_fresh_ones() -> None:
    state = table(3, way=["prk"], specials=[{"extra_action": 1}])
    do(state, ANN, Take())
    do(state, ANN, Perform())  # takes one more
    do(state, ANN, Move("kut"))
    do(state, ANN, Take(True))
    do(state, ANN, Perform())
    do(state, ANN, Move("ric"))
    do(state, ANN, Take(True))
    assert assets(state, ANN)["specials"] == {"start": 1}
    assert seen(state, None).stock["extra_action"] == 5


@pytest.mark.rule("GN-646", "GN-R19")
def test_any_good_takes_a_good_of_the_supply() -> None:
    state = window("met", specials=[{"any_good": 2}], goods=[{}, {"silk": 5}])
    assert refused(state, ANN, AnyGood("silk")) == "GN-646"
    assert refused(state, ANN, AnyGood("gold")) == "GN-646"
    do(state, ANN, AnyGood("salt"))
    do(state, ANN, Perform())
    do(state, ANN, AnyGood("salt"))
    assert assets(state, ANN)["goods"] == {"silver": 1, "copper": 1, "salt": 2}
    assert refused(window("met"), ANN, AnyGood("salt")) == "GN-646"
    everything = dict.fromkeys(state.parts.goods, 5)
    empty = window("haf", specials=[{"any_good": 1}], goods=[{}, everything])
    assert not [a for a in empty.legal(ANN) if isinstance(a, AnyGood)]


@pytest.mark.rule("GN-647", "GN-R22")
def test_plays_belong_to_ones_own_window() -> None:
    specials = {"any_good": 1, "exchange": 1, "building_action": 1}
    fields: dict[str, Any] = {"goods": [{"silk": 1}, {"silk": 1}], "owners": {"met": ANN}}
    plays = [AnyGood("salt"), Exchange("silk", "salt"), BuildingAction("met")]
    outside = table(3, way=["haf"], specials=[specials, specials], **fields)
    for play in plays:
        assert refused(outside, ANN, play) == "GN-647"
    do(outside, ANN, Take())
    for play in plays:
        assert refused(outside, BOB, play) == "GN-316"
        assert play in outside.legal(ANN)
    do(outside, ANN, Perform())
    for play in plays:
        assert play in outside.legal(ANN)
    do(outside, ANN, EndAction())
    for play in plays:
        assert refused(outside, ANN, play) == "GN-647"
    gained = window("haf")
    do(gained, ANN, Perform())
    assert AnyGood("salt") in gained.legal(ANN)  # also when gained in this window


@pytest.mark.rule("GN-648", "GN-R20")
def test_an_exchange_takes_any_asset_that_is_there() -> None:
    state = window(
        "met",
        specials=[{"exchange": 6}],
        goods=[{"silk": 3}, {"salt": 5}],
        markers=[{"red": 1}],
        hands=[["k01"]],
    )
    assert refused(state, ANN, Exchange("silk", "salt")) == "GN-648"
    assert refused(state, ANN, Exchange("salt", "silk")) == "GN-648"
    assert refused(state, ANN, Exchange("k02", "silk")) == "GN-648"
    assert refused(state, ANN, Exchange("silk", "blue")) == "GN-648"
    do(state, ANN, Exchange("silk", "wheat"))
    do(state, ANN, Exchange("silk", "start"))
    do(state, ANN, Exchange("red", "any_good"))
    do(state, ANN, Exchange("start", "red"))
    do(state, ANN, Exchange("k01", "small_orders"), [card_at(state, "k09")])
    assert assets(state, ANN) == {
        "money": 130,
        "goods": {"wheat": 1, "silk": 1},
        "specials": {"any_good": 1, "exchange": 1},
        "markers": {"red": 1},
        "hand": ["k09"],
    }
    # The played card itself is not available: with one there is none to give.
    assert refused(state, ANN, Exchange("exchange", "silk")) == "GN-648"


@pytest.mark.rule("GN-648")
def test_what_he_takes_must_be_there_before_he_gives() -> None:
    state = window(
        "met", specials=[{"exchange": 1}], hands=[["k01"], deck_cards(1)[1:]], goods=[{"silk": 5}]
    )
    assert refused(state, ANN, Exchange("k01", "small_orders")) == "GN-648"
    assert refused(state, ANN, Exchange("silk", "silk")) == "GN-648"


@pytest.mark.rule("GN-649", "GN-661", "GN-R43")
def test_what_is_given_goes_to_the_supply_and_money_cannot_be_swapped() -> None:
    state = window(
        "met",
        specials=[{"exchange": 2}],
        markers=[{"red": 1}],
        hands=[["k01"]],
        owners={"prk": ANN},
    )
    assert refused(state, ANN, Exchange("ducats", "silk")) == "GN-649"
    assert refused(state, ANN, Exchange("prk", "silk")) == "GN-648"
    do(state, ANN, Exchange("red", "silk"))
    assert seen(state, None).tray["red"] == 6
    do(state, ANN, Exchange("k01", "silk"))
    assert seen(state, None).decks["small_orders"].face_up == ("k01",)


@pytest.mark.rule("GN-650", "GN-R21")
def test_building_action_is_for_ones_own_buildings_but_the_palazzo() -> None:
    owners = {"get": ANN, "pal": ANN, "tra": BOB}
    state = window("rat", specials=[{"building_action": 1}], owners=owners)
    for other in ("pal", "tra", "haf", "nowhere"):
        assert refused(state, ANN, BuildingAction(other)) == "GN-650"
    assert refused(state, ANN, BuildingAction("get", "l01", "start")) == "GN-511"
    do(state, ANN, BuildingAction("get"))
    assert refused(state, ANN, BuildingAction("get")) == "GN-650"
    assert assets(state, ANN)["goods"] == {"wheat": 1, "rice": 1}


@pytest.mark.rule("GN-651", "GN-652", "GN-654")
def test_it_uses_no_allowance_and_may_be_repeated_anywhere() -> None:
    state = window(
        "get", specials=[{"building_action": 2}], owners={"get": ANN}, allowances=[2, 1, 1]
    )
    do(state, ANN, BuildingAction("get"))
    do(state, ANN, Perform())  # the same building, acted in this turn too
    do(state, ANN, BuildingAction("get"))
    assert assets(state, ANN)["goods"] == {"wheat": 3, "rice": 3}
    assert state.allowance[ANN] == 1


@pytest.mark.rule("GN-653")
def test_it_never_permits_a_small_order_there() -> None:
    state = window(
        "rat",
        specials=[{"building_action": 1}],
        owners={"kut": ANN},
        goods=[{"copper": 1}],
        hands=[["k11"]],
    )
    do(state, ANN, Perform())
    do(state, ANN, BuildingAction("kut"))
    assert not [a for a in state.legal(ANN) if isinstance(a, SmallOrder)]


@pytest.mark.rule("GN-R21")
def test_every_window_ends() -> None:
    state = window(
        "tav",
        LAYOUT_C,
        specials=[{"any_good": 3, "exchange": 5, "building_action": 4}],
        owners={"tra": ANN, "haf": ANN, "kut": ANN},
        goods=[{"silk": 2}],
    )
    plays = 0
    while seen(state, None).phase == "window":
        choices = [action for action in state.legal(ANN) if action != EndAction()]
        do(state, ANN, choices[-1] if choices else EndAction())
        plays += 1
        assert plays < 100


# -- decks --


@pytest.mark.rule("GN-662", "GN-R34")
def test_a_deck_is_shuffled_as_soon_as_a_face_up_card_is_on_top() -> None:
    rest = [card for card in deck_cards(2) if card not in ("b01", "b02")]
    state = table(3, way=["pos"], hands=[[], rest], face_up=["b02"])
    do(state, ANN, Take())
    told = do(state, ANN, Perform(), [0, 0])
    assert DeckShuffled("messages", 1) in told
    assert assets(state, ANN)["hand"] == ["b01", "b02"]
    assert seen(state, None).decks["messages"].size == 0
    # A card returned to an empty deck is turned down at once.
    empty = window("met", specials=[{"exchange": 1}], hands=[deck_cards(2)])
    do(empty, ANN, Exchange("b05", "silk"))
    deck = seen(empty, None).decks["messages"]
    assert (deck.size, deck.face_up, deck.may_lie) == (1, (), ("b05",))


@pytest.mark.rule("GN-663")
def test_a_hand_has_no_limit() -> None:
    state = table(2, way=["rat"], hands=[[*deck_cards(0), *deck_cards(2), *deck_cards(3)]])
    do(state, ANN, Take())
    do(state, ANN, Perform())
    assert len(assets(state, ANN)["hand"]) == 46
    assert refused(state, BOB, Pass()) == "GN-906"
    assert refused(state, BOB, Roll()) == "GN-201"


@pytest.mark.rule("GN-R12", "GN-R13")
def test_a_done_message_given_away_ripens_for_nobody() -> None:
    options = DECLARED | {"message_card_timing": "held_before_second_stop"}
    state = table(3, options, way=["prk", "kut", "ric"], phase="move_open", hands=[[], ["b02"]])
    sell(state, Offer("gew", 10))
    assert seen(state, BOB).ripe == ("b02",)
    do(state, BOB, Perform())
    hear(state, {BOB: Offer("s26", 5, cards={"b02": "nobody"})})
    accept(state, BOB)
    assert assets(state, ANN)["hand"] == ["b02"]
    assert state.legal(ANN) == [Claim(())]


@pytest.mark.rule("GN-R12", "GN-648")
def test_a_done_message_taken_by_exchange_is_paid_at_once() -> None:
    state = table(
        3, way=["prk", "kut", "ric", "gew"], goods=[{"silk": 1}], specials=[{"exchange": 1}]
    )
    do(state, ANN, Take())
    told = do(state, ANN, Exchange("silk", "messages"), [card_at(state, "b02")])
    assert MessagePaid(ANN, "b02", 30) in told
    assert (state.money[ANN], assets(state, ANN)["hand"]) == (160, [])


LATE: dict[str, Any] = {
    "options": {"message_set": "all18"},
    "way": ["met", "s32", "s33", "pos"],
}
"""The tower has stood on both buildings of b08."""


@pytest.mark.rule("GN-R12", "GN-422")
@pytest.mark.parametrize(("given", "money"), [("b01", [140, 150, 130]), ("b08", [170, 120, 130])])
def test_of_two_messages_one_promised_is_handed_over_before_any_is_paid(
    given: str, money: list[int]
) -> None:
    state = table(3, allowances=[0, 1, 1], **LATE)
    sell(state, Offer("pos", 10, proceeds=Proceeds(cards=1)))
    draws = [card_at(state, "b01"), card_at(state, "b08") - 1]
    assert not [e for e in do(state, BOB, Perform(), draws) if isinstance(e, MessagePaid)]
    do(state, BOB, GiveProceeds(given))
    assert state.money == money


@pytest.mark.rule("GN-R12", "GN-650")
def test_a_done_message_drawn_by_a_building_action_is_paid() -> None:
    state = table(3, specials=[{"building_action": 1}], owners={"pos": ANN}, **LATE)
    do(state, ANN, Take())
    draws = [card_at(state, "b01"), card_at(state, "b08") - 1]
    assert MessagePaid(ANN, "b08", 30) in do(state, ANN, BuildingAction("pos"), draws)


@pytest.mark.rule("GN-428", "GN-423", "GN-R13")
def test_a_message_asked_of_the_active_player_is_paid_to_its_new_holder() -> None:
    state = table(3, way=["prk", "kut", "ric"], phase="move_open", hands=[["b02"]])
    told = sell(state, Offer("gew", 10, asks=Bundle(decks={"messages": 1})))
    assert [e for e in told if isinstance(e, MessagePaid)] == [MessagePaid(BOB, "b02", 30)]
    assert state.money == [140, 150, 130]
