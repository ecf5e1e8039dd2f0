"""The greedy merchant: it wins, it haggles, it keeps its hands off what it may not know."""

from random import Random

import pytest

from fondaco.arena.match import play_match
from fondaco.bots import make
from fondaco.games.mediterranee.bot.bidding import bid
from fondaco.games.mediterranee.bot.bot import appraise
from fondaco.games.mediterranee.bot.dealing import proposal
from fondaco.games.mediterranee.bot.fitting import Fitter
from fondaco.games.mediterranee.bot.outlook import TODAY
from fondaco.games.mediterranee.bot.talks import Haggler
from fondaco.games.mediterranee.bot.voyages import Pilot, Waters
from fondaco.games.mediterranee.rules import MediterraneeState
from fondaco.games.mediterranee.words import (
    Accept,
    Attack,
    Bid,
    Buy,
    Done,
    Enrol,
    InstructPassage,
    InstructPrice,
    Land,
    NamePrice,
    PassageAnswered,
    PassageRequested,
    ProposeTrade,
    Sell,
    Step,
    TakePosition,
)
from fondaco.table.chance import Chance
from fondaco.table.titles import open_game
from fondaco.table.words import Action
from tests.games.mediterranee.tables import GENOA, SPAIN, VENICE, galley, port, table

GAME = open_game("mediterranee")


def decides(state: MediterraneeState, seat: int, seed: int = 1) -> Action:
    return make("greedy", GAME, seat, Random(seed)).decide(state.view(seat))


@pytest.mark.parametrize("number", range(6))
def test_greedy_beats_random(number: int) -> None:
    bots = ["greedy", "random"] if number % 2 else ["random", "greedy"]
    outcome = play_match(GAME, bots, 11, number)
    assert outcome.end_reason == "last_round"
    assert outcome.winners == (bots.index("greedy"),)


def test_four_greedy_merchants_finish_with_scores_like_people() -> None:
    outcome = play_match(GAME, ["greedy"] * 4, 3, 0)
    assert outcome.end_reason == "last_round"
    assert outcome.plies < 2000
    assert 20 <= max(score.total for score in outcome.scores) <= 60


@pytest.mark.parametrize("phase", ["bids", "purchases", "movement", "combat", "control", "sales"])
def test_what_others_have_in_the_purse_makes_no_difference(phase: str) -> None:
    ships = {
        "g1": galley(0, 4, 2, {"iron": 2}),
        "g2": galley(1, 4, 2, {"gold": 1}),
        "g3": galley(0, 14, 3),
    }
    held = {"corfu": port(None), "ragusa": port(1, 1)}
    purses = ([2000, 0, 0, 0], [2000, 9000, 4000, 100])
    tables = [table(ships, held, phase=phase, money=money) for money in purses]
    assert decides(tables[0], 0) == decides(tables[1], 0)


def test_what_lies_on_the_board_is_worth_something() -> None:
    poor = table({"g1": galley(VENICE, 0, 1)}, {"venezia": port(VENICE, 1)})
    rich = table(
        {"g1": galley(VENICE, 0, 1, {"gold": 1})},
        {"venezia": port(VENICE, 1, ["iron"]), "ragusa": port(VENICE, 1)},
    )
    assert appraise(poor, VENICE) < appraise(rich, VENICE)
    assert appraise(poor, GENOA) > appraise(rich, GENOA)


class _Never(Chance):
    """Nothing here may need luck: what needs it is foreseen."""

    def below(self, n: int) -> int:
        raise AssertionError(n)


def test_it_sells_where_a_new_market_pays() -> None:
    state = table({"g1": galley(GENOA, 2, 1, {"iron": 1})}, phase="sales", active=GENOA)
    assert decides(state, GENOA) == Sell("g1", "iron")


def test_it_buys_what_it_can_sell_next_door() -> None:
    state = table({"g1": galley(GENOA, 1, 3)}, active=GENOA)
    assert isinstance(decides(state, GENOA), Buy)


