"""Chapter 3: deals."""

import msgspec
import pytest

from fondaco.games.oltre_mare.words import (
    Accept,
    Buy,
    CardsExchanged,
    Counter,
    DealMade,
    EndTrade,
    Icons,
    PrestigeGained,
    ProposalLapsed,
    ProposalMade,
    ProposalRefused,
    ProposalWithdrawn,
    Propose,
    Refuse,
    Withdraw,
)
from fondaco.table.blanks import Several
from fondaco.table.titles import open_game
from fondaco.table.words import Action
from tests.games.oltre_mare.tables import (
    deal,
    do,
    hand,
    heard,
    phase,
    refused,
    seen,
    table,
)

# Seat 0 (active): spices, silver, timber ×2; seat 1: silk ×2, silver; seat 2: wine, grain.
HANDS = ["g00 g19 g60 g61", "g09 g12 g24", "g44 g78"]


@pytest.mark.rule("OM-301", "OM-303", "OM-310")
def test_cards_and_ducats_change_hands_at_once() -> None:
    state = table(hands=HANDS)
    told = do(
        state, 0, Propose(1, ("g60", "g61"), ("timber", "timber"), ("silk",), get_ducats=1), []
    )
    assert state.ducats == [11, 11, 11]
    assert hand(state, 0) == HANDS[0]
    told = do(state, 1, Accept(1, ("g12",)), [])
    assert hand(state, 0) == "g00 g12 g19"
    assert hand(state, 1) == "g09 g24 g60 g61"
    assert state.ducats == [12, 10, 11]
    assert heard(told, DealMade, None) == [DealMade(1, 0, 1, ("timber", "timber"), ("silk",), 0, 1)]
    assert state.prestige == [0, 1, 0]
    assert heard(told, PrestigeGained, 2) == [PrestigeGained(1, 1)]


@pytest.mark.rule("OM-301")
def test_as_many_deals_as_both_sides_like_with_anybody() -> None:
    state = table(hands=HANDS)
    deal(state, Propose(1, ("g00",), get_ducats=2))
    deal(state, Propose(1, ("g19",), get_ducats=2))
    deal(state, Propose(2, (), get=("wine",), give_ducats=3), "g44")
    deal(state, Propose(0, ("g00",), get_ducats=1), author=1)
    assert state.ducats == [11 + 4 - 3 - 1, 11 - 4 + 1, 11 + 3]
    assert seen(state).deals == 4


@pytest.mark.rule("OM-302")
@pytest.mark.parametrize(
    ("author", "to"), [(1, 2), (2, 1), (0, 0), (1, 1), (0, 3), (0, -1), (1, 7)]
)
def test_every_deal_has_the_active_seat_as_one_side(author: int, to: int) -> None:
    state = table(hands=HANDS)
    card = hand(state, author).split()[0]
    assert refused(state, author, Propose(to, (card,), get_ducats=1)) == "OM-302"


@pytest.mark.rule("OM-303", "OM-907")
@pytest.mark.parametrize("card", ["g09", "g20", "g50", "venice", "unseen"])
def test_only_own_hand_cards_are_offered(card: str) -> None:
    """Not another's card, not one's cargo, not the deck."""
    state = table(hands=HANDS)
    assert refused(state, 0, Propose(1, (card,), get_ducats=1)) == "OM-303"


@pytest.mark.rule("OM-303")
def test_a_card_is_offered_once_and_no_more_asked_for_than_are_held() -> None:
    state = table(hands=HANDS)
    assert refused(state, 0, Propose(1, ("g60", "g60"), get_ducats=1)) == "OM-303"
    assert refused(state, 0, Propose(2, ("g60",), get=("wine",) * 3)) == "OM-303"
    assert state.check(0, Propose(2, ("g60",), get=("wine",) * 2)) is None
    assert refused(state, 0, Propose(2, ("g60",), get=("salt",))) == "OM-303"
    assert refused(state, 0, Propose(2, ("g60",), get=("prestige",))) == "OM-303"


@pytest.mark.rule("OM-303")
def test_all_cards_of_a_good_may_be_asked_for_and_no_more() -> None:
    """There are eight spices; whether the other holds them is his secret."""
    state = table(hands=["g60 g61", "g08 g09 g10 g11 g12 g13 g14 g15 g16"])
    assert state.check(0, Propose(1, ("g60",), get=("spices",) * 8)) is None
    assert refused(state, 0, Propose(1, ("g60",), get=("spices",) * 9)) == "OM-303"


