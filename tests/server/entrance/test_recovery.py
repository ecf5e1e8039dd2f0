"""Lost passwords: a link by mail or from the operator opens the account once."""

import os

import pytest
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from fondaco.cli import main
from fondaco.server.secret import kept
from fondaco.server.storage.schema_people import resets
from tests.server.entrance.houses import Visitor, easy, open_house, wait_for
from tests.server.entrance.letterbox import Letterbox, link_in, mailing, register
from tests.server.running import PATIENCE

EMAIL, OLD, NEW = "ada@example.org", "the old password", "the new password"


def set_password(visitor: Visitor, code: str, password: str = NEW) -> int:
    answer = visitor.post("/api/passwords", json={"code": code, "password": password})
    return answer.status_code


def log_in(visitor: Visitor, password: str) -> int:
    body = {"email": EMAIL, "password": password}
    return visitor.post("/api/sessions", json=body).status_code


def mailed_code(visitor: Visitor, letterbox: Letterbox) -> str:
    before = len(letterbox.to(EMAIL))
    assert visitor.post("/api/resets", json={"email": EMAIL}).status_code == 202
    wait_for(lambda: len(letterbox.to(EMAIL)) > before)
    path, _, code = link_in(letterbox.to(EMAIL)[-1]).partition("#")
    assert path == "/password"
    return code


def test_a_mailed_link_sets_a_new_password_once(database: str, letterbox: Letterbox) -> None:
    with open_house(mailing(database, letterbox)) as running:
        ada, stranger = running.guest("Ada"), running.visitor()
        register(ada, letterbox, EMAIL, OLD)
        token = ada.post("/api/tokens", json={"name": "bot"}).json()["token"]
        code = mailed_code(stranger, letterbox)
        second = mailed_code(stranger, letterbox)
        assert set_password(stranger, "guessed") == 404
        assert set_password(stranger, code, "short") == 422
        line = f"{running.url.replace('http', 'ws')}/api/me/live"
        with connect(line, additional_headers=ada.cookie()) as socket:
            assert set_password(stranger, code) == 204
            with pytest.raises(ConnectionClosed):
                socket.recv(PATIENCE)
        assert set_password(stranger, code) == 404, "it works once"
        assert set_password(stranger, second) == 404, "and ends all others"
        assert ada.get("/api/me").json()["person"] is None, "her sessions are closed"
        bearer = running.visitor(authorization=f"Bearer {token}")
        assert bearer.get("/api/me").status_code == 401, "and her tokens"
        assert log_in(running.visitor(), OLD) == 401
        assert log_in(running.visitor(), NEW) == 201


def test_a_code_is_kept_hashed_and_grows_old(sqlite_url: str, letterbox: Letterbox) -> None:
    with open_house(mailing(sqlite_url, letterbox)) as running:
        ada = running.guest("Ada")
        register(ada, letterbox, EMAIL, OLD)
        code = mailed_code(ada, letterbox)

        async def grow_old() -> str:
            async with running.house.store.write() as connection:
                found: str = (await connection.execute(select(resets.c.code))).scalar_one()
                await connection.execute(update(resets).values(expires=1))
                return found

        assert running.do(grow_old()) == kept(code)
        assert set_password(ada, code) == 404
        assert log_in(running.visitor(), OLD) == 201


def test_nobody_learns_which_addresses_are_known(sqlite_url: str, letterbox: Letterbox) -> None:
    with open_house(mailing(sqlite_url, letterbox, letters="5/60")) as running:
        ada, bruno = running.guest("Ada"), running.guest("Bruno")
        register(ada, letterbox, EMAIL, OLD)
        bruno.post("/api/accounts", json={"email": "typo@example.org", "password": OLD})
        wait_for(lambda: letterbox.to("typo@example.org"))
        stranger = running.visitor()
        answers = [
            stranger.post("/api/resets", json={"email": email})
            for email in ("typo@example.org", "nobody@example.org", EMAIL)
        ]
        assert {(answer.status_code, answer.text) for answer in answers} == {(202, "null")}
        wait_for(lambda: len(letterbox.to(EMAIL)) == 2)
        assert len(letterbox.letters) == 3, "an address that nobody confirmed gets no link"
        limited = stranger.post("/api/resets", json={"email": "other@example.org"})
        assert limited.status_code == 429


def test_the_operator_makes_a_link(
    sqlite_url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def made(*more: str) -> int:
        return main(["password-link", EMAIL, "--database", sqlite_url, *more])

    monkeypatch.setitem(os.environ, "FONDACO_URL", "https://games.example.org")
    with open_house(easy(sqlite_url)) as running:
        refused = running.visitor().post("/api/resets", json={"email": EMAIL})
        assert refused.status_code == 409, "there is no mail server"
        assert made() == 2
        assert "no account has this address" in capsys.readouterr().err
        running.visitor().post("/api/accounts", json={"email": EMAIL, "password": OLD})
        assert made() == 0
        link = capsys.readouterr().out.strip()
        assert link.startswith("https://games.example.org/password#")
        assert set_password(running.visitor(), link.partition("#")[2]) == 204
        # An address that nobody confirmed may be that of several: the operator says which.
        other = running.visitor()
        other.post("/api/accounts", json={"email": EMAIL, "password": "another one"})
        assert made() == 2
        account = other.me()["id"]
        assert account in capsys.readouterr().err
        assert made("--account", account) == 0
        assert set_password(other, capsys.readouterr().out.strip().partition("#")[2]) == 204
        assert log_in(running.visitor(), NEW) == 201


def test_codes_cannot_be_tried_out(sqlite_url: str) -> None:
    with open_house(easy(sqlite_url, log_ins="2/60")) as running:
        visitor = running.visitor()
        tries = [set_password(visitor, f"guess{n}") for n in range(3)]
        assert tries == [404, 404, 429]
