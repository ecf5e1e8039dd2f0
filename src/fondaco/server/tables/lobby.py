"""The lobby: tables are made, people and bots sit down, games begin."""

import secrets
from collections.abc import Collection
from hmac import compare_digest
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, and_, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.bots import check_bots
from fondaco.server.moments import now
from fondaco.server.people.looks import told_apart
from fondaco.server.people.person import Person, clean_name
from fondaco.server.safety.problems import Problem, conflict, forbidden, invalid, not_found
from fondaco.server.secret import new_id
from fondaco.server.storage.schema import entries, seats, tables, waits
from fondaco.server.storage.schema_people import blocks
from fondaco.server.tables.course import Course, deal
from fondaco.server.tables.entry import entry_row
from fondaco.server.tables.happenings import Note, happenings
from fondaco.server.tables.merchants import merchant
from fondaco.server.tables.table import (
    Chair,
    Clock,
    DayClock,
    GameClock,
    MoveClock,
    NoClock,
    Table,
    find_mutes,
    find_table,
    read_table,
)
from fondaco.server.workers.jobs import PROGRAM
from fondaco.table.meta import check_seats
from fondaco.table.record import components_digest
from fondaco.table.titles import components_of, find_title, open_game
from fondaco.table.words import Invalid

_SECONDS = (5, 30 * 24 * 3600)
_DAYS = (1, 60)
NUDGE = 3600
NUDGE_BY_POST = 12 * 3600
NOT_INVITED: dict[str, Any] = {"invited": None, "invited_as": None}
"""For a seat that is kept for nobody."""


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


def _contribution(given: str | None) -> str:
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
        return Chair(seat, "bot", None, name, place.bot, _contribution(None), link)
    if place.kind == "me":
        name = told_apart(names, given or person.name)
        return Chair(seat, "person", person.id, name, None, _contribution(contribution), link)
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


async def locked(connection: AsyncConnection, table_id: str) -> Table:
    """A table that nobody else changes before this transaction is over, or 404."""
    lock = select(tables.c.id).where(tables.c.id == table_id).with_for_update()
    if not table_id.isalnum() or (await connection.execute(lock)).one_or_none() is None:
        raise not_found("table")
    table = await find_table(connection, table_id)
    assert table is not None
    return table


def must_be_open(table: Table) -> None:
    """Refused once the game has begun."""
    if table.state != "open":
        raise Problem("refused", "the game has begun", rule="FO-BEGUN", args={})


def must_own(table: Table, person: Person) -> None:
    """403 for everybody but the owner."""
    if table.owner != person.id:
        raise forbidden("only the table's owner may do this")


async def sit(
    connection: AsyncConnection,
    table_id: str,
    person: Person,
    *,
    seat: int | None = None,
    link: str | None = None,
    name: str | None = None,
    contribution: str | None = None,
) -> int:
    """Somebody sits down; returns his seat."""
    table = await locked(connection, table_id)
    must_be_open(table)
    mine = [chair.seat for chair in table.seats if chair.person == person.id]
    unwelcome = (blocks.c.person == table.owner) & (blocks.c.other == person.id)
    if (await connection.execute(select(blocks).where(unwelcome))).first() is not None:
        raise forbidden("this table is not open to you")
    chair = _free_chair(table, person, mine, seat, link)
    if chair.person == person.id:
        return chair.seat
    names = [other.name for other in table.seats]
    wanted = person.name if name is None else clean_name(name)
    await connection.execute(
        update(seats)
        .where(seats.c.table_id == table.id, seats.c.seat == chair.seat)
        .values(
            kind="person",
            person=person.id,
            name=told_apart(names, wanted),
            bot=None,
            contribution=_contribution(contribution),
            **NOT_INVITED,
        )
    )
    return chair.seat


