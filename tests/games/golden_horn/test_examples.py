"""The worked examples of the catalogue, by their numbers."""

from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Any

import pytest

from fondaco.games.golden_horn.rules import GoldenHornState
from fondaco.games.golden_horn.words import (
    BoatEmptied,
    ChooseBoat,
    ChooseStop,
    Conquer,
    DeclareEnd,
    EndTurn,
    Exchange,
    Pass,
    Raid,
)
from tests.games.golden_horn.deals import placing, with_fleets
from tests.games.golden_horn.tables import (
    FLEETS,
    K,
    V,
    boat,
    do,
    events,
    picks,
    play_on,
    refused,
    stops,
    table,
)

COLOURS = ("orange", "pink", "green", "red", "blue", "yellow")
SIX = dict.fromkeys(COLOURS, 1)
COMPULSORY = {"sail_advance": "compulsory"}
EXPANSION = {"expansion": "on"}
CLOSED = {"warehouse_view": "closed"}


def sailing(
    seats: int,
    name: str,
    placed: Any,
    *hand: str,
    others: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
) -> GoldenHornState:
    """The boat's owner has chosen it and holds these cards; `others` are occupied spaces."""
    fleets = list(FLEETS[:seats])
    if name[0] not in fleets:
        fleets[0] = name[0]
    owner = fleets.index(name[0])
    strangers = [f"{fleet}{n}" for fleet in fleets if fleet != name[0] for n in (1, 2, 3)]
    boats = {one: boat(space) for one, space in zip(strangers, others, strict=False)}
    hands: list[dict[str, int]] = [{} for _ in range(seats)]
    hands[owner] = {card: hand.count(card) for card in hand}
    return table(
        seats,
        {name: placed, **boats},
        options,
        fleets=fleets,
        active=owner,
        phase="sail",
        moving=name,
        hands=hands,
    )


def ways(state: GoldenHornState) -> dict[int, list[str]]:
    return stops(state, state.active)


def raids(state: GoldenHornState, name: str) -> list[tuple[str, ...]]:
    return [
        action.cards
        for action in state.legal(state.active)
        if isinstance(action, Raid) and action.boat == name
    ]


# -- from the rulebook --


@pytest.mark.rule("GH-211", "GH-R15")
def test_example_01_six_pairs_against_three_sail_colours() -> None:
    hands = [{}, dict.fromkeys(COLOURS, 2)]
    state = table(3, {"A3": boat(5, K, {"blue": 2})}, active=1, hands=hands)
    pairs = list(combinations_with_replacement(("green", "red", "yellow"), 2))
    assert len(pairs) == 6
    assert sorted(raids(state, "A3")) == sorted(pairs)
    assert refused(state, 1, Raid("A3", ("green", "blue"))) == "GH-211"


@pytest.mark.rule("GH-303", "GH-304", "GH-308")
def test_example_02_loading_both_blue_and_refilling() -> None:
    port = {"blue": 2, "green": 2, "red": 2, "yellow": 3}
    state = table(2, ports={V: port})
    for sail in ("green", "red", "yellow"):
        assert refused(state, 0, ChooseBoat("A3", sail)) == "GH-303"
    bag = state.position()["bag"]
    do(state, 0, ChooseBoat("A3", "blue"), drew=picks(bag, "pink", "red"))
    assert state.position()["boats"]["A3"]["cargo"] == {"blue": 2}
    assert state.position()["ports"][V] == {"pink": 1, "green": 2, "red": 3, "yellow": 3}
    assert sum(state.position()["bag"].values()) == sum(bag.values()) - 2


@pytest.mark.rule("GH-315", "GH-321")
def test_example_03_another_colour_stops_the_boat() -> None:
    assert ways(sailing(3, "D1", boat(1, K, {"red": 1}))) == {2: []}


