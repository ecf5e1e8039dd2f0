"""Chapter 9: floors always end, what is done when time runs out, and the variant for two."""

from typing import Any

import pytest

from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.words import (
    Again,
    Ask,
    Bundle,
    Claim,
    Decline,
    Deliver,
    DrawPrivilege,
    EndAction,
    EndMovement,
    GiveProceeds,
    Intend,
    Keep,
    Lapse,
    Move,
    Offer,
    OfferMade,
    OpenFloor,
    Pass,
    Perform,
    Proceeds,
    Roll,
    Take,
    Withdraw,
)
from fondaco.table.titles import open_game
from fondaco.table.words import Event, Invalid
from tests.games.genoa.scenes import (
    accepting,
    acting,
    do,
    draws,
    hear,
    heard,
    of,
    opened,
    phase,
    placing,
    play_on,
    quote,
    seen,
    sold,
    table,
    where,
)
from tests.games.genoa.tables import refused

LIVE = {"negotiation_mode": "live"}
SEALED = {"offer_visibility": "sealed"}
VARIANT = {"two_player_variant": "true"}


def at_gil(options: dict[str, str] | None = None, seats: int = 3, **fields: Any) -> GenoaState:
    """The current building is the Gildenhalle and not settled."""
    return table(seats, options, phase="current_open", way=["gil"], **fields)


# -- rounds --


@pytest.mark.rule("GN-906", "GN-R41")
@pytest.mark.parametrize("most", ["3", "1", "10"])
@pytest.mark.parametrize("current", [True, False])
def test_a_floor_ends_after_so_many_offer_rounds(most: str, current: bool) -> None:
    options = {"max_offer_rounds": most}
    way = ["gil"] if current else ["s47"]
    state = table(3, options, phase="current_open" if current else "move_open", way=way)
    do(state, 0, OpenFloor())
    for number in range(1, int(most) + 1):
        assert seen(state, 0).floor is not None
        assert refused(state, 0, Again()) == "GN-906"
        for seat in (1, 2):
            do(state, seat, Pass())
        assert state.actors() == (0,)
        if number < int(most):
            do(state, 0, Again())
    assert refused(state, 0, Again()) == "GN-906"
    assert refused(state, 1, Offer("gil", 5)) == "GN-906"
    assert refused(state, 0, OpenFloor()) == "GN-906"
    do(state, 0, Lapse() if current else EndMovement())


@pytest.mark.rule("GN-906", "GN-R41")
def test_default_rounds_are_three_and_others_are_bounded() -> None:
    assert at_gil().house.rounds == 3
    for name, value in (("max_offer_rounds", "11"), ("max_offer_rounds", "0")):
        with pytest.raises(Invalid):
            open_game("genoa", {name: value})


@pytest.mark.rule("GN-906", "GN-R41")
def test_in_a_round_an_offer_is_changed_once_and_an_answer_ends() -> None:
    state = table(phase="move_open", way=["s47"])
    do(state, 0, OpenFloor())
    do(state, 1, Offer("gil", 5))
    assert refused(state, 1, Offer("gil", 10)) == "GN-906"
    assert refused(state, 1, Withdraw("gil")) == "GN-906"
    do(state, 1, Offer("tra", 10))
    assert refused(state, 1, Pass()) == "GN-906"
    do(state, 1, Keep())
    assert refused(state, 1, Offer("s37", 5)) == "GN-906"
    assert refused(state, 1, Keep()) == "GN-906"
    assert refused(state, 0, Move("gil")) == "GN-906"
    assert refused(state, 2, Keep()) == "GN-906"
    do(state, 2, Pass())
    do(state, 0, Again())
    do(state, 1, Offer("gil", 10))
    do(state, 1, Withdraw("tra"))
    do(state, 1, Keep())
    do(state, 2, Pass())
    floor = seen(state, 2).floor
    assert floor is not None
    assert [(o.seat, o.target, o.money, o.version) for o in floor.offers] == [(1, "gil", 10, 2)]


@pytest.mark.rule("GN-906", "GN-R41")
def test_at_most_five_intentions_are_stated_in_a_round() -> None:
    state = table(phase="move_open", way=["s47"])
    do(state, 0, OpenFloor())
    for target in ("col", "prk", "kut", "ric", "pal"):
        do(state, 1, Intend(target, 20))
    assert refused(state, 1, Intend("haf", 20)) == "GN-906"