def test_it_lands_on_an_empty_port() -> None:
    state = table({"g1": galley(0, 4, 3)}, phase="control")
    action = decides(state, 0)
    assert isinstance(action, Land)
    assert action.port == "ragusa"


def test_it_sails_towards_a_market() -> None:
    state = table({"g1": galley(GENOA, 1, 3, {"iron": 2})}, phase="movement", active=GENOA)
    assert isinstance(decides(state, GENOA), Step)


def test_it_names_a_high_price_and_takes_a_fair_one() -> None:
    ships = {"g1": galley(GENOA, 14, 3)}
    talk = {"author": 0, "responder": 1, "stage": "asked", "counters_left": 1, "port": "corfu"}
    state = table(ships, {"corfu": port(VENICE, 1)}, active=GENOA, talk=talk)
    price = decides(state, VENICE)
    assert isinstance(price, NamePrice)
    assert price.price >= 200


def test_it_attacks_prey_and_leaves_the_strong_alone() -> None:
    prey = {"g1": galley(0, 10, 5), "g2": galley(1, 10, 1, {"gold": 2, "gems": 2})}
    assert decides(table(prey, phase="combat"), 0) == Attack("g1", "g2")
    strong = {"g1": galley(0, 10, 1, {"gems": 3}), "g2": galley(1, 10, 5)}
    assert decides(table(strong, phase="combat"), 0) == Done()


def test_it_accepts_a_gift_and_refuses_robbery() -> None:
    ships = {"g1": galley(VENICE, 4, 3, {"gems": 1}), "g2": galley(GENOA, 4, 3, {"gold": 1})}
    state = table(ships)
    gift = ProposeTrade(GENOA, 4, {"g1": {"gems": 1}}, {}, 500)
    state.apply(VENICE, gift, _Never())
    assert decides(state, GENOA) == Accept()
    state = table(ships)
    robbery = ProposeTrade(GENOA, 4, {}, {"g2": {"gold": 1}}, 0)
    state.apply(VENICE, robbery, _Never())
    assert decides(state, GENOA) != Accept()


def test_it_bids_little_and_goes_first_early_and_last_late() -> None:
    bid = decides(table(phase="bids"), SPAIN)
    assert isinstance(bid, Bid)
    assert bid.amount <= 300
    bids = [100, 0, 0, 0]
    early = table(phase="positions", bids=bids, choosing=[0], round=1)
    assert decides(early, 0) == TakePosition(1)
    late = table(phase="positions", bids=bids, choosing=[0], round=8)
    assert decides(late, 0) == TakePosition(4)


def test_it_offers_a_deal_of_several_tokens_that_serves_both() -> None:
    """Two galleys that each carry what the other's port lacks, and cannot sell their own."""
    ships = {
        "g1": galley(VENICE, 14, 2, {"gems": 2, "cloth": 1}),
        "g2": galley(GENOA, 14, 2, {"gold": 2, "spices": 1}),
    }
    held = {
        "venezia": port(VENICE, 3, ["wood", "iron", "cloth", "gems"]),
        "genova": port(GENOA, 3, ["wood", "wine", "gold", "spices"]),
        "corfu": port(None, 0, ["gems", "cloth"]),
    }
    state = table(ships, held, round=6)
    deal = proposal(state, VENICE, TODAY)
    assert deal is not None
    given = sum(n for load in deal.give.values() for n in load.values())
    wanted = sum(n for load in deal.want.values() for n in load.values())
    assert given + wanted > 1
    assert state.check(VENICE, deal) is None
    state.apply(VENICE, deal, _Never())
    assert decides(state, GENOA) == Accept()


def test_it_leaves_a_price_for_a_buyer_who_is_still_to_come() -> None:
    ships = {"g1": galley(VENICE, 0, 2), "g2": galley(GENOA, 14, 2)}
    state = table(ships, {"corfu": port(VENICE, 1)}, order=[0, 1, 2, 3])
    left = Haggler(VENICE, TODAY).instruction(state)
    assert isinstance(left, InstructPrice)
    assert (left.port, left.buyer) == ("corfu", GENOA)
    assert 100 <= left.lowest <= left.price <= 300
    state.apply(VENICE, left, _Never())
    assert Haggler(VENICE, TODAY).instruction(state) is None


