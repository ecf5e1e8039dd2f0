"""The worked examples of the catalogue, by their numbers."""

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
    Lapse,
    MessagePaid,
    Move,
    Offer,
    OpenFloor,
    OwnerPaid,
    Perform,
    PlaceMarkers,
    Proceeds,
    Roll,
    SmallOrder,
    Take,
)
from fondaco.table.audience import hears
from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game
from tests.games.genoa.tables import (
    ANN,
    BOB,
    CLEO,
    DAN,
    accepting,
    assets,
    deck_cards,
    do,
    hear,
    refused,
    seen,
    sell,
    table,
    tell,
)
from tests.games.genoa.test_scoring import CARD, privileges


@pytest.mark.rule("GN-804", "GN-805")
def test_example_1() -> None:
    assert privileges("met", "prk", "kut", "ric", "haf", "zas") == 90


@pytest.mark.rule("GN-804", "GN-805")
def test_example_2() -> None:
    assert privileges("tav", "met", "col") == 60
    assert privileges("col", "met", "prk", "tav", "gew") == 110
    assert privileges(*CARD) == 200
    assert privileges("col", "prk", "kut", "ric", "gew", "tra", "get") == 200
    assert privileges() == 0


@pytest.mark.rule("GN-204")
@pytest.mark.parametrize(
    ("red", "blue", "space"), [(3, 4, "pos"), (6, 2, "s26"), (1, 3, "met"), (8, 8, "mon")]
)
def test_example_3(red: int, blue: int, space: str) -> None:
    state = table(4)
    do(state, ANN, Roll(), [red - 1, blue - 1])
    assert seen(state, None).way == (space,)


@pytest.mark.rule("GN-206", "GN-207")
def test_example_4() -> None:
    state = table(4, round=3)
    do(state, ANN, Roll(), [4, 3])
    assert state.round == 4
    near = {action.space for action in state.legal(ANN) if isinstance(action, Move)}
    assert near == {"kat", "pos", "gil", "rat"}
    still = table(4, {"market_start_advances_round": "false"}, round=3)
    do(still, ANN, Roll(), [4, 3])
    assert still.round == 3


@pytest.mark.rule("GN-206", "GN-802")
def test_example_5() -> None:
    state = table(4, round=7, active=1)
    do(state, BOB, Roll(), [3, 3])
    assert state.round == 8
    do(state, BOB, EndMovement())
    for seat in (CLEO, DAN):
        assert state.actors() == (seat,)
        do(state, seat, Roll(), [3, 3])
        assert state.round == 8
        do(state, seat, EndMovement())
    assert state.end_reason() is not None


@pytest.mark.rule("GN-304", "GN-621")
def test_example_6() -> None:
    state = table(2, way=["prk"], allowances=[0, 0], hands=[["b02", "b03"]])
    for space in ("kut", "ric", "gew", "tra"):
        do(state, ANN, Lapse())
        told = do(state, ANN, Move(space))
        paid = [event.card for event in told if isinstance(event, MessagePaid)]
        assert paid == {"gew": ["b02"], "tra": ["b03"]}.get(space, [])
    assert seen(state, None).discs == dict.fromkeys(("prk", "kut", "ric", "gew", "tra"), 1)
    assert refused(state, ANN, Move("get")) == "GN-304"
    assert state.money[ANN] == 190


@pytest.mark.rule("GN-303", "GN-305")
def test_example_7() -> None:
    state = table(2, way=["prk"], phase="move_open")
    assert refused(state, ANN, Move("pal")) == "GN-303"
    corner = table(2, way=["col"], phase="move_open")
    assert {a.space for a in corner.legal(ANN) if isinstance(a, Move)} == {"met", "prk"}
    back = table(2, way=["prk", "kut"], phase="move_open")
    assert refused(back, ANN, Move("prk")) == "GN-305"


def harbour(offers: dict[int, Offer]) -> GenoaState:
    state = table(4, way=["haf"], allowances=[0, 1, 1, 1], goods=[{"silk": 1}, {}, {"salt": 1}])
    return hear(state, dict(offers))


@pytest.mark.rule("GN-404", "GN-405", "GN-423")
def test_example_8() -> None:
    dan = Offer("haf", 20, asks=Bundle(goods={"silk": 1}))
    state = harbour({BOB: Offer("haf", 15), CLEO: Offer("haf", 5, {"salt": 1}), DAN: dan})
    for seat in (BOB, CLEO, DAN):
        assert accepting(state, seat) in state.legal(ANN)
    assert refused(state, ANN, Take()) == "GN-310"
    assert refused(state, ANN, Lapse()) == "GN-404"
    assert refused(state, ANN, Move("pal")) == "GN-407"
    assert Lapse() in harbour({DAN: dan}).legal(ANN)


SILVER = Offer("met", 10, proceeds=Proceeds(goods={"silver": 1}))


