"""Lost passwords: a code that opens an account once, for a new password."""

from typing import NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.moments import DAY, now
from fondaco.server.secret import kept, new_secret
from fondaco.server.storage.schema_people import people, resets, sessions, tokens

BY_MAIL = 60 * 60 * 1000
BY_HAND = DAY
"""How long a code is good: one that was mailed, one that the operator hands over."""


def path_of(code: str) -> str:
    """Where the new password is set; what follows the # is never sent to a server, nor logged."""
    return f"/password#{code}"


async def new_reset(connection: AsyncConnection, person: str, life: int) -> str:
    """A code that sets a new password.

    Earlier codes stay valid: a stranger who asks for one must not make the owner's useless.
    """
    await connection.execute(delete(resets).where(resets.c.expires < now()))
    code = new_secret()
    row = {"code": kept(code), "person": person, "expires": now() + life}
    await connection.execute(insert(resets).values(row))
    return code


class Renewed(NamedTuple):
    """An account with a new password, and the sessions and tokens it closed."""

    person: str
    closed: list[str]


async def renew(connection: AsyncConnection, code: str, password_hash: str) -> Renewed | None:
    """Use a code: whatever opened the account before is worthless; None: no such code."""
    mine = (resets.c.code == kept(code)) & (resets.c.expires >= now())
    used = delete(resets).where(mine).returning(resets.c.person)
    person: str | None = await connection.scalar(used)
    if person is None:
        return None
    await connection.execute(
        update(people).where(people.c.id == person).values(password=password_hash)
    )
    await connection.execute(delete(resets).where(resets.c.person == person))
    closed: list[str] = []
    for table in (sessions, tokens):
        theirs = table.c.person == person
        closed += (await connection.execute(select(table.c.id).where(theirs))).scalars()
        await connection.execute(delete(table).where(theirs))
    return Renewed(person, closed)
