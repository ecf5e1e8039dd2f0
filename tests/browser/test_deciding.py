"""Before anything is sent: what it would bring, which rule forbids it, what would be fair."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.guest import Guest, Visit
from tests.browser.sight import clean_in_both_lights

TURNS = 400
FORMS = ".moves > .forms .form"


def _reach_a_form(guest: Guest, *, suggestions: bool = True) -> None:
    """Play a game of Oltre Mare until the guest could make a proposal, and open its scales."""
    guest.be("Ada")
    guest.sit_at(guest.against_bots("oltre-mare", suggestions=suggestions))
    proposal = guest.page.locator(FORMS).filter(has_text="proposal to")
    for turn in range(TURNS):
        guest.asked()  # what is still drawn but no longer asked for is not taken
        if proposal.count():
            proposal.first.click()
            expect(guest.page.locator(".filler .scales")).to_be_visible()
            return
        guest.play_if_asked(turn)
    raise AssertionError("there was nobody to haggle with")


def _unseen(guest: Guest) -> int:
    """How much of the form one would have to scroll for."""
    hidden: int = guest.page.locator("aside > .moves").evaluate(
        "(it) => it.scrollHeight - it.clientHeight"
    )
    return hidden


def test_an_offer_says_what_it_would_bring_or_opens_the_rule(visit: Visit) -> None:
    guest = visit("en")
    _reach_a_form(guest)
    page = guest.page
    outcome, refused = page.locator(".filler .outcome"), page.locator(".filler .refused")
    page.locator(".filler .mini").first.click()
    page.locator(".filler .want").first.click()
    expect(outcome).to_contain_text("for 1")
    assert _unseen(guest) <= 1
    said = outcome.inner_text()
    page.locator(".filler .ducats .button").first.click()
    expect(outcome).not_to_have_text(said)

    # What is said of a card's icons looks as unproven as it is.
    page.locator(".filler .saying summary").first.click()
    page.get_by_role("button", name="Say what is true").click()
    claim = page.locator(".filler .pan.left .weight.claimed")
    expect(claim.get_by_text("not proven")).to_be_visible()
    assert claim.evaluate("(it) => getComputedStyle(it).borderStyle") == "dashed"

    # Nothing for nothing is no proposal: the rule is named, and one tap away.
    page.locator(".filler .ducats .button").last.click()
    claim.click()
    page.locator(".filler .pan.right button.weight").click()
    expect(refused).to_contain_text("OM-")
    refused.get_by_role("button").click()
    expect(page.locator("dialog[open]")).to_contain_text("OM-")
    clean_in_both_lights(page)
    page.keyboard.press("Escape")

    advice = page.get_by_role("button", name="Suggest a fair offer")
    advice.click()
    laid = page.locator(".filler .scales button.weight, .filler .scales .coins")
    none = page.get_by_text("The house has no advice here.")
    expect(laid.or_(none).first).to_be_visible()


def test_a_table_without_suggestions_has_none(visit: Visit) -> None:
    guest = visit("en")
    _reach_a_form(guest, suggestions=False)
    expect(guest.page.get_by_role("button", name="Suggest a fair offer")).to_have_count(0)
    guest.page.locator(".filler .buttons .button").nth(1).click()
    expect(guest.page.locator(FORMS).first).to_be_visible()
    expect(guest.page.locator(".help .quiet")).to_have_count(0)


def _standing(guest: Guest) -> Any:
    return next(m["view"]["standing"] for m in reversed(guest.messages()) if m.get("view"))


def test_standing_answers_are_set_in_their_panel(visit: Visit) -> None:
    guest = visit("en")
    guest.be("Ada")
    guest.sit_at(guest.against_bots("mediterranee", bots=2))
    page = guest.page
    for turn in range(TURNS):
        if page.get_by_role("button", name="Standing answers").count():
            break
        guest.play_if_asked(turn)
    page.get_by_role("button", name="Standing answers").click()
    panel = page.locator(".standing")
    panel.locator("section").first.locator("select").first.select_option("refuse")
    expect(panel.locator("section").first.locator("select").first).to_have_value("refuse")
    panel.get_by_label("Price", exact=True).select_option("300")
    panel.get_by_label("lowest counter-offer").select_option("200")
    panel.get_by_role("button", name="Set").click()
    expect(panel.locator("li")).to_contain_text("300")
    standing = _standing(guest)
    assert [one["answer"] for one in standing["passage"]] == ["refuse"]
    assert [(one["price"], one["lowest"]) for one in standing["prices"]] == [(300, 200)]
