"""Chapter 3: trade between players."""

from typing import Any

import pytest

from fondaco.games.mediterranee.rules import MediterraneeState
from fondaco.games.mediterranee.words import (
    Accept,
    AskTrade,
    Buy,
    CounterTrade,
    Done,
    Leave,
    ProposeTrade,
    Refuse,
    Step,
    TradeAsked,
    Traded,
    TradeProposed,
    TradeRefused,
    TradeWithdrawn,
    Withdraw,
)
from tests.games.mediterranee.tables import (
    GENOA,
    SPAIN,
    TURKEY,
    VENICE,
    do,
    done,
    events,
    galley,
    goods,
    refused,
    seen,
    table,
    the,
)

WINE = {"g1": {"wine": 1}}
GOLD = {"g2": {"gold": 1}}


def meeting(
    options: dict[str, str] | None = None, area: int = 4, **fields: Any
) -> MediterraneeState:
    """Venice (wine) and Genoa (gold) lie in one area, Spain with gems elsewhere."""
    ships = {
        "g1": galley(VENICE, area, 1, {"wine": 3}),
        "g2": galley(GENOA, area, 2, {"gold": 2}),
        "g3": galley(SPAIN, 6, 1, {"gems": 1}),
    }
    ships |= fields.pop("galleys", {})
    return table(ships, None, options, **fields)


def swap(pay: int = 0) -> ProposeTrade:
    return ProposeTrade(GENOA, 4, WINE, GOLD, pay)


@pytest.mark.rule("ME-317", "ME-319", "ME-321")
def test_goods_and_money_change_hands_at_any_price() -> None:
    state = meeting()
    told = do(state, VENICE, swap(1500))
    assert the(told, TradeProposed) == TradeProposed(VENICE, GENOA, 4, WINE, GOLD, 1500)
    assert state.actors() == (GENOA,)
    told = do(state, GENOA, Accept())
    assert the(told, Traded) == Traded(
        VENICE, GENOA, 4, WINE, GOLD, 1500, {"g1": {"gold": 1}}, {"g2": {"wine": 1}}
    )
    assert goods(state, "g1") == {"gold": 1, "wine": 2}
    assert goods(state, "g2") == {"gold": 1, "wine": 1}
    assert state.money[:2] == [500, 3500]


@pytest.mark.rule("ME-317")
def test_both_need_a_galley_in_the_area() -> None:
    state = meeting()
    offer = ProposeTrade(SPAIN, 4, {}, {"g3": {"gems": 1}}, 100)
    assert refused(state, VENICE, offer) == "ME-317 not_same_area"
    offer = ProposeTrade(SPAIN, 6, {}, {"g3": {"gems": 1}}, 100)
    assert refused(state, VENICE, offer) == "ME-317 not_same_area"
    for partner, area in ((VENICE, 4), (7, 4), (GENOA, 99), (GENOA, -1)):
        offer = ProposeTrade(partner, area, WINE, {}, 0)
        assert refused(state, VENICE, offer) == "ME-317 not_same_area"
        assert refused(state, VENICE, AskTrade(partner, area, {"gold": 1})) == (
            "ME-317 not_same_area"
        )
    offer = ProposeTrade(GENOA, 4, {"g1": {"wine": 4}}, {}, 0)
    assert refused(state, VENICE, offer) == "ME-317 not_aboard"
    offer = ProposeTrade(GENOA, 4, {}, {"g2": {"gold": -1}}, 0)
    assert refused(state, VENICE, offer) == "ME-317 not_aboard"
    assert refused(state, VENICE, AskTrade(GENOA, 4, {"gold": 3})) == "ME-317 not_aboard"


@pytest.mark.rule("ME-318")
@pytest.mark.parametrize("area", [10, 16, 21, 26])
def test_no_trade_in_the_open_sea(area: int) -> None:
    state = meeting(area=area)
    offer = ProposeTrade(GENOA, area, WINE, GOLD, 0)
    assert refused(state, VENICE, offer) == "ME-318 open_sea"
    assert refused(state, VENICE, AskTrade(GENOA, area, {"gold": 1})) == "ME-318 open_sea"
    assert not any(isinstance(action, ProposeTrade) for action in state.legal(VENICE))


