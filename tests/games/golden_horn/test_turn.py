"""Chapter 2, first half: the turn, its steps, passing."""

import pytest

from fondaco.games.golden_horn.rules import GoldenHornState
from fondaco.games.golden_horn.words import (
    ChooseBoat,
    ChooseStop,
    Conquer,
    DeclareEnd,
    EndTurn,
    GameEnded,
    MovePassed,
    Pass,
    Raid,
    TurnBegun,
)
from fondaco.table.words import Action, Invalid
from tests.games.golden_horn.tables import K, V, boat, do, events, refused, table

SIX = dict.fromkeys(("orange", "pink", "green", "red", "blue", "yellow"), 1)
OUT = {"A3": boat(1), "B3": boat(5, K, {"red": 2}), "C3": boat(9, V, {"green": 2})}
PAIR = {"orange": 1, "green": 1}
ROB = Raid("B3", ("orange", "green"))


def at_sea(
    seats: int = 3,
    active: int = 0,
    first: int = 0,
    turn: int = 1,
    options: dict[str, str] | None = None,
    stored: int | None = None,
) -> GoldenHornState:
    """Each of three seats has one boat at sea; one seat may have stored all six colours."""
    warehouses = [SIX if seat == stored else {} for seat in range(seats)]
    return table(
        seats,
        OUT,
        options,
        active=active,
        first=first,
        turn=turn,
        hands=[PAIR],
        warehouses=warehouses,
    )


def step(state: GoldenHornState, seat: int, name: str) -> list[TurnBegun]:
    """Move a boat to its nearest stop; the turns that begin."""
    do(state, seat, ChooseBoat(name))
    told = events(do(state, seat, state.legal(seat)[0]))
    return [event for event in told if isinstance(event, TurnBegun)]


@pytest.mark.rule("GH-201")
def test_seats_play_clockwise_and_a_round_begins_with_the_first_player() -> None:
    state = at_sea(active=1, first=1)
    assert step(state, 1, "B3") == [TurnBegun(2, 1)]
    assert step(state, 2, "C3") == [TurnBegun(0, 1)]
    assert step(state, 0, "A3") == [TurnBegun(1, 2)]
    assert state.actors() == (1,)


@pytest.mark.rule("GH-202")
def test_a_raid_is_refused_once_a_boat_has_been_chosen() -> None:
    state = at_sea()
    assert ROB in state.legal(0)
    do(state, 0, ChooseBoat("A3"))
    assert refused(state, 0, ROB) == "GH-202"


@pytest.mark.rule("GH-202")
def test_a_raid_and_a_pass_are_refused_after_the_move() -> None:
    state = at_sea(stored=0)
    do(state, 0, ChooseBoat("A3"))
    do(state, 0, ChooseStop(2))
    assert refused(state, 0, ROB) == "GH-202"
    assert refused(state, 0, Pass()) == "GH-202"


@pytest.mark.rule("GH-202")
def test_after_a_raid_the_same_seat_still_has_to_move() -> None:
    state = at_sea()
    do(state, 0, ROB)
    assert state.actors() == (0,)
    assert state.legal(0) == [ChooseBoat("A3")]
    assert step(state, 0, "A3") == [TurnBegun(1, 1)]


@pytest.mark.rule("GH-203")
def test_the_turn_is_over_with_the_move_if_nothing_else_can_be_done() -> None:
    state = at_sea(stored=1)
    step(state, 0, "A3")
    assert state.actors() == (1,)
    assert state.legal(0) == []
    assert refused(state, 0, EndTurn()) == "GH-204"


@pytest.mark.rule("GH-203")
def test_the_chance_to_declare_the_end_comes_before_the_turn_is_over() -> None:
    state = at_sea(stored=0)
    assert step(state, 0, "A3") == []
    assert state.legal(0) == [DeclareEnd(), EndTurn()]
    assert refused(state, 0, ChooseBoat("A3")) == "GH-301"
    assert events(do(state, 0, EndTurn())) == [TurnBegun(1, 1)]
    assert refused(state, 0, DeclareEnd()) == "GH-204"


@pytest.mark.rule("GH-203")
def test_the_turn_is_over_with_the_declaration() -> None:
    state = at_sea(stored=0)
    step(state, 0, "A3")
    assert events(do(state, 0, DeclareEnd()))[-1] == TurnBegun(1, 1)


@pytest.mark.rule("GH-203")
def test_a_position_at_the_close_of_a_turn_needs_something_to_do() -> None:
    with pytest.raises(Invalid) as caught:
        table(phase="close")
    assert caught.value.rule == "GH-203"
    assert table(phase="close", warehouses=[SIX]).legal(0) == [DeclareEnd(), EndTurn()]


@pytest.mark.rule("GH-204")
@pytest.mark.parametrize(
    "action",
    [
        Raid("A3", ("green", "red")),
        ChooseBoat("B3"),
        ChooseBoat("A3"),
        ChooseBoat("B3", turn=True),
        Pass(),
        ChooseStop(6),
        DeclareEnd(),
        Conquer("zara", 2),
        EndTurn(),
    ],
)
def test_only_the_active_seat_may_act(action: Action) -> None:
    state = at_sea(stored=0)
    for done in (ChooseBoat("A3"), ChooseStop(2), None):
        assert state.actors() == (0,)
        for other in (1, 2):
            assert state.legal(other) == []
            assert refused(state, other, action) == "GH-204"
        if done is not None:
            do(state, 0, done)


@pytest.mark.rule("GH-204")
def test_nobody_acts_once_the_game_is_over() -> None:
    state = table(2, phase="over", end_reason="port_empty", set_off_by=1)
    assert state.actors() == ()
    for seat in (0, 1):
        assert state.legal(seat) == []
        assert refused(state, seat, Pass()) == "GH-204"


