"""What a server loads before it can be asked, and how it knows that its database is up to date without Alembic."""

import subprocess
import sys

from alembic.config import Config
from alembic.script import ScriptDirectory

from saddlebag.table.upgrade import MIGRATIONS, newest

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


def test_a_server_loads_no_library_that_it_may_never_need() -> None:
    told = f"import sys, saddlebag.table.server; print([each for each in {SLOW} if each in sys.modules])"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
