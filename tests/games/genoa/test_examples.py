"""The worked examples of the catalogue, by their numbers; Ann, Bob, Cleo, Dan are seats 0 to 3."""

from random import Random
from typing import Any

import pytest

from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.words import (
    AnyGood,
    BuildingAction,
    Bundle,
    CardsDrawn,
    DeckShuffled,
    Deliver,
    DrawPrivilege,
    EndMovement,
    Exchange,
    Keep,
    Lapse,
    MessagePaid,
    Move,
    Offer,
    OpenFloor,
    OwnerPaid,
    Pass,
    Perform,
    PlaceMarkers,
    Proceeds,
    SmallOrder,
    Take,
)
from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game
from tests.games.genoa.scenes import (
    DECKS,
    GOODS,
    SPECIALS,
    accepting,
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
    play_on,
    privilege,
    roll,
    seen,
    sold,
    table,
    where,
)
from tests.games.genoa.tables import refused

ANN, BOB, CLEO, DAN = range(4)


def privileges(*buildings: str) -> int:
    state = table(2, phase="over", hands={ANN: privilege(*buildings)})
    return state.standings().scores[ANN].parts["privileges"]


def moves(state: GenoaState) -> set[str]:
    return {action.space for action in state.legal(state.active) if isinstance(action, Move)}


@pytest.mark.rule("GN-804", "GN-805")
def test_example_01_the_groups_of_the_rulebook() -> None:
    assert privileges("met", "prk", "kut", "ric", "haf", "zas") == 60 + 3 * 10


@pytest.mark.rule("GN-804", "GN-805")
@pytest.mark.parametrize(
    ("buildings", "worth"),
    [
        ("tav met col", 60),
        ("col met prk tav gew", 100 + 10),
        ("col prk kut ric gew tra get mon haf pal zas tuc tav met", 200),
        ("col prk kut ric gew tra get", 200),
        ("", 0),
    ],
)
def test_example_02_groups_over_the_corner(buildings: str, worth: int) -> None:
    assert privileges(*buildings.split()) == worth


@pytest.mark.rule("GN-204")
@pytest.mark.parametrize(
    ("red", "blue", "space"), [(3, 4, "pos"), (6, 2, "s26"), (1, 3, "met"), (8, 8, "mon")]
)
def test_example_03_dice(red: int, blue: int, space: str) -> None:
    state = table(4)
    do(state, ANN, *roll(red, blue))
    assert where(state) == space
    assert seen(state, BOB).discs == {space: 5}


@pytest.mark.rule("GN-206", "GN-207", "GN-R5")
@pytest.mark.parametrize(("option", "marker"), [("true", 4), ("false", 3)])
def test_example_04_a_start_on_the_market(option: str, marker: int) -> None:
    state = table(4, {"market_start_advances_round": option}, round=3)
    do(state, ANN, *roll(5, 4))
    assert (where(state), state.position()["round"]) == ("mkt", marker)
    assert moves(state) == {"kat", "pos", "gil", "rat"}


@pytest.mark.rule("GN-206", "GN-802", "GN-R5")
def test_example_05_the_round_of_the_end_space_is_finished() -> None:
    state = table(4, round=7, active=1)
    do(state, 1, *roll(4, 5))
    assert state.position()["round"] == 8
    do(state, 1, EndMovement())
    assert play_on(state) == [2, 3]
    assert state.end_reason() == "last_round"
    late = table(4, round=8, active=1)
    do(late, 1, *roll(4, 5))
    assert late.position()["round"] == 8


@pytest.mark.rule("GN-303", "GN-304", "GN-621")
def test_example_06_five_spaces_and_two_messages() -> None:
    idle = dict.fromkeys(range(4), 0)
    state = table(4, phase="current_open", way=["prk"], hands={CLEO: ("b02", "b03")})
    assert seen(state, ANN).discs == {"prk": 5}
    state = table(4, phase="move_open", way=["prk"], hands={CLEO: ("b02", "b03")}, allowances=idle)
    paid: dict[str, list[str]] = {}
    for space in ("kut", "ric", "gew", "tra"):
        told = do(state, ANN, Move(space))
        paid[space] = [event.card for event in events(told) if isinstance(event, MessagePaid)]
        if space != "tra":
            do(state, ANN, Lapse())
    assert paid == {"kut": [], "ric": [], "gew": ["b02"], "tra": ["b03"]}
    assert of(state, "money", CLEO) == 190
    assert seen(state, ANN).discs == dict.fromkeys(("prk", "kut", "ric", "gew", "tra"), 1)
    assert refused(state, ANN, Move("get")) == "GN-304"


