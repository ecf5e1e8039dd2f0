"""What all tables of the database belong to, and the kinds of columns they share."""

from sqlalchemy import BigInteger, Integer, MetaData

# Names for what databases would name each in its own way: migrations need them.
METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Moment = BigInteger
"""Milliseconds since 1970, alike on every database."""

SERIAL = BigInteger().with_variant(Integer, "sqlite")
"""A number that counts up by itself: SQLite does that for INTEGER keys only."""
