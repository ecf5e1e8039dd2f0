"""Positions: what cannot lie on a table is refused, everything else comes back as it was."""

from random import Random
from typing import Any

import pytest

from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game
from fondaco.table.words import Invalid
from tests.games.oltre_mare.tables import CARGO, table

OFFER = {
    "id": 1,
    "author": 0,
    "addressee": 1,
    "give": ["spices"],
    "get_ducats": 1,
    "sealed": ["g00"],
}
HANDS = ["g00 g60", "g09"]
SIX = "g00 g01 g02 g03 g04 g05"
SAILING: Any = {"phase": "sail", "played": ("g01", "g03"), "steps": 1}
SETTING_UP: Any = {"phase": "colours", "colours": (None,) * 3}
DISCARDING: Any = {"phase": "sea", "hands": ["g00 g01 g02 g03 g04 g05 g06"]}
ON_COMPASS = {"venezia": "compass"}
DUCATS = ["ducats"] * 5000


def why(**fields: Any) -> tuple[str, str | None]:
    """The field and the rule for which a position is refused."""
    with pytest.raises(Invalid) as caught:
        table(**fields)
    assert caught.value.why
    return caught.value.field.removeprefix("position."), caught.value.rule


@pytest.mark.rule("OM-101")
@pytest.mark.parametrize("seats", [1, 6])
def test_the_number_of_seats_is_two_to_five(seats: int) -> None:
    with pytest.raises(Invalid) as caught:
        open_game("oltre-mare").load({"seats": seats, "cargo": [["g20"]] * seats})
    assert (caught.value.field, caught.value.rule) == ("seats", "OM-101")


