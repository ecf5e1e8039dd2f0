"""The outbox: what is to be told lies in the database until it is told.

A notice is written in the transaction of what it is about, so none is lost; each process that
sends claims its share first, so none is sent by two.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from sqlalchemy import Row, and_, case, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.moments import DAY, now
from fondaco.server.storage.schema import seats, waits
from fondaco.server.storage.schema_people import notices

if TYPE_CHECKING:
    from fondaco.server.tables.happenings import Happening

Way = Literal["mail", "hook", "push"]
LEASE = 5 * 60 * 1000
"""Who claimed a notice and died: another takes it after this time."""
KEPT = 30 * DAY
MOST = 100
"""Notices that are looked at in one round, on each way."""
_TURNS = ("turn", "nudge")


def notice_rows(happenings: "Sequence[Happening]") -> list[dict[str, Any]]:
    """What is to be told, as rows of `notices`."""
    moment = now()
    return [
        {
            "person": it.person,
            "kind": it.kind,
            "table_id": it.table,
            "title": it.title,
            "number": it.number,
            "at": moment,
            "mail_due": moment,
            "hook_due": moment,
            "push_due": moment,
            "mail_tries": 0,
            "hook_tries": 0,
            "push_tries": 0,
        }
        for it in happenings
    ]


async def note(connection: AsyncConnection, happenings: "Sequence[Happening]") -> None:
    """Write down what is to be told, in the transaction of what happened."""
    if not happenings:
        return
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    rows = notice_rows(happenings)
    await connection.execute(insert(notices).values(rows).on_conflict_do_nothing())


async def ripe(connection: AsyncConnection, way: Way, busy: Collection[str]) -> Sequence[Row[Any]]:
    """Some notices that are due, none for recipients who are being served right now."""
    due = notices.c[f"{way}_due"]
    query = select(notices).where(due <= now(), notices.c.person.not_in(busy))
    rows = (await connection.execute(query.order_by(due).limit(MOST))).all()
    return sorted(rows, key=lambda row: row.id)


async def claim(connection: AsyncConnection, way: Way, until: Mapping[int, int | None]) -> set[int]:
    """Set when each is due next, None for never; returns those that nobody had claimed before."""
    due = notices.c[f"{way}_due"]
    later = {notice: moment for notice, moment in until.items() if moment is not None}
    values = {due: case(later, value=notices.c.id, else_=None) if later else None}
    taking = update(notices).where(notices.c.id.in_(until), due <= now()).values(values)
    return set((await connection.execute(taking.returning(notices.c.id))).scalars())


async def settle(connection: AsyncConnection, way: Way, ids: Sequence[int]) -> None:
    """Nothing is left to do on this way."""
    values = {f"{way}_due": None}
    await connection.execute(update(notices).where(notices.c.id.in_(ids)).values(values))


async def put_off(connection: AsyncConnection, way: Way, until: dict[int, int]) -> None:
    """Look at them again later: id to moment."""
    if until:
        later = case(until, value=notices.c.id)
        values = {f"{way}_due": later}
        await connection.execute(update(notices).where(notices.c.id.in_(until)).values(values))


async def failed(connection: AsyncConnection, way: Way, notice: int, again: int | None) -> None:
    """It did not go out: try again at this moment, or never."""
    tries = notices.c[f"{way}_tries"]
    values = {f"{way}_due": again, f"{way}_tries": tries + 1}
    await connection.execute(update(notices).where(notices.c.id == notice).values(values))


async def outdated(connection: AsyncConnection, rows: Sequence[Row[Any]]) -> set[int]:
    """Those nobody needs any more: the turn is over, the seat is no longer kept."""
    return await _turns_over(connection, rows) | await _seats_lost(connection, rows)


async def _seats_lost(connection: AsyncConnection, rows: Sequence[Row[Any]]) -> set[int]:
    """Invitations to tables where no seat is kept for the person, nor his already."""
    invited = [row for row in rows if row.kind == "invited"]
    if not invited:
        return set()
    query = select(seats.c.table_id, seats.c.person, seats.c.invited).where(
        seats.c.table_id.in_({row.table_id for row in invited})
    )
    welcome = {
        (person, row.table_id)
        for row in await connection.execute(query)
        for person in (row.person, row.invited)
    }
    return {row.id for row in invited if (row.person, row.table_id) not in welcome}


async def _turns_over(connection: AsyncConnection, rows: Sequence[Row[Any]]) -> set[int]:
    """Turns that are taken, or of which a later notice says the same."""
    turns = [row for row in rows if row.kind in _TURNS]
    if not turns:
        return set()
    tables = {row.table_id for row in turns}
    query = select(waits.c.table_id, waits.c.actors).where(waits.c.table_id.in_(tables))
    actors = {
        row.table_id: msgspec.json.decode(row.actors) for row in await connection.execute(query)
    }
    query_seats = select(seats.c.table_id, seats.c.seat, seats.c.person).where(
        seats.c.table_id.in_(tables), seats.c.person.in_({row.person for row in turns})
    )
    waited_for = {
        (row.person, row.table_id)
        for row in await connection.execute(query_seats)
        if row.seat in actors.get(row.table_id, ())
    }
    latest = (
        select(notices.c.person, notices.c.table_id, func.max(notices.c.id).label("last"))
        .where(and_(notices.c.kind.in_(_TURNS), notices.c.table_id.in_(tables)))
        .group_by(notices.c.person, notices.c.table_id)
    )
    last = {(row.person, row.table_id): row.last for row in await connection.execute(latest)}
    return {
        row.id
        for row in turns
        if (row.person, row.table_id) not in waited_for or last[row.person, row.table_id] > row.id
    }


async def news_for(connection: AsyncConnection, person: str, after: int) -> Sequence[Row[Any]]:
    """What was told somebody after a notice, the newest hundred, oldest first."""
    query = (
        select(notices)
        .where(notices.c.person == person, notices.c.id > after)
        .order_by(notices.c.id.desc())
        .limit(100)
    )
    return list(reversed((await connection.execute(query)).all()))


async def sweep(connection: AsyncConnection) -> None:
    """Old notices are of no use to anybody."""
    await connection.execute(delete(notices).where(notices.c.at < now() - KEPT))
