"""Events said by their own names: what the texts of all titles share.

The message of an event is its tag ("event-turn-begun") and its arguments are its fields in words.
A title says how a field is put into words, and what an event says otherwise or besides.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fondaco.table.words import Action, Event, Phrase, Seat

Said = str | int | Phrase | list[Phrase]
Args = dict[str, Said]

Word = Callable[[Any, Any], Said | None]
"""A field's value in words, for a game; None leaves it out."""
Fields = Mapping[str, tuple[str, Word]]
"""By field: the argument it becomes, and its words. Fields that are not here are not told."""


def seat(number: Seat) -> Phrase:
    """A player, by name."""
    return Phrase("seat", {"seat": number})


def spoken(text: str) -> str:
    """What a player wrote, on one line and without anything a terminal might obey."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def name_of(said: Action | Event) -> str:
    """An action or event as messages name it: "turn-begun"."""
    return str(said.__struct_config__.tag).replace("_", "-")


def as_it_is(*names: str) -> Fields:
    """Fields of numbers and texts that need no words."""
    return {name: (name, lambda game, value: value) for name in names}


def seats(*names: str) -> Fields:
    """Fields that name a player."""
    return {name: (name, lambda game, value: seat(value)) for name in names}


def told(fields: Fields, game: Any, said: Action | Event, untold: Sequence[str] = ()) -> Args:
    """The fields of an action or event in words."""
    args: Args = {}
    for field in said.__struct_fields__:
        value = getattr(said, field)
        if value is None or field in untold or field not in fields:
            continue
        argument, word = fields[field]
        words = word(game, value)
        if words is not None:
            args[argument] = words
    return args


def _same(said: Any) -> str:
    return ""


class Sentences:
    """How a title tells its events.

    `ending` is added to the message of an event that is told in another way than usual, `more` to
    its arguments; `untold` are fields that one kind of event keeps for itself.
    """

    def __init__(
        self,
        fields: Fields,
        *,
        ending: Callable[[Any], str] = _same,
        more: Callable[[Any, Any], Args],
        untold: Mapping[type[Event], tuple[str, ...]],
    ) -> None:
        self.fields = fields
        self.ending = ending
        self.more = more
        self.untold = untold

    def say(self, game: Any, happened: Event) -> Phrase:
        args = told(self.fields, game, happened, self.untold.get(type(happened), ()))
        args.update(self.more(game, happened))
        return Phrase(f"event-{name_of(happened)}{self.ending(happened)}", args)
