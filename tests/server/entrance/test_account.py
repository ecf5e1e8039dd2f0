"""Signed in: password, address, second factor, tokens with scopes, one's own data."""

import json
import time

import pyotp
import pytest
from sqlalchemy import Table, func, insert, select, update

from fondaco.server.moments import DAY, now
from fondaco.server.notices.outbox import KEPT as NOTICES
from fondaco.server.notices.outbox import sweep as sweep_notices
from fondaco.server.people.keeping import ABANDONED, ABOUT, GUESTS, OPEN_TABLES, REPORTS, sweep
from fondaco.server.people.sessions import LIFE
from fondaco.server.storage.schema import METADATA, entries, tables
from fondaco.server.storage.schema_people import (
    audit,
    confirmations,
    notices,
    people,
    reports,
    resets,
    sessions,
    tokens,
)
from tests.server.entrance.houses import Running, Visitor, easy, open_house, wait_for
from tests.server.entrance.letterbox import Letterbox, link_in, mailing, register
from tests.server.entrance.test_inviting import call, lay

Row = dict[str, str | int]
EMAIL, PASSWORD, NEW = "ada@example.org", "a long password", "another password"


def account(house: Running, email: str = EMAIL) -> Visitor:
    ada = house.guest("Ada")
    answer = ada.post("/api/accounts", json={"email": email, "password": PASSWORD})
    assert answer.status_code == 202
    ada.me()
    return ada


def log_in(visitor: Visitor, password: str = PASSWORD, email: str = EMAIL, **more: str) -> int:
    body = {"email": email, "password": password, **more}
    answer = visitor.post("/api/sessions", json=body)
    if answer.is_success:
        visitor.me()
    return answer.status_code


def program(house: Running, owner: Visitor, **token: object) -> Visitor:
    made = owner.post("/api/tokens", json={"name": "bot", **token})
    assert made.status_code == 201, made.text
    return house.visitor(authorization=f"Bearer {made.json()['token']}")


def test_a_password_is_changed_by_who_knows_it(any_house: Running) -> None:
    ada, phone = account(any_house), any_house.visitor()
    assert log_in(phone) == 201
    bot = program(any_house, ada)
    wrong = ada.post("/api/me/password", json={"password": "not it at all", "new": NEW})
    assert (wrong.status_code, wrong.json()["detail"]) == (403, "password: is wrong")
    done = ada.post("/api/me/password", json={"password": PASSWORD, "new": NEW})
    assert done.status_code == 204
    assert ada.me()["email"] == EMAIL, "this session stays"
    assert phone.get("/api/me").json()["person"] is None
    assert bot.get("/api/me").status_code == 401
    assert log_in(any_house.visitor()) == 401
    assert log_in(any_house.visitor(), NEW) == 201


def test_an_address_is_changed_when_its_mail_is_opened(database: str, letterbox: Letterbox) -> None:
    with open_house(mailing(database, letterbox)) as running:
        ada = running.guest("Ada")
        register(ada, letterbox, EMAIL, PASSWORD)
        body = {"password": PASSWORD, "email": "new@example.org"}
        assert ada.post("/api/me/address", json=body | {"password": "x" * 9}).status_code == 403
        assert ada.post("/api/me/address", json=body).status_code == 202
        wait_for(lambda: letterbox.to("new@example.org") and len(letterbox.to(EMAIL)) == 2)
        assert "another address was given" in letterbox.to(EMAIL)[-1].get_content()
        assert ada.me()["email"] == EMAIL
        ada.get(link_in(letterbox.to("new@example.org")[0]), follow_redirects=False)
        assert (ada.me()["email"], ada.me()["confirmed"]) == ("new@example.org", True)
        assert log_in(running.visitor()) == 401
        assert log_in(running.visitor(), email="new@example.org") == 201


