"""Chapter 3: constructions and enrolment."""

from typing import Any

import pytest

from fondaco.games.mediterranee.words import (
    BuildCastle,
    BuildGalley,
    Buy,
    CastleBuilt,
    Enrol,
    Enrolled,
    GalleyBuilt,
    Rearrange,
    Sell,
    Step,
)
from tests.games.mediterranee.tables import (
    GENOA,
    VENICE,
    area,
    begun,
    crew,
    do,
    done,
    galley,
    garrison,
    goods,
    lapse_until,
    port,
    refused,
    seen,
    table,
    the,
)

MODON = {"modon": port(VENICE, 2, ["iron"])}


def away() -> dict[str, Any]:
    """A galley of each side that keeps the turn going."""
    return {"g1": galley(VENICE, 0, 2), "g2": galley(GENOA, 1, 2)}


@pytest.mark.rule("ME-325")
def test_building_needs_an_own_port_and_no_galley() -> None:
    ports = {"modon": port(GENOA, 2, ["iron", "gold"]), "tunis": port(None, 0, ["wood", "iron"])}
    state = table({"g1": galley(VENICE, 18, 3)}, ports)
    assert refused(state, 0, BuildGalley("modon", {"garrison": 1})) == "ME-325 not_your_port"
    assert refused(state, 0, BuildCastle("tunis")) == "ME-325 not_your_port"
    assert refused(state, 0, BuildCastle("ostia")) == "ME-325 not_your_port"
    state = table(away(), MODON)
    do(state, 0, BuildGalley("modon", {"garrison": 1}))
    assert area(state, "g3") == 18


@pytest.mark.rule("ME-326", "ME-327")
def test_e11_one_construction_per_port_and_round() -> None:
    ports = {
        "modon": port(VENICE, 2, ["iron", "gold"]),
        "tunis": port(VENICE, 0, ["wood"]),
    }
    state = table(away(), ports)
    told = do(state, 0, BuildGalley("modon", {"garrison": 1}))
    assert the(told, GalleyBuilt) == GalleyBuilt(0, "modon", "g3", {"garrison": 1}, 500)
    assert refused(state, 0, BuildCastle("modon")) == "ME-326 already_built_here"
    assert refused(state, 0, BuildGalley("modon", {"garrison": 1})) == "ME-326 already_built_here"
    assert the(do(state, 0, BuildCastle("tunis")), CastleBuilt).paid == 500
    assert state.money[0] == 1000
    assert state.bank == 40_100 - 8_000 + 1000
    lapse_until(state, "purchases", 2)
    while state.actors() != (0,):
        done(state, state.actors()[0])
    do(state, 0, BuildCastle("modon"))


@pytest.mark.rule("ME-326")
def test_a_castle_is_the_construction_of_its_port_and_of_no_other() -> None:
    state = table(away(), {name: port(VENICE, 1, ["iron", "gold"]) for name in ("modon", "smyrna")})
    do(state, 0, BuildCastle("modon"))
    assert refused(state, 0, BuildGalley("modon", {"garrison": 1})) == "ME-326 already_built_here"
    assert [name for name, seen_port in seen(state).ports.items() if seen_port.built] == ["modon"]
    do(state, 0, BuildGalley("smyrna", {"garrison": 1}))


@pytest.mark.rule("ME-328", "ME-330")
@pytest.mark.parametrize(
    ("name", "stored", "enough"),
    [
        ("tunis", ["wood", "iron"], True),
        ("tunis", ["wood"], False),
        ("tunis", ["iron"], False),
        ("alexandria", ["iron", "wood"], True),
        ("alexandria", [], False),
        ("modon", ["iron"], True),
        ("modon", ["gold"], False),
        ("corfu", ["wood"], True),
    ],
)
def test_e9_a_galley_needs_wood_and_iron_produced_or_stored(
    name: str, stored: list[str], enough: bool
) -> None:
    state = table(away(), {name: port(VENICE, 1, stored)})
    action = BuildGalley(name, {"garrison": 1})
    assert (action in state.legal(0)) is enough
    if enough:
        do(state, 0, action)
        assert list(seen(state).ports[name].stored) == stored
    else:
        assert refused(state, 0, action) == "ME-328 missing_material"


