"""The undo law and the record of a table in play."""

from random import Random

import pytest
from msgspec.structs import replace

from fondaco.table.audience import hears
from fondaco.table.chance import RandomChance
from fondaco.table.record import read_record, write_record
from fondaco.table.replay import final_table, replay
from fondaco.table.sitting import Sitting
from fondaco.table.titles import open_game, titles
from fondaco.table.words import Invalid, Refused
from tests.table.interrogation import everybody, random_action

SECRET = bytes(range(32))


def sit_down(slug: str, seats: int, options: dict[str, str] | None = None) -> Sitting:
    names = [f"Player {seat}" for seat in range(seats)]
    return Sitting.open(open_game(slug, options), names, SECRET, ["x"] * seats)


def opposite(slug: str) -> dict[str, str]:
    return {option.name: option.values[-1] for option in titles()[slug].options}


@pytest.mark.parametrize("slug", titles())
@pytest.mark.parametrize("mixed", [False, True])
def test_undo_only_until_another_acted_chance_spoke_or_a_secret_was_shown(
    slug: str, mixed: bool
) -> None:
    table = sit_down(slug, titles()[slug].most_seats, opposite(slug) if mixed else None)
    random = Random(4)
    taken_back = 0
    while table.state.actors():
        seat = random.choice(table.state.actors())
        position, record = table.state.position(), table.record()
        action = random_action(table.game, table.state, seat, RandomChance(random))
        told = table.act(seat, action)
        drew = table.moves[-1].drew
        for other in range(len(table.header.seats)):
            refusal = table.undo_refusal(other)
            if other != seat and any(hears(said.audience, other) for said in told):
                assert refusal is not None
                assert refusal.args == {"why": "another"}
        refusal = table.undo_refusal(seat)
        final = [said.event.final.why for said in told if said.event.final]
        if drew:
            assert refusal is not None
            assert refusal.args == {"why": "chance"}
        elif final:
            assert refusal is not None
            assert refusal.args == {"why": final[0]}
        else:
            assert refusal is None
            table.undo(seat)
            taken_back += 1
            assert table.state.position() == position
            assert table.record() == record
            table.act(seat, action)
    assert taken_back > 3


@pytest.mark.parametrize("slug", titles())
def test_a_table_is_its_record(slug: str) -> None:
    table = sit_down(slug, titles()[slug].least_seats)
    random = Random(8)
    positions = [table.state.position()]
    while table.state.actors():
        seat = random.choice(table.state.actors())
        table.act(seat, random_action(table.game, table.state, seat, RandomChance(random)))
        positions.append(table.state.position())
    record = table.record(SECRET)
    assert read_record(write_record(record)) == record
    assert [at.state.position() for at in replay(record)] == positions
    again = final_table(record)
    for listener in everybody(len(record.header.seats)):
        assert again.heard(listener) == table.heard(listener)
    assert again.record(SECRET) == record


ODD = (None, True, 2.5, -1, 10**30, "", "\ud800", "x" * 10_000, (), ("x",), ("\ud800",), {"x": 1})


@pytest.mark.parametrize("slug", titles())
def test_an_action_that_no_record_could_hold_is_refused_and_changes_nothing(slug: str) -> None:
    table = sit_down(slug, titles()[slug].least_seats)
    random = Random(5)
    bent = 0
    while table.state.actors() and bent < 1500:
        seat = random.choice(table.state.actors())
        action = random_action(table.game, table.state, seat, RandomChance(random))
        fields = action.__struct_fields__
        for _ in range(3 if fields else 0):
            wrong = replace(action, **{random.choice(fields): random.choice(ODD)})
            before = table.record()
            try:
                table.act(seat, wrong)
            except (Refused, Invalid):
                assert table.record() == before
            bent += 1
        if not table.state.actors():
            break
        seat = random.choice(table.state.actors())
        table.act(seat, random_action(table.game, table.state, seat, RandomChance(random)))
    record = table.record()
    assert final_table(read_record(write_record(record))).record() == record


def test_the_secret_stays_secret_until_the_end() -> None:
    table = sit_down("golden-horn", 2)
    assert table.record(SECRET).secret is None
    assert SECRET.hex().encode() not in write_record(table.record(SECRET))


@pytest.mark.parametrize(("seats", "first"), [(1, None), (5, None), (2, 2), (2, -1)])
def test_a_table_that_cannot_be_is_refused(seats: int, first: int | None) -> None:
    with pytest.raises(Invalid):
        Sitting.open(open_game("golden-horn"), ["x"] * seats, SECRET, first=first)
