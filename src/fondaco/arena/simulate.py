"""Many games between bots, and what came out of them."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from typing import Any

import msgspec

from fondaco.arena.match import PLY_LIMIT, Outcome, play_match
from fondaco.bots import check_bots
from fondaco.table.contract import Game
from fondaco.table.titles import check_seats, find_title, open_game
from fondaco.table.words import Invalid

BATCH = 10


class Series(msgspec.Struct, frozen=True):
    """What is to be played; together with a game's number it fixes that game wholly."""

    title: str
    options: dict[str, str]
    bots: list[str]
    seed: int
    games: int
    limit: int = PLY_LIMIT


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
def _game(title: str, options: tuple[tuple[str, str], ...]) -> Game:
    return open_game(title, dict(options))


def play_batch(series: Series, first: int, count: int) -> list[Outcome]:
    """Some games of a series in a row."""
    game = _game(series.title, tuple(series.options.items()))
    return [
        play_match(game, series.bots, series.seed, number, series.limit)
        for number in range(first, first + count)
    ]


def check_series(series: Series) -> None:
    """`Invalid` unless the series can be played."""
    meta = find_title(series.title)
    check_bots(series.bots)
    check_seats(meta, len(series.bots))
    _game(series.title, tuple(series.options.items()))
    if series.games < 1:
        raise Invalid("games", "must be at least 1")


def simulate(
    series: Series, executor: Executor, progress: Callable[[int], None] | None = None
) -> Statistics:
    """Play a series; the result does not depend on the executor."""
    check_series(series)
    batches: list[Future[list[Outcome]]] = []
    for first in range(0, series.games, BATCH):
        count = min(BATCH, series.games - first)
        batch = executor.submit(play_batch, series, first, count)
        if progress is not None:
            batch.add_done_callback(lambda _, played=count: progress(played))  # type: ignore[misc]
        batches.append(batch)
    return summarise(series, [outcome for batch in batches for outcome in batch.result()])


def summarise(series: Series, outcomes: list[Outcome]) -> Statistics:
    """The statistics of games in their order."""
    finished = [outcome for outcome in outcomes if outcome.end_reason is not None]
    seats = range(len(series.bots))
    wins = [
        sum(1 / len(outcome.winners) for outcome in finished if seat in outcome.winners)
        for seat in seats
    ]
    parts: list[Counter[str]] = [Counter() for _ in seats]
    totals = [0 for _ in seats]
    for outcome in finished:
        for seat, score in enumerate(outcome.scores):
            totals[seat] += score.total
            parts[seat].update(score.parts)
    events: Counter[str] = Counter()
    for outcome in finished:
        events.update(outcome.events)
    count = len(finished)
    reasons = Counter(outcome.end_reason for outcome in finished if outcome.end_reason)
    return Statistics(
        title=series.title,
        options=series.options,
        bots=series.bots,
        seed=series.seed,
        games=series.games,
        finished=count,
        plies=sum(outcome.plies for outcome in outcomes),
        rounds=sum(outcome.rounds for outcome in outcomes),
        wins=[round(share, 6) for share in wins],
        mean_scores=[round(total / count, 6) if count else None for total in totals],
        mean_parts=[{name: round(n / count, 6) for name, n in part.items()} for part in parts],
        end_reasons=dict(sorted(reasons.items())),
        mean_events={name: round(n / count, 6) for name, n in sorted(events.items())},
    )
