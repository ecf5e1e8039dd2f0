"""Makes the fifth title's package findable, as if somebody had installed it."""

import sys
from pathlib import Path

import pytest

from fondaco import compiled
from tests.nightly import Nightly

sys.path.insert(0, str(Path(__file__).parent / "fifth_title"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if compiled.in_use():
        only = pytest.mark.skip(reason="bends a class of the engines: plain Python only")
        for item in items:
            if item.get_closest_marker("plain"):
                item.add_marker(only)


@pytest.hookimpl(trylast=True)  # the terminal first
def pytest_configure(config: pytest.Config) -> None:
    terminal = config.pluginmanager.get_plugin("terminalreporter")
    if config.option.markexpr == "nightly" and terminal is not None:
        config.pluginmanager.register(Nightly(terminal), "nightly")
