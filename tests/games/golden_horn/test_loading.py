"""Chapter 3, first half: choosing a boat, loading, refilling the port."""

from collections.abc import Mapping

import pytest

from fondaco.games.golden_horn.rules import GoldenHornState
from fondaco.games.golden_horn.words import (
    BoatLoaded,
    ChooseBoat,
    ChooseStop,
    EndTurn,
    Pass,
    PortFilled,
)
from fondaco.table.words import Invalid
from tests.games.golden_horn.tables import K, V, boat, do, events, refused, stops, table

COLOURS = ("orange", "pink", "green", "red", "blue", "yellow")
NINE = {"orange": 1, "green": 3, "red": 2, "blue": 2, "yellow": 1}


def loads(state: GoldenHornState, name: str) -> list[str | None]:
    return [a.load for a in state.legal(0) if isinstance(a, ChooseBoat) and a.boat == name]


def near_the_end(
    bag: Mapping[str, int], venice: Mapping[str, int], constantinople: Mapping[str, int]
) -> GoldenHornState:
    """All goods that are neither in the bag nor in the ports have been stored by seat 1."""
    stored = {
        colour: 15 - sum(place.get(colour, 0) for place in (bag, venice, constantinople))
        for colour in COLOURS
    }
    state = table(3, ports={V: venice, K: constantinople}, warehouses=[{}, stored])
    assert state.position()["bag"] == bag
    return state


# -- one boat --


@pytest.mark.rule("GH-301")
@pytest.mark.parametrize("name", ["B3", "D3", "Bucentaur"])
def test_only_an_own_boat_may_be_moved(name: str) -> None:
    state = table(3, {"A3": boat(2), "B3": boat(5, K, {"red": 1})})
    assert refused(state, 0, ChooseBoat(name)) == "GH-301"


@pytest.mark.rule("GH-301")
def test_a_second_boat_cannot_be_moved() -> None:
    six = dict.fromkeys(COLOURS, 1)
    state = table(3, {"A3": boat(2), "A2": boat(5)}, warehouses=[six])
    do(state, 0, ChooseBoat("A3"))
    assert refused(state, 0, ChooseBoat("A2")) == "GH-301"
    assert refused(state, 0, ChooseBoat("A3")) == "GH-301"
    do(state, 0, ChooseStop(3))
    assert refused(state, 0, ChooseBoat("A2")) == "GH-301"
    assert refused(state, 0, ChooseStop(4)) == "GH-301"
    assert state.position()["boats"]["A2"]["at"] == 5


# -- loading --


@pytest.mark.rule("GH-302")
@pytest.mark.parametrize(("at", "heading"), [(0, K), (13, V)])
def test_leaving_a_home_port_without_loading_is_refused(at: int, heading: str) -> None:
    state = table(3, {"A3": boat(at, heading)}, ports={V: NINE, K: NINE})
    assert loads(state, "A3") == ["orange", "blue"]
    assert refused(state, 0, ChooseBoat("A3")) == "GH-302"


@pytest.mark.rule("GH-302")
@pytest.mark.parametrize(("at", "heading"), [(0, K), (13, V)])
def test_loading_without_leaving_is_refused(at: int, heading: str) -> None:
    state = table(3, {"A3": boat(at, heading)}, ports={V: NINE, K: NINE})
    do(state, 0, ChooseBoat("A3", "blue"))
    assert refused(state, 0, ChooseStop(at)) == "GH-302"
    assert refused(state, 0, Pass()) == "GH-205"
    assert refused(state, 0, EndTurn()) == "GH-205"


@pytest.mark.rule("GH-302")
def test_a_boat_under_sail_in_a_home_port_has_loaded() -> None:
    with pytest.raises(Invalid) as caught:
        table(3, phase="sail", moving="A3")
    assert caught.value.rule == "GH-302"


@pytest.mark.rule("GH-303")
@pytest.mark.parametrize(
    ("name", "foreign"),
    [
        ("A3", ["orange", "blue"]),
        ("A2", ["green", "red", "blue", "yellow"]),
        ("A1", ["orange", "green", "red", "yellow"]),
    ],
)
def test_the_load_is_a_colour_present_and_not_on_the_sails(name: str, foreign: list[str]) -> None:
    state = table(3, ports={V: NINE, K: {"pink": 9}})
    assert loads(state, name) == foreign
    for colour in {*COLOURS, "gold", "mercenaries"} - set(foreign):
        assert refused(state, 0, ChooseBoat(name, colour)) == "GH-303"


@pytest.mark.rule("GH-303")
def test_a_boat_loads_in_the_port_where_it_lies() -> None:
    state = table(3, {"A3": boat(13, V)}, ports={V: {"blue": 9}, K: {"pink": 2, "red": 7}})
    assert loads(state, "A3") == ["pink"]
    assert refused(state, 0, ChooseBoat("A3", "blue")) == "GH-303"
    do(state, 0, ChooseBoat("A3", "pink"))
    assert state.position()["boats"]["A3"]["cargo"] == {"pink": 2}


