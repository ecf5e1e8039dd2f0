"""Invitations, private talk, forgotten passwords, limits that processes share."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("invited", sa.String(length=32), nullable=True))
    op.add_column("seats", sa.Column("invited_as", sa.String(length=254), nullable=True))
    op.create_index(op.f("ix_seats_invited"), "seats", ["invited"], unique=False)
    op.add_column("chat", sa.Column("addressee", sa.Integer(), nullable=True))
    op.create_table(
        "resets",
        sa.Column("code", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_resets_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_resets")),
    )
    op.create_table(
        "buckets",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("who", sa.String(length=64), nullable=False),
        sa.Column("empty", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", "who", name=op.f("pk_buckets")),
    )


def downgrade() -> None:
    op.drop_table("buckets")
    op.drop_table("resets")
    op.drop_column("chat", "addressee")
    op.drop_index(op.f("ix_seats_invited"), table_name="seats")
    op.drop_column("seats", "invited_as")
    op.drop_column("seats", "invited")
