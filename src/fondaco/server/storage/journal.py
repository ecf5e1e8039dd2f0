"""Appending to journals: durable before it is acknowledged, many tables in one commit."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import bindparam, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.storage.engine import Store
from fondaco.server.storage.news import Item, News
from fondaco.server.storage.quick import Quick
from fondaco.server.storage.schema import entries, snapshots, waits

Also = Callable[[AsyncConnection], Awaitable[None]]
TOPIC = "table"
_MOST = 256  # entries in one commit


class Append(msgspec.Struct, frozen=True):
    """An entry to write, with what belongs into the same transaction."""

    entry: dict[str, Any]
    wait: dict[str, Any] | None = None
    snapshot: dict[str, Any] | None = None
    also: Also | None = None


class Journal:
    """The one who writes entries of all tables of this process.

    Whatever waits when a commit is done goes into the next one together, so a busy house pays for
    few commits and a quiet one waits for nobody.
    """

    def __init__(self, store: Store, news: News) -> None:
        self._store = store
        self._news = news
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._task: asyncio.Task[None] | None = None
        insert: Any = postgresql.insert if store.postgres else sqlite.insert
        append: Any = insert(entries).on_conflict_do_nothing()
        new: Any = insert(waits)
        changes = {name: new.excluded[name] for name in ("number", "actors", "wake")}
        self._await = new.on_conflict_do_update(index_elements=["table_id"], set_=changes)
        self._append = append.returning(entries.c.table_id, entries.c.number)
        self._keep: Any = insert(snapshots)
        same = [entries.c[name] == bindparam(name) for name in ("table_id", "seat", "key")]
        find = select(entries.c.number).where(*same)
        writes = (append, self._await, self._keep)
        self._quick = None if store.postgres else Quick(store, writes, find)

    def is_certain(self, append: Append) -> bool:
        """Whether only a crash can keep an entry from being written.

        Its writer must be the only one at this database, and its key new: no other process may come
        first, and nobody may see what an action would bring without doing it.
        """
        if self._quick is None or append.also is not None:
            return False
        return append.entry["key"] is None or not self._quick.finds(append.entry)

    def append(self, append: Append) -> asyncio.Future[bool]:
        """Write an entry; False when its number or its key is already there."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return done

    async def close(self) -> None:
        """Finish what waits to be written."""
        if self._task is not None:
            await self._task
        if self._quick is not None:
            self._quick.close()

    async def _work(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:_MOST], self._waiting[_MOST:]
                try:
                    taken = await self._write([append for append, _ in batch])
                except Exception as error:
                    for _, done in batch:
                        if not done.done():
                            done.set_exception(error)
                    continue
                for append, done in batch:
                    if not done.done():
                        done.set_result(_name(append) in taken)
        finally:
            self._task = None

    async def _write(self, batch: list[Append]) -> set[tuple[str, int]]:
        if self._quick is not None and all(append.also is None for append in batch):
            rows = [(append.entry, append.wait, append.snapshot) for append in batch]
            async with self._store.turn:
                taken_in_order = await self._quick.write(rows)
            pairs = zip(batch, taken_in_order, strict=True)
            return {_name(append) for append, new in pairs if new}
        async with self._store.write() as connection:
            written = await connection.execute(self._append, [append.entry for append in batch])
            taken = {(row.table_id, row.number) for row in written}
            fresh = [append for append in batch if _name(append) in taken]
            for statement, new in (
                (self._await, [append.wait for append in fresh if append.wait is not None]),
                (self._keep, [append.snapshot for append in fresh if append.snapshot is not None]),
            ):
                if new:
                    await connection.execute(statement, new)
            for append in fresh:
                if append.also is not None:
                    await append.also(connection)
            items = [Item(TOPIC, f"{table} {number}") for table, number in taken]
            await self._news.post(connection, items)
        return taken


def _name(append: Append) -> tuple[str, int]:
    return append.entry["table_id"], append.entry["number"]
