"""Filling in forms blindly, for random play and for questioning a title."""

from typing import Any

from fondaco.table.chance import Chance
from fondaco.table.words import Form


def fill(form: Form, chance: Chance) -> dict[str, Any]:
    """An action within the bounds of a form, as JSON data; `check` has the last word on it."""
    data: dict[str, Any] = {"do": form.do}
    for field in form.fields:
        if field.among:
            data[field.name] = field.among[chance.below(len(field.among))]
        else:
            steps = (field.high - field.low) // field.step
            data[field.name] = field.low + field.step * chance.below(steps + 1)
    return data
