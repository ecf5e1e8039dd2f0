"""A real house, and a browser that visits it."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.guest import Guest, Visit
from tests.server.running import SETTINGS, Running

# A machine that runs other tests beside this one takes its time.
expect.set_options(timeout=30_000)


SAME_LUCK = {
    "PYTHONPATH": os.pathsep.join(
        [str(Path(__file__).parent / "same_luck"), SETTINGS["PYTHONPATH"]]
    )
}


@pytest.fixture(scope="session")
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """A house on a new SQLite file; by night with luck of its own, to meet what nobody foresaw."""
    folder = tmp_path_factory.mktemp("house")
    luck = {} if request.config.option.markexpr == "nightly" else SAME_LUCK
    running = Running(f"sqlite:///{folder / 'house.db'}", luck, log=folder / "house.log")
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
