"""Chapter 6: special cards and when they are played."""

from typing import Any

import pytest

from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.words import (
    AnyGood,
    AnyGoodPlayed,
    BuildingAction,
    BuildingActionPlayed,
    CardsDrawn,
    Deliver,
    DrawPrivilege,
    EndAction,
    EndMovement,
    Exchange,
    Exchanged,
    ExtraActionPlayed,
    Lapse,
    Move,
    Offer,
    OpenFloor,
    OwnerPaid,
    Pass,
    Perform,
    PlayStart,
    SmallOrder,
    Take,
)
from tests.games.genoa.scenes import (
    DECKS,
    GOODS,
    SPECIALS,
    acting,
    all_but,
    do,
    draws,
    events,
    hear,
    heard,
    of,
    phase,
    placing,
    roll,
    seen,
    sold,
    table,
    where,
)
from tests.games.genoa.tables import refused

ALL_GOODS = dict.fromkeys(GOODS, 5)


def plays(state: GenoaState, seat: int = 0) -> set[str]:
    """The special cards that could be played now."""
    cards = {"any_good": AnyGood, "exchange": Exchange, "building_action": BuildingAction}
    can = {type(action) for action in state.legal(seat)}
    return {name for name, play in cards.items() if play in can}


# -- what holds for all --


@pytest.mark.rule("GN-641")
def test_any_number_and_combination_may_be_held_and_played() -> None:
    state = acting(
        "gil",
        goods={0: {"silk": 1}},
        specials={0: {"any_good": 5, "exchange": 7, "building_action": 5}},
        owners={"get": 0},
    )
    for good in ("wheat", "wheat", "salt", "salt", "salt"):
        do(state, 0, AnyGood(good))
    for give, take in (("silk", "linen"), ("linen", "copper"), ("any_good", "start")):
        if give == "any_good":
            assert refused(state, 0, Exchange(give, take)) == "GN-648"
        else:
            do(state, 0, Exchange(give, take))
    do(state, 0, Perform())
    do(state, 0, BuildingAction("get"))
    do(state, 0, BuildingAction("get"))
    do(state, 0, Exchange("copper", "large_orders"))
    assert of(state, "goods") == {"wheat": 4, "rice": 2, "salt": 3}
    assert of(state, "specials") == {"exchange": 4, "building_action": 3}


@pytest.mark.rule("GN-641")
def test_one_seat_may_hold_all_special_cards() -> None:
    state = acting("prk", specials={0: {**SPECIALS, "extra_action": 4}})
    do(state, 0, Perform())
    assert of(state, "specials") == SPECIALS
    assert state.position()["stock"] == {}


@pytest.mark.rule("GN-642")
def test_played_cards_return_to_their_stocks() -> None:
    start = table(specials={0: {"start": 5}})
    do(start, 0, PlayStart("gil"))
    assert start.position()["stock"]["start"] == 1
    extra = table(
        phase="current_open", way=["gil"], allowances={0: 0}, specials={0: {"extra_action": 5}}
    )
    do(extra, 0, Take(True))
    assert extra.position()["stock"]["extra_action"] == 1
    state = acting(
        "gil",
        goods={0: {"silk": 1}},
        specials={0: {"any_good": 5, "exchange": 7, "building_action": 5}},
        owners={"met": 0},
    )
    for card, play in (
        ("any_good", AnyGood("rice")),
        ("exchange", Exchange("silk", "salt")),
        ("building_action", BuildingAction("met")),
    ):
        do(state, 0, play)
        assert state.position()["stock"][card] == 1


@pytest.mark.rule("GN-642")
def test_a_played_card_may_be_taken_again_later() -> None:
    state = acting("haf", specials={0: {"any_good": 1}, 1: {"any_good": 4}})
    do(state, 0, AnyGood("salt"))
    do(state, 0, Perform())
    assert of(state, "specials") == {"any_good": 1}


@pytest.mark.rule("GN-642", "GN-R20")
def test_a_card_returns_only_after_its_effect() -> None:
    exchange = acting("gil", goods={0: {"silk": 1}}, specials={0: {"exchange": 7}})
    assert refused(exchange, 0, Exchange("silk", "exchange")) == "GN-648"
    one = acting("gil", specials={0: {"exchange": 1}})
    assert refused(one, 0, Exchange("exchange", "silk")) == "GN-648"
    two = acting("gil", specials={0: {"exchange": 2}})
    do(two, 0, Exchange("exchange", "silk"))
    assert (of(two, "specials"), of(two, "goods")) == ({}, {"silk": 1})
    villa = acting(
        "gil",
        3,
        {"board_layout": "C"},
        owners={"col": 0},
        hands={0: ("l01",)},
        goods={0: {"wheat": 1, "silk": 1, "salt": 1}},
        specials={0: {"building_action": 5}},
    )
    assert refused(villa, 0, BuildingAction("col", "l01", "building_action")) == "GN-602"


