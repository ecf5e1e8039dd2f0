"""Law 6: of all the rules that refuse an action, the first in catalogue order is named."""

from random import Random
from typing import Any

import msgspec
import pytest

from fondaco import compiled
from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.state import City
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.titles import open_game
from fondaco.table.words import Action
from tests.games.genoa.lawyer import refusing
from tests.table.interrogation import random_action

WORDS = (
    *(
        "col",
        "kut",
        "haf",
        "rat",
        "kat",
        "met",
        "pal",
        "mkt",
        "s23",
        "s33",
        "s47",
        "s75",
        "nowhere",
    ),
    *("wheat", "silk", "salt", "start", "extra_action", "exchange", "any_good", "red", "blue"),
    *("l01", "k01", "b01", "p01", "messages", "large_orders", "place", "replace", "remove"),
    *("all", "active", "nobody", "money"),
)
NUMBERS = (-5, -1, 0, 1, 2, 3, 5, 10, 45, 130, 10**30)
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"negotiation_mode": "live", "marker_payment": "keep_colour", "board_layout": "C"},
    {
        "message_claim": "declared",
        "message_card_timing": "held_before_second_stop",
        "offer_visibility": "sealed",
        "special_cards_visibility": "hidden",
        "max_offer_rounds": "1",
    },
    {
        "two_player_variant": "true",
        "active_side_assets": "money_and_goods",
        "proceeds_in_offers": "assets_only",
        "street_offers_per_move": "one",
        "card_offer_disclosure": "always_named",
    },
    {
        "large_order_villas": "any_villa",
        "villa_order_limit": "unlimited",
        "small_order_limit": "one_per_action",
        "board_layout": "C",
    },
)


class Untouchable(GenoaState):
    """A table that nobody may change, not even for a moment."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> None:
        raise AssertionError(f"{name} was written")


class Shut(list[Any]):
    """A list that nobody may change."""

    def _written(self, *args: Any, **names: Any) -> Any:
        raise AssertionError("a list was written")

    append = extend = insert = remove = pop = clear = sort = reverse = _written
    __delitem__ = __iadd__ = __setitem__ = _written


def untouchable(state: State) -> State:
    copy = state.copy()
    if not compiled.in_use():  # a compiled class cannot be bent
        for name in City.__slots__:
            value = getattr(copy, name)
            if type(value) is list:
                setattr(copy, name, Shut(value))
        copy.__class__ = Untouchable
    return copy


def mutant(data: Any, random: Random) -> Any:
    """The same shape with something changed."""
    if isinstance(data, dict):
        changed = dict(data)
        keys = [key for key in data if key != "do"]
        if not keys:
            return changed
        key = random.choice(keys)
        if random.random() < 0.1 and key in WORDS:
            changed[random.choice(WORDS)] = changed.pop(key)
        else:
            changed[key] = mutant(data[key], random)
        return changed
    if isinstance(data, list | tuple):
        items = list(data)
        if items and random.random() < 0.5:
            number = random.randrange(len(items))
            items[number] = mutant(items[number], random)
        else:
            items = random.choice([items * 2, items[::-1], items[1:], [*items, *items[:1]]])
        return items
    if isinstance(data, bool):
        return not data
    if isinstance(data, int):
        return random.choice([*NUMBERS, data + 1, data - 5])
    return random.choice([*WORDS, "x" * 201]) if isinstance(data, str) else data


def mutants(game: Game, action: Action, random: Random) -> list[Action]:
    found = [action]
    data = msgspec.to_builtins(action)
    for _ in range(2):
        try:
            found.append(game.read_action(mutant(data, random)))
        except msgspec.ValidationError:
            continue
    return found


def judge(game: Game, state: State, seat: int, action: Action) -> str | None:
    """What is wrong with the answer to an action, or None."""
    position = msgspec.to_builtins(state.position())
    refusal = state.check(seat, action)
    rules = refusing(game, position, seat, action)
    named = None if refusal is None else refusal.rule
    if named == (rules[0] if rules else None):
        return None
    return f"{position['phase']} seat {seat}: {action} names {named}, refused by {rules}"


def interrogate(options: dict[str, str], seats: int, seed: int, every: int) -> int:
    """A random game; how many refusals were compared."""
    game = open_game("genoa", options)
    random = Random(seed)
    chance = RandomChance(random)
    state = game.deal(seats, chance)
    pool: dict[str, list[Action]] = {}
    compared = plies = 0
    while state.actors():
        seat = random.choice(state.actors())
        action = random_action(game, state, seat, chance)
        pool.setdefault(type(action).__name__, []).append(action)
        if plies % every == 0:
            watched = untouchable(state)
            before = msgspec.json.encode(state.position())
            for other in range(seats):
                kinds = random.sample(sorted(pool), min(len(pool), 12))
                legal = state.legal(other)
                asked = [random.choice(pool[kind]) for kind in kinds]
                asked += random.sample(legal, min(3, len(legal)))
                for each in [each for one in asked for each in mutants(game, one, random)]:
                    wrong = judge(game, watched, other, each)
                    assert wrong is None, wrong
                    compared += 1
            assert msgspec.json.encode(watched.position()) == before
        state.apply(seat, action, chance)
        plies += 1
    return compared


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_the_first_rule_is_named(number: int) -> None:
    seats = 2 if "two_player_variant" in OPTIONS[number] else 3 + number % 2
    assert interrogate(OPTIONS[number], seats, number, every=29) > 500


@pytest.mark.nightly
@pytest.mark.parametrize("number", range(len(OPTIONS)))
@pytest.mark.parametrize("seed", range(10))
def test_the_first_rule_is_named_at_every_ply(number: int, seed: int) -> None:
    for seats in (2, 3, 5):
        interrogate(OPTIONS[number], seats, 100 + seed, every=3)
