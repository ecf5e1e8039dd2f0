"""An admiral with a crew: several searches, one answer."""

from random import Random

import pytest

from fondaco.arena.crew import Crew, add, read_crew
from fondaco.bots import make
from fondaco.bots.search import SearchBot
from fondaco.table.chance import RandomChance
from fondaco.table.contract import State
from fondaco.table.titles import open_game
from fondaco.table.words import Invalid

GAME = open_game("golden-horn")


def opening() -> State:
    """The first turn of a game."""
    state = GAME.deal(2, RandomChance(Random(3)))
    while len(state.actors()) > 1 or not state.choices(state.actors()[0])[3:]:
        seat = state.actors()[0]
        state.choose(seat, state.choices(seat)[0], RandomChance(Random(3)))
    return state


def searcher(luck: int, seat: int) -> SearchBot:
    bot = make("admiral:12", GAME, seat, Random(luck))
    assert isinstance(bot, SearchBot)
    return bot


def test_what_others_found_is_added_up() -> None:
    state = opening()
    seat = state.actors()[0]
    _, one = searcher(1, seat).search(state.view(seat))
    _, other = searcher(2, seat).search(state.view(seat))
    found = [(e.code, e.action, e.visits, e.total, e.gain, e.spread) for e in other.ranking()]
    before = {edge.code: edge.visits for edge in one.ranking()}
    add(one, found)
    assert sum(edge.visits for edge in one.ranking()) == 24
    for edge in other.ranking():
        assert one.root.edges[edge.code].visits == before[edge.code] + edge.visits


def test_a_form_that_only_another_thought_of_is_kept() -> None:
    state = opening()
    seat = state.actors()[0]
    _, search = searcher(1, seat).search(state.view(seat))
    action = state.legal(seat)[0]  # stands for one that fills in a form
    add(search, [(-2, action, 99, 60.0, 0.0, 0.0)])
    add(search, [(-2, action, 1, 1.0, 0.0, 0.0)])
    assert (search.best().action, search.best().visits) == (action, 100)


def test_a_crew_answers_and_repeats_itself_and_survives_a_death() -> None:
    state = opening()
    seat = state.actors()[0]
    view = state.view(seat)
    crews = [Crew(GAME, seat, Random(5), "2:admiral:12") for _ in range(2)]
    answers = [[crew.decide(view) for _ in range(2)] for crew in crews]
    assert answers[0] == answers[1]
    crews[0]._mates[0].close()  # as if it had died
    assert state.check(seat, crews[0].decide(view)) is None
    for crew in crews:
        crew.close()


@pytest.mark.parametrize("name", ["admiral", "1:admiral", "2:merchant", "65:admiral", "x:admiral"])
def test_only_admirals_have_a_crew(name: str) -> None:
    with pytest.raises(Invalid):
        read_crew(name)
