"""Chapter 4: arrival in a port, and cards."""

from random import Random
from typing import Any

import pytest

from fondaco.games.golden_horn.rules import GoldenHornState
from fondaco.games.golden_horn.words import (
    CardsDrawn,
    CargoUnloaded,
    ChooseBoat,
    ChooseStop,
    DeclareEnd,
    PileShuffled,
    Raid,
)
from fondaco.table.audience import hears
from fondaco.table.chance import RandomChance
from tests.games.golden_horn.tables import K, V, boat, do, events, picks, refused, stops, table

COLOURS = ("orange", "pink", "green", "red", "blue", "yellow")
CLOSED = {"warehouse_view": "closed"}
MODONE = {2: 4, 4: 7}


def sailing(seats: int, name: str, placed: Any, **fields: Any) -> GoldenHornState:
    """Seat 0 has chosen this boat and looks for its stop."""
    return table(seats, {name: placed}, phase="sail", moving=name, **fields)


def cards(state: GoldenHornState, seat: int = 0) -> dict[str, int]:
    hand: dict[str, int] = state.position()["hands"][seat]
    return hand


@pytest.mark.rule("GH-401")
@pytest.mark.parametrize(("at", "heading", "port"), [(12, K, 13), (1, V, 0)])
def test_a_boat_unloads_its_whole_cargo_at_once_in_either_home_port(
    at: int, heading: str, port: int
) -> None:
    state = sailing(3, "A3", boat(at, heading, {"blue": 3}), warehouses=[{"blue": 1, "pink": 2}])
    told = do(state, 0, ChooseStop(port))
    assert state.position()["warehouses"] == ({"pink": 2, "blue": 4}, {}, {})
    assert state.position()["boats"]["A3"]["cargo"] == {}
    assert CargoUnloaded(0, "A3", K if port else V, {"blue": 3}) in events(told)


@pytest.mark.rule("GH-401")
def test_a_boat_turned_back_to_the_port_it_left_is_empty_there_and_may_load_again() -> None:
    state = table(3, {"A3": boat(1, K, may_turn=True)}, ports={V: {"blue": 2}})
    do(state, 0, ChooseBoat("A3", turn=True))
    do(state, 0, ChooseStop(0))
    assert state.position()["boats"]["A3"] == {**boat(0, K), "may_turn": False}
    assert state.position()["warehouses"][0] == {}


@pytest.mark.rule("GH-402")
@pytest.mark.parametrize("seats", [2, 4])
def test_modone_neither_unloads_nor_loads_and_protects_the_cargo(seats: int) -> None:
    modone = MODONE[seats]
    state = sailing(
        seats,
        "A3",
        boat(modone - 1, K, {"blue": 2}),
        hands=[{}, {"green": 2}],
        ports={V: {"red": 1}},
    )
    told = do(state, 0, ChooseStop(modone))
    assert not any(isinstance(event, CargoUnloaded) for event in events(told))
    assert state.position()["boats"]["A3"]["cargo"] == {"blue": 2}
    assert state.position()["warehouses"][0] == {}
    assert refused(state, 1, Raid("A3", ("green", "green"))) == "GH-213"


@pytest.mark.rule("GH-402")
def test_nothing_is_loaded_when_leaving_modone() -> None:
    state = table(4, {"A3": boat(7, K)}, ports={V: {"blue": 2}, K: {"blue": 2}})
    assert refused(state, 0, ChooseBoat("A3", "blue")) == "GH-306"


@pytest.mark.rule("GH-403")
@pytest.mark.parametrize(("name", "count"), [("A1", 3), ("A2", 2), ("A3", 1)])
def test_fewer_sail_colours_bring_more_cards(name: str, count: int) -> None:
    state = sailing(3, name, boat(12, K, {"pink" if name == "A3" else "red": 1}))
    told = do(state, 0, ChooseStop(13), drew=[0] * count)
    assert cards(state) == {"orange": count}
    assert CardsDrawn(0, count) in events(told)


@pytest.mark.rule("GH-404")
@pytest.mark.parametrize("cargo", [{"red": 2}, {}])
@pytest.mark.parametrize(("at", "heading", "stop"), [(1, V, 0), (6, K, 7), (8, V, 7), (13, K, 14)])
def test_every_port_brings_cards_also_to_an_empty_boat(
    at: int, heading: str, stop: int, cargo: dict[str, int]
) -> None:
    state = sailing(4, "A2", boat(at, heading, cargo))
    do(state, 0, ChooseStop(stop), drew=[0, 0])
    assert cards(state) == {"orange": 2}


