"""Snapshots of bots' games for the development page: `python web/tools/fixtures.py FOLDER`.

Writes FOLDER/<slug>.json, a list of snapshots in the shape of the API, one every few actions, as
seen by the seat that is asked.
"""

import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from fondaco.bots import make
from fondaco.table.audience import hears
from fondaco.table.sitting import Sitting
from fondaco.table.speech import Speech
from fondaco.table.titles import open_game, titles

NAMES = ("Ada", "Bruno", "Chiara", "Dario", "Elena")
MOST = 60


def play(slug: str, seats: int, options: dict[str, str]) -> list[dict[str, Any]]:
    """A game of greedy bots, with a snapshot at every decision."""
    game = open_game(slug, options)
    speech = Speech(game)
    table = Sitting.open(game, NAMES[:seats], f"fixture {slug}".encode(), ["x"] * seats)
    bots = [make("greedy", game, seat, Random(seat)) for seat in range(seats)]
    found = []
    while table.state.actors():
        seat = table.state.actors()[0]
        view = table.state.view(seat)
        found.append(snapshot(speech, table, seat))
        for said in table.act(seat, bots[seat].decide(view)):
            for listener, bot in enumerate(bots):
                if hears(said.audience, listener):
                    bot.hear(said.event)
    return [*found, snapshot(speech, table, 0)]


def snapshot(speech: Speech, table: Sitting, seat: int) -> dict[str, Any]:
    view = table.state.view(seat)
    turn = msgspec.json.decode(msgspec.json.encode(speech.turn(table.state, seat, view)))
    heard = table.heard(seat)
    log = [
        {
            "number": number,
            "mover": None if number == 0 else table.steps[number - 1].move.seat,
            "events": [speech.told(event) for event in events],
            "undone": False,
        }
        for number, events in enumerate(heard)
    ][-50:]
    state = "playing" if table.state.actors() else "finished"
    info = {
        "id": "fixture",
        "title": table.game.meta.slug,
        "state": state,
        "options": table.game.options,
        "seats": [
            {
                "seat": n,
                "name": name,
                "kind": "person" if n == seat else "bot",
                "bot": "greedy",
                "you": n == seat,
                "present": True,
                "resigned": False,
                "replaced": False,
            }
            for n, name in enumerate(table.header.seats)
        ],
        "number": len(table.steps),
        "actors": table.state.actors(),
        "suggestions": True,
    }
    nobody = [None] * len(table.header.seats)
    return {
        "number": len(table.steps),
        "table": info,
        "view": view,
        "turn": turn | {"undo": False},
        "log": log,
        "clock": {"left": nobody, "due": None, "nudge": nobody},
        "over": state == "finished",
    }


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for slug, meta in titles().items():
        options = {"expansion": "on"} if any(o.name == "expansion" for o in meta.options) else {}
        found = play(slug, 3, {}) + (play(slug, 4, options) if options else [])
        step = max(1, len(found) // MOST)
        kept = [*found[::step], found[-1]]
        (folder / f"{slug}.json").write_bytes(msgspec.json.encode(kept))


if __name__ == "__main__":
    main()
