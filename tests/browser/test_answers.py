"""Answers show where one looks: beside the question, on the mat of who gave them, on the offer."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.guest import Guest, Visit

ACTS = 60


class Pair:
    """Two people at one table whose acts are chosen by what they do."""

    def __init__(self, one: Guest, other: Guest, title: str) -> None:
        one.be("Ada")
        other.be("Bruno")
        self.table = one.table(title, [{"kind": "me"}, {"kind": "open"}])
        link = one.call("GET", f"/tables/{self.table}")["seats"][1]["link"]
        other.call("POST", f"/tables/{self.table}/sit", {"link": link.split("#")[1]})
        one.call("POST", f"/tables/{self.table}/start")
        self.guests = (one, other)
        self.acts = 0

    def state(self, seat: int) -> Any:
        return self.guests[seat].call("GET", f"/tables/{self.table}/state?seat={seat}")

    def act(self, seat: int, action: Any) -> None:
        self.acts += 1
        number = self.state(seat)["number"]
        body = {"seat": seat, "number": number, "key": str(self.acts), "action": action}
        self.guests[seat].call("POST", f"/tables/{self.table}/actions", body)

    def until(self, phase: str, *verbs: str) -> Any:
        """Act by the first of these verbs, or by any, until a phase has come; its view."""
        for _ in range(ACTS):
            states = [self.state(seat) for seat in (0, 1)]
            if states[0]["view"]["phase"] == phase:
                return states[0]["view"]
            seat = next(seat for seat in (0, 1) if seat in states[0]["table"]["actors"])
            actions = [choice["action"] for choice in states[seat]["turn"]["choices"]]
            wanted = (one for verb in verbs for one in actions if one["do"] == verb)
            self.act(seat, next(wanted, actions[0]))
        raise AssertionError(f"no {phase}")


def test_nobody_offered_and_everybody_can_see_that(visit: Visit) -> None:
    pair = Pair(visit("en"), visit("en"), "genoa")
    active = pair.until("move_decide", "open_floor", "pass")["active"]
    leader = pair.guests[active]
    leader.sit_at(pair.table)
    page = leader.page
    expect(page.locator(".moves .note")).to_have_text("Nobody offered anything.")
    mat = page.locator(".players li:not(.mine)")
    expect(mat.locator(".said")).to_have_text("offers nothing")


def test_an_offer_and_its_refusal_stand_on_the_mat_of_who_made_it(visit: Visit) -> None:
    pair = Pair(visit("en"), visit("en"), "genoa")
    active = pair.until("move_decide", "open_floor", "offer")["active"]
    for guest in pair.guests:
        guest.sit_at(pair.table)
    bidder = pair.guests[1 - active].page
    own = bidder.locator(".players li.mine .said")
    expect(own).to_contain_text("offers")
    offer = pair.state(active)["view"]["floor"]["offers"][0]
    pair.act(active, {"do": "decline", "offer": {"id": offer["id"], "version": offer["version"]}})
    expect(own).to_contain_text("will not do")
    bidder.locator("#tab-offers").click()
    expect(bidder.locator(".offers .card .bad")).to_contain_text("Will not do")


def test_what_is_said_of_a_card_is_drawn_on_it(visit: Visit) -> None:
    pair = Pair(visit("en"), visit("en"), "oltre-mare")
    active = pair.until("trade")["active"]
    card = pair.state(active)["view"]["hand"][0]
    said = {"lions": 4, "actions": ["pirates"]}
    terms = {"sealed": [card], "claims": [said], "get": [], "give_ducats": 0, "get_ducats": 1}
    pair.act(active, {"do": "propose", "to": 1 - active, **terms})
    other = pair.guests[1 - active]
    other.sit_at(pair.table)
    face = other.page.locator(".moves .offer .said")
    expect(face).to_have_count(1)
    expect(face.locator("text:not(.name)")).to_have_text(["4", "?", "?"])
    expect(face.locator(".action.pirates")).to_have_count(1)
    expect(other.page.locator(".moves .offer .doubt")).to_be_visible()
