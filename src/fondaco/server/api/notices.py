"""Notices over HTTP and WebSocket: preferences, what is new, and a line that brings it."""

from typing import Any

import msgspec
from litestar import Request, WebSocket, delete, get, post, put, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery, JSONBody
from sqlalchemy import select

from fondaco.server.api.here import Here
from fondaco.server.moments import iso
from fondaco.server.notices.calls import News, as_news
from fondaco.server.notices.devices import (
    Device,
    Subscription,
    check_subscription,
    devices_of,
    forget_devices,
    keep_device,
)
from fondaco.server.notices.outbox import news_for
from fondaco.server.notices.preferences import (
    Kept,
    Kinds,
    Preferences,
    Quiet,
    Vacation,
    check_preferences,
    keep_preferences,
    mute,
    preferences_of,
)
from fondaco.server.people.scopes import SCOPE, SESSION
from fondaco.server.people.sessions import need_person, person_of
from fondaco.server.safety.lines import SIGNED_OUT
from fondaco.server.safety.networks import network_of
from fondaco.server.safety.problems import Problem, invalid, not_found
from fondaco.server.storage.schema import tables

Asked = Request[Any, Any, Any]


class PreferencesInfo(msgspec.Struct):
    """One's preferences; `secret` is what one's webhooks are signed with."""

    email: str
    webhook: str | None
    browser: bool
    quiet: Quiet | None
    kinds: Kinds
    vacation: Vacation | None
    secret: str | None


class DeviceInfo(msgspec.Struct):
    """A browser that is rung when no page is open."""

    id: str
    since: str


class Devices(msgspec.Struct):
    """`key` is what a browser must know to let this house ring it (VAPID)."""

    key: str
    devices: list[DeviceInfo]


class Muting(msgspec.Struct, forbid_unknown_fields=True):
    muted: bool


def _info(kept: Kept) -> PreferencesInfo:
    it = kept.preferences
    return PreferencesInfo(
        it.email, it.webhook, it.browser, it.quiet, it.kinds, it.vacation, kept.secret or None
    )


@get("/api/me/notices", opt={SCOPE: SESSION})
async def read_preferences(request: Asked, house: Here) -> PreferencesInfo:
    """What you want to hear of."""
    person = await need_person(request)
    async with house.store.read() as connection:
        return _info((await preferences_of(connection, [person.id]))[person.id])


@put("/api/me/notices")
async def change_preferences(
    request: Asked, house: Here, data: JSONBody[Preferences]
) -> PreferencesInfo:
    """Change it, as a whole."""
    person = await need_person(request)
    check_preferences(data)
    async with house.store.write() as connection:
        return _info(await keep_preferences(connection, person.id, data))


def _device(device: Device) -> DeviceInfo:
    return DeviceInfo(device.id, iso(device.since))


@get("/api/me/devices", opt={SCOPE: SESSION})
async def read_devices(request: Asked, house: Here) -> Devices:
    """Your browsers and phones that are rung, and the key they need for it."""
    person = await need_person(request)
    async with house.store.read() as connection:
        found = (await devices_of(connection, [person.id]))[person.id]
    return Devices(house.signer.public, [_device(device) for device in found])


@post("/api/me/devices", opt={SCOPE: SESSION})
async def add_device(request: Asked, house: Here, data: JSONBody[Subscription]) -> DeviceInfo:
    """Ring this browser: what its `PushSubscription` says."""
    person = await need_person(request)
    check_subscription(data)
    async with house.store.write() as connection:
        return _device(await keep_device(connection, person.id, data))


@delete("/api/me/devices/{device:str}", opt={SCOPE: SESSION})
async def remove_device(request: Asked, house: Here, device: FromPath[str]) -> None:
    """Ring it no more."""
    person = await need_person(request)
    async with house.store.write() as connection:
        if not await forget_devices(connection, [device], person.id):
            raise not_found("device")


@put("/api/tables/{table:str}/notices", opt={SCOPE: "tables"})
async def mute_table(
    request: Asked, house: Here, table: FromPath[str], data: JSONBody[Muting]
) -> Muting:
    """Hear nothing of one table, or again something."""
    person = await need_person(request)
    async with house.rooms.agreeing(table) as connection:
        known = await connection.execute(select(tables.c.id).where(tables.c.id == table))
        if known.one_or_none() is None:
            raise not_found("table")
        await mute(connection, person.id, table, muted=data.muted)
    await house.rooms.refresh(table)
    return data


@get("/api/me/news")
async def read_news(request: Asked, house: Here, after: FromQuery[str] = "0") -> list[News]:
    """Your notices after one you know, the oldest first, at most a hundred."""
    person = await need_person(request)
    if not (after.isascii() and after.isdigit() and len(after) < 19):
        raise invalid("after", "is not the id of a notice")
    async with house.store.read() as connection:
        return [as_news(row) for row in await news_for(connection, person.id, int(after))]


@websocket("/api/me/live")
async def live(socket: WebSocket[Any, Any, Any], house: Here) -> None:
    """Brings your notices as they come."""
    await socket.accept()
    try:
        person = await person_of(socket)
    except Problem:
        person = None
    if person is None:
        await socket.close(SIGNED_OUT, "signed out")
        return
    with house.callers.listening(person.id, socket):
        try:
            while True:
                text = await socket.receive_text()
                await house.limits.slow_down(network_of(socket.scope), person.id, len(text))
                if text == '{"do":"ping"}':
                    await socket.send_text('{"type":"pong"}')
        except WebSocketDisconnect:
            return


HANDLERS = [
    read_preferences,
    change_preferences,
    read_devices,
    add_device,
    remove_device,
    mute_table,
    read_news,
    live,
]
