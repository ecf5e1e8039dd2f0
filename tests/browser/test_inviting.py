"""Inviting somebody one has played with: the seat is kept, found, taken or declined."""

from playwright.sync_api import expect

from tests.browser.guest import PHONE, Visit

GAME = [{"kind": "me"}, {"kind": "open"}]


def test_a_companion_is_invited_sits_down_or_declines(visit: Visit) -> None:
    ada, bea = visit("en"), visit("de", 390, 844)
    ada.be("Ada")
    bea.be("Bea")
    first = ada.table("golden-horn", GAME, public=True)
    bea.call("POST", f"/tables/{first}/sit", {})
    ada.call("POST", f"/tables/{first}/start")

    table = ada.table("golden-horn", GAME)
    ada.page.goto(f"/invite/{table}")
    ada.page.get_by_role("button", name="Invite Bea").click()
    expect(ada.page.get_by_text("Kept for Bea", exact=True)).to_be_visible()
    bea.page.goto("/mine")
    expect(bea.page.get_by_role("heading", name="Du bist eingeladen")).to_be_visible()
    bea.page.locator(f"a[href='/join/{table}']").click()
    bea.page.get_by_role("button", name="Ablehnen").click()
    expect(bea.page.get_by_text("der Platz ist wieder frei")).to_be_visible()

    ada.page.get_by_role("button", name="Invite Bea").click()
    expect(ada.page.get_by_text("Kept for Bea", exact=True)).to_be_visible()
    bea.page.goto(f"/join/{table}")
    bea.page.get_by_role("button", name="Hier Platz nehmen").click()
    bea.page.wait_for_url(f"**/table/{table}")
    expect(ada.page.get_by_role("button", name="Start the game")).to_be_enabled()


def test_who_waits_sees_what_was_agreed_on(visit: Visit) -> None:
    host, guest = visit("en"), visit("en", **PHONE, touch=True)
    host.be("Ada")
    guest.be("Bruno")
    seats = [{"kind": "me"}, {"kind": "open"}]
    agreed = {"options": {"expansion": "on"}, "clock": {"kind": "day", "days": 3}}
    table = host.table("golden-horn", seats, **agreed)
    link = host.call("GET", f"/tables/{table}")["seats"][1]["link"]
    host.sit_at(table)
    expect(host.page.locator(".start .status")).to_contain_text("Waiting for players")
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Sit down here").click()
    room = guest.page.locator(".start")
    expect(room).to_contain_text("3 days per move")
    expect(room).to_contain_text("With the expansion")
    expect(room).to_contain_text("waiting for Ada to begin")
    expect(host.page.locator(".start .status")).to_contain_text("Everybody is here")
