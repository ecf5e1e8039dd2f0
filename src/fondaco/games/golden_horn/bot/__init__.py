"""What a merchant of Golden Horn thinks: what the bots ask of a title."""

from fondaco.games.golden_horn.bot import appraisal
from fondaco.games.golden_horn.bot.appraisal import appraise
from fondaco.games.golden_horn.bot.features import features

__all__ = ["EARLIER", "TURN", "WORLDS", "appraise", "features"]

WORLDS = 4
"""How many full tables a view is imagined to be: the cubes of a refill differ much."""
TURN = 3
"""With learnt values, a turn is looked at to its end: raid, boat, stop, declaring."""
EARLIER = {"0.1": appraisal}
"""How older versions thought, for comparison: by values set by hand."""
