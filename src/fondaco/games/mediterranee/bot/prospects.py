"""Distances, time left, and what a warehouse promises."""

from functools import cache
from typing import Final

from fondaco.games.mediterranee.chart import Chart
from fondaco.games.mediterranee.state import OVER, Sea
from fondaco.table.words import Seat

LIKELY = 0.9  # a warehouse for which there is time enough will be filled
ROOM = 0.2  # what a warehouse yet to be filled promises its owner, of its points
SAILOR = 0.25  # a sailor with rounds to go
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
