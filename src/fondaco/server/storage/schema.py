"""Tables of tables: what was agreed, who sits where, what was done.

JSON is kept as text: the house reads and writes it whole, with msgspec.
"""

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
)

from fondaco.server.storage import schema_people
from fondaco.server.storage.base import METADATA, SERIAL, Moment

__all__ = [
    "METADATA",
    "chat",
    "entries",
    "schema_people",
    "seats",
    "silences",
    "snapshots",
    "tables",
    "waits",
]


def _table(*, key: bool = False) -> Column[str]:
    return Column(
        "table_id",
        String(32),
        ForeignKey("tables.id", ondelete="CASCADE"),
        nullable=False,
        primary_key=key,
    )


tables = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("title", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON, all of them
    Column("components", Text),  # JSON, the owner's own; none: the title's
    Column("clock", Text, nullable=False),  # JSON
    Column("public", Boolean, nullable=False),
    Column("replace", Boolean, nullable=False),
    Column("suggestions", Boolean, nullable=False),
    Column("nudge", Integer, nullable=False),  # seconds
    Column("first", Integer),
    Column("state", String(16), nullable=False),  # open, playing, finished, ended
    Column("owner", String(32), nullable=False),
    Column("owner_name", String(80), nullable=False),
    Column("created", Moment, nullable=False),
    Column("over", Moment),
    Column("secret", String(64), nullable=False),  # published in the record when the game is over
    Column("end", String(64)),
    Column("result", Text),  # JSON: totals and ranks
    Column("rematch", String(32)),
    Column("begins", Boolean, nullable=False),  # by itself, when the last seat is taken
    Index("ix_tables_lobby", "state", "public", "created"),
    Index("ix_tables_owner", "owner", "state"),
)

seats = Table(
    "seats",
    METADATA,
    _table(key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # empty, person, bot
    Column("person", String(32), index=True),
    Column("name", String(80), nullable=False),
    Column("bot", String(32)),
    Column("contribution", String(64), nullable=False),  # to the seed of the table
    Column("link", String(64), nullable=False),  # who knows it may sit here
    # An empty seat that is kept for somebody: the person, and what the owner called him.
    Column("invited", String(32), index=True),
    Column("invited_as", String(254)),
)

# The journal: everything that happened at a table, the deal (number 0) first.
entries = Table(
    "entries",
    METADATA,
    _table(key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # see tables.fold
    Column("seat", Integer),
    Column("action", Text),  # JSON
    Column("drew", Text, nullable=False),  # JSON
    Column("told", Text, nullable=False),  # JSON: [audience, event] each
    Column("numbers", Text, nullable=False),  # JSON: how much each seat, then spectators, heard
    Column("key", String(80)),  # the sender's name for it: sent twice, done once
    Column("at", Moment, nullable=False),
    Index("uq_entries_key", "table_id", "seat", "key", unique=True),
)

snapshots = Table(
    "snapshots",
    METADATA,
    _table(key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kept", LargeBinary, nullable=False),  # JSON, see tables.snapshots
)

# Who a running table waits for, and when somebody should look after it (a clock, a bot).
waits = Table(
    "waits",
    METADATA,
    _table(key=True),
    Column("number", Integer, nullable=False),  # how much the spectators heard
    Column("actors", Text, nullable=False),  # JSON
    Column("wake", Moment, index=True),
)

# Whom the owner of a table does not let talk there.
silences = Table(
    "silences",
    METADATA,
    _table(key=True),
    Column("person", String(32), primary_key=True),
)

chat = Table(
    "chat",
    METADATA,
    Column("id", SERIAL, primary_key=True, autoincrement=True),
    _table(),
    Column("person", String(32)),
    Column("seat", Integer),
    Column("addressee", Integer),  # the one seat that hears it besides; none: everybody
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Index("ix_chat_table", "table_id", "id"),
    sqlite_autoincrement=True,
)
