"""`fondaco import`: a whole house out of a file, into an empty database."""

import argparse
import asyncio
from pathlib import Path

from fondaco.cli.common import add_json
from fondaco.cli.export import add_database, house_of, tell
from fondaco.server.storage.moving import read_house
from fondaco.server.storage.prepare import prepare

HELP = "reads a house that `fondaco export` wrote into an empty database: all of it or nothing"
EXAMPLE = "fondaco import house.jsonl.gz --database postgresql://fondaco@localhost/fondaco"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE")
    add_database(parser)
    add_json(parser)


async def _import(args: argparse.Namespace) -> dict[str, int]:
    store = house_of(args)
    try:
        await prepare(store)
        return await read_house(store, args.file)
    finally:
        await store.close()


def run(args: argparse.Namespace) -> int:
    return tell(asyncio.run(_import(args)), args, f"read from {args.file}")
