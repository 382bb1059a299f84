"""The oracle: whatever a seat sends to its table, the reply is the same in every world that it cannot tell apart.

The table is the real one (master, undo, store); only its match is put in place of another. What is compared is what a
client gets: kind of error, status, sentence, size. `ask` is for tests, `run` for programs that go on for longer.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Iterable, Iterator
from itertools import chain, zip_longest
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

import msgspec

from saddlebag.engine.match import Match
from saddlebag.table import project, schema
from saddlebag.table.chairs import Chair
from saddlebag.table.errors import TableError
from saddlebag.table.master import Master
from saddlebag.table.messages import Move, Problem
from saddlebag.table.recalled import Decided
from saddlebag.table.room import Room
from saddlebag.table.store import Store
from saddlebag.table.undo import Undo
from tests.conformance.walks import TABLES, AnyGame, find, stored, walk

AnyMatch = Match[Any, Any]
Table = dict[str, Any]
Reply = tuple[str, int, bytes]
"""The name of what came back, its status, all of its words."""

NONSENSE = ("", "yodel", "@", "@0", "@0 pass", "@1 done", "move nowhere", "card", "play 1 2 3", "end " * 40, "移動")
KINDS = ("card", "hand", "chip", "piece", "tile", "deadwood", "player", "cell", "space", "mission", "character")
MOST_WORDS = 24
"""Guesses, and things, of each sort that are tried at a position."""


class Oracle:
    """A table at which any match can be put."""

    def __init__(self, store: Store) -> None:
        self.master = Master(store)
        self._keys = 0

    def put(self, match: AnyMatch, revealed: int) -> Room:
        """The table with this match on it, a person on every seat. So much had come to light in the real match: an
        imagined one counts its dice anew."""
        row = dict.fromkeys(schema.table.columns.keys())
        row |= {"id": "oracle", "game": match.game.name, "options": "{}", "seed": 1, "base": 0, "status": "playing"}
        found = SimpleNamespace(**row)
        room = Room(found)  # type: ignore[arg-type]  # what a row of the database has
        room.match, room.loaded = match, True
        room.chairs = [Chair(seat, "person", guest(seat), "") for seat in range(match.agreed.seats())]
        anew = match.state.revelations() - revealed
        room.deciders = [Decided(each.seat, guest(each.seat), 2, each.revelations + anew) for each in match._history]
        room.number = room.decisions = len(room.deciders)
        self.master.rooms[room.id] = room
        return room

    async def replies(
        self, match: AnyMatch, revealed: int, seat: int, guesses: Iterable[str], things: Iterable[str]
    ) -> list[Reply]:
        """What a seat gets for all of this, none of which changes the match."""
        room = self.put(match, revealed)
        number, other = room.number, (seat + 1) % len(room.chairs)
        got = [sent(project.question(match, seat)), sent(project.undo_offer(room, seat))]
        for guess in guesses:
            got.append(await self._move(seat, seat, number, guess))
        for wrong in (max(number - 1, 0), number + 1):
            got.append(await self._move(seat, seat, wrong, "yodel"))
        got.append(await self._move(seat, other, number, "done"))
        for thing in things:
            got.append(await reply(self.master.why(room.id, guest(seat), seat, thing)))
        if not project.undo_offer(room, seat).free:
            undo = Undo(self.master)  # which counts the requests of each guest
            got.append(await reply(undo.ask(room.id, guest(seat), seat)))
            got.append(await reply(undo.answer(room.id, guest(seat), seat, agree=True)))
        return got

    async def _move(self, by: int, seat: int, number: int, answer: str) -> Reply:
        self._keys += 1
        return await reply(self.master.move("oracle", guest(by), Move(seat, number, str(self._keys), answer)))


def guest(seat: int) -> str:
    return f"guest {seat}"


def sent(message: Any) -> Reply:
    return type(message).__name__, 200, msgspec.json.encode(message)


async def reply(request: Awaitable[Any]) -> Reply:
    """What a request is answered with, a refusal too."""
    try:
        return sent(await request)
    except TableError as error:
        problem = Problem(str(error), error.kind, [str(fault) for fault in error.faults])
        return type(error).__name__, error.status, msgspec.json.encode(problem)


# --- what is sent -----------------------------------------------------------------------------------------------------


def guesses(worlds: list[AnyMatch], seat: int, earlier: list[str], random: Random) -> list[str]:
    """Answers that are on offer in some world, answers to other questions, nonsense; but none that would be taken."""
    offered = list(dict.fromkeys(option.text for world in worlds for option in world.options))
    if seat in worlds[0].actors:
        offered = []
    own = {option.text for world in worlds for option in world.options} if not offered else set()
    other = [text for text in some(earlier, random) if text not in own]
    return [*some(offered, random), *other, *(text for text in NONSENSE if text not in own)]


def things(worlds: list[AnyMatch], earlier: list[str], random: Random) -> list[str]:
    """What answers touch in some world, and whatever anybody sees in some world, called by every kind of thing."""
    touched = [thing for world in worlds for option in world.options for thing in world.describe(option).touches]
    views = [world.view(seat) for world in worlds for seat in range(world.agreed.seats())]
    names = sorted({name for view in views for name in strings(msgspec.to_builtins(view)) if name.isidentifier()})
    called = [f"{random.choice(KINDS)}:{name}" for name in some(names, random)]
    return [*some(list(dict.fromkeys(touched)), random), *called, *some(earlier, random), "pot", "sheriff", *NONSENSE]


def some(words: list[str], random: Random) -> list[str]:
    return random.sample(words, min(MOST_WORDS, len(words)))


def strings(data: Any) -> Iterator[str]:
    """All names in a view."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        yield from chain(data, *map(strings, data.values()))
    elif isinstance(data, list | tuple):
        yield from chain(*map(strings, data))


