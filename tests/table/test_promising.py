"""What a choice promises is what happens, in every title."""

import pytest

from fondaco.table.titles import open_game, titles
from tests.table.promising import Promising
from tests.table.test_interrogation import option_sets


@pytest.mark.parametrize("slug", titles())
def test_choices_keep_their_word(slug: str) -> None:
    meta = titles()[slug]
    sets = option_sets(meta)
    kept = 0
    for seed, options in enumerate(sets[:2] + sets[2::3]):
        seats = meta.least_seats + seed % (meta.most_seats - meta.least_seats + 1)
        asked = Promising(open_game(slug, options), seats, seed, every=7)
        asked.run(most=400)
        kept += asked.kept
    assert kept > 5


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("slug", titles())
def test_choices_keep_their_word_at_every_ply(slug: str, seed: int) -> None:
    meta = titles()[slug]
    sets = option_sets(meta)
    seats = meta.least_seats + seed % (meta.most_seats - meta.least_seats + 1)
    Promising(open_game(slug, sets[seed % len(sets)]), seats, seed).run()
