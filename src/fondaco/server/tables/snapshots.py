"""Snapshots: where a table stood, so that opening it does not fold its whole journal."""

from typing import Any

import msgspec
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.storage.schema import entries, snapshots
from fondaco.server.tables.clocks import Clocks
from fondaco.server.tables.course import Course, deal, follow
from fondaco.server.tables.entry import Entry, read_entry
from fondaco.server.tables.table import Table
from fondaco.table.undo import Reach
from fondaco.table.words import Seat

EVERY = 32
"""So many entries may lie between two snapshots, or a few more while they can be taken back."""


class Kept(msgspec.Struct, frozen=True, rename={"clocks": "pace"}):
    """A course without what can still be taken back; stored snapshots say `pace` for clocks."""

    number: int
    numbers: tuple[int, ...]
    position: dict[str, Any]
    draws: int
    moves: int
    clocks: Clocks
    resigned: frozenset[Seat]
    replaced: frozenset[Seat]
    ending: frozenset[Seat]
    lapses: tuple[int, ...]
    ended: bool
    why: tuple[str, ...] = ()
    """By seat: why it can take nothing back."""
    last: tuple[Seat, bool] | None = None
    """In snapshots from before `why`: who made the last move, and whether chance had a part."""


def is_due(course: Course, last: int) -> bool:
    """Whether this is a moment to take one; `last` is the number of the one before."""
    # Nothing may be left to take back: a snapshot does not hold the states before.
    return course.over or (course.number - last >= EVERY and not course.trail)


def keep(course: Course) -> bytes:
    """A course as it is stored."""
    return msgspec.json.encode(
        Kept(
            course.number,
            course.numbers,
            course.state.position(),
            course.draws,
            course.moves,
            course.clocks,
            course.resigned,
            course.replaced,
            course.ending,
            course.lapses,
            course.ended,
            tuple(reach.why for reach in course.reaches),
        )
    )


def restore(table: Table, kept: bytes) -> Course:
    """A course as it was stored."""
    found = msgspec.json.decode(kept, type=Kept)
    return Course(
        number=found.number,
        numbers=found.numbers,
        state=table.speech.game.load(found.position),
        draws=found.draws,
        moves=found.moves,
        clocks=found.clocks,
        reaches=tuple(Reach((), why) for why in found.why or _reasons(found)),
        resigned=found.resigned,
        replaced=found.replaced,
        ending=found.ending,
        lapses=found.lapses,
        ended=found.ended,
    )


def _reasons(found: Kept) -> tuple[str, ...]:
    seats = len(found.lapses)
    if found.last is None:
        return ("nothing",) * seats
    mover, drew = found.last
    own = "chance" if drew else "shown"
    return tuple(own if seat == mover else "another" for seat in range(seats))


def snapshot_row(table_id: str, course: Course) -> dict[str, Any]:
    """A course as a row."""
    return {"table_id": table_id, "number": course.number, "kept": keep(course)}


async def read_entries(
    connection: AsyncConnection, table_id: str, after: int, until: int | None = None
) -> list[Entry]:
    """The entries of a table after one number, up to another."""
    query = select(entries).where(entries.c.table_id == table_id, entries.c.number > after)
    if until is not None:
        query = query.where(entries.c.number <= until)
    rows: list[Row[Any]] = list((await connection.execute(query.order_by(entries.c.number))).all())
    return [read_entry(row) for row in rows]


async def course_at(
    connection: AsyncConnection, table: Table, until: int | None = None
) -> tuple[Course, list[Entry]]:
    """A table as it stood after an entry (or stands now), and the entries folded for it."""
    query = select(snapshots).where(snapshots.c.table_id == table.id)
    if until is not None:
        query = query.where(snapshots.c.number <= until)
    newest = query.order_by(snapshots.c.number.desc()).limit(1)
    row = (await connection.execute(newest)).one_or_none()
    after = -1 if row is None else row.number
    later = await read_entries(connection, table.id, after, until)
    if row is not None:
        course, rest = restore(table, row.kept), later
    else:
        course, rest = deal(table, later[0].at, later[0].drew)[0], later[1:]
    return follow(table, course, rest), later
