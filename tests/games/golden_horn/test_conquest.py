"""Chapter 5, second half: conquest, exchange, and what they are worth at the end."""

from typing import Any

import pytest

from fondaco.games.golden_horn.rules import GoldenHornState
from fondaco.games.golden_horn.words import (
    ChooseBoat,
    ChooseStop,
    Conquer,
    DeclareEnd,
    EndSetOff,
    EndTurn,
    Exchange,
    PeasantsExchanged,
    PortRelieved,
    TerritoryConquered,
)
from fondaco.table.words import Action
from tests.games.golden_horn.tables import (
    K,
    V,
    boat,
    do,
    events,
    play_on,
    refused,
    table,
)
from tests.games.golden_horn.test_dominion import COLOURS, TERRITORIES, chest, dominion, people

SET_A = [(2, 3), (3, 6), (4, 8), (5, 10), (6, 12)]
SET_B = [(2, 3), (3, 6), (3, 6), (4, 9), (5, 12)]
PORTS = {V: {"blue": 2, "red": 2}, K: {"blue": 2, "red": 2}}
RICH = {"mercenaries": 12, "peasants": 4}


def in_phase(phase: str, **fields: Any) -> GoldenHornState:
    """Seat 0 at one of the decision points of its turn."""
    moving = {"moving": "A3"} if phase == "sail" else {}
    return dominion(2, {"A3": boat(2, K, {"blue": 1})}, phase=phase, **moving, **fields)


def payments(state: GoldenHornState, territory: str) -> list[int]:
    """All numbers of mercenaries with which seat 0 may pay for a territory."""
    return [
        action.mercenaries
        for action in state.legal(0)
        if isinstance(action, Conquer) and action.territory == territory
    ]


@pytest.mark.rule("GH-515")
@pytest.mark.parametrize("phase", ["pre", "sail", "close"])
def test_a_territory_may_be_taken_at_any_decision_of_the_own_turn(phase: str) -> None:
    state = in_phase(phase, warehouses=[{"mercenaries": 5}, {"mercenaries": 5}])
    assert refused(state, 1, Conquer("zara", 2)) == "GH-204"
    assert Conquer("zara", 2) in state.legal(0)
    told = do(state, 0, Conquer("zara", 2))
    assert state.position()["territories"]["zara"] == 0
    assert people(state) == (3, 0)
    assert TerritoryConquered(0, "zara", 2, 0) in events(told)
    assert state.position()["phase"] == phase


@pytest.mark.rule("GH-516")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_conquered_territory_cannot_be_taken_again_by_anyone(owner: int) -> None:
    state = in_phase("pre", warehouses=[RICH], territories={"zara": owner})
    assert refused(state, 0, Conquer("zara", 2)) == "GH-516"
    assert payments(state, "zara") == []


@pytest.mark.rule("GH-517")
@pytest.mark.parametrize(
    ("stored", "territory", "paid"),
    [
        ({"mercenaries": 3}, "durazzo", [3]),
        ({"mercenaries": 9}, "durazzo", [3]),
        ({"mercenaries": 2}, "durazzo", []),
        ({"mercenaries": 2, "peasants": 1}, "durazzo", []),
        ({"mercenaries": 2, "peasants": 2}, "durazzo", [2]),
        ({"mercenaries": 4, "peasants": 5}, "candia", [2, 3, 4]),
        ({"peasants": 6}, "durazzo", [0]),
        ({"peasants": 5}, "durazzo", []),
        ({"peasants": 8}, "zara", [0]),
    ],
)
def test_a_payment_is_exact_with_two_peasants_for_a_missing_mercenary(
    stored: dict[str, int], territory: str, paid: list[int]
) -> None:
    state = in_phase("pre", warehouses=[stored])
    assert payments(state, territory) == paid
    for mercenaries in set(range(-1, 10)) - set(paid):
        assert refused(state, 0, Conquer(territory, mercenaries)) == "GH-517"
    for mercenaries in paid:
        trial = state.copy()
        do(trial, 0, Conquer(territory, mercenaries))
        cost = {"zara": 2, "durazzo": 3, "candia": 4}[territory]
        left = stored.get("mercenaries", 0) - mercenaries
        assert people(trial) == (left, stored.get("peasants", 0) - 2 * (cost - mercenaries))


