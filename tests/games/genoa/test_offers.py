"""Chapter 4, second part: what offers are made of."""

from typing import Any

import pytest

from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.words import (
    AnyGood,
    BuildingAction,
    Bundle,
    CardsHanded,
    Deliver,
    DrawPrivilege,
    EndAction,
    Exchange,
    GiveProceeds,
    Offer,
    OpenFloor,
    Perform,
    PickCard,
    Proceeds,
    ProceedsGiven,
)
from tests.games.genoa.tables import (
    ANN,
    BOB,
    CLEO,
    accept,
    accepting,
    assets,
    card_at,
    deck_cards,
    do,
    hear,
    refused,
    seen,
    sell,
    table,
)


def floor(**fields: Any) -> GenoaState:
    """A floor on a street next to Hafen, Rathaus and two street cells."""
    state = table(3, fields.pop("options", None), way=["s75"], **fields)
    do(state, ANN, OpenFloor())
    return state


def at(building: str, **fields: Any) -> GenoaState:
    """A floor for the current building; Ann has used her action."""
    fields.setdefault("allowances", [0, 1, 1])
    state = table(3, fields.pop("options", None), way=[building], **fields)
    do(state, ANN, OpenFloor())
    return state


@pytest.mark.rule("GN-418", "GN-R33")
def test_a_price_is_at_least_five_ducats_or_an_asset() -> None:
    state = floor(
        goods=[{}, {"silk": 2, "salt": 1}],
        specials=[{}, {"exchange": 1}],
        markers=[{}, {"blue": 2}],
        hands=[[], ["k01", "p03"]],
    )
    for nothing in (Offer("haf"), Offer("haf", 0, asks=Bundle(money=5))):
        assert refused(state, BOB, nothing) == "GN-418"
    for odd in (Offer("haf", 3), Offer("haf", -5), Offer("haf", 5, goods={"silk": -1})):
        assert refused(state, BOB, odd) == "GN-418"
    for fine in (
        Offer("haf", 5),
        Offer("haf", goods={"silk": 1}),
        Offer("haf", cards={"k01": "nobody"}),
        Offer("haf", specials={"exchange": 1}),
        Offer("haf", markers={"blue": 1}),
        Offer("haf", 10, {"silk": 2}, {"p03": "all"}, {"exchange": 1}, {"blue": 2}),
    ):
        assert state.check(BOB, fine) is None


@pytest.mark.rule("GN-419")
def test_promises_alone_are_no_offer_and_bind_nobody() -> None:
    state = floor()
    words = "I let you start at the harbour"
    assert refused(state, BOB, Offer("haf", promise=words)) == "GN-419"
    assert refused(state, BOB, Offer("haf", 5, promise="x" * 201)) == "GN-419"
    sell(state, Offer("haf", 5, promise=words))
    assert state.money == [135, 125, 130]
    assert state.promise is None


@pytest.mark.rule("GN-420")
@pytest.mark.parametrize(
    "offer",
    [
        Offer("haf", 135),
        Offer("haf", goods={"silk": 2}),
        Offer("haf", goods={"gold": 1}),
        Offer("haf", cards={"k02": "all"}),
        Offer("haf", cards={"x99": "all"}),
        Offer("haf", specials={"start": 1}),
        Offer("haf", markers={"blue": 2}),
        Offer("haf", markers={"red": 1}),
    ],
)
def test_what_one_does_not_have_cannot_be_offered(offer: Offer) -> None:
    state = floor(goods=[{}, {"silk": 1}], markers=[{}, {"blue": 1}], hands=[[], ["k01"], ["k02"]])
    assert refused(state, BOB, offer) == "GN-420"


@pytest.mark.rule("GN-420")
def test_the_refusal_tells_the_others_nothing() -> None:
    state = floor()
    before = [seen(state, seat) for seat in (None, ANN, CLEO)]
    assert refused(state, BOB, Offer("haf", 500)) == "GN-420"
    assert state.check(BOB, Offer("haf", 500)).args == {}  # type: ignore[union-attr]
    assert [seen(state, seat) for seat in (None, ANN, CLEO)] == before


@pytest.mark.rule("GN-421")
@pytest.mark.parametrize(
    ("building", "proceeds"),
    [
        ("met", Proceeds(goods={"silver": 1, "copper": 1})),
        ("haf", Proceeds(specials={"any_good": 1})),
        ("rat", Proceeds(cards=2)),
        ("kat", Proceeds(markers=2)),
        ("ric", Proceeds(cards=1)),
    ],
)
def test_proceeds_alone_are_a_price(building: str, proceeds: Proceeds) -> None:
    state = at(building)
    assert state.check(BOB, Offer(building, proceeds=proceeds)) is None