@pytest.mark.rule("GN-302", "GN-303", "GN-305")
def test_example_07_moves() -> None:
    park = table(4, phase="move_open", way=["prk"])
    assert refused(park, ANN, Move("pal")) == "GN-303"
    assert moves(table(4, phase="move_open", way=["col"])) == {"met", "prk"}
    back = table(4, phase="move_open", way=["prk", "kut"])
    assert refused(back, ANN, Move("prk")) == "GN-305"


@pytest.mark.rule("GN-402", "GN-404", "GN-405", "GN-407", "GN-R24")
def test_example_08_clean_offers_oblige() -> None:
    fields: dict[str, Any] = {
        "phase": "current_open",
        "way": ["haf"],
        "allowances": {ANN: 0},
        "goods": {ANN: {"silk": 1}, CLEO: {"salt": 1}},
    }
    dans = Offer("haf", 20, asks=Bundle(goods={"silk": 1}))
    state = table(4, **fields)
    hear(state, {BOB: [Offer("haf", 15)], CLEO: [Offer("haf", 5, {"salt": 1})], DAN: [dans]})
    assert refused(state, ANN, Take()) == "GN-310"
    assert refused(state, ANN, Lapse()) == "GN-404"
    assert refused(state, ANN, Move("mon")) == "GN-407"
    for seat in (BOB, CLEO, DAN):
        choice = state.copy()
        do(choice, ANN, accepting(choice, seat, "haf"))
        assert (phase(choice), choice.actors()) == ("window", (seat,))
    alone = table(4, **fields)
    hear(alone, {DAN: [dans]})
    do(alone.copy(), ANN, accepting(alone, DAN, "haf"))
    do(alone, ANN, Lapse())
    assert phase(alone) == "move_open"


SILVER = Offer("met", 10, proceeds=Proceeds({"silver": 1}))


@pytest.mark.rule("GN-409", "GN-421", "GN-422", "GN-510")
def test_example_09_the_price_is_what_the_action_yields() -> None:
    state = table(4, phase="move_open", way=["s23"], goods={DAN: {"silver": 4, "copper": 5}})
    sold(state, BOB, SILVER)
    assert where(state) == "met"
    assert (of(state, "money", ANN), of(state, "money", BOB)) == (140, 120)
    do(state, BOB, Perform())
    assert (of(state, "goods", ANN), of(state, "goods", BOB)) == ({"silver": 1}, {})
    assert of(state, "allowances", BOB) == 0


@pytest.mark.rule("GN-421")
def test_example_10_proceeds_that_are_not_there() -> None:
    state = table(4, phase="move_open", way=["s23"], goods={DAN: {"silver": 5, "copper": 5}})
    do(state, ANN, OpenFloor())
    assert refused(state, BOB, SILVER) == "GN-421"


@pytest.mark.rule("GN-419", "GN-905")
def test_example_11_promises() -> None:
    words = "I let you start at the harbour next round"
    state = table(4, phase="current_open", way=["kut"])
    do(state, ANN, OpenFloor())
    assert refused(state, BOB, Offer("kut", promise=words)) == "GN-419"
    do(state, BOB, Offer("kut", 5, promise=words))
    do(state, BOB, Keep())
    for seat in (CLEO, DAN):
        do(state, seat, Pass())
    floor = seen(state, DAN).floor
    assert floor is not None
    assert [(offer.money, offer.promise) for offer in floor.offers] == [(5, words)]


@pytest.mark.rule("GN-508", "GN-611", "GN-614", "GN-702", "GN-R10")
def test_example_12_an_owner_and_two_small_orders() -> None:
    state = acting(
        "kut",
        4,
        seat=CLEO,
        owners={"kut": BOB},
        hands={CLEO: ("k11", "k12")},
        goods={CLEO: {"copper": 1, "silk": 1}},
        specials={CLEO: {"any_good": 1}},
    )
    told = do(state, CLEO, Perform())
    assert OwnerPaid(BOB, "kut", 10) in events(told)
    assert (of(state, "money", BOB), of(state, "money", CLEO)) == (140, 130)
    assert of(state, "specials", CLEO) == {"start": 1, "any_good": 1}
    do(state, CLEO, SmallOrder("k11"))
    assert of(state, "money", CLEO) == 170
    assert refused(state, CLEO, SmallOrder("k12")) == "GN-614"


