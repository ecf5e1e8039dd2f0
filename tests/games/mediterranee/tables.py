"""Short ways to set up a Méditerranée table and to act at it."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, TypeVar

import msgspec

from fondaco.games.mediterranee.rules import MediterraneeState
from fondaco.games.mediterranee.view.words import MediterraneeView
from fondaco.games.mediterranee.words import AnswerPassage, Bid, Deploy, Done, TakePosition
from fondaco.table.chance import RandomChance, RecordedChance
from fondaco.table.step import Told
from fondaco.table.titles import open_game
from fondaco.table.words import Action, Event, Tell
from tests.games.acting import act, refusal_of

VENICE, GENOA, SPAIN, TURKEY = range(4)
GOODS = ("gems", "gold", "spices", "wine", "cloth", "iron", "wood")
FIXED = {"power_assignment": "fixed"}


def galley(owner: int, area: int, sailors: int, goods: Any = None, **more: Any) -> Any:
    """A galley of a position: `galley(SPAIN, 20, 3, {"wood": 1})`."""
    return {"owner": owner, "area": area, "sailors": sailors, "goods": dict(goods or {}), **more}


def port(owner: int | None, garrison: int = 0, stored: Sequence[str] = (), **more: Any) -> Any:
    """A port of a position: `port(VENICE, 2, ["iron"], castle=True)`."""
    return {"owner": owner, "garrison": garrison, "stored": list(stored), **more}


def table(
    galleys: Mapping[str, Any] | None = None,
    ports: Mapping[str, Any] | None = None,
    options: Mapping[str, str] | None = None,
    seats: int = 4,
    **fields: Any,
) -> MediterraneeState:
    """A position in phase 2 of round 1 unless said otherwise; seat 0 is Venice and so on."""
    game = open_game("mediterranee", options)
    position = {"seats": seats, "galleys": galleys or {}, "ports": ports or {}, **fields}
    state = game.load(msgspec.to_builtins(position))
    assert isinstance(state, MediterraneeState)
    return state


def do(
    state: MediterraneeState, seat: int, action: Action, drew: Sequence[int] | None = None
) -> list[Told]:
    """Act as in every title; what is counted in the pieces still fits together."""
    told = act(state, seat, action, drew)
    invariants(state)
    return told


def listener(into: list[Told]) -> Tell:
    """Somebody who notes what is told."""
    return lambda event, audience: into.append(Told(event, audience))


def rolls(*faces: int) -> list[int]:
    """The draws that make a die show these faces."""
    return [face - 1 for face in faces]


def refused(state: MediterraneeState, seat: int, action: Action) -> str:
    """The rule that refuses an action and the catalogue's code; the state stays as it was."""
    refusal = refusal_of(state, seat, action)
    return f"{refusal.rule} {refusal.args['why']}"


def invariants(state: MediterraneeState) -> None:
    """ME-909."""
    parts = state.parts
    for good in range(7):
        aboard = sum(cargo >> 3 * good & 7 for cargo in state.cargo)
        stored = sum(stored >> good & 1 for stored in state.stored)
        assert state.box[good] + aboard + stored == 15
        assert state.box[good] >= 0
    if state.house.strict:
        assert min(state.box_galleys, state.box_castles, state.box_sailors) >= 0
    for number, owner in enumerate(state.owner):
        if owner >= 0:
            least = 0 if number == state.beaten else 1
            assert state.crew[number] >= least
            assert state.crew[number] + state.hold[number] <= 5
            assert state.hold[number] == parts.count[state.cargo[number]]
    for place, shelf in enumerate(state.shelves):
        assert len(set(shelf)) == len(shelf) <= len(state.chart.slots[place])
        assert parts.good_of[place] not in shelf
        assert state.stored[place] == sum(1 << good for good in shelf)
        if state.holder[place] < 0:
            assert state.garrison[place] == 0
        assert state.garrison[place] >= 0
    assert all(amount >= 0 and amount % 100 == 0 for amount in state.money)
    for seat in range(state.seats):
        assert state.fleet[seat] == [g for g, owner in enumerate(state.owner) if owner == seat]


def events(told: list[Told]) -> list[Event]:
    return [said.event for said in told]


_E = TypeVar("_E", bound=Event)


def the(told: list[Told], kind: type[_E]) -> _E:
    """The one event of this kind."""
    (found,) = [said.event for said in told if isinstance(said.event, kind)]
    return found


def seen(state: MediterraneeState, seat: int | None = None) -> MediterraneeView:
    view = state.view(seat)
    assert isinstance(view, MediterraneeView)
    return view


def crew(state: MediterraneeState, name: str) -> int:
    return seen(state).galleys[name].sailors


def goods(state: MediterraneeState, name: str) -> dict[str, int]:
    return seen(state).galleys[name].goods


def garrison(state: MediterraneeState, name: str) -> int:
    return seen(state).ports[name].garrison


def owner(state: MediterraneeState, name: str) -> int | None:
    return seen(state).ports[name].owner


def area(state: MediterraneeState, name: str) -> int:
    return seen(state).galleys[name].area


def dealt(
    seats: int,
    options: Mapping[str, str] | None = None,
    drew: Sequence[int] | None = None,
    told: list[Told] | None = None,
) -> MediterraneeState:
    """A game just dealt, with the powers in their order unless the options say otherwise."""
    said = [] if told is None else told
    state = open_game("mediterranee", FIXED | dict(options or {})).deal(
        seats,
        RandomChance(Random(1)) if drew is None else RecordedChance(list(drew)),
        listener(said),
    )
    assert isinstance(state, MediterraneeState)
    return state


def bidding(seats: int = 4, options: Mapping[str, str] | None = None) -> MediterraneeState:
    """The first auction; every galley has four sailors."""
    state = dealt(seats, options)
    for _ in range(seats):
        do(state, state.actors()[0], Deploy(4, 4))
    return state


def begun(seats: int = 4, options: Mapping[str, str] | None = None) -> MediterraneeState:
    """Phase 2 of the first round, in the order of seats, who have bid 400, 300, 200 and 100."""
    state = bidding(seats, options)
    for seat in range(seats):
        do(state, seat, Bid(400 - 100 * seat))
    for seat in range(seats):
        do(state, seat, TakePosition(seat + 1))
    return state


def lapse_until(state: MediterraneeState, phase: str, number: int | None = None) -> None:
    """Let everybody lapse until a phase (of a round) begins."""
    while seen(state).phase != phase or number not in (None, state.round):
        seat = state.actors()[0]
        do(state, seat, state.lapse(seat))


def done(state: MediterraneeState, seat: int) -> list[Told]:
    return do(state, seat, Done())


def consent(state: MediterraneeState, seat: int, answer: bool = True) -> list[Told]:
    return do(state, seat, AnswerPassage(answer))