@pytest.mark.rule("OM-303", "OM-304", "OM-306")
def test_the_refusal_does_not_tell_what_the_addressee_holds() -> None:
    """Whatever seat 1 holds, the same proposals are accepted and refused for the same reasons."""
    tables = [table(hands=[HANDS[0], cards]) for cards in ("g09 g12 g24", "g44 g45 g47")]
    tries: list[Action] = [
        Propose(1, ("g60",), get=(good,)) for good in ("silk", "wine", "grain", "spices")
    ]
    tries += [Propose(1, ("g60",), get=("silk",) * 4), Propose(1, (), get=("silk",))]
    for action in tries:
        assert tables[0].check(0, action) == tables[1].check(0, action)
    assert tables[0].forms(0) == tables[1].forms(0)
    assert tables[0].legal(0) == tables[1].legal(0)


@pytest.mark.rule("OM-304")
def test_nobody_has_to_deal() -> None:
    state = table(hands=HANDS)
    do(state, 0, Propose(1, ("g60",), get_ducats=1))
    assert state.actors() == (1,)
    told = do(state, 1, Refuse(1))
    assert heard(told, ProposalRefused, None) == [ProposalRefused(1, 1)]
    assert seen(state).offers == ()
    assert hand(state, 0) == HANDS[0]


@pytest.mark.rule("OM-304")
def test_answers_to_what_is_closed_unknown_or_not_ones_own_are_refused() -> None:
    state = table(hands=HANDS)
    do(state, 0, Propose(1, ("g60",), get_ducats=1))
    do(state, 1, Refuse(1))
    do(state, 0, Propose(1, ("g60",), get_ducats=2))
    for number, seat in ((1, 1), (3, 1), (0, 1), (-1, 1), (2, 0), (2, 2)):
        assert refused(state, seat, Accept(number)) == "OM-304"
        assert refused(state, seat, Refuse(number)) == "OM-304"
        assert refused(state, seat, Counter(number, give_ducats=1, get=("timber",))) == "OM-304"
    for number, seat in ((1, 0), (2, 1), (2, 2), (3, 0)):
        assert refused(state, seat, Withdraw(number)) == "OM-304"
    told = do(state, 0, Withdraw(2))
    assert heard(told, ProposalWithdrawn, 1) == [ProposalWithdrawn(2, 0)]
    assert state.actors() == (0,)
    assert refused(state, 1, Accept(2)) == "OM-304"


@pytest.mark.rule("OM-305", "OM-R17")
@pytest.mark.parametrize(
    "proposal",
    [
        Propose(1, ("g60",)),
        Propose(1, (), get=("silk",)),
        Propose(1, ()),
        Propose(1, (), give_ducats=3, get_ducats=2),
        Propose(1, ("g60",), give_ducats=1, get_ducats=1),
        Propose(1, (), give_ducats=3),
        Propose(1, (), get_ducats=3),
        Propose(1, ("g60",), get_ducats=-1),
        Propose(1, ("g60",), get=("silk",), give_ducats=-2),
    ],
)
def test_both_sides_give_and_a_card_moves(proposal: Propose) -> None:
    assert refused(table(hands=HANDS), 0, proposal) == "OM-305"


@pytest.mark.rule("OM-305")
@pytest.mark.parametrize("ducats", [1.5, "2", None, True])
def test_ducats_are_whole_numbers(ducats: object) -> None:
    data = {"do": "propose", "to": 1, "sealed": ["g60"], "get_ducats": ducats}
    with pytest.raises(msgspec.ValidationError, match="get_ducats"):
        open_game("oltre-mare").read_action(data)


@pytest.mark.rule("OM-305", "OM-R17", "OM-310")
def test_gifts_where_they_are_allowed_earn_nothing() -> None:
    state = table(hands=HANDS, options={"gifts": "allowed"})
    assert refused(state, 0, Propose(1)) == "OM-305"
    assert refused(state, 0, Propose(1, (), give_ducats=3, get_ducats=2)) == "OM-305"
    deal(state, Propose(1, ("g60",)))
    deal(state, Propose(1, (), give_ducats=3))
    deal(state, Propose(1, (), get=("silk",)), "g09")
    assert (state.ducats, state.prestige) == ([8, 14, 11], [0, 0, 0])
    assert hand(state, 0) == "g00 g09 g19 g61"
    deal(state, Propose(1, ("g61",), get_ducats=1))
    assert state.prestige == [0, 1, 0]


