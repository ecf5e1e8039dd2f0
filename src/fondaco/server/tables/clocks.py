"""Clocks as a fold of the journal: how long each seat has been waited for, what it has left."""

from collections.abc import Collection

import msgspec

from fondaco.server.moments import DAY
from fondaco.server.tables.table import Clock, DayClock, GameClock, MoveClock
from fondaco.table.words import Seat

Vacations = dict[Seat, tuple[int, int]]
"""When the owner of a seat is away: from, to."""


class Clocks(msgspec.Struct, frozen=True):
    """Since when each seat is waited for (none: it is not), and what its game clock has left."""

    since: tuple[int | None, ...]
    left: tuple[int, ...] | None = None
    nudged: tuple[int, ...] = ()
    """When each seat was reminded last, 0 if never; empty while nobody was."""

    def after(
        self,
        at: int,
        mover: Seat | None,
        actors: tuple[Seat, ...],
        paused: frozenset[Seat],
    ) -> "Clocks":
        """The clocks once somebody acted; those of `paused` seats (bots) stand still."""
        since = tuple(
            None
            if seat not in actors
            else at
            if moment is None or seat == mover or self.left is not None
            else moment
            for seat, moment in enumerate(self.since)
        )
        if self.left is None:
            return msgspec.structs.replace(self, since=since)
        left = tuple(
            left if moment is None or seat in paused else max(0, left - (at - moment))
            for seat, (moment, left) in enumerate(zip(self.since, self.left, strict=True))
        )
        return msgspec.structs.replace(self, since=since, left=left)

    def reminded(self, at: int, seats: Collection[Seat]) -> "Clocks":
        """The clocks once these seats were reminded."""
        before = self.nudged or (0,) * len(self.since)
        nudged = tuple(at if seat in seats else moment for seat, moment in enumerate(before))
        return msgspec.structs.replace(self, nudged=nudged)


def first_clocks(clock: Clock, at: int, seats: int, actors: tuple[Seat, ...]) -> Clocks:
    """The clocks after the deal."""
    since = tuple(at if seat in actors else None for seat in range(seats))
    left = (clock.seconds * 1000,) * seats if isinstance(clock, GameClock) else None
    return Clocks(since, left)


def due(clock: Clock, clocks: Clocks, seat: Seat, vacations: Vacations) -> int | None:
    """When a seat's time runs out, or None when it is not running."""
    since = clocks.since[seat]
    if since is None:
        return None
    match clock:
        case MoveClock(seconds):
            return since + seconds * 1000
        case GameClock():
            return since + (0 if clocks.left is None else clocks.left[seat])
        case DayClock(days):
            return _working(since, days * DAY, vacations.get(seat))
    return None


def nudge_from(clocks: Clocks, seat: Seat, patience: int) -> int | None:
    """From when on a seat that is waited for may be reminded, again after `patience` seconds."""
    since = clocks.since[seat]
    if since is None:
        return None
    return max(since, clocks.nudged[seat] if clocks.nudged else 0) + patience * 1000


def _working(since: int, span: int, vacation: tuple[int, int] | None) -> int:
    """The end of a span of time in which a vacation does not count."""
    end = since + span
    if vacation is None:
        return end
    away_from, away_to = max(vacation[0], since), vacation[1]
    return end if away_from >= end or away_to <= away_from else end + (away_to - away_from)


def left_of(clock: Clock, clocks: Clocks, seat: Seat, now: int, vacations: Vacations) -> int | None:
    """How many milliseconds a seat has left, or None without a clock."""
    running = due(clock, clocks, seat, vacations)
    if running is not None:
        return max(0, running - now)
    match clock:
        case GameClock():
            return None if clocks.left is None else clocks.left[seat]
        case MoveClock(seconds):
            return seconds * 1000
        case DayClock(days):
            return days * DAY
    return None
