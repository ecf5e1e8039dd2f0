"""Players that need no chair: the same for every title, fed by views alone."""

from random import Random

from fondaco.bots.bot import Bot
from fondaco.bots.budget import Budget, Clock
from fondaco.bots.guests import is_guest, seat_guest
from fondaco.bots.levels import LEVELS, read_level
from fondaco.bots.merchant import ApprenticeBot, MerchantBot
from fondaco.bots.rand import RandomBot
from fondaco.bots.search import SearchBot
from fondaco.bots.thoughts import Thoughts
from fondaco.table.contract import Game
from fondaco.table.words import Seat

__all__ = ["BOTS", "Bot", "check_bots", "make"]

BOTS = LEVELS


def check_bots(names: list[str], *, guests: bool = False) -> None:
    """`Invalid` unless every name is a bot's; with `guests` also of those that others bring."""
    for name in names:
        if not (guests and is_guest(name)):
            read_level(name)


def make(
    name: str,
    game: Game,
    seat: Seat,
    generator: Random,
    clock: Clock | None = None,
    *,
    guests: bool = False,
) -> Bot:
    """A bot for one seat of one table; all its luck comes from the generator.

    `clock`: seconds from anywhere, for bots that are told how long to think.
    `guests`: whether those that others bring may sit down, programs among them.
    """
    if guests and is_guest(name):
        return seat_guest(name, game, seat, generator)
    level = read_level(name)
    if level.kind == "random":
        return RandomBot(game, seat, generator)
    if level.kind.startswith("greedy"):
        return MerchantBot(game, seat, generator, Thoughts(game, "0.1"))
    thoughts = Thoughts(game, temper=level.temper)
    if level.kind == "apprentice":
        return ApprenticeBot(game, seat, generator, thoughts)
    if level.kind == "merchant":
        return MerchantBot(game, seat, generator, thoughts)
    budget = Budget(level.iterations, level.seconds, clock if level.seconds else None)
    return SearchBot(game, seat, generator, thoughts, budget)
