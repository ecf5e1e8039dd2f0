"""Scopes and ends of tokens, second factors, blocks, reports, operators, rematches agreed on."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_YEAR = 365 * 24 * 60 * 60 * 1000
_serial = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _person() -> sa.Column[str]:
    return sa.Column("person", sa.String(length=32), nullable=False)


def _belongs(table: str, column: str = "person", to: str = "people.id") -> sa.Constraint:
    name = op.f(f"fk_{table}_{column}")
    return sa.ForeignKeyConstraint([column], [to], name=name, ondelete="CASCADE")


def upgrade() -> None:
    op.add_column("people", sa.Column("banned", sa.BigInteger(), nullable=True))
    false = sa.text("false")
    op.add_column(
        "people", sa.Column("operator", sa.Boolean(), nullable=False, server_default=false)
    )
    op.add_column("tables", sa.Column("begins", sa.Boolean(), nullable=False, server_default=false))
    # Tokens of before can do what tokens can, for a year.
    end = str(time.time_ns() // 1_000_000 + _YEAR)
    op.add_column(
        "tokens",
        sa.Column("scopes", sa.String(length=80), nullable=False, server_default="play tables"),
    )
    op.add_column(
        "tokens",
        sa.Column("expires", sa.BigInteger(), nullable=False, server_default=sa.text(end)),
    )
    op.create_table(
        "factors",
        _person(),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        _belongs("factors"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_factors")),
    )
    op.create_table(
        "recoveries",
        sa.Column("code", sa.String(length=64), nullable=False),
        _person(),
        _belongs("recoveries"),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_recoveries")),
    )
    op.create_table(
        "blocks",
        _person(),
        sa.Column("other", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        _belongs("blocks"),
        _belongs("blocks", "other"),
        sa.PrimaryKeyConstraint("person", "other", name=op.f("pk_blocks")),
    )
    op.create_table(
        "silences",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        _person(),
        _belongs("silences", "table_id", "tables.id"),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_silences")),
    )
    op.create_table(
        "reports",
        sa.Column("id", _serial, autoincrement=True, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("reporter", sa.String(length=32), nullable=True),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("said", sa.Text(), nullable=True),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    for name, dated in (("audit", True), ("orders", False)):
        op.create_table(
            name,
            sa.Column("id", _serial, autoincrement=True, nullable=False),
            *([sa.Column("at", sa.BigInteger(), nullable=False)] if dated else []),
            sa.Column("by", sa.String(length=80), nullable=False),
            sa.Column("what", sa.String(length=16), nullable=False),
            sa.Column("subject", sa.String(length=254), nullable=False),
            sa.Column("why", sa.Text(), nullable=False),
            sa.PrimaryKeyConstraint("id", name=op.f(f"pk_{name}")),
        )


def downgrade() -> None:
    for name in ("orders", "audit", "reports", "silences", "blocks", "recoveries", "factors"):
        op.drop_table(name)
    for table, column in (
        ("tokens", "expires"),
        ("tokens", "scopes"),
        ("tables", "begins"),
        ("people", "operator"),
        ("people", "banned"),
    ):
        op.drop_column(table, column)