@pytest.mark.rule("ME-329", "ME-330")
@pytest.mark.parametrize(
    ("name", "stored", "enough"),
    [
        ("sicilia", ["wood", "gold"], True),
        ("sicilia", ["wood", "iron"], False),
        ("istanbul", ["gold", "wood"], True),
        ("tunis", ["wood"], True),
        ("tunis", ["iron"], False),
        ("modon", ["gold"], True),
    ],
)
def test_e10_a_castle_needs_wood_and_gold_produced_or_stored(
    name: str, stored: list[str], enough: bool
) -> None:
    state = table(away(), {name: port(VENICE, 0, stored)})
    assert (BuildCastle(name) in state.legal(0)) is enough
    if enough:
        do(state, 0, BuildCastle(name))
        assert list(seen(state).ports[name].stored) == stored
        assert seen(state).ports[name].castle
    else:
        assert refused(state, 0, BuildCastle(name)) == "ME-329 missing_material"


@pytest.mark.rule("ME-331", "ME-333")
def test_a_new_galley_appears_at_once_and_takes_part_in_everything() -> None:
    state = table(away(), MODON)
    do(state, 0, BuildGalley("modon", {"garrison": 2}))
    view = seen(state).galleys["g3"]
    assert (view.owner, view.area, view.sailors) == (VENICE, 18, 2)
    do(state, 0, Buy("modon", {"g3": 2}))
    assert goods(state, "g3") == {"wood": 2}
    lapse_until(state, "movement")
    do(state, 0, Step("g3", 21))
    assert area(state, "g3") == 21


@pytest.mark.rule("ME-332")
def test_the_first_crew_comes_from_garrison_enrolment_and_galleys() -> None:
    ships = away() | {"g3": galley(VENICE, 18, 3)}
    state = table(ships, MODON)
    crew_of = {"garrison": 2, "enrolled": 1, "g3": 2}
    told = do(state, 0, BuildGalley("modon", crew_of))
    assert the(told, GalleyBuilt).paid == 600
    assert (crew(state, "g4"), crew(state, "g3"), garrison(state, "modon")) == (5, 1, 0)
    assert state.money[0] == 1400
    assert seen(state).ports["modon"].enrolled == 1


@pytest.mark.rule("ME-332", "ME-R22")
@pytest.mark.parametrize(
    "crew_of",
    [
        {},
        {"garrison": 0},
        {"garrison": 3},
        {"enrolled": 2},
        {"g3": 3},
        {"g1": 1},
        {"g2": 1},
        {"g9": 1},
        {"garrison": 1, "g3": -1},
    ],
)
def test_a_source_that_cannot_provide_is_no_crew(crew_of: dict[str, int]) -> None:
    ships = away() | {"g3": galley(VENICE, 18, 3)}
    state = table(ships, MODON)
    assert refused(state, 0, BuildGalley("modon", crew_of)) == "ME-332 no_crew"


@pytest.mark.rule("ME-332", "ME-114")
def test_a_new_galley_carries_at_most_five() -> None:
    state = table(away(), {"modon": port(VENICE, 6, ["iron"])})
    action = BuildGalley("modon", {"garrison": 6})
    assert refused(state, 0, action) == "ME-114 galley_overloaded"
    do(state, 0, BuildGalley("modon", {"garrison": 5}))


@pytest.mark.rule("ME-332", "ME-336")
def test_e16_without_anybody_to_man_it_no_galley_is_built() -> None:
    state = table(away(), {"modon": port(VENICE, 0, ["iron"], enrolled=1)})
    for source in ("garrison", "enrolled", "g1"):
        assert refused(state, 0, BuildGalley("modon", {source: 1})) == "ME-332 no_crew"
    assert not any(isinstance(action, BuildGalley) for action in state.legal(0))


