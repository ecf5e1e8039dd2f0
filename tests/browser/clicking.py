"""Turns played by a hand that counts its clicks."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator

from tests.browser.guest import Guest

PATIENCE = 400
"""So many decisions may pass until the turn comes about that is counted."""
MOST_SPACES = 12
"""Of Golden Horn's lane: further on lies the other port."""
ENOUGH = 10
"""Ducats for which Genoa's actions go to whoever pays most."""


class Hand:
    """Clicks, and counts them."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.clicks = 0

    def click(self, what: Locator) -> None:
        self.page.mouse.move(0, 0)
        what.click()
        self.clicks += 1
        self.guest.settled()

    def maybe(self, selector: str) -> bool:
        """Click the first of these, if there is one."""
        found = self.page.locator(selector)
        if not found.count():
            return False
        self.click(found.first)
        return True

    def spot(self, spot: str) -> None:
        self.click(self.page.locator(f".board [data-spot='{spot}']").first)

    def confirmed(self) -> None:
        """Where the page asks once more, say yes."""
        self.maybe(".bar .button.primary")

    def passes(self, number: int) -> None:
        """Wait for what happens by itself."""
        told = "(number) => Number(document.querySelector('.table').dataset.number) > number"
        self.page.wait_for_function(told, arg=number)
        self.guest.settled()

    def choose(self, choice: dict[str, Any]) -> None:
        """Click a choice in the list, by its place among the answers shown."""
        self.click(self.page.locator(".moves .choice").nth(self._listed().index(choice)))
        self.confirmed()

    def _listed(self) -> list[dict[str, Any]]:
        return sorted(self.turn["choices"], key=lambda choice: int(choice["order"]))

    # -- what the seat knows --

    def hear(self) -> None:
        """Wait until what the page shows has been heard here too: frames come later."""
        while self._last["number"] < self.guest.number:
            self.page.evaluate("() => new Promise(requestAnimationFrame)")

    @property
    def _last(self) -> dict[str, Any]:
        told = [one for one in self.guest.messages() if one.get("turn") and one.get("view")]
        return told[-1]

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self._last["view"]
        return view

    @property
    def turn(self) -> dict[str, Any]:
        turn: dict[str, Any] = self._last["turn"]
        return turn

    def can(self, verb: str) -> list[dict[str, Any]]:
        return [one for one in self.turn["choices"] if one["action"]["do"] == verb]

    def until(self, comes: Callable[[], bool]) -> None:
        """Play on, uncounted, until something has come about; the count begins there."""
        for decision in range(PATIENCE):
            self.guest.asked()
            if self.guest.over:
                break
            if comes():
                self.clicks = 0
                return
            self.guest.play_if_asked(decision, wait=False)
            self.guest.settled()
        raise AssertionError("it did not come about")


def boat_at_sea(hand: Hand) -> int:
    """Golden Horn: a boat that is under way sails on."""

    def afloat() -> list[str]:
        boats = [one["action"]["boat"] for one in hand.can("choose_boat")]
        plain = [one for one in boats if boats.count(one) == 1]  # it could not turn about
        return [one for one in plain if 0 < hand.view["boats"][one]["at"] < MOST_SPACES]

    hand.until(lambda: bool(afloat()))
    before = hand.guest.number
    hand.spot(f"boat-{afloat()[0]}")
    hand.passes(before)
    hand.hear()
    stops = hand.can("choose_stop")
    if len(stops) > 1:  # to a lone one it sails by itself
        hand.spot(f"space-{stops[0]['action']['space']}")
        hand.confirmed()
    return hand.clicks


def load(hand: Hand) -> int:
    """Oltre Mare: the cards of a turn are loaded, one after the other."""
    hand.until(lambda: len(hand.can("load")) > 1)
    cards = len(hand.can("load"))
    for _ in range(cards):
        if not (left := hand.can("load")):
            break
        hand.spot(f"card:{left[0]['action']['card']}")
        hand.confirmed()
    return hand.clicks - cards + 4  # as if there had been four


def refusing(hand: Hand) -> int:
    """Oltre Mare: whatever is proposed in the others' turn is refused."""
    hand.until(lambda: bool(hand.page.locator("[data-errand=refuse]").count()))
    turn = hand.view["turn"]
    hand.maybe("[data-errand=refuse]")
    hand.guest.asked()
    assert hand.view["turn"] != turn or hand.view["active"] == 0
    return hand.clicks


