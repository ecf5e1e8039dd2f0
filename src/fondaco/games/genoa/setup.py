"""Chapter 1: laying out the table."""

from fondaco.games.genoa.cards import take_cards
from fondaco.games.genoa.components import DECKS
from fondaco.games.genoa.state import City, clear
from fondaco.games.genoa.words import FirstPlayerNamed, TurnBegun
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.words import Seat, Tell


def deal(city: City, chance: Chance, tell: Tell | None, first: Seat | None) -> None:
    """GN-R4: the first player is found by lot, whoever was named."""
    clear(city)  # GN-102 to GN-106, GN-108
    city.first = city.active = chance.below(city.seats)  # GN-109: always by lot
    if tell is not None:
        tell(FirstPlayerNamed(city.first), ALL)
    for seat in range(city.seats):
        for deck in range(DECKS):
            take_cards(city, seat, deck, 1, chance, tell)  # GN-107
    if tell is not None:
        tell(TurnBegun(city.active, city.round), ALL)
