"""Tokens: how a program says whose it is."""

from typing import Any

from sqlalchemy import Row, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.moments import now
from fondaco.server.safety.problems import conflict
from fondaco.server.secret import kept, new_id, new_secret
from fondaco.server.storage.schema_people import tokens

MOST = 50


async def make_token(connection: AsyncConnection, person: str, name: str) -> tuple[str, str]:
    """A new token: its id, and the secret that is shown once."""
    counted = select(func.count()).select_from(tokens).where(tokens.c.person == person)
    if ((await connection.execute(counted)).scalar() or 0) >= MOST:
        raise conflict(f"you have {MOST} tokens; revoke one first")
    token_id, secret = new_id(), "fondaco_" + new_secret()
    row = {"id": token_id, "secret": kept(secret), "person": person, "name": name}
    await connection.execute(insert(tokens).values(row | {"created": now()}))
    return token_id, secret


async def tokens_of(connection: AsyncConnection, person: str) -> list[Row[Any]]:
    query = select(tokens).where(tokens.c.person == person).order_by(tokens.c.created)
    return list((await connection.execute(query)).all())


async def revoke_token(connection: AsyncConnection, person: str, token: str) -> bool:
    mine = (tokens.c.id == token) & (tokens.c.person == person)
    return (await connection.execute(delete(tokens).where(mine))).rowcount > 0
