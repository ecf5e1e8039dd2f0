"""Browsers and phones that may be rung when no page is open."""

import base64
import binascii
from collections import defaultdict
from collections.abc import Sequence
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.moments import now
from fondaco.server.secret import kept
from fondaco.server.storage.schema_people import devices
from fondaco.table.words import Invalid

MOST = 10
"""Devices of one person; a new one takes the place of the oldest."""
_POINT, _AUTH = 65, 16

Key = Annotated[str, msgspec.Meta(max_length=100)]


class Keys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a message to the browser is sealed with."""

    p256dh: Key
    auth: Key


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser can be rung, as it says it itself."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    keys: Keys


class Device(msgspec.Struct, frozen=True):
    """A browser that may be rung."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    since: int


def _decoded(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (ValueError, binascii.Error):
        return b""


def check_subscription(asked: Subscription) -> None:
    """`Invalid` for what no push service gives out."""
    try:
        split = urlsplit(asked.endpoint)
        port = split.port
    except ValueError:
        raise Invalid("endpoint", "is not an address") from None
    if split.scheme != "https" or not split.hostname or port == 0 or split.username is not None:
        raise Invalid("endpoint", "must be of the form https://push.example.org/…")
    if not asked.endpoint.isascii() or any(letter <= " " for letter in asked.endpoint):
        raise Invalid("endpoint", "must be a plain address")
    point = _decoded(asked.keys.p256dh)
    if len(point) != _POINT or point[:1] != b"\x04":
        raise Invalid("keys.p256dh", "is not a key of this kind")
    if len(_decoded(asked.keys.auth)) != _AUTH:
        raise Invalid("keys.auth", "is not a secret of this kind")


async def devices_of(
    connection: AsyncConnection, people: Sequence[str]
) -> defaultdict[str, list[Device]]:
    """The devices of these people, the oldest first."""
    found: defaultdict[str, list[Device]] = defaultdict(list)
    query = select(devices).where(devices.c.person.in_(people)).order_by(devices.c.since)
    for row in await connection.execute(query):
        found[row.person].append(Device(row.id, row.endpoint, row.p256dh, row.auth, row.since))
    return found


async def keep_device(connection: AsyncConnection, person: str, asked: Subscription) -> Device:
    """Ring this browser from now on; whose it was before no longer counts."""
    device = Device(
        kept(asked.endpoint)[:32], asked.endpoint, asked.keys.p256dh, asked.keys.auth, now()
    )
    older = (await devices_of(connection, [person]))[person]
    surplus = [one.id for one in older if one.id != device.id][: max(0, len(older) - MOST + 1)]
    await forget_devices(connection, [device.id, *surplus])
    row = {"person": person, **msgspec.structs.asdict(device)}
    await connection.execute(insert(devices).values(row))
    return device


async def forget_devices(
    connection: AsyncConnection, ids: Sequence[str], person: str | None = None
) -> int:
    """Ring them no more; how many there were."""
    these = delete(devices).where(devices.c.id.in_(ids))
    if person is not None:
        these = these.where(devices.c.person == person)
    return (await connection.execute(these)).rowcount
