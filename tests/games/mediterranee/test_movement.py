"""Chapter 4: movement and passage."""

from typing import Any

import pytest

from fondaco.games.mediterranee.rules import MediterraneeState
from fondaco.games.mediterranee.words import (
    AnswerPassage,
    Buy,
    DiscardGoods,
    Done,
    GalleyMoved,
    GalleyStopped,
    InstructPassage,
    Land,
    PassageAnswered,
    PassageRequested,
    PassageSealed,
    RequestPassage,
    Sell,
    Step,
    Stop,
)
from tests.games.mediterranee.tables import (
    GENOA,
    SPAIN,
    TURKEY,
    VENICE,
    area,
    consent,
    do,
    done,
    events,
    galley,
    lapse_until,
    port,
    refused,
    seen,
    table,
    the,
)


def moving(ships: dict[str, Any], seat: int = 0, **fields: Any) -> MediterraneeState:
    fields.setdefault("order", [seat, *(other for other in range(4) if other != seat)])
    return table(ships, phase="movement", active=seat, **fields)


@pytest.mark.rule("ME-401")
def test_as_many_areas_as_sailors() -> None:
    state = moving({"g1": galley(0, 0, 2, {"wine": 3}), "g2": galley(0, 0, 1)})
    do(state, 0, Step("g1", 4))
    do(state, 0, Step("g1", 14))
    assert refused(state, 0, Step("g1", 18)) == "ME-401 no_moves_left"
    assert refused(state, 0, Stop("g1")) == "ME-412 not_under_way"
    assert seen(state).underway is None
    assert refused(state, 0, Step("g9", 18)) == "ME-401 not_your_galley"
    do(state, 0, Step("g2", 4))
    assert (area(state, "g1"), area(state, "g2")) == (14, 4)


def distance(state: MediterraneeState, start: str, end: str) -> int:
    """Steps between the areas of two ports."""
    parts = state.parts
    goal = parts.area_of[parts.port_id[end]]
    reached = {parts.area_of[parts.port_id[start]]}
    steps = 0
    while goal not in reached:
        reached |= {near for place in reached for near in state.chart.neighbours[place]}
        steps += 1
    return steps


@pytest.mark.rule("ME-402", "ME-R7")
def test_e20_distances_on_the_default_map() -> None:
    state = table()
    assert distance(state, "genova", "valencia") == 3
    assert distance(state, "venezia", "istanbul") == 5
    for capital in ("venezia", "genova", "valencia", "istanbul"):
        assert distance(state, "cyrena", capital) == 5
    assert sum(len(near) for near in state.chart.neighbours) == 2 * 64
    assert all(a in state.chart.neighbours[b] for a in range(32) for b in state.chart.neighbours[a])
    ship = moving({"g1": galley(1, 1, 3)}, 1)
    for place in (5, 11, 2):
        do(ship, 1, Step("g1", place))
    assert area(ship, "g1") == 2


@pytest.mark.rule("ME-402", "ME-R7")
@pytest.mark.parametrize(
    ("edges", "links"),
    [
        ("none", ()),
        ("all", ("6-17", "18-20", "15-20")),
        ("6-17", ("6-17",)),
        ("18-20", ("18-20",)),
        ("15-20", ("15-20",)),
        ("6-17+18-20", ("6-17", "18-20")),
        ("6-17+15-20", ("6-17", "15-20")),
        ("18-20+15-20", ("18-20", "15-20")),
    ],
)
def test_e20_doubtful_links(edges: str, links: tuple[str, ...]) -> None:
    for link in ("6-17", "18-20", "15-20"):
        one, other = (int(end) for end in link.split("-"))
        for start, end in ((one, other), (other, one)):
            state = moving({"g1": galley(0, start, 2)}, options={"doubtful_edges": edges})
            if link in links:
                do(state, 0, Step("g1", end))
            else:
                assert refused(state, 0, Step("g1", end)) == "ME-402 not_adjacent"
    assert refused(moving({"g1": galley(0, 0, 2)}), 0, Step("g1", 0)) == "ME-402 not_adjacent"


@pytest.mark.rule("ME-403")
def test_moving_is_never_compulsory() -> None:
    state = moving({"g1": galley(0, 10, 2), "g2": galley(1, 10, 2)})
    done(state, 0)
    done(state, 1)
    assert area(state, "g1") == 10
    lapse_until(state, "movement", 2)
    while seen(state).phase == "movement":
        done(state, state.actors()[0])
    assert area(state, "g1") == 10


@pytest.mark.rule("ME-404", "ME-406")
def test_a_galley_may_always_leave_its_start_and_enter_any_adjacent_area() -> None:
    ships = {f"g{n + 2}": galley(1 + n % 3, 4 * (n % 2), 5) for n in range(12)}
    state = moving(ships | {"g1": galley(0, 0, 1)})
    do(state, 0, Step("g1", 4))
    assert area(state, "g1") == 4