@pytest.mark.rule("GN-421")
@pytest.mark.parametrize(
    ("building", "proceeds"),
    [
        ("met", Proceeds(goods={"silk": 1})),
        ("met", Proceeds(goods={"silver": 2})),
        ("met", Proceeds(money=5)),
        ("met", Proceeds(cards=1)),
        ("haf", Proceeds(specials={"start": 1})),
        ("haf", Proceeds(specials={"any_good": 2})),
        ("rat", Proceeds(cards=3)),
        ("kat", Proceeds(markers=3)),
        ("kat", Proceeds(markers=-1)),
        ("ric", Proceeds(cards=2)),
        ("ric", Proceeds(money=50)),
        ("ric", Proceeds(goods={"silk": 1})),
    ],
)
def test_proceeds_the_action_does_not_yield_are_refused(building: str, proceeds: Proceeds) -> None:
    assert refused(at(building), BOB, Offer(building, 5, proceeds=proceeds)) == "GN-421"


@pytest.mark.rule("GN-421")
def test_what_the_supply_has_not_cannot_be_promised() -> None:
    silver = Offer("met", proceeds=Proceeds(goods={"silver": 1}))
    assert refused(at("met", goods=[{"silver": 5}]), BOB, silver) == "GN-421"
    markers = Offer("kat", proceeds=Proceeds(markers=2))
    assert refused(at("kat", markers=[{}, {"blue": 6}]), BOB, markers) == "GN-421"
    street = floor()
    assert refused(street, BOB, Offer("s76", 5, proceeds=Proceeds(cards=1))) == "GN-421"


ORDER: dict[str, Any] = {
    "goods": [{"silk": 1}, {"silver": 1, "wheat": 1, "silk": 1}],
    "hands": [[], ["l09"]],
}


@pytest.mark.rule("GN-421", "GN-R26")
def test_what_a_large_order_brings_needs_the_order_and_its_goods() -> None:
    share = Proceeds(money=60, specials={"start": 1})
    state = at("ric", **ORDER)
    assert state.check(BOB, Offer("ric", proceeds=share)) is None
    # The goods or the order given away with the deal do not count; asked ones do.
    assert refused(state, BOB, Offer("ric", goods={"silk": 1}, proceeds=share)) == "GN-421"
    assert refused(state, BOB, Offer("ric", cards={"l09": "all"}, proceeds=share)) == "GN-421"
    again = Offer("ric", goods={"silk": 1}, proceeds=share, asks=Bundle(goods={"silk": 1}))
    assert state.check(BOB, again) is None
    for wrong in (Proceeds(money=105), Proceeds(money=7), Proceeds(specials={"start": 2})):
        assert refused(state, BOB, Offer("ric", proceeds=wrong)) == "GN-421"
    both = Proceeds(cards=1, money=5)
    assert refused(state, BOB, Offer("ric", proceeds=both)) == "GN-421"
    assert refused(state, CLEO, Offer("ric", proceeds=share)) == "GN-421"
    done = at("ric", delivered=[[], ["ric"]], **ORDER)
    assert refused(done, BOB, Offer("ric", proceeds=share)) == "GN-421"
    # Cards he could still play do not count.
    short = at(
        "ric",
        goods=[{}, {"silver": 1, "wheat": 1}],
        hands=[[], ["l09"]],
        specials=[{}, {"any_good": 1}],
    )
    assert refused(short, BOB, Offer("ric", proceeds=share)) == "GN-421"


@pytest.mark.rule("GN-R26")
def test_with_the_option_proceeds_are_assets_only() -> None:
    options = {"proceeds_in_offers": "assets_only"}
    state = at("ric", options=options, **ORDER)
    assert refused(state, BOB, Offer("ric", proceeds=Proceeds(money=50))) == "GN-R26"
    assert state.check(BOB, Offer("ric", proceeds=Proceeds(specials={"start": 1}))) is None


@pytest.mark.rule("GN-422")
def test_proceeds_of_an_order_fix_the_choice_and_are_handed_over() -> None:
    state = at("ric", **ORDER)
    sell(state, Offer("ric", proceeds=Proceeds(money=60, specials={"start": 1})))
    assert refused(state, BOB, DrawPrivilege()) == "GN-422"
    assert refused(state, BOB, Deliver("l09", "exchange")) == "GN-422"
    told = do(state, BOB, Deliver("l09", "start"))
    assert ProceedsGiven(BOB, ANN, Proceeds(specials={"start": 1}, money=60)) in told
    assert state.money == [190, 170, 130]
    assert assets(state, ANN)["specials"] == {"start": 1}


