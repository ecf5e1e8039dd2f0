"""Fondaco before its engines were compiled: what views and choices in words cost then."""

import random
import time
from collections.abc import Callable
from typing import Any

from turns import Subject, serve

from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game, titles

SAMPLES = 32
APART = 37  # plies between two samples, as in fondaco.cli.measuring


class Title(Subject):
    """A title at one number of seats, at positions met in random play."""

    def __init__(self, slug: str, seats: int) -> None:
        self.game: Any = open_game(slug)
        self.seats = seats
        self.chance = RandomChance(random.Random(seats))
        self.state = self.game.deal(seats, self.chance)
        super().__init__(self.advance)

    def advance(self, plies: int) -> int:
        for _ in range(plies):
            actors = self.state.actors()
            if not actors:
                self.state = self.game.deal(self.seats, self.chance)
                actors = self.state.actors()
            codes = self.state.choices(actors[0])
            code = codes[self.chance.below(len(codes))]
            self.state.choose(actors[0], code, self.chance)
        return plies

    def samples(self) -> list[Any]:
        found: list[Any] = []
        while len(found) < SAMPLES:
            self.advance(APART)
            if self.state.actors():
                found.append(self.state.copy())
        return found

    def measure(self, seconds: float) -> dict[str, float]:
        states = self.samples()
        return {
            "view": _rate(states, lambda state: state.view(state.actors()[0]), seconds / 2),
            "legal": _rate(states, lambda state: state.legal(state.actors()[0]), seconds / 2),
        }


def _rate(states: list[Any], do: Callable[[Any], object], seconds: float) -> float:
    done, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for state in states:
            do(state)
        done += len(states)
    return done / spent


serve(
    "58c2760",
    {
        f"earlier {slug} {seats}": Title(slug, seats)
        for slug, meta in titles().items()
        for seats in range(meta.least_seats, meta.most_seats + 1)
    },
)
