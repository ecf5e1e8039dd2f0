"""What `./test --nightly` shows: a bar while it runs, and at the end every figure that was seen.

A test says a figure with pytest's `record_property("what is counted", number)`; those of the same
name are added up, unless the test failed.
"""

import time
from collections import Counter
from collections.abc import Iterator

import pytest

WIDTH = 30
NAMED = 3
"""Of the tests under way."""


class Nightly:
    """A plugin of pytest, where the tests are chosen and counted."""

    def __init__(self, terminal: pytest.TerminalReporter) -> None:
        self.terminal = terminal
        self.begun = time.monotonic()
        self.total = 0
        self.done = 0
        self.running: dict[str, None] = {}
        self.figures: Counter[str] = Counter()
        self.files: dict[str, Counter[str]] = {}
        self.seconds: dict[str, float] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.total = self.total or len(session.items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node: object, ids: list[str]) -> None:
        self.total = len(ids)

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self, report: object) -> tuple[str, str, str] | None:
        """No letters: the bar tells."""
        if isinstance(report, pytest.TestReport) and _counts(report):
            return report.outcome, "", "" if report.passed else report.outcome.upper()
        return None

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.running[nodeid] = None
        self._draw()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        file = report.nodeid.partition("::")[0]
        self.seconds[file] = self.seconds.get(file, 0.0) + report.duration
        if not _counts(report):
            return
        self.done += 1
        self.running.pop(report.nodeid, None)
        self.files.setdefault(file, Counter())[report.outcome] += 1
        figures = {
            name: number for name, number in report.user_properties if isinstance(number, int)
        }
        if report.passed:
            self.figures.update(figures)
        if not report.passed or not self.terminal.isatty:
            told = "".join(f"; {number:,} {name}" for name, number in figures.items())
            line = f"{self._bar()} {report.outcome} {report.nodeid} {report.duration:,.0f} s{told}"
            self.terminal.rewrite(line, erase=True)
            self.terminal.write_line("")
        self._draw()

    def pytest_terminal_summary(self) -> None:
        self.terminal.section("nightly")
        for line in self.summary():
            self.terminal.write_line(line)

    def summary(self) -> Iterator[str]:
        """For each file what held and how long it took, then the figures."""
        for file, counts in sorted(self.files.items()):
            told = ", ".join(f"{count} {outcome}" for outcome, count in counts.items())
            yield f"{file}: {told}, {self.seconds[file]:,.0f} s"
        for name, number in sorted(self.figures.items()):
            yield f"{number:>12,} {name}"

    def _bar(self) -> str:
        full = WIDTH * self.done // max(1, self.total)
        minutes, seconds = divmod(int(time.monotonic() - self.begun), 60)
        return (
            f"[{'#' * full}{'.' * (WIDTH - full)}] {self.done}/{self.total} {minutes}:{seconds:02}"
        )

    def _draw(self) -> None:
        if self.terminal.isatty:
            names = [nodeid.rpartition("::")[2] for nodeid in self.running]
            self.terminal.rewrite(f"{self._bar()} {', '.join(names[:NAMED])}", erase=True)


def _counts(report: pytest.TestReport) -> bool:
    """One report of each test: its call, or what kept it from being called."""
    return report.when == "call" or (report.when == "setup" and not report.passed)
