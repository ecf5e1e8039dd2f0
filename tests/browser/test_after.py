"""After a game: its replay from any point, as anybody saw it, shared by a link."""

from playwright.sync_api import expect

from tests.browser.guest import Guest, Visit
from tests.browser.sight import clean_in_both_lights

BOTS = [{"kind": "bot", "bot": "greedy"}] * 2


def _finished(guest: Guest) -> str:
    """A table of bots that have played to the end."""
    table = guest.table("golden-horn", BOTS, start=True)
    for _ in range(600):
        if guest.call("GET", f"/tables/{table}")["state"] == "finished":
            return table
        guest.page.wait_for_timeout(300)
    raise AssertionError("the bots never finished")


def test_replay_from_any_point(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    table = _finished(guest)
    guest.sit_at(table)
    page = guest.page
    page.wait_for_selector("dialog[open] .winner")
    page.get_by_role("button", name="Show everything").click()
    page.wait_for_selector("dialog[open] svg[role=img]")
    clean_in_both_lights(page)
    page.get_by_role("button", name="Watch the replay").click()
    bar = page.locator(".replay")
    expect(bar).to_contain_text("After the set-up")
    bar.get_by_role("button", name="Next").click()
    expect(bar).to_contain_text("After action 1")
    bar.get_by_role("button", name="To the end").click()
    bar.locator("select").select_option(label="a spectator")
    bar.get_by_role("button", name="Back", exact=True).click()
    bar.get_by_role("button", name="Back to now").click()
    expect(bar).to_have_count(0)

    page.locator(".log .jump").first.click()
    expect(bar).to_be_visible()

    page.goto(f"/table/{table}?at=7")
    expect(page.locator(".replay")).to_contain_text("After action 7")


def test_the_record_is_verified(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    guest.sit_at(_finished(guest))
    page = guest.page
    page.get_by_role("button", name="Verify the record").click()
    expect(page.locator("dialog[open]")).to_contain_text("The record holds")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")
