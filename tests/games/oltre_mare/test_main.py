"""Chapters 4 and 5: playing cards, the actions on them, the cargo."""

from typing import Any

import pytest

from fondaco.games.oltre_mare.words import (
    Accept,
    CardLoaded,
    CardPicked,
    CardsDrawn,
    CardsPlayed,
    DeckEmptied,
    Discard,
    DucatsEarned,
    EndTrade,
    Load,
    PiratesFought,
    PiratesStruck,
    Play,
    Propose,
    Sail,
    TurnBegun,
    VeniceShown,
)
from tests.games.oltre_mare.tables import (
    cargo,
    do,
    finish,
    hand,
    heard,
    load,
    phase,
    play,
    refused,
    seen,
    table,
    takes,
)

# Cards by icons, with load 4 on top of g07: DP g00 g06 g12, DM g02 g08 g14, PM g05 g11 g17,
# DN g04 g10, MN g13 g19, PN g09 g15.
FOUR = ["g20 g07"]


def with_marker(marker: str) -> dict[str, Any]:
    return {"owned": ({marker: 1}, {}, {}), "active_markers": (marker, None, None)}


@pytest.mark.rule("OM-401", "OM-402", "OM-906")
def test_exactly_the_load_is_played_all_at_once() -> None:
    state = table(hands=["g08 g12 g14 g60 g61"], cargo=["g20 g02"])  # load 3
    do(state, 0, EndTrade(), [])
    told = do(state, 0, Play("g12"), [])
    assert heard(told, CardPicked, 0) == [CardPicked(0, "g12")]
    assert heard(told, CardPicked, 1) == [CardPicked(0)]
    assert (seen(state, 0).picked, seen(state, 1).picked) == (("g12",), None)
    assert seen(state, 1).picked_count == 1
    assert seen(state, 1).hand_sizes == (5, 0, 0)
    assert refused(state, 0, Play("g12")) == "OM-401"  # not the same twice
    assert refused(state, 0, Play("g50")) == "OM-401"
    assert refused(state, 0, Load("g12")) == "OM-201"  # one is too few
    do(state, 0, Play("g14"), [])
    told = do(state, 0, Play("g08"))
    assert heard(told, CardsPlayed, 1) == [CardsPlayed(0, ("g08", "g12", "g14"))]
    assert refused(state, 0, Play("g60")) == "OM-201"  # four are too many
    assert set(hand(state, 0).split()) >= {"g60", "g61"}


@pytest.mark.rule("OM-401")
def test_a_hand_as_large_as_the_load_is_played_by_itself() -> None:
    state = table(hands=["g08 g12"])
    told = do(state, 0, EndTrade())
    assert heard(told, CardsPlayed, None) == [CardsPlayed(0, ("g08", "g12"))]
    assert phase(state) == "load"


@pytest.mark.rule("OM-403", "OM-404", "OM-405")
@pytest.mark.parametrize(
    ("cards", "icons", "ducats"),
    [
        ("g11 g13 g15 g17", 0, 0),
        ("g11 g13 g15 g10", 1, 1),
        ("g11 g13 g10 g12", 2, 3),
        ("g11 g10 g12 g14", 3, 6),
        ("g10 g12 g14 g16", 4, 6),
    ],
)
def test_example_7_ducats(cards: str, icons: int, ducats: int) -> None:
    state = table(hands=[cards], cargo=FOUR)
    told = play(state, cards)
    assert [e.ducats for e in heard(told, DucatsEarned, None)] == ([ducats] if icons else [])
    assert state.ducats[0] == 11 + ducats


@pytest.mark.rule("OM-404", "OM-406", "OM-903", "OM-904")
@pytest.mark.parametrize(
    ("cards", "icons", "stolen"),
    [
        ("g13 g10 g14 g16", 0, 0),
        ("g13 g10 g14 g15", 1, 1),
        ("g10 g14 g15 g17", 2, 3),
        ("g10 g15 g17 g11", 3, 6),
        ("g15 g17 g11 g12", 4, 6),
    ],
)
def test_example_7_pirates(cards: str, icons: int, stolen: int) -> None:
    state = table(hands=[cards], cargo=FOUR, pirates=["g30"])
    before = len(state.pool)
    told = play(state, cards)
    assert heard(told, PiratesStruck, 1) == ([PiratesStruck(0, icons, stolen)] if icons else [])
    assert len(state.piles[0]) == 1 + stolen
    assert state.piles[0][0] == state.parts.card_id["g30"]
    drawn = sum(event.count for event in heard(told, CardsDrawn, 1))
    # Nobody sees them; not even the engine knows which they are.
    assert len(state.pool) == before - drawn
    assert state.deck == before - drawn - stolen
    for seat in (0, 1, 2, None):
        assert seen(state, seat).pirate_sizes[0] == 1 + stolen


