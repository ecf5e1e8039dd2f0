"""The journal of a table: everything that happened, one entry each, the deal first."""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Row

from fondaco.table.words import Event, Seat

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
    "nudge",  # a seat reminds those who are waited for
    "end",  # all who are left agreed
]


class Fresh(NamedTuple):
    """An event that just happened, and its JSON: made once, for the journal and all who listen."""

    audience: int
    event: Event
    json: bytes


def written(told: Sequence[Fresh]) -> str:
    """What an entry tells, as it is kept: an [audience, event] for each event."""
    return f"[{','.join(f'[{one.audience},{one.json.decode()}]' for one in told)}]"


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
    fresh: "tuple[Fresh, ...] | None" = None
    """What `told` says, where it just happened; never written down."""


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


def taken_back(entries: Sequence[Entry]) -> dict[int, int]:
    """Which of these acts were taken back, and by which entry: each undo takes the last act of
    its seat that still stands.
    """
    undone: dict[int, int] = {}
    standing: list[Entry] = []
    for entry in entries:
        if entry.kind in ("act", "lapse"):
            standing.append(entry)
        elif entry.kind == "undo":
            mine = [n for n, act in enumerate(standing) if act.seat == entry.seat]
            if mine:  # else it was done before these entries
                undone[standing.pop(mine[-1]).number] = entry.number
    return undone


def entry_row(table_id: str, entry: Entry) -> dict[str, Any]:
    """An entry as a row."""
    row: dict[str, Any] = msgspec.structs.asdict(entry)
    del row["fresh"]
    return row | {
        "table_id": table_id,
        "drew": msgspec.json.encode(entry.drew).decode(),
        "numbers": msgspec.json.encode(entry.numbers).decode(),
    }
