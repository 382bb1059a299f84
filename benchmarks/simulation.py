"""Ten thousand matches through the lab: memory, and what a second core brings."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Event, Thread
from time import perf_counter

from benchmarks.engines import ROOT, CannotMeasure
from benchmarks.measuring import Measured

GAME = "Train Heist, 2 coop"
MATCHES_PER_SECOND = "matches/s"
MEGABYTES = "MB"

ALL_CORES = "simulation, all cores"
ONE_CORE = "simulation, one core"
MEMORY = "simulation, memory in all"
LARGEST = "simulation, largest process"


@dataclass(frozen=True)
class Simulation:
    """What a run of the lab took."""

    seconds: float
    largest_process_mb: float
    all_processes_mb: float


def measure(games: int, games_on_one_core: int) -> Iterator[Measured]:
    cores = os.cpu_count() or 1
    every = simulate(games, cores)
    yield Measured(GAME, ALL_CORES, games / every.seconds, MATCHES_PER_SECOND)
    yield Measured(GAME, MEMORY, every.all_processes_mb, MEGABYTES)
    yield Measured(GAME, LARGEST, every.largest_process_mb, MEGABYTES)
    one = simulate(games_on_one_core, 1)
    yield Measured(GAME, ONE_CORE, games_on_one_core / one.seconds, MATCHES_PER_SECOND)


def simulate(games: int, jobs: int) -> Simulation:
    """Run `saddlebag simulate` and watch it."""
    command = Path(sys.executable).with_name("saddlebag")
    arguments = f"simulate train_heist --players 2 --bots random,random --games {games} --seed 1 --jobs {jobs} --json"
    begin = perf_counter()
    try:
        process = subprocess.Popen(
            [str(command), *arguments.split()],
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
    except OSError as error:
        raise CannotMeasure(f"The simulation cannot be measured: {error}.") from None
    peaks: dict[int, int] = {}
    ended = Event()
    watcher = Thread(target=_watch, args=(process.pid, peaks, ended))
    watcher.start()
    try:
        assert process.stderr is not None
        complaint = process.stderr.read()
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    finally:
        ended.set()
        watcher.join()
        _stop(process)
    seconds = perf_counter() - begin
    if process.returncode:
        reason = (complaint.strip().splitlines() or ["it says nothing more"])[-1]
        raise CannotMeasure(f"The simulation cannot be measured: {reason}")
    kilobytes = usage.ru_maxrss / (1024 if sys.platform == "darwin" else 1)
    return Simulation(seconds, kilobytes / 1024, max(sum(peaks.values()), kilobytes) / 1024)


def _stop(process: "subprocess.Popen[str]") -> None:
    """An interrupted benchmark leaves no simulation behind."""
    if process.returncode is None:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            process.kill()


def _watch(pid: int, peaks: dict[int, int], ended: Event) -> None:
    """Note the largest resident size, in KB, of a process and its descendants. Linux only; elsewhere notes nothing.

    The sum of the peaks counts shared pages more than once, so the true use is not above it.
    """
    while not ended.wait(0.1):
        waiting = [pid]
        while waiting:
            each = waiting.pop()
            try:
                status = Path(f"/proc/{each}/status").read_text()
                children = Path(f"/proc/{each}/task/{each}/children").read_text()
            except OSError:
                continue
            for line in status.splitlines():
                if line.startswith("VmHWM:"):
                    peaks[each] = max(peaks.get(each, 0), int(line.split()[1]))
            waiting += map(int, children.split())
