"""Law 6: of all the rules that refuse an action, the first in catalogue order is named."""

from random import Random
from typing import Any

import msgspec
import pytest

from fondaco.games.mediterranee.rules import MediterraneeState
from fondaco.table.catalogue import catalogue
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game
from fondaco.table.forms import fill
from fondaco.table.titles import find_title, open_game
from fondaco.table.words import Action
from tests.games.mediterranee.lawyer import Lawyer
from tests.games.mediterranee.tables import galley, port, table
from tests.table.interrogation import random_action

GATES = {"ME-201", "ME-203", "ME-206", "ME-801"}
"""Not asked, or in another phase: named before anything else (see the catalogue's conventions)."""
BUSY = {"ME-302", "ME-311", "ME-312", "ME-319", "ME-405", "ME-507"}
"""Something else waits for an answer, or nothing does: the act as such is refused."""
WAITING = {
    *("talk_open", "no_talk", "price_asked", "nothing_to_withdraw", "passage_asked"),
    *("nothing_asked", "prize_waits", "no_prize"),
}
NAMES = (
    *("g1", "g2", "g3", "g5", "g9", "g99", "x"),
    *("ragusa", "venezia", "genova", "corfu", "cyrena", "istanbul", "ostia"),
    *("wood", "iron", "gold", "wine", "tar", "sailors", "garrison", "enrolled"),
    *("venice", "genoa", "spain", "consent", "never"),
)
NUMBERS = (-100, -1, 0, 1, 2, 3, 5, 6, 14, 100, 150, 300, 400, 1100, 4000, 10**30)
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"side_payments": "passage_toll", "haggle_counters": "3", "price_scope": "per_purchase"},
    {"bank_money": "coins_in_box", "player_trade_swaps": "false", "interleaved_moves": "true"},
    {"absent_capitals": "closed", "empty_owned_port": "attack_first", "haggle_counters": "0"},
    {"voluntary_scuttle": "false", "new_galley_crew": "garrison_or_enrolled"},
    {"player_trade_timing": "phase2_active_buyer", "prize_attacks_same_phase": "false"},
)
ORDER = [
    entry.id
    for entries in (
        catalogue(find_title("mediterranee")).rules,
        catalogue(find_title("mediterranee")).rulings,
    )
    for entry in entries
]


def spoilt(random: Random, data: Any) -> Any:
    """The same data with one to three things changed."""
    data = msgspec.json.decode(msgspec.json.encode(data))
    for _ in range(random.choice((1, 1, 2, 3))):
        at = data
        while True:
            keys = [k for k in at if k != "do"] if isinstance(at, dict) else list(range(len(at)))
            if not keys:
                break
            key = random.choice(keys)
            inner = at[key]
            if isinstance(inner, dict) and inner and random.random() < 0.85:
                at = inner
                continue
            if isinstance(inner, dict):
                inner[random.choice(NAMES)] = _other(random, next(iter(inner.values()), 1))
            elif isinstance(at, dict) and at is not data and random.random() < 0.4:
                at[random.choice(NAMES)] = at.pop(key)
            else:
                at[key] = _other(random, inner)
            break
    return data


def _other(random: Random, value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return random.choice(NUMBERS)
    if isinstance(value, str):
        return random.choice(NAMES)
    return {random.choice(NAMES): random.choice(NUMBERS)}


def attempts(game: Game, state: MediterraneeState, seat: int, random: Random) -> list[Action]:
    """Legal actions and filled forms, most of them spoilt."""
    chance = RandomChance(random)
    legal = state.legal(seat)
    asked: list[Any] = [
        msgspec.to_builtins(a) for a in random.sample(legal, min(4, len(legal)))
    ] + [fill(form, chance) for form in state.forms(seat)]
    actions: list[Action] = []
    for data in asked:
        for wrong in (data, spoilt(random, data), spoilt(random, data)):
            try:
                actions.append(game.read_action(wrong))
            except msgspec.ValidationError:
                continue
    return actions


def judge(state: MediterraneeState, seat: int, action: Action) -> str | None:
    """The rule the engine names, compared with all that refuse."""
    refusal = state.check(seat, action)
    if refusal is not None:
        if refusal.rule in GATES:
            return None
        if refusal.rule in BUSY and refusal.args["why"] in WAITING:
            return None
    refusing = sorted(Lawyer(state, seat).refusing(action), key=ORDER.index)
    named = None if refusal is None else refusal.rule
    assert named == (refusing[0] if refusing else None), (action, refusing, refusal)
    return named


def play(options: dict[str, str], seats: int, seed: int, plies: int) -> set[str]:
    """A random game, in which spoilt actions are judged; the rules that were named."""
    random = Random(seed)
    chance = RandomChance(random)
    game = open_game("mediterranee", options)
    state = game.deal(seats, chance)
    assert isinstance(state, MediterraneeState)
    named: set[str] = set()
    for _ in range(plies):
        if not state.actors():
            break
        for seat in range(seats):
            for action in attempts(game, state, seat, random):
                named.add(judge(state, seat, action) or "")
        seat = random.choice(state.actors())
        state.apply(seat, random_action(game, state, seat, chance), chance)
    return named


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_the_first_rule_that_refuses_is_named(number: int) -> None:
    named = play(OPTIONS[number], 2 + number % 3, number, 60)
    assert len(named) > 8


def test_the_first_rule_in_a_crowd() -> None:
    """Galleys of all in one place with ports, goods and crews: everything can go wrong at once."""
    ships = {
        "g1": galley(0, 4, 2, {"wood": 1, "gold": 2}),
        "g2": galley(0, 4, 3, {"iron": 1}),
        "g3": galley(1, 4, 1, {"gems": 2}),
        "g4": galley(2, 4, 4, {"wine": 1}),
        "g5": galley(0, 14, 3),
        "g6": galley(3, 14, 2, {"cloth": 1}),
        "g9": galley(0, 16, 1, {"wood": 1}),
    }
    held = {
        "ragusa": port(0, 2, ["iron", "gold"]),
        "corfu": port(1, 1, ["wood", "gold"]),
        "venezia": port(0, 1, ["wood", "iron", "gold"]),
    }
    random = Random(5)
    named: set[str] = set()
    for options in OPTIONS:
        game = open_game("mediterranee", options)
        for phase in ("purchases", "movement", "combat", "control", "sales"):
            for money in (0, 300, 2000):
                state = table(ships, held, options, phase=phase, money=[money, 2000, 0, 100])
                for _ in range(4):
                    for action in attempts(game, state, 0, random):
                        named.add(judge(state, 0, action) or "")
    assert len(named) > 25


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(60))
def test_the_first_rule_that_refuses_is_named_in_many_games(seed: int) -> None:
    play(OPTIONS[seed % len(OPTIONS)], 2 + seed % 3, seed + 100, 3000)
