"""A name for each request, in its answer and in every line that is logged on its account.

A proxy that names requests itself (W3C Trace Context) is followed: its logs and ours agree.
"""

import re
import secrets
from contextvars import ContextVar

from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

TRACE: ContextVar[str | None] = ContextVar("trace", default=None)
_PARENT = re.compile(rb"[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}")
_STARTS = ("http.response.start", "websocket.http.response.start", "websocket.accept")


def traced(app: ASGIApp) -> ASGIApp:
    """The same application, each of whose requests has a name."""

    async def named(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await app(scope, receive, send)
            return
        parent = next((value for name, value in scope["headers"] if name == b"traceparent"), b"")
        known = _PARENT.fullmatch(parent)
        trace = known[1].decode() if known else secrets.token_hex(16)
        TRACE.set(trace)

        async def signed(message: Message) -> None:
            if message["type"] in _STARTS:
                MutableScopeHeaders.from_message(message)["x-trace-id"] = trace
            await send(message)

        await app(scope, receive, signed)

    return named
