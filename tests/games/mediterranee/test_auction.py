"""Chapter 2: the round, its phases, the auction of the order."""

import pytest

from fondaco.games.mediterranee.rules import MediterraneeState
from fondaco.games.mediterranee.words import (
    Bid,
    BidChanged,
    BidSealed,
    BidsRevealed,
    Buy,
    DiceRolled,
    Done,
    OrderFixed,
    PhaseBegun,
    RoundBegun,
    Sell,
    Step,
    TakePosition,
    TurnBegun,
)
from fondaco.table.audience import ALL, only
from fondaco.table.blanks import Number
from fondaco.table.step import Told
from tests.games.mediterranee.tables import (
    GENOA,
    SPAIN,
    TURKEY,
    VENICE,
    begun,
    bidding,
    do,
    done,
    events,
    galley,
    lapse_until,
    refused,
    rolls,
    seen,
    table,
    the,
)


def bids(*amounts: int, drew: list[int] | None = None) -> tuple[MediterraneeState, list[Told]]:
    """All bids are in; draws only with the last one."""
    state = bidding(len(amounts))
    told: list[Told] = []
    for seat, amount in enumerate(amounts):
        last = seat == len(amounts) - 1
        told = do(state, seat, Bid(amount), (drew or []) if last else [])
    return state, told


@pytest.mark.rule("ME-207", "ME-210", "ME-211")
def test_e1_bidders_choose_and_zero_bidders_roll_for_the_rest() -> None:
    state, _ = bids(300, 0, 0, 500)
    assert state.actors() == (TURKEY,)
    do(state, TURKEY, TakePosition(4))
    assert state.actors() == (VENICE,)
    bank = state.bank
    assert bank == 40_100 - 8_000 + 800
    told = do(state, VENICE, TakePosition(1), rolls(6, 2))
    assert the(told, DiceRolled) == DiceRolled((GENOA, SPAIN), (6, 2))
    assert the(told, OrderFixed).order == (VENICE, GENOA, SPAIN, TURKEY)
    assert state.money == [1700, 2000, 2000, 1500]


@pytest.mark.rule("ME-209", "ME-210")
def test_e2_equal_bids_roll_until_ranked_and_a_lone_zero_bidder_takes_the_rest() -> None:
    state, told = bids(400, 400, 0, 100, drew=rolls(3, 3, 5, 2))
    assert [event for event in events(told) if isinstance(event, DiceRolled)] == [
        DiceRolled((VENICE, GENOA), (3, 3)),
        DiceRolled((VENICE, GENOA), (5, 2)),
    ]
    assert seen(state).choosing == (VENICE, GENOA, TURKEY)
    assert state.bank == 40_100 - 8_000 + 900
    do(state, VENICE, TakePosition(2), [])
    do(state, GENOA, TakePosition(4), [])
    told = do(state, TURKEY, TakePosition(1), [])
    assert the(told, OrderFixed).order == (TURKEY, VENICE, SPAIN, GENOA)


@pytest.mark.rule("ME-210")
def test_e3_all_bid_nothing_and_roll() -> None:
    _, told = bids(0, 0, 0, 0, drew=rolls(2, 6, 6, 4, 1, 3))
    assert the(told, OrderFixed).order == (SPAIN, GENOA, TURKEY, VENICE)


@pytest.mark.rule("ME-209")
def test_three_equal_bids_of_which_two_roll_equal() -> None:
    state, _ = bids(100, 100, 100, 0, drew=rolls(4, 6, 4, 1, 2))
    assert seen(state).choosing == (GENOA, SPAIN, VENICE)


@pytest.mark.rule("ME-205", "ME-119")
def test_e4_a_bid_is_a_multiple_of_100_up_to_all_the_money() -> None:
    state = table(phase="bids", money=[700, 2000, 2000, 2000])
    assert refused(state, 0, Bid(800)) == "ME-205 bid_too_high"
    assert refused(state, 0, Bid(150)) == "ME-119 bad_amount"
    assert refused(state, 0, Bid(-100)) == "ME-119 bad_amount"
    do(state, 0, Bid(700))
    assert state.forms(0)[0].fields == (Number("amount", 0, 700, 100),)


@pytest.mark.rule("ME-206")
def test_bids_are_secret_until_the_last_and_may_be_changed_before() -> None:
    state = bidding(3)
    assert state.actors() == (0, 1, 2)
    assert do(state, 1, Bid(300)) == [Told(BidSealed(1), ALL)]
    assert do(state, 1, Bid(100)) == [Told(BidChanged(1, 100), only(1))]
    assert state.actors() == (0, 2)
    assert seen(state, 0).bids == (None, True, None)
    assert seen(state, 1).bids == (None, 100, None)
    assert seen(state, None).bids == (None, True, None)
    do(state, 0, Bid(200))
    told = do(state, 2, Bid(500))
    assert the(told, BidsRevealed).bids == (200, 100, 500)
    assert seen(state, None).bids == (200, 100, 500)
    assert refused(state, 1, Bid(400)) == "ME-206 bids_closed"
    assert refused(state, 2, Bid(400)) == "ME-206 bids_closed"


