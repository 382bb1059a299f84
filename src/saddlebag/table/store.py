"""The database: SQLite in a file or PostgreSQL by URL. What `write` has returned from is on the disk."""

import asyncio
import logging
import os
import secrets
import sqlite3
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from sqlalchemy import Connection, Executable, Row, create_engine, event, text
from sqlalchemy.engine import Dialect, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.pool import PoolProxiedConnection

from saddlebag.table.errors import BadDatabase, BadRequest, ReadOnly
from saddlebag.table.upgrade import upgrade

if TYPE_CHECKING:
    from saddlebag.table.postgres import Postgres

DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
CHANNEL = "saddlebag"
BUSY_SECONDS = 3.0
"""How long a write waits for a database that somebody else holds, or a server that does not answer."""
BUSY_AGAIN_SECONDS = {"sqlite": 0.1, "postgresql": 2.0}
"""How long it waits while the database is known to be in trouble: then each write only tries whether it is over."""
BATCH = 64
CLOSING_SECONDS = 5.0
READERS = 4
PRIVATE = 0o600
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :news)")

NewsKind = Literal["moved", "changed", "present", "unhurried", "hurried", "pressed", "signed_out"]
"""What other workers are told of a table: a decision was made and nothing else, anything, somebody came or went, or how
much its bots think (`turns.Haste`); and of a device, that it was signed out."""
TROUBLE = (DBAPIError, PoolTimeout, OSError)
Statement = Executable | tuple[Executable, dict[str, Any]]
"""With values beside it, an insert that many jobs share: all rows of a batch are written together."""
Groups = dict[Executable, list[dict[str, Any]]]
"""The rows for each such insert."""


log = logging.getLogger("saddlebag.table")


class Taken(Exception):
    """A row with this number or key is already there."""


class Store:
    """Reads and writes. All writes go through one queue; those that wait together share one commit."""

    def __init__(self, url: str) -> None:
        self.url = checked_url(url)
        self.is_postgres = not self.url.startswith("sqlite")
        self._database = postgres(self.url) if self.is_postgres else Sqlite(self.url)
        self.worker = secrets.token_hex(8)
        """Who wrote, so that nobody hears their own news from the database."""
        self._queue: asyncio.Queue[Job | None] = asyncio.Queue()
        """None closes it."""
        self._writer: asyncio.Task[None] | None = None
        self._closing = False
        self._in_trouble = False
        """Whether the last write found that the database takes none."""

    async def open(self) -> None:
        """Bring the tables up to date and begin to write."""
        try:
            await self._database.migrate()
        except (SQLAlchemyError, *TROUBLE) as error:
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
        """All rows that a query finds; ReadOnly where the database does not answer."""
        try:
            return await self._database.rows(statement)
        except TROUBLE as error:
            if not is_trouble(error):
                raise
            log.warning("The database is not responding: %s", reason(error))
            raise ReadOnly(
                "The database is not responding right now. Nothing is lost; try again in a moment."
            ) from None

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
            raise ReadOnly("The server is shutting down, so it accepts nothing more.")
        job = Job(list(statements), asyncio.get_running_loop().create_future())
        for table_id in ([news] if isinstance(news, str) else news) if self.is_postgres else ():
            job.statements.append((NOTIFY, {"news": f"{table_id} {self.worker} {kind}"}))
        self._queue.put_nowait(job)
        return (await job.done)[: len(statements)]

    async def _write_on(self) -> None:
        while job := await self._queue.get():
            jobs = [job]
            while len(jobs) < BATCH and not self._queue.empty():
                job = self._queue.get_nowait()
                if job is None:
                    self._queue.put_nowait(None)
                    break
                jobs.append(job)
            await self._commit(jobs)

    async def _commit(self, jobs: list["Job"]) -> None:
        """Write jobs together. One that cannot be written must not keep the others from it, but a database that takes
        nothing is asked once for all who wait."""
        try:
            counts = await self._database.write(jobs, self._patience)
        except Exception as error:
            if is_trouble(error):
                self._give_up(jobs, error)
            elif len(jobs) == 1:
                jobs[0].fail(as_refusal(error))
            else:
                for job in jobs:
                    await self._commit([job])
            return
        self._in_trouble = False
        for job, count in zip(jobs, counts, strict=True):
            if not job.done.done():
                job.done.set_result(count)

    @property
    def _patience(self) -> float:
        return BUSY_AGAIN_SECONDS["postgresql" if self.is_postgres else "sqlite"] if self._in_trouble else BUSY_SECONDS

    def _give_up(self, jobs: list["Job"], error: Exception) -> None:
        """Refuse all who wait, rather than let each wait as long in turn."""
        if not self._in_trouble:
            log.warning("The database cannot be written to: %s", reason(error))
        self._in_trouble = True
        last = False
        while not self._queue.empty():
            job = self._queue.get_nowait()
            if job is None:
                last = True
            else:
                jobs.append(job)
        if last:
            self._queue.put_nowait(None)
        for job in jobs:
            job.fail(
                ReadOnly("The database cannot be written to right now, so nothing is accepted; try again in a moment.")
            )


