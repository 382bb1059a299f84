"""Who was invited to a private table, the devices of a guest, and the links that were used to add one."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "invited",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guest_id", sa.String(40), sa.ForeignKey("guest.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "device",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("guest_id", sa.String(40), sa.ForeignKey("guest.id", ondelete="CASCADE"), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("seen", sa.String(40), nullable=False),
        sa.Column("signed_out", sa.String(40)),
    )
    op.create_index("ix_device_guest_id", "device", ["guest_id"])
    op.create_table(
        "used_link",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("guest_id", sa.String(40), sa.ForeignKey("guest.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
    )