@pytest.mark.rule("GH-304")
@pytest.mark.parametrize(("load", "count"), [("blue", 2), ("orange", 1), ("green", 3)])
def test_all_goods_of_the_colour_are_taken(load: str, count: int) -> None:
    state = table(3, ports={V: NINE, K: {"blue": 4}})
    name = "A2" if load == "green" else "A3"
    told = events(do(state, 0, ChooseBoat(name, load)))
    assert told[0] == BoatLoaded(0, name, V, {load: count})
    filled = told[1]
    assert isinstance(filled, PortFilled)
    assert state.position()["boats"][name]["cargo"] == {load: count}
    assert state.position()["ports"][V].get(load, 0) == filled.goods.get(load, 0)
    assert state.position()["ports"][K] == {"blue": 4}


@pytest.mark.rule("GH-305")
def test_a_boat_has_no_upper_limit_to_its_cargo() -> None:
    state = table(3, ports={V: {"blue": 15}})
    do(state, 0, ChooseBoat("A3", "blue"))
    assert state.position()["boats"]["A3"]["cargo"] == {"blue": 15}


@pytest.mark.rule("GH-305")
def test_a_boat_never_carries_two_colours() -> None:
    with pytest.raises(Invalid) as caught:
        table(3, {"A3": boat(3, K, {"blue": 1, "pink": 1})})
    assert caught.value.rule == "GH-305"
    state = table(3, ports={V: NINE})
    do(state, 0, ChooseBoat("A3", "blue"))
    assert refused(state, 0, ChooseBoat("A3", "orange")) == "GH-301"
    assert list(state.position()["boats"]["A3"]["cargo"]) == ["blue"]


@pytest.mark.rule("GH-306")
@pytest.mark.parametrize("at", [3, 7])
@pytest.mark.parametrize("cargo", [{}, {"blue": 2}])
def test_nothing_is_loaded_at_sea_or_in_modone_and_an_empty_boat_may_move(
    at: int, cargo: dict[str, int]
) -> None:
    state = table(4, {"A3": boat(at, K, cargo)}, ports={V: {"blue": 9}, K: {"blue": 4}})
    assert loads(state, "A3") == [None]
    assert refused(state, 0, ChooseBoat("A3", "blue")) == "GH-306"
    do(state, 0, ChooseBoat("A3"), drew=[])
    do(state, 0, ChooseStop(at + 1), drew=[])
    assert state.position()["boats"]["A3"] == boat(at + 1, K, cargo, may_turn=False)
    assert state.position()["ports"] == {V: {"blue": 9}, K: {"blue": 4}}


@pytest.mark.rule("GH-307", "GH-R11")
@pytest.mark.parametrize("stock", [{"green": 4, "red": 5}, {}])
def test_a_boat_without_a_foreign_colour_in_its_port_cannot_leave(stock: dict[str, int]) -> None:
    state = table(3, {"A2": boat(5), "A1": boat(6)}, ports={V: stock, K: {"blue": 9}})
    assert state.legal(0) == [ChooseBoat("A2"), ChooseBoat("A1")]
    assert refused(state, 0, ChooseBoat("A3")) == "GH-302"
    for colour in COLOURS:
        assert refused(state, 0, ChooseBoat("A3", colour)) == "GH-303"


@pytest.mark.rule("GH-307")
@pytest.mark.parametrize("load", ["mercenaries", "peasants", "people"])
def test_with_the_expansion_a_boat_stays_if_there_are_no_people_either(load: str) -> None:
    boats = {"A2": boat(5), "A1": boat(6)}
    state = table(3, boats, {"expansion": "on"}, ports={V: {"green": 4}, K: {"mercenaries": 2}})
    assert loads(state, "A3") == []
    assert refused(state, 0, ChooseBoat("A3", load)) == "GH-307"
    state = table(3, boats, {"expansion": "on"}, ports={V: {"green": 4, "peasants": 1}})
    assert loads(state, "A3") == ["peasants"]


# -- the refill --


@pytest.mark.rule("GH-308", "GH-R24")
@pytest.mark.parametrize(("port", "at", "heading"), [(V, 0, K), (K, 13, V)])
def test_the_port_is_refilled_to_nine_after_loading_and_before_sailing(
    port: str, at: int, heading: str
) -> None:
    state = table(3, {"A2": boat(at, heading)}, ports={V: NINE, K: NINE})
    told = events(do(state, 0, ChooseBoat("A2", "green"), drew=[0, 0, 12]))
    assert told == [
        BoatLoaded(0, "A2", port, {"green": 3}),
        PortFilled(port, {"orange": 2, "pink": 1}),
    ]
    position = state.position()
    assert position["phase"] == "sail"
    assert position["boats"]["A2"]["at"] == at
    other = K if port == V else V
    refilled = {"orange": 3, "pink": 1, "red": 2, "blue": 2, "yellow": 1}
    assert position["ports"] == {port: refilled, other: NINE}


