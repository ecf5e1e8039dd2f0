"""The guided first games, each played to its end in another language."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.guest import SPOTS, Visit
from tests.browser.sight import clean_in_both_lights


def _do_as_shown(page: Page) -> None:
    show = page.locator(".todo .button:not(.primary):not(.offer)").first
    if page.locator(".todo .primary").count() == 0:
        show.click()
    page.locator(".todo .primary").click()


@pytest.mark.parametrize(
    ("title", "language"),
    [("golden-horn", "it"), ("oltre-mare", "de"), ("mediterranee", "en"), ("genoa", "fr")],
)
def test_a_lesson_to_its_end(visit: Visit, title: str, language: str) -> None:
    guest = visit(language)
    page = guest.page
    page.goto(f"/learn/{title}")
    page.wait_for_selector(".lesson .board svg")
    steps = int(page.locator("progress").get_attribute("max") or 0)
    goal = page.locator(".tells").inner_text()
    clean_in_both_lights(page)
    page.locator(".words .primary").click()
    told = {goal}
    for step in range(steps):
        expect(page.locator("progress")).to_have_attribute("value", str(step))
        expect(page.locator(".todo")).to_be_visible()
        told.update(page.locator(".tells").all_inner_texts())
        _do_as_shown(page)
    expect(page.locator(".ends .primary")).to_be_visible()
    told.update(page.locator(".tells").all_inner_texts())
    assert len(told) == steps + 2, "every step says something of its own"
    assert not [text for text in told if "learn-" in text]
    page.locator(".ends .primary").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".help .advice")).to_be_visible()  # a first game with hints


def _somewhere_else(page: Page) -> Locator:
    """A spot of the board that leads away from what the tutor would do."""
    spots = page.locator(SPOTS)
    expect(spots.nth(1)).to_be_visible()
    return spots.last


def test_who_chooses_otherwise_is_told_why(visit: Visit) -> None:
    page = visit("en").page
    page.goto("/learn/golden-horn")
    page.locator(".words .primary").click()
    for step in range(2):  # the fleet, the boats
        expect(page.locator("progress")).to_have_attribute("value", str(step))
        _do_as_shown(page)
    expect(page.locator("progress")).to_have_attribute("value", "2")
    _somewhere_else(page).click()
    if page.locator(".todo .offer").count():
        page.locator(".todo .offer").last.click()
    expect(page.locator(".wrong")).to_contain_text("all goods of its colour at once")
    expect(page.locator("progress")).to_have_attribute("value", "2")
    _do_as_shown(page)
    expect(page.locator(".wrong")).to_have_count(0)
    expect(page.locator("progress")).to_have_attribute("value", "3")


def test_a_learner_bids_and_lands_on_the_panel(visit: Visit) -> None:
    page = visit("fr").page
    page.goto("/learn/mediterranee")
    page.locator(".words .primary").click()
    panel = page.locator(".panel")
    progress = page.locator("progress")
    _do_as_shown(page)  # the sailors
    expect(progress).to_have_attribute("value", "1")
    panel.get_by_role("button", name="500", exact=True).click()
    panel.locator(".do .primary").click()
    expect(page.locator(".wrong")).to_contain_text("une grosse mange")
    panel.get_by_role("button", name="100", exact=True).click()
    panel.locator(".do .primary").click()
    expect(progress).to_have_attribute("value", "2")
    _do_as_shown(page)  # the place in the order
    expect(progress).to_have_attribute("value", "3")
    panel.get_by_role("button", name="Finir mes achats").click()
    expect(page.locator(".wrong")).to_contain_text("Une cale vide")
    panel.locator(".do .primary").click()  # what the market proposes
    for step in ("4", "5"):  # the end of the purchases, a voyage
        expect(progress).to_have_attribute("value", step)
        _do_as_shown(page)
    expect(progress).to_have_attribute("value", "6")
    expect(panel.get_by_role("button", name="Débarquer 1 marin").first).to_be_visible()
