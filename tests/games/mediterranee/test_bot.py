"""The greedy merchant: it wins, it haggles, it keeps its hands off what it may not know."""

from random import Random

import pytest

from fondaco.arena.match import play_match
from fondaco.bots import make
from fondaco.games.mediterranee.bot import appraise, foresee
from fondaco.games.mediterranee.rules import MediterraneeState
from fondaco.games.mediterranee.words import (
    Accept,
    Attack,
    Bid,
    Buy,
    Done,
    Land,
    NamePrice,
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


@pytest.mark.parametrize("phase", ["purchases", "movement", "combat", "control", "sales"])
def test_what_others_have_in_the_purse_makes_no_difference(phase: str) -> None:
    ships = {
        "g1": galley(0, 4, 2, {"iron": 2}),
        "g2": galley(1, 4, 2, {"gold": 1}),
        "g3": galley(0, 14, 3),
    }
    held = {"corfu": port(None), "ragusa": port(1, 1)}
    worths = []
    for money in ([2000, 0, 0, 0], [2000, 9000, 4000, 100]):
        state = table(ships, held, phase=phase, money=money)
        choices = []
        for code in state.choices(0):
            known = foresee(state, 0, code)
            tried = state.copy()
            if known is None:
                tried.choose(0, code, _Never())
            choices.append(appraise(tried, 0) if known is None else known)
        worths.append(choices)
    assert worths[0] == worths[1]


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
