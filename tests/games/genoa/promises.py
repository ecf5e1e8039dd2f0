"""How Genoa's choices are read, and what playing them brings."""

from collections import Counter
from typing import Any

from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.words import (
    ActionPerformed,
    AnyGood,
    BuildingAction,
    CardsDrawn,
    Deliver,
    DrawPrivilege,
    EndMovement,
    MessagePaid,
    Move,
    OrderDelivered,
    OwnerPaid,
    Pass,
    Perform,
    PlaceMarkers,
)
from fondaco.table.contract import Game, State
from fondaco.table.words import Action, Event, Phrase, Seat, View
from tests.table.promising import Consequences, phrases

NEVER_SILENT = ()


def promised(game: Game, view: View, action: Action, said: Phrase) -> Consequences:
    found: Consequences = {}
    acts = isinstance(action, Perform | Deliver | DrawPrivilege | BuildingAction)
    for phrase in phrases(said):
        args: Any = phrase.args
        match phrase.id:
            case "with-fee" if acts:
                found["fee"] = args["money"]
            case "with-messages":
                found["messages"] = args["money"]
            case "action-deliver" | "action-deliver-bare":
                found["order"] = args["money"]
            case "action-small-order":
                found["ducats"] = args["money"]
            case "action-place-markers":
                found["markers"] = args["count"]
            case "action-play-start-market":
                found["round"] = args["round"]
            case "action-end-movement":
                found["next"] = args["next"]
            case "action-privilege":
                found["cards"] = min(1, args["left"])
            case "action-any-good":
                found["gains"] = _gains(args["good"])
            case "action-perform" | "action-building-action":
                things = [thing for thing in args["gains"] if thing.id != "villa-choice"]
                if things == args["gains"]:
                    found["gains"] = _gains(things)
    if isinstance(action, Move) and "messages" not in found and not _declared(game):
        found["messages"] = 0
    if isinstance(action, Pass | PlaceMarkers | EndMovement):
        found["ends"] = any(phrase.id == "ends-game" for phrase in phrases(said))
    return found


def _declared(game: Game) -> bool:
    return game.options["message_claim"] == "declared"


def _gains(things: list[Phrase]) -> Counter[str]:
    """Things by name and number."""
    found: Counter[str] = Counter()
    for thing in things:
        args: Any = thing.args
        if thing.id not in ("nothing-left", "villa-deliver"):
            name = args.get("good") or args.get("special") or args.get("deck") or "markers"
            found[name] += args["count"]
    return found


def brought(
    before: State, after: State, seat: Seat, action: Action, news: list[Event]
) -> Consequences:
    assert isinstance(before, GenoaState) and isinstance(after, GenoaState)
    found: Consequences = {
        "ducats": after.money[seat] - before.money[seat],
        "messages": sum(e.money for e in news if isinstance(e, MessagePaid) and e.seat == seat),
        "round": after.round,
        "ends": after.end_reason() is not None,
        "fee": sum(e.money for e in news if isinstance(e, OwnerPaid)),
        "order": sum(e.money for e in news if isinstance(e, OrderDelivered)),
        "markers": sum(before.markers_of(seat)) - sum(after.markers_of(seat)),
        "gains": _gained(before, after, seat, action, news),
        "cards": sum(e.count for e in news if isinstance(e, CardsDrawn)),
    }
    if isinstance(action, EndMovement):
        phase = after.position()["phase"]
        found["next"] = {"claim": "claims", "markers": "markers"}.get(phase, "turn")
    return found


def _gained(
    before: GenoaState, after: GenoaState, seat: Seat, action: Action, news: list[Event]
) -> Counter[str]:
    if isinstance(action, AnyGood):
        kind = before.parts.good_id[action.good]
        return Counter({action.good: after.goods_of(seat)[kind] - before.goods_of(seat)[kind]})
    found: Counter[str] = Counter()
    for event in news:
        if isinstance(event, ActionPerformed):
            found.update(event.goods)
            found.update([event.special] if event.special else [])
            found["markers"] += event.markers
        if isinstance(event, CardsDrawn) and event.cards is not None:
            found[event.deck] += event.count
    return +found
