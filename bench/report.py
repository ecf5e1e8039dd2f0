"""Writes docs/benchmarks.md and its plots from what `fondaco bench --whole --json` printed.

.venv/bin/python bench/report.py result.json
"""

import json
import sys
from pathlib import Path
from typing import Any

from fondaco.arena.plots import bars

DOCS = Path(__file__).parents[1] / "docs"
WHAT = ("plies", "copies", "imagine", "first", "view", "legal")


def table(heads: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(heads) + " |", "|---" * len(heads) + "|"]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def plot(found: dict[str, Any], what: str) -> str:
    """A drawing of its own file: the numbers of all that were measured."""
    rows = [(name, rates[what]) for name, rates in found["each"].items() if what in rates]
    drawing = DOCS / "screens" / f"bench-{what}.svg"
    style = "<style>text{font:13px sans-serif;fill:#333}rect{fill:#7a4b2a}</style>"
    drawn = bars(sorted(rows, key=lambda row: -row[1]))
    end = drawn.index(">") + 1
    opening = drawn[:end]
    if "xmlns=" not in opening:
        opening = opening.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
    drawing.write_text(opening + style + drawn[end:] + "\n", encoding="utf-8")
    return f"![{what} a second](screens/{drawing.name})"


def page(found: dict[str, Any]) -> str:
    each = [
        [name, *(f"{rates[what]:,.0f}" if what in rates else "" for what in WHAT)]
        for name, rates in found["each"].items()
    ]
    names = list(next(iter(found["ratios"].values())))
    ratios = [
        [slug, *("" if mine[name] is None else f"{mine[name]:.1f}" for name in names)]
        for slug, mine in found["ratios"].items()
    ]
    versions = ", ".join(f"{name} {version}" for name, version in found["peers"].items())
    engines = "compiled engines" if found["compiled"] else "plain Python"
    parts = [
        "# Benchmarks",
        f"{found['date']}, {engines}, Python {found['python']}, {found['machine']}, one of "
        f"{found['cores']} cores; {versions}.",
        "All subjects took turns for several rounds; the median of the rounds counts, by time of "
        f"the processor. The load of the machine was {found['load']} when it began: other work "
        "makes all rates lower, and the ratios less certain. What is measured is said in "
        "[bench/README.md](../bench/README.md). The commands:",
        f"```\n./run --with-bench bench --whole --seconds {found['seconds']:.0f} --json "
        "> result.json\n.venv/bin/python bench/report.py result.json\n```",
        "## Beside the peers",
        table(["title", *(f"`{name}`" for name in names)], ratios),
        plot(found, "plies"),
        plot(found, "copies"),
        plot(found, "view"),
        plot(found, "legal"),
        "## A second",
        "By title and number of players; for the peers what they have. `earlier` is Fondaco before "
        "its engines were compiled. `first` is imagining from a view that is new.",
        table(["", *WHAT], each),
    ]
    if "growth" in found:
        parts += [
            "## Growth, memory, start",
            "What a ply and a copy cost in the last third of a game, times what they cost in the "
            "first, with most players; the bytes of a state; the slowest and the quickest option "
            "beside the defaults (plies).",
            table(
                ["title", "ply", "copy", "bytes", "slowest option", "quickest option"],
                [
                    [
                        slug,
                        f"{grown['plies']:.2f}",
                        f"{grown['copies']:.2f}",
                        f"{found['bytes_per_state'][slug]:,}",
                        *(
                            f"`{name}` {times:.2f}"
                            for name, times in (
                                min(found["options"][slug].items(), key=lambda one: one[1]),
                                max(found["options"][slug].items(), key=lambda one: one[1]),
                            )
                        ),
                    ]
                    for slug, grown in found["growth"].items()
                ],
            ),
            f"`fondaco --help` takes {found['start_seconds']['help']:.2f} s of the processor, "
            f"bare Python {found['start_seconds']['python']:.2f} s.",
            "## Two processes",
            "How many times as many blind games (`fondaco simulate --blind --jobs 2`) two "
            "processes play as one in the same time, by turns; it needs two cores that nobody "
            "else uses.",
            table(
                ["title", "times"],
                [[slug, f"{times:.2f}"] for slug, times in found["two_processes_vs_one"].items()],
            ),
        ]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    result = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    (DOCS / "benchmarks.md").write_text(page(result), encoding="utf-8")
