"""Chapter 3: buying, and the end of the trade phase."""

from collections.abc import Sequence
from typing import Any

import pytest

from fondaco.games.oltre_mare.words import (
    Buy,
    CardBought,
    CardsPlayed,
    DeckEmptied,
    DucatsEarned,
    EndTrade,
    LoadSkipped,
    PileSearched,
    ProposalLapsed,
    Propose,
    PurchaseRefunded,
    Refuse,
    Take,
    VeniceShown,
)
from tests.games.oltre_mare.tables import (
    deal,
    do,
    hand,
    heard,
    load,
    pass_turn,
    phase,
    refused,
    seen,
    table,
    takes,
)
from tests.games.oltre_mare.test_setup import own_data

DECK, PIRATES = Buy("deck"), Buy("pirates")
MARKET: dict[str, Any] = {
    "owned": ({"favourable_market": 1}, {}, {}),
    "active_markers": ("favourable_market", None, None),
}


@pytest.mark.rule("OM-313", "OM-316")
def test_the_active_seat_buys_off_the_deck() -> None:
    state = table(hands=["g00"])
    told = do(state, 0, DECK, takes(state, "g50"))
    assert hand(state, 0) == "g00 g50"
    assert state.ducats[0] == 8
    assert heard(told, CardBought, 0) == [CardBought(0, "deck", 3, "g50")]
    assert heard(told, CardBought, 1) == [CardBought(0, "deck", 3)]
    assert heard(told, CardBought, None) == [CardBought(0, "deck", 3)]


@pytest.mark.rule("OM-313", "OM-316", "OM-903", "OM-R15")
def test_the_top_of_the_own_pirate_pile_costs_the_same() -> None:
    state = table(hands=["g00"], pirates=["g01 unseen g02", "g03"])
    assert do(state, 0, PIRATES, [])  # what he discarded himself is no luck
    assert (hand(state, 0), state.ducats[0]) == ("g00 g02", 8)
    do(state, 0, PIRATES, takes(state, "g60"))  # a stolen card is known when it is bought
    assert hand(state, 0) == "g00 g02 g60"
    do(state, 0, PIRATES, [])
    assert refused(state, 0, PIRATES) == "OM-321"  # not from another's pile
    assert hand(state, 0) == "g00 g01 g02 g60"


@pytest.mark.rule("OM-313", "OM-R15")
def test_a_pile_may_be_searched_where_it_is_agreed() -> None:
    state = table(hands=["g00"], pirates=["g01 unseen g02"], options={"pirate_purchase": "search"})
    told = do(state, 0, PIRATES, takes(state, "g60"))
    assert (state.ducats[0], phase(state)) == (8, "search")
    assert heard(told, PileSearched, 0) == [PileSearched(0, 3, ("g01", "g60", "g02"))]
    assert heard(told, PileSearched, 1) == [PileSearched(0, 3)]
    assert seen(state, 0).searched == ("g01", "g60", "g02")
    assert seen(state, 1).searched is None
    assert state.lapse(0) == Take("g02")
    assert refused(state, 0, EndTrade()) == "OM-201"
    assert refused(state, 0, Take("g03")) == "OM-313"
    assert refused(state, 1, Take("g01")) == "OM-201"
    told = do(state, 0, Take("g01"), [])
    assert heard(told, CardBought, 1) == [CardBought(0, "pirates", None)]
    assert hand(state, 0) == "g00 g01"
    assert state.names(state.piles[0]) == ("g60", "g02")
    assert (phase(state), state.bought) == ("trade", 1)
    assert state.ducats[0] == 8


@pytest.mark.rule("OM-309", "OM-R15")
def test_proposals_lapse_as_soon_as_the_search_is_paid() -> None:
    state = table(
        hands=["g00", "g09"],
        pirates=["g01 g02"],
        ducats=(4, 11, 11),
        options={"pirate_purchase": "search"},
    )
    do(state, 0, Propose(1, (), get=("silk",), give_ducats=2))
    told = do(state, 0, PIRATES)
    assert heard(told, ProposalLapsed, None) == [ProposalLapsed(1)]
    assert phase(state) == "search"


@pytest.mark.rule("OM-R15")
def test_a_pile_of_one_needs_no_searching() -> None:
    state = table(hands=["g00"], pirates=["g01"], options={"pirate_purchase": "search"})
    do(state, 0, PIRATES, [])
    assert (hand(state, 0), phase(state)) == ("g00 g01", "trade")


