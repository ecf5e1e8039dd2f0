"""`fondaco export`: a whole house in one file."""

import argparse
import asyncio
import os
from pathlib import Path

from fondaco.cli.common import add_json, print_json
from fondaco.server.config import read_config
from fondaco.server.storage.engine import Store
from fondaco.server.storage.moving import write_house
from fondaco.server.storage.prepare import must_be_current

HELP = "writes a whole house (people, tables, games) into one file; it holds secrets: keep it safe"
EXAMPLE = "fondaco export house.jsonl.gz --database postgresql://fondaco@localhost/fondaco"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a new file")
    add_database(parser)
    add_json(parser)


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        metavar="URL",
        help="as for `fondaco serve`; left out: the house in the user's data folder "
        "[FONDACO_DATABASE]",
    )


def house_of(args: argparse.Namespace) -> Store:
    """The database that is meant."""
    given = {} if args.database is None else {"database": args.database}
    return Store(read_config(given, os.environ).store)


def tell(counts: dict[str, int], args: argparse.Namespace, done: str) -> int:
    if args.json:
        print_json(counts)
    else:
        people, tables = counts.get("people", 0), counts.get("tables", 0)
        print(f"{done}: {people} people, {tables} tables, {sum(counts.values())} rows in all")
    return 0


async def _export(args: argparse.Namespace) -> dict[str, int]:
    store = house_of(args)
    try:
        await must_be_current(store)
        return await write_house(store, args.file)
    finally:
        await store.close()


def run(args: argparse.Namespace) -> int:
    return tell(asyncio.run(_export(args)), args, f"written to {args.file}")
