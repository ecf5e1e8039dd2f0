"""What bots are called: a kind, how long it thinks, and its temper.

random              chooses blindly
apprentice          knows the trade, and errs
merchant            takes what its title's valuation likes best
admiral             thinks ahead; admiral:200 so many times, admiral:2s so many seconds
greedy-0.1          the merchant of version 0.1, for comparison
merchant+bold       with a temper: cautious, bold, honest or cunning
"""

import re
from typing import Final

from fondaco.table.words import Invalid

LEVELS = ("random", "apprentice", "merchant", "admiral")
"""What people are offered."""
KEPT = ("greedy-0.1", "greedy")
"""Older ones: tables that were laid with them go on with them."""
TEMPERS = ("cautious", "bold", "honest", "cunning")
ITERATIONS: Final = 400
"""How often an admiral thinks a decision over unless it is said."""

_MOST_ITERATIONS: Final = 1_000_000
_MOST_SECONDS = 600.0
_NAME = re.compile(r"(?P<kind>[a-z0-9.-]+)(:(?P<budget>[0-9.]+s?))?(\+(?P<temper>[a-z]+))?")


class Level:
    """A bot's name, understood; no temper is ''."""

    def __init__(self, kind: str, iterations: int, seconds: float, temper: str) -> None:
        self.kind = kind
        self.iterations = iterations
        self.seconds = seconds
        self.temper = temper


def read_level(name: str) -> Level:
    """A bot's name in its parts, or `Invalid`."""
    match = _NAME.fullmatch(name)
    kind = "" if match is None else match["kind"]
    if match is None or kind not in LEVELS + KEPT:
        raise Invalid("bots", f"{name!r} is not one of: {', '.join(LEVELS)}, {KEPT[0]}")
    budget, temper = match["budget"], match["temper"] or ""
    if temper and (temper not in TEMPERS or kind not in ("apprentice", "merchant", "admiral")):
        raise Invalid("bots", f"{name!r}: the temper is not one of: {', '.join(TEMPERS)}")
    if budget is None:
        return Level(kind, ITERATIONS, 0.0, temper)
    if kind != "admiral":
        raise Invalid("bots", f"{name!r}: only an admiral is told how long to think")
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if 0 < seconds <= _MOST_SECONDS:
                return Level(kind, 0, seconds, temper)
        elif 0 < int(budget) <= _MOST_ITERATIONS:
            return Level(kind, int(budget), 0.0, temper)
    except ValueError:
        pass
    raise Invalid("bots", f"{name!r}: think 1 to {_MOST_ITERATIONS} times, or up to 600s")
