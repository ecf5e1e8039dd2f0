"""What merchants of Oltre Mare reckon with, then and now, in ducats."""


class Weights:
    """What things are worth beyond what they bring at once."""

    def __init__(
        self,
        per_turn: float,
        load: float,
        missing: float,
        short: float,
        unknown: float,
        held: float,
        beyond: float,
        overflow: float,
        overflow_of_two: float,
        marker: float,
        owned: float,
        prestige: float,
    ) -> None:
        self.per_turn = per_turn
        """How many cards leave the deck in a turn."""
        self.load = load
        """Every card that the top of the cargo lets one play next turn."""
        self.missing, self.short = missing, short
        """A card that one must buy for the load next turn, or this turn: its price, less what it
        may bring."""
        self.unknown = unknown
        """How often such a card has an icon of ducats, and of pirates."""
        self.held = held
        """A card that the lions of the top let one keep."""
        self.beyond = beyond
        """A card beyond them, until the next turn begins: others may still buy it."""
        self.overflow = overflow
        """What it costs to be left with such a card; `overflow_of_two`: with a single partner."""
        self.overflow_of_two = overflow_of_two
        self.marker = marker
        """A marker that might be fetched, for the ranking at the end; `owned`: that one has."""
        self.owned = owned
        self.prestige = prestige
        """A point of prestige."""


FIRST = Weights(
    per_turn=4.5,
    load=0.0,
    missing=2.6,
    short=3.2,
    unknown=0.0,
    held=0.4,
    beyond=0.0,
    overflow=1.2,
    overflow_of_two=1.2,
    marker=1.0,
    owned=0.8,
    prestige=1.1,
)
"""As version 0.1 guessed them; `greedy-0.1` goes by them."""

# Where they come from: docs/ladder.md.
TODAY = Weights(
    per_turn=2.5,
    load=1.8,
    missing=1.8,
    short=1.8,
    unknown=0.5,
    held=0.9,
    beyond=0.9,
    overflow=0.0,
    overflow_of_two=1.2,
    marker=1.7,
    owned=1.7,
    prestige=1.3,
)
"""Read off finished games: what a position had, and what its seat still gained on the others."""
