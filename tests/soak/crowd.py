"""People at their tables while one guest does their worst: how long the others wait."""

import asyncio
import random
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from benchmarks.table_guests import Guest, Refused, Table
from benchmarks.table_load import OPTIONS, any_option, percentile
from benchmarks.table_server import usage

TABLES = 20
VISITORS = 12
ASKS_A_SECOND = 4.0
BEARABLE, WORST = 0.250, 2.0
"""Seconds: for all but one request in a thousand, and for every single one."""
MUCH_MEMORY = 600.0
"""Megabytes that the server may have gained while it was attacked."""


@dataclass
class Crowd:
    """How long the requests and moves of everybody but the attacker took, and what came of the attacks."""

    waited: list[tuple[float, str]] = field(default_factory=list)
    failed: Counter[str] = field(default_factory=Counter)
    attacks: Counter[str] = field(default_factory=Counter)
    megabytes: float = 0.0
    """The most that the server gained in a round."""

    @property
    def kept(self) -> bool:
        times = [seconds for seconds, _ in self.waited]
        return (
            len(times) > 0
            and not self.failed
            and percentile(times, 99.9) < BEARABLE
            and max(times) < WORST
            and self.megabytes < MUCH_MEMORY
        )

    def summary(self) -> str:
        times = [seconds for seconds, _ in self.waited]
        longest = max(self.waited, default=(0.0, ""))
        shown = " / ".join(f"{percentile(times, each) * 1000:.0f}" for each in (50, 99, 99.9)) if times else "-"
        return (
            f"{len(times):,} requests and moves of others: {shown} ms (50, 99, 99.9 %), "
            f"longest {longest[0] * 1000:.0f} ms ({longest[1]}), {self.failed.total()} failed {dict(self.failed)}; "
            f"the attacker was answered {dict(sorted(self.attacks.items()))}; the server gained {self.megabytes:.0f} MB"
        )


async def stand(
    port: int, pid: int, seconds: float, found: Crowd, log: Path, tables: int = TABLES, visitors: int = VISITORS
) -> None:
    """Let people play and look around for so long while the attacker attacks."""
    playing = [await Table.of_two(port, OPTIONS) for _ in range(tables)]
    looking = [await Guest.arrive(port) for _ in range(visitors)]
    before = usage(pid).megabytes
    attacker = await attack(port, seconds, log)
    until = asyncio.get_running_loop().time() + seconds
    watching = asyncio.create_task(watch_memory(pid, before, found))
    await asyncio.gather(
        *(play(port, table, until, found) for table in playing),
        *(look_around(visitor, [table.id for table in playing], until, found) for visitor in looking),
    )
    watching.cancel()
    said, _ = await attacker.communicate()
    for name, count in msgspec.json.decode(said or b"{}", type=dict[str, int]).items():
        found.attacks[name] += count
    for visitor in looking:
        visitor.close()


async def attack(port: int, seconds: float, log: Path) -> Process:
    command = (sys.executable, "-m", "tests.soak.attacker", str(port), str(seconds))
    with log.open("ab") as complaints:
        return await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=complaints)


async def watch_memory(pid: int, before: float, found: Crowd) -> None:
    while True:
        found.megabytes = max(found.megabytes, usage(pid).megabytes - before)
        await asyncio.sleep(0.5)


async def play(port: int, table: Table | None, until: float, found: Crowd) -> None:
    """Two people play, a move a second; another match when one is over."""
    clock = asyncio.get_running_loop().time
    choose = any_option(random.Random())
    await asyncio.sleep(random.random())
    while clock() < until:
        try:
            if table is None or table.over:
                table = await seated(port, table)
            shown = await table.move(choose)
        except (Refused, TimeoutError, OSError, EOFError) as error:
            found.failed[f"move: {error or type(error).__name__}"[:200]] += 1
            leave(table)
            table = None
            continue
        found.waited.append((shown.on_other_screens - shown.sent, "a move"))
        await asyncio.sleep(max(0.0, 1.0 - (clock() - shown.sent)))
    leave(table)


async def seated(port: int, before: Table | None) -> Table:
    leave(before)
    return await Table.of_two(port, OPTIONS)


def leave(table: Table | None) -> None:
    if table is not None:
        table.leave()


async def look_around(guest: Guest, tables: list[str], until: float, found: Crowd) -> None:
    """Somebody opens pages: who they are, the tables, one table, its position as a spectator."""
    clock = asyncio.get_running_loop().time
    asks: list[Callable[[str], Awaitable[bytes]]] = [
        lambda _: guest.ask("GET", "/me"),
        lambda _: guest.ask("GET", "/tables"),
        lambda table: guest.ask("GET", f"/tables/{table}"),
        lambda table: guest.ask("GET", f"/tables/{table}/snapshot?seat=spectator"),
        lambda _: guest.ask("GET", "/games/train_heist/rules?search=sheriff"),
        lambda _: guest.ask("GET", "/games/high_stakes_drifter/decks"),
    ]
    names = ("me", "tables", "a table", "a position", "rules", "decks")
    await asyncio.sleep(random.random() / ASKS_A_SECOND)
    while clock() < until:
        place = random.randrange(len(asks))
        begin = clock()
        try:
            await asks[place](random.choice(tables))
        except (Refused, OSError, EOFError) as error:
            found.failed[f"{names[place]}: {error or type(error).__name__}"[:200]] += 1
            await asyncio.sleep(0.2)
            continue
        found.waited.append((clock() - begin, names[place]))
        await asyncio.sleep(max(0.0, 1 / ASKS_A_SECOND - (clock() - begin)))
