"""How much had come to light before a move, so that a free undo stays free when a table is loaded."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("move", sa.Column("revealed", sa.Integer))
