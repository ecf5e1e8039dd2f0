"""Chapter 7: sales, new markets and income."""

from typing import Any

import pytest

from fondaco.games.mediterranee.rules import MediterraneeState
from fondaco.games.mediterranee.words import Done, IncomePaid, Sell, Sold
from tests.games.mediterranee.tables import (
    GENOA,
    GOODS,
    SPAIN,
    TURKEY,
    VENICE,
    do,
    done,
    events,
    galley,
    goods,
    port,
    refused,
    seen,
    table,
    the,
)


def selling(
    ships: dict[str, Any],
    ports: dict[str, Any] | None = None,
    seat: int = 0,
    options: dict[str, str] | None = None,
    **fields: Any,
) -> MediterraneeState:
    """The seat's turn to sell; a galley with iron in neutral Acre keeps the turn open."""
    fields.setdefault("order", [seat, *(other for other in range(4) if other != seat)])
    waiting = {"g28": galley(seat, 30, 1, {"iron": 1})}
    return table(ships | waiting, ports, options, phase="sales", active=seat, **fields)


def sold(state: MediterraneeState, seat: int, ship: str, good: str) -> Sold:
    return the(do(state, seat, Sell(ship, good)), Sold)


@pytest.mark.rule("ME-701")
def test_goods_are_sold_from_own_galleys_in_a_port() -> None:
    ships = {
        "g1": galley(0, 8, 1, {"iron": 1}),
        "g2": galley(1, 4, 1, {"iron": 1}),
        "g3": galley(0, 4, 1, {"gold": 1}),
    }
    state = selling(ships)
    assert refused(state, 0, Sell("g1", "iron")) == "ME-701 no_galley_in_port"
    assert refused(state, 0, Sell("g2", "iron")) == "ME-701 no_galley_in_port"
    assert refused(state, 0, Sell("g9", "iron")) == "ME-701 no_galley_in_port"
    assert refused(state, 0, Sell("g3", "iron")) == "ME-701 not_aboard"
    assert refused(state, 0, Sell("g3", "sailors")) == "ME-701 not_aboard"
    sold(state, 0, "g3", "gold")
    assert goods(state, "g3") == {}


@pytest.mark.rule("ME-702", "ME-305")
@pytest.mark.parametrize("holder", [None, VENICE, GENOA])
def test_neutral_own_and_foreign_ports_all_buy(holder: int | None) -> None:
    men = 0 if holder is None else 9
    state = selling({"g1": galley(0, 4, 1, {"iron": 1})}, {"ragusa": port(holder, men)})
    assert sold(state, 0, "g1", "iron").price == 200


@pytest.mark.rule("ME-703", "ME-704", "ME-705", "ME-707")
def test_e33_the_order_of_sale_decides_the_slots() -> None:
    held = {
        "tunis": port(SPAIN, 1, ["wine"]),
        "sardegna": port(SPAIN, 1, ["spices", "iron"]),
    }
    cargo = {"g1": galley(GENOA, 22, 1, {"spices": 1, "iron": 1, "gold": 1, "wine": 1})}
    state = selling(cargo, held, GENOA)
    assert refused(state, GENOA, Sell("g1", "gold")) == "ME-703 produced_here"
    assert refused(state, GENOA, Sell("g1", "wine")) == "ME-703 already_stored"
    assert sold(state, GENOA, "g1", "spices") == Sold(GENOA, "g1", "tunis", "spices", 3, 300, 0)
    assert sold(state, GENOA, "g1", "iron") == Sold(GENOA, "g1", "tunis", "iron", 4, 400, 0)
    assert seen(state).ports["tunis"].stored == ("wine", "spices", "iron")
    assert state.money == [2000, 2700, 2000, 2000]
    assert state.bank == 40_100 - 8_700


@pytest.mark.rule("ME-711", "ME-713", "ME-714", "ME-703")
def test_e34_a_new_market_in_a_capital() -> None:
    state = selling({"g1": galley(GENOA, 2, 1, {"iron": 2})}, None, GENOA)
    assert sold(state, GENOA, "g1", "iron") == Sold(GENOA, "g1", "valencia", "iron", 2, 200, 1000)
    assert state.money[GENOA] == 3200
    assert refused(state, GENOA, Sell("g1", "iron")) == "ME-703 already_stored"


@pytest.mark.rule("ME-711", "ME-712", "ME-703")
@pytest.mark.parametrize("holder", [None, SPAIN, VENICE])
def test_e35_no_bonus_where_the_good_is_present_elsewhere(holder: int | None) -> None:
    held = {
        "valencia": port(SPAIN, 1, ["iron"]),
        "sardegna": port(SPAIN, 1),
        "barcelona": port(holder, 0),
    }
    ships = {"g1": galley(VENICE, 11, 1, {"iron": 1}), "g2": galley(VENICE, 6, 1, {"iron": 1})}
    state = selling(ships, held)
    assert refused(state, VENICE, Sell("g1", "iron")) == "ME-703 produced_here"
    assert sold(state, VENICE, "g2", "iron") == Sold(VENICE, "g2", "sardegna", "iron", 2, 200, 0)


