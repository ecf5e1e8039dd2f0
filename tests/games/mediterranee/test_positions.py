"""Positions: what cannot lie on a table is refused, everything else comes back as it was."""

from random import Random
from typing import Any

import msgspec
import pytest

from fondaco.games.mediterranee.rules import MediterraneeState
from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game
from fondaco.table.words import Invalid
from tests.games.mediterranee.tables import GENOA, TURKEY, VENICE, galley, port, seen, table
from tests.table.interrogation import random_action

SHIPS = {"g1": galley(0, 4, 2, {"wine": 2}), "g2": galley(1, 4, 2, {"gold": 1})}


def why(
    ships: Any = None, ports: Any = None, options: Any = None, seats: int = 4, **fields: Any
) -> tuple[str, str | None]:
    """The field and the rule for which a position is refused."""
    with pytest.raises(Invalid) as caught:
        table(ships, ports, options, seats, **fields)
    assert caught.value.why
    return caught.value.field.removeprefix("position."), caught.value.rule


@pytest.mark.parametrize("seed", range(4))
def test_every_position_of_a_game_comes_back(seed: int) -> None:
    options = {"side_payments": "passage_toll", "haggle_counters": "2", "tie_break": "ports"}
    game = open_game("mediterranee", options if seed % 2 else {})
    random = Random(seed)
    chance = RandomChance(random)
    state = game.deal(2 + seed % 3, chance)
    assert isinstance(state, MediterraneeState)
    while state.actors():
        position = msgspec.json.decode(msgspec.json.encode(state.position()))
        loaded = game.load(position)
        assert loaded.position() == state.position()
        for seat in range(state.seats):
            assert loaded.choices(seat) == state.choices(seat)
            assert loaded.forms(seat) == state.forms(seat)
        seat = random.choice(state.actors())
        state.apply(seat, random_action(game, state, seat, chance), chance)


def test_the_shortest_position() -> None:
    view = seen(table(seats=2), 0)
    assert (view.phase, view.round, view.active) == ("purchases", 1, 0)
    assert view.powers == ("venice", "genoa")
    assert view.money[0] == 2000
    assert view.ports["venezia"].owner == 0


def test_unknown_fields_are_refused() -> None:
    assert why(wind="north") == ("position", None)
    assert why({"g1": {"owner": 0}}) == ("galleys[...]", None)


@pytest.mark.rule("ME-103")
@pytest.mark.parametrize(
    "powers", [["venice"], ["venice", "venice"], ["venice", "spain"], ["venice", None], ["x", "y"]]
)
def test_powers(powers: list[str | None]) -> None:
    assert why(seats=2, powers=powers) == ("powers", "ME-103")
    assert why(seats=2, powers=[None, "genoa"], phase="powers") == ("powers", "ME-103")
    assert why(seats=2, powers=["venice", "genoa"], phase="powers") == ("powers", "ME-103")


@pytest.mark.rule("ME-R3")
@pytest.mark.parametrize("assignment", ["random", "choose_in_seat_order", "fixed"])
def test_powers_are_chosen_and_fixed_where_the_game_says_so(assignment: str) -> None:
    house = {"power_assignment": assignment}
    choosing: dict[str, Any] = {"seats": 2, "phase": "powers", "powers": ["genoa", None]}
    swapped: dict[str, Any] = {"seats": 2, "powers": ["genoa", "venice"]}
    if assignment == "choose_in_seat_order":
        assert table(options=house, **choosing).actors() == (1,)
    else:
        assert why(options=house, **choosing) == ("phase", "ME-R3")
    if assignment == "fixed":
        assert why(options=house, **swapped) == ("powers", "ME-R3")
    else:
        assert seen(table(options=house, **swapped)).powers == ("genoa", "venice")


