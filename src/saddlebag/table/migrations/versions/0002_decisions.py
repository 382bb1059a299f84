"""What a move knows of the match: how much had come to light before it, how many decisions stand after it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("move", sa.Column("revealed", sa.Integer))
    op.add_column("move", sa.Column("decisions", sa.Integer))
