"""Notices: written once, told where and when they are wanted, never twice."""

import asyncio
import contextlib
import hashlib
import hmac
import json
import socket
import threading
from datetime import UTC, datetime
from typing import Any

import pytest
from sqlalchemy import select, update
from websockets.sync.client import connect

from fondaco.locale import LANGUAGES
from fondaco.server.house import House
from fondaco.server.moments import now
from fondaco.server.notices import outbox, outside
from fondaco.server.notices.hooks import sign
from fondaco.server.notices.letters import Reader, confirmation
from fondaco.server.notices.preferences import (
    Preferences,
    Quiet,
    Vacation,
    keep_preferences,
    loud_from,
    mute,
    next_digest,
    vacation_span,
)
from fondaco.server.notices.sender import make_round
from fondaco.server.people.guests import welcome
from fondaco.server.storage.engine import Store
from fondaco.server.storage.schema_people import notices, people
from fondaco.server.tables import play
from fondaco.server.tables.happenings import Happening
from tests.server.entrance.houses import Running, easy, open_house, wait_for
from tests.server.entrance.letterbox import Letterbox, mailing
from tests.server.entrance.receiver import Hook
from tests.server.running import PATIENCE

TITLE = "golden-horn"


def happen(
    running: Running, person: str, kind: Any = "ended", number: int = 1, table: str = "t"
) -> None:
    """Something is written into the outbox."""

    async def write() -> None:
        async with running.house.store.write() as connection:
            await outbox.note(connection, [Happening(kind, table, TITLE, person, number)])

    running.do(write())


def test_preferences_are_kept(any_house: Running) -> None:
    guest = any_house.guest()
    assert guest.get("/api/me/notices").json() == {
        "email": "each",
        "webhook": None,
        "browser": True,
        "quiet": None,
        "kinds": {"turn": True, "invited": True, "offer": True, "ended": True},
        "vacation": None,
        "secret": None,
    }
    asked = {
        "email": "digest",
        "webhook": "https://example.org/hook",
        "browser": False,
        "quiet": {"from": "22:00", "to": "07:00", "zone": "Europe/Rome"},
        "kinds": {"turn": True, "invited": False, "offer": True, "ended": True},
        "vacation": {"from": "2026-08-01", "to": "2026-08-14"},
    }
    answer = guest.put("/api/me/notices", json=asked)
    secret = answer.json().pop("secret")
    assert answer.json() == asked | {"secret": secret}
    assert len(secret) > 30
    assert guest.put("/api/me/notices", json=asked).json()["secret"] == secret
    assert guest.get("/api/me/notices").json() == asked | {"secret": secret}


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        ({"email": "sometimes"}, "email"),
        ({"webhook": "ftp://example.org"}, "webhook"),
        ({"webhook": "https://user:pw@example.org"}, "webhook"),
        ({"webhook": "https://[x"}, "webhook"),
        ({"quiet": {"from": "22:00", "to": "07:00", "zone": "../../etc/passwd"}}, "quiet.zone"),
        ({"vacation": {"from": "2026-02-30", "to": "2026-03-01"}}, "vacation"),
        ({"vacation": {"from": "2026-03-02", "to": "2026-03-01"}}, "vacation"),
        ({"loud": True}, "loud"),
    ],
)
def test_preferences_that_cannot_be_followed(house: Running, asked: object, field: str) -> None:
    answer = house.guest().put("/api/me/notices", json=asked)
    assert answer.status_code == 422
    assert field in answer.json()["detail"]


def test_news_are_listed_and_told_once(any_house: Running) -> None:
    guest = any_house.guest()
    me = guest.me()["id"]
    for _ in range(2):
        happen(any_house, me, "invited", 0)
    happen(any_house, me, "ended", 7)
    told = guest.get("/api/me/news").json()
    assert [(news["kind"], news["table"], news["title"]) for news in told] == [
        ("invited", "t", TITLE),
        ("ended", "t", TITLE),
    ]
    assert guest.get("/api/me/news", params={"after": told[0]["id"]}).json() == told[1:]
    assert any_house.guest("Bruno").get("/api/me/news").json() == []
    assert guest.get("/api/me/news", params={"after": "x"}).status_code == 422


