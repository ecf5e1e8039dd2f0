"""What Golden Horn's choices say of the end, and what the log tells first."""

from typing import Any

import pytest

from fondaco.games.golden_horn.words import (
    CardsDrawn,
    ChooseBoat,
    ChooseStop,
    EndSetOff,
    PileShuffled,
)
from fondaco.table.speech import Speech
from fondaco.table.titles import open_game
from fondaco.table.words import Action
from tests.games.golden_horn.tables import K, V, boat, do, events, table
from tests.table.promising import phrases

COLOURS = ("orange", "pink", "green", "red", "blue", "yellow")
HOARD = dict.fromkeys(COLOURS, 15) | {"blue": 13}
LAST_LOAD = ChooseBoat("A2", "blue")


def said(options: dict[str, str], state: Any, action: Action) -> set[str]:
    """The ids of a choice's phrases."""
    speech = Speech(open_game("golden-horn", options))
    return {phrase.id for phrase in phrases(speech.choice(state.view(0), action))}


def emptying(options: dict[str, str], **fields: Any) -> Any:
    """Two blue goods are all that is left in Venice; no goods are left in the bag."""
    ports = {V: {"blue": 2}}
    return table(2, None, options, **{"ports": ports, "warehouses": [{}, HOARD], **fields})


EXPANSION = {"expansion": "on"}
NOBODY_LEFT = {"warehouses": [{}, HOARD | {"mercenaries": 20, "peasants": 8}]}


@pytest.mark.rule("GH-801", "GH-807", "GH-524")
@pytest.mark.parametrize(
    ("options", "fields", "set_off"),
    [
        ({}, {}, True),
        ({}, {"first": 1, "set_off_by": 1, "end_reason": "port_empty"}, False),
        (EXPANSION, NOBODY_LEFT, True),  # eight white cubes lie in the bag and bring nobody
        (EXPANSION, {}, False),  # the bag's black and white cubes bring mercenaries
        (EXPANSION | {"warehouse_view": "closed"}, NOBODY_LEFT, True),
        (EXPANSION | {"port_exhausted": "no_goods_no_mercenary"}, NOBODY_LEFT, True),
    ],
)
def test_the_last_turns_are_announced_where_they_begin(
    options: dict[str, str], fields: dict[str, Any], set_off: bool
) -> None:
    state = emptying(options, **fields)
    ids = said(options, state, LAST_LOAD)
    told = do(state, 0, LAST_LOAD)
    assert any(isinstance(event, EndSetOff) for event in events(told)) == set_off
    assert ("begins-last-turns" in ids) == set_off


@pytest.mark.rule("GH-R28")
@pytest.mark.parametrize(
    ("reading", "peasants", "ending", "reason"),
    [("no_goods_no_mercenary", 3, "bare", "port_bare"), ("nothing_left", 0, "last", "port_empty")],
)
def test_a_port_with_peasants_left_is_not_called_empty(
    reading: str, peasants: int, ending: str, reason: str
) -> None:
    options = EXPANSION | {"port_exhausted": reading}
    crowd = [{}, HOARD | {"mercenaries": 20, "peasants": 8 - peasants}]
    left = {V: {"blue": 2, "peasants": peasants}}
    state = emptying(options, warehouses=crowd, ports=left)
    assert f"action-choose-boat-load-{ending}" in said(options, state, LAST_LOAD)
    told = do(state, 0, LAST_LOAD)
    assert sum(state.port_stock(0)) == peasants
    off = next(event for event in events(told) if isinstance(event, EndSetOff))
    assert Speech(open_game("golden-horn", options)).event(off).args["reason"] == reason


@pytest.mark.rule("GH-805")
def test_a_last_turn_says_that_the_game_ends() -> None:
    fields: dict[str, Any] = {"phase": "sail", "moving": "A2", "first": 1, "set_off_by": 1}
    fields |= {"end_reason": "port_empty"}
    state = table(2, {"A2": boat(4, K, {"blue": 1})}, **fields)
    stop = next(a for a in state.legal(0) if isinstance(a, ChooseStop))
    assert "ends-game" in said({}, state, stop)
    do(state, 0, stop)
    assert state.end_reason() == "port_empty"


@pytest.mark.rule("GH-407")
def test_a_draw_is_told_before_the_shuffle_it_causes() -> None:
    per_colour = table(2).parts.cards_per_colour
    hands = [{}, dict.fromkeys(COLOURS, per_colour - 2)]
    boats = {"A2": boat(1, V, {"blue": 1})}
    state = table(
        2, boats, phase="sail", moving="A2", hands=hands, discard=dict.fromkeys(COLOURS, 2)
    )
    told = do(state, 0, ChooseStop(0))
    kinds = [type(event) for event in events(told)]
    assert kinds.index(CardsDrawn) < kinds.index(PileShuffled)
