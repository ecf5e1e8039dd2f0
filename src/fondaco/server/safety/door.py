"""The door: everything that comes in passes here first, and everything that leaves passes last."""

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from fondaco.server.house import House
from fondaco.server.metrics import SOCKETS
from fondaco.server.safety.headers import safe_headers
from fondaco.server.safety.lines import Line
from fondaco.server.safety.origin import Connection, check_host, check_origin
from fondaco.server.safety.problems import MEDIA_TYPE, Problem, as_bytes

API = "/api"


def client_of(scope: Scope) -> str:
    """The address a request comes from (uvicorn has looked behind trusted proxies)."""
    client = scope.get("client")
    return client[0] if client else "local"


class Door:
    """Wraps the whole application, so that not even a 404 leaves without its headers."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house
        self._headers = safe_headers(house.config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        send = self._dressed(send, api=scope["path"].startswith(API))
        client = client_of(scope)
        try:
            if scope["path"].startswith(API):
                self._house.limits.take("requests", client)
                connection: Connection = ASGIConnection(scope)
                check_host(self._house.config, connection)
                check_origin(self._house.config, connection)
            if scope["type"] == ScopeType.WEBSOCKET:
                with self._house.limits.line(client):
                    await self._talk(scope, receive, send)
                return
        except Problem as problem:
            await _turn_away(problem, scope, send)
            return
        await self._app(scope, receive, send)

    async def _talk(self, scope: Scope, receive: Receive, send: Send) -> None:
        line, lines = Line(send), self._house.lines
        scope["state"]["line"] = line
        lines.open(line)
        SOCKETS.inc()
        try:
            await self._app(scope, receive, line.say)
        finally:
            SOCKETS.dec()
            lines.close(line, scope["state"].get("entry"))

    def _dressed(self, send: Send, *, api: bool) -> Send:
        async def dressed(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableScopeHeaders.from_message(message)
                present = {name.lower() for name, _ in headers.headers}
                for name, value in self._headers.items():
                    if name not in present:
                        headers.headers.append((name, value))
                if api and b"cache-control" not in present:
                    headers.headers.append((b"cache-control", b"no-store"))
            await send(message)

        return dressed


async def _turn_away(problem: Problem, scope: Scope, send: Send) -> None:
    """A problem before the application was reached; a socket is refused with the same body."""
    body = as_bytes(problem)
    headers = {**problem.headers, "content-type": MEDIA_TYPE, "content-length": str(len(body))}
    kind = "websocket.http.response" if scope["type"] == ScopeType.WEBSOCKET else "http.response"
    await send(
        {  # type: ignore[arg-type, misc]
            "type": f"{kind}.start",
            "status": problem.status,
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }
    )
    await send({"type": f"{kind}.body", "body": body, "more_body": False})  # type: ignore[arg-type, misc]
