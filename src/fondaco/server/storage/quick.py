"""SQLite's quick way to append: only what waits for the disk changes threads.

Each statement of the asynchronous driver changes threads twice. That is nothing to most of the
house, but it would be most of what an action costs. Rows are put into memory here and now, in
microseconds; the commit waits for the disk in a thread, and meanwhile the house goes on.
"""

import asyncio
import sqlite3
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Insert, Select
from sqlalchemy.dialects import sqlite

from fondaco.server.storage.engine import Store, prepare_sqlite

Rows = Sequence[dict[str, Any] | None]
"""A row for each statement; None: nothing to say there."""

_PATIENCE = 1000  # looks at a file that another program writes to
_BETWEEN = 0.01  # seconds between two of them
_CHECKPOINT = 2000  # commits: some ten megabytes of log, written to over and over


class Quick:
    """Appends batches; the caller holds the store's turn to write."""

    def __init__(self, store: Store, statements: Iterable[Insert], find: Select[Any]) -> None:
        """The first statement decides whether the others follow; `find` is for looking up."""
        self._file = store.url.database or ""
        self._statements = [_plain(statement) for statement in statements]
        self._find = _plain(find)
        self._line: sqlite3.Connection | None = None
        self._eye: sqlite3.Connection | None = None
        self._disk = ThreadPoolExecutor(1, "journal")
        self._aside = ThreadPoolExecutor(1, "checkpoint")
        self._commits = 0

    def finds(self, values: dict[str, Any]) -> bool:
        """Whether there is such a row: here and now, in microseconds. Readers never wait."""
        if self._eye is None:
            self._eye = _connect(self._file)
        text, names = self._find
        return bool(self._eye.execute(text, [values[name] for name in names]).fetchall())

    async def write(self, batch: Sequence[Rows]) -> list[bool]:
        """Write all rows of a batch; for which the first of them was new."""
        if self._line is None:
            self._line = _connect(self._file)
            self._line.execute("PRAGMA busy_timeout=0")  # `_begin` waits, the house goes on
            self._line.execute("PRAGMA wal_autocheckpoint=0")  # `_checkpoint` does it, beside us
        line = self._line
        await _begin(line)
        try:
            taken = [self._put(line, rows) for rows in batch]
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._disk, line.execute, "COMMIT")
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

    def close(self) -> None:
        """Give the connections back."""
        self._disk.shutdown()
        self._aside.shutdown()
        for line in (self._line, self._eye):
            if line is not None:
                line.close()
        self._line = self._eye = None


def _connect(file: str) -> sqlite3.Connection:
    line = sqlite3.connect(file, check_same_thread=False)
    prepare_sqlite(line, None)
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


def _plain(statement: Insert | Select[Any]) -> tuple[str, list[str]]:
    """A statement as text, and the names of its parameters in order."""
    compiled = statement.compile(dialect=sqlite.dialect())
    return str(compiled), list(compiled.positiontup or ())
