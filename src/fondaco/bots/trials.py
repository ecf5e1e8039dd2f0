"""Choices tried beside each other, where a title has its own way to decide.

Every choice is made in the same imagined worlds with the same luck, and everybody goes on as the
title's merchant would, to a pause at which positions can be compared. So the luck is the same for
all, and what is left is what the choices differ in. The worse half is given up again and again. The
merchant's own choice is left only for one that is better by more than luck explains.
"""

from math import sqrt
from random import Random
from typing import Final

from fondaco.bots.budget import Budget
from fondaco.bots.thoughts import Mind, Thoughts
from fondaco.bots.tree import FORM, Edge, Node
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.words import Action, Seat

MOST: Final = 8  # choices that are tried, the merchant's own among them
DOUBT = 0.02  # of a game: what every difference may be off by, however often it was seen
HOPELESS = 2.0  # standard errors by which one must be worse to be given up at once
FEWEST: Final = 10  # worlds before a choice is given up or preferred
ALIKE: Final = 3  # worlds in which nothing differed: then nothing will


class Trials:
    """One decision thought over; it can be asked for its best at any moment."""

    def __init__(
        self,
        game: Game,
        thoughts: Thoughts,
        seat: Seat,
        generator: Random,
        minds: list[Mind],
        luck: Random,
    ) -> None:
        """`minds`: how each seat is thought to decide; all their luck is `luck`'s."""
        self.game = game
        self.thoughts = thoughts
        self.seat = seat
        self.generator = generator
        self.root = Node(seat)
        self.sealed = False
        self._minds = minds
        self._luck = luck
        self._tried: list[Edge] = []
        """Those that are still tried, the merchant's own first."""
        self._stages = 1
        self._stage = 0
        self._until = 0
        self._seats = len(minds)

    def plant(self, worlds: list[State], codes: list[int], action: Action | None) -> None:
        """Begin with the merchant's own choice and those that look best beside it."""
        state, seat, thoughts = worlds[0], self.seat, self.thoughts
        self.sealed = len(state.actors()) > 1
        self._until = thoughts.until(state, self._seats)
        own = FORM
        if action is not None:
            for code in codes:
                if state.decode(seat, code) == action:
                    own = code
                    break
            if own == FORM:
                self.root.edges[FORM] = Edge(FORM, action, 1.0)
        ordered = codes
        if len(codes) > MOST or action is None:
            totals = [0.0] * len(codes)
            for world in worlds:
                luck = self.generator.getrandbits(64)
                for number, worth in enumerate(thoughts.worths(world, seat, codes, luck)):
                    totals[number] += worth
            order = sorted(range(len(codes)), key=lambda number: -totals[number])
            ordered = [codes[number] for number in order]
        if own != FORM:
            self.root.edges[own] = Edge(own, None, 1.0)
        for code in ordered:
            if len(self.root.edges) < MOST and code not in self.root.edges:
                self.root.edges[code] = Edge(code, None, 0.0)
        self._tried = list(self.root.edges.values())
        while 1 << self._stages < len(self._tried):
            self._stages += 1

    def goes_on(self) -> bool:
        """Whether there is anything left to compare."""
        return len(self._tried) > 1

    def think(self, world: State, spent: float, budget: Budget) -> int:
        """Try what is left in one world; how many choices that were.

        `spent`: how much of the time there is has gone by, of 1. When it is over the others are
        left untried in this world: each is compared with the merchant's own where both were.
        """
        self._halve(spent)
        luck = self.generator.getrandbits(48)
        tried = self._tried
        base = 0.0
        done = 0
        for number, edge in enumerate(tried):
            if number and budget.is_over():
                break
            value = self._value(world.copy(), edge, luck)
            if not number:
                base = value
            gap = value - base
            edge.visits += 1
            edge.total += value
            edge.gain += gap
            edge.spread += gap * gap
            done += 1
        self._tried = [edge for edge in tried if edge is tried[0] or self._hopeful(edge)]
        return done

    def _halve(self, spent: float) -> None:
        """Give up the worse half, as often as the time is shared by."""
        while self._stage + 1 < self._stages and spent * self._stages >= self._stage + 1:
            self._stage += 1
            others = sorted(self._tried[1:], key=lambda edge: -_lead(edge))
            self._tried = [self._tried[0], *others[: (len(others) + 1) // 2]]

    def _hopeful(self, edge: Edge) -> bool:
        if edge.visits == ALIKE and not edge.spread:
            return False
        return edge.visits < FEWEST or _lead(edge) + HOPELESS * _error(edge) > 0

    def _value(self, state: State, edge: Edge, luck: int) -> float:
        """The chance to win that is left when everybody goes on like a merchant."""
        self.follow(state, edge, luck)
        return self.thoughts.forecast(state, self._seats)[self.seat]

    def follow(self, state: State, edge: Edge, luck: int) -> None:
        """Make a choice of the root, and go on to the pause as everybody is thought to decide."""
        thoughts, chance = self.thoughts, RandomChance(Random(luck))
        self._luck.seed(luck)
        if edge.action is None:
            state.choose(self.seat, edge.code, chance)
        else:
            state.apply(self.seat, edge.action, chance)
        minds: list[Mind | None] = [None] * self._seats
        while (actors := state.actors()) and thoughts.paused(state) < self._until:
            seat = actors[0]
            mind = minds[seat]
            if mind is None:
                mind = minds[seat] = self._minds[seat].anew()
            action = mind.decide(state)
            if action is not None:
                state.apply(seat, action, chance)
                continue
            codes = state.choices(seat)
            best = 0
            if len(codes) > 1:
                worths = thoughts.worths(state, seat, codes, luck)
                best = worths.index(max(worths))
            state.choose(seat, codes[best], chance)

    def chance_of(self, edge: Edge) -> float:
        """The chance to win a choice leaves, as if all had been tried in the same worlds."""
        own = next(iter(self.root.edges.values()))
        return max(0.0, min(1.0, own.mean() + _lead(edge)))

    def ranking(self) -> list[Edge]:
        """The choices, the best first."""
        best = self._best()
        return sorted(
            self.root.edges.values(),
            key=lambda edge: (edge is not best, -edge.visits, -_lead(edge)),
        )

    def _best(self) -> Edge:
        # The first of equals is the merchant's own.
        return max(self.root.edges.values(), key=self._merit)

    def _merit(self, edge: Edge) -> float:
        """By how much a choice is surely better than the merchant's own."""
        if not edge.spread or edge.visits < FEWEST:
            return 0.0 if not edge.spread and edge.prior else -1.0
        return _lead(edge) - self.thoughts.sure * _error(edge) - DOUBT

    def best(self) -> Edge:
        """The best choice; a sealed one is mixed of those that are better than the merchant's."""
        better = [edge for edge in self.root.edges.values() if self._merit(edge) > 0]
        if self.sealed and better:
            return self.generator.choices(better, [self._merit(edge) for edge in better])[0]
        return self._best()


def _lead(edge: Edge) -> float:
    """By how much a choice was better than the merchant's own in the same worlds."""
    return edge.gain / edge.visits if edge.visits else 0.0


def _error(edge: Edge) -> float:
    """Its standard error."""
    lead = _lead(edge)
    return sqrt(max(0.0, edge.spread / edge.visits - lead * lead) / max(1, edge.visits - 1))
