"""What a table does when the people at it change: an account takes over, somebody is forgotten."""

from sqlalchemy import update

from fondaco.server.house import House
from fondaco.server.storage.schema import chat, seats, tables

NOBODY = "–"
"""The name of somebody who wanted to be forgotten."""


async def hand_over(house: House, old: str, new: str) -> None:
    """Seats and tables of one person become another's."""
    async with house.store.write() as connection:
        for table in (seats, chat):
            moved = update(table).where(table.c.person == old).values(person=new)
            await connection.execute(moved)
        await connection.execute(update(tables).where(tables.c.owner == old).values(owner=new))


async def forget_seats(house: House, person: str) -> None:
    """Seats, tables and lines of chat stay, without the name."""
    async with house.store.write() as connection:
        for table in (seats, chat):
            nobody = {"person": None, "name": NOBODY}
            await connection.execute(update(table).where(table.c.person == person).values(nobody))
        mine = tables.c.owner == person
        await connection.execute(update(tables).where(mine).values(owner="", owner_name=NOBODY))
