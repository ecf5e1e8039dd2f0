"""A database with all tables as this release wants them."""

import sqlite3
from contextlib import closing
from importlib import resources
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from fondaco.server.storage.engine import Store
from fondaco.table.words import Invalid

_LOCK = 0x466F6E6461636F  # "Fondaco": the name of the lock under which PostgreSQL is migrated


async def prepare(store: Store) -> None:
    """Migrate to this release, or `Invalid` when the database belongs to a newer one.

    Several processes may do so at once: on PostgreSQL one does it and the others wait, and SQLite
    has one writer anyway.
    """
    async with store.write() as connection:
        if store.postgres:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        await connection.run_sync(_upgrade)


async def must_be_current(store: Store) -> None:
    """`Invalid` unless there is a house of this release; nothing is made or changed."""
    if store.postgres:
        async with store.read() as connection:
            current = await connection.run_sync(_revision)
    else:
        current = _revision_of_file(Path(store.url.database or ""))
    head = ScriptDirectory.from_config(settings(None)).get_current_head()
    if current is None:
        raise Invalid("database", "there is no house in it")
    if current != head:
        raise Invalid("database", "belongs to another release of Fondaco; use that one's command")


def settings(connection: Connection | None) -> Config:
    """What Alembic needs to know."""
    config = Config()
    # A percent sign in a path would be taken for the name of a setting.
    folder = str(resources.files(__package__).joinpath("migrations")).replace("%", "%%")
    config.set_main_option("script_location", folder)
    config.attributes["connection"] = connection
    return config


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _revision_of_file(file: Path) -> str | None:
    """Looked up so that not a byte changes: it may be anybody's file."""
    if not file.is_file():
        raise Invalid("database", f"there is no house in {file}")
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as line:
            found = line.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error:
        return None
    return None if found is None else str(found[0])


def _upgrade(connection: Connection) -> None:
    config = settings(connection)
    script = ScriptDirectory.from_config(config)
    current = _revision(connection)
    if current == script.get_current_head():
        return
    if current is not None and current not in {step.revision for step in script.walk_revisions()}:
        raise Invalid("database", "was made by a newer release of Fondaco; install that one")
    command.upgrade(config, "head")
