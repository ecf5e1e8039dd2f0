"""Chapter 1: the set-up and the standing rules."""

import pytest

from fondaco.games.mediterranee.words import (
    AskPrice,
    Attack,
    BuildCastle,
    Buy,
    ChoosePower,
    Deploy,
    Deployed,
    DeploymentChanged,
    DeploymentSealed,
    DiscardGoods,
    DiscardSailors,
    Done,
    Enrol,
    Land,
    PowerAssigned,
    PowerChosen,
    PowerDrawn,
    Rearrange,
    Sell,
    Stop,
)
from fondaco.table.audience import ALL, only
from fondaco.table.step import Told
from fondaco.table.titles import open_game
from fondaco.table.words import Invalid
from tests.games.mediterranee.tables import (
    GENOA,
    GOODS,
    SPAIN,
    TURKEY,
    VENICE,
    bidding,
    crew,
    dealt,
    do,
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
)

CHOOSE = {"power_assignment": "choose_in_seat_order"}
RANDOM = {"power_assignment": "random"}
IN_ORDER = {"setup_deployment": "seat_order"}


@pytest.mark.rule("ME-101")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(Invalid) as caught:
        dealt(seats)
    assert caught.value.field == "seats"
    with pytest.raises(Invalid):
        table(seats=seats)


@pytest.mark.rule("ME-102", "ME-801")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 12), (3, 10), (4, 8)])
def test_the_number_of_rounds(seats: int, rounds: int) -> None:
    state = bidding(seats)
    assert seen(state).rounds == rounds
    lapse_until(state, "bids", rounds)
    assert state.end_reason() is None
    lapse_until(state, "over")
    assert state.round == rounds
    assert state.end_reason() == "last_round"


@pytest.mark.rule("ME-103", "ME-R2")
@pytest.mark.parametrize(
    ("seats", "options", "powers"),
    [
        (4, {}, ("venice", "genoa", "spain", "turkey")),
        (3, {}, ("venice", "genoa", "spain")),
        (2, {}, ("venice", "genoa")),
        (2, {"two_player_powers": "venice_genoa"}, ("venice", "genoa")),
        (2, {"two_player_powers": "spain_turkey"}, ("spain", "turkey")),
    ],
)
def test_powers_in_play(seats: int, options: dict[str, str], powers: tuple[str, ...]) -> None:
    assert seen(dealt(seats, options)).powers == powers


@pytest.mark.rule("ME-R3", "ME-103")
def test_powers_by_lot_are_different_and_any() -> None:
    told: list[Told] = []
    state = dealt(4, RANDOM, drew=[2, 0, 1, 0], told=told)
    assert seen(state).powers == ("spain", "venice", "turkey", "genoa")
    assert events(told)[0] == PowerAssigned(0, "spain", "valencia")
    assert owner(state, "valencia") == 0


@pytest.mark.rule("ME-R3", "ME-103")
def test_powers_chosen_in_seat_order() -> None:
    state = dealt(4, CHOOSE)
    assert state.actors() == (0,)
    assert refused(state, 1, ChoosePower("spain")) == "ME-203 not_your_turn"
    assert refused(state, 0, Deploy(4, 4)) == "ME-201 wrong_phase"
    assert events(do(state, 0, ChoosePower("spain"))) == [PowerChosen(0, "spain")]
    assert refused(state, 1, ChoosePower("spain")) == "ME-103 power_taken"
    assert refused(state, 1, ChoosePower("ottomans")) == "ME-103 not_in_play"
    told = do(state, 1, state.lapse(1), drew=[2])
    assert events(told) == [PowerChosen(1, None), PowerDrawn(1, "turkey")]
    assert seen(state).powers == ("spain", "turkey", None, None)
    assert refused(state, 2, ChoosePower("turkey")) == "ME-103 power_taken"
    do(state, 2, ChoosePower("venice"))
    do(state, 3, ChoosePower(None), drew=[0])
    assert seen(state).powers == ("spain", "turkey", "venice", "genoa")
    assert seen(state).phase == "deployment"


@pytest.mark.rule("ME-103", "ME-R2")
def test_a_power_that_is_not_in_play_cannot_be_chosen() -> None:
    state = dealt(2, CHOOSE)
    assert refused(state, 0, ChoosePower("spain")) == "ME-103 not_in_play"
    assert [str(action.power) for action in state.legal(0) if isinstance(action, ChoosePower)] == [
        "venice",
        "genoa",
        "None",
    ]


