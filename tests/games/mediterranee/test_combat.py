"""Chapter 5: combat."""

from typing import Any

import pytest

from fondaco.games.mediterranee.rules import MediterraneeState
from fondaco.games.mediterranee.words import (
    Attack,
    Done,
    GalleyBeaten,
    GalleysFought,
    GalleySunk,
    Land,
    PortAttacked,
    PrizeTaken,
    Seize,
    Sink,
)
from tests.games.mediterranee.tables import (
    GENOA,
    SPAIN,
    TURKEY,
    VENICE,
    area,
    crew,
    do,
    done,
    events,
    galley,
    garrison,
    goods,
    lapse_until,
    owner,
    port,
    refused,
    rolls,
    seen,
    table,
    the,
)


def fighting(
    ships: dict[str, Any], seat: int = 0, options: dict[str, str] | None = None, **fields: Any
) -> MediterraneeState:
    fields.setdefault("order", [seat, *(other for other in range(4) if other != seat)])
    return table(ships, fields.pop("ports", None), options, phase="combat", active=seat, **fields)


@pytest.mark.rule("ME-501")
def test_fighting_is_never_compulsory() -> None:
    state = fighting({"g1": galley(0, 10, 5), "g2": galley(1, 10, 1)})
    assert state.lapse(0) == Done()
    done(state, 0)
    done(state, 1)
    assert seen(state).phase == "bids"
    assert crew(state, "g2") == 1


@pytest.mark.rule("ME-502")
def test_a_galley_attacks_a_foreign_galley_in_its_area() -> None:
    ships = {
        "g1": galley(0, 4, 3),
        "g2": galley(1, 4, 3),
        "g3": galley(1, 0, 3),
        "g4": galley(0, 4, 3),
    }
    state = fighting(ships, ports={"ragusa": port(0, 1)})
    assert refused(state, 0, Attack("g1", "g3")) == "ME-502 not_same_area"
    assert refused(state, 0, Attack("g1", "g9")) == "ME-502 not_same_area"
    assert refused(state, 0, Attack("g1", "genova")) == "ME-502 not_same_area"
    assert refused(state, 0, Attack("g1", "g4")) == "ME-502 own_target"
    assert refused(state, 0, Attack("g1", "ragusa")) == "ME-502 own_target"
    assert refused(state, 0, Attack("g2", "g1")) == "ME-502 not_your_galley"
    assert state.legal(0) == [Attack("g1", "g2"), Attack("g4", "g2"), Done()]


@pytest.mark.rule("ME-503", "ME-504", "ME-505")
def test_e21_each_side_loses_a_third_of_the_others_die_and_sailors() -> None:
    ships = {
        "g1": galley(TURKEY, 10, 3),
        "g2": galley(TURKEY, 10, 3),
        "g3": galley(GENOA, 10, 3),
        "g4": galley(GENOA, 10, 2),
    }
    state = fighting(ships, TURKEY)
    told = do(state, TURKEY, Attack("g1", "g3"), rolls(2, 3))
    assert the(told, GalleysFought) == GalleysFought(TURKEY, "g1", "g3", GENOA, 10, (2, 3), (2, 1))
    assert [crew(state, name) for name in ("g1", "g2", "g3", "g4")] == [1, 3, 2, 2]
    assert seen(state).box.sailors == 176 - 8


def e22(options: dict[str, str] | None = None) -> MediterraneeState:
    ships = {
        "g1": galley(TURKEY, 10, 1),
        "g2": galley(TURKEY, 10, 3),
        "g3": galley(GENOA, 10, 2, {"gold": 1, "wine": 1}),
        "g4": galley(GENOA, 10, 1),
    }
    state = fighting(ships, TURKEY, options)
    told = do(state, TURKEY, Attack("g2", "g3"), rolls(4, 3))
    assert the(told, GalleyBeaten) == GalleyBeaten("g3", GENOA, TURKEY, "g2")
    assert (crew(state, "g2"), crew(state, "g3")) == (2, 0)
    return state


@pytest.mark.rule("ME-507", "ME-509", "ME-511", "ME-512")
def test_e22_seize_with_one_sailor() -> None:
    state = e22()
    assert state.actors() == (TURKEY,)
    told = do(state, TURKEY, Seize(1))
    assert the(told, PrizeTaken).sailors == 1
    assert (crew(state, "g2"), crew(state, "g3")) == (1, 1)
    assert seen(state).galleys["g3"].owner == TURKEY
    assert goods(state, "g3") == {"gold": 1, "wine": 1}


