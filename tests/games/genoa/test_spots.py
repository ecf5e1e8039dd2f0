"""Where the rules set no order none is demanded; nobody is asked in vain; offers are bounded."""

from itertools import permutations
from typing import Any

import pytest

from fondaco.games.genoa.words import (
    Accept,
    Ask,
    Bundle,
    Claim,
    EndMovement,
    Intend,
    Offer,
    OpenFloor,
    PlaceMarkers,
    Proceeds,
)
from fondaco.table.titles import open_game
from tests.games.genoa.tables import ANN, BOB, CLEO, DAN, accepting, do, hear, refused, seen, table

HUGE = 10**30


@pytest.mark.rule("GN-R28")
def test_offers_are_accepted_in_any_order() -> None:
    heard = hear(
        table(4, way=["s75"]),
        {BOB: Offer("s76", 10), CLEO: Offer("s76", 5), DAN: Offer("s76", 15)},
    )
    ends = []
    for seats in permutations((BOB, CLEO, DAN)):
        state = heard.copy()
        told = do(state, ANN, accepting(state, *seats, target="s76"))
        ends.append((state.position(), told))
    assert all(end == ends[0] for end in ends)
    (quote, *_) = accepting(heard, BOB, target="s76").offers
    assert refused(heard, ANN, Accept("s76", (quote, quote))) == "GN-R28"


@pytest.mark.rule("GN-426")
def test_the_same_offer_is_not_accepted_twice_for_a_building() -> None:
    state = hear(table(3, way=["haf"]), {BOB: Offer("haf", 10)})
    (quote,) = accepting(state, BOB).offers
    assert refused(state, ANN, Accept("haf", (quote, quote))) == "GN-426"


@pytest.mark.rule("GN-621", "GN-R12")
def test_messages_are_claimed_in_any_order() -> None:
    done = table(
        2,
        {"message_claim": "declared"},
        way=["prk", "kut", "ric", "gew", "tra"],
        phase="claim",
        hands=[["b02", "b03"], []],
    )
    one, two = done.copy(), done.copy()
    do(one, ANN, Claim(("b02", "b03")))
    do(two, ANN, Claim(("b03", "b02")))
    assert one.position() == two.position()
    assert refused(done, ANN, Claim(("b02", "b02"))) == "GN-621"


@pytest.mark.rule("GN-704")
def test_who_can_only_pass_is_not_asked() -> None:
    """What leaves him no choice is public: no cell with a disc, or his own buildings beside it."""
    state = table(4, way=["prk", "s23"], markers=[{"red": 1}, {"blue": 1}, {}, {"yellow": 1}])
    do(state, ANN, EndMovement())
    assert state.actors() == (ANN,)
    do(state, ANN, PlaceMarkers("s23", {"met": "place"}))
    assert seen(state, None).phase == "start"  # the only disc is gone
    own = table(2, way=["s23"], owners={"met": ANN, "prk": ANN}, markers=[{"red": 1}])
    do(own, ANN, EndMovement())
    assert seen(own, None).phase == "start"


@pytest.mark.rule("GN-704")
def test_by_the_first_rules_version_every_marker_was_asked_for() -> None:
    game = open_game("genoa", version=1)
    fields: dict[str, Any] = {"seats": 2, "way": ["s23"], "phase": "move_open"}
    state = game.load(fields | {"owners": {"met": 0, "prk": 0}, "markers": [{"red": 1}]})
    do(state, ANN, EndMovement())  # type: ignore[arg-type]
    assert state.actors() == (ANN,)


@pytest.mark.rule("GN-418", "GN-420", "GN-421", "GN-423")
def test_offers_are_bounded_by_what_exists() -> None:
    state = table(3, way=["s75"])
    do(state, ANN, OpenFloor())
    for asks in (
        Bundle(money=395),
        Bundle(money=HUGE * 5),
        Bundle(goods={"salt": 6}),
        Bundle(goods={"salt": HUGE}),
        Bundle(specials={"start": 6}),
        Bundle(markers={"red": 8}),
        Bundle(decks={"messages": 15}),
    ):
        assert refused(state, BOB, Offer("haf", 5, asks=asks)) == "GN-423"
    assert state.check(BOB, Offer("haf", 5, asks=Bundle(390, {"salt": 5}))) is None
    assert refused(state, BOB, Offer("haf", goods={"salt": HUGE})) == "GN-420"
    assert refused(state, BOB, Offer("haf", proceeds=Proceeds(cards=HUGE))) == "GN-421"
    assert refused(state, BOB, Intend("mon", HUGE)) == "GN-420"
    assert refused(state, BOB, Intend("mon", 395)) == "GN-420"
    fresh = table(3, way=["s75"])
    for ask, rule in (
        (Ask("haf", price=Bundle(HUGE)), "GN-420"),
        (Ask("haf", price=Bundle(goods={"silk": 6})), "GN-420"),
        (Ask("haf", proceeds=Proceeds(markers=HUGE)), "GN-421"),
        (Ask("haf", gives=Bundle(HUGE)), "GN-423"),
    ):
        assert refused(fresh, ANN, OpenFloor(ask)) == rule