def test_a_second_factor_is_asked_for_at_every_log_in(any_house: Running) -> None:
    ada = account(any_house)
    assert ada.post("/api/me/second-factor", json={"password": "wrong one"}).status_code == 403
    begun = ada.post("/api/me/second-factor", json={"password": PASSWORD}).json()
    assert begun["uri"].startswith("otpauth://totp/Fondaco:ada%40example.org?secret=")
    app = pyotp.TOTP(begun["secret"])
    assert log_in(any_house.visitor()) == 201, "it counts when its first code came back"
    path = "/api/me/second-factor/confirm"
    assert ada.post(path, json={"code": "12345"}).json()["field"] == "code"
    step = int(time.time()) // 30 * 30
    codes = ada.post(path, json={"code": app.at(step - 30)}).json()["codes"]
    assert len(set(codes)) == 10
    assert ada.get("/api/me/second-factor").json() == {"on": True}
    assert ada.post("/api/me/second-factor", json={"password": PASSWORD}).status_code == 409
    phone = any_house.visitor()
    needed = phone.post("/api/sessions", json={"email": EMAIL, "password": PASSWORD})
    assert (needed.status_code, needed.json()["type"]) == (401, "/problems/second-factor")
    wrong = phone.post("/api/sessions", json={"email": EMAIL, "password": "wrong one"})
    assert wrong.json()["type"] == "/problems/signed-out", "who guesses learns nothing of it"
    assert log_in(phone, code=app.at(step - 30)) == 401, "a code is good once"
    code = app.at(step + 30)  # a clock may be a little ahead
    assert log_in(phone, code=f"{code[:3]} {code[3:]}") == 201
    assert log_in(any_house.visitor(), code=code) == 401
    assert log_in(any_house.visitor(), code=codes[0].upper()) == 201
    assert log_in(any_house.visitor(), code=codes[0]) == 401, "those on paper too"
    end = "/api/me/second-factor/end"
    assert ada.post(end, json={"password": "wrong one"}).status_code == 403
    assert ada.post(end, json={"password": PASSWORD}).status_code == 204
    assert log_in(any_house.visitor()) == 201


def test_codes_cannot_be_guessed_by_trying(sqlite_url: str) -> None:
    """Who knows the password tries a code but rarely, from however many networks."""
    config = easy(sqlite_url, codes="4/3600", trusted_proxies="127.0.0.1")
    with open_house(config) as running:
        ada = account(running)
        secret = ada.post("/api/me/second-factor", json={"password": PASSWORD}).json()["secret"]
        code = {"code": pyotp.TOTP(secret).now()}
        assert ada.post("/api/me/second-factor/confirm", json=code).status_code == 200
        tries = [
            log_in(running.visitor(**{"x-forwarded-for": f"192.0.2.{n}"}), code="000000")
            for n in range(6)
        ]
        assert tries == [401] * 3 + [429] * 3  # the first was hers


def test_a_new_password_by_mail_does_not_replace_the_second_factor(
    sqlite_url: str, letterbox: Letterbox
) -> None:
    with open_house(mailing(sqlite_url, letterbox)) as running:
        ada = running.guest("Ada")
        register(ada, letterbox, EMAIL, PASSWORD)
        secret = ada.post("/api/me/second-factor", json={"password": PASSWORD}).json()["secret"]
        code = {"code": pyotp.TOTP(secret).now()}
        assert ada.post("/api/me/second-factor/confirm", json=code).status_code == 200
        wait_for(lambda: len(letterbox.to(EMAIL)) == 2)
        ada.post("/api/resets", json={"email": EMAIL})
        wait_for(lambda: len(letterbox.to(EMAIL)) == 3)
        reset = link_in(letterbox.to(EMAIL)[-1]).partition("#")[2]
        body = {"code": reset, "password": NEW}
        assert ada.post("/api/passwords", json=body).status_code == 204
        assert log_in(running.visitor(), NEW) == 401


ACCOUNT_CALLS = [
    ("PATCH", "/api/me", {"name": "Eve"}),
    ("DELETE", "/api/me", None),
    ("POST", "/api/me/forget", {"password": PASSWORD}),
    ("POST", "/api/me/password", {"password": PASSWORD, "new": NEW}),
    ("POST", "/api/me/address", {"password": PASSWORD, "email": "eve@example.org"}),
    ("POST", "/api/me/second-factor", {"password": PASSWORD}),
    ("POST", "/api/me/second-factor/end", {"password": PASSWORD}),
    ("GET", "/api/me/second-factor", None),
    ("GET", "/api/me/export", None),
    ("GET", "/api/me/notices", None),
    ("PUT", "/api/me/notices", {"email": "each"}),
    ("POST", "/api/tokens", {"name": "another"}),
    ("GET", "/api/tokens", None),
    ("GET", "/api/sessions", None),
    ("DELETE", "/api/sessions/current", None),
    ("POST", "/api/confirmations", {}),
]


