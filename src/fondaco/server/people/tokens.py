"""Tokens: how a program says whose it is."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Row, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.moments import DAY, now
from fondaco.server.people.scopes import Scope
from fondaco.server.safety.problems import conflict
from fondaco.server.secret import kept, new_id, new_secret
from fondaco.server.storage.schema_people import tokens

MOST = 50
DAYS = 366
"""No token lives longer."""


async def make_token(
    connection: AsyncConnection, person: str, name: str, scopes: Iterable[Scope], days: int
) -> tuple[str, str]:
    """A new token: its id, and the secret that is shown once."""
    over = (tokens.c.person == person) & (tokens.c.expires < now())
    await connection.execute(delete(tokens).where(over))
    counted = select(func.count()).select_from(tokens).where(tokens.c.person == person)
    if ((await connection.execute(counted)).scalar() or 0) >= MOST:
        raise conflict(f"you have {MOST} tokens; revoke one first")
    token_id, secret = new_id(), "fondaco_" + new_secret()
    row = {"id": token_id, "secret": kept(secret), "person": person, "name": name}
    row |= {"scopes": " ".join(sorted(set(scopes)))}
    moments = {"created": now(), "expires": now() + days * DAY}
    await connection.execute(insert(tokens).values(row | moments))
    return token_id, secret


async def tokens_of(connection: AsyncConnection, person: str) -> list[Row[Any]]:
    query = select(tokens).where(tokens.c.person == person).order_by(tokens.c.created)
    return list((await connection.execute(query)).all())


async def revoke_token(connection: AsyncConnection, person: str, token: str) -> bool:
    mine = (tokens.c.id == token) & (tokens.c.person == person)
    return (await connection.execute(delete(tokens).where(mine))).rowcount > 0
