"""Golden records: games once played replay for ever, and read the same."""

import pytest

from fondaco.cli.telling import playthrough
from fondaco.games.golden_horn.meta import META
from fondaco.table.record import Record, read_record
from fondaco.table.replay import verify
from tests.games.golden_horn.play_records import FOLDER

FILES = sorted(FOLDER.glob("*.json"))
RECORDS = [read_record(file.read_bytes()) for file in FILES]
PLAYED = [pytest.param(record, id=file.stem) for record, file in zip(RECORDS, FILES, strict=True)]


@pytest.mark.parametrize("name", [file.stem for file in FILES])
def test_a_record_holds(name: str) -> None:
    assert verify((FOLDER / f"{name}.json").read_bytes()).luck_proven


@pytest.mark.parametrize("name", [file.stem for file in FILES])
def test_a_playthrough_reads_the_same(name: str) -> None:
    record = read_record((FOLDER / f"{name}.json").read_bytes())
    assert playthrough(record, "en") == (FOLDER / f"{name}.txt").read_text("utf-8")


def ends(record: Record) -> str:
    assert record.result is not None
    return record.result.end


def test_the_records_cover_every_end_every_seat_count_and_every_option_value() -> None:
    assert {ends(record) for record in RECORDS} == {
        "declared",
        "port_empty",
        "territories",
        "nobody_moves",
    }
    assert {len(record.header.seats) for record in RECORDS} == {2, 3, 4}
    for option in META.options:
        played = {record.header.options[option.name] for record in RECORDS}
        assert played == set(option.values), option.name
