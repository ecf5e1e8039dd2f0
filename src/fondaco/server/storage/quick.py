"""SQLite's quick way to append: one thread, one connection, a whole batch without a pause.

Each statement of the asynchronous driver changes threads twice. That is nothing to most of the
house, but it would be most of the time between an action and the other seats.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Insert
from sqlalchemy.dialects import sqlite

from fondaco.server.storage.engine import Store, prepare_sqlite


class Quick:
    """Appends batches; the caller holds the store's turn to write."""

    def __init__(self, store: Store, append: Insert, wait: Insert) -> None:
        self._file = store.url.database or ""
        self._thread = ThreadPoolExecutor(1, "journal")
        self._line: sqlite3.Connection | None = None
        self._append, self._append_names = _plain(append)
        self._wait, self._wait_names = _plain(wait)

    async def write(
        self, entries: Sequence[dict[str, Any]], waits: Sequence[dict[str, Any] | None]
    ) -> list[bool]:
        """Write entries, each with its wait; which of them were new."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._write, entries, waits)

    def _write(
        self, entries: Sequence[dict[str, Any]], waits: Sequence[dict[str, Any] | None]
    ) -> list[bool]:
        line = self._open()
        line.execute("BEGIN IMMEDIATE")
        try:
            taken = []
            for entry, wait in zip(entries, waits, strict=True):
                done = line.execute(self._append, [entry[name] for name in self._append_names])
                taken.append(done.rowcount == 1)
                if taken[-1] and wait is not None:
                    line.execute(self._wait, [wait[name] for name in self._wait_names])
            line.execute("COMMIT")
        except BaseException:
            line.execute("ROLLBACK")
            raise
        return taken

    def _open(self) -> sqlite3.Connection:
        if self._line is None:
            self._line = sqlite3.connect(self._file, check_same_thread=False)
            prepare_sqlite(self._line, None)
        return self._line

    def close(self) -> None:
        """Give the connection back."""
        self._thread.shutdown()
        if self._line is not None:
            self._line.close()
            self._line = None


def _plain(statement: Insert) -> tuple[str, list[str]]:
    """A statement as text, and the names of its parameters in order."""
    compiled = statement.compile(dialect=sqlite.dialect())
    return str(compiled), list(compiled.positiontup or ())
