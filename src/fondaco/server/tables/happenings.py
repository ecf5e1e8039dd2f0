"""What people may want to be told of when they are not at the table; never a secret."""

from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.tables.course import Course, automatic
from fondaco.server.tables.entry import Entry
from fondaco.server.tables.table import DayClock, Table

Kind = Literal["turn", "nudge", "invited", "offer", "ended"]


class Happening(msgspec.Struct, frozen=True):
    """Something that concerns a person at a table."""

    kind: Kind
    table: str
    title: str
    person: str
    number: int
    """The entry it follows from: the same happening has the same number."""


Note = Callable[[AsyncConnection, list[Happening]], Awaitable[None]]
"""Writes happenings down in the transaction that makes them true."""


async def note_nothing(_: AsyncConnection, __: list[Happening]) -> None:
    """Nobody is told."""


def nudged(course: Course, entry: Entry) -> set[int]:
    """The seats that an entry reminded."""
    return {seat for seat, at in enumerate(course.clocks.nudged) if at == entry.at}


def happenings(
    table: Table, before: Course | None, course: Course, entry: Entry, present: frozenset[int]
) -> list[Happening]:
    """What an entry means for those who do not see it happen."""

    def told(kind: Kind, seats: set[int]) -> list[Happening]:
        people = {table.seats[seat].person for seat in seats} - {None}
        return [
            Happening(kind, table.id, table.title, person, entry.number)
            for person in sorted(person for person in people if person is not None)
        ]

    everybody = {chair.seat for chair in table.seats if chair.kind == "person"}
    if course.over:
        return told("ended", everybody - present)
    if entry.kind == "offer":
        return told("offer", everybody - course.ending - course.resigned - present)
    if entry.kind == "nudge":
        # Also to those with an open page: they were waited for although it was open.
        return told("nudge", nudged(course, entry))
    waited = set() if before is None else set(before.actors)
    # In games by post a page may have been open for days: it does not mean that somebody is there.
    here = frozenset() if isinstance(table.clock, DayClock) else present
    asked = set(course.actors) - waited - automatic(table, course) - here
    return told("turn", asked)
