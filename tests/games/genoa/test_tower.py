"""Chapter 3: moving the tower, actions and windows."""

import pytest

from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.words import (
    AnyGood,
    EndAction,
    EndMovement,
    Exchange,
    Lapse,
    Move,
    MovementEnded,
    Offer,
    OpenFloor,
    Pass,
    Perform,
    SmallOrder,
    Take,
    WindowClosed,
    WindowOpened,
)
from tests.games.genoa.tables import (
    ANN,
    BOB,
    CLEO,
    accept,
    do,
    hear,
    kinds,
    refused,
    seen,
    sell,
    table,
)


def moves(state: GenoaState) -> set[str]:
    return {a.space for a in state.legal(state.active) if isinstance(a, Move)}


@pytest.mark.rule("GN-301", "GN-302", "GN-R2")
def test_spaces_touch_by_edges() -> None:
    def near(space: str, layout: str = "B") -> set[str]:
        board = table(2, {"board_layout": layout}).board
        return {board.names[other] for other in board.neighbours[board.id[space]]}

    assert near("mkt") == {"kat", "pos", "gil", "rat"}  # one space of four cells
    assert near("met") == {"col", "tav", "s23", "s32"}  # and not s33, which it meets at a corner
    assert near("s23") == {"prk", "met", "s24", "s33"}
    assert near("haf") == {"mon", "pal", "s75", "s76"}
    assert near("col") == {"met", "prk"}
    assert near("col", "C") == {"met", "prk", "s23", "s32"}
    assert near("gew", "C") == {"ric", "tra", "s37"}


@pytest.mark.rule("GN-303")
def test_a_move_goes_to_an_adjacent_space_and_leaves_a_disc() -> None:
    state = table(2, way=["s26"])
    assert moves(state) == {"s25", "s36", "kut", "gew"}
    assert refused(state, ANN, Move("s24")) == "GN-303"
    assert refused(state, ANN, Move("nowhere")) == "GN-303"
    do(state, ANN, Move("s25"))
    assert seen(state, None).discs == {"s26": 1, "s25": 4}


@pytest.mark.rule("GN-304", "GN-R6")
def test_the_fifth_move_is_refused() -> None:
    state = table(2, way=["s26", "s25", "s24", "s23", "prk"], phase="current_open")
    assert seen(state, None).discs == {"s26": 1, "s25": 1, "s24": 1, "s23": 1, "prk": 1}
    assert refused(state, ANN, Move("kut")) == "GN-304"


@pytest.mark.rule("GN-305")
def test_no_space_is_visited_twice() -> None:
    state = table(2, way=["s26", "s25"])
    assert "s26" not in moves(state)
    assert refused(state, ANN, Move("s26")) == "GN-305"


@pytest.mark.rule("GN-306")
def test_only_the_active_player_moves_and_he_may_stay() -> None:
    state = table(2, way=["s26"])
    assert refused(state, BOB, Move("s25")) == "GN-306"
    assert refused(state, BOB, EndMovement()) == "GN-306"
    do(state, ANN, EndMovement())
    assert state.active == BOB


@pytest.mark.rule("GN-307")
def test_he_may_move_where_nobody_wants_to_act() -> None:
    state = table(3, way=["s26"], allowances=[0, 0, 0])
    assert "kut" in moves(state)
    do(state, ANN, Move("kut"))
    do(state, ANN, Lapse())
    assert "prk" in moves(state)


@pytest.mark.rule("GN-308")
def test_without_a_legal_move_the_movement_ends_by_itself() -> None:
    state = table(2, way=["s26", "s25", "s24", "s23"])
    assert MovementEnded(ANN) in do(state, ANN, Move("s33"))
    assert state.active == BOB
    # All neighbours visited: col lies between met and prk.
    state = table(2, way=["prk", "s23", "met"], phase="current_open", allowances=[0, 0])
    do(state, ANN, Lapse())
    do(state, ANN, Move("col"))
    assert kinds(do(state, ANN, Lapse()))[:2] == ["ActionLapsed", "MovementEnded"]


@pytest.mark.rule("GN-309")
def test_streets_and_market_have_no_action() -> None:
    state = table(2, way=["kat", "mkt"], round=2)
    assert seen(state, None).phase == "move_open"
    assert refused(state, ANN, Take()) == "GN-309"
    state = table(2, way=["kat"], phase="move_open", round=2)
    do(state, ANN, Move("mkt"))
    assert state.round == 2  # entering by a move changes nothing
    assert refused(table(2, way=["s26"]), ANN, Take()) == "GN-309"


