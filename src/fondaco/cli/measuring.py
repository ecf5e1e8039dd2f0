"""Measuring our engines: decisions, copies, imagining, views, choices; growth, memory, start."""

import gc
import os
import random
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from statistics import median
from typing import TypeVar

import msgspec

from fondaco.arena.simulate import BLIND_BATCH, Series, executor_for, simulate
from fondaco.bots.blind import advance
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.titles import open_game
from fondaco.table.words import View

WHAT = ("plies", "copies", "imagine", "first", "view", "legal")
"""`first` is imagining from a view that nobody has imagined from yet; search asks the same view
again and again, which is `imagine`.
"""
SAMPLES = 32
_PLIES_AT_ONCE = 200
_T = TypeVar("_T")
_APART = 37  # plies between two samples: positions of all lengths


class Title:
    """A title at one number of seats; rates are by second."""

    def __init__(self, game: Game, seats: int) -> None:
        self.name = game.meta.slug
        self.seats = seats
        self._game = game
        self._chance = RandomChance(random.Random(seats))
        self._state = game.deal(seats, self._chance)

    def measure(self, seconds: float) -> dict[str, float]:
        """A quarter of the time for plies, the rest in equal parts."""
        found = {"plies": self.plies(seconds * 0.25)}
        share = seconds * 0.15
        states = self.samples()
        views = [state.view(_waited_for(state)) for state in states]
        found["copies"] = _rate(states, copy_of, share)
        found["imagine"] = _rate(views, self._imagine, share)
        found["first"] = _rate(views, self._imagine_first, share)
        found["view"] = _rate(states, _view, share)
        found["legal"] = _rate(states, _legal, share)
        return found

    def plies(self, seconds: float) -> float:
        done, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            self._play(_PLIES_AT_ONCE)
            done += _PLIES_AT_ONCE
        return done / spent

    def samples(self) -> list[State]:
        """Positions met in random play, at any moment of a game."""
        found: list[State] = []
        while len(found) < SAMPLES:
            self._play(_APART)
            if self._state.actors():
                found.append(self._state.copy())
        return found

    def _play(self, count: int) -> None:
        self._state = advance(self._game, self._state, self.seats, self._chance, count)

    def _imagine_first(self, view: View) -> State:
        return self._game.imagine(msgspec.structs.replace(view), self._chance)

    def _imagine(self, view: View) -> State:
        return self._game.imagine(view, self._chance)


def _waited_for(state: State) -> int:
    return state.actors()[0]


def copy_of(state: State) -> State:
    """Not `State.copy`: that is the contract's own empty method, and costs nothing."""
    return state.copy()


def _view(state: State) -> None:
    state.view(state.actors()[0])


def _legal(state: State) -> None:
    state.legal(state.actors()[0])


def _rate(samples: Sequence[_T], do: Callable[[_T], object], seconds: float) -> float:
    done, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for sample in samples:
            do(sample)
        done += len(samples)
    return done / spent


def memory(game: Game, seats: int) -> float:
    """Bytes of one state: what copies of sampled positions take."""
    states = Title(game, seats).samples()
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [state.copy() for state in states for _ in range(10)]
    taken = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return taken / len(kept)


def growth(game: Game, seats: int, seconds: float) -> dict[str, float]:
    """What a copy and a ply cost in the last third of a game, times what they cost in the first."""
    chance = RandomChance(random.Random(seats))
    lengths = []
    for _ in range(5):
        state, plies = game.deal(seats, chance), 0
        while actors := state.actors():
            codes = state.choices(actors[0])
            state.choose(actors[0], codes[chance.below(len(codes))], chance)
            plies += 1
        lengths.append(plies)
    third = int(median(lengths)) // 3
    early: list[State] = []
    late: list[State] = []
    while min(len(early), len(late)) < SAMPLES // 2:
        state, plies = game.deal(seats, chance), 0
        while actors := state.actors():
            if plies == third // 2:
                early.append(state.copy())
            elif plies == 2 * third + third // 2:
                late.append(state.copy())
            codes = state.choices(actors[0])
            state.choose(actors[0], codes[chance.below(len(codes))], chance)
            plies += 1

    def ten_plies(state: State) -> None:
        advance(game, state.copy(), seats, chance, 10)

    return {
        what: _rate(early, do, seconds / 4) / _rate(late, do, seconds / 4)
        for what, do in (("plies", ten_plies), ("copies", copy_of))
    }


def by_option(slug: str, seats: int, seconds: float) -> dict[str, float]:
    """Plies a second with each option's other values, times those with the defaults."""
    game = open_game(slug)
    plain = Title(game, seats)
    others = {
        f"{option.name}={value}": Title(open_game(slug, {option.name: value}), seats)
        for option in game.meta.options
        for value in option.values
        if value != option.default
    }
    share = seconds / (2 * len(others)) if others else 0.0
    return {name: other.plies(share) / plain.plies(share) for name, other in others.items()}


def processes(slug: str, seats: int, seconds: float, rounds: int = 3) -> float:
    """How many times as many blind games two processes play as one, by turns, once they run."""
    options = open_game(slug).options

    def series(games: int, seed: int = 1) -> Series:
        return Series(slug, options, ["random"] * seats, seed, games, blind=True)

    def spent(executor: Executor, games: int, seed: int) -> float:
        begun = time.perf_counter()
        simulate(series(games, seed), executor)
        return time.perf_counter() - begun

    with executor_for(1) as one, executor_for(2) as two:
        simulate(series(2 * BLIND_BATCH), two)  # both have opened the title
        each = spent(one, BLIND_BATCH, 0) / BLIND_BATCH
        batches = max(1, round(seconds / rounds / each / BLIND_BATCH / 4))
        games = 2 * batches * BLIND_BATCH  # as many batches for one as for the other
        return median(spent(one, games, seed) / spent(two, games, seed) for seed in range(rounds))


def start(runs: int = 5) -> dict[str, float]:
    """Seconds of the processor until `fondaco --help` is done, and until bare Python is."""

    def spent(*words: str) -> float:
        before = os.times()
        subprocess.run([sys.executable, *words], check=True, capture_output=True)
        after = os.times()
        user = after.children_user - before.children_user
        return user + after.children_system - before.children_system

    helping = "from fondaco.cli import main; main(['--help'])"
    times = [(spent("-c", "pass"), spent("-c", helping)) for _ in range(runs)]
    return {"python": median(t for t, _ in times), "help": median(t for _, t in times)}
