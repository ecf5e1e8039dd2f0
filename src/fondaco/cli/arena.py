"""`fondaco arena`: a ladder of bots, everybody from every seat, with ratings and intervals."""

import argparse
import secrets
import sys
from concurrent.futures import Executor
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from fondaco.arena.ladder import Ladder, line_up, whole_rounds
from fondaco.arena.places import somewhere
from fondaco.arena.results import Results
from fondaco.arena.tournament import Standing, play_ladder, standing
from fondaco.bots import BOTS
from fondaco.cli.common import add_json, add_options, chosen_options, print_json
from fondaco.table.titles import find_title
from fondaco.table.words import Invalid

HELP = "lets bots play each other from every seat: ratings, shares of wins, intervals"
EXAMPLE = "fondaco arena golden-horn --bots random,merchant,admiral:200 --games 60 --seed 1"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("titles", metavar="TITLE", nargs="+")
    parser.add_argument(
        "--bots",
        required=True,
        metavar="A,B,…",
        help=f"who plays: {', '.join(BOTS)}, admiral:200, admiral:2s, greedy-0.1, merchant+bold",
    )
    parser.add_argument(
        "--games",
        type=int,
        default=60,
        metavar="N",
        help="of each entry, rounded up until everybody sat everywhere equally often; default: 60",
    )
    parser.add_argument(
        "--seats",
        type=int,
        metavar="N",
        help="at a table; with more bots all tables of so many, with fewer each alone against "
        "each other; default: all bots together, as far as a title has seats",
    )
    parser.add_argument("--seed", type=int, metavar="S", help="default: any")
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes; default: 1")
    parser.add_argument("--cluster", metavar="tcp://…", help="play on a Dask cluster instead")
    parser.add_argument(
        "--results",
        type=Path,
        metavar="FILE",
        help="keep every game there, and go on from there after an interruption",
    )
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a report with plots")
    add_options(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.jobs < 1:
        raise Invalid("jobs", "must be at least 1")
    if args.games < 1:
        raise Invalid("games", "must be at least 1")
    bots = [name.strip() for name in args.bots.split(",")]
    entries = line_up(args.titles, bots, args.seats)
    chosen = chosen_options(args.option)
    ladder = Ladder(
        entries=entries,
        games=max(whole_rounds(args.games, len(entry.bots)) for entry in entries),
        seed=secrets.randbelow(1 << 32) if args.seed is None else args.seed,
        options={title: find_title(title).settle(chosen) for title in args.titles},
    )
    results = Results(ladder, args.results)
    with somewhere(args.jobs, args.cluster) as executor:
        _play(ladder, results, executor)
    found = standing(results)
    if args.html is not None:
        from fondaco.arena.report import report

        try:
            args.html.write_text(report(results, found), encoding="utf-8")
        except OSError as error:
            raise Invalid("html", f"{args.html}: {error.strerror}") from None
    if args.json:
        print_json(found)
    else:
        _show(found)
    return 0


def _play(ladder: Ladder, results: Results, executor: Executor) -> None:
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    total = len(ladder.entries) * ladder.games
    with Progress(
        *columns, console=console, transient=True, disable=not sys.stderr.isatty()
    ) as bar:
        task = bar.add_task("games", total=total, completed=len(results.played))
        play_ladder(ladder, results, executor, lambda played: bar.advance(task, played))


def _show(found: Standing) -> None:
    console = Console()
    console.print(f"{found.games} games, seed {found.seed}", highlight=False)
    ratings = Table("bot", "rating", "give or take")
    for bot, rating in sorted(found.ratings.items(), key=lambda item: -item[1].mu):
        ratings.add_row(bot, f"{rating.mu:.1f}", f"{2 * rating.sigma:.1f}")
    console.print(ratings)
    for entry in found.entries:
        name = find_title(entry.title).name
        console.print(f"{name}, {entry.seats} seats, {entry.games} games", highlight=False)
        table = Table("bot", "wins", "share", "95 of 100 times", "by chance", "mean score")
        for bot, won in entry.wins.items():
            low, high = entry.between[bot]
            table.add_row(
                bot,
                f"{won:.1f}",
                f"{entry.share[bot]:.0%}",
                f"{low:.0%} to {high:.0%}",
                f"{entry.fair[bot]:.0%}",
                f"{entry.mean_scores[bot]:.1f}",
            )
        console.print(table)
        for bot, missed in entry.lapses.items():
            console.print(f"{bot}: {missed} moves lapsed (late, illegal or dead)", highlight=False)
