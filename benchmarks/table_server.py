"""The table's server as a process of its own, what it uses, and a private PostgreSQL for it."""

import os
import pwd
import re
import selectors
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

from benchmarks.engines import ROOT, CannotMeasure

START_SECONDS = 60.0
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")
PAGES_PER_MB = 1024 * 1024 / os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True)
class Usage:
    """What a process and its descendants use. Linux only; elsewhere nothing is known and all is 0."""

    cpu_seconds: float
    megabytes: float
    """Resident; pages that several processes share count more than once."""


def usage(pid: int) -> Usage:
    ticks = pages = 0
    waiting = [pid]
    while waiting:
        each = Path(f"/proc/{waiting.pop()}")
        try:
            # The name of a process may hold spaces and brackets; what follows it does not.
            fields = (each / "stat").read_text().rpartition(")")[2].split()
            resident = int((each / "statm").read_text().split()[1])
            for thread in (each / "task").iterdir():
                waiting += map(int, (thread / "children").read_text().split())
        except OSError:
            continue
        ticks += int(fields[11]) + int(fields[12])
        pages += resident
    return Usage(ticks / TICKS_PER_SECOND, pages / PAGES_PER_MB)


def busy_seconds() -> float:
    """Of all processors and everybody who uses them, since the machine was started. Linux only; elsewhere 0."""
    try:
        user, nice, system, _, _, *interrupts = Path("/proc/stat").read_text().splitlines()[0].split()[1:9]
    except OSError:
        return 0.0
    return sum(map(int, (user, nice, system, *interrupts))) / TICKS_PER_SECOND


class Server:
    """A running `saddlebag serve`, on loopback only."""

    def __init__(self, process: "subprocess.Popen[str]", port: int, log: Path) -> None:
        self.process = process
        self.port = port
        self.log = log

    def usage(self) -> Usage:
        return usage(self.process.pid)


@contextmanager
def serving(database_url: str, workers: int, log: Path, source: Path | None = None) -> Iterator[Server]:
    """Start the server, wait for its address, and stop it in the end whatever happened. `source` is the `src` of
    another checkout, to measure that one, with its own libraries where it has some."""
    theirs = None if source is None else source.parent / ".venv" / "bin" / "python"
    python = theirs if theirs is not None and theirs.exists() else sys.executable
    command = [str(python), "-m", "saddlebag.cli", "serve", "--port", "0"]
    environment = os.environ if source is None else {**os.environ, "PYTHONPATH": str(source)}
    command += ["--database-url", database_url, "--workers", str(workers)]
    try:
        with log.open("ab") as complaints:
            process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=environment,
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
                start_new_session=True,
            )
    except OSError as error:
        raise CannotMeasure(f"The table cannot be measured: {error}.") from None
    try:
        port = _port(process, log)
        _listens(process, port, log)
        yield Server(process, port, log)
    finally:
        _stop(process)


def _port(process: "subprocess.Popen[str]", log: Path) -> int:
    """The port that the server says it has."""
    assert process.stdout is not None
    with selectors.DefaultSelector() as ready:
        ready.register(process.stdout, selectors.EVENT_READ)
        end = monotonic() + START_SECONDS
        while (left := end - monotonic()) > 0 and ready.select(left):
            line = process.stdout.readline()
            if found := ADDRESS.search(line):
                return int(found[1])
            if not line:
                break
    raise CannotMeasure(f"The table cannot be measured, its server does not start: {last_line(log)}")


def _listens(process: "subprocess.Popen[str]", port: int, log: Path) -> None:
    """Wait until the server can be reached; it says its address a little earlier."""
    end = monotonic() + START_SECONDS
    while monotonic() < end and process.poll() is None:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        sleep(0.02)
    raise CannotMeasure(f"The table cannot be measured, its server does not answer: {last_line(log)}")


def _stop(process: "subprocess.Popen[str]") -> None:
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(timeout=10)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)  # its own session: the server and its workers, nobody else
        process.wait()
    assert process.stdout is not None
    process.stdout.close()


def last_line(log: Path) -> str:
    return (log.read_text(errors="replace").strip().splitlines() or ["it says nothing more"])[-1]


# --- PostgreSQL -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Postgres:
    """A running PostgreSQL of our own."""

    url: str
    pid: int

    def usage(self) -> Usage:
        return usage(self.pid)


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL in a folder of its own, as durable as it comes: with fsync."""
    found = _programs() or _installed()
    if found is None:
        raise CannotMeasure("PostgreSQL is not measured: it is not here, and this user cannot install it.")
    programs = found
    user = None
    if os.geteuid() == 0:
        user = "postgres"
        try:
            owner = pwd.getpwnam(user)
        except KeyError:
            raise CannotMeasure(
                "PostgreSQL is not measured: it does not run as root, and there is no user postgres."
            ) from None
    folder = Path(tempfile.mkdtemp(prefix="saddlebag-bench-pg-"))
    if user is not None:
        os.chown(folder, owner.pw_uid, owner.pw_gid)
    data = str(folder / "data")

    def run(program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(programs / program), *arguments],
            user=user,
            cwd="/",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=START_SECONDS,
            check=False,
        )
        if done.returncode:
            why = (done.stdout.strip().splitlines() or ["it says nothing more"])[-1]
            raise CannotMeasure(f"PostgreSQL is not measured, {program} fails: {why}")

    try:
        run("initdb", "-D", data, "-U", "saddlebag", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        # A socket in the folder needs no port that might be taken; the port only names it.
        settings = f"-c listen_addresses= -c unix_socket_directories={folder}"
        run("pg_ctl", "-D", data, "-w", "-o", settings, "-l", str(folder / "log"), "start")
        try:
            pid = int((folder / "data" / "postmaster.pid").read_text().split()[0])
            yield Postgres(f"postgresql://saddlebag@/postgres?host={folder}", pid)
        finally:
            run("pg_ctl", "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path | None:
    """The folder with initdb and pg_ctl."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def _installed() -> Path | None:
    """Install PostgreSQL where we may."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update"], ["apt-get", "install", "-y", "postgresql"]):
        try:
            subprocess.run(command, env=quietly, capture_output=True, timeout=300, check=False)
        except (OSError, subprocess.TimeoutExpired):
            return None
    return _programs()
