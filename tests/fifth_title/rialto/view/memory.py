"""What a seat remembers of the others' purses."""

from fondaco.table.contract import State
from fondaco.table.notebook import Notebook
from fondaco.table.words import Event, Seat
from rialto.state import Quay
from rialto.words import BidsShown


class Payments(Notebook):
    """What each seat was heard to pay; who joined late knows only the later payments."""

    def __init__(self, coins: int) -> None:
        self.coins = coins
        self.spent: dict[Seat, int] = {}

    def hear(self, event: Event) -> None:
        if isinstance(event, BidsShown) and event.winner is not None:
            paid = event.bids[event.winner]
            self.spent[event.winner] = self.spent.get(event.winner, 0) + paid

    def allows(self, state: State) -> bool:
        assert isinstance(state, Quay)
        return all(state.purses[seat] <= self.coins - paid for seat, paid in self.spent.items())
