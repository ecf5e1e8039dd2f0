"""Chapter 1: the set-up."""

import copy
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from fondaco.games.oltre_mare.components import venice_window
from fondaco.games.oltre_mare.pieces import MARKERS
from fondaco.games.oltre_mare.rules import OltreMareState
from fondaco.games.oltre_mare.venice import lift
from fondaco.games.oltre_mare.words import (
    CardsDrawn,
    CardsTurnedUp,
    ChooseColour,
    ColourChosen,
    FirstPlayerNamed,
    MarkersLaid,
    TurnBegun,
)
from fondaco.table.chance import RandomChance, RecordedChance
from fondaco.table.step import Told
from fondaco.table.titles import open_game
from fondaco.table.words import Invalid
from tests.games.oltre_mare.tables import do, finish, heard, phase, refused, seen, table


def dealt(
    seats: int = 3,
    first: int | None = None,
    drew: Sequence[int] | None = None,
    told: list[Told] | None = None,
    components: dict[str, Any] | None = None,
    seed: int = 1,
    **options: str,
) -> OltreMareState:
    said = [] if told is None else told
    state = open_game("oltre-mare", options, components).deal(
        seats,
        RandomChance(Random(seed)) if drew is None else RecordedChance(list(drew)),
        lambda event, audience: said.append(Told(event, audience)),
        first,
    )
    assert isinstance(state, OltreMareState)
    return state


def own_data() -> dict[str, Any]:
    """A copy of the data file to be changed."""
    return copy.deepcopy(open_game("oltre-mare").components)


@pytest.mark.rule("OM-101")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(Invalid) as caught:
        dealt(seats)
    assert caught.value.field == "seats"


@pytest.mark.rule("OM-101")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_seats_play_to_the_end(seats: int) -> None:
    state = dealt(seats)
    finish(state)
    assert state.end_reason() == "deck_empty"


@pytest.mark.rule("OM-102", "OM-110")
@pytest.mark.parametrize("seats", [2, 5])
def test_a_marker_on_every_port_but_the_starting_ones(seats: int) -> None:
    told: list[Told] = []
    state = dealt(seats, told=told)
    (laid,) = heard(told, MarkersLaid, None)
    assert len(laid.ports) == 30
    assert sum(laid.left_over.values()) == 2
    view = seen(state)
    assert view.markers == {p: m for p, m in laid.ports.items() if p not in view.ships}
    assert sum(view.gone.values()) == 2 + seats
    assert all(not owned for owned in view.owned)
    assert view.active_markers == (None,) * seats


@pytest.mark.rule("OM-102")
def test_markers_are_shuffled() -> None:
    one, two = seen(dealt(seed=1)), seen(dealt(seed=2))
    common = set(one.markers) & set(two.markers)
    assert any(one.markers[port] != two.markers[port] for port in common)
    assert set(one.markers.values()) == set(MARKERS)


@pytest.mark.rule("OM-103", "OM-104", "OM-112", "OM-904")
@pytest.mark.parametrize(
    ("seats", "deck", "grain"), [(2, 69, 0), (3, 84, 20), (4, 79, 20), (5, 74, 20)]
)
def test_example_25_the_deck_after_dealing(seats: int, deck: int, grain: int) -> None:
    state = dealt(seats)
    assert seen(state).deck_size == deck
    assert state.census()["card grain"] == grain
    assert sum(state.census()[f"card {good}"] for good in state.parts.goods) == 78 + grain
    assert seen(state).venice
    assert len(seen(state).markers) == 30 - len(set(seen(state).ships))


@pytest.mark.rule("OM-104")
def test_the_deck_is_shuffled() -> None:
    """Every card in the deck may come next."""
    state = dealt(seed=3)
    assert len(state.pool) == state.deck
    assert {dealt(seed=n).hands[0][0] for n in range(40)} != {state.hands[0][0]}


@pytest.mark.rule("OM-105", "OM-R7")
def test_the_first_player_is_drawn() -> None:
    told: list[Told] = []
    assert {dealt(4, seed=n, told=told, first=2).first for n in range(30)} == {0, 1, 2, 3}
    assert heard(told, FirstPlayerNamed, None)


@pytest.mark.rule("OM-105", "OM-R7")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_chosen(first: int) -> None:
    state = dealt(3, first, first_player="chosen")
    assert state.first == first
    for seat in range(3):
        do(state, seat, ChooseColour(state.parts.colours[seat]))
    assert state.active == first
    assert finish(state)[:4] == [first, (first + 1) % 3, (first + 2) % 3, first]


