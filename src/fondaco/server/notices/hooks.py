"""Webhooks: signed, and never into the house's own network."""

import asyncio
import hashlib
import hmac
import ipaddress
import socket
import time
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from sqlalchemy import Row

from fondaco.server.config import Config
from fondaco.server.moments import iso
from fondaco.server.notices.letters import address_of, title_name

_SECONDS = 10.0
_DISGUISES = (ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("2002::/16"))


class Unreachable(Exception):
    """A webhook that could not be delivered, and why."""


def is_public(address: str) -> bool:
    """Whether an address is somewhere in the world, not in this network or machine."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif any(found in network for network in _DISGUISES):
            return False
    return found.is_global and not found.is_multicast


def sign(secret: str, moment: int, body: bytes) -> str:
    """What the receiver compares: t=SECONDS,v1=HMAC-SHA256 of "SECONDS.BODY"."""
    code = hmac.new(secret.encode(), f"{moment}.".encode() + body, hashlib.sha256)
    return f"t={moment},v1={code.hexdigest()}"


def body_of(config: Config, notice: Row[Any]) -> bytes:
    """What is told: that something waits, and where."""
    told = {
        "id": notice.id,
        "at": iso(notice.at),
        "kind": notice.kind,
        "table": notice.table_id,
        "title": notice.title,
        "name": title_name(notice.title),
        "url": address_of(config, f"/table/{notice.table_id}"),
    }
    return msgspec.json.encode(told)


async def _resolve(host: str, port: int) -> list[str]:
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        raise Unreachable("its name is not known") from None
    return [str(entry[4][0]) for entry in found]


async def call(config: Config, url: str, secret: str, notice: Row[Any]) -> None:
    """Post one notice; raises `Unreachable` unless the answer is a 2xx."""
    split = urlsplit(url)
    host = split.hostname or ""
    port = split.port or (443 if split.scheme == "https" else 80)
    addresses = await _resolve(host, port)
    if not config.private_webhooks and not all(is_public(address) for address in addresses):
        raise Unreachable("its address is a private one")
    # The address that was looked at is the one that is called: a name can change in between.
    number = f"[{addresses[0]}]" if ":" in addresses[0] else addresses[0]
    target = split._replace(netloc=f"{number}:{port}", fragment="").geturl()
    body = body_of(config, notice)
    headers = {
        "Host": split.netloc,
        "Content-Type": "application/json",
        "User-Agent": "Fondaco",
        "X-Fondaco-Delivery": str(notice.id),
        "X-Fondaco-Signature": sign(secret, int(time.time()), body),
    }
    try:
        async with (
            httpx.AsyncClient(timeout=_SECONDS, trust_env=False) as client,
            asyncio.timeout(_SECONDS),
            client.stream(
                "POST", target, content=body, headers=headers, extensions={"sni_hostname": host}
            ) as answer,
        ):
            status = answer.status_code
    except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError) as error:
        raise Unreachable(type(error).__name__) from None
    if not 200 <= status < 300:
        raise Unreachable(f"it answered {status}")
