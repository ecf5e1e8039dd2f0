"""Hosts: block, silence, report; ban, close, an audit log, and the same by command."""

from typing import Any

import pytest
from sqlalchemy import func, select, update
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from fondaco.cli import main
from fondaco.server.moments import now
from fondaco.server.people.keeping import sweep
from fondaco.server.storage.schema_people import network_bans
from tests.server.entrance.houses import Running, Visitor, easy, open_house, wait_for
from tests.server.entrance.test_account import EMAIL, PASSWORD, account, log_in
from tests.server.entrance.test_inviting import call, companions, lay, played_together
from tests.server.running import PATIENCE


def said(visitor: Visitor, table: str, text: str, seat: int | None = None) -> Any:
    body = {"text": text} | ({} if seat is None else {"seat": seat})
    return visitor.post(f"/api/tables/{table}/chat", json=body)


def heard(visitor: Visitor, table: str) -> list[str]:
    return [line["text"] for line in visitor.get(f"/api/tables/{table}/chat").json()]


def do(visitor: Visitor, path: str, status: int = 204, **data: Any) -> None:
    answer = visitor.post(f"/api{path}", json=data)
    assert answer.status_code == status, answer.text


def host(any_house: Running, *words: str) -> int:
    return main(["host", *words, "--database", any_house.house.config.store])


def test_blocks_of_a_guest_go_over_to_his_account(any_house: Running) -> None:
    """Those he blocked, and those who blocked him."""
    eve, bob = any_house.guest("Eve"), any_house.guest("Bob")
    account(any_house).delete("/api/sessions/current")
    ada = any_house.guest("Ada")
    made = lay(ada, "me", "open", "open", public=True)
    do(ada, f"/tables/{made['id']}/block", line=said(eve, made["id"], "Psst").json()["id"])
    do(bob, f"/tables/{made['id']}/block", line=said(ada, made["id"], "Hm", 0).json()["id"])
    assert heard(bob, made["id"]) == ["Psst"]
    assert log_in(ada) == 201
    assert [it["name"] for it in ada.get("/api/me/blocks").json()] == ["Eve"]
    assert heard(ada, made["id"]) == ["Hm"]
    assert said(ada, made["id"], "It is me", 0).status_code == 201
    assert heard(bob, made["id"]) == ["Psst"]


def test_who_is_blocked_is_not_heard_of(any_house: Running) -> None:
    ada, eve = any_house.guest("Ada"), any_house.guest("Eve")
    played_together(eve, ada)
    made = lay(ada, "me", "open", "open", public=True)
    line = said(eve, made["id"], "Psst").json()["id"]
    assert heard(ada, made["id"]) == ["Psst"]
    do(ada, f"/tables/{made['id']}/block", line=line)
    do(ada, f"/tables/{made['id']}/block", line=line)  # once is enough
    assert heard(ada, made["id"]) == []
    assert heard(eve, made["id"]) == ["Psst"], "she does not learn of it"
    url = f"{any_house.url.replace('http', 'ws')}/api/tables/{made['id']}/live"
    with connect(url, additional_headers=ada.cookie()) as socket:
        socket.recv(PATIENCE)
        assert said(eve, made["id"], "Hey").status_code == 201
        assert said(ada, made["id"], "Quiet here", 0).status_code == 201
        while '"type":"chat"' not in (told := str(socket.recv(PATIENCE))):
            pass
        assert "Quiet here" in told
    # Nor does she sit at Ada's tables, and her invitations reach nobody.
    assert "not open to you" in call(eve, made["id"], "sit", 403)["detail"]
    hers = lay(eve, "me", "open")
    kept = call(eve, hers["id"], "invite", companion=companions(eve)["Ada"])["seats"][1]
    assert kept["invited"] == "Ada"
    assert hers["id"] not in {it["id"] for it in ada.get("/api/tables?which=mine").json()}
    assert not [it for it in ada.get("/api/me/news").json() if it["table"] == hers["id"]]
    [blocked] = ada.get("/api/me/blocks").json()
    assert blocked["name"] == "Eve" and blocked["id"] != eve.me()["id"]
    assert eve.delete(f"/api/me/blocks/{blocked['id']}").status_code == 404
    assert ada.delete(f"/api/me/blocks/{blocked['id']}").status_code == 204
    call(eve, made["id"], "sit")


