"""`fondaco bench`: how quick the engines are on one core, beside a peer.

A ply is one decision: listing the legal choices, picking one at random, playing it. All subjects
take turns for several rounds and the median counts, so that a busy machine slows all alike.
"""

import argparse
import importlib.util
import random
import statistics
import time
from abc import ABC, abstractmethod
from typing import Any

from rich.console import Console
from rich.table import Table

from fondaco.cli.common import add_json, print_json
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.titles import open_game, titles
from fondaco.table.words import Invalid

HELP = "measures decisions and copies per second of every title, beside catanatron"
EXAMPLE = "fondaco bench --seconds 20 --json (once `./run --with-bench bench` has installed it)"

PEER = "catanatron"
ROUNDS = 7
_PLIES_AT_ONCE = 200
_SAMPLES = 32


class Subject(ABC):
    """An engine at one number of seats."""

    def __init__(self, name: str, seats: int) -> None:
        self.name = name
        self.seats = seats
        self.plies: list[float] = []
        self.copies: list[float] = []

    @abstractmethod
    def play(self, count: int) -> None:
        """Do so many plies, beginning new games as needed."""

    @abstractmethod
    def state(self) -> Any:
        """Where the game in progress stands: something that has `copy()`."""

    def measure(self, seconds: float) -> None:
        """Half of the time for plies, half for copies of positions of all lengths."""
        done, begun = 0, time.perf_counter()
        samples: list[Any] = []
        while (spent := time.perf_counter() - begun) < seconds / 2:
            self.play(_PLIES_AT_ONCE)
            done += _PLIES_AT_ONCE
        self.plies.append(done / spent)
        for _ in range(_SAMPLES):
            self.play(37)
            samples.append(self.state().copy())
        done, begun = 0, time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds / 2:
            for sample in samples:
                sample.copy()
            done += _SAMPLES
        self.copies.append(done / spent)


class Title(Subject):
    """One of ours, with default options."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game.meta.slug, seats)
        self._game = game
        self._random = random.Random(seats)
        self._chance = RandomChance(self._random)
        self._state = game.deal(seats, self._chance)

    def play(self, count: int) -> None:
        state, chance, pick = self._state, self._chance, self._random.random
        for _ in range(count):
            actors = state.actors()
            if not actors:
                state = self._game.deal(self.seats, chance)
                actors = state.actors()
            seat = actors[0]
            codes = state.choices(seat)
            state.choose(seat, codes[int(pick() * len(codes))], chance)
        self._state = state

    def state(self) -> State:
        return self._state


class Catanatron(Subject):
    """The peer; the actions it lists are not checked again when played."""

    def __init__(self, seats: int) -> None:
        super().__init__(PEER, seats)
        self._game = self._new()

    def _new(self) -> Any:
        from catanatron.game import Game as Catan
        from catanatron.models.player import Color, RandomPlayer

        return Catan([RandomPlayer(colour) for colour in list(Color)[: self.seats]])

    def play(self, count: int) -> None:
        from catanatron.game import TURNS_LIMIT

        game = self._game
        for _ in range(count):
            if game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT:
                game = self._new()
            actions = game.state.playable_actions
            game.execute(actions[int(random.random() * len(actions))], validate_action=False)
        self._game = game

    def state(self) -> Any:
        return self._game


def subjects() -> list[Subject]:
    """Every title at every number of seats, and the peer if it is installed."""
    found: list[Subject] = []
    for slug, meta in titles().items():
        game = open_game(slug)
        found += [Title(game, n) for n in range(meta.least_seats, meta.most_seats + 1)]
    if importlib.util.find_spec(PEER) is not None:
        found += [Catanatron(seats) for seats in (2, 3, 4)]
    return found


def bench(seconds: float) -> dict[str, Any]:
    """Measure for about so many seconds; means over the numbers of seats."""
    engines = subjects()
    for _ in range(ROUNDS):
        for engine in engines:
            engine.measure(seconds / ROUNDS / len(engines))
    measured: dict[str, dict[str, float]] = {}
    for name in dict.fromkeys(engine.name for engine in engines):
        mine = [engine for engine in engines if engine.name == name]
        measured[name] = {
            "plies_per_second": statistics.fmean(statistics.median(e.plies) for e in mine),
            "copies_per_second": statistics.fmean(statistics.median(e.copies) for e in mine),
        }
    peer = measured.get(PEER)
    ratios = {
        slug: {
            f"{what}_vs_{PEER}": None
            if peer is None
            else round(measured[slug][f"{what}_per_second"] / peer[f"{what}_per_second"], 3)
            for what in ("plies", "copies")
        }
        for slug in titles()
    }
    return {"ratios": ratios, "measured": measured, "seconds": seconds}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seconds", type=float, default=20.0, metavar="S", help="about how long; default: 20"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if not 0 < args.seconds <= 3600:
        raise Invalid("seconds", "must be more than 0 and at most 3600")
    result = bench(args.seconds)
    if args.json:
        print_json(result)
    else:
        _show(result)
    return 0


def _show(result: dict[str, Any]) -> None:
    console = Console()
    table = Table("engine", "plies/s", f"× {PEER}", "copies/s", f"× {PEER}")
    for name, rate in result["measured"].items():
        ratio = result["ratios"].get(name, {})
        cells = []
        for what in ("plies", "copies"):
            times = ratio.get(f"{what}_vs_{PEER}")
            cells += [
                f"{rate[f'{what}_per_second']:,.0f}",
                "–" if times is None else f"{times:.1f}",
            ]
        table.add_row(name, *cells)
    console.print(table)
    if PEER not in result["measured"]:
        console.print(f"{PEER} is not installed; `./run --with-bench bench` brings it.")
