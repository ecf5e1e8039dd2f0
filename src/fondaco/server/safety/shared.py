"""Limits that hold for all processes of a house together: on what would help a thief or a spammer.

They are counted in the database, so that a client who is spread over several processes, or waits
for one to restart, may do no more.
"""

from sqlalchemy import Table, case, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.config import Config
from fondaco.server.moments import now
from fondaco.server.safety.problems import too_many
from fondaco.server.secret import kept
from fondaco.server.storage.engine import Store
from fondaco.server.storage.schema_people import buckets


class SharedLimits:
    """A leaky bucket for each kind of thing and each one who does it, as in `Limits`."""

    def __init__(self, config: Config, store: Store) -> None:
        self._config = config
        self._store = store

    async def take(self, name: str, *who: str) -> None:
        """Count one for each of them; raises 429 when it is one too many for any."""
        async with self._store.write() as connection:
            for one in sorted(kept(it) for it in who):  # in one order: nobody waits in a circle
                await self._take(connection, name, one)

    async def _take(self, connection: AsyncConnection, name: str, who: str) -> None:
        many, seconds = self._config.rate(name)
        if not many:
            raise too_many(seconds)
        moment, each, window = now(), seconds * 1000 / many, seconds * 1000
        # One statement: whoever comes at the same time waits for the row, then counts on.
        later = case((buckets.c.empty > moment, buckets.c.empty), else_=moment) + round(each)
        adding = _insert(connection, buckets).values(name=name, who=who, empty=moment + round(each))
        counted = adding.on_conflict_do_update(
            index_elements=[buckets.c.name, buckets.c.who],
            set_={"empty": later},
            where=later <= moment + window,
        )
        if (await connection.execute(counted.returning(buckets.c.empty))).one_or_none() is None:
            mine = (buckets.c.name == name) & (buckets.c.who == who)
            empty = await connection.scalar(select(buckets.c.empty).where(mine))
            raise too_many(((empty or moment) + each - window - moment) / 1000)


def _insert(connection: AsyncConnection, table: Table) -> "postgresql.Insert | sqlite.Insert":
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return insert(table)


async def sweep(connection: AsyncConnection) -> None:
    """Empty buckets say nothing."""
    await connection.execute(delete(buckets).where(buckets.c.empty < now()))
