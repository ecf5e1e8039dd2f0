"""A table in memory: where it stands, who listens, and what each of them is told."""

import asyncio
import itertools
from collections import deque
from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec

from fondaco.server.moments import now
from fondaco.server.tables.agreed import Agreed
from fondaco.server.tables.course import Course
from fondaco.server.tables.entry import Entry
from fondaco.server.tables.pace import Vacations
from fondaco.server.tables.shapes import (
    ChatLine,
    Closing,
    Hello,
    LogLine,
    News,
    Presence,
    Snapshot,
    TableInfo,
    TableNews,
)
from fondaco.server.tables.telling import (
    Gauge,
    clock_face,
    ear_index,
    gauge_of,
    line_of,
    log_lines,
    table_info,
    turn_of,
    was_heard,
)
from fondaco.table.contract import State
from fondaco.table.words import Seat

RECENT = 64
"""So many entries are kept in memory, for the log and for clients that lost the line."""
PAST = 8
"""So many states are kept, to tell whether a late answer still answers the same question."""
_WAITING = 200  # messages; a client that lets more pile up is told to come back

_encode = msgspec.json.Encoder().encode

Composed = dict[Seat | None, list[bytes]]
"""News for each seat that listens, ready to be sent."""


class Line:
    """One client that listens at a table."""

    def __init__(self, ear: Seat | None, person: str | None) -> None:
        self.ear = ear
        self.person = person
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(_WAITING)
        """What is to be sent; None: hang up."""

    def send(self, message: bytes) -> None:
        """Send a message after those that wait; too slow a client loses the line."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.close()

    def close(self) -> None:
        """Hang up once everything before has been sent."""
        if not self.queue.full():
            self.queue.put_nowait(None)


Listeners = dict[Seat | None, list[Line]]


class Elsewhere(NamedTuple):
    """Who listens at this table in another process."""

    seats: frozenset[Seat]
    spectators: int
    at: int


_FRESH = 90_000
"""Another process says who listens there at least every so many milliseconds, twice."""


class Room:
    """A table in memory. Only `play`, `lobby` and `rooms` change it, under its lock."""

    def __init__(self, table: Agreed, run: str) -> None:
        """`run`: the run of the house whose news this room tells; see `Hello`."""
        self.table = table
        self.run = run
        self.course: Course | None = None
        self.recent: deque[Entry] = deque(maxlen=RECENT + 1)
        self.past: deque[tuple[tuple[int, ...], State]] = deque(maxlen=PAST)
        self.kept = -1
        """The number of the newest snapshot."""
        self.lock = asyncio.Lock()
        self.lines: dict[Seat | None, set[Line]] = {}
        self.elsewhere: dict[str, Elsewhere] = {}
        self.vacations: Vacations = {}
        self.driver: asyncio.Task[None] | None = None
        self.used = now()
        self.on_presence: Callable[[Room], None] = lambda room: None

    # -- where it stands --

    @property
    def is_over(self) -> bool:
        return self.course is not None and self.course.over

    def begin(self, course: Course, entries: Iterable[Entry]) -> None:
        """Stand where a fold of the journal ended."""
        self.course = course
        self.recent.clear()
        self.recent.extend(entries)
        self.past.clear()
        self.past.append((course.numbers, course.state))

    def compose(self, course: Course, entry: Entry) -> Composed:
        """What everybody who listens would be told of an entry, but for the one who acted."""
        assert self.course is not None
        before = self.course.numbers
        return {
            ear: self._news(course, [entry], before, ear)
            for ear, lines in self.lines.items()
            if lines and ear != entry.seat
        }

    def advance(self, course: Course, entry: Entry, news: Composed) -> Listeners:
        """Move on by one entry and tell everybody it was composed for; who is still to be told.

        Not who comes from now on: he is greeted with where the table stands.
        """
        self.course = course
        self.recent.append(entry)
        self.past.append((course.numbers, course.state))
        self._tell_news(news)
        return {ear: list(lines) for ear, lines in self.lines.items() if lines and ear not in news}

    def tell_rest(self, before: Course, entry: Entry, rest: Listeners) -> None:
        """Tell of an entry who has not been told: who acted hears of it last, when it is kept."""
        course = self.course
        assert course is not None
        for ear, lines in rest.items():
            _send_all(lines, self._news(course, [entry], before.numbers, ear))
        if entry.kind not in ("act", "lapse", "undo"):
            self.tell_table()

    def take_back(self, before: Course) -> None:
        """Stand again where the table stood before the last entry, which could not be kept."""
        self.course = before
        self.recent.pop()
        self.past.pop()
        self.tell_hello()

    def follow(self, course: Course, entries: list[Entry]) -> None:
        """Move on by entries another process wrote."""
        before = self.course
        self.course = course
        self.recent.extend(entries)
        self.past.append((course.numbers, course.state))
        numbers = None if before is None else before.numbers
        ears = [ear for ear, lines in self.lines.items() if lines]
        self._tell_news({ear: self._news(course, entries, numbers, ear) for ear in ears})
        if any(entry.kind not in ("act", "lapse", "undo") for entry in entries):
            self.tell_table()

    def state_at(self, ear: Seat | None, number: int) -> State | None:
        """A state in which a seat had heard so much, if it is remembered; the latest such."""
        index = ear_index(self.table, ear)
        for numbers, state in reversed(self.past):
            if numbers[index] == number:
                return state
        return None

    # -- what is told --

    def _tell_news(self, news: Composed) -> None:
        for ear, messages in news.items():
            _send_all(self.lines.get(ear, ()), messages)

    def _news(
        self,
        course: Course,
        entries: list[Entry],
        before: tuple[int, ...] | None,
        ear: Seat | None,
    ) -> list[bytes]:
        """Some entries in a row as news for a seat; the last carries view and turn."""
        table, told = self.table, []
        for entry in entries:
            if was_heard(table, before, entry, ear):
                told.append(line_of(table, entry, ear, live=True))
            before = entry.numbers
        if not told:
            return []
        *first, last = told
        view = course.state.view(ear)
        final = News(
            last.number,
            last.mover,
            last.events,
            last.undone,
            course.over,
            view,
            turn_of(table, course, ear, view),
            clock_face(table, course, self.vacations),
        )
        plain = [News(line.number, line.mover, line.events, line.undone, False) for line in first]
        return [*(_encode(news) for news in plain), _encode(final)]

    def missed(self, ear: Seat | None, number: int) -> list[bytes] | None:
        """The news a seat has not seen yet, or None when some of it is no longer in memory."""
        index = ear_index(self.table, ear)
        recent = list(self.recent)
        if not recent or number > recent[-1].numbers[index] or number < recent[0].numbers[index]:
            return None
        new = [place for place, entry in enumerate(recent) if entry.numbers[index] > number]
        if not new:
            return []
        start = new[0]
        # What comes before the first new entry has the number the client saw.
        before = tuple(
            number if place == index else count for place, count in enumerate(recent[start].numbers)
        )
        assert self.course is not None
        return self._news(self.course, recent[start:], before, ear)

    def log(self, ear: Seat | None, most: int) -> tuple[LogLine, ...]:
        """The last things a seat heard, as far as they are in memory."""
        recent = list(self.recent)
        if not recent:
            return ()
        # The first one only says what was heard before, unless it is the deal.
        if recent[0].number == 0:
            return tuple(log_lines(self.table, None, recent, ear)[-most:])
        return tuple(log_lines(self.table, recent[0].numbers, recent[1:], ear)[-most:])

    def snapshot(self, ear: Seat | None, person: str | None) -> Snapshot:
        """The table as a seat sees it now."""
        info, course = self.info(person), self.course
        clock = clock_face(self.table, course, self.vacations)
        if course is None:
            return Snapshot(0, info, None, None, (), clock, False)
        view = course.state.view(ear)
        return Snapshot(
            course.numbers[ear_index(self.table, ear)],
            info,
            view,
            turn_of(self.table, course, ear, view),
            self.log(ear, 50),
            clock,
            course.over,
        )

    def hello(self, ear: Seat | None, person: str | None) -> bytes:
        """The first thing a client hears."""
        snapshot = msgspec.structs.asdict(self.snapshot(ear, person))
        return _encode(Hello(**snapshot, run=self.run))

    def tell_hello(self) -> None:
        """Tell everybody where the table stands: the game began."""
        for line in itertools.chain.from_iterable(self.lines.values()):
            line.send(self.hello(line.ear, line.person))

    def gauge(self) -> Gauge:
        return Gauge() if self.course is None else gauge_of(self.course)

    def info(self, person: str | None) -> TableInfo:
        """The table as a person sees it."""
        present = dict.fromkeys(self.present(), True)
        return table_info(self.table, self.gauge(), person, present, self.spectators())

    def table_news(self, person: str | None) -> bytes:
        """The table itself, as a person sees it."""
        return _encode(TableNews(self.info(person)))

    def tell_table(self) -> None:
        """Tell everybody that the table itself changed, each as he may see it."""
        lines = itertools.chain.from_iterable(self.lines.values())
        by_person: dict[str | None, bytes] = {}
        for line in list(lines):
            if line.person not in by_person:
                by_person[line.person] = self.table_news(line.person)
            line.send(by_person[line.person])

    def tell_all(self, message: msgspec.Struct) -> None:
        """Tell everybody the same."""
        encoded = _encode(message)
        for line in itertools.chain.from_iterable(self.lines.values()):
            line.send(encoded)

    def tell_chat(self, line: ChatLine) -> None:
        """Tell everybody what was said, or the two it is between."""
        if line.to is None:
            self.tell_all(line)
            return
        encoded = _encode(line)
        for seat in {line.seat, line.to}:
            for listener in self.lines.get(seat, ()):
                listener.send(encoded)

    # -- who listens --

    def present(self) -> frozenset[Seat]:
        """The seats with a client, here or in another process."""
        here = {seat for seat, lines in self.lines.items() if lines and seat is not None}
        return frozenset(here).union(*(other.seats for other in self._others()))

    def spectators(self) -> int:
        """How many clients watch."""
        return len(self.lines.get(None, ())) + sum(other.spectators for other in self._others())

    def _others(self) -> list[Elsewhere]:
        return [other for other in self.elsewhere.values() if other.at > now() - 2 * _FRESH]

    def here(self) -> Elsewhere:
        """Who listens in this process, as the others are told."""
        seats = frozenset(seat for seat, lines in self.lines.items() if lines and seat is not None)
        return Elsewhere(seats, len(self.lines.get(None, ())), now())

    def enter(self, line: Line) -> None:
        """Begin to listen."""
        self.lines.setdefault(line.ear, set()).add(line)
        self.used = now()
        self.tell_presence()
        self.on_presence(self)

    def leave(self, line: Line) -> None:
        """Stop listening."""
        self.lines.get(line.ear, set()).discard(line)
        self.used = now()
        self.tell_presence()
        self.on_presence(self)

    def show_out(self) -> None:
        """Hang up on those who listen at a seat that is another's now."""
        for seat, lines in self.lines.items():
            if seat is not None:
                for line in [it for it in lines if it.person != self.table.seats[seat].person]:
                    lines.discard(line)
                    line.close()

    def tell_presence(self) -> None:
        """Tell everybody who is looking."""
        present = self.present()
        seats = tuple(seat in present for seat in range(len(self.table.seats)))
        self.tell_all(Presence(seats, self.spectators()))

    @property
    def is_watched(self) -> bool:
        return any(self.lines.values())

    def hang_up(self) -> None:
        """Tell everybody that the house closes, and end their lines."""
        self.tell_all(Closing())
        for line in itertools.chain.from_iterable(self.lines.values()):
            line.close()


def _send_all(lines: Iterable[Line], messages: Iterable[bytes]) -> None:
    for line in lines:
        for message in messages:
            line.send(message)
