"""Genoa: one's own card explains itself; showing it is a second, deliberate act."""

from playwright.sync_api import expect

from tests.browser.guest import Visit


def test_a_tap_on_my_card_explains_it_and_shows_nothing(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    guest.wish(**{"pass": False})  # nothing happens by itself
    guest.sit_at(guest.against_bots("genoa", 2))
    guest.asked()
    page, before = guest.page, guest.number
    page.locator(".dock .cards button").last.click()
    expect(page.locator(".explained")).to_contain_text("Only you know it.")
    expect(page.locator(".filler, .bar, .popover")).to_have_count(0)
    guest.settled()
    assert guest.number == before
    page.locator(".explained .button").click()
    other = page.locator(".seats .name").last.inner_text().split()[0]
    expect(page.locator(".filler")).to_contain_text(other)  # a list of who would see it
    assert guest.number == before