# -- start --


@pytest.mark.rule("GN-643")
def test_a_start_card_is_for_the_start_of_ones_own_turn() -> None:
    state = table(specials={0: {"start": 1}, 1: {"start": 1}})
    assert refused(state, 1, PlayStart("gil")) == "GN-205"
    rolled = state.copy()
    do(rolled, 0, *roll(4, 3))
    assert refused(rolled, 0, PlayStart("gil")) == "GN-205"
    do(state, 0, PlayStart("s66"))
    assert (where(state), state.position()["dice"]) == ("s66", None)
    assert of(state, "specials") == {}
    for other in (
        acting("gil", specials={0: {"start": 1}}),
        table(phase="move_open", way=["gil"], specials={0: {"start": 1}}),
        placing(["s66"], specials={0: {"start": 1}}, markers={0: 1}),
    ):
        assert refused(other, 0, PlayStart("gil")) == "GN-205"
        assert plays(other) == set()


# -- extra_action --


@pytest.mark.rule("GN-644")
@pytest.mark.parametrize("seat", [0, 1])
def test_any_seat_may_use_an_extra_action(seat: int) -> None:
    fields: dict[str, Any] = {"allowances": {0: 0, 1: 0}, "phase": "current_open", "way": ["gil"]}
    bare = table(**fields)
    state = table(specials={seat: {"extra_action": 1}}, **fields)
    if seat == 0:
        assert refused(bare, 0, Take(True)) == "GN-310"
        told = do(state, 0, Take(True))
    else:
        do(bare, 0, OpenFloor())
        assert refused(bare, 1, Offer("gil", 5, uses_extra_action=True)) == "GN-425"
        told = sold(state, 1, Offer("gil", 5, uses_extra_action=True))
    assert ExtraActionPlayed(seat) in events(told)
    assert of(state, "specials", seat) == {}
    assert (phase(state), of(state, "allowances", seat)) == ("window", 0)
    do(state, seat, Perform())
    assert len(of(state, "hands", seat)) == 1


@pytest.mark.rule("GN-644")
def test_several_in_one_turn_and_one_just_gained() -> None:
    state = table(
        phase="current_open", way=["prk"], specials={0: {"extra_action": 1}}, allowances={0: 1}
    )
    do(state, 0, Take())
    do(state, 0, Perform())
    for space in ("kut", "ric"):
        do(state, 0, Move(space))
        do(state, 0, Take(True))
        do(state, 0, DrawPrivilege() if space == "ric" else Perform())
    assert of(state, "specials") == {"start": 1}
    do(state, 0, Move("gew"))
    assert refused(state, 0, Take(True)) == "GN-310"


@pytest.mark.rule("GN-644", "GN-R23")
def test_it_counts_for_the_current_turn_and_only_where_it_is_needed() -> None:
    state = table(phase="current_open", way=["gil"], specials={0: {"extra_action": 1}})
    assert refused(state, 0, Take(True)) == "GN-425"
    assert Take() in state.legal(0)
    do(state, 0, OpenFloor())
    for seat in (1, 2):
        do(state, seat, Pass())
    do(state, 0, Lapse())
    do(state, 0, EndMovement())
    assert of(state, "specials") == {"extra_action": 1}
    assert state.position()["allowances"] == (1, 1, 1)


@pytest.mark.rule("GN-645")
def test_no_second_performance_in_the_same_building() -> None:
    state = acting("gil", specials={0: {"extra_action": 2}, 1: {"extra_action": 1}})
    do(state, 0, Perform())
    assert phase(state) == "move_open"
    assert refused(state, 0, Take(True)) == "GN-312"
    assert refused(state, 2, Take()) == "GN-312"
    assert refused(state, 0, Move("gil")) == "GN-303"
    do(state, 0, OpenFloor())
    assert refused(state, 1, Offer("gil", 5)) == "GN-408"
    assert of(state, "specials") == {"extra_action": 2}


# -- any_good --


