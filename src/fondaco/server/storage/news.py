"""News between the processes of a house: PostgreSQL's NOTIFY carries it, a lone one needs none."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import asyncpg
import msgspec
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.secret import new_id
from fondaco.server.storage.engine import Store

_log = logging.getLogger(__name__)

CHANNEL = "fondaco"
_MOST = 7900  # bytes that PostgreSQL carries in one notification
_RETRY = 1.0


class Item(NamedTuple):
    """One piece of news: what it is about, and the news itself (short, never a secret)."""

    topic: str
    data: str


class _Letter(msgspec.Struct, frozen=True, array_like=True):
    origin: str
    items: list[Item]


Hear = Callable[[str, str], None]
"""Is told where the news came from (a process) and what it says."""


class News:
    """What one process tells the others and hears from them."""

    def __init__(self, store: Store) -> None:
        self.origin = new_id()
        self._store = store
        self._hearers: dict[str, list[Hear]] = {}
        self._again: list[Callable[[], None]] = []
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    def hear(self, topic: str, hearer: Hear) -> None:
        """Be told all news of a topic that other processes tell."""
        self._hearers.setdefault(topic, []).append(hearer)

    def on_again(self, hearer: Callable[[], None]) -> None:
        """Be told that the line was down: some news may have been missed."""
        self._again.append(hearer)

    async def post(self, connection: AsyncConnection, items: Sequence[Item]) -> None:
        """Tell the other processes when this transaction is committed."""
        if not self._store.postgres or not items:
            return
        for letter in self._letters(items):
            await connection.execute(
                text("SELECT pg_notify(:channel, :letter)"),
                {"channel": CHANNEL, "letter": letter},
            )

    def _letters(self, items: Sequence[Item]) -> list[str]:
        letter = msgspec.json.encode(_Letter(self.origin, list(items))).decode()
        if len(letter.encode()) <= _MOST:
            return [letter]
        if len(items) == 1:
            raise ValueError("one piece of news is too long")
        half = len(items) // 2
        return [*self._letters(items[:half]), *self._letters(items[half:])]

    async def tell(self, topic: str, data: str) -> None:
        """Tell the other processes now."""
        if self._store.postgres:
            async with self._store.write() as connection:
                await self.post(connection, [Item(topic, data)])

    async def open(self) -> None:
        """Begin to listen."""
        if self._store.postgres:
            self._task = asyncio.create_task(self._listen())
            await asyncio.wait_for(self._ready.wait(), 30)

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        """One line of our own to the database, made anew whenever it breaks."""
        url = self._store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                line: Any = await asyncpg.connect(url)
                broken = asyncio.Event()
                line.add_termination_listener(lambda *_, broken=broken: broken.set())
                await line.add_listener(CHANNEL, self._heard)
                if self._ready.is_set():
                    for again in self._again:
                        again()
                self._ready.set()
                try:
                    await broken.wait()
                finally:
                    await line.close(timeout=2)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                _log.warning("the line for news is down: %s", error)
            await asyncio.sleep(_RETRY)

    def _heard(self, _line: object, _pid: int, _channel: str, payload: str) -> None:
        letter = msgspec.json.decode(payload, type=_Letter)
        if letter.origin == self.origin:
            return
        for item in letter.items:
            for hearer in self._hearers.get(item.topic, []):
                hearer(letter.origin, item.data)
