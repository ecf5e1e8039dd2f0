"""Chapter 8: the end and the scoring."""

from typing import Any

import pytest

from fondaco.games.mediterranee.words import Done, GameEnded
from tests.games.mediterranee.tables import (
    GENOA,
    GOODS,
    SPAIN,
    VENICE,
    begun,
    do,
    events,
    galley,
    port,
    seen,
    table,
)


def parts(seat: int, ports: dict[str, Any], options: Any = None, **fields: Any) -> dict[str, int]:
    return table({}, ports, options, **fields).standings().scores[seat].parts


def total(seat: int, ports: dict[str, Any], options: Any = None, **fields: Any) -> int:
    return table({}, ports, options, **fields).standings().scores[seat].total


def filled(name: str, holder: int, missing: int = 0) -> dict[str, Any]:
    state = table()
    number = state.parts.port_id[name]
    made = state.parts.goods[state.parts.good_of[number]]
    wanted = [good for good in GOODS if good != made]
    return {name: port(holder, 0, wanted[: state.chart.capacity[number] - missing])}


POOR = [0, 0, 0, 0]


@pytest.mark.rule("ME-802", "ME-803", "ME-804", "ME-805", "ME-806", "ME-807", "ME-810")
def test_e39_a_whole_score() -> None:
    held = (
        filled("venezia", VENICE)
        | filled("ragusa", VENICE)
        | filled("corfu", VENICE)
        | {"modon": port(VENICE, 1, ["iron", "gold"]), "creta": port(VENICE, 0, ["iron"])}
    )
    money = [3700, 0, 0, 0]
    assert parts(VENICE, held, money=money) == {
        "capital": 10,
        "ports": 2,
        "warehouses": 10 + 5 + 2,
        "treasury": 7,
    }
    assert total(VENICE, held, money=money) == 36


@pytest.mark.rule("ME-R39", "ME-804", "ME-802")
def test_e40_the_starting_position() -> None:
    assert total(VENICE, {}) == 15
    assert total(VENICE, {}, {"own_capital_unfilled": "ten_plus_one"}) == 15
    assert total(VENICE, {}, {"own_capital_unfilled": "ten_only"}) == 14


@pytest.mark.rule("ME-802", "ME-804", "ME-803", "ME-R39")
def test_e41_without_the_own_capital() -> None:
    held = {"valencia": port(GENOA, 1), "genova": port(SPAIN, 1)}
    money = [0, 0, 900, 0]
    assert total(SPAIN, held, money=money) == 2
    assert total(SPAIN, held, {"own_capital_unfilled": "ten_only"}, money=money) == 2


@pytest.mark.rule("ME-803")
@pytest.mark.parametrize(("ducats", "points"), [(0, 0), (400, 0), (500, 1), (900, 1), (1000, 2)])
def test_a_point_per_full_500(ducats: int, points: int) -> None:
    assert parts(0, {}, money=[ducats, 0, 0, 0])["treasury"] == points


@pytest.mark.rule("ME-805", "ME-806", "ME-807", "ME-808")
@pytest.mark.parametrize(("name", "full"), [("creta", 2), ("sicilia", 5), ("genova", 10)])
def test_full_warehouses_score_once_by_size(name: str, full: int) -> None:
    def scored(missing: int) -> tuple[int, int]:
        found = parts(VENICE, filled(name, VENICE, missing), money=POOR)
        return found["ports"] - 1, found["warehouses"]  # Venezia itself is a port not full

    assert scored(0) == (0, full)
    assert scored(1) == (1, 0)


@pytest.mark.rule("ME-807", "ME-R39")
def test_a_full_own_capital_is_worth_20() -> None:
    for rule in ("ten_plus_one", "ten_only"):
        options = {"own_capital_unfilled": rule}
        assert total(VENICE, filled("venezia", VENICE), options, money=POOR) == 20


@pytest.mark.rule("ME-809")
def test_galleys_sailors_cargo_castles_and_monopolies_score_nothing() -> None:
    ships = {"g1": galley(0, 10, 3, {"gems": 2}), "g2": galley(0, 10, 5)}
    rich = table(ships, {"cyrena": port(0, 40, (), castle=True)}, money=POOR)
    plain = table({}, {"cyrena": port(0, 0)}, money=POOR)
    assert rich.standings().scores[0] == plain.standings().scores[0]


@pytest.mark.rule("ME-810", "ME-811", "ME-R40")
@pytest.mark.parametrize(
    ("option", "ranks"),
    [("shared", (1, 1, 3, 4)), ("money", (2, 1, 3, 4)), ("ports", (1, 2, 3, 4))],
)
def test_the_highest_total_wins_and_ties(option: str, ranks: tuple[int, ...]) -> None:
    """Venice has a port more, Genoa the money for it."""
    held = {"ragusa": port(VENICE, 1)}
    money = [1000, 1900, 500, 0]
    state = table({}, held, {"tie_break": option}, money=money)
    scores = [score.total for score in state.standings().scores]
    assert scores[0] == scores[1]
    assert state.standings().ranks == ranks


@pytest.mark.rule("ME-811", "ME-R40")
@pytest.mark.parametrize("option", ["shared", "money", "ports"])
def test_what_is_still_equal_is_shared(option: str) -> None:
    state = table({}, {}, {"tie_break": option})
    assert state.standings().winners == (0, 1, 2, 3)


@pytest.mark.rule("ME-R40")
def test_equal_ports_are_decided_by_money() -> None:
    state = table({}, {}, {"tie_break": "ports"}, money=[1000, 1400, 0, 0])
    assert state.standings().ranks == (2, 1, 3, 3)


@pytest.mark.rule("ME-801", "ME-901")
def test_the_game_ends_after_phase_6_of_the_last_round() -> None:
    ships = {"g1": galley(0, 4, 1, {"iron": 1})}
    state = table(ships, phase="sales", round=8)
    told = events(do(state, 0, Done()))
    ended = next(event for event in told if isinstance(event, GameEnded))
    assert ended.money == (2300, 2300, 2300, 2300)  # the last income is paid
    assert state.actors() == ()
    assert seen(state, None).money == (2300, 2300, 2300, 2300)
    assert seen(state, None).scores == ended.scores
    refusal = state.check(0, Done())
    assert refusal is not None
    assert refusal.rule == "ME-801"


@pytest.mark.rule("ME-801")
def test_nothing_ends_the_game_earlier() -> None:
    lost = {"genova": port(VENICE, 1), "valencia": port(VENICE, 1), "istanbul": port(VENICE, 1)}
    state = table({"g1": galley(VENICE, 0, 1)}, lost, money=[9000, 0, 0, 0], phase="sales", round=7)
    while seen(state).phase == "sales":
        do(state, state.actors()[0], Done())
    assert state.end_reason() is None
    assert seen(state).phase == "bids"
    assert begun().end_reason() is None
