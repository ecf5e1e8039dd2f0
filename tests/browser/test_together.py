"""Several people at one table: one screen, two tabs, a spectator."""

import json
import re

from playwright.sync_api import expect

from tests.browser.guest import Visit


def test_two_players_at_one_screen(visit: Visit) -> None:
    guest = visit("it")
    guest.be("Ada")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bruno"}]
    guest.sit_at(guest.table("golden-horn", seats, start=True))
    names = set()
    for turn in range(400):
        curtain = guest.page.locator("main.curtain button")
        if curtain.count():
            names.add(re.sub(r"\W.*", "", curtain.inner_text().removeprefix("Sono ")))
            assert guest.page.locator(".board").count() == 0
            curtain.click()
        guest.play_if_asked(turn)
        guest.settled()
        if names >= {"Ada", "Bruno"}:
            return
    raise AssertionError(f"the screen was only passed to {names}")


def test_two_tabs_agree(visit: Visit) -> None:
    guest = visit("de")
    guest.be("Ada")
    table = guest.against_bots("golden-horn", 1)
    guest.sit_at(table)
    tab = guest.another_tab()
    tab.goto(f"/table/{table}")
    tab.wait_for_selector(".table")
    guest.page.bring_to_front()  # a tab behind another draws next to nothing
    assert guest.play(3) == 3
    guest.asked()
    said = guest.page.locator("#moves-title").inner_text()
    tab.bring_to_front()
    expect(tab.locator("#moves-title")).to_have_text(said)


def test_a_spectator_sees_no_seat(visit: Visit) -> None:
    player, watcher = visit("en"), visit("en")
    player.be("Ada")
    table = player.against_bots("oltre-mare", 2)
    watcher.sit_at(table)
    player.sit_at(table)
    player.play(4)
    number = player.call("GET", f"/tables/{table}")["number"]
    watcher.page.wait_for_selector(f".table[data-number='{number}']")
    views = [message["view"] for message in watcher.messages() if message.get("view")]
    assert views
    assert all(view["seat"] is None for view in views)
    assert '"hand":["' not in json.dumps(views).replace(" ", "")
    assert watcher.page.locator(".choice").count() == 0


def test_who_keeps_the_table_waiting_is_reminded(visit: Visit) -> None:
    ada, bea = visit("fr"), visit("fr", 390, 844)
    ada.be("Ada")
    bea.be("Béa")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ada.table("golden-horn", seats, public=True, first=1, nudge=5)
    bea.call("POST", f"/tables/{table}/sit", {"seat": 1})
    ada.call("POST", f"/tables/{table}/start", {})
    bea.sit_at(table)
    ada.sit_at(table)
    bell = ada.page.get_by_role("button", name="Relancer Béa")
    bell.click()
    expect(bea.page.get_by_text("Ada vous relance\u00a0: la table vous attend.")).to_be_visible()
    expect(bell).to_be_hidden()
    bea.page.get_by_role("button", name="D’accord").click()
    expect(bea.page.get_by_text("Ada vous relance")).to_be_hidden()


def test_the_maker_of_a_table_says_how_patient_it_is(visit: Visit) -> None:
    ada = visit("fr")
    ada.be("Ada")
    ada.page.goto("/create/genoa")
    patience = ada.page.get_by_label("On peut relancer qui se fait attendre après")
    expect(patience).to_have_value("43200")
    ada.page.get_by_label(re.compile("^Temps")).select_option("none")
    expect(patience).to_have_value("3600")
    patience.select_option("600")
    ada.page.get_by_role("button", name="Mettre la table et inviter").click()
    ada.page.wait_for_url("**/invite/*")
    table = ada.page.url.rsplit("/", 1)[1]
    assert ada.call("GET", f"/tables/{table}")["nudge"] == 600
