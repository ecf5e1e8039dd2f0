"""The journal of a table: everything that happened, one entry each, the deal first."""

from typing import Any, Literal

import msgspec
from sqlalchemy import Row

from fondaco.table.words import Seat

Kind = Literal[
    "deal",  # the game begins
    "act",  # a seat acts
    "lapse",  # the same, done for a seat whose time ran out
    "undo",  # a seat takes its last action back
    "resign",  # a seat's owner leaves
    "replace",  # a bot takes a seat over
    "return",  # its owner takes it back
    "offer",  # a seat wishes to end the game now, or agrees to it
    "decline",  # it does not
    "end",  # all who are left agreed
]


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened."""

    number: int
    kind: Kind
    seat: Seat | None
    action: str | None
    """JSON."""
    drew: tuple[int, ...]
    told: str
    """JSON: an [audience, event] for each event."""
    numbers: tuple[int, ...]
    """How much each seat, and last the spectators, have heard after it."""
    key: str | None
    at: int


_Numbers = msgspec.json.Decoder(tuple[int, ...])


def read_entry(row: Row[Any]) -> Entry:
    """An entry from its row."""
    return Entry(
        row.number,
        row.kind,
        row.seat,
        row.action,
        _Numbers.decode(row.drew),
        row.told,
        _Numbers.decode(row.numbers),
        row.key,
        row.at,
    )


def entry_row(table_id: str, entry: Entry) -> dict[str, Any]:
    """An entry as a row."""
    row: dict[str, Any] = msgspec.structs.asdict(entry)
    return row | {
        "table_id": table_id,
        "drew": msgspec.json.encode(entry.drew).decode(),
        "numbers": msgspec.json.encode(entry.numbers).decode(),
    }
