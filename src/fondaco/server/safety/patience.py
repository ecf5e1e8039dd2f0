"""Wrong log-ins: whoever tries next at the same address waits longer, but nobody is refused.

Refusing would let strangers lock an owner out. What a single network may try is limited by
`shared`; how long all of them wait at one address grows with the wrong tries of the last hour.
"""

from sqlalchemy import case, delete, select

from fondaco.server.moments import now
from fondaco.server.safety.shared import insert_into
from fondaco.server.secret import kept
from fondaco.server.storage.engine import Store
from fondaco.server.storage.schema_people import buckets

_NAME = "wrong"
_FORGOTTEN = 60_000
"""One wrong try is forgotten after so many milliseconds, the next after twice as many."""
_FREE = 5
_LONGEST = 4.0


def seconds_after(wrong: int) -> float:
    """How long the next try waits after so many wrong ones: doubling up to a few seconds."""
    return 0.0 if wrong < _FREE else min(0.25 * 2 ** min(wrong - _FREE, 10), _LONGEST)


class Patience:
    """Remembers wrong tries, for all processes together."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def wrong(self, email: str) -> int:
        """How many wrong tries at an address are remembered."""
        mine = (buckets.c.name == _NAME) & (buckets.c.who == kept(email))
        async with self._store.read() as connection:
            empty = await connection.scalar(select(buckets.c.empty).where(mine))
        return max(0, -(-((empty or 0) - now()) // _FORGOTTEN))

    async def add(self, email: str) -> None:
        """One more."""
        moment = now()
        async with self._store.write() as connection:
            counted = insert_into(connection, buckets).values(
                name=_NAME, who=kept(email), empty=moment + _FORGOTTEN
            )
            later = case((buckets.c.empty > moment, buckets.c.empty), else_=moment) + _FORGOTTEN
            key = [buckets.c.name, buckets.c.who]
            await connection.execute(
                counted.on_conflict_do_update(
                    index_elements=key,
                    set_={"empty": later},
                    where=later <= moment + 60 * _FORGOTTEN,
                )
            )

    async def forget(self, email: str) -> None:
        """The owner is in."""
        mine = (buckets.c.name == _NAME) & (buckets.c.who == kept(email))
        async with self._store.write() as connection:
            await connection.execute(delete(buckets).where(mine))
