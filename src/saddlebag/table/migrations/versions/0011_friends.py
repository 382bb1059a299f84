"""What a table agreed on (clocks, absence), who made it, who has left, seats that are kept for somebody, the next match
of the same people, when a table left by all is put away, and when no server was there."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("table_", sa.Column("terms", sa.Text))
    op.add_column("table_", sa.Column("clocks", sa.Text))
    op.add_column("table_", sa.Column("host", sa.String(40)))
    op.add_column("table_", sa.Column("removed", sa.Text))
    op.add_column("table_", sa.Column("rematch", sa.Text))
    op.add_column("table_", sa.Column("put_away_at", sa.String(40)))
    op.add_column("seat", sa.Column("covered_why", sa.String(10)))
    op.add_column("seat", sa.Column("left_at", sa.String(40)))
    op.add_column("seat", sa.Column("kept_for", sa.String(40)))
    op.create_index("ix_seat_kept_for", "seat", ["kept_for"])
    op.add_column("move", sa.Column("clocks", sa.Text))
    op.create_table(
        "outage",
        sa.Column("began", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "beat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
