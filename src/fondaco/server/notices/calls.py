"""Notices to open browsers: over one socket for each, whatever page is shown."""

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Collection, Coroutine, Iterator, Sequence
from typing import Any

import msgspec
from litestar import WebSocket
from sqlalchemy import Row, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.moments import iso, now
from fondaco.server.notices.preferences import loud_from, muted, preferences_of
from fondaco.server.storage.engine import Store
from fondaco.server.storage.schema_people import notices

PAUSE = 1.0
_WINDOW = 60_000
_MOST = 1000  # notices that are looked at in one round

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
        self._began = now()
        self._last: int | None = None
        """The newest notice that was looked at."""
        self._missing: dict[int, int] = {}
        """Ids before it that were not there, and since when: a transaction may end late."""

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

    async def call(self, store: Store) -> bool:
        """Tell those who listen what has come since the last time; whether there may be more."""
        moment = now()
        async with store.read() as connection:
            if self._last is None:
                self._last = await _newest_before(connection, self._began)
            rows = await _since(connection, self._last, self._missing)
            mine = [row for row in rows if row.person in self._sockets]
            if who := sorted({row.person for row in mine}):
                kept = await preferences_of(connection, who)
                silent = await muted(connection, who)
        self._note(rows, moment)
        sending: list[Coroutine[Any, Any, None]] = []
        for row in mine:
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
        return len(rows) == _MOST

    def _note(self, rows: Sequence[Row[Any]], moment: int) -> None:
        """What was looked at, and what may still come between."""
        assert self._last is not None
        for row in rows:
            self._missing.pop(row.id, None)
            if row.id > self._last:
                gap = range(max(self._last + 1, row.id - _MOST), row.id)
                self._missing |= dict.fromkeys(gap, moment)
                self._last = row.id
        self._missing = {it: at for it, at in self._missing.items() if at > moment - _WINDOW}


async def _newest_before(connection: AsyncConnection, moment: int) -> int:
    query = select(notices.c.id).where(notices.c.at < moment).order_by(notices.c.id.desc())
    return (await connection.execute(query.limit(1))).scalar_one_or_none() or 0


async def _since(
    connection: AsyncConnection, last: int, missing: Collection[int]
) -> Sequence[Row[Any]]:
    fresh = or_(notices.c.id > last, notices.c.id.in_(missing))
    query = select(notices).where(fresh).order_by(notices.c.id).limit(_MOST)
    return (await connection.execute(query)).all()


async def _tell(socket: Socket, text: str) -> None:
    """A lost line is noticed where it is read; one that is not read is cut."""
    try:
        async with asyncio.timeout(PAUSE):
            await socket.send_text(text)
    except TimeoutError:
        socket.scope["state"]["hang_up"]()
    except Exception:
        return
