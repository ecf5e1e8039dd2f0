"""Bans of networks, and the network a session was opened from."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "network_bans",
        sa.Column("network", sa.String(length=43), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("network", name=op.f("pk_network_bans")),
    )
    op.add_column("sessions", sa.Column("network", sa.String(length=43), nullable=True))


def downgrade() -> None:
    op.drop_column("sessions", "network")
    op.drop_table("network_bans")