@pytest.mark.rule("OM-314", "OM-R8", "OM-731")
@pytest.mark.parametrize("marked", [False, True])
def test_four_purchases_a_turn_from_both_sources_together(marked: bool) -> None:
    state = table(hands=["g00"], pirates=["g01 g02 g03"], **(MARKET if marked else {}))
    for source in (DECK, PIRATES, DECK, PIRATES):
        do(state, 0, source)
    assert seen(state).bought == 4
    assert seen(state).price is None
    assert refused(state, 0, DECK) == "OM-314"
    assert refused(state, 0, PIRATES) == "OM-314"


@pytest.mark.rule("OM-314", "OM-319")
def test_purchases_are_counted_anew_in_every_turn() -> None:
    state = table(
        hands=["g08 g12", "g09"],
        bought=4,
        owned=({}, {"favourable_market": 1}, {}),
        active_markers=(None, "favourable_market", None),
    )
    do(state, 0, EndTrade())
    load(state, "g08 g12")
    assert (state.active, seen(state).bought, seen(state).price) == (1, 0, 1)
    for _ in range(4):
        do(state, 1, DECK)
    assert refused(state, 1, DECK) == "OM-314"


@pytest.mark.rule("OM-315")
def test_purchases_and_deals_alternate() -> None:
    state = table(hands=["g00", "g09"])
    do(state, 0, DECK, takes(state, "g50"))
    assert "g50" in hand(state, 0)  # seen before the next is decided
    deal(state, Propose(1, ("g50",), get=("silk",)), "g09")
    do(state, 0, DECK, takes(state, "g51"))
    deal(state, Propose(1, ("g51",), get_ducats=2))
    do(state, 0, DECK)
    assert len(state.hands[0]) == 3


PRICES = [
    (11, "would_go_below_zero", [3, 3, 3, 4], -2),
    (11, "at_or_below_zero", [3, 3, 3, 3], -1),
    (11, "already_below_zero", [3, 3, 3, 3], -1),
    (11, "schedule", [1, 2, 3, 4], 1),
    (11, "cheaper", [1, 2, 3, 3], 2),
    (5, "would_go_below_zero", [3, 4, 4, 4], -10),
    (5, "at_or_below_zero", [3, 3, 4, 4], -9),
    (5, "already_below_zero", [3, 3, 4, 4], -9),
    (5, "schedule", [1, 2, 3, 4], -5),
    (5, "cheaper", [1, 2, 3, 4], -5),
    (3, "would_go_below_zero", [3, 4, 4, 4], -12),
    (3, "at_or_below_zero", [3, 4, 4, 4], -12),
    (3, "already_below_zero", [3, 3, 4, 4], -11),
    (3, "schedule", [1, 2, 3, 4], -7),
    (3, "cheaper", [1, 2, 3, 4], -7),
    (2, "would_go_below_zero", [4, 4, 4, 4], -14),
    (2, "at_or_below_zero", [3, 4, 4, 4], -13),
    (2, "already_below_zero", [3, 4, 4, 4], -13),
    (2, "schedule", [1, 2, 3, 4], -8),
    (2, "cheaper", [1, 2, 3, 4], -8),
    (0, "would_go_below_zero", [4, 4, 4, 4], -16),
    (0, "at_or_below_zero", [4, 4, 4, 4], -16),
    (0, "already_below_zero", [3, 4, 4, 4], -15),
    (0, "schedule", [1, 2, 3, 4], -10),
    (0, "cheaper", [1, 2, 3, 4], -10),
]


@pytest.mark.rule("OM-316", "OM-317", "OM-318", "OM-319", "OM-731", "OM-R2", "OM-R3")
@pytest.mark.parametrize(("start", "case", "prices", "end"), PRICES)
def test_example_8_prices(start: int, case: str, prices: Sequence[int], end: int) -> None:
    listed = case in ("schedule", "cheaper")
    options = {"favourable_market_price" if listed else "surcharge_rule": case}
    for sources in ((DECK,) * 4, (PIRATES,) * 4, (DECK, PIRATES) * 2):
        state = table(
            hands=["g00"],
            pirates=["g01 g02 g03 g04"],
            ducats=(start, 11, 11),
            options=options,
            **(MARKET if listed else {}),
        )
        paid: list[int | None] = []
        for source in sources:
            assert seen(state).price == prices[len(paid)]
            (bought,) = heard(do(state, 0, source), CardBought, 1)
            paid.append(bought.price)
        assert paid == list(prices)
        assert state.ducats[0] == end


