"""A database with all tables as this release wants them."""

from fondaco.server.storage.engine import Store
from fondaco.server.storage.schema import METADATA


async def prepare(store: Store) -> None:
    """Bring the tables into being."""
    async with store.write() as connection:
        await connection.run_sync(METADATA.create_all)
