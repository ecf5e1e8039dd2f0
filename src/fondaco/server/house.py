"""The running house: what every part of the server works with."""

from typing import Any

from litestar.connection import ASGIConnection

from fondaco.server.config import Config
from fondaco.server.notices.calls import Callers
from fondaco.server.notices.outbox import note
from fondaco.server.notices.wishes import vacations
from fondaco.server.safety.limits import Limits
from fondaco.server.safety.lines import Lines
from fondaco.server.safety.shared import SharedLimits
from fondaco.server.storage.engine import Store
from fondaco.server.storage.journal import Journal
from fondaco.server.storage.news import News
from fondaco.server.storage.prepare import prepare
from fondaco.server.tables.driver import Driver
from fondaco.server.tables.keeper import Keeper
from fondaco.server.tables.play import Play
from fondaco.server.tables.rooms import Rooms
from fondaco.server.thinking.pool import Pool


class House:
    """One process of the house."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.store)
        self.news = News(self.store)
        self.journal = Journal(self.store, self.news)
        self.rooms = Rooms(self.store, self.news)
        self.pool = Pool(config.bot_workers, config.bot_seconds)
        self.play = Play(self.store, self.journal, self.rooms, int(config.bot_seconds * 1000))
        self.driver = Driver(self.store, self.play, self.pool)
        self.keeper = Keeper(self.store, self.rooms, self.play, self.driver)
        self.rooms.on_change = self.driver.drive
        self.rooms.vacations = vacations
        self.play.note = note
        self.limits = Limits(config)
        self.shared_limits = SharedLimits(config, self.store)
        self.lines = Lines()
        self.callers = Callers()
        self.closing = False

    async def open(self) -> None:
        """Be ready for visitors."""
        await prepare(self.store)
        await self.news.open()
        self.keeper.open()

    async def close(self) -> None:
        """Finish what was begun and give everything back."""
        await self.keeper.close()
        await self.driver.close()
        await self.rooms.close()
        await self.journal.close()
        await self.pool.close()
        await self.news.close()
        await self.store.close()


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """The house a request or a socket came to."""
    house: House = connection.app.state.house
    return house
