"""Chapter 4, first part: who acts at the current building, adjacent and distant spaces."""

from typing import Any

import pytest

from fondaco.games.genoa.words import (
    Accept,
    Again,
    Bundle,
    EndMovement,
    Intend,
    Lapse,
    Move,
    Offer,
    OpenFloor,
    Pass,
    Perform,
    Quote,
    Take,
    Withdraw,
)
from tests.games.genoa.tables import (
    ANN,
    BOB,
    CLEO,
    DAN,
    accept,
    accepting,
    answer,
    assets,
    do,
    hear,
    kinds,
    refused,
    seen,
    sell,
    standing,
    table,
)


@pytest.mark.rule("GN-401", "GN-407")
def test_the_current_building_is_settled_first() -> None:
    state = table(3, way=["s75"])
    do(state, ANN, Move("haf"))
    assert seen(state, None).phase == "current_open"
    assert refused(state, ANN, Move("pal")) == "GN-407"
    assert refused(state, ANN, EndMovement()) == "GN-407"
    do(state, ANN, OpenFloor())
    assert refused(state, BOB, Offer("pal", 10)) == "GN-401"
    answer(state, BOB, Offer("haf", 10))
    answer(state, CLEO)
    assert refused(state, ANN, Move("pal")) == "GN-407"
    assert refused(state, ANN, EndMovement()) == "GN-407"


@pytest.mark.rule("GN-402")
def test_the_active_player_may_take_the_action_at_any_moment() -> None:
    state = table(3, way=["haf"])
    fresh = state.copy()
    do(fresh, ANN, Take())
    assert fresh.performer == ANN
    do(state, ANN, OpenFloor())
    hearing = state.copy()
    assert Take() in hearing.legal(ANN)
    assert hearing.actors() == (BOB, CLEO)
    do(hearing, ANN, Take())
    assert (hearing.performer, hearing.floor) == (ANN, None)
    hear(state, {BOB: Offer("haf", 100)})
    do(state, ANN, Take())
    assert (state.performer, state.money[BOB]) == (ANN, 130)


@pytest.mark.rule("GN-403")
def test_everybody_able_must_be_heard_before_the_action_lapses() -> None:
    state = table(4, way=["haf"], allowances=[1, 1, 0, 0], specials=[{}, {}, {"extra_action": 1}])
    assert refused(state, ANN, Lapse()) == "GN-403"
    do(state, ANN, OpenFloor())
    assert state.actors() == (BOB, CLEO)  # Dan can neither act nor play an extra action
    do(state, BOB, Pass())
    assert refused(state, ANN, Lapse()) == "GN-403"
    do(state, CLEO, Pass())
    do(state, ANN, Lapse())
    lonely = table(3, way=["haf"], allowances=[1, 0, 0])
    assert refused(lonely, ANN, OpenFloor()) == "GN-403"
    do(lonely, ANN, Lapse())


@pytest.mark.rule("GN-404", "GN-R24")
def test_a_clean_offer_obliges() -> None:
    state = table(3, way=["haf"], allowances=[0, 1, 1])
    hear(state, {BOB: Offer("haf", 5)})
    assert refused(state, ANN, Lapse()) == "GN-404"
    unclean = table(3, way=["haf"], allowances=[0, 1, 1])
    hear(unclean, {BOB: Offer("haf", 5, asks=Bundle(money=5))})
    assert Lapse() in unclean.legal(ANN)
    do(unclean, ANN, Lapse())


@pytest.mark.rule("GN-405")
def test_he_chooses_among_offers_as_he_likes() -> None:
    state = table(3, way=["haf"])
    hear(state, {BOB: Offer("haf", 50), CLEO: Offer("haf", 5)})
    accept(state, CLEO)
    assert (state.performer, state.money) == (CLEO, [135, 130, 125])


@pytest.mark.rule("GN-406")
def test_a_lapsed_action_is_gone_for_the_turn() -> None:
    state = table(3, way=["haf"])
    hear(state)
    assert "ActionLapsed" in kinds(do(state, ANN, Lapse()))
    assert refused(state, ANN, Take()) == "GN-312"
    assert refused(state, ANN, Lapse()) == "GN-401"
    assert state.allowance == [1, 1, 1]


@pytest.mark.rule("GN-408")
def test_offers_name_one_adjacent_unvisited_space() -> None:
    state = table(3, way=["s26", "s25"])
    do(state, ANN, OpenFloor())
    assert refused(state, BOB, Offer("s26", 5)) == "GN-408"
    assert refused(state, BOB, Offer("prk", 5)) == "GN-408"
    assert refused(state, BOB, Offer("nowhere", 5)) == "GN-408"
    do(state, BOB, Offer("kat", 5))
    do(state, BOB, Offer("kut", 10))
    answer(state, BOB)
    answer(state, CLEO)
    assert {standing(state, BOB, name).money for name in ("kat", "kut")} == {5, 10}
    assert refused(state, ANN, Accept("kut", (accepting(state, BOB, target="kat")).offers)) == (
        "GN-408"
    )


