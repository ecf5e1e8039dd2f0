"""Other players' money and special cards are reckoned from what everybody hears, exactly."""

from random import Random

import pytest

from fondaco.bots import make
from fondaco.games.genoa.components import SPECIAL_NAMES, SPECIALS
from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.view.memory import Memory
from fondaco.games.genoa.view.purses import Purses
from fondaco.games.genoa.words import Bundle, FirstPlayerNamed, Offer, Perform, PickCard
from fondaco.table.audience import hears
from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game
from fondaco.table.words import Event
from tests.games.genoa.tables import ANN, BOB, accept, do, hear, table
from tests.table.interrogation import random_action

HIDDEN = {"special_cards_visibility": "hidden"}


@pytest.mark.rule("GN-901", "GN-R17")
@pytest.mark.parametrize("options", [{}, HIDDEN, {"two_player_variant": "true"}])
@pytest.mark.parametrize("bots", [["greedy", "random"], ["random"] * 4])
def test_what_is_reckoned_is_true_throughout_a_game(
    options: dict[str, str], bots: list[str]
) -> None:
    game = open_game("genoa", options)
    players = [make(name, game, seat, Random(seat)) for seat, name in enumerate(bots)]
    purses = Purses(game.components["money"]["start_total"])

    def tell(event: Event, audience: int) -> None:
        if hears(audience, None):  # what a stranger hears is enough
            purses.hear(event)
        for seat, player in enumerate(players):
            if hears(audience, seat):
                player.hear(event)

    chance = RandomChance(Random(9))
    state = game.deal(len(bots), chance, tell)
    assert isinstance(state, GenoaState)
    moved = 0
    while state.actors():
        seat = state.actors()[0]
        before = state.money[:]
        state.apply(seat, players[seat].decide(state.view(seat)), chance, tell)
        moved += state.money != before
        assert [purses.money(seat) for seat in range(len(bots))] == state.money
        held = [purses.cards(s, name) for s in range(len(bots)) for name in SPECIAL_NAMES]
        assert held == state.special[: len(bots) * SPECIALS]
    assert moved > 10


@pytest.mark.rule("GN-428")
def test_a_deal_is_paid_when_its_cards_are_picked() -> None:
    state = table(2, way=["s75"], hands=[["l01", "l02"], ["k01"]], money=[100, 100])
    purses = Purses(100)
    purses.hear(FirstPlayerNamed(ANN))
    hear(state, {BOB: Offer("haf", 20, asks=Bundle(decks={"large_orders": 1}))})
    for event in accept(state, BOB):
        purses.hear(event)
    assert purses.allows(state)
    assert purses.money(ANN) == 100
    for event in do(state, ANN, PickCard("l02")):
        purses.hear(event)
    assert (purses.money(ANN), purses.money(BOB)) == (120, 80)
    assert purses.allows(state)


@pytest.mark.rule("GN-901", "GN-R17")
def test_who_joins_late_knows_what_somebody_has_at_least() -> None:
    state = table(
        2,
        HIDDEN,
        way=["haf"],
        phase="window",
        window={"seat": ANN, "building": "haf"},
        owners={"haf": BOB},
        specials=[{"start": 1}, {}],
    )
    game = open_game("genoa", HIDDEN)
    notebook = game.notebook(BOB)
    assert isinstance(notebook, Memory)
    purses = notebook.purses
    for event in do(state, ANN, Perform()):
        notebook.hear(event)
    assert not purses.exact
    assert (purses.money(BOB), purses.cards(ANN, "any_good")) == (10, 1)
    for seed in range(20):
        world = game.imagine(state.view(BOB), RandomChance(Random(seed)), notebook)
        assert isinstance(world, GenoaState)
        assert purses.allows(world)
    state.money[BOB] = 5
    assert not purses.allows(state)


@pytest.mark.rule("GN-901")
@pytest.mark.parametrize("heard", [True, False])
def test_imagined_purses_are_the_reckoned_ones(heard: bool) -> None:
    game = open_game("genoa", HIDDEN)
    notebook = game.notebook(ANN)
    assert isinstance(notebook, Memory)
    listening = heard

    def tell(event: Event, audience: int) -> None:
        if listening and hears(audience, ANN):
            notebook.hear(event)

    chance = RandomChance(Random(4))
    state = game.deal(4, chance, tell)
    differed = 0
    for ply in range(400):
        listening = heard or ply > 100
        if not state.actors():
            break
        seat = state.actors()[0]
        state.apply(seat, random_action(game, state, seat, chance), chance, tell)
        world = game.imagine(state.view(ANN), chance, notebook)
        assert notebook.allows(state)
        assert notebook.allows(world)
        assert isinstance(world, GenoaState) and isinstance(state, GenoaState)
        differed += world.money != state.money
    assert notebook.purses.exact is heard
    assert bool(differed) is not heard
