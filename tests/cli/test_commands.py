"""The commands that print: titles, rules, positions, proofs; and what they say to bad usage."""

import json
from pathlib import Path
from typing import Any

import pytest

from fondaco.cli import COMMANDS, main
from tests.table.test_verify import DATA

CATALOGUE_SIZE = 123
RECORD = Path(__file__).parents[1] / "games/golden_horn/records/two-declared.json"
HUGE = "9" * 5000
"""A number that Python refuses to read."""


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    try:
        code = main([str(word) for word in words])
    except SystemExit as stopped:
        code = int(str(stopped.code))
    out, err = capsys.readouterr()
    return code, out, err


def as_json(capsys: pytest.CaptureFixture[str], *words: object) -> Any:
    code, out, err = run(capsys, *words)
    assert (code, err) == (0, "")
    return json.loads(out)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(capsys, command, "--help")
    assert code == 0
    assert f"example: fondaco {command}" in " ".join(out.split())


def test_help_lists_all_commands(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "--help")
    assert all(command in out for command in COMMANDS)


def test_rules_as_json_have_tests(capsys: pytest.CaptureFixture[str]) -> None:
    rules = as_json(capsys, "rules", "golden-horn", "--json")
    assert len(rules) == CATALOGUE_SIZE
    assert all(set(rule) == {"id", "text", "source", "tests"} for rule in rules)
    assert [rule["id"] for rule in rules if not rule["tests"]] == []


@pytest.mark.parametrize(
    ("language", "word"), [("en", "sail"), ("fr", "voile"), ("it", "vele"), ("de", "Segel")]
)
def test_a_rule_in_every_language(
    language: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(capsys, "rules", "golden-horn", "gh-303", "--language", language)
    assert code == 0
    assert out.startswith("GH-303")
    assert word in out


def test_a_ruling_shows_its_option(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "rules", "golden-horn", "GH-R1", "--language", "en")
    assert "emptied_boat=must_turn_back" in out


def test_games_lists_the_titles(capsys: pytest.CaptureFixture[str]) -> None:
    listed = as_json(capsys, "games", "--json")
    assert "golden-horn" in [game["slug"] for game in listed]
    assert "golden-horn" in run(capsys, "games")[1]


def test_a_game_shows_options_with_rulings_and_provenance(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (game,) = as_json(capsys, "games", "golden-horn", "--json")
    assert len(game["options"]) == 16
    assert all(option["ruling"]["text"] for option in game["options"])
    marks = {part["provenance"] for part in game["components"]}
    assert marks == {"text", "found", "reconstructed"}
    assert "reconstructed" in run(capsys, "games", "golden-horn")[1]


def test_a_position_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "puzzle.json"
    boats = {f"{f}{n}": {"at": 0, "heading": "constantinople"} for f in "AB" for n in (1, 2, 3)}
    position = {"seats": 2, "fleets": ["A", "B"], "boats": boats, "ports": {"venice": {"blue": 2}}}
    file.write_text(json.dumps(position))
    told = as_json(capsys, "position", "golden-horn", file)
    assert set(told) == {"view", "actors", "legal", "forms"}
    assert told["actors"] == [0]
    assert {"do": "choose_boat", "boat": "A3", "load": "blue", "turn": False} in told["legal"]
    assert as_json(capsys, "position", "golden-horn", file, "--as", 1)["legal"] == []


def test_verify_says_what_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "table.json"
    file.write_bytes(DATA)
    code, out, _ = run(capsys, "verify", file)
    assert code == 0
    assert "holds" in out
    file.write_bytes(DATA.replace(b'"seat":1', b'"seat":0', 1))
    code, out, err = run(capsys, "verify", file)
    assert (code, out) == (1, "")
    assert err.startswith("fondaco verify: moves[")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["fly"], "invalid choice: 'fly'"),
        (["rules", "chess"], "title: 'chess' is not one of"),
        (["rules", "golden-horn", "GH-999"], "'GH-999'"),
        (["rules", "golden-horn", "--language", "la"], "invalid choice: 'la'"),
        (["games", "chess"], "title"),
        (["verify", "nowhere.json"], "nowhere.json: No such file"),
        (["verify", "."], "Is a directory"),
        (["position", "golden-horn", "nowhere.json"], "nowhere.json"),
        (["position", "golden-horn", __file__], "Expected `object`"),
        (["position", "golden-horn", "x", "--option", "expansion"], "NAME=VALUE"),
        (["position", "golden-horn", "x", "--option", "speed=9"], "option speed"),
        (["position", "golden-horn", "x", "--option", "expansion=9"], "option expansion: '9'"),
        (["position"], "required"),
        (["position", "oltre-mare", "x", "--option", f"offer_budget={HUGE}"], "1 to 50"),
        (["replay", str(RECORD), "--as", HUGE], "is no seat"),
        (["mcp", "--http", f"localhost:{HUGE}"], "HOST:PORT"),
        (["simulate", "golden-horn", "--bots", f"crew:{HUGE}:admiral,random"], "crew"),
    ],
)
def test_bad_usage_is_one_line_and_exit_2(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1
    assert "Traceback" not in err
