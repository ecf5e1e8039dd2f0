"""Chapter 5: Dominio da Mar. Mercenaries, peasants and territories."""

from typing import Any

import pytest

from fondaco.games.golden_horn.rules import GoldenHornState
from fondaco.games.golden_horn.words import (
    ChooseBoat,
    ChooseFleet,
    ChooseStop,
    Conquer,
    Exchange,
    Pass,
    PlaceBoats,
    PortFilled,
    Raid,
)
from fondaco.table.chance import Chance, RecordedChance
from fondaco.table.titles import open_game
from fondaco.table.words import Action, Invalid
from tests.games.golden_horn.deals import dealt
from tests.games.golden_horn.tables import (
    K,
    V,
    boat,
    do,
    events,
    picks,
    refused,
    stops,
    table,
)

COLOURS = ("orange", "pink", "green", "red", "blue", "yellow")
TERRITORIES = ("zara", "durazzo", "candia", "negroponte", "galata")


def dominion(
    seats: int = 2, boats: dict[str, Any] | None = None, /, *, house: Any = None, **fields: Any
) -> GoldenHornState:
    """A table with the expansion; `house` are further options."""
    return table(seats, boats, {"expansion": "on", **(house or {})}, **fields)


def people(state: GoldenHornState, seat: int = 0) -> tuple[int, int]:
    """Mercenaries and peasants in a warehouse."""
    stored = state.position()["warehouses"][seat]
    return stored.get("mercenaries", 0), stored.get("peasants", 0)


def chest(state: GoldenHornState) -> tuple[int, int]:
    """Supply and black reserve."""
    return state.supply, state.reserve


def before_goods(seats: int = 2) -> GoldenHornState:
    """The set-up, waiting for the last seat to place its boats."""
    state = open_game("golden-horn", {"expansion": "on"}).deal(seats, RecordedChance([]), first=0)
    assert isinstance(state, GoldenHornState)
    for seat, fleet in enumerate("ABCD"[:seats]):
        do(state, seat, ChooseFleet(fleet))
    for seat, fleet in enumerate("ABC"[: seats - 1]):
        do(state, seat, PlaceBoats({f"{fleet}{n}": V for n in (1, 2, 3)}))
    return state


def place_last(fleet: str = "B") -> PlaceBoats:
    return PlaceBoats({f"{fleet}{n}": K for n in (1, 2, 3)})


class LastKind(Chance):
    """Always draws the last kind there is: white before black before yellow."""

    def below(self, n: int) -> int:
        return n - 1


# -- set-up and refill --


@pytest.mark.rule("GH-501")
@pytest.mark.parametrize("action", [Conquer("zara", 2), Exchange(1)])
def test_without_the_expansion_its_actions_are_refused(action: Action) -> None:
    state = table(2, ports={V: {"blue": 1}})
    assert refused(state, 0, action) == "GH-501"
    assert refused(state, 1, action) == "GH-204"


@pytest.mark.rule("GH-501")
def test_without_the_expansion_there_are_no_people_and_no_territories() -> None:
    state = table(2, ports={V: {"blue": 1}})
    position = state.position()
    assert (position["supply"], position["reserve"], position["territories"]) == (0, 0, {})
    assert sum(position["bag"].values()) == 89
    assert refused(state, 0, ChooseBoat("A3", "mercenaries")) == "GH-303"
    assert set(state.standings().scores[0].parts) == {"goods", "rows"}
    new = dealt(2).position()
    assert (new["bag"], new["supply"]) == (dict.fromkeys(COLOURS, 15), 0)
    with pytest.raises(Invalid) as caught:
        table(2, ports={V: {"mercenaries": 1}})
    assert caught.value.rule == "GH-501"


