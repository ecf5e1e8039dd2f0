"""The search keeps its word also where there is next to nothing to search."""

from random import Random

from fondaco.bots.search import Search
from fondaco.bots.thoughts import Thoughts
from fondaco.bots.tree import Edge
from fondaco.table.titles import open_game


def test_a_sealed_choice_without_alternative_is_made() -> None:
    """Nothing was tried, for there was nothing to choose: it is made all the same."""
    game = open_game("golden-horn", {})
    search = Search(game, Thoughts(game), 0, Random(1))
    search.root.edges[7] = Edge(7, None, 1.0)
    search.sealed = True
    assert search.best().code == 7
