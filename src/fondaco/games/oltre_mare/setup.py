"""Chapter 1: the set-up. Markers, starting cards and ports, the deck, hands, colours."""

from typing import Final

from fondaco.games.oltre_mare.components import round_the_table
from fondaco.games.oltre_mare.pieces import MARKERS, TYPES
from fondaco.games.oltre_mare.state import COLOURS, NO_CALL, Sea
from fondaco.games.oltre_mare.turn import begin_turn
from fondaco.games.oltre_mare.venice import lift, turn_up
from fondaco.games.oltre_mare.voyage import tell_drawn
from fondaco.games.oltre_mare.words import (
    CardsTurnedUp,
    ChooseColour,
    ColourChosen,
    FirstPlayerNamed,
    MarkersLaid,
)
from fondaco.parley.book import Book
from fondaco.parley.budget import Budget
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance, draw
from fondaco.table.numbers import changed
from fondaco.table.verbs import Verb
from fondaco.table.words import Refusal, Seat, Tell


def lay_out(sea: Sea) -> None:
    """An empty table: all cards unseen, no marker on the map."""
    parts, seats = sea.parts, sea.seats
    sea.phase = COLOURS
    sea.active = -1
    sea.first = 0
    sea.turn = 0
    sea.colours = [-1] * seats
    sea.pool = parts.in_play(seats)  # OM-103, OM-104
    sea.deck = 0
    sea.venice = True
    sea.hands = [[] for _ in range(seats)]
    sea.cargo = [[] for _ in range(seats)]
    sea.piles = [[] for _ in range(seats)]  # OM-113
    sea.ducats = [parts.start_ducats] * seats  # OM-109
    sea.prestige = [0] * seats  # OM-111
    sea.pointed = 0
    sea.ship = [-1] * seats
    sea.marker = [-1] * len(parts.ports)
    sea.owned = [0] * (seats * TYPES)
    sea.live = [-1] * seats
    sea.gone = [0] * TYPES
    sea.bought = 0
    sea.deals = 0
    sea.book = Book()
    sea.budget = Budget(seats, sea.house.offer_budget)
    sea.call = None
    sea.called = NO_CALL
    sea.picked = []
    sea.played = []
    sea.steps = 0
    sea.trip = ()
    sea.reason = ""


def deal(sea: Sea, chance: Chance, tell: Tell | None, first: Seat | None) -> None:
    """Everything but the colours."""
    lay_out(sea)
    _lay_markers(sea, chance, tell)
    # OM-105, OM-R7: the host names the first player, or the lot decides.
    named = first is not None and sea.house.chosen_first
    sea.first = first if named and first is not None else chance.below(sea.seats)
    if tell is not None:
        tell(FirstPlayerNamed(sea.first), ALL)
    _starting_cards(sea, chance, tell)
    for seat in round_the_table(sea.first, sea.seats):  # OM-112
        hand: list[int] = []
        for _ in range(sea.parts.start_hand):
            lift(sea, chance, tell)
            hand.append(turn_up(sea, chance))
        hand.sort()
        sea.hands[seat] = hand
        tell_drawn(sea, seat, hand, tell)


def _lay_markers(sea: Sea, chance: Chance, tell: Tell | None) -> None:
    """OM-102: one face up on every port; the others leave the game."""
    left = sea.parts.marker_counts[:]
    sea.marker = [draw(left, chance) for _ in sea.parts.ports]
    sea.gone = left
    if tell is not None:
        ports = {sea.parts.ports[p]: MARKERS[kind] for p, kind in enumerate(sea.marker)}
        over = {MARKERS[kind]: count for kind, count in enumerate(left) if count}
        tell(MarkersLaid(ports, over), ALL)


def _starting_cards(sea: Sea, chance: Chance, tell: Tell | None) -> None:
    """OM-106, OM-107, OM-109 to OM-111."""
    parts = sea.parts
    put_aside: list[int] = []
    for seat in round_the_table(sea.first, sea.seats):
        aside: list[int] = []
        card = turn_up(sea, chance)
        while parts.port[card] < 0:
            aside.append(card)
            card = turn_up(sea, chance)
        put_aside += aside
        sea.cargo[seat] = [card]
        sea.ship[seat] = parts.port[card]
        if tell is not None:
            name = parts.ports[parts.port[card]]
            tell(CardsTurnedUp(seat, sea.names(aside), parts.cards[card], name), ALL)
    for port in set(sea.ship):  # OM-110, OM-R33; several ships may share one (OM-114)
        sea.gone[sea.marker[port]] += 1
        sea.marker[port] = -1
    sea.pool = sorted(sea.pool + put_aside)
    sea.deck = sea.outset


def check_choose_colour(sea: Sea, seat: Seat, action: ChooseColour) -> Refusal | None:
    if action.colour not in sea.parts.colours:
        return Refusal("OM-108", {"colour": action.colour})
    if sea.phase == COLOURS and (
        sea.colours[seat] >= 0 or sea.parts.colours.index(action.colour) in sea.colours
    ):
        return Refusal("OM-108", {"colour": action.colour})
    return None if sea.phase == COLOURS else Refusal("OM-201", {"phase": "colours"})


def colour_codes(sea: Sea, seat: Seat) -> list[int]:
    return [CHOOSE_COLOUR.base + colour for colour in free_colours(sea, seat)]


def decode_colour(sea: Sea, seat: Seat, colour: int) -> ChooseColour:
    return ChooseColour(sea.parts.colours[colour])


def free_colours(sea: Sea, seat: Seat) -> list[int]:
    if sea.colours[seat] >= 0:
        return []
    return [colour for colour in range(len(sea.parts.colours)) if colour not in sea.colours]


def choose_colour(sea: Sea, seat: Seat, colour: int, chance: Chance, tell: Tell | None) -> None:
    sea.colours = changed(sea.colours, seat, colour)
    if tell is not None:
        tell(ColourChosen(seat, sea.parts.colours[colour]), ALL)
    left = [other for other in range(sea.seats) if sea.colours[other] < 0]
    if not left:
        begin_turn(sea, sea.first, tell)
    elif len(left) == 1 and len(free_colours(sea, left[0])) == 1:
        choose_colour(sea, left[0], free_colours(sea, left[0])[0], chance, tell)


CHOOSE_COLOUR: Final = Verb(
    ChooseColour,
    0,
    codes=colour_codes,
    check=check_choose_colour,
    decode=decode_colour,
    play=choose_colour,
)
