"""A running house as its clients know it: a process behind an address."""

import json
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.postgres import free_port

PATIENCE = 120.0
"""Seconds after which a test gives up: far more than anything takes, even on a busy machine."""

# A house for tests: no limits in the way, bots that do not take all cores.
SETTINGS = {
    "PYTHONPATH": os.pathsep.join(
        [str(Path(__file__).parents[1] / "fifth_title"), os.environ.get("PYTHONPATH", "")]
    ),
    "FONDACO_BROWSER": "no",
    "FONDACO_BOT_WORKERS": "1",
    "FONDACO_CLIENT_CONNECTIONS": "5000",
    "FONDACO_NEW_TABLES": "100000/60",
    "FONDACO_PERSON_TABLES": "100000",
    "FONDACO_REGISTRATIONS": "100000/60",
    "FONDACO_NETWORK_CONNECTIONS": "10000",
    "FONDACO_PACE": "1000000/60",
    "FONDACO_FRAMES": "1000000/60",
    "FONDACO_REQUESTS": "1000000/60",
    "FONDACO_CHATS": "10000/60",
    "FONDACO_OFFERS": "10000/60",
    "FONDACO_STOP_SECONDS": "3",
}


class Running:
    """A process of a house."""

    def __init__(
        self, database: str, settings: Mapping[str, str] | None = None, log: Path | None = None
    ) -> None:
        self.database = database
        self.settings = dict(settings or {})
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        clean = {name: value for name, value in os.environ.items() if "FONDACO" not in name}
        environment = clean | SETTINGS | self.settings
        environment |= {"FONDACO_DATABASE": self.database, "FONDACO_PORT": str(self.port)}
        command = str(Path(sys.executable).with_name("fondaco"))
        log = Path(os.devnull) if self._log is None else self._log
        with log.open("ab") as out:
            self._process = subprocess.Popen(
                [command, "serve"], env=environment, stdout=out, stderr=out
            )
        self.wait()

    def wait(self, seconds: float = 900) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self._process is not None
            if self._process.poll() is not None:
                raise RuntimeError(f"the house ended with {self._process.returncode}")
            try:
                with urllib.request.urlopen(self.url + "/readyz", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("the house does not answer")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(number)

    def kill(self) -> None:
        """As if the power failed."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        """As an orderly person does; returns the exit code."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        return self._process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        try:
            self.stop()
        except subprocess.TimeoutExpired:
            self.kill()


class Live:
    """A live line; keeps what it heard."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []

    async def next(self, *kinds: str, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message, or the next of some kinds."""
        import asyncio

        async with asyncio.timeout(seconds):
            while True:
                message: dict[str, Any] = json.loads(await self.socket.recv())
                self.heard.append(message)
                if not kinds or message["type"] in kinds:
                    return message

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def close(self) -> None:
        await self.socket.close()


class Player:
    """A guest of a house (or of several processes of one)."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, headers={"Origin": url})
        self.id = ""
        self.lines: list[Live] = []

    async def enter(self, name: str = "Ada") -> Self:
        answer = await self.http.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.id = answer.json()["person"]["id"]
        self.http.headers["X-CSRF-Token"] = answer.json()["csrf"]
        return self

    def at(self, url: str) -> "Player":
        """The same person at another process of the house."""
        other = Player(url)
        other.id = self.id
        other.http.cookies = httpx.Cookies(dict(self.http.cookies))
        other.http.headers["X-CSRF-Token"] = self.http.headers["X-CSRF-Token"]
        return other

    async def call(
        self, method: str, path: str, data: Any = None, status: int | None = None
    ) -> Any:
        """A call that must succeed, or answer with this status."""
        answer = await self.http.request(method, f"/api{path}", json=data)
        if status is None:
            assert answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text}"
        else:
            assert answer.status_code == status, f"{answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def get(self, path: str, status: int | None = None) -> Any:
        return await self.call("GET", path, None, status)

    async def post(self, path: str, data: Any = None, status: int | None = None) -> Any:
        return await self.call("POST", path, data, status)

    async def table(self, title: str, *kinds: str, **more: Any) -> dict[str, Any]:
        """A new table; a kind is me, open, or a bot's name."""
        seats = [
            {"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind}
            for kind in kinds
        ]
        made: dict[str, Any] = await self.post("/tables", {"title": title, "seats": seats} | more)
        return made

    async def live(self, table: str, seat: int | None = None, heard: int | None = None) -> Live:
        """A live line at a table."""
        words = [f"seat={seat}"] if seat is not None else []
        words += [f"from={heard}"] if heard is not None else []
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        socket = await connect(
            f"ws{self.url.removeprefix('http')}/api/tables/{table}/live?{'&'.join(words)}",
            additional_headers={"Cookie": cookies} if cookies else {},
            origin=self.url,  # type: ignore[arg-type]
            max_size=None,
            ping_interval=None,
            open_timeout=60,
        )
        self.lines.append(Live(socket))
        return self.lines[-1]

    async def close(self) -> None:
        for line in self.lines:
            await line.close()
        await self.http.aclose()


async def play_on(line: Live, seat: int, pick: int = 0, seconds: float = 120) -> int:
    """Play a seat to the end by taking some choice each time; returns how many actions that took.

    Every number that is told must follow the one before.
    """
    import asyncio

    number, turn, over, count = -1, None, False, 0
    waiting: str | None = None
    async with asyncio.timeout(seconds):
        while not over:
            message = await line.next(seconds=seconds)
            match message["type"]:
                case "hello":
                    number, turn, over = message["number"], message["turn"], message["over"]
                case "news":
                    assert message["number"] == number + 1, "news must be consecutive"
                    number, over = message["number"], message["over"]
                    turn = message.get("turn", turn)
                case "done" | "refused":
                    if message["type"] == "refused":
                        assert message["problem"]["type"] == "/problems/stale", message
                    waiting = None
            if over or turn is None or waiting is not None:
                continue
            if seat in turn["actors"] and turn["choices"]:
                count += 1
                waiting = f"{seat}-{count}-{pick}"
                choice = turn["choices"][(pick + count) % len(turn["choices"])]
                await line.send(do="act", key=waiting, number=number, action=choice["action"])
    return count