@pytest.mark.rule("GH-517")
def test_people_aboard_or_in_ports_or_of_others_do_not_pay() -> None:
    state = dominion(
        2,
        {"A3": boat(2, K, {"mercenaries": 5})},
        ports={V: {"mercenaries": 5}},
        warehouses=[{"mercenaries": 1}, {"mercenaries": 5}],
    )
    assert refused(state, 0, Conquer("zara", 2)) == "GH-517"


@pytest.mark.rule("GH-518", "GH-R33")
def test_people_paid_return_to_the_supply_and_the_black_reserve() -> None:
    state = in_phase("pre", warehouses=[{"mercenaries": 2, "peasants": 5}])
    bag = state.position()["bag"]
    do(state, 0, Conquer("candia", 2))
    assert people(state) == (0, 1)
    assert chest(state) == (20, 4)
    assert state.position()["bag"] == bag


@pytest.mark.rule("GH-519")
def test_a_conquered_tile_stays_with_its_conqueror_to_the_end() -> None:
    state = in_phase("pre", warehouses=[{"mercenaries": 6}], ports=PORTS)
    do(state, 0, Conquer("galata", 6))
    do(state, 0, ChooseBoat("A3"))
    for seat in (0, 1, None):
        assert state.view(seat).territories["galata"] == 0  # type: ignore[attr-defined]
    play_on(state)
    assert state.position()["territories"] == {**dict.fromkeys(TERRITORIES), "galata": 0}
    assert state.standings().scores[0].parts["territories"] == 12


@pytest.mark.rule("GH-520", "GH-R29")
def test_several_territories_may_be_conquered_in_one_turn() -> None:
    state = in_phase("pre", warehouses=[{"mercenaries": 9}])
    for territory, cost in (("zara", 2), ("durazzo", 3), ("candia", 4)):
        do(state, 0, Conquer(territory, cost))
    assert [state.position()["territories"][name] for name in TERRITORIES] == [0, 0, 0, None, None]


@pytest.mark.rule("GH-520", "GH-R29")
def test_one_conquest_per_turn_refuses_a_second_until_the_next_turn() -> None:
    state = in_phase(
        "pre", house={"conquests_per_turn": "one"}, warehouses=[RICH, {"mercenaries": 3}]
    )
    do(state, 0, Conquer("zara", 2))
    assert refused(state, 0, Conquer("durazzo", 3)) == "GH-520"
    assert refused(state, 0, Conquer("zara", 2)) == "GH-516"
    do(state, 0, ChooseBoat("A3"))
    do(state, 0, ChooseStop(3))
    do(state, 0, EndTurn())
    do(state, 1, Conquer("durazzo", 3))
    assert state.position()["territories"]["durazzo"] == 1


@pytest.mark.rule("GH-515", "GH-R30")
@pytest.mark.parametrize(("name", "numbers"), [("a", SET_A), ("b", SET_B)])
def test_both_sets_of_territories_have_their_costs_and_points(
    name: str, numbers: list[tuple[int, int]]
) -> None:
    for territory, (cost, points) in zip(TERRITORIES, numbers, strict=True):
        state = in_phase("pre", house={"territory_set": name}, warehouses=[{"mercenaries": 15}])
        assert payments(state, territory) == [cost]
        do(state, 0, Conquer(territory, cost))
        assert state.standings().scores[0].parts == {
            "goods": 0,
            "rows": 0,
            "territories": points,
            "people": 15 - cost,
        }


# -- exchange --


@pytest.mark.rule("GH-522", "GH-R27")
@pytest.mark.parametrize("phase", ["pre", "sail", "close"])
def test_own_peasants_may_be_exchanged_at_any_decision_of_the_own_turn(phase: str) -> None:
    state = in_phase(phase, warehouses=[{"peasants": 3}, {"peasants": 3}])
    assert refused(state, 1, Exchange(1)) == "GH-204"
    told = do(state, 0, Exchange(2))
    assert (people(state), people(state, 1)) == ((2, 1), (0, 3))
    assert chest(state) == (18, 2)
    assert PeasantsExchanged(0, 2) in events(told)


@pytest.mark.rule("GH-522")
@pytest.mark.parametrize(
    ("peasants", "supply", "most"), [(3, 5, 3), (3, 2, 2), (0, 5, 0), (3, 0, 0)]
)
def test_an_exchange_is_limited_by_own_peasants_and_by_the_supply(
    peasants: int, supply: int, most: int
) -> None:
    state = dominion(
        2,
        {"A3": boat(2, K, {"peasants": 2})},
        warehouses=[{"peasants": peasants}, {"mercenaries": 20 - supply, "peasants": 1}],
    )
    offered = [action for action in state.legal(0) if isinstance(action, Exchange)]
    assert offered == [Exchange(n) for n in range(1, most + 1)]
    for count in (-1, 0, most + 1):
        assert refused(state, 0, Exchange(count)) == "GH-522"