@pytest.mark.rule("ME-318")
def test_trade_in_a_coastal_area_without_a_port() -> None:
    state = meeting(area=8)
    do(state, VENICE, ProposeTrade(GENOA, 8, WINE, GOLD, 0))
    do(state, GENOA, Accept())


@pytest.mark.rule("ME-319", "ME-119")
@pytest.mark.parametrize(
    ("pay", "why"),
    [(150, "bad_amount"), (2100, "not_enough_money"), (-40_100, "bad_amount")],
)
def test_the_bounds_of_a_payment(pay: int, why: str) -> None:
    assert refused(meeting(), VENICE, swap(pay)) == f"ME-119 {why}"


@pytest.mark.rule("ME-319", "ME-119")
def test_a_demand_is_not_checked_against_the_partners_hidden_money() -> None:
    state = meeting(money=[2000, 100, 2000, 2000])
    do(state, VENICE, swap(-40_000))
    assert refused(state, GENOA, Accept()) == "ME-119 not_enough_money"
    assert Accept() not in state.legal(GENOA)
    do(state, GENOA, Refuse())


@pytest.mark.rule("ME-319", "ME-119")
def test_all_of_ones_money_may_be_paid() -> None:
    state = meeting(money=[2000, 700, 2000, 2000])
    do(state, VENICE, swap(-700))
    assert Accept() in state.legal(GENOA)
    do(state, GENOA, Accept())
    assert state.money[:2] == [2700, 0]
    state = meeting(money=[100, 2000, 2000, 2000])
    listed = [action for action in state.legal(VENICE) if isinstance(action, ProposeTrade)]
    assert ProposeTrade(GENOA, 4, {}, GOLD, 100) in listed
    assert ProposeTrade(GENOA, 4, {}, GOLD, 200) not in listed


@pytest.mark.rule("ME-319")
def test_one_counter_then_the_first_terms_or_nothing() -> None:
    state = meeting()
    do(state, VENICE, swap(0))
    do(state, GENOA, CounterTrade(GOLD, {"g1": {"wine": 2}}, -300))
    assert state.actors() == (VENICE,)
    assert refused(state, VENICE, CounterTrade(WINE, GOLD, 0)) == "ME-319 talk_open"
    assert events(do(state, VENICE, Refuse())) == [TradeRefused(VENICE)]
    assert state.actors() == (GENOA,)
    assert refused(state, GENOA, CounterTrade(GOLD, WINE, -100)) == "ME-319 no_counter_left"
    assert refused(state, GENOA, Refuse()) == "ME-319 talk_open"
    assert state.lapse(GENOA) == Leave()
    do(state, GENOA, Accept())
    assert goods(state, "g2") == {"gold": 1, "wine": 1}
    assert state.money[:2] == [2000, 2000]


@pytest.mark.rule("ME-319", "ME-R13")
@pytest.mark.parametrize("counters", ["0", "3"])
def test_a_trade_has_one_counter_whatever_ports_allow(counters: str) -> None:
    state = meeting({"haggle_counters": counters})
    do(state, VENICE, swap(0))
    do(state, GENOA, CounterTrade(GOLD, WINE, -300))
    do(state, VENICE, Accept())
    assert state.money[:2] == [1700, 2300]


@pytest.mark.rule("ME-319")
def test_after_a_refused_counter_the_partner_may_leave() -> None:
    state = meeting()
    do(state, VENICE, swap(0))
    do(state, GENOA, CounterTrade(GOLD, {}, -100))
    do(state, VENICE, Refuse())
    do(state, GENOA, Leave())
    assert state.actors() == (VENICE,)
    assert goods(state, "g2") == {"gold": 2}


@pytest.mark.rule("ME-319")
def test_asking_for_terms_exchanges_the_roles() -> None:
    state = meeting()
    do(state, VENICE, AskTrade(GENOA, 4, {"gold": 1}))
    assert state.actors() == (GENOA,)
    other = ProposeTrade(SPAIN, 4, GOLD, {}, -300)
    assert refused(state, GENOA, other) == "ME-317 not_same_area"
    do(state, GENOA, ProposeTrade(VENICE, 4, GOLD, {}, -600))
    assert state.actors() == (VENICE,)
    do(state, VENICE, CounterTrade({}, GOLD, 500))
    do(state, GENOA, Accept())
    assert state.money[:2] == [1500, 2500]
    assert goods(state, "g1") == {"gold": 1, "wine": 3}
    assert seen(state).attempts == (0, 1, 0, 0)


