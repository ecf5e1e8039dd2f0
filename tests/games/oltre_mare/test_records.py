"""Golden records: games once played replay for ever, and read the same."""

import pytest

from fondaco.games.oltre_mare.meta import META
from tests.games import golden
from tests.games.oltre_mare.play_records import FOLDER, SCENARIOS


@pytest.mark.parametrize("name", golden.names(FOLDER))
def test_a_record_holds(name: str) -> None:
    assert golden.holds(FOLDER, name)


@pytest.mark.parametrize("name", golden.names(FOLDER))
def test_a_playthrough_reads_the_same(name: str) -> None:
    assert golden.reads_the_same(FOLDER, name)


def test_the_records_cover_every_end_every_seat_count_and_every_ruling() -> None:
    assert golden.names(FOLDER) == sorted(scenario.name for scenario in SCENARIOS)
    assert golden.ends(FOLDER) == {"deck_empty"}
    assert golden.seat_counts(FOLDER) == {2, 3, 4, 5}
    assert golden.unplayed(FOLDER, META) == set()
