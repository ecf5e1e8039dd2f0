"""What the engine says of positions of Oltre Mare, for the rules that the browser repeats.

    .venv/bin/python web/tools/engine_cases.py     writes web/src/titles/oltre-mare/engine.json

`voyage.ts` and `cargo.ts` reckon while somebody draws a trip or picks cards; `engine.test.ts` holds
them to these answers, and tests/test_engine_cases.py holds the answers to the engine.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from fondaco.games.oltre_mare import words as w
from fondaco.games.oltre_mare.rules import OltreMareState
from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game
from fondaco.table.words import Event, Tell

TARGET = Path(__file__).parents[1] / "src" / "titles" / "oltre-mare" / "engine.json"
GAMES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {"sugar_sequence": "fr"}),
    (3, {"tie_ranking": "competition", "rank_zero": "false"}),
    (5, {}),
)
EVERY = 4
"""One case in so many is kept."""


def cases() -> list[dict[str, Any]]:
    return [_game(seed, seats, options) for seed, (seats, options) in enumerate(GAMES)]


def _game(seed: int, seats: int, options: dict[str, str]) -> dict[str, Any]:
    game = open_game("oltre-mare", options)
    chance = RandomChance(Random(seed))
    state = game.deal(seats, chance)
    assert isinstance(state, OltreMareState)
    trips: list[dict[str, Any]] = []
    effects: list[dict[str, Any]] = []
    while state.actors():
        seat = state.actors()[0]
        view: Any = state.view(seat)
        if view.phase == "sail":
            trips.append(_trip(state, view))
        codes = state.choices(seat)
        told: list[Event] = []
        state.choose(seat, codes[chance.below(len(codes))], chance, _teller(told))
        shown = next((event for event in told if isinstance(event, w.CardsPlayed)), None)
        if shown is not None and view.phase == "play":
            effects.append(_effects(view, shown, told, state))
    scores = state.standings().scores
    return {
        "options": game.options,
        "trips": trips[::EVERY],
        "effects": effects[::EVERY],
        "cargo": [
            {"pile": pile, "value": score.parts["cargo"]}
            for pile, score in zip(state.position()["cargo"], scores, strict=True)
        ],
        "prestige": {
            "all": list(state.prestige),
            "paid": [score.parts["prestige"] for score in scores],
        },
    }


def _teller(told: list[Event]) -> Tell:
    return lambda event, audience: told.append(event)


def _trip(state: OltreMareState, view: Any) -> dict[str, Any]:
    """Which routes may come first: those with which some trip is not refused."""
    seat = view.active
    first = [route for route in state.parts.routes if state.check(seat, w.Sail((route,))) is None]
    return {
        "from": view.ships[seat],
        "steps": view.steps,
        "sailed": list(view.sailed),
        "next": first,
    }


def _effects(
    view: Any, shown: w.CardsPlayed, told: list[Event], after: OltreMareState
) -> dict[str, Any]:
    def total(kind: type[Event], field: str) -> int:
        return sum(getattr(event, field) for event in told if isinstance(event, kind))

    drawn = [event for event in told if isinstance(event, w.CardsDrawn) and event.cards is None]
    steps = after.steps + sum(
        len(event.routes) for event in told if isinstance(event, w.ShipSailed)
    )
    return {
        "view": {
            "active": view.active,
            "active_markers": list(view.active_markers),
            "deck_size": view.deck_size,
            "venice": view.venice,
        },
        "cards": list(shown.cards),
        "ducats": total(w.DucatsEarned, "ducats") + total(w.SailingPaid, "ducats"),
        "pirates": total(w.PiratesStruck, "cards"),
        "market": sum(event.count for event in drawn),
        "steps": steps,
    }


def text() -> str:
    return json.dumps(msgspec.to_builtins(cases()), indent=1) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
