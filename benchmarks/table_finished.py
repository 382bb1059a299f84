"""A finished match of 2,000 moves, and opening it on a server that has not yet seen it since its start.

Nobody plays so long to win. The gang stays together and trades all its cards back and forth until the noose closes;
with the plain stars off the track that takes about 2,400 decisions, each of them offered by the rules.
"""

from dataclasses import dataclass
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

import msgspec

import saddlebag
from benchmarks.table_guests import Guest, Option, Refused, Table
from saddlebag.engine.records import Record

MOVES = 2_000
SEATS = 4
OPTIONS: dict[str, Any] = {"players": SEATS, "mode": "coop", "goal": 20, "hangman_steps": 5, "plain_stars": []}
PLAY_SECONDS = 25.0
RANKS = {"give": 0, "trade": 1, "mount": 2, "dismount": 3, "end": 9, "done": 9, "use_bullet": 9, "play": 9, "flip": 9}
OTHERS = 5


def drawn_out(options: list[Option], rng: Random) -> Option:
    """The option that ends the match latest."""
    return min(options, key=lambda option: (RANKS.get(option.verb, OTHERS), rng.random()))


def long_record() -> Record:
    """A record of at least 2,000 decisions."""
    game = saddlebag.game("train_heist")
    for seed in count(1):
        rng = Random(seed)
        match = game.new(seed=seed, **OPTIONS)
        while match.options:
            options = {each.text: Option(each.text, each.verb) for each in match.options}
            match.apply(drawn_out(list(options.values()), rng).text)
        if match.decisions >= MOVES:
            break
    return match.record()


async def bring_in(port: int) -> str:
    """A long match from a record; the id of its table."""
    guest = await Guest.arrive(port)
    answer = await guest.ask("POST", "/records", long_record())
    guest.close()
    return str(msgspec.json.decode(answer)["id"])


async def play(port: int) -> str:
    """A long match, played on the server to its end; the id of its table."""
    rng = Random(1)
    end = perf_counter() + PLAY_SECONDS
    while perf_counter() < end:
        table = await Table.of_one(port, OPTIONS, SEATS)
        while not table.over and perf_counter() < end:
            await table.move(lambda options: drawn_out(options, rng))
        moves = table.number
        table.leave()
        if table.over and moves >= MOVES:
            return table.id
    raise Refused(f"no match of {MOVES:,} moves could be played in {PLAY_SECONDS:.0f} s.")


@dataclass(frozen=True)
class Opened:
    """Milliseconds for each request of a guest who opens a finished match, one after the other."""

    info: float
    last: float
    """The position at the end."""
    middle: float
    """The first look into the replay, in mid-match."""
    next: float
    """One move further."""

    @property
    def all(self) -> float:
        """Until the replay can be seen."""
        return self.info + self.last + self.middle


async def look(port: int, table_id: str) -> Opened:
    """Open a finished match, as the first guest to do so. Another table was there before: what the server does once
    after its start is not the match's doing."""
    guest = await Guest.arrive(port)
    await guest.create({"players": 2}, ["me", "guest"])
    middle = MOVES // 2
    path = f"/tables/{table_id}"
    took: list[float] = []
    for request in (
        path,
        f"{path}/snapshot",
        f"{path}/replay?at={middle}&seat=spectator",
        f"{path}/replay?at={middle + 1}&seat=spectator",
    ):
        begin = perf_counter()
        await guest.ask("GET", request)
        took.append((perf_counter() - begin) * 1000)
    guest.close()
    return Opened(*took)
