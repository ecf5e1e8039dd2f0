"""A database with all tables as this release wants them."""

from importlib import resources

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


def settings(connection: Connection) -> Config:
    """What Alembic needs to know."""
    config = Config()
    # A percent sign in a path would be taken for the name of a setting.
    folder = str(resources.files(__package__).joinpath("migrations")).replace("%", "%%")
    config.set_main_option("script_location", folder)
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection) -> None:
    config = settings(connection)
    script = ScriptDirectory.from_config(config)
    current = MigrationContext.configure(connection).get_current_revision()
    if current == script.get_current_head():
        return
    if current is not None and current not in {step.revision for step in script.walk_revisions()}:
        raise Invalid("database", "was made by a newer release of Fondaco; install that one")
    command.upgrade(config, "head")
