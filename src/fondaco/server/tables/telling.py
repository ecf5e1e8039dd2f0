"""Putting a table into JSON for one seat: the only way out of a room."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import Row

from fondaco.server.moments import iso, now
from fondaco.server.tables.agreed import Agreed, Chair
from fondaco.server.tables.course import Course, automatic
from fondaco.server.tables.entry import Entry
from fondaco.server.tables.pace import Vacations, due, left_of
from fondaco.server.tables.shapes import (
    AskedTurn,
    ChatLine,
    ClockFace,
    Ending,
    LogLine,
    SeatInfo,
    TableInfo,
)
from fondaco.table.audience import hears
from fondaco.table.contract import Game
from fondaco.table.sitting import undo_refusal
from fondaco.table.speech import Speech, ToldEvent
from fondaco.table.words import Event, Seat, View


@lru_cache(maxsize=64)
def _reader(game: type[Game]) -> "msgspec.json.Decoder[list[tuple[int, Event]]]":
    union = game.events[0]
    for other in game.events[1:]:
        union = union | other  # type: ignore[assignment]
    return msgspec.json.Decoder(list[tuple[int, union]])  # type: ignore[valid-type]


def heard(speech: Speech, entry: Entry, ear: Seat | None) -> list[Event]:
    """The events of an entry that a seat, or with None the spectators, may hear."""
    told = _reader(type(speech.game)).decode(entry.told)
    return [event for audience, event in told if hears(audience, ear)]


def ear_index(table: Agreed, ear: Seat | None) -> int:
    """Where a seat's count stands among the numbers of an entry."""
    return len(table.seats) if ear is None else ear


def line_of(table: Agreed, entry: Entry, ear: Seat | None, *, live: bool = False) -> LogLine:
    """An entry as a seat hears it; told later, some facts are told as closed."""
    speech = table.speech
    tell = speech.told if live else speech.recalled
    events: tuple[ToldEvent, ...] = tuple(tell(event) for event in heard(speech, entry, ear))
    number = entry.numbers[ear_index(table, ear)]
    return LogLine(number, entry.seat, events, entry.kind == "undo")


def was_heard(
    table: Agreed, before: tuple[int, ...] | None, entry: Entry, ear: Seat | None
) -> bool:
    """Whether an entry counts for a seat; `before` are the numbers of the entry before it."""
    index = ear_index(table, ear)
    return before is None or entry.numbers[index] != before[index]


def log_lines(
    table: Agreed, before: tuple[int, ...] | None, entries: Iterable[Entry], ear: Seat | None
) -> list[LogLine]:
    """What a seat heard of some entries in a row."""
    lines = []
    for entry in entries:
        if was_heard(table, before, entry, ear):
            lines.append(line_of(table, entry, ear))
        before = entry.numbers
    return lines


def turn_of(table: Agreed, course: Course, seat: Seat | None, view: View) -> AskedTurn:
    """What a seat is asked now."""
    speech, state = table.speech, course.state
    if course.ended:
        return AskedTurn((), None, (), (), False, speech.scores(view), speech.round_of(view))
    turn = speech.turn(state, seat, view)
    undo = seat is not None and undo_refusal(course.last, seat, bool(course.undoable)) is None
    return AskedTurn(
        turn.actors, turn.question, turn.choices, turn.forms, undo, turn.scores, turn.round
    )


def clock_face(table: Agreed, course: Course | None, vacations: Vacations) -> ClockFace:
    """What the clocks show."""
    if course is None or course.over:
        return ClockFace((None,) * len(table.seats), None)
    moment, nobody = now(), automatic(table, course)
    left: list[float | None] = []
    ends: list[int] = []
    for seat in range(len(table.seats)):
        if seat in nobody:
            left.append(None)
            continue
        rest = left_of(table.clock, course.pace, seat, moment, vacations)
        left.append(None if rest is None else rest / 1000)
        end = due(table.clock, course.pace, seat, vacations)
        ends += [] if end is None else [end]
    return ClockFace(tuple(left), iso(min(ends)) if ends else None)


def chat_line(row: Row[Any]) -> ChatLine:
    """What was said, from its row."""
    return ChatLine(row.id, row.seat, row.addressee, row.name, row.text, iso(row.at))


class Gauge(msgspec.Struct, frozen=True):
    """What changes at a running table without changing what was agreed."""

    number: int = 0
    actors: tuple[Seat, ...] = ()
    resigned: frozenset[Seat] = frozenset()
    replaced: frozenset[Seat] = frozenset()
    ending: frozenset[Seat] = frozenset()


def gauge_of(course: Course) -> Gauge:
    """The gauge of a table in memory."""
    return Gauge(course.numbers[-1], course.actors, course.resigned, course.replaced, course.ending)


def table_info(
    table: Agreed,
    gauge: Gauge,
    person: str | None,
    present: Mapping[Seat, bool] | None = None,
    spectators: int = 0,
) -> TableInfo:
    """A table as a person (None: a stranger) sees it."""
    yours = person is not None and person == table.owner

    def seat_info(chair: Chair) -> SeatInfo:
        seat, result = chair.seat, table.result
        empty = table.state == "open" and chair.kind == "empty"
        kept = empty and chair.invited_as is not None
        for_you = person is not None and chair.invited == person
        return SeatInfo(
            seat,
            chair.name,
            chair.kind,
            chair.bot,
            person is not None and chair.person == person,
            bool(present and present.get(seat)),
            seat in gauge.resigned,
            seat in gauge.replaced,
            f"/join/{table.id}#{chair.link}" if yours and empty else None,
            ("you" if for_you else "other") if kept else None,
            chair.invited_as if yours and kept else None,
            None if result is None else result.totals[seat],
            None if result is None else result.ranks[seat],
        )

    return TableInfo(
        id=table.id,
        title=table.title,
        state=table.state,
        options=table.options,
        own_components=table.components is not None,
        public=table.public,
        clock=table.clock,
        replace=table.replace,
        suggestions=table.suggestions,
        private_talk=table.private_talk,
        first=table.first,
        created=iso(table.created),
        owner=table.owner_name,
        yours=yours,
        muted=person is not None and person in table.muted,
        seats=tuple(seat_info(chair) for chair in table.seats),
        spectators=spectators,
        commitment=table.commitment,
        number=gauge.number,
        actors=gauge.actors,
        ending=Ending(tuple(sorted(gauge.ending))) if gauge.ending else None,
        rematch=table.rematch,
        end=table.end,
    )