@pytest.mark.rule("GH-501")
def test_base_rules_stay_valid_with_the_expansion() -> None:
    state = dominion(2, {"B2": boat(5, K, {"blue": 1})}, hands=[{"red": 2}], ports={V: {"red": 3}})
    do(state, 0, Raid("B2", ("red", "red")))
    assert refused(state, 0, ChooseBoat("A3", "red")) == "GH-303"
    assert refused(state, 0, Pass()) == "GH-205"


@pytest.mark.rule("GH-502")
def test_black_and_white_cubes_join_the_bag_and_ten_cubes_go_onto_each_port() -> None:
    state = before_goods()
    bag = state.position()["bag"]
    assert bag == dict.fromkeys(COLOURS, 15) | {"black": 8, "white": 8}
    venice = picks(bag, *["orange"] * 10)
    bag["orange"] -= 10
    constantinople = picks(bag, *["pink"] * 7, "black", "black", "white")
    do(state, 1, place_last(), drew=venice + constantinople + [0] * 10)
    assert state.position()["ports"] == {V: {"orange": 10}, K: {"pink": 7, "mercenaries": 3}}
    assert state.position()["bag"] == {
        **dict.fromkeys(COLOURS, 15),
        "orange": 5,
        "pink": 8,
        "black": 6,
        "white": 8,
    }


@pytest.mark.rule("GH-503")
def test_five_open_territories_and_twenty_mercenaries_in_the_supply() -> None:
    state = dominion(2, ports={V: {"blue": 1}})
    assert state.position()["supply"] == 20
    assert state.position()["territories"] == dict.fromkeys(TERRITORIES)
    assert refused(state, 0, Conquer("crete", 0)) == "GH-503"


@pytest.mark.rule("GH-503")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_territories_are_not_spaces(seats: int) -> None:
    assert dominion(seats).track.colour == table(seats).track.colour


@pytest.mark.rule("GH-504")
def test_black_and_white_cubes_become_mercenaries_at_a_refill() -> None:
    state = dominion(2, ports={V: {"blue": 4, "red": 6}}, reserve=2)
    bag = state.position()["bag"]
    told = do(
        state, 0, ChooseBoat("A3", "blue"), drew=picks(bag, "black", "white", "white", "green")
    )
    assert state.position()["ports"][V] == {"green": 1, "red": 6, "mercenaries": 3}
    assert chest(state) == (17, 3)
    assert state.position()["bag"] == {**bag, "black": 5, "green": 14}
    assert PortFilled(V, {"green": 1}, 3, 0, 1, 2) in events(told)


@pytest.mark.rule("GH-505", "GH-R25")
def test_a_refill_brings_goods_and_people_together_to_ten() -> None:
    port = {"blue": 3, "red": 2, "mercenaries": 3, "peasants": 2}
    state = dominion(2, ports={V: port})
    do(state, 0, ChooseBoat("A3", "blue"), drew=[0, 0, 0])
    assert sum(state.position()["ports"][V].values()) == 10


@pytest.mark.rule("GH-505")
def test_only_the_port_just_loaded_from_is_refilled() -> None:
    state = dominion(2, {"A2": boat(8, V)}, ports={V: {"blue": 3, "red": 7}, K: {"red": 4}})
    do(state, 0, ChooseBoat("A3", "blue"), drew=[0, 0, 0])
    assert state.position()["ports"][K] == {"red": 4}


@pytest.mark.rule("GH-505")
def test_a_short_port_is_not_topped_up_when_a_boat_arrives_or_a_turn_ends() -> None:
    state = dominion(2, {"A3": boat(7, K, {"blue": 1})}, ports={V: {"red": 7}, K: {"red": 4}})
    do(state, 0, ChooseBoat("A3"), drew=[])
    do(state, 0, ChooseStop(8), drew=[0])
    assert state.position()["ports"] == {V: {"red": 7}, K: {"red": 4}}


