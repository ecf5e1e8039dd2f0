"""What is imagined behind a view could be a game's position, in every title.

Nothing that a view says is checked again when it is put on the table, so it is checked here.
"""

from random import Random

import pytest

from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game

HOUSES: list[tuple[str, int, dict[str, str]]] = [
    ("golden-horn", 2, {}),
    ("golden-horn", 4, {"expansion": "on"}),
    ("oltre-mare", 2, {"pirate_purchase": "search"}),
    ("oltre-mare", 4, {}),
    ("mediterranee", 2, {}),
    ("mediterranee", 4, {}),
    ("genoa", 2, {}),
    ("genoa", 4, {}),
    ("genoa", 2, {"special_cards_visibility": "hidden"}),
    ("genoa", 4, {"special_cards_visibility": "hidden"}),
]
MOST = 300  # choices of a game
OFTEN = 8  # one in so many is looked at


@pytest.mark.parametrize(("slug", "seats", "house"), HOUSES)
def test_what_is_imagined_is_a_position_that_can_be_loaded(
    slug: str, seats: int, house: dict[str, str]
) -> None:
    game, luck = open_game(slug, house), Random(seats)
    chance = RandomChance(luck)
    state = game.deal(seats, chance)
    for ply in range(MOST):
        if not state.actors():
            break
        seat = state.actors()[0]
        if ply % OFTEN == 0:
            view = state.view(seat)
            first, second = game.imagine(view, chance), game.imagine(view, chance)
            for imagined in (first, second):
                assert imagined.view(seat) == view
                assert game.load(imagined.position()).position() == imagined.position()
            first.choose(seat, luck.choice(first.choices(seat)), chance)
            assert game.imagine(view, chance).view(seat) == view, "the table kept was changed"
        state.choose(seat, luck.choice(state.choices(seat)), chance)
