"""The pages of people: what keeps an account safe, blocking and reporting, the operators' page."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pyotp
import pytest
from playwright.sync_api import Browser, Page, expect

from fondaco.cli import main
from tests.browser.guest import Guest
from tests.server.entrance.houses import Running, easy, open_house, wait_for
from tests.server.entrance.letterbox import Letterbox, link_in, mailing

EMAIL, PASSWORD, NEW = "ada@example.org", "the first password", "the second password"


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[Running]:
    with open_house(easy(f"sqlite:///{tmp_path / 'house.sqlite'}")) as running:
        yield running


def make_account(page: Page, email: str = EMAIL) -> None:
    page.goto("/account")
    page.get_by_role("button", name="Make an account").click()
    page.get_by_label("E-mail").fill(email)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.locator("form .button.primary").click()


def sign_in(page: Page, password: str) -> None:
    page.get_by_label("E-mail").fill(EMAIL)
    page.get_by_label("Password", exact=True).fill(password)
    page.locator("form .button.primary").click()


def narrow(guest: Guest, name: str) -> None:
    """Nothing of the page is wider than a phone."""
    guest.page.set_viewport_size({"width": 390, "height": 844})
    width = guest.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390, f"{name} is {width} px wide"
    guest.page.set_viewport_size({"width": 1280, "height": 800})


def test_an_account_is_kept_safe(own_house: Running, browser: Browser) -> None:
    ada = Guest(browser, own_house.url, "en", 1280, 800)
    page = ada.page
    make_account(page)
    expect(page.get_by_text(f"Signed in as {EMAIL}")).to_be_visible()

    page.locator("summary", has_text="Change the password").click()
    page.locator("details[open] input[autocomplete=current-password]").fill("not this one")
    page.get_by_label("A new password").fill(NEW)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The password is wrong.")).to_be_visible()
    page.locator("details[open] input[autocomplete=current-password]").fill(PASSWORD)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The password is changed.")).to_be_visible()

    page.locator("summary", has_text="Change the address").click()
    page.locator("details[open] input[autocomplete=current-password]").fill(NEW)
    page.get_by_label("New e-mail address").fill("lovelace@example.org")
    page.get_by_role("button", name="Change the address").click()
    expect(page.get_by_text("Signed in as lovelace@example.org")).to_be_visible()

    page.locator("summary", has_text="Second factor").click()
    page.locator("details[open] input[autocomplete=current-password]").fill(NEW)
    page.get_by_role("button", name="Use a second factor").click()
    secret = page.locator("form code").inner_text()
    page.get_by_role("textbox", name="Code").fill("000000")
    page.get_by_role("button", name="Use a second factor").click()
    expect(page.get_by_text("This code is wrong")).to_be_visible()
    page.get_by_role("textbox", name="Code").fill(pyotp.TOTP(secret).now())
    page.get_by_role("button", name="Use a second factor").click()
    expect(page.locator(".paper li")).to_have_count(10)
    paper = page.locator(".paper li").first.inner_text()

    page.get_by_placeholder("What it is for").fill("my bot")
    page.get_by_label("make and join tables").check()
    page.get_by_label("Good for").select_option(label="30 days")
    page.get_by_role("button", name="Make a key").click()
    expect(page.get_by_text("play and talk at my seats · make and join tables")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download my data").click()
    assert "lovelace@example.org" in Path(download.value.path()).read_text()
    narrow(ada, "the account")

    page.get_by_role("button", name="Sign out").click()
    page.wait_for_url(own_house.url + "/")
    page.goto("/account")
    page.get_by_label("E-mail").fill("lovelace@example.org")
    page.get_by_label("Password", exact=True).fill(NEW)
    page.locator("form .button.primary").click()
    expect(page.get_by_text("Now the code that your app shows")).to_be_visible()
    page.get_by_role("textbox", name="Code").fill(paper)
    page.locator("form .button.primary").click()
    expect(page.get_by_text("Signed in as lovelace@example.org")).to_be_visible()

    page.get_by_role("button", name="Forget me").click()
    page.locator("form.end input").fill("not this one")
    page.get_by_role("button", name="Forget me for good").click()
    expect(page.get_by_text("The password is wrong.")).to_be_visible()
    page.locator("form.end input").fill(NEW)
    page.get_by_role("button", name="Forget me for good").click()
    page.wait_for_url(own_house.url + "/")
    refused = [
        line for line in ada.complaints if not any(it in line for it in ("401", "403", "422"))
    ]
    ada.leave()
    assert refused == [], "the browser notes what was refused, and nothing else"


def test_a_mail_is_opened_in_another_browser(tmp_path: Path, browser: Browser) -> None:
    with Letterbox() as letterbox:
        config = mailing(f"sqlite:///{tmp_path / 'house.sqlite'}", letterbox)
        with open_house(config) as house:
            desk = Guest(browser, house.url, "en", 1280, 800)
            make_account(desk.page)
            wait_for(lambda: letterbox.to(EMAIL))
            phone = Guest(browser, house.url, "en", 390, 844)
            page = phone.page
            page.goto(link_in(letterbox.to(EMAIL)[0]))
            expect(page.get_by_text("To confirm your address")).to_be_visible()
            sign_in(page, PASSWORD)
            expect(page.get_by_text(f"Signed in as {EMAIL}")).to_be_visible()
            assert phone.page.evaluate("fetch('/api/me').then((it) => it.json())")["person"][
                "confirmed"
            ]
            complaints = desk.complaints + phone.complaints
            desk.leave()
            phone.leave()
            assert complaints == []


def bans_of_networks(page: Page) -> None:
    """A network is banned, seen with the end of its ban, and let in again; one's own is refused."""
    field = page.get_by_label("Address, or a network such as 192.0.2.0/24")
    ban = page.get_by_role("button", name="Ban the network")
    banned = page.locator("ul li", has_text="banned until")
    field.fill("192.0.2.77/24")
    page.get_by_label("Why (for the list below)").fill("a swarm")
    ban.click()
    expect(banned).to_contain_text("192.0.2.0/24")
    expect(page.locator("ol li", has_text="a swarm")).to_contain_text("ban network 192.0.2.0/24")
    banned.get_by_role("button", name="Welcome again").click()
    expect(banned).to_have_count(0)
    field.fill("127.0.0.1")
    ban.click()
    expect(page.get_by_text("this is the network you come from")).to_be_visible()