def test_an_owner_silences_somebody_at_his_table(any_house: Running) -> None:
    ada, eve = any_house.guest("Ada"), any_house.guest("Eve")
    made = lay(ada, "me", "open", public=True)
    call(eve, made["id"], "sit")
    do(eve, f"/tables/{made['id']}/silence", 403, seat=0)
    do(ada, f"/tables/{made['id']}/silence", 422, seat=0)
    do(ada, f"/tables/{made['id']}/silence", seat=1)
    assert said(eve, made["id"], "But", 1).status_code == 403
    other = lay(eve, "me", "open")
    assert said(eve, other["id"], "Here I may", 0).status_code == 201
    do(ada, f"/tables/{made['id']}/silence", seat=1, silent=False)
    assert said(eve, made["id"], "Thanks", 1).status_code == 201


def test_a_report_reaches_the_operators_and_nobody_else(
    any_house: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    ada, eve, odo = any_house.guest("Ada"), any_house.guest("Eve"), account(any_house)
    made = lay(ada, "me", "open", public=True)
    line = said(eve, made["id"], "Something vile").json()["id"]
    do(ada, f"/tables/{made['id']}/report", 202, line=line, why="rude")
    do(ada, f"/tables/{made['id']}/report", 422, line=line, why="")
    do(ada, f"/tables/{made['id']}/report", 404, line=10**9, why="rude")
    for path in ("reports", "audit", "people?words=e"):
        assert odo.get(f"/api/host/{path}").status_code == 403
    do(odo, f"/host/people/{eve.me()['id']}/ban", 403)
    assert host(any_house, "operators", "--add", "nobody@example.org") == 2
    assert host(any_house, "operators", "--add", EMAIL) == 0
    capsys.readouterr()
    assert odo.me()["operator"]
    [report] = odo.get("/api/host/reports").json()
    assert (report["name"], report["said"], report["why"]) == ("Eve", "Something vile", "rude")
    assert host(any_house, "reports") == 0
    assert "Something vile" in capsys.readouterr().out
    do(odo, f"/host/reports/{report['id']}/close")
    do(odo, f"/host/reports/{report['id']}/close", 404)
    assert odo.get("/api/host/reports").json() == []
    assert len(odo.get("/api/host/reports?closed=true").json()) == 1
    assert [it["what"] for it in odo.get("/api/host/audit").json()] == ["report", "operator"]


def test_who_is_banned_is_out_and_stays_out(any_house: Running) -> None:
    odo, eve = account(any_house, "odo@example.org"), account(any_house)
    assert host(any_house, "operators", "--add", "odo@example.org") == 0
    person = eve.me()["id"]
    token = eve.post("/api/tokens", json={"name": "bot"}).json()["token"]
    [known] = odo.get(f"/api/host/people?words={EMAIL}").json()
    assert (known["id"], known["banned"]) == (person, None)
    assert odo.get("/api/host/people?words=%25").json() == [], "no wild cards"
    with connect(
        f"{any_house.url.replace('http', 'ws')}/api/me/live", additional_headers=eve.cookie()
    ) as socket:
        socket.send('{"do":"ping"}')
        socket.recv(PATIENCE)
        do(odo, f"/host/people/{person}/ban", why="spam")
        with pytest.raises(ConnectionClosed):
            socket.recv(PATIENCE)
    assert eve.get("/api/me").json()["person"] is None
    program = any_house.visitor(authorization=f"Bearer {token}")
    assert program.get("/api/me").status_code == 401
    assert log_in(any_house.visitor()) == 403
    assert log_in(any_house.visitor(), "not the password") == 401, "nothing is told to strangers"
    do(odo, f"/host/people/{odo.me()['id']}/ban", 409)
    do(odo, "/host/people/nobody/ban", 404)
    do(odo, f"/host/people/{person}/unban")
    assert log_in(any_house.visitor(), PASSWORD) == 201
    deeds = odo.get("/api/host/audit").json()
    assert [(it["by"], it["what"], it["why"]) for it in deeds[:2]] == [
        ("Ada", "unban", ""),
        ("Ada", "ban", "spam"),
    ]


def test_a_banned_network_is_out_for_a_while(database: str) -> None:
    """A person's networks with him, so that no other guest comes from there; IPv6 by its /64."""
    with open_house(easy(database, trusted_proxies="127.0.0.1")) as running:
        odo = account(running, "odo@example.org")
        assert host(running, "operators", "--add", "odo@example.org") == 0

        def visitor(client: str) -> Visitor:
            return running.visitor(**{"x-forwarded-for": client})

        eve, ida = visitor("2001:db8:1::1"), visitor("2001:db8:2::1")
        person = eve.become_guest("Eve")["id"]
        ida.become_guest("Ida")
        url = f"{running.url.replace('http', 'ws')}/api/me/live"
        forwarded = {"x-forwarded-for": "2001:db8:1::7"}
        with connect(url, additional_headers=ida.cookie() | forwarded) as neighbour:
            neighbour.send('{"do":"ping"}')
            neighbour.recv(PATIENCE)
            do(odo, f"/host/people/{person}/ban", why="spam", networks=True)
            with pytest.raises(ConnectionClosed):
                neighbour.recv(PATIENCE)
        again = visitor("2001:db8:1:0:ffff::2").post("/api/guests", json={})
        assert (again.status_code, "network" in again.json()["detail"]) == (403, True)
        assert visitor("2001:db8:1::1").get("/").status_code == 200, "the page says why"
        assert ida.get("/api/me").status_code == 200
        with open_house(easy(database, trusted_proxies="127.0.0.1")) as later:
            shut = later.visitor(**{"x-forwarded-for": "2001:db8:1::1"})
            assert shut.get("/api/titles").status_code == 403, "it is kept"
        assert ida.get("/api/host/networks").status_code == 403
        [banned] = odo.get("/api/host/networks").json()
        assert banned["network"] == "2001:db8:1::/64"
        do(odo, "/host/networks/unban", network="2001:db8:1::/64")
        assert odo.get("/api/host/networks").json() == []
        do(odo, "/host/networks/unban", 404, network="2001:db8:1::/64")
        assert visitor("2001:db8:1::1").post("/api/guests", json={}).status_code == 201
        for wrong in ("everybody", "2001::/16", "0.0.0.0/0"):
            do(odo, "/host/networks/ban", 422, network=wrong)
        do(odo, "/host/networks/ban", 409, network="127.0.0.0/24")
        do(ida, "/host/networks/ban", 403, network="192.0.2.1")
        assert host(running, "ban-network", "192.0.2.0/24", "--why", "spam") == 0
        wait_for(lambda: visitor("192.0.2.77").get("/api/titles").status_code == 403)
        deeds = odo.get("/api/host/audit").json()
        assert [(it["what"], it["subject"]) for it in deeds[:2]] == [
            ("ban network", "192.0.2.0/24"),
            ("unban network", "2001:db8:1::/64"),
        ]


def test_a_ban_of_a_network_ends_by_itself(any_house: Running) -> None:
    banned = any_house.house.banned

    async def ban() -> list[bool]:
        async with any_house.house.store.write() as connection:
            await banned.add(connection, ["192.0.2.0/24"])
            await banned.add(connection, ["192.0.2.0/24"])
        await banned.read()
        found = [banned.is_banned(it) for it in ("192.0.2.9", "192.0.3.9", "local")]
        async with any_house.house.store.write() as connection:
            await connection.execute(update(network_bans).values(until=now()))
        await banned.read()
        found.append(banned.is_banned("192.0.2.9"))
        async with any_house.house.store.write() as connection:
            await sweep(connection, mail=False)
            left = await connection.scalar(select(func.count()).select_from(network_bans))
        return [*found, left == 0]

    assert any_house.do(ban()) == [True, False, False, False, True]


def test_a_table_is_closed_before_and_in_its_game(any_house: Running) -> None:
    """By call and by command: the running house does what was ordered."""
    odo, ada = account(any_house, "odo@example.org"), any_house.guest("Eve")
    assert host(any_house, "operators", "--add", "odo@example.org") == 0
    waiting, running = lay(ada, "me", "open"), lay(ada, "me", "me", start=True)
    do(odo, f"/host/tables/{waiting['id']}/close")
    assert ada.get(f"/api/tables/{waiting['id']}").status_code == 404
    assert host(any_house, "close", running["id"], "--why", "a test") == 0
    path = f"/api/tables/{running['id']}"
    wait_for(lambda: ada.get(path).json()["state"] == "ended")
    record = ada.get(f"{path}/record")
    assert record.status_code == 200, "what was dealt can be verified"
    for wrong in (("ban", "nobody"), ("close", "nothing"), ("ban-network", "0.0.0.0/0")):
        assert host(any_house, *wrong) == 2, "it is refused where it is typed"
    assert host(any_house, "unban-network", "192.0.2.9") == 0

    def done() -> list[str]:
        return [it["what"] for it in odo.get("/api/host/audit").json()]

    wait_for(lambda: done()[0] == "failed")
    assert done() == ["failed", "close", "close", "operator"]


def test_the_command_needs_a_house(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["host", "audit", "--database", sqlite_url, "--json"]
    assert main(words) == 2, "it does not make one"
    with open_house(easy(sqlite_url)):
        for more in (["operators"], ["audit"], ["networks"], ["sweep", "--mail"], ["people", "x"]):
            assert main(["host", *more, "--database", sqlite_url, "--json"]) == 0
            assert capsys.readouterr().out.strip() == "[]"
        assert main(["host", "no-second-factor", "a@example.org", "--database", sqlite_url]) == 2
    with pytest.raises(SystemExit) as left:
        main(["host"])
    assert left.value.code == 2
