"""Many games between bots, and what came out of them."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Any

import msgspec

from fondaco.arena.blind import play_blind
from fondaco.arena.match import PLY_LIMIT, Outcome, play_match
from fondaco.bots import check_bots
from fondaco.table.contract import Game
from fondaco.table.meta import check_seats
from fondaco.table.titles import find_title, open_game
from fondaco.table.words import Invalid

BATCH = 10
BLIND_BATCH = 200


class Series(msgspec.Struct, frozen=True):
    """What is to be played; together with a game's number it fixes that game wholly."""

    title: str
    options: dict[str, str]
    bots: list[str]
    seed: int
    games: int
    limit: int = PLY_LIMIT
    blind: bool = False
    """Random choices on codes, without bots and what they hear: for the engine's own statistics."""


class Statistics(msgspec.Struct, frozen=True):
    """What came out; means are over the finished games, by seat, None without any."""

    title: str
    options: dict[str, str]
    bots: list[str]
    seed: int
    games: int
    finished: int
    plies: int
    rounds: int
    wins: list[float]
    """By seat; a shared win counts for a part."""
    mean_scores: list[float | None]
    mean_parts: list[dict[str, float]]
    """By seat: where the points come from."""
    end_reasons: dict[str, int]
    mean_events: dict[str, float] = {}
    """By kind: how often it happened in a game."""


class Tally:
    """What some games add up to, in whole numbers: it is all that a process has to send."""

    def __init__(self, seats: int) -> None:
        self.finished = 0
        self.plies = 0
        self.rounds = 0
        self.wins: list[Counter[int]] = [Counter() for _ in range(seats)]
        """By seat and number of winners: how often it was one of them."""
        self.totals = [0] * seats
        self.parts: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.reasons: Counter[str] = Counter()
        self.events: Counter[str] = Counter()

    def note(self, outcome: Outcome) -> None:
        """One more game."""
        self.plies += outcome.plies
        self.rounds += outcome.rounds
        if outcome.end_reason is None:
            return
        self.finished += 1
        self.reasons[outcome.end_reason] += 1
        for seat in outcome.winners:
            self.wins[seat][len(outcome.winners)] += 1
        for seat, score in enumerate(outcome.scores):
            self.totals[seat] += score.total
            self.parts[seat].update(score.parts)
        self.events.update(outcome.events)

    def add(self, other: "Tally") -> None:
        """Other games too."""
        self.finished += other.finished
        self.plies += other.plies
        self.rounds += other.rounds
        self.reasons.update(other.reasons)
        self.events.update(other.events)
        for seat, total in enumerate(other.totals):
            self.wins[seat].update(other.wins[seat])
            self.totals[seat] += total
            self.parts[seat].update(other.parts[seat])


class InPlace(Executor):
    """Does everything at once in this process."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def executor_for(jobs: int) -> Executor:
    """Somebody who plays in so many processes at a time."""
    if jobs == 1:
        return InPlace()
    # Not forked: a progress bar runs in a thread of its own, which a fork would tear apart.
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))


@cache
def open_once(title: str, options: tuple[tuple[str, str], ...]) -> Game:
    """A title with its options, the same one each time."""
    return open_game(title, dict(options))


def play_batch(series: Series, first: int, count: int) -> Tally:
    """Some games of a series in a row."""
    game = open_once(series.title, tuple(series.options.items()))
    seats = len(series.bots)
    tally = Tally(seats)
    for number in range(first, first + count):
        if series.blind:
            tally.note(play_blind(game, seats, series.seed, number, series.limit))
        else:
            tally.note(play_match(game, series.bots, series.seed, number, series.limit))
    return tally


def check_series(series: Series) -> None:
    """`Invalid` unless the series can be played."""
    meta = find_title(series.title)
    check_bots(series.bots, guests=True)
    check_seats(meta, len(series.bots))
    open_once(series.title, tuple(series.options.items()))
    if series.blind and set(series.bots) != {"random"}:
        raise Invalid("bots", "who plays blindly is random: name `random` for every seat")
    if series.games < 1:
        raise Invalid("games", "must be at least 1")


def simulate(
    series: Series, executor: Executor, progress: Callable[[int], None] | None = None
) -> Statistics:
    """Play a series; the result does not depend on the executor."""
    check_series(series)
    batches: list[Future[Tally]] = []
    batch_size = BLIND_BATCH if series.blind else BATCH
    for first in range(0, series.games, batch_size):
        count = min(batch_size, series.games - first)
        batch = executor.submit(play_batch, series, first, count)
        if progress is not None:
            batch.add_done_callback(lambda _, played=count: progress(played))  # type: ignore[misc]
        batches.append(batch)
    whole = Tally(len(series.bots))
    for batch in batches:
        whole.add(batch.result())
    return summarise(series, whole)


def summarise(series: Series, tally: Tally) -> Statistics:
    """The statistics of all games."""
    count = tally.finished
    return Statistics(
        title=series.title,
        options=series.options,
        bots=series.bots,
        seed=series.seed,
        games=series.games,
        finished=count,
        plies=tally.plies,
        rounds=tally.rounds,
        wins=[round(sum(n / sharers for sharers, n in won.items()), 6) for won in tally.wins],
        mean_scores=[round(total / count, 6) if count else None for total in tally.totals],
        mean_parts=[
            {name: round(n / count, 6) for name, n in part.items()} for part in tally.parts
        ],
        end_reasons=dict(sorted(tally.reasons.items())),
        mean_events={name: round(n / count, 6) for name, n in sorted(tally.events.items())},
    )
