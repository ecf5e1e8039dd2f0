"""The blanks of a form: each kind says how it is filled in, and within which bounds."""

from collections.abc import Sequence

import msgspec


class _Blank(msgspec.Struct, frozen=True, tag_field="kind"):
    name: str


class _Asked(_Blank, frozen=True, kw_only=True):
    optional: bool = False
    """It may be left out."""


class Fixed(_Blank, frozen=True, tag="fixed"):
    """Can only be this: nobody is asked for it."""

    value: str | int


class Number(_Asked, frozen=True, tag="number"):
    """A number within bounds, on a step from the lowest."""

    low: int
    high: int
    step: int = 1


class Player(_Asked, frozen=True, tag="seat"):
    """One of these seats."""

    seats: tuple[int, ...]


class One(_Asked, frozen=True, tag="one"):
    """One of these things."""

    among: tuple[str, ...]


class Several(_Asked, frozen=True, tag="several"):
    """A list of `low` to `high` of these things, with `repeat` the same one more than once."""

    among: tuple[str, ...]
    low: int
    high: int
    repeat: bool = False


class Counts(_Asked, frozen=True, tag="counts"):
    """A number within bounds for each of these names; what is left out is none."""

    keys: tuple[str, ...]
    low: int
    high: int
    step: int = 1


class Grid(_Asked, frozen=True, tag="grid"):
    """For each of these names a number within bounds for each of these kinds."""

    keys: tuple[str, ...]
    kinds: tuple[str, ...]
    low: int
    high: int
    step: int = 1


class Parts(_Asked, frozen=True, tag="parts"):
    """An object that has blanks of its own, by name."""

    parts: "tuple[Field, ...]"


class Text(_Asked, frozen=True, tag="text"):
    """A text of at most so many characters."""

    letters: int


class Flag(_Asked, frozen=True, tag="flag"):
    """Yes or no."""


Field = Fixed | Number | Player | One | Several | Counts | Grid | Parts | Text | Flag


def number(name: str, low: int, high: int, step: int = 1) -> Fixed | Number:
    """A number that must be said; within bounds that leave no choice nobody is asked."""
    return Fixed(name, low) if low == high else Number(name, low, high, step)


def one(name: str, among: tuple[str, ...]) -> Fixed | One:
    """One thing that must be said; where there is a single one nobody is asked."""
    return Fixed(name, among[0]) if len(among) == 1 else One(name, among)


def things(field: Field) -> tuple[str, ...]:
    """Everything a blank speaks of by name."""
    match field:
        case One() | Several():
            return field.among
        case Counts():
            return field.keys
        case Grid():
            return field.keys + field.kinds
        case _:
            return ()


def fixed(fields: Sequence[Field], name: str) -> str | int | None:
    """What the blank of a name can only be, or None where there is a choice or no such blank."""
    for field in fields:
        if field.name == name and isinstance(field, Fixed):
            return field.value
    return None
