"""What can be taken back: every event says why it is final, or that nobody was shown or bound."""

from collections.abc import Sequence

import pytest

from fondaco.games.mediterranee.rules import MediterraneeState
from fondaco.games.mediterranee.words import (
    EVENTS,
    Accept,
    AskPrice,
    AskTrade,
    Buy,
    Counter,
    CounterTrade,
    Leave,
    NamePrice,
    ProposeTrade,
    Refuse,
    RequestPassage,
    Step,
    Take,
    Withdraw,
)
from fondaco.table.words import Action, Final
from tests.games.mediterranee.tables import GENOA, VENICE, do, events, galley, port, table

MARKS: dict[Final, str] = {
    Final.SHOWN: "deployed bids_revealed passage_answered game_ended price_asked passage_requested",
    Final.BOUND: (
        "passage_sealed price_named countered counter_answered talk_left trade_asked "
        "trade_proposed trade_countered trade_refused trade_withdrawn bought_from traded"
    ),
    Final.CHANCE: "power_drawn dice_rolled galleys_fought port_attacked",
    Final.OPEN: (
        "power_chosen position_taken bought galley_built castle_built enrolled rearranged "
        "goods_discarded sailors_discarded galley_moved galley_stopped prize_taken landed "
        "sold turn_ended"
    ),
    Final.OWN: (
        "deployment_sealed deployment_changed bid_sealed bid_changed price_instructed "
        "passage_instructed"
    ),
    Final.FOLLOWS: (
        "galley_sunk galley_beaten power_assigned round_begun order_fixed phase_begun "
        "turn_begun turn_passed income_paid"
    ),
}
"""What is said to another player binds, what is bought from the bank does not."""


def test_every_event_says_why_it_is_final_or_not() -> None:
    listed = {tag: mark for mark, tags in MARKS.items() for tag in tags.split()}
    assert {str(kind.__struct_config__.tag): kind.final for kind in EVENTS} == listed


def talking(**house: str) -> MediterraneeState:
    ships = {
        "g1": galley(GENOA, 14, 2, {"wood": 1}),
        "g2": galley(VENICE, 14, 2, {"gold": 1}),
    }
    return table(ships, {"corfu": port(VENICE, 1)}, house, active=GENOA, order=[1, 0, 2, 3])


BUYING = (AskPrice("corfu"), NamePrice(300))
SELLING = (ProposeTrade(VENICE, 14, {"g1": {"wood": 1}}, {}, -200),)


@pytest.mark.rule("ME-311", "ME-319", "ME-405", "ME-410")
@pytest.mark.parametrize(
    ("before", "action"),
    [
        ((), AskPrice("corfu")),
        (BUYING[:1], NamePrice(300)),
        (BUYING, Counter(100, {"g1": 1})),
        (BUYING, Leave()),
        (BUYING, Take({"g1": 1})),
        ((*BUYING, Leave()), Buy("corfu", {"g1": 1})),
        ((*BUYING, Counter(100, {"g1": 1})), Accept()),
        ((*BUYING, Counter(100, {"g1": 1})), Refuse()),
        ((), AskTrade(VENICE, 14, {"gold": 1})),
        ((), SELLING[0]),
        (SELLING, Accept()),
        (SELLING, Refuse()),
        (SELLING, CounterTrade({}, {"g1": {"wood": 1}}, 100)),
    ],
)
def test_words_and_deeds_between_players_are_final(
    before: Sequence[Action], action: Action
) -> None:
    state = talking()
    for earlier in before:
        do(state, state.actors()[0], earlier)
    told = do(state, state.actors()[0], action)
    assert any(event.final for event in events(told))


def test_a_proposal_that_was_withdrawn_is_not_offered_again_unseen() -> None:
    state = talking()
    do(state, GENOA, SELLING[0])
    assert any(event.final for event in events(do(state, GENOA, Withdraw())))
    assert state.attempts[VENICE] == 1


def test_a_request_for_passage_is_final_and_a_step_is_not() -> None:
    state = table({"g1": galley(0, 4, 3), "g2": galley(1, 14, 2)}, phase="movement")
    assert not any(event.final for event in events(do(state, 0, Step("g1", 14))))
    assert any(event.final for event in events(do(state, 0, RequestPassage("g1"))))


def test_what_is_bought_from_the_bank_can_be_taken_back() -> None:
    state = table({"g1": galley(0, 4, 2)})
    assert not any(event.final for event in events(do(state, 0, Buy("ragusa", {"g1": 1}))))
