"""Moving a whole house: every row of every table in one file, from any database to any other.

The file is gzipped JSON lines: a header, the rows table by table, a last line with their counts.
It holds everything, secrets too, and is written for its owner's eyes only.
"""

import base64
import gzip
import os
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import LargeBinary, Table, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.storage.engine import Store
from fondaco.server.storage.schema import METADATA
from fondaco.table.words import Invalid

FORMAT = 1
_BATCH = 500


class Header(msgspec.Struct, frozen=True, tag_field="line", tag="house"):
    """The first line."""

    format: int


class Line(msgspec.Struct, frozen=True, tag_field="line", tag="row"):
    """A row; bytes are in base64."""

    table: str
    row: dict[str, Any]


class End(msgspec.Struct, frozen=True, tag_field="line", tag="end"):
    """The last line: a file without it was cut short."""

    counts: dict[str, int]


_decoder = msgspec.json.Decoder(Header | Line | End)


def _binary(table: Table) -> set[str]:
    return {column.name for column in table.columns if isinstance(column.type, LargeBinary)}


async def write_house(store: Store, path: Path) -> dict[str, int]:
    """Write everything into a new file, as it is at one moment; rows by table, or `Invalid`."""
    try:
        raw = os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb")
    except OSError as error:
        raise Invalid(str(path), error.strerror or "cannot be written") from None
    try:
        with raw, gzip.GzipFile(fileobj=raw, mode="wb") as file:
            async with store.read() as connection:
                return await _write_rows(store, connection, file)
    except BaseException:
        path.unlink(missing_ok=True)
        raise


async def _write_rows(
    store: Store, connection: AsyncConnection, file: gzip.GzipFile
) -> dict[str, int]:
    if store.postgres:  # SQLite's readers see one moment anyway
        await connection.execution_options(isolation_level="REPEATABLE READ")
    counts: Counter[str] = Counter()
    file.write(msgspec.json.encode(Header(FORMAT)) + b"\n")
    for table in METADATA.sorted_tables:
        binary = _binary(table)
        rows = await connection.stream(select(table))
        async for row in rows.mappings():
            plain = {
                str(name): base64.b64encode(value).decode() if name in binary and value else value
                for name, value in row.items()
            }
            file.write(msgspec.json.encode(Line(str(table.name), plain)) + b"\n")
            counts[str(table.name)] += 1
    if not has_been_lived_in(counts):
        raise Invalid("database", "is empty: nobody has ever been in this house")
    file.write(msgspec.json.encode(End(dict(counts))) + b"\n")
    return dict(counts)


def has_been_lived_in(counts: Mapping[str, int]) -> bool:
    """Whether anybody was ever there; a house that was only opened has keys of its own."""
    return any(counts.get(table, 0) for table in ("people", "tables"))


async def read_house(store: Store, path: Path) -> dict[str, int]:
    """Fill an empty database from a file: all of it, or nothing and `Invalid`."""
    counts: Counter[str] = Counter()
    try:
        with gzip.open(path, "rb") as file:
            async with store.write() as connection:
                await _must_be_empty(connection)
                for table, rows in _batches(file, path):
                    await connection.execute(insert(table), rows)
                    counts[table.name] += len(rows)
                if store.postgres:
                    await _count_on(connection)
    except (OSError, EOFError, zlib.error) as error:
        why = getattr(error, "strerror", None) or "is not a whole house"
        raise Invalid(str(path), why) from None
    except SQLAlchemyError:
        raise Invalid(str(path), "has rows that do not fit together") from None
    return dict(counts)


async def _must_be_empty(connection: AsyncConnection) -> None:
    for table in METADATA.sorted_tables:
        if (await connection.execute(select(func.count()).select_from(table))).scalar():
            raise Invalid("database", "is not empty; a house is moved into an empty one")


def _batches(file: Iterable[bytes], path: Path) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """Rows in the order they were written, some at once; checks the file as it goes."""
    counts: Counter[str] = Counter()
    waiting: list[dict[str, Any]] = []
    name, ended, header = "", False, False
    for number, data in enumerate(file, 1):
        try:
            line = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Invalid(f"{path}, line {number}", str(error)) from None
        if ended or isinstance(line, Header) != (number == 1):
            raise Invalid(f"{path}, line {number}", "is not where it should be")
        if isinstance(line, Header):
            header = True
            if line.format != FORMAT:
                raise Invalid(str(path), f"has format {line.format}; this release reads {FORMAT}")
            continue
        if waiting and (isinstance(line, End) or line.table != name or len(waiting) >= _BATCH):
            yield METADATA.tables[name], waiting
            waiting = []
        if isinstance(line, End):
            ended = True
            if line.counts != counts:
                raise Invalid(str(path), "has lost some of its rows")
            continue
        name = line.table
        waiting.append(_row(line, f"{path}, line {number}"))
        counts[name] += 1
    if not (header and ended):
        raise Invalid(str(path), "was cut short")


def _row(line: Line, where: str) -> dict[str, Any]:
    table = METADATA.tables.get(line.table)
    if table is None or not line.row.keys() <= set(table.columns.keys()):
        raise Invalid(where, f"this release has no such table or column: {line.table}")
    row = dict(line.row)
    for name in _binary(table) & row.keys():
        if row[name] is not None:
            try:
                row[name] = base64.b64decode(row[name], validate=True)
            except (ValueError, TypeError):
                raise Invalid(where, f"{name} is not base64") from None
    return row


async def _count_on(connection: AsyncConnection) -> None:
    """New rows are numbered after those that were brought."""
    for table in METADATA.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            query = (
                f"SELECT setval(pg_get_serial_sequence('{table.name}', '{column.name}'), "
                f'coalesce(max("{column.name}"), 0) + 1, false) FROM "{table.name}"'
            )
            await connection.execute(text(query))
