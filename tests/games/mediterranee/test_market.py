"""Chapter 3: buying in ports and the price talk."""

from typing import Any

import pytest

from fondaco.games.mediterranee.rules import MediterraneeState
from fondaco.games.mediterranee.words import (
    Accept,
    AskPrice,
    Bought,
    BoughtFrom,
    Buy,
    Counter,
    CounterAnswered,
    DiscardGoods,
    Done,
    Enrol,
    InstructPrice,
    Leave,
    NamePrice,
    PriceAsked,
    PriceNamed,
    ProposeTrade,
    Refuse,
    Take,
)
from tests.games.mediterranee.tables import (
    GENOA,
    SPAIN,
    TURKEY,
    VENICE,
    begun,
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

CORFU = {"corfu": port(VENICE, 1)}


def at_corfu(options: dict[str, str] | None = None, **fields: Any) -> MediterraneeState:
    """Genoa lies with two galleys at Venice's Corfu, which produces iron."""
    ships = {"g1": galley(GENOA, 14, 2), "g2": galley(GENOA, 14, 3)}
    fields.setdefault("ports", CORFU)
    return table(ships, fields.pop("ports"), options, active=GENOA, **fields)


def named(price: int, options: dict[str, str] | None = None, **fields: Any) -> MediterraneeState:
    state = at_corfu(options, **fields)
    do(state, GENOA, AskPrice("corfu"))
    do(state, VENICE, NamePrice(price))
    return state


# -- operations in general --


@pytest.mark.rule("ME-301")
def test_operations_in_any_order_and_none_compulsory() -> None:
    ships = {"g1": galley(0, 4, 1)}
    ports = {"ragusa": port(0, 1, ["iron", "gold"])}
    state = table(ships, ports)
    do(state, 0, Enrol("ragusa", {"garrison": 1}))
    do(state, 0, Buy("ragusa", {"g1": 2}))
    do(state, 0, DiscardGoods("g1", {"wood": 1}))
    do(state, 0, Buy("ragusa", {"g1": 1}))
    do(state, 0, Enrol("ragusa", {"garrison": 1}))
    assert goods(state, "g1") == {"wood": 2}
    assert Done() in begun().legal(0)


@pytest.mark.rule("ME-302")
def test_the_turn_ends_when_he_says_so_and_not_in_a_talk() -> None:
    ships = {"g1": galley(GENOA, 14, 2), "g2": galley(VENICE, 4, 2)}
    state = table(ships, CORFU, active=GENOA, order=[1, 0, 2, 3])
    do(state, GENOA, AskPrice("corfu"))
    assert refused(state, GENOA, Done()) == "ME-203 not_your_turn"
    assert refused(state, VENICE, Done()) == "ME-302 talk_open"
    do(state, VENICE, NamePrice(100))
    assert refused(state, GENOA, Done()) == "ME-302 talk_open"
    do(state, GENOA, Leave())
    done(state, GENOA)
    assert refused(state, GENOA, Buy("corfu", {"g1": 1})) == "ME-203 not_your_turn"


# -- where, what, how much --


@pytest.mark.rule("ME-303")
def test_buying_needs_a_galley_in_the_port() -> None:
    state = table({"g1": galley(0, 4, 2), "g2": galley(0, 0, 2), "g3": galley(1, 6, 2)})
    assert refused(state, 0, Buy("sardegna", {"g1": 1})) == "ME-303 no_galley_in_port"
    assert refused(state, 0, Buy("sardegna", {"g3": 1})) == "ME-303 no_galley_in_port"
    assert refused(state, 0, Buy("ragusa", {"g2": 1})) == "ME-303 no_galley_in_port"
    assert refused(state, 0, Buy("carthago", {"g1": 1})) == "ME-303 no_galley_in_port"
    assert refused(state, 0, AskPrice("sardegna")) == "ME-303 no_galley_in_port"
    do(state, 0, Buy("ragusa", {"g1": 1}))
    do(state, 0, Buy("venezia", {"g2": 1}))
    assert (goods(state, "g1"), goods(state, "g2")) == ({"wood": 1}, {"wine": 1})


@pytest.mark.rule("ME-304", "ME-306", "ME-314")
def test_e5_a_neutral_port_sells_what_it_produces_for_100_a_token() -> None:
    state = table({"g1": galley(0, 4, 2, {"wine": 1})}, {"ragusa": port(None, 0, ["iron"])})
    assert refused(state, 0, Buy("ragusa", {"g1": 3})) == "ME-314 no_room"
    assert refused(state, 0, Buy("ragusa", {"g1": 1}, "iron")) == "ME-304 not_produced_here"
    told = do(state, 0, Buy("ragusa", {"g1": 2}, "wood"))
    assert the(told, Bought) == Bought(0, "ragusa", "wood", {"g1": 2}, 100, 200)
    assert state.money[0] == 1800
    assert state.bank == 40_100 - 8_000 + 200
    assert goods(state, "g1") == {"wine": 1, "wood": 2}


@pytest.mark.rule("ME-305")
def test_control_is_not_needed_and_cannot_forbid() -> None:
    state = at_corfu()
    do(state, GENOA, AskPrice("corfu"))
    assert refused(state, VENICE, Refuse()) == "ME-312 price_asked"
    assert {type(action) for action in state.legal(VENICE)} == {NamePrice}
    do(state, VENICE, NamePrice(300))
    do(state, GENOA, Take({"g1": 1}))
    assert goods(state, "g1") == {"iron": 1}


@pytest.mark.rule("ME-306")
def test_an_own_port_costs_100_paid_to_the_bank() -> None:
    state = table({"g1": galley(0, 14, 1)}, CORFU)
    assert refused(state, 0, AskPrice("corfu")) == "ME-306 fixed_price"
    do(state, 0, Buy("corfu", {"g1": 4}))
    assert state.money == [1600, 2000, 2000, 2000]


@pytest.mark.rule("ME-307", "ME-313")
def test_in_a_foreign_port_the_owner_names_the_price_and_is_paid() -> None:
    state = at_corfu()
    assert refused(state, GENOA, Buy("corfu", {"g1": 1})) == "ME-311 price_not_named"
    assert events(do(state, GENOA, AskPrice("corfu", 3))) == [PriceAsked(GENOA, "corfu", VENICE, 3)]
    assert state.actors() == (VENICE,)
    assert events(do(state, VENICE, NamePrice(200))) == [PriceNamed(VENICE, "corfu", 200)]
    told = do(state, GENOA, Take({"g1": 1, "g2": 2}))
    assert the(told, BoughtFrom) == BoughtFrom(
        GENOA, "corfu", "iron", {"g1": 1, "g2": 2}, 200, 600, VENICE
    )
    assert state.money == [2600, 1400, 2000, 2000]
    assert (goods(state, "g1"), goods(state, "g2")) == ({"iron": 1}, {"iron": 2})
    assert seen(state).box.goods["iron"] == 12


@pytest.mark.rule("ME-308")
@pytest.mark.parametrize(("price", "code"), [(0, 308), (400, 308), (150, 119), (-100, 119)])
def test_without_monopoly_a_price_lies_between_100_and_300(price: int, code: int) -> None:
    state = at_corfu()
    do(state, GENOA, AskPrice("corfu"))
    why = "price_out_of_range" if code == 308 else "bad_amount"
    assert refused(state, VENICE, NamePrice(price)) == f"ME-{code} {why}"
    assert state.legal(VENICE) == [NamePrice(100), NamePrice(200), NamePrice(300)]


@pytest.mark.rule("ME-309", "ME-310")
def test_e7_a_monopoly_lets_the_owner_ask_up_to_1000() -> None:
    ships = {"g1": galley(GENOA, 22, 1), "g2": galley(GENOA, 31, 1)}
    state = table(ships, {"tunis": port(SPAIN, 1)}, active=GENOA)
    do(state, GENOA, AskPrice("tunis"))
    assert refused(state, SPAIN, NamePrice(400)) == "ME-308 price_out_of_range"
    both = {"tunis": port(SPAIN, 1), "tripoli": port(SPAIN, 1), "cyrena": port(TURKEY, 1)}
    state = table(ships, both, active=GENOA)
    do(state, GENOA, AskPrice("tunis"))
    do(state, SPAIN, NamePrice(1000))
    do(state, GENOA, Leave())
    do(state, GENOA, AskPrice("cyrena"))
    assert refused(state, TURKEY, NamePrice(1100)) == "ME-309 price_out_of_range"
    do(state, TURKEY, NamePrice(1000))
    do(state, GENOA, Take({"g2": 1}))
    assert state.money[TURKEY] == 3000
    own = table({"g1": galley(SPAIN, 22, 1)}, both, active=SPAIN)
    do(own, SPAIN, Buy("tunis", {"g1": 4}))
    assert own.money[SPAIN] == 1600


@pytest.mark.rule("ME-310")
@pytest.mark.parametrize(
    ("good", "ports"),
    [
        ("gems", ["cyrena"]),
        ("gold", ["tunis", "tripoli"]),
        ("spices", ["antioch", "alexandria"]),
        ("wine", ["venezia", "alger", "sicilia", "creta"]),
        ("cloth", ["istanbul", "marseille", "civitavecchia", "acre"]),
        ("iron", ["genova", "barcelona", "corfu", "rhodes"]),
        ("wood", ["valencia", "ragusa", "sardegna", "smyrna", "napoli", "modon"]),
    ],
)
def test_a_monopoly_is_every_port_that_produces_a_good(good: str, ports: list[str]) -> None:
    number = table().parts.good_id[good]
    held = {name: port(SPAIN, 1) for name in ports}
    assert table({}, held).has_monopoly(SPAIN, number)
    for missing in ports:
        for other in (None, TURKEY):
            state = table({}, held | {missing: port(other)})
            assert not state.has_monopoly(SPAIN, number)


@pytest.mark.rule("ME-311", "ME-312")
def test_e6_one_counter_offer_then_the_first_price_or_nothing() -> None:
    state = named(300)
    do(state, GENOA, Counter(200, {"g1": 2}))
    assert state.actors() == (VENICE,)
    assert refused(state, VENICE, NamePrice(200)) == "ME-311 no_counter_left"
    assert refused(state, GENOA, Take({"g1": 1})) == "ME-203 not_your_turn"
    assert events(do(state, VENICE, Refuse())) == [CounterAnswered(VENICE, "corfu", False)]
    assert refused(state, GENOA, Counter(200, {"g1": 2})) == "ME-311 no_counter_left"
    do(state, GENOA, Take({"g1": 2}))
    assert state.money == [2600, 1400, 2000, 2000]


@pytest.mark.rule("ME-311", "ME-313")
def test_an_accepted_counter_offer_is_executed_at_once() -> None:
    state = named(300)
    do(state, GENOA, Counter(100, {"g1": 1, "g2": 1}))
    told = do(state, VENICE, Accept())
    assert the(told, BoughtFrom).paid == 200
    assert state.money == [2200, 1800, 2000, 2000]
    assert state.actors() == (GENOA,)
    assert seen(state).talk is None


@pytest.mark.rule("ME-311")
def test_what_is_said_out_of_place_in_a_talk_is_refused() -> None:
    state = at_corfu()
    assert refused(state, GENOA, Take({"g1": 1})) == "ME-311 no_talk"
    assert refused(state, GENOA, Leave()) == "ME-311 no_talk"
    do(state, GENOA, AskPrice("corfu"))
    assert refused(state, GENOA, Buy("corfu", {"g1": 1})) == "ME-203 not_your_turn"
    assert refused(state, VENICE, Accept()) == "ME-312 price_asked"
    do(state, VENICE, NamePrice(200))
    assert refused(state, GENOA, Buy("corfu", {"g1": 1})) == "ME-311 talk_open"
    assert refused(state, GENOA, Accept()) == "ME-311 talk_open"
    do(state, GENOA, Counter(100, {"g1": 1}))
    assert refused(state, VENICE, Accept({})) == "ME-311 talk_open"
    assert refused(state, VENICE, Leave()) == "ME-311 talk_open"


@pytest.mark.rule("ME-312")
def test_the_owner_is_bound_by_his_price_and_lapses_to_the_maximum() -> None:
    state = at_corfu()
    do(state, GENOA, AskPrice("corfu"))
    assert state.lapse(VENICE) == NamePrice(300)
    do(state, VENICE, NamePrice(100))
    do(state, GENOA, Leave())
    do(state, GENOA, Buy("corfu", {"g1": 3}))
    assert state.money[GENOA] == 1700


@pytest.mark.rule("ME-312", "ME-309")
def test_a_price_left_after_the_question_is_what_the_owner_lapses_to() -> None:
    state = at_corfu()
    do(state, GENOA, AskPrice("corfu", 2))
    do(state, VENICE, InstructPrice("corfu", SPAIN, 100))
    assert state.lapse(VENICE) == NamePrice(300)
    do(state, VENICE, InstructPrice("corfu", GENOA, 200))
    assert state.lapse(VENICE) == NamePrice(200)
    do(state, VENICE, InstructPrice("corfu", GENOA, 900))
    assert state.lapse(VENICE) == NamePrice(300)
    do(state, VENICE, state.lapse(VENICE))


@pytest.mark.rule("ME-311", "ME-119")
def test_a_price_the_buyer_cannot_pay_leaves_him_the_counter_and_the_door() -> None:
    state = named(300, money=[2000, 200, 2000, 2000])
    assert refused(state, GENOA, Take({"g1": 1})) == "ME-119 not_enough_money"
    kinds = {type(action) for action in state.legal(GENOA)}
    assert kinds == {Counter, Leave}
    assert refused(state, GENOA, Counter(200, {"g1": 2})) == "ME-119 not_enough_money"
    do(state, GENOA, Counter(100, {"g1": 2}))


@pytest.mark.rule("ME-R14", "ME-311")
@pytest.mark.parametrize(("price", "code"), [(300, "ME-R14"), (0, "ME-R14"), (250, "ME-119")])
def test_a_counter_offer_is_lower_than_the_price_and_at_least_100(price: int, code: str) -> None:
    state = named(300)
    assert refused(state, GENOA, Counter(price, {"g1": 1})).split()[0] == code
    low = named(100)
    assert refused(low, GENOA, Counter(100, {"g1": 1})) == "ME-R14 price_out_of_range"
    assert not any(isinstance(action, Counter) for action in low.legal(GENOA))


@pytest.mark.rule("ME-313", "ME-314")
def test_loading_is_part_of_the_purchase() -> None:
    state = named(200)
    assert refused(state, GENOA, Take({"g1": 4})) == "ME-314 no_room"
    assert refused(state, GENOA, Take({"g1": 0})) == "ME-313 bad_load"
    assert refused(state, GENOA, Take({})) == "ME-313 bad_load"
    assert refused(state, GENOA, Counter(100, {"g2": 3})) == "ME-314 no_room"
    assert refused(state, GENOA, Take({"g9": 1})) == "ME-303 no_galley_in_port"
    assert max(sum(a.load.values()) for a in state.legal(GENOA) if isinstance(a, Take)) == 5


@pytest.mark.rule("ME-314", "ME-115")
def test_as_many_tokens_as_find_room() -> None:
    state = table({"g1": galley(0, 4, 1), "g2": galley(0, 4, 5)})
    assert refused(state, 0, Buy("ragusa", {"g2": 1})) == "ME-314 no_room"
    assert refused(state, 0, Buy("ragusa", {"g1": 5})) == "ME-314 no_room"
    do(state, 0, Buy("ragusa", {"g1": 4}))


def wood_gone(left: int = 0) -> dict[str, Any]:
    """Galleys of Turkey that carry all wood but some."""
    held = 15 - left
    ships = {}
    for number in range(4):
        count = min(4, held - 4 * number)
        ships[f"g{20 + number}"] = galley(TURKEY, 10, 1, {"wood": count})
    return ships


@pytest.mark.rule("ME-315", "ME-322")
def test_e8_without_tokens_in_the_box_nobody_buys() -> None:
    ships = wood_gone() | {"g1": galley(VENICE, 4, 1)}
    ships["g23"] = galley(TURKEY, 4, 1, {"wood": 3})
    state = table(ships, {"modon": port(GENOA, 1)})
    assert refused(state, 0, Buy("ragusa", {"g1": 1})) == "ME-315 box_empty"
    assert not any(isinstance(action, Buy) for action in state.legal(0))
    offer = ProposeTrade(TURKEY, 4, {}, {"g23": {"wood": 1}}, 300)
    do(state, 0, offer)
    do(state, TURKEY, Accept())
    assert goods(state, "g1") == {"wood": 1}
    at_sea = ships | {"g1": galley(VENICE, 16, 1), "g23": galley(TURKEY, 16, 1, {"wood": 3})}
    state = table(at_sea)
    offer = ProposeTrade(TURKEY, 16, {}, {"g23": {"wood": 1}}, 300)
    assert refused(state, 0, offer) == "ME-318 open_sea"


@pytest.mark.rule("ME-315")
def test_a_purchase_above_the_number_left_is_refused() -> None:
    ships = wood_gone(left=2) | {"g1": galley(VENICE, 4, 1), "g2": galley(VENICE, 18, 1)}
    state = table(ships, {"modon": port(GENOA, 1)})
    assert refused(state, 0, Buy("ragusa", {"g1": 3})) == "ME-315 box_empty"
    do(state, 0, Buy("ragusa", {"g1": 2}))
    assert refused(state, 0, AskPrice("modon")) == "ME-315 box_empty"


@pytest.mark.rule("ME-316")
def test_stored_goods_and_the_owners_cargo_are_not_for_sale() -> None:
    ships = {"g1": galley(GENOA, 14, 1), "g2": galley(VENICE, 14, 1, {"gold": 4})}
    state = table(ships, {"corfu": port(VENICE, 1, ["wood", "gems"])}, active=GENOA)
    do(state, GENOA, AskPrice("corfu"))
    do(state, VENICE, NamePrice(100))
    do(state, GENOA, Take({"g1": 4}))
    assert goods(state, "g1") == {"iron": 4}
    assert seen(state).ports["corfu"].stored == ("wood", "gems")
    assert goods(state, "g2") == {"gold": 4}


# -- options --


@pytest.mark.rule("ME-R13")
def test_take_it_or_leave_it() -> None:
    state = named(300, {"haggle_counters": "0"})
    assert refused(state, GENOA, Counter(200, {"g1": 1})) == "ME-311 no_counter_left"
    assert {type(action) for action in state.legal(GENOA)} == {Take, Leave}
    assert "counter" not in [form.do for form in state.forms(GENOA)]


@pytest.mark.rule("ME-R13")
@pytest.mark.parametrize("counters", [1, 2, 3])
def test_after_each_counter_but_the_last_the_owner_may_answer_with_a_lower_price(
    counters: int,
) -> None:
    held = {name: port(VENICE, 1) for name in ("genova", "barcelona", "corfu", "rhodes")}
    state = named(1000, {"haggle_counters": str(counters)}, ports=held)
    for number in range(counters):
        do(state, GENOA, Counter(100 + 100 * number, {"g1": 1}))
        lower = 900 - 100 * number
        if number < counters - 1:
            for wrong in (lower + 100, 100 + 100 * number):
                refusal = refused(state, VENICE, NamePrice(wrong))
                assert refusal == "ME-R13 price_out_of_range"
                told = state.check(VENICE, NamePrice(wrong))
                assert told is not None and told.args["most"] == lower
            do(state, VENICE, NamePrice(lower))
            assert seen(state).ports["corfu"].price == lower
        else:
            assert refused(state, VENICE, NamePrice(lower)) == "ME-311 no_counter_left"
            do(state, VENICE, Refuse())
    price = 1000 - 100 * (counters - 1)
    do(state, GENOA, Take({"g1": 1}))
    assert state.money[GENOA] == 2000 - price


@pytest.mark.rule("ME-R13")
def test_a_plain_refusal_ends_the_countering() -> None:
    state = named(300, {"haggle_counters": "3"})
    do(state, GENOA, Counter(100, {"g1": 1}))
    do(state, VENICE, Refuse())
    assert refused(state, GENOA, Counter(200, {"g1": 1})) == "ME-311 no_counter_left"
    assert {type(action) for action in state.legal(GENOA)} == {Take, Leave}


@pytest.mark.rule("ME-R14")
def test_one_price_per_buyer_port_and_turn() -> None:
    state = named(200, {"price_scope": "once_per_turn"}, order=[1, 0, 2, 3])
    do(state, GENOA, Leave())
    assert refused(state, GENOA, AskPrice("corfu")) == "ME-R14 price_already_named"
    do(state, GENOA, Buy("corfu", {"g1": 1}))
    do(state, GENOA, Buy("corfu", {"g2": 1}))
    assert state.money[GENOA] == 1600
    done(state, GENOA)
    assert seen(state).ports["corfu"].price is None


@pytest.mark.rule("ME-R14")
def test_the_owner_may_name_another_price_to_another_buyer() -> None:
    ships = {"g1": galley(GENOA, 14, 2), "g2": galley(SPAIN, 14, 3)}
    state = table(ships, CORFU, active=GENOA, order=[1, 2, 0, 3])
    do(state, GENOA, AskPrice("corfu"))
    do(state, VENICE, NamePrice(100))
    do(state, GENOA, Take({"g1": 1}))
    done(state, GENOA)
    assert refused(state, SPAIN, Buy("corfu", {"g2": 1})) == "ME-311 price_not_named"
    do(state, SPAIN, AskPrice("corfu"))
    do(state, VENICE, NamePrice(300))


@pytest.mark.rule("ME-R14")
def test_a_new_talk_for_every_purchase() -> None:
    state = named(200, {"price_scope": "per_purchase"})
    do(state, GENOA, Take({"g1": 1}))
    assert refused(state, GENOA, Buy("corfu", {"g1": 1})) == "ME-311 price_not_named"
    do(state, GENOA, AskPrice("corfu"))
    do(state, VENICE, NamePrice(300))
    do(state, GENOA, Leave())
    assert refused(state, GENOA, AskPrice("corfu")) == "ME-R14 price_already_named"
    assert refused(state, GENOA, Buy("corfu", {"g1": 1})) == "ME-311 price_not_named"


# -- standing instructions --


@pytest.mark.rule("ME-312", "ME-R12")
def test_a_standing_price_is_used_at_once() -> None:
    state = at_corfu()
    do(state, VENICE, InstructPrice("corfu", GENOA, 200))
    told = do(state, GENOA, AskPrice("corfu"))
    assert the(told, PriceNamed) == PriceNamed(VENICE, "corfu", 200)
    assert state.actors() == (GENOA,)
    do(state, GENOA, Counter(100, {"g1": 1}))
    assert state.actors() == (VENICE,)


@pytest.mark.rule("ME-308", "ME-309")
def test_a_standing_price_outside_the_range_counts_as_the_nearest_legal_one() -> None:
    state = at_corfu()
    do(state, VENICE, InstructPrice("corfu", GENOA, 900))
    told = do(state, GENOA, AskPrice("corfu"))
    assert the(told, PriceNamed).price == 300


@pytest.mark.rule("ME-311")
@pytest.mark.parametrize(("offer", "accepted"), [(200, True), (100, False)])
def test_the_lowest_counter_offer_to_accept(offer: int, accepted: bool) -> None:
    state = at_corfu()
    do(state, VENICE, InstructPrice("corfu", GENOA, 300, 200))
    do(state, VENICE, InstructPrice("corfu", SPAIN, 100, 100))
    do(state, GENOA, AskPrice("corfu"))
    told = do(state, GENOA, Counter(offer, {"g1": 1}))
    assert the(told, CounterAnswered).accepted is accepted
    assert state.actors() == (GENOA,)
    assert state.money[GENOA] == (2000 - offer if accepted else 2000)


@pytest.mark.rule("ME-307", "ME-309", "ME-119")
def test_instructions_that_mean_nothing_are_refused() -> None:
    state = at_corfu()
    assert refused(state, VENICE, InstructPrice("corfu", GENOA, 150)) == "ME-119 bad_amount"
    assert refused(state, VENICE, InstructPrice("ostia", GENOA, 100)) == "ME-307 no_such_buyer"
    assert refused(state, VENICE, InstructPrice("corfu", VENICE, 100)) == "ME-307 no_such_buyer"
    assert refused(state, VENICE, InstructPrice("corfu", 7, 100)) == "ME-307 no_such_buyer"
    refusal = refused(state, VENICE, InstructPrice("corfu", GENOA, 1100))
    assert refusal == "ME-309 price_out_of_range"
    do(state, VENICE, InstructPrice("corfu", GENOA, 100))
    do(state, VENICE, InstructPrice("corfu", GENOA))
    assert seen(state, VENICE).standing == seen(state, GENOA).standing
