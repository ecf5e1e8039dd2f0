"""Data from outside, read into structs: what does not fit is refused by its field."""

from typing import NoReturn, TypeVar

import msgspec

from fondaco.table.words import Invalid

T = TypeVar("T")


def read(data: object, kind: type[T], field: str) -> T:
    """Decoded JSON as a struct, or `Invalid` naming where in `field` it is wrong."""
    odd = _broken_text(data, field)
    if odd is not None:
        raise Invalid(odd, "holds half a character")
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise Invalid.misshapen(field, error) from None


def fail(field: str, why: str, rule: str | None = None) -> NoReturn:
    """Refuse a position that the rules cannot have led to."""
    raise Invalid(f"position.{field}", why, rule)


def unfit(field: str, why: str, rule: str) -> NoReturn:
    """Refuse a component file that the game cannot be played with."""
    raise Invalid(f"components.{field}", why, rule)


def small_number(text: str) -> int | None:
    """A whole number of at most nine digits, or None: Python refuses to read very long ones."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def _broken_text(data: object, at: str) -> str | None:
    """Where a lone surrogate stands: JSON may spell it, but it is no text."""
    if isinstance(data, str):
        return at if any(0xD800 <= ord(letter) <= 0xDFFF for letter in data) else None
    if isinstance(data, dict):
        inner = [(key, f"{at}.{key}") for key in data if isinstance(key, str)]
        for key, where in inner:
            if _broken_text(key, at) is not None:
                return at
            found = _broken_text(data[key], where)
            if found is not None:
                return found
    elif isinstance(data, list | tuple):
        for number, item in enumerate(data):
            found = _broken_text(item, f"{at}[{number}]")
            if found is not None:
                return found
    return None
