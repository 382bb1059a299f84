"""Servers that need not load their program: one process has loaded it all and forks into each of them.

To start a server from nothing takes 1.5 s of a processor, most of it for modules that never change. A fork is told what
a process inherits from whoever starts it, and ends as a program does.
"""

import gc
import json
import os
import select
import signal
import subprocess
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any


class Forked:
    """A server as its tests know a process (`subprocess.Popen`); it is the child of another one, which is asked how it
    ended."""

    def __init__(self, command: list[str], log: Path) -> None:
        umask = os.umask(0)
        os.umask(umask)
        self.pid: int = ask(
            command=command,
            log=str(log.absolute()),
            environment=dict(os.environ),
            processors=sorted(os.sched_getaffinity(0)),
            umask=umask,
        )
        self.returncode: int | None = None
        self._watched = os.pidfd_open(self.pid)

    def poll(self) -> int | None:
        return self._ended(0.0)

    def wait(self, timeout: float | None = None) -> int:
        code = self._ended(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("a forked server", timeout or 0.0)
        return code

    def _ended(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._watched], [], [], timeout)[0]:
            os.close(self._watched)
            self.returncode = ask(ended=self.pid)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            signal.pidfd_send_signal(self._watched, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


@cache
def loaded() -> subprocess.Popen[bytes]:
    """The process that has loaded everything; it ends with this one."""
    return subprocess.Popen([sys.executable, "-m", __name__], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def ask(**wish: Any) -> int:
    """Send a wish there: the number that comes back."""
    process = loaded()
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(json.dumps(wish).encode() + b"\n")
    process.stdin.flush()
    return int(process.stdout.readline())


def fork_on() -> list[str]:
    """Fork for each command that comes in. Returns in the forks alone: what each has to do."""
    load()
    answers = os.dup(1)
    for line in sys.stdin.buffer:
        wish = json.loads(line)
        if "ended" in wish:
            answer = os.waitstatus_to_exitcode(os.waitpid(wish["ended"], 0)[1])
        elif answer := os.fork():
            pass
        else:
            os.close(answers)
            return become(**wish)
        os.write(answers, b"%d\n" % answer)
    os._exit(0)


def load() -> None:
    """What every server loads and makes ready."""
    from saddlebag.table import catalog

    import_module("saddlebag.table.server")
    catalog.warm_up()
    gc.collect()
    gc.freeze()


def become(command: list[str], log: str, environment: dict[str, str], processors: list[int], umask: int) -> list[str]:
    """Like a process that was started from there."""
    os.setsid()
    os.umask(umask)
    os.sched_setaffinity(0, processors)
    os.environ.clear()
    os.environ.update(environment)
    nothing, kept = os.open(os.devnull, os.O_RDONLY), os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o666)
    for number, file in ((0, nothing), (1, kept), (2, kept)):
        os.dup2(file, number)
    os.close(nothing)
    os.close(kept)
    gc.unfreeze()
    return command


if __name__ == "__main__":
    from saddlebag.cli import main

    sys.exit(main(fork_on()))
