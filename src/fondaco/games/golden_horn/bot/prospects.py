"""What a merchant of Golden Horn hopes to end with: goods, rows, men, and voyages to come."""

from functools import cache
from typing import Final

from fondaco.games.golden_horn.component_file import (
    BOATS_PER_FLEET,
    COLOURS,
    KINDS,
    MERCENARY,
    PEASANT,
)
from fondaco.games.golden_horn.state import Sea
from fondaco.table.words import Seat

LAYERS: Final = 5  # rows beyond this many are not dreamt of
DREAM = (1.0, 0.7, 0.4, 0.2, 0.1)  # how far a row begun counts as one day complete, by layer
IN_PORT = 0.85  # goods waiting in a port may be loaded by others first
CARD = 0.3  # a card that none of the present voyages needs
CARD_DRAWN = 0.35  # a card still to be drawn
PER_TURN = 0.3  # what a turn after the present voyages brings
AHEAD, BEYOND = 0.6, 0.9  # turns for an occupied cell, which may be free again when one comes there
WIND = 0.1  # turns for a cell that a card in hand passes
UNCONQUERED = 0.85  # a territory that could be paid is not yet one's own
HALF_PAID = 0.55  # men that do not yet pay a territory


def points_of(sea: Sea, seat: Seat) -> float:
    """The score as it stands."""
    base = seat * KINDS
    goods = sea.warehouse[base : base + COLOURS]
    parts = sea.parts
    total = parts.per_good * sum(goods)
    bonus = parts.row_bonus
    for layer in range(1, max(goods) + 1):
        total += bonus[sum([count >= layer for count in goods])]
    if sea.house.expansion:
        total += sea.warehouse[base + MERCENARY] * parts.mercenary_points
        total += sea.warehouse[base + PEASANT] * parts.peasant_points
        for number, owner in enumerate(sea.taken):
            if owner == seat:
                total += sea.tiles[number].points
    return float(total)


# -- goods and rows --


@cache
def _row_steps(bonus: tuple[int, ...]) -> list[list[float]]:
    """What the next good of a layer adds to the bonus, by layer and goods there already.

    A row begun is credited before it is long enough to count: width comes first.
    """
    full = bonus[COLOURS]
    slope = [full * n * (n + 3) / (COLOURS * (COLOURS + 3)) for n in range(COLOURS + 1)]
    table: list[list[float]] = []
    for weight in DREAM:
        worth = [weight * slope[n] + (1 - weight) * bonus[n] for n in range(COLOURS + 1)]
        table.append([worth[n + 1] - worth[n] for n in range(COLOURS)])
    return table


def layers_of(goods: list[int]) -> list[int]:
    """By layer: how many colours reach it."""
    sizes = [0] * LAYERS
    for count in goods:
        for layer in range(min(count, LAYERS)):
            sizes[layer] += 1
    return sizes


def gain_of(sizes: list[int], have: int, more: int, steps: list[list[float]], each: int) -> float:
    """What more goods of a colour add to a warehouse."""
    gain = float(each * more)
    for layer in range(have, min(have + more, LAYERS)):
        gain += steps[layer][sizes[layer]]
    return gain


def _dreams(
    goods: list[int], sizes: list[int], bonus: list[int], steps: list[list[float]]
) -> float:
    """What rows begun are credited beyond their bonus."""
    ahead = 0.0
    for layer in range(min(max(goods), LAYERS)):
        size = sizes[layer]
        ahead += sum(steps[layer][:size]) - bonus[size]
    return ahead


@cache
def final_steps(bonus: tuple[int, ...]) -> list[list[float]]:
    return [[float(bonus[n + 1] - bonus[n]) for n in range(COLOURS)] for _ in range(LAYERS)]


# -- people and territories --


def men_of(sea: Sea, mercenaries: int, peasants: int) -> int:
    """Mercenaries one could pay with: peasants count by exchange, else two for one."""
    exchanged = min(peasants, sea.supply)
    return mercenaries + exchanged + (peasants - exchanged) // sea.parts.per_mercenary


Land = tuple[tuple[int, int], ...]
"""Territories still free: cost and points of each."""


def free_land(sea: Sea) -> Land:
    return tuple([(tile.cost, tile.points) for n, tile in enumerate(sea.tiles) if sea.taken[n] < 0])


@cache
def conquests(land: Land, men: int) -> list[float]:
    """By number of men spent: the most that territories pay beyond the men's own points."""
    best = [0.0] * (men + 1)
    for cost, points in land:
        for paid in range(men, cost - 1, -1):
            best[paid] = max(best[paid], best[paid - cost] + points - cost)
    return best


