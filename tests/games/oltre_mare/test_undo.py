"""What can be taken back at an Oltre Mare table, event by event."""

import pytest

from fondaco.games.oltre_mare.words import (
    EVENTS,
    Accept,
    Call,
    Discard,
    EndTrade,
    Pass,
    Propose,
    Refuse,
    Withdraw,
)
from fondaco.table.titles import open_game
from fondaco.table.undo import Reach, Reaches, after_act
from fondaco.table.words import Action, Final
from tests.games.oltre_mare.tables import do, table
from tests.table.undoing import Undoing

MARKS = {
    Final.SHOWN: "proposal_made call_made call_passed call_closed venice_shown cards_played"
    " game_ended",
    Final.BOUND: "proposal_refused proposal_withdrawn proposal_lapsed deal_made cards_exchanged",
    Final.CHANCE: "first_player_named markers_laid cards_turned_up cards_drawn card_bought"
    " pile_searched",
    Final.OPEN: "colour_chosen trade_ended ship_sailed ship_jumped compass_declined card_loaded",
    Final.OWN: "card_discarded call_answered card_picked",
    Final.FOLLOWS: "turn_begun authority_paid prestige_gained purchase_refunded load_skipped"
    " ducats_earned pirates_struck pirates_fought sailing_paid marker_taken marker_turned"
    " deck_emptied",
}


def test_every_event_and_why_it_is_final_or_not() -> None:
    said = {str(kind.__struct_config__.tag): kind.final for kind in EVENTS}
    assert said == {name: mark for mark, names in MARKS.items() for name in names.split()}


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        ([(0, Propose(1, ("g60",), get_ducats=1))], "shown"),
        ([(0, Propose(1, ("g60",), get_ducats=1)), (0, Withdraw(1))], "bound"),
        ([(0, Propose(1, ("g60",), get_ducats=1)), (1, Refuse(1))], "bound"),
        ([(0, Propose(1, ("g60",), get_ducats=1)), (1, Accept(1))], "bound"),
        ([(0, Call())], "shown"),
        ([(0, Call()), (1, Pass())], None),
        ([(0, Call()), (1, Pass()), (2, Pass())], "shown"),
        ([(0, EndTrade())], None),
        ([(1, Propose(0, ("g09",), get_ducats=1)), (0, EndTrade())], "bound"),
    ],
)
def test_what_binds_or_was_shown_is_final(steps: list[tuple[int, Action]], why: str | None) -> None:
    """A proposal taken back would have been heard: withdrawing it costs the attempt."""
    state = table(hands=["g00 g19 g60 g61", "g09 g12 g24", "g44 g78"])
    reaches: Reaches = tuple(Reach() for _ in range(3))
    for number, (seat, action) in enumerate(steps):
        reaches = after_act(reaches, seat, number, False, do(state, seat, action, []))
    refusal = reaches[steps[-1][0]].refusal
    assert (None if refusal is None else refusal.args["why"]) == why


def test_a_discard_can_be_taken_back() -> None:
    state = table(phase="sea", hands=["g00 g01 g02 g03 g04 g05 g06", "g09"])
    reaches = after_act((Reach(),) * 3, 0, 0, False, do(state, 0, Discard("g03"), []))
    assert reaches[0].refusal is None
    assert reaches[1] == Reach((), "another")


def test_a_searched_pile_and_a_sealed_answer_betray_nothing() -> None:
    options = {"pirate_purchase": "search", "gifts": "allowed"}
    Undoing(open_game("oltre-mare", options), 4, seed=2, every=4).run(most=200)
