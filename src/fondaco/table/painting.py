"""Integers into tensors: only what changed since the last look is written.

A tensor holds numbers of 32 bits with a point; here they are written as the bits they consist of,
which the palette knows for every number beforehand. So nothing is reckoned while painting.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

NONE: Final[i64] = -(1 << 30)
"""A number that is not there."""

NUMBER: Final[i64] = 0
MAYBE: Final[i64] = 1
WORD: Final[i64] = 2
BAG: Final[i64] = 3

ONE: Final[i32] = 0x3F800000
"""The bits of 1; those of 0 are 0."""


@final
class Pigment:
    """How one number of a sight becomes slots."""

    def __init__(self, kind: int, slot: int, low: int, bits: vec[i32], places: vec[i32]) -> None:
        """`bits`: of each number from `low` on; those beyond have the bits of the last.

        `places`: of a name, the slot of each it may be; -1 for one without a slot.
        """
        self.kind: i64 = kind
        self.slot: i64 = slot
        self.low: i64 = low
        self.bits = bits
        self.places = places

    def blank(self) -> int:
        """The number that writes nothing."""
        return 0 if self.kind == NUMBER else NONE if self.kind == MAYBE else -1

    def shade(self, number: i64) -> i32:
        """The bits of a number."""
        rank = number - self.low
        most = len(self.bits) - 1
        return self.bits[0 if rank < 0 else most if rank > most else rank]


@final
class Canvas:
    """One table's row of a tensor: numbers are laid on, those that changed are painted."""

    def __init__(self, palette: list[Pigment], tensor: vec[i32], base: int) -> None:
        self.palette = palette
        self.tensor = tensor
        self.base: i64 = base
        self.numbers: vec[i64] = vec[i64]([pigment.blank() for pigment in palette])
        self.rows: list[list[int]] = [[] for _ in palette]
        """By the place where it begins: a row or bag as it was laid on last."""

    def lay(self, place: i64, number: i64) -> i64:
        """A number at its place; returns the next place."""
        if self.numbers[place] != number:
            self._paint(place, number)
        return place + 1

    def row(self, place: i64, numbers: list[int]) -> i64:
        """Numbers from a place on; returns the place after them."""
        if self.rows[place] != numbers:
            at = place
            for number in numbers:
                at = self.lay(at, number)
            self.rows[place] = numbers[:]
        return place + len(numbers)

    def shared(self, place: i64, numbers: list[int]) -> i64:
        """As `row`, for a list that is replaced, never changed: looked at when it is another."""
        if self.rows[place] is not numbers:
            at = place
            for number in numbers:
                at = self.lay(at, number)
            self.rows[place] = numbers
        return place + len(numbers)

    def part(self, place: i64, numbers: list[int], first: i64, length: i64) -> i64:
        """Some numbers of a list from a place on; returns the place after them."""
        at: i64
        for at in range(first, first + length):
            place = self.lay(place, numbers[at])
        return place

    def all(self, place: i64, number: i64, length: i64) -> i64:
        """One number many times from a place on; returns the place after them."""
        for _ in range(length):
            place = self.lay(place, number)
        return place

    def bag(self, place: i64, names: list[int]) -> i64:
        """The names in a bag, as often as they are there; returns the next place."""
        if self.rows[place] != names:
            self._fill(place, names[:])
        return place + 1

    def shared_bag(self, place: i64, names: list[int]) -> i64:
        """As `bag`, for a list that is replaced, never changed."""
        if self.rows[place] is not names:
            self._fill(place, names)
        return place + 1

    def _fill(self, place: i64, names: list[int]) -> None:
        pigment, tensor, base = self.palette[place], self.tensor, self.base
        slot: i64
        for name in self.rows[place]:
            slot = i64(pigment.places[name])
            if slot >= 0:
                tensor[base + slot] = 0
        for name in names:
            slot = i64(pigment.places[name])
            if slot >= 0:
                tensor[base + slot] = pigment.shade(names.count(name))
        self.rows[place] = names

    def _paint(self, place: i64, number: i64) -> None:
        pigment, tensor = self.palette[place], self.tensor
        old = self.numbers[place]
        self.numbers[place] = number
        slot: i64
        if pigment.kind == WORD:
            slot = i64(pigment.places[old]) if old >= 0 else -1
            if slot >= 0:
                tensor[self.base + slot] = 0
            slot = i64(pigment.places[number]) if number >= 0 else -1
            if slot >= 0:
                tensor[self.base + slot] = ONE
            return
        slot = self.base + pigment.slot
        if pigment.kind == MAYBE:
            tensor[slot] = 0 if number == NONE else ONE
            slot += 1
        tensor[slot] = 0 if number == NONE else pigment.shade(number)


def changes(old: list[int], new: list[int]) -> i64:
    """The places (bits) at which lists of at most 62 numbers differ; all where one is longer."""
    if old is new or old == new:
        return 0
    if len(old) != len(new):
        return -1
    found: i64 = 0
    place: i64
    for place in range(len(new)):
        if old[place] != new[place]:
            found |= 1 << place
    return found