@pytest.mark.rule("GH-316", "GH-318", "GH-319", "GH-320", "GH-321", "GH-R3")
def test_example_04_occupied_cells_are_free_steps() -> None:
    state = sailing(3, "A3", boat(1, K, {"blue": 1}), others=[2])
    assert ways(state) == {3: [], 4: [], 5: []}
    do(state, 0, ChooseStop(5))
    assert state.position()["discard"] == {}
    forced = sailing(3, "A3", boat(1, K, {"blue": 1}), others=[2], options=COMPULSORY)
    assert ways(forced) == {5: []}


@pytest.mark.rule("GH-319", "GH-320", "GH-322", "GH-323", "GH-R3")
def test_example_05_wind_cards_mixed_with_free_steps() -> None:
    state = sailing(3, "A2", boat(1, K, {"blue": 1}), "green", "red")
    assert ways(state) == {2: [], 3: [], 4: ["green"], 5: ["green", "red"]}
    do(state, 0, ChooseStop(5))
    assert state.position()["discard"] == {"green": 1, "red": 1}
    assert state.position()["hands"][0] == {}
    forced = sailing(3, "A2", boat(1, K, {"blue": 1}), "green", "red", options=COMPULSORY)
    assert refused(forced, 0, ChooseStop(2)) == "GH-320"
    assert list(ways(forced)) == [3, 4, 5]


def scored(*counts: int) -> int:
    """The total of a warehouse with these numbers in colour order."""
    stored = {name: n for name, n in zip(COLOURS, counts, strict=True) if n}
    return table(2, warehouses=[stored]).standings().scores[0].total


@pytest.mark.rule("GH-809", "GH-810", "GH-811", "GH-812", "GH-R23")
def test_example_06_thirteen_goods_in_four_rows() -> None:
    stored = {"orange": 3, "red": 2, "green": 1, "yellow": 4, "blue": 1, "pink": 2}
    score = table(2, warehouses=[stored]).standings().scores[0]
    assert score.parts == {"goods": 13, "rows": 5}
    assert score.total == 18


# -- movement --


@pytest.mark.rule("GH-310", "GH-319", "GH-322", "GH-327")
def test_example_07_leaving_venice_with_wind() -> None:
    state = sailing(4, "B1", boat(0, K, {"red": 1}), "orange", "green")
    assert ways(state) == {1: [], 2: ["orange"], 3: ["orange"], 4: ["orange", "green"]}


@pytest.mark.rule("GH-326", "GH-403", "GH-404")
def test_example_08_a_free_dock_ends_the_move() -> None:
    state = sailing(4, "A3", boat(5, K, {"blue": 1}), "orange", others=[7, 7])
    assert ways(state) == {6: [], 7: []}
    do(state, 0, ChooseStop(7), drew=[0])
    assert sum(state.position()["hands"][0].values()) == 2


@pytest.mark.rule("GH-317", "GH-404", "GH-R18")
def test_example_09_a_full_modone_is_passed_over() -> None:
    state = sailing(4, "A3", boat(5, K, {"blue": 1}), "orange", others=[7, 7, 7])
    assert ways(state) == {6: [], 8: [], 9: ["orange"]}
    do(state, 0, ChooseStop(8), drew=[])
    assert state.position()["hands"][0] == {"orange": 1}


@pytest.mark.rule("GH-316", "GH-317", "GH-318")
def test_example_10_a_queue_around_a_full_modone() -> None:
    state = sailing(4, "A3", boat(5, K, {"blue": 1}), others=[7, 7, 7, 6, 8, 9])
    assert ways(state) == {10: [], 11: [], 12: []}


@pytest.mark.rule("GH-310", "GH-316", "GH-326", "GH-405")
def test_example_11_towards_venice_to_a_modone_that_brings_no_cards() -> None:
    state = sailing(2, "C2", boat(8, V, {"pink": 1}), "yellow", "red", others=[6])
    assert ways(state) == {7: [], 5: ["yellow"], 4: ["yellow", "red"]}
    do(state, state.active, ChooseStop(4), drew=[])
    assert state.position()["hands"] == ({}, {})


