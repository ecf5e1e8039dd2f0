"""Letters and log-ins: what strangers can do with somebody's address, and what they cannot."""

from email.utils import getaddresses
from functools import partial

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.sync.client import connect

from fondaco.server.notices.letters import Reader, confirmation, plain
from fondaco.server.people.accounts import clean_email
from fondaco.server.safety.networks import network
from fondaco.server.safety.patience import seconds_after
from fondaco.table.words import Invalid
from tests.server.entrance.houses import Running, Visitor, easy, open_house, wait_for
from tests.server.entrance.letterbox import Letterbox, link_in, mailing, register
from tests.server.entrance.test_inviting import call, lay
from tests.server.running import PATIENCE

EMAIL, PASSWORD = "ada@example.org", "a long password"


def from_network(house: Running, address: str) -> Visitor:
    return house.visitor(**{"x-forwarded-for": address})


def make_account(visitor: Visitor, email: str = EMAIL, password: str = PASSWORD) -> httpx.Response:
    return visitor.post("/api/accounts", json={"email": email, "password": password})


def log_in(visitor: Visitor, password: str, **more: str) -> int:
    body = {"email": EMAIL, "password": password, **more}
    return visitor.post("/api/sessions", json=body).status_code


@pytest.mark.parametrize(
    "address",
    [
        "victim@x,1",
        "victim@example.org,1",
        "a@b",
        "a b@example.org",
        '"a@x"@example.org',
        "a@example.org (comment)",
        "<a@example.org>",
        "a@[127.0.0.1]",
        "a@127.0.0.1",
        ".a@example.org",
        "a..b@example.org",
        "a@-example.org",
        "a@example..org",
        "a;b@example.org",
        "a:b@example.org",
        "é@example.org",
        "@example.org",
        "a@",
    ],
)
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(Invalid):
        clean_email(address)


def test_what_is_an_address() -> None:
    assert clean_email(" Ada.Lovelace+games@Example.ORG ") == "ada.lovelace+games@example.org"
    assert clean_email("ada@münchen.example") == "ada@xn--mnchen-3ya.example"


_near = st.text("abAB09.@,;:<>()[]\"' \t\r\n\\+-_é%/\u202e", max_size=24)


@given(st.one_of(_near, st.builds("{}@{}.org".format, _near, _near)), st.text(max_size=60))
def test_a_letter_goes_to_one_address_whatever_is_typed(typed: str, name: str) -> None:
    try:
        email = clean_email(typed)
    except Invalid:
        return
    letter = confirmation(easy("sqlite:///unused"), Reader(name, email, "en"), "c" * 43)
    assert [address for _, address in getaddresses([str(letter["To"])])] == [email]


@given(st.text(max_size=80))
def test_names_in_letters_are_plain_and_short(name: str) -> None:
    shown = plain(name)
    assert len(shown) <= 24
    assert not set(shown) & set(".:/@<>\r\n\t\\\"'()[]")


def test_a_name_in_a_letter_is_no_link(sqlite_url: str, letterbox: Letterbox) -> None:
    with open_house(mailing(sqlite_url, letterbox)) as running:
        eve = running.guest("www.evil.example/win-a-prize now!!")
        assert make_account(eve).status_code == 202
        wait_for(lambda: letterbox.to(EMAIL))
        [letter] = letterbox.to(EMAIL)
        assert "evil.example" not in letter.as_string()
        assert "www evil example win a p" in letter.get_content()


def test_registering_counts_as_asking_for_a_letter(database: str, letterbox: Letterbox) -> None:
    """A network may ask for so many, and one address gets so many, whoever asks."""
    config = mailing(database, letterbox, letters="6/3600", trusted_proxies="127.0.0.1")
    with open_house(config) as running:
        eve = [
            make_account(from_network(running, "192.0.2.1"), f"victim{n}@example.org").status_code
            for n in range(7)
        ]
        assert eve == [202] * 6 + [429]
        squat = [make_account(from_network(running, "192.0.2.2")).status_code for _ in range(6)]
        assert squat == [202] * 6, "whether a letter goes out is nobody's business"
        wait_for(lambda: len(letterbox.to(EMAIL)) == 2)
        ada = from_network(running, "192.0.2.3")
        make_account(ada)
        wait_for(lambda: len(letterbox.to(EMAIL)) == 3)  # two for the squatter, one for her
        ada.get(link_in(letterbox.to(EMAIL)[-1]), follow_redirects=False)
        assert ada.me()["confirmed"]