# --- asking -----------------------------------------------------------------------------------------------------------


def positions(game: AnyGame, table: Table, seed: int, every: int) -> Iterator[tuple[AnyMatch, list[str]]]:
    """Questions of a match at random, of one after rare things and of a stored one, and what was answered before."""
    for walked in (walk(game, table, seed), walk(game, table, seed + 1, eager=True), stored(game, table)):
        for number, match in enumerate(walked):
            if number % every == seed % every and match.ask is not None:
                yield match, list(dict.fromkeys(decision.action.text for decision in match._history))


async def compare(oracle: Oracle, match: AnyMatch, earlier: list[str], random: Random) -> tuple[int, list[str]]:
    """Every seat asks in this world and in another one of its own: how many replies, and how those that differ read."""
    count, differing, revealed = 0, [], match.state.revelations()
    for seat in range(match.agreed.seats()):
        worlds = [match.copy(), match.redeal(seat, random.getrandbits(32))]
        words = guesses(worlds, seat, earlier, random)
        about = things(worlds, earlier, random)
        one, two = [await oracle.replies(world, revealed, seat, words, about) for world in worlds]
        count += len(one)
        differing += [f"{match.prompt} {a} {b}" for a, b in zip_longest(one, two) if a != b]
    return count, differing


def ask(game: AnyGame, table: Table, most: int, seed: int = 1, every: int = 17) -> Counter[str]:
    """At so many positions: how many replies were compared; AssertionError tells the first that differs."""
    counts: Counter[str] = Counter()

    async def asking(folder: str) -> None:
        store = Store(f"sqlite:///{Path(folder) / 'oracle.db'}")
        await store.open()
        try:
            oracle, random = Oracle(store), Random(seed)
            for match, earlier in positions(game, table, seed, every):
                if counts["positions"] == most:
                    break
                count, differing = await compare(oracle, match, earlier, random)
                assert not differing, differing[0]
                counts.update(positions=1, replies=count)
        finally:
            await store.close()

    with TemporaryDirectory() as folder:
        asyncio.run(asking(folder))
    return counts


def run(name: str, most: int, seed: int) -> Counter[str]:
    """So many positions of a game, spread over all of its tables."""
    tables = [table for each, table in TABLES if each == name]
    counts: Counter[str] = Counter()
    for number, table in enumerate(tables):
        counts += ask(find(name), table, -(-most // len(tables)), seed + number, every=7)
    return counts
