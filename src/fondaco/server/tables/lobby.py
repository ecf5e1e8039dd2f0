"""The lobby: which tables there are, and how their games begin."""

from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.moments import now
from fondaco.server.people.person import Person
from fondaco.server.safety.problems import Problem
from fondaco.server.storage.schema import entries, seats, tables, waits
from fondaco.server.tables.course import Course, deal
from fondaco.server.tables.entry import entry_row
from fondaco.server.tables.happenings import Note, happenings
from fondaco.server.tables.seating import locked, must_be_open, must_own
from fondaco.server.tables.table import Table, find_mutes, read_table
from fondaco.table.titles import find_title

Which = Literal["open", "mine", "playing", "finished"]


async def listed(
    connection: AsyncConnection, which: Which, title: str | None, person: Person | None, most: int
) -> list[tuple[Table, str | None, int]]:
    """Tables with whom they wait for (JSON) and how much happened, the newest first."""
    mine: ColumnElement[bool] = tables.c.id == ""
    if person is not None:
        here = (seats.c.person == person.id) | (seats.c.invited == person.id)
        sits = exists().where(seats.c.table_id == tables.c.id, here)
        mine = sits | (tables.c.owner == person.id)
    wanted = {
        "open": tables.c.public & (tables.c.state == "open"),
        "mine": mine,
        "playing": tables.c.public & (tables.c.state == "playing"),
        "finished": tables.c.public & tables.c.state.in_(("finished", "ended")),
    }[which]
    query = (
        select(tables, waits.c.actors, waits.c.number.label("told"))
        .join(waits, waits.c.table_id == tables.c.id, isouter=True)
        .where(wanted)
    )
    if title is not None:
        query = query.where(tables.c.title == find_title(title).slug)
    newest = query.order_by(tables.c.created.desc(), tables.c.id).limit(most)
    rows = list((await connection.execute(newest)).all())
    ids = [row.id for row in rows]
    chairs = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    by_table: dict[str, list[Any]] = {}
    for chair in (await connection.execute(chairs)).all():
        by_table.setdefault(chair.table_id, []).append(chair)
    muted = await find_mutes(connection, ids)
    return [
        (read_table(row, by_table[row.id], muted[row.id]), row.actors, row.told or 0)
        for row in rows
    ]


async def remove(connection: AsyncConnection, table_id: str, person: Person) -> None:
    """The owner takes a table away before the game."""
    table = await locked(connection, table_id)
    must_own(table, person)
    must_be_open(table)
    await connection.execute(delete(tables).where(tables.c.id == table_id))


async def start(
    connection: AsyncConnection,
    table_id: str,
    person: Person,
    note: Note,
    present: frozenset[int] = frozenset(),
) -> tuple[Table, Course]:
    """The game begins: all seats are taken and the owner says so; others hear of their turn."""
    table = await locked(connection, table_id)
    must_own(table, person)
    must_be_open(table)
    if any(chair.kind == "empty" for chair in table.seats):
        raise Problem("refused", "some seats are still empty", rule="FO-EMPTY", args={})
    return await _begin(connection, table, person, note, present)


async def start_agreed(
    connection: AsyncConnection,
    table_id: str,
    person: Person,
    note: Note,
    present: frozenset[int] = frozenset(),
) -> bool:
    """A rematch begins when the last of those who are to play has sat down; whether it did."""
    table = await locked(connection, table_id)
    ready = table.begins and all(chair.kind != "empty" for chair in table.seats)
    if table.state != "open" or not ready:
        return False
    await _begin(connection, table, person, note, present)
    return True


async def _begin(
    connection: AsyncConnection,
    table: Table,
    person: Person,
    note: Note,
    present: frozenset[int],
) -> tuple[Table, Course]:
    course, entry = deal(table, now())
    await connection.execute(insert(entries).values(entry_row(table.id, entry)))
    await connection.execute(update(tables).where(tables.c.id == table.id).values(state="playing"))
    row = {"table_id": table.id, "number": 0, "wake": now()}
    row["actors"] = msgspec.json.encode(course.actors).decode()
    await connection.execute(insert(waits).values(row))
    asked = happenings(table, None, course, entry, present)
    await note(connection, [turn for turn in asked if turn.person != person.id])
    return msgspec.structs.replace(table, state="playing"), course
