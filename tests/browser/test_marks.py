"""What the others did last stays marked on the board until they move again."""

import pytest

from tests.browser.guest import Visit

MARKS = {
    "golden-horn": ".board .trail",
    "mediterranee": ".board .trail",
    "genoa": ".board .spot.last",
}
TURNS = 120


@pytest.mark.parametrize("title", MARKS)
def test_the_last_moves_of_others_are_marked(visit: Visit, title: str) -> None:
    guest = visit("en")
    guest.be("Ada")
    guest.sit_at(guest.against_bots(title, 2))
    marks = guest.page.locator(MARKS[title])
    for turn in range(TURNS):
        guest.asked()
        if marks.count():
            break
        guest.play_if_asked(turn, wait=False)
        guest.settled()
    assert marks.count() > 0
    # They lie under the hand: nothing of the board is covered by them.
    assert all(
        mark.evaluate("(it) => getComputedStyle(it).pointerEvents") == "none"
        for mark in guest.page.locator(".board .trail").all()
    )
