"""Open WebSockets: told when the house closes, cut when the session behind them is revoked."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterable

from litestar.types import Message, Send

SIGNED_OUT = 4401
"""The close code that says: this session or token is no more."""
_PATIENCE = 2.0
_CLOSING: Message = {"type": "websocket.send", "bytes": None, "text": '{"type":"closing"}'}


class Line:
    """One socket; what the application sends passes through `say`."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._open = False
        self._cut = False

    async def say(self, message: Message) -> None:
        """As ASGI's send, but silent once the line is cut."""
        if self._cut:
            return
        if message["type"] == "websocket.accept":
            self._open = True
        await self._send(message)

    async def cut(self) -> None:
        """Close it over the head of the application, which learns of it as of any lost line."""
        if self._cut:
            return
        if self._open:
            close: Message = {"type": "websocket.close", "code": SIGNED_OUT, "reason": "signed out"}
            await self._send(close)
        self._cut = True

    async def farewell(self) -> None:
        if self._open and not self._cut:
            await self._send(_CLOSING)


class Lines:
    """All open lines of this process, and whose they are."""

    def __init__(self) -> None:
        self._all: dict[Line, str] = {}  # and the network each comes from
        self._by_entry: defaultdict[str, set[Line]] = defaultdict(set)

    def __len__(self) -> int:
        return len(self._all)

    def open(self, line: Line, network: str) -> None:
        self._all[line] = network

    def close(self, line: Line, entry: str | None) -> None:
        self._all.pop(line, None)
        if entry is not None and entry in self._by_entry:
            self._by_entry[entry].discard(line)
            if not self._by_entry[entry]:
                del self._by_entry[entry]

    def belongs(self, line: Line, entry: str) -> None:
        """This line was opened with this session or token."""
        self._by_entry[entry].add(line)

    async def cut(self, entries: Iterable[str]) -> None:
        """Close what was opened with these sessions and tokens."""
        lines = [line for entry in entries for line in self._by_entry.get(entry, ())]
        await _all(line.cut() for line in lines)

    async def cut_where(self, unwelcome: Callable[[str], bool]) -> None:
        """Close what comes from unwelcome networks."""
        await _all(line.cut() for line, network in list(self._all.items()) if unwelcome(network))

    async def farewell(self) -> None:
        """Tell everybody that the house closes; a client then tries again a little later."""
        await _all(line.farewell() for line in list(self._all))


async def _all(doing: Iterable[object]) -> None:
    """Do all of it; a line that does not listen holds nobody up."""
    waiting = asyncio.gather(*doing, return_exceptions=True)  # type: ignore[call-overload]
    try:
        await asyncio.wait_for(waiting, _PATIENCE)
    except TimeoutError:
        return