@pytest.mark.rule("GN-646")
@pytest.mark.parametrize("good", GOODS)
def test_any_good_gives_a_good_of_ones_choice(good: str) -> None:
    state = acting("gil", specials={0: {"any_good": 1}})
    told = do(state, 0, AnyGood(good))
    assert of(state, "goods") == {good: 1}
    assert state.position()["supply"] == {**ALL_GOODS, good: 4}
    assert AnyGoodPlayed(0, good) in events(told)


@pytest.mark.rule("GN-646")
def test_an_exhausted_good_is_refused() -> None:
    state = acting("gil", specials={0: {"any_good": 1}}, goods={1: {"salt": 5, "rice": 4}})
    assert refused(state, 0, AnyGood("salt")) == "GN-646"
    assert refused(state, 0, AnyGood("gold")) == "GN-646"
    assert AnyGood("rice") in state.legal(0)


@pytest.mark.rule("GN-646")
def test_with_all_goods_exhausted_or_without_the_card_nothing_is_played() -> None:
    empty = acting("gil", specials={0: {"any_good": 1}}, goods={1: ALL_GOODS})
    bare = acting("gil", specials={1: {"any_good": 1}})
    for state in (empty, bare):
        assert plays(state) == set()
        for good in GOODS:
            assert refused(state, 0, AnyGood(good)) == "GN-646"


# -- when --

CARDS: dict[str, Any] = {
    "specials": {0: {"any_good": 2, "exchange": 2, "building_action": 2}},
    "goods": {0: {"silk": 2}},
    "owners": {"met": 0},
}
PLAYS = [AnyGood("rice"), Exchange("silk", "salt"), BuildingAction("met")]


@pytest.mark.rule("GN-647", "GN-R19", "GN-R22")
@pytest.mark.parametrize("play", PLAYS)
def test_before_and_after_the_action_cards_may_be_played(play: Any) -> None:
    state = acting("gil", **CARDS)
    do(state, 0, play)
    do(state, 0, Perform())
    do(state, 0, play)
    do(state, 0, EndAction())
    assert refused(state, 0, play) == "GN-647"


@pytest.mark.rule("GN-647")
@pytest.mark.parametrize("play", PLAYS)
def test_outside_ones_own_window_they_are_refused(play: Any) -> None:
    for state in (
        table(**CARDS),
        table(phase="current_open", way=["gil"], **CARDS),
        table(phase="move_open", way=["gil"], **CARDS),
        placing(["s66"], **{**CARDS, "markers": {0: 1}}),
        table(active=1, **CARDS),
    ):
        assert refused(state, 0, play) == "GN-647"
    floor = table(phase="move_open", way=["gil"], **CARDS)
    do(floor, 0, OpenFloor())
    assert refused(floor, 0, play) == "GN-647"
    other = acting("gil", seat=1, **CARDS)
    assert refused(other, 0, play) == "GN-316"


@pytest.mark.rule("GN-647")
def test_until_the_next_own_window() -> None:
    fields = {**CARDS, "specials": {0: {"any_good": 2, "extra_action": 1}}}
    state = acting("gil", **fields)
    do(state, 0, Perform())
    do(state, 0, EndAction())
    do(state, 0, Move("s47"))
    do(state, 0, Move("tra"))
    assert refused(state, 0, AnyGood("rice")) == "GN-647"
    do(state, 0, Take(True))
    do(state, 0, AnyGood("rice"))
    assert of(state, "goods") == {"silk": 2, "rice": 1}


@pytest.mark.rule("GN-647")
@pytest.mark.parametrize(
    ("building", "play"),
    [
        ("haf", AnyGood("rice")),
        ("pal", BuildingAction("met")),
        ("tra", Exchange("silk", "salt")),
    ],
)
def test_a_card_gained_in_this_window_may_be_played_at_once(building: str, play: Any) -> None:
    state = acting(building, goods={0: {"silk": 1}}, owners={"met": 0})
    assert refused(state, 0, play) in ("GN-646", "GN-648", "GN-650")
    do(state, 0, Perform())
    do(state, 0, play)
    assert of(state, "specials") == {}


@pytest.mark.rule("GN-647")
def test_in_another_players_turn_ones_window_is_ones_own() -> None:
    state = acting("gil", active=1, seat=0, **CARDS)
    assert plays(state) == {"any_good", "exchange", "building_action"}
    assert state.legal(1) == []


# -- exchange --

