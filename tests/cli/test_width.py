"""The terminal's board keeps its 100 columns, in every title, language and phase."""

from random import Random

import pytest
from rich.text import Text

from fondaco.cli.telling import WIDTH, Teller
from fondaco.locale import LANGUAGES
from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game, titles
from tests.table.interrogation import everybody, play, random_action
from tests.table.test_interrogation import option_sets

NAMES = ("Maximiliana Alexandra", "Bartholomäus von Hohenz", "Zoe", "Guglielmo", "Wilhelmine")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", titles())
def test_no_line_of_a_board_is_too_long(slug: str, language: str) -> None:
    meta = titles()[slug]
    for seed, options in enumerate(option_sets(meta)[:2]):
        seats = meta.most_seats
        game = open_game(slug, options)
        teller = Teller(game, language, NAMES[:seats])
        random = Random(seed)
        chance = RandomChance(random)
        state = game.deal(seats, chance)
        plies = 0
        while True:
            if plies % 9 == 0 or not state.actors():
                seat = random.choice(everybody(seats))
                for line in teller.board(state.view(seat)).split("\n"):
                    assert Text.from_markup(line).cell_len <= WIDTH, line
            if not state.actors() or plies > 250:
                break
            seat = random.choice(state.actors())
            play(state, seat, random_action(game, state, seat, chance), chance)
            plies += 1
