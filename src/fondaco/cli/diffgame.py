"""`fondaco diffgame`: a whole house replayed under this code."""

import argparse
import asyncio
import os
import sys

import msgspec

from fondaco.cli.common import add_json, print_json
from fondaco.server.config import read_config
from fondaco.server.storage.engine import Store
from fondaco.server.storage.prepare import must_be_current
from fondaco.server.tables.comparing import Difference, differences

HELP = "replays every game of a house under this code and prints what comes out otherwise"
EXAMPLE = "fondaco diffgame sqlite:////home/ada/house.sqlite"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("database", metavar="DATABASE", help="as for `fondaco serve --database`")
    add_json(parser)


async def _compare(database: str) -> tuple[int, int, list[Difference]]:
    store = Store(read_config({"database": database}, os.environ).store)
    games, entries = 0, 0
    found: list[Difference] = []
    try:
        await must_be_current(store)
        async for _, count, difference in differences(store):
            games, entries = games + 1, entries + count
            found += [] if difference is None else [difference]
    finally:
        await store.close()
    return games, entries, found


def run(args: argparse.Namespace) -> int:
    games, entries, found = asyncio.run(_compare(args.database))
    if args.json:
        differ = [msgspec.to_builtins(difference) for difference in found]
        print_json({"games": games, "entries": entries, "differences": differ})
    else:
        for it in found:
            sys.stdout.write(
                f"{it.title} (rules {it.rules}) table {it.table}, entry {it.number}, {it.what}:\n"
                f"  then {it.then}\n  now  {it.now}\n"
            )
        sys.stdout.write(f"{games} games, {entries} entries, {len(found)} differ\n")
    return 1 if found else 0
