"""A table on a phone: fingers, letters, and room for the board."""

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.guest import PHONE, Guest, Visit

TITLES = ["golden-horn", "oltre-mare", "mediterranee", "genoa"]
FINGER = 40
LETTER = 10
DESK_LETTER = 11
HALF = 0.5
LYING_BOARD = 0.75

# Everything in sight that takes a finger, with its size; links within a sentence are words.
TARGETS = """() => [...document.querySelectorAll(
  '.table :is(button, select, input, textarea, summary, a, [role=button], [role=tab])')]
  .filter((one) => one.checkVisibility({ checkVisibilityCSS: true }) && !one.disabled)
  .filter((one) => !one.matches('[aria-disabled=true], .unseen'))
  .map((one) => {
    const [own, label] = [one, one.closest('label') ?? one].map((it) => it.getBoundingClientRect())
    const width = Math.max(own.width, label.width)
    return [width, Math.max(own.height, label.height), one.outerHTML.slice(0, 140)]
  })
  .filter(([width, height]) => width > 1 && height > 1)"""

# The letters drawn on the board that are in sight.
LETTERS = """() => [...document.querySelectorAll('.board svg text')]
  .filter((one) => one.textContent.trim() && getComputedStyle(one).visibility !== 'hidden')
  .filter((one) => {
    const box = one.getBoundingClientRect()
    const at = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return at.some((under) => under.closest('.board'))
  })
  .map((one) => {
    const scale = Math.abs(one.getScreenCTM().d)
    return [parseFloat(getComputedStyle(one).fontSize) * scale, one.textContent.trim()]
  })"""

# What a finger would touch in the middle of each control: itself, or something lies over it.
COVERED = """() => [...document.querySelectorAll(
  '.middle :is(button, input, select, textarea, summary)')]
  .filter((one) => one.checkVisibility() && !one.disabled && one.getBoundingClientRect().width > 1)
  .filter((one) => {
    one.scrollIntoView({ block: 'center', inline: 'center' })
    const box = one.getBoundingClientRect()
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return !(one.contains(there) || there?.closest('label')?.contains(one))
  })
  .map((one) => one.outerHTML.slice(0, 140))"""

BOARD = "() => document.querySelector('.board').getBoundingClientRect().height / innerHeight"


def _small(page: Page) -> list[Any]:
    return [one for one in page.evaluate(TARGETS) if min(one[0], one[1]) < FINGER - 0.5]


def _faint(page: Page, least: int) -> list[Any]:
    return [one for one in page.evaluate(LETTERS) if one[0] < least - 0.05]


def _some_way_into(guest: Guest, title: str, choices: int) -> None:
    """A table at which the first of all choices was taken again and again."""

    def alone(state: Any) -> bool:
        """No bot can come between."""
        return bool(state["table"]["actors"] == [0])

    table = guest.against_bots(title, 2)
    for act in range(choices):
        state = guest.told(f"/tables/{table}/state?seat=0", alone)
        turn = state["turn"]
        action = turn["choices"][0]["action"] if turn["choices"] else {"do": "bid", "amount": 0}
        body = {"seat": 0, "number": state["number"], "key": str(act), "action": action}
        guest.call("POST", f"/tables/{table}/actions", body)
    guest.sit_at(table)
    guest.asked()


@pytest.mark.parametrize(
    ("title", "choices"),
    [
        ("golden-horn", 3),
        ("oltre-mare", 0),
        ("oltre-mare", 1),
        ("mediterranee", 4),
        ("genoa", 1),
    ],
)
def test_fingers_and_eyes_on_a_phone(visit: Visit, title: str, choices: int) -> None:
    guest = visit("fr", **PHONE, touch=True)
    guest.be("Ada")
    _some_way_into(guest, title, choices)
    page = guest.page
    assert _faint(page, LETTER) == []
    for tab in ("board", "moves", "log", "offers", "chat"):
        if page.locator(f"#tab-{tab}").count():
            page.locator(f"#tab-{tab}").click()
            assert _small(page) == [], tab
            assert page.evaluate(COVERED) == [], tab
    page.locator("#tab-board").click()
    for width, height in ((640, 400), (844, 390)):  # at twice the size; a phone that lies
        page.set_viewport_size({"width": width, "height": height})
        guest.settled()
        assert page.evaluate(BOARD) >= HALF, (width, height)
    assert _small(page) == []


@pytest.mark.parametrize("title", TITLES)
def test_a_new_question_has_the_focus_on_a_phone(visit: Visit, title: str) -> None:
    guest = visit("fr", **PHONE, touch=True)
    guest.be("Ada")
    _some_way_into(guest, title, 0)
    guest.page.wait_for_function("""() => document.activeElement.matches('.actbar .head')""")


def test_names_of_ports_in_a_panel_take_a_finger(visit: Visit) -> None:
    guest = visit("fr", 844, 390, touch=True)
    guest.be("Ada")
    table = guest.against_bots("mediterranee", 2)
    guest.ahead(table, lambda view: view["phase"] == "bids")
    guest.sit_at(table)
    guest.asked()
    assert _small(guest.page) == []
    guest.ahead(table, lambda view: view["phase"] == "sales")
    guest.asked()
    assert _small(guest.page) == []


