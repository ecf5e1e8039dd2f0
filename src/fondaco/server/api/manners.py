"""Calls against bad manners: block, silence at one's own table, report."""

import unicodedata
from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.params import FromPath, JSONBody

from fondaco.server.api.asking import Asked
from fondaco.server.api.here import Here
from fondaco.server.people import manners
from fondaco.server.people.manners import Blocked
from fondaco.server.people.scopes import SCOPE, SESSION
from fondaco.server.people.sessions import need_person
from fondaco.server.safety.problems import invalid
from fondaco.server.tables.seating import must_own


class Whom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at a table: who has a seat, or who wrote a line of chat."""

    seat: int | None = None
    line: int | None = None


class Silence(Whom, frozen=True, forbid_unknown_fields=True):
    silent: bool = True


class Report(Whom, frozen=True, forbid_unknown_fields=True, kw_only=True):
    why: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


@post("/tables/{table_id:str}/block", status_code=204)
async def block(request: Asked, house: Here, table_id: FromPath[str], data: JSONBody[Whom]) -> None:
    """Hear nothing more of somebody: no chat, no invitation, no seat at your tables."""
    person = await need_person(request)
    table = (await house.rooms.open(table_id)).table
    async with house.store.write() as connection:
        other = await manners.meant(connection, table, person.id, data.seat, data.line)
        await manners.block(connection, person.id, other)


@get("/me/blocks")
async def list_blocks(request: Asked, house: Here) -> list[Blocked]:
    """Whom you have blocked."""
    person = await need_person(request)
    async with house.store.read() as connection:
        return [blocked for _, blocked in await manners.blocked_by(connection, person.id)]


@delete("/me/blocks/{blocked:str}")
async def unblock(request: Asked, house: Here, blocked: FromPath[str]) -> None:
    """Hear of somebody again."""
    person = await need_person(request)
    async with house.store.write() as connection:
        await manners.unblock(connection, person.id, blocked)


@post("/tables/{table_id:str}/silence", status_code=204)
async def silence(
    request: Asked, house: Here, table_id: FromPath[str], data: JSONBody[Silence]
) -> None:
    """Do not let somebody talk at your table, or let him again; for the owner."""
    person = await need_person(request)
    table = (await house.rooms.open(table_id)).table
    must_own(table, person)
    async with house.store.write() as connection:
        other = await manners.meant(connection, table, person.id, data.seat, data.line)
        if other.person == person.id:
            raise invalid("seat", "this is you")
        await manners.silence(connection, table, other.person, silent=data.silent)


@post("/tables/{table_id:str}/report", status_code=202)
async def report(
    request: Asked, house: Here, table_id: FromPath[str], data: JSONBody[Report]
) -> None:
    """Tell those who look after the house of somebody; he does not learn of it."""
    person = await need_person(request)
    house.limits.take("offers", person.id)
    if any(unicodedata.category(c) in ("Cc", "Cs", "Cn") and c != "\n" for c in data.why):
        raise invalid("why", "must be made of letters that can be seen")
    table = (await house.rooms.open(table_id)).table
    async with house.store.write() as connection:
        who = await manners.meant(connection, table, person.id, data.seat, data.line)
        await manners.report(connection, table, person.id, who, data.why)


ROUTER = Router(
    "/api",
    route_handlers=[block, list_blocks, unblock, silence, report],
    opt={SCOPE: SESSION},
    tags=["manners"],
)
