"""Invitations: a seat is kept, the invited hear of it, and nobody learns an address."""

import json
from email.message import EmailMessage
from typing import Any

import pytest
from sqlalchemy import update

from fondaco.server.notices.sender import make_round
from fondaco.server.storage.schema_people import notices
from tests.server.entrance.houses import Running, Visitor, open_house, wait_for
from tests.server.entrance.letterbox import Letterbox, link_in, mailing, register

TITLE = "golden-horn"


def lay(owner: Visitor, *kinds: str, **more: Any) -> dict[str, Any]:
    seats = [{"kind": kind} for kind in kinds]
    answer = owner.post("/api/tables", json={"title": TITLE, "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def call(visitor: Visitor, table: str, what: str, status: int = 200, **data: Any) -> Any:
    answer = visitor.post(f"/api/tables/{table}/{what}", json=data)
    assert answer.status_code == status, answer.text
    return answer.json()


def played_together(owner: Visitor, *others: Visitor) -> None:
    """A game that began with these people."""
    made = lay(owner, "me", *["open"] * len(others), public=True)
    for other in others:
        call(other, made["id"], "sit")
    call(owner, made["id"], "start")


def companions(visitor: Visitor) -> dict[str, str]:
    return {it["name"]: it["id"] for it in visitor.get("/api/me/companions").json()}


def test_a_companion_finds_the_seat_kept_for_him(any_house: Running) -> None:
    ada, bea, cleo = (any_house.guest(name) for name in ("Ada", "Bea", "Cleo"))
    assert companions(ada) == {}
    played_together(ada, bea)
    known = companions(ada)
    assert list(known) == ["Bea"]
    assert known["Bea"] != bea.me()["id"] and list(companions(cleo)) == []
    made = lay(ada, "me", "open", "open")
    before = made["seats"][1]["link"]
    kept = call(ada, made["id"], "invite", companion=known["Bea"])["seats"][1]
    assert kept["invited"] == "Bea" and kept["kept"] == "other" and kept["link"] != before
    again = call(ada, made["id"], "invite", 409, companion=known["Bea"])
    assert "kept for this person" in again["detail"]
    # She hears of it without a secret, and finds the seat among her tables.
    [news] = [it for it in bea.get("/api/me/news").json() if it["kind"] == "invited"]
    assert news["table"] == made["id"] and "link" not in json.dumps(news)
    [mine] = [it for it in bea.get("/api/tables?which=mine").json() if it["state"] == "open"]
    seat = mine["seats"][1]
    assert seat["kept"] == "you" and "link" not in seat and "invited" not in seat
    call(cleo, made["id"], "sit", 403)
    seated = call(bea, made["id"], "sit")
    assert seated["seats"][1]["you"] and "kept" not in seated["seats"][1]


def test_a_kept_seat_is_no_free_seat(any_house: Running) -> None:
    ada, bea, cleo = (any_house.guest(name) for name in ("Ada", "Bea", "Cleo"))
    played_together(ada, bea)
    made = lay(ada, "me", "open", public=True)
    call(ada, made["id"], "invite", companion=companions(ada)["Bea"])
    assert call(cleo, made["id"], "sit", 409)["rule"] == "FO-TAKEN"
    assert call(cleo, made["id"], "sit", 409, seat=1)["rule"] == "FO-TAKEN"
    assert call(cleo, made["id"], "decline", 403)
    free = call(bea, made["id"], "decline")
    assert "kept" not in free["seats"][1]
    assert [it["state"] for it in bea.get("/api/tables?which=mine").json()] == ["playing"]
    call(cleo, made["id"], "sit")


def test_only_the_owner_invites_and_only_companions(house: Running) -> None:
    ada, bea, cleo = (house.guest(name) for name in ("Ada", "Bea", "Cleo"))
    played_together(ada, bea)
    made = lay(ada, "me", "open", "open")
    alias = companions(ada)["Bea"]
    call(bea, made["id"], "invite", 404, companion=alias)
    call(ada, made["id"], "invite", 404, companion=cleo.me()["id"])
    call(ada, made["id"], "invite", 422)
    call(ada, made["id"], "invite", 422, companion=alias, email="x@example.org")
    call(ada, made["id"], "invite", 422, companion=alias, seat=7)
    assert call(ada, made["id"], "invite", 409, companion=alias, seat=0)["rule"] == "FO-TAKEN"
    call(ada, made["id"], "invite", 409, email="x@example.org")  # no mail server
    call(ada, made["id"], "invite", companion=alias, seat=2)
    back = call(ada, made["id"], "stand", seat=2)
    assert "kept" not in back["seats"][2], "the owner takes it back"


def test_an_invitation_that_is_over_is_not_mailed(sqlite_url: str, letterbox: Letterbox) -> None:
    with open_house(mailing(sqlite_url, letterbox)) as running:
        ada, bea = running.guest("Ada"), running.guest("Bea")
        register(bea, letterbox, "bea@example.org", "a long password")
        bea.put("/api/me/notices", json={"email": "each"})
        played_together(ada, bea)
        made = lay(ada, "me", "open")
        call(ada, made["id"], "invite", companion=companions(ada)["Bea"])

        def invitations() -> list[EmailMessage]:
            letters = letterbox.to("bea@example.org")
            return [letter for letter in letters if "invited" in letter["Subject"]]

        wait_for(invitations)
        [letter] = invitations()
        assert link_in(letter) == f"/table/{made['id']}", "no secret: the seat is kept by name"
        call(bea, made["id"], "decline")

        async def told_again() -> None:
            async with running.house.store.write() as connection:
                invited = update(notices).where(notices.c.kind == "invited")
                await connection.execute(invited.values(mail_due=1))
            while await make_round(running.house, "mail"):
                pass

        running.do(told_again())
        assert len(invitations()) == 1


def test_an_address_gets_the_link_of_its_seat(sqlite_url: str, letterbox: Letterbox) -> None:
    with open_house(mailing(sqlite_url, letterbox)) as running:
        ada = running.guest("Ada")
        made = lay(ada, "me", "open")
        call(ada, made["id"], "invite", 403, email="new@example.org")
        register(ada, letterbox, "ada@example.org", "a long password")
        call(ada, made["id"], "invite", 422, email="no address")
        kept = call(ada, made["id"], "invite", email="New@Example.org")["seats"][1]
        assert kept["invited"] == "new@example.org"
        wait_for(lambda: letterbox.to("new@example.org"))
        [letter] = letterbox.to("new@example.org")
        assert "Ada" in letter["Subject"] and "Golden Horn" in letter["Subject"]
        path, _, secret = link_in(letter).partition("#")
        assert path == f"/join/{made['id']}" and kept["link"].endswith(secret)
        stranger = running.visitor()
        call(stranger, made["id"], "decline", 403, link="guessed")
        call(stranger, made["id"], "decline", link=secret)
        call(running.guest("Zoe"), made["id"], "sit", 403, link=secret)


def test_nobody_learns_whether_an_address_has_an_account(
    sqlite_url: str, letterbox: Letterbox
) -> None:
    with open_house(mailing(sqlite_url, letterbox)) as running:
        ada, bea = running.guest("Ada"), running.guest("Bea")
        register(ada, letterbox, "ada@example.org", "a long password")
        register(bea, letterbox, "bea@example.org", "another password")
        wishes = bea.get("/api/me/notices").json() | {"email": "off"}
        del wishes["secret"]
        assert bea.put("/api/me/notices", json=wishes).is_success
        made = lay(ada, "me", "open", "open")
        answers = [
            call(ada, made["id"], "invite", email=email)["seats"]
            for email in ("bea@example.org", "new@example.org")
        ]
        strip = {"link", "seat", "invited"}
        known, new = (
            {name: value for name, value in seats[place].items() if name not in strip}
            for place, seats in ((1, answers[0]), (2, answers[1]))
        )
        assert known == new
        wait_for(lambda: bea.get("/api/me/news").json())
        now = ada.get(f"/api/tables/{made['id']}").json()["seats"]
        assert now[1]["kept"] == now[2]["kept"] == "other"
        # She asked for no mails, so none came; the seat is hers by name.
        assert len(letterbox.to("bea@example.org")) == 1
        assert call(bea, made["id"], "sit")["seats"][1]["you"]


def test_letters_are_limited_by_sender_and_by_address(
    sqlite_url: str, letterbox: Letterbox
) -> None:
    with open_house(mailing(sqlite_url, letterbox, letters="2/60")) as running:
        ada, bea = running.guest("Ada"), running.guest("Bea")
        register(ada, letterbox, "ada@example.org", "a long password")
        register(bea, letterbox, "bea@example.org", "another password")
        tables = [lay(ada, "me", "open")["id"] for _ in range(3)]
        call(ada, tables[0], "invite", email="zoe@example.org")
        call(ada, tables[1], "invite", 429, email="zoe@example.org")  # one of two is not hers
        call(ada, tables[2], "invite", 429, email="other@example.org")
        for _ in range(2):
            running.do(running.house.shared_limits.take("letters", "full@example.org"))
        hers = lay(bea, "me", "open")["id"]
        call(bea, hers, "invite", 429, email="full@example.org")
        call(bea, hers, "invite", email="yet@example.org")


@pytest.mark.parametrize("then", ["forgotten", "account"])
def test_a_kept_seat_follows_its_person(house: Running, then: str) -> None:
    ada, bea = house.guest("Ada"), house.guest("Bea")
    played_together(ada, bea)
    made = lay(ada, "me", "open")
    call(ada, made["id"], "invite", companion=companions(ada)["Bea"])
    if then == "forgotten":
        assert bea.delete("/api/me").status_code == 204
        assert "kept" not in ada.get(f"/api/tables/{made['id']}").json()["seats"][1]
        return
    account = house.visitor()
    email = {"email": f"bea-{made['id']}@example.org", "password": "a long password"}
    account.post("/api/accounts", json=email)
    bea.knows_me(bea.post("/api/sessions", json=email))
    assert bea.get(f"/api/tables/{made['id']}").json()["seats"][1]["kept"] == "you"