@pytest.mark.rule("GH-306", "GH-401", "GH-403")
def test_example_12_from_modone_home_to_venice() -> None:
    state = sailing(2, "A3", boat(4, V, {"blue": 2}), "pink", "orange")
    assert ways(state) == {3: [], 2: [], 1: ["pink"], 0: ["pink", "orange"]}
    do(state, 0, ChooseStop(0), drew=[0])
    assert state.position()["warehouses"][0] == {"blue": 2}
    assert sum(state.position()["hands"][0].values()) == 1


@pytest.mark.rule("GH-324", "GH-326", "GH-403", "GH-R19")
def test_example_13_no_card_is_needed_where_the_move_begins() -> None:
    state = sailing(3, "A2", boat(12, K, {"red": 1}), "yellow")
    assert ways(state) == {13: []}
    do(state, 0, ChooseStop(13), drew=[0, 0])
    assert state.position()["hands"][0] == {"orange": 2, "yellow": 1}


@pytest.mark.rule("GH-314", "GH-317", "GH-R4")
def test_example_14_two_docks_or_always_three() -> None:
    state = sailing(2, "A3", boat(3, K, {"blue": 1}), others=[4, 4])
    assert ways(state) == {5: [], 6: []}
    three = {"modone_docks": "always_three"}
    roomy = sailing(2, "A3", boat(3, K, {"blue": 1}), others=[4, 4], options=three)
    assert ways(roomy) == {4: []}


# -- raids and emptied boats --


def raided(emptied: str) -> GoldenHornState:
    """Seat 1 has taken the one blue of A3 on 5; seat 2 has moved and it is seat 0's turn."""
    state = table(
        3,
        {"A3": boat(5, K, {"blue": 1})},
        {"emptied_boat": emptied},
        active=1,
        hands=[{}, {"green": 2}],
        ports={V: {"red": 9}},
    )
    told = do(state, 1, Raid("A3", ("green", "green")), drew=[])
    assert state.position()["warehouses"] == ({}, {"blue": 1}, {})
    assert any(isinstance(event, BoatEmptied) for event in events(told))
    assert sum(sum(hand.values()) for hand in state.position()["hands"]) == 0
    return state


def to_seat_0(emptied: str) -> GoldenHornState:
    """The same boat, when its owner's turn has come and the sea is empty."""
    position = raided(emptied).position()
    return table(
        3, {"A3": position["boats"]["A3"]}, {"emptied_boat": emptied}, ports={V: {"red": 9}}
    )


@pytest.mark.rule("GH-215", "GH-220", "GH-221", "GH-R1", "GH-R14")
def test_example_15_the_owner_of_an_emptied_boat_may_turn_it_once() -> None:
    assert raided("owner_may_turn").position()["boats"]["A3"] == {
        **boat(5, K),
        "may_turn": True,
    }
    going_on = to_seat_0("owner_may_turn")
    do(going_on, 0, ChooseBoat("A3"))
    assert ways(going_on) == {6: [], 7: []}
    turned = to_seat_0("owner_may_turn")
    do(turned, 0, ChooseBoat("A3", turn=True))
    assert ways(turned) == {4: [], 3: [], 2: []}
    for state, stop in ((going_on, 6), (turned, 4)):
        do(state, 0, ChooseStop(stop))
        while state.active != 0:
            do(state, state.active, state.lapse(state.active))
        assert refused(state, 0, ChooseBoat("A3", turn=True)) == "GH-221"


@pytest.mark.rule("GH-222", "GH-R1")
def test_example_15_must_turn_back() -> None:
    state = to_seat_0("must_turn_back")
    assert refused(state, 0, ChooseBoat("A3", turn=True)) == "GH-221"
    do(state, 0, ChooseBoat("A3"))
    assert ways(state) == {4: [], 3: [], 2: []}


@pytest.mark.rule("GH-223", "GH-R1")
def test_example_15_returned_at_once() -> None:
    state = raided("returned_at_once")
    assert state.position()["boats"]["A3"] == {**boat(0, K), "may_turn": False}
    assert state.position()["warehouses"][0] == {}