@pytest.mark.rule("ME-405", "ME-406", "ME-407", "ME-408")
def test_e17_consent_to_go_on_from_an_area_entered() -> None:
    ships = {
        "g1": galley(TURKEY, 19, 3),
        "g2": galley(GENOA, 19, 1),
        "g3": galley(SPAIN, 21, 1),
        "g4": galley(TURKEY, 3, 1),
    }
    state = moving(ships, TURKEY)
    do(state, TURKEY, Step("g1", 18))
    do(state, TURKEY, Step("g1", 21))
    assert refused(state, TURKEY, Step("g1", 26)) == "ME-405 passage_needed"
    told = do(state, TURKEY, RequestPassage("g1"))
    assert the(told, PassageRequested) == PassageRequested(TURKEY, "g1", 21, (SPAIN,), {})
    assert state.actors() == (SPAIN,)
    told = consent(state, SPAIN, False)
    assert the(told, PassageAnswered) == PassageAnswered("g1", 21, {"spain": False}, False)
    assert refused(state, TURKEY, Step("g1", 26)) == "ME-407 already_moved"
    assert refused(state, TURKEY, Step("g1", 18)) == "ME-407 already_moved"
    assert refused(state, TURKEY, RequestPassage("g1")) == "ME-407 already_moved"
    lapse_until(state, "movement", 2)
    while state.actors() != (TURKEY,):
        done(state, state.actors()[0])
    do(state, TURKEY, Step("g1", 26))
    assert area(state, "g1") == 26


@pytest.mark.rule("ME-405", "ME-R28")
def test_e18_all_owners_must_agree_and_answer_unseen() -> None:
    ships = {
        "g1": galley(SPAIN, 22, 3),
        "g2": galley(GENOA, 20, 1),
        "g3": galley(VENICE, 20, 1),
        "g4": galley(SPAIN, 2, 1),
    }
    state = moving(ships, SPAIN)
    do(state, SPAIN, Step("g1", 20))
    do(state, SPAIN, RequestPassage("g1"))
    assert state.actors() == (VENICE, GENOA)
    assert events(consent(state, GENOA)) == [PassageSealed(GENOA)]
    assert refused(state, GENOA, AnswerPassage(False)) == "ME-203 not_your_turn"
    shown = seen(state, SPAIN).passage
    assert shown is not None
    assert shown.answers == {"genoa": None}
    own = seen(state, GENOA).passage
    assert own is not None
    assert own.answers == {"genoa": True}
    assert refused(state, SPAIN, Step("g1", 26)) == "ME-203 not_your_turn"
    told = consent(state, VENICE, False)
    answers = {"venice": False, "genoa": True}
    assert the(told, PassageAnswered) == PassageAnswered("g1", 20, answers, False)
    assert area(state, "g1") == 20
    assert state.actors() == (SPAIN,)


@pytest.mark.rule("ME-410", "ME-409")
def test_e19_after_consent_the_galley_goes_where_it_likes() -> None:
    ships = {"g1": galley(SPAIN, 22, 3), "g2": galley(GENOA, 20, 1), "g3": galley(SPAIN, 2, 1)}
    state = moving(ships, SPAIN)
    do(state, SPAIN, Step("g1", 20))
    do(state, SPAIN, RequestPassage("g1"))
    told = consent(state, GENOA)
    assert the(told, PassageAnswered).passes
    assert refused(state, GENOA, AnswerPassage(False)) == "ME-203 not_your_turn"
    assert refused(state, SPAIN, RequestPassage("g1")) == "ME-405 no_passage_needed"
    targets = {action.area for action in state.legal(SPAIN) if isinstance(action, Step)}
    assert {14, 26, 22, 16} <= targets
    do(state, SPAIN, Step("g1", 14))
    assert area(state, "g1") == 14


@pytest.mark.rule("ME-410")
def test_after_consent_the_mover_may_also_stop() -> None:
    ships = {"g1": galley(SPAIN, 22, 3), "g2": galley(GENOA, 20, 1), "g3": galley(SPAIN, 2, 1)}
    state = moving(ships, SPAIN)
    do(state, SPAIN, Step("g1", 20))
    do(state, SPAIN, RequestPassage("g1"))
    consent(state, GENOA)
    assert events(do(state, SPAIN, Stop("g1"))) == [GalleyStopped(SPAIN, "g1", 20)]
    assert refused(state, SPAIN, Step("g1", 14)) == "ME-412 already_moved"


