"""The running house: what every part of the server works with."""

from typing import Any

from litestar.connection import ASGIConnection

from fondaco.server.config import Config
from fondaco.server.storage.engine import Store


class House:
    """One process of the house."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.store)

    async def open(self) -> None:
        """Be ready for visitors."""
        from fondaco.server.storage.schema import METADATA

        async with self.store.write() as connection:
            await connection.run_sync(METADATA.create_all)

    async def close(self) -> None:
        """Finish what was begun and give everything back."""
        await self.store.close()


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """The house a request or a socket came to."""
    house: House = connection.app.state.house
    return house
