"""Whom a match waits for, after each row of its log and at its beginning, so that a list of tables can tell it without
loading a match."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("move", sa.Column("waits_for", sa.String(40)))
    op.add_column("table_", sa.Column("waits_for", sa.String(40)))
