"""Playing: every change of a running table goes through here, one at a time for each table."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import select

from fondaco.server.metrics import ACTIONS
from fondaco.server.moments import now
from fondaco.server.notices.outbox import notice_rows
from fondaco.server.safety.problems import Problem, conflict, problem_of, stale
from fondaco.server.storage import schema
from fondaco.server.storage.engine import Store
from fondaco.server.storage.journal import Append, Journal
from fondaco.server.tables import snapshots
from fondaco.server.tables.clocks import due
from fondaco.server.tables.course import Course, act, automatic, lingering, remark, undo
from fondaco.server.tables.entry import Entry, Kind, entry_row
from fondaco.server.tables.happenings import Note, happenings, note_nothing
from fondaco.server.tables.outgoing import ear_index, turn_of
from fondaco.server.tables.room import Room
from fondaco.server.tables.rooms import Rooms
from fondaco.server.tables.table import Outcome, Table
from fondaco.table.contract import State
from fondaco.table.finality import Why, finality
from fondaco.table.words import Invalid, Phrase, Refusal, Refused, Seat

Attempt = Callable[[Course], tuple[Course, Entry]]

_TRIES = 20
"""So often in a row another process may be quicker."""

NUDGE = 5_000
"""A bot's table is looked after by another process when nothing happened for so long."""


