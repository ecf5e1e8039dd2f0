"""Calls of the chat: one for each table; where its title allows it, two may talk alone."""

import unicodedata

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import ColumnElement, insert, or_, select

from fondaco.server.api.asking import Asked, check_owner, own_ear, room_for
from fondaco.server.api.here import Here
from fondaco.server.moments import now
from fondaco.server.people.looks import isolated, told_apart
from fondaco.server.people.manners import may_talk, who_blocked
from fondaco.server.people.person import Person
from fondaco.server.people.scopes import SCOPE
from fondaco.server.people.sessions import need_person
from fondaco.server.safety.problems import Problem, forbidden, invalid, signed_out
from fondaco.server.storage.schema import chat
from fondaco.server.storage.schema_people import blocks
from fondaco.server.tables.messages import ChatLine
from fondaco.server.tables.outgoing import chat_line
from fondaco.server.tables.room import Room
from fondaco.server.tables.seating import chair_of
from fondaco.table.words import Seat

LETTERS = 500


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say, from one's seat or from among the spectators; `to` one seat alone."""

    text: str
    seat: Seat | None = None
    to: Seat | None = None


def _clean(text: str) -> str:
    text = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(text) <= LETTERS:
        raise invalid("text", f"must have 1 to {LETTERS} letters")
    if any(unicodedata.category(c) in ("Cc", "Cs", "Cn") and c != "\n" for c in text):
        raise invalid("text", "must be made of letters that can be seen")
    return isolated(text)


def _check_private(room: Room, seat: Seat | None, to: Seat) -> None:
    """Whether two may talk alone: as the title has it, once seats no longer change hands."""
    if not room.table.private_talk or room.course is None:
        raise Problem("refused", "what is said here is said to all", rule="FO-TALK", args={})
    if seat is None:
        raise forbidden("spectators talk to the table")
    if to == seat or chair_of(room.table, to).kind != "person":
        raise invalid("to", "must be the seat of another player")


async def say(
    house: Here,
    room: Room,
    person: Person | None,
    seat: Seat | None,
    text: str,
    to: Seat | None = None,
) -> ChatLine:
    """Write a line down, then tell those at the table whom it is for."""
    if person is None:
        raise signed_out()
    if to is not None:
        _check_private(room, seat, to)
    house.limits.take("chats", person.id)
    # A spectator is not taken for a player.
    chairs = room.table.seats
    others = [chair.name for chair in chairs if chair.person != person.id]
    name = told_apart(others, person.name) if seat is None else chairs[seat].name
    row = {"table_id": room.table.id, "person": person.id, "seat": seat, "name": name}
    row |= {"addressee": to, "text": _clean(text), "at": now()}
    async with house.store.write() as connection:
        await may_talk(connection, room.table.id, person.id)
        deaf = await who_blocked(connection, person.id)
        added = await connection.execute(insert(chat).values(row).returning(*chat.c))
        line = chat_line(added.one())
        # Other processes hear only its number; each reads the line for the listeners it has.
        await house.rooms.said(connection, room.table.id, line.id)
    room.tell_chat(line, deaf)
    return line


@get("/tables/{table_id:str}/chat")
async def get_chat(
    request: Asked,
    house: Here,
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    before: FromQuery[int | None] = None,
    limit: FromQuery[int] = 100,
) -> list[ChatLine]:
    """What was said to all, and with `seat` what one's own seat said or heard alone."""
    room, person = await own_ear(house, request, table_id, seat)
    audible: list[ColumnElement[bool]] = [chat.c.addressee.is_(None)]
    if seat is not None:
        audible += [chat.c.addressee == seat, chat.c.seat == seat]
    query = select(chat).where(chat.c.table_id == room.table.id, or_(*audible))
    if person is not None:
        unwelcome = select(blocks.c.other).where(blocks.c.person == person.id)
        query = query.where(or_(chat.c.person.is_(None), chat.c.person.not_in(unwelcome)))
    if before is not None:
        query = query.where(chat.c.id < max(0, min(before, 1 << 62)))
    newest = query.order_by(chat.c.id.desc()).limit(max(1, min(limit, 500)))
    async with house.store.read() as connection:
        rows = list((await connection.execute(newest)).all())
    return [chat_line(row) for row in reversed(rows)]


@post("/tables/{table_id:str}/chat")
async def post_chat(
    request: Asked, house: Here, table_id: FromPath[str], data: JSONBody[Say]
) -> ChatLine:
    """Say something to the table, or where its title allows it to one player alone."""
    person = await need_person(request)
    room, _ = await room_for(house, request, table_id)
    if data.seat is not None:
        check_owner(room, person, data.seat)
    return await say(house, room, person, data.seat, data.text, data.to)


ROUTER = Router("/api", opt={SCOPE: "play"}, route_handlers=[get_chat, post_chat], tags=["chat"])
