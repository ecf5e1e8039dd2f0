"""`fondaco dataset`: games between bots as Parquet, for learners."""

import argparse
import secrets
import shlex
from pathlib import Path

from fondaco.bots import BOTS, check_bots
from fondaco.cli.common import add_json, add_options, chosen_options, print_json
from fondaco.table.meta import check_seats
from fondaco.table.titles import find_title, open_game
from fondaco.table.words import Invalid

HELP = "plays games between bots and writes every decision down, as Parquet with a data card"
EXAMPLE = "fondaco dataset golden-horn --bots merchant,merchant --games 100 --seed 1 --out data"

MISSING = "packages are missing: pip install 'fondaco[gym,dataset]'"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument(
        "--bots", required=True, metavar="A,B,…", help=f"a bot for each seat: {', '.join(BOTS)}"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="default: 100")
    parser.add_argument("--seed", type=int, metavar="S", help="the same seed gives the same games")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    add_options(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    meta = find_title(args.title)
    bots = [name.strip() for name in args.bots.split(",")]
    check_seats(meta, len(bots))
    check_bots(bots, guests=True)
    if args.games < 1:
        raise Invalid("games", "must be at least 1")
    seed = secrets.randbelow(1 << 32) if args.seed is None else args.seed
    try:
        from fondaco.gym import dataset
    except ImportError:
        raise Invalid("dataset", MISSING) from None
    options = chosen_options(args.option)
    wish = dataset.Wish(open_game(args.title, options), bots, args.games, seed)
    words = ["fondaco", "dataset", args.title, "--bots", ",".join(bots)]
    words += ["--games", str(args.games), "--seed", str(seed), "--out", args.out.name]
    for name, value in options.items():
        words += ["--option", f"{name}={value}"]
    try:
        count = dataset.write(wish, args.out, shlex.join(words))
    except OSError as error:
        raise Invalid("out", f"{args.out}: {error.strerror or error}") from None
    if args.json:
        print_json(count._asdict())
    else:
        games = "1 game" if count.games == 1 else f"{count.games} games"
        print(f"{count.decisions} decisions of {games} in {args.out / dataset.FILE}")
    return 0
