"""Chapter 8: what sets off the end, the last turns, the scoring."""

from typing import Any

import pytest

from fondaco.games.golden_horn.rules import GoldenHornState
from fondaco.games.golden_horn.words import (
    ChooseBoat,
    ChooseStop,
    Conquer,
    DeclareEnd,
    EndDeclared,
    EndSetOff,
    EndTurn,
    GameEnded,
    Pass,
    Raid,
)
from fondaco.table.audience import ALL
from fondaco.table.words import Final
from tests.games.golden_horn.tables import K, V, boat, do, events, play_on, refused, table

COLOURS = ("orange", "pink", "green", "red", "blue", "yellow")
SIX = dict.fromkeys(COLOURS, 1)
PORTS = {V: {"blue": 3, "red": 3, "pink": 3}, K: {"blue": 3, "red": 3, "pink": 3}}
READINGS = ("finish_round", "others_once_more")


def goods(*counts: int) -> dict[str, int]:
    """A warehouse by numbers in colour order."""
    return {name: count for name, count in zip(COLOURS, counts, strict=True) if count}


def emptied_bag(venice: dict[str, int], in_bag: int = 0, **fields: Any) -> GoldenHornState:
    """Seat 0 to move in a game with three seats; nearly all goods lie in seat 1's warehouse."""
    hoard = {name: 15 - venice.get(name, 0) for name in COLOURS}
    hoard["orange"] -= in_bag
    stored = fields.pop("warehouses", [{}, hoard])
    return table(3, ports={V: venice}, warehouses=stored, **fields)


# -- triggers --


@pytest.mark.rule("GH-801")
def test_a_home_port_empty_after_its_refill_sets_off_the_end() -> None:
    state = emptied_bag({"blue": 2})
    told = do(state, 0, ChooseBoat("A3", "blue"))
    assert EndSetOff(0, "port_empty") in events(told)
    assert (state.position()["set_off_by"], state.position()["end_reason"]) == (0, "port_empty")


@pytest.mark.rule("GH-801", "GH-R24")
@pytest.mark.parametrize(("venice", "in_bag"), [({"blue": 2, "red": 1}, 0), ({"blue": 2}, 1)])
def test_goods_left_or_refilled_keep_the_game_going(venice: dict[str, int], in_bag: int) -> None:
    state = emptied_bag(venice, in_bag)
    do(state, 0, ChooseBoat("A3", "blue"))
    assert state.position()["set_off_by"] is None


@pytest.mark.rule("GH-801")
def test_constantinople_counts_as_well_and_the_other_port_is_not_asked() -> None:
    hoard = dict.fromkeys(COLOURS, 15) | {"blue": 13}
    state = table(
        3, {"A3": boat(13, V)}, ports={V: {"blue": 1}, K: {"blue": 1}}, warehouses=[{}, hoard]
    )
    do(state, 0, ChooseBoat("A3", "blue"))
    assert state.position()["set_off_by"] == 0
    with_stock = table(3, ports={V: {"blue": 9}, K: {}})
    do(with_stock, 0, ChooseBoat("A3", "blue"))
    assert with_stock.position()["set_off_by"] is None


@pytest.mark.rule("GH-802", "GH-R22")
def test_six_colours_in_the_warehouse_allow_the_declaration() -> None:
    state = table(3, phase="close", ports=PORTS, warehouses=[SIX])
    told = do(state, 0, DeclareEnd())
    assert EndDeclared(0) in events(told)
    assert EndSetOff(0, "declared") in events(told)


@pytest.mark.rule("GH-802", "GH-R22")
@pytest.mark.parametrize("missing", COLOURS)
def test_without_one_of_the_colours_it_is_refused_even_with_it_afloat(missing: str) -> None:
    stored = {name: 4 for name in COLOURS if name != missing}
    name = "A3" if missing in ("orange", "pink", "blue") else "A2"
    state = table(
        4,
        {name: boat(7, K, {missing: 3})},
        {"warehouse_view": "closed"},
        phase="close",
        warehouses=[stored, SIX],
        ports=PORTS,
    )
    assert refused(state, 0, DeclareEnd()) == "GH-802"


