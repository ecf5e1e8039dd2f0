"""The questions must be able to fail: each broken law of a title is noticed."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from rialto.rules import BidSealed, Pass, RialtoState

from fondaco.table.audience import ALL
from fondaco.table.titles import open_game
from fondaco.table.words import Refusal
from tests.table import interrogation
from tests.table.interrogation import Interrogator

honest_choose = RialtoState.choose
honest_check = RialtoState.check
honest_copy = RialtoState.copy
honest_forms = RialtoState.forms


def shares_a_list(state: RialtoState) -> RialtoState:
    other = honest_copy(state)
    other.purses = state.purses
    return other


def mints_a_coin(state: RialtoState, seat: int, code: int, chance: Any, tell: Any = None) -> None:
    honest_choose(state, seat, code, chance, tell)
    state.bank += code


def tells_the_bid(state: RialtoState, seat: int, code: int, chance: Any, tell: Any = None) -> None:
    if tell is not None:
        tell(BidSealed(code), ALL)
    honest_choose(state, seat, code, chance, tell)


def draws_by_itself(
    state: RialtoState, seat: int, code: int, chance: Any, tell: Any = None
) -> None:
    honest_choose(state, seat, code, chance, tell)
    if state.left and not state.sealed.answered():
        state.left[0], state.lot = sorted([state.left[0], state.lot])[:: Random().choice((1, -1))]


def knows_other_purses(state: RialtoState, seat: int, action: Any) -> Refusal | None:
    if state.purses[seat - 1] % 2:
        return Refusal("RI-103", {"purse": state.purses[seat - 1]})
    return honest_check(state, seat, action)


def names_no_rule(state: RialtoState, seat: int, action: Any) -> Refusal | None:
    refusal = honest_check(state, seat, action)
    return None if refusal is None else Refusal("RI-999")


@pytest.mark.parametrize(
    ("method", "broken"),
    [
        ("copy", shares_a_list),
        ("choose", mints_a_coin),
        ("choose", tells_the_bid),
        ("choose", draws_by_itself),
        ("check", knows_other_purses),
        ("check", names_no_rule),
        ("forms", lambda state, seat: honest_forms(state, seat) if state.lot > 2 else []),
        ("decode", lambda state, seat, code: Pass() if state.lot == 5 else None),
        ("lapse", lambda state, seat: state.lot and open_game("rialto").read_action(
            {"do": "bid", "coins": 99}
        )),
        ("next_lot", lambda state, chance, tell: setattr(state, "lot", 1)),
        ("end_reason", lambda state: None),
        ("position", lambda state: {"purses": state.purses}),
    ],
)  # fmt: skip
def test_a_broken_title_does_not_pass(
    method: str, broken: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RialtoState, method, broken)
    monkeypatch.setattr(interrogation, "PLY_LIMIT", 500)
    with pytest.raises((AssertionError, KeyError, TypeError, AttributeError)):
        for seed in range(8):
            Interrogator(open_game("rialto"), 3, seed).run()


def test_the_honest_title_passes() -> None:
    for seed in range(8):
        Interrogator(open_game("rialto"), 3, seed).run()
