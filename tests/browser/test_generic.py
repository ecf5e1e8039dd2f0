"""A title without a board of its own is played on the generic one."""

from playwright.sync_api import expect

from tests.browser.guest import Visit


def test_a_title_that_a_package_brings(visit: Visit) -> None:
    guest = visit("fr")
    guest.be("Zoë")
    guest.page.goto("/")
    last = guest.page.locator(".titles li").last
    last.get_by_role("heading", name="Rialto").wait_for()
    # Without an emblem of its own there is the sea.
    expect(last.locator("svg .sun")).to_have_count(1)

    guest.sit_at(guest.against_bots("rialto", 2))
    guest.page.locator(".board .generic dl").first.wait_for()
    guest.play(500)
    guest.page.wait_for_selector("dialog[open] table")
