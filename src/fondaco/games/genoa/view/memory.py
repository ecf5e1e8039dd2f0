"""Genoa's notebook: what a seat has heard and the table no longer shows."""

from fondaco.games.genoa.components import Components
from fondaco.games.genoa.state import City
from fondaco.games.genoa.view.purses import Purses
from fondaco.games.genoa.view.trails import Trails
from fondaco.table.contract import State
from fondaco.table.notebook import Notebook
from fondaco.table.words import Event


class Memory(Notebook):
    """Others' money and special cards, and where cards may be that were seen."""

    def __init__(self, parts: Components) -> None:
        self.purses = Purses(parts.start_money)
        self.trails = Trails(parts.card_id)

    def hear(self, event: Event) -> None:
        self.purses.hear(event)
        self.trails.hear(event)

    def allows(self, state: State) -> bool:
        assert isinstance(state, City)
        return self.purses.allows(state) and self.trails.allows(state)
