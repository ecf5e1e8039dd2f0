"""Timers: look after tables whose time has come, whichever process they belonged to."""

import asyncio
import itertools
import logging
from typing import Any

from sqlalchemy import Row, select, update

from fondaco.server.memory import sweep
from fondaco.server.moments import now
from fondaco.server.storage.engine import Store
from fondaco.server.storage.schema import waits
from fondaco.server.storage.trouble import log_failure
from fondaco.server.tables.bot_moves import BotMoves
from fondaco.server.tables.clocks import due
from fondaco.server.tables.course import automatic
from fondaco.server.tables.play import Play
from fondaco.server.tables.room import Room
from fondaco.server.tables.rooms import Rooms
from fondaco.server.tables.table import GameClock
from fondaco.table.words import Invalid, Seat

_log = logging.getLogger(__name__)

_EVERY = 0.5  # seconds between two looks at the clocks
_TIDY = 60.0
_SWEEP = 10  # tidyings from one collection of all memory to the next, see `memory`
_MOST = 200  # tables at one look
ABSENT = 2
"""Who lets so many decisions in a row pass has left."""


class Timers:
    """Lets decisions lapse when their time is up, and wakes bots that were left alone."""

    def __init__(self, store: Store, rooms: Rooms, play: Play, bot_moves: BotMoves) -> None:
        self._store = store
        self._rooms = rooms
        self._play = play
        self._bot_moves = bot_moves
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Begin to look after tables."""
        self._tasks = [asyncio.create_task(self._watch()), asyncio.create_task(self._tidy())]

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _tidy(self) -> None:
        for number in itertools.count(1):
            await asyncio.sleep(_TIDY)
            self._rooms.tidy()
            sweep(everything=number % _SWEEP == 0)

    async def _watch(self) -> None:
        while True:
            try:
                for row in await self._woken():
                    await self._look_after(row.table_id)
            except Exception as error:
                log_failure(_log, "could not look after the tables", error)
            await asyncio.sleep(_EVERY)

    async def _woken(self) -> list[Row[Any]]:
        query = select(waits.c.table_id).where(waits.c.wake <= now()).order_by(waits.c.wake)
        async with self._store.read() as connection:
            return list((await connection.execute(query.limit(_MOST))).all())

    async def _look_after(self, table_id: str) -> None:
        try:
            room = await self._rooms.open(table_id)
            async with room.lock:
                await self._rooms.catch_up(room)
                # Vacations may have changed since the clock was set.
                await self._rooms.read_anew(room)
            for seat in range(len(room.table.seats)):
                await self._let_lapse(room, seat)
            self._bot_moves.drive(room)
            await self._wind(room)
        except Invalid as invalid:
            # Its pieces are refused by this release: nothing can happen there any more.
            _log.warning("table %s cannot be played: %s", table_id, invalid)
            await self._sleep(table_id, None)
        except Exception as error:
            log_failure(_log, f"could not look after table {table_id}", error)

    async def _let_lapse(self, room: Room, seat: Seat) -> None:
        course = room.course
        if course is None or course.over or seat in automatic(room.table, course):
            return
        end = due(room.table.clock, course.clocks, seat, room.vacations)
        if end is None or end > now():
            return
        absent = isinstance(room.table.clock, GameClock) or course.lapses[seat] + 1 >= ABSENT
        if not isinstance(room.table.clock, GameClock) or not room.table.replace:
            await self._play.move_for(room, seat, course.numbers[seat], None, "lapse")
        if room.table.replace and absent:
            await self._play.remark(room, "replace", seat)

    async def _wind(self, room: Room) -> None:
        """Set the moment of the next look, if nothing that was written has done so."""
        course = room.course
        await self._sleep(room.table.id, None if course is None else self._play.wake(room, course))

    async def _sleep(self, table_id: str, wake: int | None) -> None:
        async with self._store.write() as connection:
            await connection.execute(
                update(waits)
                .where(waits.c.table_id == table_id, waits.c.wake <= now())
                .values(wake=wake)
            )
