"""Chapters 2 and 3: placing and moving the tower, claims."""

from collections.abc import Iterator
from typing import Any

from tests.games.genoa.lawyer.table import CURRENT, NOT_UNDER_WAY, Table


class Tower(Table):
    """Where the tower goes."""

    def roll(self, said: dict[str, Any]) -> Iterator[str]:
        if self.seat != self.active:
            yield "GN-201"
        if self.phase != "start":
            yield "GN-202"

    def play_start(self, said: dict[str, Any]) -> Iterator[str]:
        late = self.phase != "start" or self.seat != self.active
        if late or not self.special("start") or said["space"] not in self.spaces:
            yield "GN-205"

    def move(self, said: dict[str, Any]) -> Iterator[str]:
        if self.phase not in NOT_UNDER_WAY:
            if said["space"] not in self.beside(self.here):
                yield "GN-303"
            elif len(self.way) == 5:
                yield "GN-304"
            if said["space"] in self.way[:-1]:
                yield "GN-305"
        yield from self.end_movement(said)

    def end_movement(self, said: dict[str, Any]) -> Iterator[str]:
        if self.phase in NOT_UNDER_WAY:
            yield "GN-202"
            return
        if self.seat != self.active:
            yield "GN-306"
        if self.foreign_window():
            yield "GN-316"
        elif self.phase in CURRENT or self.phase == "window":
            yield "GN-407"
        if self.phase == "pick":
            yield "GN-417"
        if self.phase == "move_offers" and not self.live:
            yield "GN-906"

    def claim(self, said: dict[str, Any]) -> Iterator[str]:
        if self.options["message_claim"] != "declared":
            yield "GN-R12"
            return
        if self.phase != "claim":
            yield "GN-202"
        pairs = {
            card["id"]: card["buildings"]
            for card in self.data["decks"]["messages"]["sets"][self.options["message_set"]]
        }
        late = self.options["message_card_timing"] == "held_before_second_stop"
        good = [
            card
            for card in self.mine("hands")
            if set(pairs.get(card, ["nowhere"])) <= set(self.way)
            and (not late or card in self.p["ripe"])
        ]
        if not set(said["cards"]) <= set(good) or len(set(said["cards"])) < len(said["cards"]):
            yield "GN-621"