def _free_chair(
    table: Table, person: Person, mine: list[int], seat: int | None, link: str | None
) -> Chair:
    if link is not None:
        for chair in table.seats:
            if compare_digest(chair.link.encode(), link.encode("utf-8", "surrogatepass")):
                if chair.kind != "empty" and chair.person != person.id:
                    raise Problem("refused", "this seat is taken", rule="FO-TAKEN", args={})
                break
        else:
            raise forbidden("this link does not open a seat here")
        kept = chair.invited == person.id
        if mine and chair.seat not in mine and table.owner != person.id and not kept:
            raise Problem("refused", "you sit here already", rule="FO-SEATED", args={})
        return chair
    empty = [chair for chair in table.seats if chair.kind == "empty"]
    for_him = [chair for chair in empty if chair.invited == person.id]
    welcome = table.public or table.owner == person.id
    if not for_him and not welcome:
        raise forbidden("this table is for those who have a link")
    if mine and table.owner != person.id:
        raise Problem("refused", "you sit here already", rule="FO-SEATED", args={})
    free = for_him + [chair for chair in empty if welcome and chair.invited_as is None]
    if seat is not None:
        if not 0 <= seat < len(table.seats):
            raise invalid("seat", f"there is no seat {seat}")
        free = [chair for chair in free if chair.seat == seat]
    if not free:
        raise Problem("refused", "no such seat is free", rule="FO-TAKEN", args={})
    return free[0]


async def contribute(
    connection: AsyncConnection, table_id: str, person: Person, contribution: str
) -> None:
    """What somebody's seats add to the luck: told when he has seen what the house committed to."""
    table = await locked(connection, table_id)
    must_be_open(table)
    if all(chair.person != person.id for chair in table.seats):
        raise forbidden("you do not sit here")
    mine = and_(seats.c.table_id == table.id, seats.c.person == person.id)
    given = _contribution(contribution)
    await connection.execute(update(seats).where(mine).values(contribution=given))


async def stand(connection: AsyncConnection, table_id: str, person: Person, seat: int) -> None:
    """Somebody gets up before the game; the owner may ask others to."""
    table = await locked(connection, table_id)
    must_be_open(table)
    chair = chair_of(table, seat)
    if person.id not in (chair.person, table.owner):
        raise forbidden("this is not your seat")
    await clear_chair(connection, table, seat)


async def set_bot(
    connection: AsyncConnection,
    table_id: str,
    person: Person,
    seat: int,
    bot: str | None,
    programs: Collection[str],
) -> None:
    """The owner puts a bot on an empty seat, or takes it away."""
    table = await locked(connection, table_id)
    must_own(table, person)
    must_be_open(table)
    chair = chair_of(table, seat)
    if chair.kind == "person":
        raise Problem("refused", "this seat is taken", rule="FO-TAKEN", args={})
    if bot is None:
        await clear_chair(connection, table, seat)
        return
    check_bot(bot, programs)
    names = [other.name for other in table.seats if other.seat != seat]
    await clear_chair(
        connection,
        table,
        seat,
        kind="bot",
        name=merchant(names),
        bot=bot,
        contribution=_contribution(None),
    )


async def clear_chair(
    connection: AsyncConnection,
    table: Table,
    seat: int,
    *,
    kind: str = "empty",
    name: str = "",
    bot: str | None = None,
    contribution: str = "",
) -> None:
    """Nobody sits there any more, or a bot does.

    There is a new link: whoever knew the old one may no longer be welcome.
    """
    changes = {"kind": kind, "person": None, "name": name, "bot": bot}
    changes |= {"contribution": contribution, "link": secrets.token_urlsafe(18)}
    changes |= NOT_INVITED
    here = and_(seats.c.table_id == table.id, seats.c.seat == seat)
    await connection.execute(update(seats).where(here).values(changes))


def chair_of(table: Table, seat: int) -> Chair:
    """A seat of the table, or 422."""
    if not 0 <= seat < len(table.seats):
        raise invalid("seat", f"there is no seat {seat}")
    return table.seats[seat]


