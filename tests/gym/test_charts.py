"""Pictures of boards: the web's own coast, and every piece of a view where it stands."""

import importlib.util
import random
from pathlib import Path

import msgspec
import numpy as np
import pytest

from fondaco.bots.blind import advance
from fondaco.gym.chart import chart_of, picture, read, svg
from fondaco.table.chance import RandomChance
from fondaco.table.contract import State
from fondaco.table.titles import open_game, titles

ROOT = Path(__file__).parents[2]
SLUGS = [slug for slug in titles() if chart_of(slug) is not None]


def state_of(slug: str, plies: int) -> State:
    game, chance = open_game(slug), RandomChance(random.Random(2))
    seats = game.meta.least_seats
    return advance(game, game.deal(seats, chance), seats, chance, plies)


def test_the_charts_are_those_of_the_web() -> None:
    file = ROOT / "web" / "tools" / "charts.py"
    spec = importlib.util.spec_from_file_location("charts", file)
    assert spec is not None and spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    for path, text in tool.files().items():
        assert path.read_text(encoding="utf-8") == text, f"run {file.name} again"


@pytest.mark.parametrize("slug", SLUGS)
def test_the_picture_follows_the_game(slug: str) -> None:
    game = open_game(slug)
    first, later = (picture(game, state_of(slug, plies).view(None)) for plies in (20, 150))
    assert first is not None and later is not None
    assert first.shape == later.shape and first.dtype == np.uint8
    assert (first != later).any()
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 50


def test_every_boat_is_where_the_view_says() -> None:
    view = state_of("golden-horn", 150).view(None)
    chart = chart_of("golden-horn")
    assert chart is not None
    pieces, notes = read(chart, msgspec.to_builtins(view))
    boats = msgspec.to_builtins(view)["boats"]
    assert {piece.name: piece.at for piece in pieces} == {
        name: chart.spaces[boat["at"]] for name, boat in boats.items()
    }
    assert {note.at for note in notes} <= set(chart.places.values())
    assert svg(chart, pieces).count("<path") == 1 + len(boats)
