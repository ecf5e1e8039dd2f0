"""The messenger's rounds: claims what is due and takes it where it is wanted."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import aiosmtplib
from litestar import Litestar
from sqlalchemy import Row, select
from sqlalchemy.exc import SQLAlchemyError

from fondaco.server.house import House
from fondaco.server.metrics import NOTICES
from fondaco.server.moments import now
from fondaco.server.notices import hooks, outbox
from fondaco.server.notices.letters import notice_letter, reader_of
from fondaco.server.notices.mail import send_letter
from fondaco.server.notices.outbox import Way
from fondaco.server.notices.wishes import Kept, loud_from, muted, next_digest, wishes_of
from fondaco.server.people.person import Person, person_in
from fondaco.server.safety import shared
from fondaco.server.storage.schema_people import people

_log = logging.getLogger(__name__)

PAUSE = 1.0
_SWEEP_EVERY = 3600.0
TRIES = 8
"""Then it is given up: with the pauses between them, after a day."""

Notice = Row[Any]


class _Recipient:
    """A person with his wishes."""

    def __init__(self, person: Person, kept: Kept) -> None:
        self.person = person
        self.kept = kept

    def mail(self) -> str | None:
        """Where mails may go: only to an address whose owner said so."""
        person = self.person
        return person.email if person.confirmed and self.kept.wishes.email != "off" else None


def _not_before(house: House, way: Way, recipient: _Recipient, notice: Notice) -> int:
    """The first moment that suits: who acts meanwhile, or sleeps, is left in peace."""
    wishes, config = recipient.kept.wishes, house.config
    first = int(notice.at) + config.notice_delay * 1000
    if way == "mail" and wishes.email == "digest":
        return next_digest(wishes, first, config.digest_hour)
    return loud_from(wishes, max(first, now()))


def _wanted(house: House, way: Way, recipient: _Recipient, notice: Notice) -> bool:
    wishes = recipient.kept.wishes
    if not wishes.wants(notice.kind):
        return False
    if way == "mail":
        return house.config.smtp_host is not None and recipient.mail() is not None
    return wishes.webhook is not None


async def make_round(house: House, way: Way) -> int:
    """Claim, sort out, send; how many were claimed."""
    async with house.store.read() as connection:  # mostly not, and who writes makes actions wait
        if not await outbox.is_due(connection, way):
            return 0
    async with house.store.write() as connection:
        claimed = await outbox.claim(connection, way)
    sending = await _sort_out(house, way, claimed)
    for recipient, rows in sending:
        if way == "mail":
            await _mail(house, recipient, rows)
        else:
            await asyncio.gather(*(_call(house, recipient, row) for row in rows))
    return len(claimed)


async def _sort_out(
    house: House, way: Way, claimed: Sequence[Notice]
) -> list[tuple[_Recipient, list[Notice]]]:
    """What goes out now, by recipient; the rest is put off or laid down."""
    who = sorted({row.person for row in claimed})
    async with house.store.read() as connection:
        found = await connection.execute(select(people).where(people.c.id.in_(who)))
        persons = [person_in(row) for row in found]
        kept = await wishes_of(connection, who)
        silent = await muted(connection, who)
        over = await outbox.outdated(connection, claimed)
    recipients = {person.id: _Recipient(person, kept[person.id]) for person in persons}
    done: list[int] = []
    later: dict[int, int] = {}
    sending: defaultdict[str, list[Notice]] = defaultdict(list)
    for row in claimed:
        recipient = recipients.get(row.person)
        if (
            recipient is None
            or row.id in over
            or (row.person, row.table_id) in silent
            or not _wanted(house, way, recipient, row)
        ):
            done.append(row.id)
        elif (moment := _not_before(house, way, recipient, row)) > now():
            later[row.id] = moment
        else:
            sending[row.person].append(row)
    async with house.store.write() as connection:
        await outbox.settle(connection, way, done)
        await outbox.put_off(connection, way, later)
    return [(recipients[person], rows) for person, rows in sending.items()]


async def _mail(house: House, recipient: _Recipient, rows: list[Notice]) -> None:
    """One letter for a digest, else one for each."""
    email = recipient.mail()
    assert email is not None
    reader = reader_of(recipient.person, email)
    bundles = [rows] if recipient.kept.wishes.email == "digest" else [[row] for row in rows]
    for bundle in bundles:
        try:
            await send_letter(house.config, notice_letter(house.config, reader, bundle))
        except (aiosmtplib.SMTPException, OSError) as error:
            for row in bundle:
                await _failed(house, "mail", row, type(error).__name__)
        else:
            await _done(house, "mail", bundle)


async def _call(house: House, recipient: _Recipient, row: Notice) -> None:
    webhook = recipient.kept.wishes.webhook
    assert webhook is not None
    try:
        await hooks.call(house.config, webhook, recipient.kept.secret, row)
    except hooks.Unreachable as error:
        await _failed(house, "hook", row, str(error))
    else:
        await _done(house, "hook", [row])


async def _done(house: House, way: Way, rows: Sequence[Notice]) -> None:
    async with house.store.write() as connection:
        await outbox.settle(connection, way, [row.id for row in rows])
    for row in rows:
        NOTICES.labels(row.kind, way, "sent").inc()


async def _failed(house: House, way: Way, row: Notice, why: str) -> None:
    tries = getattr(row, f"{way}_tries") + 1
    again = now() + min(60_000 * 4 ** (tries - 1), 8 * 3_600_000) if tries < TRIES else None
    async with house.store.write() as connection:
        await outbox.failed(connection, way, row.id, again)
    NOTICES.labels(row.kind, way, "failed").inc()
    _log.warning("notice %d not sent by %s: %s", row.id, way, why)


async def _sweep(house: House) -> None:
    async with house.store.write() as connection:
        await outbox.sweep(connection)
        await shared.sweep(connection)


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
    walks = [
        (lambda: make_round(house, "mail"), PAUSE),
        (lambda: make_round(house, "hook"), PAUSE),
        (lambda: house.callers.call(house.store), PAUSE),
        (lambda: _sweep(house), _SWEEP_EVERY),
    ]
    tasks = [asyncio.create_task(_again_and_again(walk, pause)) for walk, pause in walks]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
