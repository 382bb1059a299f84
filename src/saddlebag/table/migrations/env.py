"""Alembic runs this; the store hands it the connection."""

from alembic import context

from saddlebag.table.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
