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
from typing import Any, ClassVar, cast

import msgspec
from mypy_extensions import mypyc_attr

from fondaco.table.chance import Chance
from fondaco.table.meta import Meta, check_seats
from fondaco.table.notebook import Notebook
from fondaco.table.verbs import Verbs
from fondaco.table.ways import Ways
from fondaco.table.words import Action, Event, Form, Refusal, Refused, Seat, Standings, Tell, View


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """What is on the table at one moment; its verbs say what may be done and do it."""

    __slots__ = ()

    verbs: ClassVar[Verbs[Any]]

    @abstractmethod
    def actors(self) -> tuple[Seat, ...]:
        """The seats the table waits for, () when the game is over.

        Another seat may still have legal actions (taking back a sealed choice, proposing unasked);
        nobody waits for those.
        """

    @abstractmethod
    def choices(self, seat: Seat) -> list[int]:
        """The finite choices of a seat as codes, in canonical order."""

    def choose(self, seat: Seat, code: int, chance: Chance, tell: Tell | None = None) -> None:
        """Play one of `choices(seat)`; any other code is a programming error."""
        self.verbs.choose(self, seat, code, chance, tell)

    def decode(self, seat: Seat, code: int) -> Action:
        """The action a code stands for."""
        return self.verbs.decode(self, seat, code)

    def legal(self, seat: Seat) -> list[Action]:
        """The finite choices of a seat, in canonical order."""
        return [self.decode(seat, code) for code in self.choices(seat)]

    @abstractmethod
    def forms(self, seat: Seat) -> list[Form]:
        """The parametrised choices of a seat, with their bounds."""

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        """The first rule in catalogue order that refuses an action, or None; it never writes."""
        return self.verbs.of(action).check(self, seat, action)

    def apply(self, seat: Seat, action: Action, chance: Chance, tell: Tell | None = None) -> None:
        """Do an action, or raise `Refused` and change nothing."""
        refusal = self.check(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        self.verbs.do(self, seat, action, chance, tell)

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A title with its options and components; immutable."""

    meta: ClassVar[Meta]
    options: dict[str, str]
    components: dict[str, Any]
    actions: ClassVar[Sequence[type[Action]]]
    events: ClassVar[Sequence[type[Event]]]
    view_type: ClassVar[type[View]]
    ways: ClassVar[Ways[Any, Any, Any]]

    def __init__(self, options: dict[str, str], components: dict[str, Any]) -> None:
        self.options = options
        self.components = components

    @abstractmethod
    def bare(self, seats: int) -> State:
        """A table of this game with nothing on it yet."""

    def deal(
        self, seats: int, chance: Chance, tell: Tell | None = None, first: Seat | None = None
    ) -> State:
        """Set up a game; `first` names the first player where the title lets people say so."""
        check_seats(self.meta, seats)
        state = self.bare(seats)
        self.ways.deal(state, chance, tell, first)
        return state

    def imagine(self, view: View, chance: Chance, notebook: Notebook | None = None) -> State:
        """A full state that this view allows: `imagine(view).view(view.seat) == view`.

        With the seat's notebook it is also one that the notebook allows.
        """
        ways, seen = self.ways, cast(Any, view)
        state = self.bare(seen.seats) if ways.chart is None else self.chart(view).copy()
        ways.imagine(state, seen, chance, notebook)
        return state

    def chart(self, view: View) -> State:
        """The table as a view shows it, read once for each view; to be looked at and copied only.

        For titles whose `ways` have a chart.
        """
        kept: tuple[Game, State] | None = view.__dict__.get("chart")
        if kept is not None and kept[0] is self:
            return kept[1]
        seen: Any = view
        state = self.bare(seen.seats)
        chart = self.ways.chart
        assert chart is not None
        chart(state, seen)
        view.__dict__["chart"] = self, state
        return state

    def notebook(self, seat: Seat) -> Notebook | None:
        """An empty notebook for a seat, or None where the view says all there is to know."""
        return None

    def load(self, position: dict[str, Any]) -> State:
        """Any position, or `Invalid` naming the field that is wrong."""
        placed = self.ways.read(position)
        check_seats(self.meta, placed.seats)
        state = self.bare(placed.seats)
        self.ways.build(state, placed)
        return state

    def read_action(self, data: object) -> Action:
        """An action from decoded JSON, or `msgspec.ValidationError` naming the field."""
        named = data.get("do") if isinstance(data, dict) else None
        # Told which of all kinds it is, reading it is forty times as quick.
        kinds = [kind for kind in self.actions if kind.__struct_config__.tag == named]
        any_of_them: Any = reduce(or_, kinds or self.actions)
        action: Action = msgspec.convert(data, any_of_them)
        return action
