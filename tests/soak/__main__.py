"""`make soak MINUTES=n`: crowds, kills, imagined worlds, guesses, hints, laws and fuzz, in turn, for so long.

What each chapter promises and how often it was tried is told at the end; the exit code is 1 if a promise was broken.
"""

import argparse
import asyncio
import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from benchmarks.table_load import open_files
from tests.soak.crowd import Crowd, stand
from tests.soak.fuzz import Fuzz, fuzz_messages, fuzz_requests
from tests.soak.guesses import Guesses, guess
from tests.soak.hints import Hints, take_advice
from tests.soak.kills import Kills, kill_and_look
from tests.soak.laws import Laws, look
from tests.soak.worlds import Worlds, compare_worlds
from tests.table.kit import Server

CROWD_MINUTES, SHORTEST = 3.0, 6.0
SHARES = {"crowd": 0.5, "kills": 0.16, "worlds": 0.06, "guesses": 0.07, "hints": 0.07, "laws": 0.07, "fuzz": 0.07}
"""Of the time; one guest at their worst is what most can go wrong with."""


class Findings(Protocol):
    @property
    def kept(self) -> bool: ...

    def summary(self) -> str: ...


class Soak:
    """All chapters, each with what it has found so far."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.random = Random(seed)
        self.crowd, self.kills, self.fuzz = Crowd(), Kills(), Fuzz()
        self.worlds, self.guesses, self.hints, self.laws = Worlds(), Guesses(), Hints(), Laws()
        self.broken: list[str] = []

    @property
    def findings(self) -> dict[str, Findings]:
        return {name: getattr(self, name) for name in SHARES}

    def round(self, seconds: float, note: Callable[[str], None]) -> None:
        """Every chapter once, each for its share of this time."""
        for name, share in SHARES.items():
            note(name)
            try:
                getattr(self, f"_{name}")(max(SHORTEST, seconds * share))
            except Exception:
                self.broken.append(f"{name}: {traceback.format_exc()}")

    def _server(self) -> tuple[Server, Path]:
        """A server on an empty database, and where that is."""
        folder = Path(tempfile.mkdtemp(dir=self.folder))
        database = folder / "table.db"
        return Server(f"sqlite:///{database}", folder / "server.log").start(), database

    def _crowd(self, seconds: float) -> None:
        server, _ = self._server()
        assert server.process is not None
        try:
            asyncio.run(stand(server.port, server.process.pid, seconds, self.crowd, self.folder / "attacker.log"))
        finally:
            server.stop()

    def _kills(self, seconds: float) -> None:
        kill_and_look(*self._server(), seconds, self.kills)

    def _worlds(self, seconds: float) -> None:
        compare_worlds(seconds, self.random, self.worlds)

    def _guesses(self, seconds: float) -> None:
        guess(seconds, self.random, self.guesses)

    def _hints(self, seconds: float) -> None:
        take_advice(seconds, self.random, self.hints)

    def _laws(self, seconds: float) -> None:
        look(seconds, self.random, self.laws)

    def _fuzz(self, seconds: float) -> None:
        server, _ = self._server()
        try:
            fuzz_messages(server, seconds / 4, self.fuzz)
            fuzz_requests(server, 20, self.fuzz, monotonic() + seconds * 3 / 4)
        except BaseException as error:
            self.fuzz.broken = f"{type(error).__name__}: {error}"
            raise
        finally:
            server.stop()


def main() -> int:
    parser = argparse.ArgumentParser(prog="soak", description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=None, help="of the imagined worlds; another each time")
    args = parser.parse_args()
    open_files(8000)
    console = Console()
    with tempfile.TemporaryDirectory(prefix="saddlebag-soak-") as folder:
        soak = Soak(Path(folder), Random().getrandbits(32) if args.seed is None else args.seed)
        run(soak, args.minutes * 60, console)
        for name, found in soak.findings.items():
            console.print(f"[bold]{name}[/bold] {'kept' if found.kept else '[red]BROKEN[/red]'}: {found.summary()}")
        for trouble in soak.broken:
            console.print(trouble, markup=False)
    return 0 if not soak.broken and all(found.kept for found in soak.findings.values()) else 1


def run(soak: Soak, seconds: float, console: Console) -> None:
    """Round after round until the time is up; one round at least."""
    begin = monotonic()
    columns = (TextColumn("{task.description:<10}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("soak", total=seconds)
        while (left := seconds - (monotonic() - begin)) > 0:

            def note(chapter: str) -> None:
                progress.update(bar, description=chapter, completed=monotonic() - begin)

            soak.round(min(left, CROWD_MINUTES * 60 / SHARES["crowd"]), note)


if __name__ == "__main__":
    sys.exit(main())