@pytest.mark.rule("GN-422")
def test_a_promised_privilege_fixes_the_choice() -> None:
    state = at("ric", **ORDER)
    sell(state, Offer("ric", proceeds=Proceeds(cards=1)))
    assert refused(state, BOB, Deliver("l09", "start")) == "GN-422"
    do(state, BOB, DrawPrivilege(), [card_at(state, "p05")])
    assert assets(state, ANN)["hand"] == ["p05"]


@pytest.mark.rule("GN-422")
def test_a_play_that_would_make_the_delivery_impossible_is_refused() -> None:
    state = at(
        "met",
        goods=[{"silver": 4}, {"silk": 1}],
        specials=[{}, {"any_good": 1, "exchange": 1}],
    )
    sell(state, Offer("met", proceeds=Proceeds(goods={"silver": 1})))
    assert refused(state, BOB, AnyGood("silver")) == "GN-422"
    assert refused(state, BOB, Exchange("silk", "silver")) == "GN-422"
    do(state, BOB, AnyGood("salt"))
    do(state, BOB, Perform())
    assert assets(state, ANN)["goods"] == {"silver": 5}
    assert assets(state, BOB)["goods"] == {"copper": 1, "silk": 1, "salt": 1}
    assert Exchange("silk", "wheat") in state.legal(BOB)
    # The order promised may not be given away before it is delivered.
    fields = dict(ORDER, specials=[{}, {"exchange": 1, "building_action": 1}])
    state = at("ric", **fields)
    sell(state, Offer("ric", proceeds=Proceeds(money=50)))
    assert refused(state, BOB, Exchange("l09", "wheat")) == "GN-422"
    assert refused(state, BOB, Exchange("silk", "wheat")) == "GN-422"
    assert Exchange("exchange", "wheat") not in state.legal(BOB)  # the played one itself


@pytest.mark.rule("GN-422")
def test_a_play_that_leaves_the_delivery_possible_is_free() -> None:
    # What an exchange or a card brings counts for the order as well as what it takes away.
    fields: dict[str, Any] = {
        "goods": [{}, {"silver": 1, "wheat": 1, "silk": 1, "rice": 1}],
        "hands": [[], ["l09", "l10"]],
        "specials": [{}, {"exchange": 1}],
    }
    state = at("ric", **fields)
    sell(state, Offer("ric", proceeds=Proceeds(money=50)))
    assert refused(state, BOB, Exchange("silk", "salt")) == "GN-422"
    assert refused(state, BOB, Exchange("silver", "linen")) == "GN-422"
    do(state, BOB, Exchange("silk", "linen"))  # the other order will do
    do(state, BOB, Deliver("l10", "start"))
    assert state.money == [180, 180, 130]


@pytest.mark.rule("GN-422")
def test_of_two_drawn_cards_the_performer_chooses_the_promised_one() -> None:
    state = at("rat", hands=[[], ["k16"]], known={"k16": [CLEO]})
    sell(state, Offer("rat", proceeds=Proceeds(cards=1)))
    draws = [card_at(state, "k01"), card_at(state, "k05") - 1]
    do(state, BOB, Perform(), draws)
    assert state.legal(BOB) == [GiveProceeds("k01"), GiveProceeds("k05")]
    assert refused(state, BOB, GiveProceeds("k02")) == "GN-422"
    assert refused(state, BOB, Perform()) == "GN-315"
    assert refused(state, BOB, EndAction()) == "GN-422"
    assert seen(state, BOB).window.drawn == ("k01", "k05")  # type: ignore[union-attr]
    assert seen(state, ANN).window.drawn == (None, None)  # type: ignore[union-attr]
    do(state, BOB, GiveProceeds("k05"))
    assert (assets(state, ANN)["hand"], assets(state, BOB)["hand"]) == (["k05"], ["k01", "k16"])
    assert seen(state, CLEO).hands[BOB] == ("k16",)  # it was none of the drawn ones


