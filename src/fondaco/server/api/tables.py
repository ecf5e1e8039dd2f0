"""Calls about tables: make, find, sit, stand up, begin."""

from typing import Any

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.api.asking import Asked, room_for, table_anew
from fondaco.server.api.here import Here
from fondaco.server.people.person import Person
from fondaco.server.people.scopes import SCOPE
from fondaco.server.people.sessions import need_person, person_of
from fondaco.server.safety.networks import network_of
from fondaco.server.safety.problems import invalid
from fondaco.server.tables import lobby, making, seating
from fondaco.server.tables.happenings import Happening
from fondaco.server.tables.lobby import Which
from fondaco.server.tables.making import NewTable
from fondaco.server.tables.messages import TableInfo
from fondaco.server.tables.outgoing import Gauge, table_info
from fondaco.server.tables.table import Table, find_table
from fondaco.server.workers.jobs import GameSpec, Rehearse
from fondaco.server.workers.pool import Failed
from fondaco.table.titles import components_of, find_title
from fondaco.table.words import Invalid

_MOST = 100
_REHEARSAL_SECONDS = 30


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to sit down: a seat, or the secret of a seat's link."""

    seat: int | None = None
    link: str | None = None
    name: str | None = None
    contribution: str | None = None


class Contribution(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one's seats add to the luck of a table."""

    contribution: str


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
    table = making.compose(data, person, house.config.programs)
    await _rehearsed(house, network_of(request.scope), table)
    async with house.store.write() as connection:
        await making.make(connection, table, house.config.person_tables)
        if data.start:
            await lobby.start(connection, table.id, person, house.play.note)
    room = await house.rooms.open(table.id)
    house.bot_moves.drive(room)
    return room.info(person.id)


async def _rehearsed(house: Here, network: str, table: Table) -> None:
    """Refused unless a game with the owner's own pieces can be dealt and played to its end."""
    if table.components is None:
        return
    spec = GameSpec(table.title, table.options, table.components, table.rules)
    try:
        job = Rehearse(spec, len(table.seats), table.first)
        wrong = await house.pool.try_out(job, network, _REHEARSAL_SECONDS)
    except Failed:
        raise invalid("components", "a game with these pieces is more than we can play") from None
    if wrong is not None:
        raise Invalid(*wrong)


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
    async with house.rooms.agreeing(table_id) as connection:
        await seating.sit(
            connection,
            table_id,
            person,
            seat=data.seat,
            link=data.link,
            name=data.name,
            contribution=data.contribution,
        )
        began = await lobby.start_agreed(connection, table_id, person, house.play.note)
    info = await table_anew(house, request, table_id)
    if began:
        house.bot_moves.drive(await house.rooms.open(table_id))
    return info


@put("/tables/{table_id:str}/contribution")
async def contribute(
    request: Asked, house: Here, table_id: FromPath[str], data: JSONBody[Contribution]
) -> TableInfo:
    """Add to the luck of a table that has not begun, once its commitment was seen."""
    person = await need_person(request)
    async with house.rooms.agreeing(table_id) as connection:
        await seating.contribute(connection, table_id, person, data.contribution)
    return await table_anew(house, request, table_id)


@post("/tables/{table_id:str}/stand", status_code=200)
async def stand(
    request: Asked, house: Here, table_id: FromPath[str], data: JSONBody[SeatNamed]
) -> TableInfo:
    """Get up again, before the game; the owner may free any seat."""
    person = await need_person(request)
    async with house.rooms.agreeing(table_id) as connection:
        await seating.stand(connection, table_id, person, data.seat)
    return await table_anew(house, request, table_id)


@post("/tables/{table_id:str}/bot", status_code=200)
async def set_bot(
    request: Asked, house: Here, table_id: FromPath[str], data: JSONBody[SeatBot]
) -> TableInfo:
    """Put a bot on an empty seat, or take it away; for the owner, before the game."""
    person = await need_person(request)
    async with house.rooms.agreeing(table_id) as connection:
        programs = house.config.programs
        await seating.set_bot(connection, table_id, person, data.seat, data.bot, programs)
    return await table_anew(house, request, table_id)


@post("/tables/{table_id:str}/start", status_code=200)
async def start(request: Asked, house: Here, table_id: FromPath[str]) -> TableInfo:
    """Begin the game; for the owner, when all seats are taken."""
    person = await need_person(request)
    present = (await house.rooms.open(table_id)).present()
    async with house.rooms.agreeing(table_id) as connection:
        await lobby.start(connection, table_id, person, house.play.note, present)
    info = await table_anew(house, request, table_id)
    house.bot_moves.drive(await house.rooms.open(table_id))
    return info


@post("/tables/{table_id:str}/rematch")
async def rematch(request: Asked, house: Here, table_id: FromPath[str]) -> TableInfo:
    """The same table again; whoever asks second sits down at the one that is already there.

    It begins when all who are to play have sat down.
    """
    person = await need_person(request)
    house.limits.take("offers", person.id)
    async with house.store.write() as connection:
        old = await seating.locked(connection, table_id)
        new_id = old.rematch
        if new_id is None or await find_table(connection, new_id) is None:
            table = making.rematch_of(old, person)
            await making.make(connection, table, house.config.person_tables)
            await making.link_rematch(connection, old, table)
            new_id = table.id
            invited = {chair.invited for chair in table.seats}
            await house.play.note(
                connection,
                [
                    Happening("invited", table.id, table.title, other, 0)
                    for other in sorted(other for other in invited if other is not None)
                ],
            )
            await house.rooms.changed(connection, table_id)
        else:
            await _sit_again(connection, new_id, person)
        await lobby.start_agreed(connection, new_id, person, house.play.note)
        await house.rooms.changed(connection, new_id)
    await table_anew(house, request, table_id)
    await house.rooms.refresh(new_id)
    room = await house.rooms.open(new_id)
    house.bot_moves.drive(room)
    return room.info(person.id)


async def _sit_again(connection: AsyncConnection, table_id: str, person: Person) -> None:
    """Who asks for a rematch that is there agrees to it: all seats kept for him are his."""
    table = await seating.locked(connection, table_id)
    if table.state == "open":
        for chair in table.seats:
            if chair.kind == "empty" and chair.invited == person.id:
                await seating.sit(connection, table_id, person, link=chair.link)


@delete("/tables/{table_id:str}")
async def remove(request: Asked, house: Here, table_id: FromPath[str]) -> None:
    """Take a table away; for the owner, before the game."""
    person = await need_person(request)
    async with house.rooms.agreeing(table_id) as connection:
        await lobby.remove(connection, table_id, person)
    room = house.rooms.known(table_id)
    if room is not None:
        house.rooms.forget(room)


ROUTER: Any = Router(
    "/api",
    opt={SCOPE: "tables"},
    route_handlers=[
        list_tables,
        make_table,
        get_table,
        get_table_components,
        sit,
        contribute,
        stand,
        set_bot,
        start,
        rematch,
        remove,
    ],
    tags=["tables"],
)
