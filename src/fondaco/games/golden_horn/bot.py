"""What a merchant of Golden Horn thinks a position is worth.

Everything is in points. A seat's prospects are what lies in its warehouse, and then what its boats
will bring, one voyage after the other because a turn moves one boat: the later, the less.
"""

from functools import cache
from math import tanh

from fondaco.games.golden_horn.components import (
    BOATS_PER_FLEET,
    COLOURS,
    KINDS,
    MERCENARY,
    PEASANT,
)
from fondaco.games.golden_horn.ending import declare, may_declare
from fondaco.games.golden_horn.sailing import STOP, choose_stop, reach, stops
from fondaco.games.golden_horn.state import CLOSE, FLEETS_PHASE, OVER, PLACE, PRE, SAIL, Sea
from fondaco.games.golden_horn.turn import close_turn
from fondaco.table.chance import Chance
from fondaco.table.contract import State
from fondaco.table.words import Seat

VICTORY = 20.0  # what winning is worth beside the margin
LOST = -1.5  # a sure loss, in victories: any doubt is better
MARGIN = 6.0  # the most that a margin is worth
LAYERS = 5  # rows beyond this many are not dreamt of
DREAM = (1.0, 0.7, 0.4, 0.2, 0.1)  # how far a row begun counts as one day complete, by layer
IN_PORT = 0.85  # goods waiting in a port may be loaded by others first
TO_MOVE = 0.5  # the move of a turn that is still to come
CARD = 0.3  # a card that none of the present voyages needs
CARD_DRAWN = 0.45  # a card still to be drawn
PER_TURN = 0.3  # what a turn after the present voyages brings
AHEAD, BEYOND = 0.6, 0.9  # turns for an occupied cell, which may be free again when one comes there
WIND = 0.1  # turns for a cell that a card in hand passes
NERVE = 0.6  # how often others raid when they can
UNCONQUERED = 0.85  # a territory that could be paid is not yet one's own
HALF_PAID = 0.55  # men that do not yet pay a territory


class _Middling(Chance):
    """Neither good nor bad luck, for looking past one's own move."""

    def below(self, n: int) -> int:
        return n // 2


_MIDDLING = _Middling()


def appraise(state: State, seat: Seat) -> float:
    """The points a seat may hope to be ahead by, and what winning with them is worth."""
    assert isinstance(state, Sea)
    phase = state.phase
    if phase == FLEETS_PHASE:
        return 0.0
    if phase == PLACE:
        return _spread(state, seat)
    if state.active == seat:
        if phase == SAIL:
            return max(_after_stop(state, seat, stop) for stop in _stops(state, seat))
        if phase == CLOSE and may_declare(state, seat):
            return max(_standing(state, seat), _after_declaring(state, seat))
    return _standing(state, seat)


def _stops(sea: Sea, seat: Seat) -> list[int]:
    return stops(sea, sea.moving, sea.hand(seat))


def _copy(sea: Sea) -> Sea:
    other = sea.copy()
    assert isinstance(other, Sea)
    return other


def _after_stop(sea: Sea, seat: Seat, stop: int) -> float:
    after = _copy(sea)
    choose_stop(after, seat, STOP + stop, _MIDDLING, None)
    return appraise(after, seat)


def _after_declaring(sea: Sea, seat: Seat) -> float:
    after = _copy(sea)
    declare(after, seat, None)
    close_turn(after, None)
    return _standing(after, seat)


def _spread(sea: Sea, seat: Seat) -> float:
    """Boats in both home ports have more goods to choose from."""
    code = None if sea.placing is None else sea.placing.of(seat)
    if code is None:
        return 0.0
    away = code.bit_count()
    return 1.0 if 0 < away < BOATS_PER_FLEET else 0.0


# -- standing: one seat against the others --


