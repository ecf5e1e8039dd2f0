"""Who moves where nobody sits: bots think elsewhere, and a table never waits for a failed one."""

import asyncio
import logging
from typing import Any

import msgspec

from fondaco.server.storage.engine import Store
from fondaco.server.storage.trouble import log_failure
from fondaco.server.tables.course import Course, automatic
from fondaco.server.tables.entry import Entry, taken_back
from fondaco.server.tables.outgoing import heard
from fondaco.server.tables.play import Play
from fondaco.server.tables.room import Room
from fondaco.server.tables.snapshots import read_entries
from fondaco.server.tables.table import Table
from fondaco.server.workers.jobs import PROGRAM, Advised, Decide, GameSpec
from fondaco.server.workers.pool import Failed, Pool
from fondaco.table.words import Seat

_log = logging.getLogger(__name__)

PROGRAMS_SHARE = 0.8
"""Of the time a bot has: what is left is for the house to notice that a program is silent."""
STAND_IN = "merchant"
"""The bot that takes over from those who leave, and that makes suggestions."""
ADVISER = "admiral"
"""The bot whose best choices, chances and reasons are told as advice."""


class BotMoves:
    """Moves for bots, and for seats whose owner left."""

    def __init__(self, store: Store, play: Play, pool: Pool, programs: dict[str, str]) -> None:
        """`programs`: the host's own, by the names they have as bots."""
        self._programs = {f"{PROGRAM}:{name}": command for name, command in programs.items()}
        self._store = store
        self._play = play
        self._pool = pool
        self._closing = False

    def drive(self, room: Room) -> None:
        """See to it that the table does not wait for a seat nobody sits at."""
        if room.bots_moving is None and not self._closing and _next(room) is not None:
            room.bots_moving = asyncio.create_task(self._drive(room))

    async def _drive(self, room: Room) -> None:
        try:
            while (seat := _next(room)) is not None and not self._closing:
                await self._move(room, seat)
                await asyncio.sleep(0)  # others have their turn even when a bot plays on and on
        except Exception as error:
            # The table is looked after again when its `wake` comes.
            log_failure(_log, f"nobody moves at table {room.table.id}", error)
        finally:
            room.bots_moving = None
            if room.is_over:
                self._pool.forget(room.table.id)

    async def _move(self, room: Room, seat: Seat) -> None:
        course = room.course
        assert course is not None
        number = course.numbers[seat]
        chair = room.table.seats[seat]
        if chair.kind != "bot" and seat not in course.replaced:
            await self._play.move_for(room, seat, number, None, "lapse")
            return
        action: dict[str, Any] | None = None
        try:
            bot = chair.bot or STAND_IN
            action = await self.decision(room, course, seat, bot, f"owner {room.table.owner}")
        except Failed as failed:
            _log.warning("a bot failed at table %s: %s", room.table.id, failed)
        if action is not None and await self._tried(room, seat, number, action):
            return
        await self._play.move_for(room, seat, number, None)

    async def _tried(self, room: Room, seat: Seat, number: int, action: dict[str, Any]) -> bool:
        try:
            await self._play.move_for(room, seat, number, action)
        except Exception as error:  # a bot's illegal action must not stop the table
            _log.warning("a bot's action failed at table %s: %r", room.table.id, error)
            return False
        return True

    async def decision(
        self, room: Room, course: Course, seat: Seat, bot: str, who: str
    ) -> dict[str, Any]:
        """What a bot would do at a seat, for whoever asks; or `Failed`."""
        action: dict[str, Any] = await self._ask(room, course, seat, bot, who, advise=False)
        return action

    async def advice(self, room: Room, course: Course, seat: Seat, who: str) -> list[Advised]:
        """The best choices at a seat as an admiral sees them, or `Failed`."""
        found = await self._ask(room, course, seat, ADVISER, who, advise=True)
        return msgspec.convert(found, list[Advised])

    async def _ask(
        self, room: Room, course: Course, seat: Seat, bot: str, who: str, *, advise: bool
    ) -> Any:
        after = self._pool.heard(room.table.id, seat, bot)
        since = await self._entries(room, course, after)
        if any(entry.kind == "undo" for entry in since):
            after = 0  # what is taken back was never heard
        for start in dict.fromkeys((after, 0)):
            job = Decide(
                room.table.id,
                seat,
                bot,
                _spec(room.table),
                msgspec.Raw(msgspec.json.encode(course.state.view(seat))),
                start,
                course.number + 1,
                await self._events(room, course, seat, start),
                self._programs.get(bot),
                PROGRAMS_SHARE * self._pool.seconds,
                advise,
            )
            answer = await self._pool.decide(job, who)
            if answer is not None:
                return answer
        raise Failed("a bot that forgets everything at once")

    async def _events(
        self, room: Room, course: Course, seat: Seat, start: int
    ) -> list[msgspec.Raw]:
        """What a seat heard from the entry with number `start` on, of all that stands."""
        entries = await self._entries(room, course, start)
        undone = taken_back(entries)
        return [
            msgspec.Raw(msgspec.json.encode(event))
            for entry in entries
            if entry.number not in undone
            for event in heard(room.table.speech, entry, seat)
        ]

    async def _entries(self, room: Room, course: Course, start: int) -> list[Entry]:
        """From the entry with number `start` on."""
        if room.recent[0].number > start:
            async with self._store.read() as connection:
                return await read_entries(connection, room.table.id, start - 1, course.number)
        return [entry for entry in room.recent if start <= entry.number <= course.number]

    async def close(self) -> None:
        """Let nobody begin to think any more."""
        self._closing = True


def _spec(table: Table) -> GameSpec:
    return GameSpec(table.title, table.options, table.components, table.rules)


def _next(room: Room) -> Seat | None:
    """The seat that is moved for next: the first of those nobody sits at."""
    course = room.course
    if course is None or course.over:
        return None
    nobody = automatic(room.table, course)
    return next((seat for seat in course.actors if seat in nobody), None)
