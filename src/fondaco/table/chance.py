"""Where luck comes from. An engine asks; it never holds a generator (law 3)."""

import hashlib
from abc import ABC, abstractmethod
from random import Random
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

MOST_SIDES: Final = 1 << 64
"""One draw has 64 bits: below a greater number nothing could be drawn fairly."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """Somebody who can be asked for a fair number."""

    @abstractmethod
    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely; n is 1 to `MOST_SIDES`."""


def draw(counts: list[int], chance: Chance) -> int:
    """Take one piece at random out of a multiset (a bag, a deck) and say which kind it was."""
    size = 0
    for count in counts:
        size += count
    return draw_of(counts, size, chance)


def draw_of(counts: list[int], size: int, chance: Chance) -> int:
    """The same from a multiset whose size is known."""
    left = chance.below(size)
    for kind, count in enumerate(counts):
        if left < count:
            counts[kind] = count - 1
            return kind
        left -= count
    raise IndexError("drawn from an empty multiset")


def draw_several(cards: list[T], count: int, chance: Chance) -> list[T]:
    """Take so many cards at random out of a list; the others stay there in any order."""
    left: i64 = len(cards)
    least: i64 = left - count
    while left > least:
        # Asking chance is what takes time, so one number decides as many draws as fit into it.
        sides: i64 = left
        size: i64 = left - 1
        while size > least and sides < _AT_ONCE // size:
            sides *= size
            size -= 1
        said: i64 = chance.below(sides)
        while left > size:
            rest: i64 = said // left
            place: i64 = said - rest * left
            said = rest
            left -= 1
            card = cards[place]
            cards[place] = cards[left]
            cards[left] = card
    drawn = cards[least:]
    del cards[least:]
    return drawn


_AT_ONCE: Final[i64] = 1 << 61
_IN_A_WORD: Final = 0x3FFF_FFFF_FFFF_FFFF
"""Up to here a number needs no object of its own when it is compared; compiled, that is quick."""
_WIDTHS: Final = [n.bit_length() for n in range(256)]
"""How many bits small numbers have: asking a number for them takes longer than all the rest."""


def _check_sides(n: int) -> None:
    if 0 < n <= _IN_A_WORD:
        return
    if n < 1:
        raise ValueError("nothing to draw from")
    if n > MOST_SIDES:
        raise ValueError("too many to draw from")


class RandomChance(Chance):
    """Luck for simulations and thinking bots, from a generator that the caller owns."""

    def __init__(self, generator: Random) -> None:
        self._bits = generator.getrandbits

    def below(self, n: int) -> int:
        _check_sides(n)
        width, high = 0, n
        if high > 0xFFFF_FFFF:
            width = 32
            high >>= 32
        while high > 255:
            width += 8
            high >>= 8
        width += _WIDTHS[high]
        value = self._bits(width)
        while value >= n:
            value = self._bits(width)
        return value


class SeededChance(Chance):
    """Luck that was fixed beforehand: draw number k follows from the seed and k alone.

    value = the first 8 bytes of SHA-256(seed + k as 8 bytes + attempt as 4 bytes), big-endian.
    Values at or above the largest multiple of n below 2**64 are thrown away (attempt + 1), so that
    the remainder by n has no bias. n is at most 2**64; a greater one is refused.
    """

    def __init__(self, seed: bytes, number: int = 0) -> None:
        self.seed = seed
        self.number = number

    def below(self, n: int) -> int:
        _check_sides(n)
        stem = self.seed + self.number.to_bytes(8, "big")
        self.number += 1
        limit = MOST_SIDES - MOST_SIDES % n
        attempt = 0
        while True:
            digest = hashlib.sha256(stem + attempt.to_bytes(4, "big")).digest()
            value = int.from_bytes(digest[:8], "big")
            if value < limit:
                return value % n
            attempt += 1


class ChanceMismatch(Exception):
    """A recorded draw does not fit what the rules ask for."""


class RecordedChance(Chance):
    """Luck that has already happened: hands out recorded results one by one."""

    def __init__(self, results: list[int]) -> None:
        self.results = results
        self.used = 0

    def below(self, n: int) -> int:
        if self.used >= len(self.results):
            raise ChanceMismatch(f"draw {self.used} is missing")
        result = self.results[self.used]
        if not 0 <= result < n:
            raise ChanceMismatch(f"draw {self.used} is {result}, not below {n}")
        self.used += 1
        return result


class NotedChance(Chance):
    """Passes another luck on and notes every result, for the record."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.results: list[int] = []

    def below(self, n: int) -> int:
        result = self.source.below(n)
        self.results.append(result)
        return result