@pytest.mark.rule("GN-423", "GN-R25")
def test_a_return_is_taken_from_what_the_active_player_has() -> None:
    state = floor(
        goods=[{"silk": 1}],
        specials=[{"start": 1}],
        markers=[{"red": 1}],
        hands=[["l01", "l02", "k01"]],
    )
    asked = Bundle(
        10, {"silk": 1}, {"start": 1}, {"red": 1}, {"large_orders": 1, "small_orders": 1}
    )
    hear(state, {BOB: Offer("haf", 100, asks=asked)})
    accept(state, BOB)
    assert state.legal(ANN) == [PickCard("l01"), PickCard("l02")]
    assert refused(state, ANN, PickCard("k01")) == "GN-423"
    told = do(state, ANN, PickCard("l02"))
    assert CardsHanded(ANN, BOB, "small_orders", 1, ("k01",)) in told
    assert state.money == [220, 40, 130]
    mine = assets(state, BOB)
    assert mine["goods"] == {"silk": 1}
    assert mine["specials"] == {"start": 1}
    assert mine["markers"] == {"blue": 1}
    assert mine["hand"] == ["l02", "k01"]


@pytest.mark.rule("GN-423")
@pytest.mark.parametrize(
    "asked",
    [
        Bundle(money=135),
        Bundle(goods={"salt": 1}),
        Bundle(specials={"start": 1}),
        Bundle(markers={"red": 1}),
        Bundle(decks={"messages": 1}),
    ],
)
def test_an_acceptance_without_what_is_asked_is_refused(asked: Bundle) -> None:
    state = floor()
    hear(state, {BOB: Offer("haf", 5, asks=asked)})
    assert refused(state, ANN, accepting(state, BOB)) == "GN-423"


@pytest.mark.rule("GN-423")
def test_a_return_must_make_sense() -> None:
    state = floor()
    for asked in (Bundle(money=3), Bundle(money=-5), Bundle(goods={"gold": 1})):
        assert refused(state, BOB, Offer("haf", 5, asks=asked)) == "GN-423"


@pytest.mark.rule("GN-R25")
def test_with_the_option_the_active_side_gives_money_and_goods() -> None:
    options = {"active_side_assets": "money_and_goods"}
    state = floor(options=options, specials=[{"start": 1}], goods=[{"silk": 1}])
    for asked in (
        Bundle(specials={"start": 1}),
        Bundle(markers={"red": 1}),
        Bundle(decks={"messages": 1}),
    ):
        assert refused(state, BOB, Offer("haf", 5, asks=asked)) == "GN-R25"
    assert state.check(BOB, Offer("haf", 5, asks=Bundle(5, {"silk": 1}))) is None


@pytest.mark.rule("GN-425", "GN-R23")
def test_a_seat_without_allowance_commits_an_extra_action() -> None:
    state = floor(allowances=[1, 0, 1], specials=[{}, {"extra_action": 1}, {"extra_action": 1}])
    assert refused(state, BOB, Offer("haf", 5)) == "GN-425"
    assert refused(state, CLEO, Offer("haf", 5, uses_extra_action=True)) == "GN-425"
    assert refused(state, BOB, Offer("s76", 5, uses_extra_action=True)) == "GN-425"
    both = Offer("haf", specials={"extra_action": 1}, uses_extra_action=True)
    assert refused(state, BOB, both) == "GN-425"
    assert state.check(BOB, Offer("s76", 5)) is None
    listed = [a for a in state.legal(BOB) if isinstance(a, Offer) and a.target == "haf"]
    assert listed
    assert all(offer.uses_extra_action for offer in listed)
    without = floor(allowances=[1, 0, 1])
    assert refused(without, BOB, Offer("haf", 5, uses_extra_action=True)) == "GN-425"
    # A lapsed offer costs no card, an accepted one does.
    hear(state, {BOB: Offer("haf", 5, uses_extra_action=True), CLEO: Offer("haf", 10)})
    lapsed = state.copy()
    accept(lapsed, CLEO)
    assert assets(lapsed, BOB)["specials"] == {"extra_action": 1}
    accept(state, BOB)
    assert assets(state, BOB)["specials"] == {}
    assert state.allowance == [1, 0, 1]


@pytest.mark.rule("GN-R29", "GN-902")
def test_the_offeror_chooses_who_sees_his_cards() -> None:
    state = floor(hands=[[], ["k01", "k02", "k03"]])
    cards = {"k01": "all", "k02": "active", "k03": "nobody"}
    hear(state, {BOB: Offer("haf", cards=cards)})

    def names(seat: int | None) -> list[str]:
        shown = seen(state, seat).floor
        assert shown is not None
        return sorted((card.card or "?") for card in shown.offers[0].cards)

    assert names(BOB) == ["k01", "k02", "k03"]
    assert names(ANN) == ["?", "k01", "k02"]
    assert names(CLEO) == names(None) == ["?", "?", "k01"]
    assert seen(state, ANN).hands[BOB] == ("k01", "k02")
    assert seen(state, CLEO).hands[BOB] == ("k01",)
    assert refused_disclosure(state)


