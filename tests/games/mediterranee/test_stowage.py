"""Chapter 3: transfers within an area, pieces thrown away."""

import pytest

from fondaco.games.mediterranee.words import (
    DiscardGoods,
    DiscardSailors,
    Done,
    GalleySunk,
    GoodsDiscarded,
    Land,
    Rearrange,
    Rearranged,
    SailorsDiscarded,
)
from fondaco.table.blanks import Grid
from fondaco.table.words import Invalid
from tests.games.mediterranee.tables import (
    GENOA,
    VENICE,
    crew,
    do,
    events,
    galley,
    garrison,
    goods,
    port,
    refused,
    seen,
    table,
    the,
)


@pytest.mark.rule("ME-339", "ME-341", "ME-R24")
def test_e13_two_full_galleys_swap_cargo_in_one_step() -> None:
    state = table({"g1": galley(0, 4, 1, {"wood": 4}), "g2": galley(0, 4, 1, {"wine": 4})})
    half = {"sailors": 1, "wood": 2, "wine": 2}
    told = do(state, 0, Rearrange(4, {"g1": half, "g2": half}))
    assert the(told, Rearranged).garrison is None
    assert goods(state, "g1") == goods(state, "g2") == {"wood": 2, "wine": 2}


@pytest.mark.rule("ME-344", "ME-909")
def test_a_galley_has_one_name() -> None:
    again = "g\N{ARABIC-INDIC DIGIT ONE}"
    state = table({"g1": galley(0, 4, 1, {"wood": 2})})
    twice = {"g1": {"sailors": 1}, again: {"sailors": 1, "wood": 4}}
    assert refused(state, 0, Rearrange(4, twice)) == "ME-344 bad_transfer"
    landing = table({"g1": galley(0, 4, 1)}, phase="control")
    assert refused(landing, 0, Land("ragusa", {"g1": 1, again: 1})) == "ME-603 no_galley_in_port"
    with pytest.raises(Invalid, match="must be called g1"):
        table({"g1": galley(0, 4, 1), again: galley(0, 4, 1)})


@pytest.mark.rule("ME-340")
def test_sailors_move_between_galleys_and_an_own_garrison() -> None:
    ships = {"g1": galley(0, 0, 5), "g2": galley(0, 0, 1, {"gold": 1})}
    state = table(ships, {"venezia": port(0, 2)})
    action = Rearrange(0, {"g1": {"sailors": 1}, "g2": {"sailors": 4, "gold": 1}}, 3)
    do(state, 0, action)
    assert (crew(state, "g1"), crew(state, "g2"), garrison(state, "venezia")) == (1, 4, 3)
    do(state, 0, Rearrange(0, {"g1": {"sailors": 4}}, 0))
    assert (crew(state, "g1"), garrison(state, "venezia")) == (4, 0)


@pytest.mark.rule("ME-342", "ME-116", "ME-R25")
def test_e14_the_last_sailor_leaves_only_on_request() -> None:
    state = table({"g1": galley(0, 0, 1, {"gold": 3})}, {"venezia": port(0, 0)})
    held = {"g1": {"sailors": 0, "gold": 3}}
    assert refused(state, 0, Rearrange(0, held, 1)) == "ME-342 would_sink"
    told = do(state, 0, Rearrange(0, held, 1, scuttle=True))
    assert the(told, GalleySunk) == GalleySunk(0, "g1", 0, {"gold": 3})
    assert garrison(state, "venezia") == 1
    assert seen(state).box.goods["gold"] == 15
    assert seen(state).galleys == {}


@pytest.mark.rule("ME-R25", "ME-342")
def test_scuttling_by_option() -> None:
    ships = {"g1": galley(0, 0, 1, {"gold": 3}), "g2": galley(0, 4, 2)}
    action = Rearrange(0, {"g1": {"sailors": 0, "gold": 3}}, 1, scuttle=True)
    state = table(ships, None, {"voluntary_scuttle": "false"})
    assert refused(state, 0, action) == "ME-342 would_sink"
    do(table(ships, None, {"voluntary_scuttle": "true"}), 0, action)


@pytest.mark.rule("ME-343")
def test_transfers_cost_nothing_and_have_no_limit() -> None:
    state = table({"g1": galley(0, 4, 1, {"wood": 1}), "g2": galley(0, 4, 1)})
    there = Rearrange(4, {"g1": {"sailors": 1}, "g2": {"sailors": 1, "wood": 1}})
    back = Rearrange(4, {"g1": {"sailors": 1, "wood": 1}, "g2": {"sailors": 1}})
    for _ in range(50):
        do(state, 0, there)
        do(state, 0, back)
    assert state.money[0] == 2000
    assert state.actors() == (0,)


@pytest.mark.rule("ME-344", "ME-R24")
@pytest.mark.parametrize(
    ("galleys", "ashore"),
    [
        ({"g1": {"sailors": 1, "wood": 2}}, 1),  # ashore in a neutral port
        ({"g1": {"sailors": 2, "wood": 1}}, None),  # into a warehouse
        ({"g1": {"sailors": 2, "wood": 2, "iron": 1}}, None),  # out of a warehouse
        ({"g1": {"sailors": 3, "wood": 2}}, None),
        ({"g1": {"sailors": 1, "wood": 2}}, None),
        ({"g1": {"sailors": 2, "wood": 1}, "g2": {"sailors": 2, "wood": 1}}, None),  # far away
        ({"g3": {"sailors": 1}}, None),  # foreign
        ({"g1": {"sailors": 2, "wood": 2, "cannon": 1}}, None),
        ({"g1": {"sailors": 2, "wood": 3, "iron": -1}}, None),
        ({"g1": {"sailors": 2, "wood": 2}}, None),  # nothing moves
        ({}, None),
    ],
)
def test_forbidden_transfers(galleys: dict[str, dict[str, int]], ashore: int | None) -> None:
    ships = {
        "g1": galley(VENICE, 4, 2, {"wood": 2}),
        "g2": galley(VENICE, 0, 2),
        "g3": galley(GENOA, 4, 2),
    }
    state = table(ships, {"ragusa": port(None, 0, ["iron"])})
    assert refused(state, 0, Rearrange(4, galleys, ashore)).startswith("ME-344")


