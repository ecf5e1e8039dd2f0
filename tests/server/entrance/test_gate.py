"""The gate: no spelling of any address lets another site, a missing token or another name pass."""

import http.client
import logging
import re
import socket
from collections.abc import Iterator
from typing import NamedTuple

import httpx
import pytest
from litestar.routes import WebSocketRoute

from fondaco.server.app import build
from fondaco.server.config import Config
from tests.server.entrance.houses import Running, Visitor, easy, open_house

ELSEWHERE = "https://evil.example"


class Call(NamedTuple):
    """A route with a body or question that is well-formed."""

    method: str
    path: str
    socket: bool = False


def _all_calls() -> list[Call]:
    app = build(Config(database="sqlite:///never-opened"))
    found: list[Call] = []
    for path, item in sorted((app.openapi_schema.paths or {}).items()):
        methods = ("get", "put", "post", "delete", "patch")
        found += [Call(m.upper(), path) for m in methods if getattr(item, m) is not None]
    found += [
        Call("GET", route.path_format, socket=True)
        for route in app.routes
        if isinstance(route, WebSocketRoute)
    ]
    return found


CALLS = _all_calls()
_GATE = re.compile(r'"detail":"(host|origin|x-csrf-token|sec-fetch-site|content-type): ')


def _spellings(path: str) -> Iterator[str]:
    """The same address as a careless reader could read it."""
    first, rest = path[1:].split("/", 1)
    yield path
    yield "/" + path
    yield "//" + path
    yield f"/{first}//{rest}"
    yield f"/./{first}/{rest}"
    yield f"/{first}/./{rest}"
    yield f"/x/../{first}/{rest}"
    yield f"/{first}/x/../{rest}"
    yield f"/%2e/{first}/{rest}"
    yield f"/x/%2e%2e/{first}/{rest}"
    yield f"/{first}%2f{rest}"
    yield f"/%2F{first}/{rest}"
    yield f"/{first}%5c{rest}"
    yield f"/\\{first}/{rest}"
    yield f"{path}%00"
    yield f"/%00{first}/{rest}"
    yield f"/{first}/{rest}/"
    yield f"/{first}/{rest}//"
    yield f"/{first}/{rest}/."
    yield f"/{first.upper()}/{rest}"
    yield f"/%61{first[1:]}/{rest}"
    yield f"/{first}/{rest[:-1]}%{ord(rest[-1]):02x}"
    yield f"/{first};x/{rest}"
    yield f"http://evil.example{path}"
    yield f"http://127.0.0.1{path}"


def _filled(path: str) -> str:
    words = {"at": "0", "language": "en", "slug": "golden-horn"}
    parts = [part.strip("{}") if part.startswith("{") else part for part in path.split("/")]
    names = [part for part in path.split("/") if part.startswith("{")]
    return "/".join(
        words.get(part, "abcdefgh") if f"{{{part}}}" in names else part for part in parts
    )


class Raw(NamedTuple):
    """What came back on the wire."""

    status: int
    body: str


class Wire:
    """Sends requests byte for byte: clients of better manners would mend the address."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._line: socket.socket | None = None

    def ask(self, call: Call, spelling: str, headers: dict[str, str]) -> Raw:
        body = b"" if call.socket or call.method == "GET" else b"{}"
        lines = {"Host": f"127.0.0.1:{self._port}"}
        if call.socket:
            lines |= {"Connection": "Upgrade", "Upgrade": "websocket"}
            lines |= {"Sec-WebSocket-Version": "13"}
            lines |= {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="}
        if body:
            lines |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
        head = "".join(f"{name}: {value}\r\n" for name, value in (lines | headers).items())
        self._send(f"{call.method} {spelling} HTTP/1.1\r\n{head}\r\n".encode("latin-1") + body)
        return self._answer()

    def _send(self, asked: bytes) -> None:
        if self._line is None:
            self._line = socket.create_connection(("127.0.0.1", self._port), 20)
        self._line.sendall(asked)

    def _answer(self) -> Raw:
        assert self._line is not None
        with self._line.makefile("rb") as told:
            status = int(told.readline().split()[1])
            head = http.client.parse_headers(told)
            long = head["content-length"]
            if status == 101:
                body = b""
            elif status == 204 or long is not None:
                body = told.read(int(long or 0))
            else:
                body = told.read() if head["transfer-encoding"] is None else b""
        if status == 101 or head["connection"] == "close" or (long is None and status != 204):
            self.close()
        return Raw(status, body.decode("latin-1"))

    def close(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None


@pytest.fixture
def wire(house: Running) -> Iterator[Wire]:
    opened = Wire(house.port)
    yield opened
    opened.close()


def _intruders(guest: Visitor, call: Call) -> dict[str, dict[str, str]]:
    """Whom the gate must not let in, by what gives him away."""
    cookie, token = guest.cookie(), guest.headers["x-csrf-token"]
    good = cookie | {"X-CSRF-Token": token}
    found = {"another name": good | {"Host": "evil.example"}, "no name": good | {"Host": ""}}
    if call.socket:
        found["another site"] = good | {"Origin": ELSEWHERE}
        found["no origin"] = {"Cookie": cookie["Cookie"]}
        found["a stranger of another site"] = {"Origin": ELSEWHERE}
    elif call.method != "GET":
        found["another site"] = good | {"Origin": ELSEWHERE}
        found["a page without origin"] = good | {"Origin": "null"}
        found["a stranger of another site"] = {"Origin": ELSEWHERE}
        found["no token"] = cookie
        found["a wrong token"] = good | {"X-CSRF-Token": "wrong"}
        found["no origin"] = {"Cookie": cookie["Cookie"], "X-CSRF-Token": token}
        found["a form"] = good | {"Content-Type": "text/plain"}
        found["sent across sites"] = good | {"Sec-Fetch-Site": "cross-site"}
    return found


def _passed(raw: Raw) -> bool:
    """Whether a handler was reached, or a page given out under another's name."""
    return raw.status not in (400, 404, 405) and not _refused(raw)


