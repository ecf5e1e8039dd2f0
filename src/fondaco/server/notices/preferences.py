"""What somebody wants to hear of, where, and when not."""

from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Annotated, Literal
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, available_timezones

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.secret import new_secret
from fondaco.server.storage.schema_people import mutes, preferences
from fondaco.table.words import Invalid

Hour = Annotated[str, msgspec.Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]
Day = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"since": "from"}):
    """Hours without mails and webhooks; also the zone of this person's days."""

    since: Hour
    to: Hour
    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"


class Kinds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which things are told at all."""

    turn: bool = True
    invited: bool = True
    offer: bool = True
    ended: bool = True


class Vacation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"since": "from"}):
    """Days away, the last included: clocks of correspondence games stand still."""

    since: Day
    to: Day


class Preferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One person's settings."""

    email: Literal["off", "each", "digest"] = "each"
    webhook: Annotated[str, msgspec.Meta(max_length=500)] | None = None
    browser: bool = True
    quiet: Quiet | None = None
    kinds: Kinds = Kinds()
    vacation: Vacation | None = None

    def zone(self) -> ZoneInfo:
        return ZoneInfo("UTC" if self.quiet is None else self.quiet.zone)

    def wants(self, kind: str) -> bool:
        return bool(getattr(self.kinds, "turn" if kind == "nudge" else kind))


_zones = cache(available_timezones)  # reads a folder: once


def check_preferences(asked: Preferences) -> None:
    """`Invalid` for what cannot be followed."""
    if asked.quiet is not None and asked.quiet.zone not in _zones():
        raise Invalid("quiet.zone", "is not a time zone, as Europe/Rome")
    if asked.vacation is not None:
        try:
            since, to = (
                date.fromisoformat(day) for day in (asked.vacation.since, asked.vacation.to)
            )
        except ValueError:
            raise Invalid("vacation", "has a day that is not in the calendar") from None
        if not timedelta() <= to - since <= timedelta(days=366):
            raise Invalid("vacation", "must end after it begins, and within a year")
        if not 1970 < since.year < 9999:
            raise Invalid("vacation", "must be a year of our time")
    if asked.webhook is not None:
        check_webhook(asked.webhook)


def check_webhook(url: str) -> None:
    """Whether it looks like an address; where it leads is looked at whenever it is used."""
    try:
        split = urlsplit(url)
        port = split.port
    except ValueError:
        raise Invalid("webhook", "is not an address") from None
    if split.scheme not in ("http", "https") or not split.hostname or port == 0:
        raise Invalid("webhook", "must be of the form https://example.org/hook")
    if split.username is not None or not url.isascii() or any(c <= " " for c in url):
        raise Invalid("webhook", "must be a plain address, without a name and password")


# -- keeping --


class Kept(msgspec.Struct, frozen=True):
    """A person's preferences and the secret that signs his webhooks."""

    preferences: Preferences
    secret: str


async def preferences_of(connection: AsyncConnection, people: Sequence[str]) -> dict[str, Kept]:
    """The preferences of these people; who never said anything has the defaults and no secret."""
    query = select(preferences).where(preferences.c.person.in_(people))
    found = {
        row.person: Kept(msgspec.json.decode(row.settings, type=Preferences), row.secret)
        for row in await connection.execute(query)
    }
    return {person: found.get(person, Kept(Preferences(), "")) for person in people}


async def keep_preferences(connection: AsyncConnection, person: str, asked: Preferences) -> Kept:
    """Write them down; the secret is drawn once."""
    before = (await preferences_of(connection, [person]))[person]
    kept = Kept(asked, before.secret or new_secret())
    await connection.execute(delete(preferences).where(preferences.c.person == person))
    row = {
        "person": person,
        "settings": msgspec.json.encode(asked).decode(),
        "secret": kept.secret,
    }
    await connection.execute(insert(preferences).values(row))
    return kept


async def mute(connection: AsyncConnection, person: str, table: str, *, muted: bool) -> None:
    """Hear nothing (or again something) of one table."""
    mine = (mutes.c.person == person) & (mutes.c.table_id == table)
    await connection.execute(delete(mutes).where(mine))
    if muted:
        await connection.execute(insert(mutes).values(person=person, table_id=table))


async def muted(connection: AsyncConnection, people: Sequence[str]) -> set[tuple[str, str]]:
    """The (person, table) pairs of which nothing is to be told."""
    query = select(mutes).where(mutes.c.person.in_(people))
    return {(row.person, row.table_id) for row in await connection.execute(query)}


# -- time --


def _moment(zone: ZoneInfo, day: date, at: time) -> int:
    return int(datetime.combine(day, at, zone).timestamp() * 1000)


def vacation_span(kept: Preferences) -> tuple[int, int] | None:
    """From the first midnight to the last, in milliseconds."""
    if kept.vacation is None:
        return None
    zone, away = kept.zone(), kept.vacation
    last = date.fromisoformat(away.to) + timedelta(days=1)
    return _moment(zone, date.fromisoformat(away.since), time()), _moment(zone, last, time())


async def vacations(
    connection: AsyncConnection, people: Sequence[str]
) -> dict[str, tuple[int, int]]:
    """When these people are away; who is not at all is left out."""
    kept = await preferences_of(connection, people)
    spans = {person: vacation_span(kept[person].preferences) for person in people}
    return {person: span for person, span in spans.items() if span is not None}


def loud_from(kept: Preferences, moment: int) -> int:
    """This moment, or the end of the quiet hours it falls into."""
    if kept.quiet is None:
        return moment
    zone = kept.zone()
    since, to = time.fromisoformat(kept.quiet.since), time.fromisoformat(kept.quiet.to)
    local = datetime.fromtimestamp(moment / 1000, UTC).astimezone(zone)
    clock = local.time()
    over_midnight = since > to
    quiet = (clock >= since or clock < to) if over_midnight else since <= clock < to
    if not quiet:
        return moment
    tomorrow = over_midnight and clock >= since
    return _moment(zone, local.date() + timedelta(days=int(tomorrow)), to)


def next_digest(kept: Preferences, moment: int, hour: int) -> int:
    """When the first digest after this moment goes out."""
    zone = kept.zone()
    local = datetime.fromtimestamp(moment / 1000, UTC).astimezone(zone)
    today = _moment(zone, local.date(), time(hour))
    return today if today > moment else _moment(zone, local.date() + timedelta(days=1), time(hour))
