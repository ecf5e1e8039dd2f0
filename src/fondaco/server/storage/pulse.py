"""Whether the database takes what is written: known by writing."""

import asyncio

from sqlalchemy.dialects import postgresql, sqlite

from fondaco.server.moments import now
from fondaco.server.storage.engine import Store
from fondaco.server.storage.schema_people import buckets


class Pulse:
    """Writes one row, for all who ask at the same time together."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._beating: asyncio.Task[None] | None = None

    async def beat(self) -> None:
        """Write, or raise what the database says."""
        if self._beating is None or self._beating.done():
            self._beating = asyncio.create_task(self._beat())
        await asyncio.shield(self._beating)

    async def _beat(self) -> None:
        insert = postgresql.insert if self._store.postgres else sqlite.insert
        row = insert(buckets).values(name="pulse", who="", empty=now())
        same = [buckets.c.name, buckets.c.who]
        changed = row.on_conflict_do_update(index_elements=same, set_={"empty": now()})
        async with self._store.write() as connection:
            await connection.execute(changed)
