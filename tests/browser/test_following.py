"""Following a game: moves one after the other, what happened since, the log, ends and rematches."""

import re

from playwright.sync_api import expect

from tests.browser.guest import Guest, Visit

AT_END = """() => {
  const box = document.querySelector('.lines')
  return box.scrollHeight - box.scrollTop - box.clientHeight < 2
}"""


def _two(one: Guest, other: Guest, title: str) -> str:
    """Both sit at a table that has begun, the other by a link."""
    one.be("Ada")
    other.be("Bruno")
    table = one.table(title, [{"kind": "me"}, {"kind": "open"}])
    link = one.call("GET", f"/tables/{table}")["seats"][1]["link"]
    other.call("POST", f"/tables/{table}/sit", {"link": link.split("#")[1]})
    one.call("POST", f"/tables/{table}/start")
    for guest in (one, other):
        guest.sit_at(table)
    return table


def test_moves_of_bots_are_shown_one_after_the_other(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    guest.page.emulate_media(reduced_motion="no-preference")
    guest.wish(pace="slow", motion=1, confirm="never")
    guest.sit_at(guest.against_bots("golden-horn", 3))
    page = guest.page
    page.locator(".choice").first.click()  # a fleet; the bots take theirs at once
    skip = page.get_by_role("button", name=re.compile("^Show "))
    expect(skip).to_be_visible()
    assert page.locator("html").get_attribute("data-settled") == "no"
    before = guest.number
    skip.click()
    guest.settled()
    assert guest.number > before
    expect(skip).to_have_count(0)


def test_what_happened_since_my_turn_is_shown_again(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    guest.sit_at(guest.against_bots("golden-horn", 2))
    page = guest.page
    since = page.get_by_role("button", name="Since my turn")
    for _ in range(20):  # until the others have moved after me
        guest.play(1, board=False)
        guest.asked()
        if since.count():
            break
    said = page.locator(".seats .said")
    assert any(text.strip() for text in said.all_inner_texts()), "each mat says its last move"
    since.click()
    expect(page.locator(".replay")).to_be_visible()
    expect(page.locator(".replay")).to_have_count(0)  # at the end one is back at the table


def test_the_log_follows_its_end_whatever_its_box_does(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    guest.sit_at(guest.against_bots("genoa", 1, options={"max_offer_rounds": "1"}))
    guest.play(12, board=False)
    page = guest.page
    box = page.locator(".lines")
    # The box grows and shrinks while lines come, as the list of moves above it does.
    for height in (90, 420, 60, 380):
        box.evaluate("(it, height) => (it.style.flex = `0 0 ${height}px`)", height)
        guest.play(1, board=False)
    guest.settled()
    page.wait_for_function(AT_END)
    # Who scrolls back is left alone, and told that there is more.
    box.hover()
    page.mouse.wheel(0, -2000)
    page.wait_for_function(f"() => !({AT_END})()")
    guest.play(2, board=False)
    fresh = page.locator(".log .fresh")
    expect(fresh).to_be_visible()
    fresh.click()
    page.wait_for_function(AT_END)
    expect(fresh).to_have_count(0)


def test_an_agreed_end_reaches_every_page_at_once(visit: Visit) -> None:
    one, other, watcher = visit("en"), visit("fr"), visit("en")
    table = _two(one, other, "golden-horn")
    watcher.sit_at(table)
    one.call("POST", f"/tables/{table}/end", {"seat": 0, "agree": True})
    expect(one.page.locator(".asked")).to_contain_text("Still to agree: Bruno")
    other.page.locator(".asked .primary").click()
    for guest in (one, other, watcher):
        guest.page.wait_for_selector(".table[data-over=yes]")
        expect(guest.page.locator(".choice")).to_have_count(0)


def test_a_rematch_against_bots_begins_at_once(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    table = guest.against_bots("rialto", 1)
    guest.sit_at(table)
    guest.play(200, board=False)
    guest.told(f"/tables/{table}", lambda it: it["state"] == "finished")
    guest.page.get_by_role("button", name="Play again").click()
    guest.page.wait_for_url(lambda url: table not in url)
    guest.page.wait_for_selector(".table[data-over=no]")


def test_a_seat_link_brings_its_owner_back(visit: Visit) -> None:
    one, other = visit("en"), visit("en")
    one.be("Ada")
    other.be("Bruno")
    table = one.table("golden-horn", [{"kind": "me"}, {"kind": "open"}])
    link = one.call("GET", f"/tables/{table}")["seats"][1]["link"]
    other.page.goto(link)
    expect(other.page.locator(".agreed")).to_contain_text("No clock")
    other.page.get_by_role("button", name="Sit down here").click()
    other.page.wait_for_selector(".start")
    expect(other.page.locator(".start")).to_contain_text("waiting for Ada to begin")
    one.call("POST", f"/tables/{table}/start")
    other.page.goto("/")
    other.page.goto(link)
    other.page.wait_for_selector(".table")
    expect(other.page.locator(".seats li.you")).to_contain_text("Bruno")