@pytest.mark.rule("ME-102", "ME-208", "ME-801", "ME-203")
@pytest.mark.parametrize(
    ("fields", "field", "rule"),
    [
        ({"round": 9}, "round", "ME-102"),
        ({"round": 0}, "round", "ME-102"),
        ({"phase": "over", "round": 7}, "round", "ME-801"),
        ({"end_reason": "boredom"}, "end_reason", "ME-801"),
        ({"order": [0, 1, 2]}, "order", "ME-208"),
        ({"order": [0, 1, 2, 2]}, "order", "ME-208"),
        ({"active": 4}, "active", None),
    ],
)
def test_round_and_order(fields: dict[str, Any], field: str, rule: str | None) -> None:
    assert why(**fields) == (field, rule)


@pytest.mark.rule("ME-119", "ME-R20")
def test_money() -> None:
    assert why(money=[0, 0, 0]) == ("money", None)
    assert why(money=[50, 0, 0, 0]) == ("money", "ME-119")
    assert why(money=[-100, 0, 0, 0]) == ("money", "ME-119")
    assert why(bank=100) == ("bank", "ME-119")
    coins = {"bank_money": "coins_in_box"}
    assert why(options=coins, money=[40_000, 1000, 0, 0]) == ("money", "ME-R20")


@pytest.mark.rule("ME-909", "ME-703", "ME-709", "ME-336", "ME-307", "ME-308", "ME-309", "ME-R4")
@pytest.mark.parametrize(
    ("name", "place", "field", "rule"),
    [
        ("ostia", port(0), "ports.ostia", None),
        ("ragusa", port(7), "ports.ragusa.owner", None),
        ("ragusa", port(None, 1), "ports.ragusa.garrison", "ME-909"),
        ("ragusa", port(0, -1), "ports.ragusa.garrison", "ME-909"),
        ("ragusa", port(0, 0, ["wood"]), "ports.ragusa.stored", "ME-703"),
        ("ragusa", port(0, 0, ["iron", "iron"]), "ports.ragusa.stored", "ME-703"),
        ("ragusa", port(0, 0, ["tar"]), "ports.ragusa.stored", "ME-703"),
        ("creta", port(0, 0, ["iron", "gold", "gems"]), "ports.creta.stored", "ME-709"),
        ("creta", port(0, 0, ["iron"], enrolled=2), "ports.creta.enrolled", "ME-336"),
        ("creta", port(0, 0, price=100), "ports.creta.price", "ME-307"),
        ("creta", port(1, 0, price=0), "ports.creta.price", "ME-308"),
        ("creta", port(1, 0, price=150), "ports.creta.price", "ME-119"),
        ("creta", port(1, 0, price=400), "ports.creta.price", "ME-308"),
        ("cyrena", port(1, 0, price=1100), "ports.cyrena.price", "ME-309"),
    ],
)
def test_ports(name: str, place: Any, field: str, rule: str | None) -> None:
    assert why(ports={name: place}) == (field, rule)


@pytest.mark.rule("ME-R4")
def test_a_closed_port_stays_as_it_is() -> None:
    closed = {"absent_capitals": "closed"}
    assert why(None, {"istanbul": port(0)}, closed, 2) == ("ports.istanbul", "ME-R4")


@pytest.mark.rule("ME-114", "ME-115", "ME-120", "ME-402", "ME-905", "ME-401", "ME-203", "ME-R32")
@pytest.mark.parametrize(
    ("name", "ship", "field", "rule"),
    [
        ("x1", galley(0, 4, 1), "galleys.x1", None),
        ("g0", galley(0, 4, 1), "galleys.g0", None),
        ("g29", galley(0, 4, 1), "galleys.g29", "ME-905"),
        ("g1", galley(9, 4, 1), "galleys.g1.owner", None),
        ("g1", galley(0, 32, 1), "galleys.g1.area", "ME-402"),
        ("g1", galley(0, 4, 0), "galleys.g1.sailors", "ME-115"),
        ("g1", galley(0, 4, 6), "galleys.g1", "ME-114"),
        ("g1", galley(0, 4, 3, {"wood": 3}), "galleys.g1", "ME-114"),
        ("g1", galley(0, 4, 1, {"tar": 1}), "galleys.g1.goods", "ME-120"),
        ("g1", galley(0, 4, 1, {"wood": 0}), "galleys.g1.goods", "ME-120"),
        ("g1", galley(0, 4, 1, steps=1), "galleys.g1", "ME-203"),
        ("g1", galley(0, 4, 1, seized=True), "galleys.g1.seized", "ME-R32"),
    ],
)
def test_galleys(name: str, ship: Any, field: str, rule: str | None) -> None:
    assert why({name: ship}) == (field, rule)


