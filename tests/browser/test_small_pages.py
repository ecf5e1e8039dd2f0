"""The pages of the house on a phone: everything takes a finger, nothing lies over its words."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guest import PHONE, Visit

FINGER = 40

# What takes a finger; a link in the middle of a sentence is a word of it.
SMALL = f"""(within) => [...document.querySelectorAll(within)]
  .flatMap((root) => [...root.querySelectorAll(
    'button, select, input, textarea, summary, a, [role=button]')])
  .filter((one) => one.checkVisibility({{ checkVisibilityCSS: true }}) && !one.disabled)
  .filter((one) => !one.matches('a') || one.parentElement.textContent.trim() ===
    one.textContent.trim() || one.parentElement.querySelectorAll('a').length > 1)
  .map((one) => {{
    const [own, label] = [one, one.closest('label') ?? one].map((it) => it.getBoundingClientRect())
    const [width, height] = ['width', 'height'].map((side) => Math.max(own[side], label[side]))
    return [Math.round(width), Math.round(height), one.outerHTML.slice(0, 140)]
  }})
  .filter(([width, height]) => Math.min(width, height) < {FINGER - 0.5})"""

# Labels whose words are wider than their box run under what stands beside them.
SQUEEZED = """(within) => [...document.querySelectorAll(within)]
  .flatMap((root) => [...root.querySelectorAll('label')])
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent.trim())"""

WIDE = "() => document.documentElement.scrollWidth - innerWidth"

BOXES = """row => ["select", "button"].map((one) => {
    const { y, height } = row.querySelector(one).getBoundingClientRect();
    return { y, height };
})"""


def _fits(page: Page, within: str) -> None:
    small: list[Any] = page.evaluate(SMALL, within)
    assert small == [], small
    assert page.evaluate(SQUEEZED, within) == []
    assert page.evaluate(WIDE) <= 0


@pytest.mark.parametrize(
    ("path", "there"),
    [
        ("/", ".titles li"),
        ("/create/golden-horn", ".ready"),
        ("/learn", "main li"),
        ("/lobby", "main h2"),
        ("/settings", "#confirm"),
        ("/account", "main form"),
        ("/rules", "main li"),
        ("/mine", "main .button"),
        ("/nowhere", "main .button"),
    ],
)
def test_pages_of_the_house_on_a_phone(visit: Visit, path: str, there: str) -> None:
    page = visit("fr", **PHONE, touch=True).page
    page.goto(path)
    page.locator(there).first.wait_for()
    _fits(page, "header, main, footer")


def test_the_menu_of_a_table_on_a_phone(visit: Visit) -> None:
    guest = visit("fr", **PHONE, touch=True)
    guest.be("Ada")
    guest.sit_at(guest.against_bots("golden-horn"))
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.locator("dialog[open] #confirm").wait_for()
    _fits(guest.page, "dialog[open]")


def test_a_seat_is_taken_away_beside_it(visit: Visit) -> None:
    page = visit("fr", **PHONE, touch=True).page
    page.goto("/create/oltre-mare")
    row = page.locator("main li").first
    row.locator("button").wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    # Both at one moment: what comes in above still moves the row.
    seat, away = row.evaluate(BOXES)
    assert abs(seat["y"] - away["y"]) < seat["height"] / 2


def test_an_address_of_nothing_is_a_page_of_the_house(visit: Visit) -> None:
    page = visit("fr").page
    page.goto("/nowhere")
    expect(page.get_by_role("heading", name="Il n’y a rien à cette adresse.")).to_be_visible()
    page.get_by_role("link", name="Vers la maison").click()
    expect(page.locator(".titles li").first).to_be_visible()


def test_a_choice_that_is_final_is_read_whole_on_a_phone(visit: Visit) -> None:
    guest = visit("fr", **PHONE, touch=True)
    guest.be("Ada")
    table = guest.against_bots("golden-horn", 2)
    guest.ahead(table, lambda view: view["phase"] == "place")
    guest.sit_at(table)
    guest.asked()
    guest.page.locator("#tab-moves").click()
    guest.page.locator(".choice").nth(1).click()
    words = guest.page.locator(".bar p")
    words.wait_for()
    assert words.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1


def test_the_seats_keep_their_height_when_fleets_are_chosen(visit: Visit) -> None:
    guest = visit("fr")
    guest.be("Ada")
    table = guest.against_bots("golden-horn", 2)
    guest.sit_at(table)
    guest.asked()
    strip = guest.page.locator(".seats")
    before = strip.bounding_box()
    guest.ahead(table, lambda view: view["phase"] == "place")
    guest.page.locator(".board [data-spot^=place]").first.wait_for()
    assert strip.bounding_box() == before


@pytest.mark.parametrize("title", ["golden-horn", "oltre-mare"])
def test_a_lesson_on_a_phone(visit: Visit, title: str) -> None:
    page = visit("fr", **PHONE, touch=True).page
    page.goto(f"/learn/{title}")
    page.locator(".words .primary").click()
    page.locator(".todo").wait_for()
    _fits(page, "aside")


def test_what_comes_after_a_game_is_in_sight(visit: Visit) -> None:
    guest = visit("fr")
    guest.be("Ada")
    table = guest.against_bots("golden-horn")
    guest.call("POST", f"/tables/{table}/end", {"seat": 0, "agree": True})
    guest.sit_at(table)
    page = guest.page
    page.locator("dialog[open] svg").first.wait_for()
    expect(page.get_by_role("button", name="Rejouer")).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    _fits(page, "dialog[open]")