@pytest.mark.rule("OM-404", "OM-407")
@pytest.mark.parametrize(
    ("cards", "icons", "drawn"),
    [
        ("g10 g12 g15 g16", 0, 0),
        ("g10 g12 g15 g17", 1, 1),
        ("g10 g12 g17 g14", 2, 3),
        ("g10 g17 g14 g13", 3, 6),
        ("g17 g14 g13 g11", 4, 6),
    ],
)
def test_example_7_market(cards: str, icons: int, drawn: int) -> None:
    state = table(hands=[cards], cargo=FOUR)
    told = play(state, cards)
    assert len(state.hands[0]) == drawn
    if icons:
        (own,) = heard(told, CardsDrawn, 0)
        assert own.cards is not None
        assert sorted(own.cards) == hand(state, 0).split()
        assert heard(told, CardsDrawn, 1) == [CardsDrawn(0, drawn)]


@pytest.mark.rule("OM-404", "OM-410")
@pytest.mark.parametrize(
    ("cards", "steps"),
    [
        ("g11 g12 g14 g17", 0),
        ("g11 g12 g14 g16", 1),
        ("g11 g12 g16 g15", 2),
        ("g11 g16 g15 g13", 3),
        ("g16 g15 g13 g10", 4),
    ],
)
def test_example_7_navigation(cards: str, steps: int) -> None:
    state = table(hands=[cards], cargo=FOUR, ships=["costantinopoli", "candia", "zara"])
    play(state, cards)
    assert seen(state).steps == steps
    assert phase(state) == ("sail" if steps else "load")
    assert all(len(a.routes) == steps for a in state.legal(0) if isinstance(a, Sail))


@pytest.mark.rule("OM-403", "OM-R6")
def test_the_actions_come_in_their_order() -> None:
    state = table(hands=["g12 g13 g60"])  # DP + MN
    told = play(state, "g12 g13")
    kinds = (CardsPlayed, DucatsEarned, PiratesStruck, CardsDrawn)
    met = [type(said.event) for said in told if isinstance(said.event, kinds)]
    assert met == [CardsPlayed, DucatsEarned, PiratesStruck, CardsDrawn, CardsDrawn]
    assert phase(state) == "sail"


@pytest.mark.rule("OM-408")
def test_market_cards_come_too_late_to_be_played() -> None:
    state = table(hands=["g08 g14"])
    play(state, "g08 g14", takes(state, "g60", "g61", "g62"))
    assert hand(state, 0) == "g60 g61 g62"
    assert refused(state, 0, Play("g60")) == "OM-201"
    assert refused(state, 0, Load("g60")) == "OM-501"


@pytest.mark.rule("OM-325")
def test_no_dealing_after_market_draws() -> None:
    state = table(hands=["g08 g14", "g24"])
    play(state, "g08 g14")
    card = hand(state, 0).split()[0]
    assert refused(state, 0, Propose(1, (card,), get_ducats=1)) == "OM-325"
    assert refused(state, 1, Accept(1)) == "OM-304"


@pytest.mark.rule("OM-409", "OM-801", "OM-802", "OM-R22")
def test_example_16_the_deck_runs_out() -> None:
    state = table(hands=["g09 g17 g60", "g24"], deck=2)  # PN + PM
    told = play(state, "g09 g17", [])
    assert heard(told, PiratesStruck, 1) == [PiratesStruck(0, 2, 2)]
    assert heard(told, CardsDrawn, 1) == [CardsDrawn(0, 0)]
    assert len(heard(told, DeckEmptied, None)) == 1
    assert phase(state) == "sail"
    do(state, 0, state.legal(0)[0])
    assert phase(state) == "load"
    told = load(state, "g17 g09")
    assert heard(told, TurnBegun, None) == []
    assert state.end_reason() == "deck_empty"
    assert state.actors() == ()