@pytest.mark.rule("ME-319")
def test_goods_that_are_asked_for_are_told_and_shown_as_they_were_asked() -> None:
    state = meeting(galleys={"g2": galley(GENOA, 4, 1, {"gems": 1, "gold": 2, "wood": 1})})
    wanted = {"gems": 1, "gold": 2, "wood": 1}
    told = do(state, VENICE, AskTrade(GENOA, 4, wanted))
    assert the(told, TradeAsked).want == wanted
    talk = seen(state, SPAIN).talk
    assert talk is not None and talk.asked == wanted


@pytest.mark.rule("ME-319")
def test_the_author_may_withdraw_until_the_first_answer() -> None:
    state = meeting()
    assert refused(state, VENICE, Withdraw()) == "ME-319 nothing_to_withdraw"
    do(state, VENICE, swap(0))
    assert state.legal(VENICE) == [Withdraw()]
    assert refused(state, GENOA, Withdraw()) == "ME-319 nothing_to_withdraw"
    assert refused(state, VENICE, Buy("ragusa", {"g1": 1})) == "ME-203 not_your_turn"
    assert events(do(state, VENICE, Withdraw())) == [TradeWithdrawn(VENICE)]
    assert seen(state).attempts == (0, 1, 0, 0)
    do(state, VENICE, AskTrade(GENOA, 4, {"gold": 1}))
    do(state, VENICE, Withdraw())
    do(state, VENICE, swap(0))
    do(state, GENOA, CounterTrade(GOLD, WINE, -100))
    assert refused(state, GENOA, Withdraw()) == "ME-203 not_your_turn"


@pytest.mark.rule("ME-320")
def test_nobody_is_obliged_to_sell_or_buy() -> None:
    state = meeting()
    do(state, VENICE, swap(2000))
    assert state.lapse(GENOA) == Refuse()
    do(state, GENOA, Refuse())
    do(state, VENICE, AskTrade(GENOA, 4, {"gold": 2}))
    do(state, GENOA, Refuse())
    assert state.actors() == (VENICE,)
    assert goods(state, "g2") == {"gold": 2}


@pytest.mark.rule("ME-321", "ME-114")
def test_after_a_trade_every_galley_carries_at_most_five() -> None:
    full = {"g1": galley(VENICE, 4, 1, {"wine": 4})}
    state = meeting(galleys=full)
    offer = ProposeTrade(GENOA, 4, {}, GOLD, 100)
    assert refused(state, VENICE, offer) == "ME-114 galley_overloaded"
    do(state, VENICE, swap(0))
    do(state, GENOA, Accept())
    do(state, VENICE, ProposeTrade(GENOA, 4, {"g1": {"wine": 3}}, {}, 0))
    assert refused(state, GENOA, Accept()) == "ME-114 galley_overloaded"
    assert Accept() not in state.legal(GENOA)


@pytest.mark.rule("ME-321")
def test_each_side_names_its_own_receiving_galleys() -> None:
    more = {"g4": galley(VENICE, 4, 2), "g5": galley(GENOA, 4, 1)}
    state = meeting(galleys=more)
    wrong = ProposeTrade(GENOA, 4, WINE, GOLD, 0, {"g4": {"gold": 2}})
    assert refused(state, VENICE, wrong) == "ME-321 bad_receive"
    foreign = ProposeTrade(GENOA, 4, WINE, GOLD, 0, {"g5": {"gold": 1}})
    assert refused(state, VENICE, foreign) == "ME-317 not_same_area"
    both = {"g2": {"gold": 2}}
    crowded = ProposeTrade(GENOA, 4, {}, both, 0, {"g1": {"gold": 2}})
    assert refused(state, VENICE, crowded) == "ME-114 galley_overloaded"
    do(state, VENICE, ProposeTrade(GENOA, 4, WINE, GOLD, 0, {"g4": {"gold": 1}}))
    assert refused(state, GENOA, Accept({"g2": {"wine": 2}})) == "ME-321 bad_receive"
    do(state, GENOA, Accept({"g5": {"wine": 1}}))
    assert goods(state, "g4") == {"gold": 1}
    assert goods(state, "g5") == {"wine": 1}