@pytest.mark.rule("OM-104", "OM-106", "OM-108", "OM-203", "OM-312", "OM-401", "OM-801")
@pytest.mark.parametrize(
    ("fields", "field", "rule"),
    [
        ({"cargo": ["g20", "g20"]}, "cargo.1", "OM-104"),
        ({"cargo": ["g20", ""]}, "cargo", "OM-106"),
        ({"hands": ["g20"]}, "hands.0", "OM-104"),
        ({"hands": ["g99"]}, "hands.0", "OM-104"),
        ({"pirates": ["g64"]}, "pirates.0", "OM-104"),
        ({"pirates": [" ".join(["unseen"] * 96)]}, "pirates", "OM-104"),
        ({"seats": 2, "hands": ["g78"]}, "hands.0", "OM-104"),
        ({"deck_size": 4}, "deck_size", "OM-904"),
        ({"deck": 5, "venice": True}, "venice", "OM-R9"),
        ({"active": 3}, "active", "OM-201"),
        ({"active": None}, "active", "OM-201"),
        ({"first": 9}, "first", "OM-105"),
        ({"turn": 0}, "turn", None),
        ({"bought": 5}, "bought", "OM-314"),
        ({"pointed": [True, False, False]}, "pointed", "OM-312"),
        ({"phase": "sea", "hands": [SIX], "bought": 1}, "bought", "OM-314"),
        ({"end_reason": "tired"}, "end_reason", "OM-801"),
        ({"deals": -1}, "deals", None),
        ({"end_reason": "deck_empty"}, "end_reason", "OM-801"),
        ({"phase": "over", "active": None}, "end_reason", "OM-801"),
        ({"phase": "over", "active": None, "end_reason": "deck_empty"}, "phase", "OM-801"),
        ({"colours": ("red", "red", "blue")}, "colours", "OM-108"),
        ({"colours": ("red", "pink", "blue")}, "colours", "OM-108"),
        ({"colours": ("red", None, "blue")}, "colours", "OM-108"),
        ({"colours": ("red",)}, "colours", None),
        ({"phase": "colours", "colours": ("red", "green", "blue")}, "colours", "OM-108"),
        ({"ducats": (1, 2)}, "ducats", None),
        ({"ducats": (1, 2, 10**30)}, "ducats", None),
        ({"deals": 10**30}, "deals", None),
        ({"prestige": (1, 2, -1)}, "prestige", "OM-609"),
        ({"budgets": (1, 2, 11)}, "budgets", "OM-R20"),
        ({"ships": ("genova", "tana", "tana")}, "ships", "OM-102"),
        ({"ships": ("tana",)}, "ships", None),
        ({"cargo": ["g00"]}, "ships", "OM-109"),
        ({"markers": {"genova": "compass"}}, "markers", "OM-102"),
        ({"markers": {"rodi": "sextant"}}, "markers.rodi", "OM-102"),
        ({"owned": ({"compass": 7}, {}, {})}, "markers", "OM-102"),
        ({"owned": ({"compass": -1}, {}, {})}, "owned.0.compass", None),
        ({"active_markers": ("compass", None, None)}, "active_markers.0", "OM-701"),
        ({"gone": {"compass": 1}}, "gone", "OM-102"),
        ({"sailed": ("r99",)}, "sailed", "OM-411"),
        ({"sailed": ("r01", "r01")}, "sailed", "OM-411"),
        ({"phase": "sea"}, "phase", "OM-203"),
        ({"phase": "search", "pirates": ["g01 g02"]}, "phase", "OM-R15"),
        ({"phase": "play", "hands": ["g00 g01"]}, "phase", "OM-401"),
        ({"phase": "play", "hands": ["g00 g01 g02"], "picked": ("g03",)}, "picked", "OM-401"),
        ({"hands": ["g00 g01 g02"], "picked": ("g00",)}, "picked", "OM-401"),
        ({"played": ("g00",)}, "played", "OM-401"),
        ({"phase": "load", "played": ("g00",)}, "played", "OM-502"),
        ({"phase": "compass", "played": ("g00",)}, "phase", "OM-711"),
        ({"phase": "sail", "played": ("g00",)}, "steps", "OM-410"),
        ({"steps": 1}, "steps", "OM-410"),
        ({"phase": "sail", "played": ("g00",), "steps": 10**9}, "steps", "OM-410"),
        ({"phase": "colours", "colours": (None,) * 3, "steps": 1}, "steps", "OM-410"),
        ({"phase": "sail", "played": ("g00", "g01"), "steps": 2}, "steps", "OM-410"),
        ({"phase": "sail", "played": (), "steps": 1}, "steps", "OM-410"),
        (SETTING_UP | {"cargo": ["g20 g21"]}, "cargo", "OM-106"),
        (SETTING_UP | {"ducats": (5, 11, 11)}, "ducats", "OM-109"),
        (SETTING_UP | {"prestige": (1, 0, 0)}, "prestige", "OM-111"),
        (SETTING_UP | {"owned": ({"smooth_sailing": 1}, {}, {})}, "owned", "OM-111"),
        (SETTING_UP | {"pirates": ["unseen"]}, "pirates", "OM-113"),
        (SETTING_UP | {"deals": 3}, "deals", "OM-201"),
        (SETTING_UP | {"sailed": ("r01",)}, "sailed", "OM-201"),
        (SETTING_UP | {"active": 9}, "active", "OM-201"),
        (DISCARDING | {"pointed": (False, True, False)}, "pointed", "OM-310"),
        (DISCARDING | {"budgets": (9, 10, 10)}, "budgets", "OM-R20"),
        ({"phase": "load", "played": tuple(f"g0{n}" for n in range(5))}, "played", "OM-401"),
        ({"hands": HANDS, "offers": [{**OFFER, "id": 10**18}]}, f"offers.{10**18}", "OM-304"),
        (SAILING | {"steps": 2, "sailed": ("r30",)}, "steps", "OM-410"),
        (SAILING | {"sailed": ("r08",)}, "sailed", "OM-410"),
        ({"sailed": ("r01", "r08")}, "sailed", "OM-410"),
        ({"phase": "compass", "played": ("g00",), "markers": ON_COMPASS}, "played", "OM-711"),
        ({"offers": [{**OFFER, "sealed": None}]}, "offers.1.sealed", "OM-R19"),
        ({"offers": [{**OFFER, "sealed": ["g77x"]}]}, "offers.1.sealed", "OM-303"),
        ({"offers": [{**OFFER, "give": ["silk"]}]}, "offers.1.give", "OM-306"),
        ({"offers": [{**OFFER, "get": ["salt"]}]}, "offers.1.get", "OM-303"),
        ({"offers": [{**OFFER, "author": 2}]}, "offers.1", "OM-302"),
        ({"offers": [{**OFFER, "author": 7}]}, "offers.1", None),
        ({"offers": [{**OFFER, "get_ducats": 12}]}, "offers.1", "OM-305"),
        ({"offers": [{**OFFER, "get_ducats": 0}]}, "offers.1", "OM-305"),
        ({"offers": [{**OFFER, "claims": [None, None]}]}, "offers.1.claims", "OM-308"),
        ({"offers": [{**OFFER, "claims": [{"lions": 7}]}]}, "offers.1.claims", "OM-308"),
        ({"offers": [{**OFFER, "claims": [{"actions": DUCATS}]}]}, "offers.1.claims", "OM-308"),
        ({"offers": [{**OFFER, "text": "x" * 281}]}, "offers.1.text", "OM-R19"),
        ({"offers": [{**OFFER, "id": 0}]}, "offers.0", "OM-304"),
        ({"offers": [OFFER, OFFER]}, "offers.1", "OM-304"),
        ({"offers": [OFFER, {**OFFER, "id": 2}]}, "offers.2", "OM-R20"),
        ({"offers": [OFFER], "next_offer": 1}, "next_offer", "OM-304"),
        ({"phase": "play", "hands": ["g00 g01 g02"], "offers": [OFFER]}, "offers", "OM-325"),
    ],
)
def test_what_cannot_be_is_refused(fields: dict[str, Any], field: str, rule: str | None) -> None:
    if "offers" in fields:
        fields = {"hands": HANDS, **fields}
    assert why(**fields) == (field, rule)