@pytest.mark.rule("GH-211", "GH-213")
def test_example_16_protected_in_modone_and_pairs_by_sails() -> None:
    hands = [{}, dict.fromkeys(COLOURS, 2)]
    docked = table(4, {"A3": boat(7, K, {"blue": 4})}, active=1, hands=hands)
    assert refused(docked, 1, Raid("A3", ("green", "red"))) == "GH-213"
    boats = {"D1": boat(5, K, {"red": 1}), "A2": boat(6, K, {"red": 1})}
    state = table(4, boats, active=1, hands=hands)
    assert raids(state, "D1") == [("orange", "orange")]
    assert refused(state, 1, Raid("D1", ("orange", "pink"))) == "GH-211"
    assert raids(state, "A2") == [("orange", "orange"), ("orange", "pink"), ("pink", "pink")]


@pytest.mark.rule("GH-218", "GH-R5")
def test_example_17_one_raid_or_unlimited() -> None:
    boats = {"A3": boat(5, K, {"blue": 3})}
    hands = [{}, {"green": 2, "red": 2}]
    for option in ("one", "unlimited"):
        state = table(3, boats, {"raids_per_turn": option}, active=1, hands=hands)
        do(state, 1, Raid("A3", ("green", "green")))
        if option == "one":
            assert refused(state, 1, Raid("A3", ("red", "red"))) == "GH-218"
        else:
            do(state, 1, Raid("A3", ("red", "red")))
            assert state.position()["warehouses"][1] == {"blue": 2}
            assert refused(state, 1, Raid("A3", ("red", "red"))) == "GH-210"


# -- supply and end --


@pytest.mark.rule("GH-308", "GH-309", "GH-801")
def test_example_18_a_short_refill_and_an_empty_port() -> None:
    hoard = {**dict.fromkeys(COLOURS, 15), "blue": 12, "red": 9, "yellow": 14}
    state = table(3, ports={V: {"blue": 3, "red": 6}}, warehouses=[{}, hoard])
    do(state, 0, ChooseBoat("A3", "blue"), drew=[0])
    assert state.position()["ports"][V] == {"red": 6, "yellow": 1}
    assert state.position()["set_off_by"] is None
    rest = {**dict.fromkeys(COLOURS, 15), "red": 13}
    last = table(3, ports={V: {"red": 2}}, warehouses=[{}, rest])
    do(last, 0, ChooseBoat("A2", "red"), drew=[])
    assert last.position()["ports"][V] == {}
    assert last.position()["end_reason"] == "port_empty"
    do(last, 0, ChooseStop(1))
    assert last.position()["boats"]["A2"]["cargo"] == {"red": 2}


@pytest.mark.rule("GH-403", "GH-407", "GH-R21")
def test_example_19_the_discards_are_shuffled_in_the_middle_of_a_draw() -> None:
    hoard = dict.fromkeys(COLOURS, 9) | {"orange": 8, "yellow": 3}
    state = table(
        3,
        {"A1": boat(11, K, {"red": 1})},
        phase="sail",
        moving="A1",
        discard={"yellow": 5},
        hands=[{"yellow": 1}, {**hoard, "yellow": 3}],
    )
    do(state, 0, ChooseStop(13), drew=[0, 0, 0])
    position = state.position()
    assert (sum(position["pile"].values()), position["discard"]) == (4, {})
    assert position["hands"][0] == {"orange": 1, "yellow": 2}
    full = dict.fromkeys(COLOURS, 9) | {"orange": 8}
    dry = table(3, {"A1": boat(12, K, {"red": 1})}, phase="sail", moving="A1", hands=[{}, full])
    do(dry, 0, ChooseStop(13), drew=[0])
    assert dry.position()["hands"][0] == {"orange": 1}


