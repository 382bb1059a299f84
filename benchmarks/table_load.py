"""Many tables at once: so many moves a second in all, each until it is on the other guest's screen."""

import asyncio
import resource
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import Any

from benchmarks.table_guests import PATIENCE, By, Option, Refused, Shown, Table
from benchmarks.table_server import Usage, busy_seconds

OPTIONS: dict[str, Any] = {"players": 2, "mode": "versus"}
SEATED_AT_ONCE = 16
WARM_UP_SECONDS = 1.0
WARM_UP_MOVES = 20
SHORT_MATCH, USUAL_MATCH = 40, 90
"""In moves, as these guests play: hardly any is shorter, and most are longer."""


@dataclass
class Load:
    """What a load of tables took."""

    tables: int
    """That could be seated."""
    seconds: float = 0.0
    moves: int = 0
    """Seen on the other screen within that time."""
    refusals: int = 0
    """Moves that had to be sent again because the worker did not know the position yet."""
    to_other_screen: list[float] = field(default_factory=list)
    """Seconds of each move."""
    to_own_screen: list[float] = field(default_factory=list)
    server_cpu_seconds: float = 0.0
    own_cpu_seconds: float = 0.0
    """Of the simulated guests: where it comes near a whole core, they are what is slow."""
    others_cpu_seconds: float = 0.0
    """Of everybody else on this machine: what it takes from server and guests, and how noisy the times are."""
    megabytes_a_table: float = 0.0

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def server_milliseconds_a_move(self) -> float:
        return self.server_cpu_seconds / max(1, self.moves) * 1000


def percentile(values: list[float], percent: float) -> float:
    """The value that so many percent do not exceed, by nearest rank."""
    ordered = sorted(values)
    return ordered[max(0, -int(-len(ordered) * percent // 100) - 1)]


def open_files(count: int) -> None:
    """Two guests a table have four connections, at both ends."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count if hard == resource.RLIM_INFINITY else min(count, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def any_option(rng: Random) -> Callable[[list[Option]], Option]:
    return lambda options: options[rng.randrange(len(options))]


async def click(port: int, moves: int) -> list[Shown]:
    """Moves one after the other at the only table."""
    shown: list[Shown] = []
    choose = any_option(Random(1))
    while len(shown) < moves + WARM_UP_MOVES:
        table = await Table.of_two(port, OPTIONS)
        while not table.over and len(shown) < moves + WARM_UP_MOVES:
            shown.append(await table.move(choose))
        table.leave()
    return shown[WARM_UP_MOVES:]


async def load(
    port: int, tables: int, seconds: float, usage: Callable[[], Usage], by: By = "socket", rate: float | None = None
) -> Load:
    """Seat two guests at each table, let them play for so long, and measure after a warm-up. Without a rate there is
    a move a second at each table."""
    found = Load(tables)
    first = await Table.of_two(port, OPTIONS)
    choose = any_option(Random(0))
    for _ in range(WARM_UP_MOVES):
        await first.move(choose)
    before = usage()
    between = tables / (rate or tables)
    each = (WARM_UP_SECONDS + seconds) / between
    seated = await _seat_all(port, tables + int(tables * max(0, each - SHORT_MATCH) / (USUAL_MATCH - SHORT_MATCH)))
    if not seated:
        raise Refused("not one table could be seated.")
    found.tables = tables = min(tables, len(seated))
    spare = seated[tables:]
    loop = asyncio.get_running_loop()
    begin = loop.time() + 0.1
    measured_from = begin + WARM_UP_SECONDS
    until = measured_from + seconds
    play = [
        asyncio.create_task(
            _play(
                table, spare, Random(place), begin + place / tables * between, between, measured_from, until, found, by
            )
        )
        for place, table in enumerate(seated[:tables])
    ]
    try:
        await asyncio.sleep(measured_from - loop.time())
        warm, own, busy = usage(), process_time(), busy_seconds()
        await asyncio.sleep(until - loop.time())
        after, found.own_cpu_seconds, busy = usage(), process_time() - own, busy_seconds() - busy
        found.seconds = loop.time() - measured_from
        await asyncio.wait_for(asyncio.gather(*play), 2 * PATIENCE)
    finally:
        for task in play:
            task.cancel()
    found.server_cpu_seconds = after.cpu_seconds - warm.cpu_seconds
    found.others_cpu_seconds = max(0.0, busy - found.server_cpu_seconds - found.own_cpu_seconds)
    found.megabytes_a_table = (after.megabytes - before.megabytes) / len(seated)
    for table in (first, *seated):
        table.leave()
    return found


async def _seat_all(port: int, tables: int) -> list[Table]:
    """As many tables as the server takes; at the first one that it does not take no more are tried."""
    places = asyncio.Semaphore(SEATED_AT_ONCE)
    seated: list[Table] = []
    full = False

    async def seat() -> None:
        nonlocal full
        async with places:
            if full:
                return
            try:
                seated.append(await Table.of_two(port, OPTIONS))
            except (TimeoutError, Refused, OSError, EOFError):
                full = True

    await asyncio.gather(*(seat() for _ in range(tables)))
    return seated


async def _play(
    table: Table,
    spare: list[Table],
    rng: Random,
    due: float,
    between: float,
    measured_from: float,
    until: float,
    found: Load,
    by: By,
) -> None:
    """A move whenever one is due; when a match is over, at a spare table, so that the load stays what it is. One that
    had to wait because the move before was not yet seen counts from when it was due, so that a server that falls behind
    cannot hide it; one that could not even be sent counts as far as it got."""
    clock = asyncio.get_running_loop().time
    choose = any_option(rng)
    while due < until and (spare or not table.over):
        table = table if not table.over else spare.pop()
        waited = clock() > due
        if clock() >= until:
            found.to_other_screen.append(until - due)
            found.to_own_screen.append(until - due)
            due += between
            continue
        if not waited:
            await asyncio.sleep(due - clock())
        shown = await table.move(choose, by)
        found.refusals += shown.refusals
        begin = due if waited else shown.sent
        if measured_from <= due:
            found.to_other_screen.append(shown.on_other_screens - begin)
            found.to_own_screen.append(shown.on_own_screen - begin)
        found.moves += measured_from <= shown.on_other_screens <= until
        due += between
