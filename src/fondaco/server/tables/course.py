"""The course of a game: where a table stands, as a fold of its journal.

A course is never changed: an attempt yields the next course and the entry that leads there, and
the table moves on only when that entry is in the journal.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from fondaco.server.tables.agreed import Agreed
from fondaco.server.tables.entry import Entry, Kind
from fondaco.server.tables.pace import Pace, first_pace
from fondaco.table.audience import hears
from fondaco.table.chance import Chance, NotedChance, RecordedChance, SeededChance
from fondaco.table.contract import State
from fondaco.table.sitting import undo_refusal
from fondaco.table.words import Action, Event, Refused, Seat


class Undoable(NamedTuple):
    """An action that can be taken back: the state before it, and who heard of it."""

    before: State
    heard: tuple[bool, ...]


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """Where a table stands after one of its entries."""

    number: int
    numbers: tuple[int, ...]
    state: State
    draws: int
    moves: int
    pace: Pace
    last: tuple[Seat, bool] | None = None
    """Who made the last move, and whether chance had a part in it."""
    undoable: tuple[Undoable, ...] = ()
    resigned: frozenset[Seat] = frozenset()
    replaced: frozenset[Seat] = frozenset()
    ending: frozenset[Seat] = frozenset()
    lapses: tuple[int, ...]
    """How many decisions in a row each seat let pass."""
    ended: bool = False
    """Broken off before the rules would end it."""

    @property
    def over(self) -> bool:
        return self.ended or not self.state.actors()

    @property
    def actors(self) -> tuple[Seat, ...]:
        return () if self.ended else self.state.actors()


def _told_json(told: Sequence[tuple[Event, int]]) -> str:
    return msgspec.json.encode([(audience, event) for event, audience in told]).decode()


def _who_heard(
    told: Sequence[tuple[Event, int]], seats: int, mover: Seat | None
) -> tuple[bool, ...]:
    """Which seats, and last whether the spectators, heard something."""
    union = 0
    for _, audience in told:
        union |= audience
    ears: list[Seat | None] = [*range(seats), None]
    return tuple((ear == mover and mover is not None) or hears(union, ear) for ear in ears)


def _counted(numbers: tuple[int, ...], heard: tuple[bool, ...]) -> tuple[int, ...]:
    return tuple(count + ear for count, ear in zip(numbers, heard, strict=True))


def automatic(table: Agreed, course: Course) -> frozenset[Seat]:
    """The seats nobody sits at: bots, and those whose owner left."""
    bots = {chair.seat for chair in table.seats if chair.kind == "bot"}
    return frozenset(bots) | course.replaced | course.resigned


def deal(table: Agreed, at: int, drew: Sequence[int] | None = None) -> tuple[Course, Entry]:
    """The beginning of a game; with `drew`, as it was recorded."""
    game, seats = table.speech.game, len(table.seats)
    source: Chance = SeededChance(table.seed) if drew is None else RecordedChance(list(drew))
    chance = NotedChance(source)
    told: list[tuple[Event, int]] = []
    state = game.deal(seats, chance, lambda event, to: told.append((event, to)), table.first)
    numbers = (0,) * (seats + 1)
    course = Course(
        number=0,
        numbers=numbers,
        state=state,
        draws=len(chance.results),
        moves=0,
        pace=first_pace(table.clock, at, seats, state.actors()),
        lapses=(0,) * seats,
    )
    drawn = tuple(chance.results)
    return course, Entry(0, "deal", None, None, drawn, _told_json(told), numbers, None, at)


def act(
    table: Agreed,
    course: Course,
    seat: Seat,
    action: Action,
    at: int,
    *,
    kind: Kind = "act",
    key: str | None = None,
    drew: Sequence[int] | None = None,
) -> tuple[Course, Entry]:
    """A seat's action, or `Refused`; with `drew`, as it was recorded."""
    refusal = course.state.check(seat, action)
    if refusal is not None:
        raise Refused(refusal)
    source: Chance = (
        SeededChance(table.seed, course.draws) if drew is None else RecordedChance(list(drew))
    )
    chance = NotedChance(source)
    told: list[tuple[Event, int]] = []
    state = course.state.copy()
    state.apply(seat, action, chance, lambda event, to: told.append((event, to)))
    heard = _who_heard(told, len(table.seats), seat)
    numbers = _counted(course.numbers, heard)
    drawn = tuple(chance.results)
    # What can still be taken back: the law is in `undo_refusal`.
    kept = course.undoable if course.last is not None and course.last[0] == seat else ()
    shown = bool(drawn) or any(event.final for event, _ in told)
    lapses = list(course.lapses)
    lapses[seat] = lapses[seat] + 1 if kind == "lapse" else 0
    later = msgspec.structs.replace(
        course,
        number=course.number + 1,
        numbers=numbers,
        state=state,
        draws=course.draws + len(drawn),
        moves=course.moves + 1,
        pace=course.pace.after(at, seat, state.actors(), automatic(table, course)),
        last=(seat, bool(drawn)),
        undoable=() if shown else (*kept, Undoable(course.state, heard)),
        lapses=tuple(lapses),
    )
    words = msgspec.json.encode(action).decode()
    entry = Entry(later.number, kind, seat, words, drawn, _told_json(told), numbers, key, at)
    return later, entry