@pytest.mark.rule("OM-106", "OM-107", "OM-109", "OM-114")
def test_starting_cards_are_the_first_that_name_a_port() -> None:
    told: list[Told] = []
    markers = [0] * 30
    # First player 1; g00 and g02 name no port, g01 does; then g05, then g03, g09.
    draws = [1, *(0, 1, 0), 2, *(0, 4)]
    hands = [0] * 12
    state = dealt(3, drew=markers + draws + hands, told=told)
    turned = heard(told, CardsTurnedUp, None)
    assert [(event.seat, event.aside, event.card, event.port) for event in turned] == [
        (1, ("g00", "g02"), "g01", "alessandria"),
        (2, (), "g05", "beirut"),
        (0, ("g03",), "g09", "costantinopoli"),
    ]
    assert [state.names(pile) for pile in state.cargo] == [("g09",), ("g01",), ("g05",)]
    assert seen(state).ships == ("costantinopoli", "alessandria", "beirut")
    assert seen(state).cargo == (("g09",), ("g01",), ("g05",))
    # OM-111: what was put aside is back in the deck, and was dealt from it again.
    assert [state.names(state.hands[seat]) for seat in (1, 2, 0)] == [
        ("g00", "g02", "g03", "g04"),
        ("g06", "g07", "g08", "g10"),
        ("g11", "g12", "g13", "g14"),
    ]


@pytest.mark.rule("OM-107")
def test_too_few_port_cards_are_refused_before_the_game() -> None:
    data = own_data()
    named = [card for card in data["cards"]["list"] if card["port"]]
    for card in named[:-3]:
        card["port"] = None
    assert all(card["good"] == "grain" for card in named[-3:])
    assert dealt(3, components=data).phase == 0
    for seats in (2, 4, 5):  # with two seats the grain leaves the game
        with pytest.raises(Invalid) as caught:
            dealt(seats, components=data)
        assert caught.value.rule == "OM-107"


@pytest.mark.rule("OM-108")
def test_everybody_chooses_a_free_colour() -> None:
    state = dealt(3, 0, first_player="chosen")
    assert state.actors() == (0, 1, 2)
    assert refused(state, 0, ChooseColour("pink")) == "OM-108"
    told = do(state, 1, ChooseColour("red"))
    assert heard(told, ColourChosen, None) == [ColourChosen(1, "red")]
    assert refused(state, 0, ChooseColour("red")) == "OM-108"
    assert refused(state, 1, ChooseColour("blue")) == "OM-108"
    assert state.actors() == (0, 2)
    do(state, 2, ChooseColour("black"))
    told = do(state, 0, ChooseColour("blue"))
    assert heard(told, TurnBegun, None) == [TurnBegun(0, 1)]
    assert seen(state).colours == ("blue", "red", "black")
    assert refused(state, 0, ChooseColour("green")) == "OM-201"


@pytest.mark.rule("OM-108")
def test_the_last_of_five_takes_the_colour_that_is_left() -> None:
    state = dealt(5)
    for seat, colour in enumerate(("black", "red", "green", "blue")):
        do(state, seat, ChooseColour(colour))
    assert seen(state).colours[4] == "yellow"
    assert phase(state) == "trade"


@pytest.mark.rule("OM-109", "OM-111", "OM-113")
@pytest.mark.parametrize("seats", [2, 5])
def test_example_2_what_everybody_begins_with(seats: int) -> None:
    view = seen(dealt(seats))
    assert view.ducats == (11,) * seats
    assert view.prestige == (0,) * seats
    assert view.pirate_sizes == (0,) * seats
    assert view.hand_sizes == (4,) * seats


@pytest.mark.rule("OM-112", "OM-901")
def test_hands_are_dealt_unseen() -> None:
    told: list[Told] = []
    state = dealt(2, told=told)
    for seat in (0, 1):
        drawn = heard(told, CardsDrawn, seat)
        assert sorted((d.seat, d.count, d.cards is None) for d in drawn) == sorted(
            [(seat, 4, False), (1 - seat, 4, True)]
        )
        assert next(d.cards for d in drawn if d.cards) == state.names(state.hands[seat])


@pytest.mark.rule("OM-110", "OM-114", "OM-R33")
def test_two_start_cards_may_name_the_same_port() -> None:
    data = own_data()
    for card in data["cards"]["list"]:
        if card["port"]:
            card["port"] = "candia"
    state = dealt(4, components=data)
    view = seen(state)
    assert view.ships == ("candia",) * 4
    assert len(view.markers) == 29
    assert sum(view.gone.values()) == 3


@pytest.mark.rule("OM-111", "OM-R9")
@pytest.mark.parametrize(
    ("seats", "goods", "around", "exact"),
    [(2, 76, (31, 45), 38), (3, 95, (38, 57), 47), (4, 94, (38, 56), 47), (5, 93, (38, 55), 46)],
)
def test_where_the_venice_card_lies(
    seats: int, goods: int, around: tuple[int, int], exact: int
) -> None:
    state = dealt(seats)
    assert (state.outset, state.soonest, state.latest) == (goods, *around)
    state = dealt(seats, venice_position="exact_middle")
    assert (state.soonest, state.latest) == (exact, exact)


