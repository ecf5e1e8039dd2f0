"""`fondaco play`: a table in the terminal, hot-seat or against bots."""

import argparse
import hashlib
import secrets
import sys
from pathlib import Path

from fondaco.bots import BOTS, check_bots
from fondaco.cli.common import add_language, add_options, chosen_options, read_json
from fondaco.cli.hotseat import HUMAN, HotSeat
from fondaco.cli.screen import Screen
from fondaco.cli.tables import last, new_path, resume
from fondaco.cli.telling import Teller
from fondaco.locale import LANGUAGES, Voice, own_language
from fondaco.table.meta import Meta, check_seats
from fondaco.table.reading import small_number
from fondaco.table.replay import Broken
from fondaco.table.sitting import Sitting
from fondaco.table.titles import find_title, open_game, titles
from fondaco.table.words import Invalid, Seat

HELP = "sits down at a table in the terminal, hot-seat or against bots"
EXAMPLE = "fondaco play golden-horn --seats human,merchant --option expansion=on --language fr"

NAMES = ("Marco", "Zoe", "Andrea", "Irene", "Pietro", "Anna", "Luca", "Sofia")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", metavar="TITLE", nargs="?")
    parser.add_argument(
        "--seats", metavar="KIND,…", help=f"who sits there: human, {', '.join(BOTS)}"
    )
    parser.add_argument("--names", metavar="NAME,…", help="what they are called")
    parser.add_argument("--seed", metavar="N", help="play with luck that can be repeated")
    add_options(parser)
    add_language(parser)
    parser.set_defaults(language=None)
    parser.add_argument("--first", metavar="SEAT", help="who begins: a seat from 0, or a name")
    parser.add_argument("--components", metavar="FILE", type=Path, help="component data to use")
    parser.add_argument(
        "--advice",
        action="store_true",
        default=None,
        help="everybody agreed that an admiral may be asked for advice",
    )
    parser.add_argument("--save", metavar="FILE", type=Path, help="where the record is kept")
    parser.add_argument(
        "--resume",
        metavar="FILE",
        nargs="?",
        const="",
        help="go on with a saved table, by default the last one",
    )


def run(args: argparse.Namespace) -> int:
    screen = Screen()
    try:
        table = _resumed(args, screen) if args.resume is not None else _new(args, screen)
    except Broken as broken:
        sys.stderr.write(f"fondaco play: {broken}\n")
        return 1
    return table.play()


def _resumed(args: argparse.Namespace, screen: Screen) -> HotSeat:
    new = ("title", "seats", "names", "seed", "first", "components", "save", "advice")
    for name in new:
        if getattr(args, name) is not None:
            raise Invalid(name, "is settled already at a table that is resumed")
    if args.option:
        raise Invalid("option", "is settled already at a table that is resumed")
    path = Path(args.resume) if args.resume else last()
    sitting, kept = resume(path)
    language = args.language or kept.language
    if language not in LANGUAGES:
        raise Invalid("language", f"{language!r} is not one of: {', '.join(LANGUAGES)}")
    teller = Teller(sitting.game, language, sitting.header.seats)
    secret = bytes.fromhex(kept.secret)
    table = HotSeat(sitting, kept.kinds, teller, screen, secret, path, advice=kept.advice)
    table.message = teller.voice.house("resumed", path=str(path))
    return table


def _new(args: argparse.Namespace, screen: Screen) -> HotSeat:
    language = args.language or own_language()
    meta = find_title(args.title) if args.title else _pick_title(screen, language)
    kinds = _kinds(args.seats, meta)
    names = _names(args.names, kinds)
    first = None if args.first is None else seat_of(args.first, names, "first")
    components = None if args.components is None else read_json(args.components)
    game = open_game(meta.slug, chosen_options(args.option), components)
    if args.seed is None:
        secret = secrets.token_bytes(32)
    else:
        secret = hashlib.sha256(f"fondaco table {args.seed}".encode()).digest()
    sitting = Sitting.open(game, names, secret, first=first)
    path = args.save or new_path(meta.slug)
    teller = Teller(game, language, names)
    return HotSeat(sitting, kinds, teller, screen, secret, path, advice=bool(args.advice))


def _pick_title(screen: Screen, language: str) -> Meta:
    """The only title, or the one somebody at the terminal picks."""
    metas = list(titles().values())
    if len(metas) == 1 or not (screen.live and sys.stdin.isatty()):
        return metas[0]
    for number, meta in enumerate(metas, 1):
        screen.say(f"{number:>3}  {meta.name}")
    prompt = Voice(language, "", ()).house("choose-title")
    while (answer := screen.ask(prompt)) is not None:
        if answer.isdecimal() and 1 <= int(answer) <= len(metas):
            return metas[int(answer) - 1]
    return metas[0]


def _kinds(text: str | None, meta: Meta) -> tuple[str, ...]:
    if text is None:
        bots = max(meta.least_seats, min(3, meta.most_seats)) - 1
        return (HUMAN, *("merchant",) * bots)
    kinds = tuple(kind.strip() for kind in text.split(","))
    try:
        check_bots([kind for kind in kinds if kind != HUMAN], guests=True)
    except Invalid as invalid:
        raise Invalid("seats", invalid.why.replace("one of: ", f"one of: {HUMAN}, ")) from None
    check_seats(meta, len(kinds))
    return kinds


def _names(text: str | None, kinds: tuple[str, ...]) -> tuple[str, ...]:
    if text is None:
        return tuple(
            NAMES[seat] if seat < len(NAMES) else f"{kind} {seat}"
            for seat, kind in enumerate(kinds)
        )
    names = tuple(name.strip() for name in text.split(","))
    if len(names) != len(kinds) or len(set(names)) != len(names):
        raise Invalid("names", f"must be {len(kinds)} different names")
    if not all(name and name.isprintable() for name in names):
        raise Invalid("names", "must not be empty and must be printable")
    return names


def seat_of(text: str, names: tuple[str, ...], field: str) -> Seat:
    """A seat by number, counted from 0, or by its player's name; or `Invalid`."""
    if text in names:
        return names.index(text)
    number = small_number(text)
    if number is not None and number < len(names):
        return number
    raise Invalid(field, f"{text!r} is no seat; they are 0 to {len(names) - 1}: {', '.join(names)}")