class Play:
    """Writes what happens at tables, and only then makes it true."""

    def __init__(self, store: Store, journal: Journal, rooms: Rooms, patience: int) -> None:
        """`patience`: how many milliseconds bots may take."""
        self._store = store
        self._journal = journal
        self._rooms = rooms
        self._patience = patience + NUDGE
        self.note: Note = note_nothing

    # -- what a seat does --

    async def act(self, room: Room, seat: Seat, number: int, data: object, key: str) -> int:
        """A seat's action; returns the seat's number after it."""

        def attempt(course: Course) -> tuple[Course, Entry]:
            self._check_fresh(room, course, seat, number)
            action = _read(room, data)
            return act(room.table, course, seat, action, now(), key=key)

        return await self._keyed(room, seat, number, key, attempt)

    async def undo(self, room: Room, seat: Seat, number: int, key: str) -> int:
        """A seat takes its last action back; returns the seat's number after it."""

        def attempt(course: Course) -> tuple[Course, Entry]:
            if number != course.numbers[seat]:
                raise stale(course.numbers[seat])
            return undo(room.table, course, seat, now(), key=key)

        return await self._keyed(room, seat, number, key, attempt)

    async def _keyed(self, room: Room, seat: Seat, number: int, key: str, attempt: Attempt) -> int:
        """Do something once: what was sent before under the same key gets the same answer."""
        with ACTIONS.time():
            return await self._once(room, seat, number, key, attempt)

    async def _once(self, room: Room, seat: Seat, number: int, key: str, attempt: Attempt) -> int:
        async with room.lock:
            if room.is_behind(seat, number):  # it was heard from another process
                await self._rooms.catch_up(room)
            for entry in room.recent:
                if entry.key == key and entry.seat == seat:
                    return entry.numbers[seat]
            try:
                entry = await self._write(room, attempt)
            except (Problem, Refused, Invalid) as error:
                done = await self._done(room, seat, key)
                if done is None:
                    raise problem_of(error) from None
                return done
        return entry.numbers[seat]

    async def _done(self, room: Room, seat: Seat, key: str) -> int | None:
        """The answer to an action that was sent before, however long ago."""
        entries = schema.entries
        query = select(entries.c.numbers).where(
            entries.c.table_id == room.table.id, entries.c.seat == seat, entries.c.key == key
        )
        async with self._store.read() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        return None if found is None else msgspec.json.decode(found, type=list[int])[seat]

    @staticmethod
    def _check_fresh(room: Room, course: Course, seat: Seat, number: int) -> None:
        """Stale, unless the seat is still asked what it was asked when it had heard so much."""
        current = course.numbers[ear_index(room.table, seat)]
        if number == current:
            return
        then = room.state_at(seat, number)
        heard = room.heard[seat].entries
        answered = any(it.seat == seat and it.numbers[seat] > number for it in heard)
        if (
            then is None
            or answered
            or _asked(room.table, course, then, seat)
            != _asked(room.table, course, course.state, seat)
        ):
            raise stale(current)

    def check(
        self, room: Room, seat: Seat, data: object
    ) -> tuple[Refusal | None, Phrase | None, Why | None]:
        """Why an action would be refused, or else what it would bring; changes nothing."""
        state, action = running(room).state, _read(room, data)
        refusal = state.check(seat, action)
        if refusal is not None:
            return refusal, None, None
        speech, view = room.table.speech, state.view(seat)
        return None, speech.choice(view, action), finality(speech.game, view, action)

    # -- what is done for a seat --

    async def move_for(
        self, room: Room, seat: Seat, number: int, data: object | None, kind: Kind = "act"
    ) -> bool:
        """A bot's decision, or with None the catalogue's lapse; False when it came too late."""

        def attempt(course: Course) -> tuple[Course, Entry]:
            if course.over or seat not in course.actors or course.numbers[seat] != number:
                raise stale(course.numbers[seat])
            lapse = data is None
            action = course.state.lapse(seat) if lapse else _read(room, data)
            return act(room.table, course, seat, action, now(), kind=kind)

        async with room.lock:
            try:
                await self._write(room, attempt)
            except Problem:
                return False
        return True

    # -- around the game --

    async def remark(self, room: Room, kind: Kind, seat: Seat) -> None:
        """Leave, come back, be replaced, wish to end or not; ends the game where that follows."""

        def attempt(course: Course) -> tuple[Course, Entry]:
            return remark(room.table, course, kind, seat, now())

        async with room.lock:
            await self._write(room, attempt)
            course = room.course
            if course is not None and not course.over and _should_end(room.table, course):
                await self._write(
                    room, lambda course: remark(room.table, course, "end", None, now())
                )

    async def nudge(self, room: Room, seat: Seat) -> None:
        """Remind those who are waited for, unless it is too soon."""

        def attempt(course: Course) -> tuple[Course, Entry]:
            moment = now()
            if not lingering(room.table, course, seat, moment):
                raise conflict("nobody has kept the table waiting so long")
            return remark(room.table, course, "nudge", seat, moment)

        async with room.lock:
            await self._write(room, attempt)

    async def close(self, room: Room) -> None:
        """End a game whatever its players wish."""
        async with room.lock:
            await self._write(room, lambda course: remark(room.table, course, "end", None, now()))

    async def leave(self, room: Room, seat: Seat) -> None:
        """A seat's owner leaves: a bot takes over if the table agreed to it, else all lapses."""
        if room.table.replace:  # first, or the game would end for want of players
            await self.remark(room, "replace", seat)
        await self.remark(room, "resign", seat)

    # -- writing --

    async def _write(self, room: Room, attempt: Attempt) -> Entry:
        """Try until no other process was quicker; the room's lock is held."""
        for _ in range(_TRIES):
            course = running(room)
            later, entry = attempt(course)
            ended = _ended(room.table, later) if later.over else None
            append = self._append(room, course, later, entry, ended)
            if await self._keep_and_tell(room, later, entry, append, ended):
                if snapshots.is_due(later, room.kept):
                    room.kept = later.number
                self._rooms.on_change(room)
                return entry
            before = course.number
            await self._rooms.catch_up(room)
            if room.course is None or room.course.number == before:
                # Not the number but the key was there: it has been done.
                raise stale(course.numbers[entry.seat or 0])
        wait = {"retry-after": "1"}
        raise Problem("unavailable", "too many act at this table at once", headers=wait)

    async def _keep_and_tell(
        self, room: Room, later: Course, entry: Entry, append: Append, ended: Table | None
    ) -> bool:
        """Nobody hears of what is not durable, or what another process may still prevent."""
        written = self._journal.append(append)
        await asyncio.sleep(0)  # the journal writes; words are found meanwhile
        news = room.compose(later, entry)
        try:
            if not await written:
                return False
        except asyncio.CancelledError:
            self._rooms.follow_soon(room)  # it is written all the same
            raise
        if ended is not None:
            room.become(ended)
        room.advance(later, entry, news)
        return True

    def _append(
        self, room: Room, before: Course, course: Course, entry: Entry, ended: Table | None
    ) -> Append:
        table = room.table
        wake = self.wake(room, course)
        moved = course.actors != before.actors or wake is not None or course.over
        wait = wait_row(table.id, course, wake) if moved else None
        told = notice_rows(happenings(table, before, course, entry, room.present()))
        kept = snapshots.is_due(course, room.kept)
        snapshot = snapshots.snapshot_row(table.id, course) if kept else None
        ending = None if ended is None else _ending_row(ended)
        return Append(entry_row(table.id, entry), wait, snapshot, ending, told)

    def wake(self, room: Room, course: Course) -> int | None:
        """When somebody should look after the table: a clock runs out, or a bot is stuck."""
        if course.over:
            return None
        nobody, ends = automatic(room.table, course), []
        for seat in course.actors:
            if seat in nobody:
                ends.append(now() + self._patience)
                continue
            end = due(room.table.clock, course.clocks, seat, room.vacations)
            ends += [] if end is None else [end]
        return min(ends, default=None)


