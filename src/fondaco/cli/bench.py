"""`fondaco bench`: how quick the engines are on one core, beside their peers.

A ply is one decision: listing the legal choices, picking one at random, playing it. All subjects
take turns for several rounds and the median counts, so that a busy machine slows all alike.
"""

import argparse
import json
import os
import platform
import statistics
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from fondaco import compiled
from fondaco.cli import measuring
from fondaco.cli.common import add_json, print_json
from fondaco.cli.peers import Peer, installed
from fondaco.table.titles import open_game, titles
from fondaco.table.words import Invalid

HELP = "measures every title on one core, beside peers: decisions, copies, imagining, views"
EXAMPLE = "fondaco bench --seconds 60 --json (`./run --with-bench bench` brings the peers)"

ROUNDS = 5
WORSE = 0.7
"""`--compare` fails below this part of an earlier ratio: beyond 30 %."""


def bench(seconds: float, whole: bool = False) -> dict[str, Any]:
    """Measure for about so many seconds; with `whole` also growth, options, memory and start."""
    # Processor time is measured, but even that grows on a busy machine: the load is told with it.
    load = round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None
    engines = [
        measuring.Title(open_game(slug), seats)
        for slug, meta in titles().items()
        for seats in range(meta.least_seats, meta.most_seats + 1)
    ]
    peers = [Peer(name) for name in installed()]
    others = [(peer, subject) for peer in peers for subject in peer.subjects]
    share = seconds / ROUNDS / (len(engines) + len(others))
    rates: dict[str, list[dict[str, float]]] = {}
    for _ in range(ROUNDS):
        for engine in engines:
            rates.setdefault(f"{engine.name} {engine.seats}", []).append(engine.measure(share))
        for peer, subject in others:
            rates.setdefault(subject, []).append(peer.measure(subject, share))
    for peer in peers:
        peer.leave()
    each = {
        name: {what: statistics.median(one[what] for one in some) for what in some[0]}
        for name, some in rates.items()
    }
    result: dict[str, Any] = {
        "compiled": compiled.in_use(),
        "seconds": seconds,
        "date": datetime.now(UTC).date().isoformat(),
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "load": load,
        "peers": {peer.name: peer.version for peer in peers},
        "each": each,
    }
    result["measured"] = _means(each)
    result["ratios"] = {slug: _ratios(slug, result["measured"], each) for slug in titles()}
    if whole:
        result |= _whole(seconds)
    return result


def _means(each: dict[str, dict[str, float]]) -> dict[str, dict[str, float]]:
    """Of every title, now and earlier, and of catanatron, over the numbers of seats."""
    found = {}
    for name in (*titles(), "catanatron", *(f"earlier {slug}" for slug in titles())):
        mine = [rates for subject, rates in each.items() if subject.rpartition(" ")[0] == name]
        if mine:
            found[name] = {
                f"{what}_per_second": statistics.fmean(rates[what] for rates in mine)
                for what in mine[0]
            }
    return found


def _ratios(
    slug: str, measured: dict[str, dict[str, float]], each: dict[str, dict[str, float]]
) -> dict[str, float | None]:
    mine = measured[slug]
    catan = measured.get("catanatron", {})
    hearts = each.get("openspiel hearts", {})
    earlier = measured.get(f"earlier {slug}", {})

    def times(what: str, other: float | None) -> float | None:
        return None if other is None else round(mine[f"{what}_per_second"] / other, 3)

    return {
        "plies_vs_catanatron": times("plies", catan.get("plies_per_second")),
        "copies_vs_catanatron": times("copies", catan.get("copies_per_second")),
        "plies_vs_openspiel_hearts": times("plies", hearts.get("plies")),
        "imagine_vs_copy": times("copies", mine["imagine_per_second"]),
        "view_vs_earlier": times("view", earlier.get("view_per_second")),
        "legal_vs_earlier": times("legal", earlier.get("legal_per_second")),
    }


def _whole(seconds: float) -> dict[str, Any]:
    share = seconds / 2 / len(titles())
    most = {slug: (open_game(slug), meta.most_seats) for slug, meta in titles().items()}
    return {
        "growth": {slug: measuring.growth(*one, share / 2) for slug, one in most.items()},
        "options": {
            slug: measuring.by_option(slug, seats, share / 2) for slug, (_, seats) in most.items()
        },
        "bytes_per_state": {slug: round(measuring.memory(*one)) for slug, one in most.items()},
        "two_processes_vs_one": {
            slug: measuring.processes(slug, seats, share / 2) for slug, (_, seats) in most.items()
        },
        "start_seconds": measuring.start(),
    }


# -- the command --


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seconds", type=float, default=60.0, metavar="S", help="about how long; default: 60"
    )
    parser.add_argument(
        "--whole", action="store_true", help="also growth, options, memory, two processes and start"
    )
    parser.add_argument(
        "--compare", metavar="FILE", help="an earlier --json; exit 1 if a ratio is over 30 %% worse"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if not 0 < args.seconds <= 3600:
        raise Invalid("seconds", "must be more than 0 and at most 3600")
    earlier = None if args.compare is None else _read(args.compare)
    result = bench(args.seconds, args.whole)
    if args.json:
        print_json(result)
    else:
        _show(result)
    worse = [] if earlier is None else compare(earlier, result["ratios"])
    for line in worse:
        sys.stderr.write(f"fondaco bench: {line}\n")
    return 1 if worse else 0


def _read(file: str) -> dict[str, dict[str, float | None]]:
    try:
        ratios = json.loads(Path(file).read_text(encoding="utf-8"))["ratios"]
        return {slug: dict(mine) for slug, mine in ratios.items()}
    except OSError as error:
        raise Invalid("compare", f"{file}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise Invalid("compare", f"{file} is not what `bench --json` prints") from None


def compare(
    earlier: dict[str, dict[str, float | None]], now: dict[str, dict[str, float | None]]
) -> list[str]:
    """What got worse by more than 30 %, a line each."""
    worse = []
    for slug, mine in earlier.items():
        for name, before in mine.items():
            after = now.get(slug, {}).get(name)
            if before is None or after is None or before <= 0 or after <= 0:
                continue
            # Imagining is a cost: less is better.
            kept = before / after if name == "imagine_vs_copy" else after / before
            if kept < WORSE:
                worse.append(f"{slug}: {name} was {before:.2f} and is {after:.2f}")
    return worse


def _show(result: dict[str, Any]) -> None:
    console = Console()
    console.print("compiled engines" if result["compiled"] else "plain Python")
    table = Table("a second", *measuring.WHAT)
    for name, rates in result["each"].items():
        cells = [f"{rates[what]:,.0f}" if what in rates else "–" for what in measuring.WHAT]
        table.add_row(name, *cells)
    console.print(table)
    ratios = Table("ratios", *next(iter(result["ratios"].values())))
    for slug, mine in result["ratios"].items():
        ratios.add_row(slug, *("–" if x is None else f"{x:.1f}" for x in mine.values()))
    console.print(ratios)
    if not result["peers"]:
        console.print("No peer is installed; `./run --with-bench bench` brings them.")
