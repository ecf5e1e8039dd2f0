"""A table for learners: what a seat is asked is answered word by word from a fixed vocabulary.

A seat says one word after the other until they make an action, which is then played. Words that
must follow are said by themselves. Where forms are allowed they can be filled in too; a form that
the rules refuse as a whole is unsaid, and closed until the seat has done something else.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from fondaco.gym.layout import Slots
from fondaco.gym.plan import Shape, shape_of
from fondaco.gym.sentences import FORM, VERB, Said, sentence, verb, walk
from fondaco.gym.vocabulary import WAIT
from fondaco.table.chance import Chance, RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.words import Action, Form, Refusal, Seat, Tell, View

Deed = int | Action
"""A finite choice by its code, or an action that a form made."""


class IllegalWord(ValueError):
    """A word that may not be said now; nothing was said."""


class Question:
    """What one seat is asked, and how much of the answer it has said."""

    def __init__(self, game: Game, shape: Shape, state: State, seat: Seat, forms: bool) -> None:
        self._game = game
        self._shape = shape
        self._state = state
        self._seat = seat
        self._choices = [(code, state.decode(seat, code)) for code in state.choices(seat)]
        self._forms = [form for form in state.forms(seat) if not form.aside] if forms else []
        self.refused: Refusal | None = None
        """Why the last form came to nothing."""
        self._begin()

    def _begin(self) -> None:
        self.said: list[int] = []
        self._left: list[tuple[int, list[Said]]] = []
        self._at = 0
        self._form: Form | None = None
        self._filled: list[int] = []
        verbs: dict[Said, None] = {Said(VERB, verb(action)): None for _, action in self._choices}
        self._offer([*verbs, *(Said(FORM, form.do) for form in self._forms)])

    def _offer(self, options: list[Said]) -> None:
        self._options = options
        self.words: dict[int, int] = self._shape.vocabulary.words(options)

    def word_for(self, said: Said) -> int | None:
        """The word that says this now, or None where there is none."""
        for word, number in self.words.items():
            if self._options[number] == said:
                return word
        return None

    def say(self, word: int) -> Deed | None:
        """Say a word; returns what is to be done when the sentence is whole."""
        number = self.words.get(word)
        if number is None:
            raise IllegalWord(f"{word} may not be said now; see the mask")
        deed = self._take(word, number)
        # What can only go on in one way goes on by itself.
        while deed is None and len(self.words) == 1:
            ((word, number),) = self.words.items()
            deed = self._take(word, number)
        return deed

    def _take(self, word: int, number: int) -> Deed | None:
        self.said.append(word)
        option = self._options[number]
        if self._form is not None:
            self._filled.append(number)
            return self._walk(self._form)
        if len(self.said) == 1:
            if option.role == FORM:
                self._form = next(form for form in self._forms if form.do == option.value)
                return self._walk(self._form)
            mine = [(code, act) for code, act in self._choices if verb(act) == option.value]
            if len(mine) == 1:
                return mine[0][0]
            self._left = [(code, sentence(action)) for code, action in mine]
        else:
            at = self._at
            self._left = [kept for kept in self._left if kept[1][at] == option]
            self._at += 1
            if len(self._left) == 1:
                return self._left[0][0]
        at = self._at
        options = list(dict.fromkeys(said[at] for _, said in self._left if at < len(said)))
        if not options:  # spelt alike: the first of them is meant
            return self._left[0][0]
        self._offer(options)
        return None

    def _walk(self, form: Form) -> Deed | None:
        steps = walk(form)
        try:
            options = next(steps)
            for number in self._filled:
                options = steps.send(number)
        except StopIteration as whole:
            return self._check(form, whole.value)
        self._offer(options)
        return None

    def _check(self, form: Form, data: dict[str, Any]) -> Deed | None:
        action = self._game.read_action(data)
        self.refused = self._state.check(self._seat, action)
        if self.refused is None:
            return action
        self._forms = [other for other in self._forms if other.do != form.do]
        self._begin()
        return None

    def copy_for(self, state: State) -> "Question":
        """The same question at an equal state."""
        twin = object.__new__(Question)
        twin.__dict__.update(self.__dict__)
        twin._state = state
        twin.said = list(self.said)
        twin._filled = list(self._filled)
        return twin


class Table:
    """One game: its state, its luck, and what each seat has said of its answer."""

    def __init__(
        self,
        game: Game,
        players: int,
        generator: Random,
        forms: bool = True,
        tell: Tell | None = None,
    ) -> None:
        self.game = game
        self.shape = shape_of(game)
        self.players = players
        self.forms = forms
        self._tell = tell
        self.chance: Chance = RandomChance(generator)
        self.state = game.deal(players, self.chance, tell)
        self._questions: dict[Seat, Question] = {}
        self._views: dict[Seat, View] = {}
        self.actors = self.state.actors()
        self.plies = 0

    def is_over(self) -> bool:
        return not self.actors

    def question(self, seat: Seat) -> Question:
        """What a seat that is waited for is asked."""
        found = self._questions.get(seat)
        if found is None:
            found = Question(self.game, self.shape, self.state, seat, self.forms)
            self._questions[seat] = found
        return found

    def words(self, seat: Seat) -> Sequence[int]:
        """What a seat may say now; only `WAIT` if nothing is asked of it."""
        return list(self.question(seat).words) if seat in self.actors else [WAIT]

    def say(self, seat: Seat, word: int) -> bool:
        """Say a word for a seat, or raise `IllegalWord`; returns whether it was a whole action."""
        if seat not in self.actors:
            raise IllegalWord(f"seat {seat} is not asked anything")
        deed = self.question(seat).say(word)
        if deed is None:
            return False
        self.act(seat, deed)
        return True

    def act(self, seat: Seat, deed: Deed) -> None:
        """Play a choice or an action for a seat."""
        if isinstance(deed, int):
            self.state.choose(seat, deed, self.chance, self._tell)
        else:
            self.state.apply(seat, deed, self.chance, self._tell)
        self.plies += 1
        self._questions.clear()
        self._views.clear()
        self.actors = self.state.actors()

    def view(self, seat: Seat) -> View:
        """What a seat sees."""
        found = self._views.get(seat)
        if found is None:
            found = self._views[seat] = self.state.view(seat)
        return found

    def tensor(self, seat: Seat) -> Slots:
        """What a seat sees, and which words it has said of its answer so far."""
        slots = self.shape.tensor(self.view(seat))
        question = self._questions.get(seat)
        for word in question.said if question is not None else ():
            place = self.shape.slots + word
            slots[place] = min(1.0, slots.get(place, 0.0) + 0.25)
        return slots

    @property
    def slots(self) -> int:
        """The length of a tensor."""
        return self.shape.slots + self.shape.vocabulary.size


def utilities(state: State, players: int) -> list[float]:
    """At the end: 1 for who wins alone, -1/(players - 1) for who loses, 0 in sum."""
    winners = state.standings().winners
    share = players / len(winners)
    return [(share * (seat in winners) - 1) / (players - 1) for seat in range(players)]
