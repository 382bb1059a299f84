"""Whether a deck may be played, and which edition of its game said so. Decks of before are judged when next seen."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("deck", sa.Column("playable", sa.Boolean))
    op.add_column("deck", sa.Column("judged_by", sa.String(80)))