@pytest.mark.rule("GH-512", "GH-R31")
def test_figures_come_first_then_peasants_even_of_the_black_cubes_just_drawn() -> None:
    state = dominion(
        2, ports={V: {"blue": 3, "red": 7}}, warehouses=[{}, {"mercenaries": 19}], reserve=1
    )
    bag = state.position()["bag"]
    do(state, 0, ChooseBoat("A3", "blue"), drew=picks(bag, "white", "black", "black"))
    assert state.position()["ports"][V] == {"red": 7, "mercenaries": 1, "peasants": 2}
    assert chest(state) == (0, 1)
    assert state.position()["bag"] == {**bag, "black": 5}


@pytest.mark.rule("GH-512", "GH-R31")
def test_white_cubes_nobody_can_replace_are_drawn_anew_and_go_back_after_the_refill() -> None:
    goods = {**dict.fromkeys(COLOURS, 15), "red": 5, "blue": 14}
    far = {"mercenaries": 20, "peasants": 8}
    state = dominion(2, ports={V: {"blue": 1, "red": 9}}, warehouses=[{}, goods | far])
    assert state.position()["bag"] == {"red": 1, "white": 8}
    told = do(state, 0, ChooseBoat("A3", "blue"), drew=[1, 1, 0])
    assert state.position()["ports"][V] == {"red": 10}
    assert state.position()["bag"] == {"white": 8}
    assert PortFilled(V, {"red": 1}, 0, 0, 0, 2) in events(told)


@pytest.mark.rule("GH-512", "GH-R31")
def test_a_port_stays_short_when_only_white_cubes_are_left_and_nothing_replaces_them() -> None:
    goods = {**dict.fromkeys(COLOURS, 15), "red": 8, "blue": 13}
    far = {"mercenaries": 20, "peasants": 8}
    state = dominion(2, ports={V: {"blue": 2, "red": 7}}, warehouses=[{}, goods | far])
    do(state, 0, ChooseBoat("A3", "blue"), drew=[0] * 8)
    assert state.position()["ports"][V] == {"red": 7}
    assert state.position()["bag"] == {"white": 8}


@pytest.mark.rule("GH-512")
def test_at_set_up_white_cubes_go_back_after_both_ports() -> None:
    state = before_goods()
    state.apply(1, place_last(), LastKind())
    assert state.position()["ports"] == {V: {"mercenaries": 10}, K: {"yellow": 4, "mercenaries": 6}}
    assert state.position()["bag"]["white"] == 8
    assert chest(state) == (4, 8)


@pytest.mark.rule("GH-521")
def test_peasants_appear_only_once_the_supply_is_empty() -> None:
    port = {"blue": 2, "red": 8}
    rich = dominion(2, ports={V: port}, warehouses=[{}, {"mercenaries": 18}], reserve=4)
    do(rich, 0, ChooseBoat("A3", "blue"), drew=picks(rich.position()["bag"], "black", "black"))
    assert rich.position()["ports"][V] == {"red": 8, "mercenaries": 2}
    poor = dominion(2, ports={V: port}, warehouses=[{}, {"mercenaries": 20}], reserve=4)
    do(poor, 0, ChooseBoat("A3", "blue"), drew=picks(poor.position()["bag"], "black", "green"))
    assert poor.position()["ports"][V] == {"green": 1, "red": 8, "peasants": 1}
    assert chest(poor) == (0, 4)


@pytest.mark.rule("GH-521")
def test_there_are_never_more_peasants_than_black_cubes() -> None:
    full = dominion(2, warehouses=[{"peasants": 8}])
    assert "black" not in full.position()["bag"]
    with pytest.raises(Invalid) as caught:
        dominion(2, {"B2": boat(5, K, {"peasants": 1})}, warehouses=[{"peasants": 8}])
    assert caught.value.rule == "GH-502"


# -- loading, moving, raiding --


@pytest.mark.rule("GH-506")
@pytest.mark.parametrize("name", ["A1", "A2", "A3"])
def test_a_boat_of_any_sails_may_load_all_mercenaries_instead_of_goods(name: str) -> None:
    state = dominion(2, ports={V: {"red": 7, "mercenaries": 3}})
    do(state, 0, ChooseBoat(name, "mercenaries"), drew=[0, 0, 0])
    assert state.position()["boats"][name]["cargo"] == {"mercenaries": 3}
    assert "mercenaries" not in state.position()["ports"][V]


