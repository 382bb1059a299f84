"""What shows a match without its rules: the sentences of its log, a mark of each question, and a film of its views.
And how a match stands whose rules have changed."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("move", sa.Column("words", sa.Text))
    op.add_column("move", sa.Column("asked", sa.String(16)))
    op.add_column("table_", sa.Column("opening_words", sa.Text))
    op.add_column("table_", sa.Column("resumed", sa.Text))
    op.add_column("table_", sa.Column("votes", sa.Text))
    op.create_table(
        "film",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("viewer", sa.Integer, primary_key=True),
        sa.Column("last", sa.Text, nullable=False),
        sa.Column("strip", sa.LargeBinary, nullable=False),
    )