def _refused(raw: Raw) -> bool:
    """Whether it was the gate that refused, and not a handler behind it."""
    return raw.status in (403, 415) and _GATE.search(raw.body) is not None


@pytest.mark.parametrize("call", CALLS, ids=lambda call: f"{call.method} {call.path}")
def test_no_spelling_lets_an_intruder_pass(house: Running, wire: Wire, call: Call) -> None:
    guest = house.guest()
    path = _filled(call.path)
    through = {
        (who, spelling): raw.status
        for who, headers in _intruders(guest, call).items()
        for spelling in _spellings(path)
        if _passed(raw := wire.ask(call, spelling, headers))
    }
    assert not through
    assert guest.me()["name"] == "Anna"


@pytest.mark.parametrize("call", CALLS, ids=lambda call: f"{call.method} {call.path}")
def test_an_address_has_one_spelling(house: Running, wire: Wire, call: Call) -> None:
    """Who may come in is let in at the address itself, and at no other that looks like it."""
    guest = house.guest()
    good = guest.cookie() | {"X-CSRF-Token": guest.headers["x-csrf-token"]}
    path, *others = _spellings(_filled(call.path))
    others = [other for other in others if ";" not in other]
    assert {wire.ask(call, other, good).status for other in others} <= {400, 404, 405}
    # Deleting oneself is what this test would do at last.
    if call != Call("DELETE", "/api/me"):
        raw = wire.ask(call, path, good)
        assert raw.status not in (400, 405) and not _refused(raw), raw


@pytest.mark.parametrize(
    "path",
    ["/metrics", "/metrics/", "//metrics", "/./metrics", "/%6detrics", "/METRICS", "/metrics%2f"],
)
def test_the_numbers_are_for_those_who_may_read_them(sqlite_url: str, path: str) -> None:
    with open_house(easy(sqlite_url, metrics_from="192.0.2.0/24")) as running:
        wire = Wire(running.port)
        raw = wire.ask(Call("GET", path), path, {})
        wire.close()
    assert raw.status == (403 if path == "/metrics" else 404)
    assert "fondaco_" not in raw.body


@pytest.mark.parametrize(
    "path",
    [
        "/%00.js",
        "/a%00b",
        f"/{'x' * 300}.js",
        f"/{'x' * 5000}.js",
        f"/{'x' * 5000}",
        f"/api/tables/{'x' * 5000}",
        f"/api/titles/{'x' * 300}",
        "/%ff.js",
        "/%c3%a9.js",
        f"/{'x/' * 300}x.js",
        "/api/tables?title=%00",
        "/api/me/news?after=%00",
    ],
)
def test_no_address_is_too_odd_to_be_refused(house: Running, wire: Wire, path: str) -> None:
    assert wire.ask(Call("GET", path), path, {}).status in (404, 422)


def test_refused_sockets_leave_no_error_line(
    house: Running, wire: Wire, caplog: pytest.LogCaptureFixture
) -> None:
    for path in ("/api/me/live", "/api/nothing", "//api/me/live"):
        raw = wire.ask(Call("GET", path, socket=True), path, {"Origin": ELSEWHERE})
        assert raw.status in (403, 404)
        assert "/problems/" in raw.body
    assert not [it for it in caplog.records if it.levelno >= logging.ERROR]


def test_cookies_by_https_belong_to_this_host_alone(sqlite_url: str) -> None:
    config = easy(sqlite_url, url="https://games.example.org")
    with open_house(config) as running:
        wire = Wire(running.port)
        ours = {"Host": "games.example.org", "Origin": "https://games.example.org"}
        # Under the plain name, which a neighbour could set, it is nobody's.
        for name, status in (("__Host-fondaco_session", 409), ("fondaco_session", 201)):
            url = f"http://127.0.0.1:{running.port}/api/guests"
            answer = httpx.post(url, json={}, headers=ours)
            cookie = answer.headers["set-cookie"]
            assert cookie.startswith("__Host-fondaco_session=")
            assert all(word in cookie for word in ("Secure", "Path=/", "HttpOnly"))
            assert "Domain" not in cookie
            secret = cookie.partition("=")[2].partition(";")[0]
            headers = ours | {"Cookie": f"{name}={secret}", "X-CSRF-Token": answer.json()["csrf"]}
            raw = wire.ask(Call("POST", "/api/guests"), "/api/guests", headers)
            assert raw.status == status
        wire.close()
