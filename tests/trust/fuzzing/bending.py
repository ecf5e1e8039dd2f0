"""Inputs bent blindly: as JSON, by its places, or as bytes."""

from random import Random
from typing import Any

import msgspec

NUMBERS = (-1, 0, 1, 2, 7, 99, 255, 2**31, 2**53 + 1, 2**63, 2**64, 10**30, 10**400)
ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    0.5,
    1e308,
    -0.0,
    "",
    "x",
    "0",
    "x" * 10_000,
    "\x00",
    "é",
    "ﷺ",
    "\u202e",
    "\ud800",
    [],
    {},
    [[]],
    {"": None},
)
TOKENS = (
    b"NaN",
    b"1e999",
    b"-0",
    b"\\ud800",
    b"\\u0000",
    b"\x00",
    b"\xff\xfe",
    b"\xed\xa0\x80",
    b'"',
    b"{",
    b"[" * 5000,
    b'{"":' * 2000,
    b"9" * 5000,
    b"//",
    b"\r\n",
)
MOST = 1 << 20
"""Bytes of an input; the house takes no more either."""


def bend(data: bytes, other: bytes, random: Random) -> bytes:
    """An input with one to four things wrong; `other` is where parts may be taken from."""
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        bent = None
        if random.random() < 0.75:
            bent = _bend_json(data, other, random)
        data = _bend_bytes(data, other, random) if bent is None else bent
    return data[:MOST]


# -- as JSON --


def _bend_json(data: bytes, other: bytes, random: Random) -> bytes | None:
    try:
        tree = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    try:
        donor = msgspec.json.decode(other)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        donor = None
    box = [tree]
    holder, key = _place(box, random)
    value = holder[key]
    match random.randrange(8):
        case 0 | 1 if isinstance(value, int) and not isinstance(value, bool):
            holder[key] = random.choice([*NUMBERS, value + 1, value - 1, -value, value * 2])
        case 0 | 1 if isinstance(value, str) and value:
            at = random.randrange(len(value))
            holder[key] = value[:at] + str(random.choice(ODD)) + value[at + 1 :]
        case 0 | 1 | 2:
            holder[key] = random.choice([*ODD, *NUMBERS])
        case 3:
            there, name = _place([donor], random)
            holder[key] = there[name]
        case 4 if holder is not box:
            del holder[key]
        case 5 if isinstance(value, list) and value:
            holder[key] = (value * random.choice((2, 3, 500)))[:5000]
        case 6 if isinstance(value, dict):
            value[random.choice(("", "x", "do", "it", "seat", "number"))] = random.choice(ODD)
        case 6 if isinstance(value, list):
            value.insert(random.randrange(len(value) + 1), random.choice([*ODD, *NUMBERS]))
        case _:
            there, name = _place(box, random)
            holder[key], there[name] = there[name], holder[key]
    try:
        return _written(box[0])
    except (ValueError, RecursionError, MemoryError):
        return None


def _written(tree: Any) -> bytes:
    """JSON, half characters and endless numbers too."""
    import json

    return json.dumps(tree, separators=(",", ":"), ensure_ascii=True, default=str).encode()


def _place(data: Any, random: Random) -> tuple[Any, Any]:
    """Somewhere in the tree; from each part down, so that long lists do not hide the rest."""
    stay = 40  # seldom the whole of it: that is soon refused
    while True:
        key = random.choice(list(data) if isinstance(data, dict) else range(len(data)))
        if not isinstance(data[key], dict | list) or not data[key] or not random.randrange(stay):
            return data, key
        data, stay = data[key], 6


# -- as bytes --


def _bend_bytes(data: bytes, other: bytes, random: Random) -> bytes:
    at = random.randrange(len(data) + 1)
    end = min(len(data), at + random.choice((1, 1, 2, 8, 64, 1024)))
    match random.randrange(7):
        case 0:
            return data[:at]
        case 1:
            return data[:at] + data[end:]
        case 2:
            return data[:end] + data[at:]
        case 3:
            return data[:at] + random.choice(TOKENS) + data[at:]
        case 4:
            return data[:at] + random.choice(TOKENS) + data[end:]
        case 5:
            start = random.randrange(len(other) + 1)
            return data[:at] + other[start : start + end - at] + data[end:]
        case _:
            return data[:at] + random.randbytes(end - at) + data[end:]
