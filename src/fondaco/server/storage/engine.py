"""The database of the house: SQLite with one writer, or PostgreSQL with many."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

_WRITES = {"fondaco_writes": True}


class Store:
    """Connections for reading, and transactions for writing."""

    def __init__(self, url: str) -> None:
        """Open a database: sqlite:///FILE or postgresql://…"""
        self.url = make_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine = self._postgres() if self.postgres else self._sqlite()
        # SQLite has room for one writer; waiting here is fair and never meets "database is locked".
        self.turn = asyncio.Lock()

    def _postgres(self) -> AsyncEngine:
        url = self.url.set(drivername="postgresql+asyncpg")
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)

    def _sqlite(self) -> AsyncEngine:
        if self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        url = self.url.set(drivername="sqlite+aiosqlite")
        engine = create_async_engine(url, pool_size=4, max_overflow=4)
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin)
        return engine

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
        async with self.turn, self.engine.connect() as connection:
            await connection.execution_options(**_WRITES)
            async with connection.begin():
                yield connection

    async def close(self) -> None:
        """Give all connections back."""
        await self.engine.dispose()


def prepare_sqlite(connection: Any, _: object) -> None:
    """WAL: readers never wait. FULL: what was committed survives a loss of power."""
    connection.isolation_level = None  # transactions begin where we say, see _begin
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
        "temp_store=MEMORY",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    writes = "fondaco_writes" in connection.get_execution_options()
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


assert sqlite3.sqlite_version_info >= (3, 35), "RETURNING needs SQLite 3.35"
