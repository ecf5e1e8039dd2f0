"""Chapters 4 and 7: the trip of a ship, port markers."""

from typing import Any

import pytest

from fondaco.games.oltre_mare.rules import OltreMareState
from fondaco.games.oltre_mare.words import (
    Buy,
    CompassDeclined,
    Jump,
    MarkerTaken,
    MarkerTurned,
    Sail,
    SailingPaid,
    ShipJumped,
    ShipSailed,
)
from tests.games.oltre_mare.tables import (
    do,
    heard,
    pass_turn,
    phase,
    play,
    refused,
    seen,
    table,
)
from tests.games.oltre_mare.test_setup import own_data

SHIPS = ["g61", "g63", "g67", "g69"]
"""Each has one ship."""


def at_sea(port: str, steps: int, seats: int = 3, **fields: Any) -> OltreMareState:
    """Seat 0 is about to sail."""
    ships = (port, *("tana",) * (seats - 1))
    played = [*SHIPS[:steps], "g60"][:4]
    return table(seats, phase="sail", steps=steps, played=played, ships=ships, **fields)


def trips(state: OltreMareState) -> dict[str, Sail]:
    """The listed trips by the port where they end."""
    ends = {}
    for action in state.legal(0):
        assert isinstance(action, Sail)
        other = state.copy()
        do(other, 0, action)
        ends[seen(other).ships[0]] = action
    return ends


@pytest.mark.rule("OM-410", "OM-411", "OM-413", "OM-415")
@pytest.mark.parametrize(
    ("port", "steps", "ends"),
    [
        ("venezia", 1, "ancona zara"),
        ("venezia", 2, "ancona brindisi ragusa zara"),
        ("venezia", 3, "brindisi durazzo messina ragusa venezia"),
        ("tunisi", 2, "alessandria brindisi modone"),
        ("caffa", 2, "costantinopoli trebisonda"),
    ],
)
def test_example_13_end_ports(port: str, steps: int, ends: str) -> None:
    state = at_sea(port, steps)
    assert sorted(trips(state)) == ends.split()
    assert all(len(trip.routes) == steps for trip in trips(state).values())


@pytest.mark.rule("OM-413", "OM-411")
def test_example_13_a_beginning_that_cannot_be_completed() -> None:
    state = at_sea("venezia", 4)
    assert refused(state, 0, Sail(("r01", "r35", "r30"))) == "OM-413"
    assert state.check(0, Sail(("r01", "r35", "r29"))) is None


@pytest.mark.rule("OM-410")
@pytest.mark.parametrize(
    "routes",
    [(), ("r01", "r02", "r03"), ("r02",), ("r01", "r30"), ("r01", "r99"), ("r01", "r03")],
)
def test_a_trip_has_the_exact_length_along_routes(routes: tuple[str, ...]) -> None:
    assert refused(at_sea("venezia", 2), 0, Sail(routes)) == "OM-410"


@pytest.mark.rule("OM-411")
def test_no_route_twice_in_either_direction() -> None:
    state = at_sea("venezia", 2)
    assert refused(state, 0, Sail(("r01", "r01"))) == "OM-411"
    do(state, 0, Sail(("r01",)))
    assert refused(state, 0, Sail(("r01",))) == "OM-411"
    state = at_sea("venezia", 4)
    assert refused(state, 0, Sail(("r01", "r35", "r35"))) == "OM-411"


@pytest.mark.rule("OM-411", "OM-R24", "OM-415")
def test_a_round_trip_loses_the_active_marker() -> None:
    state = at_sea(
        "venezia",
        3,
        owned=({"smooth_sailing": 1}, {}, {}),
        active_markers=("smooth_sailing", None, None),
    )
    told = do(state, 0, trips(state)["venezia"])
    assert seen(state).ships[0] == "venezia"
    assert heard(told, MarkerTurned, 1) == [MarkerTurned(0, "smooth_sailing")]
    assert seen(state).active_markers[0] is None
    assert seen(state).owned[0] == {"smooth_sailing": 1}


