"""A table in memory: where it stands, who listens, and what each of them is told."""

import asyncio
import itertools
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

import msgspec

from fondaco.server.moments import now
from fondaco.server.tables.clocks import Vacations
from fondaco.server.tables.course import Course
from fondaco.server.tables.entry import Entry
from fondaco.server.tables.happenings import nudged
from fondaco.server.tables.line import Line
from fondaco.server.tables.messages import (
    ChatLine,
    Closing,
    Hello,
    LogLine,
    News,
    Nudge,
    Presence,
    Snapshot,
    TableInfo,
    TableNews,
)
from fondaco.server.tables.outgoing import (
    Gauge,
    clock_face,
    ear_index,
    gauge_of,
    line_of,
    recall,
    shared,
    table_info,
    tell_live,
    turn_of,
    was_heard,
)
from fondaco.server.tables.remembered import RECENT, Heard
from fondaco.server.tables.table import Table
from fondaco.table.contract import State
from fondaco.table.words import Seat

_encode = msgspec.json.Encoder().encode

Composed = dict[Seat | None, list[bytes]]
"""News for each seat that listens, ready to be sent."""


class Elsewhere(NamedTuple):
    """Who listens at this table in another process."""

    seats: frozenset[Seat]
    spectators: int
    at: int


_FRESH = 90_000
"""Another process says who listens there at least every so many milliseconds, twice."""