SWAP: dict[str, Any] = {
    "specials": {0: {"exchange": 1, "start": 1}},
    "goods": {0: {"silk": 1}},
    "markers": {0: 1},
    "hands": {0: ("l05", "k05", "b05", "p05")},
}
GIVEN = ["silk", "start", "red", "l05", "k05", "b05", "p05"]


@pytest.mark.rule("GN-648", "GN-649", "GN-R20", "GN-R43")
@pytest.mark.parametrize("give", GIVEN)
@pytest.mark.parametrize("take", ["wheat", "building_action", "red", *DECKS])
def test_any_asset_may_be_swapped_for_any_other(give: str, take: str) -> None:
    state = acting("gil", **SWAP)
    drew = [0] if take in DECKS else []
    told = do(state, 0, Exchange(give, take), drew=drew)
    assert Exchanged(0, give, take) in events(told)
    position = state.position()
    gained = {**SWAP["goods"][0], **{"start": 1}, "red": 1, **dict.fromkeys(GIVEN[3:], 1)}
    gained[give] -= 1
    drawn = DECKS[take][0] if take in DECKS else take
    gained[drawn] = gained.get(drawn, 0) + 1
    has = {
        **of(state, "goods"),
        **of(state, "specials"),
        **of(state, "markers"),
        **dict.fromkeys(of(state, "hands"), 1),
    }
    assert has == {name: n for name, n in gained.items() if n}
    assert position["stock"]["exchange"] == 7
    assert position["supply"] == {
        **ALL_GOODS,
        "silk": 4 + (give == "silk"),
        "wheat": 5 - (take == "wheat"),
    }
    assert position["stock"]["start"] == 4 + (give == "start")
    assert position["tray"]["red"] == 6 + (give == "red") - (take == "red")
    assert position["face_up"] == ((give,) if give in GIVEN[3:] else ())
    assert of(state, "money") == 130


@pytest.mark.rule("GN-648")
def test_the_top_card_is_taken_unseen() -> None:
    state = acting("gil", **SWAP)
    assert refused(state, 0, Exchange("silk", "l01")) == "GN-648"
    told = do(state, 0, Exchange("silk", "large_orders"), drew=draws(state, "l11"))
    assert CardsDrawn(0, "large_orders", 1, ("l11",)) in heard(told, 0)
    assert CardsDrawn(0, "large_orders", 1, ("l11",)) not in heard(told, 1)
    assert of(state, "hands") == ["l05", "l11", "k05", "b05", "p05"]


@pytest.mark.rule("GN-648")
def test_one_gives_what_one_has_and_takes_ones_own_colour() -> None:
    state = acting("gil", markers={1: 1}, **{k: v for k, v in SWAP.items() if k != "markers"})
    for give in ("wheat", "any_good", "blue", "red", "l06", "gold"):
        assert refused(state, 0, Exchange(give, "rice")) == "GN-648"
    for take in ("blue", "gold", "markers"):
        assert refused(state, 0, Exchange("silk", take)) == "GN-648"
    bare = acting("gil", **{**SWAP, "specials": {0: {"start": 1}}})
    assert refused(bare, 0, Exchange("silk", "rice")) == "GN-648"


@pytest.mark.rule("GN-648")
@pytest.mark.parametrize(
    ("give", "take", "away"),
    [
        ("silk", "silk", {"goods": {0: {"silk": 1}, 1: {"silk": 4}}}),
        ("start", "start", {"specials": {0: {"exchange": 1, "start": 1}, 1: {"start": 4}}}),
        ("red", "red", {"owners": dict.fromkeys(("prk", "kut", "met", "gew", "tav", "tra"), 0)}),
        ("b05", "messages", {"hands": {0: ("b05",), 1: all_but("messages", "b05")}}),
    ],
)
def test_what_is_taken_must_be_there_before_one_gives(
    give: str, take: str, away: dict[str, Any]
) -> None:
    assert Exchange(give, take) in acting("gil", **SWAP).legal(0)
    state = acting("gil", **{**SWAP, **away})
    assert refused(state, 0, Exchange(give, take)) == "GN-648"
    assert Exchange(give, "wheat") in state.legal(0)


@pytest.mark.rule("GN-649")
def test_money_and_placed_markers_cannot_be_swapped() -> None:
    state = acting("gil", specials={0: {"exchange": 1}}, owners={"prk": 0}, goods={0: {"silk": 1}})
    assert refused(state, 0, Exchange("money", "silk")) == "GN-649"
    assert refused(state, 0, Exchange("silk", "money")) == "GN-649"
    assert refused(state, 0, Exchange("red", "wheat")) == "GN-648"
    assert all(a.give == "silk" for a in state.legal(0) if isinstance(a, Exchange))


