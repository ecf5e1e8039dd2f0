"""The record of a table: header, actions, and the chance results they met (law 5).

A record file is canonical JSON, one action a line, closed by the SHA-256 of all that stands
before it; `docs/record-format.md` describes it field by field.
"""

import hashlib
import json
from typing import Any

import msgspec

from fondaco.table.words import Invalid, Seat

FORMAT = 1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agreed on before the first action."""

    format: int
    title: str
    rules: int
    options: dict[str, str]
    components: str
    """SHA-256 of the component data in use."""
    seats: tuple[str, ...]
    first: Seat | None
    commitment: str
    contributions: tuple[str, ...]
    own_components: dict[str, Any] | None = None
    """The component data itself where it is not the title's own."""


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One action: who, what, and what chance said to it."""

    seat: Seat
    action: dict[str, Any]
    drew: tuple[int, ...] = ()


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a finished game ended."""

    end: str
    totals: tuple[int, ...]
    ranks: tuple[int, ...]


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table, whole; `secret` is there once it is over, `result` if it was played to its end."""

    header: Header
    deal: tuple[int, ...]
    moves: tuple[Move, ...]
    result: Result | None = None
    secret: str | None = None


class RecordFile(Record, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A record as it stands in its file, closed by the SHA-256 of all that goes before."""

    digest: str


def components_digest(components: dict[str, Any]) -> str:
    """SHA-256 of component data, whatever its spacing and key order."""
    canonical = json.dumps(components, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()


def _line(value: object) -> str:
    return msgspec.json.encode(value).decode()


def write_record(record: Record) -> bytes:
    """The canonical file of a record."""
    moves = ",\n".join(_line(move) for move in record.moves)
    body = (
        f'{{\n"header": {_line(record.header)},\n"deal": {_line(record.deal)},\n'
        f'"moves": [\n{moves}\n],\n'
        f'"result": {_line(record.result)},\n"secret": {_line(record.secret)},\n'
    ).encode()
    digest = hashlib.sha256(body).hexdigest()
    return body + f'"digest": "{digest}"\n}}\n'.encode()


def read_record(data: bytes) -> Record:
    """A record from its file, however it is spaced, or `Invalid` naming the field."""
    try:
        signed = msgspec.json.decode(data, type=RecordFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Invalid("record", str(error)) from None
    if signed.header.format != FORMAT:
        raise Invalid("header.format", f"this house reads format {FORMAT}")
    return Record(signed.header, signed.deal, signed.moves, signed.result, signed.secret)
