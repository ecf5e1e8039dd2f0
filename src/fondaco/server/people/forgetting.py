"""A guest who turns out to be somebody, and people who want to be forgotten."""

import msgspec
from sqlalchemy import delete, select

from fondaco.server.house import House
from fondaco.server.people import manners
from fondaco.server.storage.schema_people import people, sessions, tokens
from fondaco.server.tables.people import forget_seats, hand_over

REVOKED = "revoked"
"""The topic of news that tells other processes of sessions and tokens that are no more."""


async def revoke(house: House, entries: list[str]) -> None:
    """Cut the sockets of these sessions and tokens, in every process."""
    await house.news.tell(REVOKED, msgspec.json.encode(entries).decode())
    await house.lines.cut(entries)


async def _entries(house: House, person: str) -> list[str]:
    async with house.store.read() as connection:
        found = []
        for table in (sessions, tokens):
            query = select(table.c.id).where(table.c.person == person)
            found += list((await connection.execute(query)).scalars())
    return found


async def take_over(house: House, guest: str, account: str) -> None:
    """The account gets the guest's seats, tables and blocks; the guest is no more.

    His tokens end with him: whoever used this browser before must not act for the account.
    """
    await hand_over(house, guest, account)
    async with house.store.write() as connection:
        await manners.hand_over(connection, guest, account)
    entries = await _entries(house, guest)
    async with house.store.write() as connection:
        await connection.execute(delete(people).where(people.c.id == guest))
    await revoke(house, entries)


async def forget(house: House, person: str) -> None:
    """Nothing of a person stays but a neutral name on the seats of his games."""
    await forget_seats(house, person)
    entries = await _entries(house, person)
    async with house.store.write() as connection:
        await connection.execute(delete(people).where(people.c.id == person))
    await revoke(house, entries)