@pytest.mark.rule("GN-409", "GN-417")
def test_an_acceptance_is_the_move_the_payment_and_the_action() -> None:
    state = table(3, way=["s75"])
    told = kinds(sell(state, Offer("haf", 20)))
    assert told == ["OfferAccepted", "TowerMoved", "WindowOpened"]
    assert (state.performer, state.money) == (BOB, [150, 110, 130])
    assert state.way[-1] == state.board.id["haf"]
    assert state.floor is None
    assert refused(state, BOB, Withdraw("haf")) == "GN-316"  # nobody can step back


@pytest.mark.rule("GN-410", "GN-R32")
def test_the_buyer_must_act() -> None:
    state = table(3, way=["s75"])
    sell(state, Offer("haf", 20))
    assert state.legal(BOB) == [Perform()]
    assert state.legal(ANN) == []
    assert refused(state, ANN, Take()) == "GN-316"


@pytest.mark.rule("GN-411")
def test_he_may_hear_nobody_and_move() -> None:
    state = table(3, way=["s75"])
    hear(state, {BOB: Offer("haf", 50)})
    do(state, ANN, Move("haf"))
    assert seen(state, None).phase == "current_open"
    assert state.floor is None


@pytest.mark.rule("GN-412")
def test_after_a_deal_the_next_floor_opens() -> None:
    state = table(3, way=["s75"])
    sell(state, Offer("haf", 20))
    do(state, BOB, Perform())
    if state.phase != 4:
        do(state, BOB, state.lapse(BOB))
    hear(state, {CLEO: Offer("pal", 15)})
    accept(state, CLEO)
    assert state.performer == CLEO


@pytest.mark.rule("GN-413")
def test_an_intention_is_shown_changed_and_never_paid() -> None:
    state = table(3, way=["s75"])
    do(state, ANN, OpenFloor())
    assert refused(state, BOB, Intend("haf", 20)) == "GN-413"  # adjacent: make an offer
    assert refused(state, BOB, Intend("s75", 20)) == "GN-413"  # visited
    answer(state, BOB, Intend("mon", 25, "later"))
    answer(state, CLEO)
    (said,) = seen(state, CLEO).intentions
    assert (said.seat, said.target, said.money, said.words) == (BOB, "mon", 25, "later")
    number = state.floors * 1000 + BOB * 100 + state.board.id["mon"]
    assert refused(state, ANN, Accept("mon", (Quote(number, 1),))) == "GN-413"
    hear_again = state.copy()
    do(hear_again, ANN, Again())
    answer(hear_again, BOB, Withdraw("mon"))
    answer(hear_again, CLEO)
    assert seen(hear_again, ANN).intentions == ()
    assert state.money == [130, 130, 130]


@pytest.mark.rule("GN-414", "GN-427")
def test_an_intention_does_not_become_an_offer_and_lapses_with_the_movement() -> None:
    state = table(3, way=["s75"], markers=[{"red": 1}])
    do(state, ANN, OpenFloor())
    answer(state, BOB, Intend("mon", 25))
    answer(state, CLEO)
    do(state, ANN, Move("haf"))
    do(state, ANN, Take())
    do(state, ANN, Perform())
    do(state, ANN, state.lapse(ANN))
    assert len(seen(state, ANN).intentions) == 1
    hear(state)
    assert seen(state, ANN).floor is not None
    assert not [o for o in seen(state, ANN).floor.offers if o.target == "mon"]  # type: ignore[union-attr]
    do(state, ANN, EndMovement())
    assert seen(state, ANN).phase == "markers"
    assert seen(state, ANN).intentions == ()


@pytest.mark.rule("GN-415")
def test_every_deal_is_with_the_active_player() -> None:
    state = table(3, way=["s75"])
    do(state, ANN, OpenFloor())
    assert refused(state, ANN, Offer("haf", 10)) == "GN-415"
    answer(state, BOB, Offer("haf", 10))
    answer(state, CLEO)
    deal = accepting(state, BOB)
    assert refused(state, CLEO, deal) == "GN-415"
    assert refused(state, BOB, deal) == "GN-415"


@pytest.mark.rule("GN-416")
def test_an_offer_may_change_until_accepted_and_stale_quotes_are_refused() -> None:
    state = table(3, way=["s75"])
    hear(state, {BOB: Offer("haf", 10)})
    old = accepting(state, BOB)
    do(state, ANN, Again())
    answer(state, BOB, Offer("haf", 15))
    answer(state, CLEO)
    assert refused(state, ANN, old) == "GN-416"
    assert standing(state, BOB).version > old.offers[0].version
    taken_back = state.copy()
    do(taken_back, ANN, Again())
    answer(taken_back, BOB, Withdraw("haf"))
    answer(taken_back, CLEO)
    assert refused(taken_back, ANN, accepting(state, BOB)) == "GN-416"
    accept(state, BOB)
    assert state.money[BOB] == 115
    assert refused(state, ANN, Accept("haf", (Quote(7, 1),))) == "GN-316"


