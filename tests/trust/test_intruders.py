"""Intruders: each tries to get in where he does not belong; he is refused, written down, limited.

One house for all of them. What is looked at more closely stands in `tests/server/entrance`.
"""

import json
import logging
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from fondaco.server.notices import outside
from fondaco.server.people import hashing
from fondaco.server.people.sessions import COOKIE
from fondaco.table.titles import components_of, find_title
from tests.server.entrance.houses import Running, Visitor, easy, open_house, wait_for
from tests.server.entrance.letterbox import Letterbox
from tests.server.entrance.test_account import PASSWORD, account

JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def letterbox() -> Iterator[Letterbox]:
    with Letterbox() as box:
        yield box


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, letterbox: Letterbox) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    mail = {"smtp_host": "127.0.0.1", "smtp_port": letterbox.port, "smtp_security": "none"}
    with open_house(easy(f"sqlite:///{folder / 'house.sqlite'}", **mail)) as running:
        yield running


@pytest.fixture(scope="module")
def ada(house: Running) -> Visitor:
    return house.guest("Ada")


@pytest.fixture(scope="module")
def table(ada: Visitor) -> dict[str, Any]:
    """A running game; all of its seats are Ada's."""
    asked = {"title": "oltre-mare", "seats": [{"kind": "me"}] * 3, "start": True}
    made: dict[str, Any] = ada.post("/api/tables", json=asked).json()
    return made


@pytest.fixture
def eve(house: Running) -> Visitor:
    return house.guest("Eve")


def is_refused(answer: httpx.Response, *statuses: int) -> None:
    """A problem that says nothing of what the house knows."""
    assert answer.status_code in statuses, f"{answer.status_code} {answer.text}"
    assert answer.headers["content-type"].startswith("application/problem+json")
    assert "Traceback" not in answer.text


def act_of(owner: Visitor, table: dict[str, Any], seat: int) -> dict[str, Any]:
    """What a seat could do now, as its owner would send it."""
    state = owner.get(f"/api/tables/{table['id']}/state?seat={seat}").json()
    action = state["turn"]["choices"][0]["action"] if state["turn"]["choices"] else {"do": "pass"}
    return {"seat": seat, "number": state["number"], "key": "a key", "action": action}


# -- in another's seat --


def test_nobody_sits_in_another_s_seat(eve: Visitor, ada: Visitor, table: dict[str, Any]) -> None:
    path = f"/api/tables/{table['id']}"
    seat = table["actors"][0]
    sent = act_of(ada, table, seat)
    for call, data in (
        ("sit", {"seat": seat}),
        ("sit", {"link": "guessed"}),
        ("actions", sent),
        ("undo", {"seat": seat, "number": sent["number"], "key": "a key"}),
        ("resign", {"seat": seat}),
        ("chat", {"seat": seat, "text": "I am Ada"}),
    ):
        is_refused(eve.post(f"{path}/{call}", json=data), 403, 404, 409)
    assert act_of(ada, table, seat) == sent, "nothing happened"


def test_nobody_reads_another_s_view(
    eve: Visitor, ada: Visitor, house: Running, table: dict[str, Any]
) -> None:
    path = f"/api/tables/{table['id']}"
    for call in ("state?seat=0", "log?seat=0", "replay/0?seat=0", "suggestion?seat=0"):
        is_refused(eve.get(f"{path}/{call}"), 403, 404, 405, 409)
    is_refused(eve.get(f"{path}/record"), 409)
    url = f"{house.url.replace('http', 'ws')}{path}/live?seat=0"
    with connect(url, additional_headers=eve.cookie()) as line:
        told = json.loads(line.recv(20))
        assert told["type"] == "refused" and told["problem"]["status"] == 403
        with pytest.raises(ConnectionClosed):
            line.recv(20)
    hand = ada.get(f"{path}/state?seat=0").json()["view"]
    assert eve.get(f"{path}/state").json()["view"] != hand, "spectators see less"


def test_nobody_acts_out_of_turn(ada: Visitor, table: dict[str, Any]) -> None:
    """Not even with what another could do now, nor with an answer to an older question."""
    for step in range(20):  # all choose at once in the beginning
        actors = ada.get(f"/api/tables/{table['id']}").json()["actors"]
        if len(actors) == 1:
            break
        mine = act_of(ada, table, actors[0]) | {"key": f"step {step}"}
        assert ada.post(f"/api/tables/{table['id']}/actions", json=mine).status_code == 200
    waiting = next(seat for seat in range(3) if seat not in actors)
    stolen = act_of(ada, table, actors[0])
    path = f"/api/tables/{table['id']}/actions"
    is_refused(ada.post(path, json=stolen | {"seat": waiting, "key": "another"}), 409, 422)
    is_refused(ada.post(path, json=stolen | {"number": 9999, "key": "another"}), 409)
    is_refused(ada.post(path, json=stolen | {"seat": 77, "key": "another"}), 403, 404, 422)


# -- with what was somebody's --