class Room:
    """A table in memory. Only `play`, `lobby` and `rooms` change it, under its lock."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.course: Course | None = None
        self.recent: deque[Entry] = deque(maxlen=RECENT + 1)
        """The last entries, for the house alone: what is told comes from `heard`."""
        self.heard = tuple(Heard() for _ in range(len(table.seats) + 1))
        self.kept = -1
        """The number of the newest snapshot."""
        self.lock = asyncio.Lock()
        self.lines: dict[Seat | None, set[Line]] = {}
        self.elsewhere: dict[str, Elsewhere] = {}
        self.vacations: Vacations = {}
        self.bots_moving: asyncio.Task[None] | None = None
        self.used = now()
        self.on_presence: Callable[[Room], None] = lambda room: None

    # -- where it stands --

    @property
    def is_over(self) -> bool:
        return self.course is not None and self.course.over

    def begin(self, course: Course, entries: Iterable[Entry]) -> None:
        """Stand where a fold of the journal ended."""
        self.recent.clear()
        self.heard = tuple(Heard() for _ in course.numbers)
        # The first entry is only read for its numbers, unless it is the deal (see `chronicle`).
        before: tuple[int, ...] | None = None
        for place, entry in enumerate(entries):
            if place > 0 or entry.number == 0:
                self._remember(before, entry)
            before = entry.numbers
        self._stand(course)

    def _remember(self, before: tuple[int, ...] | None, entry: Entry) -> None:
        self.recent.append(entry)
        for index, heard in enumerate(self.heard):
            if before is None or entry.numbers[index] != before[index]:
                heard.entries.append(entry)

    def _stand(self, course: Course) -> None:
        self.course = course
        for number, heard in zip(course.numbers, self.heard, strict=True):
            heard.stand(number, course.state)

    def compose(self, course: Course, entry: Entry) -> Composed:
        """What everybody who listens is told of an entry, once it is kept."""
        assert self.course is not None
        return self._compose(course, [entry], self.course.numbers)

    def _compose(
        self, course: Course, entries: list[Entry], before: tuple[int, ...] | None
    ) -> Composed:
        said = [tell_live(self.table, entry) for entry in entries]
        ears = [ear for ear, lines in self.lines.items() if lines]
        news: Composed = {}
        for ear in ears:
            then, told = before, []
            for entry, events in zip(entries, said, strict=True):
                if was_heard(self.table, then, entry, ear):
                    told.append(line_of(self.table, entry, events, ear))
                then = entry.numbers
            news[ear] = self._news(course, told, ear)
        return news

    def advance(self, course: Course, entry: Entry, news: Composed) -> None:
        """Move on by one entry, which is kept, and tell everybody."""
        if any(lines and ear not in news for ear, lines in self.lines.items()):
            news = self.compose(course, entry)  # somebody came meanwhile
        self._move_on(course, [entry], news)

    def _move_on(self, course: Course, entries: list[Entry], news: Composed) -> None:
        before = None if self.course is None else self.course.numbers
        for entry in entries:
            self._remember(before, entry)
            before = entry.numbers
        self._stand(course)
        for ear, messages in news.items():
            for line in self.lines.get(ear, ()):
                for message in messages:
                    line.send(message)
        if any(entry.kind not in ("act", "lapse", "undo", "nudge") for entry in entries):
            self.tell_table()
        for entry in entries:
            if entry.kind == "nudge" and entry.seat is not None:
                seats = tuple(sorted(nudged(course, entry)))
                self.tell_all(
                    Nudge(entry.seat, seats, clock_face(self.table, course, self.vacations))
                )

    def follow(self, course: Course, entries: list[Entry]) -> None:
        """Move on by entries another process wrote."""
        before = None if self.course is None else self.course.numbers
        self._move_on(course, entries, self._compose(course, entries, before))

    def is_behind(self, ear: Seat | None, number: int) -> bool:
        """Whether a seat has heard more, from another process, than this one knows."""
        course = self.course
        return course is not None and course.numbers[ear_index(self.table, ear)] < number

    def state_at(self, ear: Seat | None, number: int) -> State | None:
        """A state in which a seat had heard so much, if it is remembered; the latest such."""
        return self.heard[ear_index(self.table, ear)].states.get(number)

    # -- what is told --

    def _news(self, course: Course, told: list[LogLine], ear: Seat | None) -> list[bytes]:
        """Some lines in a row as news for a seat; the last carries view and turn."""
        table = self.table
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
        assert self.course is not None
        index, table = ear_index(self.table, ear), self.table
        entries = self.heard[index].since(index, number)
        if entries is None or number > self.course.numbers[index]:
            return None
        # Whoever comes back says himself what he has seen: the past is told as a log tells it.
        told = [line_of(table, entry, shared(recall(table, entry)), ear) for entry in entries]
        return self._news(self.course, told, ear)

    def log(self, ear: Seat | None, most: int) -> tuple[LogLine, ...]:
        """The last things a seat heard, as far as they are in memory."""
        table, entries = self.table, list(self.heard[ear_index(self.table, ear)].entries)[-most:]
        return tuple(line_of(table, entry, recall(table, entry), ear) for entry in entries)

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
        return _encode(Hello(**snapshot))

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

    def become(self, table: Table) -> None:
        """The table is this now; whoever sees that something changed is told."""
        before, self.table = self.told_table(), table
        self.tell_table(before)

    def told_table(self) -> dict[str | None, bytes]:
        """What everybody who listens may see of the table."""
        lines = itertools.chain.from_iterable(self.lines.values())
        return {person: self.table_news(person) for person in {line.person for line in lines}}

    def tell_table(self, before: Mapping[str | None, bytes] | None = None) -> None:
        """Tell everybody that the table itself changed, each as he may see it.

        Who could see the same before hears nothing: that there was a change is not for him.
        """
        news = self.told_table()
        for line in list(itertools.chain.from_iterable(self.lines.values())):
            message = news[line.person]
            if before is None or before.get(line.person) != message:
                line.send(message)

    def tell_all(self, message: msgspec.Struct) -> None:
        """Tell everybody the same."""
        encoded = _encode(message)
        for line in itertools.chain.from_iterable(self.lines.values()):
            line.send(encoded)

    def tell_chat(self, line: ChatLine, deaf: frozenset[str]) -> None:
        """Tell everybody what was said, or the two it is between; not who blocked its author."""
        encoded = _encode(line)
        ears = self.lines.keys() if line.to is None else {line.seat, line.to}
        for ear in ears:
            for listener in self.lines.get(ear, ()):
                if listener.person not in deaf:
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
