"""`fondaco dataset`: what learners read is what was played."""

import json
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest

from fondaco.cli import main
from fondaco.gym.dataset import COLUMNS
from fondaco.gym.table import Table
from fondaco.table.titles import open_game, titles


def made(folder: Path, slug: str, bots: str, games: int) -> list[dict[str, object]]:
    words = ["dataset", slug, "--bots", bots, "--games", str(games), "--seed", "3"]
    assert main([*words, "--out", str(folder)]) == 0
    rows: list[dict[str, object]] = pq.read_table(folder / "decisions.parquet").to_pylist()
    return rows


@pytest.mark.parametrize("slug", titles())
def test_every_row_can_be_played(tmp_path: Path, slug: str) -> None:
    """The words and actions of a game, said at a table with the same luck, lead through it."""
    game = open_game(slug)
    seats = game.meta.least_seats
    rows = made(tmp_path, slug, ",".join(["random"] * seats), 1)
    table = Table(game, seats, Random("fondaco data set 3/0/table"))
    for row in rows:
        seat = table.actors[0]
        assert seat == row["seat"]
        seen = np.zeros(table.slots, np.float32)
        for slot, value in table.tensor(seat).items():
            seen[slot] = value
        assert (seen == np.array(row["observation"], np.float32)).all()
        action = game.read_action(json.loads(str(row["action"])))
        assert table.state.legal(seat)[msgspec.convert(row["choice"], int)] == action
        if row["words"] is None:
            table.act(seat, action)
        else:
            for word in msgspec.convert(row["words"], list[int]):
                whole = table.say(seat, word)
            assert whole
    assert table.is_over()
    said = sum(row["words"] is not None for row in rows)
    assert said > 0.9 * len(rows)


def test_the_same_seed_gives_the_same_rows(tmp_path: Path) -> None:
    first = made(tmp_path / "a", "golden-horn", "greedy-0.1,random", 2)
    assert first == made(tmp_path / "b", "golden-horn", "greedy-0.1,random", 2)
    assert {row["game"] for row in first} == {0, 1}
    assert set(first[0]) == set(COLUMNS)


def test_the_card_says_what_it_is(tmp_path: Path) -> None:
    made(tmp_path, "golden-horn", "random,random", 2)
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    for word in (*COLUMNS, "of 2 games", "--seed 3", "MIT", "expansion=off"):
        assert word in card


@pytest.mark.parametrize(
    "words",
    [
        ["chess", "--bots", "random,random"],
        ["golden-horn", "--bots", "random"],
        ["golden-horn", "--bots", "random,nobody"],
        ["golden-horn", "--bots", "random,random", "--games", "0"],
        ["golden-horn", "--bots", "random,random", "--option", "expansion=perhaps"],
    ],
)
def test_odd_wishes_are_one_line(
    tmp_path: Path, words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["dataset", *words, "--out", str(tmp_path / "new")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "new").exists()


def test_one_game_is_no_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made(tmp_path, "golden-horn", "random,random", 1)
    assert " decisions of 1 game in " in capsys.readouterr().out


def test_nothing_is_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made(tmp_path, "golden-horn", "random,random", 1)
    words = ["dataset", "golden-horn", "--bots", "random,random", "--games", "1"]
    assert main([*words, "--out", str(tmp_path)]) == 2
    assert "is there already" in capsys.readouterr().err
    (tmp_path / "file").write_text("")
    assert main([*words, "--out", str(tmp_path / "file")]) == 2