@pytest.mark.rule("OM-409", "OM-R22")
def test_the_deck_runs_out_in_the_market() -> None:
    state = table(hands=["g08 g14 g60"], deck=2)
    told = play(state, "g08 g14")
    assert heard(told, CardsDrawn, 1) == [CardsDrawn(0, 2)]
    assert len(state.hands[0]) == 3
    assert state.pool
    assert state.deck == 0


@pytest.mark.rule("OM-601", "OM-606", "OM-R10")
def test_example_14_venice_during_pirates() -> None:
    """Two pirate icons: three cards, Venice after the first of them."""
    state = table(hands=["g12 g15"], prestige=(0, 2, 1), deck=95 - 40, venice=True)
    told = play(state, "g12 g15", [5, 0])  # not yet; now
    assert [
        type(said.event) for said in told if isinstance(said.event, VeniceShown | PiratesStruck)
    ] == [
        VeniceShown,
        PiratesStruck,
    ]
    assert heard(told, PiratesStruck, 2) == [PiratesStruck(0, 2, 3)]
    assert len(state.piles[0]) == 3
    assert state.deck == 95 - 43
    assert seen(state).deck_size == state.deck
    assert state.ducats == [11 + 1 + 1, 17, 14]
    assert state.prestige == [0, 0, 0]


@pytest.mark.rule("OM-601", "OM-606")
def test_venice_during_the_market() -> None:
    state = table(hands=["g08 g14"], deck=95 - 40, venice=True)
    one, two, three = takes(state, "g60", "g61", "g62")
    told = play(state, "g08 g14", [5, one, 0, two, three])
    assert len(heard(told, VeniceShown, 1)) == 1
    assert len(state.hands[0]) == 3


# -- markers that bear on the actions --


@pytest.mark.rule("OM-751", "OM-404", "OM-405")
@pytest.mark.parametrize(
    ("cards", "ducats"),
    [
        ("g11 g13 g15 g17", 1),
        ("g11 g13 g15 g10", 3),
        ("g11 g13 g10 g12", 6),
        ("g11 g10 g12 g14", 6),
        ("g10 g12 g14 g16", 6),  # five icons with the marker's own
    ],
)
def test_example_5_the_important_deal(cards: str, ducats: int) -> None:
    state = table(hands=[cards], cargo=FOUR, **with_marker("important_deal"))
    play(state, cards)
    assert state.ducats[0] == 11 + ducats


@pytest.mark.rule("OM-704", "OM-721", "OM-751")
@pytest.mark.parametrize("marker", ["important_deal", "fight_pirates"])
def test_a_marker_works_only_for_its_owner_while_active(marker: str) -> None:
    """Neither another's active one nor an own one face down."""
    state = table(
        hands=["g09 g17"],
        owned=({marker: 1}, {marker: 1}, {}),
        active_markers=(None, marker, None),
    )
    play(state, "g09 g17")
    assert state.ducats[0] == 11
    assert len(state.piles[0]) == 3


@pytest.mark.rule("OM-207", "OM-721")
def test_example_23_fight_the_pirates() -> None:
    """Three pirate and two market icons; discards go to the pile nevertheless."""
    cards = "g17 g11 g12 g10"
    state = table(hands=[cards], cargo=FOUR, **with_marker("fight_pirates"))
    told = play(state, cards)
    assert heard(told, PiratesFought, 1) == [PiratesFought(0, 3)]
    assert heard(told, PiratesStruck, 1) == []
    assert state.piles[0] == []
    assert len(state.hands[0]) == 3
    state = table(
        phase="sea",
        hands=["g30 g31 g32 g33 g34 g36 g37 g38"],
        cargo=["g20 g11"],
        **with_marker("fight_pirates"),
    )
    for name in ["g30", "g31", "g32", "g33", "g34"]:
        do(state, 0, Discard(name))
    assert (len(state.hands[0]), len(state.piles[0])) == (3, 5)


# -- cargo --


