"""Work that would keep everybody waiting if the event loop did it itself."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from saddlebag.table.errors import TooMany

P = ParamSpec("P")
T = TypeVar("T")


class Aside:
    """A thread that does one piece of work at a time, with a short queue before it.

    Threads share the interpreter, so a second one would only take more of it from those who play.
    """

    def __init__(self, what: str, most: int) -> None:
        self.what = what
        self.most = most
        """How many pieces may wait, the one under way included."""
        self.waiting = 0
        self._thread = ThreadPoolExecutor(1, what.replace(" ", "-"))

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What the work returns, or raises; TooMany where the queue is full."""
        if self.waiting >= self.most:
            raise TooMany(self.what, 1)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: work(*args, **kwargs))
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """What has not begun is dropped."""
        self._thread.shutdown(wait=False, cancel_futures=True)
