"""SQLite's quick way to append: no thread is changed unless the disk is slow.

Each statement of the asynchronous driver changes threads twice. That is nothing to most of the
house, but it would be most of the time between an action and the other seats. Rows are put into
memory here and now, in microseconds. The commit waits for the disk: here too as long as that takes
less than two threads need to take turns, else in a thread, and meanwhile the house goes on.
"""

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any

from sqlalchemy import Insert
from sqlalchemy.dialects import sqlite

from fondaco.server.storage.engine import Store, prepare_sqlite

Rows = Sequence[dict[str, Any] | None]
"""A row for each statement; None: nothing to say there."""

_PATIENCE = 1000  # looks at a file that another program writes to
_BETWEEN = 0.01  # seconds between two of them
_BRISK = 0.002  # seconds: a disk that answers so soon is waited for
_COMMITS = 8  # about so many of the last ones tell how quick it is
_CHECKPOINT = 2000  # commits: some ten megabytes of log, written to over and over


class Quick:
    """Appends batches; the caller holds the store's turn to write."""

    def __init__(self, store: Store, statements: Iterable[Insert]) -> None:
        """The first statement decides whether the others follow."""
        self._file = store.url.database or ""
        self._statements = [_plain(statement) for statement in statements]
        self._line: sqlite3.Connection | None = None
        self._disk = ThreadPoolExecutor(1, "journal")
        self._aside = ThreadPoolExecutor(1, "checkpoint")
        self._commits = 0
        self._took = 0.0

    async def write(self, batch: Sequence[Rows]) -> list[bool]:
        """Write all rows of a batch; for which the first of them was new."""
        if self._line is None:
            self._line = _connect(self._file)
        line = self._line
        await _begin(line)
        try:
            taken = [self._put(line, rows) for rows in batch]
            await self._commit(line)
        except BaseException:
            line.rollback()
            raise
        self._commits += 1
        if self._commits % _CHECKPOINT == 0:
            self._aside.submit(_checkpoint, self._file)
        return taken

    def _put(self, line: sqlite3.Connection, rows: Rows) -> bool:
        for (text, names), row in zip(self._statements, rows, strict=True):
            if row is not None and line.execute(text, [row[name] for name in names]).rowcount < 1:
                return False
        return True

    async def _commit(self, line: sqlite3.Connection) -> None:
        begun = perf_counter()
        if self._took < _BRISK:
            line.execute("COMMIT")
        else:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._disk, line.execute, "COMMIT")
        self._took += (perf_counter() - begun - self._took) / _COMMITS

    def close(self) -> None:
        """Give the connection back."""
        self._disk.shutdown()
        self._aside.shutdown()
        if self._line is not None:
            self._line.close()
            self._line = None


def _connect(file: str) -> sqlite3.Connection:
    line = sqlite3.connect(file, check_same_thread=False)
    prepare_sqlite(line, None)
    line.execute("PRAGMA busy_timeout=0")  # `_begin` waits, without holding up the house
    line.execute("PRAGMA wal_autocheckpoint=0")  # `_checkpoint` does it, beside the commits
    return line


async def _begin(line: sqlite3.Connection) -> None:
    """Begin to write; another program may do so at this moment."""
    for _ in range(_PATIENCE):
        try:
            line.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            await asyncio.sleep(_BETWEEN)
        else:
            return
    raise TimeoutError("another program holds the database")


def _checkpoint(file: str) -> None:
    """Bring the log into the file; again for what was written meanwhile, so that it can end."""
    line = sqlite3.connect(file)
    try:
        for _ in range(4):
            _, in_log, moved = line.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if in_log == moved:
                return
    finally:
        line.close()


def _plain(statement: Insert) -> tuple[str, list[str]]:
    """A statement as text, and the names of its parameters in order."""
    compiled = statement.compile(dialect=sqlite.dialect())
    return str(compiled), list(compiled.positiontup or ())