@pytest.mark.rule("OM-317", "OM-909", "OM-R2")
@pytest.mark.parametrize(
    ("options", "price"),
    [
        ({}, 4),
        ({"edition": "it"}, 4),
        ({"edition": "fr"}, 3),
        ({"edition": "fr", "surcharge_rule": "would_go_below_zero"}, 4),
        ({"surcharge_rule": "already_below_zero"}, 3),
    ],
)
def test_the_edition_presets_the_surcharge(options: dict[str, str], price: int) -> None:
    assert seen(table(hands=["g00"], ducats=(2, 11, 11), options=options)).price == price


@pytest.mark.rule("OM-704", "OM-319")
def test_a_marker_face_down_is_no_bargain() -> None:
    state = table(hands=["g00"], owned=({"favourable_market": 1}, {}, {}))
    assert seen(state).price == 3


@pytest.mark.rule("OM-318")
def test_there_is_no_limit_to_debts() -> None:
    state = table(hands=["g00"], ducats=(-500, 0, 0))
    do(state, 0, DECK)
    assert state.ducats[0] == -504


@pytest.mark.rule("OM-320", "OM-601", "OM-606", "OM-R10")
def test_example_15_venice_during_a_purchase() -> None:
    state = table(
        hands=["g00"],
        ducats=(2, 11, 11),
        prestige=(3, 1, 0),
        deck=95 - 47,
        venice=True,
        options={"venice_position": "exact_middle"},
    )
    told = do(state, 0, DECK, takes(state, "g50"))
    assert heard(told, VeniceShown, 2) == [VeniceShown((3, 1, 0), (6, 3, 1))]
    assert heard(told, CardBought, 2) == [CardBought(0, "deck", 4)]
    assert state.ducats == [4, 14, 12]
    assert hand(state, 0) == "g00 g50"
    assert state.bought == 1
    assert seen(state).price == 3
    do(state, 0, DECK)
    assert state.ducats[0] == 1


@pytest.mark.rule("OM-320", "OM-321", "OM-323", "OM-R10", "OM-324")
def test_a_deck_of_nothing_but_venice() -> None:
    """Only with other data: six cards per good, so that Venice can be the last card."""
    data = own_data()
    keep: dict[str, int] = {}
    cards = []
    for card in data["cards"]["list"]:
        keep[card["good"]] = keep.get(card["good"], 0) + 1
        if keep[card["good"]] <= 3:
            cards.append(card)
    data["cards"]["list"] = cards
    for good in data["goods"]["list"]:
        good["count"] = 3
    ports = {card["port"] for card in cards if card["port"]}
    assert len(cards) == 21
    assert len(ports) >= 3
    # 21 - 3 starting cards = 18; 12 are dealt, so Venice lies 12 cards deep or deeper.
    names = [card["id"] for card in cards]
    start = [card["id"] for card in cards if card["port"]][:3]
    rest = [name for name in names if name not in start]
    data["constants"]["start_hand"] = 6  # now exactly below all of them
    state = table(
        hands=["", " ".join(rest[:9]), " ".join(rest[9:])],
        cargo=start,
        components=data,
    )
    assert (state.deck, state.venice, seen(state).deck_size) == (0, True, 1)
    assert not state.deck_empty()
    # OM-R10: such a deck is not empty, so he can still buy; but it holds no goods card.
    others = [name for name in rest if name not in ("g10", "g46")]  # these two draw nothing
    poor = table(hands=["g10 g46", " ".join(others)], cargo=start, components=data)
    assert poor.parts.load[poor.top(0)] == 2
    assert refused(poor, 0, Propose(1, ("g10",), get_ducats=1)) == "OM-324"
    assert refused(state, 0, EndTrade()) == "OM-322"
    assert DECK in state.legal(0)
    told = do(state, 0, DECK, [])
    assert heard(told, PurchaseRefunded, 1) == [PurchaseRefunded(0, 3)]
    assert len(heard(told, VeniceShown, 1)) == len(heard(told, DeckEmptied, 1)) == 1
    assert (state.ducats[0], state.bought) == (11 + 6, 0)
    assert refused(state, 0, DECK) == "OM-321"
    do(state, 0, EndTrade())
    assert state.end_reason() == "deck_empty"
    # Before it has come up the game goes on with the next seat (OM-801).
    pass_turn(poor)
    assert (poor.active, poor.venice) == (1, True)