@pytest.mark.rule("ME-706", "ME-715", "ME-R36")
def test_e36_own_and_neutral_ports_pay_without_bonus() -> None:
    ships = {"g1": galley(TURKEY, 13, 1, {"wine": 1}), "g2": galley(TURKEY, 18, 1, {"wine": 1})}
    held = {"smyrna": port(TURKEY, 1)}
    state = selling(ships, held, TURKEY, {"own_port_sales_pay": "true"})
    assert sold(state, TURKEY, "g1", "wine") == Sold(TURKEY, "g1", "smyrna", "wine", 2, 200, 0)
    assert sold(state, TURKEY, "g2", "wine") == Sold(TURKEY, "g2", "modon", "wine", 2, 200, 0)
    state = selling(ships, held, TURKEY, {"own_port_sales_pay": "false"})
    assert sold(state, TURKEY, "g1", "wine").price == 0
    assert seen(state).ports["smyrna"].stored == ("wine",)
    assert sold(state, TURKEY, "g2", "wine").price == 200


@pytest.mark.rule("ME-704", "ME-705", "ME-R6")
@pytest.mark.parametrize(
    ("name", "where", "two", "one"),
    [("creta", 23, 500, 300), ("sicilia", 20, 1400, 1000), ("istanbul", 3, 2700, 2100)],
)
def test_e37_what_filling_a_warehouse_pays(name: str, where: int, two: int, one: int) -> None:
    for start, total in (("2", two), ("1", one)):
        state = table(seats=2, options={"slot_start": start})
        made = state.parts.goods[state.parts.good_of[state.parts.port_id[name]]]
        wanted = [good for good in GOODS if good != made]
        ships = {
            "g1": galley(0, where, 1, dict.fromkeys(wanted[:4], 1)),
            "g2": galley(0, where, 1, dict.fromkeys(wanted[4:], 1)),
            "g3": galley(0, 6, 1, {"iron": 1}),
        }
        state = table(ships, None, {"slot_start": start}, 2, phase="sales")
        while seen(state).ports[name].stored != tuple(
            wanted[: state.chart.capacity[state.parts.port_id[name]]]
        ):
            do(
                state,
                0,
                next(a for a in state.legal(0) if getattr(a, "galley", "") in ("g1", "g2")),
            )
        assert state.money[0] == 2000 + total


@pytest.mark.rule("ME-713", "ME-717", "ME-718", "ME-R37", "ME-R38")
def test_e38_a_conquered_capital() -> None:
    held = {"genova": port(SPAIN, 1)}
    state = selling({"g1": galley(GENOA, 1, 1, {"gems": 1})}, held, GENOA)
    assert sold(state, GENOA, "g1", "gems").bonus == 1000
    told = done(state, GENOA)
    paid = [event for event in events(told) if isinstance(event, IncomePaid)]
    assert paid == [IncomePaid(VENICE, 300), IncomePaid(SPAIN, 300), IncomePaid(TURKEY, 300)]
    assert state.money == [2300, 3200, 2300, 2300]


@pytest.mark.rule("ME-707")
def test_several_goods_in_several_ports_in_any_order() -> None:
    ships = {
        "g1": galley(0, 4, 1, {"iron": 1, "gold": 1}),
        "g2": galley(0, 6, 1, {"wine": 1}),
    }
    state = selling(ships)
    assert sold(state, 0, "g1", "gold").slot == 2
    assert sold(state, 0, "g2", "wine").slot == 2
    assert sold(state, 0, "g1", "iron").slot == 3


@pytest.mark.rule("ME-708")
def test_selling_is_never_compulsory() -> None:
    state = selling({"g1": galley(0, 4, 1, {"iron": 1})})
    assert state.lapse(0) == Done()
    done(state, 0)
    assert goods(state, "g1") == {"iron": 1}


@pytest.mark.rule("ME-709")
def test_a_full_warehouse_buys_nothing() -> None:
    held = {"creta": port(None, 0, ["iron", "gold"])}
    state = selling({"g1": galley(0, 23, 1, {"wood": 1})}, held)
    assert refused(state, 0, Sell("g1", "wood")) == "ME-709 warehouse_full"


@pytest.mark.rule("ME-710")
def test_stored_goods_never_leave() -> None:
    """Nothing anybody can say names a stored good as something to take."""
    held = {"ragusa": port(0, 3, ["iron", "gold"])}
    for phase in ("purchases", "combat", "control", "sales"):
        state = table({"g1": galley(0, 4, 2), "g2": galley(1, 4, 2)}, held, phase=phase)
        before = seen(state).ports["ragusa"].stored
        for action in state.legal(0):
            tried = state.copy()
            do(tried, 0, action)
            assert seen(tried).ports["ragusa"].stored[:2] == before


