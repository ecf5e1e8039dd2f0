"""A game unfolded step by step, luck included, as a tree of decisions and draws.

An engine asks for luck in the middle of an action. Here each draw is a node of its own: an action
is tried on a copy with the draws so far, and where one is missing the table waits for it.
"""

from random import Random
from typing import Any

import msgspec

from fondaco.gym.plan import shape_of
from fondaco.gym.table import Deed, Question
from fondaco.table.audience import hears
from fondaco.table.chance import Chance, RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.titles import open_game
from fondaco.table.words import Event, Seat

Told = tuple[Event, int]
"""An event and who hears it."""


class _Undrawn(Exception):
    """Luck that has not been said yet: a number below so many."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class _Draws(Chance):
    """The draws that were said, one after the other; what can only be one thing is not asked."""

    def __init__(self, drawn: list[int]) -> None:
        self._left = list(reversed(drawn))

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if not self._left:
            raise _Undrawn(n)
        return self._left.pop()


class Unfolding:
    """A game between two steps: somebody is asked, or a draw is to be made, or it is over."""

    def __init__(self, game: Game, players: int, forms: bool) -> None:
        self.game = game
        self.players = players
        self.told: list[Told] = []
        self.said: list[tuple[Seat, int]] = []
        """Every word, with who said it."""
        self.sides = 0
        """What the draw that is waited for is below; 0 where none is."""
        self._forms = forms
        self._state: State | None = None
        self._deed: tuple[Seat, Deed] | None = None
        self._drawn: list[int] = []
        self._question: Question | None = None
        self._answer: list[int] = []
        """The words said to the question at hand."""
        self.actors: tuple[Seat, ...] = ()
        self._try()

    @property
    def state(self) -> State | None:
        """The table, None while it is being dealt."""
        return self._state

    def __deepcopy__(self, memo: dict[int, object]) -> "Unfolding":
        twin = object.__new__(Unfolding)
        twin.__dict__.update(self.__dict__)
        twin.told, twin.said, twin._drawn = self.told[:], self.said[:], self._drawn[:]
        twin._answer = self._answer[:]
        if self._state is not None:
            twin._state = self._state.copy()
            if self._question is not None:
                twin._question = self._question.copy_for(twin._state)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """For pickles: the title by name, the table as a position, the question by its answer."""
        state = self._state
        return self.__dict__ | {
            "game": (self.game.meta.slug, self.game.options),
            "_state": None if state is None else state.position(),
            "_question": None,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        slug, options = kept["game"]
        self.game = open_game(slug, options)
        if self._state is not None:
            self._state = self.game.load(kept["_state"])
        for word in self._answer:
            self.question.say(word)

    def is_over(self) -> bool:
        return not self.sides and not self.actors

    @property
    def question(self) -> Question:
        """What the first seat that is waited for is asked."""
        if self._question is None:
            assert self._state is not None
            shape = shape_of(self.game)
            self._question = Question(self.game, shape, self._state, self.actors[0], self._forms)
        return self._question

    def draw(self, result: int) -> None:
        """Make the draw that is waited for."""
        assert 0 <= result < self.sides
        self._drawn.append(result)
        self._try()

    def say(self, word: int) -> None:
        """Say a word for the seat that is asked, or raise `IllegalWord`."""
        seat = self.actors[0]
        deed = self.question.say(word)
        self.said.append((seat, word))
        self._answer.append(word)
        if deed is not None:
            self._deed = seat, deed
            self._try()

    def _try(self) -> None:
        """Deal, or do what was decided, as far as the draws go."""
        fresh: list[Told] = []
        chance = _Draws(self._drawn)

        def tell(event: Event, audience: int) -> None:
            fresh.append((event, audience))

        try:
            if self._deed is None:
                state = self.game.deal(self.players, chance, tell)
            else:
                assert self._state is not None
                state = self._state.copy()
                seat, deed = self._deed
                if isinstance(deed, int):
                    state.choose(seat, deed, chance, tell)
                else:
                    state.apply(seat, deed, chance, tell)
        except _Undrawn as missing:
            self.sides = missing.sides
            return
        self._state, self._deed, self._drawn, self.sides = state, None, [], 0
        self.told += fresh
        self._question, self._answer = None, []
        self.actors = state.actors()

    # -- what a seat knows --

    def seen(self, seat: Seat) -> str:
        """What a seat sees now, with what it has said of its answer."""
        view = None if self._state is None else self._state.view(seat)
        asked = not self.sides and bool(self.actors) and self.actors[0] == seat
        words = self.question.said if asked else []
        return msgspec.json.encode({"view": view, "said": words}).decode()

    def known(self, seat: Seat) -> str:
        """What a seat sees now, and everything it ever heard and said."""
        heard = [event for event, audience in self.told if hears(audience, seat)]
        own = [word for who, word in self.said if who == seat]
        return self.seen(seat) + msgspec.json.encode({"heard": heard, "own": own}).decode()

    def imagined(self, seat: Seat, generator: Random) -> "Unfolding":
        """A game that a seat which is asked cannot tell from this one."""
        assert self._state is not None and self.actors[0] == seat
        notebook = self.game.notebook(seat)
        twin = object.__new__(Unfolding)
        twin.__dict__.update(self.__dict__)
        twin.told = [(event, told) for event, told in self.told if hears(told, seat)]
        twin.said = [(who, word) for who, word in self.said if who == seat]
        twin._drawn, twin._answer = [], self._answer[:]
        if notebook is not None:
            for event, _ in twin.told:
                notebook.hear(event)
        view = self._state.view(seat)
        twin._state = self.game.imagine(view, RandomChance(generator), notebook)
        twin._question = self.question.copy_for(twin._state)
        return twin