@pytest.mark.rule("GN-421", "GN-409", "GN-503")
def test_example_9() -> None:
    state = table(4, way=["s23"], goods=[{}, {}, {"silver": 4, "copper": 5}])
    sell(state, SILVER)
    do(state, BOB, Perform())
    assert state.way[-1] == state.board.id["met"]
    assert state.money == [140, 120, 130, 130]
    assert assets(state, ANN)["goods"] == {"silver": 1}
    assert assets(state, BOB)["goods"] == {}
    assert state.allowance[BOB] == 0


@pytest.mark.rule("GN-421")
def test_example_10() -> None:
    state = table(4, way=["s23"], goods=[{}, {}, {"silver": 5}])
    do(state, ANN, OpenFloor())
    assert refused(state, BOB, SILVER) == "GN-421"


@pytest.mark.rule("GN-419")
def test_example_11() -> None:
    words = "I let you start at the harbour next round"
    state = table(3, way=["s75"])
    do(state, ANN, OpenFloor())
    assert refused(state, BOB, Offer("haf", promise=words)) == "GN-419"
    assert state.check(BOB, Offer("haf", 5, promise=words)) is None


@pytest.mark.rule("GN-614", "GN-702")
def test_example_12() -> None:
    state = table(
        4,
        way=["s26"],
        owners={"kut": BOB},
        goods=[{}, {}, {"copper": 1, "silk": 1}],
        hands=[[], [], ["k11", "k12"]],
        specials=[{}, {}, {"any_good": 1}],
    )
    sell(state, Offer("kut", 5), CLEO)
    assert OwnerPaid(BOB, "kut", 10) in do(state, CLEO, Perform())
    assert assets(state, CLEO)["specials"] == {"start": 1, "any_good": 1}
    do(state, CLEO, SmallOrder("k12"))
    assert state.money == [135, 140, 165, 130]
    assert refused(state, CLEO, SmallOrder("k11")) == "GN-614"


@pytest.mark.rule("GN-611", "GN-646")
def test_example_13() -> None:
    state = table(4, way=["s75"], hands=[[], [], [], ["k13"]])
    sell(state, Offer("haf", 5), DAN)
    do(state, DAN, Perform())
    do(state, DAN, AnyGood("salt"))
    do(state, DAN, SmallOrder("k13"))
    assert state.money[DAN] == 165
    assert seen(state, None).stock["any_good"] == 5


@pytest.mark.rule("GN-601", "GN-604", "GN-R8")
def test_example_14() -> None:
    goods = {"wheat": 1, "silk": 1, "salt": 1}
    state = table(3, way=["col"], goods=[goods], hands=[["l01"]])
    do(state, ANN, Take())
    do(state, ANN, Deliver("l01", "start"))
    assert assets(state, ANN)["money"] == 230
    assert assets(state, ANN)["specials"] == {"start": 1}
    assert seen(state, None).decks["large_orders"].face_up == ("l01",)
    assert sum(seen(state, None).supply.values()) == 40
    # A second order for Colini in this turn, by a card in an owned villa.
    fields: dict[str, Any] = {
        "goods": [{"wheat": 2, "silk": 1, "salt": 1, "linen": 1, "pepper": 1}],
        "hands": [["l01", "l02"]],
        "specials": [{"building_action": 1}],
        "owners": {"col": ANN},
    }
    owned = table(3, {"board_layout": "C"}, way=["col"], **fields)
    do(owned, ANN, Take())
    do(owned, ANN, Deliver("l01", "start"))
    assert refused(owned, ANN, BuildingAction("col", "l02", "start")) == "GN-604"
    elsewhere = table(3, way=["ric"], goods=[goods], hands=[["l01"]])
    do(elsewhere, ANN, Take())
    assert refused(elsewhere, ANN, Deliver("l01", "start")) == "GN-601"
    options = {"large_order_villas": "any_villa"}
    anywhere = table(3, options, way=["ric"], goods=[goods], hands=[["l01"]])
    do(anywhere, ANN, Take())
    do(anywhere, ANN, Deliver("l01", "start"))


@pytest.mark.rule("GN-662")
def test_example_15() -> None:
    rest = [card for card in deck_cards(2) if card not in ("b04", "b09")]
    state = table(3, way=["pos"], hands=[[], rest], face_up=["b09"])
    do(state, ANN, Take())
    told = do(state, ANN, Perform(), [0, 0])
    assert DeckShuffled("messages", 1) in told
    assert assets(state, ANN)["hand"] == ["b04", "b09"]
    assert seen(state, None).decks["messages"].size == 0


@pytest.mark.rule("GN-512")
def test_example_16() -> None:
    state = table(3, way=["kut"], phase="move_open", hands=[deck_cards(3), ["l01"]])
    sell(state, Offer("ric", 25))
    do(state, BOB, DrawPrivilege(), [])
    assert (state.money, state.allowance[BOB]) == ([155, 105, 130], 0)
    assert assets(state, BOB)["hand"] == ["l01"]