@pytest.mark.rule("GN-906", "GN-R41")
def test_in_rounds_offers_are_secret_until_the_round_is_over() -> None:
    state = at_gil()
    do(state, 0, OpenFloor())
    do(state, 1, Offer("gil", 25))
    for seat in (0, 2, None):
        floor = seen(state, seat).floor
        assert floor is not None
        assert (floor.offers, floor.drafts) == ((), ())
    do(state, 1, Keep())
    assert seen(state, 2).floor == seen(state, 0).floor
    told = do(state, 2, Pass())
    for seat in (0, 2, None):
        floor = seen(state, seat).floor
        assert floor is not None
        assert [offer.money for offer in floor.offers] == [25]
        assert any(isinstance(event, OfferMade) for event in heard(told, seat))


def made(told: list[Event]) -> list[int]:
    return [event.offer.money for event in told if isinstance(event, OfferMade)]


@pytest.mark.rule("GN-906", "GN-R41")
@pytest.mark.parametrize("mode", ["rounds", "live"])
def test_sealed_offers_are_shown_to_the_active_player_alone(mode: str) -> None:
    state = at_gil({"negotiation_mode": mode, **SEALED})
    do(state, 0, OpenFloor())
    told = do(state, 1, Offer("gil", 25))
    if mode == "rounds":
        do(state, 1, Keep())
    told += do(state, 2, Pass())
    for seat, shown in ((0, [25]), (1, [25]), (2, []), (None, [])):
        floor = seen(state, seat).floor
        assert floor is not None
        assert [offer.money for offer in floor.offers] == shown
        assert made(heard(told, seat)) == shown
    do(state, 0, accepting(state, 1, "gil"))
    assert state.money == [155, 105, 130]


# -- live --


@pytest.mark.rule("GN-906", "GN-R41")
@pytest.mark.parametrize("most", ["5", "1", "20"])
def test_live_each_seat_may_make_so_many_changes(most: str) -> None:
    state = at_gil({**LIVE, "max_revisions": most})
    do(state, 0, OpenFloor())
    for number in range(int(most)):
        do(state, 1, Offer("gil", 5 + 5 * number))
    assert refused(state, 1, Offer("gil", 5)) == "GN-906"
    assert refused(state, 1, Withdraw("gil")) == "GN-906"
    assert state.check(2, Offer("gil", 5)) is None
    floor = seen(state, 2).floor
    assert floor is not None
    assert [offer.money for offer in floor.offers] == [5 * int(most)]
    assert refused(state, 0, Again()) == "GN-906"


@pytest.mark.rule("GN-906", "GN-R41")
def test_live_offers_stand_at_once_and_may_be_accepted_at_any_time() -> None:
    state = at_gil(LIVE)
    do(state, 0, OpenFloor())
    do(state, 1, Offer("gil", 15))
    assert state.actors() == (2,)
    do(state, 0, accepting(state, 1, "gil"))
    assert state.money == [145, 115, 130]


@pytest.mark.rule("GN-906", "GN-403", "GN-R41")
def test_live_lapsing_waits_until_every_seat_has_spoken() -> None:
    state = at_gil(LIVE)
    do(state, 0, OpenFloor())
    assert refused(state, 0, Lapse()) == "GN-403"
    do(state, 1, Pass())
    assert refused(state, 0, Lapse()) == "GN-403"
    do(state, 2, Pass())
    assert state.actors() == (0,)
    late = state.copy()
    do(late, 1, Offer("gil", 5))
    assert refused(late, 0, Lapse()) == "GN-404"
    do(state, 0, Lapse())
    assert phase(state) == "move_open"


@pytest.mark.rule("GN-906", "GN-R41")
def test_a_withdrawal_is_a_change_too() -> None:
    state = at_gil({**LIVE, "max_revisions": "2"})
    do(state, 0, OpenFloor())
    do(state, 1, Offer("gil", 15))
    do(state, 1, Withdraw("gil"))
    assert refused(state, 1, Offer("gil", 15)) == "GN-906"
    floor = seen(state, 0).floor
    assert floor is not None
    assert floor.offers == ()


