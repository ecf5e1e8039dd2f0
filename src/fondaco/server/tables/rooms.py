"""The rooms of a process: opened when somebody asks, followed when another process writes."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.moments import now
from fondaco.server.safety.problems import not_found
from fondaco.server.storage.engine import Store
from fondaco.server.storage.journal import TOPIC
from fondaco.server.storage.news import Item, News
from fondaco.server.storage.schema import chat
from fondaco.server.storage.schema_people import blocks
from fondaco.server.storage.trouble import log_failure
from fondaco.server.tables.clocks import Vacations
from fondaco.server.tables.course import follow
from fondaco.server.tables.outgoing import chat_line
from fondaco.server.tables.remembered import RECENT, enough
from fondaco.server.tables.room import Elsewhere, Room
from fondaco.server.tables.snapshots import course_at, read_entries
from fondaco.server.tables.table import DayClock, Table, find_table

_log = logging.getLogger(__name__)

_IDLE = 10 * 60_000
"""A room nobody listens in is given up after so many milliseconds."""
_PRESENCE = "presence"
_CHAT = "chat"
_ANEW = -1  # in the place of an entry's number: something was agreed anew

FindVacations = Callable[[AsyncConnection, list[str]], Awaitable[dict[str, tuple[int, int]]]]
"""When people are away: person → from, to."""


async def no_vacations(_: AsyncConnection, __: list[str]) -> dict[str, tuple[int, int]]:
    """Nobody is ever away."""
    return {}


class _Here(msgspec.Struct, frozen=True, array_like=True):
    """Who listens at a table, as processes tell each other."""

    table: str
    seats: frozenset[int]
    spectators: int


class Rooms:
    """All tables in memory."""

    def __init__(self, store: Store, news: News) -> None:
        self._store = store
        self._news = news
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.vacations: FindVacations = no_vacations
        self.on_change: Callable[[Room], None] = lambda room: None
        """Called when this process moved a room on: its bots may have to think."""
        news.hear(TOPIC, self._written)
        news.hear(_PRESENCE, self._present)
        news.hear(_CHAT, self._said)
        news.on_again(self._all_again)

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def known(self, table_id: str) -> Room | None:
        """The room of a table, if it is in memory."""
        return self._rooms.get(table_id)

    async def open(self, table_id: str) -> Room:
        """The room of a table, or 404."""
        room = self._rooms.get(table_id)
        if room is not None:
            room.used = now()
            return room
        task = self._opening.get(table_id)
        if task is None:
            task = self._opening[table_id] = asyncio.create_task(self._load(table_id))
        try:
            return await asyncio.shield(task)
        finally:
            self._opening.pop(table_id, None)

    async def _load(self, table_id: str) -> Room:
        async with self._store.read() as connection:
            table = await find_table(connection, table_id)
            if table is None:
                raise not_found("table")
            room = Room(table)
            await self._fill(connection, room)
        room.on_presence = self._tell_presence
        self._rooms[table_id] = room
        # Another process may have written between the reading and now, and not have been heard.
        self._spawn(self._catch_up(room))
        return room

    async def _fill(self, connection: AsyncConnection, room: Room) -> None:
        table = room.table
        if table.state == "open":
            return
        course, folded = await course_at(connection, table)
        entries = folded
        known = folded[0].number - 1 if folded else course.number
        room.kept = known
        page = RECENT
        while not entries or not enough(entries):
            after = max(-1, known - page)
            entries = [*await read_entries(connection, table.id, after, known), *entries]
            known, page = after, 2 * page
        room.begin(course, entries)
        room.vacations = await self._vacations(connection, table)

    async def _vacations(self, connection: AsyncConnection, table: Table) -> Vacations:
        if not isinstance(table.clock, DayClock):
            return {}
        people = {chair.person for chair in table.seats if chair.person is not None}
        away = await self.vacations(connection, list(people))
        return {
            chair.seat: away[chair.person]
            for chair in table.seats
            if chair.person is not None and chair.person in away
        }

    async def catch_up(self, room: Room) -> None:
        """Follow what other processes wrote at a table; the room's lock is held."""
        course = room.course
        if course is None:
            await self.read_anew(room)
            return
        async with self._store.read() as connection:
            entries = await read_entries(connection, room.table.id, course.number)
        if not entries:
            return
        course = follow(room.table, course, entries)
        if course.over:
            await self.read_anew(room)
        room.follow(course, entries)

    async def read_anew(self, room: Room) -> None:
        """Read what was agreed at a table, and tell everybody; the room's lock is held."""
        async with self._store.read() as connection:
            table = await find_table(connection, room.table.id)
            if table is None:
                self.forget(room)
                return
            began = False
            if room.course is None and table.state != "open":
                began, room.table = True, table
                await self._fill(connection, room)
            elif table != room.table:
                room.become(table)
            room.vacations = await self._vacations(connection, table)
        room.show_out()
        if began:
            room.tell_hello()

    async def refresh(self, table_id: str) -> None:
        """Read a table anew if it is in memory."""
        room = self._rooms.get(table_id)
        if room is not None:
            async with room.lock:
                await self.read_anew(room)

    async def meet(self, room: Room) -> None:
        """See what other processes wrote, before somebody is told where a table stands.

        He may have heard of it there. On SQLite there is no other process.
        """
        if self._store.postgres:
            async with room.lock:
                await self.catch_up(room)

    def follow_soon(self, room: Room) -> None:
        """Follow what was written, but not told."""
        self._spawn(self._catch_up(room))

    async def _catch_up(self, room: Room, *, anew: bool = False) -> None:
        try:
            async with room.lock:
                if anew:
                    await self.read_anew(room)
                await self.catch_up(room)
        except Exception as error:
            log_failure(_log, f"could not follow table {room.table.id}", error)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- news from other processes --

    def _written(self, _: str, data: str) -> None:
        table_id, number = data.split()
        room = self._rooms.get(table_id)
        if room is None:
            return
        if int(number) == _ANEW:
            self._spawn(self._catch_up(room, anew=True))
        elif room.course is None or room.course.number < int(number):
            self._spawn(self._catch_up(room))

    def _all_again(self) -> None:
        for room in self._rooms.values():
            self._spawn(self._catch_up(room, anew=True))

    @asynccontextmanager
    async def agreeing(self, table_id: str) -> AsyncIterator[AsyncConnection]:
        """A transaction in which something is agreed anew; the other processes are told."""
        async with self._store.write() as connection:
            yield connection
            await self.changed(connection, table_id)

    async def changed(self, connection: AsyncConnection, table_id: str) -> None:
        """Tell the other processes, in this transaction, that something was agreed anew."""
        await self._news.post(connection, [Item(TOPIC, f"{table_id} {_ANEW}")])

    async def said(self, connection: AsyncConnection, table_id: str, number: int) -> None:
        """Tell the other processes, in this transaction, that somebody said something."""
        await self._news.post(connection, [Item(_CHAT, f"{table_id} {number}")])

    def _said(self, _: str, data: str) -> None:
        table_id, number = data.split()
        room = self._rooms.get(table_id)
        if room is not None and room.is_watched:
            self._spawn(self._repeat(room, int(number)))

    async def _repeat(self, room: Room, number: int) -> None:
        async with self._store.read() as connection:
            row = (await connection.execute(select(chat).where(chat.c.id == number))).one_or_none()
            if row is None:
                return
            query = select(blocks.c.person).where(blocks.c.other == row.person)
            deaf = frozenset((await connection.execute(query)).scalars())
        room.tell_chat(chat_line(row), deaf)

    # -- presence --

    def _tell_presence(self, room: Room) -> None:
        here = room.here()
        letter = msgspec.json.encode(_Here(room.table.id, here.seats, here.spectators)).decode()
        self._spawn(self._news.tell(_PRESENCE, letter))

    def _present(self, origin: str, data: str) -> None:
        here = msgspec.json.decode(data, type=_Here)
        room = self._rooms.get(here.table)
        if room is None:
            return
        new = origin not in room.elsewhere
        room.elsewhere[origin] = Elsewhere(here.seats, here.spectators, now())
        room.tell_presence()
        if new and room.is_watched:  # they do not know yet who is here
            self._tell_presence(room)

    # -- keeping house --

    def forget(self, room: Room) -> None:
        """Give a room up; whoever listens there loses the line."""
        self._rooms.pop(room.table.id, None)
        room.hang_up()

    def tidy(self) -> None:
        """Give up the rooms nobody uses, and say again who listens in the others."""
        for room in list(self._rooms.values()):
            if room.is_watched:
                self._tell_presence(room)
            elif room.used < now() - _IDLE and not room.lock.locked() and room.bots_moving is None:
                del self._rooms[room.table.id]

    async def close(self) -> None:
        """Tell everybody that the house closes."""
        for room in self._rooms.values():
            room.hang_up()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=2)
