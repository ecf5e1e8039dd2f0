"""Worker processes: started when needed, killed when too slow, replaced when they die."""

import asyncio
import logging
import os
import sys
import zlib
from typing import Any

import msgspec

from fondaco.server.workers.jobs import Analyse, Answer, Decide, Job, Rehearse, Totals, Verify
from fondaco.server.workers.turns import Turns
from fondaco.server.workers.worker import READY, STRANGERS

_log = logging.getLogger(__name__)

_START = 60.0  # seconds a process may take to begin
_LINE = 64 << 20  # bytes of one answer
_PROVERS = 2
_PATIENCE = 60.0  # seconds one may wait for a turn
_HINDSIGHT = 180.0  # seconds an analysis may take
_BOTS_WAIT = 600.0  # seconds until a bot's turn to think
_THOUGHTS = 120  # that may wait of one asker at one worker: more than one person's tables


class Failed(Exception):
    """A job came to nothing: it took too long, or the process died."""


class Worker:
    """One process that does one job at a time."""

    def __init__(self, *, for_strangers: bool = False) -> None:
        """`for_strangers`: it works on what anybody sent, after everything else."""
        self._words = [STRANGERS] if for_strangers else []
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self.lives = 0
        """How often it was started: what an earlier life remembered is gone."""

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def do(self, job: Job, seconds: float) -> Answer:
        """Do a job, or raise `Failed`."""
        async with self._turn:
            process = await self._started()
            try:
                return await asyncio.wait_for(self._ask(process, job), seconds)
            except (TimeoutError, OSError, asyncio.IncompleteReadError, ValueError) as error:
                await self._kill()
                raise Failed(f"{type(error).__name__} {error}") from None
            except asyncio.CancelledError:
                await self._kill()  # its answer would be taken for that of the next job
                raise

    @staticmethod
    async def _ask(process: asyncio.subprocess.Process, job: Job) -> Answer:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        await process.stdin.drain()
        answer = msgspec.json.decode(await process.stdout.readuntil(b"\n"), type=Answer)
        if answer.error is not None:
            raise ValueError(answer.error)
        return answer

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is not None and self._process.returncode is None:
            return self._process
        self.lives += 1
        self._process = process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "fondaco.server.workers.worker",
            *self._words,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LINE,
        )
        assert process.stdout is not None
        try:
            ready = await asyncio.wait_for(process.stdout.readline(), _START)
        except TimeoutError:
            ready = b""
        if ready != READY:
            await self._kill()
            raise Failed("a worker did not start")
        return process

    async def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def close(self) -> None:
        """Stop the process."""
        await self._kill()


class Pool:
    """All workers of this process: for bots, for finished games, for strangers."""

    def __init__(self, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self.workers = [Worker() for _ in range(workers or os.cpu_count() or 1)]
        self._bots_turns = [
            Turns(1, each=_THOUGHTS, all_together=100 * _THOUGHTS) for _ in self.workers
        ]
        self._clerk = Worker()
        self._clerks_turns = Turns(1)
        self._analyst = Worker()  # it thinks for long: nobody's points should wait for that
        self._analysts_turns = Turns(1)
        self._free_provers = [Worker(for_strangers=True) for _ in range(_PROVERS)]
        self._provers = tuple(self._free_provers)
        self._provers_turns = Turns(_PROVERS)
        # What each bot has heard so far, and in which life of its worker.
        self._heard: dict[tuple[str, int, str], tuple[int, int]] = {}

    def _place(self, table: str) -> int:
        """A table always asks the same one: it remembers what its bots have heard."""
        return zlib.crc32(table.encode()) % len(self.workers)

    def heard(self, table: str, seat: int, bot: str) -> int:
        """How much of the table a bot has heard already."""
        lives, number = self._heard.get((table, seat, bot), (0, 0))
        return number if lives == self.workers[self._place(table)].lives else 0

    async def decide(self, job: Decide, who: str) -> Any:
        """A bot's action, or its advice, as JSON; None when it must hear all again; or `Failed`.

        Turns go round those who have their bots think (owners of tables, networks that ask for
        advice): whoever has a hundred of them makes nobody else's wait for a hundred.
        """
        place, name = self._place(job.table), (job.table, job.seat, job.bot)
        worker = self.workers[place]
        async with self._bots_turns[place].turn(who, _BOTS_WAIT):
            answer = await worker.do(job, self.seconds)
        if answer.forgot:
            self._heard.pop(name, None)
            return None
        self._heard[name] = worker.lives, job.upto
        return answer.result

    def forget(self, table: str) -> None:
        """A table is over: nobody needs to remember it."""
        for name in [name for name in self._heard if name[0] == table]:
            del self._heard[name]

    async def reckon(self, job: Totals, who: str) -> Any:
        """Work something out of a game that was played here, or `Failed`."""
        async with self._clerks_turns.turn(who, _PATIENCE):
            return (await self._clerk.do(job, _PATIENCE)).result

    async def analyse(self, job: Analyse, who: str) -> Any:
        """Look at a game that was played here again, or `Failed`."""
        async with self._analysts_turns.turn(who, _HINDSIGHT):
            return (await self._analyst.do(job, _HINDSIGHT)).result

    async def try_out(self, job: Verify | Rehearse, who: str, seconds: float = 20) -> Any:
        """Work on what a stranger sent, or `Failed`; nothing of the house waits for it."""
        async with self._provers_turns.turn(who, _PATIENCE):
            worker = self._free_provers.pop()
            try:
                return (await worker.do(job, seconds)).result
            finally:
                self._free_provers.append(worker)

    async def close(self) -> None:
        """Stop all processes."""
        await asyncio.gather(
            *(
                worker.close()
                for worker in [*self.workers, self._clerk, self._analyst, *self._provers]
            )
        )
