"""Chapter 2: the frame of a turn, the sea-power phase."""

import pytest

from fondaco.games.oltre_mare.words import (
    AuthorityPaid,
    Buy,
    Call,
    CardDiscarded,
    ChooseColour,
    Discard,
    EndTrade,
    Jump,
    Load,
    Pass,
    Play,
    Propose,
    Sail,
    Take,
    TurnBegun,
)
from fondaco.table.words import Action
from tests.games.oltre_mare.tables import (
    do,
    finish,
    hand,
    heard,
    load,
    pass_turn,
    phase,
    play,
    refused,
    seen,
    table,
)
from tests.games.oltre_mare.test_setup import own_data

SEVEN = "g00 g01 g02 g03 g04 g05 g06"


@pytest.mark.rule("OM-203", "OM-204")
def test_example_1_seven_cards_and_five_lions() -> None:
    state = table(phase="sea", hands=[SEVEN])
    assert state.legal(0) == [Discard(name) for name in SEVEN.split()]
    do(state, 0, Discard("g03"), [])
    assert refused(state, 0, EndTrade()) == "OM-201"  # one is too few
    assert len(state.legal(0)) == 6
    do(state, 0, Discard("g00"), [])
    assert hand(state, 0) == "g01 g02 g04 g05 g06"
    assert state.names(state.piles[0]) == ("g03", "g00")
    assert phase(state) == "trade"
    assert refused(state, 0, Discard("g01")) == "OM-201"  # three are too many


@pytest.mark.rule("OM-203", "OM-206", "OM-207")
@pytest.mark.parametrize("marker", [None, "fight_pirates"])
@pytest.mark.parametrize(
    ("cards", "due"), [("g00 g01 g02 g03", 0), ("g00 g01 g02 g03 g04", 0), (SEVEN, 2)]
)
def test_only_what_is_above_the_lions_is_due(cards: str, due: int, marker: str | None) -> None:
    """Seat 1 has five lions."""
    state = table(
        hands=["g07 g08", cards],
        owned=({}, {marker: 1} if marker else {}, {}),
        active_markers=(None, marker, None),
    )
    play(state, "g07 g08")
    pass_turn(state)
    assert state.active == 1
    assert phase(state) == ("sea" if due else "trade")
    for name in SEVEN.split()[:due]:
        do(state, 1, Discard(name))
    assert phase(state) == "trade"
    assert len(state.hands[1]) == min(5, len(cards.split()))
    assert len(state.piles[1]) == due


@pytest.mark.rule("OM-203", "OM-504")
@pytest.mark.parametrize(("top", "kept"), [("g00", 6), ("g02", 4), ("g03", 3)])
def test_the_lions_of_the_top_card_count_not_those_below(top: str, kept: int) -> None:
    """The card below has five lions."""
    state = table(phase="sea", hands=["g06 g07 g08 g09 g10 g11 g12"], cargo=[f"g20 {top}"])
    while phase(state) == "sea":
        do(state, 0, state.lapse(0))
    assert (len(state.hands[0]), len(state.piles[0])) == (kept, 7 - kept)


@pytest.mark.rule("OM-204", "OM-R28")
def test_the_order_of_discards_is_free_and_sets_the_top() -> None:
    for first, second in (("g05", "g01"), ("g01", "g05")):
        state = table(phase="sea", hands=[SEVEN])
        do(state, 0, Discard(first))
        do(state, 0, Discard(second))
        do(state, 0, Buy("pirates"), [])
        assert second in hand(state, 0)
        assert state.names(state.piles[0]) == (first,)


@pytest.mark.rule("OM-204")
@pytest.mark.parametrize("card", ["g07", "g50", "sword", "unseen"])
def test_only_hand_cards_are_discarded(card: str) -> None:
    state = table(phase="sea", hands=[SEVEN, "g07"])
    assert refused(state, 0, Discard(card)) == "OM-204"


@pytest.mark.rule("OM-205", "OM-903")
def test_discards_are_not_shown() -> None:
    state = table(phase="sea", hands=[SEVEN])
    told = do(state, 0, Discard("g04"))
    assert heard(told, CardDiscarded, 0) == [CardDiscarded(0, "g04")]
    for seat in (1, 2, None):
        assert heard(told, CardDiscarded, seat) == [CardDiscarded(0)]
        assert seen(state, seat).pirate_sizes[0] == 1
        assert seen(state, seat).searched is None
    assert seen(state, 1).pirate_sizes == (1, 0, 0)


@pytest.mark.rule("OM-206", "OM-505")
def test_hands_may_grow_beyond_the_lions() -> None:
    state = table(hands=["g00 g01 g02 g03 g04"])
    for _ in range(4):
        do(state, 0, Buy("deck"))
    assert len(state.hands[0]) == 9
    assert phase(state) == "trade"
    play(state, "g00 g04")
    pass_turn(state)
    assert state.active == 1
    assert len(state.hands[0]) == 7


@pytest.mark.rule("OM-201")
def test_the_phases_follow_one_another() -> None:
    state = table(phase="sea", hands=["g18 g19 g22 g27 g28 g75", "g44"], cargo=["g20"])
    met = [phase(state)]
    while state.active == 0:
        if phase(state) == "trade":
            do(state, 0, EndTrade())
        else:
            do(state, 0, state.lapse(0))
        if phase(state) != met[-1]:
            met.append(phase(state))
    assert met[:-1] == ["sea", "trade", "play", "sail", "load"]
    assert state.active == 1


