"""Chapter 6: the Venice card and prestige."""

import pytest

from fondaco.games.oltre_mare.words import Buy, Propose, VeniceShown
from tests.games.oltre_mare.tables import deal, do, heard, play, seen, table

DECK = Buy("deck")
MIDDLE = {"venice_position": "exact_middle"}
TOTALS = {2: 76, 3: 95, 4: 94, 5: 93}


def about_to_come(prestige: tuple[int, ...], **options: str) -> list[int]:
    """What the seats are paid when the Venice card comes up on a purchase."""
    seats = len(prestige)
    total = TOTALS[seats]
    state = table(
        seats,
        hands=["g00"],
        prestige=prestige,
        deck=total - total // 2,
        venice=True,
        options=MIDDLE | options,
    )
    (shown,) = heard(do(state, 0, DECK), VeniceShown, None)
    assert shown.prestige == prestige
    assert state.ducats == [11 - 3 + shown.paid[0], *(11 + paid for paid in shown.paid[1:])]
    assert state.prestige == [0] * seats
    return list(shown.paid)


@pytest.mark.rule("OM-602", "OM-603", "OM-604", "OM-R12", "OM-R13")
def test_example_10_what_prestige_pays() -> None:
    assert about_to_come((5, 5, 2, 1, 0)) == [6, 6, 3, 1, 0]
    assert about_to_come((5, 5, 2, 1, 0), tie_ranking="competition") == [6, 6, 1, 0, 0]
    assert about_to_come((4, 2, 0)) == [6, 3, 1]
    assert about_to_come((4, 2, 0), rank_zero="false") == [6, 3, 0]
    assert about_to_come((0, 0)) == [6, 6]
    assert about_to_come((0, 0), rank_zero="false") == [0, 0]


@pytest.mark.rule("OM-602", "OM-603")
def test_the_active_seat_is_ranked_like_everyone() -> None:
    assert about_to_come((3, 2, 1, 0)) == [6, 3, 1, 0]
    assert about_to_come((0, 2, 2, 2)) == [3, 6, 6, 6]
    assert about_to_come((1, 2, 2, 2), tie_ranking="competition") == [0, 6, 6, 6]


@pytest.mark.rule("OM-605", "OM-904")
def test_the_venice_card_is_gone_for_good() -> None:
    state = table(2, hands=["g00"], deck=38, venice=True, options=MIDDLE)
    assert seen(state).deck_size == 39
    do(state, 0, DECK)
    assert (seen(state).deck_size, seen(state).venice) == (37, False)
    assert len(state.hands[0]) == 2
    told = do(state, 0, DECK)
    assert heard(told, VeniceShown, None) == []
    for card in range(36):  # it never comes again
        assert heard(do(state, 0, DECK), VeniceShown, None) == [], card
        state.bought = 0
    assert state.deck_empty()
    state = table(2, hands=["g00"], deck=39, venice=True, options=MIDDLE)
    told = do(state, 0, DECK)  # one card too early
    assert heard(told, VeniceShown, None) == []
    assert seen(state).venice


@pytest.mark.rule("OM-607", "OM-R11")
def test_example_17_the_reset_does_not_renew_the_point_of_the_turn() -> None:
    state = table(
        hands=["g00 g19", "g09 g12", "g44"],
        prestige=(1, 2, 1),
        deck=95 - 47,
        venice=True,
        options=MIDDLE,
    )
    deal(state, Propose(1, (), get=("silk",), give_ducats=1), "g09")
    do(state, 0, DECK)
    assert state.prestige == [0, 0, 0]
    deal(state, Propose(1, (), get=("silk",), give_ducats=1), "g12")
    assert state.prestige == [0, 0, 0]  # had his point
    deal(state, Propose(2, (), get=("wine",), give_ducats=1), "g44")
    assert state.prestige == [0, 0, 1]  # had none so far


@pytest.mark.rule("OM-601", "OM-602", "OM-604", "OM-606")
def test_example_17_venice_in_the_market_action() -> None:
    state = table(
        hands=["g08 g13 g00 g19", "g09 g12", "g44"],
        prestige=(1, 2, 1),
        deck=95 - 47,
        venice=True,
        options=MIDDLE,
    )
    deal(state, Propose(1, (), get=("silk",), give_ducats=1), "g09")
    deal(state, Propose(1, (), get=("silk",), give_ducats=1), "g12")
    deal(state, Propose(2, (), get=("wine",), give_ducats=1), "g44")
    assert state.prestige == [1, 3, 2]
    before = state.ducats[:]
    told = play(state, "g08 g13")  # two market icons and one ducats icon
    assert heard(told, VeniceShown, None) == [VeniceShown((1, 3, 2), (1, 6, 3))]
    assert state.ducats == [before[0] + 1 + 1, before[1] + 6, before[2] + 3]
    assert state.prestige == [0, 0, 0]


@pytest.mark.rule("OM-608", "OM-R31")
def test_nothing_else_is_scored() -> None:
    state = table(
        hands=["g00"],
        cargo=["g20 g21 g22 g24"],
        pirates=["unseen unseen"],
        owned=({"compass": 2}, {}, {}),
        prestige=(0, 1, 1),
        deck=95 - 47,
        venice=True,
        options=MIDDLE,
    )
    do(state, 0, DECK)
    assert state.ducats == [11 - 3 + 3, 17, 17]
    assert len(state.piles[0]) == 2
    assert seen(state).owned[0] == {"compass": 2}


@pytest.mark.rule("OM-609")
def test_prestige_has_no_upper_limit() -> None:
    state = table(hands=["g00 g19", "g09"], prestige=(0, 99, 0))
    deal(state, Propose(1, ("g00",), get_ducats=1))
    assert state.prestige == [0, 100, 0]
