"""People and bots sit down at a table and get up, before the game begins."""

import secrets
from collections.abc import Collection
from hmac import compare_digest
from typing import Any

from sqlalchemy import and_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.people.looks import told_apart
from fondaco.server.people.person import Person, clean_name
from fondaco.server.safety.problems import Problem, forbidden, invalid, not_found
from fondaco.server.storage.schema import seats, tables
from fondaco.server.storage.schema_people import blocks
from fondaco.server.tables.making import check_bot, check_contribution
from fondaco.server.tables.merchants import merchant
from fondaco.server.tables.table import Chair, Table, find_table

NOT_INVITED: dict[str, Any] = {"invited": None, "invited_as": None}
"""For a seat that is kept for nobody."""


async def locked(connection: AsyncConnection, table_id: str) -> Table:
    """A table that nobody else changes before this transaction is over, or 404."""
    lock = select(tables.c.id).where(tables.c.id == table_id).with_for_update()
    if not table_id.isalnum() or (await connection.execute(lock)).one_or_none() is None:
        raise not_found("table")
    table = await find_table(connection, table_id)
    assert table is not None
    return table


def must_be_open(table: Table) -> None:
    """Refused once the game has begun."""
    if table.state != "open":
        raise Problem("refused", "the game has begun", rule="FO-BEGUN", args={})


def must_own(table: Table, person: Person) -> None:
    """403 for everybody but the owner."""
    if table.owner != person.id:
        raise forbidden("only the table's owner may do this")


def chair_of(table: Table, seat: int) -> Chair:
    """A seat of the table, or 422."""
    if not 0 <= seat < len(table.seats):
        raise invalid("seat", f"there is no seat {seat}")
    return table.seats[seat]


async def sit(
    connection: AsyncConnection,
    table_id: str,
    person: Person,
    *,
    seat: int | None = None,
    link: str | None = None,
    name: str | None = None,
    contribution: str | None = None,
) -> int:
    """Somebody sits down; returns his seat."""
    table = await locked(connection, table_id)
    must_be_open(table)
    mine = [chair.seat for chair in table.seats if chair.person == person.id]
    unwelcome = (blocks.c.person == table.owner) & (blocks.c.other == person.id)
    if (await connection.execute(select(blocks).where(unwelcome))).first() is not None:
        raise forbidden("this table is not open to you")
    chair = _free_chair(table, person, mine, seat, link)
    if chair.person == person.id:
        return chair.seat
    names = [other.name for other in table.seats]
    wanted = person.name if name is None else clean_name(name)
    await connection.execute(
        update(seats)
        .where(seats.c.table_id == table.id, seats.c.seat == chair.seat)
        .values(
            kind="person",
            person=person.id,
            name=told_apart(names, wanted),
            bot=None,
            contribution=check_contribution(contribution),
            **NOT_INVITED,
        )
    )
    return chair.seat


def _free_chair(
    table: Table, person: Person, mine: list[int], seat: int | None, link: str | None
) -> Chair:
    if link is not None:
        for chair in table.seats:
            if compare_digest(chair.link.encode(), link.encode("utf-8", "surrogatepass")):
                if chair.kind != "empty" and chair.person != person.id:
                    raise Problem("refused", "this seat is taken", rule="FO-TAKEN", args={})
                break
        else:
            raise forbidden("this link does not open a seat here")
        kept = chair.invited == person.id
        if mine and chair.seat not in mine and table.owner != person.id and not kept:
            raise Problem("refused", "you sit here already", rule="FO-SEATED", args={})
        return chair
    empty = [chair for chair in table.seats if chair.kind == "empty"]
    for_him = [chair for chair in empty if chair.invited == person.id]
    welcome = table.public or table.owner == person.id
    if not for_him and not welcome:
        raise forbidden("this table is for those who have a link")
    if mine and table.owner != person.id:
        raise Problem("refused", "you sit here already", rule="FO-SEATED", args={})
    free = for_him + [chair for chair in empty if welcome and chair.invited_as is None]
    if seat is not None:
        if not 0 <= seat < len(table.seats):
            raise invalid("seat", f"there is no seat {seat}")
        free = [chair for chair in free if chair.seat == seat]
    if not free:
        raise Problem("refused", "no such seat is free", rule="FO-TAKEN", args={})
    return free[0]


async def contribute(
    connection: AsyncConnection, table_id: str, person: Person, contribution: str
) -> None:
    """What somebody's seats add to the luck: told when he has seen what the house committed to."""
    table = await locked(connection, table_id)
    must_be_open(table)
    if all(chair.person != person.id for chair in table.seats):
        raise forbidden("you do not sit here")
    mine = and_(seats.c.table_id == table.id, seats.c.person == person.id)
    given = check_contribution(contribution)
    await connection.execute(update(seats).where(mine).values(contribution=given))


async def stand(connection: AsyncConnection, table_id: str, person: Person, seat: int) -> None:
    """Somebody gets up before the game; the owner may ask others to."""
    table = await locked(connection, table_id)
    must_be_open(table)
    chair = chair_of(table, seat)
    if person.id not in (chair.person, table.owner):
        raise forbidden("this is not your seat")
    await clear_chair(connection, table, seat)


async def set_bot(
    connection: AsyncConnection,
    table_id: str,
    person: Person,
    seat: int,
    bot: str | None,
    programs: Collection[str],
) -> None:
    """The owner puts a bot on an empty seat, or takes it away."""
    table = await locked(connection, table_id)
    must_own(table, person)
    must_be_open(table)
    chair = chair_of(table, seat)
    if chair.kind == "person":
        raise Problem("refused", "this seat is taken", rule="FO-TAKEN", args={})
    if bot is None:
        await clear_chair(connection, table, seat)
        return
    check_bot(bot, programs)
    names = [other.name for other in table.seats if other.seat != seat]
    await clear_chair(
        connection,
        table,
        seat,
        kind="bot",
        name=merchant(names),
        bot=bot,
        contribution=check_contribution(None),
    )


async def clear_chair(
    connection: AsyncConnection,
    table: Table,
    seat: int,
    *,
    kind: str = "empty",
    name: str = "",
    bot: str | None = None,
    contribution: str = "",
) -> None:
    """Nobody sits there any more, or a bot does.

    There is a new link: whoever knew the old one may no longer be welcome.
    """
    changes = {"kind": kind, "person": None, "name": name, "bot": bot}
    changes |= {"contribution": contribution, "link": secrets.token_urlsafe(18)}
    changes |= NOT_INVITED
    here = and_(seats.c.table_id == table.id, seats.c.seat == seat)
    await connection.execute(update(seats).where(here).values(changes))
