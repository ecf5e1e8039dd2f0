"""SQLite's quick way to append, on disks of every kind."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest
from sqlalchemy import Column, Integer, MetaData, String, Table
from sqlalchemy.dialects.sqlite import insert

from fondaco.server.storage import quick
from fondaco.server.storage.engine import Store

rows = Table("rows", MetaData(), Column("id", Integer, primary_key=True), Column("said", String))


class Slow(sqlite3.Connection):
    """A disk that takes its time."""

    def execute(self, text: str, parameters: object = (), /) -> sqlite3.Cursor:
        if text == "COMMIT":
            time.sleep(0.05)
        return super().execute(text, parameters)  # type: ignore[arg-type]


@pytest.fixture
async def store(tmp_path: Path) -> Store:
    store = Store(f"sqlite:///{tmp_path / 'house.sqlite'}")
    async with store.write() as connection:
        await connection.run_sync(rows.create)
    return store


async def count(store: Store) -> int:
    async with store.read() as connection:
        return len((await connection.execute(rows.select())).all())


async def test_a_slow_disk_is_waited_for_elsewhere(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    appending = quick.Quick(store, [insert(rows).on_conflict_do_nothing()])
    assert await appending.write([[{"id": 0, "said": "first"}]]) == [True]

    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda *a, **k: connect(*a, **k, factory=Slow))
    slow = quick.Quick(store, [insert(rows).on_conflict_do_nothing()])
    assert await slow.write([[{"id": 1, "said": "which tells how slow it is"}]]) == [True]
    gaps, last, writing = [], time.perf_counter(), True

    async def watch() -> None:
        nonlocal last
        while writing:
            await asyncio.sleep(0.001)
            gaps.append(time.perf_counter() - last)
            last = time.perf_counter()

    watching = asyncio.create_task(watch())
    for number in range(2, 5):
        written = await slow.write([[{"id": number, "said": "next"}], [{"id": 1, "said": "again"}]])
        assert written == [True, False]
    writing = False
    await watching
    assert len(gaps) > 10  # the house went on meanwhile
    slow.close()
    appending.close()
    assert await count(store) == 5
    await store.close()


async def test_a_batch_that_fails_leaves_nothing(store: Store) -> None:
    appending = quick.Quick(store, [insert(rows)])
    with pytest.raises(sqlite3.IntegrityError):
        await appending.write([[{"id": 7, "said": "once"}], [{"id": 7, "said": "twice"}]])
    assert await count(store) == 0
    assert await appending.write([[{"id": 7, "said": "once"}]]) == [True]
    appending.close()
    assert await count(store) == 1
    await store.close()