@pytest.mark.rule("GN-507", "GN-503")
def test_example_17() -> None:
    state = table(3, way=["s24"], markers=[{}, {"blue": 6}])
    sell(state, Offer("kat", 5))
    do(state, BOB, Perform())
    assert assets(state, BOB)["markers"] == {"blue": 7}


@pytest.mark.rule("GN-651", "GN-653", "GN-654")
def test_example_18() -> None:
    state = table(3, way=["s75"], owners={"get": BOB}, specials=[{}, {"building_action": 2}])
    sell(state, Offer("rat", 5))
    do(state, BOB, BuildingAction("get"))
    do(state, BOB, Perform())
    do(state, BOB, BuildingAction("get"))
    assert assets(state, BOB)["goods"] == {"wheat": 2, "rice": 2}
    assert state.allowance == [1, 0, 1]
    assert state.money[BOB] == 125


@pytest.mark.rule("GN-707", "GN-710")
def test_example_19() -> None:
    state = table(
        2,
        way=["s23", "s33"],
        phase="markers",
        placing=ANN,
        markers=[{"red": 3}, {"blue": 1}],
        owners={"prk": BOB},
    )
    do(state, ANN, PlaceMarkers("s23", {"prk": "replace", "met": "place"}))
    view = seen(state, None)
    assert view.markers == ({}, {"blue": 1})
    assert view.tray == {"red": 5, "blue": 6}
    assert view.discs == {"s33": 4}
    assert refused(state, BOB, PlaceMarkers("s23", {"prk": "remove"})) == "GN-710"
    do(state, BOB, PlaceMarkers("s33", {"kat": "place"}))
    assert seen(state, None).owners == {"prk": ANN, "met": ANN, "kat": BOB}


@pytest.mark.rule("GN-707", "GN-708")
def test_example_20() -> None:
    state = table(
        2, way=["s47"], phase="markers", placing=ANN, markers=[{"red": 1}], owners={"tra": BOB}
    )
    assert refused(state, ANN, PlaceMarkers("s47", {"tra": "replace"})) == "GN-707"
    do(state, ANN, PlaceMarkers("s47", {"tra": "remove"}))
    assert seen(state, None).owners == {}


@pytest.mark.rule("GN-806", "GN-808")
def test_example_21() -> None:
    state = table(
        2,
        phase="over",
        round=12,
        money=[345, 415],
        hands=[[CARD["haf"], CARD["pal"], CARD["ric"]], []],
        owners={"prk": ANN, "met": ANN, "kut": ANN},
        goods=[{"silk": 3}, {"salt": 5, "rice": 2}],
    )
    standings = state.standings()
    assert [score.total for score in standings.scores] == [415, 415]
    assert standings.winners == (BOB,)


@pytest.mark.rule("GN-907")
def test_example_22() -> None:
    state = table(
        2,
        {"two_player_variant": "true"},
        way=["haf"],
        allowances=[0, 1],
        goods=[{}, {"rice": 1}],
    )
    do(state, ANN, OpenFloor())
    assert refused(state, BOB, Offer("haf", 30)) == "GN-907"
    sell(state, Offer("haf", 20, {"rice": 1}))
    do(state, BOB, Perform())
    do(state, BOB, state.lapse(BOB))
    do(state, ANN, Move("pal"))
    assert Take() in state.legal(ANN)


@pytest.mark.rule("GN-107", "GN-108")
def test_example_23() -> None:
    state = open_game("genoa").deal(5, RandomChance(Random(3)))
    assert isinstance(state, GenoaState)
    sizes = [deck.size for deck in seen(state, None).decks.values()]
    assert sizes == [11, 11, 9, 9]
    assert state.money == [130] * 5
    for seat in range(5):
        mine = assets(state, seat)
        assert len(mine["hand"]) == 4
        assert (mine["goods"], mine["specials"], mine["markers"]) == ({}, {}, {})


@pytest.mark.rule("GN-648", "GN-649")
def test_example_24() -> None:
    state = table(4, way=["s75"], goods=[{}, {}, {"linen": 1}], specials=[{}, {}, {"exchange": 1}])
    sell(state, Offer("haf", 5), CLEO)
    assert refused(state, CLEO, Exchange("ducats", "large_orders")) == "GN-649"
    said = tell(state, CLEO, Exchange("linen", "large_orders"))
    named = [s for s in said if isinstance(s.event, CardsDrawn) and s.event.cards]
    assert [hears(s.audience, CLEO) for s in named] == [True]
    assert not any(hears(s.audience, seat) for s in named for seat in (None, ANN, BOB, DAN))
    assert seen(state, None).supply["linen"] == 5
