"""What keeps strangers out: origins, CSRF, headers, limits, and errors that tell little."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from fondaco.server.config import Config
from fondaco.server.moments import now
from fondaco.server.safety.limits import Limits
from fondaco.server.safety.problems import Problem, problem_of
from fondaco.server.safety.shared import SharedLimits, sweep
from fondaco.server.storage.schema_people import buckets
from fondaco.table.words import Invalid, Refusal, Refused
from tests.server.entrance.houses import Running, easy, open_house
from tests.server.entrance.test_inviting import lay
from tests.server.running import PATIENCE

ELSEWHERE = "https://evil.example"


def is_problem(answer: httpx.Response, status: int, kind: str) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    body: dict[str, Any] = answer.json()
    assert body["type"] == f"/problems/{kind}"
    assert body["status"] == status
    assert body["title"]
    assert body["detail"]
    return body


# -- other sites --


def test_a_cookie_needs_its_csrf_token(house: Running) -> None:
    guest = house.guest()
    for token in ("", "wrong", "é"):
        headers = {b"x-csrf-token": token.encode()}
        answer = guest.patch("/api/me", json={"name": "Eve"}, headers=headers)
        assert "x-csrf-token" in is_problem(answer, 403, "forbidden")["detail"]
    del guest.headers["x-csrf-token"]
    is_problem(guest.patch("/api/me", json={"name": "Eve"}), 403, "forbidden")
    assert guest.me()["name"] == "Anna"


@pytest.mark.parametrize("origin", [ELSEWHERE, "null", "http://127.0.0.1:1", "http://", "x" * 99])
def test_other_origins_change_nothing(house: Running, origin: str) -> None:
    guest = house.guest()
    for call in (
        guest.patch("/api/me", json={"name": "Eve"}, headers={"origin": origin}),
        house.visitor(origin=origin).post("/api/guests", json={}),
        house.visitor(origin=origin).post("/api/sessions", json={"email": "a@b", "password": "x"}),
    ):
        assert "origin" in is_problem(call, 403, "forbidden")["detail"]


def test_a_cookie_without_an_origin_changes_nothing(house: Running) -> None:
    guest = house.guest()
    del guest.headers["origin"]
    is_problem(guest.delete("/api/me"), 403, "forbidden")


def test_sockets_of_other_origins_are_refused(house: Running) -> None:
    guest = house.guest()
    url = f"{house.url.replace('http', 'ws')}/api/me/live"
    for headers in (
        guest.cookie() | {"Origin": ELSEWHERE},
        {"Cookie": guest.cookie()["Cookie"]},
        {"Origin": ELSEWHERE},
    ):
        with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers=headers):
            pass
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body)["type"] == "/problems/forbidden"


def test_a_house_on_this_machine_answers_to_no_other_name(house: Running) -> None:
    answer = httpx.get(f"{house.url}/api/me", headers={"host": "rebound.example"})
    is_problem(answer, 403, "forbidden")


def test_behind_https_cookies_are_secure_and_the_origin_is_the_address(sqlite_url: str) -> None:
    config = easy(sqlite_url, url="https://games.example.org")
    with open_house(config) as running:
        url = f"http://127.0.0.1:{running.port}"
        headers = {"origin": "https://games.example.org", "host": "games.example.org"}
        answer = httpx.post(f"{url}/api/guests", json={}, headers=headers)
        assert "Secure" in answer.headers["set-cookie"]
        assert answer.headers["strict-transport-security"]
        local = httpx.post(f"{url}/api/guests", json={}, headers={"origin": url})
        is_problem(local, 403, "forbidden")


# -- headers --


@pytest.mark.parametrize(
    "path", ["/", "/api/me", "/api/nothing", "/nothing.js", "/healthz", "/openapi.json"]
)
def test_every_answer_carries_the_safe_headers(house: Running, path: str) -> None:
    headers = house.visitor().get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers or "uvicorn" in headers["server"]


def test_answers_of_the_api_are_not_kept(house: Running) -> None:
    assert house.visitor().get("/api/me").headers["cache-control"] == "no-store"


# -- problems --


def test_malformed_input_names_the_field(house: Running) -> None:
    guest = house.guest()
    assert is_problem(guest.patch("/api/me", json={"name": 7}), 422, "invalid")["field"] == "name"
    assert is_problem(guest.patch("/api/me", json={"x": 1}), 422, "invalid")["field"]
    as_json = {"content-type": "application/json"}
    broken = guest.patch("/api/me", content=b"{", headers=as_json)
    assert is_problem(broken, 422, "invalid")["field"] == "body"
    binary = guest.patch("/api/me", content=b"\xff", headers=as_json)
    is_problem(binary, 422, "invalid")
    deep = guest.patch(
        "/api/me", content=b"[" * 100_000, headers={"content-type": "application/json"}
    )
    is_problem(deep, 422, "invalid")
    quiet = guest.put("/api/me/notices", json={"quiet": {"from": "25:00", "to": "07:00"}})
    assert is_problem(quiet, 422, "invalid")["field"] == "quiet.from"


def test_unknown_addresses_and_methods(house: Running) -> None:
    visitor = house.visitor()
    is_problem(visitor.get("/api/nothing"), 404, "not-found")
    is_problem(visitor.get("/nothing.js"), 404, "not-found")
    is_problem(visitor.put("/api/guests", json={}), 405, "not-allowed")
    is_problem(visitor.get("/api/tokens"), 401, "signed-out")


@pytest.mark.parametrize(
    "path", ["/../../pyproject.toml", "/%2e%2e/%2e%2e/pyproject.toml", "/..%2f..%2fx.py"]
)
def test_no_files_but_the_web_app_s(house: Running, path: str) -> None:
    assert house.visitor().get(path).status_code == 404


def test_long_bodies_are_refused(sqlite_url: str) -> None:
    with open_house(easy(sqlite_url, body_bytes=1000)) as running:
        guest = running.guest()
        is_problem(guest.patch("/api/me", json={"name": "x" * 2000}), 413, "too-large")
        chunks = (b'{"name":"' + b"x" * 600 for _ in range(3))
        sent = guest.patch("/api/me", content=chunks, headers={"content-type": "application/json"})
        is_problem(sent, 413, "too-large")


def test_what_engines_refuse_keeps_its_rule() -> None:
    refused = problem_of(Refused(Refusal("XX-1", {"least": 3})))
    assert (refused.status, refused.body.rule, refused.body.args) == (409, "XX-1", {"least": 3})
    invalid = problem_of(Invalid("seats", "too few", "XX-2"))
    assert (invalid.status, invalid.body.field, invalid.body.rule) == (422, "seats", "XX-2")


def test_the_unforeseen_tells_nothing(caplog: pytest.LogCaptureFixture) -> None:
    problem = problem_of(RuntimeError("the secret is 42"))
    assert problem.status == 500
    assert "42" not in problem.body.detail
    assert "the secret is 42" in caplog.text


# -- limits --


def _config(**settings: object) -> Config:
    return Config(**settings)  # type: ignore[arg-type]


def test_a_limit_refills_with_time() -> None:
    clock = [0.0]
    limits = Limits(_config(chats="3/30"), lambda: clock[0])
    for _ in range(3):
        limits.take("chats", "anna")
    with pytest.raises(Problem) as refused:
        limits.take("chats", "anna")
    assert refused.value.headers["retry-after"] == "10"
    limits.take("chats", "bruno")
    clock[0] = 10.0
    limits.take("chats", "anna")
    with pytest.raises(Problem):
        limits.take("chats", "anna")


def test_a_limit_of_none_allows_nothing() -> None:
    with pytest.raises(Problem):
        Limits(_config(chats="0/30")).take("chats", "anna")


def test_log_ins_are_limited_by_client_and_by_account(sqlite_url: str) -> None:
    with open_house(easy(sqlite_url, log_ins="2/60")) as running:
        wrong = {"email": "anna@example.org", "password": "wrong secret"}
        for _ in range(2):
            is_problem(running.visitor().post("/api/sessions", json=wrong), 401, "signed-out")
        answer = running.visitor().post("/api/sessions", json=wrong)
        is_problem(answer, 429, "too-many")
        assert int(answer.headers["retry-after"]) > 0


def test_all_requests_of_a_client_are_limited(sqlite_url: str) -> None:
    with open_house(easy(sqlite_url, requests="5/60")) as running:
        visitor = running.visitor()
        statuses = [visitor.get("/api/me").status_code for _ in range(6)]
        assert statuses == [200] * 5 + [429]
        assert visitor.get("/healthz").status_code == 200


def test_a_client_holds_only_so_many_lines(sqlite_url: str) -> None:
    with open_house(easy(sqlite_url, client_connections=1)) as running:
        guest = running.guest()
        url = f"{running.url.replace('http', 'ws')}/api/me/live"
        with connect(url, additional_headers=guest.cookie()) as socket:
            socket.send('{"do":"ping"}')
            socket.recv(5)
            with (
                pytest.raises(InvalidStatus) as refused,
                connect(url, additional_headers=guest.cookie()),
            ):
                pass
            assert refused.value.response.status_code == 429
        # Closed lines are given back.
        with connect(url, additional_headers=guest.cookie()) as socket:
            socket.send('{"do":"ping"}')
            assert socket.recv(5) == '{"type":"pong"}'


def test_the_client_behind_a_trusted_proxy_is_the_one_it_names(tmp_path: Path) -> None:
    for trusted, statuses in (("127.0.0.1", [201, 201]), ("", [201, 429])):
        url = f"sqlite:///{tmp_path / f'house{trusted}.sqlite'}"
        config = easy(url, registrations="1/60", trusted_proxies=trusted)
        with open_house(config) as running:
            answers = [
                running.visitor(**{"x-forwarded-for": client}).post("/api/guests", json={})
                for client in ("192.0.2.1", "192.0.2.2")
            ]
            assert [answer.status_code for answer in answers] == statuses


def test_log_ins_are_limited_for_all_processes_together(database: str) -> None:
    with (
        open_house(easy(database, log_ins="3/60")) as one,
        open_house(easy(database, log_ins="3/60")) as two,
    ):
        wrong = {"email": "anna@example.org", "password": "not hers at all"}
        answers = [house.visitor().post("/api/sessions", json=wrong) for house in [one, two] * 2]
        assert [answer.status_code for answer in answers] == [401, 401, 401, 429]
        assert int(answers[3].headers["retry-after"]) <= 20


def test_a_shared_limit_leaks_and_is_swept(any_house: Running) -> None:
    house = any_house.house
    config = easy("sqlite:///unused", letters="2/3600", log_ins="0/60")
    limits, elsewhere = (SharedLimits(config, house.store) for _ in range(2))

    async def full(limits: SharedLimits = limits) -> bool:
        try:
            await limits.take("letters", "anna", "bruno")
        except Problem:
            return True
        return False

    async def go() -> list[bool]:
        found = [await full() for _ in range(3)]
        async with house.store.write() as connection:
            await connection.execute(update(buckets).values(empty=now() + 1_700_000))
        found.append(await full())  # who was told to wait need not be looked up again
        found.append(await full(elsewhere))  # half of it has leaked: one more goes in
        async with house.store.write() as connection:
            await connection.execute(update(buckets).values(empty=1))
            await sweep(connection)
            left = await connection.scalar(select(func.count()).select_from(buckets))
        return [*found, left == 0]

    assert any_house.do(go()) == [False, False, True, True, False, True]
    with pytest.raises(Problem):
        any_house.do(limits.take("log_ins", "anna"))


def test_a_nul_character_is_refused_by_its_field(any_house: Running) -> None:
    """PostgreSQL cannot keep one; SQLite's house does not differ."""
    ada = any_house.guest("Ada")
    body = {"title": "golden-horn", "seats": [{"kind": "me"}, {"kind": "open"}]}
    found = is_problem(
        any_house.visitor().post("/api/guests", json={"name": "A\0"}), 422, "invalid"
    )
    assert found["field"] == "name"
    found = is_problem(
        ada.post("/api/tables", json=body | {"options": {"a": "\0"}}), 422, "invalid"
    )
    assert found["field"] == "options.a"
    account = {"email": "a@example.org", "password": "abc\0defgh"}
    found = is_problem(ada.post("/api/accounts", json=account), 422, "invalid")
    assert found["field"] == "password"
    # A backslash before it makes it five plain letters.
    assert ada.patch("/api/me", json={"name": "A\\u0000"}).is_success
    made = lay(ada, "me", "open", public=True)
    url = f"{any_house.url.replace('http', 'ws')}/api/tables/{made['id']}/live"
    with connect(url, additional_headers=ada.cookie()) as socket:
        socket.recv(PATIENCE)
        socket.send('{"do":"chat","text":"a\\u0000b"}')
        while '"field":"text"' not in (told := str(socket.recv(PATIENCE))):
            assert '"type":"chat"' not in told