@pytest.mark.rule("ME-711", "ME-712", "ME-716", "ME-R37")
def test_a_new_market_outside_a_capital_earns_500_once_per_good() -> None:
    held = {"ragusa": port(GENOA, 1), "modon": port(GENOA, 1), "creta": port(GENOA, 1)}
    ships = {
        "g1": galley(0, 4, 1, {"gold": 1, "gems": 1, "wine": 1, "iron": 1}),
        "g2": galley(0, 18, 1, {"gold": 1}),
        "g3": galley(GENOA, 4, 1, {"gold": 1, "gems": 1}),
    }
    state = selling(ships, held)
    assert sold(state, 0, "g1", "gold").bonus == 500  # aboard Genoa's galley: not present
    assert sold(state, 0, "g1", "gems").bonus == 500
    assert sold(state, 0, "g1", "wine").bonus == 0  # produced in Creta
    assert sold(state, 0, "g1", "iron").bonus == 0  # produced in Genova
    assert sold(state, 0, "g2", "gold").bonus == 0  # stored in Ragusa by now


@pytest.mark.rule("ME-715")
def test_no_bonus_in_own_or_neutral_ports() -> None:
    ships = {"g1": galley(0, 4, 1, {"gold": 1}), "g2": galley(0, 6, 1, {"gems": 1})}
    state = selling(ships, {"ragusa": port(0, 1)})
    assert sold(state, 0, "g1", "gold").bonus == 0
    assert sold(state, 0, "g2", "gems").bonus == 0


@pytest.mark.rule("ME-717", "ME-718")
def test_income_is_paid_after_all_sales_and_returns_with_the_capital() -> None:
    state = selling({"g1": galley(0, 4, 1, {"iron": 1})}, {"venezia": port(TURKEY, 1)})
    sold(state, 0, "g1", "iron")
    assert state.money == [2200, 2000, 2000, 2000]
    done(state, 0)
    assert state.money == [2200, 2300, 2300, 2300]
    state = selling({}, {"venezia": port(VENICE, 0)})
    done(state, 0)
    assert state.money[0] == 2300


@pytest.mark.rule("ME-R20")
def test_a_bank_of_coins_pays_as_far_as_they_last() -> None:
    options = {"bank_money": "coins_in_box"}
    money = [10_000, 10_000, 10_000, 9600]
    ships = {"g1": galley(GENOA, 2, 1, {"iron": 1, "wine": 1})}
    state = selling(ships, {"valencia": port(SPAIN, 1, ["wine"])}, GENOA, options, money=money)
    assert seen(state).bank == 500
    assert refused(state, GENOA, Sell("g1", "iron")) == "ME-R20 bank_empty"
    assert Sell("g1", "iron") not in state.legal(GENOA)
    told = done(state, GENOA)
    paid = [event for event in events(told) if isinstance(event, IncomePaid)]
    assert paid == [IncomePaid(GENOA, 300), IncomePaid(VENICE, 200)]
    assert state.bank == 0
    free = selling(
        ships,
        {"valencia": port(SPAIN, 1, ["wine"])},
        GENOA,
        {"bank_money": "unlimited"},
        money=money,
    )
    assert seen(free).bank is None
    assert sold(free, GENOA, "g1", "iron").price == 300


@pytest.mark.rule("ME-R20")
def test_a_sale_may_take_the_last_coin_of_the_bank() -> None:
    money = [10_000, 10_000, 10_000, 9800]
    state = selling(
        {"g1": galley(GENOA, 18, 1, {"iron": 1, "gems": 1})},
        {"modon": port(GENOA, 1, ["gold"])},
        GENOA,
        {"bank_money": "coins_in_box"},
        money=money,
    )
    assert seen(state).bank == 300
    assert sold(state, GENOA, "g1", "iron").price == 300
    assert state.bank == 0


@pytest.mark.rule("ME-713", "ME-R4")
def test_a_capital_of_an_absent_power_is_a_capital_for_the_bonus() -> None:
    held = {"valencia": port(GENOA, 1)}
    ships = {"g1": galley(VENICE, 2, 1, {"gems": 1})}
    state = table(ships, held, phase="sales", seats=2)
    told = do(state, VENICE, Sell("g1", "gems"))
    assert the(told, Sold).bonus == 1000
    paid = [event for event in events(told) if isinstance(event, IncomePaid)]
    assert paid == [IncomePaid(VENICE, 300), IncomePaid(GENOA, 300)]


@pytest.mark.rule("ME-717", "ME-718", "ME-R38")
def test_who_has_only_a_foreign_capital_has_no_income() -> None:
    held = {"genova": port(SPAIN, 1), "valencia": port(GENOA, 1)}
    state = selling({}, held)
    told = done(state, VENICE)
    paid = [event for event in events(told) if isinstance(event, IncomePaid)]
    assert paid == [IncomePaid(VENICE, 300), IncomePaid(TURKEY, 300)]


@pytest.mark.rule("ME-715")
def test_a_neutral_port_is_no_new_market_even_where_no_other_has_the_good() -> None:
    ships = {"g1": galley(VENICE, 18, 1, {"gems": 1})}
    state = selling(ships, {"cyrena": port(SPAIN, 1)})
    assert sold(state, VENICE, "g1", "gems") == Sold(VENICE, "g1", "modon", "gems", 2, 200, 0)
