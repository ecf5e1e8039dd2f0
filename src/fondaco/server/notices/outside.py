"""Calls to addresses that people gave: never into the house's own network."""

import asyncio
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from urllib.parse import urlsplit

import httpx

from fondaco.server.config import Config

_SECONDS = 10.0
_LOOKUPS = threading.BoundedSemaphore(500)
"""Names that are looked up at once: nobody can hurry a lookup, nor end it."""
_WORLD = ipaddress.ip_network("2000::/3")
"""All of IPv6 that is given out to the world; everything else is somebody's own, or a disguise."""
# Addresses within it that are really somebody's IPv4 address (6to4, Teredo).
_DISGUISES = (ipaddress.ip_network("2002::/16"), ipaddress.ip_network("2001::/32"))


class Unreachable(Exception):
    """A call that was not answered as it should be, and why."""

    def __init__(self, why: str, status: int | None = None) -> None:
        super().__init__(why)
        self.status = status


def is_public(address: str) -> bool:
    """Whether an address is somewhere in the world, not in this network or machine."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif found not in _WORLD or any(found in one for one in _DISGUISES):
            return False
    return found.is_global and not found.is_multicast


async def _resolve(host: str, port: int) -> list[str]:
    """All addresses of a name.

    Each is looked up in a thread of its own: a name whose server does not answer holds up no other,
    nor the end of the house.
    """
    loop = asyncio.get_running_loop()
    found: asyncio.Future[list[str]] = loop.create_future()

    def told(addresses: list[str]) -> None:
        if not found.done():
            found.set_result(addresses)

    def look_up() -> None:
        addresses: list[str] = []
        with suppress(OSError, UnicodeError):  # the second: this can be no name
            entries = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            addresses = [str(entry[4][0]) for entry in entries]
        _LOOKUPS.release()
        with suppress(RuntimeError):  # the house has closed
            loop.call_soon_threadsafe(told, addresses)

    if not _LOOKUPS.acquire(blocking=False):
        raise Unreachable("too many names are being looked up")
    threading.Thread(target=look_up, name="names", daemon=True).start()
    try:
        async with asyncio.timeout(_SECONDS):
            addresses = await found
    except TimeoutError:
        raise Unreachable("its name is not answered for") from None
    if not addresses:
        raise Unreachable("its name is not known")
    return addresses


@cache
def trust() -> ssl.SSLContext:
    """Whom we believe to be who they say: read once, for that takes longer than a call."""
    return httpx.create_ssl_context(trust_env=False)


async def post(config: Config, url: str, body: bytes, headers: Mapping[str, str]) -> None:
    """Post it; raises `Unreachable` unless the answer is a 2xx."""
    split = urlsplit(url)
    host = split.hostname or ""
    port = split.port or (443 if split.scheme == "https" else 80)
    addresses = await _resolve(host, port)
    if not config.private_webhooks and not all(is_public(address) for address in addresses):
        raise Unreachable("its address is a private one")
    # The address that was looked at is the one that is called: a name can change in between.
    number = f"[{addresses[0]}]" if ":" in addresses[0] else addresses[0]
    target = split._replace(netloc=f"{number}:{port}", fragment="").geturl()
    sent = {"Host": split.netloc, "User-Agent": "Fondaco", **headers}
    try:
        async with (
            httpx.AsyncClient(timeout=_SECONDS, trust_env=False, verify=trust()) as client,
            asyncio.timeout(_SECONDS),
            client.stream(
                "POST", target, content=body, headers=sent, extensions={"sni_hostname": host}
            ) as answer,
        ):
            status = answer.status_code
    except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError) as error:
        raise Unreachable(type(error).__name__) from None
    if not 200 <= status < 300:
        raise Unreachable(f"it answered {status}", status)
