"""Floors: rounds and live, open and sealed, asks, bounds, and what time running out does."""

import pytest

from fondaco.games.genoa.words import (
    Accept,
    Again,
    Answered,
    Ask,
    Bundle,
    Claim,
    Decline,
    Deliver,
    DrawPrivilege,
    EndAction,
    EndMovement,
    Intend,
    Keep,
    Lapse,
    Offer,
    OfferAccepted,
    OfferDeclined,
    OfferMade,
    OpenFloor,
    Pass,
    Perform,
    PickCard,
    Proceeds,
    Quote,
    Roll,
    Take,
    Withdraw,
)
from fondaco.table.audience import hears
from fondaco.table.titles import open_game
from fondaco.table.words import Invalid
from tests.games.genoa.tables import (
    ANN,
    BOB,
    CLEO,
    DAN,
    accept,
    accepting,
    answer,
    do,
    hear,
    refused,
    seen,
    standing,
    table,
    tell,
)

LIVE = {"negotiation_mode": "live"}


@pytest.mark.rule("GN-906", "GN-R41")
def test_rounds_are_answered_in_secret_and_shown_together() -> None:
    state = table(4, way=["s75"])
    do(state, ANN, OpenFloor())
    said = tell(state, BOB, Offer("haf", 10))
    assert not any(hears(s.audience, seat) for s in said for seat in (None, ANN, CLEO, DAN))
    do(state, BOB, Keep())
    assert seen(state, ANN).floor.offers == ()  # type: ignore[union-attr]
    assert seen(state, BOB).floor.drafts[0].offer.money == 10  # type: ignore[union-attr]
    assert refused(state, ANN, EndMovement()) == "GN-906"
    answer(state, CLEO, Offer("haf", 15))
    told = [s for s in tell(state, DAN, Pass()) if isinstance(s.event, OfferMade)]
    assert {s.event.offer.money for s in told if hears(s.audience, DAN)} == {10, 15}  # type: ignore[attr-defined]
    assert state.actors() == (ANN,)


@pytest.mark.rule("GN-906", "GN-R41")
def test_an_answer_changes_each_target_once_and_ends() -> None:
    state = table(3, way=["s75"])
    do(state, ANN, OpenFloor())
    assert Keep() not in state.legal(BOB)
    do(state, BOB, Offer("haf", 10))
    assert refused(state, BOB, Offer("haf", 15)) == "GN-906"
    assert refused(state, BOB, Withdraw("haf")) == "GN-906"
    assert Pass() not in state.legal(BOB)
    do(state, BOB, Offer("rat", 5))
    do(state, BOB, Keep())
    assert refused(state, BOB, Offer("s76", 5)) == "GN-906"
    assert refused(state, BOB, Keep()) == "GN-906"
    assert refused(state, BOB, Withdraw("s76")) == "GN-416"


@pytest.mark.rule("GN-906", "GN-R41")
@pytest.mark.parametrize("rounds", ["1", "3", "10"])
def test_after_the_last_round_he_must_decide(rounds: str) -> None:
    state = table(3, {"max_offer_rounds": rounds}, way=["haf"])
    hear(state)
    for _ in range(int(rounds) - 1):
        do(state, ANN, Again())
        hear(state)
    assert refused(state, ANN, Again()) == "GN-906"
    assert state.legal(ANN) == [Take(), Lapse()]


@pytest.mark.rule("GN-906", "GN-413")
def test_at_most_five_intentions() -> None:
    state = table(3, way=["s75"])
    do(state, ANN, OpenFloor())
    for target in ("col", "mon", "ric", "zas", "prk"):
        do(state, BOB, Intend(target))
    assert refused(state, BOB, Intend("kut")) == "GN-906"
    assert refused(state, BOB, Intend("col", 5)) == "GN-906"
    do(state, BOB, Keep())
    answer(state, CLEO)
    assert len(seen(state, CLEO).intentions) == 5
    do(state, ANN, Again())
    assert refused(state, BOB, Intend("kut")) == "GN-906"  # five stand
    do(state, BOB, Intend("col", 10))  # but one may be changed