@pytest.mark.rule("ME-510", "ME-512")
def test_e22_seize_with_all_and_the_own_galley_sinks() -> None:
    state = e22()
    told = do(state, TURKEY, Seize(2))
    assert the(told, GalleySunk).galley == "g2"
    assert "g2" not in seen(state).galleys
    assert crew(state, "g3") == 2
    assert goods(state, "g3") == {"gold": 1, "wine": 1}


@pytest.mark.rule("ME-508", "ME-512")
def test_e22_sink_and_take_the_goods() -> None:
    state = e22()
    do(state, TURKEY, Sink({"g2": {"gold": 1, "wine": 1}}))
    assert "g3" not in seen(state).galleys
    assert goods(state, "g2") == {"gold": 1, "wine": 1}
    assert crew(state, "g2") == 2
    state = e22()
    do(state, TURKEY, Sink({}))
    assert goods(state, "g2") == {}
    assert seen(state).box.goods["gold"] == 15


@pytest.mark.rule("ME-509")
@pytest.mark.parametrize("sailors", [0, 3, -1])
def test_the_prize_crew_comes_from_the_victorious_galley(sailors: int) -> None:
    assert refused(e22(), TURKEY, Seize(sailors)) == "ME-509 bad_prize_crew"


@pytest.mark.rule("ME-507", "ME-203")
def test_everything_waits_for_the_victors_choice() -> None:
    state = e22()
    assert refused(state, TURKEY, Attack("g1", "g4")) == "ME-507 prize_waits"
    assert refused(state, TURKEY, Done()) == "ME-507 prize_waits"
    assert refused(state, GENOA, Sink()) == "ME-203 not_your_turn"
    do(state, TURKEY, Sink())
    assert refused(state, TURKEY, Sink()) == "ME-507 no_prize"
    assert refused(state, TURKEY, Seize(1)) == "ME-507 no_prize"


@pytest.mark.rule("ME-518", "ME-521")
def test_e23_an_attack_on_a_port() -> None:
    state = fighting({"g1": galley(VENICE, 13, 5)}, ports={"smyrna": port(TURKEY, 4)})
    told = do(state, VENICE, Attack("g1", "smyrna"), rolls(4, 6))
    assert the(told, PortAttacked) == PortAttacked(VENICE, "g1", "smyrna", TURKEY, (4, 6), (3, 3))
    assert (garrison(state, "smyrna"), crew(state, "g1")) == (1, 2)


@pytest.mark.rule("ME-519", "ME-524")
def test_e24_a_castle_divides_the_attackers_total_by_four() -> None:
    stored = ["iron", "gold"]
    held = {"smyrna": port(TURKEY, 4, stored, castle=True)}
    state = fighting({"g1": galley(VENICE, 13, 5)}, ports=held)
    do(state, VENICE, Attack("g1", "smyrna"), rolls(4, 6))
    assert (garrison(state, "smyrna"), crew(state, "g1")) == (2, 2)
    place = seen(state).ports["smyrna"]
    assert place.castle
    assert list(place.stored) == stored


@pytest.mark.rule("ME-514", "ME-116")
def test_e25_both_lose_their_last_sailor() -> None:
    ships = {"g1": galley(0, 10, 2, {"wood": 1}), "g2": galley(1, 10, 2, {"gems": 3})}
    state = fighting(ships)
    do(state, 0, Attack("g1", "g2"), rolls(4, 5))
    assert seen(state).galleys == {}
    assert seen(state).box.goods["gems"] == seen(state).box.goods["wood"] == 15


@pytest.mark.rule("ME-521", "ME-522", "ME-523", "ME-602")
def test_e26_garrison_and_galley_are_wiped_out_together() -> None:
    ships = {"g1": galley(0, 13, 3, {"wine": 2}), "g2": galley(0, 13, 1)}
    state = fighting(ships, ports={"smyrna": port(TURKEY, 3)})
    told = do(state, 0, Attack("g1", "smyrna"), rolls(6, 6))
    assert the(told, GalleySunk) == GalleySunk(0, "g1", 13, {"wine": 2})
    assert (garrison(state, "smyrna"), owner(state, "smyrna")) == (0, TURKEY)
    assert seen(state).galleys["g2"].goods == {}
    lapse_until(state, "control")
    do(state, 0, Land("smyrna", {"g2": 1}))
    assert owner(state, "smyrna") == VENICE


