"""The guided first games, each played to its end in another language."""

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Visit
from tests.browser.sight import clean_in_both_lights


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
    clean_in_both_lights(page)
    told = set()
    for step in range(steps):
        expect(page.locator("progress")).to_have_attribute("value", str(step))
        told.update(page.locator(".tells").all_inner_texts())
        todo = page.locator(".todo")
        assert "learn-" not in todo.inner_text()
        todo.locator(".primary").click()
    expect(page.locator(".ends .primary")).to_be_visible()
    told.update(page.locator(".tells").all_inner_texts())
    assert len(told) > steps / 3  # a guide speaks at least every third step
    assert not [text for text in told if "learn-" in text]
    clean_in_both_lights(page)
    page.locator(".ends .primary").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".table")
