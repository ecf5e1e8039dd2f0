"""Floors: sealed rounds and live talk, both with an end."""

from fondaco.parley.budget import Budget
from fondaco.parley.floor import Floor

HEARER = 0


def rounds() -> Floor[str]:
    return Floor(HEARER, (1, 2), None)


def live(each: int = 2) -> Floor[str]:
    return Floor(HEARER, (1, 2), Budget(3, each))


def standing(floor: Floor[str]) -> dict[int, tuple[int, str]]:
    return {p.id: (p.version, p.terms) for p in floor.book.standing()}


def test_changes_of_a_round_are_unseen_until_all_are_done() -> None:
    floor = rounds()
    floor.change(1, 101, "ten")
    assert standing(floor) == {}
    assert floor.standing(1, 101) == "ten"
    assert not floor.finish(1)
    assert floor.finish(2)
    assert floor.reveal() == [(1, 101, "ten")]
    assert standing(floor) == {101: (1, "ten")}
    assert floor.drafts == {}


def test_a_seat_speaks_once_a_round_about_each_thing_and_not_when_done() -> None:
    floor = rounds()
    floor.change(1, 101, "ten")
    assert floor.changed(1, 101)
    assert not floor.changed(1, 102)
    assert floor.takes(1)
    floor.finish(1)
    assert not floor.takes(1)
    assert not floor.takes(HEARER)


def test_a_revision_has_the_round_as_version_and_arrives_anew() -> None:
    floor = rounds()
    floor.change(1, 101, "ten")
    floor.change(2, 201, "five")
    floor.reveal()
    floor.again()
    assert floor.answers.waiting() == (1, 2)
    floor.change(1, 101, "twelve")
    floor.reveal()
    assert standing(floor) == {201: (1, "five"), 101: (2, "twelve")}
    assert list(standing(floor)) == [201, 101]


def test_withdrawing_takes_it_off_the_table() -> None:
    floor = rounds()
    floor.change(1, 101, "ten")
    floor.reveal()
    floor.again()
    floor.change(1, 101, None)
    assert floor.standing(1, 101) is None
    assert standing(floor) == {101: (1, "ten")}
    assert floor.reveal() == [(1, 101, None)]
    assert standing(floor) == {}


def test_live_a_change_stands_at_once_and_costs_one_of_the_budget() -> None:
    floor = live()
    floor.change(1, 101, "ten")
    assert standing(floor) == {101: (1, "ten")}
    assert floor.answers.answered() == (1,)
    floor.change(1, 101, "twelve")
    assert standing(floor) == {101: (2, "twelve")}
    assert floor.changed(1, 101)
    assert floor.changed(1, 102)  # the budget is for all it says
    assert not floor.changed(2, 201)
    assert floor.takes(1)


def test_copies_are_independent() -> None:
    for floor in (rounds(), live()):
        copy = floor.copy()
        floor.change(1, 101, "ten")
        floor.finish(1)
        assert standing(copy) == {}
        assert copy.drafts == {}
        assert copy.answers.waiting() == (1, 2)
        assert not copy.changed(1, 101)
