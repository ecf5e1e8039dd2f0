"""Bots in the other seats of a table that one learner plays at."""

from collections.abc import Sequence
from random import Random

from fondaco.bots import Bot, check_bots, make
from fondaco.gym.making import is_whole
from fondaco.gym.table import Table
from fondaco.table.audience import hears
from fondaco.table.contract import Game
from fondaco.table.words import Event, Invalid, Seat

BLIND = "random"
"""The bot that looks at nothing: its choice is drawn from the codes, without imagining a table."""


def seated(opponents: object, players: int, seat: Seat) -> list[str | None]:
    """Who sits where, None for the learner; fewer bots than seats are taken again and again."""
    if not isinstance(opponents, list | tuple) or not opponents:
        raise Invalid("opponents", "must be a list of bots' names")
    check_bots([str(name) for name in opponents], guests=True)
    if len(opponents) > players - 1:
        raise Invalid("opponents", f"{len(opponents)} are too many for {players} players")
    if not is_whole(seat) or seat not in range(players):
        raise Invalid("seat", f"{seat!r} is not one of 0 to {players - 1}")
    names: list[str | None] = [opponents[at % len(opponents)] for at in range(players - 1)]
    names.insert(seat, None)
    return names


class Company:
    """A table with a learner and bots; the bots move until the learner is asked."""

    def __init__(
        self, game: Game, names: Sequence[str | None], generator: Random, forms: bool
    ) -> None:
        self.learner = names.index(None)
        self._blind = Random(generator.getrandbits(64))
        self._bots: dict[Seat, Bot | None] = {}
        for seat, name in enumerate(names):
            if name is not None:
                own = Random(generator.getrandbits(64))
                self._bots[seat] = (
                    None if name == BLIND else make(name, game, seat, own, guests=True)
                )
        listening = any(bot is not None for bot in self._bots.values())
        self.table = Table(game, len(names), generator, forms, self._tell if listening else None)
        self.play_on()

    def _tell(self, event: Event, audience: int) -> None:
        for seat, bot in self._bots.items():
            if bot is not None and hears(audience, seat):
                bot.hear(event)

    def play_on(self) -> None:
        """Let the bots move."""
        table = self.table
        while table.actors and self.learner not in table.actors:
            seat = table.actors[0]
            bot = self._bots[seat]
            if bot is None:
                codes = table.state.choices(seat)
                table.act(seat, codes[int(self._blind.random() * len(codes))])
            else:
                table.act(seat, bot.decide(table.state.view(seat)))

    def say(self, word: int) -> None:
        """A word of the learner, or `IllegalWord`."""
        if self.table.say(self.learner, word):
            self.play_on()
