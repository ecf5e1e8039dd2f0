"""Words keep what they say: points, one and many, and a board within its width."""

from typing import Any

import pytest

from fondaco.cli.telling import plain
from fondaco.games.mediterranee import text
from fondaco.games.mediterranee.rules import MediterraneeState
from fondaco.games.mediterranee.state import PHASES
from fondaco.games.mediterranee.words import Sell
from fondaco.locale import LANGUAGES, Voice
from fondaco.table.titles import find_title, open_game, resource
from fondaco.table.words import Phrase
from tests.games.mediterranee.tables import GENOA, VENICE, galley, port, seen, table

TEXTS = {
    language: resource(find_title("mediterranee"), f"texts/{language}.ftl")
    for language in LANGUAGES
}


@pytest.mark.rule("ME-805", "ME-807", "ME-R39")
@pytest.mark.parametrize(
    ("name", "area", "stored", "good", "gain"),
    [
        ("creta", 23, ["iron"], "wood", 1),
        ("ragusa", 4, ["iron", "gold", "gems"], "wine", 4),
        ("venezia", 0, ["iron", "gold", "gems", "wood", "cloth"], "spices", 9),
    ],
)
def test_a_full_warehouse_is_announced_with_the_points_it_adds(
    name: str, area: int, stored: list[str], good: str, gain: int
) -> None:
    for owner in (VENICE, GENOA):
        ships = {"g1": galley(VENICE, area, 1, {good: 1})}
        state = table(ships, {name: port(owner, 1, stored)}, phase="sales")
        game = open_game("mediterranee")
        phrase = text.choice(game, seen(state, VENICE), Sell("g1", good))
        assert phrase.args["points"] == gain


# -- numbers and nouns --


def said(language: str, message: str, **args: Any) -> str:
    return Voice(language, TEXTS[language], ("Ada", "Ben", "Cleo", "Dan")).say(
        Phrase(message, args)
    )


def test_one_is_not_many() -> None:
    one = [Phrase("goods", {"good": "gems", "count": 1})]
    offer = said("en", "event-countered", seat="Ada", price=100, goods=one, port="Corfu")
    assert "1 gem " in offer
    hands = Phrase("sailors-object", {"count": 1})
    seized = {"beaten": 1, "victor": 2, "sailors": hands, "lost": 0}
    assert "1 stays on galley 2" in said("en", "action-seize", **seized, stay=1)
    assert "all 1" not in said("en", "action-seize-all", **seized)
    sunk = [Phrase("galley", {"galley": name}) for name in ("g1", "g2")]
    held = [Phrase("garrison-holds", {"count": 1})]
    scuttled = said("en", "action-rearrange-scuttle", holdings=held, sunk=sunk, count=2)
    assert scuttled.endswith("sink")
    pieces = said("en", "board-box-pieces", galleys=1, sailors=1, castles=1)
    assert "1 galley," in pieces


# -- the board --

LONG = ("Wolfgang Amadeus von und zu Hohe", "Ada", "[bold]Ben[/] of the Golden Horde", "Ω" * 32)


def crowded(phase: str, **fields: Any) -> MediterraneeState:
    ships = {
        f"g{number}": galley(number % 4, 4 if number < 15 else 20 + number % 3, 1, {"wine": 1})
        for number in range(1, 16)
    }
    ships |= {f"g{n}": galley(n % 4, 10, 5) for n in range(16, 29)}
    held = {
        name: port(n % 4, 3, castle=True) for n, name in enumerate(("ragusa", "corfu", "creta"))
    }
    money = [1_000_000, 999_900, 12_300, 0]
    return table(ships, held, fields.pop("options", {}), phase=phase, money=money, **fields)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", PHASES)
def test_the_board_keeps_to_100_columns(language: str, phase: str) -> None:
    voice = Voice(language, TEXTS[language], LONG)
    option_sets: list[dict[str, str]] = [{}, {"money_visibility": "open", "sailor_count": "180"}]
    if phase == "powers":
        states = [
            table(
                options=o | {"power_assignment": "choose_in_seat_order"},
                phase=phase,
                powers=[None] * 4,
            )
            for o in option_sets
        ]
    elif phase == "deployment":
        states = [
            table(options=o, phase=phase, deployed=[[4, 4], None, None, None]) for o in option_sets
        ]
    else:
        more: dict[str, Any] = {}
        if phase == "bids":
            more = {"bids": [999_900, 100, None, None]}
        if phase == "positions":
            more = {"bids": [999_900, 100, 0, 0], "choosing": [0, 1]}
        if phase == "over":
            more = {"round": 8}
        states = [crowded(phase, options=o, **more) for o in option_sets]
        if phase == "purchases":
            deal = {"give": {"g4": {"wine": 1}, "g8": {"wine": 1}}, "want": {"g1": {"wine": 1}}}
            talk = {"author": 0, "responder": 1, "stage": "named", "counters_left": 1, "area": 4}
            states.append(crowded(phase, talk=talk | {"deal": deal | {"pay": -40_000}}))
        poor = {"bank_money": "coins_in_box", "money_visibility": "open"}
        states.append(
            table({"g1": galley(0, 4, 2)}, None, poor, phase=phase, **more)
            if phase not in {"positions", "bids"}
            else states[0]
        )
    for state in states:
        for seat in (None, 0, 3):
            lines = plain(text.draw(open_game("mediterranee", {}), state.view(seat), voice.say))
            for line in lines.split("\n"):
                assert len(line) <= 100, line