@pytest.mark.rule("GH-506")
def test_mercenaries_that_are_not_there_cannot_be_loaded() -> None:
    state = dominion(2, ports={V: {"red": 8, "peasants": 2}, K: {"mercenaries": 2}})
    assert refused(state, 0, ChooseBoat("A1", "mercenaries")) == "GH-506"


@pytest.mark.rule("GH-507")
@pytest.mark.parametrize(
    ("load", "aboard"), [("blue", {"blue": 2}), ("people", {"mercenaries": 3, "peasants": 1})]
)
def test_a_boat_carries_people_or_goods_never_both(load: str, aboard: dict[str, int]) -> None:
    port = {"blue": 2, "red": 4, "mercenaries": 3, "peasants": 1}
    state = dominion(2, ports={V: port})
    do(state, 0, ChooseBoat("A3", load), drew=[0] * sum(aboard.values()))
    assert state.position()["boats"]["A3"]["cargo"] == aboard
    with pytest.raises(Invalid) as caught:
        dominion(2, {"A3": boat(5, K, {"blue": 1, "peasants": 1})})
    assert (caught.value.field, caught.value.rule) == ("position.boats.A3.cargo", "GH-507")


@pytest.mark.rule("GH-508")
def test_a_seat_whose_only_load_is_people_must_take_them() -> None:
    state = dominion(2, ports={V: {"mercenaries": 1}})
    assert refused(state, 0, Pass()) == "GH-205"
    assert state.legal(0) == [ChooseBoat(name, "mercenaries") for name in ("A3", "A2", "A1")]


LOADS = {"mercenaries": {"mercenaries": 2}, "peasants": {"peasants": 3}}
LOADS["people"] = LOADS["mercenaries"] | LOADS["peasants"]


@pytest.mark.rule("GH-509", "GH-R26")
@pytest.mark.parametrize("load", LOADS)
def test_each_kind_of_people_may_be_loaded_alone_or_both_together(load: str) -> None:
    port = {"red": 5, "mercenaries": 2, "peasants": 3}
    state = dominion(2, ports={V: port})
    do(state, 0, ChooseBoat("A3", load), drew=[0] * sum(LOADS[load].values()))
    assert state.position()["boats"]["A3"]["cargo"] == LOADS[load]
    left = state.position()["ports"][V]
    assert left == {name: n for name, n in port.items() if name not in LOADS[load]} | {
        "orange": sum(LOADS[load].values())
    }


@pytest.mark.rule("GH-509", "GH-R26")
def test_all_together_lets_the_whole_crowd_board_as_one_load() -> None:
    house = {"people_loading": "all_together"}
    state = dominion(2, house=house, ports={V: {"red": 5, "mercenaries": 2, "peasants": 3}})
    assert refused(state, 0, ChooseBoat("A3", "mercenaries")) == "GH-509"
    assert refused(state, 0, ChooseBoat("A3", "peasants")) == "GH-509"
    assert [a for a in state.legal(0) if isinstance(a, ChooseBoat) and a.boat == "A3"] == [
        ChooseBoat("A3", "people")
    ]
    do(state, 0, ChooseBoat("A3", "people"), drew=[0] * 5)
    assert state.position()["boats"]["A3"]["cargo"] == LOADS["people"]


@pytest.mark.rule("GH-509", "GH-R26")
@pytest.mark.parametrize("loading", ["each_kind", "all_together"])
@pytest.mark.parametrize(
    ("kind", "other"), [("mercenaries", "peasants"), ("peasants", "mercenaries")]
)
def test_one_kind_alone_in_port_is_one_load(loading: str, kind: str, other: str) -> None:
    state = dominion(2, house={"people_loading": loading}, ports={V: {kind: 2}})
    assert refused(state, 0, ChooseBoat("A3", "people")) == "GH-509"
    assert refused(state, 0, ChooseBoat("A3", other)) == ("GH-509" if kind[0] == "m" else "GH-506")
    assert ChooseBoat("A3", kind) in state.legal(0)