def test_no_token_touches_its_owner_s_account(house: Running) -> None:
    ada = account(house, "token@example.org")
    bot = program(house, ada)
    for method, path, body in ACCOUNT_CALLS:
        answer = bot.request(method, path, json=body)
        assert answer.status_code == 403, (method, path, answer.text)
        assert "no token may do this" in answer.json()["detail"]
    assert ada.me()["name"] == "Ada"


def test_every_call_that_changes_something_says_what_a_token_needs(house: Running) -> None:
    """A property of the whole schema: a token without scopes changes nothing at all."""
    bot = program(house, house.guest("Ada"), scopes=[])
    paths = house.visitor().get("/openapi.json").json()["paths"]
    passed = []
    for path, methods in paths.items():
        for method in methods.keys() - {"get"}:
            spelt = (
                path.replace("{at}", "0").replace("{number}", "0").replace("{", "").replace("}", "")
            )
            answer = bot.request(method, spelt, json={})
            if answer.status_code != 403:
                passed.append((method, path, answer.status_code))
    assert [it[1] for it in passed] == ["/api/verify"]


def test_a_token_does_what_it_is_for_until_it_ends(any_house: Running) -> None:
    ada = any_house.guest("Ada")
    made = lay(ada, "me", "open")
    looking = program(any_house, ada, scopes=[])
    playing = program(any_house, ada, scopes=["play"], days=1)
    laying = program(any_house, ada, scopes=["tables"])
    assert looking.get(f"/api/tables/{made['id']}").json()["yours"]
    said = f"/api/tables/{made['id']}/chat"
    body = {"text": "Ciao", "seat": 0}
    assert [it.post(said, json=body).status_code for it in (looking, playing, laying)] == [
        403,
        201,
        403,
    ]
    new = {"title": "golden-horn", "seats": [{"kind": "me"}, {"kind": "open"}]}
    calls = [it.post("/api/tables", json=new).status_code for it in (looking, playing, laying)]
    assert calls == [403, 403, 201]
    listed = ada.get("/api/tokens").json()
    assert [it["scopes"] for it in listed] == [[], ["play"], ["tables"]]
    bad = ada.post("/api/tokens", json={"name": "x", "scopes": ["all"]})
    assert bad.status_code == 422
    assert ada.post("/api/tokens", json={"name": "x", "days": 9999}).status_code == 422

    async def grow_old() -> None:
        async with any_house.house.store.write() as connection:
            await connection.execute(update(tokens).values(expires=now() - 1))

    any_house.do(grow_old())
    assert playing.get("/api/me").status_code == 401


def test_an_account_is_deleted_with_its_password(any_house: Running) -> None:
    ada = account(any_house)
    assert ada.delete("/api/me").status_code == 403
    assert ada.post("/api/me/forget", json={"password": "not it at all"}).status_code == 403
    assert ada.post("/api/me/forget", json={"password": PASSWORD}).status_code == 204
    assert ada.get("/api/me").json()["person"] is None
    assert log_in(any_house.visitor()) == 401


def test_one_s_own_data(any_house: Running) -> None:
    ada, bea = account(any_house), any_house.guest("Bea")
    made = lay(ada, "me", "open", public=True)
    call(bea, made["id"], "sit")
    ada.post(f"/api/tables/{made['id']}/chat", json={"text": "Ciao", "seat": 0})
    bea.post(f"/api/tables/{made['id']}/chat", json={"text": "Salve", "seat": 1})
    program(any_house, ada)
    mine = ada.get("/api/me/export").json()
    assert mine["person"][0]["email"] == EMAIL
    assert [line["text"] for line in mine["chat"]] == ["Ciao"]
    assert [it["title"] for it in mine["tables"]] == ["golden-horn"]
    assert len(mine["seats"]) == len(mine["tokens"]) == len(mine["sessions"]) == 1
    text = json.dumps(mine)
    assert "argon2" not in text and ada.secret not in text and "Salve" not in text
    assert not {"secret", "password", "link", "code"} & {
        key for rows in mine.values() for row in rows for key in row
    }


