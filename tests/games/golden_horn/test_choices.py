"""What is listed is what the rules allow; and what happens when nobody acts."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from random import Random

import pytest

from fondaco.games.golden_horn.rules import GoldenHornState
from fondaco.games.golden_horn.words import (
    ChooseBoat,
    ChooseStop,
    Conquer,
    DeclareEnd,
    EndTurn,
    Exchange,
    Pass,
    PlaceBoats,
    Raid,
)
from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game
from fondaco.table.words import Action
from tests.games.golden_horn.tables import K, V, boat, table

PEOPLE = ("mercenaries", "peasants", "people", None)


def all_words(state: GoldenHornState) -> Iterator[Action]:
    """Everything one could say in a turn, sensible or not."""
    boats, colours = state.parts.boats, state.parts.colours
    for name in boats:
        for cards in combinations_with_replacement(colours, 2):
            yield Raid(name, cards)
        for load, turn in product((*colours, *PEOPLE), (False, True)):
            yield ChooseBoat(name, load, turn)
    for space in range(state.track.last + 1):
        yield ChooseStop(space)
    for tile, paid in product(state.tiles, range(9)):
        yield Conquer(tile.id, paid)
    for peasants in range(10):
        yield Exchange(peasants)
    yield from (Pass(), DeclareEnd(), EndTurn())


@pytest.mark.rule("GH-204", "GH-205", "GH-206", "GH-327", "GH-508", "GH-515")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"expansion": "on"},
        {
            "expansion": "on",
            "emptied_boat": "must_turn_back",
            "sail_advance": "compulsory",
            "raids_per_turn": "unlimited",
            "people_loading": "all_together",
            "conquests_per_turn": "one",
            "territory_set": "b",
            "warehouse_view": "closed",
        },
    ],
)
def test_what_is_listed_is_what_is_allowed(seats: int, options: dict[str, str]) -> None:
    random = Random(seats)
    state = open_game("golden-horn", options).deal(seats, RandomChance(random))
    assert isinstance(state, GoldenHornState)
    turns = 0
    while state.actors() and turns < 90:
        seat = state.actors()[0]
        if state.active >= 0 and state.turn:
            turns += 1
            for other in range(seats):
                allowed = [word for word in all_words(state) if state.check(other, word) is None]
                listed = state.legal(other)
                assert len(listed) == len(set(map(repr, listed)))
                assert sorted(map(repr, listed)) == sorted(map(repr, allowed))
        code = random.choice(state.choices(seat))
        state.choose(seat, code, RandomChance(random))


MEN = {"mercenaries": 1, "peasants": 3}


@pytest.mark.rule("GH-514", "GH-522", "GH-515")
@pytest.mark.parametrize("phase", ["pre", "sail", "close"])
def test_with_people_too_what_is_listed_is_what_is_allowed(phase: str) -> None:
    """Peasants at sea, men in the warehouse, a boat that may turn: in every phase of a turn."""
    state = table(
        3,
        {
            "A3": boat(5, K, may_turn=phase == "pre"),
            "B3": boat(2, K, {"peasants": 2}),
            "C3": boat(4, V, {"mercenaries": 1, "peasants": 1}),
            "C2": boat(9, V, {"red": 2}),
        },
        {"expansion": "on"},
        phase=phase,
        moving="A3" if phase == "sail" else None,
        hands=[{"green": 2, "orange": 1, "blue": 1, "red": 2}],
        warehouses=[dict.fromkeys(("orange", "pink", "green", "red", "blue", "yellow"), 1) | MEN],
        ports={V: {"mercenaries": 2, "peasants": 1, "green": 3}, K: {"blue": 1}},
    )
    allowed = [word for word in all_words(state) if state.check(0, word) is None]
    assert sorted(map(repr, state.legal(0))) == sorted(map(repr, allowed))
    kinds = {type(word) for word in allowed}
    assert {Conquer, Exchange} <= kinds
    if phase == "pre":
        assert Raid("B3", ("orange", "green")) in allowed


@pytest.mark.rule("GH-209", "GH-803", "GH-515", "GH-522")
def test_who_does_not_act_neither_raids_nor_conquers_nor_declares() -> None:
    """The lapses of the catalogue: the first boat and load, the nearest stop, the turn's end."""
    six = dict.fromkeys(("orange", "pink", "green", "red", "blue", "yellow"), 1)
    state = table(
        3,
        {"A3": boat(5, K), "B3": boat(2, K, {"red": 2})},
        {"expansion": "on"},
        hands=[{"green": 2}],
        warehouses=[six | MEN],
        ports={V: {"blue": 3, "red": 3}, K: {"blue": 3}},
    )
    assert any(isinstance(word, Raid) for word in state.legal(0))
    chance = RandomChance(Random(1))
    met = []
    while state.active == 0:
        met.append(state.lapse(0))
        state.apply(0, met[-1], chance)
    assert met == [ChooseBoat("A3"), ChooseStop(6), EndTurn()]
    home = table(3, hands=[{"green": 2}], ports={V: {"yellow": 1, "blue": 3, "pink": 1}})
    assert home.lapse(0) == ChooseBoat("A3", "pink")
    first = table(3, hands=[{"green": 2}], ports={V: {"orange": 1, "pink": 1}})  # of all choices
    assert first.lapse(0) == ChooseBoat("A3", "orange")
    stuck = table(3, ports={K: {"blue": 3}}, active=1, set_off_by=0, end_reason="port_empty")
    assert stuck.lapse(1) == Pass()
    placing = open_game("golden-horn", {"fleet_choice": "random"}).deal(2, chance)
    assert isinstance(placing, GoldenHornState)
    for seat in (1, 0):
        lapse = placing.lapse(seat)
        assert isinstance(lapse, PlaceBoats)
        assert set(lapse.ports.values()) == {V}
