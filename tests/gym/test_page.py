"""docs/environments.md read as a stranger reads it: what it says of slots is true of tensors."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from fondaco.gym.making import write_tensor
from fondaco.gym.table import Table
from fondaco.table.titles import find_title, open_game

HOUSE = ("genoa", "golden-horn", "mediterranee", "oltre-mare")
PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
ROW = re.compile(r"\| (\d+)(?:–(\d+))? \| (`\w+`|\(said\)) \| (.*) \| (-?\d) to (\d) \|")
THERE = "whether it is there; "


def rows(slug: str) -> Iterator[tuple[int, int, str, str, int, int]]:
    """First slot, last slot, part, meaning, least and most of each row of a title's tensor."""
    chapter = PAGE.read_text("utf-8").split(f"## {find_title(slug).name}\n")[1].split("\n## ")[0]
    for first, last, part, meaning, least, most in ROW.findall(chapter):
        yield int(first), int(last or first), part.strip("`"), meaning, int(least), int(most)


def meant(meaning: str, value: Any) -> list[float] | None:
    """The slots of a part of the view as its meaning has them; None where it is not that simple."""
    if meaning.startswith(THERE):
        inner = meant(meaning.removeprefix(THERE), value)
        return None if inner is None else [float(value is not None), *inner]
    if found := re.fullmatch(r"number / (\d+)", meaning):
        return [float(np.clip((value or 0) / int(found[1]), -1, 1))]
    if meaning == "yes or no":
        return [float(value or False)]
    if found := re.fullmatch(r"one of ([^;\[\]]+)", meaning):
        return [float(name == str(value)) for name in found[1].split(", ")]
    if found := re.fullmatch(r"how many / (\d+) of each of ([^;\[\]]+)", meaning):
        names = [str(one) for one in value or ()]
        return [min(1, names.count(name) / int(found[1])) for name in found[2].split(", ")]
    if found := re.fullmatch(r"(?:by seat|the first) (\d+) × \[([^\[\]]+)\]", meaning):
        row = [meant(found[2], one) for one in value or ()]
        empty = meant(found[2], None)
        if empty is None or None in row:
            return None
        row += [[0.0] * len(empty)] * (int(found[1]) - len(row))
        return [slot for one in row[: int(found[1])] for slot in one or ()]
    return None


@pytest.mark.parametrize("slug", HOUSE)
def test_rows_follow_one_another_to_the_end(slug: str) -> None:
    table = Table(open_game(slug), find_title(slug).least_seats, Random(0))
    at = 0
    for first, last, _, meaning, _, _ in rows(slug):
        assert first == at, meaning
        at = last + 1
    assert at == table.slots


@pytest.mark.parametrize("slug", HOUSE)
def test_slots_hold_what_the_page_says(slug: str) -> None:
    meta = find_title(slug)
    generator = Random(4)
    table = Table(open_game(slug), meta.most_seats, generator)
    tensor = np.zeros(table.slots, np.float32)
    page, told = list(rows(slug)), set()
    for _ in range(200):
        if table.is_over():
            break
        seat = table.actors[0]
        tensor.fill(0)
        write_tensor(table, seat, tensor)
        view = msgspec.to_builtins(table.view(seat))
        for first, last, part, meaning, least, most in page:
            slots = tensor[first : last + 1]
            assert slots.min() >= least and slots.max() <= most, part
            wanted = meant(meaning, view.get(part))
            if wanted is not None:
                assert slots == pytest.approx(wanted), (part, view.get(part))
                told.add(part)
        table.say(seat, generator.choice(list(table.words(seat))))
    assert len(told) >= 15
    assert {"seat", "seats", "phase", "actors"} <= told
