"""The database: SQLite in a file or PostgreSQL by URL. What `write` has returned from is on the disk."""

import asyncio
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Literal

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Executable, Row, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from saddlebag.table import schema
from saddlebag.table.errors import BadDatabase, ReadOnly

DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
CHANNEL = "saddlebag"
MIGRATION_LOCK = 7_342_001
BUSY_SECONDS = 3
CONNECTING_SECONDS = 10
BATCH = 64
CLOSING_SECONDS = 5.0
READERS = 4
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :news)")

NewsKind = Literal["moved", "changed", "present"]
"""What other workers are told of a table: a decision was made and nothing else, somebody came or went, or anything."""
Statement = Executable | tuple[Executable, dict[str, Any]]
"""With values beside it, one that many jobs share: all of a batch are executed together."""


class Taken(Exception):
    """A row with this number or key is already there."""


class Store:
    """Reads and writes. All writes go through one queue; those that wait together share one commit."""

    def __init__(self, url: str) -> None:
        self.url = checked_url(url)
        self.is_postgres = not self.url.startswith("sqlite")
        self._database = Postgres(self.url) if self.is_postgres else Sqlite(self.url)
        self.worker = secrets.token_hex(8)
        """Who wrote, so that nobody hears his own news from the database."""
        self._queue: asyncio.Queue[_Job | None] = asyncio.Queue()
        """None closes it."""
        self._writer: asyncio.Task[None] | None = None
        self._closing = False

    async def open(self) -> None:
        """Bring the tables up to date and begin to write."""
        try:
            await self._database.migrate()
        except (SQLAlchemyError, OSError) as error:
            await self._database.close()
            raise BadDatabase(f"The database {shown(self.url)} cannot be used: {reason(error)}.") from None
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Write what still waits, then let go of the database."""
        self._closing = True
        if self._writer is not None:
            self._queue.put_nowait(None)
            await asyncio.wait([self._writer], timeout=CLOSING_SECONDS)
            self._writer.cancel()
        await self._database.close()

    # --- reading ------------------------------------------------------------------------------------------------

    async def rows(self, statement: Executable) -> Sequence[Row[Any]]:
        """All rows that a query finds."""
        return await self._database.rows(statement)

    async def first(self, statement: Executable) -> Row[Any] | None:
        """The first row that a query finds."""
        found = await self.rows(statement)
        return found[0] if found else None

    # --- writing ------------------------------------------------------------------------------------------------

    async def write(
        self, *statements: Statement, news: str | Sequence[str] = (), kind: NewsKind = "changed"
    ) -> list[int]:
        """All statements or none, on the disk when this returns; how many rows each touched. `news` names the table,
        or the tables, of which other workers should hear."""
        if self._closing:
            raise ReadOnly("The server is about to stop, so nothing more is accepted.")
        job = _Job(list(statements), asyncio.get_running_loop().create_future())
        for table_id in ([news] if isinstance(news, str) else news) if self.is_postgres else ():
            job.statements.append((NOTIFY, {"news": f"{table_id} {self.worker} {kind}"}))
        self._queue.put_nowait(job)
        return await job.done

    async def _write_on(self) -> None:
        while job := await self._queue.get():
            jobs = [job]
            while len(jobs) < BATCH and not self._queue.empty():
                job = self._queue.get_nowait()
                if job is None:
                    self._queue.put_nowait(None)
                    break
                jobs.append(job)
            if not await self._commit(jobs) and len(jobs) > 1:
                for job in jobs:
                    await self._commit([job])

    async def _commit(self, jobs: list["_Job"]) -> bool:
        """Whether all jobs are on the disk. A single job that fails is told so; of several, none is done."""
        try:
            counts = await self._database.write(jobs)
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].fail(as_refusal(error))
            return False
        for job, count in zip(jobs, counts, strict=True):
            if not job.done.done():
                job.done.set_result(count)
        return True


class _Job:
    """Statements that wait to be written together."""

    __slots__ = ("done", "statements")

    def __init__(self, statements: list[Statement], done: "asyncio.Future[list[int]]") -> None:
        self.statements = statements
        self.done = done

    def fail(self, error: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(error)


class Sqlite:
    """A file, with a hop to another thread only for a whole query and for a whole batch of writes."""

    def __init__(self, url: str) -> None:
        patience = {"timeout": BUSY_SECONDS, "check_same_thread": False}
        self._engine = create_engine(url, pool_size=READERS + 1, max_overflow=0, connect_args=patience)
        event.listen(self._engine, "connect", durable)
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")

    async def migrate(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._migrate)

    def _migrate(self) -> None:
        with self._engine.begin() as connection:
            migrate(connection)

    async def rows(self, statement: Executable) -> Sequence[Row[Any]]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, statement)

    async def write(self, jobs: list[_Job]) -> list[list[int]]:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._commit, jobs)

    def _read(self, statement: Executable) -> Sequence[Row[Any]]:
        with self._engine.connect() as connection:
            return connection.execute(statement).all()

    def _commit(self, jobs: list[_Job]) -> list[list[int]]:
        with self._engine.begin() as connection:
            return execute(connection, jobs)

    async def close(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
        self._engine.dispose()


class Postgres:
    """A server that several workers share."""

    def __init__(self, url: str) -> None:
        patience = {"timeout": CONNECTING_SECONDS}
        self._engine = create_async_engine(url, pool_size=8, max_overflow=0, pool_pre_ping=True, connect_args=patience)
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def migrate(self) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(migrate)

    async def rows(self, statement: Executable) -> Sequence[Row[Any]]:
        async with self._reading.connect() as connection:
            return (await connection.execute(statement)).all()

    async def write(self, jobs: list[_Job]) -> list[list[int]]:
        async with self._engine.begin() as connection:
            return await connection.run_sync(execute, jobs)

    async def close(self) -> None:
        await self._engine.dispose()


def execute(connection: Connection, jobs: list[_Job]) -> list[list[int]]:
    """How many rows each statement of each job touched; those with values beside them touch one."""
    together: dict[Executable, list[dict[str, Any]]] = {}
    counts = []
    for job in jobs:
        touched = []
        for each in job.statements:
            if isinstance(each, tuple):
                together.setdefault(each[0], []).append(each[1])
                touched.append(1)
            else:
                touched.append(getattr(connection.execute(each), "rowcount", 0))
        counts.append(touched)
    for statement, values in together.items():
        connection.execute(statement, values)
    return counts


def as_refusal(error: Exception) -> Exception:
    """A failed write as the table understands it."""
    if isinstance(error, IntegrityError):
        return Taken(str(error))
    if isinstance(error, DBAPIError | OSError):
        return ReadOnly(f"The database cannot be written, so nothing is accepted until it can: {reason(error)}.")
    return error


def reason(error: Exception) -> str:
    """What the database itself says, in one line."""
    cause = getattr(error, "orig", None) or error
    said = (str(cause) or type(cause).__name__).splitlines()[0].strip().rstrip(".")
    said = said.partition(">: ")[2] or said
    return said.partition("] ")[2] if said.startswith("[Errno ") else said


def shown(url: str) -> str:
    """A URL as people write it, without its password."""
    parsed = make_url(url)
    return parsed.set(drivername=parsed.get_backend_name()).render_as_string(hide_password=True)


def checked_url(url: str) -> str:
    """The URL with the driver that we use."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise BadDatabase(
            f"{url!r} is no database URL; write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."
        ) from None
    kind = parsed.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise BadDatabase(f"A database of kind {kind!r} is not supported; sqlite and postgresql are.")
    if kind == "sqlite":
        if parsed.database in (None, "", ":memory:"):
            raise BadDatabase("A SQLite database needs a file, so that nothing is lost: sqlite:////folder/file.db")
        folder = Path(str(parsed.database)).absolute().parent
        if not folder.is_dir():
            raise BadDatabase(f"The database {parsed.database} cannot be made: there is no folder {folder}.")
    return parsed.set(drivername=DRIVERS[kind]).render_as_string(hide_password=False)


def sqlite_file(url: str) -> Path | None:
    """Where a SQLite database lies."""
    parsed = make_url(checked_url(url))
    return Path(str(parsed.database)).absolute() if parsed.get_backend_name() == "sqlite" else None


def durable(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Run what is missing of the history of the tables, and make sure that they can be written."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    connection.execute(schema.secret.delete().where(schema.secret.c.name == "is it writable?"))