@pytest.mark.rule("GH-803", "GH-R22")
def test_the_declaration_belongs_to_the_close_of_the_own_turn() -> None:
    early = table(3, ports=PORTS, warehouses=[SIX, SIX])
    assert refused(early, 0, DeclareEnd()) == "GH-803"
    assert refused(early, 1, DeclareEnd()) == "GH-204"
    do(early, 0, ChooseBoat("A3", "blue"))
    assert refused(early, 0, DeclareEnd()) == "GH-803"
    do(early, 0, ChooseStop(1))
    assert early.legal(0) == [DeclareEnd(), EndTurn()]


@pytest.mark.rule("GH-803")
def test_the_declaration_may_follow_a_pass() -> None:
    state = table(3, ports={K: {"blue": 1}}, warehouses=[SIX])
    do(state, 0, Pass())
    assert DeclareEnd() in state.legal(0)


@pytest.mark.rule("GH-803")
def test_the_declaration_is_never_compulsory_and_may_come_on_a_later_turn() -> None:
    state = table(2, phase="close", ports=PORTS, warehouses=[SIX])
    assert state.lapse(0) == EndTurn()
    do(state, 0, EndTurn())
    assert state.position()["set_off_by"] is None
    while DeclareEnd() not in state.legal(0):
        do(state, state.active, state.lapse(state.active))
    assert state.turn == 3
    do(state, 0, DeclareEnd())
    assert state.position()["set_off_by"] == 0


@pytest.mark.rule("GH-803")
def test_the_declaration_cannot_be_taken_back() -> None:
    closed = {"warehouse_view": "closed"}
    state = table(3, options=closed, phase="close", ports=PORTS, warehouses=[SIX])
    do(state, 0, DeclareEnd())
    assert EndDeclared.final is Final.SHOWN
    assert state.legal(0) == [EndTurn()]
    do(state, 0, EndTurn())
    assert state.position()["set_off_by"] == 0


@pytest.mark.rule("GH-804")
def test_the_seat_that_empties_a_port_completes_its_turn() -> None:
    hoard = dict.fromkeys(COLOURS, 15) | {"blue": 13}
    state = table(3, active=2, ports={V: {"blue": 2}}, warehouses=[hoard])
    do(state, 2, ChooseBoat("C3", "blue"))
    assert state.actors() == (2,)
    do(state, 2, ChooseStop(1))
    assert state.position()["boats"]["C3"]["cargo"] == {"blue": 2}
    assert state.end_reason() == "port_empty"


# -- last turns --


def declared(seats: int, first: int, seat: int, reading: str) -> list[int]:
    """Who still plays after a declaration."""
    state = table(
        seats,
        None,
        {"end_round": reading},
        phase="close",
        active=seat,
        first=first,
        ports=PORTS,
        warehouses=[SIX] * seats,
    )
    turn = state.turn
    do(state, seat, DeclareEnd())
    assert state.turn != turn or not state.actors()
    return play_on(state)


@pytest.mark.rule("GH-805", "GH-R2", "GH-112")
@pytest.mark.parametrize(
    ("seats", "first", "seat", "order"),
    [
        (2, 0, 0, [1]),
        (2, 0, 1, []),
        (2, 1, 0, []),
        (3, 0, 0, [1, 2]),
        (3, 2, 0, [1]),
        (4, 0, 1, [2, 3]),
        (4, 0, 3, []),
        (4, 2, 0, [1]),
        (4, 2, 1, []),
        (4, 2, 2, [3, 0, 1]),
    ],
)
def test_the_running_round_is_completed(
    seats: int, first: int, seat: int, order: list[int]
) -> None:
    assert declared(seats, first, seat, "finish_round") == order


@pytest.mark.rule("GH-806", "GH-R2")
@pytest.mark.parametrize("first", [0, 2])
@pytest.mark.parametrize(
    ("seats", "seat", "order"),
    [(3, 0, [1, 2]), (3, 2, [0, 1]), (4, 1, [2, 3, 0]), (4, 3, [0, 1, 2])],
)
def test_every_other_seat_plays_once_more(
    seats: int, first: int, seat: int, order: list[int]
) -> None:
    assert declared(seats, first, seat, "others_once_more") == order


@pytest.mark.rule("GH-805", "GH-R2")
def test_equally_many_turns_from_the_first_round_on() -> None:
    state = table(3, first=1, active=1, ports=PORTS, warehouses=[{}, {}, SIX])
    turns = [0, 0, 0]
    while state.actors():
        seat, turn = state.active, state.turn
        turns[seat] += 1
        while state.actors() and state.turn == turn:
            may_declare = turns[seat] == 2 and DeclareEnd() in state.legal(seat)
            do(state, seat, DeclareEnd() if may_declare else state.lapse(seat))
    assert turns == [2, 2, 2]