@pytest.mark.rule("GN-649", "GN-R27")
def test_a_foreign_marker_may_be_exchanged_and_goes_to_its_own_supply() -> None:
    house = {"marker_payment": "keep_colour"}
    state = acting("gil", 3, house, specials={0: {"exchange": 1}}, markers=[{"blue": 1}, {}, {}])
    do(state, 0, Exchange("blue", "red"))
    assert of(state, "markers") == {"red": 1}
    assert state.position()["tray"] == {"red": 6, "blue": 7, "green": 7}


# -- building_action --


def owning(*buildings: str, cards: int = 1, at: str = "rat", **fields: Any) -> GenoaState:
    """Seat 0 acts at a building and owns others."""
    return acting(
        at,
        owners=dict.fromkeys(buildings, 0),
        specials={0: {"building_action": cards}},
        **fields,
    )


@pytest.mark.rule("GN-650")
def test_the_action_of_an_owned_building_is_carried_out() -> None:
    state = owning("get")
    told = do(state, 0, BuildingAction("get"))
    assert of(state, "goods") == {"wheat": 1, "rice": 1}
    assert BuildingActionPlayed(0, "get") in events(told)
    for building, field, got in (
        ("kut", "specials", {"start": 1}),
        ("gil", "hands", ["l01"]),
        ("kat", "markers", {"red": 2}),
    ):
        other = owning(building)
        do(other, 0, BuildingAction(building), drew=[0] if building == "gil" else [])
        assert of(other, field) == got


@pytest.mark.rule("GN-650", "GN-R2")
def test_an_owned_villa_delivers_or_draws() -> None:
    fields: dict[str, Any] = {
        "options": {"board_layout": "C"},
        "hands": {0: ("l01",)},
        "goods": {0: {"wheat": 1, "silk": 1, "salt": 1}},
    }
    state = owning("col", **fields)
    do(state, 0, BuildingAction("col"), drew=[0])
    assert of(state, "hands") == ["l01", "p01"]
    other = owning("col", **fields)
    do(other, 0, BuildingAction("col", "l01", "start"))
    assert (of(other, "money"), of(other, "specials")) == (230, {"start": 1})
    assert refused(owning("get", **fields), 0, BuildingAction("get", "l01", "start")) == "GN-511"
    poor = owning("col", **{**fields, "goods": {}})
    assert refused(poor, 0, BuildingAction("col", "l01", "start")) == "GN-601"


@pytest.mark.rule("GN-650", "GN-R21")
def test_other_buildings_and_the_palazzo_are_refused() -> None:
    state = acting(
        "pal",
        owners={"get": 1, "met": 0, "pal": 0},
        specials={0: {"building_action": 1}, 1: {"building_action": 1}},
    )
    for building in ("get", "kut", "pal", "mkt", "s23"):
        assert refused(state, 0, BuildingAction(building)) == "GN-650"
    assert BuildingAction("met") in state.legal(0)
    bare = acting("pal", owners={"met": 0})
    assert refused(bare, 0, BuildingAction("met")) == "GN-650"


@pytest.mark.rule("GN-651")
def test_it_uses_no_allowance_and_is_no_action_of_the_turn() -> None:
    state = owning("get", "rat", at="rat", cards=2)
    do(state, 0, BuildingAction("get"))
    do(state, 0, BuildingAction("rat"))
    assert of(state, "allowances") == 0
    assert Perform() in state.legal(0)
    assert refused(state, 0, EndAction()) == "GN-315"


@pytest.mark.rule("GN-651", "GN-907")
def test_it_earns_the_active_player_of_two_no_further_action() -> None:
    house = {"two_player_variant": "true"}
    state = acting(
        "gil",
        2,
        house,
        seat=1,
        owners={"met": 1},
        specials={1: {"building_action": 1}},
        allowances={0: 0, 1: 0},
    )
    do(state, 1, BuildingAction("met"))
    assert of(state, "allowances") == 0
    do(state, 1, Perform())
    assert of(state, "allowances") == 1


