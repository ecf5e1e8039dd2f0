"""Law 6: of all the rules that refuse an action, the first in catalogue order is named."""

from random import Random

import pytest

from fondaco.games.golden_horn.rules import GoldenHornState
from fondaco.games.golden_horn.words import ChooseStop, Conquer, DeclareEnd, Exchange, Raid
from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game
from fondaco.table.words import Action
from tests.games.golden_horn.lawyer import refusing
from tests.table.interrogation import play, random_action

OPTIONS: list[dict[str, str]] = [
    {},
    {"sail_advance": "compulsory", "raids_per_turn": "unlimited"},
    {"expansion": "on"},
    {"expansion": "on", "conquests_per_turn": "one", "sail_advance": "compulsory"},
]


def any_action(state: GoldenHornState, random: Random) -> Action:
    """Something a seat might try, mostly against the rules."""
    kinds = ["raid", "declare", *(["stop"] * 3 if state.moving >= 0 and state.phase == 3 else [])]
    if state.house.expansion:
        kinds += ["conquer", "exchange"]
    match random.choice(kinds):
        case "raid":
            boat = random.choice([*state.parts.boats, "nobody"])
            cards = random.choices([*state.parts.colours, "grey"], k=random.choice((1, 2, 2, 2, 3)))
            return Raid(boat, tuple(cards))
        case "declare":
            return DeclareEnd()
        case "stop":
            return ChooseStop(random.randint(-1, state.track.last + 1))
        case "conquer":
            names = [*(tile.id for tile in state.tiles), "atlantis"]
            return Conquer(random.choice(names), random.randint(-1, 7))
    return Exchange(random.randint(-1, 4))


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_first_of_all_rules_that_refuse_is_named(options: dict[str, str], seats: int) -> None:
    game = open_game("golden-horn", options)
    random = Random(seats)
    chance = RandomChance(random)
    state = game.deal(seats, chance)
    refused = 0
    while state.actors():
        assert isinstance(state, GoldenHornState)
        if state.active >= 0 and state.turn:
            for _ in range(6):
                action = any_action(state, random)
                seat = state.active if random.random() < 0.9 else (state.active + 1) % seats
                refusal, rules = state.check(seat, action), refusing(state, seat, action)
                named = None if refusal is None else refusal.rule
                assert named == min(rules, default=None), (action, rules)
                refused += named is not None
        seat = random.choice(state.actors())
        play(state, seat, random_action(game, state, seat, chance), chance)
    assert refused > 100
