"""Calls of the chat: one for each table, for everybody at it."""

import unicodedata

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import insert, select

from fondaco.server.api.asking import Asked, check_owner, room_for
from fondaco.server.api.here import Here
from fondaco.server.moments import iso, now
from fondaco.server.people.person import Person
from fondaco.server.people.sessions import need_person
from fondaco.server.safety.problems import invalid, signed_out
from fondaco.server.storage.schema import chat
from fondaco.server.tables.room import Room
from fondaco.server.tables.shapes import ChatLine
from fondaco.table.words import Seat

LETTERS = 500


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say, from one's seat or from among the spectators."""

    text: str
    seat: Seat | None = None


def _clean(text: str) -> str:
    text = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(text) <= LETTERS:
        raise invalid("text", f"must have 1 to {LETTERS} letters")
    if any(unicodedata.category(c) in ("Cc", "Cs", "Cn") and c != "\n" for c in text):
        raise invalid("text", "must be made of letters that can be seen")
    return text


async def say(
    house: Here, room: Room, person: Person | None, seat: Seat | None, text: str
) -> ChatLine:
    """Write a line down, then tell everybody at the table."""
    if person is None:
        raise signed_out()
    house.limits.take("chats", person.id)
    name = person.name if seat is None else room.table.seats[seat].name
    row = {"table_id": room.table.id, "person": person.id, "seat": seat, "name": name}
    moment = now()
    row |= {"text": _clean(text), "at": moment}
    async with house.store.write() as connection:
        added = await connection.execute(insert(chat).values(row).returning(chat.c.id))
        number: int = added.scalar_one()
        await house.rooms.said(connection, room.table.id, number)
    line = ChatLine(number, seat, name, _clean(text), iso(moment))
    room.tell_all(line)
    return line


@get("/tables/{table_id:str}/chat")
async def get_chat(
    request: Asked,
    house: Here,
    table_id: FromPath[str],
    before: FromQuery[int | None] = None,
    limit: FromQuery[int] = 100,
) -> list[ChatLine]:
    """What was said, the oldest first."""
    room, _ = await room_for(house, request, table_id)
    query = select(chat).where(chat.c.table_id == room.table.id)
    if before is not None:
        query = query.where(chat.c.id < max(0, min(before, 1 << 62)))
    newest = query.order_by(chat.c.id.desc()).limit(max(1, min(limit, 500)))
    async with house.store.read() as connection:
        rows = list((await connection.execute(newest)).all())
    return [ChatLine(row.id, row.seat, row.name, row.text, iso(row.at)) for row in reversed(rows)]


@post("/tables/{table_id:str}/chat")
async def post_chat(
    request: Asked, house: Here, table_id: FromPath[str], data: JSONBody[Say]
) -> ChatLine:
    """Say something to the table."""
    person = await need_person(request)
    room, _ = await room_for(house, request, table_id)
    if data.seat is not None:
        check_owner(room, person, data.seat)
    return await say(house, room, person, data.seat, data.text)


ROUTER = Router("/api", route_handlers=[get_chat, post_chat], tags=["chat"])
