"""The parts of a running table, and how they begin and end."""

import asyncio
import contextlib
import logging
from typing import Any

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import make_url

from saddlebag.table import rows
from saddlebag.table.bots import BotKeeper, Thinkers
from saddlebag.table.identity import Identity
from saddlebag.table.live import Hub
from saddlebag.table.lobby import Lobby
from saddlebag.table.master import Master
from saddlebag.table.replays import Replays
from saddlebag.table.store import CHANNEL, Store

BOT_LOCK = 7_342_002
RETRY_SECONDS = 1.0

log = logging.getLogger("saddlebag.table")


class Services:
    """Everything that a request may need."""

    def __init__(self, store: Store, key: str) -> None:
        self.store = store
        self.master = Master(store)
        self.lobby = Lobby(self.master)
        self.replays = Replays(self.master, self.lobby)
        self.identity = Identity(store, key)
        self.hub = Hub(self.master, self.identity)
        self.keeper = BotKeeper(self.master, Thinkers())
        self._listening: asyncio.Task[None] | None = None

    @staticmethod
    async def open(database_url: str) -> "Services":
        store = Store(database_url)
        await store.open()
        services = Services(store, await rows.secret_key(store))
        if store.is_postgres:
            services._listening = asyncio.create_task(services._listen_on())
        else:
            await services.keeper.begin()
        return services

    async def close(self) -> None:
        """Everything that was begun is written; then nothing more is."""
        await self.keeper.close()
        await self.master.close()
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        await self.store.close()

    async def _listen_on(self) -> None:
        """Hear of moves that other workers accepted; the worker that gets the lock plays the bots."""
        address = make_url(self.store.url).set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                await self._listen(address)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("The database does not answer: %s", error)
            self.keeper.active = False
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, address: str) -> None:
        connection = await asyncpg.connect(address)
        tasks: set[asyncio.Task[Any]] = set()

        def heard(_connection: Any, _pid: int, _channel: str, news: object) -> None:
            table_id, worker, kind = str(news).split(" ")
            if worker == self.store.worker:
                return
            task = asyncio.create_task(self._catch_up(table_id, kind == "moved"))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

        try:
            await connection.add_listener(CHANNEL, heard)
            while True:
                if not self.keeper.active and await connection.fetchval("SELECT pg_try_advisory_lock($1)", BOT_LOCK):
                    await self.keeper.begin()
                await connection.fetchval("SELECT 1")  # notices a lost connection
                await asyncio.sleep(RETRY_SECONDS)
        finally:
            await connection.close(timeout=1)

    async def _catch_up(self, table_id: str, moved: bool) -> None:
        try:
            await self.master.catch_up(table_id, moved)
        except Exception:
            log.exception("News of table %s could not be read", table_id)
        if not moved:  # a table without bots
            self.keeper.wake(table_id)
