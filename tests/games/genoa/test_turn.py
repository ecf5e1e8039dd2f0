"""Chapter 2: rounds, turns, placing the tower."""

import pytest

from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.words import (
    DiceRolled,
    EndMovement,
    GameEnded,
    Lapse,
    Move,
    Offer,
    OpenFloor,
    Pass,
    Perform,
    PlaceMarkers,
    PlayStart,
    Roll,
    RoundAdvanced,
    StartPlayed,
    Take,
    TowerPlaced,
    TurnBegun,
)
from tests.games.genoa.tables import ANN, BOB, CLEO, DAN, do, refused, seen, table

STARTS = [{"start": 1}]


def short_turn(state: GenoaState) -> list[object]:
    """The active player rolls a street cell and stays there."""
    do(state, state.active, Roll(), [5, 1])  # red 6, blue 2: s26
    return list(do(state, state.active, EndMovement()))


@pytest.mark.rule("GN-201")
def test_seats_take_one_turn_each_clockwise_from_the_first_player() -> None:
    state = table(3, active=1, first=1)
    order = []
    for _ in range(6):
        order.append(state.active)
        assert refused(state, (state.active + 1) % 3, Roll()) == "GN-201"
        short_turn(state)
    assert order == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("GN-202")
def test_a_turn_goes_through_its_phases_once() -> None:
    state = table(2, markers=[{"red": 1}])
    assert refused(state, ANN, EndMovement()) == "GN-202"
    assert refused(state, ANN, PlaceMarkers("s26", {"kut": "place"})) == "GN-202"
    do(state, ANN, Roll(), [5, 1])
    assert refused(state, ANN, Roll()) == "GN-202"
    do(state, ANN, EndMovement())
    assert seen(state, None).phase == "markers"
    assert refused(state, ANN, Move("s25")) == "GN-202"
    assert refused(state, ANN, OpenFloor()) == "GN-202"
    do(state, ANN, Pass())
    assert (state.active, seen(state, None).phase) == (BOB, "start")


@pytest.mark.rule("GN-203")
def test_after_the_last_seat_the_marker_advances_and_the_first_player_begins() -> None:
    state = table(3, active=2, first=0, round=4)
    assert short_turn(state)[-2:] == [RoundAdvanced(5, False), TurnBegun(ANN, 5)]
    assert state.round == 5


@pytest.mark.rule("GN-204")
def test_the_dice_place_the_tower_once_and_for_all() -> None:
    state = table(2)
    events = do(state, ANN, Roll(), [2, 3])
    assert events[:2] == [DiceRolled(ANN, 3, 4), TowerPlaced("pos")]
    assert seen(state, None).discs == {"pos": 5}
    assert seen(state, None).dice == (3, 4)
    assert refused(state, ANN, Roll()) == "GN-202"


@pytest.mark.rule("GN-205", "GN-643")
def test_a_start_card_places_the_tower_anywhere_instead_of_the_dice() -> None:
    state = table(2, specials=[{"start": 1}, {"start": 1}])
    starts = [action for action in state.legal(ANN) if isinstance(action, PlayStart)]
    assert len(starts) == 39
    assert refused(state, BOB, PlayStart("haf")) == "GN-205"
    assert refused(state, ANN, PlayStart("genoa")) == "GN-205"
    rolled = state.copy()
    do(rolled, ANN, Roll(), [0, 0])
    assert refused(rolled, ANN, PlayStart("haf")) == "GN-205"
    assert do(state, ANN, PlayStart("haf"))[:2] == [StartPlayed(ANN), TowerPlaced("haf")]
    assert seen(state, None).dice is None
    assert state.stock[0] == 4  # one is still Bob's
    assert refused(table(2), ANN, PlayStart("haf")) == "GN-205"


@pytest.mark.rule("GN-206", "GN-R7", "GN-R5")
@pytest.mark.parametrize("dice", [(3, 3), (3, 4), (4, 3), (4, 4)])
def test_a_start_on_the_market_advances_the_round_marker(dice: tuple[int, int]) -> None:
    state = table(4, round=3)
    assert RoundAdvanced(4, True) in do(state, ANN, Roll(), dice)
    assert state.round == 4
    assert state.way == [state.board.id["mkt"]]


@pytest.mark.rule("GN-206")
def test_the_marker_never_passes_the_end_and_a_start_card_counts_too() -> None:
    state = table(4, round=8, specials=STARTS)
    do(state, ANN, PlayStart("mkt"))
    assert state.round == 8
    state = table(4, round=7, specials=STARTS)
    do(state, ANN, PlayStart("mkt"))
    assert state.round == 8


@pytest.mark.rule("GN-207", "GN-R5")
def test_with_the_option_the_market_moves_no_marker() -> None:
    state = table(4, {"market_start_advances_round": "false"}, round=3)
    do(state, ANN, Roll(), [4, 3])
    assert state.round == 3
    do(state, ANN, EndMovement())
    assert state.round == 3


@pytest.mark.rule("GN-208")
def test_the_start_space_is_visited() -> None:
    state = table(2, hands=[["b02"]], specials=STARTS)
    do(state, ANN, PlayStart("prk"))
    do(state, ANN, Take())  # its action exists
    do(state, ANN, Perform())
    do(state, ANN, Move("kut"))
    assert refused(state, ANN, Move("prk")) == "GN-305"


@pytest.mark.rule("GN-209")
def test_nothing_can_be_offered_before_the_tower_is_placed() -> None:
    state = table(3)
    assert refused(state, BOB, Offer("prk", 10)) == "GN-209"
    assert refused(state, ANN, OpenFloor()) == "GN-209"
    assert refused(state, BOB, Pass()) == "GN-209"


@pytest.mark.rule("GN-715")
def test_discs_tower_and_dice_pass_to_the_next_seat() -> None:
    state = table(3, way=["s26", "kut", "prk"], phase="current_open", dice=(6, 2))
    for seat in (ANN, BOB, CLEO):
        state.allowance[seat] = 0
    do(state, ANN, Lapse())
    do(state, ANN, EndMovement())
    view = seen(state, None)
    assert (view.discs, view.dice, view.active) == ({}, None, BOB)
    assert state.actors() == (BOB,)


@pytest.mark.rule("GN-801", "GN-802", "GN-R3")
@pytest.mark.parametrize(("seats", "end"), [(2, 12), (3, 10), (4, 8), (5, 7)])
def test_the_game_ends_with_the_round_on_the_end_space(seats: int, end: int) -> None:
    state = table(seats, round=end)
    for seat in range(seats):
        assert state.end_reason() is None
        assert state.active == seat
        told = short_turn(state)
    assert state.end_reason() == "last_round"
    assert state.actors() == ()
    assert isinstance(told[-1], GameEnded)
    state = table(seats, round=end - 1, active=seats - 1)
    short_turn(state)
    assert state.end_reason() is None


@pytest.mark.rule("GN-R1", "GN-311")
def test_limits_are_per_turn() -> None:
    state = table(4, way=["s26"], allowances=[0, 0, 1, 1], small_orders=[1, 0, 0, 0])
    do(state, ANN, EndMovement())
    assert state.allowance == [1, 1, 1, 1]  # what was not used is lost, not added
    assert state.smalls == [0, 0, 0, 0]
    assert refused(state, DAN, Roll()) == "GN-201"
