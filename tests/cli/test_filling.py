"""Forms at the terminal: filled in blank by blank, or typed out."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from fondaco.cli import main
from fondaco.cli.filling import LEFT_OUT, Asked, read_field, read_typed
from fondaco.games.oltre_mare.words import Call, Icons, Propose
from fondaco.table.blanks import Counts, Flag, Grid, Number, One, Parts, Player, Several, Text
from fondaco.table.record import Record, read_record
from fondaco.table.titles import open_game

Play = Callable[[list[str]], Record]
CARDS = Several("cards", ("a", "b", "c"), 1, 2)


@pytest.mark.parametrize(
    ("field", "typed", "value"),
    [
        (CARDS, "1 3", ["a", "c"]),
        (CARDS, "3,1", ["c", "a"]),
        (CARDS, "", None),
        (CARDS, "2 2", None),
        (CARDS, "4", None),
        (CARDS, "0", None),
        (CARDS, "1 2 3", None),
        (CARDS, "a", None),
        (Several("get", ("a", "b"), 0, 3, repeat=True), "2 2", ["b", "b"]),
        (Several("get", ("a", "b"), 0, 3, repeat=True), "", []),
        (One("one", ("a", "b")), "2", "b"),
        (One("one", ("a", "b")), "", None),
        (One("one", ("a", "b")), "1 2", None),
        (Number("coins", 2, 8, 2), "4", 4),
        (Number("coins", 2, 8, 2), "5", None),
        (Number("coins", 2, 8, 2), "10", None),
        (Number("coins", 2, 8, 2), "", 2),
        (Number("coins", 2, 8, 2), "-4", None),
        (Number("coins", 2, 8, optional=True), "", LEFT_OUT),
        (Player("to", (0, 2)), "2", 2),
        (Player("to", (0, 2)), "1", None),
        (Player("to", (0, 2)), "", None),
        (Player("to", (0, 2), optional=True), "", LEFT_OUT),
        (Counts("load", ("g1", "g2"), 1, 3), "g1:2 g2:1", {"g1": 2, "g2": 1}),
        (Counts("load", ("g1", "g2"), 1, 3), "g1:4", None),
        (Counts("load", ("g1", "g2"), 1, 3), "g1:wine:1", None),
        (Grid("give", ("g1",), ("wine",), 0, 3), "g1:wine:2", {"g1": {"wine": 2}}),
        (Grid("give", ("g1",), ("wine",), 0, 3), "g1:2", None),
        (Text("promise", 3), "yes", "yes"),
        (Text("promise", 3), "never", None),
        (Flag("firm"), "1", True),
        (Flag("firm"), "", False),
        (Parts("ask", ()), "1", True),
        (Parts("ask", ()), "", LEFT_OUT),
    ],
)
def test_blanks_are_filled_with_what_is_typed(
    field: Asked, typed: str, value: object | None
) -> None:
    assert read_field(field, typed) == value


def test_an_action_is_typed_out() -> None:
    game = open_game("oltre-mare")
    typed = 'propose to=1 sealed=g60 get=silk,silk give_ducats=2 text="now or never"'
    assert read_typed(game, typed) == Propose(
        1, ("g60",), get=("silk", "silk"), give_ducats=2, text="now or never"
    )
    claims = read_typed(game, 'propose to=1 sealed=g60 claims=[{"lions":6}] get_ducats=1')
    assert claims == Propose(1, ("g60",), get_ducats=1, claims=(Icons(lions=6),))
    assert read_typed(game, "call wishes=silk") == Call(("silk",))
    for nonsense in ("", '"', "propose", "propose to=Zoe", "propose to", "sing to=1", "call x=1"):
        assert read_typed(game, nonsense) is None


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """A table for two people with these answers typed; the record of what was done."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    path = tmp_path / "t.json"

    def run(answers: list[str]) -> Record:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in answers)))
        words = ["--seats", "human,human", "--names", "Ada,Bob", "--option", "first_player=chosen"]
        words += ["--first", "0", "--seed", "1", "--language", "en", "--save", str(path)]
        assert main(["play", "oltre-mare", *words]) == 0
        return read_record(path.read_bytes())

    return run


def number_of(shown: str, choice: str) -> str:
    """The number that stands before a choice."""
    return shown.split(choice)[0].split()[-1]


TO_BOB = "proposal to Bob: cards and ducats"


def test_a_proposal_is_filled_in_and_answered(
    play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    sit_down = ["", "1", "", "1", ""]
    play(sit_down)
    number = number_of(capsys.readouterr().out, TO_BOB)
    filled = [number, "1", "3 3", "99", "2", "", "DX", "D 6/1", "", "fresh"]
    record = play([*sit_down, *filled])
    action = record.moves[-1].action
    assert action["do"] == "propose"
    assert len(action["sealed"]) == 1
    assert action["get"] == ["silver", "silver"]
    assert action["give_ducats"] == 2
    assert action["claims"] == [{"actions": ["ducats"], "lions": 6, "load": 1}]
    assert action["text"] == "fresh"
    said = capsys.readouterr().out
    assert "“99” is no answer to this." in said
    assert "“DX” is no answer to this." in said
    assert "Pass the screen to Bob." in said


def test_going_back_does_nothing_and_a_refused_form_names_its_rule(
    play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    sit_down = ["", "1", "", "1", ""]
    play(sit_down)
    number = number_of(capsys.readouterr().out, TO_BOB)
    for steps in (["b"], ["1", "b"], ["1", "", "", "", "b"]):
        assert len(play([*sit_down, number, *steps]).moves) == 2
    assert len(play([*sit_down, number, "", "1", "", "", "", ""]).moves) == 2
    assert "Refused by OM-305" in capsys.readouterr().out
