"""Several people at one table: one screen, two tabs, a spectator."""

import json
import re

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
    guest.page.bring_to_front()  # a tab behind another draws next to nothing
    assert guest.play(3) == 3
    asked = [page.locator("#moves-title") for page in (guest.page, tab)]
    for _ in range(100):  # a bot may move between two looks
        said = [question.inner_text() for question in asked]
        if said[0] == said[1]:
            return
        tab.wait_for_timeout(100)
    raise AssertionError(said)


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