@pytest.mark.rule("ME-R22")
def test_galleys_as_a_source_by_option() -> None:
    ships = away() | {"g3": galley(VENICE, 18, 3)}
    action = BuildGalley("modon", {"g3": 1})
    state = table(ships, MODON, {"new_galley_crew": "garrison_or_enrolled"})
    assert refused(state, 0, action) == "ME-332 no_crew"
    do(state, 0, BuildGalley("modon", {"garrison": 1, "enrolled": 1}))
    state = table(ships, MODON, {"new_galley_crew": "any_own_in_area"})
    assert action in state.legal(0)
    do(state, 0, action)


@pytest.mark.rule("ME-334")
def test_a_port_holds_one_castle() -> None:
    state = table(away(), {"tunis": port(VENICE, 0, ["wood"], castle=True)})
    assert refused(state, 0, BuildCastle("tunis")) == "ME-334 already_fortified"
    assert seen(state).box.castles == 19


@pytest.mark.rule("ME-335")
def test_enrolling_needs_an_own_port_and_no_galley() -> None:
    ports = {"smyrna": port(GENOA, 1, ["iron"]), "modon": port(None, 0, ["iron"])}
    state = table({"g1": galley(VENICE, 13, 1), "g2": galley(VENICE, 18, 1)}, ports)
    assert refused(state, 0, Enrol("smyrna", {"g1": 1})) == "ME-335 not_your_port"
    assert refused(state, 0, Enrol("modon", {"g2": 1})) == "ME-335 not_your_port"
    state = table(away(), MODON)
    do(state, 0, Enrol("modon", {"garrison": 1}))
    assert garrison(state, "modon") == 3


@pytest.mark.rule("ME-336", "ME-337")
def test_e12_as_many_sailors_as_stored_goods_per_port_and_round() -> None:
    ports = {"smyrna": port(VENICE, 0, ["iron", "gold", "gems"])}
    state = table(away(), ports)
    assert refused(state, 0, Enrol("smyrna", {"garrison": 4})) == "ME-336 enrol_limit"
    told = do(state, 0, Enrol("smyrna", {"garrison": 2}))
    assert the(told, Enrolled) == Enrolled(0, "smyrna", {"garrison": 2}, 200)
    assert refused(state, 0, Enrol("smyrna", {"garrison": 2})) == "ME-336 enrol_limit"
    do(state, 0, Enrol("smyrna", {"garrison": 1}))
    assert refused(state, 0, Enrol("smyrna", {"garrison": 1})) == "ME-336 enrol_limit"
    assert state.money[0] == 1700
    assert state.bank == 40_100 - 8_000 + 300
    lapse_until(state, "purchases", 2)
    while state.actors() != (0,):
        done(state, state.actors()[0])
    do(state, 0, Enrol("smyrna", {"garrison": 3}))


@pytest.mark.rule("ME-336")
def test_e12_an_empty_warehouse_gives_no_sailors() -> None:
    state = begun()
    assert refused(state, 0, Enrol("venezia", {"garrison": 1})) == "ME-336 enrol_limit"
    assert not any(isinstance(action, Enrol) for action in state.legal(0))


@pytest.mark.rule("ME-338", "ME-114")
def test_enrolled_sailors_go_ashore_or_aboard_in_that_port() -> None:
    ports = {"smyrna": port(VENICE, 0, ["iron", "gold", "gems"])}
    ships = away() | {"g3": galley(VENICE, 13, 3), "g4": galley(VENICE, 13, 5)}
    state = table(ships, ports)
    assert refused(state, 0, Enrol("smyrna", {"g1": 1})) == "ME-338 no_galley_in_port"
    assert refused(state, 0, Enrol("smyrna", {"g2": 1})) == "ME-338 no_galley_in_port"
    assert refused(state, 0, Enrol("smyrna", {"g4": 1})) == "ME-114 galley_overloaded"
    assert refused(state, 0, Enrol("smyrna", {"g3": 3})) == "ME-114 galley_overloaded"
    assert refused(state, 0, Enrol("smyrna", {"g3": 1, "garrison": 0})) == "ME-338 bad_load"
    do(state, 0, Enrol("smyrna", {"g3": 2, "garrison": 1}))
    assert (crew(state, "g3"), garrison(state, "smyrna")) == (5, 1)