@pytest.mark.rule("GH-404")
def test_a_modone_passed_over_brings_nothing() -> None:
    docked = {f"{fleet}1": boat(7) for fleet in "BCD"}
    state = table(4, {**docked, "A2": boat(6, K, {"red": 1})}, phase="sail", moving="A2")
    do(state, 0, ChooseStop(8), drew=[])
    assert cards(state) == {}


@pytest.mark.rule("GH-404")
def test_a_stop_at_sea_brings_nothing() -> None:
    state = sailing(4, "A1", boat(2, K, {"red": 1}))
    do(state, 0, ChooseStop(3), drew=[])
    assert cards(state) == {}


@pytest.mark.rule("GH-405")
@pytest.mark.parametrize("name", ["A1", "A2", "A3"])
def test_with_two_players_modone_brings_no_cards_but_a_home_port_does(name: str) -> None:
    state = sailing(2, name, boat(3, K, {"pink" if name == "A1" else "blue": 1}))
    do(state, 0, ChooseStop(4), drew=[])
    assert cards(state) == {}
    home = sailing(2, name, boat(7, K, {"pink" if name == "A1" else "blue": 1}))
    do(home, 0, ChooseStop(8))
    assert sum(cards(home).values()) == {"A1": 3, "A2": 2, "A3": 1}[name]


@pytest.mark.rule("GH-406")
def test_drawn_cards_go_from_the_pile_into_the_hand_and_only_the_owner_sees_which() -> None:
    state = sailing(3, "A2", boat(12, K, {"red": 1}), hands=[{"pink": 1}])
    pile = state.position()["pile"]
    told = do(state, 0, ChooseStop(13), drew=picks(pile, "pink", "yellow"))
    assert cards(state) == {"pink": 2, "yellow": 1}
    assert state.position()["pile"] == {**pile, "pink": 7, "yellow": 8}
    drawn = [said for said in told if isinstance(said.event, CardsDrawn)]
    heard = {
        seat: [said.event for said in drawn if hears(said.audience, seat)]
        for seat in (0, 1, 2, None)
    }
    assert heard[0] == [CardsDrawn(0, 2, {"pink": 1, "yellow": 1})]
    assert heard[1] == heard[2] == heard[None] == [CardsDrawn(0, 2)]


@pytest.mark.rule("GH-406")
def test_drawn_cards_are_of_use_from_the_next_turn_on_only() -> None:
    state = table(
        3,
        {"A2": boat(12, K), "B3": boat(4, K, {"pink": 1})},
        CLOSED,
        phase="sail",
        moving="A2",
        hands=[{"green": 1}],
    )
    do(state, 0, ChooseStop(13), drew=picks(state.position()["pile"], "green", "blue"))
    assert refused(state, 0, Raid("B3", ("green", "green"))) == "GH-202"


@pytest.mark.rule("GH-407", "GH-R21")
def test_the_discard_pile_is_shuffled_in_when_a_card_is_due_even_in_the_middle_of_a_draw() -> None:
    others = dict.fromkeys(COLOURS[1:], 9)
    state = sailing(3, "A1", boat(12, K, {"red": 1}), hands=[{}, {"orange": 6, **others}])
    do(state, 0, ChooseStop(13), drew=[0, 0, 0])
    assert state.position()["pile"] == {}
    short = sailing(
        3,
        "A1",
        boat(12, K, {"red": 1}),
        hands=[{}, {"orange": 8, **others, "red": 7}],
        discard={"red": 2},
    )
    told = do(short, 0, ChooseStop(13), drew=[0, 1, 0])
    assert PileShuffled(2) in events(told)
    assert cards(short) == {"orange": 1, "red": 2}
    assert short.position()["pile"] == short.position()["discard"] == {}


@pytest.mark.rule("GH-407", "GH-R21")
@pytest.mark.parametrize("discarded", [1, 2])
def test_a_shuffle_is_told_though_the_new_pile_is_too_small_as_well(discarded: int) -> None:
    hoard = {**dict.fromkeys(COLOURS, 9), "red": 9 - discarded}
    thrown = {"red": discarded}
    state = sailing(3, "A1", boat(12, K, {"red": 1}), hands=[{}, hoard], discard=thrown)
    told = do(state, 0, ChooseStop(13))
    assert cards(state) == thrown
    assert [event for event in events(told) if isinstance(event, PileShuffled)] == [
        PileShuffled(discarded)
    ]


@pytest.mark.rule("GH-407", "GH-R21")
def test_the_discard_pile_stays_while_no_card_is_due() -> None:
    hoard = {"orange": 8, **dict.fromkeys(COLOURS[1:5], 9), "yellow": 4}
    state = sailing(3, "A3", boat(12, K, {"blue": 1}), hands=[{}, hoard], discard={"yellow": 5})
    told = do(state, 0, ChooseStop(13), drew=[0])
    assert state.position()["pile"] == {}
    assert state.position()["discard"] == {"yellow": 5}
    assert not any(isinstance(event, PileShuffled) for event in events(told))