def test_links_and_tokens_are_good_once_and_as_long_as_they_stand(
    house: Running, ada: Visitor, eve: Visitor
) -> None:
    asked = {"title": "golden-horn", "seats": [{"kind": "me"}, {"kind": "open"}]}
    made = ada.post("/api/tables", json=asked).json()
    link = made["seats"][1]["link"].partition("#")[2]
    path = f"/api/tables/{made['id']}/sit"
    bea = house.guest("Bea")
    assert bea.post(path, json={"link": link}).status_code == 200
    is_refused(eve.post(path, json={"link": link}), 403, 409)
    token = ada.post("/api/tokens", json={"name": "bot"}).json()
    program = house.visitor(authorization=f"Bearer {token['token']}")
    assert program.get("/api/me").status_code == 200
    assert ada.delete(f"/api/tokens/{token['id']}").status_code == 204
    is_refused(program.get("/api/me"), 401)
    secret = eve.cookie()
    for one in eve.get("/api/sessions").json():
        assert eve.delete(f"/api/sessions/{one['id']}").is_success
    again = house.visitor(cookie=secret["Cookie"])
    assert again.get("/api/me").json()["person"] is None, "a cookie ends with its session"


@pytest.mark.parametrize(
    "forged",
    ["", "x", "0" * 43, "../../etc/passwd", "' OR 1=1 --", "a" * 5000, "%00"],
    ids=range(7),
)
def test_forged_cookies_and_tokens_are_nobody_s(house: Running, forged: str) -> None:
    stranger = house.visitor(cookie=f"{COOKIE}={forged}")
    answer = stranger.get("/api/me")
    assert answer.status_code in (200, 400, 431)
    assert answer.status_code != 200 or answer.json()["person"] is None
    with httpx.Client(base_url=house.url) as program:
        bearer = {"authorization": f"Bearer {forged or 'x'}"}
        is_refused(program.get("/api/me", headers=bearer), 401)


def test_other_sites_do_not_act_for_a_visitor(
    house: Running, ada: Visitor, table: dict[str, Any]
) -> None:
    path = f"/api/tables/{table['id']}/chat"
    body = {"text": "bought cheaply elsewhere"}
    for headers in (
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": house.url.replace("127.0.0.1", "127.0.0.1.evil.example")},
        {"x-csrf-token": "guessed"},
        {"sec-fetch-site": "cross-site"},
        {"host": "evil.example"},
    ):
        is_refused(ada.post(path, json=body, headers=headers), 403)
    is_refused(ada.post(path, content=b"text=x", headers={"content-type": "text/plain"}), 415)
    url = f"{house.url.replace('http', 'ws')}/api/me/live"
    foreign = ada.cookie() | {"Origin": "https://evil.example"}
    with pytest.raises(InvalidStatus) as refused:
        connect(url, additional_headers=foreign)
    assert refused.value.response.status_code == 403


# -- who is here --


