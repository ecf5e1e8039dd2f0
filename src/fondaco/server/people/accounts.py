"""Accounts: an address and a password on what was a guest.

Nobody learns which addresses are known. So an address is not unique until it is confirmed by
mail: registering with one that somebody else uses makes another account, and the password tells
them apart. Whoever confirms an address takes it from all others.
"""

import re
import unicodedata
from typing import Any

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.moments import DAY, now
from fondaco.server.people.hashing import Hashing
from fondaco.server.secret import kept, new_secret
from fondaco.server.storage.schema_people import confirmations, people
from fondaco.table.words import Invalid

LEAST_LETTERS = 8
MOST_LETTERS = 200
SAME_ADDRESS = 20
"""So many accounts of one address are tried at a log-in: the confirmed, then the oldest."""
CONFIRM_WITHIN = 7 * DAY

# RFC 5321's dot-atom and host names of at least two labels: no quotes, comments or lists.
_atom = r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
_label = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_local = re.compile(rf"{_atom}(?:\.{_atom})*")
_domain = re.compile(rf"(?:{_label}\.)+(?!\d+$){_label}")


def clean_email(email: str) -> str:
    """An address as it is kept, or `Invalid`; whether it works only a mail can tell."""
    local, _, domain = unicodedata.normalize("NFC", email.strip()).lower().rpartition("@")
    try:
        domain = domain.encode("idna").decode()
    except UnicodeError:
        domain = ""
    if (
        len(local) > 64
        or len(domain) > 189
        or not _local.fullmatch(local)
        or not _domain.fullmatch(domain)
    ):
        raise Invalid("email", "is not an address")
    return f"{local}@{domain}"


def clean_password(password: str) -> str:
    """A password as it is hashed, or `Invalid`."""
    password = unicodedata.normalize("NFKC", password)
    if not LEAST_LETTERS <= len(password) <= MOST_LETTERS:
        raise Invalid("password", f"must have {LEAST_LETTERS} to {MOST_LETTERS} letters")
    try:
        password.encode()
    except UnicodeEncodeError:
        raise Invalid("password", "must be made of characters") from None
    return password


async def matching(
    hashing: Hashing, who: str, rows: list[Row[Any]], password: str
) -> Row[Any] | None:
    """The account with this password among those of an address.

    Whether there is any, and whether one matches, takes the same work.
    """
    found = await hashing.matches(who, [row.password for row in rows], password)
    return next((row for row, matches in zip(rows, found, strict=True) if matches), None)


async def accounts_of(connection: AsyncConnection, email: str) -> list[Row[Any]]:
    """Accounts that say they have this address, in the order they are tried."""
    query = select(people).where(people.c.email == email, people.c.password.is_not(None))
    order = query.order_by(people.c.confirmed.desc(), people.c.created, people.c.id)
    return list((await connection.execute(order.limit(SAME_ADDRESS))).all())


async def waiting_for(connection: AsyncConnection, code: str, email: str) -> list[Row[Any]]:
    """The account that waits for this address to be confirmed by this code."""
    query = (
        select(people)
        .join(confirmations)
        .where(
            confirmations.c.code == kept(code),
            confirmations.c.email == email,
            confirmations.c.created >= now() - CONFIRM_WITHIN,
            people.c.password.is_not(None),
        )
    )
    return list((await connection.execute(query)).all())


async def confirmed_owner(connection: AsyncConnection, email: str) -> str | None:
    """Whose address this is for certain; an address has one such owner at most."""
    query = select(people.c.id).where(
        people.c.email == email, people.c.confirmed, people.c.password.is_not(None)
    )
    owner: str | None = await connection.scalar(query)
    return owner


async def register(
    connection: AsyncConnection, person: str, email: str, password_hash: str, name: str
) -> str:
    """Make a guest an account; returns the code that confirms the address."""
    values = {"email": email, "password": password_hash, "name": name, "confirmed": False}
    await connection.execute(update(people).where(people.c.id == person).values(values))
    return await new_code(connection, person, email)


async def new_code(connection: AsyncConnection, person: str, email: str) -> str:
    """A code that confirms an address when it comes back from there."""
    code = new_secret()
    row = {"code": kept(code), "person": person, "email": email, "created": now()}
    await connection.execute(insert(confirmations).values(row))
    return code


async def confirm(connection: AsyncConnection, person: str, code: str) -> bool:
    """The address is this person's: others who said so lose it and are guests again."""
    query = select(confirmations).where(
        confirmations.c.code == kept(code),
        confirmations.c.person == person,
        confirmations.c.created >= now() - CONFIRM_WITHIN,
    )
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        return False
    others = (people.c.email == row.email) & (people.c.id != person)
    lost = {"email": None, "password": None, "confirmed": False}
    await connection.execute(update(people).where(others).values(lost))
    await connection.execute(
        update(people).where(people.c.id == person).values(email=row.email, confirmed=True)
    )
    await connection.execute(delete(confirmations).where(confirmations.c.email == row.email))
    return True
