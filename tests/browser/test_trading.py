"""Two people haggle in two browsers, by clicks from the first pan to the goods in hand."""

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest, Visit
from tests.browser.line import Line
from tests.server.running import Running

TURNS = 400
FORMS = ".moves > .forms .form"
STORE = ".filler .pan.{} .store button"
LYING = ".filler .scales .pan.{} .lying > li > .weight"


def _seated(one: Guest, other: Guest, title: str, **more: object) -> None:
    """Both sit down at a new table, the other by a link."""
    one.be("Ada")
    other.be("Bruno")
    for guest in (one, other):
        guest.wish(confirm="always")
    table = one.table(title, [{"kind": "me"}, {"kind": "open"}], **more)
    link = one.call("GET", f"/tables/{table}")["seats"][1]["link"]
    other.call("POST", f"/tables/{table}/sit", {"link": link.split("#")[1]})
    one.call("POST", f"/tables/{table}/start")
    one.sit_at(table)
    other.sit_at(table)


def _reach(one: Guest, other: Guest, form: str) -> tuple[Guest, Guest]:
    """Play on until somebody is asked with such a form; he comes first."""
    for turn in range(TURNS):
        for guest, partner in ((one, other), (other, one)):
            if guest.page.locator(FORMS, has_text=form).count():
                return guest, partner
            guest.play_if_asked(turn, wait=False)
            guest.settled()
    raise AssertionError(f"nobody ever came to {form}")


def _view(guest: Guest) -> dict[str, Any]:
    """What the guest was last shown."""
    return next(one["view"] for one in reversed(guest.messages()) if one.get("view"))


def _fill_pans(guest: Guest, partner: Guest) -> None:
    """Open the scales; a card of one's own on one pan, a good the partner has on the other."""
    parts = guest.call("GET", "/titles/oltre-mare/components")
    goods = [good["id"] for good in parts["goods"]["list"]]
    good_of = {card["id"]: card["good"] for card in parts["cards"]["list"]}
    guest.page.locator(FORMS).first.click()
    guest.page.locator(STORE.format("left")).first.click()
    wanted = goods.index(good_of[_view(partner)["hand"][0]])
    guest.page.locator(STORE.format("right")).nth(wanted).click()
    _expect_pans(guest, 1, 1)


def _expect_pans(guest: Guest, left: int, right: int) -> None:
    expect(guest.page.locator(LYING.format("left"))).to_have_count(left)
    expect(guest.page.locator(LYING.format("right"))).to_have_count(right)


def _send(guest: Guest) -> None:
    guest.page.locator(".filler .send .primary").click()
    expect(guest.page.locator(".filler")).to_have_count(0)
    guest.settled()


def _offers(guest: Guest) -> Locator:
    """What lies on the table, when something does."""
    expect(guest.page.locator("#tab-offers .count")).to_be_visible()
    guest.page.locator("#tab-offers").click()
    return guest.page.locator("#panel-offers")


def _accept(guest: Guest) -> None:
    """Accept what lies there, with the first cards that would do, and confirm it."""
    _offers(guest).locator(".button.primary").first.click()
    bar = guest.page.locator(".bar .primary")
    listed = guest.page.locator(".popover .choice")
    expect(bar.or_(listed.first).first).to_be_visible()
    if listed.count():
        listed.first.click()
    bar.click()


def test_two_browsers_trade(visit: Visit) -> None:
    one, other = visit("en"), visit("fr")
    _seated(one, other, "oltre-mare")
    proposer, partner = _reach(one, other, "…")
    me, him = _view(proposer)["seat"], _view(partner)["seat"]
    hands = {seat: _view(who)["hand"] for seat, who in ((me, proposer), (him, partner))}
    ducats = _view(proposer)["ducats"]

    _fill_pans(proposer, partner)
    _send(proposer)
    offer = _offers(partner).locator(".offer")
    expect(offer.locator(".scales li > .weight")).to_have_count(2)

    # One tap turns the offer round; a ducat more is asked for.
    offer.locator(".answers .button:not(.primary)").first.click()
    _expect_pans(partner, 1, 1)
    partner.page.locator(".filler .ducats .button").last.click()
    _expect_pans(partner, 1, 2)
    _send(partner)
    _accept(proposer)

    for guest in (proposer, partner):
        expect(guest.page.locator("#tab-offers .count")).to_have_count(0)
        strip = guest.page.locator(".seats li .detail")
        expect(strip.nth(me)).to_contain_text(re.compile(rf"\b{ducats[me] - 1} duca"))
        expect(strip.nth(him)).to_contain_text(re.compile(rf"\b{ducats[him] + 1} duca"))
    for seat, guest, lost in ((me, proposer, him), (him, partner, me)):
        hand = _view(guest)["hand"]
        assert len(hand) == len(hands[seat])
        assert len(set(hand) & set(hands[lost])) == 1, "a card of the other's is in hand"