def _standing(sea: Sea, seat: Seat) -> float:
    seats = range(sea.seats)
    points = [_points(sea, other) for other in seats]
    if sea.phase == OVER:
        hopes, doubt = points, 0.0
    elif sea.set_off_by >= 0:
        left = [_turns_left(sea, other) for other in seats]
        hopes = [points[s] + _last_haul(sea, s, left[s] > 0) for s in seats]
        doubt = 0.5 + min(sum(left), 2)
        if not left[seat] and hopes[seat] < max(points):
            doubt = 0.0  # lost for sure
    else:
        plans = [_Plan(sea, other) for other in seats]
        keep = 1.0 - 1.0 / (2.0 + _rounds_left(sea, seat, points, plans))
        hopes = [_prospects(sea, plans[other], points[other], keep) for other in seats]
        hopes[seat] -= _exposure(sea, seat)
        if sea.active == seat and sea.phase == PRE and not sea.raids:
            # This turn's move is still to come. Not counted after a raid: it has to be worth as
            # much as a move, or the cards are better kept.
            hopes[seat] += TO_MOVE
        doubt = 7.0
    others = [hopes[other] for other in seats if other != seat]
    best = max(others)
    ahead = hopes[seat] - best
    if doubt:
        victory = tanh(ahead / doubt)
    else:
        victory = 0.5 if ahead == 0 else 1.0 if ahead > 0 else LOST
    # A sure win now is better than a higher one later: points count less the more one is ahead.
    margin = MARGIN * tanh(ahead / (2 * MARGIN)) + 0.01 * ahead
    weaker = best - sum(others) / len(others)
    return VICTORY * victory + margin + 0.1 * weaker


def _points(sea: Sea, seat: Seat) -> float:
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


def _rounds_left(sea: Sea, seat: Seat, points: list[float], plans: "list[_Plan]") -> float:
    """How many rounds the game may still last: until a rival ahead has all six colours."""
    best = max(points)
    left = 3.0 + sum(sea.bag) / (0.7 * sea.seats)
    for other in range(sea.seats):
        stored = sea.warehouse[other * KINDS : other * KINDS + COLOURS]
        missing = stored.count(0)
        if other == seat:
            left = min(left, 5.5 + 2.0 * missing)
            continue
        hoped, time = points[other], 0.0
        rounds = 0.0 if not missing and hoped >= best else 2.5 + 2.0 * missing
        if missing <= 2:
            for turns, boat in plans[other].voyages:
                if sea.goods[boat]:
                    time += turns
                    hoped += 1.0 + sea.goods[boat]
                    stored[sea.kind[boat]] += sea.goods[boat]
                    if 0 not in stored and hoped >= best:
                        rounds = min(rounds, time)
                        break
        left = min(left, rounds + 0.5)
    return left


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


def _layers(goods: list[int]) -> list[int]:
    """By layer: how many colours reach it."""
    sizes = [0] * LAYERS
    for count in goods:
        for layer in range(min(count, LAYERS)):
            sizes[layer] += 1
    return sizes


def _gain(sizes: list[int], have: int, more: int, steps: list[list[float]], each: int) -> float:
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


# -- people and territories --


def _men(sea: Sea, mercenaries: int, peasants: int) -> int:
    """Mercenaries one could pay with: peasants count by exchange, else two for one."""
    exchanged = min(peasants, sea.supply)
    return mercenaries + exchanged + (peasants - exchanged) // sea.parts.per_mercenary


def _conquests(sea: Sea, men: int) -> list[float]:
    """By number of men spent: the most that territories pay beyond the men's own points."""
    best = [0.0] * (men + 1)
    for number, tile in enumerate(sea.tiles):
        if sea.taken[number] < 0:
            surplus = tile.points - tile.cost
            for paid in range(men, tile.cost - 1, -1):
                best[paid] = max(best[paid], best[paid - tile.cost] + surplus)
    return best


def _realm(sea: Sea, men: int) -> float:
    """What so many men are worth beyond their own points, by the territories still free."""
    if not men or -1 not in sea.taken:
        return 0.0
    rate = max(
        (tile.points - tile.cost) / tile.cost
        for number, tile in enumerate(sea.tiles)
        if sea.taken[number] < 0
    )
    best = _conquests(sea, men)
    return max(
        UNCONQUERED * best[paid] + HALF_PAID * rate * min(men - paid, 6) for paid in range(men + 1)
    )


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


class _Plan:
    """A seat's voyages, the quickest first, and the cards they leave over."""

    __slots__ = ("hand", "seat", "voyages")

    def __init__(self, sea: Sea, seat: Seat) -> None:
        self.seat = seat
        self.voyages: list[tuple[float, int]] = []
        hand = sea.hand(seat)
        first = sea.fleets[seat] * BOATS_PER_FLEET
        for boat in range(first, first + BOATS_PER_FLEET):
            if sea.turnable[boat]:
                back = _way(sea, boat, -sea.heading[boat], hand[:])
                turns = min(back, _way(sea, boat, sea.heading[boat], hand[:]))
            else:
                turns = _way(sea, boat, sea.heading[boat], hand)
            self.voyages.append((turns, boat))
        self.voyages.sort()
        self.hand = hand


