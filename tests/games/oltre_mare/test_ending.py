"""Chapter 8: the end and the scoring."""

from collections.abc import Sequence

import pytest

from fondaco.games.oltre_mare.rules import OltreMareState
from fondaco.games.oltre_mare.words import Buy, EndTrade, GameEnded, Propose
from fondaco.table.titles import open_game
from tests.games.oltre_mare.tables import (
    deal,
    do,
    finish,
    goods,
    heard,
    load,
    phase,
    play,
    refused,
    seen,
    table,
)


def pile(*runs: tuple[str, int]) -> str:
    """Cards of a pile from the bottom up, by runs."""
    left = {name: list(cards) for name, cards in goods().items()}
    return " ".join(left[good].pop(0) for good, count in runs for _ in range(count))


def worth(*runs: tuple[str, int], **options: str) -> int:
    """What a cargo pile brings."""
    state = table(cargo=[pile(*runs), "g29", "g97"], ships=["tana"] * 3, options=options)
    return state.standings().scores[0].parts["cargo"]


@pytest.mark.rule("OM-804", "OM-805", "OM-806", "OM-R5")
def test_example_3_runs_are_not_merged() -> None:
    assert worth(("timber", 4), ("silk", 3), ("timber", 2)) == 9 + 8 + 3
    assert worth(("timber", 6)) == 9


@pytest.mark.rule("OM-807")
def test_example_4_longer_runs_bring_the_last_number() -> None:
    assert worth(("timber", 5)) == 9
    assert worth(("silk", 5)) == 8


@pytest.mark.rule("OM-806", "OM-807", "OM-R1", "OM-909")
def test_example_9_sequences() -> None:
    sugar = {
        "it": [worth(("sugar", n)) for n in range(1, 6)],
        "fr": [worth(("sugar", n), edition="fr") for n in range(1, 6)],
    }
    assert sugar == {"it": [0, 3, 7, 11, 11], "fr": [1, 3, 6, 11, 11]}
    mixed = [worth(("sugar", n), edition="fr", sugar_sequence="it") for n in range(1, 6)]
    assert mixed == sugar["it"]
    assert [worth(("grain", n)) for n in range(1, 7)] == [1, 3, 5, 8, 12, 12]
    assert [worth(("spices", n)) for n in range(1, 4)] == [0, 4, 4]
    assert [worth(("silver", n)) for n in range(1, 6)] == [0, 3, 7, 12, 12]
    assert [worth(("wine", n)) for n in range(1, 6)] == [1, 3, 6, 10, 10]
    assert [worth(("timber", n)) for n in range(1, 6)] == [1, 3, 6, 9, 9]
    assert [worth(("silk", n)) for n in range(1, 5)] == [0, 3, 8, 8]


@pytest.mark.rule("OM-804")
def test_a_run_goes_over_turns_and_takes_in_the_starting_card() -> None:
    state = table(2, hands=["g18 g24", "g08 g12"], cargo=["g20", "g46"])
    play(state, "g18 g24")
    load(state, "g18 g24")
    assert state.standings().scores[0].parts["cargo"] == 7


def marked(*owned: dict[str, int], **options: str) -> list[int]:
    seats = len(owned)
    state = table(seats, owned=owned, options=options)
    return [score.parts["markers"] for score in state.standings().scores]


@pytest.mark.rule("OM-808", "OM-809", "OM-R12", "OM-R13")
def test_example_11_port_markers() -> None:
    owned = (
        {"compass": 3, "fight_pirates": 1, "important_deal": 1},
        {"compass": 2, "fight_pirates": 1, "important_deal": 1, "smooth_sailing": 1},
        {"local_authority": 1, "smooth_sailing": 1},
        {"local_authority": 1, "favourable_market": 1},
    )
    for ranking in ("dense", "competition"):
        assert marked(*owned, tie_ranking=ranking) == [3, 6, 1, 1]
    assert marked({"compass": 1}, {"fight_pirates": 1}, {}, {}) == [6, 6, 3, 3]
    assert marked({"compass": 1}, {"fight_pirates": 1}, {}, {}, rank_zero="false") == [6, 6, 0, 0]
    assert marked({"compass": 1}, {"fight_pirates": 1}, {}, tie_ranking="competition") == [6, 6, 1]


@pytest.mark.rule("OM-701", "OM-808", "OM-R14")
def test_markers_face_down_count_too() -> None:
    assert marked({"compass": 2}, {"smooth_sailing": 1}) == [6, 3]


@pytest.mark.rule("OM-810", "OM-R12", "OM-R13")
def test_prestige_is_ranked_once_more() -> None:
    def paid(*prestige: int, **options: str) -> list[int]:
        state = table(len(prestige), prestige=prestige, options=options)
        return [score.parts["prestige"] for score in state.standings().scores]

    assert paid(3, 3, 1, 0) == [6, 6, 3, 1]
    assert paid(3, 3, 1, 0, tie_ranking="competition") == [6, 6, 1, 0]
    assert paid(3, 3, 1, 0, rank_zero="false") == [6, 6, 3, 0]
    assert paid(0, 0, 0) == [6, 6, 6]


