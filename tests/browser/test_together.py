"""Several people at one table: two browsers, one screen, two tabs, a line that breaks."""

import json
import re

from playwright.sync_api import expect

from tests.browser.guest import Guest, Visit


def _two(visit: Visit, title: str) -> tuple[Guest, Guest, str]:
    """Two people who sat down by a link, and their table."""
    one, other = visit("en"), visit("fr")
    one.be("Ada")
    other.be("Bruno")
    table = one.table(title, [{"kind": "me"}, {"kind": "open"}])
    link = one.call("GET", f"/tables/{table}")["seats"][1]["link"]
    other.call("POST", f"/tables/{table}/sit", {"link": link.split("#")[1]})
    one.call("POST", f"/tables/{table}/start")
    one.sit_at(table)
    other.sit_at(table)
    return one, other, table


def _reach_trade(one: Guest, other: Guest) -> tuple[Guest, Guest]:
    """Play on until somebody may propose; the proposer first."""
    for turn in range(200):
        for guest, partner in ((one, other), (other, one)):
            if guest.page.locator(".forms .form").count():
                return guest, partner
            guest.play_if_asked(turn)
        one.page.wait_for_timeout(50)
    raise AssertionError("nobody ever came to trade")


def _propose(guest: Guest) -> None:
    """Ask for one good and offer a card for it, on the scales."""
    guest.page.locator(".forms .form").first.click()
    stores = guest.page.locator(".filler .store button")
    expect(stores.first).to_be_visible()
    left = guest.page.locator(".filler .pan.left .store button")
    right = guest.page.locator(".filler .pan.right .store button")
    left.first.click()
    right.first.click()
    send = guest.page.locator(".filler .send .primary")
    expect(send).to_be_enabled()
    send.click()
    expect(guest.page.locator(".filler")).to_have_count(0)


def test_two_browsers_trade(visit: Visit) -> None:
    one, other, _ = _two(visit, "oltre-mare")
    proposer, partner = _reach_trade(one, other)
    _propose(proposer)
    expect(partner.page.locator("#tab-offers .count")).to_have_text("1")
    partner.page.locator("#tab-offers").click()
    expect(partner.page.locator(".offers .scales").first).to_be_visible()
    expect(partner.page.locator("#moves-title")).not_to_be_empty()
    assert partner.page.locator(".choice").count() >= 1


def test_the_line_breaks_in_the_middle_of_a_negotiation(visit: Visit) -> None:
    one, other, _ = _two(visit, "oltre-mare")
    proposer, partner = _reach_trade(one, other)
    partner.context.set_offline(True)
    partner.page.evaluate("window.dispatchEvent(new Event('offline'))")
    _propose(proposer)
    partner.context.set_offline(False)
    partner.page.reload()
    expect(partner.page.locator("#tab-offers .count")).to_have_text("1")
    # And without a new page: the house goes away for a moment and comes back.
    heard = len(partner.received)
    proposer.page.locator("#tab-chat").click()
    proposer.page.locator(".chat input").fill("Still there?")
    proposer.page.keyboard.press("Enter")
    partner.page.locator("#tab-chat").click()
    expect(partner.page.locator(".chat li").last).to_contain_text("Still there?")
    assert len(partner.received) > heard


def test_two_players_at_one_screen(visit: Visit) -> None:
    guest = visit("it")
    guest.be("Ada")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bruno"}]
    guest.sit_at(guest.table("golden-horn", seats, start=True))
    names = set()
    for turn in range(60):
        curtain = guest.page.locator("main.curtain button")
        if curtain.count():
            names.add(re.sub(r"\W.*", "", curtain.inner_text().removeprefix("Sono ")))
            assert guest.page.locator(".board").count() == 0
            curtain.click()
        guest.play_if_asked(turn)
        guest.page.wait_for_timeout(60)
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
    assert guest.play(3) == 3
    guest.page.wait_for_timeout(500)
    question = guest.page.locator("#moves-title").inner_text()
    expect(tab.locator("#moves-title")).to_have_text(question)


def test_a_spectator_sees_no_seat(visit: Visit) -> None:
    player, watcher = visit("en"), visit("en")
    player.be("Ada")
    table = player.against_bots("oltre-mare", 2)
    watcher.sit_at(table)
    player.sit_at(table)
    player.play(4)
    watcher.page.wait_for_timeout(500)
    views = [message["view"] for message in watcher.messages() if message.get("view")]
    assert views
    assert all(view["seat"] is None for view in views)
    assert '"hand":["' not in json.dumps(views).replace(" ", "")
    assert watcher.page.locator(".choice").count() == 0
