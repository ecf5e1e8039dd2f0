"""The journal's short way on SQLite: only what waits for the disk changes threads.

Each statement of the asynchronous driver changes threads twice. That is nothing to most of the
house, but it would be most of what an action costs. Rows are put into memory here and now, in
microseconds; the commit waits for the disk in a thread, and meanwhile the house goes on.
"""

import asyncio
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from sqlalchemy import Insert, Update
from sqlalchemy.dialects import sqlite

from fondaco.server.storage.engine import Store, own, prepare_sqlite

Rows = Sequence[Sequence[Mapping[str, Any]]]
"""Rows for each statement, of which the first has one."""

_BETWEEN = 0.01  # seconds between two looks at a file that another program writes to
_CHECKPOINT = 500  # commits: a few megabytes of log, written to over and over


class SqliteJournal:
    """Appends batches; the caller holds the store's turn to write."""

    def __init__(self, store: Store, statements: Iterable[Insert | Update]) -> None:
        """The first statement decides whether the others follow."""
        self._file = store.url.database or ""
        self._patience = store.patience
        self._statements = [_plain(statement) for statement in statements]
        self._line: sqlite3.Connection | None = None
        self._disk = ThreadPoolExecutor(1, "journal")
        self._aside = ThreadPoolExecutor(1, "checkpoint")
        self._commits = 0
        self._moving: Future[None] | None = None

    async def write(self, batch: Sequence[Rows]) -> list[bool]:
        """Write a batch; returns for each part whether its first row was new."""
        try:
            return await self._write(batch)
        except sqlite3.Error:
            # A connection opened while the disk was read-only stays read-only: open a new one.
            self._hang_up()
            raise

    async def _write(self, batch: Sequence[Rows]) -> list[bool]:
        if self._line is None:
            self._line = _connect(self._file)  # without patience: `_begin` waits, the house goes on
            self._line.execute("PRAGMA wal_autocheckpoint=0")  # see `_checkpoint`
        line = self._line
        await self._checkpoint(line)
        await _begin(line, self._patience)
        try:
            taken = [self._put(line, rows) for rows in batch]
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._disk, line.execute, "COMMIT")
        except BaseException:
            line.rollback()
            raise
        self._commits += 1
        return taken

    async def _checkpoint(self, line: sqlite3.Connection) -> None:
        """Bring the log into the file in time: most of it aside, while the house goes on.

        What was written meanwhile follows between two batches, when nobody writes: only when all of
        it has been moved does the log begin anew, instead of growing.
        """
        if self._moving is None:
            if self._commits >= _CHECKPOINT:
                self._moving = self._aside.submit(_move_log, self._file)
        elif self._moving.done():
            self._moving, self._commits = None, 0
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._disk, _checkpoint, line)

    def _put(self, line: sqlite3.Connection, rows: Rows) -> bool:
        for place, (text, names) in enumerate(self._statements):
            for row in rows[place]:
                put = line.execute(text, [row[name] for name in names])
                if place == 0 and put.rowcount < 1:
                    return False
        return True

    def close(self) -> None:
        """Give the connections back."""
        self._disk.shutdown()
        self._aside.shutdown()
        self._hang_up()

    def _hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
        self._line = None


def _connect(file: str) -> sqlite3.Connection:
    own(file)
    line = sqlite3.connect(file, check_same_thread=False)
    prepare_sqlite(line, 0)
    return line


async def _begin(line: sqlite3.Connection, patience: float) -> None:
    """Begin to write; another program may do so at this moment."""
    for _ in range(max(1, round(patience / _BETWEEN))):
        try:
            line.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            await asyncio.sleep(_BETWEEN)
        else:
            return
    raise TimeoutError("another program holds the database")


def _move_log(file: str) -> None:
    line = sqlite3.connect(file)
    try:
        _checkpoint(line)
    finally:
        line.close()


def _checkpoint(line: sqlite3.Connection) -> None:
    # Read to the end: a statement that is not over keeps the next transaction from its commit.
    line.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def _plain(statement: Insert | Update) -> tuple[str, list[str]]:
    """A statement as text, and the names of its parameters in order."""
    compiled = statement.compile(dialect=sqlite.dialect())
    return str(compiled), list(compiled.positiontup or ())