@pytest.mark.rule("GH-807")
@pytest.mark.parametrize("reading", READINGS)
def test_later_triggers_change_nothing(reading: str) -> None:
    hoard = dict.fromkeys(COLOURS, 15) | {"blue": 13}
    state = table(
        3,
        None,
        {"end_round": reading},
        active=1,
        ports={V: {"blue": 2}},
        warehouses=[hoard],
        set_off_by=0,
        end_reason="declared",
    )
    told = do(state, 1, ChooseBoat("B2", "blue"))
    assert not any(isinstance(event, EndSetOff) for event in events(told))
    assert (state.position()["set_off_by"], state.position()["end_reason"]) == (0, "declared")
    do(state, 1, ChooseStop(1))
    assert play_on(state) == [2]
    assert state.end_reason() == "declared"


@pytest.mark.rule("GH-524", "GH-807")
@pytest.mark.parametrize("reading", READINGS)
def test_the_last_territory_changes_nothing_in_the_last_turns(reading: str) -> None:
    state = table(
        3,
        {"B2": boat(2, K)},
        {"expansion": "on", "end_round": reading},
        active=1,
        ports=PORTS,
        warehouses=[SIX, {"mercenaries": 2}],
        territories={"durazzo": 0, "candia": 0, "negroponte": 2, "galata": 2},
        set_off_by=0,
        end_reason="declared",
    )
    told = do(state, 1, Conquer("zara", 2))
    assert not any(isinstance(event, EndSetOff) for event in events(told))
    assert (state.position()["set_off_by"], state.position()["end_reason"]) == (0, "declared")
    do(state, 1, ChooseBoat("B2"))
    do(state, 1, ChooseStop(3))
    assert play_on(state) == [2]
    assert state.end_reason() == "declared"


@pytest.mark.rule("GH-807")
def test_declaring_is_not_offered_again() -> None:
    state = table(
        3,
        None,
        {"warehouse_view": "closed"},
        active=1,
        phase="close",
        warehouses=[SIX, SIX],
        set_off_by=0,
        end_reason="declared",
    )
    assert refused(state, 1, DeclareEnd()) == "GH-807"
    open_table = table(
        3,
        {"B2": boat(2, K)},
        active=1,
        phase="sail",
        moving="B2",
        warehouses=[SIX, SIX],
        set_off_by=0,
        end_reason="declared",
    )
    do(open_table, 1, ChooseStop(3))
    assert open_table.active == 2


@pytest.mark.rule("GH-807")
def test_the_last_turns_are_ordinary_turns() -> None:
    state = table(
        3,
        {"A3": boat(5, K, {"blue": 1})},
        active=1,
        hands=[{}, {"green": 2}],
        ports=PORTS,
        warehouses=[SIX],
        set_off_by=0,
        end_reason="declared",
    )
    do(state, 1, Raid("A3", ("green", "green")))
    assert refused(state, 1, Pass()) == "GH-205"
    do(state, 1, ChooseBoat("B2", "blue"))
    assert state.position()["warehouses"][1] == {"blue": 1}


# -- scoring --


def total(*counts: int) -> int:
    return table(2, warehouses=[goods(*counts)]).standings().scores[0].total


@pytest.mark.rule("GH-808")
def test_goods_on_boats_or_in_ports_and_cards_score_nothing() -> None:
    state = table(
        4,
        {"A3": boat(5, K, {"blue": 5}), "A2": boat(7, K, {"green": 4})},
        ports=PORTS,
        hands=[dict.fromkeys(COLOURS, 4)],
        warehouses=[goods(1, 0, 0, 0, 0, 0)],
    )
    assert state.standings().scores[0].parts == {"goods": 1, "rows": 0}
    assert [score.total for score in state.standings().scores] == [1, 0, 0, 0]


@pytest.mark.rule("GH-809")
@pytest.mark.parametrize("count", [1, 2, 7, 15])
def test_every_good_ashore_is_worth_a_point(count: int) -> None:
    assert total(0, 0, count, 0, 0, 0) == count


