"""What a merchant of Oltre Mare thinks: what the bots ask of a title."""

from fondaco.games.oltre_mare.bot import first
from fondaco.games.oltre_mare.bot.appraisal import appraise
from fondaco.games.oltre_mare.bot.merchant import Merchant as Mind

__all__ = ["EARLIER", "Mind", "appraise"]

EARLIER = {"0.1": first}
"""How older versions thought, for comparison."""
