"""Chapter 8: the end and the scoring."""

from typing import Any

import pytest

from fondaco.games.genoa.ending import groups
from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.words import EndMovement, GameEnded, PrivilegesShown
from fondaco.table.words import Standings
from tests.games.genoa.tables import ANN, BOB, do, seen, table

CARD = {
    name: f"p{n:02}"
    for n, name in enumerate(
        [
            "col",
            "prk",
            "kut",
            "ric",
            "gew",
            "tra",
            "get",
            "mon",
            "haf",
            "pal",
            "zas",
            "tuc",
            "tav",
            "met",
        ],
        start=1,
    )
}


def holding(*buildings: str) -> GenoaState:
    return table(2, hands=[[CARD[name] for name in buildings]])


def privileges(*buildings: str) -> int:
    return holding(*buildings).standings().scores[ANN].parts["privileges"]


def over(**fields: Any) -> GenoaState:
    return table(2, phase="over", round=12, **fields)


def results(**fields: Any) -> Standings:
    return over(**fields).standings()


@pytest.mark.rule("GN-803")
def test_at_the_end_all_privileges_are_shown_and_pay() -> None:
    state = table(2, active=1, round=12, way=["s26"], hands=[["p01", "p02", "l01"], ["p09"]])
    told = do(state, BOB, EndMovement())
    assert PrivilegesShown(ANN, ("p01", "p02")) in told
    assert PrivilegesShown(BOB, ("p09",)) in told
    assert isinstance(told[-1], GameEnded)
    assert [score.total for score in told[-1].scores] == [160, 140]
    view = seen(state, None)
    assert view.hands == (("p01", "p02"), ("p09",))  # other cards stay secret
    assert view.money == (130, 130)
    assert view.scores is not None


@pytest.mark.rule("GN-804", "GN-R37")
def test_groups_are_runs_on_the_closed_ring() -> None:
    assert groups(holding("met", "col"), ANN) == [2]  # round the corner
    assert sorted(groups(holding("prk", "kut", "gew", "tra", "met"), ANN)) == [1, 2, 2]
    assert groups(holding(*CARD), ANN) == [14]
    assert groups(holding(), ANN) == []


@pytest.mark.rule("GN-805")
@pytest.mark.parametrize(
    ("size", "pays"), [(0, 0), (1, 10), (2, 30), (3, 60), (4, 100), (5, 150), (6, 200), (9, 200)]
)
def test_what_a_group_pays(size: int, pays: int) -> None:
    assert privileges(*list(CARD)[:size]) == pays


@pytest.mark.rule("GN-805")
def test_all_groups_are_added() -> None:
    assert privileges("col", "prk", "ric", "tra", "get") == 30 + 10 + 30


@pytest.mark.rule("GN-806")
def test_ten_ducats_for_each_building() -> None:
    score = results(owners={"prk": ANN, "met": ANN, "haf": BOB}).scores
    assert [part.parts["buildings"] for part in score] == [20, 10]


@pytest.mark.rule("GN-807")
def test_most_ducats_win() -> None:
    assert results(money=[200, 205]).winners == (BOB,)


@pytest.mark.rule("GN-808", "GN-R38")
def test_assets_break_ties() -> None:
    fields: dict[str, Any] = {
        "money": [200, 200],
        "goods": [{"silk": 2}, {"silk": 1}],
        "specials": [{}, {"start": 1}],
        "markers": [{}, {"blue": 1}],
        "hands": [["l01"], ["k01"]],
    }
    assert results(**fields).winners == (BOB,)
    goods_only = table(2, {"tiebreak_assets": "goods_only"}, phase="over", round=12, **fields)
    assert goods_only.standings().winners == (ANN,)
    equal = results(money=[200, 200], goods=[{"silk": 1}, {"salt": 1}])
    assert equal.winners == (ANN, BOB)  # they share the victory


@pytest.mark.rule("GN-809", "GN-R39")
def test_leftovers_are_worth_nothing() -> None:
    score = results(
        goods=[{"silk": 3}], specials=[{"start": 2}], markers=[{"red": 2}], hands=[["l01", "b01"]]
    ).scores[ANN]
    assert score.total == 130


@pytest.mark.rule("GN-808", "GN-R38")
@pytest.mark.parametrize(
    "asset",
    [
        {"goods": [{}, {"silk": 1}]},
        {"specials": [{}, {"start": 1}]},
        {"markers": [{}, {"blue": 1}]},
        {"hands": [[], ["b01"]]},
    ],
)
def test_every_class_of_assets_breaks_a_tie(asset: dict[str, Any]) -> None:
    assert results(money=[200, 200], **asset).winners == (BOB,)
    # Privileges count too, beside what they pay.
    assert results(money=[210, 200], hands=[[], ["p01"]]).winners == (BOB,)
