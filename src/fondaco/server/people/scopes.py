"""What a token may do: some of what its owner can, and never what an account is made of."""

from typing import Any, Literal

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from fondaco.server.people.sessions import asking, bearer
from fondaco.server.safety.problems import forbidden

Scope = Literal["play", "tables"]
SCOPES: tuple[Scope, ...] = ("play", "tables")
"""To act and talk at one's seats; to make tables, sit down, invite. To look needs none."""

SCOPE = "scope"
"""The mark of a handler or router that says what a token needs there."""
PUBLIC = "public"
"""The scope of calls that anybody may make."""
SESSION = "session"
"""The scope of calls that no token may make."""

_LOOKING = {"GET", "HEAD", "OPTIONS"}


async def within_scope(
    connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
) -> None:
    """403 for a token that may not do this; without a word of its scope nothing is changed."""
    if bearer(connection) is None:
        return
    looking = connection.scope.get("method", "GET") in _LOOKING
    needed = handler.opt.get(SCOPE, PUBLIC if looking else SESSION)
    if needed == PUBLIC:
        return
    found = await asking(connection)
    if found is None or not found.token:
        return
    if needed == SESSION:
        raise forbidden("no token may do this: sign in with a browser")
    if needed not in found.scopes and not looking:
        raise forbidden(f"this token lacks the scope {needed}")
