"""The bots that look one choice ahead: the merchant, and the apprentice who errs."""

from random import Random

from fondaco.bots.bot import Bot
from fondaco.bots.thoughts import Thoughts, shares
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game
from fondaco.table.words import Action, Event, Seat, View

DISTRACTION = 0.15  # how often an apprentice does not see what a title's own way to decide sees
HASTE = 0.12  # of `points`: how much worse a choice may be that an apprentice still takes


class MerchantBot(Bot):
    """Tries every choice in the same few imagined worlds, with the same luck."""

    def __init__(self, game: Game, seat: Seat, generator: Random, thoughts: Thoughts) -> None:
        super().__init__(game, seat, generator)
        self.thoughts = thoughts
        self._mind = thoughts.mind(game, seat, generator)

    def hear(self, event: Event) -> None:
        super().hear(event)
        if self._mind is not None:
            self._mind.hear(event)

    def decide(self, view: View) -> Action:
        seat, generator = self.seat, self.generator
        chance = RandomChance(generator)
        state = self.game.imagine(view, chance, self.notebook)
        # Before a lone choice is taken: forms may be open beside it.
        action = None if self._mind is None else self._mind.decide(state)
        if action is not None and self.heeds():
            return action
        codes = state.choices(seat)
        if len(codes) == 1:
            return state.decode(seat, codes[0])
        found: list[list[float]] = []
        for world in range(self.thoughts.worlds):
            imagined = state if world == 0 else self.game.imagine(view, chance, self.notebook)
            found.append(self.thoughts.worths(imagined, seat, codes, generator.getrandbits(64)))
        worth = [self.thoughts.together(list(worths)) for worths in zip(*found, strict=True)]
        return state.decode(seat, codes[self.pick(worth)])

    def heeds(self) -> bool:
        """Whether it does what its title's own way to decide says."""
        return True

    def pick(self, worth: list[float]) -> int:
        """The number of the choice it makes."""
        return worth.index(max(worth))  # the first of the best: ties go by canonical order


class ApprenticeBot(MerchantBot):
    """A merchant who often takes the second best."""

    def heeds(self) -> bool:
        return self.generator.random() >= DISTRACTION

    def pick(self, worth: list[float]) -> int:
        likely = shares(worth, HASTE * self.thoughts.points)
        return self.generator.choices(range(len(worth)), likely)[0]
