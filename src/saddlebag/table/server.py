"""Runs the application on uvicorn: in this process for one worker, in several for more."""

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from threading import Thread
from typing import Any

import msgspec
from litestar.types import ASGIApp
from uvicorn import Config, Server
from uvicorn.supervisors import Multiprocess

from saddlebag.table import wire
from saddlebag.table.app import create_app
from saddlebag.table.errors import BadDatabase
from saddlebag.table.proxy import BehindProxy
from saddlebag.table.settings import Settings
from saddlebag.table.store import PRIVATE, Store, readable_by_others, sqlite_file

log = logging.getLogger("saddlebag.table")

SETTINGS_VARIABLE = "SADDLEBAG_SETTINGS"
BACKLOG = 1024
CONNECTIONS = 20_000
"""Of one worker, idle ones included."""
HEALTH_SECONDS = 30
"""A worker whose threads say nothing for so long is replaced."""
LOG_FORMAT = "%(asctime)s %(name)s: %(message)s"


def serve(host: str, port: int, settings: Settings, workers: int, once_open: Callable[[], None] | None = None) -> int:
    """Serve until interrupted. Once somebody answers, the address is said, or what is to be done then is done."""
    logging.basicConfig(level=logging.WARNING, format=LOG_FORMAT)
    asyncio.run(prepare(settings.database_url))
    claimed = claim(settings.database_url)
    Thread(target=when_open, args=(host, port, once_open or partial(announce, host, port)), daemon=True).start()
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
    config = configured("saddlebag.table.server:from_environment", host, port, workers)
    Multiprocess(config, sockets=[config.bind_socket()]).run()


def configured(make_app: str | Callable[[], ASGIApp], host: str, port: int, workers: int = 1) -> Config:
    """How uvicorn serves what that makes."""
    app: Any = make_app  # uvicorn has types of its own for what an application is
    return Config(
        app,
        factory=True,
        host=host,
        port=port,
        workers=workers,
        interface="asgi3",
        lifespan="on",
        backlog=BACKLOG,
        limit_concurrency=CONNECTIONS,
        proxy_headers=False,  # proxy.py reads them
        log_config=None,
        log_level="error",
        access_log=False,
        server_header=False,
        timeout_worker_healthcheck=HEALTH_SECONDS,
        **wire.BOUNDS,
    )


def claim(database_url: str) -> int | None:
    """Take a SQLite file for this process. A second server would not hear of the first one's moves."""
    file = sqlite_file(database_url)
    if file is None or sys.platform == "win32":
        return None
    import fcntl

    lock = os.open(f"{file}-lock", os.O_RDWR | os.O_CREAT, PRIVATE)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise BadDatabase(
            f"Another table is using the database {file}. Stop it first, or give this one a file of its own: "
            "--database-url sqlite:///FILE, or the folder SADDLEBAG_HOME."
        ) from None
    return lock


def when_open(host: str, port: int, then: Callable[[], None]) -> None:
    """Wait until somebody answers at an address."""
    while True:
        try:
            socket.create_connection((host, port), timeout=5).close()
            break
        except OSError:
            time.sleep(0.05)
    then()


def announce(host: str, port: int) -> None:
    """Say the address."""
    everywhere = host in ("0.0.0.0", "::")
    shown = "127.0.0.1" if everywhere else f"[{host}]" if ":" in host else host
    others = " and at every other address of this machine" if everywhere else ""
    print(f"The table is at http://{shown}:{port}/{others}", flush=True)


async def prepare(database_url: str) -> None:
    """Bring the database up to date, so that what is wrong with it is said before anything else."""
    store = Store(database_url)
    await store.open()
    await store.close()
    file = sqlite_file(database_url)
    if file is not None and readable_by_others(file):
        log.warning("Other users of this machine can read the database; to make it private: chmod 600 %s", file)


async def serve_here(host: str, port: int, settings: Settings) -> None:
    """One worker needs no process of its own: killing the server leaves nothing behind."""
    await OneWorker(configured(lambda: application(settings), host, port)).serve()


class OneWorker(Server):
    """Told to stop, it returns. uvicorn would raise the signal once more and not come back."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield


def from_environment() -> ASGIApp:
    """The application of a worker process."""
    logging.basicConfig(level=logging.WARNING, format=LOG_FORMAT)
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
