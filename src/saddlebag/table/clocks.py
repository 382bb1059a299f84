"""Clocks: how long each seat may still think. A clock runs only while its seat is asked and a person plays it."""

import time
from collections.abc import Collection, Iterable, Sequence

import msgspec
from msgspec import Struct

from saddlebag.table.chairs import Chair
from saddlebag.table.messages import Clocks, ClockWish

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
BACK_AGAIN = MINUTE
"""Whoever takes a seat back after their time ran out has at least so long."""


class Outage(Struct):
    """No server was there, so nobody could move."""

    began: int
    ended: int


def now() -> int:
    """Milliseconds since 1970, as all clocks count."""
    return round(time.time() * 1000)


def wound(clock: ClockWish) -> int:
    """What a clock has when it begins."""
    return clock.days * DAY if clock.kind == "days" else clock.minutes * MINUTE


def begun(clock: ClockWish | None, chairs: Sequence[Chair], asked: Collection[int]) -> Clocks | None:
    """The clocks of a match that begins; a bot has none."""
    if clock is None:
        return None
    full = wound(clock)
    return Clocks(
        at=now(), left=[full if chair.kind == "person" else None for chair in chairs], running=timed(chairs, asked)
    )


def timed(chairs: Sequence[Chair], asked: Iterable[int]) -> list[int]:
    """The seats whose clocks run: those that are asked and that nobody plays for."""
    return [seat for seat in asked if chairs[seat].kind == "person" and chairs[seat].covered_by is None]


def left_now(clocks: Clocks, at: int) -> list[int | None]:
    """What each seat has left at that moment, below zero when its time is over."""
    passed = max(0, at - clocks.at)
    return [
        None if left is None else left - passed if seat in clocks.running else left
        for seat, left in enumerate(clocks.left)
    ]


def gone_on(clock: ClockWish, clocks: Clocks, chairs: Sequence[Chair], asked: Collection[int]) -> Clocks:
    """The clocks after something happened. Whoever is no longer asked has done their turn: a live clock gets its
    increment, a clock of days is wound again."""
    after = charged(clocks, chairs, asked)
    for seat in clocks.running:
        had = after.left[seat]
        if seat in after.running or had is None or chairs[seat].covered_by is not None:
            continue
        after.left[seat] = wound(clock) if clock.kind == "days" else had + clock.increment * 1000
    return after


def charged(clocks: Clocks, chairs: Sequence[Chair], asked: Collection[int]) -> Clocks:
    """The clocks with the time that has passed taken off, and those running whose seats are asked now."""
    moment = max(now(), clocks.at)
    return Clocks(at=moment, left=left_now(clocks, moment), running=timed(chairs, asked))


def taken_back(clock: ClockWish, clocks: Clocks, chairs: Sequence[Chair], asked: Collection[int], by: int) -> Clocks:
    """The clocks after an undo: no time comes back, and the increment for the turn that is no more goes, so that
    nobody gains time by moving to and fro."""
    after = charged(clocks, chairs, asked)
    had = after.left[by]
    if had is not None and by in after.running and by not in clocks.running:
        after.left[by] = max(1, had - clock.increment * 1000)
    return after


def handed_back(clock: ClockWish, clocks: Clocks, seat: int) -> Clocks:
    """Whoever comes back can think again, though their time had run out."""
    left = list(clocks.left)
    had = left[seat]
    if had is not None:
        left[seat] = wound(clock) if clock.kind == "days" else max(had, BACK_AGAIN)
    return Clocks(at=clocks.at, left=left, running=clocks.running)


def run_out(clocks: Clocks, at: int) -> list[int]:
    """The seats whose time is over."""
    left = left_now(clocks, at)
    return [seat for seat in clocks.running if (has := left[seat]) is not None and has <= 0]


def deadline(clocks: Clocks) -> int | None:
    """When the next clock runs out, if nothing happens."""
    ends = [clocks.at + left for seat in clocks.running if (left := clocks.left[seat]) is not None]
    return min(ends, default=None)


def stood_still(clocks: Clocks, outages: Iterable[Outage]) -> tuple[Clocks, int]:
    """The same clocks, which have stood still while no server was there, and for how long that was."""
    stood = 0
    for outage in outages:
        if clocks.at < outage.ended:
            stood += outage.ended - max(outage.began, clocks.at)
            clocks = Clocks(at=outage.ended, left=left_now(clocks, outage.began), running=clocks.running)
    return clocks, stood


def write_clocks(clocks: Clocks | None) -> str | None:
    return None if clocks is None else msgspec.json.encode(clocks).decode()


def read_clocks(text: str | None) -> Clocks | None:
    return None if text is None else msgspec.json.decode(text, type=Clocks)