def test_browsers_are_called(any_house: Running) -> None:
    guest = any_house.guest()
    me = guest.me()["id"]
    url = f"{any_house.url.replace('http', 'ws')}/api/me/live"
    with connect(url, additional_headers=guest.cookie()) as socket:
        socket.send('{"do":"ping"}')
        assert socket.recv(5) == '{"type":"pong"}'
        happen(any_house, me, "ended", 3)
        told = json.loads(socket.recv(PATIENCE))
        assert (told["type"], told["kind"], told["table"]) == ("notice", "ended", "t")
        guest.put("/api/me/notices", json={"kinds": {"ended": False}})
        happen(any_house, me, "ended", 4)
        happen(any_house, me, "invited", 5)
        assert json.loads(socket.recv(PATIENCE))["kind"] == "invited"


def test_browsers_are_called_however_much_comes_at_once(any_house: Running) -> None:
    """All games of a tournament end in one moment."""
    ada, bea = any_house.guest("Ada"), any_house.guest("Bea")
    me, other = ada.me()["id"], bea.me()["id"]

    async def end_all() -> None:
        ends = [Happening("ended", f"t{n}", TITLE, it, 9) for n in range(300) for it in (me, other)]
        async with any_house.house.store.write() as connection:
            await outbox.note(connection, ends)

    url = f"{any_house.url.replace('http', 'ws')}/api/me/live"
    with connect(url, additional_headers=ada.cookie()) as socket:
        socket.send('{"do":"ping"}')
        assert socket.recv(20) == '{"type":"pong"}'
        any_house.do(end_all())
        told = [json.loads(socket.recv(20))["table"] for _ in range(300)]
    assert told == [f"t{n}" for n in range(300)]


