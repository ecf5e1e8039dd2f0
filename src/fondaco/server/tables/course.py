"""The course of a game: where a table stands, as a fold of its journal.

A course is never changed: an attempt yields the next course and the entry that leads there, and
the table moves on only when that entry is in the journal.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from fondaco.server.tables.clocks import Clocks, first_clocks, nudge_from
from fondaco.server.tables.entry import Entry, Fresh, Kind, taken_back, written
from fondaco.server.tables.table import Table
from fondaco.table.audience import hears
from fondaco.table.chance import Chance, NotedChance, RecordedChance, SeededChance
from fondaco.table.contract import State
from fondaco.table.step import Act, Told, take, without
from fondaco.table.undo import Reach, Reaches, after_undo, oldest
from fondaco.table.words import Action, Refused, Seat

_encode = msgspec.json.Encoder().encode


class Done(NamedTuple):
    """An act since the oldest that can be taken back: the state before it, and who heard of it."""

    number: int
    act: Act
    before: State
    heard: tuple[bool, ...]


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """Where a table stands after one of its entries."""

    number: int
    numbers: tuple[int, ...]
    state: State
    draws: int
    moves: int
    clocks: Clocks
    reaches: Reaches
    """By seat: what it may take back, under the numbers of the entries."""
    trail: tuple[Done, ...] = ()
    """The standing acts from the oldest on that can be taken back."""
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


def _fresh(told: Sequence[Told]) -> tuple[Fresh, ...]:
    return tuple(Fresh(audience, event, _encode(event)) for event, audience in told)


def _who_heard(told: Sequence[Told], seats: int, mover: Seat) -> tuple[bool, ...]:
    """Which seats, and last whether the spectators, heard something."""
    union = 0
    for _, audience in told:
        union |= audience
    ears: list[Seat | None] = [*range(seats), None]
    return tuple(ear == mover or hears(union, ear) for ear in ears)


def _counted(numbers: tuple[int, ...], heard: tuple[bool, ...]) -> tuple[int, ...]:
    return tuple(count + ear for count, ear in zip(numbers, heard, strict=True))


def automatic(table: Table, course: Course) -> frozenset[Seat]:
    """The seats nobody sits at: bots, and those whose owner left."""
    bots = {chair.seat for chair in table.seats if chair.kind == "bot"}
    return frozenset(bots) | course.replaced | course.resigned


def lingering(table: Table, course: Course, seat: Seat, at: int) -> frozenset[Seat]:
    """Those whom a seat may remind now: the others who have been waited for long enough."""
    person, nobody = table.seats[seat].person, automatic(table, course)
    return frozenset(
        other
        for other in course.actors
        if other not in nobody
        and table.seats[other].person != person
        and (moment := nudge_from(course.clocks, other, table.nudge)) is not None
        and moment <= at
    )


def deal(table: Table, at: int, drew: Sequence[int] | None = None) -> tuple[Course, Entry]:
    """The beginning of a game; with `drew`, as it was recorded."""
    game, seats = table.speech.game, len(table.seats)
    source: Chance = SeededChance(table.seed) if drew is None else RecordedChance(list(drew))
    chance = NotedChance(source)
    told: list[Told] = []
    state = game.deal(seats, chance, lambda event, to: told.append(Told(event, to)), table.first)
    numbers = (0,) * (seats + 1)
    course = Course(
        number=0,
        numbers=numbers,
        state=state,
        draws=len(chance.results),
        moves=0,
        clocks=first_clocks(table.clock, at, seats, state.actors()),
        reaches=(Reach(),) * seats,
        lapses=(0,) * seats,
    )
    drawn = tuple(chance.results)
    return course, Entry(0, "deal", None, None, drawn, written(_fresh(told)), numbers, None, at)


def act(
    table: Table,
    course: Course,
    seat: Seat,
    action: Action,
    at: int,
    *,
    kind: Kind = "act",
    key: str | None = None,
    drew: Sequence[int] | None = None,
    owed: frozenset[int] = frozenset(),
) -> tuple[Course, Entry]:
    """A seat's action, or `Refused`; with `drew`, as it was recorded.

    `owed` are the acts that the journal takes back later.
    """
    source: Chance = (
        SeededChance(table.seed, course.draws) if drew is None else RecordedChance(list(drew))
    )
    number = course.number + 1
    state, done, told, reaches = take(course.state, course.reaches, number, seat, action, source)
    heard = _who_heard(told, len(table.seats), seat)
    numbers = _counted(course.numbers, heard)
    trail = (*course.trail, Done(number, done, course.state, heard))
    lapses = list(course.lapses)
    lapses[seat] = lapses[seat] + 1 if kind == "lapse" else 0
    later = msgspec.structs.replace(
        course,
        number=number,
        numbers=numbers,
        state=state,
        draws=course.draws + len(done.drew),
        moves=course.moves + 1,
        clocks=_clocks_after(table, course, seat, state, heard, at),
        reaches=reaches,
        trail=_kept(trail, reaches, owed),
        lapses=tuple(lapses),
    )
    fresh, words = _fresh(told), _encode(action).decode()
    entry = Entry(number, kind, seat, words, done.drew, written(fresh), numbers, key, at, fresh)
    return later, entry


def _clocks_after(
    table: Table, course: Course, seat: Seat, state: State, heard: tuple[bool, ...], at: int
) -> Clocks:
    """The clocks after an act. One that somebody does not hear of leaves them as they were.

    Everybody sees the clocks, so they would tell of a sealed offer; and nobody gains time by notes
    for himself.
    """
    if not all(heard) and state.actors() == course.actors:
        return course.clocks
    return course.clocks.after(at, seat, state.actors(), automatic(table, course))


def _kept(trail: tuple[Done, ...], reaches: Reaches, owed: frozenset[int]) -> tuple[Done, ...]:
    """The acts from the oldest on that can, or in a journal will, be taken back."""
    starts = [number for number in (oldest(reaches), min(owed, default=None)) if number is not None]
    return tuple(done for done in trail if starts and done.number >= min(starts))


def undo(
    table: Table, course: Course, seat: Seat, at: int, *, key: str | None = None
) -> tuple[Course, Entry]:
    """A seat takes its last action back, or `Refused`."""
    refusal = course.reaches[seat].refusal
    if refusal is not None:
        raise Refused(refusal)
    return _without_last(table, course, seat, at, key)


def _without_last(
    table: Table,
    course: Course,
    seat: Seat,
    at: int,
    key: str | None = None,
    owed: frozenset[int] = frozenset(),
) -> tuple[Course, Entry]:
    """Without the last act of a seat; what others did since, unheard by it, is done again."""
    index = max(n for n, done in enumerate(course.trail) if done.act.seat == seat)
    gone, since = course.trail[index], course.trail[index + 1 :]
    state, again = without(gone.before, [done.act for done in since])
    anew = [done._replace(before=it.before) for done, it in zip(since, again, strict=True)]
    trail = (*course.trail[:index], *anew)
    numbers = _counted(course.numbers, gone.heard)
    reaches = after_undo(course.reaches, seat, gone.heard)
    later = msgspec.structs.replace(
        course,
        number=course.number + 1,
        numbers=numbers,
        state=state,
        moves=course.moves - 1,
        clocks=_clocks_after(table, course, seat, state, gone.heard, at),
        reaches=reaches,
        trail=_kept(trail, reaches, owed),
    )
    return later, Entry(later.number, "undo", seat, None, (), "[]", numbers, key, at)


def remark(
    table: Table, course: Course, kind: Kind, seat: Seat | None, at: int
) -> tuple[Course, Entry]:
    """What happens around the game: leaving, coming back, wishing to end. It is no act."""
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
        case "nudge":
            pass
        case _:
            raise ValueError(kind)
    # A seat that changes hands begins its time anew.
    hands = None if kind == "nudge" else seat
    clocks = course.clocks.after(at, hands, course.state.actors(), automatic(table, course))
    if kind == "nudge" and seat is not None:
        clocks = clocks.reminded(at, lingering(table, course, seat, at))
    later = msgspec.structs.replace(course, **changes, clocks=clocks)
    return later, Entry(later.number, kind, seat, None, (), "[]", course.numbers, None, at)


def follow(table: Table, course: Course, entries: Sequence[Entry]) -> Course:
    """The course after entries that are already in the journal."""
    reached = course
    for later, _, _ in retell(table, course, entries):
        reached = later
    return reached


def retell(
    table: Table, course: Course, entries: Sequence[Entry]
) -> Iterator[tuple[Course, Entry, Entry]]:
    """After each entry of the journal: the course, the entry, and what it would be today.

    What the journal takes back is taken back, whatever the law says of it today.
    """
    undone = taken_back(entries)
    for entry in entries:
        owed = frozenset(act for act, later in undone.items() if later > entry.number)
        course, today = _followed(table, course, entry, owed)
        yield course, entry, today


def _followed(
    table: Table, course: Course, entry: Entry, owed: frozenset[int]
) -> tuple[Course, Entry]:
    seat = entry.seat
    if entry.kind in ("act", "lapse"):
        assert seat is not None and entry.action is not None
        action = table.speech.game.read_action(msgspec.json.decode(entry.action))
        return act(
            table, course, seat, action, entry.at, kind=entry.kind, drew=entry.drew, owed=owed
        )
    if entry.kind == "undo":
        assert seat is not None
        return _without_last(table, course, seat, entry.at, owed=owed)
    return remark(table, course, entry.kind, seat, entry.at)