def test_block_report_ban(own_house: Running, browser: Browser) -> None:
    odo = Guest(browser, own_house.url, "en", 1280, 800)
    make_account(odo.page)
    expect(odo.page.get_by_text(f"Signed in as {EMAIL}")).to_be_visible()
    store = own_house.house.config.store
    with ThreadPoolExecutor(1) as beside:  # playwright has a loop of its own here
        words = ["host", "operators", "--add", EMAIL, "--database", store]
        assert beside.submit(main, words).result() == 0

    ada = Guest(browser, own_house.url, "en", 1280, 800)
    ada.be("Ada")
    table = ada.against_bots("golden-horn")
    eve = own_house.guest("Eve")
    vile = {"text": "\u202esomething vile"}
    assert eve.post(f"/api/tables/{table}/chat", json=vile).status_code == 201

    page = ada.page
    ada.sit_at(table)
    page.locator("#tab-chat").click()
    line = page.locator("section.chat li", has_text="Eve")
    # Whatever direction a name or a line has stays in it.
    expect(line.locator("bdi")).to_have_count(2)
    page.get_by_role("button", name="About Eve").click()
    page.get_by_role("button", name="Report", exact=True).click()
    page.get_by_label("What is wrong?").fill("rude words")
    page.locator("section.chat li form .button").click()
    expect(page.get_by_text("Those who look after the house will see it.")).to_be_visible()
    page.get_by_role("button", name="Silence").click()
    expect(page.get_by_text("Silenced at this table.")).to_be_visible()
    assert eve.post(f"/api/tables/{table}/chat", json=vile).status_code == 403
    page.get_by_role("button", name="Block").click()
    expect(line).to_have_count(0)
    page.goto("/account")
    expect(page.get_by_role("heading", name="Blocked")).to_be_visible()
    page.get_by_role("button", name="Let go").click()
    expect(page.get_by_role("heading", name="Blocked")).to_have_count(0)
    page.goto("/host")
    expect(page.get_by_text("This page is for those who look after the house.")).to_be_visible()

    page = odo.page
    page.reload()
    page.get_by_role("link", name="Looking after the house").click()
    expect(page.get_by_text("rude words")).to_be_visible()
    expect(page.locator("blockquote")).to_contain_text("something vile")
    page.get_by_label("Why (for the list below)").fill("vile words")
    page.get_by_role("button", name="Ban", exact=True).click()
    expect(page.locator("ol li", has_text="vile words")).to_contain_text("ban")
    assert eve.get("/api/me").json()["person"] is None
    page.get_by_role("button", name="Dealt with").click()
    expect(page.get_by_text("Nothing was reported.")).to_be_visible()
    page.get_by_label("Part of a name, or a whole address").fill("eve")
    page.get_by_role("button", name="Find").click()
    expect(page.get_by_text("banned since")).to_be_visible()
    page.get_by_role("button", name="Welcome again").click()
    expect(page.get_by_text("banned since")).to_have_count(0)
    bans_of_networks(page)
    page.get_by_label("Address of the table").fill(f"{own_house.url}/table/{table}")
    page.get_by_role("button", name="Close a table").click()
    expect(page.locator("ol li", has_text=table)).to_contain_text("close")
    assert own_house.visitor().get(f"/api/tables/{table}").json()["state"] == "ended"
    narrow(odo, "the operators’ page")
    complaints = ada.complaints + [line for line in odo.complaints if "409" not in line]
    for guest in (ada, odo):
        guest.leave()
    assert complaints == [], "the browser notes what was refused, and nothing else"
