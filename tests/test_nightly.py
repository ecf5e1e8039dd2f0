"""The bar and the figures of `./test --nightly`."""

from typing import Any

import pytest

from tests.nightly import Nightly


class _Terminal:
    isatty = True

    def __init__(self) -> None:
        self.lines: list[str] = []

    def rewrite(self, line: str, erase: bool) -> None:
        self.lines.append(line)

    def write_line(self, line: str) -> None:
        self.lines.append(line)


def _report(name: str, outcome: Any, figures: dict[str, int]) -> pytest.TestReport:
    where = (f"tests/{name}.py", 1, name)
    given: list[tuple[str, object]] = list(figures.items())
    return pytest.TestReport(
        f"tests/{name}.py::test",
        where,
        {},
        outcome,
        None,
        "call",
        duration=2,
        user_properties=given,
    )


def test_figures_of_what_held_are_added_up() -> None:
    terminal: Any = _Terminal()
    nightly = Nightly(terminal)
    nightly.pytest_xdist_node_collection_finished(None, ["one", "two", "three"])
    nightly.pytest_runtest_logstart("tests/a.py::test")
    for name, outcome, figures in (
        ("a", "passed", {"games": 500}),
        ("a", "passed", {"games": 700, "draws": 3}),
        ("b", "failed", {"games": 9000}),
    ):
        nightly.pytest_runtest_logreport(_report(name, outcome, figures))
    assert terminal.lines[0] == "[..............................] 0/3 0:00 test"
    assert any("failed tests/b.py::test 2 s; 9,000 games" in line for line in terminal.lines)
    assert list(nightly.summary()) == [
        "tests/a.py: 2 passed, 4 s",
        "tests/b.py: 1 failed, 2 s",
        "           3 draws",
        "       1,200 games",
    ]
