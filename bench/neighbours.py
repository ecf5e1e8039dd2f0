"""Two people at each of many tables, and how they fare with something else beside and without it.

A house runs in a process of its own, with its usual limits. People act at a steady rate; a time is
from sending an action until the other seat of the table hears of it. What is measured beside them
(a flood, admirals) is stopped for half of every round, now the first, now the second. The figure is
the median of the rounds: a bad moment of the machine decides one round and no more.
"""

import asyncio
import contextlib
import json
import multiprocessing
import os
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from fondaco.server.config import Config
from fondaco.server.running import bind, raise_file_limit, serve

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.postgres import free_port

TITLE = "golden-horn"
PLAYERS = "127.0.1.{}"


class _Turn(msgspec.Struct):
    actors: list[int]
    choices: list[dict[str, Any]]


class _Heard(msgspec.Struct):
    type: str
    number: int = 0
    turn: _Turn | None = None
    over: bool = False


_read = msgspec.json.Decoder(_Heard).decode


class Ground:
    """Where the house is, and how to come to it from some network."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"

    def client(self, source: str) -> httpx.AsyncClient:
        way = httpx.AsyncHTTPTransport(local_address=source)
        return httpx.AsyncClient(
            base_url=self.url, transport=way, headers={"Origin": self.url}, timeout=60
        )

    async def guest(self, source: str) -> httpx.AsyncClient:
        client = self.client(source)
        me = (await client.post("/api/guests", json={})).raise_for_status().json()
        client.headers["X-CSRF-Token"] = me["csrf"]
        return client

    async def table(self, owner: httpx.AsyncClient) -> str:
        asked = {"title": TITLE, "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        made = (await owner.post("/api/tables", json=asked)).raise_for_status()
        return str(made.json()["id"])

    async def socket(self, owner: httpx.AsyncClient, source: str, path: str) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in owner.cookies.items())
        return await connect(
            f"ws://127.0.0.1:{self.port}{path}",
            additional_headers={"Cookie": cookies},
            origin=self.url,  # type: ignore[arg-type]
            local_addr=(source, 0),
            max_size=None,
        )


# -- those who play --


class Pair:
    """Both seats of a table."""

    def __init__(self, lines: list[ClientConnection]) -> None:
        self.lines = lines
        self.number = [0, 0]
        self.turn: list[_Turn | None] = [None, None]
        self.news = [asyncio.Event(), asyncio.Event()]
        self.when = [0.0, 0.0]
        self.over = False

    async def listen(self, seat: int) -> None:
        with contextlib.suppress(Exception):
            async for message in self.lines[seat]:
                heard = _read(message)
                if heard.type in ("hello", "news"):
                    self.when[seat] = time.perf_counter()
                    self.number[seat], self.over = heard.number, heard.over
                    self.turn[seat] = heard.turn or self.turn[seat]
                    self.news[seat].set()

    async def act(self) -> float | None:
        """How long an action took to the other seat."""
        for seat, other in ((0, 1), (1, 0)):
            turn = self.turn[seat]
            if self.over or turn is None or seat not in turn.actors or not turn.choices:
                continue
            self.news[other].clear()
            action = turn.choices[0]["action"]
            number = self.number[seat]
            act = {"do": "act", "key": f"n{number}", "number": number, "action": action}
            sent = time.perf_counter()
            await self.lines[seat].send(json.dumps(act))
            try:
                async with asyncio.timeout(60):
                    await self.news[other].wait()
            except TimeoutError:
                return 60.0
            return self.when[other] - sent
        return None


async def pairs_of(ground: Ground, count: int) -> AsyncIterator[Pair]:
    for place in range(count):
        source = PLAYERS.format(place % 250 + 1)
        owner = await ground.guest(source)
        table = await ground.table(owner)
        path = f"/api/tables/{table}/live?seat="
        pair = Pair([await ground.socket(owner, source, path + str(seat)) for seat in (0, 1)])
        await owner.aclose()
        yield pair


async def play(pairs: list[Pair], rate: float, seconds: float) -> list[float]:
    """Actions at a steady rate over all tables; how long each took."""
    took: list[float] = []
    tasks: set[asyncio.Task[None]] = set()

    async def one(pair: Pair) -> None:
        found = await pair.act()
        if found is not None:
            took.append(found)

    begun = time.perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
        task = asyncio.create_task(one(pairs[number % len(pairs)]))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    return took


# -- comparing --


class Phase(NamedTuple):
    """How long each action took, and the share of a processor that the house had meanwhile."""

    took: list[float]
    work: float


async def phase(pairs: list[Pair], rate: float, seconds: float, house: int) -> Phase:
    before, begun = worked(house), time.perf_counter()
    took = await play(pairs, rate, seconds)
    return Phase(took, (worked(house) - before) / (time.perf_counter() - begun))


def worked(process: int) -> float:
    """Seconds of the processor that a process had until now."""
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def _p99(times: list[float]) -> float:
    return quantiles(times, n=100)[98]


def _figures(phases: list[Phase]) -> dict[str, float]:
    times = [took for phase in phases for took in phase.took]
    return {
        "p50_ms": median(times) * 1000,
        "p99_ms": median(_p99(phase.took) for phase in phases) * 1000,
        "work": median(phase.work for phase in phases),
        "n": len(times),
    }


def compare(calm: list[Phase], busy: list[Phase]) -> dict[str, Any]:
    """Round by round, p50 and p99 with it beside those without; the median of all rounds."""
    rounds = list(zip(calm, busy, strict=True))
    ratios = [_p99(with_it.took) / _p99(without.took) for without, with_it in rounds]
    return {
        "without": _figures(calm),
        "with": _figures(busy),
        "p50_ratio": median(median(two.took) / median(one.took) for one, two in rounds),
        "p99_ratio": median(ratios),
        "p99_ratios": ratios,
    }


def halves(rounds: int) -> Iterator[int]:
    """The signals before each half of each round: what is measured stops, or goes on."""
    orders = (signal.SIGSTOP, signal.SIGCONT)
    for number in range(rounds):
        yield from orders if number % 2 else reversed(orders)


# -- the house --


async def people(
    ground: Ground, tables: int, rate: float
) -> tuple[list[Pair], list[asyncio.Task[None]]]:
    """Everybody has sat down and played a little; the tasks listen."""
    async with httpx.AsyncClient() as http, asyncio.timeout(60):
        while True:
            with contextlib.suppress(httpx.TransportError):
                if (await http.get(ground.url + "/readyz")).is_success:
                    break
            await asyncio.sleep(0.1)
    pairs = [pair async for pair in pairs_of(ground, tables)]
    listening = [asyncio.create_task(pair.listen(seat)) for pair in pairs for seat in (0, 1)]
    await play(pairs, rate, 3)
    return pairs, listening


def in_a_house(
    measure: Callable[[int, int], Coroutine[Any, Any, dict[str, Any]]], **settings: Any
) -> dict[str, Any]:
    """Measure a house with these settings, told its port and its process."""
    raise_file_limit()
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="neighbours_") as folder:
        database = f"sqlite:///{folder}/house.sqlite"
        config = Config(database=database, port=port, log_level="error", **settings)
        house = multiprocessing.get_context("spawn").Process(target=_serve, args=(config,))
        house.start()
        assert house.pid is not None
        try:
            return uvloop.run(measure(port, house.pid))
        finally:
            house.terminate()
            house.join(20)


def _serve(config: Config) -> None:
    serve(config, bind(config))
