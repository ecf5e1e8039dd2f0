"""The second factor: codes of an app (TOTP, RFC 6238), and codes on paper should it be lost."""

import secrets
import time

import pyotp
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.secret import kept
from fondaco.server.storage.schema_people import factors, recoveries

_PAPER = 10
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_STEP = 30
_SLACK = 1  # steps that the clocks may differ by


async def has_factor(connection: AsyncConnection, person: str) -> bool:
    """Whether a log-in needs a code."""
    query = select(factors.c.person).where(factors.c.person == person, factors.c.confirmed)
    return (await connection.execute(query)).one_or_none() is not None


async def begin(connection: AsyncConnection, person: str) -> str:
    """A new secret; it counts for nothing until its first code came back."""
    secret = pyotp.random_base32()
    await connection.execute(
        delete(factors).where(factors.c.person == person, factors.c.confirmed.is_(False))
    )
    row = {"person": person, "secret": secret, "confirmed": False, "used": 0}
    await connection.execute(insert(factors).values(row))
    return secret


def address_of_secret(secret: str, email: str) -> str:
    """What an app reads out of a QR code."""
    return pyotp.TOTP(secret).provisioning_uri(email[:40], issuer_name="Fondaco")


async def finish(connection: AsyncConnection, person: str, code: str) -> list[str] | None:
    """The app works: from now on it is asked; returns the codes for paper, None: a wrong code."""
    if not await _use(connection, person, code, confirmed=False):
        return None
    await connection.execute(
        update(factors).where(factors.c.person == person).values(confirmed=True)
    )
    await connection.execute(delete(recoveries).where(recoveries.c.person == person))
    codes = ["".join(secrets.choice(_LETTERS) for _ in range(12)) for _ in range(_PAPER)]
    rows = [{"code": kept(f"{person} {code}"), "person": person} for code in codes]
    await connection.execute(insert(recoveries), rows)
    return [f"{code[:4]}-{code[4:8]}-{code[8:]}" for code in codes]


async def passes(connection: AsyncConnection, person: str, code: str) -> bool:
    """Whether a code of the app, or one of those on paper, is right; each is good once."""
    if await _use(connection, person, code, confirmed=True):
        return True
    written = "".join(it for it in code.lower() if it.isalnum())
    mine = recoveries.c.code == kept(f"{person} {written}")
    return (await connection.execute(delete(recoveries).where(mine))).rowcount > 0


async def _use(connection: AsyncConnection, person: str, code: str, *, confirmed: bool) -> bool:
    digits = "".join(code.split())
    query = select(factors).where(factors.c.person == person, factors.c.confirmed.is_(confirmed))
    row = (await connection.execute(query)).one_or_none()
    if row is None or not digits.isascii() or not digits.isdigit():
        return False
    step = int(time.time()) // _STEP
    for tried in range(step - _SLACK, step + _SLACK + 1):
        if pyotp.utils.strings_equal(pyotp.TOTP(row.secret).at(tried * _STEP), digits):
            # A code works once: who has read it over a shoulder is refused, even if both send it
            # at the same moment.
            fresh = (factors.c.person == person) & (factors.c.used < tried)
            used = update(factors).where(fresh).values(used=tried)
            return (await connection.execute(used)).rowcount > 0
    return False


async def end(connection: AsyncConnection, person: str) -> bool:
    """The password alone is enough again; whether there was a second factor."""
    await connection.execute(delete(recoveries).where(recoveries.c.person == person))
    gone = await connection.execute(delete(factors).where(factors.c.person == person))
    return gone.rowcount > 0
