"""`fondaco rules`: the numbered rules of a title."""

import argparse

from rich.console import Console

from fondaco.cli.common import add_json, add_language, print_json
from fondaco.cli.proofs import proofs
from fondaco.table.catalogue import Catalogue, Rule, Ruling, catalogue
from fondaco.table.titles import find_title

HELP = "the rules of a title, numbered; with an id, that rule alone"
EXAMPLE = "fondaco rules golden-horn GH-303 --language it"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument("id", metavar="ID", nargs="?", help="a rule or a ruling, e.g. GH-303")
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    book = catalogue(find_title(args.title))
    entries: list[Rule | Ruling] = [book.find(args.id)] if args.id else list(book.rules)
    if args.json:
        tests = proofs()
        print_json([_as_json(entry, args.language, tests) for entry in entries])
        return 0
    console = Console(highlight=False)
    if args.id:
        _print_entry(console, book, entries[0], args.language)
    else:
        _print_book(console, book, args.language)
    return 0


def _as_json(
    entry: Rule | Ruling, language: str, tests: dict[str, list[str]]
) -> dict[str, str | list[str]]:
    return {
        "id": entry.id,
        "text": text_of(entry, language),
        "source": entry.source,
        "tests": tests.get(entry.id, []),
    }


def text_of(entry: Rule | Ruling, language: str) -> str:
    """What a rule says, or a ruling asks and decides."""
    if isinstance(entry, Rule):
        return entry.text[language]
    return f"{entry.question[language]} {entry.decision[language]}"


def _print_book(console: Console, book: Catalogue, language: str) -> None:
    chapter = ""
    for rule in book.rules:
        heading = book.chapter_of(rule)
        if heading.id != chapter:
            chapter = heading.id
            console.print(f"\n[bold]{heading.text[language]}[/]\n")
        _print_entry(console, book, rule, language)


def _print_entry(console: Console, book: Catalogue, entry: Rule | Ruling, language: str) -> None:
    console.print(f"[bold]{entry.id}[/] ", end="")
    console.print(text_of(entry, language), markup=False, end="")
    console.print(f" [dim]({entry.source})[/]" if entry.source else "")
    if isinstance(entry, Ruling) and entry.option:
        option = book.option(entry.option)
        for value in option.values:
            console.print(f"    {option.name}={value.name}: {value.text[language]}", markup=False)
