"""Filling in forms blindly, for random play and for questioning a title."""

from collections.abc import Sequence
from typing import Any

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
from fondaco.table.chance import Chance
from fondaco.table.words import Form


def fill(form: Form, chance: Chance) -> dict[str, Any]:
    """An action within the bounds of a form, as JSON data; `check` has the last word on it."""
    return {"do": form.do} | _parts(form.fields, chance)


def _parts(fields: Sequence[Field], chance: Chance) -> dict[str, Any]:
    return {
        field.name: _blank(field, chance)
        for field in fields
        if isinstance(field, Fixed) or not field.optional or chance.below(2)
    }


def _blank(field: Field, chance: Chance) -> Any:
    match field:
        case Fixed():
            return field.value
        case Parts():
            return _parts(field.parts, chance)
        case Grid():
            return {key: _numbers(field, field.kinds, chance) for key in field.keys}
        case Counts():
            return _numbers(field, field.keys, chance)
        case Several():
            return _several(field, chance)
        case One():
            return field.among[chance.below(len(field.among))]
        case Player():
            return field.seats[chance.below(len(field.seats))]
        case Text():
            return "words"[: field.letters]
        case Flag():
            return bool(chance.below(2))
        case Number():
            return _number(field, chance)


def _number(field: Number | Counts | Grid, chance: Chance) -> int:
    steps = (field.high - field.low) // field.step
    return field.low + field.step * chance.below(steps + 1)


def _numbers(field: Counts | Grid, names: Sequence[str], chance: Chance) -> dict[str, int]:
    """Some of the names, each with a number other than 0."""
    numbers = {name: _number(field, chance) for name in names if chance.below(2)}
    return {name: number for name, number in numbers.items() if number}


def _several(field: Several, chance: Chance) -> list[str]:
    left = list(field.among)
    count = field.low + chance.below(field.high - field.low + 1)
    if field.repeat:
        return [left[chance.below(len(left))] for _ in range(count)]
    return [left.pop(chance.below(len(left))) for _ in range(count)]