@pytest.mark.rule("OM-410", "OM-413", "OM-906")
def test_a_trip_may_be_drawn_step_by_step() -> None:
    state = at_sea("venezia", 4)
    told = do(state, 0, Sail(("r01", "r02")))
    assert heard(told, ShipSailed, 2) == [ShipSailed(0, ("r01", "r02"), "brindisi", 2)]
    assert (phase(state), seen(state).steps, seen(state).ships[0]) == ("sail", 2, "brindisi")
    assert seen(state, 1).sailed == ("r01", "r02")
    # From Zara only Ragusa is left, and from there only Durazzo: the rest goes by itself.
    state = at_sea("venezia", 4)
    told = do(state, 0, Sail(("r01",)))
    assert seen(state).ships[0] == "ancona"
    told = do(state, 0, Sail(("r35",)))
    assert heard(told, ShipSailed, 2) == [ShipSailed(0, ("r35", "r29", "r28"), "durazzo", 0)]
    assert phase(state) == "load"
    assert seen(state).sailed == ("r01", "r35", "r29", "r28")


@pytest.mark.rule("OM-412", "OM-414", "OM-905")
def test_only_the_stop_counts() -> None:
    markers = {"ancona": "important_deal", "brindisi": "smooth_sailing"}
    state = at_sea("venezia", 2, markers=markers)
    told = do(state, 0, trips(state)["brindisi"])
    assert heard(told, MarkerTaken, None) == [MarkerTaken(0, "brindisi", "smooth_sailing")]
    view = seen(state)
    assert view.markers == {"ancona": "important_deal"}  # OM-705: and nothing replaces it
    assert view.owned[0] == {"smooth_sailing": 1}
    assert view.active_markers == ("smooth_sailing", None, None)


@pytest.mark.rule("OM-414", "OM-701", "OM-703", "OM-705")
def test_a_new_marker_turns_the_old_one_down() -> None:
    state = at_sea(
        "venezia",
        1,
        markers={"zara": "fight_pirates"},
        owned=({"important_deal": 1, "fight_pirates": 1}, {}, {}),
        active_markers=("important_deal", None, None),
    )
    told = do(state, 0, Sail(("r30",)))
    assert heard(told, MarkerTurned, 1) == [MarkerTurned(0, "important_deal")]
    assert seen(state).active_markers[0] == "fight_pirates"
    assert seen(state).owned[0] == {"important_deal": 1, "fight_pirates": 2}
    assert seen(state).markers == {}


@pytest.mark.rule("OM-702", "OM-703", "OM-704", "OM-416", "OM-R24")
def test_an_active_marker_stays_while_the_ship_does() -> None:
    state = table(
        2,
        hands=["g08 g12", "g24 g26"],
        cargo=["g20", "g46"],
        owned=({"local_authority": 1}, {}),
        active_markers=("local_authority", None),
    )
    play(state, "g08 g12")
    for _ in range(2):
        pass_turn(state)
    assert state.active == 0
    assert seen(state).active_markers[0] == "local_authority"
    assert seen(state).ships[0] == "venezia"


@pytest.mark.rule("OM-411")
def test_a_route_of_an_earlier_turn_may_be_sailed_again() -> None:
    """Both ways from Venezia were sailed before; they are free all the same."""
    state = table(hands=["g13 g08"], sailed=("r01", "r30"))
    play(state, "g13 g08")
    assert (phase(state), seen(state).sailed) == ("sail", ())
    assert set(trips(state)) == {"ancona", "zara"}


@pytest.mark.rule("OM-417", "OM-114")
def test_ships_do_not_block_one_another() -> None:
    alone = table(phase="sail", steps=2, played=SHIPS[:2], ships=["venezia", "tana", "tana"])
    crowded = table(phase="sail", steps=2, played=SHIPS[:2], ships=["venezia", "zara", "brindisi"])
    assert alone.legal(0) == crowded.legal(0)
    do(crowded, 0, trips(crowded)["brindisi"])
    assert seen(crowded).ships == ("brindisi", "zara", "brindisi")


def dead_end() -> dict[str, Any]:
    """Venezia – Ancona – Brindisi and no other route there; Tana alone."""
    data = own_data()
    keep = ("r01", "r02")
    data["map"]["routes"] = [
        route
        for route in data["map"]["routes"]
        if route["id"] in keep
        or not {route["a"], route["b"]} & {"venezia", "ancona", "brindisi", "tana"}
    ]
    return data


@pytest.mark.rule("OM-413", "OM-416", "OM-R23")
def test_on_a_map_with_dead_ends_the_longest_trip_counts() -> None:
    state = table(hands=["g13 g15 g16 g60"], cargo=["g20 g02"], components=dead_end())
    told = play(state, "g13 g15 g16")  # three ship icons, one way of two steps
    assert heard(told, ShipSailed, 1) == [ShipSailed(0, ("r01", "r02"), "brindisi", 0)]
    state = table(
        hands=["g13 g15 g16 g60"],
        cargo=["g20 g02"],
        ships=["tana", "candia", "zara"],
        components=dead_end(),
        owned=({"important_deal": 1}, {}, {}),
        active_markers=("important_deal", None, None),
    )
    play(state, "g13 g15 g16")
    assert (phase(state), seen(state).ships[0]) == ("load", "tana")
    assert seen(state).active_markers[0] == "important_deal"


