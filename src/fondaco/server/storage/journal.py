"""Appending to journals: durable before it is acknowledged, many tables in one commit."""

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, exists, select, update
from sqlalchemy.dialects import postgresql, sqlite

from fondaco.server.metrics import COMMITS, ENTRIES
from fondaco.server.storage.engine import Store
from fondaco.server.storage.news import Item, News
from fondaco.server.storage.schema import entries, snapshots, tables, waits
from fondaco.server.storage.schema_people import notices, people
from fondaco.server.storage.sqlite_journal import SqliteJournal

TOPIC = "table"
_MOST = 256  # entries in one commit
_ENDING = ("state", "end", "result", "over")

Row = dict[str, Any]


class Append(msgspec.Struct, frozen=True):
    """An entry to write, with what belongs into the same transaction."""

    entry: Row
    wait: Row | None = None
    snapshot: Row | None = None
    ending: Row | None = None
    """How the game ended, for its table."""
    notices: Sequence[Row] = ()

    @property
    def rows(self) -> list[list[Row]]:
        """Rows for each statement of the journal, in order."""
        ending = None
        if self.ending is not None:
            ending = {f"new_{name}": self.ending[name] for name in _ENDING}
            ending["ended"] = self.entry["table_id"]
        alone = [self.entry], [self.wait], [self.snapshot], [ending]
        return [*([row for row in rows if row is not None] for rows in alone), list(self.notices)]


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
        self._append = append.returning(entries.c.table_id, entries.c.number)
        ends: Any = update(tables).where(tables.c.id == bindparam("ended"))
        self._others: list[Any] = [
            new.on_conflict_do_update(index_elements=["table_id"], set_=changes),
            insert(snapshots),
            ends.values({name: bindparam(f"new_{name}") for name in _ENDING}),
            _noting(insert(notices)),
        ]
        writes = (append, *self._others)
        self._quick = None if store.postgres else SqliteJournal(store, writes)

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
                ENTRIES.observe(len(batch))
                try:
                    with COMMITS.time():
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
        if self._quick is not None:
            async with self._store.turn:
                taken_in_order = await self._quick.write([append.rows for append in batch])
            pairs = zip(batch, taken_in_order, strict=True)
            return {_name(append) for append, new in pairs if new}
        async with self._store.write() as connection:
            written = await connection.execute(self._append, [append.entry for append in batch])
            taken = {(row.table_id, row.number) for row in written}
            fresh = [append.rows[1:] for append in batch if _name(append) in taken]
            for place, statement in enumerate(self._others):
                rows = [row for others in fresh for row in others[place]]
                if rows:
                    await connection.execute(statement, rows)
            items = [Item(TOPIC, f"{table} {number}") for table, number in taken]
            await self._news.post(connection, items)
        return taken


def _noting(new: Any) -> Any:
    """For people who are still there: a move is not lost because somebody has just gone."""
    columns = [column for column in notices.columns if column.name != "id"]
    row = select(*(bindparam(column.name, type_=column.type) for column in columns))
    here = exists().where(people.c.id == bindparam("person", type_=people.c.id.type))
    names = [column.name for column in columns]
    return new.from_select(names, row.where(here), include_defaults=False).on_conflict_do_nothing()


def _name(append: Append) -> tuple[str, int]:
    return append.entry["table_id"], append.entry["number"]