def _prospects(sea: Sea, plan: _Plan, points: float, keep: float) -> float:
    """What a seat may end with, each turn until then keeping only a part of what is hoped for."""
    parts = sea.parts
    base = plan.seat * KINDS
    goods = sea.warehouse[base : base + COLOURS]
    steps = _row_steps(tuple(parts.row_bonus))
    sizes = _layers(goods)
    hope = points + _dreams(goods, sizes, parts.row_bonus, steps)
    men = 0
    realm = 0.0
    if sea.house.expansion:
        men = _men(sea, sea.warehouse[base + MERCENARY], sea.warehouse[base + PEASANT])
        realm = _realm(sea, men)
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
            gain += _gain(sizes, goods[kind], count, steps, parts.per_good)
        elif crew:
            men += _men(sea, sea.mercenaries[boat], sea.peasants[boat])
            grown = _realm(sea, men)
            gain += crew + grown - realm
            realm = grown
        elif at in (0, sea.track.last):
            stock = 0 if at == 0 else KINDS
            best = 0.0
            for colour in parts.foreign[boat]:
                lying = sea.stock[stock + colour]
                if lying and stock + colour not in loaded:
                    worth = _gain(sizes, goods[colour], lying, steps, parts.per_good)
                    if worth > best:
                        best, kind, count = worth, colour, lying
            crew = sea.stock[stock + MERCENARY] + sea.stock[stock + PEASANT]
            if crew and stock + MERCENARY not in loaded:
                worth = crew + _realm(sea, men + crew) - realm
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


@cache
def _has_pair(cards: int, colours: int) -> float:
    """How likely a hand of so many unknown cards has two in some of the six colours."""
    match = colours / COLOURS
    none = (1.0 - match) ** cards
    one = cards * match * (1.0 - match) ** (cards - 1) if cards else 0.0
    return 1.0 - none - one


def _exposure(sea: Sea, seat: Seat) -> float:
    """What the others may rob before the seat's next turn."""
    loss = 0.0
    first = sea.fleets[seat] * BOATS_PER_FLEET
    sizes = [sum(sea.hand(other)) for other in range(sea.seats)]
    for boat in range(first, first + BOATS_PER_FLEET):
        at = sea.at[boat]
        count = sea.goods[boat]
        if sea.mercenaries[boat]:
            continue
        count += sea.peasants[boat]
        if not count or sea.colour[at] < 0:
            continue
        colours = len(sea.parts.sails[boat])
        spared = 1.0
        for other in range(sea.seats):
            if other != seat:
                spared *= 1.0 - NERVE * _has_pair(sizes[other], colours)
        # The last good is lost with the voyage; the thief gains as well.
        loss += (1.0 - spared) * (2.2 if count == 1 else 1.6)
    return loss


# -- the last turns --


def _turns_left(sea: Sea, seat: Seat) -> int:
    """Moves a seat still has once the end is set off: one or none."""
    until = sea.set_off_by if sea.house.others_once_more else sea.first
    last = (until - 1) % sea.seats
    if seat == sea.active:
        return 0 if sea.phase == CLOSE else 1
    ahead = (seat - sea.active) % sea.seats
    return 1 if ahead <= (last - sea.active) % sea.seats else 0


def _last_haul(sea: Sea, seat: Seat, to_move: bool) -> float:
    """What a seat can still add to its points before the game is over."""
    parts = sea.parts
    base = seat * KINDS
    land = 0.0
    if sea.house.expansion and (to_move or seat == sea.active):
        men = _men(sea, sea.warehouse[base + MERCENARY], sea.warehouse[base + PEASANT])
        land = 0.98 * max(_conquests(sea, men))
    if not to_move:
        return land
    goods = sea.warehouse[base : base + COLOURS]
    sizes = _layers(goods)
    steps = _final_steps(tuple(parts.row_bonus))
    hand = sea.hand(seat)
    best = 0.0
    first = sea.fleets[seat] * BOATS_PER_FLEET
    for boat in range(first, first + BOATS_PER_FLEET):
        aboard = sea.goods[boat] + sea.mercenaries[boat] + sea.peasants[boat]
        if not aboard or reach(sea, boat, hand)[-1] not in (0, sea.track.last):
            continue
        if sea.goods[boat]:
            kind = sea.kind[boat]
            gain = _gain(sizes, goods[kind], aboard, steps, parts.per_good)
        else:
            gain = float(aboard)
        best = max(best, gain)
    if sum(hand) > 1:
        best += 0.4  # perhaps a raid
    return best + land


@cache
def _final_steps(bonus: tuple[int, ...]) -> list[list[float]]:
    return [[float(bonus[n + 1] - bonus[n]) for n in range(COLOURS)] for _ in range(LAYERS)]
