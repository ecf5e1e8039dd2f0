"""The questions must be able to fail: each broken law of a title is noticed."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from rialto.rules import Rialto, RialtoState
from rialto.view.memory import Payments
from rialto.words import Bid, BidSealed, BidsShown

from fondaco.table.audience import ALL
from fondaco.table.titles import open_game
from fondaco.table.verbs import ARGUMENT
from fondaco.table.words import Refusal
from tests.table import interrogation
from tests.table.interrogation import Interrogator

honest_choose = RialtoState.choose
honest_check = RialtoState.check
honest_copy = RialtoState.copy
honest_position = RialtoState.position
honest_imagine = Rialto.imagine


def shares_a_list(state: RialtoState) -> RialtoState:
    other = honest_copy(state)
    other.purses = state.purses
    return other


def mints_a_coin(state: RialtoState, seat: int, code: int, chance: Any, tell: Any = None) -> None:
    honest_choose(state, seat, code, chance, tell)
    state.bank += code & ARGUMENT


def tells_the_bid(state: RialtoState, seat: int, code: int, chance: Any, tell: Any = None) -> None:
    if tell is not None:
        tell(BidSealed(code & ARGUMENT), ALL)
    honest_choose(state, seat, code, chance, tell)


def draws_by_itself(
    state: RialtoState, seat: int, code: int, chance: Any, tell: Any = None
) -> None:
    honest_choose(state, seat, code, chance, tell)
    if state.left and not state.sealed.answered():
        state.left[0], state.lot = sorted([state.left[0], state.lot])[:: Random().choice((1, -1))]


def loses_passes(state: RialtoState, seat: int, code: int, chance: Any, tell: Any = None) -> None:
    if code:
        honest_choose(state, seat, code, chance, tell)


def refuses_by_other_purses(state: RialtoState, seat: int, action: Any) -> Refusal | None:
    refusal = honest_check(state, seat, action)
    return refusal and Refusal(refusal.rule, {"purse": state.purses[seat - 1]})


def names_no_rule(state: RialtoState, seat: int, action: Any) -> Refusal | None:
    refusal = honest_check(state, seat, action)
    return None if refusal is None else Refusal("RI-999")


def bids_too_much(state: RialtoState, *_: Any) -> Any:
    return open_game("rialto").read_action({"do": "bid", "coins": 99})


def turns_the_purses_round(state: RialtoState) -> dict[str, Any]:
    position = honest_position(state)
    return position | {"purses": position["purses"][::-1]}


@pytest.mark.parametrize(
    ("method", "broken", "why"),
    [
        ("copy", shares_a_list, "a copy shares something with its original"),
        ("choose", mints_a_coin, "pieces lost or made"),
        ("choose", tells_the_bid, "others hear what was sealed|tells what the view hides"),
        ("choose", draws_by_itself, "the same draws, another future"),
        ("choose", loses_passes, "the game does not end"),
        ("check", refuses_by_other_purses, "the refusal of .* tells what the view hides"),
        ("check", names_no_rule, "RI-999 is no rule of the catalogue"),
        ("forms", lambda state, seat: [], "is accepted but neither listed nor a form"),
        ("decode", bids_too_much, "is listed but refused"),
        ("lapse", bids_too_much, "a lapse is refused"),
        ("end_reason", lambda state: None, "over without a reason"),
        ("position", turns_the_purses_round, "a loaded position is another one"),
    ],
)
def test_a_broken_title_does_not_pass(
    method: str, broken: Callable[..., Any], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is noticed, and for what is wrong with it."""
    monkeypatch.setattr(RialtoState, method, broken)
    monkeypatch.setattr(interrogation, "PLY_LIMIT", 500)
    if method == "forms":  # the questions learn the actions from forms
        monkeypatch.setattr(Interrogator, "some_pool", lambda self: [Bid(1)])
    with pytest.raises(AssertionError, match=why):
        for seed in range(8):
            Interrogator(open_game("rialto"), 3, seed).run()


def misremembers(notebook: Payments, event: Any) -> None:
    if isinstance(event, BidsShown):
        notebook.spent[0] = notebook.coins


@pytest.mark.parametrize(
    ("kind", "method", "broken"),
    [
        (Payments, "hear", misremembers),
        (Rialto, "imagine", lambda game, view, chance, notebook=None: honest_imagine(
            game, view, chance
        )),
    ],
)  # fmt: skip
def test_a_broken_memory_does_not_pass(
    kind: type, method: str, broken: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, method, broken)
    with pytest.raises(AssertionError, match=r"heard|imagined"):
        for seed in range(8):
            Interrogator(open_game("rialto"), 3, seed).run()


def test_the_honest_title_passes() -> None:
    for seed in range(8):
        Interrogator(open_game("rialto"), 3, seed).run()
