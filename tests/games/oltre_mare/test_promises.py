"""What a choice says is what it does, and the log tells causes before effects."""

from random import Random
from typing import Any

import pytest

from fondaco.games.oltre_mare import text
from fondaco.games.oltre_mare.rules import OltreMare, OltreMareState
from fondaco.games.oltre_mare.words import (
    Accept,
    Buy,
    CallClosed,
    CardBought,
    CardsDrawn,
    Counter,
    DeckEmptied,
    DucatsEarned,
    EndTrade,
    Jump,
    Load,
    LoadSkipped,
    MarkerTaken,
    MarkerTurned,
    OltreMareView,
    PileSearched,
    PiratesStruck,
    Play,
    PrestigeGained,
    ProposalLapsed,
    Propose,
    SailingPaid,
    ShipSailed,
    TradeEnded,
    VeniceShown,
)
from fondaco.table.blanks import Field, Number, Several
from fondaco.table.chance import RandomChance
from fondaco.table.forms import fill
from fondaco.table.step import Told
from fondaco.table.titles import open_game
from fondaco.table.words import Action, Event, Phrase
from tests.games.oltre_mare.tables import do, seen, table
from tests.table.interrogation import play, random_action

EFFECTS = ("ducats", "pirates", "market", "navigation")


class Promise:
    """A choice in words beside what playing it brought."""

    def __init__(
        self, game: OltreMare, before: OltreMareState, seat: int, action: Action, luck: int
    ) -> None:
        view = before.view(seat)
        assert isinstance(view, OltreMareView)
        self.view = view
        self.seat = seat
        self.action = action
        self.said: Phrase = text.choice(game, view, action)
        self.before = before
        self.after = before.copy()
        told, self.drew = play(self.after, seat, action, RandomChance(Random(luck)))
        self.heard: list[Event] = [event for event, _ in told]

    def arg(self, name: str) -> str | int | None:
        value = self.said.args.get(name)
        if isinstance(value, Phrase):
            (value,) = value.args.values()
        assert value is None or isinstance(value, str | int)
        return value

    def count(self, kind: type[Event], field: str) -> int:
        return sum(getattr(event, field) for event in self.heard if isinstance(event, kind))

    def keep(self) -> None:
        self.end()
        match self.action:
            case Accept():
                self.prestige()
            case Buy():
                self.purchase()
            case Play():
                self.effects()
            case EndTrade():
                self.end_of_trade()
            case Load() if self.said.id == "action-load-top":
                top = self.after.cargo[self.seat][-1]
                parts = self.after.parts
                assert (self.arg("lions"), self.arg("load")) == (parts.lions[top], parts.load[top])
            case Jump():
                gone = self.after.marker.count(0) < self.before.marker.count(0)
                assert gone
                if self.action.port is None:
                    kept = self.after.owned[self.seat * 6] > self.before.owned[self.seat * 6]
                    assert kept == (self.arg("kept") == "yes")
        self.stop()

    def end(self) -> None:
        """The game's end is said where it comes for certain, and only there."""
        over = self.after.end_reason() is not None
        effects = self.said.args.get("effects")
        ids = [one.id for one in effects] if isinstance(effects, list) else []
        said = self.arg("end") == "over" or "effect-over" in ids
        assert said == over, (self.said, self.after.end_reason())
        emptied = any(isinstance(event, DeckEmptied) for event in self.heard)
        last = self.arg("end") == "last" or "effect-last" in ids or said
        picking = isinstance(self.action, Play) and self.arg("more") == "yes"
        if not picking and not isinstance(self.action, EndTrade):
            assert last or not emptied, self.said
            assert emptied or not last or not self.view.deck_size, self.said

    def prestige(self) -> None:
        gained = [event.seat for event in self.heard if isinstance(event, PrestigeGained)]
        partner = self.said.args["partner"]
        assert isinstance(partner, Phrase)
        whose = {"none": [], "you": [self.seat], "partner": [partner.args["seat"]]}
        assert gained == whose[str(self.said.args["prestige"])], self.said

    def purchase(self) -> None:
        searched = any(isinstance(event, PileSearched) for event in self.heard)
        assert searched == (self.said.id == "action-buy-search")
        lucky = any(isinstance(event, VeniceShown) for event in self.heard) and self.drew
        if not lucky and self.said.id != "action-buy-venice":
            assert self.arg("left") == self.after.ducats[self.seat], self.said
            cost = self.count(CardBought, "price") // 2 or self.count(PileSearched, "price") // 2
            assert self.arg("price") == cost

    def effects(self) -> None:
        effects = self.said.args["effects"]
        if self.arg("more") == "yes":
            assert len(self.after.picked) == len(self.before.picked) + 1
            return
        assert isinstance(effects, list)
        counts = {one.id.removeprefix("effect-"): one.args.get("count", 0) for one in effects}
        brought = {
            "ducats": self.count(DucatsEarned, "ducats") + self.count(SailingPaid, "ducats"),
            "pirates": self.count(PiratesStruck, "cards"),
            "market": self.count(CardsDrawn, "count") // 2,
            "navigation": self.after.steps
            or sum(len(event.routes) for event in self.heard if isinstance(event, ShipSailed)),
        }
        assert {name: counts.get(name, 0) for name in EFFECTS} == brought, self.said

    def end_of_trade(self) -> None:
        lapsed = any(isinstance(event, ProposalLapsed) for event in self.heard)
        closed = any(isinstance(event, CallClosed) for event in self.heard)
        assert lapsed == (self.arg("talk") == "yes")
        assert closed or self.arg("talk") != "call"
        skipped = any(isinstance(event, LoadSkipped) for event in self.heard)
        assert skipped == (self.arg("follows") == "skip")

    def stop(self) -> None:
        """What a port is said to bring."""
        then = self.said.args.get("then")
        if not isinstance(then, Phrase):
            return
        taken = [event for event in self.heard if isinstance(event, MarkerTaken)]
        turned = [event for event in self.heard if isinstance(event, MarkerTurned)]
        assert bool(taken) == (then.id == "stop-marker"), self.said
        assert bool(turned) or then.id != "stop-bare-lost"
        passing = self.after.steps if then.id == "stop-passing" else 0
        assert passing == (then.args["count"] if then.id == "stop-passing" else 0)


