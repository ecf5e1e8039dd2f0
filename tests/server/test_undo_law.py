"""The server's journal keeps the undo law of the table, and folds what an older law allowed."""

from random import Random

import msgspec
import pytest

from fondaco.server.tables.course import Course, act, deal, follow, undo
from fondaco.server.tables.entry import Entry, taken_back
from fondaco.server.tables.snapshots import Kept, keep, restore
from fondaco.server.tables.table import Chair, NoClock, Table
from fondaco.table.chance import RandomChance
from fondaco.table.sitting import Sitting
from fondaco.table.titles import open_game, titles
from fondaco.table.words import Refused
from tests.table.interrogation import random_action

SECRET = bytes(range(32))


def agreed(slug: str, seats: int) -> Table:
    chairs = tuple(Chair(n, "person", f"p{n}", f"P{n}", None, "", f"l{n}") for n in range(seats))
    meta = titles()[slug]
    return Table(
        id="t",
        title=slug,
        rules=meta.version,
        options=meta.settle({}),
        components=None,
        clock=NoClock(),
        public=False,
        replace=False,
        suggestions=False,
        nudge=3600,
        first=None,
        state="playing",
        owner="p0",
        owner_name="P0",
        created=0,
        over=None,
        secret=SECRET.hex(),
        end=None,
        result=None,
        rematch=None,
        seats=chairs,
    )


def answers(course: Course) -> list[object]:
    return [reach.refusal for reach in course.reaches]


@pytest.mark.parametrize("slug", titles())
def test_terminal_and_server_answer_alike(slug: str) -> None:
    """The same game, with things taken back now and then, by both and by the journal's fold."""
    table = agreed(slug, 3)
    sitting = Sitting.open(open_game(slug), ["P0", "P1", "P2"], SECRET, ["", "", ""])
    course, first = deal(table, 0)
    start = course
    entries: list[Entry] = []
    random = Random(3)
    undone = 0
    for _ in range(60):
        if not course.actors:
            break
        able = [seat for seat in range(3) if sitting.undo_refusal(seat) is None]
        if able and random.random() < 0.3:
            seat = random.choice(able)
            sitting.undo(seat)
            course, entry = undo(table, course, seat, 0)
            undone += 1
        else:
            seat = random.choice(course.actors)
            chance = RandomChance(random)
            action = random_action(table.speech.game, course.state, seat, chance)
            sitting.act(seat, action)
            course, entry = act(table, course, seat, action, 0)
        entries.append(entry)
        assert course.state.position() == sitting.state.position()
        assert answers(course) == [sitting.undo_refusal(seat) for seat in range(3)]
    assert undone
    again = follow(table, start, entries)
    assert again.state.position() == course.state.position()
    assert answers(again) == answers(course)
    standing = [e for e in entries if e.kind == "act" and e.number not in taken_back(entries)]
    assert len(standing) == len(sitting.moves) == course.moves
    assert first.kind == "deal"


def test_what_an_older_law_took_back_is_still_folded() -> None:
    """A journal says that something final today was taken back: so it was."""
    table = agreed("golden-horn", 2)
    course, _ = deal(table, 0)
    start, entries = course, []
    random = Random(5)
    while True:
        seat = course.actors[0]
        before = course
        chance = RandomChance(random)
        action = random_action(table.speech.game, course.state, seat, chance)
        course, entry = act(table, course, seat, action, 0)
        entries.append(entry)
        if course.reaches[seat].refusal is not None and not entry.drew:
            break
    with pytest.raises(Refused):
        undo(table, course, seat, 0)
    entries.append(Entry(course.number + 1, "undo", seat, None, (), "[]", course.numbers, None, 0))
    assert follow(table, start, entries).state.position() == before.state.position()


def test_a_snapshot_keeps_the_reasons_and_an_older_one_is_read() -> None:
    table = agreed("golden-horn", 2)
    course, _ = deal(table, 0)
    assert answers(restore(table, keep(course))) == answers(course)
    older = msgspec.json.decode(keep(course))
    del older["why"]
    older["last"] = [1, True]
    found = restore(table, msgspec.json.encode(older))
    assert [reach.why for reach in found.reaches] == ["another", "chance"]
    assert msgspec.json.decode(msgspec.json.encode(older), type=Kept).last == (1, True)
