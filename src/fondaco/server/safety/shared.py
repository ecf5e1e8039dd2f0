"""Limits that hold for all processes of a house together: on what would help a thief or a spammer.

They are counted in the database, so that a client who is spread over several processes, or waits
for one to restart, may do no more.
"""

from sqlalchemy import Table, case, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.config import Config, Rate
from fondaco.server.moments import now
from fondaco.server.safety.problems import too_many
from fondaco.server.secret import kept
from fondaco.server.storage.engine import Store
from fondaco.server.storage.schema_people import buckets

_SWEEP = 10_000


class SharedLimits:
    """A leaky bucket for each kind of thing and each one who does it, as in `Limits`."""

    def __init__(self, config: Config, store: Store) -> None:
        self._config = config
        self._store = store
        self._over: dict[tuple[str, str, Rate], int] = {}
        """Until when somebody need not ask the database again: it said that it is too much."""

    async def take(self, name: str, *who: str, share: int = 1) -> None:
        """Count one for each of them; raises 429 when it is one too many for any.

        With a share, only that part of the rate is theirs (but always one).
        """
        many, seconds = self._config.rate(name)
        if not many:
            raise too_many(seconds)
        rate = Rate(max(1, many // share), seconds)
        for one in who:
            if (rest := self._over.get((name, one, rate), 0) - now()) > 0:
                raise too_many(rest / 1000)
        async with self._store.write() as connection:
            for one in sorted(who, key=kept):  # in one order: nobody waits in a circle
                wait = await self._take(connection, name, kept(one), rate)
                if wait > 0:
                    self._remember((name, one, rate), now() + wait)
                    raise too_many(wait / 1000)

    def _remember(self, what: tuple[str, str, Rate], until: int) -> None:
        if len(self._over) > _SWEEP:
            self._over = {key: end for key, end in self._over.items() if end > now()}
        self._over[what] = until

    async def _take(self, connection: AsyncConnection, name: str, who: str, rate: Rate) -> int:
        """Count one; 0, or how many milliseconds it is too early."""
        many, seconds = rate
        moment, each, window = now(), seconds * 1000 / many, seconds * 1000
        # One statement: whoever comes at the same time waits for the row, then counts on.
        later = case((buckets.c.empty > moment, buckets.c.empty), else_=moment) + round(each)
        adding = insert_into(connection, buckets).values(
            name=name, who=who, empty=moment + round(each)
        )
        counted = adding.on_conflict_do_update(
            index_elements=[buckets.c.name, buckets.c.who],
            set_={"empty": later},
            where=later <= moment + window,
        )
        if (await connection.execute(counted.returning(buckets.c.empty))).one_or_none() is None:
            mine = (buckets.c.name == name) & (buckets.c.who == who)
            empty = await connection.scalar(select(buckets.c.empty).where(mine))
            return max(1, round((empty or moment) + each - window - moment))
        return 0


def insert_into(connection: AsyncConnection, table: Table) -> "postgresql.Insert | sqlite.Insert":
    """An insert that may say what happens when the row is there already."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return insert(table)


async def sweep(connection: AsyncConnection) -> None:
    """Empty buckets say nothing."""
    await connection.execute(delete(buckets).where(buckets.c.empty < now()))
