"""Putting a table into JSON for one seat: the only way out of a room."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import Row

from fondaco.server.moments import iso, now
from fondaco.server.tables.clocks import Vacations, due, left_of, nudge_from
from fondaco.server.tables.course import Course, automatic
from fondaco.server.tables.entry import Entry
from fondaco.server.tables.messages import (
    AskedTurn,
    ChatLine,
    ClockFace,
    Ending,
    LogLine,
    SeatInfo,
    TableInfo,
)
from fondaco.server.tables.table import Chair, Table
from fondaco.table.audience import hears
from fondaco.table.contract import Game
from fondaco.table.speech import Speech, ToldEvent
from fondaco.table.words import Event, Seat, View

_encode = msgspec.json.Encoder().encode


@lru_cache(maxsize=64)
def _reader(game: type[Game]) -> "msgspec.json.Decoder[list[tuple[int, Event]]]":
    union = game.events[0]
    for other in game.events[1:]:
        union = union | other  # type: ignore[assignment]
    return msgspec.json.Decoder(list[tuple[int, union]])  # type: ignore[valid-type]


def _happened(speech: Speech, entry: Entry) -> Iterable[tuple[int, Event]]:
    """What happened, each with its audience: at hand in the process that wrote it, else read."""
    if entry.fresh is not None:
        return [(fresh.audience, fresh.event) for fresh in entry.fresh]
    return _reader(type(speech.game)).decode(entry.told)


def heard(speech: Speech, entry: Entry, ear: Seat | None) -> list[Event]:
    """The events of an entry that a seat, or with None the spectators, may hear."""
    return [event for audience, event in _happened(speech, entry) if hears(audience, ear)]


Said = list[tuple[int, ToldEvent]]
"""All events of an entry in words, each with its audience."""

Shared = list[tuple[int, msgspec.Raw]]
"""The same as JSON, made once however many listen."""


def recall(table: Table, entry: Entry) -> Said:
    """An entry in words, as it is told later: some facts are told as closed."""
    speech = table.speech
    return [(audience, speech.recalled(event)) for audience, event in _happened(speech, entry)]


def tell_live(table: Table, entry: Entry) -> Shared:
    """An entry in words, as it is told when it happens, once for all who listen."""
    speech = table.speech
    if entry.fresh is None:
        said = [(audience, speech.told(event)) for audience, event in _happened(speech, entry)]
    else:
        said = [(it.audience, speech.told(it.event, it.json)) for it in entry.fresh]
    return shared(said)


def shared(said: Said) -> Shared:
    """Words as JSON."""
    return [(audience, msgspec.Raw(_encode(told))) for audience, told in said]


def ear_index(table: Table, ear: Seat | None) -> int:
    """Where a seat's count stands among the numbers of an entry."""
    return len(table.seats) if ear is None else ear


def line_of(table: Table, entry: Entry, said: Said | Shared, ear: Seat | None) -> LogLine:
    """An entry as a seat hears it."""
    # JSON stands for what it was made of.
    events: tuple[Any, ...] = tuple(event for audience, event in said if hears(audience, ear))
    number = entry.numbers[ear_index(table, ear)]
    return LogLine(number, entry.seat, events, entry.kind == "undo")


def was_heard(table: Table, before: tuple[int, ...] | None, entry: Entry, ear: Seat | None) -> bool:
    """Whether an entry counts for a seat; `before` are the numbers of the entry before it."""
    index = ear_index(table, ear)
    return before is None or entry.numbers[index] != before[index]


def log_lines(
    table: Table, before: tuple[int, ...] | None, entries: Iterable[Entry], ear: Seat | None
) -> list[LogLine]:
    """What a seat heard of some entries in a row."""
    lines = []
    for entry in entries:
        if was_heard(table, before, entry, ear):
            lines.append(line_of(table, entry, recall(table, entry), ear))
        before = entry.numbers
    return lines


def turn_of(table: Table, course: Course, seat: Seat | None, view: View) -> AskedTurn:
    """What a seat is asked now."""
    speech, state = table.speech, course.state
    if course.ended:
        return AskedTurn((), None, (), (), False, speech.scores(view), speech.round_of(view))
    turn = speech.turn(state, seat, view)
    undo = seat is not None and course.reaches[seat].refusal is None
    return AskedTurn(
        turn.actors, turn.question, turn.choices, turn.forms, undo, turn.scores, turn.round
    )


def clock_face(table: Table, course: Course | None, vacations: Vacations) -> ClockFace:
    """What the clocks show."""
    if course is None or course.over:
        return ClockFace((None,) * len(table.seats), None, (None,) * len(table.seats))
    moment, nobody = now(), automatic(table, course)
    left: list[float | None] = []
    ends: list[int] = []
    nudge: list[float | None] = []
    for seat in range(len(table.seats)):
        if seat in nobody:
            left.append(None)
            nudge.append(None)
            continue
        again = nudge_from(course.clocks, seat, table.nudge)
        nudge.append(None if again is None else max(0, again - moment) / 1000)
        rest = left_of(table.clock, course.clocks, seat, moment, vacations)
        left.append(None if rest is None else rest / 1000)
        end = due(table.clock, course.clocks, seat, vacations)
        ends += [] if end is None else [end]
    return ClockFace(tuple(left), iso(min(ends)) if ends else None, tuple(nudge))


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
    table: Table,
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
        nudge=table.nudge,
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