@pytest.mark.rule("ME-409", "ME-R28")
def test_consent_is_asked_only_where_and_when_it_is_needed() -> None:
    ships = {"g1": galley(SPAIN, 22, 2), "g2": galley(GENOA, 20, 1), "g3": galley(GENOA, 22, 1)}
    state = moving(ships, SPAIN)
    assert refused(state, SPAIN, RequestPassage("g1")) == "ME-405 no_passage_needed"
    assert refused(state, SPAIN, AnswerPassage(True)) == "ME-405 nothing_asked"
    do(state, SPAIN, Step("g1", 26))
    assert refused(state, SPAIN, RequestPassage("g1")) == "ME-405 no_passage_needed"
    more = ships | {"g4": galley(SPAIN, 2, 1)}
    state = moving(more, SPAIN)
    do(state, SPAIN, Step("g1", 16))
    do(state, SPAIN, Step("g1", 20))
    assert refused(state, SPAIN, RequestPassage("g1")) == "ME-401 no_moves_left"


@pytest.mark.rule("ME-406", "ME-R28")
def test_an_area_entered_again_asks_anew_even_the_start() -> None:
    ships = {"g1": galley(SPAIN, 20, 5), "g2": galley(GENOA, 20, 1)}
    state = moving(ships, SPAIN)
    do(state, SPAIN, Step("g1", 26))
    do(state, SPAIN, Step("g1", 20))
    assert refused(state, SPAIN, Step("g1", 14)) == "ME-405 passage_needed"
    do(state, SPAIN, RequestPassage("g1"))
    consent(state, GENOA)
    do(state, SPAIN, Step("g1", 26))
    do(state, SPAIN, Step("g1", 20))
    assert area(state, "g1") == 20


@pytest.mark.rule("ME-411")
def test_own_galleys_garrisons_castles_and_ports_never_hinder() -> None:
    ships = {"g1": galley(SPAIN, 22, 3), "g2": galley(SPAIN, 20, 1)}
    state = moving(ships, SPAIN, ports={"sicilia": port(GENOA, 9, (), castle=True)})
    do(state, SPAIN, Step("g1", 20))
    do(state, SPAIN, Step("g1", 14))
    assert area(state, "g1") == 14


@pytest.mark.rule("ME-412", "ME-R27")
def test_one_galley_after_the_other() -> None:
    ships = {"g1": galley(0, 0, 3), "g2": galley(0, 0, 3), "g3": galley(0, 0, 3)}
    state = moving(ships, options={"interleaved_moves": "false"})
    assert refused(state, 0, Stop("g1")) == "ME-412 not_under_way"
    do(state, 0, Step("g1", 4))
    assert [a for a in state.legal(0) if isinstance(a, Stop)] == [Stop("g1")]
    told = events(do(state, 0, Step("g2", 4)))
    assert told == [GalleyStopped(0, "g1", 4), GalleyMoved(0, "g2", 0, 4)]
    assert refused(state, 0, Step("g1", 14)) == "ME-412 already_moved"
    assert refused(state, 0, Stop("g1")) == "ME-412 not_under_way"
    do(state, 0, Stop("g2"))
    assert refused(state, 0, Step("g2", 14)) == "ME-412 already_moved"
    do(state, 0, Step("g3", 4))


@pytest.mark.rule("ME-R27")
def test_steps_of_several_galleys_may_alternate_by_option() -> None:
    ships = {"g1": galley(0, 0, 2), "g2": galley(0, 0, 2), "g3": galley(1, 14, 1)}
    state = moving(ships | {"g4": galley(0, 4, 3)}, options={"interleaved_moves": "true"})
    do(state, 0, Step("g1", 4))
    do(state, 0, Step("g2", 4))
    do(state, 0, Step("g1", 0))
    assert refused(state, 0, Step("g1", 4)) == "ME-401 no_moves_left"
    do(state, 0, Step("g4", 14))
    do(state, 0, RequestPassage("g4"))
    consent(state, 1, False)
    assert refused(state, 0, Step("g4", 18)) == "ME-407 already_moved"
    do(state, 0, Step("g2", 14))
    assert area(state, "g2") == 14


@pytest.mark.rule("ME-413")
def test_nothing_is_loaded_landed_traded_or_thrown_away_while_moving() -> None:
    state = moving({"g1": galley(0, 4, 2, {"iron": 1})})
    for action in (
        Buy("ragusa", {"g1": 1}),
        Land("ragusa", {"g1": 1}),
        Sell("g1", "iron"),
        DiscardGoods("g1", {"iron": 1}),
    ):
        assert refused(state, 0, action) == "ME-201 wrong_phase"


@pytest.mark.rule("ME-414")
def test_when_all_galleys_have_moved_the_next_player_moves() -> None:
    ships = {"g1": galley(0, 0, 1), "g2": galley(0, 0, 1), "g3": galley(1, 1, 1)}
    state = moving(ships)
    do(state, 0, Step("g1", 4))
    assert state.actors() == (0,)
    do(state, 0, Step("g2", 4))
    assert state.actors() == (1,)


# -- tolls and standing answers --


