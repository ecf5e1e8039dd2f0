"""Manners: whom somebody blocked, whom a table's owner silenced, what was reported."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.moments import now
from fondaco.server.safety.problems import conflict, forbidden, not_found
from fondaco.server.safety.shared import insert_into
from fondaco.server.secret import kept
from fondaco.server.storage.schema import chat, silences
from fondaco.server.storage.schema_people import blocks, people, reports
from fondaco.server.tables.seating import chair_of
from fondaco.server.tables.table import Table

_MOST = 500


class Blocked(msgspec.Struct, frozen=True):
    """Somebody one has blocked; the id means nothing to anybody else."""

    id: str
    name: str


class Somebody(msgspec.Struct, frozen=True):
    """Who is meant at a table, and what he said there, if that is what it is about."""

    person: str
    name: str
    said: str | None = None


async def meant(
    connection: AsyncConnection, table: Table, asker: str, seat: int | None, line: int | None
) -> Somebody:
    """Who sits at a seat, or wrote a line of chat that the asker could read; or 404."""
    if seat is not None:
        chair = chair_of(table, seat)
        if chair.person is not None:
            return Somebody(chair.person, chair.name)
    elif line is not None and 0 <= line < 1 << 62:
        own = [chair.seat for chair in table.seats if chair.person == asker]
        audible = or_(chat.c.addressee.is_(None), chat.c.addressee.in_(own))
        query = select(chat).where(chat.c.id == line, chat.c.table_id == table.id, audible)
        row = (await connection.execute(query)).one_or_none()
        if row is not None and row.person is not None:
            return Somebody(row.person, row.name, row.text)
    raise not_found("person")


def _alias(person: str, other: str) -> str:
    return kept(f"blocked {person} {other}")[:24]


async def block(connection: AsyncConnection, person: str, other: Somebody) -> None:
    """Hear nothing more of somebody."""
    if other.person == person:
        raise conflict("this is you")
    if len(await blocked_by(connection, person)) >= _MOST:
        raise conflict(f"you have blocked {_MOST} people; let one go first")
    row = {"person": person, "other": other.person, "name": other.name}
    await connection.execute(insert_into(connection, blocks).values(row).on_conflict_do_nothing())


async def blocked_by(connection: AsyncConnection, person: str) -> list[tuple[str, Blocked]]:
    """Whom somebody blocked, by their ids."""
    query = select(blocks).where(blocks.c.person == person).order_by(blocks.c.name)
    found = await connection.execute(query)
    return [(row.other, Blocked(_alias(person, row.other), row.name)) for row in found]


async def unblock(connection: AsyncConnection, person: str, alias: str) -> None:
    for other, blocked in await blocked_by(connection, person):
        if blocked.id == alias:
            mine = (blocks.c.person == person) & (blocks.c.other == other)
            await connection.execute(delete(blocks).where(mine))
            return
    raise not_found("block")


async def hand_over(connection: AsyncConnection, guest: str, account: str) -> None:
    """A guest's blocks, and those against him, go over to his account."""
    for mine, theirs in ((blocks.c.person, blocks.c.other), (blocks.c.other, blocks.c.person)):
        query = select(blocks).where(mine == guest, theirs != account)
        for row in (await connection.execute(query)).all():
            values = row._asdict() | {mine.name: account}
            adding = insert_into(connection, blocks).values(values)
            await connection.execute(adding.on_conflict_do_nothing())
    gone = (blocks.c.person == guest) | (blocks.c.other == guest)
    await connection.execute(delete(blocks).where(gone))


async def who_blocked(connection: AsyncConnection, person: str) -> frozenset[str]:
    """The people who want to hear nothing of somebody."""
    query = select(blocks.c.person).where(blocks.c.other == person)
    return frozenset((await connection.execute(query)).scalars())


async def silence(connection: AsyncConnection, table: Table, person: str, *, silent: bool) -> None:
    """The owner of a table does not let somebody talk there, or does again."""
    row = {"table_id": table.id, "person": person}
    if silent:
        adding = insert_into(connection, silences).values(row)
        await connection.execute(adding.on_conflict_do_nothing())
        return
    here = (silences.c.table_id == table.id) & (silences.c.person == person)
    await connection.execute(delete(silences).where(here))


async def may_talk(connection: AsyncConnection, table_id: str, person: str) -> None:
    """403 for somebody who was silenced."""
    here = (silences.c.table_id == table_id) & (silences.c.person == person)
    if (await connection.execute(select(silences).where(here))).one_or_none() is not None:
        raise forbidden("the owner of this table does not let you talk here")


async def report(
    connection: AsyncConnection, table: Table, reporter: str, who: Somebody, why: str
) -> None:
    """Tell those who look after the house."""
    row = {"at": now(), "reporter": reporter, "person": who.person, "name": who.name}
    row |= {"table_id": table.id, "said": who.said, "why": why}
    await connection.execute(insert(reports).values(row))


async def reported(connection: AsyncConnection, *, closed: bool) -> Sequence[Row[Any]]:
    """Reports, the newest first: those that wait, or those that were dealt with."""
    state = reports.c.closed.is_not(None) if closed else reports.c.closed.is_(None)
    banned = people.c.banned.label("banned")
    query = (
        select(reports, banned)
        .join(people, people.c.id == reports.c.person, isouter=True)
        .where(state)
        .order_by(reports.c.id.desc())
        .limit(200)
    )
    return (await connection.execute(query)).all()


async def close_report(connection: AsyncConnection, number: int) -> bool:
    mine = (reports.c.id == number) & reports.c.closed.is_(None)
    done = await connection.execute(update(reports).where(mine).values(closed=now()))
    return done.rowcount > 0
