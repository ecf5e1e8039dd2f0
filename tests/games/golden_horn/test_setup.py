"""Chapter 1: the set-up."""

from random import Random
from typing import Any

import pytest

from fondaco.games.golden_horn.rules import GoldenHornState
from fondaco.games.golden_horn.words import (
    BoatsPlaced,
    CardsDrawn,
    ChooseBoat,
    ChooseFleet,
    FirstPlayerNamed,
    Pass,
    PlacementSealed,
    PortFilled,
    TurnBegun,
)
from fondaco.table.chance import RandomChance
from fondaco.table.step import Told
from fondaco.table.titles import components_of, find_title, open_game
from fondaco.table.words import Invalid
from tests.games.golden_horn.deals import dealt, placing, seen, set_up, with_fleets
from tests.games.golden_horn.tables import FLEETS, K, V, do, events, refused, table


def spaces(state: GoldenHornState) -> str:
    letters = {-1: "V", -2: "M"} | dict(enumerate("OPGRBY"))
    return "".join(letters[colour] for colour in state.track.colour[:-1]) + "K"


def edited(part: str, **changes: Any) -> dict[str, Any]:
    data = components_of(find_title("golden-horn"))
    data[part].update(changes)
    return data


def with_track(seats: int, *tiles: str) -> dict[str, Any]:
    data = components_of(find_title("golden-horn"))
    data["tracks"]["by_players"][str(seats)] = tiles
    return data


def why_invalid(components: dict[str, Any]) -> str | None:
    with pytest.raises(Invalid) as caught:
        open_game("golden-horn", components=components)
    return caught.value.rule


# -- seats and track --


@pytest.mark.rule("GH-101")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(Invalid) as caught:
        dealt(seats)
    assert (caught.value.field, caught.value.rule) == ("seats", "GH-101")


@pytest.mark.rule("GH-101")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_seats_are_accepted(seats: int) -> None:
    assert dealt(seats).actors() == tuple(range(seats))


@pytest.mark.rule("GH-102", "GH-R35")
def test_the_track_for_two_has_two_tiles_around_modone() -> None:
    assert spaces(dealt(2)) == "VOPGMRBYK"


@pytest.mark.rule("GH-103", "GH-R35")
def test_the_track_for_three_has_four_tiles_and_no_modone() -> None:
    assert spaces(dealt(3)) == "VOPGRBYOPGRBYK"


@pytest.mark.rule("GH-104", "GH-R35")
def test_the_track_for_four_has_two_tiles_on_either_side_of_modone() -> None:
    assert spaces(dealt(4)) == "VOPGRBYMOPGRBYK"


@pytest.mark.rule("GH-105")
@pytest.mark.parametrize(
    ("seats", "tiles"),
    [
        pytest.param(3, (K, "OPG1", "RBY1", "OPG2", "RBY2", V), id="ends exchanged"),
        pytest.param(3, ("OPG1", "RBY1", "OPG2", "RBY2", K), id="no Venice"),
        pytest.param(3, (V, "OPG1", "RBY1", "OPG2", "RBY2"), id="no Constantinople"),
        pytest.param(2, (V, "OPG1", "modone", "RBY1", "modone"), id="Modone at the end"),
        pytest.param(3, (V, "OPG1", "RBY1", "RBY2", "OPG2", K), id="same symbols"),
        pytest.param(2, (V, "OPG1", "modone", "OPG2", K), id="same symbols around Modone"),
        pytest.param(3, (V, "OPG1", "RBY1", "modone", "OPG2", "RBY2", K), id="Modone with three"),
        pytest.param(2, (V, "OPG1", "RBY1", K), id="no Modone with two"),
        pytest.param(4, (V, "OPG1", "RBY1", "OPG2", "RBY2", K), id="no Modone with four"),
        pytest.param(2, (V, "modone", "OPG1", "RBY1", K), id="Modone beside Venice"),
        pytest.param(
            4, (V, "OPG1", "modone", "RBY1", "OPG2", "RBY2", K), id="Modone off the centre"
        ),
        pytest.param(3, (V, "OPG1", "Atlantis", "OPG2", "RBY2", K), id="unknown tile"),
        pytest.param(3, (V, "OPG1", "RBY1", "OPG1", "RBY2", K), id="the same tile twice"),
    ],
)
def test_a_track_that_cannot_be_is_refused(seats: int, tiles: tuple[str, ...]) -> None:
    assert why_invalid(with_track(seats, *tiles)) == "GH-105"


