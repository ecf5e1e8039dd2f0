"""Chapter 6: landing on ports without garrison."""

from typing import Any

import pytest

from fondaco.games.mediterranee.rules import MediterraneeState
from fondaco.games.mediterranee.words import Done, GalleySunk, Land, Landed, Sell
from tests.games.mediterranee.tables import (
    GENOA,
    SPAIN,
    TURKEY,
    VENICE,
    crew,
    do,
    done,
    events,
    galley,
    garrison,
    owner,
    port,
    refused,
    seen,
    table,
    the,
)


def landing(
    ships: dict[str, Any], ports: dict[str, Any] | None = None, seat: int = 0, **fields: Any
) -> MediterraneeState:
    fields.setdefault("order", [seat, *(other for other in range(4) if other != seat)])
    return table(ships, ports, phase="control", active=seat, **fields)


@pytest.mark.rule("ME-601")
def test_landing_is_never_compulsory() -> None:
    state = landing({"g1": galley(0, 4, 3), "g2": galley(1, 4, 3)})
    assert state.lapse(0) == Done()
    done(state, 0)
    assert state.actors() == (1,)
    assert owner(state, "ragusa") is None


@pytest.mark.rule("ME-602", "ME-605", "ME-608")
def test_e30_who_lands_controls_the_port_and_closes_it() -> None:
    state = landing({"g1": galley(VENICE, 4, 3), "g2": galley(GENOA, 4, 3), "g3": galley(1, 6, 1)})
    told = do(state, VENICE, Land("ragusa", {"g1": 1}))
    assert the(told, Landed) == Landed(VENICE, "ragusa", {"g1": 1}, None)
    assert (owner(state, "ragusa"), garrison(state, "ragusa")) == (VENICE, 1)
    assert crew(state, "g1") == 2
    assert state.actors() == (GENOA,)
    assert refused(state, GENOA, Land("ragusa", {"g2": 1})) == "ME-602 port_garrisoned"


@pytest.mark.rule("ME-606", "ME-116")
def test_e31_landing_the_last_sailor_sinks_the_galley() -> None:
    state = landing({"g1": galley(0, 4, 1, {"spices": 2}), "g2": galley(0, 6, 1, {"iron": 1})})
    told = do(state, 0, Land("ragusa", {"g1": 1}))
    assert the(told, GalleySunk) == GalleySunk(0, "g1", 4, {"spices": 2})
    assert seen(state).box.goods["spices"] == 15
    done(state, 0)
    assert refused(state, 0, Sell("g1", "spices")) == "ME-701 no_galley_in_port"


@pytest.mark.rule("ME-609", "ME-607", "ME-521")
def test_e32_the_owner_may_land_first_and_keep_his_port() -> None:
    held = {"smyrna": port(TURKEY, 0, ["iron", "gold", "gems"], castle=True)}
    ships = {"g1": galley(VENICE, 13, 3), "g2": galley(TURKEY, 13, 2), "g3": galley(VENICE, 4, 1)}
    state = landing(ships, held, TURKEY)
    told = do(state, TURKEY, Land("smyrna", {"g2": 1}))
    assert the(told, Landed).before == TURKEY
    assert (owner(state, "smyrna"), garrison(state, "smyrna")) == (TURKEY, 1)
    assert refused(state, VENICE, Land("smyrna", {"g1": 1})) == "ME-602 port_garrisoned"
    assert seen(state).ports["smyrna"].castle


@pytest.mark.rule("ME-602", "ME-R34")
@pytest.mark.parametrize(("holder", "men"), [(None, 0), (TURKEY, 0), (TURKEY, 1), (VENICE, 1)])
def test_eligible_is_any_port_without_garrison(holder: int | None, men: int) -> None:
    state = landing({"g1": galley(0, 13, 3), "g2": galley(0, 4, 3)}, {"smyrna": port(holder, men)})
    action = Land("smyrna", {"g1": 2})
    if men:
        assert refused(state, 0, action) == "ME-602 port_garrisoned"
    else:
        do(state, 0, action)
        assert (owner(state, "smyrna"), garrison(state, "smyrna")) == (VENICE, 2)


@pytest.mark.rule("ME-603")
def test_the_sailors_come_from_own_galleys_in_the_port() -> None:
    ships = {"g1": galley(0, 4, 3), "g2": galley(1, 6, 3), "g3": galley(0, 8, 1)}
    state = landing(ships)
    assert refused(state, 0, Land("sardegna", {"g1": 1})) == "ME-603 no_galley_in_port"
    assert refused(state, 0, Land("sardegna", {"g2": 1})) == "ME-603 no_galley_in_port"
    assert refused(state, 0, Land("ragusa", {"g3": 1})) == "ME-603 no_galley_in_port"
    assert refused(state, 0, Land("modon", {})) == "ME-603 no_galley_in_port"
    assert refused(state, 0, Land("ostia", {"g1": 1})) == "ME-603 no_galley_in_port"


@pytest.mark.rule("ME-604", "ME-R35")
def test_one_or_more_sailors_of_several_galleys_in_one_step_per_port() -> None:
    ships = {"g1": galley(0, 4, 3), "g2": galley(0, 4, 2), "g3": galley(0, 6, 2)}
    state = landing(ships)
    assert refused(state, 0, Land("ragusa", {})) == "ME-604 bad_landing"
    assert refused(state, 0, Land("ragusa", {"g1": 0})) == "ME-604 bad_landing"
    assert refused(state, 0, Land("ragusa", {"g1": 4})) == "ME-604 bad_landing"
    do(state, 0, Land("ragusa", {"g1": 2, "g2": 1}))
    assert garrison(state, "ragusa") == 3
    assert refused(state, 0, Land("ragusa", {"g1": 1})) == "ME-602 port_garrisoned"
    do(state, 0, Land("sardegna", {"g3": 1}))
    assert owner(state, "sardegna") == 0


@pytest.mark.rule("ME-605", "ME-607")
def test_a_taken_port_serves_its_new_owner_with_castle_and_goods() -> None:
    held = {"smyrna": port(TURKEY, 0, ["iron", "gold"], castle=True)}
    state = landing({"g1": galley(SPAIN, 13, 2)}, held, SPAIN)
    told = events(do(state, SPAIN, Land("smyrna", {"g1": 1})))
    assert Landed(SPAIN, "smyrna", {"g1": 1}, TURKEY) in told
    place = seen(state).ports["smyrna"]
    assert (place.owner, place.castle, place.stored) == (SPAIN, True, ("iron", "gold"))
    assert state.standings().scores[SPAIN].parts["ports"] == 2


@pytest.mark.rule("ME-610", "ME-202")
def test_phase_6_begins_when_all_have_landed() -> None:
    ships = {"g1": galley(0, 4, 3, {"iron": 1}), "g2": galley(1, 6, 3)}
    state = landing(ships)
    do(state, 0, Land("ragusa", {"g1": 1}))
    assert seen(state).phase == "control"
    done(state, 1)
    assert seen(state).phase == "sales"
    assert state.actors() == (0,)
