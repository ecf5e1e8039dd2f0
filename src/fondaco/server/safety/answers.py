"""Answers that are given without a handler."""

from litestar.enums import ScopeType
from litestar.types import Scope, Send

from fondaco.server.safety.problems import MEDIA_TYPE, Problem, as_bytes


async def turn_away(problem: Problem, scope: Scope, send: Send) -> None:
    """A problem before a handler was reached; a socket is refused with the same body."""
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