@pytest.mark.rule("ME-321")
def test_by_default_goods_fill_the_galleys_in_their_order() -> None:
    more = {"g4": galley(VENICE, 4, 4), "g5": galley(VENICE, 4, 1)}
    state = meeting(galleys=more)
    do(state, VENICE, ProposeTrade(GENOA, 4, {}, {"g2": {"gold": 2}}, 100))
    do(state, GENOA, Accept())
    assert goods(state, "g1") == {"gold": 1, "wine": 3}
    assert goods(state, "g4") == {"gold": 1}


@pytest.mark.rule("ME-323", "ME-R17")
def test_trade_belongs_to_phase_2_and_to_the_turn_of_a_party() -> None:
    state = meeting()
    assert refused(state, GENOA, ProposeTrade(VENICE, 4, GOLD, WINE, 0)) == "ME-203 not_your_turn"
    later = meeting(phase="movement")
    assert refused(later, VENICE, swap(0)) == "ME-201 wrong_phase"


@pytest.mark.rule("ME-324", "ME-R18")
def test_only_goods_and_money_are_traded() -> None:
    state = meeting()
    offer = ProposeTrade(GENOA, 4, {"g1": {"sailors": 1}}, GOLD, 0)
    assert refused(state, VENICE, offer) == "ME-324 not_tradable"
    assert refused(state, VENICE, AskTrade(GENOA, 4, {"sailors": 1})) == "ME-324 not_tradable"


@pytest.mark.rule("ME-904", "ME-R16")
def test_at_least_one_good_must_move() -> None:
    state = meeting()
    assert refused(state, VENICE, ProposeTrade(GENOA, 4, {}, {}, 500)) == "ME-904 no_gift"
    assert refused(state, VENICE, AskTrade(GENOA, 4, {})) == "ME-904 no_gift"
    do(state, VENICE, ProposeTrade(GENOA, 4, WINE, {}, 0))  # price 0 is a price
    do(state, GENOA, Accept())
    assert goods(state, "g2") == {"gold": 2, "wine": 1}


@pytest.mark.rule("ME-R16")
def test_without_swaps_goods_go_one_way() -> None:
    state = meeting({"player_trade_swaps": "false"})
    assert refused(state, VENICE, swap(0)) == "ME-R16 not_tradable"
    offers = [action for action in state.legal(VENICE) if isinstance(action, ProposeTrade)]
    assert offers
    assert not any(offer.give and offer.want for offer in offers)
    do(state, VENICE, ProposeTrade(GENOA, 4, {}, GOLD, 200))
    assert refused(state, GENOA, CounterTrade(GOLD, WINE, -200)) == "ME-R16 not_tradable"
    allowed = meeting({"player_trade_swaps": "true"})
    assert swap(0) in allowed.legal(VENICE)


@pytest.mark.rule("ME-R17")
def test_the_active_player_may_only_buy() -> None:
    state = meeting({"player_trade_timing": "phase2_active_buyer"})
    assert refused(state, VENICE, ProposeTrade(GENOA, 4, WINE, {}, 0)) == "ME-R17 not_tradable"
    assert refused(state, VENICE, swap(0)) == "ME-R17 not_tradable"
    do(state, VENICE, ProposeTrade(GENOA, 4, {}, GOLD, 200))
    assert refused(state, GENOA, CounterTrade({}, WINE, 100)) == "ME-R17 not_tradable"
    do(state, GENOA, CounterTrade(GOLD, {}, -300))
    do(state, VENICE, Accept())
    assert state.money[:2] == [1700, 2300]
    party = meeting({"player_trade_timing": "phase2_active_party"})
    do(party, VENICE, ProposeTrade(GENOA, 4, WINE, {}, -200))


