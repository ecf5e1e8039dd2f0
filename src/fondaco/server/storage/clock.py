"""The house's clock is set once: by the database where several processes share one."""

from sqlalchemy import text

from fondaco.server.moments import set_now
from fondaco.server.storage.engine import Store

_NOW = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")


async def set_clock(store: Store) -> None:
    """All processes of a house have the time of their database, whatever their machines say."""
    if store.postgres:
        async with store.read() as connection:
            set_now((await connection.execute(_NOW)).scalar_one())
