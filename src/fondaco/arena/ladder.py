"""A ladder: who plays whom, how often and from which seat; all of it follows from a few words."""

from itertools import combinations, permutations
from math import factorial

import msgspec

from fondaco.arena.match import PLY_LIMIT
from fondaco.bots import check_bots
from fondaco.table.meta import check_seats
from fondaco.table.titles import find_title
from fondaco.table.words import Invalid


class Entry(msgspec.Struct, frozen=True):
    """Some bots at one table of a title."""

    title: str
    bots: tuple[str, ...]


class Ladder(msgspec.Struct, frozen=True):
    """What is to be played; with an entry and a game's number it fixes that game wholly."""

    entries: tuple[Entry, ...]
    games: int
    """Of each entry."""
    seed: int
    options: dict[str, dict[str, str]]
    """By title."""
    limit: int = PLY_LIMIT


def line_up(titles: list[str], bots: list[str], seats: int | None) -> tuple[Entry, ...]:
    """Every table of so many different bots; with fewer bots, each alone against each other.

    Without a number of seats all sit together as far as a title has seats for them.
    """
    check_bots(bots, guests=True)
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise Invalid("bots", "name at least two, each once")
    entries: list[Entry] = []
    for title in titles:
        meta = find_title(title)
        count = seats or max(meta.least_seats, min(len(bots), meta.most_seats))
        check_seats(meta, count)
        if count <= len(bots):
            tables = list(combinations(bots, count))
        else:
            tables = [(one, *(field,) * (count - 1)) for one, field in permutations(bots, 2)]
        entries += [Entry(title, table) for table in tables]
    return tuple(entries)


def whole_rounds(games: int, seats: int) -> int:
    """So many games that everybody sits everywhere equally often."""
    return -(-games // seats) * seats


def seating(bots: tuple[str, ...], number: int) -> tuple[str, ...]:
    """Who sits where in a game: places rotate, and then the neighbours change."""
    seats = len(bots)
    order = number // seats % factorial(seats - 1)
    others = list(bots[1:])
    arranged = [bots[0]]
    for left in range(seats - 1, 0, -1):
        pick, order = divmod(order, factorial(left - 1))
        arranged.append(others.pop(pick))
    turn = number % seats
    return tuple(arranged[turn:] + arranged[:turn])


def luck_of(number: int, seats: int) -> int:
    """The deal of a game: the same for all who take turns at its seats, in every entry."""
    return number // seats