@pytest.mark.rule("ME-344", "ME-340")
def test_no_sailor_steps_into_a_foreign_garrison() -> None:
    ships = {"g1": galley(VENICE, 14, 2)}
    state = table(ships, {"corfu": port(GENOA, 2)})
    assert refused(state, 0, Rearrange(14, {"g1": {"sailors": 1}}, 3)) == "ME-344 bad_transfer"
    assert refused(state, 0, Rearrange(14, {"g1": {"sailors": 3}}, 1)) == "ME-344 bad_transfer"
    own = table(ships, {"corfu": port(VENICE, 2)})
    assert refused(own, 0, Rearrange(14, {"g1": {"sailors": 5}}, -1)) == "ME-344 bad_transfer"


@pytest.mark.rule("ME-345")
@pytest.mark.parametrize("where", [4, 8, 10])
def test_goods_are_thrown_away_anywhere_for_nothing(where: int) -> None:
    state = table({"g1": galley(0, where, 1, {"wood": 2, "gems": 1}), "g2": galley(1, 0, 1)})
    told = do(state, 0, DiscardGoods("g1", {"wood": 2}))
    assert the(told, GoodsDiscarded) == GoodsDiscarded(0, "g1", {"wood": 2})
    assert seen(state).box.goods["wood"] == 15
    assert state.money[0] == 2000
    assert goods(state, "g1") == {"gems": 1}
    assert refused(state, 0, DiscardGoods("g1", {"wood": 1})) == "ME-345 not_aboard"
    assert refused(state, 0, DiscardGoods("g1", {"gems": 0})) == "ME-345 not_aboard"
    assert refused(state, 0, DiscardGoods("g1", {"sailors": 1})) == "ME-345 not_aboard"
    assert refused(state, 0, DiscardGoods("g1", {})) == "ME-345 not_aboard"
    assert refused(state, 0, DiscardGoods("g2", {"wood": 1})) == "ME-345 not_your_galley"


@pytest.mark.rule("ME-346", "ME-347", "ME-R26")
@pytest.mark.parametrize("holder", [None, GENOA])
def test_e15_sailors_of_a_galley_in_a_port_of_others_go_to_the_box(holder: int | None) -> None:
    state = table({"g1": galley(VENICE, 4, 3)}, {"ragusa": port(holder)})
    assert seen(state).box.sailors == 173
    assert refused(state, 0, DiscardSailors("g1", 3)) == "ME-346 last_sailor"
    assert refused(state, 0, DiscardSailors("g1", 0)) == "ME-346 last_sailor"
    told = do(state, 0, DiscardSailors("g1", 2))
    assert SailorsDiscarded(0, "g1", 2) in events(told)
    assert seen(state).box.sailors == 175
    assert crew(state, "g1") == 1


@pytest.mark.rule("ME-346", "ME-347")
def test_e15_not_at_sea_and_in_an_own_port_they_join_the_garrison() -> None:
    state = table(
        {"g1": galley(0, 10, 3, {"wood": 1}), "g2": galley(0, 0, 3), "g3": galley(1, 0, 2)}
    )
    assert refused(state, 0, DiscardSailors("g1", 2)) == "ME-346 no_port_here"
    assert refused(state, 0, DiscardSailors("g3", 1)) == "ME-346 not_your_galley"
    do(state, 0, DiscardSailors("g2", 2))
    assert garrison(state, "venezia") == 2
    assert state.money[0] == 2000


@pytest.mark.rule("ME-339", "ME-340")
def test_the_listed_steps_are_rearrangements_by_one_piece() -> None:
    ships = {"g1": galley(0, 0, 2, {"wood": 1}), "g2": galley(0, 0, 1), "g3": galley(0, 8, 2)}
    state = table(ships, {"venezia": port(0, 1)})
    steps = [action for action in state.legal(0) if isinstance(action, Rearrange)]
    assert Rearrange(0, {"g1": {"sailors": 1, "wood": 1}}, 2) in steps
    assert Rearrange(0, {"g2": {"sailors": 2}}, 0) in steps
    assert Rearrange(0, {"g1": {"sailors": 2}, "g2": {"sailors": 1, "wood": 1}}) in steps
    assert not any("g3" in step.galleys for step in steps)
    form = next(form for form in state.forms(0) if form.do == "rearrange")
    grid = form.fields[1]
    assert isinstance(grid, Grid)
    assert grid.keys == ("g1", "g2")
    assert grid.kinds[0] == "sailors"


@pytest.mark.rule("ME-907", "ME-R25")
@pytest.mark.parametrize(("scuttle", "phase"), [("true", "purchases"), ("false", "movement")])
def test_a_last_sailor_who_may_go_ashore_is_something_to_do(scuttle: str, phase: str) -> None:
    # All wine is at sea, so that Creta sells nothing either.
    ships = {f"g{n}": galley(GENOA, 1, 1, {"wine": 4 if n < 5 else 3}) for n in range(2, 6)}
    ships["g1"] = galley(VENICE, 23, 1)
    options = {"voluntary_scuttle": scuttle}
    state = table(ships, {"creta": port(VENICE, 0)}, options, seats=2, order=[1, 0])
    do(state, GENOA, Done())
    assert seen(state).phase == phase
