"""The analysis of a finished game: chances, turning points, in step with the replay."""

import os
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.guest import Guest, Visit
from tests.browser.sight import clean_in_both_lights

BOTS = [{"kind": "bot", "bot": "greedy"}] * 3
PATIENCE = 240_000


def _finished(guest: Guest) -> str:
    table = guest.table("golden-horn", BOTS, start=True)
    guest.sit_at(table)
    guest.page.wait_for_selector(".table[data-over=yes]", timeout=PATIENCE)
    return table


def _analysed(guest: Guest, ask: str) -> Locator:
    guest.page.locator("dialog[open]").get_by_role("button", name=ask).click()
    found = guest.page.locator("dialog[open] .analysis")
    found.locator(".turns > li").first.wait_for(timeout=PATIENCE)
    return found


def _keep(page: Page, name: str) -> None:
    """A picture for whoever looks at it, where one is asked for."""
    if folder := os.environ.get("FONDACO_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png")


def test_in_step_with_the_replay(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    table = _finished(guest)
    guest.sit_at(table)
    page = guest.page
    found = _analysed(guest, "Analyse this game")
    expect(found.locator(".turns > li")).to_have_count(3)
    graph = found.get_by_role("slider", name="Winning chances")
    last = int(graph.get_attribute("aria-valuemax") or 0)
    record = guest.call("GET", f"/tables/{table}/record")
    assert last == len(record["moves"])
    # It begins at the end, where the winner is known; keys and pointer walk through it.
    assert "100%" in (graph.get_attribute("aria-valuetext") or "")
    graph.press("ArrowLeft")
    expect(graph).to_have_attribute("aria-valuenow", str(last - 1))
    graph.scroll_into_view_if_needed()
    _keep(page, "analysis-desk")
    clean_in_both_lights(page)

    # A turning point is shown on the board, and the graph in the replay's bar stands there.
    turn = found.locator(".turns > li").nth(1)
    turn.scroll_into_view_if_needed()
    _keep(page, "analysis-turns-desk")
    turn.get_by_role("button", name="Show on the board").click()
    bar = page.locator(".replay")
    small = bar.get_by_role("slider", name="Winning chances")
    move = int(small.get_attribute("aria-valuenow") or 0)
    assert 0 < move <= last
    expect(bar).to_contain_text(f"After action {move} of {last}")
    bar.get_by_role("button", name="Back", exact=True).click()
    expect(small).to_have_attribute("aria-valuenow", str(move - 1))
    _keep(page, "analysis-replay-desk")
    box = small.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 1, box["y"] + box["height"] / 2)
    expect(bar).to_contain_text(f"After action {last} of {last}")
    bar.get_by_role("button", name="Analysis").click()
    expect(found.locator(".turns")).to_be_visible()


def test_readable_on_a_phone(visit: Visit) -> None:
    guest = visit("fr", 390, 844, touch=True)
    guest.be("Ada")
    guest.sit_at(_finished(guest))
    page = guest.page
    found = _analysed(guest, "Analyser cette partie")
    found.scroll_into_view_if_needed()
    _keep(page, "analysis-phone")
    dialog = page.locator("dialog[open]")
    assert dialog.evaluate("it => it.scrollWidth <= it.clientWidth")
    for button in found.get_by_role("button").all():
        box = button.bounding_box()
        assert box is not None and box["height"] >= 40
    letters = found.locator("svg text").evaluate_all(
        "all => all.map(one => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert letters and min(letters) >= 10
    found.locator(".turns > li").last.scroll_into_view_if_needed()
    _keep(page, "analysis-turns-phone")
    found.get_by_role("button", name="Voir sur le plateau").last.click()
    graph = page.locator(".replay").get_by_role("slider", name="Chances de gagner")
    expect(graph).to_be_visible()
    _keep(page, "analysis-replay-phone")
    board = page.locator(".board").bounding_box()
    assert board is not None and board["height"] >= 844 / 3
