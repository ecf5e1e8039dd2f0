"""What the house keeps about a person, how long, and all of it for himself to read."""

from typing import Any

from sqlalchemy import Column, ColumnElement, and_, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.moments import DAY, now
from fondaco.server.people.accounts import CONFIRM_WITHIN
from fondaco.server.people.sessions import LIFE
from fondaco.server.storage.schema import chat, entries, seats, tables
from fondaco.server.storage.schema_people import (
    audit,
    blocks,
    confirmations,
    devices,
    mutes,
    network_bans,
    notices,
    people,
    preferences,
    reports,
    resets,
    sessions,
    tokens,
)

GUESTS = 30 * DAY
"""A guest without a seat or table, whose sessions nobody used for so long, is forgotten."""
OPEN_TABLES = 30 * DAY
"""A table that did not begin within this time is taken away."""
ABANDONED = 180 * DAY
"""A running game in which nothing happened for so long is taken away."""
REPORTS = 180 * DAY
"""So long reports that were dealt with, and what operators did, are kept."""

_SECRET = {"secret", "password", "code", "link", "contribution", "other", "p256dh", "auth"}

ABOUT: dict[str, Column[str]] = {
    "person": people.c.id,
    "sessions": sessions.c.person,
    "tokens": tokens.c.person,
    "notices": notices.c.person,
    "wishes": preferences.c.person,
    "devices": devices.c.person,
    "muted": mutes.c.person,
    "blocked": blocks.c.person,
    "seats": seats.c.person,
    "tables": tables.c.owner,
    "chat": chat.c.person,
    "reports": reports.c.reporter,
}
"""What is about a person: all rows with his id in these columns."""


async def sweep(connection: AsyncConnection, *, mail: bool) -> list[str]:
    """Delete what is kept long enough; returns the tables that are no more.

    Notices go after 30 days, see `outbox`. Without mail no address can be confirmed.
    """
    moment = now()
    gone = await _sweep_tables(connection, moment)
    for table, old in (
        (sessions, sessions.c.seen < moment - LIFE),
        (tokens, tokens.c.expires < moment),
        (confirmations, confirmations.c.created < moment - CONFIRM_WITHIN),
        (resets, resets.c.expires < moment),
        (reports, reports.c.closed < moment - REPORTS),
        (audit, audit.c.at < moment - REPORTS),
        (network_bans, network_bans.c.until < moment),
    ):
        await connection.execute(delete(table).where(old))
    if mail:
        # Who never showed that an address is his does not keep it.
        late = and_(
            people.c.confirmed.is_(False),
            people.c.password.is_not(None),
            people.c.created < moment - CONFIRM_WITHIN,
            ~exists().where(confirmations.c.person == people.c.id),
        )
        await connection.execute(update(people).where(late).values(email=None, password=None))
    await connection.execute(delete(people).where(_idle_guest(moment)))
    return gone


def _idle_guest(moment: int) -> ColumnElement[bool]:
    """Banned guests stay: who comes back with the same cookie is still banned."""
    sits = or_(seats.c.person == people.c.id, seats.c.invited == people.c.id)
    recent = and_(sessions.c.person == people.c.id, sessions.c.seen >= moment - GUESTS)
    return and_(
        people.c.password.is_(None),
        people.c.banned.is_(None),
        people.c.created < moment - GUESTS,
        ~exists().where(recent),
        ~exists().where(tokens.c.person == people.c.id),
        ~exists().where(sits),
        ~exists().where(tables.c.owner == people.c.id),
    )


async def _sweep_tables(connection: AsyncConnection, moment: int) -> list[str]:
    moved = and_(entries.c.table_id == tables.c.id, entries.c.at >= moment - ABANDONED)
    old = or_(
        and_(tables.c.state == "open", tables.c.created < moment - OPEN_TABLES),
        and_(
            tables.c.state == "playing",
            tables.c.created < moment - ABANDONED,
            ~exists().where(moved),
        ),
    )
    found = await connection.execute(delete(tables).where(old).returning(tables.c.id))
    return list(found.scalars())


async def all_about(connection: AsyncConnection, person: str) -> dict[str, Any]:
    """Every row that is about a person, without secrets, by table of the database."""
    return {
        name: [
            {str(key): value for key, value in row.items() if key not in _SECRET}
            for row in (
                await connection.execute(select(column.table).where(column == person))
            ).mappings()
        ]
        for name, column in ABOUT.items()
    }
