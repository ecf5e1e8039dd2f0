"""Migrations lead to the schema the code speaks, on both databases, up and down again."""

from collections.abc import Callable

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from pytest import raises
from sqlalchemy import Connection, inspect, select, text

from fondaco.server.storage.engine import Store
from fondaco.server.storage.prepare import prepare, settings
from fondaco.server.storage.schema import METADATA, chat, seats
from fondaco.table.words import Invalid


def _differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, METADATA))


def _tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names()) - {"alembic_version"}


async def test_they_lead_to_the_schema(database: str) -> None:
    store = Store(database)
    await prepare(store)
    await prepare(store)  # a second time there is nothing to do
    async with store.read() as connection:
        assert await connection.run_sync(_differences) == []
    await store.close()


async def _go(store: Store, way: Callable[..., None], revision: str) -> None:
    async with store.write() as connection:
        await connection.run_sync(lambda sync: way(settings(sync), revision))


async def test_each_step_goes_up_and_down(database: str) -> None:
    store = Store(database)
    async with store.read() as connection:
        script = await connection.run_sync(lambda it: ScriptDirectory.from_config(settings(it)))
    for step in reversed(list(script.walk_revisions())):
        before = str(step.down_revision or "base")
        await _go(store, command.upgrade, step.revision)
        await _go(store, command.downgrade, before)
        await _go(store, command.upgrade, step.revision)
    await _go(store, command.downgrade, "base")
    async with store.read() as connection:
        assert await connection.run_sync(_tables) == set()
    await store.close()


async def test_a_house_of_the_first_release_keeps_what_it_has(database: str) -> None:
    store = Store(database)
    await _go(store, command.upgrade, "0001")
    async with store.write() as connection:
        for row in _FIRST_RELEASE:
            await connection.execute(text(row))
    await prepare(store)
    async with store.read() as connection:
        assert await connection.run_sync(_differences) == []
        [seat] = await connection.execute(select(seats))
        assert (seat.name, seat.link, seat.invited, seat.invited_as) == ("Ada", "L", None, None)
        [line] = await connection.execute(select(chat))
        assert (line.text, line.addressee) == ("ciao", None)
    await store.close()


_FIRST_RELEASE = (
    "INSERT INTO tables (id, title, rules, options, clock, public, replace, suggestions, state, "
    "owner, owner_name, created, secret) VALUES ('t', 'golden-horn', 1, '{}', '{}', true, true, "
    "true, 'open', 'p', 'Ada', 1, 's')",
    "INSERT INTO seats (table_id, seat, kind, person, name, contribution, link) "
    "VALUES ('t', 0, 'person', 'p', 'Ada', 'c', 'L')",
    "INSERT INTO chat (table_id, person, seat, name, text, at) "
    "VALUES ('t', 'p', 0, 'Ada', 'ciao', 1)",
)


async def test_a_newer_database_is_not_touched(database: str) -> None:
    store = Store(database)
    await prepare(store)
    async with store.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = 'future'"))
    with raises(Invalid, match="newer release"):
        await prepare(store)
    await store.close()
