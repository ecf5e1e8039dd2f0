"""Chapter 6, messages and windows: claims, cards that change hands, windows that end."""

from typing import Any

import pytest

from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.words import (
    BuildingAction,
    Bundle,
    Claim,
    EndAction,
    EndMovement,
    MessagePaid,
    Move,
    Offer,
    Perform,
    Take,
)
from tests.games.genoa.tables import (
    ANN,
    BOB,
    CLEO,
    accept,
    assets,
    card_at,
    do,
    hear,
    refused,
    seen,
    sell,
    table,
)


def window(building: str, options: dict[str, str] | None = None, **fields: Any) -> GenoaState:
    """Ann has begun to act in a building."""
    state = table(3, options, way=[building], **fields)
    do(state, ANN, Take())
    return state


# -- large orders --


LAYOUT_C = {"board_layout": "C"}
TWO_ORDERS: dict[str, Any] = {
    "goods": [{"silver": 2, "wheat": 1, "silk": 1, "rice": 1, "linen": 1}],
    "hands": [["l09", "l10"]],
    "specials": [{"building_action": 1}],
    "owners": {"ric": ANN},
}


# -- small orders --


# -- messages --


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


# -- privileges --


# -- special cards --


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


LATE: dict[str, Any] = {
    "options": {"message_set": "all18"},
    "way": ["met", "s32", "s33", "pos"],
}
"""The tower has stood on both buildings of b08."""


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
