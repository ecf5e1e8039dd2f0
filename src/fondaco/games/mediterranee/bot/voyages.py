"""Voyages: where a galley goes in the next rounds, what it buys, lands and sells on the way.

Every sale is planned backwards: a good produced at an earlier stop is bought there if there is room
for it all the way. So only the stops are tried, and what to load follows from them.
"""

from typing import Final

from fondaco.games.mediterranee.bot.outlook import Outlook
from fondaco.games.mediterranee.bot.prospects import SAILOR, distances, promise, rounds_after
from fondaco.games.mediterranee.market import most_price
from fondaco.games.mediterranee.pieces import BITS, GOODS, MASK
from fondaco.games.mediterranee.state import Sea
from fondaco.table.words import Seat

LATER = 0.82  # what waiting a round leaves of a gain
CLAIMED = 0.75  # how often a port is still free a round later
HORIZON: Final = 4  # rounds a voyage is planned for
_ALL = range(GOODS)

Sales = list[tuple[float, int, int]]
"""What is sold at a stop: gain, good, and the stop where it is bought (-1: it lies aboard)."""
Leg = tuple[int, int, float]
"""The area a galley goes to, the rounds it takes, what it costs in points."""


class Stop:
    """Where a galley ends a round, and what it does there."""

    __slots__ = ("area", "landed", "rounds", "sold")

    def __init__(self, area: int, rounds: int, landed: bool, sold: tuple[tuple[int, int], ...]):
        self.area = area
        self.rounds = rounds
        self.landed = landed
        self.sold = sold
        """Goods, each with the stop where it is bought, or -1 when it lies aboard."""


class Voyage:
    """A galley's plan and what it is worth."""

    __slots__ = ("stops", "worth")

    def __init__(self, worth: float, stops: list[Stop]) -> None:
        self.worth = worth
        self.stops = stops

    def purchases(self) -> int:
        """How many tokens it wants from the port where it starts."""
        return sum(source == 0 for stop in self.stops for _, source in stop.sold)


class Waters:
    """The markets as one seat sees them, with what its galleys have planned so far."""

    def __init__(self, sea: Sea, seat: Seat, outlook: Outlook) -> None:
        parts, chart = sea.parts, sea.chart
        self.sea = sea
        self.seat = seat
        self.outlook = outlook
        self.left = rounds_after(sea)
        self.holder = sea.holder[:]
        self.count = [len(shelf) for shelf in sea.shelves]
        self.there = [
            stored | 1 << good for stored, good in zip(sea.stored, parts.good_of, strict=True)
        ]
        self.present = [0] * sea.seats
        for port, holder in enumerate(sea.holder):
            if holder >= 0:
                self.present[holder] |= self.there[port]
        self.barred = -1
        """A port where no landing is planned."""
        self.box = sea.box[:]
        point = parts.ducats_per_point
        self.bonus = [
            (parts.capital_bonus if capital else parts.bonus) / point
            for capital in parts.is_capital
        ]
        self.price = [self._price(port) / point for port in range(len(parts.ports))]
        self.steps = distances(chart)
        self._gains: dict[tuple[int, int, int, int], float] = {}
        self._legs: dict[tuple[int, int], list[Leg]] = {}

    def _price(self, port: int) -> int:
        sea = self.sea
        if sea.holder[port] in (-1, self.seat):
            return sea.parts.price
        if sea.named[port] and sea.active == self.seat:
            return sea.named[port]
        return sea.parts.most_price if most_price(sea, port) <= sea.parts.most_price else 600

    def gain(self, port: int, stored: int, holder: Seat, left: int) -> float:
        """What the next sale in a port brings a seat, a new market apart."""
        key = port, stored, holder, left
        known = self._gains.get(key)
        if known is not None:
            return known
        sea, parts = self.sea, self.sea.parts
        slots = sea.chart.slots[port]
        paid = slots[stored] * parts.sale_multiplier / parts.ducats_per_point
        if holder >= 0:
            more = parts.full_points[port] - parts.port_not_full
            size = len(slots)
            step = promise(more, size, stored + 1, left) - promise(more, size, stored, left)
            step += self.outlook.levy(sea, left)
            if holder != self.seat:
                paid -= self.outlook.rivals[sea.seats] * step
            elif sea.house.own_sales_pay:
                paid += step
            else:
                paid = step
        self._gains[key] = paid
        return paid

    def legs(self, area: int, crew: int) -> list[Leg]:
        """Ports in one or two rounds' reach."""
        key = area, crew
        known = self._legs.get(key)
        if known is None:
            known = self._legs[key] = self.legs_over(self.steps[area], crew)
        return known

    def legs_over(self, steps: list[int], crew: int) -> list[Leg]:
        found: list[Leg] = []
        for port, area in enumerate(self.sea.parts.area_of):
            if self.sea.chart.closed[port] or steps[area] > 2 * crew:
                continue
            found.append((area, 1 if steps[area] <= crew else 2, 0.01 * steps[area]))
        return found

    def commit(self, voyage: Voyage) -> None:
        """Note what a galley will buy and sell, so that the next one plans with what is left."""
        market_at, good_of = self.sea.chart.market_at, self.sea.parts.good_of
        for stop in voyage.stops:
            port = market_at[stop.area]
            if port < 0:
                continue
            if stop.landed:
                self.holder[port] = self.seat
                self.present[self.seat] |= 1 << good_of[port]
            for good, source in stop.sold:
                self.there[port] |= 1 << good
                self.count[port] += 1
                if self.holder[port] >= 0:
                    self.present[self.holder[port]] |= 1 << good
                if source >= 0:
                    self.box[good] -= 1


