"""What happened at a table, read from its journal: log lines, single moments, the record."""

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.storage.schema import entries
from fondaco.server.tables.entry import Entry, read_entry, taken_back
from fondaco.server.tables.messages import LogLine
from fondaco.server.tables.outgoing import ear_index, log_lines
from fondaco.server.tables.snapshots import read_entries
from fondaco.server.tables.table import Table
from fondaco.table.record import Move, Record, Result
from fondaco.table.words import Seat

_PAGE = 200


async def find_lines(
    connection: AsyncConnection, table: Table, ear: Seat | None, before: int | None, most: int
) -> list[LogLine]:
    """The last lines a seat heard before one of its numbers, the oldest first."""
    lines: list[LogLine] = []
    upto = None if before is None else await _number_with(connection, table, ear, before)
    while len(lines) < most:
        page = await _page(connection, table, upto)
        if not page:
            break
        # Lines are numbered from the entry before. So the first entry of a page is only read for
        # its numbers, unless it is the deal, which has none before it.
        whole = page[0].number == 0
        found = log_lines(
            table, None if whole else page[0].numbers, page if whole else page[1:], ear
        )
        wanted = [line for line in found if before is None or line.number < before]
        lines = [*wanted, *lines]
        if whole:
            break
        upto = page[0].number
    return lines[-most:]


async def _page(connection: AsyncConnection, table: Table, upto: int | None) -> list[Entry]:
    query = select(entries).where(entries.c.table_id == table.id)
    if upto is not None:
        query = query.where(entries.c.number <= upto)
    rows = (await connection.execute(query.order_by(entries.c.number.desc()).limit(_PAGE))).all()
    return [read_entry(row) for row in reversed(rows)]


async def _number_with(
    connection: AsyncConnection, table: Table, ear: Seat | None, count: int
) -> int | None:
    """The first entry after which a seat had heard so much, found by halving."""
    index = ear_index(table, ear)
    column = entries.c.number
    newest = select(column).where(entries.c.table_id == table.id).order_by(column.desc()).limit(1)
    low, high = 0, await connection.scalar(newest)
    if high is None:
        return None
    while low < high:
        middle = (low + high) // 2
        query = select(entries.c.numbers).where(entries.c.table_id == table.id, column == middle)
        found = await connection.scalar(query)
        if msgspec.json.decode(found or "[]", type=list[int])[index] < count:
            low = middle + 1
        else:
            high = middle
    return low


async def entry_with(
    connection: AsyncConnection, table: Table, ear: Seat | None, count: int
) -> Entry:
    """The entry with which a seat had heard so much; there is one."""
    number = await _number_with(connection, table, ear, count)
    query = select(entries).where(entries.c.table_id == table.id, entries.c.number == number)
    return read_entry((await connection.execute(query)).one())


async def standing(connection: AsyncConnection, table: Table) -> list[Entry]:
    """The deal and the moves that were not taken back: those that stand in the record."""
    dealt, *later = await read_entries(connection, table.id, -1)
    undone = taken_back(later)
    stands = [entry for entry in later if entry.number not in undone]
    return [dealt, *(entry for entry in stands if entry.kind in ("act", "lapse"))]


async def record_of(connection: AsyncConnection, table: Table) -> Record:
    """The record of a table that is over, with its secret: what was dealt can be proven."""
    dealt, *later = await standing(connection, table)
    moves: list[Move] = []
    for entry in later:
        assert entry.seat is not None and entry.action is not None
        moves.append(Move(entry.seat, msgspec.json.decode(entry.action), entry.drew))
    result = None
    if table.result is not None and table.end is not None:
        result = Result(table.end, table.result.totals, table.result.ranks)
    return Record(table.header, dealt.drew, tuple(moves), result, table.secret)
