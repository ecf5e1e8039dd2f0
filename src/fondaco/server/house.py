"""The running house: what every part of the server works with."""

from typing import Any

from litestar.connection import ASGIConnection

from fondaco.server.config import Config
from fondaco.server.notices.calls import Callers
from fondaco.server.safety.limits import Limits
from fondaco.server.safety.lines import Lines
from fondaco.server.storage.engine import Store
from fondaco.server.storage.news import News


class House:
    """One process of the house."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.store)
        self.news = News(self.store)
        self.limits = Limits(config)
        self.lines = Lines()
        self.callers = Callers()
        self.closing = False

    async def open(self) -> None:
        """Be ready for visitors."""
        from fondaco.server.storage.schema import METADATA

        async with self.store.write() as connection:
            await connection.run_sync(METADATA.create_all)
        await self.news.open()

    async def close(self) -> None:
        """Finish what was begun and give everything back."""
        await self.news.close()
        await self.store.close()


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """The house a request or a socket came to."""
    house: House = connection.app.state.house
    return house
