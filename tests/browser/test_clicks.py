"""A turn costs few clicks; bench/clicks.py prints the counts."""

import pytest

from tests.browser.clicking import SCRIPTS, Script, boat_at_sea, leading, refusing
from tests.browser.guest import Visit

# The other turns cost more or less with the luck of the game: the bench counts them.
ALWAYS = [script for script in SCRIPTS if script.play in (boat_at_sea, refusing, leading)]


@pytest.mark.parametrize("script", ALWAYS, ids=[script.play.__name__ for script in ALWAYS])
def test_a_turn_costs_few_clicks(visit: Visit, script: Script) -> None:
    assert script.count(visit("en")) <= script.most
