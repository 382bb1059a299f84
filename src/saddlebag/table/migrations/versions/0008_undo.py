"""Who made a decision, since when a bot covers a seat, who refused an undo, and matches that are practice."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("move", sa.Column("guest_id", sa.String(40)))
    op.add_column("seat", sa.Column("covered_since", sa.Integer))
    op.add_column("table_", sa.Column("refusals", sa.Text))
    op.add_column("table_", sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()))