@pytest.mark.rule("ME-905", "ME-401")
def test_pieces_are_limited() -> None:
    wood = {f"g{n}": galley(0, 4, 1, {"wood": 4}) for n in range(1, 5)}
    assert why(wood) == ("galleys", "ME-905")
    assert why(SHIPS, {"venezia": port(0, 173)}) == ("galleys", "ME-905")
    table(SHIPS, {"venezia": port(0, 172)})
    far = {"g1": galley(0, 4, 1, steps=2)}
    assert why(far, phase="movement") == ("galleys.g1.steps", "ME-401")


@pytest.mark.rule("ME-107", "ME-205", "ME-206", "ME-207", "ME-208")
@pytest.mark.parametrize(
    ("fields", "field", "rule"),
    [
        ({"deployed": [[4, 4], None]}, "deployed", "ME-107"),
        ({"phase": "deployment", "deployed": [[6, 4], None]}, "deployed", "ME-107"),
        ({"phase": "deployment", "deployed": [[4, 4], [4, 4]]}, "deployed", "ME-107"),
        ({"bids": [100, None]}, "bids", "ME-205"),
        ({"phase": "bids", "bids": [2100, None]}, "bids", "ME-205"),
        ({"phase": "bids", "bids": [150, None]}, "bids", "ME-119"),
        ({"phase": "bids", "bids": [100, 100]}, "bids", "ME-206"),
        ({"phase": "positions", "bids": [100, None], "choosing": [0]}, "bids", "ME-206"),
        ({"phase": "positions", "bids": [100, 0], "choosing": [1]}, "choosing", "ME-207"),
        ({"phase": "positions", "bids": [200, 100], "choosing": [0]}, "choosing", "ME-207"),
        ({"phase": "positions", "bids": [200, 100], "choosing": []}, "choosing", "ME-207"),
        ({"phase": "bids", "choosing": [0]}, "choosing", "ME-207"),
        ({"phase": "bids", "places": [None]}, "places", "ME-208"),
    ],
)
def test_the_auction(fields: dict[str, Any], field: str, rule: str) -> None:
    assert why(seats=2, **fields) == (field, rule)


def trade(**changes: Any) -> dict[str, Any]:
    """Venice proposes a wine for a gold to Genoa."""
    return {
        "author": 0,
        "responder": 1,
        "stage": "named",
        "counters_left": 1,
        "area": 4,
        "deal": {"give": {"g1": {"wine": 1}}, "want": {"g2": {"gold": 1}}, "pay": 100},
    } | changes


def price(**changes: Any) -> dict[str, Any]:
    """Venice asks for the price of iron at Corfu."""
    talk = {"author": 1, "responder": 0, "stage": "named", "counters_left": 1}
    return talk | {"port": "corfu", "price": 200} | changes


def countered(amount: int, load: dict[str, int]) -> dict[str, Any]:
    """Venice offers less."""
    return price(stage="countered", counters_left=0, offer={"price": amount, "load": load})