@pytest.mark.rule("OM-R9")
def test_a_small_deck_does_not_show_it_while_hands_are_dealt() -> None:
    assert venice_window(20, 16, False) == (16, 16)
    assert venice_window(20, 16, True) == (16, 16)
    assert venice_window(30, 16, False) == (16, 18)


@pytest.mark.rule("OM-R9", "OM-601")
def test_its_place_is_uniform_within_its_window() -> None:
    """Goods cards drawn before it comes up, over many games of two: 31 to 45, all about alike."""
    met = [0] * 46
    game = open_game("oltre-mare")
    for seed in range(3000):
        chance = RandomChance(Random(seed))
        state = game.deal(2, chance)
        assert isinstance(state, OltreMareState)
        while state.venice:
            above = state.outset - state.deck
            lift(state, chance, None)
        met[above] += 1
    assert not any(met[:31])
    assert all(150 <= count <= 250 for count in met[31:])


@pytest.mark.rule("OM-908")
def test_no_command_shows_a_card() -> None:
    game = open_game("oltre-mare")
    names = {action.__struct_config__.tag for action in game.actions}
    assert not names & {"show", "reveal", "look"}
    assert len(names) == 16


@pytest.mark.rule("OM-102", "OM-104", "OM-306", "OM-401", "OM-410")
@pytest.mark.parametrize(
    ("path", "value", "rule"),
    [
        (("goods", "list", 0, "count"), 9, "OM-104"),
        (("goods", "list", 0, "id"), "silk", "OM-806"),
        (("goods", "list", 0, "sequence"), [], "OM-806"),
        (("goods", "list", 3, "sequence"), {"it": [1]}, "OM-R1"),
        (("cards", "list", 0, "good"), "salt", "OM-306"),
        (("cards", "list", 0, "id"), "g01", "OM-104"),
        (("cards", "list", 0, "id"), "unseen", "OM-903"),
        (("cards", "list", 0, "lions"), -1, "OM-203"),
        (("cards", "list", 0, "load"), 0, "OM-401"),
        (("cards", "list", 0, "load"), 64, "OM-401"),
        (("cards", "list", 0, "actions"), ["sword"], "OM-403"),
        (("cards", "list", 0, "port"), "genova", "OM-109"),
        (("markers", "types", 0, "id"), "sextant", "OM-102"),
        (("markers", "types", 0, "count"), 3, "OM-102"),
        (("merchants", "list", 0, "id"), "blue", "OM-108"),
        (("merchants", "list"), [{"id": "red"}], "OM-108"),
        (("merchants", "list"), [{"id": f"hue {n}"} for n in range(901)], "OM-108"),
        (("map", "routes", 0, "a"), "genova", "OM-410"),
        (("map", "routes", 0, "a"), "venezia", "OM-410"),
        (("map", "routes", 0, "id"), "r02", "OM-410"),
        (("map", "ports", 0, "id"), "ancona", "OM-102"),
        (("constants", "start_hand"), -1, "OM-112"),
        (("constants", "start_hand"), 40, None),
        (("constants", "max_purchases_per_turn"), -1, "OM-314"),
        (("constants", "max_purchases_per_turn"), 0, "OM-314"),
        (("constants", "max_purchases_per_turn"), 5, "OM-319"),
        (("constants", "price"), -1, "OM-316"),
        (("constants", "remove_goods_by_players", "2"), ["salt"], "OM-103"),
        (("action_table", "ducats"), [1, 2], "OM-405"),
        (("action_table", "navigation"), [], "OM-410"),
        (("constants", "price"), "three", None),
    ],
)
def test_data_that_cannot_be_played_are_refused(
    path: tuple[str | int, ...], value: Any, rule: str | None
) -> None:
    data = own_data()
    place: Any = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(Invalid) as caught:
        dealt(3, components=data)
    assert caught.value.rule == rule or rule is None
    assert caught.value.field.startswith("components")


def test_our_data_are_the_shared_ones() -> None:
    """98 cards by the formula of the catalogue, 30 ports, 39 routes, 32 markers."""
    parts = table().parts
    pairs = ("DP", "MN", "DM", "PN", "DN", "PM")
    for card in range(98):
        icons = parts.icons[card]
        letters = "".join(letter * (icons >> 8 * n & 255) for n, letter in enumerate("DPMN"))
        assert letters == "".join(sorted(pairs[card % 6], key="DPMN".index))
        assert parts.load[card] == 1 + (card + card // 12) % 4
        assert parts.lions[card] == 7 - parts.load[card]
        assert parts.cards[card] == f"g{card:02}"
    named = [port for port in parts.port if port >= 0]
    assert sorted(named) == list(range(30))
    assert all(parts.load[card] <= 3 for card in range(98) if parts.port[card] >= 0)
    assert [parts.good.count(good) for good in range(7)] == [8, 10, 12, 14, 16, 18, 20]
    assert len(parts.routes) == 39
    assert sum(parts.marker_counts) == 32