@pytest.mark.rule("GN-906")
def test_offers_stand_over_the_rounds_of_a_floor() -> None:
    state = table(3, way=["s75"])
    hear(state, {BOB: Offer("haf", 10)})
    do(state, ANN, Again())
    do(state, BOB, Keep())
    do(state, CLEO, Pass())
    assert (standing(state, BOB).money, standing(state, BOB).version) == (10, 1)


@pytest.mark.rule("GN-R41")
def test_sealed_offers_are_seen_by_author_and_active_player_alone() -> None:
    state = table(3, {"offer_visibility": "sealed"}, way=["s75"])
    do(state, ANN, OpenFloor())
    answer(state, BOB, Offer("haf", 10), Intend("mon", 5))
    said = tell(state, CLEO, Pass())
    for seat in (CLEO, None):
        assert not [s for s in said if hears(s.audience, seat) and s.event.final]
    assert len(seen(state, ANN).floor.offers) == 1  # type: ignore[union-attr]
    assert len(seen(state, BOB).floor.offers) == 1  # type: ignore[union-attr]
    assert len(seen(state, ANN).intentions) == len(seen(state, BOB).intentions) == 1
    for seat in (CLEO, None):
        assert seen(state, seat).floor.offers == ()  # type: ignore[union-attr]
        assert seen(state, seat).intentions == ()
    told = tell(state, ANN, accepting(state, BOB))
    shown = [
        s.event for s in told if isinstance(s.event, OfferAccepted) and hears(s.audience, CLEO)
    ]
    assert shown[0].offer.money == 10


@pytest.mark.rule("GN-R41")
def test_live_offers_are_shown_as_they_come_and_may_be_accepted_at_once() -> None:
    state = table(4, LIVE, way=["s75"])
    do(state, ANN, OpenFloor())
    assert state.actors() == (BOB, CLEO, DAN)
    said = tell(state, BOB, Offer("haf", 10))
    assert any(isinstance(s.event, OfferMade) and hears(s.audience, CLEO) for s in said)
    assert Answered(BOB) in [s.event for s in said]
    do(state, BOB, Offer("haf", 15))
    assert standing(state, BOB).version == 2
    assert refused(state, ANN, Accept("haf", (Quote(standing(state, BOB).id, 1),))) == "GN-416"
    accept(state, BOB)
    assert state.money == [145, 115, 130, 130]


@pytest.mark.rule("GN-R41", "GN-403")
def test_live_the_action_lapses_only_when_all_have_spoken() -> None:
    state = table(3, LIVE, way=["haf"])
    do(state, ANN, OpenFloor())
    assert refused(state, ANN, Lapse()) == "GN-403"
    assert refused(state, ANN, Again()) == "GN-906"
    do(state, BOB, Pass())
    assert state.actors() == (CLEO,)
    do(state, CLEO, Pass())
    assert state.actors() == (ANN,)
    assert refused(state, BOB, Pass()) == "GN-906"
    late = state.copy()
    do(late, BOB, Offer("haf", 5))  # one may still change one's mind
    assert refused(late, ANN, Lapse()) == "GN-404"
    do(state, ANN, Lapse())


@pytest.mark.rule("GN-R41", "GN-906")
@pytest.mark.parametrize("most", ["1", "5", "20"])
def test_live_changes_are_bounded(most: str) -> None:
    state = table(3, {**LIVE, "max_revisions": most}, way=["s75"])
    do(state, ANN, OpenFloor())
    for n in range(int(most)):
        do(state, BOB, Offer("haf", 5 * (1 + n % 2)))
    assert refused(state, BOB, Offer("haf", 50)) == "GN-906"
    assert refused(state, BOB, Withdraw("haf")) == "GN-906"
    assert state.legal(BOB) == []


@pytest.mark.rule("GN-R41")
def test_options_of_time() -> None:
    def house(**options: str) -> tuple[int, bool]:
        state = table(2, options)
        return state.house.deadline, state.house.waits

    assert house() == (0, False)
    assert house(negotiation_mode="live") == (90, False)  # live must have a deadline
    assert house(floor_deadline_seconds="86400", timeout_policy="wait") == (86400, True)
    assert house(negotiation_mode="live", floor_deadline_seconds="30") == (30, False)
    for name, wrong in (("max_offer_rounds", "11"), ("max_revisions", "0")):
        with pytest.raises(Invalid, match="GN-R41"):
            open_game("genoa", {name: wrong})