def test_accounts_are_not_told_apart_by_answer_or_work(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Log-in, registration and lost passwords: the same answer after the same work."""
    account(house, "known@example.org")
    work: list[str] = []
    really = hashing._matches

    def counted(known: str, password: str) -> bool:
        work.append(known)
        return really(known, password)

    monkeypatch.setattr(hashing, "_matches", counted)
    seen: list[list[Any]] = []
    for email in ("known@example.org", "unknown@example.org"):
        work.clear()
        wrong = house.visitor().post(
            "/api/sessions", json={"email": email, "password": "a wrong password"}
        )
        lost = house.visitor().post("/api/resets", json={"email": email})
        new = house.visitor().post(
            "/api/accounts", json={"email": email, "password": PASSWORD, "name": "Zoe"}
        )
        seen.append([(it.status_code, it.content) for it in (wrong, lost)] + [new.status_code])
        seen[-1].append(len(work))
    assert seen[0] == seen[1]
    assert seen[0][0][0] == 401


def test_ids_cannot_be_counted_or_guessed(house: Running, ada: Visitor, eve: Visitor) -> None:
    """Far apart, long, and unknown ones are all alike."""
    made = [
        ada.post("/api/tables", json={"title": "golden-horn", "seats": [{"kind": "me"}] * 2}).json()
        for _ in range(8)
    ]
    names = [table["id"] for table in made]
    assert len(set(names)) == 8 and min(map(len, names)) >= 16, "80 random bits"
    assert not any(a[:8] == b[:8] for a in names for b in names if a is not b)
    answers = [eve.get(f"/api/tables/{name}") for name in ("0" * 16, "9" * 16, "x" * 900)]
    assert {answer.status_code for answer in answers} == {404}
    assert len({answer.json()["detail"] for answer in answers}) == 1


# -- through the house --


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1:1/",
        "http://[::1]/",
        "http://169.254.169.254/latest/meta-data/",
        "http://10.0.0.1/",
        "http://localhost/",
        "http://[::ffff:127.0.0.1]/",
        "http://[64:ff9b:1::7f00:1]/",
        "http://0x7f000001/",
        "http://2130706433/",
        "file:///etc/passwd",
        "gopher://127.0.0.1/",
    ],
)
def test_webhooks_do_not_reach_inside(house: Running, eve: Visitor, url: str) -> None:
    """Refused when it is asked for, or not called; see test_notices for names that turn."""
    answer = eve.put("/api/me/notices", json={"webhook": url})
    if answer.status_code == 200:
        with pytest.raises(outside.Unreachable, match=r"private|not known"):
            house.do(outside.post(house.house.config, url, b"{}", {}))
    else:
        is_refused(answer, 422)


@pytest.mark.parametrize("mark", ["\r\nBcc: victim@example.org", "\n\nBuy", "\x00", "\u2028To: x"])
def test_mail_headers_are_not_written_by_visitors(
    house: Running, letterbox: Letterbox, mark: str
) -> None:
    """A name becomes plain words of the text; an address with a mark in it is none."""
    data = {"email": "zoe@example.org", "password": PASSWORD, "name": "Zoe"}
    visitor = house.visitor()
    is_refused(visitor.post("/api/accounts", json=data | {"email": data["email"] + mark}), 422)
    visitor.post("/api/accounts", json=data | {"name": f"Zoe{mark}"})
    visitor.post("/api/resets", json={"email": data["email"]})
    wait_for(lambda: letterbox.to("zoe@example.org"))
    for letter in letterbox.letters:
        assert letter["To"].count("@") == 1
        assert letter["Bcc"] is None and letter["Cc"] is None
        assert not {"buy", "to: x"} & {line.lower() for line in str(letter).splitlines()}


# -- with what he brings --


@pytest.mark.parametrize(
    "change",
    [
        {"format": 10**30},
        {"goods": []},
        {"players": {"least": 2, "most": 2**64 + 1}},
        {"fleets": {"x": "y" * 100_000}},
        {"cards": None},
    ],
)
def test_hostile_pieces_are_refused_by_field(eve: Visitor, change: dict[str, Any]) -> None:
    own = components_of(find_title("golden-horn")) | change
    asked = {"title": "golden-horn", "seats": [{"kind": "me"}] * 2, "components": own}
    answer = eve.post("/api/tables", json=asked)
    is_refused(answer, 422)
    assert answer.json()["field"].startswith("components")


@pytest.mark.parametrize("record", [b"", b"[]", b"[" * 50_000, b'{"header":' + b"9" * 9000])
def test_hostile_records_are_said_not_to_hold(house: Running, record: bytes) -> None:
    answer = house.visitor().post("/api/verify", content=record, headers=JSON)
    assert answer.status_code == 200
    assert answer.json()["ok"] is False


@pytest.mark.parametrize("name", ["Ada\u200b", "\u202eadA", "A\u0000da", "\u2800", " ", "x" * 500])
def test_names_that_cannot_be_seen_are_refused(eve: Visitor, name: str) -> None:
    is_refused(eve.patch("/api/me", json={"name": name}), 422)


def test_a_look_alike_is_marked(house: Running, ada: Visitor) -> None:
    asked = {"title": "golden-horn", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = ada.post("/api/tables", json=asked).json()
    link = table["seats"][1]["link"].partition("#")[2]
    fake = house.guest("А\u0501а")  # Cyrillic
    seats = fake.post(f"/api/tables/{table['id']}/sit", json={"link": link}).json()["seats"]
    assert seats[0]["name"] == "Ada" and seats[1]["name"] != "А\u0501а"


# -- written down, and limited --


def test_what_is_refused_is_written_down(
    house: Running, caplog: pytest.LogCaptureFixture, table: dict[str, Any]
) -> None:
    """With whom it came from and what was asked, for whoever looks for patterns."""
    with caplog.at_level(logging.INFO, "uvicorn.access"), httpx.Client(base_url=house.url) as eve:
        eve.get(f"/api/tables/{table['id']}/state?seat=0")
        eve.post("/api/guests", json={}, headers={"origin": "https://evil.example"})
    lines = [record.getMessage() for record in caplog.records if record.name == "uvicorn.access"]
    assert any("127.0.0.1" in line and "/state" in line and "403" in line for line in lines)
    assert any("/api/guests" in line and "403" in line for line in lines)


@pytest.mark.parametrize(
    ("limit", "path", "data"),
    [
        ("log_ins", "/api/sessions", {"email": "a@example.org", "password": "wrong, again"}),
        ("registrations", "/api/guests", {}),
        ("letters", "/api/resets", {"email": "a@example.org"}),
        ("requests", "/api/verify", {}),
    ],
)
def test_trying_again_and_again_is_limited(
    tmp_path_factory: pytest.TempPathFactory, letterbox: Letterbox, limit: str, path: str, data: Any
) -> None:
    url = f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.sqlite'}"
    mail = {"smtp_host": "127.0.0.1", "smtp_port": letterbox.port, "smtp_security": "none"}
    with open_house(easy(url, **mail, **{limit: "3/3600"})) as running:
        answers = [running.visitor().post(path, json=data) for _ in range(5)]
        assert answers[-1].status_code == 429
        assert int(answers[-1].headers["retry-after"]) > 1