@pytest.mark.rule("ME-207", "ME-203")
def test_taken_and_missing_positions_are_refused() -> None:
    state, _ = bids(300, 200, 100, 0)
    assert refused(state, GENOA, TakePosition(1)) == "ME-203 not_your_turn"
    assert refused(state, VENICE, TakePosition(0)) == "ME-207 bad_position"
    assert refused(state, VENICE, TakePosition(5)) == "ME-207 bad_position"
    do(state, VENICE, TakePosition(3))
    assert refused(state, GENOA, TakePosition(3)) == "ME-207 position_taken"
    assert state.lapse(GENOA) == TakePosition(1)


@pytest.mark.rule("ME-208")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_are_as_many_as_players(seats: int) -> None:
    state, _ = bids(*[100 * (seats - seat) for seat in range(seats)])
    assert state.legal(0) == [TakePosition(n + 1) for n in range(seats)]
    assert refused(state, 0, TakePosition(seats + 1)) == "ME-207 bad_position"


@pytest.mark.rule("ME-211")
def test_losing_bids_are_paid_too() -> None:
    state, _ = bids(300, 200, 100, 0)
    assert state.money == [1700, 1800, 1900, 2000]


@pytest.mark.rule("ME-201", "ME-202", "ME-203")
def test_six_phases_in_order_each_finished_by_all_in_the_order_of_the_round() -> None:
    ships = {f"g{n + 1}": galley(n, n + 4, 2, {"gems": 1}) for n in range(4)}
    ships |= {f"g{n + 5}": galley(n, 10, 1) for n in range(4)}
    order = [2, 0, 3, 1]
    state = table(ships, order=order)
    turns: list[tuple[int, str]] = [(SPAIN, "purchases")]
    phases: list[str] = []
    while state.round == 1:
        for event in events(done(state, state.actors()[0])):
            if isinstance(event, TurnBegun):
                turns.append((event.seat, event.phase))
            if isinstance(event, PhaseBegun):
                phases.append(event.phase)
    names = ["purchases", "movement", "combat", "control", "sales"]
    assert phases == names[1:]
    assert turns == [(seat, name) for name in names for seat in order]
    assert seen(state).phase == "bids"


@pytest.mark.rule("ME-203", "ME-201")
def test_who_is_not_asked_and_what_belongs_elsewhere() -> None:
    state = begun()
    assert refused(state, GENOA, Buy("genova", {"g3": 1})) == "ME-203 not_your_turn"
    assert refused(state, GENOA, Step("g3", 5)) == "ME-203 not_your_turn"
    assert refused(state, VENICE, Step("g1", 4)) == "ME-201 wrong_phase"
    assert refused(state, VENICE, Sell("g1", "wine")) == "ME-201 wrong_phase"
    assert refused(state, VENICE, Bid(0)) == "ME-201 wrong_phase"
    assert refused(bidding(), VENICE, Done()) == "ME-201 wrong_phase"


@pytest.mark.rule("ME-204")
def test_the_marker_advances_at_the_start_of_every_round_but_the_first() -> None:
    state = begun()
    assert state.round == 1
    while state.round == 1:
        told = done(state, state.actors()[0])
    assert the(told, RoundBegun) == RoundBegun(2, 8)
    assert seen(state).phase == "bids"


@pytest.mark.rule("ME-212")
def test_the_order_holds_for_one_round() -> None:
    state = begun()
    assert seen(state).order == (0, 1, 2, 3)
    lapse_until(state, "bids", 2)
    for seat in range(4):
        do(state, seat, Bid(100 * seat))
    do(state, 3, TakePosition(1))
    do(state, 2, TakePosition(2))
    do(state, 1, TakePosition(3), [])
    assert seen(state).order == (3, 2, 1, 0)
    assert state.actors() == (3,)


@pytest.mark.rule("ME-202")
def test_a_phase_does_not_begin_before_all_have_finished_the_one_before() -> None:
    state = begun()
    for seat in range(3):
        done(state, seat)
        assert seen(state).phase == "purchases"
        assert refused(state, seat, Done()) == "ME-203 not_your_turn"
    done(state, 3)
    assert seen(state).phase == "movement"
    assert state.actors() == (0,)
