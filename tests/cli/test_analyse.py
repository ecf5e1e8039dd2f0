"""`fondaco analyse`: chances after every decision, turning points, what was better."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from fondaco.cli import main
from fondaco.cli.telling import Teller
from fondaco.table.titles import open_game

RECORDS = Path(__file__).parents[1] / "games"
SOME = [
    RECORDS / "golden_horn/records/two-declared.json",
    sorted((RECORDS / "oltre_mare/records").glob("*.json"))[0],
]


@pytest.mark.parametrize("record", SOME, ids=lambda path: path.stem)
def test_a_record_is_analysed(record: Path, capsys: Any) -> None:
    assert main(["analyse", str(record), "--iterations", "5", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    data = json.loads(record.read_text())
    assert len(found["chances"]) == len(data["moves"]) + 1
    assert all(sum(at) == pytest.approx(1) for at in found["chances"])
    assert len(found["turns"]) == 3
    moves = [turn["move"] for turn in found["turns"]]
    assert moves == sorted(set(moves))
    for turn in found["turns"]:
        assert 1 <= len(turn["better"]) <= 3
        assert turn["action"] == data["moves"][turn["move"] - 1]["action"]
        assert turn["after"] == found["chances"][turn["move"]]


def test_in_words_and_as_a_page(tmp_path: Path, capsys: Any) -> None:
    page = tmp_path / "game.html"
    words = ["analyse", str(SOME[0]), "--iterations", "3", "--html", str(page)]
    assert main([*words, "--language", "fr"]) == 0
    assert "→" in capsys.readouterr().out
    told = page.read_text()
    assert '<html lang="fr">' in told
    for name in json.loads(SOME[0].read_text())["header"]["seats"]:
        assert told.count(name) >= 4  # with the points, and at every turning point
    for said in ("<h1>Golden Horn</h1>", "Chances de gagner", "Les tournants"):
        assert said in told
    assert "100\u202f%" in told
    assert not re.search("[0-9]%<", told)
    assert told.count("<polyline") == 2 + 2 + 3 * 2  # the lines, and the key of each seat


def test_gains_are_written_as_the_language_does() -> None:
    game = open_game("genoa")
    french, english = (Teller(game, language, ["Ada", "Bo"]) for language in ("fr", "en"))
    assert [french.gain(points) for points in (1.46, -0.5, 0.04)] == ["+1,5", "-0,5", "0,0"]
    assert english.gain(-12.0) == "-12.0"


def test_what_is_no_record_is_refused(tmp_path: Path, capsys: Any) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    assert main(["analyse", str(bad)]) == 2
    assert main(["analyse", str(SOME[0]), "--iterations", "0"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2
