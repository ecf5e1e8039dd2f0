"""How the house is: alive, ready, busy; what it can do."""

import asyncio
import ipaddress
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.plugins.prometheus import PrometheusController
from litestar.types import ControllerRouterHandler

from fondaco.server.api.here import Here
from fondaco.server.safety.gate import OPEN
from fondaco.server.safety.networks import client_of
from fondaco.server.safety.problems import Problem, forbidden

_PATIENCE = 3.0


class Health(msgspec.Struct):
    """All is well."""

    ok: bool = True


@get("/healthz", include_in_schema=False, opt={OPEN: True})
async def alive() -> Health:
    """The process answers."""
    return Health()


@get("/readyz", include_in_schema=False, opt={OPEN: True})
async def ready(house: Here) -> Health:
    """The database takes what is written too, and the house is not about to close."""
    if house.closing:
        raise Problem("unavailable", "the house is closing", headers={"retry-after": "2"})
    async with asyncio.timeout(_PATIENCE):
        await house.pulse.beat()
    return Health()


class HouseInfo(msgspec.Struct):
    """What this house can do besides games."""

    mail: bool
    """Whether it sends mail: invitations, lost passwords, notices."""


@get("/api/house")
async def what_it_can(house: Here) -> HouseInfo:
    """What this house can do besides games."""
    return HouseInfo(house.config.smtp_host is not None)


def _may_read(house: Here, client: str) -> bool:
    try:
        address = ipaddress.ip_address(client)
    except ValueError:
        return False
    return any(address in network for network in house.config.networks("metrics_from"))


class Metrics(PrometheusController):
    """All numbers of this process, or of all processes when there are several."""

    @get(include_in_schema=False)
    async def get(self, request: Request[Any, Any, Any], house: Here) -> Response[bytes]:
        """404 would hide it no better: who may not read it is told so."""
        if not _may_read(house, client_of(request.scope)):
            raise forbidden("--metrics-from does not name your address")
        response: Response[bytes] = await PrometheusController.get.fn(self)
        return response


HANDLERS: list[ControllerRouterHandler] = [alive, ready, what_it_can, Metrics]