@pytest.mark.rule("GN-906", "GN-R41")
@pytest.mark.parametrize(
    ("mode", "seconds", "counts"),
    [
        ("rounds", "0", 0),
        ("rounds", "86400", 86400),
        ("live", "0", 90),
        ("live", "90", 90),
        ("live", "30", 30),
    ],
)
def test_live_always_has_a_deadline(mode: str, seconds: str, counts: int) -> None:
    options = {"negotiation_mode": mode, "floor_deadline_seconds": seconds}
    assert table(3, options).house.deadline == counts


@pytest.mark.rule("GN-906", "GN-R41")
@pytest.mark.parametrize("policy", ["auto", "wait"])
def test_the_timeout_policy_changes_no_rule_of_play(policy: str) -> None:
    state = at_gil({"timeout_policy": policy})
    assert state.house.waits == (policy == "wait")
    assert state.legal(0) == [Take(), OpenFloor()]


# -- asks, declining --


@pytest.mark.rule("GN-906", "GN-R41")
@pytest.mark.parametrize("active", [0, 1])
def test_a_firm_ask_takes_the_first_offer_like_it_clockwise(active: int) -> None:
    state = at_gil(active=active, seats=4)
    do(state, active, OpenFloor(Ask("gil", price=Bundle(money=20), firm=True)))
    others = [(active + n) % 4 for n in (1, 2, 3)]
    for seat, money in zip(others, (25, 20, 20), strict=True):
        do(state, seat, Offer("gil", money))
    told = []
    for seat in reversed(others):
        told += do(state, seat, Keep())
    assert opened(told) == [(others[1], "gil")]
    assert of(state, "money", active) == 150


@pytest.mark.rule("GN-906", "GN-R41")
@pytest.mark.parametrize(
    "offer", [Offer("gil", 25), Offer("gil", 20, {"silk": 1}), Offer("gil", 20)]
)
def test_a_firm_ask_takes_nothing_but_what_it_asks_of_whom_it_asks(offer: Offer) -> None:
    state = at_gil(goods={1: {"silk": 1}})
    do(state, 0, OpenFloor(Ask("gil", to=2, price=Bundle(money=20), firm=True)))
    do(state, 1, offer)
    do(state, 1, Keep())
    do(state, 2, Pass())
    assert phase(state) == "current_decide"
    other = at_gil(goods={1: {"silk": 1}})
    do(other, 0, OpenFloor(Ask("gil", price=Bundle(money=20), firm=True)))
    do(other, 1, offer)
    do(other, 1, Keep())
    do(other, 2, Pass())
    assert (phase(other) == "window") == (offer == Offer("gil", 20))


@pytest.mark.rule("GN-906", "GN-R41")
def test_live_a_firm_ask_takes_the_first_to_come() -> None:
    state = at_gil(LIVE)
    do(state, 0, OpenFloor(Ask("gil", price=Bundle(money=20), firm=True)))
    do(state, 2, Offer("gil", 15))
    told = do(state, 2, Offer("gil", 20))
    assert opened(told) == [(2, "gil")]


@pytest.mark.rule("GN-906", "GN-R41")
def test_declining_merely_informs() -> None:
    state = at_gil()
    hear(state, {1: [Offer("gil", 15)]})
    do(state, 0, Decline(quote(state, 1, "gil")))
    floor = seen(state, 1).floor
    assert floor is not None
    assert floor.declined == (quote(state, 1, "gil"),)
    do(state, 0, accepting(state, 1, "gil"))
    assert of(state, "money") == 145


# -- when time runs out --


@pytest.mark.rule("GN-906", "GN-R41")
def test_what_is_done_for_the_active_player_when_his_time_runs_out() -> None:
    assert table().lapse(0) == Roll()
    state = at_gil()
    assert state.lapse(0) == OpenFloor()
    alone = at_gil(allowances={1: 0, 2: 0})
    assert alone.lapse(0) == Lapse()
    do(state, 0, OpenFloor())
    assert (state.lapse(1), state.lapse(2)) == (Pass(), Pass())
    do(state, 1, Offer("gil", 5))
    assert state.lapse(1) == Keep()
    assert table(phase="move_open", way=["s47"]).lapse(0) == EndMovement()
    floor = table(phase="move_open", way=["s47"])
    hear(floor, {1: [Offer("gil", 20)]})
    assert floor.lapse(0) == EndMovement()
    assert placing(["s23"], markers={0: 1}).lapse(0) == Pass()