def test_one_s_own_data_is_all_there_is() -> None:
    """Every table of the database that is about people is in it, but those of secrets alone."""
    secrets = {"factors", "recoveries", "confirmations", "resets"}
    others = {"silences"}  # who was silenced does not learn of it
    of_people = {
        table.name
        for table in METADATA.tables.values()
        if {"person", "owner", "reporter"} & set(table.columns.keys())
    }
    assert {it.table.name for it in ABOUT.values()} == (of_people - secrets - others) | {"people"}


def test_what_is_kept_long_enough_is_deleted(any_house: Running) -> None:
    """Idle guests, sessions, tables that never began, abandoned games; nothing else."""
    idle, seated, ada = any_house.guest("Idle"), any_house.guest("Seated"), account(any_house)
    lay(seated, "me", "me", start=True)
    young, old = lay(ada, "me", "open"), lay(ada, "me", "open")
    quiet = lay(ada, "me", "me", start=True)
    running = lay(ada, "me", "me", start=True)
    ids = {"idle": idle.me()["id"], "seated": seated.me()["id"], "ada": ada.me()["id"]}

    async def age() -> tuple[list[str], set[str], set[str]]:
        async with any_house.house.store.write() as connection:
            await connection.execute(update(people).values(created=now() - GUESTS - 1))
            await connection.execute(update(sessions).values(seen=now() - GUESTS - 1))
            for table, age in ((old, OPEN_TABLES), (quiet, ABANDONED), (running, ABANDONED)):
                here = tables.c.id == table["id"]
                await connection.execute(update(tables).where(here).values(created=now() - age - 1))
            here = entries.c.table_id == quiet["id"]
            await connection.execute(update(entries).where(here).values(at=now() - ABANDONED - DAY))
            gone = await sweep(connection, mail=False)
            left = set((await connection.execute(select(people.c.id))).scalars())
            return gone, left, set((await connection.execute(select(tables.c.id))).scalars())

    gone, left, tables_left = any_house.do(age())
    assert set(gone) == {old["id"], quiet["id"]}
    assert {young["id"], running["id"]} < tables_left
    assert left == {ids["seated"], ids["ada"]}


@pytest.mark.parametrize("over", [False, True])
def test_rows_about_people_go_at_their_stated_times(any_house: Running, over: bool) -> None:
    """Sessions, keys, links for a new password, notices (letters too), reports, the audit log."""
    ada = account(any_house)
    person = ada.me()["id"]
    far, edge = now() + DAY, (-1 if over else 60_000)
    dealt = {"person": person, "name": "Eve", "table_id": "t", "why": "rude"}
    deed = {"by": "Odo", "what": "ban", "subject": person, "why": ""}
    letter = {"person": person, "kind": "turn", "table_id": "t", "title": "genoa", "number": 1}
    token = {"id": "k", "secret": "s", "person": person, "name": "bot", "scopes": "play"}
    kept: list[tuple[Table, Row]] = [
        (reports, dealt | {"at": far, "closed": now() - REPORTS + edge}),
        (audit, deed | {"at": now() - REPORTS + edge}),
        (notices, letter | {"at": now() - NOTICES + edge}),
        (tokens, token | {"created": 0, "expires": now() + edge}),
        (resets, {"code": "c", "person": person, "expires": now() + edge}),
    ]

    async def age() -> dict[str, int | None]:
        async with any_house.house.store.write() as connection:
            await connection.execute(update(sessions).values(seen=now() - LIFE + edge))
            for table, row in kept:
                await connection.execute(insert(table).values(row))
            await sweep(connection, mail=False)
            await sweep_notices(connection)
            counts = {}
            for table in (sessions, *(table for table, _ in kept)):
                count = select(func.count()).select_from(table)
                counts[table.name] = await connection.scalar(count)
            return counts

    assert set(any_house.do(age()).values()) == {0 if over else 1}


@pytest.mark.parametrize("mail", [True, False])
def test_unconfirmed_addresses_are_given_back(house: Running, mail: bool) -> None:
    email = f"late{mail}@example.org".lower()
    ada = account(house, email)

    async def age() -> None:
        async with house.house.store.write() as connection:
            await connection.execute(
                update(people).where(people.c.email == email).values(created=now() - 8 * DAY)
            )
            await connection.execute(update(confirmations).values(created=now() - 8 * DAY))
            await sweep(connection, mail=mail)

    house.do(age())
    assert ada.me()["guest"] == mail