def undo(
    table: Agreed, course: Course, seat: Seat, at: int, *, key: str | None = None
) -> tuple[Course, Entry]:
    """A seat takes its last action back, or `Refused`."""
    refusal = undo_refusal(course.last, seat, bool(course.undoable))
    if refusal is not None:
        raise Refused(refusal)
    *kept, last = course.undoable
    numbers = _counted(course.numbers, last.heard)
    later = msgspec.structs.replace(
        course,
        number=course.number + 1,
        numbers=numbers,
        state=last.before,
        moves=course.moves - 1,
        pace=course.pace.after(at, seat, last.before.actors(), automatic(table, course)),
        undoable=tuple(kept),
    )
    return later, Entry(later.number, "undo", seat, None, (), "[]", numbers, key, at)


def remark(
    table: Agreed, course: Course, kind: Kind, seat: Seat | None, at: int
) -> tuple[Course, Entry]:
    """What happens around the game: leaving, coming back, wishing to end. Nobody counts it."""
    changes: dict[str, Any] = {"number": course.number + 1}
    mine = frozenset() if seat is None else frozenset({seat})
    match kind:
        case "resign":
            changes["resigned"] = course.resigned | mine
            changes["ending"] = course.ending - mine
        case "replace":
            changes["replaced"] = course.replaced | mine
        case "return":
            changes["resigned"] = course.resigned - mine
            changes["replaced"] = course.replaced - mine
            changes["lapses"] = tuple(
                0 if other == seat else count for other, count in enumerate(course.lapses)
            )
        case "offer":
            changes["ending"] = course.ending | mine
        case "decline":
            changes["ending"] = frozenset()
        case "end":
            changes["ended"] = True
        case _:
            raise ValueError(kind)
    # A seat that changes hands begins its time anew.
    pace = course.pace.after(at, seat, course.state.actors(), automatic(table, course))
    later = msgspec.structs.replace(course, **changes, pace=pace)
    return later, Entry(later.number, kind, seat, None, (), "[]", course.numbers, None, at)


def follow(table: Agreed, course: Course, entry: Entry) -> Course:
    """The course after an entry that is already in the journal."""
    seat = entry.seat
    if entry.kind in ("act", "lapse"):
        assert seat is not None and entry.action is not None
        action = table.speech.game.read_action(msgspec.json.decode(entry.action))
        return act(table, course, seat, action, entry.at, kind=entry.kind, drew=entry.drew)[0]
    if entry.kind == "undo":
        assert seat is not None
        return undo(table, course, seat, entry.at)[0]
    return remark(table, course, entry.kind, seat, entry.at)[0]