@pytest.mark.rule("GN-652")
def test_the_towers_place_and_what_was_done_there_do_not_matter() -> None:
    here = owning("get", at="get", cards=2)
    do(here, 0, BuildingAction("get"))
    do(here, 0, Perform())
    do(here, 0, BuildingAction("get"))
    assert of(here, "goods") == {"wheat": 3, "rice": 3}
    passed = owning("kut", at="ric", way=["kut"], cards=1)
    do(passed, 0, BuildingAction("kut"))
    assert of(passed, "specials") == {"start": 1}


@pytest.mark.rule("GN-653")
@pytest.mark.parametrize("at", ["rat", "kut"])
def test_it_permits_no_small_order_for_the_building_named(at: str) -> None:
    state = owning("kut", at=at, hands={0: ("k11",)}, goods={0: {"copper": 1}}, cards=2)
    do(state, 0, BuildingAction("kut"))
    assert refused(state, 0, SmallOrder("k11")) == "GN-611"
    do(state, 0, Perform())
    do(state, 0, BuildingAction("kut"))
    if at == "rat":
        assert refused(state, 0, SmallOrder("k11")) in ("GN-314", "GN-611")
    assert of(state, "money") == 130


@pytest.mark.rule("GN-654")
def test_several_may_be_played_in_one_window_also_for_the_same_building() -> None:
    state = owning("get", "met", cards=4)
    for building in ("get", "met", "get", "get"):
        do(state, 0, BuildingAction(building))
    assert of(state, "goods") == {"wheat": 3, "rice": 3, "silver": 1, "copper": 1}


@pytest.mark.rule("GN-651", "GN-703")
def test_no_owner_is_paid_for_it() -> None:
    state = owning("get")
    told = do(state, 0, BuildingAction("get"))
    assert not any(isinstance(event, OwnerPaid) for event in events(told))
    assert state.money == [130, 130, 130]


# -- how open they are (GN-R17) --


@pytest.mark.rule("GN-903", "GN-R17")
def test_special_cards_lie_open() -> None:
    state = table(specials={1: {"start": 1, "exchange": 2}})
    for seat in (0, 2, None):
        assert seen(state, seat).specials[1] == {"start": 1, "exchange": 2}


@pytest.mark.rule("GN-903", "GN-R17")
def test_hidden_special_cards_show_their_number_alone() -> None:
    house = {"special_cards_visibility": "hidden"}
    state = table(3, house, specials={1: {"start": 1, "exchange": 2}})
    for seat in (0, 2, None):
        assert seen(state, seat).specials[1] is None
        assert seen(state, seat).special_counts == (0, 3, 0)
    assert seen(state, 1).specials[1] == {"start": 1, "exchange": 2}


@pytest.mark.rule("GN-315", "GN-647", "GN-R17")
@pytest.mark.parametrize(("visibility", "after"), [("public", "move_open"), ("hidden", "window")])
def test_a_hidden_card_keeps_the_window_open(visibility: str, after: str) -> None:
    house = {"special_cards_visibility": visibility}
    state = acting("gil", 3, house, specials={0: {"start": 1}})
    do(state, 0, Perform())
    assert phase(state) == after


@pytest.mark.rule("GN-644", "GN-R17")
def test_with_hidden_cards_every_seat_is_asked() -> None:
    fields: dict[str, Any] = {
        "phase": "current_open",
        "way": ["gil"],
        "allowances": {0: 0, 1: 0, 2: 0},
        "specials": {2: {"extra_action": 1}},
    }
    public = table(**fields)
    do(public, 0, OpenFloor())
    assert public.actors() == (2,)
    hidden = table(3, {"special_cards_visibility": "hidden"}, **fields)
    do(hidden, 0, OpenFloor())
    assert hidden.actors() == (1, 2)


@pytest.mark.rule("GN-641")
def test_delivering_and_playing_the_card_just_gained() -> None:
    state = acting("col", hands={0: ("l01",)}, goods={0: {"wheat": 1, "silk": 1, "salt": 1}})
    do(state, 0, Deliver("l01", "any_good"))
    do(state, 0, AnyGood("silk"))
    assert (of(state, "goods"), of(state, "specials")) == ({"silk": 1}, {})


@pytest.mark.rule("GN-644")
def test_an_offer_that_lapses_costs_no_card() -> None:
    state = table(
        phase="current_open", way=["gil"], allowances={1: 0}, specials={1: {"extra_action": 1}}
    )
    hear(state, {1: [Offer("gil", 5, uses_extra_action=True)]})
    do(state, 0, Take())
    assert of(state, "specials", 1) == {"extra_action": 1}
