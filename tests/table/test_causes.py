"""The log tells causes before effects, in every title."""

from random import Random

import pytest

from fondaco.table.audience import ALL
from fondaco.table.titles import open_game, titles
from tests.table.causes import causes_of, check_game, check_order


def games(slug: str, count: int) -> None:
    meta, random = titles()[slug], Random(slug)
    for seed in range(count):
        options = {o.name: random.choice(o.values) for o in meta.options if random.random() < 0.4}
        check_game(
            open_game(slug, options), random.randint(meta.least_seats, meta.most_seats), seed
        )


@pytest.mark.parametrize("slug", titles())
def test_every_event_has_its_causes(slug: str) -> None:
    assert set(causes_of(slug)) == set(open_game(slug).events)


@pytest.mark.parametrize("slug", titles())
def test_causes_are_told_before_effects(slug: str) -> None:
    games(slug, 4)


@pytest.mark.nightly
@pytest.mark.parametrize("slug", titles())
def test_causes_are_told_before_effects_in_many_games(slug: str) -> None:
    games(slug, 400)


def test_an_effect_before_its_cause_is_noticed() -> None:
    from rialto.words import BidSealed, BidsShown

    shown, put = (BidsShown((0, 1), 1), ALL), (BidSealed(1), ALL)
    check_order([put, shown], causes_of("rialto"))
    with pytest.raises(AssertionError, match="BidsShown is told after Event only"):
        check_order([shown, put], causes_of("rialto"))
