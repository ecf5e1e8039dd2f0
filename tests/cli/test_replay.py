"""`fondaco replay`: stepping through records and telling them."""

import io
import json
from pathlib import Path
from random import Random

import pytest

from fondaco.cli import main
from fondaco.cli.telling import playthrough
from fondaco.locale import LANGUAGES
from fondaco.table.record import Record, read_record, write_record
from fondaco.table.sitting import Sitting
from fondaco.table.titles import open_game

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole game of random moves, with the expansion."""
    game = open_game("golden-horn", {"expansion": "on"})
    sitting = Sitting.open(game, ["Ada", "Bob", "Cem"], b"r" * 32, first=1)
    generator = Random(2)
    while actors := sitting.state.actors():
        sitting.act(actors[0], generator.choice(sitting.state.legal(actors[0])))
    return sitting.record(b"r" * 32)


@pytest.fixture
def path(record: Record, tmp_path: Path) -> Path:
    path = tmp_path / "record.json"
    path.write_bytes(write_record(record))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_playthrough_tells_everything_and_is_stable(
    record: Record, path: Path, language: str, capsys: Capture
) -> None:
    assert main(["replay", str(path), "--all", "--language", language]) == 0
    told = capsys.readouterr().out
    assert told == playthrough(read_record(path.read_bytes()), language)
    assert "\x1b" not in told
    assert all(line == line.rstrip() for line in told.split("\n"))
    for number, move in enumerate(record.moves, 1):
        assert f"\n{number:>3}. {record.header.seats[move.seat]}: " in told
    assert record.header.commitment in told
    assert record.result is not None
    for total in record.result.totals:
        assert f" {total}  " in told


def test_a_playthrough_shows_every_hand_and_every_draw(record: Record) -> None:
    told = playthrough(record, "en")
    assert told.count(" draws 5 cards: ") == 3
    assert " draws 5 cards.\n" not in told
    for move in record.moves:
        if move.drew:
            assert f"     (chance: {' '.join(map(str, move.drew))})\n" in told
    assert "Expansion Dominio da Mar: With the expansion" in told


def test_the_table_after_some_actions_as_a_seat_saw_it(path: Path, capsys: Capture) -> None:
    assert main(["replay", str(path), "--at", "6", "--as", "Bob", "--language", "en"]) == 0
    seen = capsys.readouterr().out
    assert seen.startswith("After action 6 of ")
    assert "(as Bob saw it)" in seen
    assert "your hand" in seen
    assert "Bob draws 5 cards: " in seen
    assert "Ada draws 5 cards.\n" in seen
    assert main(["replay", str(path), "--at", "6", "--language", "en"]) == 0
    seen = capsys.readouterr().out
    assert "(as a spectator saw it)" in seen
    assert "your hand" not in seen
    assert "Bob draws 5 cards.\n" in seen


def test_json_for_programs(record: Record, path: Path, capsys: Capture) -> None:
    assert main(["replay", str(path), "--json"]) == 0
    last = json.loads(capsys.readouterr().out)
    assert last["number"] == len(record.moves)
    assert record.result is not None
    assert last["end_reason"] == record.result.end
    assert last["view"]["hand"] is None
    assert main(["replay", str(path), "--json", "--at", "6", "--as", "0"]) == 0
    one = json.loads(capsys.readouterr().out)
    assert one["seat"] == record.moves[5].seat
    assert sum(one["view"]["hand"].values()) == 5
    assert {"it": "turn_begun", "seat": 1, "round": 1} in one["events"]
    assert main(["replay", str(path), "--json", "--all"]) == 0
    every = json.loads(capsys.readouterr().out)
    assert len(every) == len(record.moves) + 1
    assert every[-1] == last


def test_stepping_through(path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\nb\n7\nxyz\n9999\nq\n"))
    assert main(["replay", str(path), "--language", "en"]) == 0
    heads = [line for line in capsys.readouterr().out.split("\n") if line.startswith("After ")]
    steps = [line.split(" of ")[0] for line in heads]
    assert steps[:6] == [
        "After the set-up",
        "After action 1",
        "After action 2",
        "After action 1",
        "After action 7",
        "After action 7",
    ]
    assert len(steps) == 7


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--at", "9999"], "at: this record has"),
        (["--at", "-1"], "at: this record has"),
        (["--as", "5"], "as: '5' is no seat"),
        (["--as", "Zoe"], "as: 'Zoe' is no seat"),
        (["--all", "--at", "1"], "all: tells everything"),
    ],
)
def test_bad_usage(path: Path, words: list[str], said: str, capsys: Capture) -> None:
    assert main(["replay", str(path), *words]) == 2
    shown = capsys.readouterr()
    assert said in shown.err
    assert shown.err.count("\n") == 1
    assert shown.out == ""


def test_bad_records(record: Record, path: Path, capsys: Capture) -> None:
    data = path.read_bytes()
    for words in (["--all"], ["--at", "3"], []):
        path.write_bytes(data[: len(data) // 2])
        assert main(["replay", str(path), *words]) == 2
        path.write_bytes(data.replace(b'"title":"golden-horn"', b'"title":"chess"'))
        assert main(["replay", str(path), *words]) == 2
        path.write_bytes(data.replace(b'"rules":1', b'"rules":99'))
        assert main(["replay", str(path), *words]) == 2
        path.write_bytes(
            data.replace(b'"do":"choose_stop","space":', b'"do":"choose_stop","space":9')
        )
        assert main(["replay", str(path), *words]) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 12
    assert "refused by GH-" in shown.err
    assert main(["replay", str(path.with_name("none.json"))]) == 2
