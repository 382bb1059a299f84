"""The parts of a running table, and how they begin and end."""

import asyncio
import contextlib
import logging
from typing import Any, cast

from saddlebag.table import catalog, rows
from saddlebag.table.absence import Absences
from saddlebag.table.bots import BotKeeper, Thinkers
from saddlebag.table.company import Company
from saddlebag.table.decks import Decks
from saddlebag.table.devices import Devices
from saddlebag.table.errors import NotFound, ReadOnly
from saddlebag.table.hints import Hints
from saddlebag.table.hosts import Hosts
from saddlebag.table.identity import Identity
from saddlebag.table.limits import Limits
from saddlebag.table.live import Hub
from saddlebag.table.lobby import Lobby
from saddlebag.table.master import Master
from saddlebag.table.positions import Positions
from saddlebag.table.presence import Presence
from saddlebag.table.push import Pushes
from saddlebag.table.rematch import Rematches
from saddlebag.table.replays import Replays
from saddlebag.table.settings import Settings
from saddlebag.table.standstill import Standstills
from saddlebag.table.store import CHANNEL, NewsKind, Store
from saddlebag.table.timekeeper import Timekeeper, mind_the_gap
from saddlebag.table.undo import Undo

BOT_LOCK = 7_342_002
RETRY_SECONDS = 1.0
FORGET_THE_DEAD = """
WITH gone AS (
    DELETE FROM presence WHERE 'saddlebag ' || worker NOT IN (
        SELECT application_name FROM pg_stat_activity WHERE datname = current_database()
    ) RETURNING table_id
)
SELECT pg_notify($1, table_id || ' - present') FROM (SELECT DISTINCT table_id FROM gone) AS tables
"""
"""Nobody is connected any more to a worker that no longer listens to the database; all hear of it."""

log = logging.getLogger("saddlebag.table")


class Services:
    """Everything that a request may need."""

    def __init__(self, store: Store, key: str, settings: Settings) -> None:
        self.store = store
        self.master = Master(store)
        self.undo = Undo(self.master)
        self.lobby = Lobby(self.master)
        self.doors = self.lobby.doors
        self.replays = Replays(self.master, self.lobby)
        self.positions = Positions(self.lobby.bench)
        self.standstills = Standstills(self.master)
        self.decks = Decks(store, self.lobby.bench)
        self.limits = Limits()
        self.devices = Devices(store, key, settings.starter)
        self.pushes = Pushes(self.master, self.devices, settings)
        self.identity = Identity(store, key, self.limits, self.devices)
        self.presence = Presence(self.master)
        self.absences = Absences(self.master, self.replays.cinema)  # hears who is there before others are told
        self.timekeeper = Timekeeper(self.master, self.absences)
        self.hosts = Hosts(self.master, self.absences)
        self.rematches = Rematches(self.lobby)
        self.hub = Hub(self.master, self.identity, self.presence, self.doors)
        thinkers = Thinkers()
        self.keeper = BotKeeper(self.master, thinkers)
        self.hints = Hints(self.master, thinkers)
        self._listening: asyncio.Task[None] | None = None
        self.warming: asyncio.Task[None] | None = None

    @staticmethod
    async def open(settings: Settings) -> "Services":
        store = Store(settings.database_url)
        await store.open()
        await mind_the_gap(store)
        Company.server_since = rows.now()
        services = Services(store, await rows.secret_key(store), settings)
        await services.devices.read()
        if store.is_postgres:
            services._listening = asyncio.create_task(services._listen_on())
        else:
            await services.keeper.begin()
            await services.timekeeper.begin()
        services.warming = asyncio.create_task(services._warm_up())
        return services

    async def close(self) -> None:
        """Everything that was begun is written; then nothing more is."""
        if self.warming is not None:
            self.warming.cancel()
        await self.keeper.close()
        await self.timekeeper.close()
        await self.absences.close()
        await self.pushes.close()
        self.presence.close()
        await self.replays.cinema.close()
        await self.master.close()
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        self.lobby.bench.close()
        await self.store.close()

    async def _warm_up(self) -> None:
        try:
            await asyncio.to_thread(catalog.warm_up)
        except Exception:
            log.exception("The games could not be prepared")

    async def _listen_on(self) -> None:
        """Hear of moves that other workers accepted; the worker that gets the lock plays the bots."""
        from saddlebag.table.postgres import as_os_error

        while True:
            try:
                with as_os_error():
                    await self._listen()
            except (OSError, ReadOnly) as error:
                log.warning("The database is not responding: %s", error)
            self.keeper.active = self.timekeeper.active = False
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self) -> None:
        from saddlebag.table.postgres import connect

        connection = await connect(self.store.url, f"saddlebag {self.store.worker}")
        tasks: set[asyncio.Task[Any]] = set()

        def heard(_connection: Any, _pid: int, _channel: str, news: object) -> None:
            table_id, worker, kind = cast("tuple[str, str, NewsKind]", str(news).split(" "))
            if worker == self.store.worker:
                return
            if kind == "signed_out":
                self.devices.refuse(table_id)
                return
            task = asyncio.create_task(self._catch_up(table_id, kind))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

        try:
            await connection.add_listener(CHANNEL, heard)
            await self.devices.read()
            await self.presence.announce_all()
            while True:
                if not self.keeper.active and await connection.fetchval("SELECT pg_try_advisory_lock($1)", BOT_LOCK):
                    await self.keeper.begin()
                    await self.timekeeper.begin()
                await connection.fetch(FORGET_THE_DEAD, CHANNEL)  # notices a lost connection too
                await asyncio.sleep(RETRY_SECONDS)
        finally:
            await connection.close(timeout=1)

    async def _catch_up(self, table_id: str, kind: NewsKind) -> None:
        try:
            await self.master.catch_up(table_id, kind)
        except NotFound:
            return
        except ReadOnly as error:
            log.warning("News of table %s could not be read: %s", table_id, error)
        except Exception:
            log.exception("News of table %s could not be read", table_id)
        if kind == "changed":  # where only a move was made, no answer is due
            self.keeper.wake(table_id)
            await self.timekeeper.look(table_id)