# -- limited pieces --


def crowded(**ports: Any) -> Any:
    """All sailors but one are on the board."""
    held = {"venezia": port(VENICE, 171, ["gold", "iron", "wood"])}
    return table(away(), held | ports)


@pytest.mark.rule("ME-905")
def test_sailors_are_limited_to_those_in_the_box() -> None:
    state = crowded()
    assert seen(state).box.sailors == 1
    assert refused(state, 0, Enrol("venezia", {"garrison": 2})) == "ME-905 box_empty"
    assert refused(state, 0, BuildGalley("venezia", {"enrolled": 2})) == "ME-905 box_empty"
    do(state, 0, Enrol("venezia", {"garrison": 1}))
    assert not any(isinstance(action, Enrol) for action in state.legal(0))
    do(state, 0, BuildGalley("venezia", {"garrison": 1}))


@pytest.mark.rule("ME-905")
def test_galleys_and_castles_are_limited_and_come_back_to_the_box() -> None:
    ships = {f"g{n + 1}": galley(VENICE, 0, 1) for n in range(28)}
    state = table(ships, {"venezia": port(VENICE, 1, ["gold", "iron", "wood"])})
    action = BuildGalley("venezia", {"garrison": 1})
    assert refused(state, 0, action) == "ME-905 box_empty"
    do(state, 0, Rearrange(0, {"g7": {"sailors": 0}, "g8": {"sailors": 2}}, None, True))
    do(state, 0, action)
    assert seen(state).galleys["g7"].sailors == 1
    names = list(table().parts.ports)
    castled = {name: port(GENOA, 0, (), castle=True) for name in names if name != "tunis"}
    castled = dict(list(castled.items())[:20])
    state = table(away(), castled | {"tunis": port(VENICE, 0, ["wood"])})
    assert refused(state, 0, BuildCastle("tunis")) == "ME-905 box_empty"


@pytest.mark.rule("ME-R19")
def test_pieces_without_limit_by_option() -> None:
    ships = {f"g{n + 1}": galley(VENICE, 0, 1) for n in range(28)}
    options = {"piece_limits": "goods_only"}
    ports = {"venezia": port(VENICE, 200, ["gold", "iron", "wood"])}
    state = table(ships, ports, options)
    assert seen(state).box.galleys is None
    do(state, 0, BuildGalley("venezia", {"garrison": 1}))
    assert crew(state, "g29") == 1
    do(state, 0, Enrol("venezia", {"g29": 2}))
    lapse_until(state, "movement")
    do(state, 0, Step("g29", 4))
    assert area(state, "g29") == 4
    strict = {"piece_limits": "strict"}
    with pytest.raises(Exception, match="ME-905"):
        table(ships, ports, strict)


@pytest.mark.rule("ME-R19")
@pytest.mark.parametrize(("count", "left"), [("176", 172), ("180", 176)])
def test_the_number_of_sailors_by_option(count: str, left: int) -> None:
    assert seen(table(away(), None, {"sailor_count": count})).box.sailors == left


@pytest.mark.rule("ME-906", "ME-R20")
def test_the_bank_never_runs_dry() -> None:
    rich = [40_000, 40_000, 2000, 2000]
    state = table({"g1": galley(0, 4, 2, {"iron": 1})}, money=rich, phase="sales")
    do(state, 0, Sell("g1", "iron"))
    assert state.money[0] == 40_000 + 200 + 300