@pytest.mark.rule("OM-306", "OM-R19")
def test_goods_are_named_truthfully() -> None:
    state = table(hands=HANDS)
    assert refused(state, 0, Propose(1, ("g60",), ("silk",), get_ducats=1)) == "OM-306"
    assert refused(state, 0, Propose(1, ("g60",), (), get_ducats=1)) == "OM-306"
    assert refused(state, 0, Propose(1, ("g60",), ("timber", "timber"), get_ducats=1)) == "OM-306"
    told = do(state, 0, Propose(1, ("g60", "g00"), None, get_ducats=1))
    assert [made.offer.give for made in heard(told, ProposalMade, 1)] == [("timber", "spices")]
    do(state, 1, Refuse(1))
    # Sealed cards follow the order in which their goods are named.
    told = do(state, 0, Propose(1, ("g60", "g00"), ("spices", "timber"), get_ducats=1))
    assert [made.offer.sealed for made in heard(told, ProposalMade, 0)] == [("g00", "g60")]


@pytest.mark.rule("OM-303", "OM-306", "OM-R19")
def test_example_18_which_silk_is_handed_over_is_free() -> None:
    for silk in ("g09", "g12"):
        state = table(hands=HANDS)
        claims = (Icons(("ducats",)), None)
        proposal = Propose(
            1, ("g60", "g61"), ("timber", "timber"), ("silk",), get_ducats=1, claims=claims
        )
        do(state, 0, proposal)
        assert Accept(1, (silk,)) in state.legal(1)
        assert refused(state, 1, Accept(1, ("g24",))) == "OM-306"
        assert refused(state, 1, Accept(1, ("g09", "g12"))) == "OM-306"
        assert refused(state, 1, Accept(1, ())) == "OM-306"
        assert refused(state, 1, Accept(1, ("g13",))) == "OM-303"
        assert refused(state, 1, Accept(1, ("g09", "g09"))) == "OM-303"
        do(state, 1, Accept(1, (silk,)))
        assert silk in hand(state, 0)
    state = table(hands=HANDS, ducats=(2, 11, 11))
    assert refused(state, 1, Propose(2, ("g09",), get_ducats=1)) == "OM-302"
    assert refused(state, 0, Propose(1, (), give_ducats=3, get_ducats=2)) == "OM-305"
    assert refused(state, 0, Propose(1, ("g60",))) == "OM-305"
    assert refused(state, 0, Propose(1, (), get=("silk",), give_ducats=3)) == "OM-309"


@pytest.mark.rule("OM-307", "OM-308", "OM-907")
def test_claims_may_be_false_and_wishes_are_free() -> None:
    """g60 has ducats, pirates, 5 lions, load 2."""
    state = table(hands=HANDS)
    lie = Icons(("market", "navigation"), 6, 1)
    wish = Icons(("ducats",))
    proposal = Propose(
        1, ("g60",), get=("silk",), claims=(lie,), wishes=(wish,), text="fine timber"
    )
    told = do(state, 0, proposal)
    for seat in (1, 2, None):
        (made,) = heard(told, ProposalMade, seat)
        assert (made.offer.claims, made.offer.wishes) == ((lie,), (wish,))
        assert made.offer.text == "fine timber"
        assert made.offer.sealed is None
        assert seen(state, seat).offers == (made.offer,)
    assert seen(state, 0).offers[0].sealed == ("g60",)
    do(state, 1, Accept(1, ("g12",)))  # whatever was wished for
    assert "g60" in hand(state, 1)
    assert state.ducats == [11, 11, 11]


@pytest.mark.rule("OM-307", "OM-308")
def test_claims_and_wishes_speak_of_the_cards_there_are() -> None:
    state = table(hands=HANDS)
    two = (Icons(), Icons())
    assert refused(state, 0, Propose(1, ("g60",), get=("silk",), claims=two)) == "OM-307"
    assert refused(state, 0, Propose(1, ("g60",), get=("silk",), wishes=two)) == "OM-308"
    for most, wrong in (
        (Icons(("ducats", "market"), 6, 4), Icons(("ducats", "market", "pirates"))),
        (Icons(lions=0), Icons(lions=-1)),
        (Icons(lions=6), Icons(lions=7)),
        (Icons(load=0), Icons(load=-1)),
        (Icons(load=4), Icons(load=5)),
    ):
        for icons, claimed, wished in ((most, None, None), (wrong, "OM-307", "OM-308")):
            claim = Propose(1, ("g60",), get=("silk",), claims=(icons,))
            wish = Propose(1, ("g60",), get=("silk",), wishes=(icons,))
            for proposal, rule in ((claim, claimed), (wish, wished)):
                refusal = state.check(0, proposal)
                assert (None if refusal is None else refusal.rule) == rule
    data = {"do": "propose", "to": 1, "claims": [{"actions": ["sword"]}]}
    with pytest.raises(msgspec.ValidationError, match="claims"):
        open_game("oltre-mare").read_action(data)


