"""A ladder: fair seats, the same luck for all, results that survive an interruption."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from fondaco.arena.ladder import Entry, Ladder, line_up, luck_of, seating, whole_rounds
from fondaco.arena.match import Outcome, answer
from fondaco.arena.ratings import interval, ranks_of, rate
from fondaco.arena.report import report
from fondaco.arena.results import Batch, Results
from fondaco.arena.simulate import InPlace
from fondaco.arena.tournament import entry_result, play_entry, play_ladder, standing
from fondaco.bots import Bot
from fondaco.cli import main
from fondaco.games.golden_horn.words import Pass
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game
from fondaco.table.titles import find_title, open_game
from fondaco.table.words import Action, Invalid, Score, View

SLUG = "golden-horn"
LADDER = Ladder(
    entries=(Entry(SLUG, ("random", "greedy-0.1")), Entry(SLUG, ("random", "apprentice"))),
    games=4,
    seed=5,
    options={SLUG: find_title(SLUG).settle({})},
)


def outcome(*totals: int, winners: tuple[int, ...]) -> Outcome:
    return Outcome(9, 3, "declared", tuple(Score(total, {}) for total in totals), winners)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_sits_everywhere_equally_often(seats: int) -> None:
    bots = tuple("abcde"[:seats])
    games = whole_rounds(24 * seats - 1, seats)
    sat = Counter((bot, at) for n in range(games) for at, bot in enumerate(seating(bots, n)))
    assert set(sat.values()) == {games // seats}
    # Each deal is played from every seat.
    assert Counter(luck_of(n, seats) for n in range(games)) == dict.fromkeys(range(24), seats)


def test_all_neighbours_are_met() -> None:
    assert len({seating(("a", "b", "c", "d"), n) for n in range(24)}) == 24


def test_the_line_up() -> None:
    bots = ["random", "merchant", "admiral:9"]
    assert [e.bots for e in line_up([SLUG], bots, None)] == [tuple(bots)]
    assert [e.bots for e in line_up([SLUG], bots, 2)] == [
        ("random", "merchant"),
        ("random", "admiral:9"),
        ("merchant", "admiral:9"),
    ]
    assert [e.bots for e in line_up([SLUG], bots[:2], 4)] == [
        ("random", "merchant", "merchant", "merchant"),
        ("merchant", "random", "random", "random"),
    ]


@pytest.mark.parametrize(
    ("bots", "seats", "why"),
    [
        (["random"], None, "at least two"),
        (["random", "random"], None, "each once"),
        (["random", "admiral:0"], None, "think 1 to"),
        (["random", "merchant:9"], None, "only an admiral"),
        (["random", "merchant+odd"], None, "temper"),
        (["random", "merchant"], 9, "2 to 4|seats"),
    ],
)
def test_bad_line_ups_are_refused(bots: list[str], seats: int | None, why: str) -> None:
    with pytest.raises(Invalid, match=why):
        line_up([SLUG], bots, seats)


def test_ratings_follow_ranks() -> None:
    games = [(("a", "b", "c"), outcome(9, 5, 7, winners=(0,)))] * 20
    found = rate(games)
    assert found["a"].mu > found["c"].mu > found["b"].mu
    assert found["a"].sigma < 25 / 3
    assert ranks_of(outcome(5, 9, 5, winners=(1,))) == [1, 0, 1]


def test_one_bot_in_several_seats_has_one_rating() -> None:
    found = rate([(("a", "b", "b"), outcome(9, 5, 7, winners=(0,)))] * 5)
    assert list(found) == ["a", "b"]
    assert found["a"].mu > found["b"].mu


def test_intervals_hold_the_share_and_shrink() -> None:
    low, high = interval(30, 40)
    assert low < 0.75 < high
    wide = interval(3, 4)
    assert high - low < wide[1] - wide[0]
    assert interval(0, 0) == (0.0, 1.0)


def test_an_interrupted_ladder_goes_on_and_counts_nothing_twice(tmp_path: Path) -> None:
    whole = Results(LADDER, None)
    play_ladder(LADDER, whole, InPlace())
    path = tmp_path / "ladder.jsonl"
    first = Results(LADDER, path)
    first.add(play_entry(LADDER, 0, 0, 3))
    with path.open("ab") as file:
        file.write(b'{"entry":1,"first":0,"outco')  # killed while it wrote
    again = Results(LADDER, path)
    assert sorted(again.played) == [(0, 0), (0, 1), (0, 2)]
    again.add(Batch(0, 2, [again.played[0, 2]]))  # a batch that came twice
    play_ladder(LADDER, again, InPlace())
    assert standing(again) == standing(whole)
    assert standing(Results(LADDER, path)) == standing(whole)
    assert not Results(LADDER, path).missing(4)
    with pytest.raises(Invalid, match="another ladder"):
        Results(Ladder(LADDER.entries, 2, 5, LADDER.options), path)


def test_the_report_shows_every_bot_and_is_whole() -> None:
    results = Results(LADDER, None)
    play_ladder(LADDER, results, InPlace())
    page = report(results, standing(results))
    for word in ("greedy-0.1", "apprentice", "Wins by seat", "Decisions in a game", "</html>"):
        assert word in page
    assert page.count("<svg") == page.count("</svg>") >= 8


def test_the_command_prints_json_and_writes_its_files(tmp_path: Path, capsys: Any) -> None:
    words = ["arena", SLUG, "--bots", "random,greedy-0.1", "--games", "3", "--seed", "2"]
    files = ["--results", str(tmp_path / "r"), "--html", str(tmp_path / "r.html")]
    assert main([*words, *files, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found["ratings"]["random"]) == {"mu", "sigma"}
    (entry,) = found["entries"]
    assert entry["games"] == 4  # two seats each
    assert sum(entry["wins"].values()) == pytest.approx(4)
    assert main([*words, *files]) == 0  # nothing is played again
    assert "greedy-0.1" in capsys.readouterr().out
    assert (tmp_path / "r.html").read_text().startswith("<!doctype html>")


def test_bad_words_are_one_line(capsys: Any) -> None:
    assert main(["arena", SLUG, "--bots", "random,wizard"]) == 2
    assert main(["arena", SLUG, "--bots", "random,merchant", "--games", "0"]) == 2
    assert main(["arena", "chess", "--bots", "random,merchant"]) == 2
    said = capsys.readouterr().err
    assert len(said.splitlines()) == 3


def test_in_one_process_every_batch_is_kept_before_the_next(tmp_path: Path) -> None:
    """Who interrupts a long ladder loses one batch at the most."""
    path = tmp_path / "results.jsonl"
    lengths: list[int] = []
    play_ladder(
        LADDER,
        Results(LADDER, path),
        InPlace(),
        lambda played: lengths.append(len(path.read_bytes().splitlines())),
    )
    assert lengths == [2, 3]  # the first line says what is played


class _Failing(Bot):
    """Answers illegally, or not at all."""

    def __init__(self, game: Game, dies: bool) -> None:
        super().__init__(game, 0, Random(1))
        self.dies = dies

    def decide(self, view: View) -> Action:
        if self.dies:
            raise RuntimeError("out of ideas")
        return Pass()


@pytest.mark.parametrize("dies", [False, True])
def test_what_a_guest_does_wrong_is_a_lapse(dies: bool) -> None:
    game = open_game(SLUG)
    state = game.deal(2, RandomChance(Random(1)))
    failing = _Failing(game, dies)
    assert answer(failing, state, 0, guest=True) is None
    if dies:  # the house's own bots are not excused
        with pytest.raises(RuntimeError):
            answer(failing, state, 0, guest=False)


def test_lapses_are_counted_by_bot() -> None:
    entry = Entry(SLUG, ("random", "apprentice"))
    one = msgspec.structs.replace(outcome(9, 3, winners=(0,)), lapses=(0, 2))
    found = entry_result(entry, [(0, one), (1, one)])
    assert found.lapses == {"apprentice": 2, "random": 2}
    assert entry_result(entry, [(0, outcome(9, 3, winners=(0,)))]).lapses == {}
