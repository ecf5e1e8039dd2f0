"""The sender: claims the notices that are due and delivers them where they are wanted."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, NamedTuple

import aiosmtplib
from litestar import Litestar
from sqlalchemy import Row, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.house import House
from fondaco.server.metrics import NOTICES
from fondaco.server.moments import now
from fondaco.server.notices import hooks, outbox, push
from fondaco.server.notices.couriers import Couriers
from fondaco.server.notices.devices import Device, devices_of, forget_devices
from fondaco.server.notices.letters import notice_letter, reader_of
from fondaco.server.notices.mail import send_letter
from fondaco.server.notices.outbox import Way
from fondaco.server.notices.outside import Unreachable
from fondaco.server.notices.preferences import Kept, loud_from, muted, next_digest, preferences_of
from fondaco.server.people import hosting, keeping
from fondaco.server.people.person import Person, person_in
from fondaco.server.safety import shared
from fondaco.server.storage.schema_people import people

_log = logging.getLogger(__name__)

PAUSE = 1.0
_SWEEP_EVERY = 3600.0
_MAILS = 8  # letters the mail server takes side by side
_AT_ONCE = 20  # notices for one recipient, so that the last is sent while the lease lasts
_LATER = 5_000
TRIES = 8
"""Then it is given up: with the pauses between them, after a day."""

Notice = Row[Any]


class _Recipient:
    """A person with his preferences and devices."""

    def __init__(self, person: Person, kept: Kept, devices: Sequence[Device]) -> None:
        self.person = person
        self.kept = kept
        self.devices = devices

    def mail(self) -> str | None:
        """Where mails may go: only to an address whose owner said so."""
        person = self.person
        return person.email if person.confirmed and self.kept.preferences.email != "off" else None


def _not_before(house: House, way: Way, recipient: _Recipient, notice: Notice) -> int:
    """The first moment that suits: who acts meanwhile, or sleeps, is left in peace."""
    preferences, config = recipient.kept.preferences, house.config
    first = int(notice.at) + config.notice_delay * 1000
    if way == "mail" and preferences.email == "digest":
        return next_digest(preferences, first, config.digest_hour)
    return loud_from(preferences, max(first, now()))


def _wanted(house: House, way: Way, recipient: _Recipient, notice: Notice) -> bool:
    preferences = recipient.kept.preferences
    if not preferences.wants(notice.kind):
        return False
    if way == "mail":
        return house.config.smtp_host is not None and recipient.mail() is not None
    if way == "push":
        return bool(recipient.devices)
    return preferences.webhook is not None


async def make_round(house: House, way: Way) -> int:
    """Claim, sort out, send, and wait until all is sent; how many were claimed."""
    couriers = Couriers()
    claimed = await hand_out(house, {way: couriers})
    await couriers.come_back()
    return claimed


class _Bag(NamedTuple):
    """What was sorted out for one way."""

    until: dict[int, int | None]
    """When each is due next, None for never."""
    sending: list[tuple[_Recipient, list[Notice]]]


async def hand_out(house: House, ways: Mapping[Way, Couriers]) -> int:
    """Sort out what is due on all ways, claim it, and send couriers off; how many were claimed.

    Who writes makes actions wait: so all is decided by reading, and written down at once.
    """
    bags: dict[Way, _Bag] = {}
    async with house.store.read() as connection:
        for way, couriers in ways.items():
            free = couriers.free()
            rows = await outbox.ripe(connection, way, couriers.busy()) if free else ()
            if rows:
                bags[way] = await _sort_out(house, way, connection, rows, free)
    if not bags:
        return 0
    async with house.store.write() as connection:
        claimed = {way: await outbox.claim(connection, way, bag.until) for way, bag in bags.items()}
    for way, bag in bags.items():
        for recipient, chosen in bag.sending:
            ours = [row for row in chosen if row.id in claimed[way]]  # the others go out elsewhere
            if ours:
                walk = partial(_DELIVERIES[way], house, recipient, ours)
                ways[way].send(recipient.person.id, walk)
    return sum(map(len, claimed.values()))


async def _sort_out(
    house: House, way: Way, connection: AsyncConnection, rows: Sequence[Notice], free: int
) -> _Bag:
    """What is done with each notice; those for whom no courier is free just wait."""
    who = sorted({row.person for row in rows})
    found = await connection.execute(select(people).where(people.c.id.in_(who)))
    persons = [person_in(row) for row in found]
    kept = await preferences_of(connection, who)
    devices = await devices_of(connection, who)
    silent = await muted(connection, who)
    over = await outbox.outdated(connection, rows)
    recipients = {
        person.id: _Recipient(person, kept[person.id], devices[person.id]) for person in persons
    }
    until: dict[int, int | None] = {}
    sending: defaultdict[str, list[Notice]] = defaultdict(list)
    for row in rows:
        recipient = recipients.get(row.person)
        if (
            recipient is None
            or row.id in over
            or (row.person, row.table_id) in silent
            or not _wanted(house, way, recipient, row)
        ):
            until[row.id] = None
        elif (moment := _not_before(house, way, recipient, row)) > now():
            until[row.id] = moment
        elif row.person not in sending and len(sending) == free:
            continue
        elif way != "mail" and len(sending[row.person]) == _AT_ONCE:
            until[row.id] = now() + _LATER
        else:
            until[row.id] = now() + outbox.LEASE
            sending[row.person].append(row)
    return _Bag(until, [(recipients[person], chosen) for person, chosen in sending.items()])


async def _mail(house: House, recipient: _Recipient, rows: list[Notice]) -> None:
    """One letter for a digest, else one for each."""
    email = recipient.mail()
    assert email is not None
    reader = reader_of(recipient.person, email)
    bundles = [rows] if recipient.kept.preferences.email == "digest" else [[row] for row in rows]
    for bundle in bundles:
        try:
            await send_letter(house.config, notice_letter(house.config, reader, bundle))
        except (aiosmtplib.SMTPException, OSError) as error:
            for row in bundle:
                await _failed(house, "mail", row, type(error).__name__)
        else:
            await _done(house, "mail", bundle)


async def _call(house: House, recipient: _Recipient, rows: list[Notice]) -> None:
    """One call after the other; who did not answer one is not called again at once."""
    webhook = recipient.kept.preferences.webhook
    assert webhook is not None
    for place, row in enumerate(rows):
        try:
            await hooks.call(house.config, webhook, recipient.kept.secret, row)
        except Unreachable as error:
            await _failed(house, "hook", row, str(error), rows[place + 1 :])
            return
        await _done(house, "hook", [row])


async def _ring(house: House, recipient: _Recipient, rows: list[Notice]) -> None:
    """All devices of one person; what reached one of them is done."""
    language, gone = recipient.person.language, set[str]()
    for row in rows:
        troubles = []
        for device in recipient.devices:
            if device.id in gone:
                continue
            try:
                await push.ring(house.config, house.signer, device, language, row)
            except Unreachable as error:
                if error.status in push.GONE:
                    gone.add(device.id)
                else:
                    troubles.append(str(error))
        if troubles and len(troubles) + len(gone) == len(recipient.devices):
            await _failed(house, "push", row, troubles[0])
        else:
            await _done(house, "push", [row])
    if gone:
        async with house.store.write() as connection:
            await forget_devices(connection, sorted(gone))


_DELIVERIES = {"mail": _mail, "hook": _call, "push": _ring}


async def _done(house: House, way: Way, rows: Sequence[Notice]) -> None:
    async with house.store.write() as connection:
        await outbox.settle(connection, way, [row.id for row in rows])
    for row in rows:
        NOTICES.labels(row.kind, way, "sent").inc()


async def _failed(
    house: House, way: Way, row: Notice, why: str, behind: Sequence[Notice] = ()
) -> None:
    """One did not go out; those behind it are looked at again soon."""
    tries = getattr(row, f"{way}_tries") + 1
    again = now() + min(60_000 * 4 ** (tries - 1), 8 * 3_600_000) if tries < TRIES else None
    async with house.store.write() as connection:
        await outbox.failed(connection, way, row.id, again)
        await outbox.put_off(connection, way, {it.id: now() + _LATER for it in behind})
    NOTICES.labels(row.kind, way, "failed").inc()
    _log.warning("notice %d not sent by %s: %s", row.id, way, why)


async def _sweep(house: House) -> None:
    async with house.store.write() as connection:
        await outbox.sweep(connection)
        await shared.sweep(connection)
        gone = await keeping.sweep(connection, mail=house.config.smtp_host is not None)
        for table_id in gone:
            await house.rooms.changed(connection, table_id)
    for table_id in gone:
        await house.rooms.refresh(table_id)


async def _again_and_again(walk: Callable[[], Awaitable[object]], pause: float) -> None:
    """Walk for ever; a database that is away for a while stops nobody."""
    while True:
        try:
            found = await walk()
        except (SQLAlchemyError, OSError):
            _log.warning("the messenger could not read the outbox", exc_info=True)
            found = None
        if not found:
            await asyncio.sleep(pause)


@asynccontextmanager
async def messenger(app: Litestar) -> AsyncIterator[None]:
    """Walks while the house is open; what it was about to send is sent later by another."""
    house: House = app.state.house
    ways: dict[Way, Couriers] = {"mail": Couriers(_MAILS), "hook": Couriers(), "push": Couriers()}

    async def hand_out_all() -> bool:
        return await hand_out(house, ways) >= outbox.MOST  # then there may be more

    walks: list[tuple[Callable[[], Awaitable[object]], float]] = [
        (hand_out_all, PAUSE),
        (lambda: house.callers.call(house.store), PAUSE),
        (lambda: hosting.obey(house), PAUSE),
        (lambda: _sweep(house), _SWEEP_EVERY),
    ]
    tasks = [asyncio.create_task(_again_and_again(walk, pause)) for walk, pause in walks]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(couriers.stop() for couriers in ways.values()))
