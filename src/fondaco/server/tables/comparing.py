"""Whether the games of a house come out under this code as they were told when they were played."""

from collections.abc import AsyncIterator, Iterator

import msgspec
from sqlalchemy import select

from fondaco.server.storage.engine import Store
from fondaco.server.storage.schema import tables
from fondaco.server.tables.course import Course, deal, retell
from fondaco.server.tables.entry import Entry
from fondaco.server.tables.snapshots import read_entries
from fondaco.server.tables.table import Outcome, Table, find_table
from fondaco.table.chance import ChanceMismatch
from fondaco.table.words import Invalid, Refused


class Difference(msgspec.Struct, frozen=True):
    """Where a game first goes another way: at which entry, in what, then and now."""

    table: str
    title: str
    rules: int
    number: int
    what: str
    then: str
    now: str


async def differences(store: Store) -> AsyncIterator[tuple[Table, int, Difference | None]]:
    """Each table that was begun, how many entries it has, and the first difference in it."""
    async with store.read() as connection:
        begun = select(tables.c.id).where(tables.c.state != "open").order_by(tables.c.created)
        ids = (await connection.scalars(begun)).all()
    for table_id in ids:
        async with store.read() as connection:
            table = await find_table(connection, table_id)
            entries = await read_entries(connection, table_id, -1)
        if table is not None and entries:
            yield table, len(entries), _first_difference(table, entries)


def _first_difference(table: Table, entries: list[Entry]) -> Difference | None:
    reached = 0
    try:
        for number, what, then, now in _compared(table, entries):
            reached = number
            if then != now:
                return _difference(table, number, what, then, now)
    except Refused as refused:
        rule = refused.refusal.rule
        return _difference(table, reached + 1, "action", "was accepted", f"refused by {rule}")
    except (ChanceMismatch, Invalid, msgspec.ValidationError) as error:
        return _difference(table, reached + 1, "entry", "was accepted", str(error))
    return None


def _difference(table: Table, number: int, what: str, then: str, now: str) -> Difference:
    return Difference(table.id, table.title, table.rules, number, what, then, now)


def _compared(table: Table, entries: list[Entry]) -> Iterator[tuple[int, str, str, str]]:
    """Number of an entry, what is compared, as it was and as it is."""
    dealt, *later = entries
    first, today = deal(table, dealt.at, dealt.drew)
    yield 0, "told", dealt.told, today.told
    pieces, course = first.state.census(), first
    for course, entry, today in retell(table, first, later):
        yield entry.number, "told", entry.told, today.told
        yield entry.number, "heard", str(entry.numbers), str(today.numbers)
        yield entry.number, "pieces", str(pieces), str(course.state.census())
    if table.result is not None:
        yield course.number, "result", str(table.result), str(_outcome(course))


def _outcome(course: Course) -> Outcome:
    standings = course.state.standings()
    return Outcome(tuple(score.total for score in standings.scores), tuple(standings.ranks))
