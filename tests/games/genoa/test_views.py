"""Chapter 9: what views imply, what is imagined behind them, and positions."""

from random import Random
from typing import Any

import msgspec
import pytest

from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.window import PERFORM
from fondaco.games.genoa.words import (
    Answered,
    Bundle,
    CardsHanded,
    Exchange,
    GenoaView,
    Keep,
    MessagePaid,
    Move,
    Offer,
    OpenFloor,
    Pass,
    PickCard,
    Proceeds,
)
from fondaco.table.audience import hears
from fondaco.table.chance import RandomChance
from fondaco.table.step import Told
from fondaco.table.titles import open_game
from fondaco.table.words import Invalid
from tests.games.genoa.tables import (
    ANN,
    BOB,
    CLEO,
    accept,
    accepting,
    assets,
    do,
    hear,
    seen,
    table,
    tell,
)


@pytest.mark.rule("GN-902", "GN-R12")
def test_a_payment_does_not_tell_who_held_the_message_before() -> None:
    state = table(3, way=["prk", "kut", "ric"], phase="move_open", hands=[[], ["b02"]])
    before = seen(state, CLEO)
    told = do(state, ANN, Move("gew"))
    assert MessagePaid(BOB, "b02", 30) in told
    assert before.hands == ((), (), ())


@pytest.mark.rule("GN-902")
def test_others_learn_nothing_of_a_running_round() -> None:
    state = table(3, way=["s75"], hands=[[], ["k01"]])
    do(state, ANN, OpenFloor())
    one, other = state.copy(), state.copy()
    do(one, BOB, Offer("haf", 100, cards={"k01": "all"}))
    assert seen(one, ANN) == seen(other, ANN) == seen(state, ANN)
    ended = [tell(one, BOB, Keep()), tell(other, BOB, Pass())]
    for said in ended:
        assert [s.event for s in said if hears(s.audience, CLEO)] == [Answered(BOB)]


# -- imagining --


def worlds(state: GenoaState, seat: int | None, count: int = 20) -> list[GenoaState]:
    made = []
    game = open_game("genoa", options_of(state))
    for seed in range(count):
        world = game.imagine(seen(state, seat), RandomChance(Random(seed)))
        assert isinstance(world, GenoaState)
        assert world.view(seat) == state.view(seat)
        made.append(world)
    return made


def options_of(state: GenoaState) -> dict[str, str]:
    return {"special_cards_visibility": "hidden"} if state.house.hidden_specials else {}


@pytest.mark.rule("GN-901", "GN-902")
def test_imagined_hands_and_money_vary_within_what_is_known() -> None:
    state = table(3, way=["s75"], hands=[["l01"], ["l02", "k01"], ["p01"]], known={"k01": [ANN]})
    made = worlds(state, ANN)
    assert all(world.where[state.parts.card_id["k01"]] == BOB for world in made)
    assert len({world.position()["hands"][BOB][0] for world in made}) > 5
    assert len({world.money[BOB] for world in made}) > 3
    assert all(sum(world.money) == 390 for world in made)


@pytest.mark.rule("GN-421", "GN-901")
def test_imagined_tables_keep_what_offers_imply() -> None:
    state = table(
        3,
        way=["ric"],
        allowances=[0, 1, 1],
        money=[50, 130, 20],
        goods=[{}, {"silver": 1, "wheat": 1, "silk": 1}],
        hands=[["l10"], ["l09", "k01"]],
    )
    offer = Offer(
        "ric",
        120,
        cards={"k01": "nobody"},
        proceeds=Proceeds(money=40),
        asks=Bundle(money=5),
    )
    hear(state, {BOB: offer})
    for world in worlds(state, ANN) + worlds(state, CLEO) + worlds(state, None):
        assert world.money[BOB] >= 120
        assert world.where[state.parts.card_id["l09"]] == BOB  # the only one that fits
        accept(world, BOB)


@pytest.mark.rule("GN-R17")
def test_imagined_hidden_special_cards() -> None:
    state = table(
        3,
        {"special_cards_visibility": "hidden"},
        way=["haf"],
        allowances=[0, 0, 1],
        specials=[{}, {"extra_action": 1, "start": 1}, {"exchange": 2}],
    )
    hear(state, {BOB: Offer("haf", 5, uses_extra_action=True)})
    for world in worlds(state, ANN):
        assert sum(world.specials_of(BOB)) == 2
        assert world.specials_of(BOB)[1] >= 1
        assert world.stock == state.stock


# -- positions --

ROLLED = {"seat": 1, "code": 0, "play": "roll", "what": []}
PERFORMED: dict[str, Any] = {
    "window": {"seat": 0, "building": "haf", "performed": True},
    "specials": [{"any_good": 1}],
    "last_play": {"seat": 1, "code": PERFORM.kind, "play": "perform", "what": []},
}