@pytest.mark.rule("ME-R17")
@pytest.mark.parametrize("attempts", ["3", "1", "2", "5"])
def test_so_many_openings_per_partner_and_turn(attempts: str) -> None:
    more = {"g4": galley(TURKEY, 4, 1, {"iron": 1}), "g5": galley(VENICE, 0, 1)}
    state = meeting({"trade_attempts_per_pair": attempts}, galleys=more)
    for number in range(int(attempts)):
        if number % 2:
            do(state, VENICE, AskTrade(GENOA, 4, {"gold": 1}))
        else:
            do(state, VENICE, swap(0))
        do(state, GENOA, Refuse())
    assert refused(state, VENICE, swap(0)) == "ME-R17 too_many_attempts"
    assert refused(state, VENICE, AskTrade(GENOA, 4, {"gold": 1})) == "ME-R17 too_many_attempts"
    do(state, VENICE, ProposeTrade(TURKEY, 4, WINE, {}, 0))
    do(state, TURKEY, Refuse())
    done(state, VENICE)
    do(state, GENOA, ProposeTrade(VENICE, 4, GOLD, {}, 0))


@pytest.mark.rule("ME-302")
def test_one_negotiation_at_a_time_and_no_end_of_turn_in_it() -> None:
    state = meeting()
    do(state, VENICE, swap(0))
    assert refused(state, GENOA, Done()) == "ME-302 talk_open"
    assert refused(state, GENOA, ProposeTrade(VENICE, 4, GOLD, {}, 0)) == "ME-319 talk_open"
    assert refused(state, GENOA, Step("g2", 0)) == "ME-201 wrong_phase"


@pytest.mark.rule("ME-R17")
def test_openings_are_counted_anew_for_every_player() -> None:
    more = {"g4": galley(TURKEY, 4, 1, {"iron": 1})}
    state = meeting({"trade_attempts_per_pair": "1"}, galleys=more, order=[0, 3, 1, 2])
    do(state, VENICE, swap(0))
    do(state, GENOA, Refuse())
    done(state, VENICE)
    do(state, TURKEY, ProposeTrade(GENOA, 4, {"g4": {"iron": 1}}, GOLD))
    do(state, GENOA, Accept())
    assert goods(state, "g4") == {"gold": 1}


@pytest.mark.rule("ME-319", "ME-R17")
def test_after_the_first_answer_nothing_is_withdrawn() -> None:
    state = meeting()
    do(state, VENICE, swap(0))
    do(state, GENOA, CounterTrade(GOLD, WINE, -100))
    assert refused(state, VENICE, Withdraw()) == "ME-319 nothing_to_withdraw"
    do(state, VENICE, Refuse())
    assert refused(state, VENICE, Withdraw()) == "ME-203 not_your_turn"
    do(state, GENOA, Accept())
    assert goods(state, "g1") == {"gold": 1, "wine": 2}


@pytest.mark.rule("ME-321", "ME-114")
def test_what_is_given_makes_room_for_what_is_named_to_be_received() -> None:
    state = meeting(galleys={"g1": galley(VENICE, 4, 1, {"wine": 4})})
    received = {"g1": {"gold": 1}}
    full = ProposeTrade(GENOA, 4, {}, GOLD, 100, received)
    assert refused(state, VENICE, full) == "ME-114 galley_overloaded"
    do(state, VENICE, ProposeTrade(GENOA, 4, WINE, GOLD, 0, received))
    do(state, GENOA, Accept({"g2": {"wine": 1}}))
    assert goods(state, "g1") == {"gold": 1, "wine": 3}


@pytest.mark.rule("ME-317", "ME-R17")
def test_who_is_asked_for_terms_names_them_to_the_one_who_asked() -> None:
    state = meeting(galleys={"g4": galley(TURKEY, 4, 1, {"iron": 1})})
    do(state, VENICE, AskTrade(GENOA, 4, {"gold": 1}))
    aside = ProposeTrade(TURKEY, 4, GOLD, {"g4": {"iron": 1}})
    assert refused(state, GENOA, aside) == "ME-317 not_same_area"
    do(state, GENOA, ProposeTrade(VENICE, 4, GOLD, WINE))
    assert state.actors() == (VENICE,)
