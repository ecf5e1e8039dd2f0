"""Attacks by their expected outcome, and how safely ports are held against them."""

from functools import cache

from fondaco.games.mediterranee.bot.prospects import (
    RIVALS,
    SAILOR,
    distances,
    galley_worth,
    hull,
    loss_worth,
    port_worth,
    rounds_after,
    to_come,
)
from fondaco.games.mediterranee.state import COMBAT, CONTROL, MOVEMENT, PURCHASES, Sea
from fondaco.games.mediterranee.yard import may_enrol
from fondaco.table.words import Seat

TEMPTING = 0.3  # an attack that brings so much is made
MOSTLY = 0.85  # how often a raid that brings very much is made
STORMS = 8.0  # one that brings so much is made half as often
LANDS = 5.0  # a landing that brings so much, where nobody stands, is made every other time

Exchange = tuple[tuple[int, int, float], ...]
"""Crews left on both sides, with their likelihood; an exchange without losses left out."""


@cache
def exchange(mine: int, theirs: int, die: int, divisor: int, back: int) -> Exchange:
    """ME-503, ME-504, ME-518, ME-519: what one attack leaves."""
    found: dict[tuple[int, int], int] = {}
    for roll in range(1, die + 1):
        for other in range(1, die + 1):
            left = (
                max(0, mine - (other + theirs) // back),
                max(0, theirs - (roll + mine) // divisor),
            )
            found[left] = found.get(left, 0) + 1
    idle = found.pop((mine, theirs), 0)
    rolls = die * die - idle
    return tuple((one, two, n / rolls) for (one, two), n in sorted(found.items()))


class Battle:
    """Galleys that attack one after the other, each as long as it pays."""

    def __init__(
        self, die: int, divisor: int, back: int, prize: float, sailor: float, galley: float
    ) -> None:
        self.dice = die, divisor, back
        self.prize = prize
        """What beating the target is worth."""
        self.sailor = sailor
        self.galley = galley
        """What an attacking galley is worth without its crew."""

    def worth(self, crews: tuple[int, ...], theirs: int) -> float:
        """What is still to be gained: the first galley attacks again, or all stop."""
        return max(0.0, self.attack(crews, theirs))

    def attack(self, crews: tuple[int, ...], theirs: int) -> float:
        """What one more attack with the first galley leads to."""
        # Rounded, so that nearly equal stakes share one entry of the cache.
        stakes = round(self.prize, 1), self.sailor, round(self.galley, 1)
        return _attack(crews, theirs, self.dice, stakes)


@cache
def _attack(
    crews: tuple[int, ...],
    theirs: int,
    dice: tuple[int, int, int],
    stakes: tuple[float, float, float],
) -> float:
    prize, sailor, galley = stakes
    if not theirs:
        return prize if crews else 0.0
    if not crews:
        return 0.0
    mine, rest = crews[0], crews[1:]
    worth = 0.0
    for one, two, likely in exchange(mine, theirs, *dice):
        after = (one, *rest) if one else rest
        lost = sailor * (mine - one) + (0.0 if one else galley)
        worth += likely * (max(0.0, _attack(after, two, dice, stakes)) - lost)
    return worth


@cache
def chance_to_take(
    crews: tuple[int, ...], garrison: int, die: int, divisor: int, back: int
) -> float:
    """How likely galleys that fight to the end empty a port and one of them lives."""
    if not crews:
        return 0.0
    if not garrison:
        return 1.0
    mine, rest = crews[0], crews[1:]
    return sum(
        likely * chance_to_take((one, *rest) if one else rest, two, die, divisor, back)
        for one, two, likely in exchange(mine, garrison, die, divisor, back)
    )


def storming(sea: Sea, seat: Seat, port: int, landing: float) -> Battle:
    """The attack on a port; `landing` is the likelihood that who empties it takes it."""
    parts, left = sea.parts, rounds_after(sea)
    holder = sea.holder[port]
    gain = port_worth(sea, port, left)
    if port == sea.capital[seat]:
        gain = loss_worth(sea, seat, port, left)
    if holder not in (-1, seat):
        gain += RIVALS[sea.seats] * loss_worth(sea, holder, port, left)
    # A port taken must be held against who wants it back, while there are rounds to come.
    prize = landing * gain * (0.75 if left else 1.0) - SAILOR * min(1, left)
    divisor = parts.castle_divisor if sea.castle[port] else parts.divisor
    return Battle(parts.die, divisor, parts.divisor, prize, SAILOR * min(1, left), hull(sea, seat))


def boarding(sea: Sea, seat: Seat, target: int) -> Battle:
    """The attack on a galley."""
    parts, left = sea.parts, rounds_after(sea)
    gain = hull(sea, seat) * 0.4 + 0.3 * sea.hold[target]
    gain += RIVALS[sea.seats] * galley_worth(sea, sea.owner[target], target, left)
    return Battle(
        parts.die, parts.divisor, parts.divisor, gain, SAILOR * min(1, left), hull(sea, seat)
    )


def landing_chance(sea: Sea, seat: Seat, port: int) -> float:
    """Whether somebody else lands first, or beats us before we land (ME-526, ME-608)."""
    area = sea.parts.area_of[port]
    chance = 0.95
    for other in range(sea.seats):
        if other == seat or not sea.waters[other] >> area & 1:
            continue
        earlier = sea.order.index(other) < sea.order.index(seat)
        chance *= 0.25 if earlier else 0.7
    return chance


def reach_of(sea: Sea, seat: Seat, galley: int) -> int:
    """How far a galley can still go before the next landings."""
    if sea.phase < MOVEMENT or not to_come(sea, seat, CONTROL):
        return sea.crew[galley] if rounds_after(sea) or sea.phase < MOVEMENT else -1
    if not to_come(sea, seat, MOVEMENT):
        return 0
    return 0 if sea.moved >> galley & 1 else sea.crew[galley] - sea.steps[galley]


def danger(sea: Sea, seat: Seat, port: int, garrison: int, castle: bool = False) -> float:
    """How likely a port is lost before its owner can do more for it.

    `castle`: as if the port had one.
    """
    kept = 1.0
    last = COMBAT if garrison else CONTROL
    for other in range(sea.seats):
        if other != seat and (to_come(sea, other, last) or rounds_after(sea)):
            crews = _threat(sea, other, port)
            kept *= 1.0 - _taken(sea, other, port, crews, garrison, castle)
    return 1.0 - kept


def danger_later(sea: Sea, seat: Seat, port: int, garrison: int) -> float:
    """How likely a port will be lost to a galley that is two rounds away, with such a garrison."""
    if not rounds_after(sea):
        return 0.0
    steps = distances(sea.chart)[sea.parts.area_of[port]]
    likely = 0.0
    for other in range(sea.seats):
        crew = 0
        for galley in sea.fleet[other] if other != seat else ():
            if steps[sea.lies[galley]] <= 2 * sea.crew[galley]:
                crew = max(crew, sea.crew[galley] + _joining(sea, other, galley))
        if crew:
            likely = max(likely, _taken(sea, other, port, (crew,), garrison, False))
    return likely


def _taken(
    sea: Sea, other: Seat, port: int, crews: tuple[int, ...], garrison: int, castle: bool
) -> float:
    """How likely a rival's crews take a port: he comes the likelier, the more it brings him.

    In finished games a smaller port in reach was taken two times of five without garrison and
    every eighth time with one man, a capital that could be taken three times of four.
    """
    if not crews:
        return 0.0
    parts, men = sea.parts, min(garrison, 12)
    battle = storming(sea, other, port, 0.9)
    if castle or sea.castle[port]:
        battle.dice = parts.die, parts.castle_divisor, parts.divisor
    worth = battle.worth(crews, men)
    if worth <= TEMPTING:
        return 0.0
    if not men:
        return worth / (worth + LANDS)
    comes = MOSTLY * worth * worth / (worth * worth + STORMS * STORMS)
    return comes * chance_to_take(crews, men, *battle.dice)


def _threat(sea: Sea, other: Seat, port: int) -> tuple[int, ...]:
    """The crews a rival can bring to a port, the two strongest."""
    steps = distances(sea.chart)[sea.parts.area_of[port]]
    crews: list[int] = []
    for galley in sea.fleet[other]:
        more = _joining(sea, other, galley)
        if steps[sea.lies[galley]] <= reach_of(sea, other, galley) + more:
            crews.append(sea.crew[galley] + more)
    return tuple(sorted(crews, reverse=True)[:2])


def _joining(sea: Sea, seat: Seat, galley: int) -> int:
    """Whether a sailor may still go aboard, in a port of its own, before a galley moves again."""
    port = sea.chart.market_at[sea.lies[galley]]
    if port < 0 or sea.holder[port] != seat:
        return 0
    if to_come(sea, seat, PURCHASES):
        ashore = sea.garrison[port] + may_enrol(sea, port)
    elif to_come(sea, seat, CONTROL) or not rounds_after(sea):
        return 0
    else:
        ashore = sea.garrison[port] + len(sea.shelves[port])
    return min(1, sea.room(galley), ashore)
