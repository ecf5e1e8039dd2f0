"""What every bot is: somebody who hears what its seat hears and decides on its view."""

from abc import ABC, abstractmethod
from random import Random

from mypy_extensions import mypyc_attr

from fondaco.table.contract import Game
from fondaco.table.words import Action, Event, Seat, View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player at one seat of one table."""

    def __init__(self, game: Game, seat: Seat, generator: Random) -> None:
        self.game = game
        self.seat = seat
        self.generator = generator
        self.notebook = game.notebook(seat)

    def hear(self, event: Event) -> None:
        """Be told an event that the seat is told."""
        if self.notebook is not None:
            self.notebook.hear(event)

    @abstractmethod
    def decide(self, view: View) -> Action:
        """Choose a legal action for the seat of the view; the table waits for it."""