@pytest.mark.rule("OM-308")
def test_a_question_is_answered_by_a_counter_with_claims() -> None:
    state = table(hands=HANDS)
    do(state, 0, Propose(1, (), get=("silk",), give_ducats=2, wishes=(Icons(("market",)),)))
    told = do(
        state, 1, Counter(1, ("g12",), get_ducats=2, claims=(Icons(("market", "navigation")),))
    )
    (made,) = heard(told, ProposalMade, 2)
    assert (made.counters, made.offer.author, made.offer.addressee) == (1, 1, 0)
    assert seen(state).offers == (made.offer,)
    assert state.actors() == (0,)
    do(state, 0, Accept(2))
    assert "g12" in hand(state, 0)
    assert state.ducats == [9, 13, 11]


@pytest.mark.rule("OM-309", "OM-R16")
@pytest.mark.parametrize(
    ("debt", "balance", "most"),
    [("forbidden", 2, 2), ("forbidden", -3, 0), ("allowed", 2, 22), ("allowed", -19, 1)],
)
def test_who_pays_what_he_has(debt: str, balance: int, most: int) -> None:
    for payer in (0, 1):
        ducats = (balance, 11, 11) if payer == 0 else (11, balance, 11)
        state = table(hands=HANDS, ducats=ducats, options={"trade_debt": debt})
        assert refused(state, 0, paying(payer, most + 1)) == "OM-309"
        if most:
            deal(state, paying(payer, most), "g09" if payer == 0 else "")
            assert state.ducats[payer] == balance - most


def paying(payer: int, ducats: int) -> Propose:
    """Seat 0 proposes to seat 1 a deal in which one of them pays."""
    if payer == 0:
        return Propose(1, (), get=("silk",), give_ducats=ducats)
    return Propose(1, ("g60",), get_ducats=ducats)


@pytest.mark.rule("OM-309")
def test_a_debtor_may_still_swap_cards() -> None:
    state = table(hands=HANDS, ducats=(-5, -6, 11))
    deal(state, Propose(1, ("g60",), get=("silk",)), "g09")
    assert state.ducats == [-5, -6, 11]


@pytest.mark.rule("OM-310", "OM-311", "OM-312")
def test_example_17_prestige_once_a_turn_for_the_partner() -> None:
    state = table(hands=HANDS, prestige=(1, 2, 1))
    told = deal(state, Propose(1, ("g60",), get_ducats=1))
    told += deal(state, Propose(0, ("g09",), get_ducats=1), author=1)
    told += deal(state, Propose(2, ("g61",), get_ducats=1))
    assert heard(told, PrestigeGained, None) == [PrestigeGained(1, 3), PrestigeGained(2, 2)]
    assert state.prestige == [1, 3, 2]
    assert seen(state).pointed == (False, True, True)


@pytest.mark.rule("OM-311")
def test_in_the_next_turn_there_is_another_point() -> None:
    state = table(hands=["g08 g12 g60", "g24 g44", "g78"], cargo=["g20", "g46", "g64"])
    deal(state, Propose(2, ("g60",), get_ducats=1))
    assert state.prestige == [0, 0, 1]
    do(state, 0, EndTrade())
    do(state, 0, state.lapse(0))
    assert state.active == 1
    assert seen(state).pointed == (False,) * 3
    deal(state, Propose(2, (), get=("timber",), give_ducats=2), "g60", author=1)
    assert state.prestige == [0, 0, 2]