@pytest.mark.rule("GH-810")
@pytest.mark.parametrize(("colours", "bonus"), list(enumerate([0, 0, 0, 0, 1, 2, 4])))
def test_rows_of_four_five_and_six_colours_give_a_bonus(colours: int, bonus: int) -> None:
    stored = dict.fromkeys(COLOURS[:colours], 1)
    parts = table(2, warehouses=[stored]).standings().scores[0].parts
    assert parts == {"goods": colours, "rows": bonus}


@pytest.mark.rule("GH-810")
def test_a_row_is_made_of_one_warehouse_only() -> None:
    state = table(2, warehouses=[goods(1, 1, 1, 0, 0, 0), goods(0, 0, 0, 1, 1, 1)])
    assert [score.parts["rows"] for score in state.standings().scores] == [0, 0]


@pytest.mark.rule("GH-811")
@pytest.mark.parametrize(
    ("counts", "rows"),
    [((2, 2, 2, 2, 2, 2), 8), ((3, 3, 3, 3, 0, 0), 3), ((1, 1, 1, 1, 1, 3), 4)],
)
def test_as_many_rows_as_possible_but_each_good_in_one_only(
    counts: tuple[int, ...], rows: int
) -> None:
    parts = table(2, warehouses=[goods(*counts)]).standings().scores[0].parts
    assert parts["rows"] == rows


def best_rows(counts: tuple[int, ...]) -> int:
    """The highest bonus of any division into rows; the largest colours may always come first."""
    bonus = (0, 0, 0, 0, 1, 2, 4)
    left = sorted((count for count in counts if count), reverse=True)
    return max(
        (
            bonus[size] + best_rows((*(n - 1 for n in left[:size]), *left[size:]))
            for size in range(4, len(left) + 1)
        ),
        default=0,
    )


@pytest.mark.rule("GH-812", "GH-R23")
@pytest.mark.parametrize(
    "counts",
    [
        (3, 2, 1, 2, 1, 4),
        (2, 2, 2, 2, 1, 1),
        (3, 3, 3, 3, 2, 1),
        (4, 4, 2, 2, 2, 2),
        (1, 2, 3, 4, 5, 6),
        (3, 3, 1, 1, 1, 0),
        (2, 2, 2, 2, 2, 0),
    ],
)
def test_rows_by_layers_give_the_highest_bonus_of_all_divisions(counts: tuple[int, ...]) -> None:
    parts = table(2, warehouses=[goods(*counts)]).standings().scores[0].parts
    assert parts["rows"] == best_rows(counts)


@pytest.mark.rule("GH-813")
@pytest.mark.parametrize(
    ("points", "ranks", "winners"),
    [
        ((3, 5, 4, 1), (3, 1, 2, 4), (1,)),
        ((4, 4, 2, 2), (1, 1, 3, 3), (0, 1)),
        ((2, 2, 2, 2), (1, 1, 1, 1), (0, 1, 2, 3)),
        ((6, 1, 1, 0), (1, 2, 2, 4), (0,)),
    ],
)
def test_the_highest_total_wins_and_equal_totals_share_their_place(
    points: tuple[int, ...], ranks: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    state = table(
        4,
        phase="over",
        end_reason="port_empty",
        set_off_by=2,
        hands=[{"red": 3}],
        warehouses=[goods(0, 0, 0, 0, 0, n) for n in points],
    )
    assert state.standings().ranks == ranks
    assert state.standings().winners == winners


@pytest.mark.rule("GH-814")
@pytest.mark.parametrize("setter", [0, 1, 2])
def test_whoever_set_off_the_end_has_no_advantage(setter: int) -> None:
    state = table(
        3,
        phase="over",
        end_reason="port_empty",
        set_off_by=setter,
        warehouses=[SIX, SIX, SIX | {"red": 2}],
    )
    assert [score.total for score in state.standings().scores] == [10, 10, 11]
    assert state.standings().ranks == (2, 2, 1)


@pytest.mark.rule("GH-805", "GH-813")
def test_the_end_is_told_to_all_with_the_scores() -> None:
    state = table(2, phase="close", active=1, ports=PORTS, warehouses=[{"red": 2}, SIX])
    told = do(state, 1, DeclareEnd())
    (end,) = [said for said in told if isinstance(said.event, GameEnded)]
    assert end.audience == ALL
    shown = tuple(state.position()["warehouses"])
    assert end.event == GameEnded("declared", state.standings().scores, shown)
    assert (state.end_reason(), state.actors()) == ("declared", ())
    assert refused(state, 0, EndTurn()) == "GH-204"