@pytest.mark.rule("ME-507", "ME-R31")
def test_e27_the_defender_may_be_the_victor() -> None:
    ships = {"g1": galley(0, 10, 1, {"gold": 2}), "g2": galley(1, 10, 5), "g3": galley(0, 10, 2)}
    state = fighting(ships)
    told = do(state, 0, Attack("g1", "g2"), rolls(1, 1))
    assert the(told, GalleysFought).losses == (1, 0)
    assert state.actors() == (1,)
    assert state.lapse(1) == Seize(1)
    do(state, 1, Seize(2, {"g1": {"gold": 2}}))
    assert seen(state).galleys["g1"].owner == 1
    assert state.actors() == (0,)  # the turn goes on
    assert Attack("g3", "g1") in state.legal(0)


@pytest.mark.rule("ME-512", "ME-114")
def test_e28_goods_that_find_no_room_go_to_the_box() -> None:
    def beaten() -> MediterraneeState:
        ships = {
            "g1": galley(0, 10, 4, {"gems": 1}),
            "g2": galley(1, 10, 1, {"wood": 3, "wine": 1}),
        }
        state = fighting(ships)
        do(state, 0, Attack("g1", "g2"), rolls(3, 1))
        return state

    state = beaten()
    more = Sink({"g1": {"gems": 1, "wine": 1}})
    assert refused(state, 0, more) == "ME-114 galley_overloaded"
    assert refused(state, 0, Sink({"g1": {"gold": 1}})) == "ME-512 not_aboard"
    assert refused(state, 0, Sink({"g2": {"wood": 1}})) == "ME-512 not_afloat"
    assert refused(state, 0, Sink({"g1": {"wood": -1}})) == "ME-512 not_aboard"
    do(state, 0, Sink({"g1": {"wine": 1}}))
    assert goods(state, "g1") == {"wine": 1}
    assert seen(state).box.goods["gems"] == 15
    state = beaten()
    split = {"g1": {"wood": 3}, "g2": {"gems": 1, "wine": 1}}
    do(state, 0, Seize(2, split))
    assert (goods(state, "g1"), goods(state, "g2")) == (split["g1"], split["g2"])
    assert (crew(state, "g1"), crew(state, "g2")) == (2, 2)
    state = beaten()
    do(state, 0, Sink())  # the lapse keeps the own goods first
    assert goods(state, "g1") == {"gems": 1}


@pytest.mark.rule("ME-513")
def test_no_sailor_makes_room_for_goods() -> None:
    assert refused(e22(), TURKEY, Sink({"g2": {"sailors": 1, "gold": 1}})) == (
        "ME-513 sailor_discard"
    )


@pytest.mark.rule("ME-503", "ME-519")
def test_e29_the_table_of_losses() -> None:
    losses = {
        1: (0, 1, 1, 1, 2, 2),
        2: (1, 1, 1, 2, 2, 2),
        3: (1, 1, 2, 2, 2, 3),
        4: (1, 2, 2, 2, 3, 3),
        5: (2, 2, 2, 3, 3, 3),
    }
    castle = {
        1: (0, 0, 1, 1, 1, 1),
        2: (0, 1, 1, 1, 1, 2),
        3: (1, 1, 1, 1, 2, 2),
        4: (1, 1, 1, 2, 2, 2),
        5: (1, 1, 2, 2, 2, 2),
    }
    for sailors in range(1, 6):
        for die in range(1, 7):
            for walls, expected in ((False, losses), (True, castle)):
                held = {"smyrna": port(TURKEY, 9, (), castle=walls)}
                state = fighting({"g1": galley(0, 13, sailors)}, ports=held)
                told = do(state, 0, Attack("g1", "smyrna"), rolls(die, 1))
                assert the(told, PortAttacked).losses[1] == expected[sailors][die - 1]
            ships = {"g1": galley(0, 10, sailors), "g2": galley(1, 10, 5)}
            told = do(fighting(ships), 0, Attack("g1", "g2"), rolls(die, 1))
            assert the(told, GalleysFought).losses[1] == losses[sailors][die - 1]


@pytest.mark.rule("ME-504")
def test_nobody_loses_more_than_he_has_and_losses_are_simultaneous() -> None:
    state = fighting({"g1": galley(0, 10, 5), "g2": galley(1, 10, 1)})
    told = do(state, 0, Attack("g1", "g2"), rolls(6, 5))
    assert the(told, GalleysFought).losses == (2, 1)
    assert (crew(state, "g1"), crew(state, "g2")) == (3, 0)


