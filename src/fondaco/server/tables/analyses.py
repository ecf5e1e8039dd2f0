"""Finished games looked at again: each once, for all who ask."""

import asyncio
from collections import OrderedDict

import msgspec

from fondaco.server.safety.problems import Problem
from fondaco.server.storage.engine import Store
from fondaco.server.tables.chronicle import record_of, standing
from fondaco.server.tables.table import Table
from fondaco.server.workers.jobs import Analyse, Analysed, FairDeal, TurningPoint
from fondaco.server.workers.pool import Failed, Pool
from fondaco.table.record import write_record

_REMEMBERED = 50  # finished games whose analysis is kept at hand


class GameAnalysis(msgspec.Struct, frozen=True):
    """A finished game looked at again: chances, turning points, deals."""

    chances: list[list[float]]
    """After the deal and every move of the record: every seat's chance to win, from 0 to 1."""
    numbers: list[tuple[int, ...]]
    """The same moments in every seat's count, the spectators' last: where a replay shows them."""
    turns: list[TurningPoint]
    deals: list[FairDeal]


class Analyses:
    """Has them made one after the other; who asks for one that is being made waits for it."""

    def __init__(self, store: Store, pool: Pool) -> None:
        self._store = store
        self._pool = pool
        self._asked: OrderedDict[str, asyncio.Task[GameAnalysis]] = OrderedDict()

    async def of(self, table: Table, who: str) -> GameAnalysis:
        """The analysis of a table that is over; a `Problem` where it cannot be had."""
        made = self._asked.get(table.id)
        if made is None:
            made = self._asked[table.id] = asyncio.create_task(self._make(table, who))
        while len(self._asked) > _REMEMBERED:
            self._asked.popitem(last=False)  # who waits for it gets it all the same
        try:
            return await asyncio.shield(made)  # others may wait for it when this one goes
        except Exception:  # the next one who asks has it tried again
            self._asked.pop(table.id, None)
            raise

    async def _make(self, table: Table, who: str) -> GameAnalysis:
        async with self._store.read() as connection:
            record = await record_of(connection, table)
            numbers = [entry.numbers for entry in await standing(connection, table)]
        try:
            made = await self._pool.analyse(Analyse(write_record(record).decode()), who)
        except Failed as failed:
            wait, why = {"retry-after": "60"}, f"this could not be worked out: {failed}"
            raise Problem("unavailable", why, headers=wait) from None
        found = msgspec.convert(made, Analysed)
        return GameAnalysis(found.chances, numbers, found.turns, found.deals)

    async def close(self) -> None:
        """Let go of what is being made."""
        for made in self._asked.values():
            made.cancel()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)
