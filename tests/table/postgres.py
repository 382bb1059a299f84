"""A private PostgreSQL: found or installed, in a folder of its own on a free port."""

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.kit import free_port


def programs() -> Path | None:
    """The folder with initdb and postgres."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def install() -> None:
    """Install PostgreSQL where we may."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "check": False, "timeout": 600}
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update"], **quiet)  # type: ignore[call-overload]
        subprocess.run(["apt-get", "install", "-y", "postgresql"], env=environment, **quiet)  # type: ignore[call-overload]


def unavailable(reason: str) -> None:
    print(f"PostgreSQL is not tested: {reason}")
    pytest.skip(f"PostgreSQL is not to be had: {reason}")


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, folder: Path, bin_folder: Path, user: str | None) -> None:
        self.folder, self.bin, self.user, self.port = folder, bin_folder, user, free_port()

    def run(self, *command: str) -> subprocess.CompletedProcess[bytes]:
        program, *rest = command
        return subprocess.run(
            [str(self.bin / program), *rest],
            user=self.user,
            cwd="/",
            check=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=120,
        )

    def start(self) -> None:
        data = str(self.folder / "data")
        self.run("initdb", "-D", data, "-U", "saddlebag", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        self.go_on()

    def go_on(self) -> None:
        """Begin to serve, for the first time or after a stop."""
        data = str(self.folder / "data")
        settings = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        self.run("pg_ctl", "-D", data, "-w", "-o", settings, "-l", str(self.folder / "log"), "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")

    def new_database(self) -> str:
        name = f"t{uuid.uuid4().hex[:12]}"
        self.sql("postgres", f"CREATE DATABASE {name}")
        return f"postgresql://saddlebag@127.0.0.1:{self.port}/{name}"

    def sql(self, database: str, command: str) -> None:
        self.run("psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "saddlebag", "-d", database, "-c", command)


@contextlib.contextmanager
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for the tests, or a skip that says why not."""
    if programs() is None:
        install()
    bin_folder = programs()
    if bin_folder is None:
        unavailable("it is not installed, and cannot be installed by this user")
    assert bin_folder is not None
    user = None
    if os.geteuid() == 0:
        user = "postgres"
        try:
            owner = pwd.getpwnam(user)
        except KeyError:
            unavailable("there is no user postgres, and it does not run as root")
    folder = Path(tempfile.mkdtemp(prefix="saddlebag-pg-"))
    try:
        if user is not None:
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        running = Cluster(folder, bin_folder, user)
        try:
            running.start()
        except (subprocess.SubprocessError, OSError) as error:
            unavailable(f"it does not start: {error} {getattr(error, 'output', b'')!r}")
        yield running
        running.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
