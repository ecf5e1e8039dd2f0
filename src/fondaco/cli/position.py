"""`fondaco position`: loads any position and tells what a seat sees and may do."""

import argparse
from pathlib import Path

from fondaco.cli.common import add_options, chosen_options, print_json, read_json
from fondaco.table.titles import open_game
from fondaco.table.words import Invalid

HELP = "loads a position and prints view, actors, legal actions and forms as JSON"
EXAMPLE = "fondaco position golden-horn puzzle.json --as 1 --option expansion=on"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument(
        "--as", dest="seat", type=int, metavar="SEAT", help="default: the first seat to act"
    )
    add_options(parser)


def run(args: argparse.Namespace) -> int:
    game = open_game(args.title, chosen_options(args.option))
    state = game.load(read_json(args.file))
    actors = state.actors()
    seat = args.seat if args.seat is not None else actors[0] if actors else None
    seats = len(state.standings().scores)
    if seat is not None and not 0 <= seat < seats:
        raise Invalid("--as", f"there is no seat {seat}")
    print_json(
        {
            "view": state.view(seat),
            "actors": actors,
            "legal": [] if seat is None else state.legal(seat),
            "forms": [] if seat is None else state.forms(seat),
        }
    )
    return 0
