"""Who plays the matches: this process, several of this machine, or a Ray cluster."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import Pool
from typing import Protocol, TypeVar

from saddlebag.engine.errors import BadOption

W = TypeVar("W")
R = TypeVar("R")


class Workers(Protocol):
    """Those that play; whoever has the work need not know where."""

    size: int
    """How many play at the same time."""

    def played(self, play: Callable[[W], R], work: Sequence[W]) -> Iterator[R]:
        """What came of each piece of work, as it comes: the order is not that of the work."""
        ...


class Processes:
    """Processes of this machine; a single one is this."""

    def __init__(self, jobs: int | None = None) -> None:
        self.size = jobs or os.cpu_count() or 1

    def played(self, play: Callable[[W], R], work: Sequence[W]) -> Iterator[R]:
        processes = min(self.size, len(work))
        if processes <= 1:
            yield from map(play, work)
            return
        with Pool(processes, initializer=leave_interrupts_to_the_parent) as pool:
            yield from pool.imap_unordered(play, work)


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def workers(jobs: int | None = None, on: str | None = None) -> Iterator[Workers]:
    """So many processes, as many as there are cores if it is not said; or the Ray that is named (docs/cluster.md)."""
    if jobs is not None and jobs < 1:
        raise BadOption(f"The number of jobs cannot be {jobs}; allowed: 1 or more.")
    if on is None:
        yield Processes(jobs)
        return
    from saddlebag.lab.cluster import joined  # needs an extra

    with joined(on, jobs) as cluster:
        yield cluster
