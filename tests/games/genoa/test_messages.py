"""Chapter 6: messages."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.words import (
    Claim,
    EndMovement,
    Exchange,
    GiveProceeds,
    Lapse,
    MessagePaid,
    Move,
    Offer,
    Perform,
    Proceeds,
    Take,
)
from fondaco.table.step import Told
from fondaco.table.titles import components_of, find_title
from tests.games.genoa.scenes import (
    acting,
    all_but,
    do,
    draws,
    events,
    of,
    phase,
    play_on,
    roll,
    seen,
    sold,
    table,
)
from tests.games.genoa.tables import refused

DECLARED = {"message_claim": "declared"}
EARLY = {"message_card_timing": "held_before_second_stop"}
IDLE = {0: 0, 1: 0, 2: 0}
"""Allowances with which actions lapse."""
EAST = ["prk", "kut", "ric", "gew"]
"""A way that does message b02, Park and Gewürzlager, on its last stop."""


def paid(told: Sequence[Told]) -> list[tuple[int, str]]:
    return [(event.seat, event.card) for event in events(told) if isinstance(event, MessagePaid)]


def walking(
    way: Sequence[str], hands: Mapping[int, Sequence[str]], **fields: Any
) -> tuple[GenoaState, list[tuple[int, str]]]:
    """The tower takes a way, actions lapse; the table and the messages paid."""
    fields.setdefault("allowances", IDLE)
    state = table(phase="move_open", way=way[:1], hands=hands, **fields)
    told: list[Told] = []
    for space in way[1:]:
        told += do(state, 0, Move(space))
        if phase(state) == "current_open":
            told += do(state, 0, Lapse())
    return state, paid(told)


@pytest.mark.rule("GN-621")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_message_is_paid_when_the_tower_has_stood_on_both_buildings(seat: int) -> None:
    halfway, nothing = walking(EAST[:3], {seat: ("b02", "b03")})
    assert nothing == []
    assert halfway.money == [130, 130, 130]
    told = do(halfway, 0, Move("gew"))
    assert MessagePaid(seat, "b02", 30) in events(told)
    assert of(halfway, "money", seat) == 160
    assert halfway.position()["bank_paid"] == 30
    assert of(halfway, "hands", seat) == ["b03"]
    assert halfway.position()["face_up"] == ("b02",)


@pytest.mark.rule("GN-621")
def test_several_at_once_are_paid_clockwise_from_the_active_player_and_by_card() -> None:
    data = components_of(find_title("genoa"))
    for number in (3, 5, 7, 11):
        data["decks"]["messages"]["sets"]["outer14"][number]["buildings"] = ["kut", "prk"]
    state = table(
        3,
        None,
        data,
        phase="move_open",
        active=1,
        way=["prk"],
        hands={0: ("b04",), 1: ("b12", "b06"), 2: ("b08",)},
    )
    assert paid(do(state, 1, Move("kut"))) == [(1, "b06"), (1, "b12"), (2, "b08"), (0, "b04")]
    assert state.money == [160, 190, 160]


@pytest.mark.rule("GN-622")
def test_no_action_is_needed_in_either_building() -> None:
    state, done = walking(EAST, {2: ("b02",)})
    assert done == [(2, "b02")]
    assert state.position()["supply"] == dict.fromkeys(state.parts.goods, 5)


@pytest.mark.rule("GN-623", "GN-R15")
@pytest.mark.parametrize("way", [EAST, EAST[::-1]])
def test_the_order_does_not_matter_and_the_start_counts(way: list[str]) -> None:
    assert walking(way, {0: ("b02",)})[1] == [(0, "b02")]


@pytest.mark.rule("GN-623")
def test_a_start_by_the_dice_counts_as_a_stop() -> None:
    state = table(hands={1: ("b02",)}, allowances=IDLE)
    do(state, 0, *roll(3, 1))
    do(state, 0, Lapse())
    told = []
    for space in ("kut", "ric", "gew"):
        told += do(state, 0, Move(space))
        do(state, 0, Lapse())
    assert paid(told) == [(1, "b02")]


@pytest.mark.rule("GN-624")
def test_any_number_of_messages_may_be_done_in_a_turn() -> None:
    way = ["prk", "kut", "ric", "gew", "tra"]
    state, done = walking(way, {0: ("b02", "b04"), 1: ("b03",)})
    assert done == [(0, "b02"), (1, "b03")]
    assert state.money == [160, 160, 130]


@pytest.mark.rule("GN-624")
def test_the_same_buildings_may_pay_several_times() -> None:
    data = components_of(find_title("genoa"))
    data["decks"]["messages"]["sets"]["outer14"][8]["buildings"] = ["gew", "prk"]
    for hands in ({0: ("b02", "b09")}, {1: ("b02",), 2: ("b09",)}):
        _, done = walking(EAST, hands, components=data)
        assert [card for _, card in done] == ["b02", "b09"]


@pytest.mark.rule("GN-625")
def test_stops_of_an_earlier_turn_never_count() -> None:
    state = table(2, phase="move_open", way=["prk"], hands={0: ("b02",)})
    do(state, 0, EndMovement())
    do(state, 1, *roll(7, 2))
    assert state.position()["way"] == ("gew",)
    assert state.money == [130, 130]
    play_on(state, 1)
    assert of(state, "hands") == ["b02"]


# -- when the card must be held (GN-R13) --

SOLD_OFF = Offer("gew", cards={"b02": "all"})


def selling(**options: str) -> GenoaState:
    """Seat 1 pays for the Gewürzlager with the very message that this stop completes."""
    state = table(3, options, phase="move_open", way=EAST[:3], hands={1: ("b02",)})
    sold(state, 1, SOLD_OFF)
    return state


@pytest.mark.rule("GN-621", "GN-R13")
def test_a_message_gained_after_its_stops_is_paid_at_once() -> None:
    state = selling()
    assert state.money == [160, 130, 130]
    assert state.position()["face_up"] == ("b02",)


@pytest.mark.rule("GN-621", "GN-R13")
def test_a_message_must_be_held_before_the_second_stop() -> None:
    state = selling(**EARLY)
    assert state.money == [130, 130, 130]
    assert of(state, "hands") == ["b02"]
    held, done = walking(EAST, {0: ("b02",)}, options=EARLY)
    assert (held.money, done) == ([160, 130, 130], [(0, "b02")])


ALL18 = {"message_set": "all18"}
TO_POST = ["tav", "s42", "pos"]


@pytest.mark.rule("GN-506", "GN-621", "GN-R13")
@pytest.mark.parametrize(("options", "money"), [({}, 160), (EARLY, 130)])
def test_a_done_message_drawn_at_the_poststation(options: dict[str, str], money: int) -> None:
    data = components_of(find_title("genoa"))
    data["decks"]["messages"]["sets"]["outer14"][3]["buildings"] = ["tav", "pos"]
    window = {"seat": 0, "building": "pos"}
    state = table(3, options, data, phase="window", way=TO_POST, window=window)
    do(state, 0, Perform(), drew=draws(state, "b04", "b09"))
    assert of(state, "money") == money
    assert of(state, "hands") == (["b09"] if money > 130 else ["b04", "b09"])


@pytest.mark.rule("GN-621", "GN-R12")
def test_a_drawn_message_is_paid_once_all_are_drawn_so_that_it_is_not_drawn_twice() -> None:
    data = components_of(find_title("genoa"))
    data["decks"]["messages"]["sets"]["outer14"][3]["buildings"] = ["tav", "pos"]
    window = {"seat": 0, "building": "pos"}
    state = table(
        3,
        None,
        data,
        phase="window",
        way=TO_POST,
        window=window,
        hands={1: all_but("messages", "b04")},
    )
    do(state, 0, Perform(), drew=[0])
    assert of(state, "money") == 160
    assert of(state, "hands") == []
    assert seen(state, 0).decks["messages"].size == 1


@pytest.mark.rule("GN-621", "GN-R12")
def test_a_promised_message_is_paid_to_the_one_who_gets_it() -> None:
    data = components_of(find_title("genoa"))
    for number in (3, 8):
        data["decks"]["messages"]["sets"]["outer14"][number]["buildings"] = ["tav", "pos"]
    window = {"seat": 1, "building": "pos", "owes": {"cards": 1}}
    state = table(3, None, data, phase="window", way=TO_POST, window=window)
    do(state, 1, Perform(), drew=draws(state, "b04", "b09"))
    assert state.money == [130, 130, 130]
    told = do(state, 1, GiveProceeds("b09"))
    assert paid(told) == [(0, "b09"), (1, "b04")]


@pytest.mark.rule("GN-621", "GN-R13")
def test_a_done_message_taken_by_exchange_is_paid_too() -> None:
    state = acting("gew", way=EAST[:3], goods={0: {"silk": 1}}, specials={0: {"exchange": 1}})
    do(state, 0, Exchange("silk", "messages"), drew=draws(state, "b02"))
    assert of(state, "money") == 160
    assert state.position()["face_up"] == ("b02",)


# -- claiming (GN-R12) --


def claiming(**fields: Any) -> GenoaState:
    state, done = walking(
        EAST, {0: ("b02",), 1: ("b01",), 2: ("b03",)}, options=fields.pop("options", DECLARED)
    )
    assert done == []
    do(state, 0, EndMovement())
    assert (phase(state), state.actors()) == ("claim", (0, 1, 2))
    return state


@pytest.mark.rule("GN-621", "GN-R12")
def test_declared_messages_are_paid_when_all_have_answered() -> None:
    state = claiming()
    assert state.legal(1) == [Claim(())]
    assert refused(state, 1, Claim(("b01",))) == "GN-621"
    do(state, 1, Claim(()))
    do(state, 0, Claim(("b02",)))
    assert seen(state, 0).claims == (("b02",), True, None)
    assert seen(state, 2).claims == (True, True, None)
    assert state.money == [130, 130, 130]
    told = do(state, 2, Claim(()))
    assert paid(told) == [(0, "b02")]
    assert state.money == [160, 130, 130]


@pytest.mark.rule("GN-621", "GN-R12")
def test_an_unclaimed_message_stays_in_hand() -> None:
    state = claiming()
    for seat in range(3):
        do(state, seat, Claim(()))
    assert state.money == [130, 130, 130]
    assert of(state, "hands") == ["b02"]
    assert phase(state) == "start"


@pytest.mark.rule("GN-621", "GN-R12")
def test_with_automatic_payment_there_is_nothing_to_claim() -> None:
    state, _ = walking(EAST, {0: ("b03",)})
    assert refused(state, 0, Claim(("b03",))) == "GN-R12"
    do(state, 0, EndMovement())
    assert phase(state) == "start"


@pytest.mark.rule("GN-621", "GN-R12", "GN-R13")
@pytest.mark.parametrize(("timing", "can"), [({}, ["b02"]), (EARLY, [])])
def test_a_claim_too_asks_when_the_card_was_held(timing: dict[str, str], can: list[str]) -> None:
    state = selling(**DECLARED, **timing)
    do(state, 1, Perform())
    do(state, 0, EndMovement())
    assert (Claim(("b02",)) in state.legal(0)) == bool(can)
    assert seen(state, 0).ripe == ()
    held = claiming(options={**DECLARED, **timing})
    assert Claim(("b02",)) in held.legal(0)
    assert seen(held, 0).ripe == ("b02",)
    assert seen(held, 1).ripe == ()


# -- which pairs (GN-R14) --


@pytest.mark.rule("GN-621", "GN-R14")
@pytest.mark.parametrize(
    ("options", "way", "pays"),
    [
        ({}, ["tav", "s42", "pos"], []),
        ({}, EAST, [(1, "b02")]),
        (ALL18, EAST, []),
        (ALL18, ["kat", "s36", "s37", "gew"], [(1, "b02")]),
    ],
)
def test_the_two_sets_of_messages(
    options: dict[str, str], way: list[str], pays: list[tuple[int, str]]
) -> None:
    assert walking(way, {1: ("b02",)}, options=options)[1] == pays


@pytest.mark.rule("GN-621", "GN-R14")
def test_the_sets_have_pairs_of_outer_buildings_or_of_all() -> None:
    sets = components_of(find_title("genoa"))["decks"]["messages"]["sets"]
    central = {"kat", "gil", "rat", "pos"}
    for name, uses_central in (("outer14", False), ("all18", True)):
        pairs = [frozenset(message["buildings"]) for message in sets[name]]
        assert len(set(pairs)) == 14
        assert all(len(pair) == 2 for pair in pairs)
        assert any(pair & central for pair in pairs) == uses_central


@pytest.mark.rule("GN-622")
def test_an_action_in_a_building_does_not_matter_either() -> None:
    state = table(
        phase="current_open", way=EAST[:1], hands={0: ("b02",)}, allowances={0: 1, 1: 0, 2: 0}
    )
    do(state, 0, Take())
    do(state, 0, Perform())
    for space in EAST[1:]:
        if phase(state) == "current_open":
            do(state, 0, Lapse())
        do(state, 0, Move(space))
    assert of(state, "money") == 160


@pytest.mark.rule("GN-621")
def test_a_promised_pair_of_messages_both_change_hands_before_they_pay() -> None:
    data = components_of(find_title("genoa"))
    for number in (3, 8):
        data["decks"]["messages"]["sets"]["outer14"][number]["buildings"] = ["tav", "pos"]
    state = table(3, None, data, phase="move_open", way=TO_POST[:2])
    sold(state, 1, Offer("pos", proceeds=Proceeds(cards=2)))
    told = do(state, 1, Perform(), drew=draws(state, "b09", "b04"))
    assert paid(told) == [(0, "b04"), (0, "b09")]
