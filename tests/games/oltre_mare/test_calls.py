"""Chapter 3: calls and their sealed answers (the negotiation protocol, 7)."""

import pytest

from fondaco.games.oltre_mare.words import (
    Accept,
    Buy,
    Call,
    CallAnswered,
    CallClosed,
    CallMade,
    CallPassed,
    CallSeen,
    Counter,
    EndTrade,
    Offer,
    Pass,
    ProposalLapsed,
    ProposalMade,
    Propose,
    Refuse,
)
from fondaco.table.chance import RecordedChance
from fondaco.table.titles import open_game
from tests.games.oltre_mare.tables import do, hand, heard, refused, seen, table

HANDS = ["g00 g19 g60 g61", "g09 g12 g24", "g44 g78"]


@pytest.mark.rule("OM-308", "OM-907", "OM-R20")
def test_all_are_asked_at_once_and_disclosed_together() -> None:
    state = table(hands=HANDS)
    told = do(state, 0, Call(("silk", "grain"), "anything sweet?"))
    assert heard(told, CallMade, 2) == [CallMade(0, ("silk", "grain"), "anything sweet?")]
    assert state.actors() == (1, 2)
    assert seen(state).budgets == (9, 10, 10)
    told = do(state, 2, Propose(0, ("g78",), get_ducats=2))
    offer = Offer(0, 2, 0, ("grain",), get_ducats=2, sealed=("g78",))
    assert heard(told, CallAnswered, 2) == [CallAnswered(2, False, offer)]
    for seat in (0, 1, None):
        assert heard(told, CallAnswered, seat) == [CallAnswered(2)]
        assert heard(told, ProposalMade, seat) == []
        assert seen(state, seat).call == CallSeen(
            ("silk", "grain"), "anything sweet?", (None, None, True)
        )
        assert seen(state, seat).offers == ()
        assert seen(state, seat).budgets == (9, 10, 10)
    own = seen(state, 2).call
    assert own is not None
    assert own.answers == (None, None, offer)
    assert state.actors() == (1,)
    told = do(state, 1, Pass())
    assert heard(told, CallPassed, None) == [CallPassed(1)]
    assert [made.offer.id for made in heard(told, ProposalMade, None)] == [1]
    assert seen(state).call is None
    assert seen(state).budgets == (9, 10, 9)
    assert state.actors() == (0,)
    do(state, 0, Accept(1))
    assert hand(state, 0) == "g00 g19 g60 g61 g78"


@pytest.mark.rule("OM-R20")
def test_an_answer_sounds_the_same_whatever_it_is() -> None:
    views, news = [], []
    for answer in (Pass(), Propose(0, ("g78",), get_ducats=2)):
        state = table(hands=HANDS)
        do(state, 0, Call())
        told = do(state, 2, answer)
        news.append(heard(told, CallAnswered, 0))
        views.append(seen(state, 0))
    assert news[0] == news[1]
    assert views[0] == views[1]


@pytest.mark.rule("OM-R20")
def test_an_answer_may_be_replaced_until_all_are_in() -> None:
    state = table(hands=HANDS)
    do(state, 0, Call())
    do(state, 2, Pass())
    told = do(state, 2, Propose(0, ("g44",), get_ducats=1))
    assert heard(told, CallAnswered, 1) == []
    told = do(state, 1, Pass())
    assert [made.offer.give for made in heard(told, ProposalMade, 1)] == [("wine",)]


@pytest.mark.rule("OM-R20", "OM-201")
def test_who_may_call() -> None:
    state = table(hands=HANDS, options={"offer_budget": "1"})
    assert refused(state, 1, Call()) == "OM-201"
    assert refused(state, 0, Call(("salt",))) == "OM-308"
    assert refused(state, 1, Pass()) == "OM-201"  # nobody has asked
    do(state, 0, Call())
    assert refused(state, 0, Pass()) == "OM-201"
    assert refused(state, 0, Call()) == "OM-R20"
    do(state, 1, Pass())
    do(state, 2, Pass())
    assert refused(state, 0, Call()) == "OM-R20"  # the budget is spent
    state = table(hands=HANDS)
    do(state, 0, Call())
    assert refused(state, 0, Call()) == "OM-R20"  # one at a time


