"""The bot `random`: every legal choice is equally likely."""

from fondaco.bots.bot import Bot
from fondaco.table.chance import RandomChance
from fondaco.table.words import Action, View


class RandomBot(Bot):
    """Chooses blindly and fairly."""

    def decide(self, view: View) -> Action:
        chance = RandomChance(self.generator)
        state = self.game.imagine(view, chance, self.notebook)
        codes = state.choices(self.seat)
        return state.decode(self.seat, codes[chance.below(len(codes))])
