"""The pages of the house: components of one's own, muting a table."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.guest import Visit


def test_a_table_with_components_of_its_own(visit: Visit, tmp_path: Path) -> None:
    guest = visit("en")
    guest.be("Ada")
    page = guest.page
    page.goto("/create/golden-horn")
    page.locator("summary", has_text="Components").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the house’s file").click()
    parts = json.loads(Path(download.value.path()).read_text())
    page.get_by_label("Seat 2", exact=True).select_option("bot-merchant")
    file = page.locator("input[type=file]")

    def bring(text: str) -> None:
        own = tmp_path / "mine.json"
        own.write_text(text)
        file.set_input_files(own)

    bring("[1, 2")
    expect(page.get_by_role("alert")).to_contain_text("mine.json cannot be read")

    bring(json.dumps(parts | {"raid": parts["raid"] | {"cards": "two"}}))
    page.get_by_role("button", name="Start the game").click()
    wrong = page.get_by_role("alert")
    expect(wrong).to_contain_text("The file cannot be used")
    expect(wrong.locator("code")).to_have_text("raid.cards")
    assert all("422" in line for line in guest.complaints)  # the browser notes it, too
    guest.complaints.clear()

    bring(json.dumps(parts | {"cards": parts["cards"] | {"start_hand": 7}}))
    expect(wrong).to_have_count(0)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".table")
    table = page.url.rpartition("/")[2]
    assert guest.call("GET", f"/tables/{table}")["own_components"]
    assert guest.call("GET", f"/tables/{table}/components")["cards"]["start_hand"] == 7
    page.get_by_role("button", name="Menu").click()
    page.locator("summary", has_text="Options of this table").click()
    expect(page.locator("dialog[open]")).to_contain_text("a component file of its own")


def test_a_table_is_muted_at_the_table_and_in_the_list(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    page, table = guest.page, guest.against_bots("golden-horn")
    switch = page.get_by_label("Mute notices of this table")

    def muted() -> bool:
        return bool(guest.call("GET", f"/tables/{table}")["muted"])

    guest.sit_at(table)
    page.get_by_role("button", name="Menu").click()
    with page.expect_response("**/notices"):
        switch.check()
    assert muted()
    page.goto("/mine")
    expect(switch).to_be_checked()
    with page.expect_response("**/notices"):
        switch.uncheck()
    assert not muted()
    page.reload()
    expect(switch).not_to_be_checked()
