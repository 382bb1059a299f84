"""What a seat has chosen for itself, and the decks that guests keep."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("seat", sa.Column("choices", sa.Text))
    op.create_table(
        "deck",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("guest_id", sa.String(40), sa.ForeignKey("guest.id", ondelete="CASCADE"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("sealed", sa.String(40)),
        sa.Column("changed", sa.String(40), nullable=False),
    )
    op.create_index("ix_deck_guest_id", "deck", ["guest_id"])
