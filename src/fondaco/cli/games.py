"""`fondaco games`: titles, seats, options with their rulings, provenance of components."""

import argparse
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.table import Table

from fondaco.cli.common import add_json, add_language, print_json
from fondaco.cli.rules import text_of
from fondaco.table.catalogue import catalogue
from fondaco.table.meta import Meta
from fondaco.table.titles import components_of, find_title, titles

HELP = "the titles of the house; with a title, its options and where its components come from"
EXAMPLE = "fondaco games golden-horn"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", metavar="TITLE", nargs="?")
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    metas = [find_title(args.title)] if args.title else list(titles().values())
    if args.json:
        print_json([_as_json(meta, args.language) for meta in metas])
        return 0
    console = Console(highlight=False)
    if args.title:
        _print_title(console, metas[0], args.language)
    else:
        table = Table(box=None, pad_edge=False)
        for heading in ("title", "name", "players", "rules"):
            table.add_column(heading)
        for meta in metas:
            players = f"{meta.least_seats}-{meta.most_seats}"
            table.add_row(meta.slug, meta.name, players, str(len(catalogue(meta).rules)))
        console.print(table)
    return 0


def provenance(part: Any, path: str = "") -> Iterator[tuple[str, str, str]]:
    """Every part of component data that says where it comes from: path, mark, source."""
    if isinstance(part, dict):
        if "provenance" in part:
            yield path, part["provenance"], part.get("source", "")
        for name, inner in part.items():
            yield from provenance(inner, f"{path}.{name}" if path else name)
    elif isinstance(part, list):
        for number, inner in enumerate(part):
            name = inner.get("id", number) if isinstance(inner, dict) else number
            yield from provenance(inner, f"{path}.{name}")


def _as_json(meta: Meta, language: str) -> dict[str, Any]:
    book = catalogue(meta)
    return {
        "slug": meta.slug,
        "name": meta.name,
        "seats": {"least": meta.least_seats, "most": meta.most_seats},
        "rules_version": meta.version,
        "rules": len(book.rules),
        "options": [
            {
                "name": option.name,
                "label": option.label[language],
                "default": option.values[0].name,
                "values": {value.name: value.text[language] for value in option.values},
                "ruling": {
                    "id": option.ruling,
                    "text": text_of(book.find(option.ruling), language),
                },
            }
            for option in book.options
        ],
        "components": [
            {"part": part, "provenance": mark, "source": source}
            for part, mark, source in provenance(components_of(meta))
        ],
    }


def _print_title(console: Console, meta: Meta, language: str) -> None:
    book = catalogue(meta)
    console.print(f"[bold]{meta.name}[/], {meta.least_seats}-{meta.most_seats}\n")
    for option in book.options:
        console.print(f"[bold]{option.name}[/] — {option.label[language]} [dim]{option.ruling}[/]")
        for value in option.values:
            console.print(f"    {value.name}: {value.text[language]}", markup=False)
        text = text_of(book.find(option.ruling), language)
        console.print(f"    {text}\n", style="dim", markup=False)
    for part, mark, source in provenance(components_of(meta)):
        console.print(f"[bold]{mark:>13}[/] {part}", end=" ")
        console.print(source, style="dim", markup=False)