def declaring(seat: int, end_round: str = "finish_round") -> GoldenHornState:
    """Round 9 of a game with four seats; a seat has just declared the end."""
    ports = {V: {"red": 3, "blue": 3, "pink": 3}, K: {"red": 3, "blue": 3, "pink": 3}}
    state = table(
        4,
        None,
        {"end_round": end_round},
        phase="close",
        active=seat,
        turn=8 * 4 + seat + 1,
        ports=ports,
        warehouses=[SIX] * 4,
    )
    do(state, seat, DeclareEnd())
    return state


@pytest.mark.rule("GH-805", "GH-806", "GH-R2")
def test_example_20_the_last_turns() -> None:
    state = declaring(1)
    assert play_on(state) == [2, 3]
    assert state.turn == 9 * 4
    at_once = declaring(3)
    assert at_once.actors() == ()
    assert at_once.turn == 9 * 4
    assert play_on(declaring(1, "others_once_more")) == [2, 3, 0]


@pytest.mark.rule("GH-802")
def test_example_21_the_sixth_colour_in_modone_does_not_count() -> None:
    five = dict.fromkeys(COLOURS[:5], 1)
    state = table(4, {"A2": boat(7, K, {"yellow": 2})}, CLOSED, phase="close", warehouses=[five])
    assert refused(state, 0, DeclareEnd()) == "GH-802"
    assert state.legal(0) == [EndTurn()]


@pytest.mark.rule("GH-205", "GH-206", "GH-207", "GH-303", "GH-R12")
def test_example_22_a_pass_only_when_no_boat_can_load() -> None:
    hoard = dict.fromkeys(COLOURS, 15) | {"green": 11}
    state = table(2, ports={V: {"green": 4}}, warehouses=[{}, hoard])
    assert refused(state, 0, Pass()) == "GH-205"
    assert refused(state, 0, ChooseBoat("A3", "green")) == "GH-303"
    assert state.legal(0) == [ChooseBoat("A2", "green"), ChooseBoat("A1", "green")]
    last = table(
        2,
        {"A2": boat(8, V), "A1": boat(8, V)},
        ports={V: {"green": 4}},
        warehouses=[{}, hoard],
        first=1,
        set_off_by=1,
        end_reason="port_empty",
    )
    assert last.legal(0) == [Pass()]


@pytest.mark.rule("GH-809", "GH-810", "GH-811", "GH-812", "GH-R23")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((1, 1, 1, 1, 1, 1), 10),
        ((2, 2, 2, 2, 2, 2), 20),
        ((4, 4, 4, 4, 0, 0), 20),
        ((5, 5, 5, 0, 0, 0), 15),
        ((2, 2, 2, 2, 2, 1), 17),
        ((3, 3, 3, 3, 2, 1), 22),
        ((3, 3, 2, 2, 1, 0), 14),
        ((2, 2, 2, 1, 1, 1), 13),
        ((0, 0, 0, 0, 0, 0), 0),
    ],
)
def test_example_scores(counts: tuple[int, ...], points: int) -> None:
    assert scored(*counts) == points


# -- the expansion --


@pytest.mark.rule("GH-502", "GH-504", "GH-512")
def test_example_23_mercenaries_at_set_up() -> None:
    state = with_fleets(2, EXPANSION)
    do(state, 0, placing("A", "VVV"))
    bag = state.position()["bag"]
    venice = ["blue"] * 2 + ["red"] * 3 + ["green"] + ["black"] * 2 + ["white"] * 2
    goods = ["orange"] * 10
    do(state, 1, placing("B", "VVV"), drew=picks(bag, *venice, *goods) + [0] * 10)
    position = state.position()
    assert position["ports"][V] == {"green": 1, "red": 3, "blue": 2, "mercenaries": 4}
    assert (position["supply"], position["reserve"]) == (16, 2)
    assert (position["bag"]["white"], position["bag"]["black"]) == (8, 6)


