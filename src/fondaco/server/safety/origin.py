"""Where a request comes from: pages of other sites may not act in a visitor's name."""

import hmac
import ipaddress
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType

from fondaco.server.config import Config
from fondaco.server.people.sessions import bearer, csrf_of, session_cookie
from fondaco.server.safety.problems import Problem, forbidden

_HARMLESS = {"GET", "HEAD", "OPTIONS"}
_OURS = {"same-origin", "none"}

Connection = ASGIConnection[Any, Any, Any, Any]


def _loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _asked_for(connection: Connection) -> str | None:
    """The name the client knows the house by."""
    names = connection.headers.getall("host", [])
    try:
        return urlsplit("//" + names[0]).hostname if len(names) == 1 else None
    except ValueError:
        return None


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def check_host(config: Config, connection: Connection) -> None:
    """A house that knows its name answers to no other.

    Otherwise a foreign site could point its own name at the house's address (DNS rebinding), and
    browsers would take both for the same origin.
    """
    name = _asked_for(connection)
    if name is None:
        raise forbidden("host: must be one name")
    if config.url is not None:
        # Probes and scrapers call a house by its IP address, which no site can point elsewhere.
        if name != urlsplit(config.url).hostname and name != "localhost" and not _is_number(name):
            raise forbidden("host: this house has another name")
    elif _loopback(config.host) and not _loopback(name):
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
    if connection.headers.get("sec-fetch-site", "none") not in _OURS:
        raise forbidden("sec-fetch-site: this request comes from another site")
    cookie = session_cookie(connection)
    if not cookie or bearer(connection) is not None:
        return
    if origin is None:
        raise forbidden("origin: is needed with a session's cookie")
    if socket:
        return  # a page of ours opened it: no other can send this origin
    sent = connection.headers.get("x-csrf-token", "").encode("latin-1", "replace")
    if not hmac.compare_digest(sent, csrf_of(cookie).encode()):
        raise forbidden("x-csrf-token: is not the one that GET /api/me gives")


def check_kind_of_body(connection: Connection) -> None:
    """415 for a body that is not said to be JSON: forms of other sites cannot say that."""
    headers = connection.headers
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Problem("not-json", "content-type: must be application/json")
