"""Codes, actions and forms say the same; every random game ends."""

from random import Random

import pytest

from fondaco.games.mediterranee.rounds import has_act
from fondaco.games.mediterranee.rules import MediterraneeState
from fondaco.games.mediterranee.state import COMBAT, CONTROL, MOVEMENT, PURCHASES, SALES
from fondaco.table.chance import NotedChance, RandomChance, RecordedChance
from fondaco.table.forms import fill
from fondaco.table.step import Told
from fondaco.table.titles import open_game
from tests.games.mediterranee.tables import galley, listener, port, table
from tests.table.interrogation import random_action

CROWDED = {
    "g1": galley(0, 4, 2, {"wood": 1, "gold": 2}),
    "g2": galley(0, 4, 3, {"iron": 1}),
    "g3": galley(1, 4, 1, {"gems": 2}),
    "g4": galley(2, 4, 4, {"wine": 1}),
    "g5": galley(0, 13, 3),
    "g6": galley(3, 13, 2),
}
HELD = {
    "ragusa": port(0, 2, ["iron", "gold"]),
    "smyrna": port(3, 1, ["iron", "gold", "gems"]),
    "venezia": port(0, 1, ["wood", "iron", "gold"]),
}


def same_by_code_and_by_action(state: MediterraneeState, seat: int, seed: int) -> None:
    for code in state.choices(seat):
        one, other = state.copy(), state.copy()
        told: list[Told] = []
        also: list[Told] = []
        noted = NotedChance(RandomChance(Random(seed)))
        one.choose(seat, code, noted, listener(told))
        other.apply(
            seat,
            state.decode(seat, code),
            RecordedChance(noted.results),
            listener(also),
        )
        assert one.position() == other.position()
        assert told == also


@pytest.mark.parametrize("phase", ["purchases", "movement", "combat", "control", "sales"])
def test_a_code_does_what_its_action_does(phase: str) -> None:
    open_ports = {"ragusa": port(0), "smyrna": port(3)} if phase in ("control", "sales") else {}
    state = table(CROWDED, HELD | open_ports, phase=phase)
    assert len(state.choices(0)) > 2
    same_by_code_and_by_action(state, 0, 5)


@pytest.mark.parametrize("seed", range(6))
def test_a_code_does_what_its_action_does_all_through_a_game(seed: int) -> None:
    options = {"price_scope": "per_purchase", "haggle_counters": "3"} if seed % 2 else {}
    game = open_game("mediterranee", options)
    random = Random(seed)
    chance = RandomChance(random)
    state = game.deal(2 + seed % 3, chance)
    assert isinstance(state, MediterraneeState)
    while state.actors():
        for seat in range(state.seats):
            if random.random() < 0.3:
                same_by_code_and_by_action(state, seat, seed)
        seat = random.choice(state.actors())
        state.apply(seat, random_action(game, state, seat, chance), chance)


@pytest.mark.rule("ME-907")
@pytest.mark.parametrize("seed", range(4))
def test_a_seat_is_passed_only_when_the_board_leaves_it_nothing(seed: int) -> None:
    """Whoever has a choice with endless money has an act."""
    random = Random(seed)
    chance = RandomChance(random)
    state = open_game("mediterranee").deal(4, chance)
    assert isinstance(state, MediterraneeState)
    seen = {True: 0, False: 0}
    while state.actors():
        if state.talk is None and state.asking is None and state.beaten < 0:
            for seat in range(4):
                for phase in (PURCHASES, MOVEMENT, COMBAT, CONTROL, SALES):
                    if state.phase < PURCHASES:
                        continue
                    other = state.copy()
                    other.phase, other.active = phase, seat
                    other.money = [1_000_000] * 4
                    choices = len(other.choices(seat)) > 1
                    assert has_act(other, seat) or not choices
                    if phase != PURCHASES:
                        assert has_act(other, seat) == choices
                    seen[choices] += 1
        seat = random.choice(state.actors())
        state.choose(seat, random.choice(state.choices(seat)), chance)
    assert min(seen.values()) > 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end(seats: int) -> None:
    game = open_game("mediterranee")
    for seed in range(5):
        random = Random(seed)
        chance = RandomChance(random)
        state = game.deal(seats, chance)
        plies = 0
        while state.actors():
            seat = random.choice(state.actors())
            state.choose(seat, random.choice(state.choices(seat)), chance)
            plies += 1
            assert plies < 3000
        assert state.end_reason() == "last_round"


def test_what_a_form_offers_is_mostly_accepted_somewhere() -> None:
    """Blind filling finds legal actions of every kind of form in one crowded place."""
    found: set[str] = set()
    asked: set[str] = set()
    for phase in ("purchases", "control"):
        game = open_game("mediterranee")
        ships = {k: v for k, v in CROWDED.items() if phase == "purchases" or k != "g1"}
        held = HELD if phase == "purchases" else {"ragusa": port(None)}
        state = table(ships | {"g7": galley(0, 14, 1)}, held | {"corfu": port(1, 1)}, phase=phase)
        chance = RandomChance(Random(3))
        for _ in range(3000):
            for form in state.forms(0):
                asked.add(form.do)
                if form.do in found:
                    continue
                action = game.read_action(fill(form, chance))
                if state.check(0, action) is None:
                    found.add(form.do)
            if found == asked:
                break
    assert asked - found <= {"rearrange"}  # its numbers must add up