@pytest.mark.rule("GH-105", "GH-R35")
def test_a_track_with_the_other_tile_next_to_venice_is_accepted() -> None:
    game = open_game(
        "golden-horn", components=with_track(2, V, "RBY1", "modone", "OPG1", "constantinople")
    )
    state = game.deal(2, RandomChance(Random(1)))
    assert isinstance(state, GoldenHornState)
    assert spaces(state) == "VRBYMOPGK"


@pytest.mark.rule("GH-106")
def test_fleets_without_three_boats_or_with_a_shared_boat_are_refused() -> None:
    fleets = components_of(find_title("golden-horn"))["fleets"]["list"]
    short = {**fleets[0], "boats": fleets[0]["boats"][:2]}
    double = {**fleets[0], "boats": fleets[1]["boats"]}
    assert why_invalid(edited("fleets", list=[short, *fleets[1:]])) == "GH-106"
    assert why_invalid(edited("fleets", list=[double, *fleets[1:]])) == "GH-106"
    assert why_invalid(edited("fleets", list=fleets[:3])) == "GH-106"


# -- goods, cards, warehouses --


@pytest.mark.rule("GH-109")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nine_goods_lie_in_each_home_port_and_the_others_in_the_bag(seats: int) -> None:
    view = seen(set_up(seats))
    assert [sum(stock.values()) for stock in view.ports.values()] == [9, 9]
    assert view.bag_size == 72
    assert view.bag is not None
    for colour, count in view.bag.items():
        assert count + view.ports[V].get(colour, 0) + view.ports[K].get(colour, 0) == 15


@pytest.mark.rule("GH-109", "GH-110")
def test_goods_are_drawn_for_venice_first_then_cards_for_each_seat() -> None:
    state = with_fleets(2, first=1)
    do(state, 0, placing("A", "VVV"))
    constantinople = [80, 79, 78, 77, 76, 75, 74, 73, 0]
    do(state, 1, placing("B", "VVV"), drew=[0] * 9 + constantinople + [0] * 5 + [48, 0, 0, 0, 0])
    view = seen(state, 1)
    assert view.ports == {V: {"orange": 9}, K: {"orange": 1, "yellow": 8}}
    assert view.hand == {"orange": 5}
    assert seen(state, 0).hand == {"orange": 4, "yellow": 1}


@pytest.mark.rule("GH-109")
@pytest.mark.parametrize(
    ("part", "changes"),
    [("goods", {"total": 91}), ("ports", {"stock": 46}), ("ports", {"stock": 0})],
)
def test_goods_that_do_not_fit_are_refused(part: str, changes: dict[str, int]) -> None:
    assert why_invalid(edited(part, **changes)) == "GH-109"


@pytest.mark.rule("GH-110")
@pytest.mark.parametrize(("seats", "pile"), [(2, 44), (3, 39), (4, 34)])
def test_each_seat_is_dealt_five_cards_and_the_rest_is_the_pile(seats: int, pile: int) -> None:
    state = set_up(seats)
    view = seen(state)
    assert view.hand_sizes == (5,) * seats
    assert view.pile_size == pile
    assert view.discard == {}
    assert [count for name, count in state.census().items() if name.startswith("card")] == [9] * 6


@pytest.mark.rule("GH-110")
@pytest.mark.parametrize("changes", [{"total": 55}, {"start_hand": 14}])
def test_cards_that_do_not_fit_are_refused(changes: dict[str, int]) -> None:
    assert why_invalid(edited("cards", **changes)) == "GH-110"


