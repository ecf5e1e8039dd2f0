"""SQLite's quick way to append."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest
from sqlalchemy import Column, Integer, MetaData, String, Table, bindparam
from sqlalchemy.dialects.sqlite import insert

from fondaco.server.storage.engine import Store
from fondaco.server.storage.quick import Quick

rows = Table("rows", MetaData(), Column("id", Integer, primary_key=True), Column("said", String))
FIND = rows.select().where(rows.c.said == bindparam("said"))


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
    appending = Quick(store, [insert(rows).on_conflict_do_nothing()], FIND)
    assert await appending.write([[{"id": 0, "said": "first"}]]) == [True]
    other = sqlite3.connect(store.url.database or "", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    batch = [[{"id": 1, "said": "next"}], [{"id": 0, "said": "again"}]]
    writing = asyncio.create_task(appending.write(batch))
    longest, end = 0.0, time.perf_counter() + 0.5
    while (last := time.perf_counter()) < end:
        await asyncio.sleep(0)
        assert appending.finds({"said": "first"}) and not appending.finds({"said": "next"})
        longest = max(longest, time.perf_counter() - last)
    assert not writing.done()
    assert longest < 0.4
    other.execute("COMMIT")
    other.close()
    assert await writing == [True, False]
    assert appending.finds({"said": "next"}) and not appending.finds({"said": "again"})
    appending.close()
    assert await count(store) == 2
    await store.close()


async def test_a_batch_that_fails_leaves_nothing(store: Store) -> None:
    appending = Quick(store, [insert(rows)], FIND)
    with pytest.raises(sqlite3.IntegrityError):
        await appending.write([[{"id": 7, "said": "once"}], [{"id": 7, "said": "twice"}]])
    assert await count(store) == 0
    assert await appending.write([[{"id": 7, "said": "once"}]]) == [True]
    appending.close()
    assert await count(store) == 1
    await store.close()
