"""`fondaco verify`: proof that a record keeps the rules and that its luck was fixed beforehand."""

import argparse
import sys
from pathlib import Path

from fondaco.cli.common import add_json, print_json, read_file
from fondaco.table.replay import Broken, verify

HELP = "replays a record and checks rules, draws, result and commitment"
EXAMPLE = "fondaco verify table.json"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", type=Path)
    parser.add_argument(
        "--commitment", metavar="SHA256", help="the commitment shown when you sat down"
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    data = read_file(args.record)
    try:
        proven = verify(data, args.commitment)
    except Broken as broken:
        if args.json:
            print_json({"holds": False, "where": broken.where, "why": broken.why})
        sys.stderr.write(f"fondaco verify: {broken}\n")
        return 1
    if args.json:
        print_json({"holds": True, **proven._asdict()})
        return 0
    luck = (
        "and every draw follows from the committed seed"
        if proven.luck_proven
        else "(the seed is not published yet: the game goes on)"
    )
    sys.stdout.write(
        f"holds: {proven.moves} actions keep the rules, {proven.draws} draws fit them {luck}\n"
    )
    return 0
