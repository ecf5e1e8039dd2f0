"""The door: everything that comes in passes here first, and everything that leaves passes last."""

from collections.abc import Callable

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
)

from fondaco.server.house import House
from fondaco.server.metrics import SOCKETS
from fondaco.server.safety.answers import turn_away
from fondaco.server.safety.headers import safe_headers
from fondaco.server.safety.lines import Line
from fondaco.server.safety.networks import network_of
from fondaco.server.safety.problems import Problem, forbidden, not_found
from fondaco.server.safety.spelling import check_spelling


class Door:
    """Wraps the whole application, so that not even a 404 leaves without its headers."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house
        self._headers = safe_headers(house.config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        send = self._dressed(send)
        try:
            network, limits = network_of(scope), self._house.limits
            await limits.keep_pace(network)
            check_spelling(scope["raw_path"], scope["path"], scope["query_string"])
            if scope["type"] == ScopeType.WEBSOCKET:
                with limits.line(network):
                    await self._talk(scope, receive, send)
                return
            with limits.request(network), self._house.ledgers.body(network) as count:
                await self._app(scope, self._metered(network, receive, count), send)
        except Problem as problem:
            await turn_away(problem, scope, send)

    async def _talk(self, scope: Scope, receive: Receive, send: Send) -> None:
        line, lines = Line(_refusing(scope, send)), self._house.lines
        scope["state"]["line"] = line
        lines.open(line, network_of(scope))
        SOCKETS.inc()
        try:
            await self._app(scope, receive, line.say)
        finally:
            SOCKETS.dec()
            lines.close(line, scope["state"].get("entry"))

    def _metered(self, network: str, receive: Receive, count: Callable[[int], None]) -> Receive:
        """A body counts as long as it is in memory, and a network that sends much is read later."""

        async def metered() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            message = await receive()
            if message["type"] == "http.request" and (size := len(message["body"])):
                count(size)
                await self._house.limits.pay(network, size)
            return message

        return metered

    def _dressed(self, send: Send) -> Send:
        async def dressed(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableScopeHeaders.from_message(message)
                present = {name.lower() for name, _ in headers.headers}
                for name, value in self._headers.items():
                    if name not in present:
                        headers.headers.append((name, value))
                if b"cache-control" not in present:  # files of the web app say what they allow
                    headers.headers.append((b"cache-control", b"no-store"))
            await send(message)

        return dressed


def _refusing(scope: Scope, send: Send) -> Send:
    """A socket that was never opened is refused with a problem, as any call would be."""
    opened = False

    async def refusing(message: Message) -> None:
        nonlocal opened
        if message["type"] == "websocket.close" and not opened:
            unknown = "route_handler" not in scope
            await turn_away(
                not_found("socket") if unknown else forbidden("this socket is closed"), scope, send
            )
            return
        opened = opened or message["type"] == "websocket.accept"
        await send(message)

    return refusing