@pytest.mark.rule("ME-104", "ME-108")
def test_capitals_belong_to_their_players_and_all_other_ports_to_nobody() -> None:
    state = bidding(4)
    capitals = {"venezia": VENICE, "genova": GENOA, "valencia": SPAIN, "istanbul": TURKEY}
    for name, place in seen(state).ports.items():
        assert place.owner == capitals.get(name)
        assert place.garrison == (2 if name in capitals else 0)


@pytest.mark.rule("ME-104")
def test_a_capital_stays_a_capital_whoever_holds_it() -> None:
    """It is attacked, landed on and sold to like any port, and pays the capital's bonus."""
    state = table(
        {"g1": galley(SPAIN, 1, 3, {"gems": 1})},
        {"genova": port(TURKEY, 0)},
        phase="control",
        active=SPAIN,
    )
    do(state, SPAIN, Land("genova", {"g1": 1}))
    assert owner(state, "genova") == SPAIN
    state = table(
        {"g1": galley(GENOA, 1, 3, {"gems": 1})},
        {"genova": port(TURKEY, 1)},
        phase="sales",
        active=GENOA,
    )
    do(state, GENOA, Sell("g1", "gems"))
    assert state.money[GENOA] == 2000 + 200 + 1000


@pytest.mark.rule("ME-105", "ME-106")
def test_each_player_starts_with_two_galleys_ten_sailors_and_2000_ducats() -> None:
    state = bidding(3)
    view = seen(state, 0)
    assert [ship.owner for ship in view.galleys.values()] == [0, 0, 1, 1, 2, 2]
    assert [ship.area for ship in view.galleys.values()] == [0, 0, 1, 1, 2, 2]
    assert view.money[0] == 2000
    assert (view.box.sailors, view.box.galleys) == (176 - 30, 28 - 6)
    for seat in range(3):
        sailors = sum(ship.sailors for ship in view.galleys.values() if ship.owner == seat)
        ashore = sum(place.garrison for place in view.ports.values() if place.owner == seat)
        assert sailors + ashore == 10


@pytest.mark.rule("ME-107", "ME-R5")
@pytest.mark.parametrize("pair", [(1, 1), (5, 5), (5, 1), (4, 3)])
def test_any_spread_of_one_to_five_on_each_galley(pair: tuple[int, int]) -> None:
    state = dealt(2)
    do(state, 0, Deploy(*pair))
    do(state, 1, Deploy(4, 4))
    assert (crew(state, "g1"), crew(state, "g2")) == pair
    assert garrison(state, "venezia") == 10 - sum(pair)


@pytest.mark.rule("ME-107")
@pytest.mark.parametrize("pair", [(0, 5), (5, 0), (6, 1), (1, 6), (-1, 5)])
def test_other_spreads_are_refused(pair: tuple[int, int]) -> None:
    state = dealt(2)
    assert refused(state, 0, Deploy(*pair)) == "ME-107 bad_deployment"
    assert len(state.legal(0)) == 25


@pytest.mark.rule("ME-R5")
def test_deployments_are_sealed_until_the_last_one() -> None:
    state = dealt(2, {"setup_deployment": "simultaneous"})
    assert state.actors() == (0, 1)
    assert do(state, 1, Deploy(5, 5)) == [Told(DeploymentSealed(1), ALL)]
    assert do(state, 1, Deploy(3, 3)) == [Told(DeploymentChanged(1), only(1))]
    assert state.actors() == (0,)
    assert seen(state, 0).deployed == (None, True)
    assert seen(state, 1).deployed == (None, (3, 3))
    told = events(do(state, 0, Deploy(1, 2)))
    assert told[1:3] == [
        Deployed(0, {"g1": 1, "g2": 2}, 7),
        Deployed(1, {"g3": 3, "g4": 3}, 4),
    ]