def test_a_phone_that_lies_says_the_question_once(visit: Visit) -> None:
    guest = visit("fr", 844, 390, touch=True)
    guest.be("Ada")
    _some_way_into(guest, "genoa", 1)
    heads = guest.page.locator(".actbar .head, #moves-title")
    assert [head.is_visible() for head in heads.all()].count(True) == 1
    assert guest.page.evaluate(BOARD) >= LYING_BOARD


@pytest.mark.parametrize("title", ["golden-horn", "oltre-mare", "mediterranee"])
def test_letters_on_a_desk(visit: Visit, title: str) -> None:
    guest = visit("fr")
    guest.be("Ada")
    _some_way_into(guest, title, 4)
    assert _faint(guest.page, DESK_LETTER) == []


def test_names_of_ports_do_not_run_into_each_other(visit: Visit) -> None:
    guest = visit("fr")
    guest.be("Ada")
    _some_way_into(guest, "oltre-mare", 1)
    names = guest.page.locator(".board .port text").all()
    boxes = [(name.text_content(), box) for name in names if (box := name.bounding_box())]
    for (one, first), (other, second) in combinations(boxes, 2):
        wide = _shared(first["x"], first["width"], second["x"], second["width"])
        high = _shared(first["y"], first["height"], second["y"], second["height"])
        assert wide <= 1 or high <= first["height"] / 3, (
            one,
            other,
        )  # a box is higher than letters


def _shared(start: float, size: float, other: float, extent: float) -> float:
    return min(start + size, other + extent) - max(start, other)


def test_a_lesson_that_begins_with_the_whole_chart_can_be_read(visit: Visit) -> None:
    guest = visit("fr", **PHONE, touch=True)
    guest.page.goto("/learn/oltre-mare")
    guest.page.locator(".board .port text").first.wait_for()
    assert _faint(guest.page, LETTER) == []


@pytest.mark.parametrize("title", ["oltre-mare", "mediterranee"])
def test_the_buttons_of_a_chart_lie_beside_it_on_a_phone(visit: Visit, title: str) -> None:
    guest = visit("fr", **PHONE, touch=True)
    guest.be("Ada")
    _some_way_into(guest, title, 1)
    zoom = guest.page.locator(".board .zoom").bounding_box()
    chart = guest.page.locator(".board .panzoom").bounding_box()
    assert zoom is not None
    assert chart is not None
    assert zoom["y"] + zoom["height"] <= chart["y"]


def test_why_a_choice_was_wrong_is_read_from_its_beginning(visit: Visit) -> None:
    page = visit("fr", **PHONE, touch=True).page
    page.goto("/learn/mediterranee")
    page.locator(".words .primary").click()
    page.locator(".panel .button.primary").click()  # not as the tutor would deploy
    page.locator(".wrong").wait_for()
    page.wait_for_function("""() => {
      const box = document.querySelector('.wrong p').getBoundingClientRect()
      return document.elementFromPoint(box.x + 5, box.y + 5)?.closest('.wrong') !== null
    }""")


def test_decisions_for_many_steps_stand_on_the_board_of_a_phone(visit: Visit) -> None:
    guest = visit("fr", **PHONE, touch=True)
    guest.be("Ada")
    table = guest.against_bots("genoa", 2)
    guest.ahead(table, lambda view: view["phase"].endswith("_offers"))
    guest.sit_at(table)
    guest.asked()
    board = guest.page.locator(".board")
    quiet, turn = (board.locator(f"[data-errand={one}]") for one in ("quiet", "quiet-turn"))
    first, second = quiet.bounding_box(), turn.bounding_box()
    assert first is not None
    assert second is not None
    assert first["y"] == second["y"], "side by side"
    guest.page.locator("#tab-moves").click()
    assert not guest.page.locator(".actbar .head").is_visible(), "the list says the question"
    guest.page.locator("#tab-board").click()
    quiet.click()
    guest.page.locator(".errand").wait_for()
    guest.page.set_viewport_size({"width": 1280, "height": 800})
    guest.settled()
    assert board.locator("[data-errand]").count() == 0, "a desk has the list beside"


def test_nothing_lies_over_the_chart_of_a_phone(visit: Visit) -> None:
    guest = visit("fr", **PHONE, touch=True)
    guest.be("Ada")
    table = guest.against_bots("mediterranee", 2)
    guest.ahead(table, lambda view: view["phase"] == "purchases")
    guest.sit_at(table)
    guest.asked()
    page = guest.page
    assert page.locator(".panel [data-errand^=buy]").is_visible()
    for size in (PHONE, {"width": 844, "height": 390}):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        guest.settled()
        zoom, chart, money = (
            page.locator(f".mediterranee {one}").bounding_box()
            for one in (".zoom", ".panzoom svg", ".money")
        )
        assert zoom is not None
        assert chart is not None
        assert money is not None
        assert zoom["y"] + zoom["height"] <= chart["y"] + 1, size
        assert money["x"] + money["width"] <= zoom["x"] + 1, size


def test_the_plan_has_the_height_of_a_phone_that_lies(visit: Visit) -> None:
    guest = visit("fr", 844, 390, touch=True)
    guest.be("Ada")
    _some_way_into(guest, "genoa", 1)
    plan = guest.page.locator(".genoa .plan").bounding_box()
    assert plan is not None
    assert plan["height"] >= 390 * 0.6
