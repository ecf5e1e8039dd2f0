"""Les Marchands de Gênes: what is said of offers, and where."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.guest import Guest, Visit


def _asked_for_offers(guest: Guest, phase: str) -> None:
    guest.be("Ada")
    table = guest.against_bots("genoa", 2)

    def comes(view: Any) -> bool:
        return bool(view["phase"] == phase and view["active"] != 0)

    guest.ahead(table, comes)
    guest.sit_at(table)
    guest.asked()


def test_offers_of_ducats_stand_in_one_row(visit: Visit) -> None:
    guest = visit("fr")
    _asked_for_offers(guest, "current_offers")
    row = guest.page.locator(".moves .row")
    expect(row).to_have_count(1)
    expect(row.locator(".lead")).to_have_text("Offrir, en ducats :")
    sums = row.locator(".choice")
    expect(sums.first).to_have_text("5")
    ten = sums.nth(1)
    expect(ten).to_have_text("10")
    expect(ten).to_have_accessible_name(re.compile("^offrir 10 ducats pour "))
    ten.click()
    undo = guest.page.locator(".actbar .undo")
    expect(undo).to_have_accessible_name(re.compile("10 ducats"))


def test_every_space_to_bid_for_has_its_row(visit: Visit) -> None:
    guest = visit("fr")
    _asked_for_offers(guest, "move_offers")
    rows = guest.page.locator(".moves .row")
    expect(rows).not_to_have_count(0)
    expect(guest.page.locator(".moves details:not(.aside)")).to_have_count(0)
    for row in rows.all():
        expect(row).to_be_visible()
