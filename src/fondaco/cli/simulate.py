"""`fondaco simulate`: what comes out of many games between bots."""

import argparse
import secrets
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from fondaco.arena.simulate import Series, Statistics, check_series, executor_for, simulate
from fondaco.bots import BOTS
from fondaco.cli.common import add_json, add_options, chosen_options, print_json
from fondaco.table.titles import find_title
from fondaco.table.words import Invalid

HELP = "plays many games between bots: wins, scores, lengths, end reasons"
EXAMPLE = "fondaco simulate golden-horn --bots greedy,random --games 100 --seed 1 --jobs 2"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument(
        "--bots", required=True, metavar="A,B,…", help=f"a bot for each seat: {', '.join(BOTS)}"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="default: 100")
    parser.add_argument(
        "--seed", type=int, metavar="S", help="the same seed gives the same games; default: any"
    )
    parser.add_argument(
        "--blind",
        action="store_true",
        help="random choices without bots, views and events: the quick loop, for the engine itself",
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="J", help="processes; default: 1")
    add_options(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.jobs < 1:
        raise Invalid("jobs", "must be at least 1")
    series = Series(
        title=args.title,
        options=find_title(args.title).settle(chosen_options(args.option)),
        bots=[name.strip() for name in args.bots.split(",")],
        seed=secrets.randbelow(1 << 32) if args.seed is None else args.seed,
        games=args.games,
        blind=args.blind,
    )
    check_series(series)
    statistics = _with_progress(series, args.jobs)
    if args.json:
        print_json(statistics)
    else:
        _show(statistics)
    return 0


def _with_progress(series: Series, jobs: int) -> Statistics:
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    bar = Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty())
    with bar, executor_for(jobs) as executor:
        task = bar.add_task("games", total=series.games)
        try:
            return simulate(series, executor, lambda played: bar.advance(task, played))
        except KeyboardInterrupt:
            executor.shutdown(wait=False, cancel_futures=True)
            raise


def _show(found: Statistics) -> None:
    console = Console()
    chosen = [
        f"{option.name}={found.options[option.name]}"
        for option in find_title(found.title).options
        if found.options[option.name] != option.default
    ]
    console.print(f"{find_title(found.title).name}, seed {found.seed}", *chosen, highlight=False)
    table = Table("seat", "bot", "wins", "mean score", "from")
    for seat, bot in enumerate(found.bots):
        score = found.mean_scores[seat]
        parts = ", ".join(f"{name} {mean:.1f}" for name, mean in found.mean_parts[seat].items())
        share = found.wins[seat] / found.finished if found.finished else 0.0
        table.add_row(
            str(seat),
            bot,
            f"{found.wins[seat]:.1f} ({share:.0%})",
            "–" if score is None else f"{score:.1f}",
            parts,
        )
    console.print(table)
    ends = ", ".join(f"{reason} {count}" for reason, count in found.end_reasons.items())
    console.print(
        f"{found.finished} of {found.games} games finished; "
        f"per game {found.plies / found.games:.1f} decisions, "
        f"{found.rounds / found.games:.1f} rounds; ends: {ends or 'none'}",
        highlight=False,
        soft_wrap=True,
    )
    events = ", ".join(f"{name} {mean:.1f}" for name, mean in found.mean_events.items())
    console.print(f"events per game: {events or 'none'}", highlight=False, soft_wrap=True)
