"""The siege of crash.py, short: a few faults on each database; nightly, two hundred."""

from collections.abc import Callable
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
