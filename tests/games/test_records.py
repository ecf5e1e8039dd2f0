"""Golden records of every title: games once played replay for ever, and read the same."""

import importlib

import pytest

from fondaco.table.titles import find_title
from tests.games import golden

ENDS = {
    "genoa": {"last_round"},
    "golden-horn": {"declared", "port_empty", "territories", "nobody_moves"},
    "mediterranee": {"last_round"},
    "oltre-mare": {"deck_empty"},
}
RECORDS = [(slug, name) for slug in ENDS for name in golden.names(golden.folder(slug))]


@pytest.mark.parametrize(("slug", "name"), RECORDS)
def test_a_record_holds(slug: str, name: str) -> None:
    assert golden.holds(golden.folder(slug), name)


@pytest.mark.parametrize(("slug", "name"), RECORDS)
def test_a_playthrough_reads_the_same(slug: str, name: str) -> None:
    assert golden.reads_the_same(golden.folder(slug), name)


@pytest.mark.parametrize("slug", ENDS)
def test_the_records_cover_every_end_every_number_of_seats_and_every_option(slug: str) -> None:
    meta, folder = find_title(slug), golden.folder(slug)
    scenarios = importlib.import_module(f"{golden.package(slug)}.play_records").SCENARIOS
    assert golden.names(folder) == sorted(scenario.name for scenario in scenarios)
    assert golden.ends(folder) == ENDS[slug]
    assert golden.seat_counts(folder) == set(range(meta.least_seats, meta.most_seats + 1))
    assert golden.unplayed(folder, meta) == set()


def test_records_of_golden_horn_cover_every_value_of_every_option() -> None:
    for option in find_title("golden-horn").options:
        records = golden.records(golden.folder("golden-horn"))
        played = {record.header.options[option.name] for record in records}
        assert played == set(option.values), option.name
