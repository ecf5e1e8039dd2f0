"""Makes the fifth title's package findable, as if somebody had installed it."""

import sys
from collections import Counter
from pathlib import Path

import pytest

from fondaco import compiled

sys.path.insert(0, str(Path(__file__).parent / "fifth_title"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if compiled.in_use():
        only = pytest.mark.skip(reason="bends a class of the engines: plain Python only")
        for item in items:
            if item.get_closest_marker("plain"):
                item.add_marker(only)


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """After `./test --nightly`: for each file what held, and how long it took."""
    if config.option.markexpr != "nightly":
        return
    files: dict[str, tuple[Counter[str], float]] = {}
    for outcome in ("passed", "failed", "error", "skipped"):
        for report in terminalreporter.stats.get(outcome, []):
            counts, seconds = files.get(report.fspath, (Counter[str](), 0.0))
            counts[outcome] += 1
            files[report.fspath] = counts, seconds + report.duration
    terminalreporter.section("nightly")
    for name, (counts, seconds) in sorted(files.items()):
        told = ", ".join(f"{count} {outcome}" for outcome, count in counts.items())
        terminalreporter.write_line(f"{name}: {told}, {seconds:,.0f} s")
