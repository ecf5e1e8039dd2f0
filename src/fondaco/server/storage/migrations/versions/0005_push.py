"""Browsers that may be rung when no page is open, and the key by which they know the house."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "keys",
        sa.Column("name", sa.String(length=16), nullable=False),
        sa.Column("secret", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_keys")),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=100), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_devices_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_devices")),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.add_column("notices", sa.Column("push_due", sa.BigInteger(), nullable=True))
    op.add_column(
        "notices",
        sa.Column("push_tries", sa.Integer(), nullable=False, server_default=sa.text("0")),
    )
    op.create_index(op.f("ix_notices_push_due"), "notices", ["push_due"])


def downgrade() -> None:
    op.drop_index(op.f("ix_notices_push_due"), "notices")
    op.drop_column("notices", "push_tries")
    op.drop_column("notices", "push_due")
    op.drop_table("devices")
    op.drop_table("keys")
