"""A table is made: composed as somebody wishes, or as a rematch, and written down."""

import secrets
from collections.abc import Collection
from typing import Any, Literal

import msgspec
from sqlalchemy import and_, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.bots import check_bots
from fondaco.server.moments import now
from fondaco.server.people.looks import told_apart
from fondaco.server.people.person import Person, clean_name
from fondaco.server.safety.problems import Problem, conflict, forbidden, invalid
from fondaco.server.secret import new_id
from fondaco.server.storage.schema import seats, tables
from fondaco.server.tables.merchants import merchant
from fondaco.server.tables.table import Chair, Clock, DayClock, GameClock, MoveClock, NoClock, Table
from fondaco.server.workers.jobs import PROGRAM
from fondaco.table.meta import check_seats
from fondaco.table.record import components_digest
from fondaco.table.titles import components_of, find_title, open_game
from fondaco.table.words import Invalid

_SECONDS = (5, 30 * 24 * 3600)
_DAYS = (1, 60)
NUDGE = 3600
NUDGE_BY_POST = 12 * 3600


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: the maker's, open to others, or a bot's."""

    kind: Literal["me", "open", "bot"]
    bot: str = "merchant"
    name: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table somebody wishes to make; several places for `me` are a hot-seat."""

    title: str
    seats: tuple[Place, ...]
    options: dict[str, str] = {}
    components: dict[str, Any] | None = None
    clock: Clock = NoClock()
    public: bool = False
    first: int | None = None
    replace: bool = True
    suggestions: bool = True
    nudge: int | None = None
    """Seconds until who is waited for may be reminded; left out, what suits the clock."""
    start: bool = False
    contribution: str | None = None
    """To the seed of the table; left out, the house draws one."""


def _check_clock(clock: Clock) -> None:
    match clock:
        case MoveClock(seconds) | GameClock(seconds):
            if not _SECONDS[0] <= seconds <= _SECONDS[1]:
                raise invalid("clock.seconds", f"must be from {_SECONDS[0]} to {_SECONDS[1]}")
        case DayClock(days):
            if not _DAYS[0] <= days <= _DAYS[1]:
                raise invalid("clock.days", f"must be from {_DAYS[0]} to {_DAYS[1]}")


def _nudge(new: NewTable) -> int:
    """When who is waited for may be reminded: gently, where the table does not say it."""
    if new.nudge is None:
        return NUDGE_BY_POST if isinstance(new.clock, DayClock) else NUDGE
    if not _SECONDS[0] <= new.nudge <= _SECONDS[1]:
        raise invalid("nudge", f"must be from {_SECONDS[0]} to {_SECONDS[1]}")
    return new.nudge


def check_contribution(given: str | None) -> str:
    """What a seat adds to the luck, as it may be; left out, the house draws it."""
    if given is None:
        return secrets.token_hex(16)
    if not 1 <= len(given) <= 64 or not given.isascii() or not given.isprintable():
        raise invalid("contribution", "must be 1 to 64 printable ASCII characters")
    return given


def compose(new: NewTable, person: Person, programs: Collection[str]) -> Table:
    """The table somebody wishes to make, or why it cannot be; `programs` may sit as bots."""
    meta = find_title(new.title)
    check_seats(meta, len(new.seats))
    _check_clock(new.clock)
    options = meta.settle(new.options)
    components = None
    if new.components is not None and components_digest(new.components) != components_digest(
        components_of(meta)
    ):
        components = msgspec.json.encode(new.components).decode()
    open_game(new.title, options, new.components)
    if new.first is not None and not 0 <= new.first < len(new.seats):
        raise invalid("first", f"there is no seat {new.first}")
    chairs: list[Chair] = []
    names: list[str] = []
    for seat, place in enumerate(new.seats):
        chair = _chair(seat, place, person, names, new.contribution, programs)
        chairs.append(chair)
        names += [chair.name] if chair.name else []
    return Table(
        id=new_id(),
        title=new.title,
        rules=meta.version,
        options=options,
        components=components,
        clock=new.clock,
        public=new.public,
        replace=new.replace,
        suggestions=new.suggestions,
        nudge=_nudge(new),
        first=new.first,
        state="open",
        owner=person.id,
        owner_name=person.name,
        created=now(),
        over=None,
        secret=secrets.token_hex(32),
        end=None,
        result=None,
        rematch=None,
        seats=tuple(chairs),
    )


