"""Méditerranée's panels: what they would do is shown first, and an answer left there is given."""

from collections import deque
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guest import PHONE, Guest, Visit

BAR = ".bar .button.primary"
ACTS = 200
PAST = "(number) => Number(document.querySelector('.table').dataset.number) > number"


class Voyage:
    """Two merchants at one table whose dull moves are made for them, until somebody visits."""

    def __init__(self, host: Guest, visitor: Guest) -> None:
        host.be("Ada")
        visitor.be("Bruno")
        visitor.wish(confirm="always")
        self.table = host.table("mediterranee", [{"kind": "me"}, {"kind": "open"}])
        link = host.call("GET", f"/tables/{self.table}")["seats"][1]["link"]
        visitor.call("POST", f"/tables/{self.table}/sit", {"link": link.split("#")[1]})
        host.call("POST", f"/tables/{self.table}/start")
        self.guests = (host, visitor)
        self.parts = host.call("GET", "/titles/mediterranee/components")

    def state(self, seat: int) -> Any:
        return self.guests[seat].call("GET", f"/tables/{self.table}/state?seat={seat}")

    def until_asked_to_buy(self, seat: int, area: int | None = None) -> None:
        """Until it is his turn to buy; if an area is named, with a galley that has come there."""
        for act in range(ACTS):
            for mover in (0, 1):
                state = self.state(mover)
                view, turn = state["view"], state["turn"]
                if not turn["choices"] and not [f for f in turn["forms"] if not f["aside"]]:
                    continue
                mine = [one for one in view["galleys"].values() if one["owner"] == seat]
                there = area is None or area in [one["area"] for one in mine]
                if mover == seat and view["phase"] == "purchases" and there:
                    return
                self._act(mover, state, area if mover == seat else None, act)
        raise AssertionError("he never came there")

    def _act(self, seat: int, state: Any, area: int | None, act: int) -> None:
        action = self._dull(state, area)
        body = {"seat": seat, "number": state["number"], "key": f"{seat}-{act}", "action": action}
        self.guests[seat].call("POST", f"/tables/{self.table}/actions", body)

    def _dull(self, state: Any, area: int | None) -> Any:
        choices = [choice["action"] for choice in state["turn"]["choices"]]
        if not choices:
            return {"do": "bid", "amount": 0}
        if {"do": "deploy", "first": 5, "second": 4} in choices:
            return {"do": "deploy", "first": 5, "second": 4}
        if area is not None:
            galleys = state["view"]["galleys"]
            for one in choices:
                here = galleys[one["galley"]]["area"] if one["do"] == "step" else area
                if self._far(here, area) > self._far(one.get("area", here), area):
                    return one
        return next((one for one in choices if one["do"] in ("stop", "done")), choices[0])

    def _far(self, start: int, goal: int) -> int:
        edges = self.parts["adjacency"]["edges"]
        far, queue = {goal: 0}, deque([goal])
        while queue:
            here = queue.popleft()
            for one, other in (*edges, *[edge[::-1] for edge in edges]):
                if one == here and other not in far:
                    far[other] = far[here] + 1
                    queue.append(other)
        return far[start]


def test_a_price_left_beforehand_sells_without_a_question(visit: Visit) -> None:
    host, visitor = visit("en"), visit("de")
    voyage = Voyage(host, visitor)
    voyage.until_asked_to_buy(1)
    port = _capital(voyage, 0)
    voyage.until_asked_to_buy(1, port["area"])

    host.sit_at(voyage.table)
    host.page.get_by_role("button", name="Standing answers").click()
    panel = host.page.locator(".standing")
    panel.get_by_label("Port").select_option(port["id"])
    panel.get_by_label("Price", exact=True).select_option("200")
    panel.get_by_role("button", name="Set").click()
    expect(panel.locator("li")).to_contain_text("200")

    before = [voyage.state(seat)["view"]["money"] for seat in (0, 1)]
    host.received.clear()
    visitor.sit_at(voyage.table)
    page = visitor.page
    page.locator(".place select").select_option(str(port["area"]))
    page.locator(".ask .button.primary").click()
    page.locator(BAR).click()
    page.locator(".talk .row .button.primary").click()
    expect(page.locator(".bar")).to_contain_text("200")
    assert voyage.state(0)["view"]["money"] == before[0], "nothing was sent yet"
    page.locator(BAR).click()
    expect(page.locator(BAR)).to_have_count(0)
    after = [voyage.state(seat)["view"]["money"] for seat in (0, 1)]
    assert after[0][0] == before[0][0] + 200
    assert after[1][1] == before[1][1] - 200
    asked = [one for one in host.messages() if 0 in (one.get("turn") or {}).get("actors", [])]
    assert asked == [], "the owner was never asked"


def _capital(voyage: Voyage, seat: int) -> Any:
    power = voyage.state(seat)["view"]["powers"][seat]
    capital = next(one["capital"] for one in voyage.parts["powers"]["list"] if one["id"] == power)
    return next(one for one in voyage.parts["ports"] if one["id"] == capital)


