"""The list of mutants that change nothing speaks of mutants there are."""

import pytest

from fondaco.table.titles import titles
from tests.trust.mutating import equivalent, mutants


@pytest.mark.parametrize("slug", ["genoa", "golden-horn", "mediterranee", "oltre-mare"])
def test_every_excused_mutant_is_there_and_excused_with_a_reason(slug: str) -> None:
    assert slug in titles()
    excused = equivalent(slug)
    assert set(excused) <= {mutant.name for mutant in mutants(slug)}
    assert all(excused.values())
