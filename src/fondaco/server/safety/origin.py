"""Where a request comes from: pages of other sites may not act in a visitor's name."""

import hmac
import ipaddress
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType

from fondaco.server.config import Config
from fondaco.server.people.sessions import COOKIE, bearer, csrf_of
from fondaco.server.safety.problems import forbidden

_HARMLESS = {"GET", "HEAD", "OPTIONS"}

Connection = ASGIConnection[Any, Any, Any, Any]


def _loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def check_host(config: Config, connection: Connection) -> None:
    """A house on this machine alone answers to its own names only.

    Otherwise a site whose name is turned to 127.0.0.1 would be of the same origin as the house.
    """
    if config.url is None and _loopback(config.host):
        name = urlsplit("//" + connection.headers.get("host", "")).hostname
        if name is None or not _loopback(name):
            raise forbidden("host: this house is known as localhost; --url gives it another name")


def _same_origin(config: Config, connection: Connection, origin: str) -> bool:
    if config.url is not None:
        return origin == config.url.rstrip("/")
    # Without a configured address the scheme is not known behind a proxy; name and port are.
    split = urlsplit(origin)
    return split.scheme in ("http", "https") and split.netloc == connection.headers.get("host")


def check_origin(config: Config, connection: Connection) -> None:
    """403 for what another site's page sends, and for a cookie without its CSRF token."""
    socket = connection.scope["type"] == ScopeType.WEBSOCKET
    if not socket and connection.scope.get("method") in _HARMLESS:
        return
    origin = connection.headers.get("origin")
    if origin is not None and not _same_origin(config, connection, origin):
        raise forbidden("origin: this request comes from another site")
    cookie = connection.cookies.get(COOKIE)
    if not cookie or bearer(connection) is not None:
        return
    if origin is None:
        raise forbidden("origin: is needed with a session's cookie")
    if socket:
        return  # a page of ours opened it: no other can send this origin
    sent = connection.headers.get("x-csrf-token", "").encode("latin-1", "replace")
    if not hmac.compare_digest(sent, csrf_of(cookie).encode()):
        raise forbidden("x-csrf-token: is not the one that GET /api/me gives")
