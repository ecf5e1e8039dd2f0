"""How Méditerranée's choices are read, and what playing them brings."""

from typing import Any

from fondaco.games.mediterranee.ending import score
from fondaco.games.mediterranee.rules import MediterraneeState
from fondaco.games.mediterranee.words import (
    Attack,
    GalleyStopped,
    IncomePaid,
    PrizeTaken,
    Sell,
    Step,
)
from fondaco.table.contract import Game, State
from fondaco.table.words import Action, Event, Phrase, Seat, View
from tests.table.promising import Consequences

NEVER_SILENT = ("ends", "stops")
SPENT = {
    *("action-buy", "action-buy-owner", "action-take", "action-enrol"),
    *("action-build-galley", "action-build-castle"),
}


def promised(game: Game, view: View, action: Action, said: Phrase) -> Consequences:
    found: Consequences = {}
    while isinstance(inner := said.args.get("said"), Phrase):
        if said.id == "ends-game":
            found["ends"] = True
        elif said.id == "ends-move":
            found["stops"] = f"g{said.args['galley']}"
        said = inner
    args: Any = said.args
    if said.id in SPENT:
        found |= {"ducats": -args["paid"], "left": args["left"]}
    elif said.id == "action-accept":
        found["ducats"] = args["paid"]
    elif isinstance(action, Sell):
        found["ducats"] = args["price"] + args["bonus"]
        if "points" in args:
            found["points"] = args["points"]
    if "lost" in args:
        found["lost"] = args["lost"]
    if "stay" in args:
        found["stay"] = args["stay"]
    return found


def brought(
    before: State, after: State, seat: Seat, action: Action, news: list[Event]
) -> Consequences:
    assert isinstance(before, MediterraneeState) and isinstance(after, MediterraneeState)
    income = sum(e.amount for e in news if isinstance(e, IncomePaid) and e.seat == seat)
    left = after.money[seat] - income
    found: Consequences = {
        "ducats": left - before.money[seat],
        "left": left,
        "points": sum(_seen(after)) - sum(_seen(before)),
    }
    if after.end_reason() is not None and not isinstance(action, Attack):  # the dice decide that
        found["ends"] = True
    for event in news:
        if isinstance(event, GalleyStopped) and isinstance(action, Step):
            found["stops"] = event.galley
        if isinstance(event, PrizeTaken):
            found["lost"] = sum(event.lost.values())
            found["stay"] = after.crew[before.victor]
    return found


def _seen(state: MediterraneeState) -> list[int]:
    """The points of all seats without those of the treasuries."""
    scored = [score(state, seat) for seat in range(state.seats)]
    return [one.total - one.parts["treasury"] for one in scored]