@pytest.mark.rule("GN-611", "GN-642", "GN-646", "GN-647", "GN-R11", "GN-R19")
def test_example_13_the_good_for_a_small_order_by_card() -> None:
    state = acting("haf", 4, seat=DAN, hands={DAN: ("k13",)})
    assert state.position()["stock"]["any_good"] == 5
    do(state, DAN, Perform())
    assert state.position()["stock"]["any_good"] == 4
    do(state, DAN, AnyGood("salt"))
    do(state, DAN, SmallOrder("k13"))
    assert of(state, "money", DAN) == 170
    assert state.position()["stock"] == SPECIALS
    assert state.position()["supply"] == dict.fromkeys(GOODS, 5)


@pytest.mark.rule("GN-601", "GN-602", "GN-604", "GN-661", "GN-R8")
def test_example_14_a_large_order() -> None:
    goods = {"wheat": 1, "silk": 1, "salt": 1}
    state = acting("col", 4, hands={ANN: ("l01",)}, goods={ANN: goods})
    do(state, ANN, Deliver("l01", "start"))
    assert state.position()["supply"] == dict.fromkeys(GOODS, 5)
    assert state.position()["face_up"] == ("l01",)
    assert (of(state, "money"), of(state, "specials")) == (230, {"start": 1})
    again = acting(
        "col",
        4,
        {"board_layout": "C"},
        hands={ANN: ("l01", "l03")},
        goods={ANN: {**goods, "silk": 2, "rice": 1, "pepper": 1}},
        specials={ANN: {"building_action": 1}},
        owners={"col": ANN},
    )
    do(again, ANN, Deliver("l01", "start"))
    assert refused(again, ANN, BuildingAction("col", "l03", "start")) == "GN-604"
    ricci = acting("ric", 4, hands={ANN: ("l01",)}, goods={ANN: goods})
    assert refused(ricci, ANN, Deliver("l01", "start")) == "GN-601"
    any_villa = {"large_order_villas": "any_villa"}
    free = acting("ric", 4, any_villa, hands={ANN: ("l01",)}, goods={ANN: goods})
    do(free, ANN, Deliver("l01", "start"))
    assert of(free, "money") == 230


@pytest.mark.rule("GN-506", "GN-662", "GN-R34")
def test_example_15_a_deck_turned_over_between_two_draws() -> None:
    state = acting("pos", 4, hands={DAN: all_but("messages", "b05", "b08")}, face_up=("b08",))
    told = do(state, ANN, Perform(), drew=[0, 0])
    assert heard(told, ANN)[1:4] == [
        CardsDrawn(ANN, "messages", 1, ("b05",)),
        DeckShuffled("messages", 1),
        CardsDrawn(ANN, "messages", 1, ("b08",)),
    ]
    assert seen(state, ANN).decks["messages"].size == 0
    assert of(state, "hands") == ["b05", "b08"]


@pytest.mark.rule("GN-503", "GN-512")
def test_example_16_a_villa_for_nothing() -> None:
    state = table(
        4,
        phase="current_open",
        way=["ric"],
        hands={DAN: DECKS["privileges"], BOB: ("l09",)},
    )
    sold(state, BOB, Offer("ric", 10))
    assert state.legal(BOB) == [DrawPrivilege()]
    do(state, BOB, DrawPrivilege(), drew=[])
    assert of(state, "hands", BOB) == ["l09"]
    assert (of(state, "money", BOB), of(state, "allowances", BOB)) == (120, 0)
    assert phase(state) == "move_open"


@pytest.mark.rule("GN-503", "GN-507", "GN-R16")
def test_example_17_one_marker_left() -> None:
    owned = dict.fromkeys(("prk", "kut", "met", "gew", "tav", "tra"), BOB)
    state = acting("kat", 4, seat=BOB, owners=owned)
    do(state, BOB, Perform())
    assert of(state, "markers", BOB) == {"blue": 1}


@pytest.mark.rule("GN-650", "GN-651", "GN-653", "GN-654")
def test_example_18_two_building_actions() -> None:
    state = acting(
        "rat",
        4,
        seat=BOB,
        owners={"get": BOB},
        specials={BOB: {"building_action": 2}},
        goods={CLEO: {"rice": 4}},
    )
    assert state.position()["allowances"] == (1, 0, 1, 1)
    do(state, BOB, BuildingAction("get"))
    do(state, BOB, BuildingAction("get"))
    assert of(state, "goods", BOB) == {"wheat": 2, "rice": 1}
    assert state.position()["allowances"] == (1, 0, 1, 1)
    assert state.legal(BOB) == [Perform()]
    two = acting("rat", 4, seat=BOB, owners={"get": BOB}, specials={BOB: {"building_action": 2}})
    for _ in range(2):
        do(two, BOB, BuildingAction("get"))
    assert of(two, "goods", BOB) == {"wheat": 2, "rice": 2}


