"""Chapters 7 and 9: placing markers, showing cards."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.games.genoa.lawyer.table import (
    COLOURS,
    Table,
)


class Markers(Table):
    """What is done when the movement has ended, and at any time."""

    def place_markers(self, said: dict[str, Any]) -> Iterator[str]:
        p, cell, does = self.p, said["cell"], said["does"]
        gives = said.get("gives", {})
        if self.phase != "markers":
            yield "GN-202"
            return
        if self.seat != p["placing"]:
            yield "GN-704"
            return
        if cell not in self.way or not cell[1:].isdigit() or cell in p["lifted"]:
            yield "GN-705"
            return
        near = [building for building in self.beside(cell) if self.is_building(building)]
        if any(
            b not in near or how not in ("place", "replace", "remove") for b, how in does.items()
        ):
            yield "GN-705"
            return
        own, reserve = COLOURS[self.seat], Counter(self.mine("markers"))
        total = sum(reserve.values())
        for building, how in does.items():
            owner = p["owners"].get(building)
            if owner == self.seat:
                yield "GN-709"
            elif how == "place":
                if owner is not None:
                    yield "GN-701"
                if not reserve[own]:
                    yield "GN-706"
            elif how == "replace" and (owner is None or total < 2 or not reserve[own]):
                yield "GN-707"
            elif how == "remove" and (owner is None or total < 1):
                yield "GN-708"
        cost = {"place": 1, "replace": 2, "remove": 1}
        if sum(cost[how] for how in does.values()) > total:
            yield "GN-709"
        if not does:
            yield "GN-711"
        if self.options["marker_payment"] == "convert":
            if gives or sum(how != "remove" for how in does.values()) > reserve[own]:
                yield "GN-R27"
            return
        sacrificed = {building for building, how in does.items() if how != "place"}
        spent = Counter(gives.values())
        spent[own] += sum(how != "remove" for how in does.values())
        if set(gives) != sacrificed or any(n > reserve[colour] for colour, n in spent.items()):
            yield "GN-R27"

    def show(self, said: dict[str, Any]) -> Iterator[str]:
        card, to = said["card"], said.get("to")
        known = {self.seat, *self.p["known"].get(card, ())}
        everybody = {*range(self.p["seats"]), 5}
        new = everybody - known if to is None else {to} - known
        if card not in self.mine("hands") or not new or not new <= everybody or to == 5:
            yield "GN-904"