@pytest.mark.rule("ME-R5")
def test_deployments_one_after_the_other() -> None:
    state = dealt(2, IN_ORDER)
    assert state.actors() == (0,)
    assert refused(state, 1, Deploy(4, 4)) == "ME-203 not_your_turn"
    assert events(do(state, 0, Deploy(5, 5))) == [Deployed(0, {"g1": 5, "g2": 5}, 0)]
    assert seen(state, 1).deployed == ((5, 5), None)
    do(state, 1, state.lapse(1))
    assert (crew(state, "g3"), crew(state, "g4"), garrison(state, "genova")) == (4, 4, 2)


@pytest.mark.rule("ME-109")
def test_the_board_is_empty_at_the_start() -> None:
    view = seen(bidding(4))
    assert all(not place.stored and not place.castle for place in view.ports.values())
    assert view.box.goods == dict.fromkeys(GOODS, 15)
    assert view.box.castles == 20


@pytest.mark.rule("ME-110", "ME-R4")
def test_the_capital_of_an_absent_power_is_a_neutral_port() -> None:
    options = {"absent_capitals": "neutral"}
    state = table({"g1": galley(0, 3, 2, {"iron": 1})}, {}, options, 2, phase="control")
    do(state, 0, Land("istanbul", {"g1": 1}))
    assert owner(state, "istanbul") == 0
    assert state.standings().scores[0].parts["ports"] == 2
    do(state, 0, Sell("g1", "iron"))
    assert seen(state).ports["istanbul"].stored == ("iron",)


@pytest.mark.rule("ME-R4")
def test_a_closed_capital_refuses_every_act() -> None:
    options = {"absent_capitals": "closed"}
    cargo = {"g1": galley(0, 3, 2, {"iron": 1})}
    state = table(cargo, {}, options, 2)
    assert refused(state, 0, Buy("istanbul", {"g1": 1})) == "ME-R4 port_closed"
    assert refused(state, 0, DiscardSailors("g1", 1)) == "ME-R4 port_closed"
    assert refused(state, 0, AskPrice("istanbul", 1)) == "ME-R4 port_closed"
    state = table(cargo | {"g2": galley(1, 3, 2)}, {}, options, 2, phase="combat")
    assert refused(state, 0, Attack("g1", "istanbul")) == "ME-R4 port_closed"
    state = table(cargo | {"g2": galley(0, 4, 2)}, {}, options, 2, phase="control")
    assert refused(state, 0, Land("istanbul", {"g1": 1})) == "ME-R4 port_closed"
    state = table(cargo | {"g2": galley(0, 4, 2, {"iron": 1})}, {}, options, 2, phase="sales")
    assert refused(state, 0, Sell("g1", "iron")) == "ME-R4 port_closed"


@pytest.mark.rule("ME-R4", "ME-310")
def test_a_closed_capital_does_not_count_for_a_monopoly() -> None:
    held = {name: port(0, 1) for name in ("marseille", "civitavecchia", "acre")}
    cloth = GOODS.index("cloth")
    assert table({}, held, {"absent_capitals": "closed"}, 2).has_monopoly(0, cloth)
    assert not table({}, held, {"absent_capitals": "neutral"}, 2).has_monopoly(0, cloth)


@pytest.mark.rule("ME-111")
def test_the_marker_starts_on_1() -> None:
    assert seen(bidding(4)).round == 1


@pytest.mark.rule("ME-112")
def test_nobody_but_the_engine_holds_the_office() -> None:
    """Whoever sits where has the same choices with the same pieces and money."""
    state = bidding(4)
    assert len({len(state.legal(seat)) for seat in range(4)}) == 1
    assert len(set(state.money)) == 1


@pytest.mark.rule("ME-113")
def test_control_lasts_without_a_garrison_until_another_lands() -> None:
    state = table(
        {"g1": galley(GENOA, 4, 2), "g2": galley(VENICE, 0, 2)},
        {"ragusa": port(VENICE, 0)},
        phase="combat",
        active=GENOA,
        order=[1, 0, 2, 3],
    )
    assert owner(state, "ragusa") == VENICE
    assert state.standings().scores[VENICE].parts["ports"] == 2
    lapse_until(state, "control")
    assert owner(state, "ragusa") == VENICE
    do(state, GENOA, Land("ragusa", {"g1": 1}))
    assert owner(state, "ragusa") == GENOA


