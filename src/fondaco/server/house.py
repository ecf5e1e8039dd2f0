"""The running house: what every part of the server works with."""

from typing import Any

from litestar.connection import ASGIConnection

from fondaco.server.config import Config
from fondaco.server.notices.calls import Callers
from fondaco.server.notices.keys import signer
from fondaco.server.notices.outbox import note
from fondaco.server.notices.preferences import vacations
from fondaco.server.people.banned import Banned
from fondaco.server.people.hashing import Hashing
from fondaco.server.safety.ledgers import Ledgers
from fondaco.server.safety.limits import Limits
from fondaco.server.safety.lines import Lines
from fondaco.server.safety.patience import Patience
from fondaco.server.safety.shared import SharedLimits
from fondaco.server.storage.clock import set_clock
from fondaco.server.storage.engine import Store
from fondaco.server.storage.journal import Journal
from fondaco.server.storage.news import News
from fondaco.server.storage.prepare import prepare
from fondaco.server.storage.pulse import Pulse
from fondaco.server.tables.analyses import Analyses
from fondaco.server.tables.bot_moves import BotMoves
from fondaco.server.tables.play import Play
from fondaco.server.tables.rooms import Rooms
from fondaco.server.tables.timers import Timers
from fondaco.server.workers.pool import Pool


class House:
    """One process of the house."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.store, config.database_seconds)
        self.news = News(self.store)
        self.journal = Journal(self.store, self.news)
        self.rooms = Rooms(self.store, self.news)
        self.pool = Pool(config.bot_workers, config.bot_seconds)
        self.play = Play(self.store, self.journal, self.rooms, int(config.bot_seconds * 1000))
        self.bot_moves = BotMoves(self.store, self.play, self.pool, config.programs)
        self.timers = Timers(self.store, self.rooms, self.play, self.bot_moves)
        self.rooms.on_change = self.bot_moves.drive
        self.rooms.vacations = vacations
        self.play.note = note
        self.limits = Limits(config)
        self.ledgers = Ledgers()
        self.shared_limits = SharedLimits(config, self.store)
        self.hashing = Hashing()
        self.patience = Patience(self.store)
        self.lines = Lines()
        self.banned = Banned(self.store, self.news)
        self.pulse = Pulse(self.store)
        self.callers = Callers()
        self.analyses = Analyses(self.store, self.pool)
        self.totals: dict[str, list[list[int]]] = {}
        """Everybody's points move by move, of finished tables that were asked for lately."""
        self.closing = False

    async def open(self) -> None:
        """Be ready for visitors."""
        await prepare(self.store)
        await set_clock(self.store)
        self.signer = await signer(self.store)
        await self.news.open()
        await self.banned.read()
        self.timers.open()

    async def close(self) -> None:
        """Finish what was begun and give everything back."""
        await self.timers.close()
        await self.bot_moves.close()
        await self.analyses.close()
        await self.rooms.close()
        await self.journal.close()
        await self.pool.close()
        self.hashing.close()
        await self.news.close()
        await self.store.close()


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """The house a request or a socket came to."""
    house: House = connection.app.state.house
    return house