@pytest.mark.rule("OM-324")
def test_example_19_nobody_trades_himself_out_of_his_main_phase() -> None:
    state = table(hands=["g00 g19", "g09 g12 g24"], cargo=["g20 g02"], deck=40)  # load 3
    assert refused(state, 0, EndTrade()) == "OM-322"
    both = Propose(1, ("g00", "g19"), get_ducats=4)
    assert state.check(0, both) is None
    for _ in range(4):
        do(state, 0, Buy("deck"))
    do(state, 0, Propose(2, ("g00",), get_ducats=1))  # 5 - 1 cards: still enough
    do(state, 2, Refuse(1))
    state = table(hands=["g00 g19 g60 g61", "g09 g12 g24"], cargo=["g20 g02"], deck=40, bought=4)
    assert refused(state, 0, both) == "OM-324"
    assert refused(state, 1, Propose(0, (), get=("timber",) * 2, give_ducats=5)) == "OM-324"
    deal(state, Propose(1, ("g00", "g19"), get=("silk",)), "g09")
    assert len(state.hands[0]) == 3


@pytest.mark.rule("OM-324", "OM-323")
def test_a_deal_that_does_not_lower_the_sum_is_allowed() -> None:
    """Load 3, two cards, nothing to buy: too few already, but a swap changes nothing."""
    state = table(hands=["g00 g19", "g09"], cargo=["g20 g02"], bought=4)
    assert refused(state, 0, Propose(1, ("g00",), get_ducats=1)) == "OM-324"
    deal(state, Propose(1, ("g00",), get=("silk",)), "g09")
    deal(state, Propose(1, (), get=("spices",), give_ducats=1), "g00")
    assert hand(state, 0) == "g00 g09 g19"


@pytest.mark.rule("OM-303", "OM-305", "OM-306", "OM-309", "OM-324")
def test_a_counter_keeps_the_rules_of_a_proposal() -> None:
    state = table(hands=["g00 g19", "g09 g12"], ducats=(3, 2, 11), bought=4)
    do(state, 0, Propose(1, ("g00",), get=("silk",)))
    for terms, rule in (
        (Counter(1, ("g60",), get=("spices",)), "OM-303"),
        (Counter(1, ("g09", "g09"), get=("spices",)), "OM-303"),
        (Counter(1, ("g09",), get=("spices",) * 3), "OM-303"),
        (Counter(1, ("g09",)), "OM-305"),
        (Counter(1, ("g09",), get=("spices",), give_ducats=1, get_ducats=1), "OM-305"),
        (Counter(1, ("g09",), give=("wine",), get=("spices",)), "OM-306"),
        (Counter(1, ("g09",), get=("spices",), give_ducats=3), "OM-309"),
        (Counter(1, ("g09",), get=("spices",), get_ducats=4), "OM-309"),
        (Counter(1, ("g09",), get=("spices", "silver")), "OM-324"),  # he needs two
    ):
        assert refused(state, 1, terms) == rule, terms
    do(state, 1, Counter(1, ("g09",), get=("spices",), get_ducats=3))


@pytest.mark.rule("OM-309")
def test_a_proposal_lapses_when_the_one_addressed_cannot_pay_any_more() -> None:
    state = table(hands=HANDS, ducats=(5, 5, 5))
    do(state, 1, Propose(0, ("g09",), get_ducats=4))
    do(state, 2, Propose(0, ("g44",), get_ducats=2))
    told = do(state, 0, Buy("deck"))  # for 3
    assert heard(told, ProposalLapsed, None) == [ProposalLapsed(1)]
    assert [offer.id for offer in seen(state).offers] == [2]


@pytest.mark.rule("OM-324")
@pytest.mark.parametrize(
    ("deck", "pile", "bought", "may"),
    [
        (2, "", 0, True),
        (1, "g01", 0, True),  # deck and own pirate pile count together
        (0, "g01 g03", 0, True),
        (1, "", 0, False),
        (0, "g01", 0, False),
        (1, "g01 g03", 2, True),
        (1, "g01 g03", 3, False),  # but no more than may still be bought
    ],
)
def test_what_can_still_be_bought_counts(deck: int, pile: str, bought: int, may: bool) -> None:
    """Load 3 and two cards, of which one is to go."""
    state = table(
        hands=["g00 g19", "g09"], cargo=["g20 g02"], pirates=[pile], deck=deck, bought=bought
    )
    action = Propose(1, ("g00",), get_ducats=1)
    if may:
        assert state.check(0, action) is None
    else:
        assert refused(state, 0, action) == "OM-324"


