"""Calls of those who look after the house: reports, bans, tables to close, what was done."""

from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from fondaco.server.api.asking import Asked
from fondaco.server.api.here import Here
from fondaco.server.moments import iso
from fondaco.server.people import hosting, manners
from fondaco.server.people.banned import covers, read_network, standing
from fondaco.server.people.person import Person
from fondaco.server.people.scopes import SCOPE, SESSION
from fondaco.server.people.sessions import need_person
from fondaco.server.safety.networks import network_of
from fondaco.server.safety.problems import conflict, forbidden, not_found

Why = Annotated[str, msgspec.Meta(max_length=1000)]


class Because(msgspec.Struct, forbid_unknown_fields=True):
    """Why it is done, for the audit log."""

    why: Why = ""


class Ban(Because):
    """Whether the networks a person comes from are banned with him, for a while."""

    networks: bool = False


class NetworkBan(Because, kw_only=True):
    network: str


class BannedNetwork(msgspec.Struct):
    network: str
    until: str


class ReportInfo(msgspec.Struct):
    id: int
    at: str
    person: str | None
    name: str
    table: str
    said: str | None
    why: str
    banned: bool
    closed: str | None


class Known(msgspec.Struct):
    """Somebody, as operators see him."""

    id: str
    name: str
    guest: bool
    email: str | None
    created: str
    banned: str | None
    operator: bool


class DeedInfo(msgspec.Struct):
    """Something that was done."""

    at: str
    by: str
    what: str
    subject: str
    why: str


async def _operator(request: Asked) -> Person:
    person = await need_person(request)
    if not person.operator:
        raise forbidden("only those who look after the house may do this")
    return person


@get("/reports")
async def list_reports(
    request: Asked, house: Here, closed: FromQuery[bool] = False
) -> list[ReportInfo]:
    """Reports, the newest first."""
    await _operator(request)
    async with house.store.read() as connection:
        rows = await manners.reported(connection, closed=closed)
    return [
        ReportInfo(
            row.id,
            iso(row.at),
            row.person,
            row.name,
            row.table_id,
            row.said,
            row.why,
            row.banned is not None,
            None if row.closed is None else iso(row.closed),
        )
        for row in rows
    ]


@post("/reports/{number:int}/close", status_code=204)
async def close_report(request: Asked, house: Here, number: FromPath[int]) -> None:
    """This was dealt with."""
    operator = await _operator(request)
    async with house.store.write() as connection:
        if not await manners.close_report(connection, max(0, min(number, 1 << 62))):
            raise not_found("report")
        await hosting.write_down(connection, operator.name, "report", str(number))


@get("/people")
async def find_people(request: Asked, house: Here, words: FromQuery[str]) -> list[Known]:
    """People by a part of their name, or by their whole address or id."""
    await _operator(request)
    if "\x00" in words or not words.strip():
        return []
    async with house.store.read() as connection:
        rows = await hosting.find_people(connection, words[:254])
    return [
        Known(
            row.id,
            row.name,
            row.password is None,
            row.email,
            iso(row.created),
            None if row.banned is None else iso(row.banned),
            bool(row.operator),
        )
        for row in rows
    ]


@post("/people/{person:str}/ban", status_code=204)
async def ban(request: Asked, house: Here, person: FromPath[str], data: JSONBody[Ban]) -> None:
    """Somebody is no longer welcome: sessions and tokens are closed, log-ins refused."""
    operator = await _operator(request)
    if person == operator.id:
        raise conflict("this is you")
    if data.networks:  # first: the sessions that tell them are closed with him
        own = network_of(request.scope)
        await hosting.ban_networks_of(house, operator.name, person, own, data.why)
    await hosting.do(house, operator.name, "ban", person, data.why)


@post("/people/{person:str}/unban", status_code=204)
async def unban(
    request: Asked, house: Here, person: FromPath[str], data: JSONBody[Because]
) -> None:
    """Somebody is welcome again."""
    operator = await _operator(request)
    await hosting.do(house, operator.name, "unban", person, data.why)


@get("/networks")
async def list_networks(request: Asked, house: Here) -> list[BannedNetwork]:
    """Networks that are banned for now."""
    await _operator(request)
    async with house.store.read() as connection:
        rows = await standing(connection)
    return [BannedNetwork(row.network, iso(row.until)) for row in rows]


@post("/networks/ban", status_code=204)
async def ban_network(request: Asked, house: Here, data: JSONBody[NetworkBan]) -> None:
    """Nobody from a network is let in for thirty days; its lines are cut."""
    operator = await _operator(request)
    if covers(read_network(data.network), network_of(request.scope)):
        raise conflict("this is the network you come from")
    await hosting.do(house, operator.name, "ban network", data.network, data.why)


@post("/networks/unban", status_code=204)
async def unban_network(request: Asked, house: Here, data: JSONBody[NetworkBan]) -> None:
    """A network is welcome again."""
    operator = await _operator(request)
    await hosting.do(house, operator.name, "unban network", data.network, data.why)


@post("/tables/{table_id:str}/close", status_code=204)
async def close_table(
    request: Asked, house: Here, table_id: FromPath[str], data: JSONBody[Because]
) -> None:
    """Take a table away before its game, or end its game."""
    operator = await _operator(request)
    await hosting.do(house, operator.name, "close", table_id, data.why)


@get("/audit")
async def read_audit(request: Asked, house: Here) -> list[DeedInfo]:
    """What operators did, the newest first."""
    await _operator(request)
    async with house.store.read() as connection:
        rows = await hosting.deeds(connection)
    return [DeedInfo(iso(row.at), row.by, row.what, row.subject, row.why) for row in rows]


ROUTER = Router(
    "/api/host",
    route_handlers=[
        list_reports,
        close_report,
        find_people,
        ban,
        unban,
        list_networks,
        ban_network,
        unban_network,
        close_table,
        read_audit,
    ],
    opt={SCOPE: SESSION},
    tags=["host"],
)