class Job:
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
        self._file = make_url(url).database
        patience = {"timeout": BUSY_SECONDS, "check_same_thread": False}
        self._engine = create_engine(url, pool_size=READERS + 2, max_overflow=0, connect_args=patience)
        event.listen(self._engine, "connect", durable)
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        self._straight: PoolProxiedConnection | None = None
        """The writer's own, for what it writes all the time."""

    async def migrate(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._migrate)

    def _migrate(self) -> None:
        make_private(Path(str(self._file)))
        with self._engine.begin() as connection:
            upgrade(connection)

    async def rows(self, statement: Executable) -> Sequence[Row[Any]]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, statement)

    async def write(self, jobs: list[Job], patience: float) -> list[list[int]]:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._commit, jobs, patience)

    def _read(self, statement: Executable) -> Sequence[Row[Any]]:
        with self._engine.connect() as connection:
            return connection.execute(statement).all()

    def _commit(self, jobs: list[Job], patience: float) -> list[list[int]]:
        groups = grouped(jobs)
        if groups is not None and patience == BUSY_SECONDS:
            self._insert(groups)
            return [[1] * len(job.statements) for job in jobs]
        with self._engine.begin() as connection:
            if patience != BUSY_SECONDS:
                connection.exec_driver_sql(f"PRAGMA busy_timeout = {round(patience * 1000)}")
            try:
                return execute(connection, jobs)
            finally:
                if patience != BUSY_SECONDS:
                    connection.exec_driver_sql(f"PRAGMA busy_timeout = {round(BUSY_SECONDS * 1000)}")

    def _insert(self, groups: Groups) -> None:
        """Moves and saves, by statements that are prepared once and without the layers between. All rows go in one
        step: before and after each step a thread waits its turn with the loop, which is longer than the step takes."""
        self._straight = self._straight or self._engine.raw_connection()
        try:
            cursor = self._straight.cursor()
            for statement, rows in groups.items():
                sql, order = prepared(statement, tuple(rows[0]), len(rows), self._engine.dialect)
                cursor.execute(sql, [row[name] for row in rows for name in order])
            self._straight.commit()
        except Exception as error:
            self._straight.close()  # which takes back what was begun
            self._straight = None
            if isinstance(error, sqlite3.Error):
                raise DBAPIError.instance(None, None, error, sqlite3.Error) from error
            raise

    async def close(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
        if self._straight is not None:
            self._straight.close()
        self._engine.dispose()


def postgres(url: str) -> "Postgres":
    """The other kind of database, which is loaded only where it is used."""
    from saddlebag.table.postgres import Postgres

    return Postgres(url)


def grouped(jobs: list[Job]) -> Groups | None:
    """The rows for each statement, if all statements of these jobs have their values beside them."""
    groups: Groups = {}
    for job in jobs:
        for each in job.statements:
            if not isinstance(each, tuple):
                return None
            groups.setdefault(each[0], []).append(each[1])
    return groups


@lru_cache(4 * BATCH)
def prepared(statement: Executable, names: tuple[str, ...], rows: int, dialect: Dialect) -> tuple[str, list[str]]:
    """An insert of so many rows as the driver takes it, and the order of the values of each."""
    compiled: Any = statement.compile(dialect=dialect, column_keys=names)  # type: ignore[attr-defined]
    row = f"({', '.join('?' * len(compiled.positiontup))})"
    return str(compiled).replace(row, ", ".join([row] * rows)), compiled.positiontup


def execute(connection: Connection, jobs: list[Job]) -> list[list[int]]:
    """How many rows each statement of each job touched; those with values beside them touch one."""
    together: Groups = {}
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


def is_trouble(error: Exception) -> bool:
    """Whether the database itself fails, and not what was asked of it."""
    return isinstance(error, TROUBLE) and not isinstance(error, IntegrityError | DataError | ProgrammingError)


def as_refusal(error: Exception) -> Exception:
    """A write that the database refused as the table understands it."""
    if isinstance(error, IntegrityError):
        return Taken(str(error))
    if isinstance(error, DataError):
        return BadRequest("That cannot be stored: a number is too large, or a character is invalid.")
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
            f"{url!r} is not a database URL; write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."
        ) from None
    kind = parsed.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise BadDatabase(f"A database of kind {kind!r} is not supported; sqlite and postgresql are.")
    if kind == "sqlite":
        if parsed.database in (None, "", ":memory:"):
            raise BadDatabase(
                "A SQLite database needs a file, so that nothing is lost, such as sqlite:////folder/file.db"
            )
        folder = Path(str(parsed.database)).absolute().parent
        if not folder.is_dir():
            raise BadDatabase(f"The database {parsed.database} cannot be created: there is no folder {folder}.")
    return parsed.set(drivername=DRIVERS[kind]).render_as_string(hide_password=False)


def sqlite_file(url: str) -> Path | None:
    """Where a SQLite database lies."""
    parsed = make_url(checked_url(url))
    return Path(str(parsed.database)).absolute() if parsed.get_backend_name() == "sqlite" else None


def make_private(file: Path) -> None:
    """A new database is for its owner alone; SQLite gives the files beside it the same mode."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))


def readable_by_others(file: Path) -> bool:
    return sys.platform != "win32" and bool(file.stat().st_mode & 0o077)


def durable(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
