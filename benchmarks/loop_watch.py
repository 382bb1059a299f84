"""What holds the event loop: a server with a watch on every callback, while guests play and one does their worst.

    python -m benchmarks.loop_watch

Prints the places in which the loop thread itself worked longer than 20 ms at a stretch, the worst first, and for
each attack how long the players had to wait for a move. What other threads do is not counted, but what they take from
the loop shows in the moves.
"""

import argparse
import asyncio
import sys
import tempfile
import threading
import time
from asyncio.events import Handle
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

from saddlebag.table.server import OneWorker, application, configured
from saddlebag.table.settings import Settings

LIMIT_SECONDS = 0.02
SAMPLE_SECONDS = 0.004
MANY_SECONDS = 600


@dataclass
class Held:
    """How often and how long one place held the loop."""

    times: int = 0
    worst: float = 0.0


class Watch:
    """Times every callback of the loop by the processor time of its thread, and looks where the long ones are."""

    def __init__(self) -> None:
        self.places: dict[str, Held] = {}
        self._since = 0.0
        self._seen: str | None = None
        self._loop_thread = threading.get_ident()
        self._ended = threading.Event()

    def __enter__(self) -> "Watch":
        run = Handle._run

        def timed(handle: Handle) -> None:
            begin = time.thread_time()
            self._seen, self._since = None, time.monotonic()
            run(handle)
            self._since, seconds = 0.0, time.thread_time() - begin
            if seconds > LIMIT_SECONDS:
                held = self.places.setdefault(self._seen or repr(handle)[:100], Held())
                held.times += 1
                held.worst = max(held.worst, seconds)

        Handle._run = timed  # type: ignore[method-assign,assignment]
        threading.Thread(target=self._look, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()

    def _look(self) -> None:
        """Where the loop is when it has been in one callback for long."""
        while not self._ended.wait(SAMPLE_SECONDS):
            since = self._since
            if since and self._seen is None and time.monotonic() - since > LIMIT_SECONDS / 2:
                self._seen = place(sys._current_frames()[self._loop_thread])


def place(frame: FrameType | None) -> str:
    """The innermost functions of ours, and whose work they were waiting for."""
    files = [(Path(each.f_code.co_filename), each.f_code.co_name) for each in stack(frame)]
    ours = [f"{file.stem}.{name}" for file, name in files if "saddlebag" in file.parts]
    inner = f"{files[0][0].stem}.{files[0][1]}"
    return " < ".join([inner, *(each for each in ours[:3] if each != inner)])


def stack(frame: FrameType | None) -> Iterator[FrameType]:
    while frame is not None:
        yield frame
        frame = frame.f_back


async def serve(port: int, folder: Path, command: list[str]) -> int:
    """The server in this process until the attackers, in another one, are done."""
    settings = Settings(f"sqlite:///{folder / 'table.db'}")
    server: Any = OneWorker(configured(lambda: application(settings), "127.0.0.1", port))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.05)
    attackers = await asyncio.create_subprocess_exec(*command)
    try:
        async with asyncio.timeout(MANY_SECONDS):
            return await attackers.wait()
    finally:
        server.should_exit = True
        await serving


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, default=18_733)
    parser.add_argument("attacks", nargs="*", help="only these")
    args = parser.parse_args()
    command = [sys.executable, "-m", "benchmarks.loop_attacks", str(args.port), *args.attacks]
    with tempfile.TemporaryDirectory() as folder, Watch() as watch:
        status = asyncio.run(serve(args.port, Path(folder), command))
    print("\nWhat held the loop for more than 20 ms:" if watch.places else "\nNothing held the loop for 20 ms.")
    for where, held in sorted(watch.places.items(), key=lambda pair: -pair[1].worst):
        print(f"{held.worst * 1000:7.0f} ms at worst, {held.times:4} times  {where}")
    return status


if __name__ == "__main__":
    sys.exit(main())
