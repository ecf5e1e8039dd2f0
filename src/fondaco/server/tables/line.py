"""One client that listens at a table, and what waits to be sent to it: so many bytes, no more."""

import asyncio
from collections.abc import Awaitable, Callable

from fondaco.server.safety.ledgers import Account
from fondaco.table.words import Seat

LINE_BYTES = 512 << 10
"""May wait for one client; a greeting that is longer still goes out when nothing else waits."""
_MESSAGES = 200


class Line:
    """One client that listens at a table."""

    def __init__(
        self,
        ear: Seat | None,
        person: str | None,
        account: Account,
        hang_up: Callable[[], None] = lambda: None,
    ) -> None:
        """`hang_up` ends the connection at once: who does not read would not read a farewell."""
        self.ear = ear
        self.person = person
        self.may_play = True
        self.waiting = 0
        """Bytes in the queue, and those that are being sent."""
        self._account = account
        self._hang_up = hang_up
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._cut = False
        account.owes(self)

    def send(self, message: bytes) -> None:
        """Send a message after those that wait; too slow a client loses the line."""
        if self._cut:
            return
        long = len(message)
        if self.waiting and (
            self.waiting + long > LINE_BYTES
            or not self._account.has_room(long)
            or self._queue.qsize() >= _MESSAGES
        ):
            self.cut()
            return
        self._queue.put_nowait(message)
        self._count(long)

    def close(self) -> None:
        """Hang up once everything before has been sent."""
        self._queue.put_nowait(None)

    def cut(self) -> None:
        """Hang up now, and forget what waits."""
        if not self._cut:
            self.forget()
            self._hang_up()

    def forget(self) -> None:
        """Nothing is sent any more."""
        self._cut = True
        self._queue = asyncio.Queue()
        self._count(-self.waiting)

    async def pour(self, out: Callable[[str], Awaitable[None]]) -> None:
        """Send what waits, one after the other, until the line is closed."""
        while not self._cut and (message := await self._queue.get()) is not None:
            await out(message.decode())
            if not self._cut:
                self._count(-len(message))

    def _count(self, bytes_more: int) -> None:
        self.waiting += bytes_more
        self._account.add(bytes_more)