@pytest.mark.rule("OM-R20")
def test_who_can_only_pass() -> None:
    state = table(hands=HANDS, budgets=(5, 0, 5))
    do(state, 0, Propose(2, ("g60",), get_ducats=1))
    do(state, 0, Call())
    assert refused(state, 1, Propose(0, ("g09",), get_ducats=1)) == "OM-R20"
    assert refused(state, 2, Propose(0, ("g44",), get_ducats=1)) == "OM-R20"
    assert state.legal(1) == [Pass()]
    assert state.legal(2)[-1] == Pass()
    do(state, 2, Counter(1, ("g44",), get_ducats=1))  # a counter is no answer to the call
    assert state.actors() == (1, 2)
    assert state.lapse(2) == Pass()


@pytest.mark.rule("OM-R20")
def test_everything_else_stays_possible_and_ending_drops_the_answers() -> None:
    state = table(hands=HANDS)
    do(state, 0, Call())
    do(state, 1, Propose(0, ("g09",), get_ducats=1))
    do(state, 0, Buy("deck"))
    do(state, 0, Propose(2, ("g60",), get_ducats=1))
    do(state, 2, Accept(1))
    told = do(state, 0, EndTrade())
    assert heard(told, CallClosed, 1) == [CallClosed(0)]
    assert heard(told, ProposalMade, None) == []
    assert seen(state).call is None


@pytest.mark.rule("OM-R20", "OM-303")
def test_an_answer_that_no_longer_holds_lapses_when_disclosed() -> None:
    state = table(hands=HANDS)
    do(state, 0, Call())
    do(state, 1, Propose(0, ("g09",), get_ducats=1))
    do(state, 0, Propose(1, (), get=("silk",), give_ducats=2))
    do(state, 1, Accept(1, ("g09",)))  # the sealed card is gone
    told = do(state, 2, Pass())
    assert heard(told, ProposalLapsed, None) == [ProposalLapsed(2)]
    assert seen(state).offers == ()
    # Or when another proposal stands between the two by then.
    state = table(hands=HANDS)
    do(state, 0, Call())
    do(state, 1, Propose(0, ("g09",), get_ducats=1))
    do(state, 0, Propose(1, ("g60",), get_ducats=1))
    told = do(state, 2, Pass())
    assert heard(told, ProposalLapsed, None) == [ProposalLapsed(2)]
    assert [offer.id for offer in seen(state).offers] == [1]
    # Or when the budget was spent on something else.
    state = table(hands=HANDS, budgets=(5, 1, 5))
    do(state, 0, Call())
    do(state, 1, Propose(0, ("g09",), get_ducats=1))
    do(state, 0, Propose(1, ("g60",), get_ducats=1))
    do(state, 1, Counter(1, ("g12",), get_ducats=1))
    do(state, 0, Refuse(2))
    told = do(state, 2, Pass())
    assert heard(told, ProposalLapsed, None) == [ProposalLapsed(3)]
    assert state.budget.left[1] == 0


@pytest.mark.rule("OM-R20")
def test_positions_keep_an_open_call() -> None:
    state = table(hands=HANDS)
    do(state, 0, Call(("silk",), "well?"))
    do(state, 1, Propose(0, ("g09",), get_ducats=1))
    again = open_game("oltre-mare").load(state.position())
    assert again.position() == state.position()
    state.apply(2, Pass(), RecordedChance([]))
    again.apply(2, Pass(), RecordedChance([]))
    assert again.position() == state.position()


@pytest.mark.parametrize(("ducats", "listed"), [(2, True), (1, False)])
def test_who_answers_a_call_is_shown_the_usual_proposals(ducats: int, listed: bool) -> None:
    """Two ducats for a card only where the one who called can just pay them (OM-309)."""
    state = table(hands=HANDS, ducats=(ducats, 11, 11))
    do(state, 0, Call())
    usual = [action for action in state.legal(1) if isinstance(action, Propose)]
    assert any(action.get for action in usual)
    assert any(action.get_ducats == 2 for action in usual) is listed
