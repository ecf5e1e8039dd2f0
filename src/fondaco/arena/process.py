"""Bots in any language: a process that reads questions and writes actions, a line of JSON each.

docs/writing-a-bot.md describes the lines. Whatever such a process does wrong (garbage, an illegal
action, silence, a flood, its death) is a lapse: the catalogue's action for a seat whose time is up.
"""

import contextlib
import os
import select
import shlex
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec

from fondaco.arena import cell
from fondaco.bots.bot import Bot
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.words import Action, Event, Invalid, Seat, View

SECONDS = 5.0
"""How long it may think over a decision; the first one includes its start."""
MEMORY = 1 << 30
MOST_BYTES = 1 << 20
"""Of an answer, and of what was said without being asked."""


def check_command(command: str) -> list[str]:
    """The words of a command, or `Invalid`."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise Invalid("bots", f"exec:{command}: {error}") from None
    if not words or shutil.which(words[0]) is None:
        raise Invalid("bots", f"exec:{command}: there is no such program")
    if cell.version() == 0:
        raise Invalid("bots", "exec: needs Linux with Landlock, to shut the program in")
    return words


class _Gone(Exception):
    """The process has died, or was ended because of what it did."""


class ProcessBot(Bot):
    """Asks a process what to do."""

    seconds = SECONDS

    def __init__(self, game: Game, seat: Seat, generator: Random, command: str) -> None:
        super().__init__(game, seat, generator)
        self._heard: list[Event] = []
        self.lapses = 0
        """How often it did not answer as it should."""
        words = check_command(command)
        self._process = subprocess.Popen(
            [sys.executable, "-I", str(Path(cell.__file__)), str(MEMORY), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            bufsize=0,
            env={"PATH": os.environ.get("PATH", os.defpath), "LANG": "C.UTF-8"},
        )
        assert self._process.stdin is not None and self._process.stdout is not None
        self._to, self._from = self._process.stdin.fileno(), self._process.stdout.fileno()
        os.set_blocking(self._to, False)
        os.set_blocking(self._from, False)
        self._hello: dict[str, Any] | None = {
            "type": "hello",
            "title": game.meta.slug,
            "options": game.options,
            "seat": seat,
            "seed": generator.getrandbits(48),
        }

    def hear(self, event: Event) -> None:
        super().hear(event)
        self._heard.append(event)

    def decide(self, view: View) -> Action:
        state = self.game.imagine(view, RandomChance(self.generator), self.notebook)
        try:
            action = self._ask(state, view)
        except (_Gone, OSError):
            self.close()
            action = None
        if action is None:
            self.lapses += 1
            return state.lapse(self.seat)
        return action

    def _ask(self, state: State, view: View) -> Action | None:
        """Its answer if that is a legal action."""
        if self._process.poll() is not None:
            raise _Gone
        end = monotonic() + self.seconds
        question = {
            "type": "decide",
            "heard": self._heard,
            "view": view,
            "choices": state.legal(self.seat),
            "forms": state.forms(self.seat),
            "seconds": self.seconds,
        }
        lines = [question] if self._hello is None else [self._hello, question]
        self._drop_unasked()
        self._write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines), end)
        self._hello, self._heard = None, []
        try:
            action = self.game.read_action(msgspec.json.decode(self._read(end)))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return None
        return action if state.check(self.seat, action) is None else None

    def _drop_unasked(self) -> None:
        """What it said without being asked is no answer to what comes now."""
        dropped = 0
        while _ready(self._from, 0.0):
            said = os.read(self._from, 65536)
            dropped += len(said)
            if not said or dropped > MOST_BYTES:
                raise _Gone

    def _write(self, text: bytes, end: float) -> None:
        while text:
            _, writable, _ = select.select([], [self._to], [], max(0.0, end - monotonic()))
            if not writable:
                raise _Gone
            text = text[os.write(self._to, text) :]

    def _read(self, end: float) -> bytes:
        said = b""
        while b"\n" not in said:
            if len(said) > MOST_BYTES or not _ready(self._from, end - monotonic()):
                raise _Gone
            more = os.read(self._from, 65536)
            if not more:
                raise _Gone
            said += more
        return said.partition(b"\n")[0]

    def close(self) -> None:
        """End the process and all it started."""
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()

    def __del__(self) -> None:
        if hasattr(self, "_process"):
            self.close()


def _ready(pipe: int, seconds: float) -> bool:
    readable, _, _ = select.select([pipe], [], [], max(0.0, seconds))
    return bool(readable)
