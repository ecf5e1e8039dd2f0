"""Whom limits count: one network, not one address of very many."""

import ipaddress
from functools import lru_cache

from litestar.types import Scope

_HOME = 64  # bits: what one connection to the internet is given in IPv6


def client_of(scope: Scope) -> str:
    """The address a request comes from (uvicorn has looked behind trusted proxies)."""
    client = scope.get("client")
    return client[0] if client else "local"


def network_of(scope: Scope) -> str:
    """The network a request comes from, as limits count."""
    return network(client_of(scope))


@lru_cache(maxsize=4096)
def network(client: str) -> str:
    """An IPv4 address, or the /64 of an IPv6 address: as many as one customer has."""
    try:
        address = ipaddress.ip_address(client.partition("%")[0])
    except ValueError:
        return client
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, _HOME), strict=False))
    return str(address)