COMMANDS: dict[str, list[Action]] = {
    "sea": [Discard("g00")],
    "trade": [EndTrade(), Buy("deck"), Call(), Propose(1, ("g00",), get=("silk",))],
    "search": [Take("g00")],
    "play": [Play("g00")],
    "sail": [Sail(("r01",))],
    "compass": [Jump(None), Jump("rodi")],
    "load": [Load("g00")],
    "colours": [ChooseColour("red")],
}
TABLES = {
    "sea": table(phase="sea", hands=[SEVEN, "g07"]),
    "trade": table(hands=["g00 g01 g02", "g07"]),
    "play": table(phase="play", hands=["g00 g01 g02", "g07"]),
    "sail": table(phase="sail", hands=["g00", "g07"], played=["g01", "g04"], steps=2),
    "compass": table(
        phase="compass", hands=["g00", "g07"], played=["g01", "g04"], markers={"venezia": "compass"}
    ),
    "load": table(phase="load", hands=["g00", "g07"], played=["g01", "g04"]),
}


@pytest.mark.rule("OM-201", "OM-325")
@pytest.mark.parametrize("now", list(TABLES))
def test_a_command_of_another_phase_is_refused(now: str) -> None:
    for then, commands in COMMANDS.items():
        for action in commands:
            if then == now:
                continue
            late = now in ("play", "sail", "compass", "load") and not isinstance(action, EndTrade)
            rule = "OM-325" if then == "trade" and late else "OM-201"
            assert refused(TABLES[now].copy(), 0, action) == rule, (now, action)


@pytest.mark.rule("OM-201", "OM-313")
@pytest.mark.parametrize("now", list(TABLES))
def test_a_command_of_another_seat_is_refused(now: str) -> None:
    for commands in COMMANDS.values():
        for action in commands:
            if not isinstance(action, Propose):
                assert refused(TABLES[now].copy(), 1, action) == "OM-201"
    assert refused(TABLES[now].copy(), 1, Pass()) == "OM-201"
    assert TABLES[now].legal(1) == []


@pytest.mark.rule("OM-202", "OM-741", "OM-R4")
@pytest.mark.parametrize(
    ("top", "lions", "pays"), [("g00", 6, 3), ("g01", 5, 2), ("g02", 4, 1), ("g03", 3, 0)]
)
def test_example_6_the_local_authority(top: str, lions: int, pays: int) -> None:
    """It pays at the start of the turn, before discarding."""
    state = table(
        cargo=["g20", f"g46 {top}"],
        hands=["g07 g08", "g09 g10 g11 g12 g13 g14 g15"],
        owned=({}, {"local_authority": 1}, {}),
        active_markers=(None, "local_authority", None),
    )
    assert state.parts.lions[state.top(1)] == lions
    play(state, "g07 g08")
    told = []
    while state.active == 0:
        told = do(state, 0, state.lapse(0))
    # Nothing is said where nothing is paid.
    assert heard(told, AuthorityPaid, None) == ([AuthorityPaid(1, pays)] if pays else [])
    assert state.ducats[1] == 11 + pays
    assert phase(state) == "sea"
    assert len(state.hands[1]) == 7


@pytest.mark.rule("OM-701", "OM-704", "OM-741")
def test_the_local_authority_pays_nobody_but_its_owner_and_only_face_up() -> None:
    """In seat 1's turn: seat 2 has one face up, seat 1 itself one that is turned face down."""
    state = table(
        cargo=["g20", "g46 g00"],
        hands=["g08 g12", "g09 g10"],
        owned=({}, {"local_authority": 1, "smooth_sailing": 1}, {"local_authority": 1}),
        active_markers=(None, "smooth_sailing", "local_authority"),
    )
    do(state, 0, EndTrade())
    told = load(state, "g08 g12")
    assert state.active == 1
    assert heard(told, AuthorityPaid, None) == []
    assert state.ducats[1:] == [11, 11]


@pytest.mark.rule("OM-203", "OM-204")
def test_without_any_lions_the_last_card_is_discarded_by_itself() -> None:
    """Only with other data: no lions. Which of the last two comes first is still a choice."""
    data = own_data()
    data["cards"]["list"][20]["lions"] = 0
    hands = ["g08 g12", "g09"]
    state = table(cargo=["g20", "g46", "g35"], hands=hands, phase="sea", components=data)
    told = do(state, 0, Discard("g12"))
    assert [event.card for event in heard(told, CardDiscarded, 0)] == ["g12", "g08"]
    assert state.position()["pirates"][0] == ("g12", "g08")
    assert (seen(state).phase, hand(state, 0)) == ("trade", "")


@pytest.mark.rule("OM-741")
def test_the_local_authority_never_costs_anything() -> None:
    """Only with other data: fewer lions than three."""
    data = own_data()
    data["cards"]["list"][3]["lions"] = 1
    state = table(
        cargo=["g20", "g46 g03"],
        hands=["g08 g12", "g09"],
        owned=({}, {"local_authority": 1}, {}),
        active_markers=(None, "local_authority", None),
        components=data,
    )
    do(state, 0, EndTrade())
    load(state, "g08 g12")
    assert (state.active, state.ducats[1]) == (1, 11)


@pytest.mark.rule("OM-105", "OM-506")
def test_turns_go_round_to_the_left() -> None:
    state = table(4, hands=["g07 g08", "g09 g10", "g11 g12", "g13 g14"], turn=5)
    order = finish(state)
    assert order == [turn % 4 for turn in range(len(order))]


@pytest.mark.rule("OM-506", "OM-504")
def test_the_next_turn_begins_by_itself() -> None:
    state = table(hands=["g08 g12"])  # without ship icons
    play(state, "g08 g12", None)
    told = load(state, "g12 g08")
    assert heard(told, TurnBegun, None) == [TurnBegun(1, 1)]
    assert state.active == 1
