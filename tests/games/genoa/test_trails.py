"""A card that was seen in a hand is in one until all see it leave."""

from random import Random

import pytest

from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.view.memory import Memory
from fondaco.games.genoa.words import Bundle, Exchange, Offer, Perform, Proceeds, Show
from fondaco.table.audience import hears
from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game
from fondaco.table.words import Action
from tests.games.genoa.tables import ANN, BOB, CLEO, DAN, accepting, hear, table, tell

GAME = open_game("genoa")


class Listening:
    """A table that one seat listens to."""

    def __init__(self, state: GenoaState, ear: int) -> None:
        notebook = GAME.notebook(ear)
        assert isinstance(notebook, Memory)
        self.state, self.ear, self.notebook = state, ear, notebook

    def do(self, seat: int, action: Action) -> None:
        for event, audience in tell(self.state, seat, action):
            if hears(audience, self.ear):
                self.notebook.hear(event)
        assert self.notebook.allows(self.state)

    def places(self, card: str) -> set[int]:
        """Where a card lies in the worlds that the seat imagines."""
        found = set()
        for seed in range(40):
            view = self.state.view(self.ear)
            world = GAME.imagine(view, RandomChance(Random(seed)), self.notebook)
            assert isinstance(world, GenoaState)
            assert world.view(self.ear) == view
            assert self.notebook.allows(world)
            found.add(world.where[world.parts.card_id[card]])
        return found


@pytest.mark.rule("GN-902", "GN-904")
def test_a_card_that_was_shown_and_may_have_gone_on_is_in_one_of_two_hands() -> None:
    hands = [["l01"], ["b01", "b02"], ["l02"], ["b03"]]
    here = Listening(table(4, way=["s75"], hands=hands), CLEO)
    here.do(BOB, Show("b01", CLEO))
    assert here.places("b01") == {BOB}
    hear(here.state, {BOB: Offer("haf", 5, cards={"b02": "nobody"})})
    here.do(ANN, accepting(here.state, BOB))
    assert here.places("b01") == {ANN, BOB}
    assert here.places("b03") == {-1, ANN, BOB, DAN}


@pytest.mark.rule("GN-661", "GN-904")
def test_a_card_that_all_saw_given_up_may_lie_in_its_deck() -> None:
    here = Listening(
        table(
            3,
            way=["haf"],
            phase="window",
            window={"seat": BOB, "building": "haf"},
            hands=[[], ["b01", "b02"], []],
            specials=[{}, {"exchange": 1}],
        ),
        CLEO,
    )
    here.do(BOB, Show("b01", CLEO))
    here.do(BOB, Exchange("b01", "wheat"))
    assert here.places("b01") == {-2}


@pytest.mark.rule("GN-421", "GN-902")
def test_a_lost_order_and_an_order_that_was_promised_find_room_together() -> None:
    goods = dict.fromkeys(("wheat", "rice", "silk", "linen", "salt", "pepper"), 1)
    state = table(
        4,
        way=["s23"],
        hands=[["l09"], ["l01", "l02"], [], ["l03"]],
        goods=[{}, {}, {}, goods],
    )
    here = Listening(state, CLEO)
    here.do(BOB, Show("l02", CLEO))
    asks = Bundle(decks={"large_orders": 1})
    hear(state, {BOB: Offer("prk", 5, cards={"l01": "nobody"}, asks=asks)})
    here.do(ANN, accepting(state, BOB))
    assert here.places("l02") == {ANN, BOB}
    here.do(BOB, Perform())
    hear(state, {DAN: Offer("col", proceeds=Proceeds(money=50))})
    assert here.places("l02") == {ANN, BOB}
    assert {-1, DAN} <= here.places("l03")  # Dan has promised any of those that he could deliver