def check_bot(name: str, programs: Collection[str]) -> None:
    """`Invalid` unless a bot may sit here: the house's own, or a program that its host named.

    A name that a stranger sends never is a command.
    """
    kind, colon, program = name.partition(":")
    if kind != PROGRAM or not colon:
        check_bots([name])
    elif program not in programs:
        known = ", ".join(f"{PROGRAM}:{known}" for known in programs) or "none"
        raise Invalid("bots", f"{name!r} is not one of this house's programs: {known}")


def _chair(
    seat: int,
    place: Place,
    person: Person,
    names: list[str],
    contribution: str | None,
    programs: Collection[str],
) -> Chair:
    link = secrets.token_urlsafe(18)
    given = None if place.name is None else clean_name(place.name, f"seats[{seat}].name")
    if place.kind == "bot":
        check_bot(place.bot, programs)
        name = merchant(names) if given is None else told_apart(names, given)
        return Chair(seat, "bot", None, name, place.bot, check_contribution(None), link)
    if place.kind == "me":
        name = told_apart(names, given or person.name)
        return Chair(seat, "person", person.id, name, None, check_contribution(contribution), link)
    return Chair(seat, "empty", None, "", None, "", link)


async def make(connection: AsyncConnection, table: Table, most: int) -> None:
    """Write a new table down; `most` unfinished ones may belong to one person."""
    running = and_(tables.c.owner == table.owner, tables.c.state.in_(("open", "playing")))
    count = await connection.scalar(select(func.count()).where(running).select_from(tables))
    if (count or 0) >= most:
        raise Problem("too-many", f"you have {count} unfinished tables; finish some first")
    row: dict[str, Any] = msgspec.structs.asdict(table)
    del row["seats"], row["muted"]
    row["options"] = msgspec.json.encode(table.options).decode()
    row["clock"] = msgspec.json.encode(table.clock).decode()
    await connection.execute(insert(tables).values(row))
    chairs = [msgspec.structs.asdict(chair) | {"table_id": table.id} for chair in table.seats]
    await connection.execute(insert(seats), chairs)


def rematch_of(table: Table, person: Person) -> Table:
    """The same table again, for the same people: each finds his seat kept, and agrees by sitting.

    Bots always agree.
    """
    if table.state in ("open", "playing"):
        raise conflict("this game is not over")
    if all(chair.person != person.id for chair in table.seats) and table.owner != person.id:
        raise forbidden("you did not play here")
    chairs = tuple(_kept_chair(chair, person) for chair in table.seats)
    return msgspec.structs.replace(
        table,
        id=new_id(),
        rules=find_title(table.title).version,
        state="open",
        owner=person.id,
        owner_name=person.name,
        created=now(),
        over=None,
        secret=secrets.token_hex(32),
        end=None,
        result=None,
        rematch=None,
        seats=chairs,
        begins=True,
        muted=frozenset(),
    )


def _kept_chair(chair: Chair, asker: Person) -> Chair:
    """The same chair at a new table, kept for who had it; free if he wanted to be forgotten."""
    link = secrets.token_urlsafe(18)
    if chair.kind == "person" and chair.person != asker.id:
        called = None if chair.person is None else chair.name
        return Chair(chair.seat, "empty", None, "", None, "", link, chair.person, called)
    return msgspec.structs.replace(chair, contribution=check_contribution(None), link=link)


async def link_rematch(connection: AsyncConnection, old: Table, new: Table) -> None:
    """Say at the old table where it goes on."""
    await connection.execute(update(tables).where(tables.c.id == old.id).values(rematch=new.id))
