"""Acting where one looks: nothing moves, nothing hides, nothing is said twice."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guest import Guest, Visit

FIVE = 5
TURNS = 60
LIFTED = 4
"""Pixels that a card which a choice spends is lifted from its fellows."""

# What holds others grows when something is drawn in it; the things themselves stay.
REMEMBER = """() => { window.lying = [...document.querySelectorAll('.board *')]
  .filter((one) => !one.firstElementChild)
  .map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.width > 1) }"""
MOVED = """() => window.lying.filter(([one]) => one.isConnected).map(([one, before]) => {
    const now = one.getBoundingClientRect()
    const by = Math.max(...['left', 'top', 'right', 'bottom'].map((at) =>
      Math.abs(now[at] - before[at])))
    return [Math.round(by), one.outerHTML.slice(0, 120)]
  })"""
COVERED = """() => {
  const card = document.querySelector('.popover').getBoundingClientRect()
  return [...document.querySelectorAll('.board [role=button]:not([aria-disabled=true])')]
    .filter((one) => {
      const box = one.getBoundingClientRect()
      return Math.min(box.right, card.right) > Math.max(box.left, card.left)
        && Math.min(box.bottom, card.bottom) > Math.max(box.top, card.top)
    }).map((one) => one.dataset.spot)
}"""


def _alone(state: Any) -> bool:
    """No bot can come between."""
    return bool(state["table"]["actors"] == [0])


def _asked_for(guest: Guest, table: str, *verbs: str) -> Any:
    """The house's advice is followed until I can do one of these; the state then."""
    for act in range(TURNS):
        state = guest.told(f"/tables/{table}/state?seat=0", _alone)
        if {choice["action"]["do"] for choice in state["turn"]["choices"]} & set(verbs):
            return state
        advice = guest.call("GET", f"/tables/{table}/suggestion?seat=0")
        body = {"seat": 0, "number": state["number"], "key": str(act), "action": advice["action"]}
        guest.call("POST", f"/tables/{table}/actions", body)
    raise AssertionError(f"no {verbs}")


def _table(guest: Guest, title: str, *verbs: str, bots: int = 1, **wishes: object) -> Page:
    guest.be("Ada")
    guest.wish(**wishes)
    table = guest.against_bots(title, bots)
    _asked_for(guest, table, *verbs)
    guest.sit_at(table)
    guest.asked()
    return guest.page


@pytest.mark.parametrize(
    ("title", "verb"),
    [
        ("golden-horn", "choose_boat"),
        ("oltre-mare", "end_trade"),
    ],
)
def test_nothing_moves_when_something_is_picked(visit: Visit, title: str, verb: str) -> None:
    page = _table(visit("fr"), title, verb, confirm="always")
    page.evaluate(REMEMBER)
    page.locator(".moves .choice").first.click()
    page.locator(".bar .button.primary").wait_for()
    moved = [one for one in page.evaluate(MOVED) if one[0] > LIFTED]
    assert moved == []


def test_what_a_boat_can_do_covers_no_other_piece(visit: Visit) -> None:
    page = _table(visit("fr"), "golden-horn", "choose_boat", bots=2)
    several = page.locator(".board [data-spot^=boat][aria-label$=choix]")
    several.first.click()
    expect(page.locator(".popover .choice").first).to_be_visible()
    assert page.evaluate(COVERED) == []


def test_undo_says_what_it_takes_back(visit: Visit) -> None:
    page = _table(visit("en"), "oltre-mare", "end_trade")
    undo = page.locator(".actbar .undo")
    expect(undo).to_be_enabled()
    expect(undo.locator(".what")).to_be_visible()
    said = undo.locator(".what").text_content()
    expect(undo).to_have_attribute("aria-label", f"Take back: {said}")


def test_an_offer_lies_beside_its_question_as_cards(visit: Visit) -> None:
    guest = visit("en")
    page = _table(guest, "oltre-mare", "refuse", confirm="never")
    offer = page.locator(".moves .offer")
    expect(offer.locator("svg.said, .coins").first).to_be_visible()
    refuse = offer.get_by_role("button", name="Refuse", exact=True)
    expect(refuse).to_be_in_viewport()
    expect(page.locator(".moves .choice", has_text="refuse the proposal")).to_have_count(0)
    before = guest.number
    refuse.click()
    page.wait_for_function(
        "(before) => Number(document.querySelector('.table').dataset.number) > before", arg=before
    )


def test_five_merchants_are_in_sight_and_told_apart_without_colours(visit: Visit) -> None:
    page = _table(visit("fr"), "oltre-mare", "end_trade", "refuse", bots=FIVE - 1)
    sails = page.locator(".board .ship .sail").all()
    assert len({sail.get_attribute("d") for sail in sails}) == len(sails) == FIVE
    last = page.locator(".seats li").nth(FIVE - 1).bounding_box()
    assert last is not None
    assert last["x"] + last["width"] <= page.viewport_size["width"]  # type: ignore[index]


def test_fleets_are_told_apart_by_their_hulls(visit: Visit) -> None:
    page = _table(visit("fr"), "golden-horn", "choose_boat", bots=3)
    hulls = page.locator(".board .ship .hull")
    names = page.locator(".board .ship .name").all_text_contents()
    shapes = {name[0]: hulls.nth(place).get_attribute("d") for place, name in enumerate(names)}
    assert len(set(shapes.values())) == len(shapes) == 4