def at_20(options: dict[str, str] | None = None, **fields: Any) -> MediterraneeState:
    """Spain has entered 20, where Genoa and Venice lie, and has steps left."""
    ships = {
        "g1": galley(SPAIN, 22, 3),
        "g2": galley(GENOA, 20, 1),
        "g3": galley(VENICE, 20, 1),
        "g4": galley(SPAIN, 2, 1),
    }
    state = moving(ships, SPAIN, options=options, **fields)
    do(state, SPAIN, Step("g1", 20))
    return state


@pytest.mark.rule("ME-904", "ME-R29", "ME-903")
def test_no_money_for_passage() -> None:
    state = at_20({"side_payments": "none"})
    assert refused(state, SPAIN, RequestPassage("g1", {"genoa": 100})) == "ME-904 no_gift"
    assert "request_passage" not in [form.do for form in state.forms(SPAIN)]


@pytest.mark.rule("ME-R29", "ME-119")
def test_a_toll_is_paid_if_all_consent() -> None:
    options = {"side_payments": "passage_toll"}
    state = at_20(options, money=[2000, 2000, 500, 2000])
    both = {"genoa": 300, "venice": 300}
    assert refused(state, SPAIN, RequestPassage("g1", both)) == "ME-119 not_enough_money"
    assert refused(state, SPAIN, RequestPassage("g1", {"genoa": 50})) == "ME-119 bad_amount"
    assert refused(state, SPAIN, RequestPassage("g1", {"turkey": 100})) == "ME-R29 no_gift"
    do(state, SPAIN, RequestPassage("g1", {"genoa": 300, "venice": 100}))
    consent(state, GENOA)
    assert state.money == [2000, 2000, 500, 2000]
    consent(state, VENICE)
    assert state.money == [2100, 2300, 100, 2000]


@pytest.mark.rule("ME-R29")
def test_no_toll_is_paid_after_a_refusal() -> None:
    state = at_20({"side_payments": "passage_toll"})
    do(state, SPAIN, RequestPassage("g1", {"genoa": 300}))
    consent(state, GENOA)
    consent(state, VENICE, False)
    assert state.money == [2000, 2000, 2000, 2000]


@pytest.mark.rule("ME-405", "ME-409")
def test_standing_answers_are_used_at_the_request() -> None:
    state = at_20()
    do(state, GENOA, InstructPassage(SPAIN, "consent"))
    do(state, VENICE, InstructPassage(SPAIN, "refuse"))
    do(state, VENICE, InstructPassage(SPAIN, "ask"))
    do(state, SPAIN, RequestPassage("g1"))
    assert state.actors() == (VENICE,)
    assert state.lapse(VENICE) == AnswerPassage(False)
    do(state, VENICE, InstructPassage(SPAIN, "consent"))
    assert state.actors() == (VENICE,)  # evaluated only at the request
    consent(state, VENICE)
    do(state, SPAIN, Step("g1", 26))
    state = at_20()
    do(state, GENOA, InstructPassage(SPAIN, "consent"))
    do(state, VENICE, InstructPassage(SPAIN, "refuse"))
    told = do(state, SPAIN, RequestPassage("g1"))
    assert the(told, PassageAnswered).consent == {"venice": False, "genoa": True}
    assert refused(state, VENICE, InstructPassage(VENICE, "ask")) == "ME-405 no_such_mover"
    assert refused(state, VENICE, InstructPassage(SPAIN, "maybe")) == "ME-405 no_such_answer"


@pytest.mark.rule("ME-903")
def test_only_executed_acts_and_given_consents_bind() -> None:
    """What was said before does not help: without an answer to this request nothing moves."""
    state = at_20()
    do(state, GENOA, InstructPassage(SPAIN, "consent"))
    do(state, GENOA, InstructPassage(SPAIN, "refuse"))
    do(state, SPAIN, RequestPassage("g1"))
    consent(state, VENICE)
    assert refused(state, SPAIN, Step("g1", 26)) == "ME-407 already_moved"
    assert Done() in state.legal(SPAIN)


@pytest.mark.rule("ME-405", "ME-R28")
def test_a_consent_is_good_for_one_area() -> None:
    ships = {"g1": galley(SPAIN, 22, 4), "g2": galley(GENOA, 20, 1), "g3": galley(VENICE, 14, 1)}
    state = moving(ships, SPAIN)
    do(state, SPAIN, Step("g1", 20))
    do(state, SPAIN, RequestPassage("g1"))
    consent(state, GENOA)
    do(state, SPAIN, Step("g1", 14))
    assert refused(state, SPAIN, Step("g1", 18)) == "ME-405 passage_needed"
    do(state, SPAIN, RequestPassage("g1"))
    assert state.actors() == (VENICE,)
    consent(state, VENICE)
    do(state, SPAIN, Step("g1", 20))
    assert area(state, "g1") == 20
