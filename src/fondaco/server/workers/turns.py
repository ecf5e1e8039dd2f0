"""Fair turns at what is scarce: everybody waits behind his own, nobody behind another's crowd."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fondaco.server.safety.problems import Problem, too_many


class Turns:
    """A few places; who has one gets no second, and those who wait are called one by one."""

    def __init__(self, places: int, *, each: int = 4, all_together: int = 200) -> None:
        """`each`: so many of one asker may wait; `all_together`: of all askers."""
        self._free = places
        self._each = each
        self._most = all_together
        self._at_work: set[str] = set()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, who: str, patience: float) -> AsyncIterator[None]:
        """Wait for a place and hold it; 429 or 503 when that would take too long."""
        await self._enter(who, patience)
        try:
            yield
        finally:
            self._at_work.discard(who)
            self._free += 1
            self._call()

    async def _enter(self, who: str, patience: float) -> None:
        own = self._waiting.setdefault(who, deque())
        if len(own) >= self._each:
            raise too_many(patience, "wait until what you asked for before is done")
        if sum(map(len, self._waiting.values())) >= self._most:
            raise _busy(patience)
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        own.append(called)
        self._call()
        try:
            await asyncio.wait_for(asyncio.shield(called), patience)
        except TimeoutError:
            self._give_up(who, called)
            raise _busy(patience) from None
        except asyncio.CancelledError:
            self._give_up(who, called)
            raise

    def _give_up(self, who: str, called: "asyncio.Future[None]") -> None:
        if called.done():  # it was called at this very moment: the next one takes the place
            self._at_work.discard(who)
            self._free += 1
        elif who in self._waiting:
            self._waiting[who].remove(called)
        self._call()

    def _call(self) -> None:
        """Give free places to those who have waited longest since their last turn."""
        for who in list(self._waiting):
            queue = self._waiting[who]
            if queue and self._free and who not in self._at_work:
                self._free -= 1
                self._at_work.add(who)
                queue.popleft().set_result(None)
                self._waiting.move_to_end(who)
            if not queue:
                del self._waiting[who]


def _busy(patience: float) -> Problem:
    retry = {"retry-after": str(max(1, int(patience)))}
    return Problem("unavailable", "too many wait for this; try again", headers=retry)
