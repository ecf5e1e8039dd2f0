"""No level above the apprentice makes a blunder that was seen once."""

from pathlib import Path
from random import Random

import pytest

from fondaco.bots import make
from tests.bots.blunders import describes, paths, read

LUCK = {"merchant": 2, "admiral:40": 1}


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", paths(), ids=named)
def test_no_level_above_the_lowest_blunders(path: Path) -> None:
    blunder = read(path)
    game = blunder.game(path.parent.name)
    state = game.load(blunder.position)
    assert blunder.seat in state.actors()
    view = state.view(blunder.seat)
    for level, lucks in LUCK.items():
        for luck in range(lucks):
            action = make(level, game, blunder.seat, Random(luck)).decide(view)
            assert not blunder.forbids(action), f"{level}: {action}: {blunder.reason}"


@pytest.mark.parametrize("path", paths(), ids=named)
def test_a_blunder_could_be_made_and_avoided(path: Path) -> None:
    """What is forbidden is possible there, and so is something else."""
    blunder = read(path)
    state = blunder.game(path.parent.name).load(blunder.position)
    legal = state.legal(blunder.seat)
    kinds = {form.do for form in state.forms(blunder.seat)}
    for pattern in (*blunder.never, *blunder.only):
        listed = any(describes(pattern, action) for action in legal)
        assert listed or pattern.get("do") in kinds, f"nothing there is {pattern}"
    assert any(not blunder.forbids(action) for action in legal) or kinds
    assert blunder.never or blunder.only


def test_descriptions_compare_the_fields_that_they_name() -> None:
    action = {"do": "raid", "boat": "A1", "cargo": {"red": 2, "blue": 1}}
    assert describes({"do": "raid", "cargo": {"red": 2}}, action)
    assert not describes({"do": "raid", "boat": "A2"}, action)
