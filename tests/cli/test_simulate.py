"""`fondaco simulate` and `fondaco bench` as commands."""

import json
from pathlib import Path

import pytest

from fondaco import compiled
from fondaco.cli import bench, main
from fondaco.table.titles import titles

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


RATIOS = {
    "plies_vs_catanatron",
    "copies_vs_catanatron",
    "plies_vs_openspiel_hearts",
    "imagine_vs_copy",
    "view_vs_earlier",
    "legal_vs_earlier",
}


def test_bench_measures_every_title(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.3", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["compiled"] is compiled.in_use()
    for slug in titles():
        assert set(found["ratios"][slug]) == RATIOS
        assert found["ratios"][slug]["imagine_vs_copy"] > 0
        assert found["measured"][slug]["plies_per_second"] > 0
    measured = {"plies", "copies", "imagine", "first", "view", "legal"}
    assert measured == set(found["each"]["genoa 5"])


def test_bench_without_peers_says_how_to_get_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "installed", list)
    assert main(["bench", "--seconds", "0.3"]) == 0
    assert "./run --with-bench bench" in capsys.readouterr().out


def test_bench_compares_with_an_earlier_run() -> None:
    before: dict[str, dict[str, float | None]] = {
        "genoa": {"plies_vs_catanatron": 10.0, "imagine_vs_copy": 8.0, "copies_vs_catanatron": None}
    }
    assert bench.compare(before, before) == []
    better = {"genoa": {"plies_vs_catanatron": 20.0, "imagine_vs_copy": 2.0}}
    assert bench.compare(before, better) == []  # type: ignore[arg-type]
    worse = {"genoa": {"plies_vs_catanatron": 6.9, "imagine_vs_copy": 12.0}}
    assert bench.compare(before, worse) == [  # type: ignore[arg-type]
        "genoa: plies_vs_catanatron was 10.00 and is 6.90",
        "genoa: imagine_vs_copy was 8.00 and is 12.00",
    ]


def test_bench_refuses_a_file_that_is_none_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    odd = tmp_path / "odd.json"
    odd.write_text("[]")
    for file in (odd, tmp_path / "missing.json"):
        assert main(["bench", "--seconds", "0.3", "--compare", str(file)]) == 2
        assert capsys.readouterr().err.count("\n") == 1
