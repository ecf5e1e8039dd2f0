"""The siege of crash.py, short: a few faults on each database; nightly, two hundred."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.running import Running
from tests.server.test_faults import PATIENCE
from tests.trust import crash


def _silent(*_: Any) -> None:
    pass


@pytest.mark.nightly
@pytest.mark.parametrize("run", [crash.on_sqlite, crash.on_cluster])
def test_two_hundred_faults_lose_nothing(
    run: Callable[..., Any], record_property: Callable[[str, int], None]
) -> None:
    siege, struck = run(200, 1, 8, _silent)
    acknowledged = sum(len(done) for done in siege.acknowledged.values())
    record_property("faults in a house under siege", struck.total())
    record_property("actions acknowledged under siege, none lost or doubled", acknowledged)
    assert struck.total() == 200
    assert acknowledged > 1000


async def test_a_short_siege_loses_nothing(database: str) -> None:
    with Running(database, PATIENCE) as house:
        siege = crash.Siege([house], Random(1))
        faults = (crash.killed, crash.cut_frames, crash.stopped_clock)
        struck = await crash.besiege(siege, faults, 3, 4, _silent)
        house.stop()
        crash.fold_anew(database)
    assert struck.total() == 3
    assert any(siege.acknowledged.values())


_WRITER = """
import sqlite3, sys
line = sqlite3.connect(sys.argv[1], isolation_level=None)
for text in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "CREATE TABLE it (id)"):
    line.execute(text).fetchall()
line.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
line.execute("INSERT INTO it VALUES (1)")
print("written", flush=True)
sys.stdin.read()
"""


def test_a_disk_that_forgets_takes_no_locks_away(tmp_path: Path) -> None:
    """Else another program would think itself alone, and take away a log that is written to."""
    folder = tmp_path / "house"
    folder.mkdir()
    library = crash.build("unsynced", tmp_path)
    told = {"LD_PRELOAD": str(library), "FONDACO_PLATTER": str(folder)}
    with subprocess.Popen(
        [sys.executable, "-c", _WRITER, str(folder / "it")],
        env=os.environ | told,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as writer:
        assert writer.stdout is not None
        assert writer.stdout.readline() == b"written\n"
        with closing(sqlite3.connect(folder / "it")) as other:
            assert other.execute("SELECT count(*) FROM it").fetchone() == (1,)
        assert (folder / "it-wal").exists()
        assert (folder / "it-wal.platter").exists(), "what was synced was kept"
        writer.communicate(b"")