def with_peasants_in_ports(exchange: str, supply: int) -> GoldenHornState:
    """Seat 0 has only its stop to choose; peasants wait in both ports, aboard and ashore."""
    return dominion(
        2,
        {"A3": boat(2, K, {"blue": 1}), "B3": boat(6, K, {"peasants": 1})},
        house={"peasant_exchange": exchange},
        phase="sail",
        moving="A3",
        ports={V: {"peasants": 3}, K: {"peasants": 2}},
        warehouses=[{}, {"mercenaries": 20 - supply}],
    )


@pytest.mark.rule("GH-523", "GH-R27")
@pytest.mark.parametrize(
    ("supply", "venice", "constantinople"),
    [
        (0, {"peasants": 3}, {"peasants": 2}),
        (2, {"mercenaries": 2, "peasants": 1}, {"peasants": 2}),
        (4, {"mercenaries": 3}, {"mercenaries": 1, "peasants": 1}),
        (6, {"mercenaries": 3}, {"mercenaries": 2}),
    ],
)
def test_ports_too_replaces_peasants_in_ports_at_the_end_of_a_turn(
    supply: int, venice: dict[str, int], constantinople: dict[str, int]
) -> None:
    state = with_peasants_in_ports("ports_too", supply)
    told = do(state, 0, ChooseStop(3))
    replaced = min(supply, 5)
    assert state.position()["ports"] == {V: venice, K: constantinople}
    assert chest(state) == (supply - replaced, replaced)
    assert state.position()["boats"]["B3"]["cargo"] == {"peasants": 1}
    relieved = [event.count for event in events(told) if isinstance(event, PortRelieved)]
    assert sum(relieved) == replaced


@pytest.mark.rule("GH-523", "GH-R27")
def test_by_default_peasants_in_ports_stay() -> None:
    state = with_peasants_in_ports("own_warehouse", 6)
    do(state, 0, ChooseStop(3))
    assert state.position()["ports"] == {V: {"peasants": 3}, K: {"peasants": 2}}
    assert chest(state) == (6, 0)


@pytest.mark.rule("GH-523", "GH-R27")
def test_ports_are_relieved_after_the_own_exchange() -> None:
    state = dominion(
        2,
        house={"peasant_exchange": "ports_too"},
        phase="close",
        ports={V: {"peasants": 3}},
        warehouses=[{"peasants": 1}, {"mercenaries": 18}],
    )
    do(state, 0, Exchange(1))
    assert state.position()["ports"][V] == {"mercenaries": 1, "peasants": 2}
    assert people(state) == (1, 0)


# -- the end --


def last_load(venice: dict[str, int], load: str, own: int = 0, **house: str) -> GoldenHornState:
    """Seat 0 loads from Venice while nothing can be drawn any more but white cubes."""
    goods = {name: 15 - venice.get(name, 0) for name in COLOURS}
    far = {
        "mercenaries": 20 - own - venice.get("mercenaries", 0),
        "peasants": 8 - venice.get("peasants", 0),
    }
    stored = [{"mercenaries": own}, goods | far]
    state = dominion(2, house=house, ports={V: venice}, warehouses=stored)
    do(state, 0, ChooseBoat("A3", load))
    return state


@pytest.mark.rule("GH-524")
@pytest.mark.parametrize(
    ("venice", "load", "over"),
    [
        ({"blue": 2}, "blue", True),
        ({"mercenaries": 2}, "mercenaries", True),
        ({"mercenaries": 2, "peasants": 1}, "people", True),
        ({"blue": 2, "mercenaries": 1}, "blue", False),
        ({"blue": 2, "red": 1}, "blue", False),
    ],
)
@pytest.mark.parametrize("reading", ["nothing_left", "no_goods_no_mercenary"])
def test_a_home_port_with_nothing_left_sets_off_the_end(
    venice: dict[str, int], load: str, over: bool, reading: str
) -> None:
    state = last_load(venice, load, port_exhausted=reading)
    assert (state.position()["end_reason"] == "port_empty") == over
    assert (state.position()["set_off_by"] == 0) == over