@pytest.mark.rule("GN-202")
def test_the_last_play_is_one_that_led_here() -> None:
    rolled = {**ROLLED, "seat": 0}
    state = table(3, phase="move_open", way=["s26"], last_play=rolled)
    assert state.position()["last_play"]["play"] == "roll"
    performed: dict[str, Any] = {**PERFORMED, "last_play": {**PERFORMED["last_play"], "seat": 0}}
    assert table(3, phase="window", way=["haf"], **performed).position()["last_play"]["seat"] == 0


@pytest.mark.parametrize(
    ("position", "rule"),
    [
        ({"seats": 3, "active": 3}, "GN-101"),
        ({"seats": 3, "round": 11}, "GN-801"),
        ({"seats": 3, "money": [131]}, "GN-R36"),
        ({"seats": 3, "goods": [{"silk": 6}]}, "GN-103"),
        ({"seats": 3, "specials": [{"start": 6}]}, "GN-104"),
        ({"seats": 3, "markers": [{"red": 8}]}, "GN-105"),
        ({"seats": 3, "markers": [{"blue": 1}]}, "GN-R27"),
        ({"seats": 3, "hands": [["l01"], ["l01"]]}, "GN-106"),
        ({"seats": 3, "hands": [["x01"]]}, "GN-106"),
        ({"seats": 3, "owners": {"col": 0}}, "GN-713"),
        ({"seats": 3, "way": ["prk"]}, "GN-202"),
        ({"seats": 3, "way": ["prk", "pal"], "phase": "current_open"}, "GN-303"),
        ({"seats": 3, "way": ["prk", "kut", "prk"], "phase": "current_open"}, "GN-305"),
        ({"seats": 3, "way": ["s26"], "phase": "current_open"}, "GN-309"),
        ({"seats": 3, "way": ["haf"], "phase": "window"}, "GN-315"),
        ({"seats": 3, "way": ["haf"], "phase": "current_decide"}, "GN-906"),
        ({"seats": 3, "way": ["s26"], "phase": "markers", "placing": 0}, "GN-704"),
        ({"seats": 3, "way": ["s26"], "phase": "claim"}, "GN-R12"),
        ({"seats": 3, "phase": "over", "round": 9}, "GN-801"),
        ({"seats": 3, "last_play": ROLLED}, "GN-202"),
        ({"seats": 3, "way": ["s26"], "phase": "move_open", "last_play": ROLLED}, "GN-202"),
        ({"seats": 3, "phase": "window", "way": ["haf"], **PERFORMED}, "GN-202"),
        ({"seats": 3, "small_orders": [0, 2]}, "GN-614"),
        ({"seats": 3, "money": [10**30]}, "GN-108"),
        ({"seats": 3, "turn": 10**30}, "GN-201"),
        ({"seats": 3, "floors": 10**30}, "GN-906"),
    ],
)
def test_impossible_positions_are_refused(position: dict[str, object], rule: str) -> None:
    with pytest.raises(Invalid, match=rule):
        open_game("genoa").load(position)


IN_HAFEN: dict[str, Any] = {"seats": 2, "phase": "window", "way": ["haf"]}


@pytest.mark.rule("GN-310", "GN-907")
@pytest.mark.parametrize(
    ("fields", "allowances"),
    [
        ({"allowances": [2]}, None),
        ({"allowances": [1, 2]}, None),
        ({"allowances": [2], "bonus": True}, (2, 1)),
        ({"allowances": [1, 2], "bonus": True}, None),
        ({**IN_HAFEN, "window": {"seat": 1, "building": "haf"}}, (1, 0)),
        ({**IN_HAFEN, "window": {"seat": 0, "building": "haf"}, "allowances": [1, 1]}, None),
        (
            {
                **IN_HAFEN,
                "window": {"seat": 0, "building": "haf"},
                "allowances": [1, 0],
                "bonus": True,
            },
            (1, 0),
        ),
    ],
)
def test_nobody_has_more_actions_than_the_rules_give(
    fields: dict[str, Any], allowances: tuple[int, ...] | None
) -> None:
    game = open_game("genoa", {"two_player_variant": "true"})
    position = {"seats": 2, "phase": "move_open", "way": ["haf"], **fields}
    if allowances is not None:
        assert tuple(game.load(position).position()["allowances"]) == allowances
        return
    with pytest.raises(Invalid) as caught:
        game.load(position)
    assert (caught.value.field, caught.value.rule) == ("position.allowances", "GN-310")


@pytest.mark.rule("GN-202")
@pytest.mark.parametrize("phase", ["start", "over"])
@pytest.mark.parametrize(
    ("field", "value", "rule"),
    [
        ("small_orders", [0, 1], "GN-614"),
        ("delivered", [["col"]], "GN-604"),
        ("bonus", True, "GN-907"),
    ],
)
def test_between_two_turns_nothing_of_a_turn_has_happened(
    phase: str, field: str, value: object, rule: str
) -> None:
    game = open_game("genoa", {"two_player_variant": "true"})
    with pytest.raises(Invalid) as caught:
        game.load({"seats": 2, "phase": phase, field: value})
    assert (caught.value.field, caught.value.rule) == (f"position.{field}", rule)


