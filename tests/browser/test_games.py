"""Whole games by clicks, in a different language each, or their end; the first turns on a phone."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.guest import PHONE, Guest, Visit
from tests.browser.secrets import nothing_but_own_views

# Those that take minutes are played from deal to end by night; their first turns always are.
GAMES = [
    ("golden-horn", "en"),
    pytest.param("oltre-mare", "fr", marks=pytest.mark.nightly),
    pytest.param("mediterranee", "it", marks=pytest.mark.nightly),
    pytest.param("genoa", "de", marks=pytest.mark.nightly),
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
    _to_the_end(guest, table, language)


def test_the_last_round_by_clicks(visit: Visit) -> None:
    guest = visit("it")
    guest.be("Zoë")
    guest.in_haste()
    table = guest.against_bots("mediterranee", 3)
    guest.ahead(table, _last_round)
    _to_the_end(guest, table, "it")


def _last_round(view: Any) -> bool:
    return bool(view["round"] == view["rounds"])


def _to_the_end(guest: Guest, table: str, language: str) -> None:
    """By clicks; then what was heard, and what is told of the end."""
    guest.sit_at(table)
    assert guest.page.locator("html").get_attribute("lang") == language
    guest.play(LONG)
    ending = guest.page.locator("dialog[open]")
    ending.get_by_role("row").first.wait_for()
    record = guest.call("GET", f"/tables/{table}/record")
    nothing_but_own_views(guest.messages(), record, 0)
    guest.page.wait_for_function(LOG_AT_END)  # nobody scrolled back, however fast the news came

    # The parts are counted first, the winner is told last.
    assert ending.locator(".winner").count() == 0
    ending.locator(".buttons .button").nth(1).click()
    ending.locator(".winner").wait_for()
    graph = ending.locator("svg[role=img]")
    expect(graph.locator("path.line")).to_have_count(len(record["header"]["seats"]))


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
