"""The journal's short way on SQLite."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Column, Integer, MetaData, String, Table
from sqlalchemy.dialects.sqlite import insert

from fondaco.server.storage.engine import Store
from fondaco.server.storage.sqlite_journal import SqliteJournal

rows = Table("rows", MetaData(), Column("id", Integer, primary_key=True), Column("said", String))


@pytest.fixture
async def store(tmp_path: Path) -> Store:
    store = Store(f"sqlite:///{tmp_path / 'house.sqlite'}")
    async with store.write() as connection:
        await connection.run_sync(rows.create)
    return store


async def count(store: Store) -> int:
    async with store.read() as connection:
        return len((await connection.execute(rows.select())).all())


async def test_the_house_goes_on_while_the_disk_is_busy(store: Store) -> None:
    appending = SqliteJournal(store, [insert(rows).on_conflict_do_nothing()])
    assert await appending.write([[[{"id": 0, "said": "first"}]]]) == [True]
    other = sqlite3.connect(store.url.database or "", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    batch = [[[{"id": 1, "said": "next"}]], [[{"id": 0, "said": "again"}]]]
    writing = asyncio.create_task(appending.write(batch))
    for _ in range(100):  # a write that blocked the house would have failed by now
        await asyncio.sleep(0.001)
        assert not writing.done()
    assert appending._line is not None
    waits = appending._line.execute("PRAGMA busy_timeout").fetchone()
    assert waits == (0,), "nobody waits for the file within SQLite"
    other.execute("COMMIT")
    other.close()
    assert await writing == [True, False]
    appending.close()
    assert await count(store) == 2
    await store.close()


async def test_a_batch_that_fails_leaves_nothing(store: Store) -> None:
    appending = SqliteJournal(store, [insert(rows)])
    with pytest.raises(sqlite3.IntegrityError):
        await appending.write([[[{"id": 7, "said": "once"}]], [[{"id": 7, "said": "twice"}]]])
    assert await count(store) == 0
    assert await appending.write([[[{"id": 7, "said": "once"}]]]) == [True]
    appending.close()
    assert await count(store) == 1
    await store.close()


async def test_the_first_statement_decides_whether_the_others_follow(store: Store) -> None:
    quiet = insert(rows).on_conflict_do_nothing()
    appending = SqliteJournal(store, [quiet, quiet])
    first, many = {"id": 1, "said": "first"}, [{"id": 2, "said": "a"}, {"id": 3, "said": "b"}]
    assert await appending.write([[[first], many], [[first], [{"id": 4, "said": "c"}]]]) == [
        True,
        False,
    ]
    # What is there already among the others changes nothing about the answer.
    assert await appending.write([[[{"id": 5, "said": "next"}], many]]) == [True]
    appending.close()
    assert await count(store) == 4
    await store.close()


async def test_the_log_does_not_grow_and_grow(store: Store) -> None:
    """Under load, with readers and other writers: it begins anew again and again."""
    appending = SqliteJournal(store, [insert(rows)])
    log = Path(f"{store.url.database}-wal")
    largest = 0
    for number in range(2400):
        assert await appending.write([[[{"id": number, "said": "x" * 20_000}]]]) == [True]
        if number % 100 == 0:
            async with store.read() as connection:
                await connection.execute(rows.select().limit(1))
            largest = max(largest, log.stat().st_size)
    assert largest < 30 << 20, f"{largest >> 20} MB"
    appending.close()
    await store.close()
