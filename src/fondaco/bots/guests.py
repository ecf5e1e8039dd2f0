"""Bots that others bring: found by the entry-point group `fondaco.bots`.

An entry names a callable `(game, seat, generator, argument) -> Bot`; the argument is what stands
behind the colon of a bot's name (`exec:node mybot.js`), or ''. The house's server seats none of
them by such a name: what a stranger sends must not start a program. Its host may name programs.
"""

from functools import cache
from importlib import metadata
from random import Random
from typing import Protocol

from fondaco.bots.bot import Bot
from fondaco.table.contract import Game
from fondaco.table.words import Invalid, Seat

GROUP = "fondaco.bots"


class Guest(Protocol):
    """What an entry names."""

    def __call__(self, game: Game, seat: Seat, generator: Random, argument: str) -> Bot: ...


@cache
def guests() -> dict[str, metadata.EntryPoint]:
    """All registered guests by name."""
    return {entry.name: entry for entry in metadata.entry_points(group=GROUP)}


def is_guest(name: str) -> bool:
    """Whether a bot's name is that of a guest."""
    return name.partition(":")[0] in guests()


def seat_guest(name: str, game: Game, seat: Seat, generator: Random) -> Bot:
    """A guest for one seat of one table, or `Invalid`."""
    kind, _, argument = name.partition(":")
    try:
        guest: Guest = guests()[kind].load()
    except (ImportError, AttributeError) as error:
        raise Invalid("bots", f"{name!r} cannot be loaded: {error}") from None
    return guest(game, seat, generator, argument)
