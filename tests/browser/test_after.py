"""After a game: its replay from any point, as anybody saw it, shared by a link."""

import json
from pathlib import Path

import msgspec
from playwright.sync_api import expect

from fondaco.table.record import read_record, write_record
from fondaco.table.replay import verify as prove
from tests.browser.guest import Guest, Visit
from tests.browser.sight import clean_in_both_lights

JSON = "application/json"
BOTS = [{"kind": "bot", "bot": "greedy"}] * 2


def _finished(guest: Guest) -> str:
    """A table of bots that have played to the end."""
    table = guest.table("golden-horn", BOTS, start=True)
    guest.sit_at(table)
    guest.page.wait_for_selector(".table[data-over=yes]", timeout=120_000)
    return table


def test_replay_from_any_point(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    table = _finished(guest)
    guest.sit_at(table)
    page = guest.page
    page.wait_for_selector("dialog[open] .winner")
    page.wait_for_selector("dialog[open] svg[role=img]")
    clean_in_both_lights(page)
    page.get_by_role("button", name="Watch the replay").click()
    bar = page.locator(".replay")
    expect(bar).to_contain_text("After the set-up")
    bar.get_by_role("button", name="Next").click()
    expect(bar).to_contain_text("After action 1")
    # Seats, points, round and log stand where the board does.
    expect(page.locator(".seats li.acting")).to_have_count(1)
    expect(page.locator(".lines .line.here").first).to_be_in_viewport()
    assert page.locator(".lines .line.later").count() > 0
    started = page.locator(".seats .points").all_inner_texts()
    bar.get_by_role("button", name="To the end").click()
    expect(page.locator(".seats .points").first).not_to_have_text(started[0])
    bar.get_by_label("As seen by").select_option(label="a spectator")
    bar.get_by_role("button", name="Back", exact=True).click()
    bar.get_by_role("button", name="Back to now").click()
    expect(bar).to_have_count(0)
    guest.settled()

    page.locator(".log .jump").last.click()  # in sight: nothing scrolls under the pointer
    expect(bar).to_be_visible()

    page.goto(f"/table/{table}?at=7")
    expect(page.locator(".replay")).to_contain_text("After action 7")


def _promise(guest: Guest, table: str, commitment: str) -> None:
    """As if this browser had seen that commitment when it came to the table."""
    kept = json.dumps([[table, {"commitment": commitment, "contribution": None}]])
    guest.page.evaluate("kept => localStorage.setItem('fondaco.promises', kept)", kept)


def test_a_game_is_verified_in_the_browser(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    table = _finished(guest)
    guest.sit_at(table)
    page = guest.page
    said = page.locator("dialog[open] [role=status]").last
    verify = page.get_by_role("button", name="Verify this game")
    _promise(guest, table, guest.call("GET", f"/tables/{table}")["commitment"])
    verify.click()
    expect(said).to_contain_text("every action keeps the rules")
    expect(said).to_contain_text("draws follow from the published secret")
    expect(said).to_contain_text("the secret that was promised to this browser")
    _promise(guest, table, "ab" * 32)
    verify.click()
    expect(said).to_contain_text("had promised another secret")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".json")

    # A house that publishes another secret and says that all is well.
    data = Path(download.value.path()).read_bytes()
    rigged = write_record(msgspec.structs.replace(read_record(data), secret="cd" * 32))
    sides = list(prove(data).sides)
    well = json.dumps({"ok": True, "problem": None, "sides": sides})
    page.route("**/record", lambda route: route.fulfill(body=rigged, content_type=JSON))
    page.route("**/verify", lambda route: route.fulfill(body=well, content_type=JSON))
    verify.click()
    expect(said).to_contain_text("The published secret is not the one that stands in the record")
    # One that changed the first draw of the deal, and its proof with it.
    record = read_record(data)
    deal = ((record.deal[0] + 1) % sides[0], *record.deal[1:])
    rigged = write_record(msgspec.structs.replace(record, deal=deal))
    _promise(guest, table, record.header.commitment)
    verify.click()
    expect(said).to_contain_text("Draw 1 does not follow from the secret")


def test_the_browser_adds_to_the_luck_of_the_games_it_begins(visit: Visit) -> None:
    """After the house committed itself, so that neither can choose what will be drawn."""
    guest = visit("en")
    guest.be("Ada")
    page = guest.page
    page.goto("/")
    page.get_by_role("button", name="Play against two bots (Golden Horn)").click()
    page.wait_for_selector(".table .board svg")
    table = page.url.rpartition("/")[2]
    [[known, promised]] = page.evaluate("JSON.parse(localStorage.getItem('fondaco.promises'))")
    assert known == table
    guest.call("POST", f"/tables/{table}/end", {"seat": 0, "agree": True})
    header = guest.call("GET", f"/tables/{table}/record")["header"]
    assert header["commitment"] == promised["commitment"]
    assert header["contributions"][0] == promised["contribution"]
