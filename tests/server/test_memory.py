"""What is over is given back: connections leave cycles, which Python does not free by itself."""

import asyncio
import gc
import weakref
from typing import Any

import pytest

from fondaco.server.tables import timers


class _Knot:
    """As what is left of a connection: it holds itself."""

    def __init__(self) -> None:
        self.itself = self


class _Rooms:
    def tidy(self) -> None:
        pass


async def test_what_came_and_went_is_collected_between_the_rare_full_sweeps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(timers, "_TIDY", 0.001)
    monkeypatch.setattr(timers, "_SWEEP", 1_000_000_000)
    nothing: Any = None
    rooms: Any = _Rooms()
    tidying = asyncio.create_task(timers.Timers(nothing, rooms, nothing, nothing)._tidy())
    gc.disable()
    try:
        knot = _Knot()
        left = weakref.ref(knot)
        gc.collect(0)  # it was in use when the youngest were collected
        del knot
        async with asyncio.timeout(60):
            while left() is not None:
                await asyncio.sleep(0.001)
    finally:
        gc.enable()
        tidying.cancel()
