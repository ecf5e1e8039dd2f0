"""Guests, accounts, sessions, tokens: on both databases, over real sockets."""

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from fondaco.server.people import hashing
from fondaco.server.people.person import preferred_language
from fondaco.server.storage.schema_people import people, sessions, tokens
from tests.server.entrance.houses import Running, Visitor

MAIL = "anna@example.org"
PASSWORD = "a long secret"


def register(visitor: Visitor, email: str = MAIL, password: str = PASSWORD) -> httpx.Response:
    answer = visitor.post("/api/accounts", json={"email": email, "password": password})
    visitor.me()
    return answer


def log_in(visitor: Visitor, email: str = MAIL, password: str = PASSWORD) -> httpx.Response:
    return visitor.post("/api/sessions", json={"email": email, "password": password})


def test_a_stranger_becomes_a_guest(any_house: Running) -> None:
    visitor = any_house.visitor()
    assert visitor.get("/api/me").json() == {"person": None, "csrf": ""}
    answer = visitor.post("/api/guests", json={"name": "  Anna  Maria ", "language": "it"})
    person = visitor.knows_me(answer)
    assert (person["name"], person["guest"], person["language"]) == ("Anna Maria", True, "it")
    assert visitor.me() == person
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie


def test_a_guest_without_a_name_gets_one_in_his_language(house: Running) -> None:
    visitor = house.visitor()
    visitor.headers["accept-language"] = "xx;q=1, de-AT;q=0.9, en;q=0.1"
    person = visitor.knows_me(visitor.post("/api/guests", json={}))
    assert person["name"].startswith("Gast ")
    assert person["language"] == "de"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("pt, it;q=0.5", "it"),
        ("it;q=0.2, fr;q=0.8", "fr"),
        ("a;q=b", "en"),
    ],
)
def test_the_language_a_browser_prefers(header: str, language: str) -> None:
    assert preferred_language(header) == language


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\u202eb", "a\x00b", "\u2066"])
def test_names_that_cannot_be_shown(house: Running, name: str) -> None:
    answer = house.visitor().post("/api/guests", json={"name": name})
    assert answer.status_code == 422
    assert answer.json()["field"] == "name"


def test_a_guest_changes_his_name(house: Running) -> None:
    guest = house.guest()
    answer = guest.patch("/api/me", json={"name": "Bruno", "language": "fr"})
    assert answer.json()["person"]["name"] == "Bruno"
    assert guest.me()["language"] == "fr"
    assert guest.patch("/api/me", json={"language": "tlh"}).json()["field"] == "language"


def test_a_guest_becomes_an_account(any_house: Running) -> None:
    guest = any_house.guest()
    before, secret = guest.me(), guest.secret
    assert register(guest).status_code == 202
    after = guest.me()
    assert (after["id"], after["guest"], after["email"]) == (before["id"], False, MAIL)
    assert guest.secret != secret, "a cookie known before is of no use after"
    other = any_house.visitor()
    assert other.knows_me(log_in(other, email="  Anna@Example.org "))["id"] == before["id"]


def test_passwords_are_kept_as_argon2_and_sessions_hashed(house: Running) -> None:
    guest = house.guest()
    register(guest, "kept@example.org")
    person_id = guest.me()["id"]

    async def look() -> tuple[str, str]:
        async with house.house.store.read() as connection:
            mine = people.c.id == person_id
            row = (await connection.execute(select(people).where(mine))).one()
            kept = select(sessions.c.secret).where(sessions.c.person == row.id)
            return row.password, str((await connection.execute(kept)).scalar_one())

    password, session = house.do(look())
    assert password.startswith("$argon2id$")
    assert guest.secret not in session
    assert len(session) == 64


