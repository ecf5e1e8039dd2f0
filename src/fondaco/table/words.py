"""The words a table speaks: actions, events, views, forms, refusals, standings.

These are the edge of an engine. Inside, everything is a small integer; here it is a tagged
msgspec struct that turns into JSON and back.
"""

from collections.abc import Callable
from typing import ClassVar

import msgspec

Seat = int


class Action(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What a seat does, in the imperative. Each title has one small subclass per verb."""


class Event(msgspec.Struct, frozen=True, tag_field="it"):
    """What happened, in the past tense. Each title has one small subclass per fact.

    `final` marks facts that cannot be unseen: a secret was shown, or somebody is bound by it.
    """

    final: ClassVar[bool] = False


class View(msgspec.Struct, frozen=True, tag_field="title"):
    """Everything one seat (or, with `seat` None, a spectator) may know of a state."""

    seat: Seat | None


class Refusal(msgspec.Struct, frozen=True):
    """Why an action may not be done: the rule it breaks and what the rule speaks of."""

    rule: str
    args: dict[str, str | int] = {}


class Refused(Exception):
    """Raised by `State.apply` when `State.check` refuses."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule, refusal.args)
        self.refusal = refusal


class Invalid(Exception):
    """Input that means nothing to us: the field that is wrong, and why, in one sentence."""

    def __init__(self, field: str, why: str, rule: str | None = None) -> None:
        super().__init__(field, why, rule)
        self.field = field
        self.why = why
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.field}: {self.why}" + (f" ({self.rule})" if self.rule else "")

    @classmethod
    def misshapen(cls, field: str, error: msgspec.ValidationError) -> "Invalid":
        """Data of the wrong shape; msgspec says at the end where inside the field."""
        why, _, where = str(error).partition(" - at `$.")
        return cls(f"{field}.{where.rstrip('`')}" if where else field, why)


class Field(msgspec.Struct, frozen=True):
    """One blank of a form: a number within bounds unless something else is said."""

    name: str
    low: int = 0
    high: int = 0
    step: int = 1
    among: tuple[str, ...] = ()
    """One of these."""
    many: bool = False
    """Several of `among`: a list of `low` to `high` of them."""
    repeat: bool = False
    """With `many`: the same one may be there more than once."""
    keys: tuple[str, ...] = ()
    """A number within the bounds for each of these names; what is left out is none."""
    kinds: tuple[str, ...] = ()
    """With `keys`: for each name, a number for each of these kinds."""
    parts: "tuple[Field, ...]" = ()
    """Blanks of its own: an object that has them by name."""
    letters: int = 0
    """Not 0: a text of at most so many characters."""
    flag: bool = False
    """Yes or no."""
    optional: bool = False
    """It may be left out."""

    @property
    def is_fixed(self) -> bool:
        """What can only be one thing: nobody need be asked for it."""
        if self.many or self.keys or self.parts or self.letters or self.flag or self.optional:
            return False
        return len(self.among) == 1 if self.among else self.low == self.high


class Form(msgspec.Struct, frozen=True):
    """A parametrised choice: which action it makes, and the bounds of its blanks."""

    do: str
    fields: tuple[Field, ...]
    aside: bool = False
    """Open at all times beside the decision at hand, such as standing instructions."""


class Score(msgspec.Struct, frozen=True):
    """One seat's points and where they come from."""

    total: int
    parts: dict[str, int]


class Standings(msgspec.Struct, frozen=True):
    """Scores in seat order, ranks (1 is best, shared ranks skip), and who wins if it ends now."""

    scores: tuple[Score, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def rank(keys: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks for sort keys where more is better; equal keys share a rank."""
    return tuple(1 + sum(other > mine for other in keys) for mine in keys)


class Phrase(msgspec.Struct, frozen=True, gc=False):
    """A sentence before it has a language: a message id and its arguments."""

    id: str
    args: "dict[str, str | int | Phrase | list[Phrase]]" = {}


Tell = Callable[[Event, int], None]
"""Where an engine reports its events, each with its audience (see `audience`)."""