@pytest.mark.rule("GN-614")
def test_a_small_order_of_the_window_is_one_of_the_turn() -> None:
    window = {"seat": 0, "building": "haf", "performed": True, "small_order": True}
    position = {**IN_HAFEN, "window": window, "specials": [{"exchange": 1}]}
    assert open_game("genoa").load({**position, "small_orders": [1]}).actors() == (0,)
    with pytest.raises(Invalid) as caught:
        open_game("genoa").load(position)
    assert (caught.value.field, caught.value.rule) == ("position.window.small_order", "GN-614")


@pytest.mark.rule("GN-315")
@pytest.mark.parametrize("hidden", [False, True])
def test_a_window_in_which_nothing_is_left_to_do_has_closed(hidden: bool) -> None:
    game = open_game("genoa", {"special_cards_visibility": "hidden"} if hidden else {})
    acted = {**IN_HAFEN, "window": {"seat": 0, "building": "haf", "performed": True}}
    for held in ({}, {"specials": [{"start": 1}]}):
        if hidden and held:
            assert game.load({**acted, **held}).actors() == (0,)
            continue
        with pytest.raises(Invalid) as caught:
            game.load({**acted, **held})
        assert (caught.value.field, caught.value.rule) == ("position.window", "GN-315")
    assert game.load({**acted, "specials": [{"exchange": 1}]}).actors() == (0,)
    small = {"hands": [["k01"]], "goods": [{"silk": 1}]}
    assert game.load({**acted, **small}).actors() == (0,)


def test_a_position_with_an_unknown_field_is_refused() -> None:
    with pytest.raises(Invalid, match="unknown"):
        open_game("genoa").load({"seats": 3, "weather": "fine"})


def test_a_view_is_json_both_ways() -> None:
    state = table(3, way=["s75"], hands=[["l01"], ["k01"]])
    hear(state, {BOB: Offer("haf", cards={"k01": "active"})})
    raw = msgspec.json.encode(seen(state, ANN))
    assert msgspec.json.decode(raw, type=GenoaView) == seen(state, ANN)
    assert assets(state, BOB)["hand"] == ["k01"]
    assert Exchange("silk", "salt") not in state.legal(ANN)


@pytest.mark.rule("GN-902")
def test_a_card_that_changes_hands_is_named_to_the_two_alone() -> None:
    state = table(3, way=["s75"], hands=[[], ["l01", "l02", "k01"]])
    cards = {"l01": "nobody", "k01": "all"}
    hear(state, {BOB: Offer("s76", cards=cards)})
    told = tell(state, ANN, accepting(state, BOB))
    heard = {
        seat: [s.event.cards for s in told if _handed(s) and hears(s.audience, seat)]  # type: ignore[attr-defined]
        for seat in (ANN, BOB, CLEO, None)
    }
    assert heard[ANN] == heard[BOB] == [("l01",), ("k01",)]
    assert heard[CLEO] == heard[None] == [None, ("k01",)]
    assert seen(state, CLEO).hands[ANN] == ("k01",)


def _handed(said: Told) -> bool:
    return isinstance(said.event, CardsHanded)


@pytest.mark.rule("GN-902", "GN-423")
def test_what_the_active_player_picks_is_his_secret_until_it_is_given() -> None:
    state = table(3, way=["s75"], hands=[["l01", "l02", "k01", "k02"]])
    asked = Bundle(decks={"large_orders": 1, "small_orders": 1})
    hear(state, {BOB: Offer("s76", 100, asks=asked)})
    accept(state, BOB)
    do(state, ANN, PickCard("l02"))
    assert seen(state, ANN).picks == ("l02",)
    assert seen(state, BOB).picks == seen(state, None).picks == (None,)


@pytest.mark.rule("GN-R29", "GN-R41")
def test_a_card_shown_to_all_in_a_sealed_offer_is_seen_by_all_once_accepted() -> None:
    options = {"offer_visibility": "sealed"}
    state = table(3, options, way=["s75"], hands=[["k01", "k02"], ["l01", "l02"]])
    asked = Bundle(decks={"small_orders": 1})
    hear(state, {BOB: Offer("s76", cards={"l01": "all"}, asks=asked)})
    assert seen(state, ANN).hands[BOB] == ("l01",)
    assert seen(state, CLEO).hands[BOB] == seen(state, None).hands[BOB] == ()
    accept(state, BOB)
    assert seen(state, ANN).phase == "pick"
    assert seen(state, CLEO).hands[BOB] == seen(state, None).hands[BOB] == ("l01",)
