"""Notices over HTTP and WebSocket: wishes, what is new, and a line that brings it."""

from typing import Any

import msgspec
from litestar import Request, WebSocket, get, put, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import select

from fondaco.server.api.here import Here
from fondaco.server.notices.calls import News, as_news
from fondaco.server.notices.outbox import news_for
from fondaco.server.notices.wishes import (
    Kept,
    Kinds,
    Quiet,
    Vacation,
    Wishes,
    check_wishes,
    keep_wishes,
    mute,
    wishes_of,
)
from fondaco.server.people.sessions import need_person, person_of
from fondaco.server.safety.lines import SIGNED_OUT
from fondaco.server.safety.problems import invalid, not_found
from fondaco.server.storage.schema import tables

Asked = Request[Any, Any, Any]


class WishesInfo(msgspec.Struct):
    """One's wishes; `secret` is what one's webhooks are signed with."""

    email: str
    webhook: str | None
    browser: bool
    quiet: Quiet | None
    kinds: Kinds
    vacation: Vacation | None
    secret: str | None


class Muting(msgspec.Struct, forbid_unknown_fields=True):
    muted: bool


def _info(kept: Kept) -> WishesInfo:
    it = kept.wishes
    return WishesInfo(
        it.email, it.webhook, it.browser, it.quiet, it.kinds, it.vacation, kept.secret or None
    )


@get("/api/me/notices")
async def read_wishes(request: Asked, house: Here) -> WishesInfo:
    """What you want to hear of."""
    person = await need_person(request)
    async with house.store.read() as connection:
        return _info((await wishes_of(connection, [person.id]))[person.id])


@put("/api/me/notices")
async def change_wishes(request: Asked, house: Here, data: JSONBody[Wishes]) -> WishesInfo:
    """Change it, as a whole."""
    person = await need_person(request)
    check_wishes(data)
    async with house.store.write() as connection:
        return _info(await keep_wishes(connection, person.id, data))


@put("/api/tables/{table:str}/notices")
async def mute_table(
    request: Asked, house: Here, table: FromPath[str], data: JSONBody[Muting]
) -> Muting:
    """Hear nothing of one table, or again something."""
    person = await need_person(request)
    async with house.store.write() as connection:
        known = await connection.execute(select(tables.c.id).where(tables.c.id == table))
        if known.one_or_none() is None:
            raise not_found("table")
        await mute(connection, person.id, table, muted=data.muted)
        await house.rooms.changed(connection, table)
    await house.rooms.refresh(table)
    return data


@get("/api/me/news")
async def read_news(request: Asked, house: Here, after: FromQuery[str] = "0") -> list[News]:
    """Your notices after one you know, the oldest first, at most a hundred."""
    person = await need_person(request)
    if not (after.isascii() and after.isdigit() and len(after) < 19):
        raise invalid("after", "is not the id of a notice")
    async with house.store.read() as connection:
        return [as_news(row) for row in await news_for(connection, [person.id], after=int(after))]


@websocket("/api/me/live")
async def live(socket: WebSocket[Any, Any, Any], house: Here) -> None:
    """Brings your notices as they come."""
    person = await person_of(socket)
    await socket.accept()
    if person is None:
        await socket.close(SIGNED_OUT, "signed out")
        return
    with house.callers.listening(person.id, socket):
        try:
            while True:
                if await socket.receive_text() == '{"do":"ping"}':
                    await socket.send_text('{"type":"pong"}')
        except WebSocketDisconnect:
            return


HANDLERS = [read_wishes, change_wishes, mute_table, read_news, live]
