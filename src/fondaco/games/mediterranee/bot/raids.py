"""Attacks by their expected outcome."""

from functools import cache

from fondaco.games.mediterranee.bot.prospects import rounds_after, to_come
from fondaco.games.mediterranee.state import CONTROL, MOVEMENT, Sea
from fondaco.table.words import Seat

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
