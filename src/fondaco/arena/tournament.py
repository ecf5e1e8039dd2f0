"""Plays a ladder in many processes or on a cluster, and says what came of it."""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, Future, as_completed

import msgspec

from fondaco.arena.ladder import Entry, Ladder, luck_of, seating
from fondaco.arena.match import Outcome, play_match
from fondaco.arena.ratings import Rating, interval, rate
from fondaco.arena.results import Batch, Results
from fondaco.arena.simulate import open_once

BATCH = 4


class EntryResult(msgspec.Struct, frozen=True):
    """How an entry went."""

    title: str
    seats: int
    bots: list[str]
    games: int
    """Those that were finished."""
    wins: dict[str, float]
    """By bot; a shared win counts for a part."""
    share: dict[str, float]
    between: dict[str, tuple[float, float]]
    """Where the true share of wins is, 95 times of 100."""
    fair: dict[str, float]
    """What share chance alone would give."""
    by_seat: list[float]
    mean_scores: dict[str, float]
    plies: float
    lapses: dict[str, int] = {}
    """By bot that others bring: moves that lapsed, in all games; only where there were any."""


class Standing(msgspec.Struct, frozen=True):
    """What came of a ladder."""

    seed: int
    games: int
    ratings: dict[str, Rating]
    entries: list[EntryResult]


def play_entry(ladder: Ladder, entry: int, first: int, count: int) -> Batch:
    """Some games of an entry in a row."""
    what = ladder.entries[entry]
    game = open_once(what.title, tuple(ladder.options[what.title].items()))
    outcomes = [
        play_match(
            game,
            list(seating(what.bots, number)),
            ladder.seed,
            luck_of(number, len(what.bots)),
            ladder.limit,
        )
        for number in range(first, first + count)
    ]
    return Batch(entry, first, outcomes)


def play_ladder(
    ladder: Ladder,
    results: Results,
    executor: Executor,
    progress: Callable[[int], None] | None = None,
) -> None:
    """Play what the results do not have yet, keeping every batch as it comes."""

    def keep(done: "Future[Batch]") -> None:
        batch = done.result()
        results.add(batch)
        if progress is not None:
            progress(len(batch.outcomes))

    running: set[Future[Batch]] = set()
    for entry, first, count in results.missing(BATCH):
        batch = executor.submit(play_entry, ladder, entry, first, count)
        if batch.done():  # played in this process: kept before the next one begins
            keep(batch)
        else:
            running.add(batch)
    for done in as_completed(running):
        keep(done)


def standing(results: Results) -> Standing:
    """What all games so far say."""
    ladder = results.ladder
    rated: list[tuple[tuple[str, ...], Outcome]] = []
    for number in range(ladder.games):  # all entries at the same pace: no bot is rated first
        for entry, what in enumerate(ladder.entries):
            outcome = results.played.get((entry, number))
            if outcome is not None:
                rated.append((seating(what.bots, number), outcome))
    found = [entry_result(what, results.of(entry)) for entry, what in enumerate(ladder.entries)]
    return Standing(ladder.seed, len(rated), rate(rated), found)


def entry_result(entry: Entry, games: list[tuple[int, Outcome]]) -> EntryResult:
    """How an entry went, by the games of it that were finished."""
    seats = len(entry.bots)
    names = list(dict.fromkeys(entry.bots))
    wins = dict.fromkeys(names, 0.0)
    totals = dict.fromkeys(names, 0.0)
    by_seat = [0.0] * seats
    finished = [(n, outcome) for n, outcome in games if outcome.end_reason is not None]
    for number, outcome in finished:
        bots = seating(entry.bots, number)
        for seat in outcome.winners:
            wins[bots[seat]] += 1 / len(outcome.winners)
            by_seat[seat] += 1 / len(outcome.winners)
        for seat, score in enumerate(outcome.scores):
            totals[bots[seat]] += score.total / entry.bots.count(bots[seat])
    lapses: Counter[str] = Counter()
    for number, outcome in games:
        for bot, missed in zip(seating(entry.bots, number), outcome.lapses, strict=False):
            lapses[bot] += missed
    count = len(finished)
    return EntryResult(
        title=entry.title,
        seats=seats,
        bots=list(entry.bots),
        games=count,
        wins={bot: round(won, 6) for bot, won in wins.items()},
        share={bot: round(won / max(1, count), 6) for bot, won in wins.items()},
        between={bot: interval(won, count) for bot, won in wins.items()},
        fair={bot: round(entry.bots.count(bot) / seats, 6) for bot in names},
        by_seat=[round(won, 6) for won in by_seat],
        mean_scores={bot: round(total / max(1, count), 6) for bot, total in totals.items()},
        plies=round(sum(outcome.plies for _, outcome in games) / max(1, len(games)), 6),
        lapses={bot: missed for bot, missed in lapses.items() if missed},
    )
