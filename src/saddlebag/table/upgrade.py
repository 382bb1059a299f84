"""Brings the tables of a database up to date.

Alembic does it, but only where something is missing: to load it takes longer than to start a table that has it all.
"""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from saddlebag.table import schema

MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(connection: Connection) -> None:
    """Make the tables, or run what is missing of their history, and make sure that they can be written."""
    if not inspect(connection).get_table_names():
        make(connection)
    elif revision(connection) != newest():
        migrate(connection)
    connection.execute(schema.secret.delete().where(schema.secret.c.name == "is it writable?"))


def revision(connection: Connection) -> str | None:
    """How far the history of these tables has come."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def make(connection: Connection) -> None:
    """All tables as they are now, and Alembic's note of it. New ones need not live through the past."""
    schema.metadata.create_all(connection)
    connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
    connection.execute(text("INSERT INTO alembic_version VALUES (:newest)"), {"newest": newest()})


def newest() -> str:
    """The last step of the history. The files are named after their steps, in order."""
    return max(file.name[:4] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
