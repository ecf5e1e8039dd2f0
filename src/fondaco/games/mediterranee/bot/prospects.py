"""What ports and goods may still bring a seat, in points."""

from functools import cache
from typing import Final

from fondaco.games.mediterranee.chart import Chart
from fondaco.games.mediterranee.state import OVER, SALES, Sea
from fondaco.table.words import Seat

RIVALS = {2: 1.0, 3: 0.4, 4: 0.27}  # how much a rival's gain is one's own loss, by seats
LIKELY = 0.9  # a warehouse for which there is time enough will be filled
ROOM = 0.2  # what a warehouse yet to be filled promises its owner, of its points
SAILOR = 0.25  # a sailor with rounds to go
GALLEY = 5.0  # a galley with all rounds to go
SCARCE = (1.0, 2.2, 1.6, 1.2)  # so many times dearer are the galleys of a fleet so small
LEVY = 0.6  # a good stored with all rounds to go: a sailor more may be enrolled each round (ME-336)
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
    worth += ROOM * more * (1 - stored / slots) * left / sea.chart.rounds
    return worth + stored * levy(sea, left)


def levy(sea: Sea, left: int) -> float:
    """What a stored good promises by the sailors that may be enrolled for it (ME-336)."""
    return LEVY * left / sea.chart.rounds


def loss_worth(sea: Sea, seat: Seat, port: int, left: int) -> float:
    """What a seat loses with a port, its capital's points and income included."""
    worth = port_worth(sea, port, left)
    if port == sea.capital[seat]:
        worth += sea.parts.own_capital + left * sea.parts.income / sea.parts.ducats_per_point
    return worth


def stake(sea: Sea, seat: Seat, port: int, left: int) -> float:
    """What is at stake where a port may change hands: a seat's loss, and what its taker gains.

    Nobody gains more by a capital than the power whose own it is.
    """
    gains = [loss_worth(sea, other, port, left) for other in range(sea.seats) if other != seat]
    return loss_worth(sea, seat, port, left) + RIVALS[sea.seats] * max(gains)


def hull(sea: Sea, seat: Seat) -> float:
    """What a galley of a seat is worth without crew and cargo; who has few can do little."""
    size = len(sea.fleet[seat])
    dear = SCARCE[size] if size < len(SCARCE) else 1.0
    return GALLEY * dear * rounds_after(sea) / sea.chart.rounds


def galley_worth(sea: Sea, seat: Seat, galley: int, left: int) -> float:
    """A galley of a seat with its crew and cargo."""
    goods = 0.6 if left or sea.phase <= SALES else 0.0
    return hull(sea, seat) + SAILOR * min(1, left) * sea.crew[galley] + goods * sea.hold[galley]


def standing_of(sea: Sea, seat: Seat) -> float:
    """A seat's ports and galleys at a glance; its money is another matter."""
    left = rounds_after(sea)
    worth = 0.0
    for port, holder in enumerate(sea.holder):
        if holder == seat:
            worth += loss_worth(sea, seat, port, left)
    return worth + sum((galley_worth(sea, seat, galley, left) for galley in sea.fleet[seat]), 0.0)


def hopes(sea: Sea, seat: Seat) -> dict[str, float]:
    """What a seat may hope for, in points, by what it comes from."""
    parts, left = sea.parts, rounds_after(sea)
    found = dict.fromkeys(("capital", "ports", "warehouses", "galleys", "treasury"), 0.0)
    for port, holder in enumerate(sea.holder):
        if holder != seat:
            continue
        worth = port_worth(sea, port, left)
        found["ports"] += parts.port_not_full
        found["warehouses"] += worth - parts.port_not_full
        found["capital"] += loss_worth(sea, seat, port, left) - worth
    for galley in sea.fleet[seat]:
        found["galleys"] += galley_worth(sea, seat, galley, left)
    found["treasury"] = sea.money[seat] / parts.ducats_per_point
    return found