def test_a_move_is_kept_though_somebody_who_would_be_told_has_gone(
    any_house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """He may be deleted between the move and its commit, which others' moves share."""
    ada = any_house.guest("Ada")
    seats = [{"kind": "me"}, {"kind": "me"}]
    made = ada.post("/api/tables", json={"title": "golden-horn", "seats": seats, "start": True})
    table, seat = made.json()["id"], made.json()["actors"][0]
    told = [Happening("turn", table, "golden-horn", who, 1) for who in ("gone", ada.me()["id"])]
    monkeypatch.setattr(play, "happenings", lambda *_: told)
    state = ada.get(f"/api/tables/{table}/state?seat={seat}").json()
    action = state["turn"]["choices"][0]["action"]
    sent = {"seat": seat, "number": state["number"], "key": "mine", "action": action}
    assert ada.post(f"/api/tables/{table}/actions", json=sent).status_code == 200
    assert [it["table"] for it in ada.get("/api/me/news").json()] == [table]


def test_each_thing_by_mail(database: str, letterbox: Letterbox) -> None:
    with open_house(mailing(database, letterbox, url="https://games.example.org")) as running:
        anna = _with_preferences(running, "anna@example.org", Preferences(email="each"))
        happen(running, anna, "ended", 1, "tableone")
        happen(running, anna, "offer", 1, "tabletwo")
        wait_for(lambda: len(letterbox.letters) == 2)
        letter = letterbox.letters[0]
        assert letter["To"] == "Anna <anna@example.org>"
        assert "Golden Horn" in letter["Subject"]
        assert "https://games.example.org/table/tableone" in letter.get_content()
        assert letter["Message-ID"] != letterbox.letters[1]["Message-ID"]


def _with_preferences(
    running: Running, email: str, preferences: Preferences, language: str = "en"
) -> str:
    """Somebody with a confirmed address and preferences; his id."""

    async def make() -> str:
        async with running.house.store.write() as connection:
            person = await welcome(connection, "Anna", language)
            mine = people.c.id == person.id
            await connection.execute(update(people).where(mine).values(email=email, confirmed=True))
            await keep_preferences(connection, person.id, preferences)
            return person.id

    return running.do(make())


def test_an_address_that_nobody_confirmed_gets_nothing(
    sqlite_url: str, letterbox: Letterbox
) -> None:
    with open_house(mailing(sqlite_url, letterbox)) as running:
        guest = running.guest()
        answer = guest.post(
            "/api/accounts", json={"email": "eve@example.org", "password": "long enough"}
        )
        assert answer.status_code == 202
        wait_for(lambda: len(letterbox.letters) == 1)
        guest.me()
        guest.put("/api/me/notices", json={"email": "each"})
        happen(running, guest.me()["id"])
        wait_for(lambda: not _waiting(running))
        assert len(letterbox.letters) == 1
        # The letter that asks for it holds a link for the session that registered it.
        text = letterbox.letters[0].get_content()
        link = next(line for line in text.splitlines() if "/api/confirmations/" in line)
        path = "/api/confirmations/" + link.partition("/api/confirmations/")[2].strip()
        for other in (running.guest("Eve"), running.visitor()):
            # Whoever else has the link must also know the password.
            assert other.get(path).headers["location"].startswith("/account#confirm=")
        assert not guest.me()["confirmed"]
        assert guest.get(path).headers["location"] == "/"
        happen(running, guest.me()["id"], number=2)
        wait_for(lambda: len(letterbox.letters) == 2)


def test_who_confirms_an_address_takes_it_from_others(
    sqlite_url: str, letterbox: Letterbox
) -> None:
    with open_house(mailing(sqlite_url, letterbox)) as running:
        squatter, owner = running.guest("Squatter"), running.guest("Owner")
        for visitor, password in ((squatter, "first secret"), (owner, "second secret")):
            account = {"email": "anna@example.org", "password": password}
            assert visitor.post("/api/accounts", json=account).status_code == 202
            visitor.me()
        assert owner.post("/api/confirmations").status_code == 202
        wait_for(lambda: len(letterbox.letters) == 3)
        text = letterbox.letters[-1].get_content()
        link = next(line for line in text.splitlines() if "/api/confirmations/" in line)
        assert owner.get("/api/confirmations/" + link.rpartition("/")[2].strip()).status_code == 303
        assert squatter.me()["email"] is None
        assert squatter.me()["guest"] is True
        assert owner.me()["email"] == "anna@example.org"


def _waiting(running: Running) -> int:
    async def count() -> int:
        async with running.house.store.read() as connection:
            left = (notices.c.mail_due.is_not(None)) | (notices.c.hook_due.is_not(None))
            return len((await connection.execute(select(notices.c.id).where(left))).all())

    return running.do(count())


def test_a_mail_server_that_is_away_is_tried_again(sqlite_url: str, letterbox: Letterbox) -> None:
    letterbox.refuse = 1
    with open_house(mailing(sqlite_url, letterbox)) as running:
        anna = _with_preferences(running, "anna@example.org", Preferences(email="each"))
        happen(running, anna)

        async def tried() -> Any:
            async with running.house.store.read() as connection:
                return (await connection.execute(select(notices))).one()

        wait_for(lambda: running.do(tried()).mail_tries == 1)
        assert running.do(tried()).mail_due > now() + 30_000

        async def hurry() -> None:
            async with running.house.store.write() as connection:
                await connection.execute(update(notices).values(mail_due=0))

        running.do(hurry())
        wait_for(lambda: len(letterbox.letters) == 1)


def test_a_digest_is_one_letter(sqlite_url: str, letterbox: Letterbox) -> None:
    with open_house(mailing(sqlite_url, letterbox)) as running:
        anna = _with_preferences(running, "anna@example.org", Preferences(email="digest"), "de")
        for number in range(3):
            happen(running, anna, "ended", number, f"table{number}")

        async def due() -> list[int]:
            async with running.house.store.read() as connection:
                return list((await connection.execute(select(notices.c.mail_due))).scalars())

        # Until all are put off to the hour of digests; a claim puts them off for a moment only.
        wait_for(lambda: not any(moment % 3_600_000 for moment in running.do(due())))
        assert letterbox.letters == []

        async def a_day_later() -> None:
            async with running.house.store.write() as connection:
                values = {"mail_due": 0, "at": notices.c.at - 86_400_000}
                await connection.execute(update(notices).values(values))

        running.do(a_day_later())
        wait_for(lambda: len(letterbox.letters) == 1)
        (letter,) = letterbox.letters
        assert letter["Subject"] == "3 Nachrichten von deinen Tischen"
        assert letter.get_content().count("/table/") == 3


def test_a_muted_table_and_a_turn_that_is_over_are_not_told(
    sqlite_url: str, letterbox: Letterbox
) -> None:
    with open_house(mailing(sqlite_url, letterbox)) as running:
        anna = _with_preferences(running, "anna@example.org", Preferences(email="each"))

        async def silence() -> None:
            async with running.house.store.write() as connection:
                await mute(connection, anna, "loud", muted=True)

        running.do(silence())
        happen(running, anna, "ended", 1, "loud")
        happen(running, anna, "turn", 1, "notable")  # no table waits for anybody
        happen(running, anna, "ended", 2, "other")
        wait_for(lambda: not _waiting(running))
        assert len(letterbox.letters) == 1


def test_muting_needs_a_table(house: Running) -> None:
    answer = house.guest().put("/api/tables/nowhere/notices", json={"muted": True})
    assert answer.status_code == 404


def test_a_webhook_is_signed(sqlite_url: str, hook: Hook) -> None:
    with open_house(easy(sqlite_url, private_webhooks=True)) as running:
        guest = running.guest()
        secret = guest.put("/api/me/notices", json={"webhook": hook.url}).json()["secret"]
        happen(running, guest.me()["id"], "ended", 5)
        wait_for(lambda: hook.calls)
        headers, body = hook.calls[0]
        told = json.loads(body)
        assert (told["kind"], told["table"], told["title"]) == ("ended", "t", TITLE)
        moment, _, code = headers["X-Fondaco-Signature"].partition(",v1=")
        signed = moment.removeprefix("t=").encode() + b"." + body
        assert hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest() == code
        assert headers["X-Fondaco-Delivery"] == str(told["id"])
        wait_for(lambda: not _waiting(running))
        assert len(hook.calls) == 1


def test_a_webhook_into_the_house_s_own_network_is_never_called(
    sqlite_url: str, hook: Hook
) -> None:
    with open_house(easy(sqlite_url)) as running:
        guest = running.guest()
        for number, host in enumerate(("127.0.0.1", "localhost")):
            url = hook.url.replace("127.0.0.1", host)
            guest.put("/api/me/notices", json={"webhook": url})
            happen(running, guest.me()["id"], "ended", number)

            async def tried(number: int = number) -> int:
                async with running.house.store.read() as connection:
                    mine = select(notices.c.hook_tries).where(notices.c.number == number)
                    return int((await connection.execute(mine)).scalar_one())

            wait_for(lambda tried=tried: running.do(tried()) == 1)  # type: ignore[misc]
        assert hook.calls == []


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::", True),
        ("127.0.0.1", False),
        ("10.0.0.1", False),
        ("169.254.169.254", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("100.64.0.1", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("::ffff:127.0.0.1", False),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b:1:7f00:1::", False),
        ("2002:7f00:1::", False),
        ("2001:0:7f00:1::", False),
        ("::7f00:1", False),
        ("fec0::1", False),
        ("4000::1", False),
    ],
)
def test_which_addresses_are_somewhere_in_the_world(address: str, public: bool) -> None:
    assert outside.is_public(address) is public


def test_slow_receivers_hold_up_nobody_else(
    sqlite_url: str, hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seven take the call and never answer; the eighth hears of it meanwhile."""
    monkeypatch.setattr(outside, "_SECONDS", 600.0)
    with contextlib.ExitStack() as stack:
        silent = [stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(7)]
        running = stack.enter_context(open_house(easy(sqlite_url, private_webhooks=True)))
        for number, server in enumerate(silent):
            guest = running.guest()
            url = f"http://127.0.0.1:{server.getsockname()[1]}/"
            guest.put("/api/me/notices", json={"webhook": url})
            happen(running, guest.me()["id"], "ended", number)
        for server in silent:  # all seven are being called
            stack.enter_context(server.accept()[0])
        guest = running.guest()
        guest.put("/api/me/notices", json={"webhook": hook.url})
        happen(running, guest.me()["id"], "ended", 99)
        wait_for(lambda: hook.calls)


def test_slow_names_hold_up_nobody_else(
    sqlite_url: str, hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty names are never answered for; what has one that is known is called meanwhile."""
    answered, asked = threading.Event(), threading.Semaphore(0)
    really = socket.getaddrinfo

    def slow(host: str, *more: Any, **named: Any) -> Any:
        if host == "slow.example":
            asked.release()
            assert answered.wait(60)
        return really(host, *more, **named)

    monkeypatch.setattr(socket, "getaddrinfo", slow)
    try:
        with open_house(easy(sqlite_url, private_webhooks=True)) as running:
            for number in range(40):
                guest = running.guest()
                guest.put("/api/me/notices", json={"webhook": "http://slow.example/"})
                happen(running, guest.me()["id"], "ended", number)
            for _ in range(40):
                assert asked.acquire(timeout=30)
            guest = running.guest()
            guest.put("/api/me/notices", json={"webhook": hook.url})
            happen(running, guest.me()["id"], "ended", 99)
            wait_for(lambda: hook.calls)
        assert not answered.is_set(), "the house closed without them"
    finally:
        answered.set()


@pytest.mark.parametrize("name", ["a..b", f"{'a' * 64}.example", "..."])
def test_what_can_be_no_name_is_not_called(house: Running, name: str) -> None:
    with pytest.raises(outside.Unreachable, match="not known"):
        house.do(outside.post(house.house.config, f"http://{name}/", b"{}", {}))


def test_two_processes_send_nothing_twice(database: str, letterbox: Letterbox) -> None:
    """Many rounds at once, in two houses on one database."""
    config = mailing(database, letterbox)
    with open_house(config) as running:
        anna = _with_preferences(running, "anna@example.org", Preferences(email="each"))
        second = House(config)

        async def race() -> None:
            for number in range(20):
                async with running.house.store.write() as connection:
                    await outbox.note(
                        connection, [Happening("ended", f"t{number}", TITLE, anna, number)]
                    )
            second.store = Store(config.store)  # its own connections
            try:
                await asyncio.gather(
                    *(make_round(house, "mail") for house in (running.house, second) * 4)
                )
            finally:
                await second.store.close()

        running.do(race())
        wait_for(lambda: not _waiting(running))
        ids = [letter["Message-ID"] for letter in letterbox.letters]
        assert len(ids) == len(set(ids)) == 20


# -- time --


def _at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("moment", "loud"),
    [
        ("2026-01-10T12:00", "2026-01-10T12:00"),
        ("2026-01-10T21:30", "2026-01-11T06:00"),  # 22:30 in Rome: until 7:00 there
        ("2026-01-11T03:00", "2026-01-11T06:00"),
        ("2026-07-10T20:30", "2026-07-11T05:00"),  # in summer
    ],
)
def test_quiet_hours_end_in_the_reader_s_morning(moment: str, loud: str) -> None:
    preferences = Preferences(quiet=Quiet("22:00", "07:00", "Europe/Rome"))
    assert loud_from(preferences, _at(moment)) == _at(loud)


def test_quiet_hours_at_noon_and_none() -> None:
    siesta = Preferences(quiet=Quiet("13:00", "15:00"))
    assert loud_from(siesta, _at("2026-01-10T14:00")) == _at("2026-01-10T15:00")
    assert loud_from(siesta, _at("2026-01-10T15:00")) == _at("2026-01-10T15:00")
    assert loud_from(Preferences(), _at("2026-01-10T03:00")) == _at("2026-01-10T03:00")


def test_a_digest_comes_in_the_reader_s_morning() -> None:
    rome = Preferences(quiet=Quiet("22:00", "07:00", "Europe/Rome"))
    assert next_digest(rome, _at("2026-01-10T05:00"), 8) == _at("2026-01-10T07:00")
    assert next_digest(rome, _at("2026-01-10T07:00"), 8) == _at("2026-01-11T07:00")


def test_a_vacation_lasts_to_the_end_of_its_last_day() -> None:
    away = Preferences(vacation=Vacation("2026-08-01", "2026-08-14"))
    assert vacation_span(away) == (_at("2026-08-01T00:00"), _at("2026-08-15T00:00"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_in_every_language(language: str) -> None:
    letter = confirmation(easy("sqlite:///x"), Reader("Anna", "a@example.org", language), "code")
    assert "/api/confirmations/code" in letter.get_content()


def test_signatures_differ_with_time_body_and_secret() -> None:
    signed = {sign("a", 1, b"x"), sign("a", 2, b"x"), sign("a", 1, b"y"), sign("b", 1, b"x")}
    assert len(signed) == 4