@pytest.mark.rule("ME-506")
def test_attacks_as_often_as_he_likes_with_any_galley_anywhere() -> None:
    ships = {
        "g1": galley(0, 10, 5),
        "g2": galley(1, 10, 5),
        "g3": galley(0, 4, 5),
        "g4": galley(2, 4, 5),
    }
    state = fighting(ships)
    do(state, 0, Attack("g1", "g2"), rolls(1, 1))
    do(state, 0, Attack("g3", "g4"), rolls(1, 1))
    do(state, 0, Attack("g1", "g2"), rolls(1, 1))
    assert [crew(state, name) for name in ("g1", "g2", "g3", "g4")] == [2, 2, 3, 3]


@pytest.mark.rule("ME-515", "ME-R32")
def test_a_prize_may_attack_at_once_by_option() -> None:
    state = e22({"prize_attacks_same_phase": "true"})
    do(state, TURKEY, Seize(1))
    assert Attack("g3", "g4") in state.legal(TURKEY)
    do(state, TURKEY, Attack("g3", "g4"), rolls(1, 1))
    state = e22({"prize_attacks_same_phase": "false"})
    do(state, TURKEY, Seize(1))
    assert refused(state, TURKEY, Attack("g3", "g4")) == "ME-R32 prize_cannot_attack"
    assert Attack("g2", "g4") in state.legal(TURKEY)
    done(state, TURKEY)
    assert Attack("g4", "g3") in state.legal(GENOA)  # it may be attacked


@pytest.mark.rule("ME-R32")
def test_a_prize_of_the_defender_cannot_attack_in_this_phase_either() -> None:
    ships = {"g1": galley(0, 10, 1), "g2": galley(1, 10, 5), "g3": galley(0, 10, 2)}
    state = fighting(ships, 0, {"prize_attacks_same_phase": "false"})
    do(state, 0, Attack("g1", "g2"), rolls(1, 1))
    do(state, 1, Seize(2))
    done(state, 0)
    assert refused(state, 1, Attack("g1", "g3")) == "ME-R32 prize_cannot_attack"
    assert Attack("g2", "g3") in state.legal(1)


@pytest.mark.rule("ME-516")
@pytest.mark.parametrize("where", [0, 8, 10, 16, 21, 26])
def test_galleys_fight_in_every_area(where: int) -> None:
    state = fighting({"g1": galley(1, where, 3), "g2": galley(2, where, 3)}, 1)
    assert Attack("g1", "g2") in state.legal(1)
    assert area(state, "g1") == where


@pytest.mark.rule("ME-517", "ME-R34")
def test_a_neutral_or_empty_port_is_nothing_to_attack() -> None:
    ships = {"g1": galley(0, 4, 3), "g2": galley(0, 13, 3), "g3": galley(0, 18, 3)}
    held = {"smyrna": port(TURKEY, 0), "modon": port(TURKEY, 1)}
    state = fighting(ships, 0, {"empty_owned_port": "open_to_landing"}, ports=held)
    assert refused(state, 0, Attack("g1", "ragusa")) == "ME-517 nothing_to_attack"
    assert refused(state, 0, Attack("g2", "smyrna")) == "ME-517 nothing_to_attack"
    assert state.legal(0) == [Attack("g3", "modon"), Done()]


@pytest.mark.rule("ME-R34")
def test_an_empty_port_must_be_attacked_first_by_option() -> None:
    ships = {
        "g1": galley(0, 13, 3),
        "g2": galley(1, 13, 3),
        "g3": galley(0, 18, 3),
        "g4": galley(TURKEY, 28, 3),
    }
    held = {
        "smyrna": port(TURKEY, 0),
        "modon": port(TURKEY, 0),
        "tripoli": port(TURKEY, 0),
    }
    state = fighting(ships, 0, {"empty_owned_port": "attack_first"}, ports=held)
    assert Attack("g1", "ragusa") not in state.legal(0)
    told = do(state, 0, Attack("g1", "smyrna"), rolls(6, 6))
    assert the(told, PortAttacked).losses == (2, 0)  # the die alone
    assert refused(state, 0, Attack("g1", "smyrna")) == "ME-517 nothing_to_attack"
    lapse_until(state, "control")
    assert refused(state, 0, Land("modon", {"g3": 1})) == "ME-R34 not_attacked"
    done(state, 0)
    do(state, 1, Land("smyrna", {"g2": 1}))  # whoever attacked
    do(state, TURKEY, Land("tripoli", {"g4": 1}))  # its owner needs no attack
    assert owner(state, "smyrna") == GENOA


