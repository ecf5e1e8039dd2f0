"""`fondaco backup`: a copy of a running house."""

import argparse
import asyncio
from pathlib import Path

from fondaco.cli.common import add_json
from fondaco.cli.export import add_database, house_of, tell
from fondaco.server.storage.copying import back_up, verify_copy

HELP = (
    "copies a house, also while it runs, as it is at one moment; the copy holds secrets: keep it "
    "safe. docs/hosting.md says how to put it back"
)
EXAMPLE = "fondaco backup monday.sqlite --verify"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a new file")
    parser.add_argument(
        "--verify", action="store_true", help="open the copy, or one that is already there"
    )
    add_database(parser)
    add_json(parser)


async def _back_up(args: argparse.Namespace) -> dict[str, int]:
    store = house_of(args)
    try:
        if args.verify and args.file.exists():
            return await verify_copy(args.file, postgres=store.postgres)
        counts = await back_up(store, args.file)
        return await verify_copy(args.file, postgres=store.postgres) if args.verify else counts
    finally:
        await store.close()


def run(args: argparse.Namespace) -> int:
    done = "verified" if args.verify else "written to"
    there = " (it was there already: no new copy was made)" if args.file.exists() else ""
    return tell(asyncio.run(_back_up(args)), args, f"{done} {args.file}{there}")
