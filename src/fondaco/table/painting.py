"""Integers into tensors: only what changed since the last look is written.

A tensor holds 32-bit floats. They are written here as bit patterns, which the palette has ready
for every number, so that nothing is converted while painting.
"""

from collections.abc import Sequence
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
        self.kind = kind
        self.slot = slot
        self.low = low
        self.bits = bits
        self.places = places

    def blank(self) -> int:
        """The number that writes nothing."""
        return 0 if self.kind == NUMBER else NONE if self.kind == MAYBE else -1


@final
class Palette:
    """The pigments of all numbers of a sight, side by side: what is quick to read."""

    def __init__(self, pigments: list[Pigment]) -> None:
        self.blank: vec[i64] = vec[i64]([pigment.blank() for pigment in pigments])
        self.kind: vec[i64] = vec[i64]([pigment.kind for pigment in pigments])
        self.slot: vec[i64] = vec[i64]([pigment.slot for pigment in pigments])
        self.low: vec[i64] = vec[i64]([pigment.low for pigment in pigments])
        self.most: vec[i64] = vec[i64]([len(pigment.bits) - 1 for pigment in pigments])
        """The last of its bits."""
        self.first: vec[i64] = vec[i64]([0] * len(pigments))
        """Where its bits begin in `bits`, and the slots of its names in `places`."""
        self.named: vec[i64] = vec[i64]([0] * len(pigments))
        bits: list[int] = []
        places: list[int] = []
        number: i64
        for number in range(len(pigments)):
            self.first[number] = len(bits)
            self.named[number] = len(places)
            bits += [int(one) for one in pigments[number].bits]
            places += [int(one) for one in pigments[number].places]
        self.bits: vec[i32] = vec[i32](bits)
        self.places: vec[i32] = vec[i32](places)

    def shade(self, place: i64, number: i64) -> i32:
        """The bits of a number."""
        rank = number - self.low[place]
        most = self.most[place]
        return self.bits[self.first[place] + (0 if rank < 0 else most if rank > most else rank)]


@final
class Canvas:
    """One table's row of a tensor: numbers are laid on, those that changed are painted."""

    def __init__(self, palette: Palette, tensor: vec[i32], base: int) -> None:
        self.palette = palette
        self.tensor = tensor
        self.base: i64 = base
        self.numbers: vec[i64] = vec[i64]([int(number) for number in palette.blank])
        nothing: list[int] = []
        self.rows: list[list[int]] = [nothing] * len(palette.blank)
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
        """As `row`, for a list that is replaced, never changed: the same list is not read again."""
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

    def among(self, place: i64, some: Sequence[int], length: i64) -> i64:
        """Of so many numbers from 0 on, whether each is among some; returns the place after."""
        found: i64 = 0
        one: i64
        for one in some:
            found |= 1 << one
        at: i64
        for at in range(length):
            place = self.lay(place, found >> at & 1)
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
        palette, tensor, base = self.palette, self.tensor, self.base
        first = palette.named[place]
        slot: i64
        name: i64
        for name in self.rows[place]:
            slot = i64(palette.places[first + name])
            if slot >= 0:
                tensor[base + slot] = 0
        for name in names:
            slot = i64(palette.places[first + name])
            if slot >= 0:
                tensor[base + slot] = palette.shade(place, times(names, name))
        self.rows[place] = names

    def _paint(self, place: i64, number: i64) -> None:
        palette, tensor, base = self.palette, self.tensor, self.base
        kind, old = palette.kind[place], self.numbers[place]
        self.numbers[place] = number
        slot: i64
        if kind == WORD:
            first = palette.named[place]
            slot = i64(palette.places[first + old]) if old >= 0 else -1
            if slot >= 0:
                tensor[base + slot] = 0
            slot = i64(palette.places[first + number]) if number >= 0 else -1
            if slot >= 0:
                tensor[base + slot] = ONE
            return
        slot = base + palette.slot[place]
        if kind == MAYBE:
            tensor[slot] = 0 if number == NONE else ONE
            slot += 1
        tensor[slot] = 0 if number == NONE else palette.shade(place, number)


def times(names: list[int], name: i64) -> i64:
    """How often a name is in a list: quicker than asking the list, which compares objects."""
    found: i64 = 0
    one: i64
    for one in names:
        if one == name:
            found += 1
    return found


def changes(old: list[int], new: list[int]) -> i64:
    """The places (bits) at which lists of at most 62 numbers differ; all where one is longer."""
    if old is new or old == new:
        return 0
    if len(old) != len(new):
        return -1
    found: i64 = 0
    bit: i64 = 1  # compiled, 1 << place has 32 bits
    for place, number in enumerate(new):
        if old[place] != number:
            found |= bit
        bit <<= 1
    return found
