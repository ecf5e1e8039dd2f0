"""How Golden Horn's choices are read, and what playing them brings."""

from random import Random
from typing import Any

from fondaco.games.golden_horn.rules import GoldenHornState
from fondaco.games.golden_horn.words import CardsDrawn, ChooseBoat, EndSetOff, WindPlayed
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.words import Action, Event, Phrase, Seat, View
from tests.table.promising import Consequences, phrases

NEVER_SILENT = ("last_turns", "last_turn", "ends")


def promised(game: Game, view: View, action: Action, said: Phrase) -> Consequences:
    found: Consequences = {}
    inside = list(phrases(said))
    for phrase in inside:
        args: Any = phrase.args
        match phrase.id:
            case "points-more":
                found["points"] = args["points"]
            case "points-less":
                found["points"] = -args["points"]
            case "points-of":
                found["worth"] = args["points"]
            case "price-free":
                found["wind"] = 0
            case "price-wind":
                found["wind"] = sum(card.args["count"] for card in args["cards"])
            case "action-declare-end":
                found["still"] = [player.args["seat"] for player in args["players"]]
            case "action-declare-end-now":
                found["still"] = []
        if "drawn" in args:
            found["drawn"] = args["drawn"]
    ids = {phrase.id for phrase in inside}
    if ids & {"begins-last-turns", "action-declare-end"}:
        found["last_turns"] = True
    if ids & {"ends-with-turn", "action-declare-end-now"}:
        found["last_turn"] = True
    if "ends-game" in ids:
        found["ends"] = True
    return found


def brought(
    before: State, after: State, seat: Seat, action: Action, news: list[Event]
) -> Consequences:
    assert isinstance(before, GoldenHornState) and isinstance(after, GoldenHornState)
    found: Consequences = {
        "points": _points(after, seat) - _points(before, seat),
        "wind": sum(len(event.cards) for event in news if isinstance(event, WindPlayed)),
        "drawn": sum(event.count for event in news if isinstance(event, CardsDrawn)),
    }
    if any(isinstance(event, EndSetOff) for event in news):
        found["still"] = _still(after, before.turn)
        found["last_turns"] = bool(found["still"])
        found["last_turn"] = not found["still"]
    else:
        found["ends"] = after.end_reason() is not None
    if isinstance(action, ChooseBoat):
        found["worth"] = _unloaded(after, seat, action.boat)
    return found


def _points(state: GoldenHornState, seat: Seat) -> int:
    return state.standings().scores[seat].total


def _unloaded(state: GoldenHornState, seat: Seat, boat: str) -> int:
    """What a boat's cargo would add if it lay in the warehouse."""
    position = state.position()
    stored = position["warehouses"][seat]
    for kind, count in position["boats"][boat]["cargo"].items():
        stored[kind] = stored.get(kind, 0) + count
    afterwards = state.copy()
    names = [*state.parts.colours, "mercenaries", "peasants"]
    for kind, name in enumerate(names):
        afterwards.warehouse[seat * len(names) + kind] = stored.get(name, 0)
    return _points(afterwards, seat) - _points(state, seat)


def _still(state: GoldenHornState, turn: int) -> list[Seat]:
    """Who plays after this turn."""
    played = state.copy()
    turns: list[Seat] = []
    chance = RandomChance(Random(1))
    while played.actors():
        if played.turn != turn:
            turn = played.turn
            turns.append(played.active)
        played.apply(played.active, played.lapse(played.active), chance)
    return turns