@pytest.mark.rule("GN-706", "GN-707", "GN-709", "GN-710")
def test_example_19_placing_markers() -> None:
    state = placing(["s23", "s33"], 4, markers={ANN: 3, BOB: 1}, owners={"prk": BOB})
    do(state, ANN, PlaceMarkers("s23", {"prk": "replace", "met": "place"}))
    assert of(state, "markers", ANN) == {}
    assert state.position()["owners"] == {"prk": ANN, "met": ANN}
    assert state.position()["tray"] == {"red": 5, "blue": 6, "green": 7, "yellow": 7}
    assert "s23" not in seen(state, BOB).discs
    assert refused(state, BOB, PlaceMarkers("s23", {"prk": "remove"})) == "GN-705"
    do(state, BOB, PlaceMarkers("s33", {"kat": "place"}))
    assert state.position()["owners"] == {"prk": ANN, "met": ANN, "kat": BOB}


@pytest.mark.rule("GN-707", "GN-708")
def test_example_20_removing_with_one_marker() -> None:
    state = placing(["s47"], 4, markers={ANN: 1}, owners={"tra": BOB})
    assert refused(state, ANN, PlaceMarkers("s47", {"tra": "replace"})) == "GN-707"
    do(state, ANN, PlaceMarkers("s47", {"tra": "remove"}))
    assert state.position()["owners"] == {}


@pytest.mark.rule("GN-805", "GN-806", "GN-807", "GN-808", "GN-R38")
def test_example_21_scoring_and_a_tie() -> None:
    state = table(
        2,
        phase="over",
        money={ANN: 345, BOB: 415},
        hands={ANN: privilege("haf", "pal", "ric"), BOB: ("l01", "k01")},
        owners={"prk": ANN, "kut": ANN, "gil": ANN},
        goods={ANN: {"silk": 3}, BOB: {"wheat": 2}},
        specials={BOB: {"start": 1}},
        markers={BOB: 2},
    )
    standings = state.standings()
    assert standings.scores[ANN].total == 345 + 30 + 10 + 30 == 415
    assert standings.scores[BOB].total == 415
    assert standings.winners == (BOB,)


@pytest.mark.rule("GN-907", "GN-R40")
def test_example_22_two_players() -> None:
    state = table(
        2,
        {"two_player_variant": "true"},
        phase="move_open",
        way=["s23"],
        allowances={ANN: 0},
        goods={BOB: {"rice": 1}},
    )
    do(state, ANN, OpenFloor())
    assert refused(state, BOB, Offer("met", 30)) == "GN-907"
    do(state, BOB, Offer("met", 20, {"rice": 1}))
    do(state, BOB, Keep())
    do(state, ANN, accepting(state, BOB, "met"))
    do(state, BOB, Perform())
    assert of(state, "allowances") == 1
    do(state, ANN, Move("col"))
    do(state, ANN, Take())
    do(state, ANN, DrawPrivilege())
    do(state, ANN, Move("prk"))
    assert refused(state, ANN, Take()) == "GN-310"


@pytest.mark.rule("GN-106", "GN-107", "GN-108")
def test_example_23_set_up_for_five() -> None:
    state = open_game("genoa").deal(5, RandomChance(Random(1)))
    assert isinstance(state, GenoaState)
    view = seen(state, ANN)
    assert {name: deck.size for name, deck in view.decks.items()} == {
        "large_orders": 11,
        "small_orders": 11,
        "messages": 9,
        "privileges": 9,
    }
    position = state.position()
    assert position["money"] == (130,) * 5
    for hand in position["hands"]:
        assert [card[0] for card in hand] == ["l", "k", "b", "p"]
    for field in ("goods", "specials", "markers"):
        assert position[field] == ({},) * 5


@pytest.mark.rule("GN-648", "GN-649")
def test_example_24_an_exchange() -> None:
    state = acting("tra", 4, seat=CLEO, goods={CLEO: {"linen": 1}})
    do(state, CLEO, Perform())
    assert refused(state, CLEO, Exchange("money", "large_orders")) == "GN-649"
    told = do(state, CLEO, Exchange("linen", "large_orders"), drew=draws(state, "l06"))
    assert CardsDrawn(CLEO, "large_orders", 1, ("l06",)) in heard(told, CLEO)
    assert of(state, "hands", CLEO) == ["l06"]
    for seat in (ANN, BOB, DAN, None):
        assert "l06" not in str(heard(told, seat))
        assert seen(state, seat).hands[CLEO] == ()
    assert state.position()["supply"]["linen"] == 5