def running(room: Room) -> Course:
    """Where a running table stands, or a conflict."""
    if room.course is None:
        raise conflict("the game has not begun")
    if room.course.over:
        raise conflict("the game is over")
    return room.course


def wait_row(table_id: str, course: Course, wake: int | None) -> dict[str, Any]:
    """A row of `waits`."""
    return {
        "table_id": table_id,
        "number": course.numbers[-1],
        "actors": msgspec.json.encode(course.actors).decode(),
        "wake": wake,
    }


def _read(room: Room, data: object) -> Any:
    try:
        return room.table.speech.game.read_action(data)
    except msgspec.ValidationError as error:
        text, _, where = str(error).partition(" - at `$.")
        raise Invalid("action." + where.rstrip("`") if where else "action", text) from None


def _asked(table: Table, course: Course, state: State, seat: Seat) -> bytes:
    """What a seat is asked in a state, as its owner reads it."""
    moment = msgspec.structs.replace(course, state=state)
    turn = turn_of(table, moment, seat, state.view(seat))
    return msgspec.json.encode((turn.question, turn.choices, turn.forms))


def _should_end(table: Table, course: Course) -> bool:
    """Whether all who are at the table wish to end, or too few are left to go on."""
    people = {chair.seat for chair in table.seats if chair.kind == "person"}
    staying = people - course.resigned
    here = staying - course.replaced
    bots = len(table.seats) - len(people) + len(course.replaced)
    return not staying or len(here) + bots < 2 or (bool(here) and here <= course.ending)


def _ended(table: Table, course: Course) -> Table:
    """The table from the end of its game on: what is written down, and need not be read again."""
    replace = msgspec.structs.replace
    if course.ended:
        end = "agreed" if course.ending else "left"
        return replace(table, state="ended", end=end, result=None, over=now())
    standings, end_reason = course.state.standings(), course.state.end_reason()
    result = Outcome(tuple(score.total for score in standings.scores), standings.ranks)
    return replace(table, state="finished", end=end_reason, result=result, over=now())


def _ending_row(table: Table) -> dict[str, Any]:
    result = None if table.result is None else msgspec.json.encode(table.result).decode()
    return {"state": table.state, "end": table.end, "result": result, "over": table.over}
