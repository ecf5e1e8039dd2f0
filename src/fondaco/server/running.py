"""Running a house: sockets, processes, and a stop that lets everybody finish."""

import asyncio
import contextlib
import multiprocessing
import os
import shutil
import signal
import socket
import sys
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
from fondaco.server.safety.wire import Wires
from fondaco.server.storage.engine import Store
from fondaco.server.storage.prepare import prepare
from fondaco.server.storage.trouble import trouble
from fondaco.table.words import Invalid

FIRST_PORT = 8000
_PORTS = 100
_LOOK = 1.0
_FILES = 1 << 20
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
        # Named, else asyncio does not know that small answers must not wait (TCP_NODELAY).
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
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
    return config.url or local_address(config, listening)


def local_address(config: Config, listening: socket.socket) -> str:
    """Where this machine finds the house."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(config.host, config.host)
    return f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}"


def _application(config: Config) -> Litestar:
    from fondaco.server.app import build, warm_up

    application = build(config)
    warm_up(application)
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


async def _prepare(config: Config) -> None:
    store = Store(config.store, config.database_seconds)
    try:
        await prepare(store)
    finally:
        await store.close()


def make_ready(config: Config) -> None:
    """Bring the database up to date before anybody is let in, or `Invalid`."""
    try:
        asyncio.run(_prepare(config))
    except Invalid:
        raise
    except Exception as error:
        why = trouble(error) or f"cannot be used: {error}".splitlines()[0]
        raise Invalid("database", why) from None


def uvicorn_settings(config: Config, app: Any, **more: Any) -> uvicorn.Config:
    """How uvicorn speaks with the world."""
    return Wires(
        app,
        config,
        ws_max_size=config.frame_bytes,
        ws_per_message_deflate=False,
        lifespan="on",
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=config.trusted_proxies or None,
        server_header=False,
        **more,
    )


def raise_file_limit() -> None:
    """As many files as we may have: each connection is one, and the usual 1,024 are soon taken."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if most == resource.RLIM_INFINITY:
            most = _FILES
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class _Processes(Multiprocess):
    """Several processes; knows whether they were told to stop or could not go on."""

    told = False

    def handle_int(self) -> None:
        self.told = True
        super().handle_int()

    def handle_term(self) -> None:
        self.told = True
        super().handle_term()

    def keep_subprocess_alive(self) -> None:
        # The child has its own copy of its end of the pipe. While this copy is open too, a child
        # that dies during a health check does not close the pipe, and the check waits in vain.
        for process in self.processes:
            process.child_conn.close()
        super().keep_subprocess_alive()


def serve(config: Config, listening: socket.socket) -> int:
    """Run until told to stop; the exit code."""
    raise_file_limit()
    settings = uvicorn_settings(
        config,
        partial(_application, config),
        factory=True,
        host=config.host,
        port=listening.getsockname()[1],
        workers=config.workers,
        log_config=log_settings(config),
        timeout_graceful_shutdown=config.stop_seconds,
        # A process that is still starting on a busy machine is not dead; one that died is noticed
        # at once.
        timeout_worker_healthcheck=180,
    )
    with _shared_numbers(config.workers):
        if config.workers > 1:
            processes = _Processes(settings, sockets=[listening])
            processes.run()
            return 0 if processes.told else 1
        server = uvicorn.Server(settings)
        # uvicorn raises the signal that stopped it once more; then all is done, and well.
        for number in _SIGNALS:
            signal.signal(number, _nothing)
        server.run(sockets=[listening])
        return 0 if server.started else 1
