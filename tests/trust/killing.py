"""Runs a title's tests on its mutants, quickly.

The tests are collected once, in plain Python. Each mutant is a fork in which one function's code is
replaced, whoever holds the function, and in which only those tests run that call it: the quickest
and those that noticed most so far first, until one fails. A test that takes much longer than it
should has lost its way, and has noticed too. A function that was called while tests were collected
may have left something behind: what survives there is tried again in a process of its own.
"""

import ast
import gc
import os
import pickle
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest

from tests.trust.mutating import GAMES, ROOT, Mutant, code_of, mutated

SLOW = 8
"""A test may take so many times as long as it should, and a few seconds."""
MEMORY = 4 << 30
NO_RULES = ("test_bot", "test_merchant")
"""Tests of how bots play."""


def tests_of(slug: str) -> list[str]:
    folder = ROOT / "tests" / "games" / slug.replace("-", "_")
    own = [str(file) for file in folder.glob("test_*.py") if not file.stem.startswith(NO_RULES)]
    return [*sorted(own), "tests/games/test_offered.py", "tests/trust/test_bookkeeping.py"]


def kill(slug: str, mutants: list[Mutant]) -> Iterator[tuple[Mutant, str]]:
    """Each mutant with the test that noticed, or with nothing."""
    os.environ["FONDACO_ENGINES"] = "plain"
    executioner = _Executioner(slug, mutants)
    reading, writing = os.pipe()
    with os.fdopen(reading, "rb") as told:
        child = os.fork()
        if not child:
            with os.fdopen(writing, "wb") as tell:
                executioner.tell = tell
                words = ["-q", "-s", "-p", "no:cacheprovider", "-p", "no:xdist", *tests_of(slug)]
                result = pytest.main(words, plugins=[executioner])
            os._exit(result)
        os.close(writing)
        done = 0
        while done < len(mutants):
            yield mutants[done], pickle.load(told)
            done += 1
        os.waitpid(child, 0)


class _Executioner:
    """A plugin of pytest: instead of one run of the tests, one for each mutant."""

    def __init__(self, slug: str, mutants: list[Mutant]) -> None:
        self.slug = slug
        self.mutants = mutants
        self.folder = str(GAMES / slug.replace("-", "_"))
        self.tell: Any = None
        self.failed = ""
        self.early: set[CodeType] = set()
        _trace(self.early)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.settrace(None)
        items = [item for item in session.items if self._is_ours(item)]
        called, seconds = self._rehearse(items)
        early = {_key(code) for code in self.early if code.co_filename.startswith(self.folder)}
        found = _functions(self.folder)
        noticed: Counter[tuple[str, str]] = Counter()
        for mutant in self.mutants:
            key = (str(mutant.path), mutant.function)
            chosen = [item for item in items if key in called[item.nodeid]]
            stem = mutant.path.stem

            def order(item: pytest.Item, stem: str = stem) -> float:
                return seconds[item.nodeid] / (1 + 5 * noticed[stem, item.nodeid])

            killer = self._execute(mutant, found.get(key, []), sorted(chosen, key=order), seconds)
            if not killer and (key in early or not chosen):
                killer = "a process of its own" if not survives_alone(mutant, self.slug) else ""
            noticed[stem, killer] += 1
            pickle.dump(killer, self.tell)
            self.tell.flush()
        return True

    def _is_ours(self, item: pytest.Item) -> bool:
        return "tests/games" in item.nodeid or self.slug in item.nodeid

    def _rehearse(self, items: list[pytest.Item]) -> tuple[dict[str, Any], dict[str, float]]:
        """Which functions each test calls, and how long it takes."""
        with _fork() as (told, tell):
            if tell is not None:
                called, seconds = {}, {}
                for item in items:
                    codes: set[CodeType] = set()
                    _trace(codes)
                    begun = time.process_time()
                    _run(item)
                    seconds[item.nodeid] = time.process_time() - begun
                    sys.settrace(None)
                    assert not self.failed, f"fails without a mutant: {self.failed}"
                    ours = (code for code in codes if code.co_filename.startswith(self.folder))
                    called[item.nodeid] = {_key(code) for code in ours}
                pickle.dump((called, seconds), tell)
            else:
                called, seconds = pickle.load(told)
        total = sum(seconds.values())
        sys.stderr.write(f"{self.slug}: {len(items)} tests, {total:.0f} s of work\n")
        return called, seconds

    def _execute(
        self,
        mutant: Mutant,
        functions: list[FunctionType],
        items: list[pytest.Item],
        seconds: dict[str, float],
    ) -> str:
        with _fork() as (told, tell):
            if tell is not None:
                code = code_of(mutant)
                for function in functions:
                    function.__code__ = code
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
                for item in items:
                    # Not by the clock: the machine may be busy. Who needs more is killed by it.
                    signal.setitimer(signal.ITIMER_PROF, 3 + SLOW * seconds[item.nodeid])
                    _run(item)
                    if self.failed:
                        break
                pickle.dump(self.failed, tell)
            else:
                try:
                    return str(pickle.load(told))
                except EOFError:
                    return "it ended, or did not"
        raise AssertionError("the child does not come here")


@contextmanager
def _fork() -> Iterator[tuple[Any, Any]]:
    """In the child, which ends here and says nothing, a file to tell; in the parent one to read."""
    reading, writing = os.pipe()
    sys.stdout.flush()
    child = os.fork()
    if child:
        os.close(writing)
        with os.fdopen(reading, "rb") as told:
            yield told, None
        os.waitpid(child, 0)
        return
    os.close(reading)
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    try:
        with os.fdopen(writing, "wb") as tell:
            yield None, tell
    finally:
        os._exit(0)


def _run(item: pytest.Item) -> None:
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)


def _trace(codes: set[CodeType]) -> None:
    def called(frame: FrameType, event: str, arg: object) -> None:
        codes.add(frame.f_code)

    sys.settrace(called)


def _key(code: CodeType) -> tuple[str, str]:
    return code.co_filename, code.co_qualname.partition(".<locals>")[0]


def _functions(folder: str) -> dict[tuple[str, str], list[FunctionType]]:
    found: dict[tuple[str, str], list[FunctionType]] = {}
    for thing in gc.get_objects():
        code = thing.__code__ if isinstance(thing, FunctionType) else None
        if code and code.co_filename.startswith(folder) and "<locals>" not in code.co_qualname:
            found.setdefault(_key(code), []).append(thing)
    return found


def survives_alone(mutant: Mutant, slug: str) -> bool:
    """Whether the title's own tests pass in a process that knows nothing but the mutant."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name, "src")
        shutil.copytree(ROOT / "src", folder, ignore=shutil.ignore_patterns("static"))
        wrong = folder / mutant.path.relative_to(ROOT / "src")
        wrong.write_text(ast.unparse(mutated(mutant)), "utf-8")
        env = {**os.environ, "PYTHONPATH": str(folder)}
        words = ["-x", "-q", "-p", "no:cacheprovider", *tests_of(slug)[:-1]]
        limited = ["prlimit", "--cpu=300", sys.executable, "-m", "pytest", *words]
        done = subprocess.run(limited, cwd=ROOT, env=env, capture_output=True)
    return done.returncode == 0
