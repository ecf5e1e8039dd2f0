"""How Oltre Mare's choices are read; `test_promises.py` compares the effects one by one."""

from fondaco.games.oltre_mare.rules import OltreMareState
from fondaco.games.oltre_mare.words import Accept, Buy, PrestigeGained
from fondaco.table.contract import Game, State
from fondaco.table.words import Action, Event, Phrase, Seat, View
from tests.table.promising import Consequences, phrases

NEVER_SILENT = ("ends",)


def promised(game: Game, view: View, action: Action, said: Phrase) -> Consequences:
    found: Consequences = {}
    inside = list(phrases(said))
    ends = any(phrase.args.get("end") == "over" for phrase in inside)
    if ends or any(phrase.id == "effect-over" for phrase in inside):
        found["ends"] = True
    if isinstance(action, Accept):
        found["prestige"] = said.args["prestige"]
    if isinstance(action, Buy) and isinstance(said.args.get("left"), int):
        found["left"] = said.args["left"]
    return found


def brought(
    before: State, after: State, seat: Seat, action: Action, news: list[Event]
) -> Consequences:
    assert isinstance(after, OltreMareState)
    gained = [event.seat for event in news if isinstance(event, PrestigeGained)]
    whose = "none" if not gained else "you" if gained == [seat] else "partner"
    return {
        "ends": after.end_reason() is not None,
        "left": after.ducats[seat],
        "prestige": whose,
    }