@cache
def _realm(land: Land, men: int) -> float:
    """What so many men are worth beyond their own points, by the territories still free."""
    if not men or not land:
        return 0.0
    rate = max([(points - cost) / cost for cost, points in land])
    hopes = [
        UNCONQUERED * sure + HALF_PAID * rate * min(men - paid, 6)
        for paid, sure in enumerate(conquests(land, men))
    ]
    return max(hopes)


# -- voyages --


def _way(sea: Sea, boat: int, heading: int, hand: list[int]) -> float:
    """Turns until the boat is in a home port; takes the wind cards it will use from the hand."""
    colours, afloat = sea.colour, sea.afloat
    sails = sea.parts.sail_mask[boat]
    turns = 1.0
    passing = AHEAD
    last = sea.track.last
    space = sea.at[boat] + heading
    while 0 < space < last:
        colour = colours[space]
        if colour < 0:
            turns += passing if afloat[space] >= sea.docks else 1.0
            passing = BEYOND
        elif not sails >> colour & 1:
            if afloat[space]:
                turns += passing
            else:
                passing = BEYOND
                if hand[colour]:
                    hand[colour] -= 1
                    turns += WIND
                else:
                    turns += 1.0
        space += heading
    return turns


class Plan:
    """A seat's voyages, the quickest first, and the cards they leave over."""

    __slots__ = ("hand", "seat", "voyages")

    def __init__(self, sea: Sea, seat: Seat) -> None:
        self.seat = seat
        self.voyages: list[tuple[float, int]] = []
        hand = sea.hand(seat)
        last = sea.track.last
        # The nearest to a port have the first call on the cards.
        near: list[tuple[int, int]] = []
        first = sea.fleets[seat] * BOATS_PER_FLEET
        for boat in range(first, first + BOATS_PER_FLEET):
            at = sea.at[boat]
            away = last - at if sea.heading[boat] > 0 else at
            near.append((away, boat))
        near.sort()
        for _, boat in near:
            if sea.turnable[boat]:
                back = _way(sea, boat, -sea.heading[boat], hand[:])
                turns = min(back, _way(sea, boat, sea.heading[boat], hand[:]))
            else:
                turns = _way(sea, boat, sea.heading[boat], hand)
            self.voyages.append((turns, boat))
        self.voyages.sort()
        self.hand = hand


def prospects(sea: Sea, plan: Plan, points: float, keep: float) -> float:
    """What a seat may end with, each turn until then keeping only a part of what is hoped for."""
    parts = sea.parts
    base = plan.seat * KINDS
    goods = sea.warehouse[base : base + COLOURS]
    steps = _row_steps(tuple(parts.row_bonus))
    sizes = layers_of(goods)
    hope = points + _dreams(goods, sizes, parts.row_bonus, steps)
    men = 0
    realm = 0.0
    land: Land = ()
    if sea.house.expansion:
        land = free_land(sea)
        men = men_of(sea, sea.warehouse[base + MERCENARY], sea.warehouse[base + PEASANT])
        realm = _realm(land, men)
        # Exchanging peasants costs nothing, so do it at once.
        hope += realm + 0.01 * sea.warehouse[base + MERCENARY]
    fade = min(1.0, 0.1 / (1.0 - keep))  # near the end cards have no time to be of use
    worth_later = 1.0
    loaded: list[int] = []
    for turns, boat in plan.voyages:
        worth_later *= keep**turns
        gain = fade * CARD_DRAWN * parts.card_draw[boat]
        kind, count = sea.kind[boat], sea.goods[boat]
        crew = sea.mercenaries[boat] + sea.peasants[boat]
        at = sea.at[boat]
        if count:
            gain += gain_of(sizes, goods[kind], count, steps, parts.per_good)
        elif crew:
            men += men_of(sea, sea.mercenaries[boat], sea.peasants[boat])
            grown = _realm(land, men)
            gain += crew + grown - realm
            realm = grown
        elif at in (0, sea.track.last):
            stock = 0 if at == 0 else KINDS
            best = 0.0
            for colour in parts.foreign[boat]:
                lying = sea.stock[stock + colour]
                if lying and stock + colour not in loaded:
                    worth = gain_of(sizes, goods[colour], lying, steps, parts.per_good)
                    if worth > best:
                        best, kind, count = worth, colour, lying
            crew = sea.stock[stock + MERCENARY] + sea.stock[stock + PEASANT]
            if crew and stock + MERCENARY not in loaded:
                worth = crew + _realm(land, men + crew) - realm
                if worth > best:
                    best, kind, count = worth, MERCENARY, 0
            loaded.append(stock + kind)
            gain += IN_PORT * best
        if count:
            for layer in range(goods[kind], min(goods[kind] + count, LAYERS)):
                sizes[layer] += 1
            goods[kind] += count
        hope += gain * worth_later
    hope += PER_TURN / (1.0 - keep) * worth_later
    for cards in plan.hand:
        if cards:
            hope += fade * CARD * (1.0 + 0.6 * (cards - 1))
    return hope