@pytest.mark.rule("OM-410", "OM-R6")
def test_more_than_four_ship_icons_count_as_four() -> None:
    data = own_data()
    for card in (13, 15, 16):
        data["cards"]["list"][card]["actions"] = ["navigation", "navigation"]
    state = table(hands=["g13 g15 g16"], cargo=["g20 g02"], components=data)
    play(state, "g13 g15 g16")
    assert seen(state).steps == 4


@pytest.mark.rule("OM-413")
def test_our_map_always_offers_a_choice() -> None:
    parts = table().parts
    least = [min(len(parts.trips(port, steps)) for port in range(30)) for steps in (1, 2, 3, 4)]
    assert least == [2, 2, 3, 4]
    most = max(len(parts.trips(port, steps)) for port in range(30) for steps in (1, 2, 3, 4))
    assert most == 17


@pytest.mark.rule("OM-410")
def test_listed_trips_are_the_first_in_route_order() -> None:
    """Every trip of three steps, tried one by one."""
    state = at_sea("rodi", 3)
    listed = {trip.routes for trip in trips(state).values()}
    first: dict[str, tuple[str, ...]] = {}
    routes = state.parts.routes
    for one in routes:
        for two in routes:
            for three in routes:
                action = Sail((one, two, three))
                if state.check(0, action) is None:
                    other = state.copy()
                    do(other, 0, action)
                    first.setdefault(seen(other).ships[0], action.routes)
    assert listed == set(first.values())


# -- smooth sailing --


@pytest.mark.rule("OM-761", "OM-415", "OM-R27")
def test_example_22_smooth_sailing() -> None:
    cards = "g13 g15 g16"
    state = table(
        hands=[f"{cards} g60"],
        cargo=["g20 g02"],
        owned=({"smooth_sailing": 1}, {}, {}),
        active_markers=("smooth_sailing", None, None),
    )
    told = play(state, cards)
    assert heard(told, SailingPaid, 1) == [SailingPaid(0, 3)]
    assert state.ducats[0] == 11 + 1 + 3  # one ducats icon too
    assert seen(state).steps == 3
    do(state, 0, state.legal(0)[0])
    assert seen(state).active_markers[0] is None


@pytest.mark.rule("OM-761", "OM-416")
def test_example_22_smooth_sailing_without_ship_icons() -> None:
    state = table(
        hands=["g08 g12"],
        owned=({"smooth_sailing": 1}, {}, {}),
        active_markers=("smooth_sailing", None, None),
    )
    told = play(state, "g08 g12")
    assert heard(told, SailingPaid, 1) == []
    assert seen(state).active_markers[0] == "smooth_sailing"


@pytest.mark.rule("OM-701", "OM-703", "OM-704", "OM-761")
def test_smooth_sailing_pays_only_its_owner_and_only_face_up() -> None:
    """Neither another's active one nor an own one face down."""
    state = table(
        hands=["g13 g15 g60"],
        owned=({"smooth_sailing": 1}, {"smooth_sailing": 1}, {}),
        active_markers=(None, "smooth_sailing", None),
    )
    told = play(state, "g13 g15")
    assert heard(told, SailingPaid, None) == []
    assert state.ducats[:2] == [11, 11]


@pytest.mark.rule("OM-410", "OM-761", "OM-R6")
def test_smooth_sailing_pays_every_ship_icon_though_four_are_sailed() -> None:
    """Only with other data: cards with two ship icons."""
    data = own_data()
    for number in (13, 15, 16):
        data["cards"]["list"][number]["actions"] = ["navigation", "navigation"]
    state = table(
        hands=["g13 g15 g16"],
        cargo=["g20 g02"],
        owned=({"smooth_sailing": 1}, {}, {}),
        active_markers=("smooth_sailing", None, None),
        components=data,
    )
    told = play(state, "g13 g15 g16")
    assert heard(told, SailingPaid, 1) == [SailingPaid(0, 6)]
    assert (state.ducats[0], seen(state).steps) == (17, 4)


