"""Players that need no chair: the same for every title, fed by views alone."""

from random import Random

from fondaco.bots.bot import Bot
from fondaco.bots.greedy import GreedyBot
from fondaco.bots.rand import RandomBot
from fondaco.table.contract import Game
from fondaco.table.words import Invalid, Seat

__all__ = ["BOTS", "Bot", "check_bots", "make"]

_KINDS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
BOTS = tuple(_KINDS)


def check_bots(names: list[str]) -> None:
    """`Invalid` unless every name is a bot's."""
    for name in names:
        if name not in _KINDS:
            raise Invalid("bots", f"{name!r} is not one of: {', '.join(BOTS)}")


def make(name: str, game: Game, seat: Seat, generator: Random) -> Bot:
    """A bot for one seat of one table; all its luck comes from the generator."""
    check_bots([name])
    return _KINDS[name](game, seat, generator)
