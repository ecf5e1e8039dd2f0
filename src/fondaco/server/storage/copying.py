"""A copy of a running house, as it is at one moment, that can be put in its place."""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from fondaco.server.storage.engine import Store
from fondaco.server.storage.moving import has_been_lived_in, read_house, write_house
from fondaco.server.storage.prepare import must_be_current, prepare
from fondaco.server.storage.schema import METADATA
from fondaco.table.words import Invalid

_PAGES = 2000  # of the file at a time: the house writes in between


async def back_up(store: Store, path: Path) -> dict[str, int]:
    """Write a copy into a new file; rows by table, or `Invalid`.

    Of SQLite it is a database file, of PostgreSQL what `fondaco export` writes.
    """
    await must_be_current(store)
    if store.postgres:
        return await write_house(store, path)
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise Invalid(str(path), error.strerror or "cannot be written") from None
    try:
        with (
            closing(sqlite3.connect(store.url.database or "")) as house,
            closing(sqlite3.connect(path)) as copy,
        ):
            house.backup(copy, pages=_PAGES)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
            counts = _counts(copy)
        _must_hold_something(counts, path)
    except BaseException:
        path.unlink(missing_ok=True)
        raise
    return counts


async def verify_copy(path: Path, *, postgres: bool) -> dict[str, int]:
    """Open a copy as a house would; rows by table, or `Invalid`."""
    if not path.is_file():
        raise Invalid(str(path), "there is no such file")
    if postgres:
        with tempfile.TemporaryDirectory() as folder:
            store = Store(f"sqlite:///{folder}/house.sqlite")
            try:
                await prepare(store)
                return await read_house(store, path)
            finally:
                await store.close()
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as copy:
            found = [row[0] for row in copy.execute("PRAGMA integrity_check")]
            strays = copy.execute("PRAGMA foreign_key_check").fetchall()
            counts = _counts(copy)
    except sqlite3.Error as error:
        raise Invalid(str(path), f"is not a house: {error}") from None
    if found != ["ok"] or strays:
        raise Invalid(str(path), f"is damaged: {found[0] if found != ['ok'] else strays[0]}")
    _must_hold_something(counts, path)
    return counts


def _counts(copy: sqlite3.Connection) -> dict[str, int]:
    names = [table.name for table in METADATA.sorted_tables]
    return {name: copy.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}


def _must_hold_something(counts: dict[str, int], path: Path) -> None:
    if not has_been_lived_in(counts):
        raise Invalid(str(path), "would be empty: nobody has ever been in this house")
