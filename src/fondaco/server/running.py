"""Running a house: sockets, processes, and a stop that lets everybody finish."""

import asyncio
import contextlib
import multiprocessing
import os
import shutil
import signal
import socket
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from types import FrameType
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.supervisors import Multiprocess

from fondaco.server.config import Config
from fondaco.server.house import House
from fondaco.server.logs import log_settings
from fondaco.server.memory import calm
from fondaco.server.people.forgetting import REVOKED
from fondaco.table.words import Invalid

FIRST_PORT = 8000
_PORTS = 100
_LOOK = 1.0
_SIGNALS = (signal.SIGTERM, signal.SIGINT)

Handler = Callable[[int, FrameType | None], Any]


@contextlib.asynccontextmanager
async def farewell(app: Litestar) -> AsyncIterator[None]:
    """Between a signal to stop and the stop: clients are told, so that they come back by
    themselves instead of showing an error.
    """
    house: House = app.state.house
    loop = asyncio.get_running_loop()
    leaving: set[asyncio.Task[None]] = set()

    async def leave(go_on: Handler, number: int) -> None:
        house.closing = True
        await house.lines.farewell()
        go_on(number, None)

    def on_signal(go_on: Handler, number: int, _frame: FrameType | None) -> None:
        loop.call_soon_threadsafe(lambda: leaving.add(loop.create_task(leave(go_on, number))))

    before: dict[signal.Signals, Any] = {}
    with contextlib.suppress(ValueError):  # not in the main thread: somebody else stops us
        for number in _SIGNALS:
            previous = signal.getsignal(number)
            if callable(previous):
                signal.signal(number, partial(on_signal, previous))
                before[number] = previous
    try:
        yield
    finally:
        for number, previous in before.items():
            signal.signal(number, previous)


@contextlib.asynccontextmanager
async def hearing(app: Litestar) -> AsyncIterator[None]:
    """What other processes of the house say about people."""
    house: House = app.state.house
    loop = asyncio.get_running_loop()
    cutting: set[asyncio.Task[None]] = set()

    def revoked(_origin: str, data: str) -> None:
        entries = msgspec.json.decode(data, type=list[str])
        task = loop.create_task(house.lines.cut(entries))
        cutting.add(task)
        task.add_done_callback(cutting.discard)

    house.news.hear(REVOKED, revoked)
    yield


@contextlib.asynccontextmanager
async def not_orphaned(app: Litestar) -> AsyncIterator[None]:
    """One of several processes stops when the one that started it was killed."""
    house: House = app.state.house
    # Not by getppid: the parent may have been killed before this process got here.
    parent = multiprocessing.parent_process()

    async def watch() -> None:
        while parent is None or parent.is_alive():
            await asyncio.sleep(_LOOK)
        signal.raise_signal(signal.SIGTERM)

    watching = asyncio.create_task(watch()) if house.config.workers > 1 else None
    try:
        yield
    finally:
        if watching is not None:
            watching.cancel()


def bind(config: Config) -> socket.socket:
    """The socket the house listens on: the port that was asked for, or the first that is free."""
    ports = range(FIRST_PORT, FIRST_PORT + _PORTS) if config.port is None else [config.port]
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    error: OSError | None = None
    for port in ports:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((config.host, port))
            # Bound is not enough: two houses may bind with REUSEADDR until one listens.
            listening.listen(2048)
        except OSError as failed:
            listening.close()
            error = failed
        else:
            listening.set_inheritable(True)
            return listening
    assert error is not None
    where = f"{config.host}:{config.port or f'{FIRST_PORT}–{FIRST_PORT + _PORTS - 1}'}"
    raise Invalid("port", f"cannot listen on {where}: {error.strerror}")


def address(config: Config, listening: socket.socket) -> str:
    """What people type."""
    if config.url is not None:
        return config.url
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(config.host, config.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}"


def _application(config: Config) -> Litestar:
    from fondaco.server.app import build

    application = build(config)
    calm()
    return application


def _nothing(_number: int, _frame: FrameType | None) -> None:
    """What is left to do after a stop."""


@contextlib.contextmanager
def _shared_numbers(workers: int) -> Iterator[None]:
    """Where several processes put their numbers, so that any of them can show all."""
    if workers == 1:
        yield
        return
    folder = tempfile.mkdtemp(prefix="fondaco-metrics-")
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
    try:
        yield
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def serve(config: Config, listening: socket.socket) -> int:
    """Run until told to stop; the exit code."""
    settings = uvicorn.Config(
        partial(_application, config),
        factory=True,
        fd=None,
        host=config.host,
        port=listening.getsockname()[1],
        workers=config.workers,
        ws="websockets-sansio",
        ws_max_size=config.body_bytes,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=log_settings(config),
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=config.trusted_proxies or None,
        server_header=False,
        timeout_graceful_shutdown=config.stop_seconds,
        # A process that is still starting on a busy machine is not dead.
        timeout_worker_healthcheck=60,
    )
    with _shared_numbers(config.workers):
        if config.workers > 1:
            Multiprocess(settings, sockets=[listening]).run()
            return 0
        server = uvicorn.Server(settings)
        # uvicorn raises the signal that stopped it once more; then all is done, and well.
        for number in _SIGNALS:
            signal.signal(number, _nothing)
        server.run(sockets=[listening])
        return 0 if server.started else 1