@pytest.mark.rule("OM-321", "OM-802", "OM-R22")
def test_an_empty_source_sells_nothing() -> None:
    state = table(hands=["g00"])
    assert refused(state, 0, PIRATES) == "OM-321"
    state = table(hands=["g00"], deck=1, pirates=["g01"])
    told = do(state, 0, DECK)
    assert len(heard(told, DeckEmptied, None)) == 1
    assert refused(state, 0, DECK) == "OM-321"
    do(state, 0, PIRATES)  # the pirate pile stays open
    assert state.bought == 2


@pytest.mark.rule("OM-322")
@pytest.mark.parametrize(("top", "load"), [("g00", 1), ("g01", 2), ("g02", 3), ("g03", 4)])
def test_who_has_too_few_cards_must_deal_or_buy(top: str, load: int) -> None:
    state = table(
        hands=["g60 g61 g62 g63"[: 4 * load - 5] if load > 1 else ""], cargo=[f"g20 {top}"]
    )
    assert len(state.hands[0]) == load - 1
    assert refused(state, 0, EndTrade()) == "OM-322"
    assert EndTrade() not in state.legal(0)
    do(state, 0, DECK)
    assert EndTrade() in state.legal(0)


@pytest.mark.rule("OM-322", "OM-323")
@pytest.mark.parametrize(
    ("pile", "bought", "may"), [("g01", 0, False), ("", 0, True), ("g01", 4, True)]
)
def test_the_own_pirate_pile_is_something_to_buy(pile: str, bought: int, may: bool) -> None:
    """Load 2, one card in hand, the deck is empty."""
    state = table(hands=["g00"], pirates=[pile], deck=0, bought=bought)
    assert (EndTrade() in state.legal(0)) == may
    if not may:
        assert refused(state, 0, EndTrade()) == "OM-322"
        assert state.lapse(0) == PIRATES


@pytest.mark.rule("OM-322")
def test_a_deal_too_makes_up_the_load() -> None:
    state = table(hands=["g00", "g09"])
    assert refused(state, 0, EndTrade()) == "OM-322"
    deal(state, Propose(1, (), get=("silk",), give_ducats=1), "g09")
    assert EndTrade() in state.legal(0)


@pytest.mark.rule("OM-323", "OM-R21", "OM-801", "OM-802")
@pytest.mark.parametrize("short", ["skip", "play_all"])
def test_example_20_too_few_cards_and_nothing_to_buy(short: str) -> None:
    """Load 4, one card in hand, one in the deck; g06 and g00 have ducats and pirates."""
    state = table(hands=["g06", "g09"], cargo=["g20 g03"], deck=1, options={"short_load": short})
    assert refused(state, 0, EndTrade()) == "OM-322"
    do(state, 0, DECK, [0])
    assert state.deck_empty()
    do(state, 0, Propose(1, (), get=("silk",), give_ducats=1))  # he may still deal
    do(state, 1, Refuse(1))
    told = do(state, 0, EndTrade(), [])
    if short == "skip":
        assert heard(told, LoadSkipped, None) == [LoadSkipped(0)]
        assert len(state.hands[0]) == 2
        assert len(state.cargo[0]) == 2
    else:
        assert len(heard(told, CardsPlayed, 1)[0].cards) == 2
        assert state.hands[0] == []
        while state.actors():
            do(state, 0, state.lapse(0), [])
        assert len(state.cargo[0]) == 4
    assert state.end_reason() == "deck_empty"


@pytest.mark.rule("OM-R21", "OM-751")
@pytest.mark.parametrize(("short", "earned"), [("skip", 0), ("play_all", 1)])
def test_the_important_deal_without_a_card_to_play(short: str, earned: int) -> None:
    state = table(
        deck=0,
        owned=({"important_deal": 1}, {}, {}),
        active_markers=("important_deal", None, None),
        options={"short_load": short},
    )
    told = do(state, 0, EndTrade(), [])
    assert [event.ducats for event in heard(told, DucatsEarned, None)] == [1] * earned
    assert state.ducats[0] == 11 + earned
    assert state.end_reason() == "deck_empty"


@pytest.mark.rule("OM-R21")
def test_with_loads_above_four_the_next_seat_simply_follows() -> None:
    data = own_data()
    data["cards"]["list"][3]["load"] = 6
    state = table(cargo=["g20 g03"], components=data)
    for _ in range(4):
        do(state, 0, DECK)
    told = do(state, 0, EndTrade())
    assert heard(told, LoadSkipped, 2) == [LoadSkipped(0)]
    assert (state.active, phase(state)) == (1, "trade")
    assert len(state.hands[0]) == 4
