"""The key by which push services know this house: drawn once, the same for all its processes."""

from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from fondaco.server.notices.push import Signer, new_key
from fondaco.server.storage.engine import Store
from fondaco.server.storage.schema_people import keys

_NAME = "push"


async def signer(store: Store) -> Signer:
    """The house's own; whoever opens the house first draws it."""
    query = select(keys.c.secret).where(keys.c.name == _NAME)
    async with store.write() as connection:
        insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        new = insert(keys).values(name=_NAME, secret=new_key())
        await connection.execute(new.on_conflict_do_nothing())
        return Signer.of((await connection.execute(query)).scalar_one())