def test_it_answers_refusal_with_refusal_and_leaves_word_of_it() -> None:
    haggler = Haggler(VENICE, TODAY)
    haggler.hear(PassageRequested(VENICE, "g1", 4, (GENOA,), {}))
    haggler.hear(PassageAnswered("g1", 4, {"genoa": False}, False))
    state = table({"g1": galley(VENICE, 0, 2), "g2": galley(GENOA, 1, 2)})
    assert haggler.instruction(state) == InstructPassage(GENOA, "refuse")
    state.apply(VENICE, InstructPassage(GENOA, "refuse"), _Never())
    haggler.hear(PassageAnswered("g1", 4, {"genoa": True}, True))
    assert haggler.instruction(state) == InstructPassage(GENOA, "ask")


@pytest.mark.parametrize("answer", ["refuse", "consent"])
def test_it_leaves_alone_what_somebody_has_instructed_for_reasons_of_his_own(answer: str) -> None:
    state = table({"g1": galley(VENICE, 0, 2), "g2": galley(GENOA, 1, 2)})
    state.apply(VENICE, InstructPassage(GENOA, answer), _Never())
    assert Haggler(VENICE, TODAY).instruction(state) is None
    wronged = Haggler(VENICE, TODAY)
    wronged.hear(PassageRequested(VENICE, "g1", 4, (GENOA,), {}))
    wronged.hear(PassageAnswered("g1", 4, {"genoa": False}, False))
    assert wronged.instruction(state) is None


def test_a_merchant_who_knows_the_purses_never_outbids_them_by_more_than_a_coin() -> None:
    ships = {f"g{n}": galley(n % 4, 20, 5) for n in range(1, 25)}
    rich = table(ships, phase="bids", money=[9000] * 4, round=2)
    poor = table(ships, phase="bids", money=[9000, 0, 0, 0], round=2)
    assert bid(rich, VENICE, TODAY).amount > 100
    assert bid(poor, VENICE, TODAY).amount <= 100


def test_it_garrisons_a_full_port_against_a_strong_neighbour() -> None:
    rich = {"ragusa": port(VENICE, 1, ["iron", "wine", "gold", "cloth"])}
    ships = {"g1": galley(VENICE, 0, 2), "g2": galley(GENOA, 14, 5)}
    before = table(ships, rich, round=8, money=[2000] * 4)
    assert TODAY.danger(before, VENICE, before.parts.port_id["ragusa"], 1) > 0.1
    safe = TODAY.danger(before, VENICE, before.parts.port_id["ragusa"], 6)
    assert safe < TODAY.danger(before, VENICE, before.parts.port_id["ragusa"], 1)
    actions = Fitter(before, VENICE, foreign=True, outlook=TODAY).plan()
    assert any(isinstance(one, Enrol) and one.port == "ragusa" for one in actions)


def test_a_voyage_buys_no_more_than_the_box_holds() -> None:
    """ME-315: fourteen of the fifteen wood tokens lie in warehouses and on galleys."""
    held = {
        name: port(None, 0, ["wood"])
        for name in ("venezia", "istanbul", "tunis", "sicilia", "creta", "alger", "tripoli")
    }
    ships = {
        "g1": galley(GENOA, 1, 1, {"wood": 4}),
        "g2": galley(SPAIN, 2, 2, {"wood": 3}),
        "g3": galley(VENICE, 4, 1),
    }
    state = table(ships, held)
    assert state.box[state.parts.good_id["wood"]] == 1
    voyage = Pilot(Waters(state, VENICE, TODAY), TODAY.look).plan(4, 1, 0, True, 20)
    assert voyage.purchases() <= 1
    assert isinstance(decides(state, VENICE), Buy | Done)
