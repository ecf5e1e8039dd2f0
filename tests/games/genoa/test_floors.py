"""Floors: offers over several rounds, and asks. Rounds, bounds and time are in haggling."""

import pytest

from fondaco.games.genoa.words import (
    Again,
    Ask,
    Bundle,
    Keep,
    Offer,
    OpenFloor,
    Pass,
    Proceeds,
)
from fondaco.table.audience import hears
from tests.games.genoa.tables import (
    ANN,
    BOB,
    CLEO,
    do,
    hear,
    refused,
    seen,
    standing,
    table,
    tell,
)

LIVE = {"negotiation_mode": "live"}


@pytest.mark.rule("GN-906")
def test_offers_stand_over_the_rounds_of_a_floor() -> None:
    state = table(3, way=["s75"])
    hear(state, {BOB: Offer("haf", 10)})
    do(state, ANN, Again())
    do(state, BOB, Keep())
    do(state, CLEO, Pass())
    assert (standing(state, BOB).money, standing(state, BOB).version) == (10, 1)


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


# -- what is done when time runs out --


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
