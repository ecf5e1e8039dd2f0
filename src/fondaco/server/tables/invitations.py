"""Invitations: an empty seat is kept for somebody, who sits down there or declines."""

import secrets
from hmac import compare_digest

import msgspec
from sqlalchemy import and_, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.people.person import Person
from fondaco.server.safety.problems import Problem, conflict, forbidden, not_found
from fondaco.server.secret import kept
from fondaco.server.storage.schema import seats, tables
from fondaco.server.storage.schema_people import people
from fondaco.server.tables.seating import chair_of, clear_chair, locked, must_be_open, must_own
from fondaco.server.tables.table import Chair, Table

_MOST = 50


class Companion(msgspec.Struct, frozen=True):
    """Somebody one has played with; the id means nothing to anybody else."""

    id: str
    name: str


def _alias(person: str, other: str) -> str:
    return kept(f"companion {person} {other}")[:24]


async def companions(connection: AsyncConnection, person: str) -> dict[str, Companion]:
    """The people somebody has played with, by their ids; the last come first."""
    mine, theirs = seats.alias(), seats.alias()
    query = (
        select(people.c.id, people.c.name)
        .join(theirs, theirs.c.person == people.c.id)
        .join(mine, mine.c.table_id == theirs.c.table_id)
        .join(tables, tables.c.id == mine.c.table_id)
        .where(mine.c.person == person, people.c.id != person, tables.c.state != "open")
        .group_by(people.c.id, people.c.name)
        .order_by(func.max(tables.c.created).desc(), people.c.id)
        .limit(_MOST)
    )
    found = await connection.execute(query)
    return {row.id: Companion(_alias(person, row.id), row.name) for row in found}


async def find_companion(
    connection: AsyncConnection, person: str, alias: str
) -> tuple[str, Companion]:
    """The companion who has this id for somebody, or 404."""
    for other, companion in (await companions(connection, person)).items():
        if companion.id == alias:
            return other, companion
    raise not_found("companion")


async def invite(
    connection: AsyncConnection,
    table_id: str,
    owner: Person,
    *,
    called: str,
    person: str | None = None,
    seat: int | None = None,
    deaf: bool = False,
) -> tuple[Table, Chair]:
    """Keep an empty seat for somebody; its link is a new one, which nobody else was given.

    With `deaf` (he has blocked the owner) it is kept, but he does not find it.
    """
    table = await locked(connection, table_id)
    must_own(table, owner)
    must_be_open(table)
    if person is not None and any(chair.person == person for chair in table.seats):
        raise Problem("refused", "this person sits here already", rule="FO-SEATED", args={})
    # A companion is not compared with invited addresses: a conflict would tell his address.
    if any(it.invited_as == called and person in (None, it.invited) for it in table.seats):
        raise conflict("a seat is kept for this person already")
    wanted = table.seats if seat is None else (chair_of(table, seat),)
    free = [chair for chair in wanted if chair.kind == "empty" and chair.invited_as is None]
    if not free:
        raise Problem("refused", "no such seat is free", rule="FO-TAKEN", args={})
    link, invited = secrets.token_urlsafe(18), None if deaf else person
    chair = msgspec.structs.replace(free[0], link=link, invited=invited, invited_as=called)
    here = and_(seats.c.table_id == table.id, seats.c.seat == chair.seat)
    values = {"link": link, "invited": invited, "invited_as": called}
    await connection.execute(update(seats).where(here).values(values))
    return table, chair


async def keep_for(connection: AsyncConnection, table: Table, chair: Chair, person: str) -> bool:
    """The seat that was kept for an address is this person's; whether it still is kept."""
    still = and_(
        seats.c.table_id == table.id,
        seats.c.seat == chair.seat,
        seats.c.link == chair.link,
        seats.c.kind == "empty",
    )
    found = await connection.execute(update(seats).where(still).values(invited=person))
    return found.rowcount > 0


async def decline(
    connection: AsyncConnection, table_id: str, person: Person | None, link: str | None
) -> None:
    """Whoever a seat is kept for, or who was sent its link, does not want it."""
    table = await locked(connection, table_id)
    must_be_open(table)
    for chair in table.seats:
        if chair.kind != "empty" or chair.invited_as is None:
            continue
        named = person is not None and chair.invited == person.id
        sent = link is not None and compare_digest(
            chair.link.encode(), link.encode("utf-8", "surrogatepass")
        )
        if named or sent:
            await clear_chair(connection, table, chair.seat)
            return
    raise forbidden("no seat is kept for you here")
