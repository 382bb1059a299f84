"""The tables of the database. Times are UTC in ISO form; JSON is kept as text."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

guest = Table(
    "guest",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", String(40), nullable=False),
)

table = Table(
    "table_",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("invite", String(40), nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("pace", Integer, nullable=False),
    Column("base", Integer, nullable=False),
    Column("opening", Text, nullable=False),
    Column("opening_words", Text),
    Column("waits_for", String(40)),
    Column("result", Text),
    Column("pending", Text),
    Column("refusals", Text),
    Column("practice", Boolean, nullable=False, server_default=false()),
    Column("forked_from", String(40)),
    Column("owner", String(40), index=True),
    Column("resumed", Text),
    Column("votes", Text),
    Column("terms", Text),
    Column("clocks", Text),
    Column("host", String(40)),
    Column("removed", Text),
    Column("rematch", Text),
    Column("put_away_at", String(40)),
    Column("created", String(40), nullable=False),
)

seat = Table(
    "seat",
    metadata,
    Column("table_id", String(40), ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("guest_id", String(40), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("covered_by", String(40)),
    Column("covered_since", Integer),
    Column("covered_why", String(10)),
    Column("left_at", String(40)),
    Column("kept_for", String(40), index=True),
    Column("choices", Text),
)

move = Table(
    "move",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(40), ForeignKey("table_.id", ondelete="CASCADE"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest_id", String(40)),
    Column("key", String(80)),
    Column("answer", Text, nullable=False),
    Column("choices", Integer, nullable=False),
    Column("revealed", Integer),
    Column("decisions", Integer),
    Column("back_to", Integer),
    Column("line", Integer, nullable=False),
    Column("events", Text, nullable=False),
    Column("words", Text),
    Column("asked", String(16)),
    Column("waits_for", String(40)),
    Column("clocks", Text),
    Column("at", String(40), nullable=False),
    UniqueConstraint("table_id", "n", name="one_decision_a_number"),
    UniqueConstraint("table_id", "seat", "key", name="one_decision_a_key"),
)

snapshot = Table(
    "snapshot",
    metadata,
    Column("table_id", String(40), ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("save", Text, nullable=False),
)

film = Table(
    "film",
    metadata,
    Column("table_id", String(40), ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
    Column("viewer", Integer, primary_key=True),
    Column("last", Text, nullable=False),
    Column("strip", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(40), ForeignKey("table_.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("guest_id", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", String(40), nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("worker", String(40), primary_key=True),
    Column("table_id", String(40), ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("guest_id", String(40), primary_key=True),
    Column("watching", Integer, nullable=False),
)

deck = Table(
    "deck",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("guest_id", String(40), ForeignKey("guest.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("sealed", String(40)),
    Column("changed", String(40), nullable=False),
    Column("playable", Boolean),
    Column("judged_by", String(80)),
)

invited = Table(
    "invited",
    metadata,
    Column("table_id", String(40), ForeignKey("table_.id", ondelete="CASCADE"), primary_key=True),
    Column("guest_id", String(40), ForeignKey("guest.id", ondelete="CASCADE"), primary_key=True),
)

device = Table(
    "device",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("guest_id", String(40), ForeignKey("guest.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("created", String(40), nullable=False),
    Column("seen", String(40), nullable=False),
    Column("signed_out", String(40)),
)

used_link = Table(
    "used_link",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("guest_id", String(40), ForeignKey("guest.id", ondelete="CASCADE"), nullable=False),
    Column("at", String(40), nullable=False),
)

push = Table(
    "push",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("guest_id", String(40), ForeignKey("guest.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("device_id", String(40), nullable=False),
    Column("created", String(40), nullable=False),
)

outage = Table(
    "outage",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)
"""Times without a server, in milliseconds since 1970."""

beat = Table(
    "beat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""When a server was last there, while a clock ran."""

secret = Table(
    "secret",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
