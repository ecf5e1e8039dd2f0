"""A merchant of Genoa speaks when there is something to say: one offer, until there is news."""

from collections import Counter
from random import Random

from fondaco.bots import make
from fondaco.bots.bot import Bot
from fondaco.games.genoa.words import GenoaView, Offer
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game
from fondaco.table.titles import open_game
from fondaco.table.words import Action, Seat, View


def test_one_offer_on_a_floor_until_it_has_another_round() -> None:
    """Also against the usual merchant of 0.1, who asks and bids for everything."""
    game = open_game("genoa", {})
    chance = RandomChance(Random(3))
    state = game.deal(3, chance)
    bots = [make(kind, game, seat, Random(seat)) for seat, kind in enumerate(("merchant",) * 2)]
    bots.append(make("greedy-0.1", game, 2, Random(2)))
    spoken: Counter[tuple[object, ...]] = Counter()
    while state.actors():
        seat = state.actors()[0]
        view = state.view(seat)
        action = bots[seat].decide(view)
        if isinstance(action, Offer) and seat != 2:
            spoken[seat, view.floors, view.floor.round] += 1  # type: ignore[attr-defined]
        state.apply(seat, action, chance)
    assert spoken and max(spoken.values()) == 1


class Pest(Bot):
    """Offers five ducats for everything, on every floor, and else plays as any merchant."""

    def __init__(self, game: Game, seat: Seat) -> None:
        super().__init__(game, seat, Random(seat))
        self.own = make("merchant", game, seat, self.generator)

    def decide(self, view: View) -> Action:
        assert isinstance(view, GenoaView)
        if view.floor is not None and view.seat != view.active:
            chance = RandomChance(self.generator)
            state = self.game.imagine(view, chance, self.notebook)
            for action in state.legal(self.seat):
                if isinstance(action, Offer) and action.money == 5:
                    return action
        return self.own.decide(view)


def test_repeating_small_offers_for_a_whole_game_gains_nothing() -> None:
    """The pest sits at every seat once; it earns less than those it pesters."""
    game = open_game("genoa", {})
    ahead = 0.0
    for pest in range(3):
        chance = RandomChance(Random(8))
        state = game.deal(3, chance)
        bots = [make("merchant", game, seat, Random(seat)) for seat in range(3)]
        bots[pest] = Pest(game, pest)
        while state.actors():
            seat = state.actors()[0]
            state.apply(seat, bots[seat].decide(state.view(seat)), chance)
        totals = [score.total for score in state.standings().scores]
        ahead += totals[pest] - (sum(totals) - totals[pest]) / 2
    assert ahead < 0