@pytest.mark.rule("OM-811", "OM-812")
def test_pirates_cost_and_hands_do_nothing() -> None:
    state = table(hands=["g00 g01 g02", ""], pirates=["unseen g03 unseen", ""])
    parts = [score.parts for score in state.standings().scores]
    assert [part["pirates"] for part in parts] == [-3, 0, 0]
    empty = table(pirates=["unseen g03 unseen", ""])
    assert empty.standings() == state.standings()


SEATS = [
    ([("timber", 2), ("silk", 3), ("spices", 2), ("grain", 1)], 20, 5, 3, 3, 4),
    ([("wine", 5), ("sugar", 2), ("silver", 4)], 14, 5, 4, 3, 7),
    ([("sugar", 3), ("grain", 6), ("timber", 1)], 9, 2, 2, 1, 3),
    ([("spices", 1), ("silk", 1), ("silver", 1), ("sugar", 1)], -2, 0, 0, 0, 10),
]


def example_24(**options: str) -> OltreMareState:
    left = {name: list(cards) for name, cards in goods().items()}
    cargo = [
        " ".join(left[good].pop(0) for good, count in seat[0] for _ in range(count))
        for seat in SEATS
    ]
    unseen = [" ".join(["unseen"] * seat[5]) for seat in SEATS]
    hand = " ".join(name for cards in left.values() for name in cards[: len(cards)])
    stolen = sum(seat[5] for seat in SEATS)
    return table(
        4,
        hands=["", "", "", " ".join(hand.split()[: len(hand.split()) - stolen])],
        cargo=cargo,
        pirates=unseen,
        ships=["tana"] * 4,
        ducats=tuple(seat[1] for seat in SEATS),
        prestige=tuple(seat[4] for seat in SEATS),
        owned=(
            {"compass": 3, "fight_pirates": 1, "important_deal": 1},
            {"compass": 2, "fight_pirates": 1, "important_deal": 1, "smooth_sailing": 1},
            {"local_authority": 1, "smooth_sailing": 1},
            {},
        ),
        phase="over",
        active=None,
        venice=False,
        end_reason="deck_empty",
        options=options,
    )


@pytest.mark.rule("OM-803", "OM-813", "OM-808", "OM-810", "OM-811", "OM-R12", "OM-R13", "OM-R1")
@pytest.mark.parametrize(
    ("options", "totals"),
    [
        ({}, [41, 44, 30, -11]),
        ({"tie_ranking": "competition"}, [41, 44, 28, -12]),
        ({"edition": "fr"}, [41, 44, 29, -10]),
        ({"rank_zero": "false"}, [41, 44, 30, -12]),
    ],
)
def test_example_24_final_scoring(options: dict[str, str], totals: Sequence[int]) -> None:
    state = example_24(**options)
    standings = state.standings()
    assert [score.total for score in standings.scores] == totals
    assert standings.winners == (1,)
    assert standings.ranks == (2, 1, 3, 4)
    assert seen(state).scores == standings.scores


@pytest.mark.rule("OM-803")
def test_example_24_part_by_part() -> None:
    parts = [score.parts for score in example_24().standings().scores]
    assert [list(part.values()) for part in parts] == [
        [20, 16, 3, 6, -4],
        [14, 25, 6, 6, -7],
        [9, 20, 1, 3, -3],
        [-2, 0, 0, 1, -10],
    ]


@pytest.mark.rule("OM-813", "OM-R30")
def test_equal_totals_share_the_victory() -> None:
    state = table(ducats=(10, 10, 2), ships=["tana"] * 3, cargo=["g46", "g52", "g48"])
    assert state.standings().winners == (0, 1)
    assert state.standings().ranks == (1, 1, 3)


@pytest.mark.rule("OM-801", "OM-802", "OM-902", "OM-R22")
def test_the_last_turn_is_finished_and_the_piles_are_turned_up() -> None:
    state = table(hands=["g08 g12 g14 g19", "g24"], deck=1, pirates=["g60"])
    told = play(state, "g08 g19")
    assert state.deck_empty()
    assert seen(state, 1).cargo[0] == ("g20",)
    do(state, 0, state.legal(0)[0])  # navigation is still due
    told = load(state, "g19 g08")
    (ended,) = heard(told, GameEnded, None)
    assert ended.reason == "deck_empty"
    assert ended.cargo[0] == ("g20", "g19", "g08")
    assert ended.scores == state.standings().scores
    assert seen(state, 1).cargo == ended.cargo
    assert phase(state) == "over"
    assert state.actors() == ()
    for seat in range(3):
        assert state.legal(seat) == []
        assert refused(state, seat, EndTrade()) == "OM-201"
        assert refused(state, seat, Propose(0, ())) == "OM-201"


@pytest.mark.rule("OM-802")
def test_deals_and_the_pirate_pile_stay_open_in_the_last_turn() -> None:
    state = table(hands=["g08 g12", "g24"], deck=0, pirates=["g60"])
    deal(state, Propose(1, (), get=("silver",), give_ducats=1), "g24")
    assert state.prestige[1] == 1
    do(state, 0, Buy("pirates"))
    assert len(state.hands[0]) == 4


@pytest.mark.rule("OM-801", "OM-813")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_game_ends(seats: int) -> None:
    state = table(seats)
    finish(state)
    assert state.end_reason() == "deck_empty"
    assert state.standings().winners
    assert open_game("oltre-mare").load(state.position()).standings() == state.standings()
