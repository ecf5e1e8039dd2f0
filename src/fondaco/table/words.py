"""The words a table speaks: actions, events, views, forms, refusals, standings.

These are the edge of an engine. Inside, everything is a small integer; here it is a tagged
msgspec struct that turns into JSON and back.
"""

from collections.abc import Callable
from enum import Enum
from typing import ClassVar, TypeVar

import msgspec

from fondaco.table.blanks import Field

Seat = int


class Action(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What a seat does, in the imperative. Each title has one small subclass per verb."""


class Final(Enum):
    """Whether an event ends the taking back, and why or why not; every event class says it."""

    SHOWN = "shown"
    """Others were shown what they did not know: a secret turned up, terms named, a round closed."""
    BOUND = "bound"
    """Somebody is bound by it: a thing changed hands, a word was given, an attempt is used up."""
    CHANCE = "chance"
    """It comes with luck."""
    OPEN = "open"
    """Not final: all see it, but it shows no secret and binds nobody before the next one acts."""
    OWN = "own"
    """Not final: nobody else learns more than that something was done."""
    FOLLOWS = "follows"
    """Not final by itself: it follows by the rules from another event, which says it."""

    @property
    def why(self) -> str | None:
        """The reason a seat is told, or None for what is not final."""
        return self.value if self in (Final.SHOWN, Final.BOUND, Final.CHANCE) else None

    def __bool__(self) -> bool:
        return self.why is not None


class Event(msgspec.Struct, frozen=True, tag_field="it"):
    """What happened, in the past tense. Each title has one small subclass per fact."""

    final: ClassVar[Final]


Said = TypeVar("Said", Action, Event)


def defined_in(module: str, base: type[Said]) -> tuple[type[Said], ...]:
    """All actions, or all events, that a module defines, in its order."""
    return tuple(kind for kind in base.__subclasses__() if kind.__module__ == module)


class View(msgspec.Struct, frozen=True, tag_field="title", dict=True):
    """Everything one seat (or, with `seat` None, a spectator) may know of a state.

    Its `__dict__` keeps what a title has worked out from it and nothing else, such as the table
    without what is hidden, so that imagining again is quick. It is no part of the view: neither
    compared nor written nor sent.
    """

    seat: Seat | None


class Refusal(msgspec.Struct, frozen=True):
    """Why an action may not be done: the rule it breaks and what the rule speaks of."""

    rule: str
    args: dict[str, str | int] = {}


def catalogue_place(rule: str) -> tuple[bool, int]:
    """Where a rule stands in its catalogue: rules before rulings, each by number."""
    number = rule.partition("-")[2]
    return number[0] == "R", int(number.removeprefix("R"))


def first_refusal(*refusals: Refusal | None) -> Refusal | None:
    """Of several refusals the one whose rule comes first in the catalogue."""
    found = [refusal for refusal in refusals if refusal is not None]
    return min(found, key=lambda refusal: catalogue_place(refusal.rule), default=None)


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