@pytest.mark.rule("GH-205")
def test_passing_is_refused_while_a_boat_can_move() -> None:
    state = at_sea()
    assert refused(state, 0, Pass()) == "GH-205"
    assert refused(state, 0, EndTurn()) == "GH-205"
    do(state, 0, ChooseBoat("A3"))
    assert refused(state, 0, Pass()) == "GH-205"
    assert refused(state, 0, EndTurn()) == "GH-205"


@pytest.mark.rule("GH-205")
def test_passing_is_refused_while_one_boat_in_port_has_a_load() -> None:
    state = table(3, {"A1": boat(13, V)}, ports={K: {"red": 1}})
    assert state.legal(0) == [ChooseBoat("A1", "red")]
    assert refused(state, 0, Pass()) == "GH-205"


@pytest.mark.rule("GH-206")
@pytest.mark.parametrize("at", [1, 6, 7, 13])
@pytest.mark.parametrize("heading", [K, V])
def test_a_boat_at_sea_or_in_modone_can_always_move(at: int, heading: str) -> None:
    state = table(4, {"A3": boat(at, heading)})
    assert state.legal(0) == [ChooseBoat("A3")]
    do(state, 0, ChooseBoat("A3"))
    assert ChooseStop(at + (1 if heading == K else -1)) in state.legal(0)


@pytest.mark.rule("GH-206")
@pytest.mark.parametrize("heading", [K, V])
def test_a_boat_in_a_jam_can_move(heading: str) -> None:
    jam = {"B3": 5, "B2": 6, "B1": 8, "C3": 9, "C2": 4, "C1": 3, "A2": 2, "A1": 1}
    full = {"A3": boat(7, heading)} | {name: boat(at) for name, at in jam.items()}
    state = table(4, full)
    do(state, 0, ChooseBoat("A3"))
    assert state.legal(0)[0] == ChooseStop(10 if heading == K else 0)


@pytest.mark.rule("GH-206")
def test_a_boat_in_a_home_port_can_move_exactly_if_it_has_a_load_there() -> None:
    state = table(3, {"A2": boat(13, V)}, ports={V: {"green": 4}, K: {"pink": 1}})
    assert state.legal(0) == [ChooseBoat("A1", "green")]
    state = table(3, {"A2": boat(13, V)}, ports={V: {"pink": 4}, K: {"green": 1}})
    assert state.legal(0) == [
        ChooseBoat("A3", "pink"),
        ChooseBoat("A2", "green"),
        ChooseBoat("A1", "pink"),
    ]


@pytest.mark.rule("GH-207", "GH-R12")
def test_a_seat_whose_boats_cannot_move_passes_and_nothing_moves() -> None:
    state = table(3)
    before = state.position()["boats"]
    assert state.legal(0) == [Pass()]
    assert refused(state, 0, EndTurn()) == "GH-207"
    assert events(do(state, 0, Pass(), drew=[])) == [MovePassed(0), TurnBegun(1, 1)]
    assert state.position()["boats"] == before


@pytest.mark.rule("GH-207")
def test_a_seat_that_has_to_pass_may_raid_before() -> None:
    state = table(3, {"B3": boat(5, K, {"red": 2})}, hands=[PAIR])
    assert state.legal(0) == [ROB, Pass()]
    do(state, 0, ROB)
    assert state.legal(0) == [Pass()]


@pytest.mark.rule("GH-207")
def test_a_pass_is_followed_by_the_close_of_the_turn() -> None:
    state = table(3, warehouses=[SIX])
    assert events(do(state, 0, Pass())) == [MovePassed(0)]
    assert state.legal(0) == [DeclareEnd(), EndTurn()]


@pytest.mark.rule("GH-208", "GH-R13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_when_every_seat_in_succession_has_passed(seats: int) -> None:
    state = table(seats, active=1, turn=2)
    for n in range(seats):
        assert state.end_reason() is None
        told = events(do(state, (n + 1) % seats, Pass()))
    assert isinstance(told[-1], GameEnded)
    assert state.end_reason() == "nobody_moves"
    assert state.actors() == ()
    assert len(told[-1].scores) == seats


@pytest.mark.rule("GH-208")
def test_the_last_of_these_passes_has_no_closing_part() -> None:
    state = table(3, active=2, passes=2, warehouses=[{}, {}, SIX])
    do(state, 2, Pass())
    assert state.end_reason() == "nobody_moves"


@pytest.mark.rule("GH-208")
def test_a_move_breaks_the_succession_of_passes() -> None:
    state = table(3, {"A3": boat(1)}, passes=2)
    step(state, 0, "A3")
    do(state, 1, Pass())
    do(state, 2, Pass())
    assert state.end_reason() is None
    assert state.actors() == (0,)


@pytest.mark.rule("GH-208")
def test_a_position_cannot_go_on_after_a_full_cycle_of_passes() -> None:
    with pytest.raises(Invalid) as caught:
        table(3, passes=3)
    assert caught.value.rule == "GH-208"


@pytest.mark.rule("GH-209")
def test_a_raid_may_be_declined_at_no_cost() -> None:
    state = at_sea()
    assert {ROB, ChooseBoat("A3")} <= set(state.legal(0))
    do(state, 0, ChooseBoat("A3"), drew=[])
    do(state, 0, ChooseStop(2), drew=[])
    assert state.position()["hands"][0] == PAIR
    assert state.position()["boats"]["B3"] == boat(5, K, {"red": 2}, may_turn=False)
    assert state.actors() == (1,)
