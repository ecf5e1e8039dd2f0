"""Where luck comes from. An engine asks; it never holds a generator (law 3)."""

import hashlib
from abc import ABC, abstractmethod
from random import Random


class Chance(ABC):
    """Somebody who can be asked for a fair number."""

    @abstractmethod
    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""


def draw(counts: list[int], chance: Chance) -> int:
    """Take one piece at random out of a multiset (a bag, a deck) and say which kind it was."""
    left = chance.below(sum(counts))
    for kind, count in enumerate(counts):
        if left < count:
            counts[kind] = count - 1
            return kind
        left -= count
    raise IndexError("drawn from an empty multiset")


class RandomChance(Chance):
    """Luck for simulations and thinking bots, from a generator that the caller owns."""

    def __init__(self, generator: Random) -> None:
        self._bits = generator.getrandbits

    def below(self, n: int) -> int:
        if n < 1:
            raise ValueError("nothing to draw from")
        width = n.bit_length()
        value = self._bits(width)
        while value >= n:
            value = self._bits(width)
        return value


class SeededChance(Chance):
    """Luck that was fixed beforehand: draw number k follows from the seed and k alone.

    value = the first 8 bytes of SHA-256(seed + k as 8 bytes + attempt as 4 bytes), big-endian.
    Values at or above the largest multiple of n below 2**64 are thrown away (attempt + 1), so that
    the remainder by n has no bias.
    """

    def __init__(self, seed: bytes, number: int = 0) -> None:
        self.seed = seed
        self.number = number

    def below(self, n: int) -> int:
        stem = self.seed + self.number.to_bytes(8, "big")
        self.number += 1
        limit = (1 << 64) - (1 << 64) % n
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
