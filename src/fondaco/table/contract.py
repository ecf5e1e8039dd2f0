"""The contract between a title and the house, on one page.

A title is a `Game` (immutable: options and components) that deals, imagines and loads `State`s.
A state is mutable and cheap to copy. Inside a state a choice is a code, a small integer that
`choices` lists, `decode` puts into words and `choose` plays; search and simulation stay on codes.
At the edge it is an `Action`: `legal`, `forms`, `check` and `apply`.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from fondaco.table.chance import Chance
from fondaco.table.meta import Meta
from fondaco.table.words import Action, Event, Form, Refusal, Seat, Standings, Tell, View


class State(ABC):
    """What is on the table at one moment."""

    @abstractmethod
    def actors(self) -> tuple[Seat, ...]:
        """The seats the table waits for, () when the game is over.

        Another seat may still have legal actions (taking back a sealed choice, proposing unasked);
        nobody waits for those.
        """

    @abstractmethod
    def choices(self, seat: Seat) -> list[int]:
        """The finite choices of a seat as codes, in canonical order."""

    @abstractmethod
    def choose(self, seat: Seat, code: int, chance: Chance, tell: Tell | None = None) -> None:
        """Play one of `choices(seat)`; any other code is a programming error."""

    @abstractmethod
    def decode(self, seat: Seat, code: int) -> Action:
        """The action a code stands for."""

    def legal(self, seat: Seat) -> list[Action]:
        """The finite choices of a seat, in canonical order."""
        return [self.decode(seat, code) for code in self.choices(seat)]

    @abstractmethod
    def forms(self, seat: Seat) -> list[Form]:
        """The parametrised choices of a seat, with their bounds."""

    @abstractmethod
    def check(self, seat: Seat, action: Action) -> Refusal | None:
        """The first rule in catalogue order that refuses an action, or None."""

    @abstractmethod
    def apply(self, seat: Seat, action: Action, chance: Chance, tell: Tell | None = None) -> None:
        """Do an action, or raise `Refused` and change nothing."""

    @abstractmethod
    def lapse(self, seat: Seat) -> Action:
        """What is done for a seat the table waits for when its time runs out; always legal."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """What a seat, or with None a spectator, may know: the one exit for secrets."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent state like this one."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """Everything, secrets included, as JSON that `Game.load` takes back."""

    @abstractmethod
    def standings(self) -> Standings:
        """Scores as if the game ended now, with their breakdown."""

    @abstractmethod
    def end_reason(self) -> str | None:
        """How the game ended, or None while it goes on."""

    @abstractmethod
    def census(self) -> dict[str, int]:
        """All pieces and money by kind, wherever they are; play never changes it."""


class Game(ABC):
    """A title with its options and components; immutable."""

    meta: Meta
    options: dict[str, str]
    components: dict[str, Any]
    actions: Sequence[type[Action]]
    events: Sequence[type[Event]]
    view_type: type[View]

    @abstractmethod
    def deal(
        self, seats: int, chance: Chance, tell: Tell | None = None, first: Seat | None = None
    ) -> State:
        """Set up a game; `first` names the first player where the title lets people say so."""

    @abstractmethod
    def imagine(self, view: View, chance: Chance) -> State:
        """A full state that this view allows: `imagine(view).view(view.seat) == view`."""

    @abstractmethod
    def load(self, position: dict[str, Any]) -> State:
        """Any position, or `Invalid` naming the field that is wrong."""

    def read_action(self, data: object) -> Action:
        """An action from decoded JSON, or `msgspec.ValidationError` naming the field."""
        named = data.get("do") if isinstance(data, dict) else None
        # Told which of all kinds it is, reading it is forty times as quick.
        kinds = [kind for kind in self.actions if kind.__struct_config__.tag == named]
        any_of_them: Any = reduce(or_, kinds or self.actions)
        action: Action = msgspec.convert(data, any_of_them)
        return action