def test_squatters_do_not_block_an_address(database: str, letterbox: Letterbox) -> None:
    """The owner registers after them, opens the mail in another browser, and is in."""
    config = mailing(database, letterbox)
    with open_house(config) as running:
        for n in range(21):
            make_account(running.visitor(), password=f"squatter {n} was here")
        wait_for(lambda: len(letterbox.to(EMAIL)) == 21)
        make_account(running.visitor())
        wait_for(lambda: len(letterbox.to(EMAIL)) == 22)
        path = link_in(letterbox.to(EMAIL)[-1])
        phone = running.visitor()
        answer = phone.get(path, follow_redirects=False)
        assert answer.status_code == 303
        code = path.rpartition("/")[2]
        assert answer.headers["location"] == f"/account#confirm={code}"
        assert log_in(phone, "not what she chose", confirm=code) == 401
        assert log_in(phone, PASSWORD, confirm=code) == 201
        assert phone.me()["confirmed"]
        assert log_in(running.visitor(), PASSWORD) == 201
        assert log_in(running.visitor(), "squatter 0 was here") == 401


def test_squatters_do_not_block_an_address_where_there_is_no_mail(database: str) -> None:
    """One network gets a few accounts of an address; another's owner is still found."""
    config = easy(database, same_address="3/3600", trusted_proxies="127.0.0.1")
    with open_house(config) as running:
        tries = [
            make_account(from_network(running, "192.0.2.1"), password=f"squatter {n}").status_code
            for n in range(20)
        ]
        assert tries == [202] * 3 + [429] * 17
        assert make_account(from_network(running, "192.0.2.2")).status_code == 202
        assert log_in(from_network(running, "192.0.2.3"), PASSWORD) == 201


def test_changing_an_address_is_no_way_around_the_limits(
    database: str, letterbox: Letterbox
) -> None:
    """With mail or without, one network neither claims an address often nor uses up its letters."""
    limits = {"same_address": "3/3600", "letters": "6/3600", "trusted_proxies": "127.0.0.1"}
    for config in (easy(database, **limits), mailing(database, letterbox, **limits)):
        with open_house(config) as running:
            tries = []
            for n in range(5):
                eve = from_network(running, f"192.0.2.{n + 10}")
                make_account(eve, f"eve{n}{config.smtp_host}@example.org", f"squatter {n}")
                eve.me()
                eve.headers["x-forwarded-for"] = "192.0.2.1"
                body = {"password": f"squatter {n}", "email": EMAIL}
                tries.append(eve.post("/api/me/address", json=body).status_code)
            most = 3 if config.smtp_host is None else 2
            assert tries == [202] * most + [429] * (5 - most)


def test_an_inviter_does_not_use_up_an_address_s_letters(
    sqlite_url: str, letterbox: Letterbox
) -> None:
    config = mailing(sqlite_url, letterbox, letters="6/3600", trusted_proxies="127.0.0.1")
    with open_house(config) as running:
        eve, ada = from_network(running, "192.0.2.1"), from_network(running, "192.0.2.2")
        register(eve, letterbox, "eve@example.org", PASSWORD)
        invited = [
            eve.post(f"/api/tables/{lay(eve, 'me', 'open')['id']}/invite", json={"email": EMAIL})
            for _ in range(4)
        ]
        assert [it.status_code for it in invited] == [200, 200, 429, 429]
        make_account(ada)
        wait_for(lambda: len(letterbox.to(EMAIL)) == 3)


def test_the_owner_of_an_address_confirms_no_squatter(
    sqlite_url: str, letterbox: Letterbox
) -> None:
    with open_house(mailing(sqlite_url, letterbox)) as running:
        eve, ada = running.visitor(), running.guest("Ada")
        make_account(eve, password="chosen by Eve")
        wait_for(lambda: letterbox.to(EMAIL))
        ada.get(link_in(letterbox.to(EMAIL)[0]), follow_redirects=False)
        assert not eve.me()["confirmed"]