class Pilot:
    """Finds the best voyage of one galley."""

    def __init__(self, waters: Waters, tries: tuple[int, ...]) -> None:
        """`tries`: how many next stops are followed up, by stop."""
        self.waters = waters
        self.tries = tries
        self.held = [0] * GOODS
        self.spare: list[int] = []
        """By leg: room not taken."""
        self.source = [-1] * GOODS
        self.cost = [0.0] * GOODS
        self.budget = 0
        self.first: list[Leg] | None = None
        self.path: list[Stop] = []
        self.best = 0.0
        self.found: list[Stop] = []
        self.horizon = 0
        self.buys = False

    def plan(
        self,
        area: int,
        crew: int,
        cargo: int,
        buys: bool,
        budget: int,
        first: list[Leg] | None = None,
    ) -> Voyage:
        """The best voyage from an area; `first` are the legs of the round that runs."""
        waters = self.waters
        self.held = [cargo >> BITS * good & MASK for good in _ALL]
        self.spare = []
        self.source = [-1] * GOODS
        self.budget = budget
        self.buys = buys
        self.first = first
        self.path = []
        self.best = -1e9
        self.found = []
        self.horizon = min(HORIZON, waters.left + 1)
        self._explore(0, 0, area, crew, 0.0)
        return Voyage(self.best, self.found)

    def _explore(self, stop: int, time: int, area: int, crew: int, worth: float) -> None:
        if worth > self.best:
            self.best = worth
            self.found = self.path[:]
        if time >= self.horizon or stop > len(self.tries):
            return
        waters = self.waters
        sea = waters.sea
        port = sea.chart.market_at[area]
        good, before = -1, (-1, 0.0)
        if port >= 0 and (stop or self.buys):
            good = sea.parts.good_of[port]
            before = self.source[good], self.cost[good]
            if waters.box[good] > 0:
                self.source[good], self.cost[good] = stop, waters.price[port]
        self.spare.append(sea.parts.capacity - crew - sum(self.held))
        if stop == 0 and self.first is not None:
            legs = self.first
        else:
            legs = waters.legs(area, crew)
        tried: list[tuple[float, int, bool, Sales]] = []
        for number, leg in enumerate(legs):
            if time + leg[1] <= self.horizon and (stop == 0 or leg[1] == 1 or crew == 1):
                self._look(stop, time, crew, leg, number, tried)
        tried.sort(reverse=True)
        width = self.tries[stop] if stop < len(self.tries) else 1
        for _, number, landed, sold in tried[:width]:
            self._follow(stop, time, crew, legs[number], landed, sold, worth)
        self.spare.pop()
        if good >= 0:
            self.source[good], self.cost[good] = before

    def _look(
        self,
        stop: int,
        time: int,
        crew: int,
        leg: Leg,
        number: int,
        tried: list[tuple[float, int, bool, Sales]],
    ) -> None:
        """A leg at a glance: what it brings at once, and what could be fetched there."""
        waters = self.waters
        area, rounds, cost = leg
        port = waters.sea.chart.market_at[area]
        if port < 0:
            tried.append((-cost, number, False, []))
            return
        later = time + rounds
        fetch = 0.0
        if later < self.horizon:
            good = waters.sea.parts.good_of[port]
            if waters.box[good] > 0 and self.source[good] < 0:
                fetch = 0.5
        for landed in (True, False) if self._may_land(port, crew, later) else (False,):
            # The last sailor ashore sinks the galley with what it carries (ME-606).
            sold = [] if landed and crew == 1 else self._sales(port, stop + 1, later, landed)
            gained = sum(one[0] for one in sold)
            if landed:
                gained += self._landing(port, later)
            fade = LATER ** (later - 1)
            tried.append(((gained * fade + fetch - cost) / rounds, number, landed, sold))

    def _may_land(self, port: int, crew: int, later: int) -> bool:
        waters = self.waters
        return (
            (crew > 1 or (waters.outlook.lands_last and later > waters.left))
            and port != waters.barred
            and waters.holder[port] != waters.seat
            and not waters.sea.garrison[port]
            and not waters.sea.chart.closed[port]
        )

    def _landing(self, port: int, later: int) -> float:
        waters = self.waters
        left = max(0, waters.left - later + 1)
        holder = waters.holder[port]
        worth = waters.outlook.landing_worth(waters.sea, waters.seat, holder, port, left)
        return 0.85 * CLAIMED ** (later - 1) * worth - SAILOR

    def _sales(self, port: int, stop: int, later: int, landed: bool) -> Sales:
        """What can be sold at a stop: gain, good and source, the best first."""
        waters = self.waters
        slots = waters.sea.chart.capacity[port]
        stored = waters.count[port]
        if stored >= slots:
            return []
        holder = waters.seat if landed else waters.holder[port]
        foreign = holder >= 0 and holder != waters.seat
        known = waters.present[holder] if foreign else -1
        bonus = waters.bonus[port]
        there = waters.there[port]
        held, source, spare = self.held, self.source, self.spare
        found: Sales = []
        for good in _ALL:
            if there >> good & 1:
                continue
            if held[good]:
                extra, at = -0.05, -1
            else:
                at = source[good]
                if at < 0 or (at == 0 and self.budget < 1) or waters.box[good] < 1:
                    continue
                if min(spare[at:stop]) < 1:
                    continue
                extra = -self.cost[good]
            if not known >> good & 1:
                extra += bonus
            found.append((extra, good, at))
        if not found:
            return found
        found.sort(reverse=True)
        left = max(0, waters.left - later + 1)
        chosen: Sales = []
        room = spare[:] if len(found) > 1 else spare
        budget = self.budget
        pending = 0.0
        for extra, good, at in found:
            if stored >= slots:
                break
            if at >= 0 and ((at == 0 and budget < 1) or min(room[at:stop]) < 1):
                continue
            gain = waters.gain(port, stored, holder, left) + extra
            chosen.append((gain, good, at))
            pending += gain
            stored += 1
            if at >= 0 and len(found) > 1:
                budget -= at == 0
                for leg in range(at, stop):
                    room[leg] -= 1
        # Filling rises in worth with every slot: drop what does not pay at the end.
        while chosen and chosen[-1][0] <= 0:
            chosen.pop()
        if chosen and sum(one[0] for one in chosen) <= 0:
            return []
        return chosen

    def _follow(
        self,
        stop: int,
        time: int,
        crew: int,
        leg: Leg,
        landed: bool,
        sold: Sales,
        worth: float,
    ) -> None:
        """Make a leg, go on from there, and take everything back."""
        waters = self.waters
        area, rounds, cost = leg
        later = time + rounds
        port = waters.sea.chart.market_at[area]
        if port < 0:
            self.path.append(Stop(area, rounds, False, ()))
            self._explore(stop + 1, later, area, crew, worth - cost)
            self.path.pop()
            return
        gained = sum(one[0] for one in sold)
        holder, present = waters.holder[port], waters.present[:]
        there, count = waters.there[port], waters.count[port]
        spare, budget = self.spare, self.budget
        self.spare = spare[:]
        if landed:
            gained += self._landing(port, later)
            waters.holder[port] = waters.seat
        for _, good, at in sold:
            waters.there[port] |= 1 << good
            waters.count[port] += 1
            if waters.holder[port] >= 0:
                waters.present[waters.holder[port]] |= 1 << good
            if at < 0:
                self.held[good] -= 1
            else:
                waters.box[good] -= 1
                self.budget -= at == 0
                for number in range(at, stop + 1):
                    self.spare[number] -= 1
        fade = LATER ** (later - 1)
        self.path.append(Stop(area, rounds, landed, tuple((good, at) for _, good, at in sold)))
        self._explore(stop + 1, later, area, crew - landed, worth + gained * fade - cost)
        self.path.pop()
        for _, good, at in sold:
            if at < 0:
                self.held[good] += 1
            else:
                waters.box[good] += 1
        waters.holder[port], waters.present = holder, present
        waters.there[port], waters.count[port] = there, count
        self.spare, self.budget = spare, budget
