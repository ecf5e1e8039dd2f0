"""What players of the cardboard look at lies on the board."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Visit

PRIVILEGES = {1: 10, 2: 30, 3: 60, 4: 100, 5: 150, 6: 200}


def test_the_printed_tables_of_oltre_mare_are_in_view(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    guest.sit_at(guest.against_bots("oltre-mare", 2))
    guest.play(1)  # who one is
    rows = guest.page.locator(".tables tr")
    expect(rows).to_have_count(7 + 4)
    wheat = rows.filter(has_text="×20").locator("td")
    expect(wheat).to_have_text(["1", "3", "5", "8", "12"])
    guest.page.get_by_role("button", name="Printed tables").click()
    expect(rows).to_have_count(0)


def test_warehouses_cover_no_name_of_a_sea(visit: Visit) -> None:
    guest = visit("de")
    guest.be("Ada")
    guest.sit_at(guest.against_bots("golden-horn", 3, options={"expansion": "on"}))
    stores = guest.page.locator(".stores").bounding_box()
    assert stores is not None
    for name in guest.page.locator(".names text").all():
        box = name.bounding_box()
        assert box is not None
        beside = box["x"] >= stores["x"] + stores["width"]
        assert beside or box["y"] + box["height"] <= stores["y"], name.text_content()


@pytest.mark.parametrize("width", [1280, 390])
def test_equal_cubes_lie_side_by_side(visit: Visit, width: int) -> None:
    guest = visit("en", width, 844)
    guest.be("Ada")
    guest.sit_at(guest.against_bots("oltre-mare", 2))
    cubes = guest.page.locator(".track").nth(1).locator(".cube")
    expect(cubes).to_have_count(3)
    boxes = sorted((box["x"], box["width"]) for one in cubes.all() if (box := one.bounding_box()))
    for (left, wide), (right, _) in pairwise(boxes):
        assert left + wide <= right + 1


def test_the_scale_of_privileges_is_beside_ones_chains(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    guest.sit_at(guest.against_bots("genoa", 2))
    steps = guest.page.locator(".scale li")
    expect(steps).to_have_text([f"{size} {ducats}" for size, ducats in PRIVILEGES.items()])
    expect(guest.page.locator(".scale .mine")).to_have_text("1 10")


# Galleys that lie over a plaque by more than their oars.
OVER = """() => {
  const boxes = (what) => [...document.querySelectorAll(`.chart ${what}`)]
    .map((one) => one.getBoundingClientRect())
  const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
  const hung = boxes('.plaque')
  const hidden = (hull) => hung.some((one) => shared(hull, one) > 0.05 * hull.width * hull.height)
  return boxes('.hull').filter(hidden).length
}"""


def test_points_monopolies_and_the_box_of_mediterranee(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    table = guest.against_bots("mediterranee", 3)
    guest.ahead(table, lambda view: bool(view["phase"] == "purchases"))
    guest.sit_at(table)
    guest.asked()
    page = guest.page
    points, goods = page.locator(".ledger table").all()
    expect(points.locator("tbody tr")).to_have_count(4)
    expect(points.locator("tbody tr").first.locator("td").first).to_have_text("10")
    expect(goods.locator("tbody tr")).to_have_count(7)
    expect(page.locator(".ledger p")).to_contain_text("Box")
    expect(page.locator(".numbers text").filter(has_text="Sea")).not_to_have_count(0)
    expect(page.locator(".chart .hull")).to_have_count(8)
    assert page.evaluate(OVER) == 0


def test_a_galley_has_one_name_on_the_chart_and_in_words(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    table = guest.against_bots("mediterranee", 2)
    guest.sit_at(table)
    guest.asked()
    badges = guest.page.locator(".deploy .badge")
    expect(badges).to_have_text(["Galley 1", "Galley 2", "Garrison"])
    guest.ahead(table, lambda view: bool(view["phase"] == "movement" and view["active"] == 0))
    guest.asked()
    galley = guest.page.locator(".chart [data-spot='galley:g1']")
    expect(galley.locator(".letter")).to_have_text(re.compile(r" 1$"))
    expect(galley.locator("title")).to_have_text(re.compile(r"^Galley 1, Ada"))
    expect(guest.page.locator(".sail .badge").first).to_have_text("Galley 1")
    words = guest.page.inner_text(".table")
    assert "galley 1 →" in words
    assert not re.search(r"\bg[0-9]+\b", words)
