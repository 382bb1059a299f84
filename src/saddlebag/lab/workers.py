"""Who plays the matches: this process, several of this machine, or a Ray cluster."""

import gc
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import Pool
from typing import Protocol, TypeVar

from saddlebag.engine.errors import BadOption

W = TypeVar("W")
R = TypeVar("R")

SELDOM = (50_000, 20, 50)
"""How much is made before garbage is looked for: a bot keeps hundreds of worlds in mind, none of which is garbage."""


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
            with garbage_looked_for_seldom():
                yield from map(play, work)
            return
        with Pool(processes, initializer=begin_to_play) as pool:
            yield from pool.imap_unordered(play, work)


def begin_to_play() -> None:
    """Interrupts are left to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(*SELDOM)


@contextmanager
def garbage_looked_for_seldom() -> Iterator[None]:
    """As long as this process plays."""
    usual = gc.get_threshold()
    gc.set_threshold(*SELDOM)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


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
