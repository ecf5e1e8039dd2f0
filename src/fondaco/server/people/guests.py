"""Guests: somebody at once, without being asked anything."""

import secrets

from sqlalchemy import insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.locale import Voice
from fondaco.server.moments import now
from fondaco.server.people.person import Person
from fondaco.server.secret import new_id
from fondaco.server.storage.schema_people import people


def guest_name(language: str) -> str:
    """A name for somebody who gave none."""
    return Voice(language, "", ()).house("guest-name", number=str(secrets.randbelow(900) + 100))


async def welcome(connection: AsyncConnection, name: str, language: str) -> Person:
    """A new guest."""
    person = Person(new_id(), name, True, language)
    row = {
        "id": person.id,
        "name": name,
        "language": language,
        "confirmed": False,
        "created": now(),
    }
    await connection.execute(insert(people).values(row))
    return person


async def change(connection: AsyncConnection, person: Person, name: str, language: str) -> None:
    """Another name or language."""
    await connection.execute(
        update(people).where(people.c.id == person.id).values(name=name, language=language)
    )