@pytest.mark.rule("GH-510")
@pytest.mark.parametrize("cargo", [{"mercenaries": 2}, {"peasants": 1}, {"blue": 1}])
def test_boats_with_people_skip_sail_and_draw_like_any_other(cargo: dict[str, int]) -> None:
    boats = {"A3": boat(9, K, cargo), "B3": boat(10, K)}
    state = dominion(3, boats, phase="sail", moving="A3", hands=[{"blue": 1}])
    assert stops(state, 0) == {11: [], 12: ["blue"], 13: ["blue"]}
    do(state, 0, ChooseStop(13), drew=[0])
    assert state.position()["hands"][0] == {"orange": 1}


@pytest.mark.rule("GH-511")
@pytest.mark.parametrize(("at", "heading", "port"), [(1, V, 0), (7, K, 8)])
def test_people_go_ashore_into_the_warehouse_in_a_home_port(
    at: int, heading: str, port: int
) -> None:
    crowd = {"mercenaries": 2, "peasants": 3}
    boats = {"A3": boat(at, heading, crowd)}
    state = dominion(2, boats, phase="sail", moving="A3", warehouses=[{"mercenaries": 1}])
    do(state, 0, ChooseStop(port))
    assert people(state) == (3, 3)
    assert state.position()["boats"]["A3"]["cargo"] == {}


@pytest.mark.rule("GH-511")
def test_people_stay_aboard_in_modone() -> None:
    crowd = {"mercenaries": 2, "peasants": 3}
    state = dominion(2, {"A3": boat(3, K, crowd)}, phase="sail", moving="A3")
    do(state, 0, ChooseStop(4))
    assert people(state) == (0, 0)
    assert state.position()["boats"]["A3"]["cargo"] == crowd


@pytest.mark.rule("GH-513")
@pytest.mark.parametrize(
    "cargo",
    [
        {"mercenaries": 1},
        {"mercenaries": 1, "peasants": 1},
        {"mercenaries": 1, "peasants": 5},
    ],
)
def test_a_boat_with_a_mercenary_aboard_cannot_be_raided(cargo: dict[str, int]) -> None:
    state = dominion(2, {"B2": boat(5, K, cargo)}, hands=[{"red": 2}], ports={V: {"blue": 1}})
    assert refused(state, 0, Raid("B2", ("red", "red"))) == "GH-513"


@pytest.mark.rule("GH-514", "GH-R32")
def test_peasants_alone_can_be_raided_one_at_a_time() -> None:
    boats = {"B2": boat(5, K, {"peasants": 2})}
    state = dominion(2, boats, hands=[{"red": 2}], ports={V: {"blue": 1}})
    do(state, 0, Raid("B2", ("red", "red")))
    assert people(state) == (0, 1)
    assert state.position()["boats"]["B2"] == {**boat(5, K, {"peasants": 1}), "may_turn": False}


@pytest.mark.rule("GH-514", "GH-R32")
@pytest.mark.parametrize(
    ("emptied", "left"),
    [
        ("owner_may_turn", {**boat(5, K), "may_turn": True}),
        ("must_turn_back", {**boat(5, V), "may_turn": False}),
        ("returned_at_once", {**boat(0, K), "may_turn": False}),
    ],
)
def test_taking_the_last_peasant_empties_the_boat(emptied: str, left: dict[str, Any]) -> None:
    boats = {"B2": boat(5, K, {"peasants": 1})}
    state = dominion(2, boats, house={"emptied_boat": emptied}, hands=[{"red": 2}])
    do(state, 0, Raid("B2", ("red", "red")))
    assert state.position()["boats"]["B2"] == left
