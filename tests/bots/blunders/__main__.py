"""Keeps a position of a record as a blunder: `python -m tests.bots.blunders RECORD AT NAME …`."""

import argparse
import json
import sys
from itertools import islice
from pathlib import Path

import msgspec

from fondaco.table.record import read_record
from fondaco.table.replay import replay
from tests.bots.blunders import FOLDER, Blunder


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bots.blunders")
    parser.add_argument("record", type=Path)
    parser.add_argument("at", type=int, help="after so many actions")
    parser.add_argument("name", help="of the new file")
    parser.add_argument("--reason", required=True)
    parser.add_argument("--never", type=json.loads, action="append", default=[])
    parser.add_argument("--only", type=json.loads, action="append", default=[])
    args = parser.parse_args()
    record = read_record(args.record.read_bytes())
    sitting = next(islice(replay(record), args.at, None))
    defaults = {option.name: option.default for option in sitting.game.meta.options}
    chosen = record.header.options
    blunder = Blunder(
        reason=args.reason,
        seat=record.moves[args.at].seat,
        position=sitting.state.position(),
        options={name: value for name, value in chosen.items() if value != defaults[name]},
        never=tuple(args.never),
        only=tuple(args.only),
    )
    path = FOLDER / record.header.title / f"{args.name}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(blunder), indent=1) + b"\n")
    sys.stdout.write(f"{path}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
