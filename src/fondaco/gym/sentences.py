"""Actions as sentences: a choice is said word by word, so that few words make every action.

An action is its verb and then, field by field, what stands in its blanks. A `Said` is one such
part: where it belongs (`give`, `asks.money`; `*` stands for any key of a dict) and what is said.
Finite choices are read off the actions themselves, forms off the bounds of their blanks.
"""

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple

import msgspec

from fondaco.table.blanks import (
    Counts,
    Field,
    Fixed,
    Flag,
    Grid,
    Number,
    One,
    Parts,
    Player,
    Several,
    Text,
)
from fondaco.table.words import Action, Form

VERB = "do"
FORM = "form"
END = "."
"""Ends a list, an object or, without a role, the sentence."""
ITEM = "+"
"""Begins one more of a list of things that have blanks of their own."""
FREE_TEXT = frozenset({"promise", "text", "words"})
"""Fields that hold what people say in their own words: never said here."""


class Said(NamedTuple):
    """One part of a sentence."""

    role: str
    value: str | int | bool | None


FULL_STOP = Said("", END)


def sentence(action: Action) -> list[Said]:
    """A finite choice, after its verb, up to and including the full stop."""
    said: list[Said] = []
    for name in action.__struct_fields__:
        _spell(name, getattr(action, name), said)
    said.append(FULL_STOP)
    return said


def verb(action: Action | type[Action]) -> str:
    """What an action is called."""
    return str(action.__struct_config__.tag)


def _spell(role: str, value: Any, said: list[Said]) -> None:
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            _spell(f"{role}.{name}", getattr(value, name), said)
    elif isinstance(value, dict):
        for key, inner in value.items():
            said.append(Said(role, key))
            _spell(f"{role}.*", inner, said)
        said.append(Said(role, END))
    elif isinstance(value, list | tuple):
        for inner in value:
            if isinstance(inner, msgspec.Struct):
                said.append(Said(role, ITEM))
            _spell(role, inner, said)
        said.append(Said(role, END))
    elif role.rpartition(".")[2] not in FREE_TEXT:
        said.append(Said(role, value))


Walk = Generator[list[Said], int, Any]
"""Yields what may be said next, is sent the number of what was said, returns the data."""


def walk(form: Form) -> Walk:
    """Fill in a form: everything within its bounds except free text, which is left out."""
    data = yield from _walk_fields("", form.fields)
    return {VERB: form.do} | data


def _walk_fields(role: str, fields: Sequence[Field]) -> Walk:
    stem = f"{role}." if role else ""
    data: dict[str, Any] = {}
    left: list[Field] = []
    for field in fields:
        if isinstance(field, Fixed) or not field.optional:
            data[field.name] = yield from _walk_field(stem + field.name, field)
        elif not isinstance(field, Text):
            left.append(field)
    # The optional ones are picked in their order, so that each set of them is said in one way.
    while left:
        number = yield [*(Said(role, field.name) for field in left), Said(role, END)]
        if number == len(left):
            break
        field = left[number]
        data[field.name] = yield from _walk_field(stem + field.name, field)
        left = left[number + 1 :]
    return data


def _walk_field(role: str, field: Field) -> Walk:
    values: Sequence[str | int | bool]
    match field:
        case Fixed():
            return field.value
        case Text():
            return ""
        case Parts():
            return (yield from _walk_parts(role, field.parts))
        case Grid():
            return (yield from _walk_keys(role, field, field.keys, field.kinds))
        case Counts():
            return (yield from _walk_keys(role, field, field.keys, ()))
        case Several():
            return (yield from _walk_list(role, field))
        case One():
            values = field.among
        case Player():
            values = field.seats
        case Flag():
            values = (False, True)
        case Number():
            values = range(field.low, field.high + 1, field.step)
    number = yield [Said(role, value) for value in values]
    return values[number]


def alike(parts: Sequence[Field]) -> bool:
    """Blanks that differ by name alone are the keys of a dict, as in "so many of each good"."""
    kinds = {type(part) for part in parts}
    return len(parts) > 1 and len(kinds) == 1 and kinds <= {Number, One}


def _walk_parts(role: str, parts: Sequence[Field]) -> Walk:
    if not alike(parts):
        return (yield from _walk_fields(role, parts))
    data: dict[str, Any] = {}
    left = list(parts)
    while left:
        number = yield [*(Said(role, part.name) for part in left), Said(role, END)]
        if number == len(left):
            break
        data[left[number].name] = yield from _walk_field(f"{role}.*", left[number])
        left = left[number + 1 :]
    return data


def _walk_keys(role: str, field: Counts | Grid, keys: Sequence[str], kinds: Sequence[str]) -> Walk:
    data: dict[str, Any] = {}
    left = list(keys)
    numbers = [n for n in range(field.low, field.high + 1, field.step) if n]
    while left and numbers:
        number = yield [*(Said(role, key) for key in left), Said(role, END)]
        if number == len(left):
            break
        key = left[number]
        left = left[number + 1 :]
        if kinds:
            data[key] = yield from _walk_keys(f"{role}.*", field, kinds, ())
        else:
            data[key] = numbers[(yield [Said(f"{role}.*", n) for n in numbers])]
    return data


def _walk_list(role: str, field: Several) -> Walk:
    items: list[str] = []
    left = list(field.among)
    while left and len(items) < field.high:
        options = [Said(role, item) for item in left]
        if len(items) >= field.low:
            options.append(Said(role, END))
        number = yield options
        if number == len(left):
            break
        items.append(left[number])
        if not field.repeat:
            del left[number]
    return items