def quiet(hand: Hand) -> int:
    """Genoa: a round of others' turns in which one wants nothing."""
    hand.until(lambda: bool(hand.page.locator("[data-errand=quiet]").count()))
    hand.maybe("[data-errand=quiet]")
    hand.page.locator(".errand").wait_for(state="detached")
    hand.guest.asked()
    assert hand.guest.over or not (hand.view["floor"] and hand.view["active"])
    return hand.clicks


def _plays_a_card(action: dict[str, Any]) -> bool:
    cards = ("any_good", "exchange", "building_action", "play_start")
    return action["do"] in cards or bool(action.get("uses_extra_action"))


def _sells_itself(hand: Hand) -> bool:
    """Somebody pays enough for the building at hand, and wants nothing back."""
    view = hand.view
    offers = view["floor"]["offers"] if view["phase"] == "current_decide" and view["floor"] else []
    paid = {one["id"] for one in offers if one.get("money", 0) >= ENOUGH and not one.get("asks")}
    accepts = [one["action"] for one in hand.can("accept")]
    return any(quote["id"] in paid for accept in accepts for quote in accept["offers"])


def leading(hand: Hand) -> int:
    """Genoa: leading the tower for a turn, hearing offers at every step."""
    hand.until(lambda: bool(hand.page.locator("[data-errand=hear]").count()))
    hand.maybe("[data-errand=sell]")  # said once, they hold for the whole game
    hand.maybe("[data-errand=hear]")
    hand.clicks = 0
    turn = hand.view["turn"]
    while True:
        hand.guest.asked()
        hand.hear()
        if hand.guest.over or hand.view["turn"] != turn or hand.view["active"] != 0:
            return hand.clicks
        before = hand.guest.number
        hand.maybe("[data-errand=spare]")  # the same
        plain = [one for one in hand.turn["choices"] if not _plays_a_card(one["action"])]
        lone = len(plain) == 1 and all(form["aside"] for form in hand.turn["forms"])
        if hand.can("open_floor") or lone or _sells_itself(hand):
            hand.passes(before)  # dice are rolled, actions done by themselves
            continue
        verbs = ("accept", "take", "move", "perform", "end_action", "end_movement", "lapse", "pass")
        choice = next((found[0] for verb in verbs if (found := hand.can(verb))), plain[0])
        hand.choose(choice)
        assert hand.guest.number > before


def medi_round(hand: Hand) -> int:
    """Méditerranée: a whole round without building."""
    hand.until(lambda: hand.view["phase"] == "bids" and hand.view["round"] > 1)
    start = hand.view["round"]
    while True:
        hand.guest.asked()
        if hand.guest.over or (hand.view["phase"] == "bids" and hand.view["round"] > start):
            return hand.clicks
        before = hand.guest.number
        _medi_step(hand)
        hand.guest.settled()
        assert hand.guest.number > before


def _sail(hand: Hand, galley: str) -> None:
    """The galley that is highlighted, to where it is allowed to."""
    before = hand.guest.number
    areas = [one["action"]["area"] for one in hand.can("step") if one["action"]["galley"] == galley]
    hand.click(hand.page.locator(f".chart [data-spot='area:{areas[0]}']").first)
    hand.passes(before)


def _medi_step(hand: Hand) -> None:
    for errand in ("buy", "land-and-sell", "sell"):
        if hand.maybe(f"[data-errand^={errand}]"):
            hand.page.locator(".errand").wait_for(state="detached")
            return
    steps = hand.can("step")
    if hand.view["phase"] == "movement" and steps and not hand.view["underway"]:
        _sail(hand, steps[0]["action"]["galley"])
    elif not hand.maybe(".panel .side .primary"):
        hand.choose(hand.turn["choices"][0])
    else:
        hand.confirmed()


@dataclass(frozen=True)
class Script:
    name: str
    title: str
    most: int
    play: Callable[[Hand], int]

    def count(self, guest: Guest) -> int:
        guest.be("Ada")
        guest.sit_at(guest.against_bots(self.title, 2))
        return self.play(Hand(guest))


SCRIPTS = (
    Script("Golden Horn: a boat at sea", "golden-horn", 2, boat_at_sea),
    Script("Oltre Mare: a load of four", "oltre-mare", 5, load),
    Script("Oltre Mare: refusing a turn's proposals", "oltre-mare", 1, refusing),
    Script("Méditerranée: a round without building", "mediterranee", 15, medi_round),
    Script("Genoa: a turn in the lead", "genoa", 10, leading),
    Script("Genoa: a round wanting nothing", "genoa", 1, quiet),
)