@pytest.mark.rule("GN-906", "GN-R41")
@pytest.mark.parametrize(
    ("offers", "chosen"),
    [
        ({1: Offer("gil", 15), 2: Offer("gil", 20)}, 2),
        ({1: Offer("gil", 20), 2: Offer("gil", 20, {"silk": 1})}, 2),
        ({1: Offer("gil", 20), 2: Offer("gil", 20)}, 1),
        ({1: Offer("gil", 20), 2: Offer("gil", 15, {"silk": 1})}, 1),
        ({1: Offer("gil", 5), 2: Offer("gil", 50, asks=Bundle(money=5))}, 1),
        ({2: Offer("gil", 50, asks=Bundle(money=5))}, None),
        ({}, None),
    ],
)
def test_for_him_the_best_clean_offer_is_accepted(
    offers: dict[int, Offer], chosen: int | None
) -> None:
    state = at_gil(goods={2: {"silk": 1}})
    hear(state, {seat: [offer] for seat, offer in offers.items()})
    expected = Lapse() if chosen is None else accepting(state, chosen, "gil")
    assert state.lapse(0) == expected


@pytest.mark.rule("GN-906", "GN-R41")
def test_for_the_performer_the_action_is_done_and_the_window_closed() -> None:
    cards: dict[str, Any] = {"specials": {1: {"any_good": 1}}}
    state = acting("kut", seat=1, **cards)
    assert state.lapse(1) == Perform()
    do(state, 1, Perform())
    assert state.lapse(1) == EndAction()
    villa: dict[str, Any] = {
        "hands": {1: ("l01", "l03")},
        "goods": {1: {"wheat": 1, "silk": 1, "salt": 1, "rice": 1, "pepper": 1}},
    }
    assert acting("col", seat=1, **villa).lapse(1) == Deliver("l01", "start")
    gone = acting("col", seat=1, specials={2: {"start": 5}}, **villa)
    assert gone.lapse(1) == Deliver("l01", "extra_action")
    assert acting("col", seat=1, **cards).lapse(1) == DrawPrivilege()
    owed = acting("col", seat=1, owes={"specials": {"exchange": 1}}, **villa)
    assert owed.lapse(1) == Deliver("l01", "exchange")
    promised = acting("col", seat=1, owes={"cards": 1}, **villa)
    assert promised.lapse(1) == DrawPrivilege()


@pytest.mark.rule("GN-906", "GN-R41")
@pytest.mark.parametrize("drawn", [("k02", "k09"), ("k09", "k02")])
def test_for_the_performer_the_lowest_promised_card_is_given(drawn: tuple[str, str]) -> None:
    state = acting("rat", seat=1, owes={"cards": 1})
    do(state, 1, Perform(), drew=draws(state, *drawn))
    assert state.lapse(1) == GiveProceeds("k02")


@pytest.mark.rule("GN-906", "GN-R12", "GN-R41")
def test_for_the_silent_all_done_messages_are_claimed() -> None:
    state = table(
        3,
        {"message_claim": "declared"},
        phase="claim",
        way=["prk", "kut", "ric", "gew", "tra"],
        hands={1: ("b02", "b03", "b04")},
    )
    assert state.lapse(1) == Claim(("b02", "b03"))
    assert state.lapse(0) == Claim(())


@pytest.mark.rule("GN-906", "GN-R41")
@pytest.mark.parametrize("options", [{}, LIVE, SEALED, {**LIVE, **SEALED}])
def test_a_silent_table_comes_to_its_end(options: dict[str, str]) -> None:
    state = table(5, options, round=6, money={0: 130})
    order = play_on(state)
    assert state.end_reason() == "last_round"
    assert len(order) in (5, 10)


# -- two players (GN-907) --


def two(options: dict[str, str] | None = None, seats: int = 2, **fields: Any) -> GenoaState:
    chosen = VARIANT if options is None else options
    state = at_gil(chosen, seats, **{"allowances": {0: 0}, **fields})
    do(state, 0, OpenFloor())
    return state


