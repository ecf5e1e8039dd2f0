"""What a merchant of Oltre Mare thinks: what the bots ask of a title."""

from fondaco.games.oltre_mare.bot import first
from fondaco.games.oltre_mare.bot.appraisal import appraise
from fondaco.games.oltre_mare.bot.features import features, pause
from fondaco.games.oltre_mare.bot.merchant import Merchant as Mind

__all__ = ["EARLIER", "POINTS", "REACH", "Mind", "appraise", "features", "pause"]

POINTS = 10.0  # ducats
REACH = 2
"""How many turns a search goes on: this one, and the next seat's answer."""

EARLIER = {"0.1": first}
"""How older versions thought, for comparison."""
