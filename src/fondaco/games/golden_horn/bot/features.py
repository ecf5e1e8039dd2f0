"""What a merchant of Golden Horn looks at: numbers about every seat, which learnt values weigh.

`FEATURES` names them in their order. Those of a seat tell of its warehouse, its boats by the turns
they need (a turn moves one boat, so they come home one after the other), its cards and what may be
taken from it; the last ones compare it with the others.
"""

from typing import Final

from fondaco.games.golden_horn.bot.appraisal import exposure, last_haul, rounds_left, turns_left
from fondaco.games.golden_horn.bot.prospects import (
    Plan,
    final_steps,
    gain_of,
    layers_of,
    points_of,
    prospects,
)
from fondaco.games.golden_horn.component_file import (
    BOATS,
    BOATS_PER_FLEET,
    COLOURS,
    KINDS,
)
from fondaco.games.golden_horn.state import FLEETS_PHASE, PLACE, PRE, Sea
from fondaco.table.contract import State
from fondaco.table.words import Seat

SOON, LATER = 0.6, 0.85  # what a turn of waiting leaves of something, looked at in two ways
NEVER: Final = 12.0  # turns to something that is not on its way

FEATURES = (
    "points",
    "colours",
    "second row",
    "third row",
    "all six colours",
    "cargo soon",
    "cargo later",
    "new colours soon",
    "new colours later",
    "all six soon",
    "all six later",
    "first home",
    "second home",
    "third home",
    "colours nowhere",
    "loads waiting",
    "new colours waiting",
    "boats in port",
    "boats loaded",
    "goods in danger",
    "hand",
    "cards to spare",
    "raid at hand",
    "to move",
    "turns to wait",
    "bag",
    "rounds left",
    "lead",
    "lead in prospect",
    "rival's colours",
    "rival's six soon",
    "rival leads",
    "six and ahead",
    "last turns",
    "last lead",
    "moves when it is last",
)


def features(state: State) -> list[list[float]] | None:
    """By seat: its features; none before the boats are placed, and none in Dominio da Mar.

    Values were learnt without the expansion; there the merchant thinks as it was set by hand.
    """
    assert isinstance(state, Sea)
    if state.house.expansion or state.phase in (FLEETS_PHASE, PLACE):
        return None
    seats = state.seats
    points = [points_of(state, seat) for seat in range(seats)]
    plans = [Plan(state, seat) for seat in range(seats)]
    found = [_own(state, plans[seat], points[seat]) for seat in range(seats)]
    hopes: list[float] = []
    rounds: list[float] = []
    for seat in range(seats):
        left = rounds_left(state, seat, points, plans)
        rounds.append(left)
        hopes.append(prospects(state, plans[seat], points[seat], 1.0 - 1.0 / (2.0 + left)))
    last = state.set_off_by >= 0
    finals = points[:]
    to_move = [0] * seats
    if last:
        to_move = [turns_left(state, seat) for seat in range(seats)]
        for seat in range(seats):
            finals[seat] += last_haul(state, seat, to_move[seat] > 0)
    bag = sum(state.bag) / 72.0
    for seat in range(seats):
        own = found[seat]
        others = [other for other in range(seats) if other != seat]
        best = max([points[other] for other in others])
        lead = points[seat] - best
        final = finals[seat] - max([finals[other] for other in others])
        own += (
            bag,
            rounds[seat] / 10.0,
            lead / 8.0,
            (hopes[seat] - max([hopes[other] for other in others])) / 8.0,
            max([found[other][1] for other in others]),
            max([found[other][9] for other in others]),
            max([found[other][1] for other in others if points[other] == best]),
            own[4] * (1.0 if lead > 0 else -0.5),
            1.0 if last else 0.0,
            max(-2.0, min(2.0, final / 3.0)) if last else 0.0,
            float(to_move[seat]),
        )
    return found