@pytest.mark.rule("OM-R20")
@pytest.mark.parametrize(
    "answers",
    [
        [None, None],
        [False, None, None],
        [None, True, None],
        [None, False, False],
        [None, {**OFFER, "author": 0, "addressee": 1}, None],
    ],
)
def test_an_open_call_waits_for_somebody(answers: list[Any]) -> None:
    call = {"wishes": [], "text": "", "answers": answers}
    assert why(hands=HANDS, call=call)[0].startswith("call.answers")


@pytest.mark.rule("OM-308")
@pytest.mark.parametrize("wishes", [["salt"], ["silk"] * 8])
def test_a_call_wishes_for_goods(wishes: list[str]) -> None:
    call = {"wishes": wishes, "text": "", "answers": [None, None, None]}
    assert why(hands=HANDS, call=call) == ("call.wishes", "OM-308")
    call = {"wishes": ["silk"], "text": "x" * 281, "answers": [None, None, None]}
    assert why(hands=HANDS, call=call) == ("call.text", "OM-R19")


@pytest.mark.rule("OM-305")
@pytest.mark.parametrize(
    "terms", [{"get_ducats": -1}, {"get_ducats": 0}, {"give_ducats": 1, "get_ducats": 1}]
)
def test_a_sealed_answer_is_an_exchange(terms: dict[str, int]) -> None:
    answer = {**OFFER, "author": 1, "addressee": 0, "give": ["silk"], "sealed": ["g09"], **terms}
    call = {"wishes": [], "text": "", "answers": [None, answer, None]}
    assert why(hands=HANDS, call=call) == ("call.answers.1", "OM-305")


@pytest.mark.rule("OM-314", "OM-R15")
def test_a_search_is_not_a_fifth_purchase() -> None:
    fields: dict[str, Any] = {"phase": "search", "pirates": ["g01 g02"]}
    search = {"pirate_purchase": "search"}
    assert why(options=search, **fields, bought=4) == ("bought", "OM-314")
    assert table(options=search, **fields, bought=3).legal(0)


@pytest.mark.rule("OM-801")
def test_no_turn_begins_with_an_empty_deck() -> None:
    cards = "g00 g01 g02 g03 g04 g05"
    assert why(phase="sea", hands=[cards], deck=0) == ("phase", "OM-801")


@pytest.mark.parametrize(
    ("junk", "field"),
    [
        ({"seats": 3}, "position"),
        ({"seats": "3"}, "position.seats"),
        ({"seats": 3, "cargo": 1}, "position.cargo"),
        ({"no": 1}, "position"),
        ({"seats": 3, "cargo": [["\ud800"]] * 3}, "position.cargo[0][0]"),
    ],
)
def test_other_json_is_refused(junk: dict[str, Any], field: str) -> None:
    with pytest.raises(Invalid) as caught:
        open_game("oltre-mare").load(junk)
    assert caught.value.field == field


@pytest.mark.rule("OM-111")
def test_what_is_left_out_is_as_at_the_start() -> None:
    state = open_game("oltre-mare").load({"seats": 3, "cargo": [[card] for card in CARGO[:3]]})
    position = state.position()
    assert position["ducats"] == (11, 11, 11) or position["ducats"] == [11, 11, 11]
    assert list(position["ships"]) == ["venezia", "candia", "zara"]
    assert position["deck_size"] == 96


def test_every_position_of_a_game_comes_back_as_it_was() -> None:
    game = open_game("oltre-mare", {"pirate_purchase": "search", "gifts": "allowed"})
    random = Random(5)
    chance = RandomChance(random)
    state = game.deal(4, chance)
    phases = set()
    while state.actors():
        position = state.position()
        phases.add(position["phase"])
        assert game.load(position).position() == position
        seat = state.actors()[0]
        state.choose(seat, random.choice(state.choices(seat)), chance)
    assert phases == {"colours", "sea", "trade", "search", "play", "sail", "compass", "load"}


@pytest.mark.rule("OM-714", "OM-R25")
def test_a_compass_is_never_owned_where_it_is_discarded() -> None:
    owned: tuple[dict[str, int], ...] = ({"compass": 1}, {}, {})
    assert table(owned=owned).position()["owned"][0] == {"compass": 1}
    assert why(owned=owned, options={"compass_declined": "discard"}) == (
        "owned.0.compass",
        "OM-R25",
    )
