"""`fondaco simulate` and `fondaco bench` as commands."""

import json

import pytest

from fondaco.cli import main

WORDS = ["simulate", "golden-horn", "--bots", "random,random,random,random", "--seed", "1"]


def test_json_is_the_same_byte_for_byte_whatever_the_jobs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    outputs = []
    for jobs in ("1", "1", "2"):
        assert main([*WORDS, "--games", "15", "--json", "--jobs", jobs]) == 0
        outputs.append(capsys.readouterr())
    assert outputs[0] == outputs[1] == outputs[2]
    assert outputs[0].err == ""
    found = json.loads(outputs[0].out)
    assert (found["games"], found["finished"], found["seed"]) == (15, 15, 1)
    assert sum(found["wins"]) == pytest.approx(15, abs=1e-4)
    assert len(found["mean_scores"]) == 4
    assert sum(found["end_reasons"].values()) == 15
    assert found["plies"] > 1000


def test_the_table_names_what_matters(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", "greedy,random", "--games", "4", "--option", "expansion=on"]
    assert main(["simulate", "golden-horn", *words]) == 0
    shown = capsys.readouterr().out
    for word in ("Golden Horn, seed", "expansion=on", "greedy", "territories", "4 of 4 games"):
        assert word in shown


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["simulate", "chess", "--bots", "random,random"], "title: 'chess' is not one of"),
        (["simulate", "golden-horn", "--bots", "random"], "seats: Golden Horn is for 2 to 4"),
        (["simulate", "golden-horn", "--bots", "random,hal"], "bots: 'hal' is not one of"),
        ([*WORDS, "--games", "0"], "games: must be at least 1"),
        ([*WORDS, "--jobs", "0"], "jobs: must be at least 1"),
        ([*WORDS, "--option", "wind=none"], "option wind: Golden Horn has no such option"),
        ([*WORDS, "--option", "expansion=maybe"], "option expansion: 'maybe' is not one of"),
        (["bench", "--seconds", "0"], "seconds: must be more than 0"),
    ],
)
def test_bad_usage_is_one_line(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert complaint in output.err
    assert output.err.count("\n") == 1


def test_bench_measures_every_title(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found["ratios"]["golden-horn"]) == {"plies_vs_catanatron", "copies_vs_catanatron"}
    assert found["measured"]["golden-horn"]["plies_per_second"] > 0
    assert found["measured"]["golden-horn"]["copies_per_second"] > 0


def test_bench_without_the_peer_says_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert main(["bench", "--seconds", "0.3"]) == 0
    assert "./run --with-bench bench" in capsys.readouterr().out
