"""Real houses for the tests: a server with real sockets, in a thread of the test's process."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar

import httpx
import uvicorn

from fondaco.server.app import build
from fondaco.server.config import RATES, Config
from fondaco.server.house import House
from fondaco.server.people.sessions import COOKIE
from fondaco.server.running import address, bind, uvicorn_settings
from tests.server.running import PATIENCE

_Found = TypeVar("_Found")


class Running:
    """A house that is open."""

    def __init__(self, house: House, url: str, port: int, loop: asyncio.AbstractEventLoop) -> None:
        self.house = house
        self.url = url
        self.port = port
        self._loop = loop
        self._visitors: list[Visitor] = []

    def do(self, work: Coroutine[Any, Any, _Found]) -> _Found:
        """Do something inside the house, on its own loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    def visitor(self, **headers: str) -> "Visitor":
        visitor = Visitor(self.url, headers)
        self._visitors.append(visitor)
        return visitor

    def send_home(self) -> None:
        for visitor in self._visitors:
            visitor.close()

    def guest(self, name: str = "Anna") -> "Visitor":
        """Somebody with a session."""
        visitor = self.visitor()
        visitor.become_guest(name)
        return visitor


class Visitor(httpx.Client):
    """A browser: keeps cookies, sends its origin and the CSRF token."""

    def __init__(self, url: str, headers: dict[str, str] | None = None) -> None:
        super().__init__(base_url=url, headers={"origin": url} | (headers or {}), timeout=PATIENCE)

    @property
    def secret(self) -> str:
        """The session's cookie."""
        return self.cookies[COOKIE]

    def become_guest(self, name: str) -> dict[str, Any]:
        return self.knows_me(self.post("/api/guests", json={"name": name}))

    def knows_me(self, answer: httpx.Response) -> dict[str, Any]:
        """Takes the CSRF token out of an answer that tells who one is."""
        assert answer.is_success, answer.text
        told: dict[str, Any] = answer.json()
        self.headers["x-csrf-token"] = told["csrf"]
        person: dict[str, Any] = told["person"]
        return person

    def me(self) -> dict[str, Any]:
        return self.knows_me(self.get("/api/me"))

    def cookie(self) -> dict[str, str]:
        """What a WebSocket of this browser sends."""
        return {"Cookie": f"{COOKIE}={self.secret}", "Origin": str(self.base_url).rstrip("/")}


@contextlib.contextmanager
def open_house(config: Config) -> Iterator[Running]:
    """A house for the time of a test."""
    listening = bind(config)
    app = build(config)
    settings = uvicorn_settings(config, app, log_config=None, timeout_graceful_shutdown=2)
    server = uvicorn.Server(settings)
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve(sockets=[listening])

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        wait_for(lambda: server.started or not thread.is_alive())
        assert server.started, "the house did not open"
        house: House = app.state.house
        port: int = listening.getsockname()[1]
        running = Running(house, address(config, listening), port, loops[0])
        try:
            yield running
        finally:
            running.send_home()
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
        assert not thread.is_alive(), "the house did not close"


def wait_for(true: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Until something is so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)


def easy(database: str, **settings: object) -> Config:
    """Settings for tests: any port, and limits that only tests of limits meet."""
    free = {"port": 0, "database": database, "bot_workers": 1, "notice_delay": 0}
    rates = dict.fromkeys(RATES, "100000/1")
    return Config(**{**free, **rates, **settings})  # type: ignore[arg-type]
