"""A share of the tables of a vector environment in a process of its own.

Both processes see one memory: the words that were said, and what they brought. A line on the
process's standard input begins games (a list of seeds) or a step (an empty line); a line on its
standard output says that it is done, or in JSON what went wrong. Whoever waits for a line stays
awake for a moment, since waking up takes as long as a dozen tables' steps.
"""

import json
import mmap
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fondaco.gym.crowds import Names
from fondaco.gym.plan import shape_of
from fondaco.gym.shares import Here
from fondaco.table.contract import Game
from fondaco.table.titles import open_game

ALIGNED: Final = 64
AWAKE: Final = 0.001
"""Seconds of waiting for a line without going to sleep."""


class Memory:
    """The arrays of a share, one after the other in memory that two processes see."""

    def __init__(self, file: int, game: Game, count: int) -> None:
        shape = shape_of(game)
        words = shape.vocabulary.size
        sizes = (count * (shape.slots + words) * 4, count * words, *(count * 8,) * 2, *(count,) * 3)
        length = sum(size + ALIGNED for size in sizes)
        if os.fstat(file).st_size < length:
            os.ftruncate(file, length)
        self._map, self._at = mmap.mmap(file, length), 0
        self.tensors = self._array(np.float32, (count, shape.slots + words))
        self.masks = self._array(np.int8, (count, words))
        self.words = self._array(np.int64, (count,))
        self.rewards = self._array(np.float64, (count,))
        self.over = self._array(np.bool_, (count,))
        self.cut = self._array(np.bool_, (count,))
        self.illegal = self._array(np.bool_, (count,))

    def _array(self, kind: Any, shape: tuple[int, ...]) -> NDArray[Any]:
        found: NDArray[Any] = np.ndarray(shape, kind, self._map, self._at)
        self._at += -(-found.nbytes // ALIGNED) * ALIGNED
        return found


class Afar(Memory):
    """A share that another process steps."""

    def __init__(self, game: Game, names: Names, count: int, forms: bool, max_steps: int) -> None:
        wishes = {
            "slug": game.meta.slug,
            "options": game.options,
            "names": list(names),
            "count": count,
            "forms": forms,
            "max_steps": max_steps,
        }
        with tempfile.TemporaryFile(dir=_quick_folder()) as file:
            super().__init__(file.fileno(), game, count)
            self._process = subprocess.Popen(
                [sys.executable, "-m", "fondaco.gym.afar", str(file.fileno()), json.dumps(wishes)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
                pass_fds=(file.fileno(),),
            )
        assert self._process.stdout is not None
        self._answers = Ear(self._process.stdout.fileno())

    def begin(self, seeds: Sequence[int]) -> None:
        self._tell(json.dumps(list(seeds)))

    def step(self, words: NDArray[np.int64]) -> None:
        self.words[:] = words
        self._tell("")

    def _tell(self, line: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(f"{line}\n".encode())
        except BrokenPipeError:
            raise RuntimeError("a process of this environment has ended") from None

    def wait(self) -> None:
        assert self._process.stdout is not None
        self._answers.expect()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("a process of this environment has ended")
        if line != b"\n":
            raise RuntimeError(json.loads(line))

    def close(self) -> None:
        """End the process; it ends by itself when nobody holds its input."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()


class Ear:
    """Listens for the next line of a pipe."""

    def __init__(self, file: int) -> None:
        self._line = select.poll()
        self._line.register(file, select.POLLIN)

    def expect(self) -> None:
        """Wait without sleeping until there is something to read, or for a moment."""
        until = time.monotonic() + AWAKE
        while not self._line.poll(0) and time.monotonic() < until:
            os.sched_yield()  # whoever needs the core more has it


def _quick_folder() -> str | None:
    """Where files lie in memory, if there is such a folder."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def main() -> None:
    """The other process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a keyboard's interrupt is for the first one
    answers = os.dup(1)
    os.dup2(2, 1)  # what a bot prints is no answer
    wishes = json.loads(sys.argv[2])
    game = open_game(wishes["slug"], wishes["options"])
    share = Here(game, wishes["names"], wishes["count"], wishes["forms"], wishes["max_steps"])
    seen = Memory(int(sys.argv[1]), game, wishes["count"])
    begun = Ear(0)
    while line := sys.stdin.buffer.readline():
        answer = ""
        try:
            if line == b"\n":
                share.step(seen.words)
            else:
                share.begin(json.loads(line))
            _show(share, seen)
        except Exception as wrong:
            answer = json.dumps(f"{type(wrong).__name__}: {wrong}")
        os.write(answers, f"{answer}\n".encode())
        begun.expect()


def _show(share: Here, seen: Memory) -> None:
    seen.tensors[:] = share.tensors
    seen.masks[:] = share.masks
    seen.rewards[:] = share.rewards
    seen.over[:] = share.over
    seen.cut[:] = share.cut
    seen.illegal[:] = share.illegal


if __name__ == "__main__":
    main()
