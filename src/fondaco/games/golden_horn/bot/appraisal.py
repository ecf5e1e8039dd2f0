"""What a merchant of Golden Horn thinks a position is worth.

Everything is in points. A seat's prospects are what lies in its warehouse, and then what its boats
will bring, one voyage after the other because a turn moves one boat: the later, the less.
"""

from functools import cache
from math import tanh

from fondaco.games.golden_horn.bot.prospects import (
    Plan,
    conquests,
    final_steps,
    free_land,
    gain_of,
    layers_of,
    men_of,
    points_of,
    prospects,
)
from fondaco.games.golden_horn.component_file import (
    BOATS_PER_FLEET,
    COLOURS,
    KINDS,
    MERCENARY,
    PEASANT,
)
from fondaco.games.golden_horn.ending import declare, may_declare
from fondaco.games.golden_horn.sailing import choose_stop, reach, stops
from fondaco.games.golden_horn.state import CLOSE, FLEETS_PHASE, OVER, PLACE, PRE, SAIL, Sea
from fondaco.games.golden_horn.turn import close_turn
from fondaco.table.chance import Chance
from fondaco.table.contract import State
from fondaco.table.words import Seat

VICTORY = 20.0  # what winning is worth beside the margin
LOST = -1.5  # a sure loss, in victories: any doubt is better
MARGIN = 6.0  # the most that a margin is worth
TO_MOVE = 0.5  # the move of a turn that is still to come
NERVE = 0.6  # how often others raid when they can
LOITERING = 0.5  # lying where the sails would have gone on for nothing


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
    choose_stop(after, seat, stop, _MIDDLING, None)
    close_turn(after, None)
    return appraise(after, seat)


def _after_declaring(sea: Sea, seat: Seat) -> float:
    after = _copy(sea)
    declare(after, seat, 0, _MIDDLING, None)
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
    points = [points_of(sea, other) for other in seats]
    if sea.phase == OVER:
        hopes, doubt = points, 0.0
    elif sea.set_off_by >= 0:
        left = [turns_left(sea, other) for other in seats]
        hopes = [points[s] + last_haul(sea, s, left[s] > 0) for s in seats]
        doubt = 0.5 + min(sum(left), 2)
        if not left[seat] and hopes[seat] < max(points):
            doubt = 0.0  # lost for sure
    else:
        plans = [Plan(sea, other) for other in seats]
        keep = 1.0 - 1.0 / (2.0 + rounds_left(sea, seat, points, plans))
        hopes = [prospects(sea, plans[other], points[other], keep) for other in seats]
        hopes[seat] -= exposure(sea, seat)
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


def rounds_left(sea: Sea, seat: Seat, points: list[float], plans: list[Plan]) -> float:
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


@cache
def _has_pair(cards: int, colours: int) -> float:
    """How likely a hand of so many unknown cards has two in some of the six colours."""
    match = colours / COLOURS
    none = (1.0 - match) ** cards
    one = cards * match * (1.0 - match) ** (cards - 1) if cards else 0.0
    return 1.0 - none - one


def exposure(sea: Sea, seat: Seat) -> float:
    """What lying at sea may cost until the seat's next turn, above all by raids."""
    loss = 0.0
    first = sea.fleets[seat] * BOATS_PER_FLEET
    sizes = [sum(sea.hand(other)) for other in range(sea.seats)]
    for boat in range(first, first + BOATS_PER_FLEET):
        colour = sea.colour[sea.at[boat]]
        if colour < 0:
            continue
        if sea.parts.sail_mask[boat] >> colour & 1:
            loss += LOITERING
        count = sea.goods[boat] + sea.peasants[boat]
        if not count or sea.mercenaries[boat]:
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


def turns_left(sea: Sea, seat: Seat) -> int:
    """Moves a seat still has once the end is set off: one or none."""
    until = sea.set_off_by if sea.house.others_once_more else sea.first
    last = (until - 1) % sea.seats
    if seat == sea.active:
        return 0 if sea.phase == CLOSE else 1
    ahead = (seat - sea.active) % sea.seats
    return 1 if ahead <= (last - sea.active) % sea.seats else 0


def last_haul(sea: Sea, seat: Seat, to_move: bool) -> float:
    """What a seat can still add to its points before the game is over."""
    parts = sea.parts
    base = seat * KINDS
    land = 0.0
    if sea.house.expansion and (to_move or seat == sea.active):
        men = men_of(sea, sea.warehouse[base + MERCENARY], sea.warehouse[base + PEASANT])
        land = 0.98 * max(conquests(free_land(sea), men))
    if not to_move:
        return land
    goods = sea.warehouse[base : base + COLOURS]
    sizes = layers_of(goods)
    steps = final_steps(tuple(parts.row_bonus))
    hand = sea.hand(seat)
    best = 0.0
    first = sea.fleets[seat] * BOATS_PER_FLEET
    for boat in range(first, first + BOATS_PER_FLEET):
        aboard = sea.goods[boat] + sea.mercenaries[boat] + sea.peasants[boat]
        if not aboard or reach(sea, boat, hand)[-1] not in (0, sea.track.last):
            continue
        if sea.goods[boat]:
            kind = sea.kind[boat]
            gain = gain_of(sizes, goods[kind], aboard, steps, parts.per_good)
        else:
            gain = float(aboard)
        best = max(best, gain)
    if sum(hand) > 1:
        best += 0.4  # perhaps a raid
    return best + land
