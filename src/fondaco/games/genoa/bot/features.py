"""What seats of Genoa have when a turn begins: numbers that learnt values weigh.

`FEATURES` names them. Each stands there twice: as it is, and by the turns still to come; then come
the turns until the seat's own.
"""

from typing import Final

from fondaco.games.genoa.bot.values import Outlook
from fondaco.games.genoa.components import SPECIAL_NAMES
from fondaco.games.genoa.state import City
from fondaco.table.contract import State
from fondaco.table.words import Seat

LONG = 4.0  # turns of every seat that are a long time

FEATURES = (
    "money",
    "orders",
    "messages",
    "privileges",
    "specials",
    "markers",
    "large orders",
    "small orders",
    "messages in hand",
    "goods",
    "markers in hand",
    *(f"held: {name}" for name in SPECIAL_NAMES),
    "buildings owned",
)
AWAY: Final = 4
"""How many numbers tell how far away the seat's own turn is."""


def pause(state: State) -> int:
    """How many turns have begun."""
    assert isinstance(state, City)
    return state.turn


def features(state: State) -> list[list[float]] | None:
    """By seat: its features, for the beginning of a turn."""
    assert isinstance(state, City)
    found: list[list[float]] = []
    for seat in range(state.seats):
        outlook = Outlook(state, seat)
        own = _own(state, seat, outlook)
        turns = outlook.turns / (LONG * state.seats)
        away = (seat - state.active) % state.seats
        first = 0.0 if away else 1.0
        row = own[:]
        row += [value * turns for value in own]
        row += [first, first * turns, away / state.seats, away * turns / state.seats]
        found.append(row)
    return found


def _own(city: City, seat: Seat, outlook: Outlook) -> list[float]:
    hopes = outlook.hopes()
    own = [
        hopes["money"],
        hopes["orders"],
        hopes["messages"],
        hopes["privileges"],
        hopes["specials"],
        hopes["markers"],
        float(len(outlook.large)),
        float(len(outlook.small)),
        float(len(outlook.messages)),
        float(sum(outlook.goods)),
        float(outlook.markers),
    ]
    for count in outlook.held:
        own.append(float(count))
    own.append(float(city.owner.count(seat)))
    return own