def test_nobody_learns_which_addresses_are_known(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Registering and failing to log in look the same for known and unknown addresses."""
    first = house.guest()
    one = register(first, "known@example.org")
    second = house.guest("Bruno")
    two = register(second, "known@example.org", "another secret")
    assert (one.status_code, one.content) == (two.status_code, two.content) == (202, b"null")
    assert second.me()["email"] == "known@example.org"
    work: list[str] = []

    def counted(known: str, password: str) -> bool:
        work.append(known)
        return really(known, password)

    really = hashing._matches
    monkeypatch.setattr(hashing, "_matches", counted)
    wrong, worked = [], set()
    for email in ("known@example.org", "unknown@example.org", "not an address", "x" * 300 + "@y.z"):
        work.clear()
        wrong.append(log_in(house.visitor(), email, "wrong secret"))
        worked.add(len(work))
    assert {answer.status_code for answer in wrong} == {401}
    assert len({answer.content for answer in wrong}) == 1
    assert worked == {hashing.ALWAYS_TRIED}, "the time it takes tells them apart"
    # The password tells the two accounts apart.
    visitor = house.visitor()
    assert (
        visitor.knows_me(log_in(visitor, "known@example.org", "another secret"))["name"] == "Bruno"
    )


@pytest.mark.parametrize(
    ("email", "password", "field"),
    [("anna", PASSWORD, "email"), ("a@b@c", PASSWORD, "email"), (MAIL, "short", "password")],
)
def test_an_account_needs_an_address_and_a_long_password(
    house: Running, email: str, password: str, field: str
) -> None:
    answer = house.guest().post("/api/accounts", json={"email": email, "password": password})
    assert (answer.status_code, answer.json()["field"]) == (422, field)


def test_one_account_is_enough(house: Running) -> None:
    guest = house.guest()
    register(guest, "enough@example.org")
    assert register(guest, "enough2@example.org").status_code == 409


def test_logging_in_takes_over_what_the_guest_had(any_house: Running) -> None:
    owner = any_house.guest()
    register(owner)
    browser = any_house.guest("Guest on another device")
    guest_id = browser.me()["id"]
    asked = {"title": "golden-horn", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = browser.post("/api/tables", json=asked).json()
    person = browser.knows_me(log_in(browser))
    assert person["id"] == owner.me()["id"]
    assert [it["id"] for it in browser.get("/api/tables?which=mine").json()] == [table["id"]]

    async def guests() -> list[str]:
        async with any_house.house.store.read() as connection:
            return list((await connection.execute(select(people.c.id))).scalars())

    assert guest_id not in any_house.do(guests())


@pytest.mark.parametrize("way_in", ["log in", "register"])
def test_who_used_the_browser_before_does_not_act_for_the_account(
    any_house: Running, way_in: str
) -> None:
    """A guest's tokens end with the guest: whoever made them may be somebody else."""
    if way_in == "log in":
        register(any_house.guest())
    browser = any_house.guest("Eve, and then Ada")
    token = browser.post("/api/tokens", json={"name": "bot"}).json()["token"]
    program = any_house.visitor(authorization=f"Bearer {token}")
    assert program.get("/api/me").status_code == 200
    assert (log_in if way_in == "log in" else register)(browser).is_success
    browser.me()
    assert program.get("/api/me").status_code == 401
    assert browser.get("/api/tokens").json() == []


def test_sessions_are_listed_and_revoked(any_house: Running) -> None:
    here = any_house.guest()
    register(here)
    there = any_house.visitor(**{"user-agent": "A phone"})
    there.knows_me(log_in(there))
    listed = here.get("/api/sessions").json()
    assert [entry["current"] for entry in listed].count(True) == 1
    phone = next(entry for entry in listed if entry["agent"] == "A phone")
    with connect(
        f"{any_house.url.replace('http', 'ws')}/api/me/live", additional_headers=there.cookie()
    ) as socket:
        socket.send('{"do":"ping"}')
        assert socket.recv(5) == '{"type":"pong"}'
        assert here.delete(f"/api/sessions/{phone['id']}").status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
    assert there.get("/api/me").json()["person"] is None
    assert here.delete("/api/sessions/current").status_code == 204
    assert here.get("/api/me").json()["person"] is None
    assert here.get("/api/sessions").status_code == 401


def test_a_session_of_somebody_else_is_not_found(house: Running) -> None:
    anna, bruno = house.guest(), house.guest("Bruno")
    (session,) = anna.get("/api/sessions").json()
    assert bruno.delete(f"/api/sessions/{session['id']}").status_code == 404
    assert anna.me()["name"] == "Anna"


def test_a_browser_whose_session_is_gone_can_begin_anew(house: Running) -> None:
    guest = house.guest()
    guest.cookies.set("fondaco_session", "gone", domain="127.0.0.1")
    guest.get("/api/me")
    assert "fondaco_session" not in guest.cookies
    assert guest.become_guest("Anna again")["name"] == "Anna again"


def test_tokens_act_for_a_person_without_cookie_origin_or_csrf(any_house: Running) -> None:
    guest = any_house.guest()
    made = guest.post("/api/tokens", json={"name": "my bot"}).json()
    program = any_house.visitor(authorization=f"Bearer {made['token']}")
    del program.headers["origin"]
    assert program.get("/api/me").json()["person"]["id"] == guest.me()["id"]
    (listed,) = guest.get("/api/tokens").json()
    assert (listed["id"], listed["name"]) == (made["id"], "my bot")
    assert "token" not in listed
    assert guest.delete(f"/api/tokens/{made['id']}").status_code == 204
    refused = program.get("/api/me")
    assert refused.status_code == 401
    assert refused.headers["www-authenticate"] == "Bearer"
    assert guest.delete(f"/api/tokens/{made['id']}").status_code == 404


def test_a_person_is_forgotten(any_house: Running) -> None:
    guest = any_house.guest()
    guest.post("/api/tokens", json={"name": "bot"})
    guest.put("/api/me/notices", json={"email": "each"})
    assert guest.delete("/api/me").status_code == 204
    assert guest.get("/api/me").json()["person"] is None

    async def left() -> int:
        async with any_house.house.store.read() as connection:
            counted = [
                (await connection.execute(select(table.c.id))).all()
                for table in (people, sessions, tokens)
            ]
            return sum(map(len, counted))

    assert any_house.do(left()) == 0
