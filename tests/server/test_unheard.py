"""What a seat did not hear of changes nothing it can ask for: clocks and reminders neither."""

from itertools import product
from random import Random

import msgspec
import pytest

from fondaco.server.tables import outgoing, room
from fondaco.server.tables.course import Course, act, deal, undo
from fondaco.server.tables.entry import Entry
from fondaco.server.tables.remembered import RECENT, enough
from fondaco.server.tables.room import Room
from fondaco.server.tables.table import Clock, DayClock, GameClock, MoveClock, Table
from fondaco.table.chance import RandomChance
from fondaco.table.titles import titles
from tests.server.test_undo_law import agreed
from tests.table.interrogation import random_action

SEATS = 3
EARS = (*range(SEATS), None)
STEP = 5000
"""Milliseconds between two acts."""


def _shown(opened: Room, ear: int | None) -> tuple[object, ...]:
    """All that `/state` and the greeting of a live line hold, and what is told who comes back."""
    assert opened.course is not None
    index = SEATS if ear is None else ear
    number = opened.course.numbers[index]
    missed = [
        opened.missed(ear, number - back) for back in (0, 1, 9, RECENT - 1, RECENT, RECENT + 1)
    ]
    person = None if ear is None else f"p{ear}"
    return msgspec.json.encode(opened.snapshot(ear, person)), missed


def _remembered(opened: Room, ear: int | None) -> list[bool]:
    """Which late answers may still be taken."""
    assert opened.course is not None
    number = opened.course.numbers[SEATS if ear is None else ear]
    return [opened.state_at(ear, number - back) is None for back in range(10)]


def _opened(table: Table, course: Course, entries: list[Entry]) -> Room:
    """A room that was not in memory: no more is read from the journal than is needed."""
    first = next(
        (place for place in reversed(range(len(entries))) if enough(entries[place:])),
        0,
    )
    opened = Room(table)
    opened.begin(course, entries[first:])
    return opened


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
    acts = undone = late = 0
    for slug, seed in product(titles(), range(2, 6)):
        random = Random(seed)
        table = msgspec.structs.replace(agreed(slug, SEATS), clock=clock)
        course, first = deal(table, 0)
        entries, living = [first], Room(table)
        living.begin(course, entries)
        for number in range(1, RECENT * (3 if seed == 2 else 1)):
            if not course.actors:
                break
            seat = random.choice(course.actors)
            chance = RandomChance(random)
            action = random_action(table.speech.game, course.state, seat, chance)
            later, entry = act(table, course, seat, action, number * STEP)
            moment = number * STEP + 2000
            deaf = _unheard(course, later, seat)
            before = {ear: (_shown(living, ear), _remembered(living, ear)) for ear in deaf}
            if deaf and later.reaches[seat].refusal is None:
                back, taken = undo(table, later, seat, number * STEP + 1000)
                again = _opened(table, back, [*entries, entry, taken])
                for ear in _unheard(later, back, seat):
                    undone += 1
                    assert _shown(again, ear) == before[ear][0], (slug, action, ear)
            course, entries = later, [*entries, entry]
            living.follow(course, [entry])
            for ear in deaf:
                acts += 1
                late += number > RECENT
                after = _shown(living, ear), _remembered(living, ear)
                assert after == before[ear], (slug, action, ear)
        again = _opened(table, course, entries)
        assert all(_shown(again, ear) == _shown(living, ear) for ear in EARS)
    assert acts > 100
    assert undone > 20
    assert late > 50