@pytest.mark.rule("OM-704", "OM-R27")
def test_a_marker_taken_works_from_the_next_turn_on() -> None:
    state = table(
        hands=["g10 g16 g60"],
        markers={"zara": "smooth_sailing", "ancona": "smooth_sailing"},
        ships=["venezia", "tana", "tana"],
    )
    play(state, "g10 g16")  # two ship icons, so the stop is elsewhere; but none is paid
    assert state.ducats[0] == 11 + 3
    state = at_sea("venezia", 1, markers={"zara": "important_deal"})
    do(state, 0, Sail(("r30",)))
    assert state.ducats[0] == 11


# -- the compass --

COMPASSES = {
    "zara": "compass",
    "caffa": "compass",
    "rodi": "compass",
    "sinope": "smooth_sailing",
    "candia": "fight_pirates",
}


def on_compass(**fields: Any) -> OltreMareState:
    state = at_sea(
        "venezia",
        1,
        markers=COMPASSES,
        owned=({"important_deal": 1}, {}, {}),
        active_markers=("important_deal", None, None),
        **fields,
    )
    do(state, 0, Sail(("r30",)))
    assert phase(state) == "compass"
    return state


@pytest.mark.rule("OM-711", "OM-712")
def test_example_21_where_a_compass_leads() -> None:
    state = on_compass()
    legal = state.legal(0)
    assert legal[0] == Jump(None)
    assert len(legal) == 1 + 30 - 3
    for port in ("caffa", "rodi", "zara"):
        assert refused(state, 0, Jump(port)) == "OM-712"
    assert refused(state, 0, Jump("genova")) == "OM-711"
    assert state.lapse(0) == Jump(None)


@pytest.mark.rule("OM-713", "OM-415", "OM-R26")
def test_example_21_to_a_port_without_marker() -> None:
    state = on_compass()
    told = do(state, 0, Jump("modone"))
    assert heard(told, ShipJumped, 1) == [ShipJumped(0, "modone")]
    view = seen(state)
    assert view.ships[0] == "modone"
    assert view.owned[0] == {"important_deal": 1}
    assert view.active_markers[0] is None
    assert "zara" not in view.markers
    assert view.gone["compass"] == 4  # six but those on Caffa and Rodi
    assert phase(state) == "load"


@pytest.mark.rule("OM-713", "OM-414", "OM-704")
def test_example_21_to_a_port_with_a_marker() -> None:
    state = on_compass()
    do(state, 0, Jump("sinope"))
    view = seen(state)
    assert view.owned[0] == {"important_deal": 1, "smooth_sailing": 1}
    assert view.active_markers[0] == "smooth_sailing"
    assert "sinope" not in view.markers
    assert state.ducats[0] == 11


@pytest.mark.rule("OM-714", "OM-R14", "OM-R25")
@pytest.mark.parametrize("declined", ["keep", "discard"])
def test_example_21_declining(declined: str) -> None:
    state = on_compass(options={"compass_declined": declined}, hands=["", "g24 g26 g30"])
    told = do(state, 0, Jump(None))
    assert heard(told, CompassDeclined, 2) == [CompassDeclined(0)]
    view = seen(state)
    assert view.ships[0] == "zara"
    assert "zara" not in view.markers
    if declined == "keep":
        assert view.owned[0] == {"compass": 1, "important_deal": 1}
        assert view.active_markers[0] == "compass"
        assert state.standings().scores[0].parts["markers"] == 6
    else:
        assert view.owned[0] == {"important_deal": 1}
        assert view.active_markers[0] is None
    assert phase(state) == "load"  # no second chance
    do(state, 0, state.legal(0)[0])
    assert state.active == 1


@pytest.mark.rule("OM-711", "OM-R26")
def test_a_jump_does_not_chain_and_uses_no_route() -> None:
    state = on_compass()
    told = do(state, 0, Jump("candia"))
    assert phase(state) == "load"
    assert heard(told, ShipSailed, 1) == []
    assert seen(state).sailed == ("r30",)


@pytest.mark.rule("OM-711", "OM-412")
def test_passing_a_compass_does_nothing() -> None:
    state = at_sea("venezia", 2, markers={"zara": "compass"})
    do(state, 0, trips(state)["ragusa"])
    assert phase(state) == "load"
    assert seen(state).markers == {"zara": "compass"}


@pytest.mark.rule("OM-704", "OM-731")
def test_another_seats_marker_does_not_help() -> None:
    state = table(
        hands=["g00"],
        owned=({}, {"favourable_market": 1}, {}),
        active_markers=(None, "favourable_market", None),
    )
    do(state, 0, Buy("deck"))
    assert state.ducats[0] == 8
