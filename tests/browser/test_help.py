"""Help beside the board: the card of the game, advice with its reason, costs where one looks."""

from playwright.sync_api import expect

from tests.browser.guest import Visit

TURNS = 30


def test_the_card_of_the_game_lies_beside_the_board(visit: Visit) -> None:
    guest = visit("fr")
    guest.be("Ada")
    guest.sit_at(guest.against_bots("oltre-mare", 2))
    guest.page.locator("#tab-card").click()
    card = guest.page.locator(".summary-card")
    expect(card.get_by_role("row").first).to_be_visible()
    expect(guest.page.locator("#panel-board")).to_be_visible()


def test_advice_is_done_with_one_click_and_goes_with_its_question(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    guest.in_haste()
    guest.sit_at(guest.against_bots("golden-horn", 1))
    guest.asked()
    before = guest.number
    guest.page.locator(".help .button.quiet").click()
    advised = guest.page.locator(".help .advice li")
    advised.first.wait_for()
    assert 1 <= advised.count() <= 3
    assert all("%" in line for line in advised.all_inner_texts())
    advised.first.get_by_role("button", name="Do it").click()
    guest.settled()
    assert guest.number > before
    expect(guest.page.locator(".help .advice")).to_have_count(0)


def test_a_stop_shows_what_it_costs(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    guest.wish(confirm="never", **{"pass": False})
    guest.sit_at(guest.against_bots("golden-horn", 1))
    costs = guest.page.locator(".board .cost")
    for turn in range(TURNS):
        guest.asked()
        if costs.count():
            break
        guest.play_if_asked(turn, wait=False)
        guest.settled()
    expect(costs.first).to_be_visible()