def test_strangers_do_not_lock_an_owner_out(database: str) -> None:
    config = easy(database, log_ins="3/60", trusted_proxies="127.0.0.1")
    with open_house(config) as running:
        assert make_account(from_network(running, "192.0.2.1")).status_code == 202
        for network in range(2, 7):
            stranger = from_network(running, f"192.0.2.{network}")
            assert [log_in(stranger, "a wrong guess") for _ in range(1)] == [401]
        stranger = from_network(running, "2001:db8::1")
        for _ in range(3):
            running.do(running.house.patience.add(EMAIL))
        assert running.do(running.house.patience.wrong(EMAIL)) == 8
        assert log_in(from_network(running, "192.0.2.99"), PASSWORD) == 201
        assert running.do(running.house.patience.wrong(EMAIL)) == 0
        # A network is one, whichever of its addresses it uses.
        tries = [log_in(from_network(running, f"2001:db8::{n}"), "wrong again") for n in range(4)]
        assert tries == [401, 401, 401, 429]
        assert log_in(stranger, PASSWORD) == 429, "that network waits, she comes from another"
        assert log_in(from_network(running, "192.0.2.98"), PASSWORD) == 201


def test_waits_grow_and_end() -> None:
    waits = [seconds_after(wrong) for wrong in range(100)]
    assert waits == sorted(waits)
    assert waits[0] == 0
    assert 1 < waits[-1] <= 5


def test_networks() -> None:
    assert network("192.0.2.7") == "192.0.2.7"
    assert network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::9%eth0")
    assert network("2001:db8:1:2::") != network("2001:db8:1:3::")
    assert network("local") == "local"


def test_a_stranger_does_not_spoil_a_way_in_by_mail(sqlite_url: str, letterbox: Letterbox) -> None:
    config = mailing(sqlite_url, letterbox, trusted_proxies="127.0.0.1", letters="4/3600")
    with open_house(config) as running:
        ada = from_network(running, "192.0.2.1")
        register(ada, letterbox, EMAIL, PASSWORD)
        ada.post("/api/resets", json={"email": EMAIL})
        wait_for(lambda: len(letterbox.to(EMAIL)) == 2)
        code = link_in(letterbox.to(EMAIL)[-1]).partition("#")[2]
        for network in range(2, 5):
            from_network(running, f"192.0.2.{network}").post("/api/resets", json={"email": EMAIL})
        full = from_network(running, "192.0.2.9").post("/api/resets", json={"email": EMAIL})
        assert full.status_code == 429
        body = {"code": code, "password": "another password"}
        assert ada.post("/api/passwords", json=body).status_code == 204
        assert log_in(from_network(running, "192.0.2.9"), "another password") == 201


def test_an_owner_hears_the_same_whether_an_address_has_an_account(
    database: str, letterbox: Letterbox
) -> None:
    """Also on the live line, and when the invited is forgotten."""
    with open_house(mailing(database, letterbox)) as running:
        ada, bea = running.guest("Ada"), running.guest("Bea")
        register(ada, letterbox, EMAIL, PASSWORD)
        register(bea, letterbox, "bea@example.org", PASSWORD)
        heard = []
        for email in ("bea@example.org", "nobody@example.org"):
            made = lay(ada, "me", "open")
            url = f"{running.url.replace('http', 'ws')}/api/tables/{made['id']}/live"
            with connect(url, additional_headers=ada.cookie()) as line:
                line.recv(PATIENCE)
                call(ada, made["id"], "invite", email=email)
                told = ada.get(f"/api/tables/{made['id']}").json()
                wait_for(partial(_reached, running, letterbox, bea, email))
                if email == "bea@example.org":
                    body = {"password": PASSWORD}
                    assert bea.post("/api/me/forget", json=body).status_code == 204
                assert ada.get(f"/api/tables/{made['id']}").json() == told
                line.send('{"do":"ping"}')
                types: list[str] = []
                while not types or types[-1] != "pong":
                    types.append(httpx.Response(200, content=line.recv(PATIENCE)).json()["type"])
                heard.append(types)
        assert heard[0] == heard[1]


def _reached(running: Running, letterbox: Letterbox, bea: Visitor, email: str) -> bool:
    if email == "bea@example.org":
        return any(it["kind"] == "invited" for it in bea.get("/api/me/news").json())
    return bool(letterbox.to(email))
