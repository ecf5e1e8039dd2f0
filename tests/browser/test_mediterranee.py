"""Méditerranée's panels: what they would do is shown first, and an answer left there is given."""

from collections import deque
from typing import Any

from playwright.sync_api import expect

from tests.browser.guest import Guest, Visit

BAR = ".bar .button.primary"
ACTS = 200


class Voyage:
    """Two merchants at one table whose dull moves are made for them, until somebody visits."""

    def __init__(self, host: Guest, visitor: Guest) -> None:
        host.be("Ada")
        visitor.be("Bruno")
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
