"""Inviting somebody one has played with: the seat is kept, found, taken or declined."""

from playwright.sync_api import expect

from tests.browser.guest import Visit

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
