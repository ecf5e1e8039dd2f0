"""What a title thinks things are worth, as its bots ask for it."""

import importlib
from collections.abc import Callable
from math import exp
from random import Random
from typing import Any, Final, Protocol

from fondaco.bots.values import Net, learnt
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.words import Action, Event, Seat

Appraise = Callable[[State, Seat], float]
"""What a position is worth to a seat, in points; `bot` of every title has one."""

Foresee = Callable[[State, Seat, int], float | None]
"""What a choice is worth where a title can reckon it without trying; its `bot` may have one."""

Features = Callable[[State], list[list[float]] | None]
"""By seat, what learnt values weigh; None where they say nothing. A title's `bot` that has it also
has a file `values.json`; then chances to win are learnt, and choices are worth what they bring of
them by the end of the turn."""

Pause = Callable[[State], int]
"""How many turns have begun; `bot` of a title with a `Mind` may have one.

Where it has, a search goes on to the beginning of a turn, and learnt values are for those moments
alone.
"""

Hopes = Callable[[State, Seat], dict[str, float]]
"""What a seat hopes for, in the parts that its title can name; `bot` of a title may have one.

The sentence for a part is `why` of the title's texts.
"""

Weigh = Callable[[State, Seat, Action], tuple[Seat, Seat, int, int, float, float] | None]
"""The deal that an action is about to make, if it makes one; `bot` of a title may have one.

Buyer, seller, what was paid, a fair price, and what the deal brought each of the two.
"""


class Mind(Protocol):
    """A title's own way to decide, where one choice ahead is too short (talk, plans of a turn).

    `bot` of a title may have a class `Mind(game, seat, generator)` of this shape.
    """

    def hear(self, event: Event) -> None:
        """Be told an event that the seat is told."""

    def decide(self, state: State) -> Action | None:
        """A legal action, or None to let the appraisal decide.

        `state` is one that the seat's view, and the bot's notebook, allow.
        """

    def anew(self) -> "Mind":
        """Somebody like this one who remembers nothing, for a table that is only imagined."""


WORLDS: Final = 2
"""How many full tables a view is imagined to be, unless a title's `bot` says otherwise."""
POINTS = 6.0
"""A lead, in the points of an appraisal, that wins about three games of four, by default."""
SURE = 1.0
"""Standard errors by which another choice must be better than the merchant's own, unless said."""
WON = 8.0
"""In `points`: what winning for sure is worth beside losing for sure."""
NERVE = {"cautious": -0.25, "bold": 0.25}
"""By temper: how much the best and worst that may come count beside what is likely."""


class Thoughts:
    """The valuation of one title, and the temper of who uses it."""

    def __init__(self, game: Game, earlier: str = "", temper: str = "") -> None:
        """`earlier`: as an older version valued things, where the title has kept it."""
        module: Any = importlib.import_module(game.meta.bot)
        module = getattr(module, "EARLIER", {}).get(earlier, module)
        self.appraise: Appraise = module.appraise
        self.worlds: int = getattr(module, "WORLDS", WORLDS)
        self.foresee: Foresee | None = getattr(module, "foresee", None)
        self.hopes: Hopes | None = getattr(module, "hopes", None)
        self.weigh: Weigh | None = getattr(module, "weigh", None)
        self.points: float = getattr(module, "POINTS", POINTS)
        self.pause: Pause | None = getattr(module, "pause", None)
        self.reach: int = getattr(module, "REACH", 0)
        """How many turns a search goes on; 0: until every seat has had one."""
        self.sure: float = getattr(module, "SURE", SURE)
        self.turn: int = getattr(module, "TURN", 0)
        """With learnt values: how many further choices of its own turn are looked at."""
        self.temper = temper
        self.nerve = NERVE.get(temper, 0.0)
        self._mind: Any = getattr(module, "Mind", None)
        self.features: Features | None = getattr(module, "features", None)
        self.nets: dict[int, Net] = {} if self.features is None else learnt(game.meta.slug)

    def mind(self, game: Game, seat: Seat, generator: Random) -> Mind | None:
        """A title's own way to decide at a seat, if it has one."""
        if self._mind is None:
            return None
        mind: Mind = self._mind(game, seat, generator)
        if self.temper and hasattr(mind, "temper"):
            mind.temper = self.temper
        return mind

    def worths(self, state: State, seat: Seat, codes: list[int], luck: int) -> list[float]:
        """What each choice is worth to a seat in this world, all tried with the same luck."""
        found: list[float] = []
        left = 0
        if self.turn and self.nets and self.features is not None:
            left = 0 if self.features(state) is None else self.turn
        for code in codes:
            known = None if self.foresee is None else self.foresee(state, seat, code)
            if known is None:
                tried = state.copy()
                tried.choose(seat, code, RandomChance(Random(luck)))
                known = self._worth(tried, seat, luck, left)
            found.append(known)
        return found

    def _worth(self, state: State, seat: Seat, luck: int, left: int) -> float:
        """What a position is worth to a seat; with learnt values, at the end of its turn."""
        if not self.nets or self.pause is not None:
            return self.appraise(state, seat)
        if left and state.actors() == (seat,):
            best = -1.0
            for code in state.choices(seat):
                tried = state.copy()
                tried.choose(seat, code, RandomChance(Random(luck)))
                best = max(best, self._worth(tried, seat, luck, left - 1))
            return best
        seats = len(state.standings().scores)
        chances = self._learnt(state, seats)
        if chances is None:
            return self.appraise(state, seat)
        return WON * self.points * chances[seat]

    def together(self, worths: list[float]) -> float:
        """What a choice is worth that is worth so much in different worlds."""
        mean = sum(worths) / len(worths)
        return mean + self.nerve * (max(worths) - min(worths)) if self.nerve else mean

    def chances(self, state: State, seats: int) -> list[float]:
        """Every seat's chance to win, by the appraisal; at the end it is known."""
        if not state.actors():
            winners = state.standings().winners
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        known = None if self.pause is not None else self._learnt(state, seats)
        if known is not None:
            return known
        worths = [self.appraise(state, seat) for seat in range(seats)]
        # A worth is a lead over the others; the fewer they are, the more of it is their lag.
        return shares(worths, self.points * seats / (seats - 1))

    def paused(self, state: State) -> int:
        """How many turns have begun."""
        return 0 if self.pause is None else self.pause(state)

    def until(self, state: State, seats: int) -> int:
        """How many will have begun when a search stops."""
        return self.paused(state) + (self.reach or seats)

    def forecast(self, state: State, seats: int) -> list[float]:
        """Every seat's chance at the beginning of a turn: learnt for it, or else as ever."""
        known = self._learnt(state, seats)
        return self.chances(state, seats) if known is None else known

    def _learnt(self, state: State, seats: int) -> list[float] | None:
        """Every seat's chance by learnt values, where there are any."""
        net = self.nets.get(seats)
        if net is None or self.features is None:
            return None
        if not state.actors():
            winners = state.standings().winners
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        found = self.features(state)
        return None if found is None else shares([net.hope(own) for own in found], 1.0)


def shares(worths: list[float], scale: float) -> list[float]:
    """Shares of 1 by worth: `scale` more makes one e times as likely."""
    best = max(worths)
    weights = [exp((worth - best) / scale) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]
