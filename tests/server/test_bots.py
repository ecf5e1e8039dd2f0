"""A bot that crashes, hangs or cheats never stops a table."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fondaco.server.safety.problems import Problem
from fondaco.server.workers.jobs import Answer, Decide, GameSpec, Verify
from fondaco.server.workers.pool import Failed, Pool, Worker
from tests.server.running import PATIENCE, Player, Running


def _children(pid: int) -> list[int]:
    """The worker processes of a house."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [
        int(child)
        for child in found
        if b"workers.worker" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs Linux to find processes")
async def test_killed_bots_are_replaced(tmp_path: Path) -> None:
    with Running(f"sqlite:///{tmp_path / 'house.sqlite'}", log=tmp_path / "log") as house:
        ada = await Player(house.url).enter()
        table = await ada.table("golden-horn", "random", "random", start=True)
        line = await ada.live(table["id"])
        killed: set[int] = set()
        over = False
        while not over:
            message = await line.next("hello", "news", seconds=60)
            over = message["over"]
            if message["number"] % 25 == 0:
                for child in set(_children(house.pid)) - killed:
                    os.kill(child, signal.SIGKILL)
                    killed.add(child)
        assert len(killed) > 1
        await line.close()
        await ada.close()


async def test_a_slow_bot_is_stopped_and_the_table_goes_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.sqlite'}"
    with Running(database, {"FONDACO_BOT_SECONDS": "0.001"}, tmp_path / "log") as house:
        ada = await Player(house.url).enter()
        table = await ada.table("golden-horn", "greedy", "me", start=True, first=0)
        line = await ada.live(table["id"], 1)
        while (message := await line.next("hello", "news", seconds=60))["number"] < 1:
            assert not message["over"]
        await line.close()
        await ada.close()


def test_a_worker_whose_house_has_gone_ends_without_a_word() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    worker = [sys.executable, "-m", "fondaco.server.workers.worker"]
    done = subprocess.run(
        worker, stdin=subprocess.DEVNULL, stdout=writing, stderr=subprocess.PIPE, check=False
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


async def test_who_asks_for_much_advice_holds_up_nobody_s_bots(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Turns go round: after a hundred questions of one, another's bot waits for one of them."""
    asked: list[str] = []

    async def think(_worker: Worker, job: Decide, _seconds: float) -> Answer:
        asked.append(job.table)
        await asyncio.sleep(0)
        return Answer({})

    monkeypatch.setattr(Worker, "do", think)
    pool, spec, view = Pool(1, 5.0), GameSpec("no-such-title", {}, None, 1), msgspec.Raw(b"{}")

    def question(table: str, who: str) -> asyncio.Task[Any]:
        job = Decide(table, 0, "admiral", spec, view, 0, 1, [])
        return asyncio.create_task(pool.decide(job, who))

    greedy = [question("greedy", "192.0.2.1") for _ in range(100)]
    await asyncio.sleep(0)
    others = [question(table, f"owner {table}") for table in ("anna", "bruno")]
    await asyncio.gather(*greedy, *others)
    assert max(asked.index("anna"), asked.index("bruno")) < 6
    with pytest.raises(Problem, match="wait until"):
        await asyncio.gather(*(question("greedy", "192.0.2.1") for _ in range(200)))


async def test_a_failed_job_says_so_and_the_next_one_works() -> None:
    pool = Pool(1, 5.0)
    spec = GameSpec("no-such-title", {}, None, 1)
    view = msgspec.Raw(b"{}")
    try:
        with pytest.raises(Failed):
            await pool.decide(Decide("t", 0, "random", spec, view, 0, 1, []), "somebody")
        verdict = await pool.try_out(Verify("{}"), "somebody")
        assert verdict["ok"] is False and verdict["problem"]
        first = pool.workers[0]
        with pytest.raises(Failed):
            await asyncio.wait_for(first.do(Verify("x" * 10_000_000), 0.0), PATIENCE)
    finally:
        await pool.close()