class Voyages:
    """What a seat's boats bring home, one after the other because a turn moves one boat."""

    def __init__(self, sea: Sea, plan: Plan, goods: list[int], sizes: list[int]) -> None:
        """`goods`: in the warehouse, by colour; `sizes`: how many colours each row has there."""
        self.time = 0.0
        self.six = 0.0 if sizes[0] == COLOURS else NEVER
        """Turns until the first row is complete."""
        self.coming = goods[:]
        """By colour, what will be in the warehouse then."""
        self.soon = self.later = self.new_soon = self.new_later = 0.0
        self.home = [NEVER, NEVER, NEVER]
        self.loaded = 0
        self.in_port = 0
        self.waiting = self.new_waiting = 0.0
        self._unload(sea, plan, sizes[:])
        self._load(sea, plan)

    def _unload(self, sea: Sea, plan: Plan, sizes: list[int]) -> None:
        """Boats with goods, and what they add to the rows."""
        parts = sea.parts
        steps = final_steps(tuple(parts.row_bonus))
        for turns, boat in plan.voyages:
            count, kind = sea.goods[boat], sea.kind[boat]
            if not count:
                continue
            self.time += turns
            self.home[self.loaded] = self.time
            self.loaded += 1
            there = self.coming[kind]
            gain = gain_of(sizes, there, count, steps, parts.per_good)
            for layer in range(there, min(there + count, len(sizes))):
                sizes[layer] += 1
            self.coming[kind] += count
            self.soon += gain * SOON**self.time
            self.later += gain * LATER**self.time
            if there == 0:
                self.new_soon += SOON**self.time
                self.new_later += LATER**self.time
                if self.six == NEVER and sizes[0] == COLOURS:
                    self.six = self.time

    def _load(self, sea: Sea, plan: Plan) -> None:
        """Empty boats in a home port, each with the best load that no other of them takes."""
        parts = sea.parts
        reserved: list[int] = []
        for turns, boat in plan.voyages:
            at = sea.at[boat]
            if sea.goods[boat]:
                continue
            self.time += turns
            if at not in (0, sea.track.last):
                continue
            self.in_port += 1
            stock = 0 if at == 0 else KINDS
            best, pick = 0.0, -1
            for colour in parts.foreign[boat]:
                lying = sea.stock[stock + colour]
                if lying and stock + colour not in reserved:
                    there = self.coming[colour]
                    worth = lying + (2.0 if there == 0 else 0.5 if there == 1 else 0)
                    if worth > best:
                        best, pick = worth, colour
            if pick >= 0:
                reserved.append(stock + pick)
                self.waiting += best * LATER**self.time
                if self.coming[pick] == 0:
                    self.new_waiting += LATER**self.time
                self.coming[pick] += sea.stock[stock + pick]


def _own(sea: Sea, plan: Plan, points: float) -> list[float]:
    """The features of one seat, those that compare it with the others aside."""
    seat = plan.seat
    base = seat * KINDS
    goods = sea.warehouse[base : base + COLOURS]
    sizes = layers_of(goods)
    brings = Voyages(sea, plan, goods, sizes)
    hand = sea.hand(seat)
    away = (seat - sea.active) % sea.seats
    return [
        points / 20.0,
        sizes[0] / 6.0,
        _second(goods) / 6.0,
        _third(goods) / 6.0,
        1.0 if sizes[0] == COLOURS else 0.0,
        brings.soon / 4.0,
        brings.later / 8.0,
        brings.new_soon,
        brings.new_later,
        SOON**brings.six,
        LATER**brings.six,
        brings.home[0] / 6.0,
        brings.home[1] / 8.0,
        brings.home[2] / 12.0,
        brings.coming.count(0) / 6.0,
        brings.waiting / 6.0,
        brings.new_waiting,
        brings.in_port / 3.0,
        brings.loaded / 3.0,
        exposure(sea, seat) / 2.0,
        min(sum(hand), 12) / 10.0,
        min(sum(plan.hand), 10) / 10.0,
        _raid(sea, seat, goods, hand),
        1.0 if away == 0 and sea.phase == PRE else 0.0,
        away / sea.seats,
    ]


def _second(goods: list[int]) -> int:
    return sum([count > 1 for count in goods])


def _third(goods: list[int]) -> int:
    return sum([count > 2 for count in goods])


def _raid(sea: Sea, seat: Seat, goods: list[int], hand: list[int]) -> float:
    """The best that two cards in hand could take now."""
    best = 0.0
    at, colour = sea.at, sea.colour
    for boat in range(BOATS):
        if at[boat] <= 0 or colour[at[boat]] < 0 or not sea.goods[boat]:
            continue
        if sea.owner[boat // BOATS_PER_FLEET] == seat:
            continue
        cards = 0
        for sail in sea.parts.sails[boat]:
            cards += hand[sail]
        if cards >= 2:
            worth = 1.0 if goods[sea.kind[boat]] == 0 else 0.5
            if sea.goods[boat] == 1:
                worth += 0.3
            best = max(best, worth)
    return best
