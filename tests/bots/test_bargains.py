"""Deals looked at again: who bought from whom, for how much, and what would have been fair."""

from random import Random

from fondaco.bots import make
from fondaco.bots.thoughts import Thoughts
from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game


def test_every_sale_of_an_action_is_weighed() -> None:
    game = open_game("genoa", {})
    chance = RandomChance(Random(5))
    state = game.deal(3, chance)
    bots = [make("greedy-0.1", game, seat, Random(seat)) for seat in range(3)]
    weigh = Thoughts(game).weigh
    assert weigh is not None
    deals: list[tuple[int, int, int, int, float, float]] = []
    while len(deals) < 8:
        seat = state.actors()[0]
        action = bots[seat].decide(state.view(seat))
        weighed = weigh(state, seat, action)
        if weighed is not None:
            deals.append(weighed)
            assert action.__struct_config__.tag == "accept"
            assert weighed[1] == seat
        state.apply(seat, action, chance)
    for buyer, seller, price, fair, buyers, sellers in deals:
        assert buyer != seller
        assert price > 0 and fair >= 5 and fair % 5 == 0
        # A price below the fair one is the buyer's luck, one above it the seller's.
        if abs(price - fair) > 5:
            assert (buyers > sellers) == (price < fair)
