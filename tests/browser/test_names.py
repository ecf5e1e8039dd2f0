"""People read names, never codes; buildings bear names of the reader's language, if he likes."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Visit

CODES = {
    "genoa": r"\bS\d\d\b|\bMKT\b|#\d|\b[lmbp]\d\d\b",
    "oltre-mare": r"#\d|\b[DPMN]{2} \d/\d\b",
}
TURNS = 14


@pytest.mark.parametrize("title", CODES)
def test_a_page_shows_no_codes(visit: Visit, title: str) -> None:
    guest = visit("fr")
    guest.be("Zoë")
    guest.in_haste()
    guest.sit_at(guest.against_bots(title, 2))
    for turn in range(TURNS):
        guest.play(1, turn, board=False)
        guest.asked()
        shown = guest.page.inner_text("body")
        assert not re.findall(CODES[title], shown), shown


def test_buildings_bear_the_readers_names_or_the_printed_ones(visit: Visit) -> None:
    guest = visit("fr")
    guest.be("Zoë")
    guest.sit_at(guest.against_bots("genoa", 2))
    page = guest.page
    names = page.locator(".board .house .name")
    expect(names.filter(has_text="Cathédrale")).to_have_count(1)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Les bâtiments sous leurs noms imprimés").check()
    page.keyboard.press("Escape")
    expect(names.filter(has_text="Kathedrale")).to_have_count(1)
    expect(names.filter(has_text="Cathédrale")).to_have_count(0)
