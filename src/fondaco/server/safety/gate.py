"""The gate of each route: who comes, from which site, with what.

It stands behind the router. So it knows which handler was asked for, whatever the address looked
like, and every route is guarded unless the route itself says that it is `OPEN`.
"""

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from fondaco.server.house import House
from fondaco.server.safety.answers import turn_away
from fondaco.server.safety.networks import network_of
from fondaco.server.safety.origin import (
    Connection,
    check_host,
    check_kind_of_body,
    check_origin,
)
from fondaco.server.safety.problems import Problem

OPEN = "open"
"""The mark of a handler that anybody may ask under any name: it tells nothing of anybody."""

FILES = "files"
"""The mark of a handler that gives out what never changes: no call of the API."""


class Gate:
    """Middleware for every route."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not scope["route_handler"].opt.get(OPEN):
            try:
                _check(scope)
            except Problem as problem:
                await turn_away(problem, scope, send)
                return
        await self._app(scope, receive, send)


def _check(scope: Scope) -> None:
    house: House = scope["litestar_app"].state.house
    connection: Connection = ASGIConnection(scope)
    check_host(house.config, connection)
    if not scope["route_handler"].opt.get(FILES):
        house.banned.check(network_of(scope))
        house.limits.take("requests", network_of(scope))
    check_origin(house.config, connection)
    if scope["type"] == ScopeType.HTTP:
        check_kind_of_body(connection)