@pytest.mark.rule("GH-111")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_warehouses_start_empty(seats: int) -> None:
    assert seen(set_up(seats)).warehouses == ({},) * seats


@pytest.mark.rule("GH-111")
def test_a_position_of_the_set_up_with_a_stored_good_is_refused() -> None:
    with pytest.raises(Invalid) as caught:
        table(2, phase="place", warehouses=[{"red": 1}])
    assert caught.value.rule == "GH-111"


# -- first player and order --


@pytest.mark.rule("GH-112", "GH-R9")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_oldest_player_named_at_creation_begins(first: int) -> None:
    told: list[Told] = []
    state = dealt(3, first=first, drew=[], told=told)
    assert events(told) == [FirstPlayerNamed(first)]
    assert set_up(3, first=first).actors() == (first,)
    assert seen(state).first == first


@pytest.mark.rule("GH-112")
def test_the_figure_stays_with_the_first_player() -> None:
    state = set_up(3, first=2)
    for _ in range(20):
        do(state, state.actors()[0], state.lapse(state.actors()[0]))
    assert seen(state).turn > 3
    assert seen(state).first == 2


@pytest.mark.rule("GH-112", "GH-R9")
def test_without_a_name_the_first_player_is_drawn() -> None:
    assert dealt(3, first=None, drew=[2]).first == 2


@pytest.mark.rule("GH-112", "GH-R9")
def test_a_random_first_player_is_drawn_even_if_the_oldest_is_named() -> None:
    assert dealt(4, {"first_player": "random"}, first=1, drew=[3]).first == 3


@pytest.mark.rule("GH-113", "GH-R8")
def test_boats_are_placed_before_goods_and_cards_are_known() -> None:
    state = with_fleets(2)
    assert seen(state).ports == {V: {}, K: {}}
    assert seen(state).hand_sizes == (0, 0)
    do(state, 0, placing("A", "VVV"))
    told = events(do(state, 1, placing("B", "VVV")))
    assert [type(event) for event in told] == [
        PlacementSealed,
        *[BoatsPlaced] * 2,
        *[PortFilled] * 2,
        *[CardsDrawn] * 4,
        TurnBegun,
    ]


@pytest.mark.rule("GH-113", "GH-R8")
def test_with_after_deal_boats_are_placed_when_goods_and_cards_are_known() -> None:
    state = dealt(2, {"placement_time": "after_deal"})
    do(state, 0, ChooseFleet("A"), drew=[])
    told = events(do(state, 1, ChooseFleet("B")))
    assert [type(event) for event in told[1:]] == [*[PortFilled] * 2, *[CardsDrawn] * 4]
    assert [sum(stock.values()) for stock in seen(state).ports.values()] == [9, 9]
    assert seen(state).hand_sizes == (5, 5)
    do(state, 0, placing("A", "VVV"), drew=[])
    told = events(do(state, 1, placing("B", "VVV"), drew=[]))
    assert told[-1] == TurnBegun(0, 1)
    assert [sum(stock.values()) for stock in seen(state).ports.values()] == [9, 9]


@pytest.mark.rule("GH-113")
def test_each_part_of_the_set_up_has_its_time() -> None:
    state = dealt(3)
    assert refused(state, 0, placing("A", "VVV")) == "GH-113"
    assert refused(state, 0, Pass()) == "GH-113"
    for seat in range(3):
        do(state, seat, ChooseFleet(FLEETS[seat]))
    assert refused(state, 0, ChooseFleet("D")) == "GH-113"
    assert refused(state, 0, ChooseBoat("A3", "blue")) == "GH-113"
    for seat in range(3):
        do(state, seat, placing(FLEETS[seat], "VVV"))
    assert refused(state, 0, ChooseFleet("D")) == "GH-113"
    assert refused(state, 0, placing("A", "KKK")) == "GH-113"
