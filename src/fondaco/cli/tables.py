"""Tables kept on disk: the record, and beside it what only this house may know."""

import os
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import msgspec
from platformdirs import user_data_dir

from fondaco.cli.common import read_file
from fondaco.table.chance import SeededChance
from fondaco.table.fairness import commit, mix
from fondaco.table.record import read_record, write_record
from fondaco.table.replay import final_table
from fondaco.table.sitting import Sitting
from fondaco.table.words import Invalid

FORMAT = 1
_SIDE = ".secret.json"


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a saved table needs beside its record: who plays, in which language, the luck."""

    format: int
    kinds: tuple[str, ...]
    language: str
    secret: str
    advice: bool = False


def folder() -> Path:
    """Where tables are kept."""
    return Path(user_data_dir("fondaco", appauthor=False)) / "tables"


def new_path(slug: str) -> Path:
    """A free file name for a new table."""
    stem = f"{slug}-{datetime.now():%Y%m%d-%H%M%S}"
    path, number = folder() / f"{stem}.json", 1
    while path.exists():
        number += 1
        path = folder() / f"{stem}-{number}.json"
    return path


def _side(path: Path) -> Path:
    return path.with_name(path.stem + _SIDE)


def _write(path: Path, data: bytes) -> None:
    """All or nothing, and for the owner's eyes only: draws tell hands."""
    draft = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.unlink(missing_ok=True)
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(data)
        draft.replace(path)
    except OSError as error:
        raise Invalid(str(path), error.strerror or "cannot be written") from None


def save(
    path: Path,
    sitting: Sitting,
    kinds: Sequence[str],
    language: str,
    secret: bytes,
    *,
    advice: bool,
) -> None:
    """Write a table; the secret goes into the record once the game is over, beside it before."""
    if sitting.state.end_reason() is None:
        kept = Kept(FORMAT, tuple(kinds), language, secret.hex(), advice)
        _write(_side(path), msgspec.json.encode(kept) + b"\n")
    _write(path, write_record(sitting.record(secret)))
    if sitting.state.end_reason() is not None:
        _side(path).unlink(missing_ok=True)


def last() -> Path:
    """The table saved last and not yet over, or `Invalid`."""
    sides = sorted(folder().glob("*" + _SIDE), key=lambda side: side.stat().st_mtime)
    if not sides:
        raise Invalid("resume", f"there is no unfinished table in {folder()}")
    return sides[-1].with_name(sides[-1].name.removesuffix(_SIDE) + ".json")


def resume(path: Path) -> tuple[Sitting, Kept]:
    """The table as it was left, its luck going on where it stopped; or `Invalid` / `Broken`."""
    record = read_record(read_file(path))
    if record.result is not None:
        raise Invalid(str(path), "this game is over; `fondaco replay` shows it")
    try:
        kept = msgspec.json.decode(read_file(_side(path)), type=Kept)
        secret = bytes.fromhex(kept.secret)
    except (msgspec.DecodeError, UnicodeDecodeError, ValueError) as error:
        raise Invalid(str(_side(path)), str(error)) from None
    if kept.format != FORMAT or len(kept.kinds) != len(record.header.seats):
        raise Invalid(str(_side(path)), "does not belong to this record")
    if commit(secret) != record.header.commitment:
        raise Invalid(str(_side(path)), "the secret is not the one of this record")
    game = final_table(record).game  # first as recorded: rules and draws must hold
    luck = SeededChance(mix(secret, list(record.header.contributions)))
    sitting = Sitting(game, record.header, luck)
    for move in record.moves:
        sitting.act(move.seat, game.read_action(move.action))
    if sitting.record() != record:
        raise Invalid(str(path), "its draws do not follow from its secret")
    return sitting, kept