@pytest.mark.rule("ME-520", "ME-505")
def test_a_garrison_only_answers_and_galleys_do_not_help() -> None:
    ships = {"g1": galley(0, 13, 3), "g2": galley(TURKEY, 13, 5), "g3": galley(0, 13, 4)}
    state = fighting(ships, ports={"smyrna": port(TURKEY, 2)})
    do(state, 0, Attack("g1", "smyrna"), rolls(1, 1))
    assert [crew(state, name) for name in ("g1", "g2", "g3")] == [2, 5, 4]
    assert garrison(state, "smyrna") == 1
    done(state, 0)
    targets = {a.target for a in state.legal(TURKEY) if isinstance(a, Attack)}
    assert targets == {"g1", "g3"}
    assert {a.galley for a in state.legal(TURKEY) if isinstance(a, Attack)} == {"g2"}


@pytest.mark.rule("ME-521")
def test_a_wiped_out_port_keeps_its_flag_until_phase_5() -> None:
    state = fighting({"g1": galley(0, 13, 5)}, ports={"smyrna": port(TURKEY, 1)})
    do(state, 0, Attack("g1", "smyrna"), rolls(6, 1))
    assert owner(state, "smyrna") == TURKEY
    assert garrison(state, "smyrna") == 0
    assert seen(state).phase == "control"


@pytest.mark.rule("ME-522")
def test_a_galley_beaten_by_a_garrison_sinks_with_all_goods() -> None:
    ships = {"g1": galley(0, 13, 1, {"gold": 2}), "g2": galley(TURKEY, 13, 1)}
    state = fighting(ships, ports={"smyrna": port(TURKEY, 5)})
    told = events(do(state, 0, Attack("g1", "smyrna"), rolls(1, 6)))
    assert GalleySunk(0, "g1", 13, {"gold": 2}) in told
    assert seen(state).prize is None
    assert goods(state, "g2") == {}
    assert seen(state).box.goods["gold"] == 15


@pytest.mark.rule("ME-525", "ME-501", "ME-506")
def test_port_attacks_may_be_repeated_and_stopped_like_others() -> None:
    state = fighting({"g1": galley(0, 13, 5), "g2": galley(0, 13, 5)}, ports={"smyrna": port(3, 9)})
    do(state, 0, Attack("g1", "smyrna"), rolls(1, 1))
    do(state, 0, Attack("g2", "smyrna"), rolls(1, 1))
    do(state, 0, Attack("g1", "smyrna"), rolls(1, 1))
    assert garrison(state, "smyrna") == 9 - 2 - 2 - 1
    done(state, 0)


@pytest.mark.rule("ME-526")
def test_later_players_may_attack_the_victorious_galley() -> None:
    ships = {"g1": galley(0, 13, 5), "g2": galley(TURKEY, 13, 3), "g3": galley(SPAIN, 13, 3)}
    state = fighting(ships, ports={"smyrna": port(TURKEY, 1)})
    do(state, 0, Attack("g1", "smyrna"), rolls(6, 1))
    done(state, 0)
    assert Attack("g3", "g1") in state.legal(SPAIN)
    done(state, SPAIN)
    assert Attack("g2", "g1") in state.legal(TURKEY)


@pytest.mark.rule("ME-507")
def test_the_lapse_of_a_victor_with_one_sailor_is_to_sink() -> None:
    ships = {"g1": galley(0, 10, 1, {"wood": 2}), "g2": galley(1, 10, 1, {"iron": 4, "gems": 0})}
    ships["g2"]["goods"] = {"gems": 1, "iron": 3}
    state = fighting(ships)
    do(state, 0, Attack("g1", "g2"), rolls(5, 1))
    assert state.lapse(0) == Sink()
    do(state, 0, Sink())
    assert goods(state, "g1") == {"gems": 1, "iron": 1, "wood": 2}


@pytest.mark.rule("ME-R34")
def test_an_empty_port_must_be_attacked_in_the_same_round() -> None:
    ships = {"g1": galley(0, 13, 4), "g2": galley(0, 18, 1)}
    options = {"empty_owned_port": "attack_first"}
    state = fighting(ships, 0, options, ports={"smyrna": port(TURKEY, 0)})
    do(state, 0, Attack("g1", "smyrna"), rolls(1, 1))
    assert seen(state).ports["smyrna"].attacked
    lapse_until(state, "control", 2)
    assert refused(state, 0, Land("smyrna", {"g1": 1})) == "ME-R34 not_attacked"
    do(state, 0, Land("modon", {"g2": 1}))  # a neutral port needs no attack
    assert owner(state, "modon") == 0
