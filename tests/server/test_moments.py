"""The house's clock goes on, whatever somebody does to the machine's."""

import time

import pytest
from sqlalchemy import text

from fondaco.server import moments
from fondaco.server.storage.clock import set_clock
from fondaco.server.storage.engine import Store
from tests.server.postgres import Cluster

HOURS = 2 * 60 * 60 * 1000


@pytest.mark.parametrize("jump", [HOURS, -HOURS])
def test_a_jump_does_no_harm(jump: int, monkeypatch: pytest.MonkeyPatch) -> None:
    before, there = moments.now(), time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: there() + jump * 1_000_000)
    assert abs(moments.now() - before) < HOURS / 2


async def test_processes_have_the_time_of_their_database(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moments, "_start", moments._start + HOURS)
    store = Store(cluster.fresh())
    await set_clock(store)
    async with store.read() as connection:
        there = await connection.scalar(text("SELECT extract(epoch FROM clock_timestamp())"))
    assert there is not None and abs(moments.now() - float(there) * 1000) < HOURS / 2
    await store.close()
