"""What a server loads before it can be asked, and how it knows that its database is up to date without Alembic."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, text

from saddlebag.table.upgrade import MIGRATIONS, make, migrate, newest

SLOW = ("alembic", "asyncpg", "sqlalchemy.orm", "sqlalchemy.ext.asyncio", "polars", "openskill", "numpy")
"""Each takes longer to load than it would take to start the table."""


def history() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return ScriptDirectory.from_config(config)


def test_the_newest_step_of_the_history_is_the_last_by_name() -> None:
    assert history().get_heads() == [newest()]


def test_the_steps_of_the_history_are_numbered_in_their_order() -> None:
    steps = [each.revision for each in history().walk_revisions()]
    assert steps == sorted(steps, reverse=True)


def columns(connection: Connection, table: str) -> list[list[Any]]:
    """The columns of a table, whatever their order: name, type, whether it may be empty, and what stands there then."""
    found = inspect(connection).get_columns(table)
    return sorted([each["name"], str(each["type"]), each["nullable"], each["default"]] for each in found)


def described(make_tables: Callable[[Connection], None]) -> dict[str, Any]:
    """All tables with their columns, keys and indexes."""
    with create_engine("sqlite://").begin() as connection:
        make_tables(connection)
        seen = inspect(connection)
        return {
            table: {
                "columns": columns(connection, table),
                "key": seen.get_pk_constraint(table)["constrained_columns"],
                "points to": sorted(str(each) for each in seen.get_foreign_keys(table)),
                "indexes": sorted(str(each) for each in seen.get_indexes(table)),
                "unique": sorted(str(each) for each in seen.get_unique_constraints(table)),
                "rows": connection.execute(text(f"SELECT * FROM {table}")).all(),
            }
            for table in seen.get_table_names()
        }


def test_new_tables_are_as_those_that_lived_through_all_steps() -> None:
    assert described(make) == described(migrate)


def test_a_step_that_is_missing_from_new_tables_would_be_seen() -> None:
    def forgetful(connection: Connection) -> None:
        make(connection)
        connection.execute(text("ALTER TABLE deck DROP COLUMN playable"))

    with pytest.raises(AssertionError):
        assert described(forgetful) == described(migrate)


def test_a_server_loads_no_library_that_it_may_never_need() -> None:
    told = f"import sys, saddlebag.table.server; print([each for each in {SLOW} if each in sys.modules])"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
