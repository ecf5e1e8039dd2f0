"""Component files gone wrong: blind changes to a title's own file, and a whole game with them."""

import copy
from random import Random
from typing import Any

Place = tuple[Any, Any]
"""A container of the file and the key or index of something in it."""

_SMALL = (-1, 0, 1, 2, 6, 7, 20, 63, 98, 99, 900)
_LARGE = (9000, 10**4, 10**6, 4 * 10**7, 2**63, 2**64, 2**64 + 1, 10**400)
_WORDS = ("", "x", "x" * 2_000_000, "\x00", "ﷺ" * 300)
_ODD: tuple[Any, ...] = (*_WORDS, None, True, [], {}, [[]], 0.5, 1e308, -0.0)
_SCALES = (0, 2, 3, 10, 1000, 10**6, 2**64 + 1)


def _place(data: Any, random: Random) -> Place:
    """Somewhere in the file; from each part down, so that long lists do not hide the rest."""
    while True:
        key = random.choice(list(data) if isinstance(data, dict) else range(len(data)))
        if not isinstance(data[key], dict | list) or not data[key] or not random.randrange(5):
            return data, key
        data = data[key]


def _scaled(value: Any, factor: int) -> Any:
    """All whole numbers of a part many times as large, so that sums still agree."""
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return value * factor
    if isinstance(value, list):
        return [_scaled(part, factor) for part in value]
    if isinstance(value, dict):
        return {key: _scaled(part, factor) for key, part in value.items()}
    return value


def _change(data: dict[str, Any], random: Random) -> None:
    holder, key = _place(data, random)
    value = holder[key]
    other_holder, other_key = _place(data, random)
    match random.randrange(8):
        case 0 | 1 if isinstance(value, int):
            holder[key] = random.choice([*_SMALL, *_LARGE, value + 1, value - 1, value * 2])
        case 0 | 1 | 2:
            holder[key] = _scaled(value, random.choice(_SCALES))
        case 3:
            holder[key] = random.choice(_ODD)
        case 4:
            holder[key] = copy.deepcopy(other_holder[other_key])
        case 5 if len(holder) > 1:
            del holder[key]
        case 6 if isinstance(value, list):
            holder[key] = value * random.choice((2, 3, 1000))
        case _ if isinstance(value, list):
            random.shuffle(value)
        case _:
            holder[key], other_holder[other_key] = other_holder[other_key], value


def mutant(own: dict[str, Any], seed: int) -> dict[str, Any]:
    """A copy of a title's file with one to three blind changes."""
    random = Random(seed)
    data = copy.deepcopy(own)
    for _ in range(random.choice((1, 1, 2, 3))):
        _change(data, random)
    return data
