"""What loads can be played: positions made wrong at one place are refused, or they are games."""

from collections.abc import Callable

import pytest

from fondaco.table.titles import titles
from tests.table.mutants import BLOCK, judge, mutant

QUICK = 2 * BLOCK
NIGHTLY = 100_000
RANGE = 2_000


def judged(slug: str, numbers: range) -> int:
    """How many load."""
    loaded = 0
    for number in numbers:
        try:
            loaded += judge(slug, number)
        except Exception as error:
            error.add_note(f"mutant {number} of {slug}: {mutant(slug, number)[2]}")
            raise
    return loaded


@pytest.mark.parametrize("slug", titles())
def test_a_mutant_is_refused_or_can_be_played(slug: str) -> None:
    loaded = judged(slug, range(QUICK))
    assert 0 < loaded < QUICK / 2


@pytest.mark.parametrize(
    ("slug", "number"),
    [
        ("oltre-mare", 36_244),  # a call that wishes for a good without a name
        ("genoa", 46_900),  # an offer that holds a card twice
    ],
)
def test_mutants_that_once_were_wrong_are_refused(slug: str, number: int) -> None:
    assert not judge(slug, number)


@pytest.mark.nightly
@pytest.mark.parametrize("first", range(QUICK, NIGHTLY, RANGE))
@pytest.mark.parametrize("slug", titles())
def test_many_mutants_are_refused_or_can_be_played(
    slug: str, first: int, record_property: Callable[[str, int], None]
) -> None:
    loaded = judged(slug, range(first, first + RANGE))
    record_property(f"{slug}: mutated positions refused by their field", RANGE - loaded)
    record_property(f"{slug}: mutated positions played to the end", loaded)