@pytest.mark.rule("GH-407")
@pytest.mark.parametrize(("in_pile", "got"), [(0, 0), (1, 1), (2, 2)])
def test_with_both_piles_empty_the_rest_of_the_draw_is_forfeited(in_pile: int, got: int) -> None:
    hoard = {**dict.fromkeys(COLOURS, 9), "orange": 9 - in_pile}
    state = sailing(3, "A1", boat(12, K, {"red": 1}), hands=[{}, hoard])
    told = do(state, 0, ChooseStop(13), drew=[0] * in_pile)
    assert sum(cards(state).values()) == got
    assert (CardsDrawn(0, got) in events(told)) == bool(got)


@pytest.mark.rule("GH-408")
def test_there_is_no_hand_limit() -> None:
    hand = dict.fromkeys(COLOURS, 6)
    state = sailing(3, "A1", boat(12, K, {"red": 1}), hands=[hand])
    do(state, 0, ChooseStop(13), drew=[0, 0, 0])
    assert cards(state) == {**hand, "orange": 9}
    assert state.position()["discard"] == {}
    assert state.active == 1


@pytest.mark.rule("GH-409")
@pytest.mark.parametrize(("at", "heading", "port", "facing"), [(12, K, 13, V), (1, V, 0, K)])
def test_a_boat_arrived_faces_the_other_home_port(
    at: int, heading: str, port: int, facing: str
) -> None:
    state = sailing(3, "A3", boat(at, heading, {"blue": 1}))
    do(state, 0, ChooseStop(port))
    assert state.position()["boats"]["A3"]["heading"] == facing


@pytest.mark.rule("GH-409")
def test_a_boat_arrived_leaves_again_on_a_later_turn_only() -> None:
    ports = {K: {"blue": 2}, V: {"pink": 9}}
    state = table(
        3, {"A3": boat(12, K, {"pink": 1})}, CLOSED, phase="sail", moving="A3", ports=ports
    )
    do(state, 0, ChooseStop(13))
    assert refused(state, 0, ChooseBoat("A3", "blue")) == "GH-301"
    later = table(3, {"A3": boat(13, V)}, ports=ports)
    do(later, 0, ChooseBoat("A3", "blue"))
    assert list(stops(later, 0)) == [12, 11]


@pytest.mark.rule("GH-410")
@pytest.mark.parametrize(("heading", "next_stop"), [(K, 8), (V, 6)])
def test_a_boat_in_modone_keeps_its_direction(heading: str, next_stop: int) -> None:
    state = sailing(4, "A1", boat(6 if heading == K else 8, heading, {"pink": 1}))
    do(state, 0, ChooseStop(7))
    assert state.position()["boats"]["A1"]["heading"] == heading
    later = table(4, {"A1": boat(7, heading, {"pink": 1})})
    assert refused(later, 0, ChooseBoat("A1", turn=True)) == "GH-221"
    do(later, 0, ChooseBoat("A1"))
    assert list(stops(later, 0)) == [next_stop]


@pytest.mark.rule("GH-410")
def test_staying_in_modone_brings_no_cards() -> None:
    docked = {"A1": boat(7, K, {"pink": 1}), "A2": boat(2, K, {"red": 1})}
    state = table(4, docked)
    do(state, 0, ChooseBoat("A2"))
    do(state, 0, ChooseStop(3), drew=[])
    assert cards(state) == {}
    assert state.position()["boats"]["A1"] == {**boat(7, K, {"pink": 1}), "may_turn": False}


@pytest.mark.rule("GH-411")
@pytest.mark.parametrize("seed", range(4))
def test_goods_never_leave_a_warehouse(seed: int) -> None:
    people = {"mercenaries": 5, "peasants": 2}
    stored = [dict.fromkeys(COLOURS, 1) | people] * 2
    port = dict.fromkeys(COLOURS, 1)
    state = table(
        2,
        {},
        {"expansion": "on", "raids_per_turn": "unlimited"},
        warehouses=stored,
        ports={V: port, K: port},
        hands=[dict.fromkeys(COLOURS, 3)] * 2,
    )
    luck = Random(seed)
    chance = RandomChance(luck)
    acted = 0
    while state.actors():
        seat = state.active
        before = [state.stored(other)[:6] for other in range(2)]
        options = [action for action in state.legal(seat) if action != DeclareEnd()]
        state.apply(seat, luck.choice(options), chance)
        acted += 1
        for other in range(2):
            now = state.stored(other)[:6]
            assert all(a <= b for a, b in zip(before[other], now, strict=True))
    assert acted > 50
