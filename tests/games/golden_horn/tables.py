"""Short ways to set up a Golden Horn table and to act at it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from fondaco.games.golden_horn.rules import GoldenHornState
from fondaco.games.golden_horn.sailing import reach, wind_needed
from fondaco.games.golden_horn.words import ChooseStop
from fondaco.table.step import Told
from fondaco.table.titles import open_game
from fondaco.table.words import Action, Event
from tests.games.acting import act, refusal_of

FLEETS = ("A", "B", "C", "D")
V, K = "venice", "constantinople"

do = act


def boat(at: int, heading: str = K, cargo: Mapping[str, int] | None = None, **more: Any) -> Any:
    """A boat of a position: `boat(5, K, {"blue": 2})`."""
    return {"at": at, "heading": heading, "cargo": dict(cargo or {}), **more}


def table(
    seats: int = 3,
    boats: Mapping[str, Any] | None = None,
    options: Mapping[str, str] | None = None,
    **fields: Any,
) -> GoldenHornState:
    """A position: boats not named lie in Venice, seat 0 has fleet A, seat 1 fleet B and so on."""
    game = open_game("golden-horn", options)
    fleets = fields.pop("fleets", FLEETS[:seats])
    placed = {f"{fleet}{n}": boat(0) for fleet in fleets for n in (3, 2, 1)}
    placed.update(boats or {})
    position = {"seats": seats, "fleets": fleets, "boats": placed, **fields}
    state = game.load(msgspec.to_builtins(position))
    assert isinstance(state, GoldenHornState)
    return state


def events(told: list[Told]) -> list[Event]:
    return [said.event for said in told]


def refused(state: GoldenHornState, seat: int, action: Action) -> str:
    """The rule that refuses an action; the state stays as it was."""
    return refusal_of(state, seat, action).rule


def stops(state: GoldenHornState, seat: int) -> dict[int, list[str]]:
    """The stops of the boat being moved, each with the wind cards it costs."""
    ends = reach(state, state.moving, state.hand(seat))
    legal = [action.space for action in state.legal(seat) if isinstance(action, ChooseStop)]
    return {
        space: [
            state.parts.colours[card]
            for card in wind_needed(state, state.moving, ends[: ends.index(space) + 1])
        ]
        for space in legal
    }


def picks(counts: Mapping[str, int], *kinds: str) -> list[int]:
    """The results that take just these kinds, one by one, out of a bag or pile with these counts.

    The counts are in the order of the data file, as positions write them.
    """
    left = dict(counts)
    results = []
    for kind in kinds:
        names = list(left)
        results.append(sum(left[name] for name in names[: names.index(kind)]))
        left[kind] -= 1
    return results


def play_on(state: GoldenHornState) -> list[int]:
    """Let every seat lapse until the game is over; the seats in the order of their turns."""
    order: list[int] = []
    turn = 0
    while state.actors():
        (seat,) = state.actors()
        if state.turn != turn:
            turn = state.turn
            order.append(seat)
        do(state, seat, state.lapse(seat))
    return order
