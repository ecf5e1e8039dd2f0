"""The engines we are measured beside, each in a process and an environment of its own.

A checkout has their scripts in `bench/peers/`, and after `./run --with-bench` their environments
in `.fondaco/peers/`. They are asked by turns, one JSON per line.
"""

import json
import subprocess
from pathlib import Path
from typing import Any

from fondaco.compiled import HOME

ROOT = HOME.parents[1]
NAMES = ("catanatron", "openspiel", "pettingzoo", "rlcard", "earlier")
"""`earlier` is Fondaco before its engines were compiled."""


class Peer:
    """A running script of a peer."""

    def __init__(self, name: str, root: Path = ROOT) -> None:
        python = root / ".fondaco" / "peers" / name / "bin" / "python"
        script = root / "bench" / "peers" / f"{name}_turns.py"
        self._process = subprocess.Popen(
            [python, "-W", "ignore", script],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        about = self._answer()
        self.name = name
        self.version: str = about["version"]
        self.subjects: list[str] = about["subjects"]

    def measure(self, subject: str, seconds: float) -> dict[str, float]:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"subject": subject, "seconds": seconds}) + "\n")
        self._process.stdin.flush()
        found: dict[str, float] = self._answer()
        return found

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("a peer's script stopped: ./run --with-bench installs it anew")
        return json.loads(line)

    def leave(self) -> None:
        self._process.communicate()


def installed(root: Path = ROOT) -> list[str]:
    """The peers that can be asked here."""
    return [name for name in NAMES if (root / ".fondaco" / "peers" / name / "ready").is_file()]
