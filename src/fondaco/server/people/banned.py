"""Networks that are not welcome: a banned guest would otherwise come back as another guest.

A ban ends by itself, since addresses change hands. Every process knows all bans by heart, for each
request is compared with them.
"""

import ipaddress
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from sqlalchemy import Row, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.moments import DAY, now
from fondaco.server.safety.networks import network
from fondaco.server.safety.problems import forbidden
from fondaco.server.safety.shared import insert_into
from fondaco.server.storage.engine import Store
from fondaco.server.storage.news import Item, News
from fondaco.server.storage.schema_people import network_bans, sessions
from fondaco.table.words import Invalid

LASTS = 30 * DAY
_WIDEST = {4: 16, 6: 32}  # bits: nobody bans half of the world by a slip
_TOPIC = "network bans"


def read_network(text: str) -> str:
    """A network as it is kept: an address, a /64 of IPv6 addresses, or what was named; `Invalid`
    for what is none, or too wide.
    """
    words = text.strip()
    try:
        found = ipaddress.ip_network(words if "/" in words else network(words), strict=False)
    except ValueError:
        raise Invalid("network", "must be an address, or a network as 192.0.2.0/24") from None
    if found.prefixlen < _WIDEST[found.version]:
        raise Invalid("network", f"must have at least {_WIDEST[found.version]} bits")
    return str(found)


def covers(banned: str, client: str) -> bool:
    """Whether an address, or a network as limits count, lies in a network that was read."""
    try:
        address = ipaddress.ip_address(client.partition("/")[0])
    except ValueError:
        return False
    return address in ipaddress.ip_network(banned)


class Banned:
    """The bans of a house, as this process knows them."""

    def __init__(self, store: Store, news: News) -> None:
        self._store = store
        self._news = news
        self._until: dict[str, int] = {}
        self._covering = lru_cache(maxsize=4096)(self._find)
        self.stale = False
        """Whether another process changed the bans."""
        news.hear(_TOPIC, lambda _origin, _data: self._forget())
        news.on_again(self._forget)

    def _forget(self) -> None:
        self.stale = True

    async def read(self) -> None:
        """Learn all bans anew."""
        self.stale = False
        async with self._store.read() as connection:
            rows = (await connection.execute(select(network_bans))).all()
        self._until = {row.network: row.until for row in rows}
        self._covering.cache_clear()

    def _find(self, client: str) -> tuple[str, ...]:
        return tuple(one for one in self._until if covers(one, client))

    def is_banned(self, client: str) -> bool:
        """Whether an address, or a network as limits count, lies in a banned one."""
        return bool(self._until) and any(self._until[one] > now() for one in self._covering(client))

    def check(self, client: str) -> None:
        """403 for who comes from a banned network."""
        if self.is_banned(client):
            raise forbidden("this network is not welcome here for now")

    async def add(self, connection: AsyncConnection, networks: Iterable[str]) -> None:
        """Ban networks, which were read; known here once `read` is called after the commit."""
        until = now() + LASTS
        for one in networks:
            row = insert_into(connection, network_bans).values(network=one, until=until)
            await connection.execute(
                row.on_conflict_do_update(
                    index_elements=[network_bans.c.network], set_={"until": until}
                )
            )
        await self._news.post(connection, [Item(_TOPIC, "")])

    async def remove(self, connection: AsyncConnection, one: str) -> bool:
        """Lift a ban; whether there was one."""
        gone = await connection.execute(delete(network_bans).where(network_bans.c.network == one))
        await self._news.post(connection, [Item(_TOPIC, "")])
        return gone.rowcount > 0


async def standing(connection: AsyncConnection) -> Sequence[Row[Any]]:
    """Networks and until when they are banned, the next to end first."""
    lasting = network_bans.c.until > now()
    query = select(network_bans).where(lasting).order_by(network_bans.c.until)
    return (await connection.execute(query)).all()


async def networks_of(connection: AsyncConnection, person: str) -> list[str]:
    """Where a person's sessions were opened."""
    query = select(sessions.c.network).where(sessions.c.person == person).distinct()
    found = (await connection.execute(query)).scalars()
    return sorted(read_network(one) for one in found if one is not None and one != "local")
