"""A lost password: from the sign-in form to a mail and a new password."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guest import Guest
from tests.server.entrance.houses import Running, open_house, wait_for
from tests.server.entrance.letterbox import Letterbox, link_in, mailing, register

EMAIL, OLD, NEW = "ada@example.org", "the old password", "the new password"


@pytest.fixture
def mailing_house(tmp_path: Path) -> Iterator[tuple[Running, Letterbox]]:
    """A house with a mail server."""
    with Letterbox() as letterbox:
        config = mailing(f"sqlite:///{tmp_path / 'house.sqlite'}", letterbox)
        with open_house(config) as running:
            yield running, letterbox


def test_a_lost_password_is_renewed(
    mailing_house: tuple[Running, Letterbox], browser: Browser
) -> None:
    house, letterbox = mailing_house
    register(house.guest("Ada"), letterbox, EMAIL, OLD)
    ada = Guest(browser, house.url, "en", 1280, 800)
    page = ada.page
    page.goto("/account")
    page.get_by_role("link", name="I have lost my password").click()
    page.get_by_role("heading", name="A new password").wait_for()  # both pages ask for an address
    page.get_by_label("E-mail").fill(EMAIL)
    page.get_by_role("button", name="Send me a link").click()
    expect(page.get_by_role("status")).to_contain_text("a mail is on its way")
    wait_for(lambda: len(letterbox.to(EMAIL)) == 2)

    page.goto(link_in(letterbox.to(EMAIL)[-1]))
    page.get_by_label("Password").fill(NEW)
    page.get_by_role("button", name="Save").click()
    page.wait_for_url("**/account")
    page.get_by_label("E-mail").fill(EMAIL)
    page.get_by_label("Password").fill(NEW)
    page.locator("form .button.primary").click()
    expect(page.get_by_text(f"Signed in as {EMAIL}")).to_be_visible()

    # Somebody with a confirmed address may invite another by mail.
    ada.csrf = ada.page.evaluate("fetch('/api/me').then((it) => it.json())")["csrf"]
    table = ada.table("golden-horn", [{"kind": "me"}, {"kind": "open"}])
    page.goto(f"/invite/{table}")
    page.get_by_role("textbox", name="E-mail").fill("bea@example.org")
    page.get_by_role("button", name="Invite", exact=True).click()
    expect(page.get_by_text("Kept for bea@example.org", exact=True)).to_be_visible()
    wait_for(lambda: letterbox.to("bea@example.org"))
    complaints = ada.complaints
    ada.leave()
    assert complaints == []
