"""Who asks: a session (cookie) or a token (bearer); sessions listed and revoked."""

import hashlib
from base64 import urlsafe_b64encode
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from sqlalchemy import Row, Table, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.house import house_of
from fondaco.server.moments import DAY, now
from fondaco.server.people.person import Person, person_in
from fondaco.server.safety.networks import network_of
from fondaco.server.safety.problems import signed_out
from fondaco.server.secret import kept, new_id, new_secret
from fondaco.server.storage.schema_people import people, sessions, tokens

COOKIE = "fondaco_session"
SECURE_COOKIE = "__Host-fondaco_session"
"""Its name where people come by https: browsers let nobody but this very host set it."""
LIFE = 180 * DAY
"""A session nobody used for so long is closed."""
_STALE = 60 * 60 * 1000  # how exact "last seen" is: not every look is worth a write

Connection = ASGIConnection[Any, Any, Any, Any]


class Asking(msgspec.Struct, frozen=True):
    """Somebody and how he came in."""

    person: Person
    entry: str
    """The id of the session or token."""
    token: bool
    scopes: frozenset[str] = frozenset()
    """What a token may do."""


def bearer(connection: Connection) -> str | None:
    """The token of the Authorization header, if there is one."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def is_secure(connection: Connection) -> bool:
    """Whether who asks came by https."""
    return house_of(connection).config.secure or connection.scope["scheme"] in ("https", "wss")


def cookie_name(connection: Connection) -> str:
    """What the session's cookie is called here."""
    return SECURE_COOKIE if is_secure(connection) else COOKIE


def session_cookie(connection: Connection) -> str | None:
    """The secret of the session's cookie, if there is one."""
    return connection.cookies.get(cookie_name(connection))


def csrf_of(secret: str) -> str:
    """What a page must send with a session's cookie; another site's page cannot know it."""
    digest = hashlib.sha256(b"fondaco csrf " + secret.encode("utf-8", "surrogatepass")).digest()
    return urlsafe_b64encode(digest[:24]).decode("ascii")


async def asking(connection: Connection) -> Asking | None:
    """Who asks; looked up once for each request or socket."""
    state: dict[str, Any] = connection.scope["state"]
    if "asking" not in state:
        found = await _look_up(connection)
        state["asking"] = found
        if found is not None:
            size = connection.headers.get("content-length", "")
            sent = int(size) if size.isdecimal() and len(size) < 9 else 0
            await house_of(connection).limits.pay(f"person {found.person.id}", sent)
        if found is not None and "line" in state:
            # A socket ends with the session or token it was opened with.
            state["entry"] = found.entry
            house_of(connection).lines.belongs(state["line"], found.entry)
    known: Asking | None = state["asking"]
    return known


async def person_of(connection: Connection) -> Person | None:
    """The person who asks, or None for a stranger."""
    found = await asking(connection)
    return None if found is None else found.person


async def need_person(connection: Connection) -> Person:
    """The person who asks, or 401."""
    person = await person_of(connection)
    if person is None:
        raise signed_out()
    return person


async def _look_up(connection: Connection) -> Asking | None:
    token, cookie = bearer(connection), session_cookie(connection)
    if token is not None:
        row = await _find(connection, tokens, token)
        if row is None:
            raise signed_out("this token is not known; it may have been revoked")
        return Asking(person_in(row), row.entry, True, frozenset(row.scopes.split()))
    if not cookie:
        return None
    row = await _find(connection, sessions, cookie)
    return None if row is None else Asking(person_in(row), row.entry, False)


async def _find(connection: Connection, table: Table, secret: str) -> Row[Any] | None:
    """The person behind a secret, with the session or token as `entry`."""
    store = house_of(connection).store
    columns = (*people.c, table.c.id.label("entry"), table.c.seen)
    if table is tokens:
        columns += (tokens.c.scopes, tokens.c.expires)
    query = (
        select(*columns)
        .join(table)
        .where(table.c.secret == kept(secret), people.c.banned.is_(None))
    )
    async with store.read() as reading:
        row = (await reading.execute(query)).one_or_none()
    if row is None or (row.seen < now() - LIFE if table is sessions else row.expires < now()):
        return None
    if row.seen is None or row.seen < now() - _STALE:
        async with store.write() as writing:
            await writing.execute(update(table).where(table.c.id == row.entry).values(seen=now()))
    return row


async def open_session(connection: AsyncConnection, person: str, asked: Connection) -> str:
    """A new session for who asked; returns its secret, for the cookie."""
    secret, moment = new_secret(), now()
    row = {
        "id": new_id(),
        "secret": kept(secret),
        "person": person,
        "agent": asked.headers.get("user-agent", "")[:200],
        "network": network_of(asked.scope)[:43],
        "created": moment,
        "seen": moment,
    }
    await connection.execute(insert(sessions).values(row))
    return secret


async def close_session(connection: AsyncConnection, person: str, session: str) -> bool:
    """Revoke one of a person's sessions; whether there was one."""
    mine = (sessions.c.id == session) & (sessions.c.person == person)
    return (await connection.execute(delete(sessions).where(mine))).rowcount > 0


async def close_others(connection: AsyncConnection, person: str, session: str) -> list[str]:
    """Revoke all sessions and tokens of a person but one session; returns what was closed."""
    closed: list[str] = []
    for table in (sessions, tokens):
        theirs = (table.c.person == person) & (table.c.id != session)
        gone = delete(table).where(theirs).returning(table.c.id)
        closed += (await connection.execute(gone)).scalars()
    return closed


async def open_sessions(connection: AsyncConnection, person: str) -> list[Row[Any]]:
    """A person's sessions, the newest first."""
    query = select(sessions).where(sessions.c.person == person, sessions.c.seen >= now() - LIFE)
    return list((await connection.execute(query.order_by(sessions.c.created.desc()))).all())
