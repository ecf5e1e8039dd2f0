"""A title that another package brings is found, played and judged like any other."""

import pytest
from rialto.rules import RialtoState
from rialto.words import Bid, Pass

from fondaco.table.chance import RecordedChance
from fondaco.table.titles import open_game, titles
from fondaco.table.words import Refusal


def table(purses: str = "hidden") -> RialtoState:
    state = open_game("rialto", {"purses": purses}).deal(2, RecordedChance([4]))
    assert isinstance(state, RialtoState)
    return state


def test_it_is_found_by_its_entry_point() -> None:
    assert titles()["rialto"].package == "rialto"


@pytest.mark.rule("RI-101")
def test_the_highest_single_bid_takes_the_lot() -> None:
    state = table()
    state.apply(0, Bid(4), RecordedChance([]))
    state.apply(1, Bid(3), RecordedChance([0]))
    assert (state.lots, state.purses) == ([8, 0], [6, 10])


@pytest.mark.rule("RI-102")
def test_nobody_bids_more_than_he_has() -> None:
    assert table().check(0, Bid(11)) == Refusal("RI-102", {"coins": 11})
    assert table().check(0, Bid(0)) == Refusal("RI-102", {"coins": 0})


@pytest.mark.rule("RI-103")
def test_a_bid_may_be_replaced_until_all_have_bid() -> None:
    state = table()
    state.apply(0, Bid(4), RecordedChance([]))
    assert state.actors() == (1,)
    state.apply(0, Pass(), RecordedChance([]))
    assert state.sealed.of(0) == 0


@pytest.mark.rule("RI-R1")
@pytest.mark.parametrize(("purses", "shown"), [("hidden", None), ("open", 10)])
def test_purses_are_hidden_by_option(purses: str, shown: int | None) -> None:
    view = table(purses).view(0)
    assert getattr(view, "purses") == (10, shown)  # noqa: B009