@pytest.mark.rule("GN-310")
def test_without_allowance_nobody_performs() -> None:
    state = table(2, way=["haf"], allowances=[0, 1])
    assert refused(state, ANN, Take()) == "GN-310"
    assert refused(state, ANN, Take(True)) == "GN-310"
    state = table(2, way=["haf"], allowances=[0, 1], specials=[{"extra_action": 1}])
    assert refused(state, ANN, Take()) == "GN-310"
    do(state, ANN, Take(True))
    do(state, ANN, Perform())
    assert state.allowance == [0, 1]


@pytest.mark.rule("GN-312", "GN-645")
def test_a_building_is_used_once_a_turn() -> None:
    state = table(2, way=["haf"], specials=[{"extra_action": 3}])
    do(state, ANN, Take())
    do(state, ANN, Perform())
    do(state, ANN, EndAction())
    assert refused(state, ANN, Take(True)) == "GN-312"
    assert refused(state, ANN, Take()) == "GN-310"
    assert refused(state, 1, Take()) == "GN-312"


@pytest.mark.rule("GN-313", "GN-314")
def test_seats_act_as_the_tower_stops_and_by_accepted_offers_only() -> None:
    state = table(3, way=["s75"])
    assert refused(state, CLEO, Take()) == "GN-309"
    hear(state, {CLEO: Offer("haf", 10), BOB: Offer("rat", 5)})
    assert WindowOpened(CLEO, "haf") in accept(state, CLEO)
    assert refused(state, BOB, Perform()) == "GN-316"
    do(state, CLEO, Perform())
    do(state, CLEO, EndAction())
    assert refused(state, BOB, Take()) == "GN-312"
    assert refused(state, BOB, Perform()) == "GN-314"
    sell(state, Offer("pal", 5), BOB)
    do(state, BOB, Perform())
    assert state.allowance == [1, 0, 0]


@pytest.mark.rule("GN-315")
def test_in_his_window_the_performer_acts_once_and_ends_it() -> None:
    state = table(
        2,
        way=["haf"],
        specials=[{"any_good": 1, "exchange": 1}],
        goods=[{"silk": 1}],
        hands=[["k13"]],
    )
    do(state, ANN, Take())
    assert refused(state, ANN, EndAction()) == "GN-315"
    assert refused(state, ANN, SmallOrder("k13")) == "GN-611"  # only after the action
    do(state, ANN, AnyGood("salt"))
    do(state, ANN, Perform())
    assert refused(state, ANN, Perform()) == "GN-315"
    do(state, ANN, Exchange("silk", "wheat"))
    do(state, ANN, SmallOrder("k13"))
    assert WindowClosed(ANN) in do(state, ANN, EndAction())
    assert refused(state, ANN, AnyGood("salt")) == "GN-647"


@pytest.mark.rule("GN-315", "GN-R12")
def test_a_window_closes_itself_only_where_the_public_excludes_more() -> None:
    # No special card and no small order in hand: nothing can follow.
    state = table(2, way=["kut"], goods=[{"silk": 1}])
    do(state, ANN, Take())
    state.stock[0] = 0
    state.special[0] = 5
    assert "WindowClosed" in kinds(do(state, ANN, Perform()))
    # A small order that does not fit must not show in the closing.
    for card in ("k12", "k01"):
        state = table(2, way=["kut"], goods=[{"silk": 1}], hands=[[card]])
        do(state, ANN, Take())
        assert "WindowClosed" not in kinds(do(state, ANN, Perform()))
    # Without a good, or where no small order exists, it is excluded.
    state = table(2, way=["kut"], hands=[["k12"]])
    do(state, ANN, Take())
    assert "WindowClosed" in kinds(do(state, ANN, Perform()))
    state = table(2, way=["met"], hands=[["k12"]])
    do(state, ANN, Take())
    assert "WindowClosed" in kinds(do(state, ANN, Perform()))


@pytest.mark.rule("GN-316")
def test_while_a_window_is_open_nobody_else_does_anything() -> None:
    state = table(3, way=["haf"], specials=[{}, {"any_good": 1}], goods=[{}, {"silk": 1}])
    do(state, ANN, Take())
    assert state.actors() == (ANN,)
    assert refused(state, BOB, Offer("pal", 10)) == "GN-316"
    assert refused(state, BOB, AnyGood("salt")) == "GN-316"
    assert refused(state, BOB, EndAction()) == "GN-316"
    assert refused(state, ANN, OpenFloor()) == "GN-316"
    assert refused(state, ANN, Move("pal")) == "GN-407"
    assert refused(state, BOB, Pass()) == "GN-316"
    assert state.legal(BOB) == []
