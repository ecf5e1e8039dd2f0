"""Calls about tables: make, find, sit, stand up, begin."""

from typing import Any

import msgspec
from litestar import Router, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from fondaco.server.api.asking import Asked, room_for, table_anew
from fondaco.server.api.here import Here
from fondaco.server.people.sessions import need_person, person_of
from fondaco.server.tables import lobby
from fondaco.server.tables.happenings import Happening
from fondaco.server.tables.lobby import NewTable, Which
from fondaco.server.tables.shapes import TableInfo
from fondaco.server.tables.telling import Gauge, table_info
from fondaco.table.titles import components_of, find_title

_MOST = 100


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to sit down: a seat, or the secret of a seat's link."""

    seat: int | None = None
    link: str | None = None
    name: str | None = None
    contribution: str | None = None


class SeatNamed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the table's seats."""

    seat: int


class SeatBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat and the bot that shall sit there; null: none."""

    seat: int
    bot: str | None


@get("/tables")
async def list_tables(
    request: Asked,
    house: Here,
    which: FromQuery[Which] = "open",
    title: FromQuery[str | None] = None,
) -> list[TableInfo]:
    """Tables, the newest first: public ones to join or to watch, or one's own."""
    person = await person_of(request)
    async with house.store.read() as connection:
        found = await lobby.listed(connection, which, title, person, _MOST)
    infos = []
    for table, actors, number in found:
        room = house.rooms.known(table.id)
        who = None if person is None else person.id
        if room is not None:
            infos.append(room.info(who))
            continue
        waiting = () if actors is None else msgspec.json.decode(actors, type=tuple[int, ...])
        infos.append(table_info(table, Gauge(number, waiting), who))
    return infos


@post("/tables")
async def make_table(request: Asked, house: Here, data: JSONBody[NewTable]) -> TableInfo:
    """Make a table; with `start`, begin at once if no seat is open."""
    person = await need_person(request)
    house.limits.take("new_tables", person.id)
    table = lobby.compose(data, person)
    async with house.store.write() as connection:
        await lobby.make(connection, table, house.config.person_tables)
        if data.start:
            await lobby.start(connection, table.id, person, house.play.note)
    room = await house.rooms.open(table.id)
    house.driver.drive(room)
    return room.info(person.id)


@get("/tables/{table_id:str}")
async def get_table(request: Asked, house: Here, table_id: FromPath[str]) -> TableInfo:
    """A table."""
    room, person = await room_for(house, request, table_id)
    return room.info(None if person is None else person.id)


@get("/tables/{table_id:str}/components")
async def get_table_components(
    request: Asked, house: Here, table_id: FromPath[str]
) -> dict[str, Any]:
    """The component data a table plays with: its own file, or the title's."""
    room, _ = await room_for(house, request, table_id)
    own = room.table.components
    if own is None:
        return components_of(find_title(room.table.title))
    data: dict[str, Any] = msgspec.json.decode(own)
    return data


@post("/tables/{table_id:str}/sit", status_code=200)
async def sit(
    request: Asked, house: Here, table_id: FromPath[str], data: JSONBody[Sit]
) -> TableInfo:
    """Sit down."""
    person = await need_person(request)
    async with house.store.write() as connection:
        await lobby.sit(
            connection,
            table_id,
            person,
            seat=data.seat,
            link=data.link,
            name=data.name,
            contribution=data.contribution,
        )
        await house.rooms.changed(connection, table_id)
    return await table_anew(house, request, table_id)


@post("/tables/{table_id:str}/stand", status_code=200)
async def stand(
    request: Asked, house: Here, table_id: FromPath[str], data: JSONBody[SeatNamed]
) -> TableInfo:
    """Get up again, before the game; the owner may free any seat."""
    person = await need_person(request)
    async with house.store.write() as connection:
        await lobby.stand(connection, table_id, person, data.seat)
        await house.rooms.changed(connection, table_id)
    return await table_anew(house, request, table_id)


@post("/tables/{table_id:str}/bot", status_code=200)
async def set_bot(
    request: Asked, house: Here, table_id: FromPath[str], data: JSONBody[SeatBot]
) -> TableInfo:
    """Put a bot on an empty seat, or take it away; for the owner, before the game."""
    person = await need_person(request)
    async with house.store.write() as connection:
        await lobby.set_bot(connection, table_id, person, data.seat, data.bot)
        await house.rooms.changed(connection, table_id)
    return await table_anew(house, request, table_id)


@post("/tables/{table_id:str}/start", status_code=200)
async def start(request: Asked, house: Here, table_id: FromPath[str]) -> TableInfo:
    """Begin the game; for the owner, when all seats are taken."""
    person = await need_person(request)
    present = (await house.rooms.open(table_id)).present()
    async with house.store.write() as connection:
        await lobby.start(connection, table_id, person, house.play.note, present)
        await house.rooms.changed(connection, table_id)
    info = await table_anew(house, request, table_id)
    house.driver.drive(await house.rooms.open(table_id))
    return info


@post("/tables/{table_id:str}/rematch")
async def rematch(request: Asked, house: Here, table_id: FromPath[str]) -> TableInfo:
    """The same table again; whoever asks second gets the one that is already there."""
    person = await need_person(request)
    house.limits.take("offers", person.id)
    async with house.store.write() as connection:
        old = await lobby.locked(connection, table_id)
        new_id = old.rematch
        if new_id is None:
            table = lobby.rematch_of(old, person)
            await lobby.make(connection, table, house.config.person_tables)
            await lobby.link_rematch(connection, old, table)
            new_id = table.id
            invited = {chair.person for chair in table.seats} - {None, person.id}
            await house.play.note(
                connection,
                [
                    Happening("invited", table.id, table.title, other, 0)
                    for other in sorted(other for other in invited if other is not None)
                ],
            )
            await house.rooms.changed(connection, table_id)
    await table_anew(house, request, table_id)
    room = await house.rooms.open(new_id)
    return room.info(person.id)


@delete("/tables/{table_id:str}")
async def remove(request: Asked, house: Here, table_id: FromPath[str]) -> None:
    """Take a table away; for the owner, before the game."""
    person = await need_person(request)
    async with house.store.write() as connection:
        await lobby.remove(connection, table_id, person)
        await house.rooms.changed(connection, table_id)
    room = house.rooms.known(table_id)
    if room is not None:
        house.rooms.forget(room)


ROUTER: Any = Router(
    "/api",
    route_handlers=[
        list_tables,
        make_table,
        get_table,
        get_table_components,
        sit,
        stand,
        set_bot,
        start,
        rematch,
        remove,
    ],
    tags=["tables"],
)
