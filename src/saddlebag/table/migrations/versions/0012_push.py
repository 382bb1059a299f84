"""The browsers that are told of somebody's turn though no page is open."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "push",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.String(40), sa.ForeignKey("guest.id", ondelete="CASCADE"), nullable=False),
        sa.Column("device_id", sa.String(40), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_index("ix_push_guest_id", "push", ["guest_id"])