@pytest.mark.rule("OM-310", "OM-405", "OM-406", "OM-407", "OM-410", "OM-414", "OM-801", "OM-R17")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"pirate_purchase": "search", "gifts": "allowed"}),
        (3, {"short_load": "play_all", "compass_declined": "discard"}),
        (5, {"gifts": "allowed", "trade_debt": "allowed", "venice_position": "exact_middle"}),
    ],
)
def test_what_a_choice_promises_is_what_it_brings(seats: int, options: dict[str, str]) -> None:
    random = Random(seats)
    chance = RandomChance(random)
    game = open_game("oltre-mare", options)
    assert isinstance(game, OltreMare)
    state = game.deal(seats, chance)
    assert isinstance(state, OltreMareState)
    kept = 0
    while state.actors():
        seat = random.choice(state.actors())
        legal = state.legal(seat)
        for action in random.sample(legal, min(3, len(legal))):
            Promise(game, state, seat, action, random.getrandbits(32)).keep()
            kept += 1
        action = random_action(game, state, seat, chance)
        Promise(game, state, seat, action, 1).keep()
        play(state, seat, action, chance)
    assert kept > 200


@pytest.mark.rule("OM-R17", "OM-310")
@pytest.mark.parametrize(
    ("proposal", "promised"),
    [
        (Propose(1, ("g60",)), "none"),
        (Propose(1, (), get_ducats=2), "none"),
        (Propose(1, ("g60",), get_ducats=2), "you"),
    ],
)
def test_a_gift_promises_no_prestige(proposal: Propose, promised: str) -> None:
    options = {"gifts": "allowed"}
    state = table(hands=["g00 g19 g60 g61", "g09"], options=options)
    do(state, 0, proposal)
    game = open_game("oltre-mare", options)
    said = text.choice(game, seen(state, 1), Accept(1))
    assert said.args["prestige"] == promised
    do(state, 1, Accept(1))
    assert state.prestige[1] == (promised == "you")
    state = table(hands=["g00 g19 g60 g61", "g09"], options=options)
    do(state, 0, proposal)
    # A counter is only a proposal: it promises nothing yet.
    counter = text.choice(game, seen(state, 1), Counter(1, ("g09",), get_ducats=1))
    assert "prestige" not in counter.args


@pytest.mark.rule("OM-320", "OM-601", "OM-801")
def test_causes_are_told_before_effects() -> None:
    """A purchase before what it brings up, the last draw before the empty deck."""
    kinds = (CardBought, VeniceShown, CardsDrawn, DeckEmptied, TradeEnded, ProposalLapsed)

    def order(told: list[Told]) -> list[type[Event]]:
        return [type(said.event) for said in told if isinstance(said.event, kinds)]

    state = table(hands=["g00"], prestige=(0, 2, 1), deck=95 - 57, venice=True)
    assert order(do(state, 0, Buy("deck"))) == [CardBought, CardBought, VeniceShown]
    state = table(hands=["g08 g14 g60"], deck=1)
    assert order(do(state, 0, Buy("deck"))) == [CardBought, CardBought, DeckEmptied]
    state = table(hands=["g08 g14"], deck=2)
    do(state, 0, Propose(1, ("g08",), get_ducats=1))
    assert order(do(state, 0, EndTrade())) == [
        TradeEnded,
        ProposalLapsed,
        CardsDrawn,
        CardsDrawn,
        DeckEmptied,
    ]


@pytest.mark.rule("OM-305", "OM-309")
@pytest.mark.parametrize("options", [{}, {"gifts": "allowed", "trade_debt": "allowed"}])
def test_the_bounds_of_a_form_can_be_filled_in(options: dict[str, str]) -> None:
    """Whatever is the least a blank takes, there is a deal with it."""
    game = open_game("oltre-mare", options)
    states = [
        table(hands=hands, ducats=ducats, options=options)
        for hands in (["g00 g60 g61", "g09"], ["", "g09 g10"], ["g00 g60 g61", ""], ["", ""])
        for ducats in ((11, 11, 11), (0, 5, 5), (5, 0, 0), (-20, -20, -20))
    ]
    chance = RandomChance(Random(1))
    for state in states:
        for seat in (0, 1):
            for form in state.forms(seat):
                for field in form.fields:
                    tries = [fill(form, chance) | least(field) for _ in range(200)]
                    refused = [state.check(seat, game.read_action(one)) for one in tries]
                    assert None in refused, (form, field.name, refused[0])


def least(field: Field) -> dict[str, Any]:
    match field:
        case Number():
            return {field.name: field.low}
        case Several() if not field.low:
            return {field.name: []}
        case _:
            return {}
