"""What players of the cardboard look at lies on the board."""

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
