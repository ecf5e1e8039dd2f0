"""Chapter 9: information, conduct, supplies."""

from random import Random
from typing import Any

import msgspec
import pytest

from fondaco.games.mediterranee.rules import MediterraneeState
from fondaco.games.mediterranee.words import (
    Bid,
    BidsRevealed,
    Bought,
    BoughtFrom,
    CastleBuilt,
    Deploy,
    Done,
    Enrolled,
    GalleyBuilt,
    IncomePaid,
    InstructPassage,
    InstructPrice,
    PassageInstructed,
    PriceInstructed,
    Sold,
    Traded,
    TurnPassed,
)
from fondaco.table.audience import hears, only
from fondaco.table.chance import RandomChance
from fondaco.table.step import Told
from fondaco.table.titles import open_game
from fondaco.table.words import Invalid
from tests.games.mediterranee.tables import (
    GENOA,
    SPAIN,
    VENICE,
    bidding,
    do,
    events,
    galley,
    invariants,
    listener,
    port,
    seen,
    table,
)


@pytest.mark.rule("ME-901", "ME-R41")
def test_money_is_seen_by_its_owner_only() -> None:
    state = bidding(3, {"money_visibility": "hidden"})
    assert seen(state, 1).money == (None, 2000, None)
    assert seen(state, None).money == (None, None, None)
    assert seen(state, 1).scores is None


@pytest.mark.rule("ME-R41")
def test_open_money_by_option() -> None:
    state = bidding(3, {"money_visibility": "open"})
    assert seen(state, None).money == (2000, 2000, 2000)
    assert seen(state, 1).scores is not None


def flows(event: Any, seats: int) -> list[int]:
    """What an event says of everybody's money."""
    change = [0] * seats
    match event:
        case BidsRevealed():
            change = [-bid for bid in event.bids]
        case BoughtFrom():
            change[event.seat] -= event.paid
            change[event.owner] += event.paid
        case Bought() | GalleyBuilt() | CastleBuilt() | Enrolled():
            change[event.seat] -= event.paid
        case Traded():
            change[event.seat] -= event.paid
            change[event.partner] += event.paid
        case Sold():
            change[event.seat] += event.price + event.bonus
        case IncomePaid():
            change[event.seat] += event.amount
    return change


@pytest.mark.rule("ME-R41", "ME-901")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_careful_spectator_can_reckon_all_money(seats: int) -> None:
    """Every payment is public: 2,000 and what is heard give what everybody has."""
    random = Random(seats)
    chance = RandomChance(random)
    state = open_game("mediterranee").deal(seats, chance)
    assert isinstance(state, MediterraneeState)
    reckoned = [2000] * seats
    while state.actors():
        seat = random.choice(state.actors())
        told: list[Told] = []
        action = random.choice(state.legal(seat))
        state.apply(seat, action, chance, listener(told))
        for said in told:
            if hears(said.audience, None):
                changes = flows(said.event, seats)
                reckoned = [have + more for have, more in zip(reckoned, changes, strict=True)]
        assert reckoned == state.money


@pytest.mark.rule("ME-902")
def test_the_board_is_seen_by_all() -> None:
    ships = {"g1": galley(0, 4, 2, {"wood": 1}), "g2": galley(1, 4, 1)}
    held = {"ragusa": port(1, 3, ["iron"], castle=True)}
    state = table(ships, held, order=[2, 0, 1, 3], active=2)
    views = [msgspec.to_builtins(seen(state, seat)) for seat in (None, 0, 1, 2, 3)]
    for field in ("galleys", "ports", "box", "order", "round", "phase", "powers"):
        assert len({msgspec.json.encode(view[field]) for view in views}) == 1
    view = seen(state, None)
    assert view.galleys["g1"].goods == {"wood": 1}
    assert view.ports["ragusa"].garrison == 3
    assert view.box.goods["iron"] == 14


@pytest.mark.rule("ME-903")
def test_instructions_are_private() -> None:
    state = table({"g1": galley(0, 4, 2)})
    told = do(state, 2, InstructPrice("valencia", 0, 200, 100))
    assert told == [Told(PriceInstructed(2, "valencia", 0, 200, 100), only(2))]
    told = do(state, 2, InstructPassage(1, "refuse"))
    assert told == [Told(PassageInstructed(2, 1, "refuse"), only(2))]
    mine = seen(state, 2).standing
    assert mine is not None
    assert (mine.prices[0].price, mine.passage[0].answer) == (200, "refuse")
    others = table({"g1": galley(0, 4, 2)})
    for seat in (None, 0, 1, 3):
        assert seen(state, seat) == seen(others, seat)
    game = open_game("mediterranee")
    for seat in (None, 0, 1, 2, 3):
        world = game.imagine(state.view(seat), RandomChance(Random(1)))
        assert isinstance(world, MediterraneeState)
        assert bool(world.standing_prices) == bool(world.standing_passage) == (seat == 2)
    do(state, 2, InstructPassage(1, "ask"))
    again = seen(state, 2).standing
    assert again is not None
    assert again.passage == ()


