"""A seat is offered what it was offered when the golden games were played."""

from pathlib import Path

import msgspec
import pytest

from tests.games.offered import OFFERED, RECORDS, name, offered


@pytest.mark.parametrize("record", RECORDS, ids=name)
def test_the_same_choices_and_forms_are_offered(record: Path) -> None:
    kept = msgspec.json.decode(OFFERED.read_bytes(), type=dict[str, str])
    assert offered(record) == kept[name(record)], "see tests/games/offered.py"
