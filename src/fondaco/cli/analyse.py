"""`fondaco analyse`: a finished game looked at again."""

import argparse
import sys
from pathlib import Path

from fondaco.arena.analysis import Analysis, Turn, analyse
from fondaco.bots.budget import Budget
from fondaco.cli.analysed import game_page
from fondaco.cli.common import add_json, add_language, print_json, read_file
from fondaco.cli.telling import Teller
from fondaco.table.contract import State
from fondaco.table.record import read_record
from fondaco.table.replay import Broken, game_of, replay
from fondaco.table.words import Action, Invalid

HELP = "looks at a game again: winning chances, three turning points, what was better"
EXAMPLE = "fondaco analyse game.json --html game.html"
ITERATIONS = 200


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", type=Path)
    parser.add_argument("--html", metavar="FILE", type=Path, help="write a page with the graph")
    parser.add_argument(
        "--iterations",
        metavar="N",
        type=int,
        default=ITERATIONS,
        help=f"how often each turning point is thought over; default: {ITERATIONS}",
    )
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.iterations < 1:
        raise Invalid("iterations", "must be at least 1")
    record = read_record(read_file(args.record))
    try:
        found = analyse(record, Budget(args.iterations))
        states = [sitting.state.copy() for sitting in replay(record)]
    except Broken as broken:
        sys.stderr.write(f"fondaco analyse: {broken}\n")
        return 1
    if args.json:
        print_json(found)
        return 0
    teller = Teller(game_of(record.header), args.language, record.header.seats)
    told = [_told(teller, states[turn.move - 1], turn, found.seats) for turn in found.turns]
    deals = _deals(teller, found)
    if deals:
        told.append(deals)
    if args.html is not None:
        try:
            args.html.write_text(game_page(found, teller, states), encoding="utf-8")
        except OSError as error:
            raise Invalid("html", f"{args.html}: {error.strerror}") from None
    sys.stdout.write("\n".join(line for block in told for line in [*block, ""]))
    return 0


def _told(teller: Teller, state: State, turn: Turn, names: list[str]) -> list[str]:
    view = state.view(turn.seat)

    def words(action: Action) -> str:
        return teller.choice(view, action)

    moved = ", ".join(
        f"{name} {teller.chance(then)} → {teller.chance(now)}"
        for name, then, now in zip(names, turn.before, turn.after, strict=True)
    )
    lines_of = [f"{turn.move}. {names[turn.seat]}: {words(turn.action)}", f"   {moved}"]
    for one in turn.better:
        why = teller.why(one.reason)
        because = f" ({teller.voice.house('advice-why', why=why)})" if why else ""
        lines_of.append(f"   {teller.chance(one.chance)}  {words(one.action)}{because}")
    return lines_of


def _deals(teller: Teller, found: Analysis) -> list[str]:
    """The deals in words, each with its fair price."""
    house, names = teller.voice.house, found.seats
    lines_of = [
        house(
            "deal-line",
            move=str(deal.move),
            buyer=names[deal.buyer],
            seller=names[deal.seller],
            price=deal.price,
            fair=deal.fair,
            buyers=teller.gain(deal.gains[0]),
            sellers=teller.gain(deal.gains[1]),
        )
        for deal in found.deals
    ]
    return [house("deals-heading"), *lines_of] if lines_of else []
