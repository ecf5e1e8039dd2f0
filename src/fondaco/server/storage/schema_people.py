"""Tables of people: who they are, how they come in, what they want to hear of."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from fondaco.server.storage.base import METADATA, SERIAL, Moment


def _person(*, key: bool = False) -> Column[str]:
    return Column(
        "person",
        String(32),
        ForeignKey("people.id", ondelete="CASCADE"),
        nullable=False,
        primary_key=key,
    )


people = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("language", String(8), nullable=False),
    # Not unique: see people.accounts, where nobody learns which addresses are known.
    Column("email", String(254), index=True),
    Column("confirmed", Boolean, nullable=False, default=False),
    Column("password", String(200)),  # argon2; none: a guest
    Column("created", Moment, nullable=False),
    Column("banned", Moment),  # since when; none: welcome
    Column("operator", Boolean, nullable=False, default=False),
)

# The second factor of an account: a secret shared with an app that makes codes of it.
factors = Table(
    "factors",
    METADATA,
    _person(key=True),
    Column("secret", String(64), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("used", BigInteger, nullable=False),  # the step of the last code: each is good once
)

recoveries = Table(
    "recoveries",
    METADATA,
    Column("code", String(64), primary_key=True),  # hashed
    _person(),
)

# Whom somebody does not want to hear of.
blocks = Table(
    "blocks",
    METADATA,
    _person(key=True),
    Column("other", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(80), nullable=False),  # what he was called then
)

reports = Table(
    "reports",
    METADATA,
    Column("id", SERIAL, primary_key=True, autoincrement=True),
    Column("at", Moment, nullable=False),
    Column("reporter", String(32)),
    Column("person", String(32)),
    Column("name", String(80), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("said", Text),  # the line of chat it is about
    Column("why", Text, nullable=False),
    Column("closed", Moment),
)

# What operators did.
audit = Table(
    "audit",
    METADATA,
    Column("id", SERIAL, primary_key=True, autoincrement=True),
    Column("at", Moment, nullable=False),
    Column("by", String(80), nullable=False),
    Column("what", String(16), nullable=False),
    Column("subject", String(254), nullable=False),
    Column("why", Text, nullable=False),
)

# Networks that are not welcome for a while.
network_bans = Table(
    "network_bans",
    METADATA,
    Column("network", String(43), primary_key=True),
    Column("until", Moment, nullable=False),
)

# What the command line wants done by the running house.
orders = Table(
    "orders",
    METADATA,
    Column("id", SERIAL, primary_key=True, autoincrement=True),
    Column("by", String(80), nullable=False),
    Column("what", String(16), nullable=False),
    Column("subject", String(254), nullable=False),
    Column("why", Text, nullable=False),
)

confirmations = Table(
    "confirmations",
    METADATA,
    Column("code", String(64), primary_key=True),  # hashed
    _person(),
    Column("email", String(254), nullable=False),
    Column("created", Moment, nullable=False),
)

resets = Table(
    "resets",
    METADATA,
    Column("code", String(64), primary_key=True),  # hashed
    _person(),
    Column("expires", Moment, nullable=False),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("secret", String(64), nullable=False, unique=True),  # hashed
    _person(),
    Column("agent", String(200), nullable=False),
    Column("network", String(43)),  # it was opened from
    Column("created", Moment, nullable=False),
    Column("seen", Moment, nullable=False),
    Index("ix_sessions_person", "person"),
)

tokens = Table(
    "tokens",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("secret", String(64), nullable=False, unique=True),  # hashed
    _person(),
    Column("name", String(80), nullable=False),
    Column("created", Moment, nullable=False),
    Column("seen", Moment),
    Column("scopes", String(80), nullable=False),  # words
    Column("expires", Moment, nullable=False),
    Index("ix_tokens_person", "person"),
)

# Limits that hold for all processes together, see safety.shared.
buckets = Table(
    "buckets",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("who", String(64), primary_key=True),  # hashed: nobody needs to read it
    Column("empty", Moment, nullable=False),
)

preferences = Table(
    "wishes",
    METADATA,
    _person(key=True),
    Column("settings", Text, nullable=False),  # JSON, see notices.preferences
    Column("secret", String(64), nullable=False),  # signs this person's webhooks
)

# Browsers that may be rung when no page is open, see notices.devices.
devices = Table(
    "devices",
    METADATA,
    Column("id", String(32), primary_key=True),  # of its endpoint
    _person(),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("since", Moment, nullable=False),
    Index("ix_devices_person", "person"),
)

# Keys of the house itself, the same for all its processes.
keys = Table(
    "keys",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("secret", String(200), nullable=False),
)

mutes = Table(
    "mutes",
    METADATA,
    _person(key=True),
    Column("table_id", String(32), primary_key=True),
)

notices = Table(
    "notices",
    METADATA,
    Column("id", SERIAL, primary_key=True, autoincrement=True),
    _person(),
    Column("kind", String(16), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("title", String(64), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", Moment, nullable=False),
    # When the next try is due; none: nothing is left to do on this way.
    Column("mail_due", Moment, index=True),
    Column("hook_due", Moment, index=True),
    Column("push_due", Moment, index=True),
    Column("mail_tries", Integer, nullable=False, default=0),
    Column("hook_tries", Integer, nullable=False, default=0),
    Column("push_tries", Integer, nullable=False, default=0),
    # The same thing is told once, whichever process notices it and however often.
    UniqueConstraint("person", "table_id", "kind", "number", name="uq_notices_once"),
    # Ids are never used again: a browser asks for what came after the last it saw.
    sqlite_autoincrement=True,
)