# What a finger would touch in the middle of each control: itself, or it is covered.
COVERED = """() => [...document.querySelectorAll('.panel button, .panel input, .panel select')]
  .filter((one) => one.checkVisibility() && !one.disabled)
  .filter((one) => {
    one.scrollIntoView({ block: 'center' })
    const box = one.getBoundingClientRect()
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return !(one === there || one.contains(there) || there?.closest('label')?.contains(one))
  })
  .map((one) => one.outerHTML.slice(0, 120))"""


# What sends, where it lies: in sight without scrolling, and on a desk the whole panel is.
CUT = """() => [...document.querySelectorAll('.panel .body .primary')]
  .filter((one) => one.checkVisibility())
  .filter((one) => {
    const box = one.getBoundingClientRect()
    const there = document.elementFromPoint(box.x + box.width / 2, box.bottom - 3)
    return !(one === there || one.contains(there))
  })
  .map((one) => one.textContent.trim())"""
OVERFLOWS = """() => {
  const { scrollHeight, clientHeight } = document.querySelector('.panel')
  return scrollHeight > clientHeight + 1
}"""


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE])
def test_panels_are_whole(visit: Visit, size: dict[str, int]) -> None:
    guest = visit("fr", **size)
    guest.be("Ada")
    table = guest.against_bots("mediterranee", 2)
    guest.sit_at(table)
    seen: set[str] = set()
    for act in range(ACTS):
        guest.asked()
        state = guest.call("GET", f"/tables/{table}/state?seat=0")
        phase = state["view"]["phase"]
        if phase not in seen:
            seen.add(phase)
            tabs: list[Locator | None] = [*guest.page.locator(".panel [role=tab]").all()]
            for tab in tabs or [None]:
                if tab is not None:
                    tab.click()
                guest.page.evaluate("document.querySelector('.mediterranee').scrollTop = 0")
                assert guest.page.evaluate(CUT) == [], phase
                assert size == PHONE or not guest.page.evaluate(OVERFLOWS), phase
                assert guest.page.evaluate(COVERED) == [], phase
        if seen >= {"deployment", "bids", "purchases", "movement"}:
            break
        action = guest.call("GET", f"/tables/{table}/suggestion?seat=0")["action"]
        body = {"seat": 0, "number": state["number"], "key": str(act), "action": action}
        before = guest.number
        guest.call("POST", f"/tables/{table}/actions", body)
        guest.page.wait_for_function(PAST, arg=before)
    assert seen >= {"deployment", "bids", "purchases", "movement"}, seen


def test_a_tap_on_the_destination_moves_the_one_piece_in_hand(visit: Visit) -> None:
    guest = visit("en")
    voyage = Voyage(guest, visit("en"))
    voyage.until_asked_to_buy(0)
    guest.sit_at(voyage.table)
    guest.asked()
    panel = guest.page.locator(".panel")
    panel.get_by_role("tab", name="Transfers").click()
    boxes = panel.locator(".holder")
    galley, garrison = boxes.first, boxes.filter(has_text="Garrison")
    expect(galley).to_be_visible()
    sailors = galley.locator(".piece").count()
    high = panel.locator(".stow").bounding_box()
    galley.locator(".piece").first.click()
    expect(panel.locator(".piece.held")).to_have_count(1)
    assert panel.locator(".stow").bounding_box() == high, "nothing moves while one is in the hand"
    garrison.locator(".badge").click(force=True)
    expect(galley.locator(".piece")).to_have_count(sailors - 1)
    expect(panel.locator(".piece.held")).to_have_count(0)


# Whatever is drawn after a plaque lies over it.
HIDDEN_BY_WAKES = """() => [...document.querySelectorAll('.chart .trail')].filter((wake) =>
  [...document.querySelectorAll('.chart .port')].some((port) =>
    port.compareDocumentPosition(wake) & Node.DOCUMENT_POSITION_FOLLOWING)).length"""


def _sailing_in(turn: int, view: Any) -> bool:
    return (view["phase"], view["round"]) == ("movement", turn)


def test_wakes_lie_under_the_names_of_ports(visit: Visit) -> None:
    guest = visit("fr")
    guest.be("Ada")
    table = guest.against_bots("mediterranee", 2)
    guest.sit_at(table)
    wakes = guest.page.locator(".chart .trail")
    for turn in range(1, 7):  # until somebody sails before her
        guest.ahead(table, partial(_sailing_in, turn))
        guest.asked()
        if wakes.count():
            break
    expect(wakes).not_to_have_count(0)
    assert guest.page.evaluate(HIDDEN_BY_WAKES) == 0


def test_the_pans_of_a_trade_are_whole_and_the_chart_stays(visit: Visit) -> None:
    host, visitor = visit("en"), visit("en")
    voyage = Voyage(host, visitor)
    voyage.until_asked_to_buy(1)
    port = _capital(voyage, 0)
    voyage.until_asked_to_buy(1, port["area"])
    visitor.sit_at(voyage.table)
    page = visitor.page
    page.locator(".place select").select_option(str(port["area"]))
    chart = page.locator(".chart .panzoom").bounding_box()
    page.locator(".panel").get_by_role("tab", name="Trade").click()
    expect(page.locator(".panel .laying")).to_be_visible()
    assert not page.evaluate(OVERFLOWS)
    assert page.evaluate(COVERED) == []
    assert page.locator(".chart .panzoom").bounding_box() == chart