async def remove(connection: AsyncConnection, table_id: str, person: Person) -> None:
    """The owner takes a table away before the game."""
    table = await locked(connection, table_id)
    must_own(table, person)
    must_be_open(table)
    await connection.execute(delete(tables).where(tables.c.id == table_id))


async def start(
    connection: AsyncConnection,
    table_id: str,
    person: Person,
    note: Note,
    present: frozenset[int] = frozenset(),
) -> tuple[Table, Course]:
    """The game begins: all seats are taken and the owner says so; others hear of their turn."""
    table = await locked(connection, table_id)
    must_own(table, person)
    must_be_open(table)
    if any(chair.kind == "empty" for chair in table.seats):
        raise Problem("refused", "some seats are still empty", rule="FO-EMPTY", args={})
    return await _begin(connection, table, person, note, present)


async def start_agreed(
    connection: AsyncConnection,
    table_id: str,
    person: Person,
    note: Note,
    present: frozenset[int] = frozenset(),
) -> bool:
    """A rematch begins when the last of those who are to play has sat down; whether it did."""
    table = await locked(connection, table_id)
    ready = table.begins and all(chair.kind != "empty" for chair in table.seats)
    if table.state != "open" or not ready:
        return False
    await _begin(connection, table, person, note, present)
    return True


async def _begin(
    connection: AsyncConnection,
    table: Table,
    person: Person,
    note: Note,
    present: frozenset[int],
) -> tuple[Table, Course]:
    course, entry = deal(table, now())
    await connection.execute(insert(entries).values(entry_row(table.id, entry)))
    await connection.execute(update(tables).where(tables.c.id == table.id).values(state="playing"))
    row = {"table_id": table.id, "number": 0, "wake": now()}
    row["actors"] = msgspec.json.encode(course.actors).decode()
    await connection.execute(insert(waits).values(row))
    asked = happenings(table, None, course, entry, present)
    await note(connection, [turn for turn in asked if turn.person != person.id])
    return msgspec.structs.replace(table, state="playing"), course


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
    return msgspec.structs.replace(chair, contribution=_contribution(None), link=link)


Which = Literal["open", "mine", "playing", "finished"]


async def listed(
    connection: AsyncConnection, which: Which, title: str | None, person: Person | None, most: int
) -> list[tuple[Table, str | None, int]]:
    """Tables with whom they wait for (JSON) and how much happened, the newest first."""
    mine: ColumnElement[bool] = tables.c.id == ""
    if person is not None:
        here = (seats.c.person == person.id) | (seats.c.invited == person.id)
        sits = exists().where(seats.c.table_id == tables.c.id, here)
        mine = sits | (tables.c.owner == person.id)
    wanted = {
        "open": tables.c.public & (tables.c.state == "open"),
        "mine": mine,
        "playing": tables.c.public & (tables.c.state == "playing"),
        "finished": tables.c.public & tables.c.state.in_(("finished", "ended")),
    }[which]
    query = (
        select(tables, waits.c.actors, waits.c.number.label("told"))
        .join(waits, waits.c.table_id == tables.c.id, isouter=True)
        .where(wanted)
    )
    if title is not None:
        query = query.where(tables.c.title == find_title(title).slug)
    newest = query.order_by(tables.c.created.desc(), tables.c.id).limit(most)
    rows = list((await connection.execute(newest)).all())
    ids = [row.id for row in rows]
    chairs = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    by_table: dict[str, list[Any]] = {}
    for chair in (await connection.execute(chairs)).all():
        by_table.setdefault(chair.table_id, []).append(chair)
    muted = await find_mutes(connection, ids)
    return [
        (read_table(row, by_table[row.id], muted[row.id]), row.actors, row.told or 0)
        for row in rows
    ]


async def link_rematch(connection: AsyncConnection, old: Table, new: Table) -> None:
    """Say at the old table where it goes on."""
    await connection.execute(update(tables).where(tables.c.id == old.id).values(rematch=new.id))
