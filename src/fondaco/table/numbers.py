"""Lists of numbers that states share: such a list is replaced, never changed in place.

So copying a state costs nothing for what changes seldom. One list may hold several blocks of
numbers, such as one for each seat.
"""

from typing import TypeVar

T = TypeVar("T")


def changed(values: list[T], place: int, value: T) -> list[T]:
    """A list that differs from another at one place."""
    new = values[:]
    new[place] = value
    return new


def without(values: list[T], value: T) -> list[T]:
    """A list without the first such value."""
    new = values[:]
    new.remove(value)
    return new


def by_name(counts: list[int], first: int, names: list[str] | tuple[str, ...]) -> dict[str, int]:
    """A block of counts, from the first of them on, by name and without zeros."""
    found: dict[str, int] = {}
    for place in range(len(names)):
        count = counts[first + place]
        if count:
            found[names[place]] = count
    return found