@pytest.mark.rule("ME-114", "ME-341")
def test_a_load_above_five_is_refused() -> None:
    state = table({"g1": galley(0, 4, 3, {"wood": 2}), "g2": galley(0, 4, 2, {"wine": 2})})
    six = {"g1": {"sailors": 4, "wood": 2}, "g2": {"sailors": 1, "wine": 2}}
    assert refused(state, 0, Rearrange(4, six)) == "ME-114 galley_overloaded"
    five = {"g1": {"sailors": 1, "wood": 2, "wine": 2}, "g2": {"sailors": 4}}
    do(state, 0, Rearrange(4, five))
    assert crew(state, "g2") == 4


@pytest.mark.rule("ME-115", "ME-116")
def test_a_galley_without_sailors_sinks_at_once_with_its_goods() -> None:
    state = table({"g1": galley(0, 4, 1, {"gold": 3})}, phase="control")
    do(state, 0, Land("ragusa", {"g1": 1}))
    assert "g1" not in seen(state).galleys
    assert seen(state).box.goods["gold"] == 15
    assert seen(state).box.galleys == 28


@pytest.mark.rule("ME-115", "ME-507")
def test_only_a_beaten_galley_waits_without_crew() -> None:
    state = table({"g1": galley(0, 10, 5), "g2": galley(1, 10, 1, {"wine": 2})}, phase="combat")
    do(state, 0, Attack("g1", "g2"), rolls(6, 1))
    assert crew(state, "g2") == 0
    assert goods(state, "g2") == {"wine": 2}
    assert refused(state, 0, Done()) == "ME-507 prize_waits"


@pytest.mark.rule("ME-117", "ME-701")
def test_a_galley_is_in_the_port_of_its_area_and_in_no_other() -> None:
    ships = {"g1": galley(0, 6, 1, {"iron": 1}), "g2": galley(0, 8, 1, {"iron": 1})}
    state = table(ships, phase="sales")
    assert refused(state, 0, Sell("g2", "iron")) == "ME-701 no_galley_in_port"
    do(state, 0, Sell("g1", "iron"))
    assert seen(state).ports["sardegna"].stored == ("iron",)


@pytest.mark.rule("ME-118")
def test_a_garrison_has_no_upper_limit_and_may_be_0() -> None:
    state = table({"g1": galley(0, 0, 5), "g2": galley(0, 0, 1)}, {"venezia": port(0, 100)})
    do(state, 0, Rearrange(0, {"g1": {"sailors": 1}}, 104))
    assert garrison(state, "venezia") == 104
    state = table({"g1": galley(0, 0, 1)}, {"venezia": port(0, 3)})
    do(state, 0, Rearrange(0, {"g1": {"sailors": 4}}, 0))
    assert garrison(state, "venezia") == 0
    assert owner(state, "venezia") == 0


@pytest.mark.rule("ME-119")
def test_nobody_spends_more_than_he_has() -> None:
    ships = {"g1": galley(0, 4, 1)}
    poor = [100, 2000, 2000, 2000]
    stored = {"tunis": port(0, 1, ["wood", "iron"])}
    state = table(ships, stored, money=poor)
    assert refused(state, 0, Buy("ragusa", {"g1": 2})) == "ME-119 not_enough_money"
    assert refused(state, 0, BuildCastle("tunis")) == "ME-119 not_enough_money"
    assert refused(state, 0, Enrol("tunis", {"garrison": 2})) == "ME-119 not_enough_money"
    do(state, 0, Buy("ragusa", {"g1": 1}))
    assert state.money[0] == 0


@pytest.mark.rule("ME-120")
def test_every_port_produces_one_good_for_ever() -> None:
    parts = open_game("mediterranee").components["ports"]
    made = {place["id"]: place["good"] for place in parts}
    assert len(made) == 23
    assert {good: list(made.values()).count(good) for good in GOODS} == {
        "gems": 1,
        "gold": 2,
        "spices": 2,
        "wine": 4,
        "cloth": 4,
        "iron": 4,
        "wood": 6,
    }
    state = table({"g1": galley(0, 31, 1)})
    for _ in range(3):
        do(state, 0, Buy("cyrena", {"g1": 4}))
        do(state, 0, DiscardGoods("g1", {"gems": 4}))
    do(state, 0, Buy("cyrena", {"g1": 4}))
    assert goods(state, "g1") == {"gems": 4}
    assert refused(state, 0, Stop("g1")) == "ME-201 wrong_phase"