@pytest.mark.rule("OM-501", "OM-502", "OM-503", "OM-504", "OM-906")
@pytest.mark.parametrize("order", ["g08 g12 g14", "g14 g08 g12", "g12 g14 g08"])
def test_played_cards_go_onto_the_pile_in_any_order(order: str) -> None:
    state = table(hands=["g08 g12 g14"], cargo=["g20 g26 g02"])
    play(state, "g08 g12 g14")
    assert state.legal(0) == [Load("g08"), Load("g12"), Load("g14")]
    told = load(state, order)
    assert cargo(state, 0) == f"g20 g26 g02 {order}"
    loaded = [CardLoaded(0, name) for name in order.split()]
    assert heard(told, CardLoaded, 2) == heard(told, CardLoaded, None) == loaded
    assert state.active == 1
    assert seen(state, 1).cargo[0] == (None,) * 5 + (order.split()[-1],)
    assert seen(state).played == ()


@pytest.mark.rule("OM-501")
def test_nothing_else_is_loaded() -> None:
    state = table(hands=["g08 g12 g60"])
    play(state, "g08 g12", takes(state, "g61"))
    for card in ("g60", "g61", "g20", "g50"):
        assert refused(state, 0, Load(card)) == "OM-501"


@pytest.mark.rule("OM-501")
def test_a_single_card_is_loaded_by_itself() -> None:
    state = table(hands=["g12 g60"], cargo=["g20 g26"])  # load 1, no ship icon
    told = play(state, "g12")
    assert heard(told, CardLoaded, None) == [CardLoaded(0, "g12")]
    assert (cargo(state, 0), state.active) == ("g20 g26 g12", 1)


@pytest.mark.rule("OM-410", "OM-502", "OM-504")
def test_example_12_a_full_turn() -> None:
    for order, lions, due in (("g28 g19", 6, 1), ("g19 g28", 4, 3)):
        # Zara's and Smirne's cards are in his hand, so another seat begins elsewhere.
        state = table(hands=["g19 g28 g64 g75"], cargo=["g20", "g46", "g35"], ships=["venezia"] * 3)
        assert EndTrade() in state.legal(0)
        play(state, "g19 g28", takes(state, "g50"))
        assert state.ducats[0] == 12
        assert state.piles[0] == []
        assert hand(state, 0) == "g50 g64 g75"
        trips = {sail(state, action): action for action in state.legal(0)}
        assert sorted(trips) == ["ancona", "brindisi", "ragusa", "zara"]
        assert trips["ancona"] == Sail(("r30", "r35"))  # via zara
        assert trips["zara"] == Sail(("r01", "r35"))  # via ancona
        do(state, 0, trips["ragusa"])
        load(state, order)
        assert cargo(state, 0) == f"g20 {order}"
        assert state.parts.lions[state.top(0)] == lions
        assert state.parts.load[state.top(0)] == due
        assert len(state.hands[0]) == 3
        assert state.standings().scores[0].parts["cargo"] == 7


def sail(state: object, action: object) -> str:
    """Where a trip would end."""
    other = state.copy()  # type: ignore[attr-defined]
    do(other, 0, action)  # type: ignore[arg-type]
    return seen(other).ships[0]


@pytest.mark.rule("OM-401", "OM-402")
def test_the_load_is_that_of_the_top_card_not_of_one_below() -> None:
    """Three cards in hand: the top card demands them all, the card below only two."""
    state = table(hands=["g08 g12 g14"], cargo=["g20 g02"])
    told = do(state, 0, EndTrade())
    assert heard(told, CardsPlayed, 1) == [CardsPlayed(0, ("g08", "g12", "g14"))]


@pytest.mark.rule("OM-504", "OM-402")
def test_the_new_top_card_rules_the_next_turn() -> None:
    state = table(2, hands=["g08 g12 g60 g61 g62 g65", "g24 g26"], cargo=["g20", "g46"])
    play(state, "g08 g12")
    load(state, "g12 g08")  # silk with 6 lions and load 1
    do(state, 1, EndTrade())
    while state.active == 1:
        do(state, 1, state.lapse(1))
    assert (phase(state), len(state.hands[0])) == ("trade", 5)
    do(state, 0, EndTrade())
    told = do(state, 0, Play("g60"))
    assert heard(told, CardsPlayed, 1) == [CardsPlayed(0, ("g60",))]


@pytest.mark.rule("OM-801")
def test_the_turn_in_which_the_deck_runs_out_is_the_last() -> None:
    state = table(4, hands=["g08 g12"], deck=1)
    assert finish(state) == [0]
    assert state.end_reason() == "deck_empty"
