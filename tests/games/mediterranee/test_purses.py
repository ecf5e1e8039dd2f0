"""Other players' money is reckoned from what everybody hears, to the coin."""

from random import Random

import pytest

from fondaco.bots import make
from fondaco.games.mediterranee.purses import Purses
from fondaco.games.mediterranee.rules import MediterraneeState
from fondaco.games.mediterranee.words import AnswerPassage, Buy, PowerAssigned, RequestPassage, Step
from fondaco.table.audience import hears
from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game
from fondaco.table.words import Event
from tests.games.mediterranee.tables import GENOA, VENICE, do, galley, table


@pytest.mark.parametrize("bots", [["greedy", "random", "greedy"], ["random"] * 4])
def test_the_reckoned_sums_are_the_true_ones_throughout_a_game(bots: list[str]) -> None:
    game = open_game("mediterranee")
    players = [make(name, game, seat, Random(seat)) for seat, name in enumerate(bots)]
    purses = Purses(game.components["setup"]["per_player"]["ducats"])

    def tell(event: Event, audience: int) -> None:
        if hears(audience, None):  # what a stranger hears is enough
            purses.hear(event)
        for seat, player in enumerate(players):
            if hears(audience, seat):
                player.hear(event)

    chance = RandomChance(Random(9))
    state = game.deal(len(bots), chance, tell)
    assert isinstance(state, MediterraneeState)
    moved = 0
    while state.actors():
        seat = state.actors()[0]
        before = state.money[:]
        state.apply(seat, players[seat].decide(state.view(seat)), chance, tell)
        moved += state.money != before
        assert [purses.of(seat) for seat in range(len(bots))] == state.money
    assert moved > 30


def test_tolls_are_reckoned_when_they_are_paid() -> None:
    """ME-R29."""
    for consent, paid in ((True, 300), (False, 0)):
        purses = Purses(2000)
        ships = {"g1": galley(VENICE, 0, 3), "g2": galley(GENOA, 4, 2)}
        state = table(
            ships, options={"side_payments": "passage_toll"}, phase="movement", money=[2000] * 4
        )
        _assigned(purses)
        told = do(state, VENICE, Step("g1", 4))
        told += do(state, VENICE, RequestPassage("g1", {"genoa": 300}))
        told += do(state, GENOA, AnswerPassage(consent))
        for said in told:
            purses.hear(said.event)
        assert purses.of(VENICE) == state.money[VENICE] == 2000 - paid
        assert purses.of(GENOA) == state.money[GENOA] == 2000 + paid


def _assigned(purses: Purses) -> None:
    for seat, (power, capital) in enumerate((("venice", "venezia"), ("genoa", "genova"))):
        purses.hear(PowerAssigned(seat, power, capital))


def test_who_has_not_heard_the_beginning_knows_nothing() -> None:
    state = table({"g1": galley(VENICE, 4, 3)}, money=[2000] * 4)
    purses = Purses(2000)
    for said in do(state, VENICE, Buy("ragusa", {"g1": 1})):
        purses.hear(said.event)
    assert purses.of(VENICE) is None
