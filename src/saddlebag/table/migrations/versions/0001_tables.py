"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guest",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_table(
        "table_",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("invite", sa.String(40), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("base", sa.Integer, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("pending", sa.Text),
        sa.Column("forked_from", sa.String(40)),
        sa.Column("created", sa.String(40), nullable=False),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("guest_id", sa.String(40)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(40)),
        sa.Column("covered_by", sa.String(40)),
    )
    op.create_table(
        "move",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("table_.id", ondelete="CASCADE"), nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.String(80)),
        sa.Column("answer", sa.Text, nullable=False),
        sa.Column("choices", sa.Integer, nullable=False),
        sa.Column("back_to", sa.Integer),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
        sa.UniqueConstraint("table_id", "n", name="one_decision_a_number"),
        sa.UniqueConstraint("table_id", "seat", "key", name="one_decision_a_key"),
    )
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("save", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("table_.id", ondelete="CASCADE"), nullable=False),
        sa.Column("guest_id", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(40), nullable=False),
    )
    op.create_table(
        "secret",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_index("ix_table__status", "table_", ["status"])
    op.create_index("ix_seat_guest_id", "seat", ["guest_id"])
    op.create_index("ix_chat_table_id", "chat", ["table_id"])
