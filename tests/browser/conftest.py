"""A real house, and a browser that visits it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.guest import Guest, Visit
from tests.server.running import Running

# A machine that runs other tests beside this one takes its time.
expect.set_options(timeout=30_000)
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser test may try once more, and the summary says so: bots and frames share the cores
    with other tests, and a click may fall between two of them. What is broken fails twice.
    """
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A house on a new SQLite file."""
    folder = tmp_path_factory.mktemp("house")
    running = Running(f"sqlite:///{folder / 'house.db'}", log=folder / "house.log")
    yield running
    running.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's chromium. Ends with the module: its event loop would disturb asynchronous tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        yield browser
        browser.close()


@pytest.fixture
def visit(house: Running, browser: Browser) -> Iterator[Visit]:
    """Opens browsers of their own; at the end none of them may have complained."""
    guests: list[Guest] = []

    def opened(
        language: str = "en",
        width: int = 1280,
        height: int = 800,
        url: str = house.url,
        *,
        touch: bool = False,
    ) -> Guest:
        guests.append(Guest(browser, url, language, width, height, touch=touch))
        return guests[-1]

    yield opened
    complaints = [line for guest in guests for line in guest.complaints]
    for guest in guests:
        guest.leave()
    assert complaints == []
