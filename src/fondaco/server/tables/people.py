"""What a table does when the people at it change: an account takes over, somebody is forgotten."""

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.house import House
from fondaco.server.storage.schema import chat, seats, tables
from fondaco.server.tables.seating import NOT_INVITED

NOBODY = "–"
"""The name of somebody who wanted to be forgotten."""


async def hand_over(house: House, old: str, new: str) -> None:
    """Seats and tables of one person become another's."""
    async with house.store.write() as connection:
        touched = await _tables_of(connection, old)
        for column in (seats.c.person, seats.c.invited, chat.c.person):
            moved = update(column.table).where(column == old).values({column: new})
            await connection.execute(moved)
        await connection.execute(update(tables).where(tables.c.owner == old).values(owner=new))
        for table_id in touched:
            await house.rooms.changed(connection, table_id)
    for table_id in touched:
        await house.rooms.refresh(table_id)


async def forget_seats(house: House, person: str) -> None:
    """Seats, tables and lines of chat stay, without the name; nobody waits for the seats."""
    for table_id, seat in await _playing(house, person):
        room = await house.rooms.open(table_id)
        if room.course is not None and not room.course.over:
            await house.play.leave(room, seat)
    async with house.store.write() as connection:
        touched = await _tables_of(connection, person)
        waiting = select(tables.c.id).where(tables.c.state == "open")
        free = {"person": None, "name": "", "kind": "empty", "contribution": ""}
        mine = seats.c.person == person
        await connection.execute(
            update(seats).where(mine, seats.c.table_id.in_(waiting)).values(free)
        )
        kept = seats.c.invited == person
        # A seat that is kept for an address stays so: it tells nothing of who had the address.
        address = seats.c.invited_as.contains("@")
        await connection.execute(update(seats).where(kept, address).values(invited=None))
        await connection.execute(update(seats).where(kept).values(NOT_INVITED))
        nobody = {"person": None, "name": NOBODY}
        for table in (seats, chat):
            await connection.execute(update(table).where(table.c.person == person).values(nobody))
        owned = tables.c.owner == person
        await connection.execute(update(tables).where(owned).values(owner="", owner_name=NOBODY))
        for table_id in touched:
            await house.rooms.changed(connection, table_id)
    for table_id in touched:
        await house.rooms.refresh(table_id)


async def _playing(house: House, person: str) -> list[tuple[str, int]]:
    """The seats of a person at games that run."""
    query = (
        select(seats.c.table_id, seats.c.seat)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.person == person, tables.c.state == "playing")
    )
    async with house.store.read() as connection:
        return [(row.table_id, row.seat) for row in await connection.execute(query)]


async def _tables_of(connection: AsyncConnection, person: str) -> set[str]:
    here = (seats.c.person == person) | (seats.c.invited == person)
    sits = select(seats.c.table_id).where(here)
    owns = select(tables.c.id).where(tables.c.owner == person)
    return {row[0] for query in (sits, owns) for row in await connection.execute(query)}