ASSETS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "good": ({"goods": {1: {"rice": 1}}}, {"goods": {"rice": 1}}),
    "special": ({"specials": {1: {"start": 1}}}, {"specials": {"start": 1}}),
    "marker": ({"markers": {1: 1}}, {"markers": {"blue": 1}}),
    "card": ({"hands": {1: ("p01",)}}, {"cards": {"p01": "nobody"}}),
    "proceeds": ({}, {"proceeds": Proceeds(cards=1)}),
}


@pytest.mark.rule("GN-907", "GN-R40")
@pytest.mark.parametrize("asset", ASSETS)
def test_an_offer_of_the_opponent_must_contain_an_asset(asset: str) -> None:
    fields, price = ASSETS[asset]
    state = two(**fields)
    assert refused(state, 1, Offer("gil", 30)) == "GN-907"
    assert state.check(1, Offer("gil", 20, **price)) is None
    assert state.check(1, Offer("gil", 0, **price)) is None


@pytest.mark.rule("GN-907", "GN-R40")
def test_the_canonical_offers_contain_one_too() -> None:
    state = two(goods={1: {"rice": 1}})
    plain = [action for action in state.legal(1) if isinstance(action, Offer)]
    assert plain
    assert all(offer.goods == {"rice": 1} for offer in plain)
    assert state.check(1, plain[0]) is None


@pytest.mark.rule("GN-907", "GN-R40")
@pytest.mark.parametrize(("options", "seats"), [({}, 2), (VARIANT, 3), (VARIANT, 5)])
def test_without_the_variant_or_with_more_players_money_will_do(
    options: dict[str, str], seats: int
) -> None:
    state = two(options, seats)
    do(state, 1, Offer("gil", 30))
    do(state, 1, Keep())
    for seat in range(2, seats):
        do(state, seat, Pass())
    do(state, 0, accepting(state, 1, "gil"))
    do(state, 1, Perform())
    assert of(state, "allowances") == 0
    assert not state.position()["bonus"]


@pytest.mark.rule("GN-907", "GN-R40")
def test_the_active_players_allowance_rises_once_when_the_opponent_acts() -> None:
    state = at_gil(
        VARIANT,
        2,
        goods={1: {"rice": 2}},
        specials={1: {"extra_action": 1}},
        allowances={0: 0},
    )
    sold(state, 1, Offer("gil", 20, {"rice": 1}))
    assert of(state, "allowances") == 0
    do(state, 1, Perform())
    assert of(state, "allowances") == 1
    do(state, 0, Move("s47"))
    sold(state, 1, Offer("tra", 5, {"rice": 1}, uses_extra_action=True))
    do(state, 1, Perform())
    assert of(state, "allowances") == 1
    assert where(state) == "tra"


@pytest.mark.rule("GN-907", "GN-R40")
def test_his_own_action_and_a_lapse_do_not_raise_it() -> None:
    state = at_gil(VARIANT, 2)
    do(state, 0, Take())
    do(state, 0, Perform())
    assert of(state, "allowances") == 0
    idle = two()
    do(idle, 1, Pass())
    do(idle, 0, Lapse())
    assert of(idle, "allowances") == 0


@pytest.mark.rule("GN-907", "GN-R40")
def test_the_bonus_lasts_for_this_turn() -> None:
    state = acting("gil", 2, VARIANT, seat=1, allowances={0: 0, 1: 0})
    do(state, 1, Perform())
    assert state.position()["bonus"]
    do(state, 0, EndMovement())
    assert state.position()["allowances"] == (1, 1)
    assert not state.position()["bonus"]


@pytest.mark.rule("GN-907", "GN-644", "GN-R40")
def test_bonus_and_extra_action_do_not_influence_each_other() -> None:
    state = acting(
        "gil",
        2,
        VARIANT,
        seat=1,
        allowances={0: 0, 1: 0},
        specials={0: {"extra_action": 1}},
    )
    do(state, 1, Perform())
    do(state, 0, Move("s47"))
    do(state, 0, Move("tra"))
    assert Take() in state.legal(0)
    assert refused(state, 0, Take(True)) == "GN-425"
    do(state, 0, Take())
    do(state, 0, Perform())
    do(state, 0, EndAction())
    do(state, 0, Move("get"))
    do(state, 0, Take(True))
    assert of(state, "specials") == {"exchange": 1}
