"""The terminal table, played through pipes."""

import io
import json
import stat
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from fondaco.cli import main
from fondaco.cli.hotseat import HotSeat
from fondaco.cli.screen import Choice, Screen
from fondaco.cli.telling import Teller
from fondaco.games.golden_horn.words import ChooseBoat, GoldenHornView
from fondaco.locale import LANGUAGES, Voice
from fondaco.table.record import read_record
from fondaco.table.replay import verify
from fondaco.table.sitting import Sitting
from fondaco.table.titles import open_game

Play = Callable[..., int]


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C")
    monkeypatch.delenv("LC_ALL", raising=False)
    return tmp_path / "fondaco" / "tables"


@pytest.fixture
def play(house: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """`fondaco play WORDS` with these answers typed, then the end of the pipe."""

    def run(*words: str, answers: list[str]) -> int:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in answers)))
        return main(["play", *words])

    return run


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["human,greedy", "random,human,random"])
def test_a_whole_game_in_every_language(
    play: Play, house: Path, language: str, seats: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("golden-horn", "--seats", seats, "--seed", "3", "--language", language)
    assert play(*words, answers=["1"] * 600) == 0
    [record] = house.glob("*.json")
    proven = verify(record.read_bytes())
    assert proven.luck_proven
    assert read_record(record.read_bytes()).result is not None
    shown = capsys.readouterr()
    assert str(record) in shown.out.replace("\n", "")
    assert shown.err == ""
    assert "\x1b" not in shown.out


def test_the_expansion_and_other_options(play: Play, house: Path) -> None:
    words = ["--option", "expansion=on", "--option", "warehouse_view=closed", "--seed", "5"]
    words += ["--seats", "human,greedy-0.1"]
    assert play("golden-horn", *words, answers=["1", "s", ""] * 600) == 0
    [record] = house.glob("*.json")
    assert read_record(record.read_bytes()).header.options["warehouse_view"] == "closed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_given_where_the_table_agreed(
    play: Play,
    house: Path,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("fondaco.cli.hotseat.ADVISER", "admiral:3")
    words = ("genoa", "--seats", "human,human", "--seed", "3", "--language", language)
    voice = Voice(language, "", ())
    assert play(*words, answers=["", "a"]) == 0
    said = " ".join(voice.house("advice-none").split())
    assert said in " ".join(capsys.readouterr().out.split())
    assert play(*words, "--advice", answers=["", "a", "", "q"]) == 0
    shown = capsys.readouterr().out
    assert voice.house("advice-heading") in shown and "%" in shown
    assert play("--resume", answers=["", "a", "", "q"]) == 0  # the agreement is kept
    assert voice.house("advice-heading") in capsys.readouterr().out


def test_without_a_title_the_first_one_is_laid_out(play: Play, house: Path) -> None:
    assert play(answers=["1"]) == 0
    assert len(list(house.glob("*.secret.json"))) == 1


def test_the_curtain_shows_nothing(play: Play, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("golden-horn", "--seats", "human,human", "--seed", "4")
    assert play(*words, answers=["1"] * 60) == 0
    screens = capsys.readouterr().out.split("─" * 60)
    curtains = [screen for screen in screens if "Pass the screen" in screen]
    assert len(curtains) > 10
    for screen in curtains:
        lines = [line for line in screen.split("\n") if line.strip()]
        assert len(lines) == 2, lines
        assert "your hand" not in screen
    names = [screen.split("Pass the screen to ")[1].split(".")[0] for screen in curtains]
    assert all(one != other for one, other in pairwise(names))


def test_each_seat_sees_its_own_hand_only(
    play: Play, house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("golden-horn", "--seats", "human,human", "--names", "Ada,Bob", "--seed", "4")
    assert play(*words, answers=["1"] * 40) == 0
    for screen in capsys.readouterr().out.split("─" * 60):
        for name in ("Ada", "Bob"):
            if f"{name}, it is your turn" in screen:
                other = "Bob" if name == "Ada" else "Ada"
                assert f"{other} draws 5 cards:" not in screen


@pytest.mark.parametrize("cut", [1, 7, 20])
def test_saved_and_resumed_is_the_same_game(
    play: Play, house: Path, tmp_path: Path, cut: int
) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    words = ["golden-horn", "--seats", "human,random,greedy", "--seed", "11"]
    assert play(*words, "--save", str(whole), answers=["1"] * 600) == 0
    assert play(*words, "--save", str(parts), answers=["1"] * cut) == 0
    unfinished = read_record(parts.read_bytes())
    assert unfinished.secret is None
    assert unfinished.result is None
    side = parts.with_name("parts.secret.json")
    assert json.loads(side.read_text())["secret"] not in parts.read_text()
    assert stat.S_IMODE(side.stat().st_mode) == 0o600
    assert stat.S_IMODE(parts.stat().st_mode) == 0o600
    assert play("--resume", str(parts), answers=["1", "q"]) == 0
    assert play("--resume", str(parts), answers=["1"] * 600) == 0
    assert parts.read_bytes() == whole.read_bytes()
    assert not side.exists()


def test_resume_takes_the_last_table(
    play: Play, house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play("golden-horn", "--language", "fr", answers=["1", "q"]) == 0
    capsys.readouterr()
    assert play("--resume", answers=["q"]) == 0
    assert "c’est à vous" in capsys.readouterr().out


def test_same_seed_same_game(play: Play, house: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "1.json", tmp_path / "2.json"
    for path in (first, second):
        words = ["golden-horn", "--seats", "human,greedy", "--seed", "8"]
        assert play(*words, "--save", str(path), answers=["1"] * 600) == 0
    assert first.read_bytes() == second.read_bytes()


def test_refusals_name_their_rule_and_rules_can_be_read(
    play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = ["?", "raid boat=B3 cards=red,red", "?", "? GH-303", "? gh-r4", "? GH-999", "u"]
    assert play("golden-horn", answers=answers) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Nothing has been refused yet" in said
    assert "Refused by GH-113: " in said
    assert "! GH-113: " in said
    assert "! GH-303: The load is one colour" in said
    assert "! GH-R4: How many docks" in said
    assert "There is no rule GH-999" in said
    assert "There is nothing to take back." in said


def test_nonsense_is_answered_and_pages_can_be_read(
    play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = ["99", "0", "abra", "choose_stop space=x", "n", "p", "", "l", "", "s", "", "h", ""]
    assert play("golden-horn", answers=answers) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "There is no choice 99; choose a number from 1 to 5." in said
    assert "There is no choice 0" in said
    assert "“abra” means nothing here" in said
    assert "“choose_stop space=x” means nothing here" in said
    for heading in ("What happened", "Standings", "What you can type"):
        assert heading in said


class Player(Screen):
    """Answers by looking at the table, and keeps what it was shown."""

    def __init__(self, answer: Callable[[], str]) -> None:
        super().__init__()
        self.answer = answer

    def ask(self, prompt: str) -> str | None:
        return self.answer()


def test_undo_takes_back_until_chance_speaks(
    house: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = open_game("golden-horn")
    secret = b"s" * 32
    sitting = Sitting.open(game, ["Ada", "Bob"], secret, first=0)
    asked: list[tuple[str, int]] = []

    def answer() -> str:
        view = sitting.state.view(0)
        assert isinstance(view, GoldenHornView)
        if asked and asked[-1][0] == "taken back":
            return "q"
        if asked and asked[-1][0] == "chosen":
            asked.append(("taken back", len(sitting.steps)))
            return "u"
        at_sea = [
            number
            for number, action in enumerate(sitting.state.legal(0), 1)
            if isinstance(action, ChooseBoat) and action.load is None
        ]
        if view.phase == "pre" and at_sea:
            before = len(sitting.steps)
            boats = [a for a in sitting.state.legal(0) if isinstance(a, ChooseBoat)]
            tried = sitting.state.copy()
            tried.apply(0, next(a for a in boats if a.load is None), sitting._chance)
            if len(tried.legal(0)) > 1:
                asked.append(("chosen", before))
                return "1"
        return "1"

    table = HotSeat(
        sitting,
        ("human", "greedy"),
        Teller(game, "en", ["Ada", "Bob"]),
        Player(answer),
        secret,
        tmp_path / "table.json",
    )
    assert table.play() == 0
    assert asked[-1][0] == "taken back"
    assert len(sitting.steps) == asked[0][1] == asked[-1][1] - 1
    assert "Taken back: A" in capsys.readouterr().out
    assert len(read_record((tmp_path / "table.json").read_bytes()).moves) == len(sitting.steps)


def test_long_lists_come_in_pages_and_short_choices_side_by_side(house: Path) -> None:
    screen = Screen()
    choices = [Choice(n, "x" * 60, "head") for n in range(1, 21)]
    pages = screen.pages(choices, 6)
    assert len(pages) == 4
    assert all(page[0] == ("bold", " head") for page in pages)
    assert [line for _, line in screen.pages([Choice(1, "a", ""), Choice(2, "b", "")], 6)[0]] == [
        "  1  a   2  b"
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "title: 'chess' is not one of"),
        (["golden-horn", "--seats", "human"], "is for 2 to 4 players, not 1"),
        (["golden-horn", "--seats", "human,ghost"], "seats: 'ghost' is not one of: human"),
        (["golden-horn", "--names", "A,B"], "names: must be 3 different names"),
        (["golden-horn", "--names", "A,B,A"], "names: must be 3 different names"),
        (["golden-horn", "--names", "A,,B"], "names: must not be empty"),
        (["golden-horn", "--first", "7"], "first: '7' is no seat"),
        (["golden-horn", "--option", "expansion=maybe"], "option expansion: 'maybe'"),
        (["golden-horn", "--option", "expansion"], "not of the form NAME=VALUE"),
        (["golden-horn", "--components", "/no/such/file"], "No such file"),
        (["--resume"], "resume: there is no unfinished table"),
        (["--resume", "/no/such/file"], "No such file"),
        (["golden-horn", "--resume"], "title: is settled already"),
    ],
)
def test_bad_usage_is_one_line_and_exit_2(
    play: Play, words: list[str], said: str, house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(*words, answers=[]) == 2
    shown = capsys.readouterr()
    assert said in shown.err
    assert shown.err.count("\n") == 1
    assert shown.out == ""
    assert not house.exists()


def test_a_table_that_was_tampered_with_is_not_resumed(
    play: Play, house: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, side = tmp_path / "t.json", tmp_path / "t.secret.json"
    assert play("golden-horn", "--save", str(path), "--seed", "1", answers=["1", "1"]) == 0
    record, kept = path.read_bytes(), side.read_text()
    side.write_text(kept.replace('"secret":"', '"secret":"00'))
    assert play("--resume", str(path), answers=[]) == 2
    side.write_text("{")
    assert play("--resume", str(path), answers=[]) == 2
    side.write_text(kept)
    path.write_bytes(record.replace(b'"fleet":"A"', b'"fleet":"Z"'))
    assert play("--resume", str(path), answers=[]) == 1
    assert "refused by GH-106" in capsys.readouterr().err
    path.write_bytes(record)
    assert play("--resume", str(path), answers=["1"] * 600) == 0
    assert play("--resume", str(path), answers=[]) == 2
    assert "this game is over" in capsys.readouterr().err