# -- asks --


@pytest.mark.rule("GN-R41", "GN-906")
def test_an_ask_binds_nobody_unless_it_is_firm() -> None:
    ask = Ask("haf", price=Bundle(money=20))
    state = table(3, way=["s75"])
    do(state, ANN, OpenFloor(ask))
    assert seen(state, CLEO).floor.ask == ask  # type: ignore[union-attr]
    hear(state, {BOB: Offer("haf", 20)})
    assert state.performer == -1
    firm = table(3, way=["s75"])
    do(firm, ANN, OpenFloor(Ask("haf", price=Bundle(money=20), firm=True)))
    hear(firm, {BOB: Offer("haf", 25), CLEO: Offer("haf", 20)})
    assert (firm.performer, firm.money) == (CLEO, [150, 130, 110])


@pytest.mark.rule("GN-R41")
def test_of_several_matches_the_first_clockwise_counts_and_live_the_first_to_come() -> None:
    ask = Ask("haf", price=Bundle(money=20), gives=Bundle(money=5), firm=True)
    offer = Offer("haf", 20, asks=Bundle(money=5))
    state = table(3, way=["s75"], active=1)
    do(state, BOB, OpenFloor(ask))
    hear(state, {ANN: offer, CLEO: offer})
    assert state.performer == CLEO
    live = table(3, LIVE, way=["s75"], active=1)
    do(live, BOB, OpenFloor(ask))
    do(live, ANN, offer)
    assert live.performer == ANN


@pytest.mark.rule("GN-R41")
def test_an_offer_kept_from_an_earlier_round_meets_a_firm_ask_too() -> None:
    state = table(3, way=["s75"])
    hear(state, {CLEO: Offer("haf", 20)})
    do(state, ANN, Again(Ask("haf", price=Bundle(money=20), firm=True)))
    do(state, BOB, Pass())
    do(state, CLEO, Keep())
    assert state.performer == CLEO


@pytest.mark.rule("GN-R41")
def test_an_ask_may_be_for_one_seat_and_is_then_sealed_with_sealed_offers() -> None:
    ask = Ask("haf", to=BOB, price=Bundle(money=20), firm=True)
    state = table(3, {"offer_visibility": "sealed"}, way=["s75"])
    said = tell(state, ANN, OpenFloor(ask))
    assert [s.event.ask for s in said if hears(s.audience, CLEO)] == [None]  # type: ignore[attr-defined]
    assert [s.event.ask for s in said if hears(s.audience, BOB)] == [ask]  # type: ignore[attr-defined]
    assert seen(state, BOB).floor.ask == ask  # type: ignore[union-attr]
    assert seen(state, CLEO).floor.ask is None  # type: ignore[union-attr]
    hear(state, {CLEO: Offer("haf", 20)})
    assert state.performer == -1  # not Cleo's to match
    do(state, ANN, Again(ask))
    hear(state, {BOB: Offer("haf", 20)})
    assert state.performer == BOB


@pytest.mark.rule("GN-408", "GN-415", "GN-418")
@pytest.mark.parametrize(
    ("ask", "rule"),
    [
        (Ask("col"), "GN-408"),
        (Ask("haf", to=ANN), "GN-415"),
        (Ask("haf", to=9), "GN-415"),
        (Ask("haf", price=Bundle(money=3)), "GN-418"),
        (Ask("haf", gives=Bundle(goods={"gold": 1})), "GN-423"),
        (Ask("haf", promise="x" * 201), "GN-419"),
    ],
)
def test_an_ask_must_make_sense(ask: Ask, rule: str) -> None:
    assert refused(table(3, way=["s75"]), ANN, OpenFloor(ask)) == rule