@pytest.mark.rule("OM-326")
def test_a_partner_may_deal_away_his_whole_hand() -> None:
    state = table(hands=HANDS)
    deal(state, Propose(2, (), get=("wine", "grain"), give_ducats=4), "g44 g78")
    assert hand(state, 2) == ""
    for _ in range(4):
        do(state, 0, Buy("deck"))
    cards = tuple(hand(state, 0).split())[2:]
    deal(state, Propose(2, cards, get_ducats=1))
    assert len(state.hands[2]) == len(cards) == 8


@pytest.mark.rule("OM-325")
def test_no_deal_after_the_phase() -> None:
    state = table(hands=HANDS)
    do(state, 0, Propose(1, ("g60",), get_ducats=1))
    told = do(state, 0, EndTrade())
    assert heard(told, ProposalLapsed, None) == [ProposalLapsed(1)]
    assert phase(state) == "play"
    assert refused(state, 1, Accept(1)) == "OM-304"
    assert refused(state, 0, Propose(1, ("g60",), get_ducats=1)) == "OM-325"
    assert refused(state, 0, Buy("deck")) == "OM-325"


@pytest.mark.rule("OM-907")
def test_only_the_two_sides_see_the_cards() -> None:
    state = table(hands=HANDS)
    told = deal(state, Propose(1, ("g60",), get=("silk",)), "g09")
    assert heard(told, CardsExchanged, 0) == [CardsExchanged(0, 1, ("g60",), ("g09",))]
    assert heard(told, CardsExchanged, 1) == [CardsExchanged(1, 0, ("g09",), ("g60",))]
    assert heard(told, CardsExchanged, 2) == heard(told, CardsExchanged, None) == []
    assert "g60" not in repr(heard(told, ProposalMade, 2) + heard(told, DealMade, 2))


# -- the protocol --


@pytest.mark.rule("OM-R20", "OM-304")
def test_one_open_proposal_between_two_seats() -> None:
    state = table(hands=HANDS)
    do(state, 0, Propose(1, ("g60",), get_ducats=1))
    assert refused(state, 0, Propose(1, ("g61",), get_ducats=1)) == "OM-R20"
    assert refused(state, 1, Propose(0, ("g09",), get_ducats=1)) == "OM-R20"
    do(state, 0, Propose(2, ("g60",), get_ducats=1))  # the same card may be offered to another
    do(state, 2, Accept(2))
    assert seen(state).offers == ()  # the other one lapsed


@pytest.mark.rule("OM-R20")
@pytest.mark.parametrize("budget", [1, 2, 10])
def test_the_budget_bounds_proposals_and_counters(budget: int) -> None:
    state = table(hands=HANDS, options={"offer_budget": str(budget)})
    for number in range(1, budget + 1):
        do(state, 0, Propose(1, ("g60",), get_ducats=1))
        do(state, 1, Refuse(number))
    assert seen(state).budgets == (0, budget, budget)
    assert refused(state, 0, Propose(1, ("g60",), get_ducats=1)) == "OM-R20"
    do(state, 1, Propose(0, ("g09",), get_ducats=1))  # unasked, from his own budget
    assert refused(state, 0, Counter(budget + 1, (), get=("silk",), give_ducats=2)) == "OM-R20"
    do(state, 0, Accept(budget + 1))  # accepting is free
    assert seen(state).budgets == (0, budget - 1, budget)


@pytest.mark.rule("OM-R20")
def test_budgets_are_renewed_every_turn() -> None:
    state = table(hands=["g08 g12", "g09 g24"], budgets=(0, 3, 0))
    do(state, 0, EndTrade())
    do(state, 0, state.lapse(0))
    assert (state.active, seen(state).budgets) == (1, (10, 10, 10))