@pytest.mark.rule("ME-907", "ME-R42")
def test_nobody_is_eliminated() -> None:
    """Without galleys, ports and money a seat still bids and scores; its turns are passed."""
    held = {"genova": port(VENICE, 1)}
    state = table({"g1": galley(0, 4, 1)}, held, phase="bids", money=[2000, 0, 2000, 2000])
    assert GENOA in state.actors()
    for seat in range(4):
        told = do(state, seat, Bid(0))
    passed = [event.seat for event in events(told) if isinstance(event, TurnPassed)]
    assert GENOA in passed or state.actors() == (VENICE,)
    assert state.standings().scores[GENOA].total == 0


@pytest.mark.rule("ME-907")
def test_passing_tells_nothing_about_money() -> None:
    """A seat that could act with money is asked even if it has none."""
    ships = {"g1": galley(0, 4, 1)}
    for money in ([0, 0, 0, 0], [2000, 2000, 2000, 2000]):
        state = table(
            ships,
            {"genova": port(GENOA, 0, ["wood"])},
            active=SPAIN,
            money=money,
            order=[2, 1, 0, 3],
        )
        do(state, SPAIN, Done())
        assert state.actors() == (GENOA,)
        do(state, GENOA, Done())
        assert state.actors() == (VENICE,)
        do(state, VENICE, Done())
        assert seen(state).phase == "movement"


@pytest.mark.rule("ME-907")
def test_who_can_do_nothing_is_passed_in_every_phase() -> None:
    state = table({"g1": galley(0, 4, 2, {"iron": 1})}, order=[0, 1, 2, 3])
    asked: list[tuple[str, int]] = []
    while state.round == 1:
        (seat,) = state.actors()
        asked.append((seen(state).phase, seat))
        do(state, seat, Done())
    assert asked == [("purchases", 0), ("movement", 0), ("control", 0), ("sales", 0)]


@pytest.mark.rule("ME-908")
def test_options_are_fixed_and_unknown_values_refused() -> None:
    game = open_game("mediterranee", {"slot_start": "1"})
    assert game.options["slot_start"] == "1"
    assert game.options["tie_break"] == "shared"
    with pytest.raises(Invalid) as caught:
        open_game("mediterranee", {"slot_start": "3"})
    assert (caught.value.field, caught.value.rule) == ("option slot_start", "ME-R6")


@pytest.mark.rule("ME-909", "ME-905")
@pytest.mark.parametrize("limits", ["strict", "goods_only"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_invariants_hold_after_every_command(seats: int, limits: str) -> None:
    random = Random(seats)
    chance = RandomChance(random)
    state = open_game("mediterranee", {"piece_limits": limits}).deal(seats, chance)
    assert isinstance(state, MediterraneeState)
    census = state.census()
    while state.actors():
        seat = random.choice(state.actors())
        state.choose(seat, random.choice(state.choices(seat)), chance)
        invariants(state)
        assert state.census() == census
    assert census["sailor"] == 176
    assert census["galley"] == 28
    assert census["castle"] == 20
    assert census["ducat"] == 40_100


@pytest.mark.rule("ME-206", "ME-R10")
def test_an_imagined_table_keeps_ones_own_bid_and_guesses_the_others() -> None:
    game = open_game("mediterranee", {"power_assignment": "fixed"})
    state = game.deal(2, RandomChance(Random(1)))
    for seat in (0, 1):
        state.apply(seat, Deploy(4, 4), RandomChance(Random(1)))
    state.apply(0, Bid(700), RandomChance(Random(1)))
    guesses = set()
    for seed in range(20):
        world = game.imagine(state.view(1), RandomChance(Random(seed)))
        assert isinstance(world, MediterraneeState)
        assert world.bids is not None
        guess = world.bids.of(0)
        assert guess is not None
        assert guess <= world.money[0]
        guesses.add(guess)
        own = game.imagine(state.view(0), RandomChance(Random(seed)))
        assert isinstance(own, MediterraneeState)
        assert own.bids is not None
        assert (own.bids.of(0), own.money[0]) == (700, 2000)
    assert len(guesses) > 5


@pytest.mark.rule("ME-901", "ME-R41")
def test_the_bank_is_shown_only_where_sales_depend_on_it() -> None:
    # With the bank in sight the money of the others could be reckoned without a ledger.
    assert seen(bidding(2), VENICE).bank is None
    counted = bidding(2, {"bank_money": "coins_in_box"})
    assert seen(counted, VENICE).bank == 40_100 - 4_000