@pytest.mark.rule("GN-416")
def test_declining_merely_informs() -> None:
    state = table(3, way=["s75"])
    hear(state, {BOB: Offer("haf", 10)})
    offer = standing(state, BOB)
    quote = Quote(offer.id, offer.version)
    assert refused(state, BOB, Decline(quote)) == "GN-415"
    assert do(state, ANN, Decline(quote)) == [OfferDeclined(quote, "haf")]
    assert seen(state, BOB).floor.declined == (quote,)  # type: ignore[union-attr]
    assert refused(state, ANN, Decline(quote)) == "GN-416"
    accept(state, BOB)
    assert state.performer == BOB


# -- what is done when time runs out --


@pytest.mark.rule("GN-R41")
def test_time_running_out_at_the_tower_and_on_floors() -> None:
    assert table(3).lapse(ANN) == Roll()
    state = table(3, way=["haf"])
    assert state.lapse(ANN) == OpenFloor()
    do(state, ANN, OpenFloor())
    assert state.lapse(BOB) == Pass()
    do(state, BOB, Offer("haf", 5))
    assert state.lapse(BOB) == Keep()
    assert table(3, way=["haf"], allowances=[1, 0, 0]).lapse(ANN) == Lapse()
    state = table(4, way=["haf"], goods=[{"salt": 1}, {"silk": 1}, {"silk": 2}])
    hear(
        state,
        {
            BOB: Offer("haf", 10, {"silk": 1}),
            CLEO: Offer("haf", 10, {"silk": 2}),
            DAN: Offer("haf", 60, asks=Bundle(goods={"salt": 1})),
        },
    )
    assert state.lapse(ANN) == accepting(state, CLEO)
    assert hear(table(3, way=["haf"])).lapse(ANN) == Lapse()
    assert table(3, way=["s75"]).lapse(ANN) == EndMovement()
    assert hear(table(3, way=["s75"])).lapse(ANN) == EndMovement()


@pytest.mark.rule("GN-R41")
def test_time_running_out_in_windows_and_later() -> None:
    state = table(2, way=["ric"], goods=[{"silver": 1, "wheat": 1, "silk": 1}], hands=[["l09"]])
    do(state, ANN, Take())
    assert state.lapse(ANN) == Deliver("l09", "start")
    villa = table(2, way=["ric"])
    do(villa, ANN, Take())
    assert villa.lapse(ANN) == DrawPrivilege()
    state = table(2, way=["haf"])
    do(state, ANN, Take())
    assert state.lapse(ANN) == Perform()
    do(state, ANN, Perform())
    assert state.lapse(ANN) == EndAction()
    marking = table(2, way=["s75"], phase="markers", markers=[{"red": 1}], placing=0)
    assert marking.lapse(ANN) == Pass()
    claiming = table(
        2,
        {"message_claim": "declared"},
        way=["prk", "kut", "ric", "gew"],
        phase="claim",
        hands=[["b02"]],
    )
    assert claiming.lapse(ANN) == Claim(("b02",))
    asked = Bundle(decks={"large_orders": 1})
    picking = table(3, way=["s75"], hands=[["l03", "l01"]])
    hear(picking, {BOB: Offer("haf", 5, asks=asked)})
    accept(picking, BOB)
    assert picking.lapse(ANN) == PickCard("l01")


@pytest.mark.rule("GN-R41")
def test_a_firm_ask_is_met_by_its_exact_match_alone() -> None:
    def after(ask: Ask, offer: Offer) -> int:
        state = table(3, way=["s74"], goods=[{"silk": 1}])
        do(state, ANN, OpenFloor(ask))
        hear(state, {BOB: offer})
        return state.performer

    gives = Ask("pal", price=Bundle(money=20), gives=Bundle(goods={"silk": 1}), firm=True)
    assert after(gives, Offer("pal", 20)) == -1
    assert after(gives, Offer("pal", 20, asks=Bundle(goods={"silk": 1}))) == BOB
    card = Proceeds(specials={"building_action": 1})
    promised = Ask("pal", price=Bundle(money=20), proceeds=card, firm=True)
    assert after(promised, Offer("pal", 20)) == -1
    assert after(promised, Offer("pal", 20, proceeds=card)) == BOB
