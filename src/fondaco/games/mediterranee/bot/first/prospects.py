"""What ports and goods may still bring a seat, in points."""

from functools import cache
from typing import Final

from fondaco.games.mediterranee.chart import Chart
from fondaco.games.mediterranee.state import OVER, SALES, Sea
from fondaco.table.words import Seat

RIVALS = {2: 0.8, 3: 0.4, 4: 0.27}  # how much a rival's gain is one's own loss, by seats
LIKELY = 0.9  # a warehouse for which there is time enough will be filled
ROOM = 0.2  # what a warehouse yet to be filled promises its owner, of its points
SAILOR = 0.25  # a sailor with rounds to go
GALLEY = 2.4  # a galley with all rounds to go
FAR: Final = 99


@cache
def distances(chart: Chart) -> list[list[int]]:
    """Steps between any two areas."""
    return [steps_from(chart, start, 0) for start in range(len(chart.neighbours))]


def steps_from(chart: Chart, start: int, held: int) -> list[int]:
    """Steps to every area; areas (bits) that others hold may be entered, not crossed (ME-405)."""
    steps = [FAR] * len(chart.neighbours)
    steps[start] = 0
    edge = [start]
    while edge:
        reached: list[int] = []
        for area in edge:
            if held >> area & 1 and area != start:
                continue
            for near in chart.neighbours[area]:
                if steps[near] == FAR:
                    steps[near] = steps[area] + 1
                    reached.append(near)
        edge = reached
    return steps


def rounds_after(sea: Sea) -> int:
    """Whole rounds still to come."""
    return 0 if sea.phase == OVER else sea.chart.rounds - sea.round


def to_come(sea: Sea, seat: Seat, phase: int) -> bool:
    """Whether a seat's turn in a phase of this round is still to come, or running."""
    if sea.phase != phase:
        return sea.phase < phase
    return sea.order.index(seat) >= sea.turn


def promise(more: int, slots: int, stored: int, left: int) -> float:
    """What a warehouse promises beyond the point of a port not full, so many rounds before the end.

    Goods in it count as far as there is time to bring the others.
    """
    missing = slots - stored
    if missing <= 0:
        return float(more)
    return LIKELY * more * stored / slots * min(1.0, left / missing)


def port_worth(sea: Sea, port: int, left: int) -> float:
    """What holding a port means until the end."""
    parts = sea.parts
    more = parts.full_points[port] - parts.port_not_full
    slots, stored = sea.chart.capacity[port], len(sea.shelves[port])
    worth = parts.port_not_full + promise(more, slots, stored, left)
    return worth + ROOM * more * (1 - stored / slots) * left / sea.chart.rounds


def loss_worth(sea: Sea, seat: Seat, port: int, left: int) -> float:
    """What a seat loses with a port, its capital's points and income included."""
    worth = port_worth(sea, port, left)
    if port == sea.capital[seat]:
        worth += sea.parts.own_capital + left * sea.parts.income / sea.parts.ducats_per_point
    return worth


def galley_worth(sea: Sea, galley: int, left: int) -> float:
    """A galley with its crew and cargo."""
    share = left / sea.chart.rounds
    goods = 0.6 if left or sea.phase <= SALES else 0.0
    return GALLEY * share + SAILOR * min(1, left) * sea.crew[galley] + goods * sea.hold[galley]


def standing_of(sea: Sea, seat: Seat) -> float:
    """A seat's ports and galleys at a glance; its money is another matter."""
    left = rounds_after(sea)
    worth = 0.0
    for port, holder in enumerate(sea.holder):
        if holder == seat:
            worth += loss_worth(sea, seat, port, left)
    return worth + sum((galley_worth(sea, galley, left) for galley in sea.fleet[seat]), 0.0)