@pytest.mark.rule("ME-317", "ME-319", "ME-323", "ME-311")
@pytest.mark.parametrize(
    ("talk", "field", "rule"),
    [
        (trade(responder=0), "talk", "ME-323"),
        (trade(author=2, responder=3), "talk", "ME-323"),
        (trade(area=6), "talk.area", "ME-317"),
        (trade(area=None), "talk.area", "ME-317"),
        (trade(deal=None), "talk.deal", "ME-319"),
        (trade(stage="countered"), "talk.counters_left", "ME-R13"),
        (trade(stage="countered", counters_left=0), "talk.counter", "ME-319"),
        (trade(stage="asked", deal=None), "talk.asked", "ME-R17"),
        (trade(counters_left=7), "talk.counters_left", "ME-R13"),
        (trade(counter={"pay": 0}), "talk.counter", "ME-319"),
        (trade(price=100), "talk.price", "ME-311"),
        (trade(port="corfu"), "talk.area", "ME-323"),
        (trade(deal={"pay": 2100}), "talk.deal.pay", "ME-119"),
        (trade(deal={"give": {"g1": {"wine": 3}}}), "talk.deal", "ME-317"),
        (trade(deal={"give": {"g2": {"gold": 1}}}), "talk.deal", "ME-317"),
        (trade(deal={"give": {"g9": {"gold": 1}}}), "talk.deal", "ME-317"),
        (trade(deal={"want": {"g2": {"gold": 1}}, "receive": {}}), "talk.deal", "ME-321"),
        (trade(deal={"pay": 100}), "talk.deal", "ME-904"),
        (trade(author=1, responder=0), "talk.asked", "ME-R17"),
        (trade(asked={"tar": 1}), "talk.asked", "ME-R17"),
        (
            trade(author=1, responder=0, stage="asked", deal=None, asked={"wood": 1}),
            "talk.asked",
            "ME-317",
        ),
        (price(port="marseille"), "talk.port", "ME-303"),
        (price(tokens=16), "talk.tokens", "ME-315"),
        (price(price=400), "talk.price", "ME-308"),
        (price(counters_left=0), "talk.counters_left", "ME-R13"),
        (price(counters_left=2), "talk.counters_left", "ME-R13"),
        (price(stage="last", counters_left=0, price=100), "talk.price", "ME-308"),
        (price(deal={"pay": 0}), "talk.deal", "ME-319"),
        (price(port="ragusa"), "talk.port", "ME-307"),
        (price(price=None), "talk.price", "ME-311"),
        (price(price=0), "talk.price", "ME-308"),
        (price(stage="countered", counters_left=0), "talk.offer", "ME-311"),
        (countered(100, {"g9": 1}), "talk.offer.load", "ME-303"),
        (countered(100, {"g3": 5}), "talk.offer.load", "ME-314"),
        (countered(100, {"g1": 1}), "talk.offer.load", "ME-303"),
        (countered(200, {"g3": 1}), "talk.offer.price", "ME-R14"),
        (countered(0, {"g3": 1}), "talk.offer.price", "ME-R14"),
    ],
)
def test_talks(talk: dict[str, Any], field: str, rule: str | None) -> None:
    ships = SHIPS | {"g3": galley(VENICE, 14, 2, {"wine": 1})}
    ports = {"corfu": port(GENOA, 1), "marseille": port(GENOA, 1)}
    assert why(ships, ports, talk=talk) == (field, rule)


@pytest.mark.rule("ME-119", "ME-R14")
def test_a_counter_offer_above_the_money() -> None:
    ships = {"g3": galley(VENICE, 14, 1)}
    corfu = {"corfu": port(GENOA, 1)}
    talk = countered(100, {"g3": 3})
    assert why(ships, corfu, talk=talk, money=[200, 0, 0, 0]) == ("talk.offer", "ME-119")
    assert table(ships, corfu, talk=talk, money=[300, 0, 0, 0]).actors() == (GENOA,)


