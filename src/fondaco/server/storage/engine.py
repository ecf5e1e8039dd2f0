"""The database of the house: SQLite with one writer, or PostgreSQL with many."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

_WRITES = {"fondaco_writes": True}
_LONG_LOG = 8000
"""Pages: the journal brings the log into the file long before, aside from those who play.

With SQLite's own 1,000 the next to write anything, a new table say, does it inside its commit, and
all actions wait for that.
"""


class Store:
    """Connections for reading, and transactions for writing."""

    def __init__(self, url: str, patience: float = 10.0) -> None:
        """Open a database: sqlite:///FILE or postgresql://…

        One that does not answer for `patience` seconds is taken for one that is away.
        """
        self.url = make_url(url)
        self.patience = patience
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine = self._postgres() if self.postgres else self._sqlite()
        # SQLite has room for one writer; waiting here is fair and never meets "database is locked".
        self.turn = asyncio.Lock()

    def _postgres(self) -> AsyncEngine:
        url = self.url.set(drivername="postgresql+asyncpg")
        return create_async_engine(
            url,
            pool_size=8,
            max_overflow=8,
            pool_pre_ping=True,
            pool_timeout=self.patience,
            connect_args={"timeout": self.patience, "command_timeout": self.patience},
        )

    def _sqlite(self) -> AsyncEngine:
        url = self.url.set(drivername="sqlite+aiosqlite")
        engine = create_async_engine(url, pool_size=4, max_overflow=4, pool_timeout=self.patience)
        event.listen(engine.sync_engine, "do_connect", _owned)
        event.listen(engine.sync_engine, "connect", self._prepare)
        event.listen(engine.sync_engine, "begin", _begin)
        return engine

    def _prepare(self, connection: Any, _: object) -> None:
        prepare_sqlite(connection, self.patience)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection that only reads."""
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: durable when the block ends, undone when it raises."""
        if self.postgres:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with AsyncExitStack() as afterwards, self.turn:
            # It is given back after the turn: that takes a while, and others wait to write.
            connection = await afterwards.enter_async_context(self.engine.connect())
            await connection.execution_options(**_WRITES)
            async with connection.begin():
                yield connection

    async def close(self) -> None:
        """Give all connections back."""
        await self.engine.dispose()


def _owned(_dialect: object, _record: object, words: list[Any], _named: object) -> None:
    """The file, and its folder if it is new, are for their owner's eyes alone."""
    own(words[0])


def own(file: str) -> None:
    """Make a database file that only its owner can read; what lies beside it follows its mode."""
    path = Path(file)
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    path.touch(mode=0o600)
    with suppress(PermissionError):  # not ours, or on a disk that is not written to
        path.chmod(0o600)


def prepare_sqlite(connection: Any, patience: float) -> None:
    """WAL: readers never wait. FULL: what was committed survives a loss of power."""
    connection.isolation_level = None  # transactions begin where we say, see _begin
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        f"busy_timeout={round(patience * 1000)}",
        "temp_store=MEMORY",
        f"wal_autocheckpoint={_LONG_LOG}",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    writes = "fondaco_writes" in connection.get_execution_options()
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


assert sqlite3.sqlite_version_info >= (3, 35), "RETURNING needs SQLite 3.35"
