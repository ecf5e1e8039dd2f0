"""Everybody can play: axe by day and night, names, sizes, the keyboard, large text, no movement."""

import pytest
from playwright.sync_api import expect

from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.sight import (
    axe_is_content,
    board_is_clear,
    clean_in_both_lights,
    spots_are_in_reach,
)

TITLES = ["golden-horn", "oltre-mare", "mediterranee", "genoa"]
PLACES = ["/", "/lobby", "/mine", "/create", "/account", "/settings", "/rules", "/learn"]
PAGES = [*PLACES, "/credits", "/password", "/password#link"]


@pytest.mark.parametrize("path", PAGES + [f"/rules/{title}" for title in TITLES])
def test_pages_are_clean(visit: Visit, path: str) -> None:
    guest = visit("en")
    guest.be("Ada")
    guest.page.goto(path)
    guest.page.wait_for_selector("main h1, main h2")
    clean_in_both_lights(guest.page)


def test_laying_a_table_and_waiting_is_clean(visit: Visit) -> None:
    host, friend = visit("it"), visit("de")
    host.be("Ada")
    page = host.page
    page.goto("/create/golden-horn")
    page.wait_for_selector("details")
    for closed in page.locator("main details > summary").all():
        closed.click()
    clean_in_both_lights(page)
    table = host.table("golden-horn", [{"kind": "me"}, {"kind": "open"}], public=True)
    page.goto(f"/invite/{table}")
    page.wait_for_selector("main ol li")
    clean_in_both_lights(page)
    host.sit_at(table)
    clean_in_both_lights(page)
    page.goto("/mine")
    page.wait_for_selector("main li")
    clean_in_both_lights(page)
    friend.page.goto(f"/join/{table}")
    friend.page.wait_for_selector("main .card")
    clean_in_both_lights(friend.page)
    friend.page.goto("/lobby")
    friend.page.wait_for_selector("main li")
    clean_in_both_lights(friend.page)


@pytest.mark.parametrize("title", TITLES)
def test_tables_are_clean(visit: Visit, title: str) -> None:
    guest = visit("en")
    guest.be("Ada")
    guest.sit_at(guest.against_bots(title, 2))
    board_is_clear(guest.page)
    for turn in range(6):
        guest.play(1, turn)
        guest.asked()
        spots_are_in_reach(guest.page)
    guest.page.locator(".choice, .forms .form").first.wait_for()
    clean_in_both_lights(guest.page)
    board_is_clear(guest.page)


def test_ports_can_be_pressed_however_small_the_chart_is(visit: Visit) -> None:
    guest = visit("en", 1000, 520)
    guest.be("Ada")
    guest.wish(confirm="always")
    guest.sit_at(guest.against_bots("oltre-mare", 2))
    open_port = guest.page.locator(".board [data-spot^='port:'][role=button]")
    for turn in range(400):
        guest.asked()
        if open_port.count():
            break
        guest.play_if_asked(turn)
    spots_are_in_reach(guest.page)
    chart = guest.page.locator(".chart .panzoom")
    before = chart.bounding_box()
    open_port.first.click()
    guest.page.locator(".bar .button.primary").wait_for()
    assert chart.bounding_box() == before, "what is chosen moves nothing"


def _fill(guest: Guest, title: str) -> None:
    """Come to the first form of a game and open it."""
    guest.sit_at(guest.against_bots(title, 2))
    form = guest.page.locator(".moves > .forms .form").first
    for turn in range(400):
        guest.asked()  # what is still drawn but no longer asked for is not taken
        if form.count():
            break
        guest.play_if_asked(turn)
    form.click()
    guest.page.wait_for_selector(".filler")


@pytest.mark.parametrize("title", ["oltre-mare", "mediterranee", "genoa"])
def test_scales_and_forms_are_clean(visit: Visit, title: str) -> None:
    guest = visit("fr")
    guest.be("Ada")
    _fill(guest, title)
    clean_in_both_lights(guest.page)


def test_what_opens_over_a_table_is_clean(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    guest.sit_at(guest.against_bots("golden-horn", 1))
    page = guest.page
    page.get_by_role("button", name="Menu").click()
    for closed in page.locator("dialog[open] details:not([open]) > summary").all():
        closed.click()
    clean_in_both_lights(page)
    page.keyboard.press("Escape")
    page.locator("#tab-chat").click()
    clean_in_both_lights(page)
    guest.wish(confirm="always")
    page.reload()
    page.locator(".choice").first.click()
    page.wait_for_selector(".bar")
    clean_in_both_lights(page)


def test_the_whole_chart_by_arrow_keys(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    guest.sit_at(guest.against_bots("mediterranee", 1))
    page = guest.page
    page.locator(".board [data-walk][tabindex='0']").first.focus()
    page.keyboard.press("ArrowDown")
    there = page.locator(".board [data-walk]:focus")
    expect(there).to_have_attribute("tabindex", "0")
    name = there.get_attribute("aria-label")
    page.keyboard.press("ArrowRight")
    assert there.get_attribute("aria-label") != name


def test_a_table_in_the_dark_and_on_a_phone_is_clean(visit: Visit) -> None:
    guest = visit("de", **PHONE)
    guest.page.emulate_media(color_scheme="dark")
    guest.be("Ada")
    guest.sit_at(guest.against_bots("golden-horn", 1))
    axe_is_content(guest.page)
    guest.page.locator("#tab-moves").click()
    axe_is_content(guest.page)


FITS = """(field) => {
  const css = getComputedStyle(field)
  const pen = document.createElement('canvas').getContext('2d')
  pen.font = css.font
  const room = field.clientWidth - parseFloat(css.paddingLeft) - parseFloat(css.paddingRight)
  return pen.measureText(field.placeholder).width <= room
}"""


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
def test_the_house_on_a_phone_in_every_language(visit: Visit, language: str) -> None:
    guest = visit(language, **PHONE)
    page = guest.page
    page.goto("/rules/genoa")
    assert page.locator("input[type=search]").evaluate(FITS), "its hint is cut off"
    places = page.locator("#places a")
    expect(places.first).to_be_hidden()
    button = page.locator("[aria-controls=places]")
    header = page.locator("header").bounding_box()
    assert header and header["height"] < 80, "more than one line"

    button.focus()
    page.keyboard.press("Enter")
    expect(places.first).to_be_visible()
    axe_is_content(page)
    page.keyboard.press("Tab")
    expect(places.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(places.first).to_be_hidden()
    expect(button).to_be_focused()
    button.click()
    page.locator("#places a[href='/learn']").click()
    expect(page).to_have_url(f"{guest.url}/learn")
    expect(places.first).to_be_hidden()


def test_a_choice_by_keyboard_alone(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    guest.wish(confirm="always")
    guest.sit_at(guest.against_bots("golden-horn", 1))
    guest.asked()
    page = guest.page
    before = page.locator("#moves-title").inner_text()
    page.locator(".choice").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".bar .primary")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".bar")).to_have_count(0)
    page.locator(".choice").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".bar .primary")).to_be_focused()
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
