"""A ladder on a Dask cluster: the same result, also when a worker dies."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco.arena.ladder import Entry, Ladder
from fondaco.arena.places import somewhere
from fondaco.arena.results import Results
from fondaco.arena.simulate import InPlace
from fondaco.arena.tournament import play_ladder, standing
from fondaco.table.titles import find_title
from fondaco.table.words import Invalid

SLUG = "golden-horn"
LADDER = Ladder(
    entries=(Entry(SLUG, ("random", "greedy-0.1")),),
    games=40,
    seed=9,
    options={SLUG: find_title(SLUG).settle({})},
)
QUIET = {
    "DASK_DISTRIBUTED__DASHBOARD__LINK": "",
    "DASK_DISTRIBUTED__WORKER__DAEMON": "False",
}


class Cluster:
    """A scheduler and two workers, each a process of its own."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.scheduler = self._start("scheduler", "--port", "0", "--no-dashboard")
        self.address = self._said(self.scheduler, r"Scheduler at:\s+(tcp://\S+)")
        self.workers = [self._worker() for _ in range(2)]

    def _start(self, *words: str) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            [sys.executable, "-m", "distributed.cli.dask_" + words[0], *words[1:]],
            cwd=self.place,
            env=os.environ | QUIET,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )

    def _worker(self) -> "subprocess.Popen[str]":
        words = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", ".")
        worker = self._start("worker", self.address, *words)
        self._said(worker, r"(Registered to)")
        return worker

    @staticmethod
    def _said(process: "subprocess.Popen[str]", pattern: str) -> str:
        assert process.stderr is not None
        for line in process.stderr:
            if found := re.search(pattern, line):
                return found[1]
        raise AssertionError("it ended without saying what was waited for")

    def close(self) -> None:
        for process in [*self.workers, self.scheduler]:
            process.kill()
            process.wait()
            assert process.stderr is not None
            process.stderr.close()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    made = Cluster(tmp_path)
    yield made
    made.close()


def test_a_cluster_plays_the_same_games_though_a_worker_dies(cluster: Cluster) -> None:
    here = Results(LADDER, None)
    play_ladder(LADDER, here, InPlace())
    there = Results(LADDER, None)
    played = 0

    def progress(count: int) -> None:
        nonlocal played
        if not played:  # the first batch is back: others are under way on both
            cluster.workers[0].send_signal(signal.SIGKILL)
        played += count

    with somewhere(1, cluster.address) as executor:
        play_ladder(LADDER, there, executor, progress)
    assert cluster.workers[0].wait() == -signal.SIGKILL
    assert played == LADDER.games  # each game once
    assert standing(there) == standing(here)


def test_a_cluster_that_is_not_there_is_refused() -> None:
    with pytest.raises(Invalid, match="cluster"), somewhere(1, "tcp://127.0.0.1:1"):
        pass