@pytest.mark.rule("GN-426")
def test_one_offer_for_a_building_the_others_lapse() -> None:
    state = table(3, way=["haf"])
    hear(state, {BOB: Offer("haf", 10), CLEO: Offer("haf", 15)})
    assert refused(state, ANN, accepting(state, BOB, CLEO)) == "GN-426"
    accept(state, CLEO)
    assert (state.floor, state.money) == (None, [145, 130, 115])


@pytest.mark.rule("GN-427")
def test_offers_lapse_when_the_tower_moves_or_stays() -> None:
    state = table(3, way=["s75"])
    hear(state, {BOB: Offer("s76", 10)})
    quote = accepting(state, BOB)
    moved = state.copy()
    do(moved, ANN, Move("s74"))
    hear(moved)
    assert refused(moved, ANN, quote) == "GN-416"
    do(state, ANN, EndMovement())
    assert state.floor is None
    assert state.money == [130, 130, 130]


@pytest.mark.rule("GN-424", "GN-R28")
def test_several_may_pay_for_a_street_and_none_needs_an_action() -> None:
    state = table(4, way=["s75"], allowances=[1, 0, 0, 0])
    hear(state, {BOB: Offer("s76", 10), CLEO: Offer("s76", 5), DAN: Offer("s74", 5)})
    twice = accepting(state, BOB, BOB, target="s76")
    assert refused(state, ANN, twice) == "GN-R28"
    do(state, ANN, accepting(state, CLEO, BOB, target="s76"))  # in any order
    assert state.money == [145, 120, 125, 130]
    assert state.allowance == [1, 0, 0, 0]
    assert seen(state, None).phase == "move_open"


@pytest.mark.rule("GN-R28")
def test_with_the_option_one_pays_for_a_street() -> None:
    state = table(3, {"street_offers_per_move": "one"}, way=["s75"])
    hear(state, {BOB: Offer("s76", 10), CLEO: Offer("s76", 5)})
    assert refused(state, ANN, accepting(state, BOB, CLEO)) == "GN-R28"
    accept(state, BOB)
    assert state.money == [140, 120, 130]


@pytest.mark.rule("GN-424")
def test_the_market_is_paid_for_like_a_street() -> None:
    state = table(3, way=["kat"], phase="move_open")
    sell(state, Offer("mkt", 25))
    assert state.money == [155, 105, 130]
    assert state.way[-1] == state.board.id["mkt"]


@pytest.mark.rule("GN-428")
def test_the_order_of_a_deal() -> None:
    state = table(
        3,
        way=["prk", "kut", "ric"],
        phase="move_open",
        allowances=[1, 0, 1],
        specials=[{}, {"extra_action": 1}],
        hands=[[], [], ["b02"]],
        goods=[{"silk": 1}],
    )
    offer = Offer("gew", 10, asks=Bundle(goods={"silk": 1}), uses_extra_action=True)
    told = kinds(sell(state, offer))
    assert told == [
        "OfferAccepted",
        "TowerMoved",
        "MessagePaid",
        "ExtraActionPlayed",
        "WindowOpened",
    ]
    assert assets(state, BOB)["goods"] == {"silk": 1}
    assert state.money == [140, 120, 160]


@pytest.mark.rule("GN-428", "GN-R13")
def test_a_message_in_the_price_is_paid_to_its_new_holder() -> None:
    fields: dict[str, Any] = {
        "way": ["prk", "kut", "ric"],
        "phase": "move_open",
        "hands": [[], ["b02"]],
    }
    state = table(3, **fields)
    sell(state, Offer("gew", 10, cards={"b02": "all"}))
    assert state.money == [170, 120, 130]
    late = table(3, {"message_card_timing": "held_before_second_stop"}, **fields)
    sell(late, Offer("gew", 10, cards={"b02": "all"}))
    assert late.money == [140, 120, 130]
    assert assets(late, ANN)["hand"] == ["b02"]


@pytest.mark.rule("GN-430", "GN-R31")
def test_nothing_is_dealt_without_a_target() -> None:
    state = table(3, way=["s75"], markers=[{"red": 1}, {"blue": 1}])
    assert refused(state, BOB, Offer("haf", 10)) == "GN-906"  # no floor is open
    do(state, ANN, EndMovement())
    assert refused(state, BOB, Offer("s75", 10)) == "GN-202"
    assert refused(state, ANN, OpenFloor()) == "GN-202"
    assert {form.do for form in state.forms(BOB)} <= {"show"}
