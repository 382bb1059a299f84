"""Runs the application on granian: in this process for one worker, in several for more."""

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import time
from threading import Thread

import msgspec
from granian.constants import Interfaces, Loops, RuntimeModes
from granian.server import Server as ManyWorkers
from granian.server.embed import Server as OneWorker
from litestar.types import ASGIApp

from saddlebag.table.app import create_app
from saddlebag.table.errors import BadDatabase
from saddlebag.table.proxy import BehindProxy
from saddlebag.table.settings import Settings
from saddlebag.table.store import Store, sqlite_file

SETTINGS_VARIABLE = "SADDLEBAG_SETTINGS"
BACKLOG = 1024
CONNECTIONS = 20_000
"""Of one worker, idle ones included. Granian's own limit is 128: then nobody else is let in."""


def serve(host: str, port: int, settings: Settings, workers: int) -> int:
    """Serve until interrupted."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    asyncio.run(prepare(settings.database_url))
    claimed = claim(settings.database_url)
    Thread(target=announce, args=(host, port), daemon=True).start()
    if workers == 1:
        asyncio.run(serve_here(host, port, settings))
    else:
        serve_in_workers(host, port, settings, workers)
    if claimed is not None:
        os.close(claimed)
    gc.freeze()  # everything is written; to look for garbage on the way out would take longer than all the rest
    return 0


def serve_in_workers(host: str, port: int, settings: Settings, workers: int) -> None:
    """Several processes behind one address."""
    os.environ[SETTINGS_VARIABLE] = msgspec.json.encode(settings).decode()
    ManyWorkers(
        "saddlebag.table.server:from_environment",
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        workers=workers,
        backlog=BACKLOG,
        backpressure=CONNECTIONS,
        loop=Loops.asyncio,
        runtime_mode=RuntimeModes.st,  # "mt" lets go of Python objects in threads of its own: a panic (granian #884)
        factory=True,
        log_enabled=False,
        respawn_failed_workers=True,
    ).serve()


def claim(database_url: str) -> int | None:
    """Take a SQLite file for this process. A second server would not hear of the first one's moves."""
    file = sqlite_file(database_url)
    if file is None or sys.platform == "win32":
        return None
    import fcntl

    lock = os.open(f"{file}-lock", os.O_RDWR | os.O_CREAT)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise BadDatabase(
            f"Another table uses the database {file}. Stop it first, or give this one a file of its own: "
            "--database-url sqlite:///FILE, or the folder SADDLEBAG_HOME."
        ) from None
    return lock


def announce(host: str, port: int) -> None:
    """Say the address once somebody answers there."""
    while True:
        try:
            socket.create_connection((host, port), timeout=5).close()
            break
        except OSError:
            time.sleep(0.05)
    everywhere = host in ("0.0.0.0", "::")
    shown = "127.0.0.1" if everywhere else f"[{host}]" if ":" in host else host
    others = " and at every other address of this machine" if everywhere else ""
    print(f"The table is at http://{shown}:{port}/{others}", flush=True)


async def prepare(database_url: str) -> None:
    """Bring the database up to date, so that what is wrong with it is said before anything else."""
    store = Store(database_url)
    await store.open()
    await store.close()


async def serve_here(host: str, port: int, settings: Settings) -> None:
    """One worker needs no process of its own: killing the server leaves nothing behind."""
    server = OneWorker(
        application(settings),
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        backlog=BACKLOG,
        backpressure=CONNECTIONS,
        log_enabled=False,
    )
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, server.stop)
    await server.serve()


def from_environment() -> ASGIApp:
    """The application of a worker process."""
    die_with_parent()
    return application(msgspec.json.decode(os.environ[SETTINGS_VARIABLE], type=Settings))


def application(settings: Settings) -> ASGIApp:
    """The whole table, as one process runs it."""
    return BehindProxy(create_app(settings), settings.trusted_proxies)


def die_with_parent() -> None:
    """A worker must not outlive a server that was killed."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os._exit(0)

    Thread(target=wait, daemon=True).start()