@pytest.mark.rule("ME-R14", "ME-R17", "ME-412")
def test_what_follows_from_the_rest_may_be_left_out() -> None:
    ships = {"g3": galley(VENICE, 14, 1), "g4": galley(GENOA, 14, 1, {"gold": 1})}
    corfu = {"corfu": port(GENOA, 1)}
    state = table(ships, corfu, talk=price())
    assert seen(state).ports["corfu"].price == 200
    sold = trade(area=14, deal={"want": {"g4": {"gold": 1}}})
    assert seen(table(ships, talk=sold)).attempts == (0, 1, 0, 0)
    moving = {"g3": galley(VENICE, 14, 2, steps=1)}
    assert seen(table(moving, phase="movement")).underway == "g3"


@pytest.mark.rule("ME-203", "ME-325", "ME-517", "ME-R14", "ME-R17")
def test_what_was_done_this_round_can_have_been_done() -> None:
    per_purchase = {"price_scope": "per_purchase"}
    creta = {"creta": port(1, 0, price=100)}
    assert why(None, creta, per_purchase) == ("ports.creta.price", "ME-R14")
    assert why(None, {"creta": port(1, 0, refused=True)}) == ("ports.creta.refused", "ME-R14")
    assert why(None, {"creta": port(1, 0, built=True)}) == ("ports.creta.built", "ME-203")
    assert why(None, {"creta": port(None, built=True)}) == ("ports.creta.built", "ME-325")
    assert why(None, {"creta": port(0, attacked=True)}) == ("ports.creta.attacked", "ME-517")
    assert why(None, {"creta": port(None, castle=True)}) == ("ports.creta.castle", "ME-325")
    assert why(attempts=[0, 4, 0, 0]) == ("attempts", "ME-R17")
    assert why(attempts=[1, 0, 0, 0]) == ("attempts", "ME-R17")
    assert why(attempts=[0, 1, 0, 0], phase="sales") == ("attempts", "ME-R17")
    assert why(phase="bids", active=1) == ("active", "ME-203")
    assert why(money=[2_000_000, 0, 0, 0]) == ("money", "ME-119")


@pytest.mark.rule("ME-106", "ME-108", "ME-R5")
def test_before_the_first_round_the_board_is_as_deployed() -> None:
    assert why(SHIPS, phase="deployment") == ("galleys", "ME-106")
    assert why(None, {"ragusa": port(0)}, phase="deployment") == ("ports.ragusa", "ME-108")
    stored = {"ragusa": port(None, 0, ["iron"])}
    assert why(None, stored, phase="deployment") == ("ports.ragusa", "ME-109")
    in_order = {"setup_deployment": "seat_order"}
    late: dict[str, Any] = {"phase": "deployment", "deployed": [None, [4, 4], None, None]}
    assert why(None, None, in_order, **late) == ("deployed", "ME-R5")


@pytest.mark.rule("ME-207")
def test_positions_are_chosen_in_the_order_of_bids() -> None:
    auction: dict[str, Any] = {"phase": "positions", "bids": [100, 300, 200, 0]}
    assert why(**auction, choosing=[0, 1, 2]) == ("choosing", "ME-207")
    early: dict[str, Any] = {"places": [0, None, None, None], "choosing": [1, 2]}
    assert why(**auction, **early) == ("choosing", "ME-207")
    table(**auction, choosing=[1, 2, 0])


@pytest.mark.rule("ME-401", "ME-405", "ME-407", "ME-412")
@pytest.mark.parametrize(
    ("moves", "field", "rule"),
    [
        ({"steps": 2}, "galleys.g1.moved", "ME-401"),
        ({"moved": True}, "galleys.g1.steps", "ME-401"),
        ({"steps": 1, "blocked": True}, "galleys.g1.blocked", "ME-407"),
        ({"steps": 1, "consented": True}, "galleys.g1.consented", "ME-405"),
    ],
)
def test_moves_in_progress(moves: dict[str, Any], field: str, rule: str) -> None:
    assert why({"g1": galley(0, 4, 2, **moves)}, phase="movement") == (field, rule)


