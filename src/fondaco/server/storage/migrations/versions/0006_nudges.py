"""After how long who is waited for may be reminded."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Tables that are there already wait for an hour, as new ones do that do not say it.
    column = sa.Column("nudge", sa.Integer(), nullable=False, server_default=sa.text("3600"))
    op.add_column("tables", column)


def downgrade() -> None:
    op.drop_column("tables", "nudge")
