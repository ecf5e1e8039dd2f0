"""One step of a table: an action done, or one taken back, on copies; what fails never happened."""

from collections.abc import Iterable
from typing import NamedTuple

from fondaco.table.chance import Chance, NotedChance, RecordedChance
from fondaco.table.contract import State
from fondaco.table.undo import Reaches, after_act
from fondaco.table.words import Action, Event, Seat


class Told(NamedTuple):
    """An event and who hears it."""

    event: Event
    audience: int


class Act(NamedTuple):
    """An action that was done: by whom, and what chance said to it."""

    seat: Seat
    action: Action
    drew: tuple[int, ...]


class Taken(NamedTuple):
    """What an action brought."""

    state: State
    act: Act
    told: list[Told]
    reaches: Reaches


def take(
    state: State, reaches: Reaches, number: int, seat: Seat, action: Action, chance: Chance
) -> Taken:
    """Do an action, which gets this number at its table, or raise `Refused`."""
    noted = NotedChance(chance)
    later = state.copy()
    told: list[Told] = []
    later.apply(seat, action, noted, lambda event, audience: told.append(Told(event, audience)))
    drew = tuple(noted.results)
    after = after_act(reaches, seat, number, bool(drew), told)
    return Taken(later, Act(seat, action, drew), told, after)


class Again(NamedTuple):
    """An act that was done once more: the state before it, and what it told."""

    before: State
    told: list[Told]


def without(before: State, since: Iterable[Act]) -> tuple[State, list[Again]]:
    """As if an act had not been done: the state before it, and what was done since done again."""
    state = before.copy()
    again: list[Again] = []
    for act in since:
        told: list[Told] = []
        again.append(Again(state.copy(), told))
        _redo(state, act, told)
    return state, again


def _redo(state: State, act: Act, told: list[Told]) -> None:
    drawn = RecordedChance(list(act.drew))
    state.apply(
        act.seat, act.action, drawn, lambda event, audience: told.append(Told(event, audience))
    )
