"""Whole games by clicks, in a different language each; the first turns on a phone."""

import pytest

from tests.browser.guest import PHONE, Visit
from tests.browser.secrets import nothing_but_own_views

GAMES = [
    ("golden-horn", "en"),
    ("oltre-mare", "fr"),
    ("mediterranee", "it"),
    ("genoa", "de"),
]
LONG = 5_000
# How much of a board lies where no finger can scroll to.
HIDDEN = "(board) => board.scrollHeight - board.clientHeight"
# Floors of offers are heard once: there are dozens of them in a game.
SHORT = {"genoa": {"max_offer_rounds": "1"}}

LOG_AT_END = """() => {
  const box = document.querySelector('.lines')
  return box.scrollHeight - box.scrollTop - box.clientHeight < 2
}"""


@pytest.mark.parametrize(("title", "language"), GAMES)
def test_a_whole_game_by_clicks(visit: Visit, title: str, language: str) -> None:
    guest = visit(language)
    guest.be("Zoë")
    if title != "golden-horn":  # one of them is played with every question, the rest in haste
        guest.in_haste()
    bots = 1 if title in ("golden-horn", "genoa") else 2
    table = guest.against_bots(title, bots, options=SHORT.get(title, {}))
    guest.sit_at(table)
    assert guest.page.locator("html").get_attribute("lang") == language
    guest.play(LONG)
    guest.page.wait_for_selector("dialog[open] .winner")
    record = guest.call("GET", f"/tables/{table}/record")
    nothing_but_own_views(guest.messages(), record, 0)
    guest.page.wait_for_function(LOG_AT_END)  # nobody scrolled back, however fast the news came

    guest.page.locator("dialog[open] .buttons .button").nth(1).click()
    graph = guest.page.locator("dialog[open] svg[role=img]")
    graph.wait_for()
    assert graph.locator("path.line").count() == len(record["header"]["seats"])


@pytest.mark.parametrize(
    ("title", "language"),
    [("golden-horn", "de"), ("oltre-mare", "it"), ("mediterranee", "fr"), ("genoa", "en")],
)
def test_the_first_turns_on_a_phone(visit: Visit, title: str, language: str) -> None:
    guest = visit(language, **PHONE)
    guest.be("Zoë")
    guest.sit_at(guest.against_bots(title, 2))
    assert guest.play(8, board=False) == 8
    wide = guest.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]
    guest.page.locator("#tab-board").click()
    assert guest.page.locator("#panel-board > .board").evaluate(HIDDEN) <= 0, "out of reach"
