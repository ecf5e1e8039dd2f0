"""`fondaco replay`: steps through a record in the terminal, or tells it whole."""

import argparse
import sys
from pathlib import Path
from typing import Any

from fondaco.cli.common import add_json, add_language, print_json, read_file
from fondaco.cli.play import seat_of
from fondaco.cli.screen import Screen
from fondaco.cli.telling import Teller, header_lines, plain, playthrough
from fondaco.table.contract import State
from fondaco.table.record import Record, read_record
from fondaco.table.replay import Broken, replay
from fondaco.table.sitting import Sitting
from fondaco.table.words import Invalid, Seat

HELP = "steps through a record in the terminal, or tells it whole"
EXAMPLE = "fondaco replay table.json --all --language it"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="RECORD", type=Path)
    parser.add_argument("--at", metavar="N", type=int, help="the table after N actions")
    parser.add_argument(
        "--as", dest="seat", metavar="SEAT", help="as a seat (from 0, or a name) saw it"
    )
    parser.add_argument("--all", action="store_true", help="the whole game as readable text")
    add_language(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    record = read_record(read_file(args.record))
    if args.all and (args.at is not None or args.seat is not None):
        raise Invalid("all", "tells everything; it goes with neither --at nor --as")
    try:
        if args.all and not args.json:
            sys.stdout.write(playthrough(record, args.language))
            return 0
        tape = Tape(record, args.language, args.seat)
    except Broken as broken:
        sys.stderr.write(f"fondaco replay: {broken}\n")
        return 1
    last = len(record.moves)
    if args.at is not None and not 0 <= args.at <= last:
        raise Invalid("at", f"this record has {last} actions, so N is 0 to {last}")
    if args.json:
        at = last if args.at is None else args.at
        print_json([tape.data(n) for n in range(last + 1)] if args.all else tape.data(at))
    elif args.at is not None:
        sys.stdout.write("\n".join([*tape.told(args.at), "", plain(tape.board(args.at))]) + "\n")
    else:
        _step_through(tape, Screen())
    return 0


class Tape:
    """A record played once, with the table at each point."""

    def __init__(self, record: Record, language: str, seat: str | None) -> None:
        self.record = record
        self.states: list[State] = []
        sitting: Sitting | None = None
        for sitting in replay(record):
            self.states.append(sitting.state.copy())
        assert sitting is not None
        self.game = sitting.game
        self.teller = Teller(self.game, language, record.header.seats)
        names = record.header.seats
        self.seat: Seat | None = None if seat is None else seat_of(seat, names, "as")
        self.heard = sitting.heard(self.seat)

    def board(self, at: int) -> str:
        return self.teller.board(self.states[at].view(self.seat))

    def told(self, at: int) -> list[str]:
        """Where we are, what was just done, and what the seat heard of it."""
        voice = self.teller.voice
        where = voice.house("after", number=at, count=len(self.record.moves))
        if self.seat is None:
            eyes = voice.house("seen-by-nobody")
        else:
            eyes = voice.house("seen-by", name=voice.names[self.seat])
        lines = [f"{where} ({eyes})"]
        return lines + [f"· {self.teller.event(event)}" for event in self.heard[at]]

    def data(self, at: int) -> dict[str, Any]:
        """The same for programs: the view, whom the table waits for, the events heard."""
        state = self.states[at]
        return {
            "number": at,
            "seat": None if at == 0 else self.record.moves[at - 1].seat,
            "events": self.heard[at],
            "actors": state.actors(),
            "end_reason": state.end_reason(),
            "view": state.view(self.seat),
        }


def _step_through(tape: Tape, screen: Screen) -> None:
    """Enter goes on, b goes back, a number goes there, q leaves."""
    voice, last, at = tape.teller.voice, len(tape.record.moves), 0
    screen.open()
    try:
        while True:
            screen.clear()
            if at == 0:
                screen.lines(header_lines(tape.record, tape.teller), "dim")
            screen.board(tape.board(at))
            screen.say()
            for number, line in enumerate(tape.told(at)):
                screen.say(line, "cyan" if number else "bold")
            state = tape.states[at]
            if state.end_reason() is not None:
                screen.say()
                screen.lines(tape.teller.ending(state.standings()), "bold")
            answer = screen.ask(f"{voice.house('replay-keys')}:")
            if answer is None or answer.lower() == "q":
                return
            if answer.lower() == "b":
                at = max(0, at - 1)
            elif answer.isdecimal():
                at = min(last, int(answer))
            elif not answer:
                at = min(last, at + 1)
    finally:
        screen.close()
