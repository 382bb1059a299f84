"""PostgreSQL, a server that several workers share.

Nothing imports this before a table is started with such a database: the driver and the part of SQLAlchemy that goes
with it take as long to load as the rest of the server.
"""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Executable, Row, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from saddlebag.table.store import Job, execute
from saddlebag.table.upgrade import upgrade

MIGRATION_LOCK = 7_342_001
READING_SECONDS = 4.0


class Postgres:
    """Reads and writes for the store."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url, pool_size=8, max_overflow=0, pool_pre_ping=True)
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def migrate(self) -> None:
        with as_os_error():
            async with self._engine.begin() as connection:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                await connection.run_sync(upgrade)

    async def rows(self, statement: Executable) -> Sequence[Row[Any]]:
        with as_os_error():
            async with asyncio.timeout(READING_SECONDS), self._reading.connect() as connection:
                return (await connection.execute(statement)).all()

    async def write(self, jobs: list[Job], patience: float) -> list[list[int]]:
        with as_os_error():
            async with asyncio.timeout(patience), self._engine.begin() as connection:
                return await connection.run_sync(execute, jobs)

    async def close(self) -> None:
        await self._engine.dispose()


@contextmanager
def as_os_error() -> Iterator[None]:
    """What the driver raises past SQLAlchemy, as everybody knows it: a server that cannot be reached."""
    try:
        yield
    except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise OSError(str(error)) from error


async def connect(url: str, name: str) -> Any:
    """A connection of one's own, past the pool, under a name that other workers can find."""
    address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    return await asyncpg.connect(address, server_settings={"application_name": name})
