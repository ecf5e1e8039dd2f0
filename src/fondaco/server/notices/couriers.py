"""Deliveries under way: side by side to all, one after the other to each."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

SIDE_BY_SIDE = 200
"""Recipients who are served at once; a slow one holds up nobody but himself."""

Delivery = Callable[[], Coroutine[Any, Any, None]]


class Couriers:
    """One courier for each recipient, as long as there is something to bring him."""

    def __init__(self, most: int = SIDE_BY_SIDE) -> None:
        self._walks: dict[str, asyncio.Task[None]] = {}
        self._most = most

    def busy(self) -> list[str]:
        """The recipients to whom somebody is still on the way."""
        return list(self._walks)

    def free(self) -> int:
        """How many could be sent off now."""
        return self._most - len(self._walks)

    def send(self, recipient: str, delivery: Delivery) -> None:
        """Send a free one off."""
        walk = asyncio.create_task(delivery())
        self._walks[recipient] = walk
        walk.add_done_callback(lambda _: self._walks.pop(recipient, None))

    async def come_back(self) -> None:
        """Wait until all are back."""
        await asyncio.gather(*self._walks.values())

    async def stop(self) -> None:
        """Call all back; what was not delivered is delivered later, by another."""
        walks = list(self._walks.values())
        for walk in walks:
            walk.cancel()
        await asyncio.gather(*walks, return_exceptions=True)
