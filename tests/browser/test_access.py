"""Everybody can play: axe, names, sizes, the keyboard, large text, no movement."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.guest import PHONE, Visit

TITLES = ["golden-horn", "oltre-mare", "mediterranee", "genoa"]
PAGES = ["/", "/lobby", "/mine", "/create", "/account", "/settings", "/rules", "/learn", "/credits"]
LEAST = 24

# Small things that only repeat what a larger control does have their own name, never `button`.
SPOTS = """() => [...document.querySelectorAll('.board [role=button], .board button')]
  .filter((one) => one.getClientRects().length)
  .map((one) => {
    const box = one.getBoundingClientRect()
    const name = one.getAttribute('aria-label')
      ?? one.textContent.trim() ?? one.querySelector('title')?.textContent
    return { name, width: box.width, height: box.height, tab: one.tabIndex }
  })"""


def _clean(page: Page) -> None:
    page.wait_for_timeout(300)
    found = Axe().run(page)
    told = [
        (one["id"], [node["html"][:120] for node in one["nodes"]][:3])
        for one in found.response["violations"]
    ]
    assert told == []


@pytest.mark.parametrize("path", PAGES + [f"/rules/{title}" for title in TITLES])
def test_pages_are_clean(visit: Visit, path: str) -> None:
    guest = visit("en")
    guest.be("Ada")
    guest.page.goto(path)
    guest.page.wait_for_selector("main h1, main h2")
    _clean(guest.page)


@pytest.mark.parametrize("title", TITLES)
def test_tables_are_clean(visit: Visit, title: str) -> None:
    guest = visit("en")
    guest.be("Ada")
    guest.sit_at(guest.against_bots(title, 2))
    guest.play(5)
    _clean(guest.page)
    spots = guest.page.evaluate(SPOTS)
    assert [spot for spot in spots if not spot["name"]] == []
    small = [spot for spot in spots if min(spot["width"], spot["height"]) < LEAST - 0.5]
    assert small == []


def test_a_table_in_the_dark_and_on_a_phone_is_clean(visit: Visit) -> None:
    guest = visit("de", **PHONE)
    guest.page.emulate_media(color_scheme="dark")
    guest.be("Ada")
    guest.sit_at(guest.against_bots("golden-horn", 1))
    _clean(guest.page)
    guest.page.locator("#tab-moves").click()
    _clean(guest.page)


def test_a_choice_by_keyboard_alone(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    guest.sit_at(guest.against_bots("golden-horn", 1))
    page = guest.page
    before = page.locator("#moves-title").inner_text()
    page.locator(".choice").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".bar .primary")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".bar")).to_have_count(0)
    page.locator(".choice").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("#moves-title")).not_to_have_text(before)
    expect(page.locator("[aria-live=polite]").last).not_to_be_empty()


def test_text_at_twice_the_size(visit: Visit) -> None:
    guest = visit("fr")
    guest.be("Ada")
    guest.sit_at(guest.against_bots("golden-horn", 1))
    guest.page.evaluate("document.documentElement.style.fontSize = '225%'")
    guest.page.locator(".choice").first.scroll_into_view_if_needed()
    expect(guest.page.locator(".choice").first).to_be_in_viewport()
