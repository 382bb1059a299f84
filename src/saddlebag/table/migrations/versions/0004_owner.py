"""Who made a table at which he does not sit: one that bots play, or a record from elsewhere."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("table_", sa.Column("owner", sa.String(40)))
    op.create_index("ix_table__owner", "table_", ["owner"])