@pytest.mark.rule("GH-308")
def test_with_the_expansion_the_port_is_refilled_to_ten() -> None:
    state = table(3, None, {"expansion": "on"}, ports={V: {"blue": 3, "red": 7}})
    do(state, 0, ChooseBoat("A3", "blue"))
    assert sum(state.position()["ports"][V].values()) == 10


@pytest.mark.rule("GH-309")
def test_with_too_few_goods_in_the_bag_the_port_stays_short() -> None:
    venice = {"blue": 3, "red": 6}
    state = near_the_end({"pink": 1}, venice, {"green": 4})
    told = events(do(state, 0, ChooseBoat("A3", "blue"), drew=[0]))
    assert told[1:] == [PortFilled(V, {"pink": 1})]
    assert state.position()["ports"] == {V: {"pink": 1, "red": 6}, K: {"green": 4}}
    assert state.legal(0)[0] == ChooseStop(1)


@pytest.mark.rule("GH-309")
def test_with_an_empty_bag_there_is_no_refill_and_the_game_goes_on() -> None:
    state = near_the_end({}, {"blue": 3, "red": 6}, {"green": 4})
    told = events(do(state, 0, ChooseBoat("A3", "blue"), drew=[]))
    assert told == [BoatLoaded(0, "A3", V, {"blue": 3})]
    assert state.position()["ports"] == {V: {"red": 6}, K: {"green": 4}}
    do(state, 0, ChooseStop(1))
    assert state.legal(1)


@pytest.mark.rule("GH-309")
def test_a_short_port_is_not_topped_up_later() -> None:
    boats = {"A2": boat(12, K, {"red": 2}), "A1": boat(3)}
    state = table(3, boats, ports={V: NINE, K: {"green": 4}})
    do(state, 0, ChooseBoat("A3", "blue"))
    do(state, 0, ChooseStop(1))
    assert state.position()["ports"][K] == {"green": 4}
    state = table(3, boats, ports={V: NINE, K: {"green": 4}})
    do(state, 0, ChooseBoat("A2"))
    do(state, 0, ChooseStop(13))
    assert state.position()["ports"] == {V: NINE, K: {"green": 4}}


# -- direction --


@pytest.mark.rule("GH-310")
@pytest.mark.parametrize(
    ("at", "heading", "load", "reached"),
    [
        (0, K, "green", [1]),
        (13, V, "green", [12, 11, 10]),
        (4, K, None, [5, 6, 7]),
        (4, V, None, [3]),
    ],
)
def test_a_boat_sails_in_the_direction_of_its_prow(
    at: int, heading: str, load: str | None, reached: list[int]
) -> None:
    stock = {V: {"green": 7}, K: {"green": 7}}
    state = table(3, {"A1": boat(at, heading)}, ports=stock, hands=[{"yellow": 1}])
    do(state, 0, ChooseBoat("A1", load))
    assert list(stops(state, 0)) == reached
    do(state, 0, ChooseStop(reached[0]))
    assert state.position()["boats"]["A1"]["heading"] == heading


@pytest.mark.rule("GH-311")
@pytest.mark.parametrize(("at", "heading"), [(3, K), (3, V), (7, K), (7, V)])
def test_sailing_back_from_the_sea_or_from_modone_is_refused(at: int, heading: str) -> None:
    state = table(4, {"A3": boat(at, heading, {"blue": 1})})
    assert refused(state, 0, ChooseBoat("A3", turn=True)) == "GH-221"
    do(state, 0, ChooseBoat("A3"))
    for behind in range(1, 4):
        assert refused(state, 0, ChooseStop(at - behind if heading == K else at + behind)) == (
            "GH-311"
        )
    do(state, 0, state.legal(0)[0])
    assert state.position()["boats"]["A3"]["heading"] == heading


@pytest.mark.rule("GH-311")
@pytest.mark.parametrize(("at", "heading"), [(6, K), (8, V)])
def test_a_boat_keeps_its_direction_in_modone(at: int, heading: str) -> None:
    state = table(4, {"A3": boat(at, heading, {"blue": 1})})
    do(state, 0, ChooseBoat("A3"))
    do(state, 0, ChooseStop(7))
    assert state.position()["boats"]["A3"] == boat(7, heading, {"blue": 1}, may_turn=False)


@pytest.mark.rule("GH-311")
@pytest.mark.parametrize(("at", "heading", "port", "turned"), [(1, V, 0, K), (12, K, 13, V)])
def test_a_boat_turns_in_the_home_ports(at: int, heading: str, port: int, turned: str) -> None:
    state = table(3, {"A3": boat(at, heading, {"blue": 1})})
    do(state, 0, ChooseBoat("A3"))
    do(state, 0, ChooseStop(port))
    assert state.position()["boats"]["A3"] == boat(port, turned, may_turn=False)
