"""A title's decisions and events as phrases: what to say, before it has a language.

The terminal puts a phrase into a sentence by itself; a browser gets it as JSON and does so with the
same Fluent texts.
"""

import importlib
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

import msgspec

from fondaco.table.blanks import Field, Fixed, Parts, things
from fondaco.table.contract import Game, State
from fondaco.table.words import Action, Event, Form, Phrase, Score, Seat, View


class _Text(Protocol):
    """What every title's text module has.

    It may also have `closed` (an event without what has been covered since), `look_back` (a view of
    a running game at an earlier time, likewise), `group`, `scores`, `round_of`, and for its forms
    `form`, `blank`, `item`, `remarks` and `read_remark`.
    """

    def question(self, game: Game, view: View) -> Phrase: ...
    def choice(self, game: Game, view: View, action: Action) -> Phrase: ...
    def event(self, game: Game, happened: Event) -> Phrase: ...


class BlankWords(msgspec.Struct, frozen=True):
    """What to call a blank of a form and the things it may hold, where the title has words."""

    say: Phrase | None
    items: dict[str, Phrase]


class AskedForm(msgspec.Struct, frozen=True):
    """A form with its words."""

    do: str
    aside: bool
    say: Phrase | None
    fields: tuple[Field, ...]
    words: dict[str, BlankWords]
    """By the names of a blank and of those around it, joined by dots."""


class Choice(msgspec.Struct, frozen=True):
    """A finite choice with its consequence in words, and where it stands in a list."""

    action: msgspec.Raw
    say: Phrase
    order: int
    heading: Phrase | None


class Turn(msgspec.Struct, frozen=True):
    """What a seat is asked, with everything it may answer."""

    actors: tuple[Seat, ...]
    question: Phrase | None
    choices: tuple[Choice, ...]
    forms: tuple[AskedForm, ...]
    scores: tuple[Score, ...] | None
    round: int


class ToldEvent(msgspec.Struct, frozen=True):
    """An event with its sentence."""

    event: msgspec.Raw
    say: Phrase


class Speech:
    """Everything that can be said of a game, as phrases."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.text: Any = importlib.import_module(game.meta.text)
        self._text = cast(_Text, self.text)

    def question(self, view: View) -> Phrase:
        """The sentence for the decision at hand."""
        return self._text.question(self.game, view)

    def choice(self, view: View, action: Action) -> Phrase:
        """A choice with its consequence."""
        return self._text.choice(self.game, view, action)

    def event(self, happened: Event) -> Phrase:
        return self._text.event(self.game, happened)

    def why(self, reason: str) -> Phrase | None:
        """What a choice is good for: a part of the hopes that the title's bots have."""
        return Phrase("why", {"part": reason}) if reason else None

    def closed(self, happened: Event) -> Event:
        """An event as it is told later, without what was seen then and is covered since."""
        found: Event = self._maybe("closed", happened) or happened
        return found

    def look_back(self, then: View, now: View) -> View:
        """A view at an earlier time of a game that still runs, without what is covered since."""
        found: View = self._maybe("look_back", then, now) or then
        return found

    def group(self, view: View, action: Action) -> tuple[int, Phrase | None]:
        """Where a choice stands in a list, and its heading."""
        group = getattr(self.text, "group", None)
        if group is None:
            return 0, None
        order, heading = group(self.game, view, action)
        return order, heading

    # -- forms: a title may have no words for them --

    def form(self, view: View, form: Form) -> Phrase | None:
        """A form as a choice in a list."""
        said: Phrase | None = self._maybe("form", view, form)
        return said

    def blank(self, view: View, form: Form, field: Field) -> Phrase | None:
        """The question for a blank."""
        said: Phrase | None = self._maybe("blank", view, form, field)
        return said

    def item(self, view: View, field: Field, value: str) -> Phrase | None:
        """One of the things a blank may hold."""
        said: Phrase | None = self._maybe("item", view, field, value)
        return said

    def remarks(
        self, view: View, form: Form, filled: Mapping[str, object]
    ) -> Sequence[tuple[str, Phrase]]:
        """What may be added to a form in free words: fields of its action and the questions."""
        found: Sequence[tuple[str, Phrase]] = self._maybe("remarks", view, form, filled) or ()
        return found

    def _maybe(self, name: str, *args: object) -> Any:
        words = getattr(self.text, name, None)
        return None if words is None else words(self.game, *args)

    def scores(self, view: View) -> tuple[Score, ...] | None:
        """The points as if the game ended now, or None where the view hides them."""
        found: tuple[Score, ...] | None = self._maybe("scores", view)
        return found

    def round_of(self, view: View) -> int:
        """A number that grows with every full round."""
        return self._maybe("round_of", view) or 0

    # -- as JSON --

    def turn(self, state: State, seat: Seat | None, view: View | None = None) -> Turn:
        """What a seat is asked now; a spectator, or a seat with nothing to do, is asked nothing."""
        seen = state.view(seat) if view is None else view
        legal = [] if seat is None else state.legal(seat)
        forms = [] if seat is None else state.forms(seat)
        actors = state.actors()
        asked = seat in actors or bool(legal)
        return Turn(
            actors,
            self.question(seen) if asked else None,
            tuple(self._choice(seen, action) for action in legal),
            tuple(self._form(seen, form) for form in forms),
            self.scores(seen),
            self.round_of(seen),
        )

    def told(self, happened: Event, as_json: bytes | None = None) -> ToldEvent:
        """An event as it is told when it happens; `as_json`: where that is known already."""
        raw = _raw(happened) if as_json is None else msgspec.Raw(as_json)
        return ToldEvent(raw, self.event(happened))

    def recalled(self, happened: Event) -> ToldEvent:
        """An event as a log tells it later."""
        return self.told(self.closed(happened))

    def _choice(self, view: View, action: Action) -> Choice:
        order, heading = self.group(view, action)
        return Choice(_raw(action), self.choice(view, action), order, heading)

    def _form(self, view: View, form: Form) -> AskedForm:
        words: dict[str, BlankWords] = {}
        for field in form.fields:
            self._name(view, form, field, field.name, words)
        return AskedForm(form.do, form.aside, self.form(view, form), form.fields, words)

    def _name(
        self, view: View, form: Form, field: Field, path: str, words: dict[str, BlankWords]
    ) -> None:
        """Adds what a blank and those within it are called."""
        if isinstance(field, Parts):
            for part in field.parts:
                self._name(view, form, part, f"{path}.{part.name}", words)
        # Nobody is asked for what is fixed, nor for a part that must be there: its blanks are.
        if isinstance(field, Fixed) or (isinstance(field, Parts) and not field.optional):
            return
        names = {thing: self.item(view, field, thing) for thing in things(field)}
        items = {thing: name for thing, name in names.items() if name is not None}
        words[path] = BlankWords(self.blank(view, form, field), items)


_encode = msgspec.json.Encoder().encode


def _raw(struct: Action | Event) -> msgspec.Raw:
    return msgspec.Raw(_encode(struct))
