"""Notices to open browsers: over one socket for each, whatever page is shown."""

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Coroutine, Iterator
from typing import Any

import msgspec
from litestar import WebSocket
from sqlalchemy import Row

from fondaco.server.moments import iso, now
from fondaco.server.notices.outbox import news_for
from fondaco.server.notices.preferences import loud_from, muted, preferences_of
from fondaco.server.storage.engine import Store

PAUSE = 1.0
_WINDOW = 60_000  # a transaction that began early may end late: look back this far

Socket = WebSocket[Any, Any, Any]


class News(msgspec.Struct):
    """A notice as a browser is told of it."""

    id: str
    at: str
    kind: str
    table: str
    title: str


class _Call(News, tag_field="type", tag="notice"):
    pass


def as_news(row: Row[Any]) -> News:
    return News(str(row.id), iso(row.at), row.kind, row.table_id, row.title)


class Callers:
    """The browsers that listen in this process."""

    def __init__(self) -> None:
        self._sockets: defaultdict[str, set[Socket]] = defaultdict(set)
        self._told: dict[int, int] = {}
        self._began = now()

    @contextlib.contextmanager
    def listening(self, person: str, socket: Socket) -> Iterator[None]:
        """While a browser listens."""
        self._sockets[person].add(socket)
        try:
            yield
        finally:
            self._sockets[person].discard(socket)
            if not self._sockets[person]:
                del self._sockets[person]

    async def call(self, store: Store) -> None:
        """Tell those who listen what has come since the last time."""
        who, moment = sorted(self._sockets), now()
        self._told = {told: at for told, at in self._told.items() if at > moment - 2 * _WINDOW}
        if not who:
            return
        since = max(self._began, moment - _WINDOW)
        async with store.read() as connection:
            rows = [
                row
                for row in await news_for(connection, who, since=since)
                if row.id not in self._told
            ]
            if not rows:
                return
            kept = await preferences_of(connection, who)
            silent = await muted(connection, who)
        sending: list[Coroutine[Any, Any, None]] = []
        for row in rows:
            self._told[row.id] = moment
            preferences = kept[row.person].preferences
            wanted = (
                preferences.browser
                and preferences.wants(row.kind)
                and loud_from(preferences, moment) == moment
            )
            if wanted and (row.person, row.table_id) not in silent:
                told = _Call(**msgspec.structs.asdict(as_news(row)))
                text = msgspec.json.encode(told).decode()
                sending += [_tell(socket, text) for socket in self._sockets.get(row.person, ())]
        await asyncio.gather(*sending)


async def _tell(socket: Socket, text: str) -> None:
    """A lost line is noticed where it is read; one that is not read is cut."""
    try:
        async with asyncio.timeout(PAUSE):
            await socket.send_text(text)
    except TimeoutError:
        socket.scope["state"]["hang_up"]()
    except Exception:
        return
