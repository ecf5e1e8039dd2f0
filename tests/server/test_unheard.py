"""What a seat did not hear of changes nothing it can ask for: clocks and reminders neither."""

from itertools import product
from random import Random

import msgspec
import pytest

from fondaco.server.tables import outgoing, room
from fondaco.server.tables.course import Course, act, deal, undo
from fondaco.server.tables.entry import Entry
from fondaco.server.tables.room import RECENT, Room
from fondaco.server.tables.table import Clock, DayClock, GameClock, MoveClock, Table
from fondaco.table.chance import RandomChance
from fondaco.table.titles import titles
from tests.server.test_undo_law import agreed
from tests.table.interrogation import random_action

SEATS = 3
EARS = (*range(SEATS), None)
STEP = 5000
"""Milliseconds between two acts."""


def _shown(table: Table, course: Course, entries: list[Entry], ear: int | None) -> bytes:
    """All that `/state` and the greeting of a live line hold."""
    opened = Room(table)
    opened.begin(course, entries)
    return msgspec.json.encode(opened.snapshot(ear, None if ear is None else f"p{ear}"))


def _unheard(before: Course, after: Course, mover: int) -> list[int | None]:
    """Who did not hear of it, if it is a secret: what anybody may watch is none."""
    if before.numbers[-1] != after.numbers[-1]:
        return []
    return [
        ear
        for place, ear in enumerate(EARS)
        if ear != mover and before.numbers[place] == after.numbers[place]
    ]


@pytest.mark.parametrize("clock", [MoveClock(60), GameClock(3600), DayClock(3)])
def test_an_unheard_act_shows_nowhere(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor that it was taken back; with it and without it everything is the same, to the byte."""
    moment = 0
    for module in (outgoing, room):
        monkeypatch.setattr(module, "now", lambda: moment)
    acts = undone = 0
    for slug, seed in product(titles(), range(2, 6)):
        random = Random(seed)
        table = msgspec.structs.replace(agreed(slug, SEATS), clock=clock)
        course, first = deal(table, 0)
        entries = [first]
        for number in range(1, RECENT):
            if not course.actors:
                break
            seat = random.choice(course.actors)
            chance = RandomChance(random)
            action = random_action(table.speech.game, course.state, seat, chance)
            later, entry = act(table, course, seat, action, number * STEP)
            moment = number * STEP + 2000
            deaf = _unheard(course, later, seat)
            for ear in deaf:
                acts += 1
                same = _shown(table, course, entries, ear)
                assert _shown(table, later, [*entries, entry], ear) == same, (slug, action, ear)
            if deaf and later.reaches[seat].refusal is None:
                back, taken = undo(table, later, seat, number * STEP + 1000)
                for ear in _unheard(later, back, seat):
                    undone += 1
                    shown = _shown(table, back, [*entries, entry, taken], ear)
                    assert shown == _shown(table, course, entries, ear), (slug, action, ear)
            course, entries = later, [*entries, entry]
    assert acts > 100
    assert undone > 20
