"""Other players' money is reckoned from what everybody hears, to the coin."""

from random import Random

import pytest

from fondaco.bots import make
from fondaco.games.mediterranee.rules import MediterraneeState
from fondaco.games.mediterranee.view.purses import Purses
from fondaco.games.mediterranee.words import (
    AnswerPassage,
    PowerAssigned,
    RequestPassage,
    Sell,
    Step,
)
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


@pytest.mark.rule("ME-901", "ME-R41")
def test_who_joins_late_knows_what_somebody_has_at_least() -> None:
    ships = {"g1": galley(VENICE, 4, 3, {"iron": 1})}
    state = table(ships, phase="sales", money=[700] * 4)
    purses = Purses(2000)
    for said in do(state, VENICE, Sell("g1", "iron")):
        purses.hear(said.event)
    assert purses.of(VENICE) is None
    assert purses.least(VENICE) == 500  # the sale and the income that follows
    assert purses.allows(state)
    state.money[VENICE] = 100
    assert not purses.allows(state)


@pytest.mark.rule("ME-901", "ME-R41")
def test_imagined_purses_are_the_reckoned_ones() -> None:
    game = open_game("mediterranee", {"power_assignment": "fixed"})
    notebook = game.notebook(VENICE)
    assert isinstance(notebook, Purses)

    def tell(event: Event, audience: int) -> None:
        if hears(audience, VENICE):
            notebook.hear(event)

    chance = RandomChance(Random(4))
    state = game.deal(3, chance, tell)
    for _ in range(200):
        seat = state.actors()[0]
        codes = state.choices(seat)
        state.choose(seat, codes[chance.below(len(codes))], chance, tell)
    assert isinstance(state, MediterraneeState)
    world = game.imagine(state.view(VENICE), chance, notebook)
    assert isinstance(world, MediterraneeState)
    assert world.money == state.money
    assert set(state.money) != {2000}


def test_open_money_needs_no_notebook() -> None:
    assert open_game("mediterranee", {"money_visibility": "open"}).notebook(0) is None
