"""Compiled engines are the same engines: same seeds, same records; and never an older source."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fondaco import compiled

ROOT = Path(__file__).parents[1]

is_compiled = pytest.mark.skipif(
    not compiled.Finder(compiled.KEPT / compiled.digest()).files,
    reason="no engines are compiled from this source: ./run --compile",
)


def _python(code: str, engines: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *words],
        env=os.environ | {compiled.CHOICE: engines},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


RECORDS = """
import sys
from hashlib import sha256
from random import Random
import msgspec
from fondaco import compiled
from fondaco.bots import make
from fondaco.table.audience import hears
from fondaco.table.sitting import Sitting
from fondaco.table.titles import open_game, titles
print(compiled.in_use())
for slug, meta in titles().items():
    for seats, bot in ((meta.least_seats, "greedy"), (meta.most_seats, "random")):
        game = open_game(slug)
        table = Sitting.open(game, [f"Player {n}" for n in range(seats)], bytes(range(32)))
        bots = [make(bot, game, seat, Random(seat)) for seat in range(seats)]
        told = table.dealt
        for _ in range(150):
            for event, audience in told:
                for seat, player in enumerate(bots):
                    if hears(audience, seat):
                        player.hear(event)
            if not table.state.actors():
                break
            seat = table.state.actors()[0]
            told = table.act(seat, bots[seat].decide(table.state.view(seat)))
        moves = msgspec.json.encode([step.move for step in table.steps])
        seen = msgspec.json.encode([table.state.view(seat) for seat in (None, *range(seats))])
        print(slug, seats, bot, sha256(moves + seen).hexdigest())
"""


@is_compiled
def test_same_seeds_give_same_records() -> None:
    plain, quick = _python(RECORDS, "plain"), _python(RECORDS, "compiled")
    assert plain.stderr == quick.stderr == ""
    first, *records = plain.stdout.splitlines()
    assert first == "False" and len(records) == 8
    assert quick.stdout.splitlines() == ["True", *records]


def test_changed_source_is_another_digest(tmp_path: Path) -> None:
    table = tmp_path / "table"
    table.mkdir()
    (table / "luck.py").write_text("sides = 6\n")
    before = compiled.digest(tmp_path)
    assert compiled.digest(tmp_path) == before
    (table / "luck.py").write_text("sides = 8\n")
    changed = compiled.digest(tmp_path)
    (table / "luck.py").rename(table / "dice.py")
    assert len({before, changed, compiled.digest(tmp_path)}) == 3


def test_asking_for_compiled_engines_that_are_not_there_is_an_error() -> None:
    code = (
        "import os; os.environ.pop('FONDACO_ENGINES'); from fondaco import compiled;"
        "compiled.KEPT = compiled.HOME; os.environ['FONDACO_ENGINES'] = 'compiled'; compiled.use()"
    )
    done = _python(code, "plain")
    assert done.returncode == 1
    assert "no engines are compiled from this source" in done.stderr.splitlines()[-1]


@pytest.mark.parametrize("engines", ["plain", pytest.param("compiled", marks=is_compiled)])
def test_the_version_says_which(engines: str) -> None:
    done = _python("import sys, fondaco.cli; sys.exit(fondaco.cli.main(['--version']))", engines)
    assert {"plain": "(plain Python)", "compiled": "(compiled)"}[engines] in done.stdout


def test_what_is_compiled_is_found_by_looking() -> None:
    listed = subprocess.run(
        [sys.executable, "scripts/compile.py", "--list"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split()
    assert {"fondaco.table.chance", "fondaco.parley.book", "fondaco.bots.search"} < set(listed)
    assert not any(name.startswith(("fondaco.server", "fondaco.cli")) for name in listed)
    code = (
        "import importlib, inspect, msgspec, sys\n"
        "for name in sys.argv[1:]:\n"
        "    for _, found in inspect.getmembers(importlib.import_module(name), inspect.isclass):\n"
        "        assert found.__module__ != name or not issubclass(found, msgspec.Struct), found\n"
    )
    done = _python(code, "plain", *listed)
    assert (done.returncode, done.stderr) == (0, "")
