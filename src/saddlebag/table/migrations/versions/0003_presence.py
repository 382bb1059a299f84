"""Who is connected to which worker."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "presence",
        sa.Column("worker", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest_id", sa.String(40), primary_key=True),
        sa.Column("watching", sa.Integer, nullable=False),
    )
    op.create_index("ix_presence_table_id", "presence", ["table_id"])
