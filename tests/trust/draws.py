"""Every draw of many games, and a chi-square test for each number of sides."""

from collections import Counter
from math import sqrt
from random import Random

from fondaco.table.chance import Chance, SeededChance
from fondaco.table.titles import find_title, open_game

_LEAST = 8
"""Draws a side must be expected to have for the test to mean something."""


class _Noting(Chance):
    def __init__(self, source: Chance) -> None:
        self.source = source
        self.seen: dict[int, list[int]] = {}
        self.count = 0

    def below(self, n: int) -> int:
        result = self.source.below(n)
        self.seen.setdefault(n, []).append(result)
        self.count += 1
        return result


def draws_of_games(title: str, least: int) -> dict[int, list[int]]:
    """Sides → results, from random games of all player counts until `least` draws were made."""
    random = Random(title)
    noting = _Noting(SeededChance(title.encode()))
    meta = find_title(title)
    while noting.count < least:
        for seats in range(meta.least_seats, meta.most_seats + 1):
            state = open_game(title).deal(seats, noting)
            while actors := state.actors():
                seat = random.choice(actors)
                state.choose(seat, random.choice(state.choices(seat)), noting)
    return noting.seen


def biased(draws: dict[int, list[int]]) -> list[int]:
    """The numbers of sides whose results are not equally likely, beyond one chance in a million."""
    found = []
    for sides, results in sorted(draws.items()):
        if sides == 1 or len(results) < _LEAST * sides:
            continue
        seen, expected = Counter(results), len(results) / sides
        square = sum((seen[n] - expected) ** 2 / expected for n in range(sides))
        freedom = sides - 1
        # Wilson and Hilferty: the cube root of chi-square is very nearly normal.
        spread = 2 / (9 * freedom)
        deviation = ((square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)
        if deviation > 4.9:
            found.append(sides)
    return found
