"""Whatever somebody's own component file says: it is refused by field, or a game can be played."""

import json
import resource
import subprocess
import sys
from random import Random

import pytest

from fondaco.arena import rehearsal
from fondaco.arena.match import PLY_LIMIT
from fondaco.arena.rehearsal import rehearse
from fondaco.table.chance import MOST_SIDES, RandomChance, SeededChance
from fondaco.table.titles import components_of, find_title, open_game, titles
from fondaco.table.words import Invalid
from tests.table.component_mutants import mutant

SECONDS = 20  # of the processor, not of a clock: however busy the machine is
MEMORY = 1 << 30


def _limit() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def try_mutant(slug: str, seed: int) -> int | None:
    """How many actions a game with a mutant took, or None if it was refused by field."""
    meta, random = find_title(slug), Random(seed)
    options = {option.name: random.choice(option.values) for option in meta.options}
    seats = random.randint(meta.least_seats, meta.most_seats)
    data = mutant(components_of(meta), seed)
    try:
        game = open_game(slug, options, data)
        return rehearse(game, seats, seed=str(seed).encode())
    except Invalid as invalid:
        assert invalid.field.startswith("components"), invalid
        return None


def try_mutants(slug: str, first: int, last: int) -> tuple[int, int]:
    """Tries them here, each within so much time of the processor: how many were played, refused."""
    played = refused = 0
    for seed in range(first, last):
        used = resource.getrusage(resource.RUSAGE_SELF).ru_utime
        resource.setrlimit(resource.RLIMIT_CPU, (int(used) + SECONDS, resource.RLIM_INFINITY))
        print(seed, file=sys.stderr)  # noqa: T201 - the last one named is the one that failed
        if (plies := try_mutant(slug, seed)) is None:
            refused += 1
        else:
            assert plies <= PLY_LIMIT
            played += 1
    return played, refused


def in_a_process(slug: str, first: int, last: int) -> tuple[int, int]:
    words = f"print(__import__('json').dumps(t.try_mutants({slug!r}, {first}, {last})))"
    code = f"import tests.conftest, tests.arena.test_rehearsal as t; {words}"
    done = subprocess.run(
        [sys.executable, "-c", code], preexec_fn=_limit, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    played, refused = json.loads(done.stdout)
    return played, refused


@pytest.mark.parametrize("slug", titles())
def test_a_mutated_file_is_refused_or_played(slug: str) -> None:
    played, refused = in_a_process(slug, 0, 200)
    assert min(played, refused) >= 40, "mutants must try both"


@pytest.mark.nightly
@pytest.mark.parametrize("slug", titles())
@pytest.mark.parametrize("part", range(8))
def test_many_mutated_files_are_refused_or_played(slug: str, part: int) -> None:
    in_a_process(slug, 1000 * (part + 1), 1000 * (part + 2))


@pytest.mark.parametrize("slug", titles())
def test_our_own_files_can_be_played(slug: str) -> None:
    meta = find_title(slug)
    for seats in range(meta.least_seats, meta.most_seats + 1):
        assert rehearse(open_game(slug, components=components_of(meta)), seats) > 0


def test_a_game_that_does_not_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rehearsal, "PLY_LIMIT", 3)
    with pytest.raises(Invalid, match="not over after 3"):
        rehearse(open_game("rialto"), 2)


@pytest.mark.parametrize("chance", [SeededChance(b"seed"), RandomChance(Random(1))])
def test_nothing_is_drawn_below_more_than_a_draw_holds(
    chance: SeededChance | RandomChance,
) -> None:
    assert 0 <= chance.below(MOST_SIDES) < MOST_SIDES
    for n in (MOST_SIDES + 1, MOST_SIDES * 5, 0, -3):
        with pytest.raises(ValueError, match="to draw from"):
            chance.below(n)