def _bid(bidder: Guest) -> None:
    """Send an offer; where more could be offered, say that this is all."""
    _send(bidder)
    keep = bidder.page.locator(".choice", has_text="leave your offers as they stand")
    expect(keep.or_(bidder.page.locator(".status:not(.yours)")).first).to_be_visible()
    if keep.count():
        keep.click()
        bidder.settled()
        confirm = bidder.page.locator(".bar .primary")
        if confirm.count():  # a lone choice is not asked for twice
            confirm.click()


def test_two_browsers_trade_in_genoa(visit: Visit) -> None:
    one, other = visit("en"), visit("en")
    _seated(one, other, "genoa")
    active, bidder = _reach(one, other, "hear offers, asking")
    had, paid = (_view(who)["money"][_view(who)["seat"]] for who in (active, bidder))

    active.page.get_by_role("button", name=re.compile("^hear offers")).first.click()
    active.page.locator(".bar .primary").click()
    bidder.page.locator(FORMS, has_text="an offer for").first.click()
    more = bidder.page.locator(".filler .pan.left .stepper").get_by_role("button", name="More")
    more.click()
    more.click()
    _bid(bidder)
    expect(_offers(active).get_by_text("10 ducats")).to_be_visible()

    # The active player asks for more with one tap; the bidder offers just that with another.
    _offers(active).get_by_role("button", name="Ask for more").click()
    _send(active)
    _offers(bidder).get_by_role("button", name="Offer this").click()
    _bid(bidder)
    expect(_offers(active).get_by_text("15 ducats").first).to_be_visible()
    _accept(active)

    # What others have is nobody's business: each sees his own purse.
    for guest, purse in ((active, had + 15), (bidder, paid - 15)):
        expect(guest.page.locator("#panel-board")).to_contain_text(f"{purse} ducats")


def test_the_line_breaks_in_the_middle_of_a_negotiation(visit: Visit, house: Running) -> None:
    with Line(house.port) as first, Line(house.port) as second:
        one, other = visit("en", url=first.url), visit("en", url=second.url)
        _seated(one, other, "oltre-mare")
        active, partner = _reach(one, other, "…")
        line = first if partner is one else second
        _fill_pans(active, partner)
        _send(active)
        _offers(partner).locator(".answers .button:not(.primary)").first.click()
        _expect_pans(partner, 1, 1)
        partner.page.locator(".filler .ducats .button").last.click()
        _expect_pans(partner, 1, 2)
        partner.page.locator("#tab-log").click()

        partner.cut_off = True
        line.cut()
        expect(partner.page.locator(".lost")).to_be_visible()
        active.page.locator(".choice", has_text="buy the top card of the deck").first.click()
        active.page.locator(".bar .primary").click()
        bought = active.page.locator(".log .line", has_text="buys")
        expect(bought).to_have_count(1)
        assert partner.page.locator(".missed").count() == 0
        line.mend()

        # Nobody reloads: what was missed is told once, and the scales are as they were.
        missed = partner.page.locator(".missed li")
        expect(missed).to_have_count(1)
        told = missed.inner_text()
        expect(partner.page.locator(".lost")).to_have_count(0)
        expect(partner.page.locator(".log .line", has_text=told)).to_have_count(1)
        _expect_pans(partner, 1, 2)
        partner.page.locator(".missed .button").click()
        expect(missed).to_have_count(0)
        _send(partner)
        _accept(active)
        expect(partner.page.locator("#tab-offers .count")).to_have_count(0)


def test_two_talk_aside(visit: Visit) -> None:
    one, other, third = visit("en"), visit("fr"), visit("de", 390, 844)
    _seated(one, other, "mediterranee")
    table = one.page.url.rpartition("/")[2]
    third.sit_at(table)
    for guest in (one, other):
        guest.page.locator("#tab-chat").click()
    one.page.get_by_label("To whom").select_option(label="to Bruno alone")
    one.page.locator(".chat input").fill("Off Marseille?")
    one.page.keyboard.press("Enter")
    expect(other.page.locator(".chat li").last).to_contain_text("à vous seul")
    expect(other.page.locator(".chat li").last).to_contain_text("Off Marseille?")
    other.page.locator(".chat input").fill("Bonjour à tous")
    other.page.keyboard.press("Enter")
    expect(one.page.locator(".chat li").last).to_contain_text("Bonjour à tous")
    other.page.reload()
    other.page.locator("#tab-chat").click()
    expect(other.page.locator(".chat li.aside")).to_contain_text("Off Marseille?")
    third.page.locator("#tab-chat").click()
    expect(third.page.locator(".chat li").last).to_contain_text("Bonjour à tous")
    assert not any("Off Marseille" in text for text in third.received)