@pytest.mark.rule("ME-412", "ME-R27")
def test_one_galley_is_under_way_at_a_time() -> None:
    both = {"g1": galley(0, 4, 2, steps=1), "g2": galley(0, 4, 2, steps=1)}
    assert why(both, phase="movement") == ("underway", "ME-412")
    table(both, None, {"interleaved_moves": "true"}, phase="movement")


@pytest.mark.rule("ME-323", "ME-R17", "ME-307", "ME-405")
def test_talks_belong_to_the_purchases() -> None:
    assert why(SHIPS, phase="sales", talk=trade()) == ("talk", "ME-323")
    state = table(SHIPS, talk=trade())
    assert state.actors() == (1,)
    assert why(attempts=[1]) == ("attempts", "ME-R17")
    bad = {"port": "ostia", "buyer": 1, "price": 100, "lowest": 0}
    assert why(standing=[{"prices": [bad]}]) == ("standing[0].prices", "ME-307")
    assert why(standing=[{"passage": [{"mover": 0, "answer": "refuse"}]}]) == (
        "standing[0].passage",
        "ME-405",
    )


@pytest.mark.rule("ME-405", "ME-412", "ME-R28", "ME-R29")
def test_passages() -> None:
    ships = {"g1": galley(0, 20, 3, steps=1), "g2": galley(1, 20, 2), "g3": galley(2, 20, 2)}
    asked = {"galley": "g1", "asked": [1, 2]}
    state = table(ships, phase="movement", passage=asked, underway="g1")
    assert state.actors() == (1, 2)

    def wrong(**fields: Any) -> tuple[str, str | None]:
        return why(ships, phase="movement", **fields)

    assert why(SHIPS, underway="g1") == ("underway", "ME-412")
    assert wrong(underway="g2") == ("underway", "ME-412")
    assert wrong(passage=asked | {"galley": "g2"}) == ("passage.galley", "ME-405")
    assert wrong(passage=asked | {"asked": [1]}) == ("passage.asked", "ME-405")
    answers = {"genoa": True, "spain": True}
    assert wrong(passage=asked | {"answers": answers}) == ("passage.answers", "ME-R28")
    assert wrong(passage=asked | {"answers": {"turkey": True}}) == ("passage.answers", "ME-405")
    assert wrong(passage=asked | {"tolls": {"genoa": 100}}) == ("passage.tolls", "ME-R29")
    tolls = {"side_payments": "passage_toll"}
    dear = asked | {"tolls": {"genoa": 2100}}
    assert why(ships, None, tolls, phase="movement", passage=dear) == ("passage.tolls", "ME-119")


@pytest.mark.rule("ME-507")
def test_prizes() -> None:
    ships = {"g1": galley(0, 10, 2), "g2": galley(1, 10, 0, {"wine": 1}), "g3": galley(2, 4, 1)}
    prize = {"beaten": "g2", "victor": "g1"}
    assert table(ships, phase="combat", prize=prize).actors() == (VENICE,)
    assert why(ships, phase="sales", prize=prize) == ("prize", "ME-507")
    assert why(ships, phase="combat") == ("galleys.g2.sailors", "ME-115")
    far = {"beaten": "g2", "victor": "g3"}
    assert why(ships, phase="combat", prize=far) == ("prize", "ME-507")
    assert why(ships, phase="combat", prize=prize, active=TURKEY) == ("prize", "ME-507")
    manned = ships | {"g2": galley(1, 10, 1)}
    assert why(manned, phase="combat", prize=prize) == ("galleys.g2.sailors", "ME-507")


@pytest.mark.rule("ME-211", "ME-R20")
def test_bids_that_were_paid_lie_in_the_bank() -> None:
    game = open_game("mediterranee", {"bank_money": "coins_in_box"})
    shown = {"seats": 2, "phase": "positions", "choosing": [0, 1]}
    assert game.load({**shown, "bids": [900, 100]}).actors() == (0,)
    with pytest.raises(Invalid) as caught:
        game.load({**shown, "bids": [900_000, 100]})
    assert (caught.value.field, caught.value.rule) == ("position.bids", "ME-211")