@pytest.mark.rule("GH-524", "GH-R28")
@pytest.mark.parametrize(
    ("reading", "over"), [("nothing_left", False), ("no_goods_no_mercenary", True)]
)
@pytest.mark.parametrize(
    ("venice", "load"), [({"blue": 1}, "blue"), ({"mercenaries": 1}, "mercenaries")]
)
def test_a_port_with_peasants_only_is_exhausted_by_the_literal_reading(
    reading: str, over: bool, venice: dict[str, int], load: str
) -> None:
    state = last_load({**venice, "peasants": 2}, load, port_exhausted=reading)
    assert state.position()["ports"][V] == {"peasants": 2}
    assert (state.position()["set_off_by"] == 0) == over


@pytest.mark.rule("GH-524", "GH-R28")
def test_a_later_replacement_does_not_call_the_end_off() -> None:
    house = {"port_exhausted": "no_goods_no_mercenary", "peasant_exchange": "ports_too"}
    state = last_load({"blue": 1, "peasants": 1}, "blue", own=2, **house)
    do(state, 0, Conquer("zara", 2))
    do(state, 0, ChooseStop(1))
    assert state.position()["ports"][V] == {"mercenaries": 1}
    assert state.position()["set_off_by"] == 0


@pytest.mark.rule("GH-524", "GH-R34")
@pytest.mark.parametrize(
    ("end_round", "order"), [("finish_round", [1, 2]), ("others_once_more", [1, 2, 0])]
)
def test_the_fifth_territory_sets_off_the_last_turns(end_round: str, order: list[int]) -> None:
    state = dominion(
        3,
        house={"end_round": end_round},
        active=1,
        ports=PORTS,
        warehouses=[{}, {"mercenaries": 6}],
        territories=dict.fromkeys(TERRITORIES[:4], 2),
    )
    told = do(state, 1, Conquer("galata", 6))
    assert EndSetOff(1, "territories") in events(told)
    assert play_on(state) == order
    assert state.end_reason() == "territories"


@pytest.mark.rule("GH-524")
def test_the_fourth_territory_sets_off_nothing() -> None:
    state = in_phase(
        "pre", warehouses=[{"mercenaries": 6}], territories=dict.fromkeys(TERRITORIES[:3], 1)
    )
    do(state, 0, Conquer("galata", 6))
    assert state.position()["set_off_by"] is None


@pytest.mark.rule("GH-524", "GH-526")
def test_a_declaration_sets_off_the_end_with_the_expansion_too() -> None:
    state = in_phase("close", warehouses=[dict.fromkeys(COLOURS, 1)], ports=PORTS)
    do(state, 0, DeclareEnd())
    assert (state.position()["set_off_by"], state.position()["end_reason"]) == (0, "declared")


@pytest.mark.rule("GH-525")
def test_territories_and_people_ashore_score_and_people_afloat_do_not() -> None:
    state = dominion(
        2,
        {"A3": boat(2, K, {"mercenaries": 4}), "A2": boat(3, K, {"peasants": 1})},
        warehouses=[{"red": 2, "mercenaries": 3, "peasants": 2}, {"mercenaries": 1}],
        territories={"zara": 0, "galata": 0, "durazzo": 1},
    )
    scores = state.standings().scores
    assert scores[0].parts == {"goods": 2, "rows": 0, "territories": 15, "people": 5}
    assert [score.total for score in scores] == [22, 7]


@pytest.mark.rule("GH-526")
@pytest.mark.parametrize(
    "crowd", [{"mercenaries": 2}, {"peasants": 2}, {"mercenaries": 1, "peasants": 1}]
)
def test_people_belong_to_no_row_and_help_no_declaration(crowd: dict[str, int]) -> None:
    five = dict.fromkeys(COLOURS[:5], 1)
    state = in_phase("close", warehouses=[five | crowd])
    assert state.standings().scores[0].parts["rows"] == 2
    assert refused(state, 0, DeclareEnd()) == "GH-802"


@pytest.mark.rule("GH-501", "GH-524")
@pytest.mark.parametrize("action", [Conquer("zara", 2), Exchange(1)])
def test_nothing_is_conquered_or_exchanged_once_the_game_is_over(action: Action) -> None:
    state = dominion(2, phase="over", end_reason="port_empty", set_off_by=1, warehouses=[RICH])
    assert refused(state, 0, action) == "GH-204"
    assert table(2, phase="over", end_reason="port_empty", set_off_by=1).actors() == ()