@pytest.mark.rule("OM-303", "OM-309", "OM-324")
def test_proposals_lapse_when_they_can_no_longer_be_carried_out() -> None:
    # A sealed card has left the hand, and the payer's balance has fallen.
    state = table(hands=HANDS, ducats=(11, 5, 5))
    do(state, 0, Propose(1, ("g60",), get_ducats=4))
    do(state, 0, Propose(2, ("g60",), get_ducats=4))
    told = do(state, 1, Accept(1))
    assert heard(told, ProposalLapsed, None) == [ProposalLapsed(2)]
    state = table(hands=HANDS, ducats=(3, 5, 5))
    do(state, 0, Propose(1, (), get=("silk",), give_ducats=2))
    told = do(state, 0, Buy("deck"))
    assert heard(told, ProposalLapsed, None) == [ProposalLapsed(1)]
    # The addressee's hand has become too small.
    state = table(hands=[HANDS[0], "g09 g12", "g44"])
    do(state, 1, Propose(0, ("g09",), get_ducats=1))
    do(state, 2, Propose(0, ("g44",), get=("timber",) * 3))
    do(state, 0, Accept(1))
    assert [offer.id for offer in seen(state).offers] == [2]
    told = deal(state, Propose(1, ("g00", "g19", "g60"), get_ducats=1))
    assert heard(told, ProposalLapsed, None) == [ProposalLapsed(2)]
    # OM-324 no longer permits it: load 2, three cards, nothing left to buy.
    state = table(hands=["g00 g19 g60", "g09", "g44"], bought=4)
    do(state, 0, Propose(1, ("g00",), get_ducats=1))
    do(state, 0, Propose(2, ("g19",), get_ducats=1))
    told = do(state, 2, Accept(2))
    assert heard(told, ProposalLapsed, None) == [ProposalLapsed(1)]


@pytest.mark.rule("OM-309")
@pytest.mark.parametrize("author", [0, 1])
def test_a_proposal_that_takes_the_last_ducat_stays_open(author: int) -> None:
    """After another deal its author, or the one addressed, can still just pay it."""
    state = table(hands=HANDS, ducats=(5, 5, 5))
    if author == 0:
        do(state, 0, Propose(1, (), get=("silk",), give_ducats=5))
    else:
        do(state, 1, Propose(0, ("g09",), get_ducats=5))
    deal(state, Propose(2, ("g60",), get=("wine",)), "g44")
    assert [offer.id for offer in seen(state).offers] == [1]


@pytest.mark.rule("OM-304")
def test_the_active_seat_need_not_wait() -> None:
    state = table(hands=HANDS)
    do(state, 0, Propose(1, ("g60",), get_ducats=1))
    do(state, 0, Propose(2, ("g61",), get_ducats=1))
    assert state.actors() == (1, 2)
    assert EndTrade() in state.legal(0)
    do(state, 0, Buy("deck"))
    do(state, 2, Accept(2))
    assert state.actors() == (1,)
    do(state, 0, EndTrade())
    assert state.actors() == (0,)


@pytest.mark.rule("OM-304")
def test_when_the_time_runs_out() -> None:
    """D4: an answer that does not come is a refusal; the active seat ends or buys."""
    state = table(hands=HANDS)
    do(state, 0, Propose(1, ("g60",), get_ducats=1))
    assert state.lapse(1) == Refuse(1)
    do(state, 1, Refuse(1))
    assert state.lapse(0) == EndTrade()
    assert table(hands=["g00"]).lapse(0) == Buy("deck")
    assert table(hands=["g00"], deck=0, pirates=["unseen"]).lapse(0) == Buy("pirates")


def test_listed_choices_and_forms_cover_the_usual_deals() -> None:
    """A spare card for one of the good on top of the own cargo (silver), or for two ducats."""
    state = table(2, hands=["g00 g19 g60", "g09 g12"])
    legal = state.legal(0)
    assert Propose(1, ("g00",), ("spices",), ("silver",)) in legal
    assert Propose(1, (), (), ("silver",), give_ducats=2) in legal
    assert Propose(1, ("g00",), ("spices",), get_ducats=2) in legal
    assert [form.do for form in state.forms(0)] == ["propose", "call"]
    do(state, 0, Propose(1, ("g00",), get=("silk",)))
    assert state.legal(1) == [
        Accept(1, ("g09",)),
        Accept(1, ("g12",)),
        Counter(1, ("g09",), ("silk",), ("spices",), get_ducats=1),
        Refuse(1),
    ]
    assert [form.do for form in state.forms(1)] == ["counter"]


def test_many_ways_to_accept_are_a_form() -> None:
    state = table(hands=["g00 g19", "g60 g61 g62 g63 g65"])
    do(state, 0, Propose(1, ("g00",), get=("timber", "timber")))
    accepts = [action for action in state.legal(1) if isinstance(action, Accept)]
    assert len(accepts) == 8
    (form,) = (form for form in state.forms(1) if form.do == "accept")
    assert form.fields[1] == Several("cards", ("g60", "g61", "g62", "g63", "g65"), 2, 2)
    assert state.check(1, Accept(1, ("g65", "g63"))) is None
