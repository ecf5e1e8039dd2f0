"""The tree of a search: what was tried at a decision, how often, and what came of it."""

from math import sqrt
from typing import Final

from fondaco.table.words import Action, Seat

CURIOSITY = 1.2  # how much a choice that the valuation likes is tried before it has proven itself
UNTRIED = 0.08  # a choice never tried is thought to be worth so much less than its decision
FORM: Final = -2  # stands for an action that fills in a form


class Edge:
    """One choice of a decision: a code, or an action that fills in a form."""

    __slots__ = ("action", "code", "gain", "prior", "spread", "total", "visits")

    def __init__(self, code: int, action: Action | None, prior: float) -> None:
        self.code = code
        self.action = action
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.gain = 0.0
        """Beside another choice in the same worlds: the sum of the differences."""
        self.spread = 0.0
        """And that of their squares."""

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A decision of one seat, whatever world it is met in."""

    __slots__ = ("children", "edges", "seat", "total", "visits")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.edges: dict[int, Edge] = {}
        self.children: dict[int, Node] = {}
        self.visits = 0
        self.total = 0.0

    def pick(self, codes: list[int]) -> Edge:
        """The choice to try next among those there are in this world."""
        mean = self.total / self.visits if self.visits else 0.5
        tried = 1
        for code in codes:
            tried += self.edges[code].visits
        urge = CURIOSITY * sqrt(tried)
        best = -1.0
        picked = self.edges[codes[0]]
        for code in codes:
            edge = self.edges[code]
            worth = edge.total / edge.visits if edge.visits else mean - UNTRIED
            worth += urge * edge.prior / (1 + edge.visits)
            if worth > best:
                best, picked = worth, edge
        return picked

    def next(self, code: int, seat: Seat) -> "Node | None":
        """What follows a choice when a seat decides then; luck may make it another seat."""
        return self.children.get(code << 4 | seat)

    def add(self, code: int, seat: Seat) -> "Node":
        child = self.children[code << 4 | seat] = Node(seat)
        return child