@pytest.mark.rule("GH-504", "GH-512", "GH-521", "GH-R31")
def test_example_24_a_refill_with_hardly_a_mercenary_left() -> None:
    state = table(
        2, None, EXPANSION, ports={V: {"pink": 3, "red": 7}}, warehouses=[{}, {"mercenaries": 19}]
    )
    bag = state.position()["bag"]
    drawn = picks(bag, "white", "white", "blue", "black")
    do(state, 0, ChooseBoat("A3", "pink"), drew=drawn)
    position = state.position()
    assert position["ports"][V] == {"red": 7, "blue": 1, "mercenaries": 1, "peasants": 1}
    assert (position["supply"], position["reserve"]) == (0, 0)
    assert position["bag"] == {**bag, "blue": 14, "black": 7}


def conqueror() -> GoldenHornState:
    stored = [{"mercenaries": 2, "peasants": 3}, {"mercenaries": 18}]
    return table(2, None, EXPANSION, ports={V: {"red": 2}}, warehouses=stored)


@pytest.mark.rule("GH-517", "GH-518")
def test_example_25_durazzo_for_two_mercenaries_and_two_peasants() -> None:
    state = conqueror()
    assert refused(state, 0, Conquer("durazzo", 3)) == "GH-517"
    assert refused(state, 0, Conquer("durazzo", 1)) == "GH-517"
    do(state, 0, Conquer("durazzo", 2))
    assert state.position()["warehouses"][0] == {"peasants": 1}
    assert (state.position()["supply"], state.position()["reserve"]) == (2, 2)


@pytest.mark.rule("GH-522", "GH-R27")
def test_example_26_the_last_peasant_is_exchanged() -> None:
    state = conqueror()
    do(state, 0, Conquer("durazzo", 2))
    assert refused(state, 0, Exchange(2)) == "GH-522"
    do(state, 0, Exchange(1))
    assert state.position()["warehouses"][0] == {"mercenaries": 1}
    assert (state.position()["supply"], state.position()["reserve"]) == (1, 3)


@pytest.mark.rule("GH-513", "GH-514")
def test_example_27_one_mercenary_protects_and_peasants_alone_do_not() -> None:
    hands = [{}, {"green": 2}]
    guarded = {"A3": boat(5, K, {"mercenaries": 1, "peasants": 3})}
    state = table(3, guarded, EXPANSION, active=1, hands=hands)
    assert refused(state, 1, Raid("A3", ("green", "green"))) == "GH-513"
    alone = table(3, {"A3": boat(5, K, {"peasants": 2})}, EXPANSION, active=1, hands=hands)
    do(alone, 1, Raid("A3", ("green", "green")))
    assert alone.position()["warehouses"][1] == {"peasants": 1}
    assert alone.position()["boats"]["A3"]["cargo"] == {"peasants": 1}


@pytest.mark.rule("GH-506", "GH-509", "GH-R26")
def test_example_28_loads_of_people() -> None:
    def loads(**more: str) -> list[str | None]:
        port = {"green": 7, "mercenaries": 2, "peasants": 1}
        house = EXPANSION | more
        state = table(3, None, house, active=2, ports={V: port})
        assert refused(state, 2, ChooseBoat("C2", "green")) == "GH-303"
        return [
            action.load
            for action in state.legal(2)
            if isinstance(action, ChooseBoat) and action.boat == "C2"
        ]

    assert loads() == ["mercenaries", "peasants", "people"]
    assert loads(people_loading="all_together") == ["people"]


@pytest.mark.rule("GH-525", "GH-526")
def test_example_29_a_final_score() -> None:
    stored = dict(zip(COLOURS, (2, 2, 2, 1, 1, 1), strict=True))
    state = table(
        2,
        {"A3": boat(5, K, {"mercenaries": 3})},
        EXPANSION,
        warehouses=[stored | {"mercenaries": 2, "peasants": 1}],
        territories={"zara": 0, "candia": 0},
    )
    score = state.standings().scores[0]
    assert score.parts == {"goods": 9, "rows": 4, "territories": 11, "people": 3}
    assert score.total == 27
