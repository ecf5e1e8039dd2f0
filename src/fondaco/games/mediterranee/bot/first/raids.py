"""Attacks by their expected outcome, and how safely ports are held against them."""

from functools import cache

from fondaco.games.mediterranee.bot.first.prospects import (
    GALLEY,
    RIVALS,
    SAILOR,
    distances,
    galley_worth,
    loss_worth,
    port_worth,
    rounds_after,
    to_come,
)
from fondaco.games.mediterranee.state import COMBAT, CONTROL, MOVEMENT, Sea
from fondaco.table.words import Seat

TEMPTING = 0.3  # an attack that brings so much is made
EAGER = 0.3  # how often

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
    if holder >= 0:
        gain += RIVALS[sea.seats] * loss_worth(sea, holder, port, left)
    # A port taken must be held against who wants it back, while there are rounds to come.
    prize = landing * gain * (0.75 if left else 1.0) - SAILOR * min(1, left)
    divisor = parts.castle_divisor if sea.castle[port] else parts.divisor
    return Battle(parts.die, divisor, parts.divisor, prize, SAILOR * min(1, left), hull(sea))


def boarding(sea: Sea, seat: Seat, target: int) -> Battle:
    """The attack on a galley."""
    parts, left = sea.parts, rounds_after(sea)
    gain = hull(sea) * 0.4 + 0.3 * sea.hold[target]
    gain += RIVALS[sea.seats] * galley_worth(sea, target, left)
    return Battle(parts.die, parts.divisor, parts.divisor, gain, SAILOR * min(1, left), hull(sea))


def hull(sea: Sea) -> float:
    """What a galley without crew and cargo is worth."""
    return GALLEY * rounds_after(sea) / sea.chart.rounds


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


def danger(sea: Sea, seat: Seat, port: int, garrison: int) -> float:
    """How likely a port is lost before its owner can do more for it.

    A rival comes where the attack pays him, and lands where nobody stands.
    """
    parts = sea.parts
    divisor = parts.castle_divisor if sea.castle[port] else parts.divisor
    kept = 1.0
    for other in range(sea.seats):
        crews = () if other == seat else _threat(sea, other, port)
        if not crews:
            continue
        if not garrison:
            kept *= 0.5
        elif to_come(sea, other, COMBAT) or rounds_after(sea):
            men = min(garrison, 12)
            if storming(sea, other, port, 0.9).worth(crews, men) > TEMPTING:
                won = chance_to_take(crews, men, parts.die, divisor, parts.divisor)
                kept *= 1.0 - EAGER * won
    return 1.0 - kept


def _threat(sea: Sea, other: Seat, port: int) -> tuple[int, ...]:
    """The crews a rival can bring to a port, the two strongest."""
    steps = distances(sea.chart)[sea.parts.area_of[port]]
    crews = [
        sea.crew[galley]
        for galley in sea.fleet[other]
        if steps[sea.lies[galley]] <= reach_of(sea, other, galley)
    ]
    return tuple(sorted(crews, reverse=True)[:2])