def refused_disclosure(state: GenoaState) -> bool:
    """A word that is no disclosure is refused."""
    from fondaco.games.genoa.words import Again

    again = state.copy()
    do(again, ANN, Again())
    return refused(again, BOB, Offer("haf", cards={"k01": "cleo"})) == "GN-R29"


@pytest.mark.rule("GN-R29")
def test_with_the_option_cards_are_always_named() -> None:
    state = floor(options={"card_offer_disclosure": "always_named"}, hands=[[], ["k01"]])
    for shown in ("nobody", "active"):
        assert refused(state, BOB, Offer("haf", cards={"k01": shown})) == "GN-R29"
    assert state.check(BOB, Offer("haf", cards={"k01": "all"})) is None


@pytest.mark.rule("GN-422")
def test_promised_markers_and_cards_stay_in_the_supply() -> None:
    swap = {"goods": [{}, {"silk": 1}], "specials": [{}, {"exchange": 1}]}
    state = at("kat", markers=[{}, {"blue": 5}], **swap)
    sell(state, Offer("kat", proceeds=Proceeds(markers=2)))
    assert refused(state, BOB, Exchange("silk", "blue")) == "GN-422"
    assert Exchange("blue", "blue") in state.legal(BOB)
    do(state, BOB, Perform())
    assert assets(state, ANN)["markers"] == {"red": 2}
    state = at("gil", hands=[[], [], deck_cards(0)[:-1]], **swap)
    sell(state, Offer("gil", proceeds=Proceeds(cards=1)))
    assert refused(state, BOB, Exchange("silk", "large_orders")) == "GN-422"
    do(state, BOB, Exchange("silk", "small_orders"))
    do(state, BOB, Perform())
    assert assets(state, ANN)["hand"] == ["l16"]


@pytest.mark.rule("GN-422", "GN-642")
def test_the_played_card_is_back_on_its_stock_for_what_is_promised() -> None:
    state = at("tra", goods=[{}, {"silk": 1}], specials=[{"exchange": 5}, {"exchange": 1}])
    sell(state, Offer("tra", proceeds=Proceeds(specials={"exchange": 1})))
    do(state, BOB, Exchange("silk", "exchange"))
    do(state, BOB, Perform())
    assert assets(state, ANN)["specials"] == {"exchange": 6}


@pytest.mark.rule("GN-422", "GN-604", "GN-R9")
def test_a_villa_that_owes_a_delivery_takes_no_other_before_it() -> None:
    fields: dict[str, Any] = {
        "goods": [{}, {"silver": 2, "wheat": 1, "silk": 1, "rice": 1, "linen": 1}],
        "hands": [[], ["l09", "l10"]],
        "specials": [{}, {"building_action": 1}],
        "owners": {"ric": BOB},
    }
    other = BuildingAction("ric", "l10", "start")
    for limit in ("one_per_player_and_villa", "unlimited"):
        state = at("ric", options={"board_layout": "C", "villa_order_limit": limit}, **fields)
        sell(state, Offer("ric", proceeds=Proceeds(money=50)))
        if limit == "unlimited":
            do(state, BOB, other)
        else:
            assert refused(state, BOB, other) == "GN-422"
        do(state, BOB, Deliver("l09", "start"))
        assert state.money[ANN] == 180


@pytest.mark.rule("GN-429", "GN-R28")
def test_markers_of_several_offers_need_as_many_of_the_receivers() -> None:
    state = table(3, way=["s75"], markers=[{"red": 6}, {"blue": 1}, {"green": 1}])
    hear(state, {BOB: Offer("s76", markers={"blue": 1}), CLEO: Offer("s76", markers={"green": 1})})
    assert refused(state, ANN, accepting(state, BOB, CLEO)) == "GN-429"
    accept(state, BOB)
    assert assets(state, ANN)["markers"] == {"red": 7}


@pytest.mark.rule("GN-423", "GN-R28")
def test_returns_of_several_offers_are_taken_together() -> None:
    state = floor(goods=[{"silk": 1}])
    wish = Offer("s76", 20, asks=Bundle(goods={"silk": 1}))
    hear(state, {BOB: wish, CLEO: wish})
    assert refused(state, ANN, accepting(state, BOB, CLEO)) == "GN-423"
    accept(state, CLEO)
    assert assets(state, CLEO)["goods"] == {"silk": 1}
