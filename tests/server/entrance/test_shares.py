"""Shares are those of people and networks, not of connections: also behind a proxy."""

import contextlib

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from fondaco.server.safety import limits
from fondaco.server.safety.limits import Limits
from tests.server.entrance.houses import Running, Visitor, easy, open_house

PROXY = "127.0.0.0/8"


def behind(running: Running, client: str) -> Visitor:
    """Somebody whom the proxy lets through; the first address is what he says himself."""
    return running.visitor(**{"x-forwarded-for": f"203.0.113.9, {client}"})


def _listen(running: Running, visitor: Visitor, client: str) -> ClientConnection:
    url = f"{running.url.replace('http', 'ws')}/api/me/live"
    forwarded = {"x-forwarded-for": f"203.0.113.9, {client}"}
    return connect(url, additional_headers=visitor.cookie() | forwarded)


def test_networks_behind_a_proxy_hold_their_own_lines(sqlite_url: str) -> None:
    """Of IPv6 a whole /64 is one network, and what a client says of itself counts nothing."""
    config = easy(sqlite_url, client_connections=2, trusted_proxies=PROXY)
    with open_house(config) as running, contextlib.ExitStack() as stack:
        anna = behind(running, "2001:db8:1::1")
        anna.become_guest("Anna")
        for client in ("2001:db8:1::1", "2001:db8:1::2"):
            stack.enter_context(_listen(running, anna, client))
        with pytest.raises(InvalidStatus) as refused:
            _listen(running, anna, "2001:db8:1:0:ffff::3")
        assert refused.value.response.status_code == 429
        stack.enter_context(_listen(running, anna, "2001:db8:2::1"))


def test_requests_of_a_network_behind_a_proxy_are_counted(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "_PATIENCE", 0.05)
    with open_house(easy(sqlite_url, pace="2/5000", trusted_proxies=PROXY)) as running:
        crowd = [behind(running, f"2001:db8:1::{place}").get("/api/house") for place in range(3)]
        assert [answer.status_code for answer in crowd] == [200, 200, 429]
        assert behind(running, "2001:db8:2::1").get("/api/house").status_code == 200


def test_a_network_has_only_so_many_requests_answered_at_once() -> None:
    """A proxy's connections are not counted by the wire, so they are by the door."""
    counted = Limits(easy("sqlite:///unused", network_connections=2))
    with counted.request("one"), counted.request("one"):
        with pytest.raises(Exception, match="too-many"), counted.request("one"):
            pass
        with counted.request("two"):
            pass
    with counted.request("one"):
        pass


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long each was told to wait; nobody does."""
    told: list[float] = []

    async def wait(seconds: float) -> None:
        told.append(seconds)

    monkeypatch.setattr(limits, "_wait", wait)
    return told


@pytest.mark.parametrize("whose", ["network", "person"])
async def test_bytes_are_counted_by_network_and_by_person(waits: list[float], whose: str) -> None:
    """Many lines that each keep within their own budget wait together."""
    counted = Limits(easy("sqlite:///unused", upload="10000/10000", frames="100000/1"))
    for number in range(3):
        one = ("one", f"p{number}") if whose == "network" else (f"n{number}", "anna")
        await counted.slow_down(*one, 6000)
    await counted.slow_down("elsewhere", "bruno", 6000)
    assert [wait > 1000 for wait in waits] == [False, True, True, False]


def test_long_bodies_are_paid_for(sqlite_url: str, waits: list[float]) -> None:
    """By the network, and by a person who comes from many of them."""
    config = easy(sqlite_url, upload="10000/10000", trusted_proxies=PROXY)
    body = {"content": b'{"name": "Anna"}' + b" " * 6000}
    with open_house(config) as running:
        anna = behind(running, "192.0.2.1")
        anna.become_guest("Anna")
        anna.headers["content-type"] = "application/json"
        waits.clear()
        for _ in range(2):
            stranger = behind(running, "192.0.2.7")
            stranger.headers["content-type"] = "application/json"
            assert stranger.post("/api/guests", **body).status_code == 201  # type: ignore[arg-type]
        assert max(waits[:1]) <= 0 < max(waits[1:]), "one network"
        waits.clear()
        for place in (21, 22, 23):
            anna.headers["x-forwarded-for"] = f"192.0.2.{place}"
            assert anna.patch("/api/me", **body).status_code == 200  # type: ignore[arg-type]
        assert sum(wait > 1000 for wait in waits) == 2, "one person, three networks"


def test_all_connections_together_have_a_cap(sqlite_url: str) -> None:
    """Also those of a trusted proxy, which one network's cap does not bind."""
    config = easy(sqlite_url, connections=3, trusted_proxies=PROXY)
    with open_house(config) as running, contextlib.ExitStack() as stack:
        for _ in range(3):
            client = stack.enter_context(httpx.Client(base_url=running.url))
            assert client.get("/healthz").status_code == 200
        with pytest.raises(httpx.TransportError):
            httpx.get(f"{running.url}/healthz")
