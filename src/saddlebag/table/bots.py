"""Bots think in other processes and move at a pace that people can follow."""

import asyncio
import contextlib
import logging
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from typing import NamedTuple

import msgspec

from saddlebag.bots import LEVELS
from saddlebag.bots.considered import Considered
from saddlebag.engine.errors import SaddlebagError
from saddlebag.table import rows
from saddlebag.table.errors import NotFound, ReadOnly
from saddlebag.table.master import Master
from saddlebag.table.news import News, Present, Spoken, UndoAsked
from saddlebag.table.room import Room
from saddlebag.table.store import Taken
from saddlebag.table.thinker import Problem, Thought
from saddlebag.table.turns import Haste, Turns, Wish

RETRY_SECONDS = 2.0
HURRIED_SECONDS = 0.5
AWAKE_AT_ONCE = 32
WAKING_SECONDS = 0.02
LEAST_PACE = 700
"""What was promised takes at least so many milliseconds, however fast the bots are: people are slower than that."""
ADVISER = LEVELS[-1]
IN_HASTE = {LEVELS[-1]: LEVELS[-2]}
"""Who answers in whose place while many wait."""
COMMAND = (sys.executable, "-m", "saddlebag.table.thinker")

log = logging.getLogger("saddlebag.table.bots")
_thoughts: msgspec.json.Decoder[Thought] = msgspec.json.Decoder(Thought)


class ThinkerGone(Exception):
    """Somebody killed the process in which a bot was thinking; another can think again."""


class BotFailed(Exception):
    """A bot could not answer. It would fail again."""


class Thinkers:
    """The processes in which bots think; each is started when there is work for it."""

    def __init__(self, processes: int | None = None) -> None:
        self._turns = Turns(processes or max(1, cores() - 1))
        self._called: dict[Wish, asyncio.Future[None]] = {}
        """Who waits for a turn."""
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    @property
    def calm(self) -> bool:
        """Whether nobody waits for a thought."""
        return self._turns.calm

    async def think(self, wish: Wish, problem: Problem) -> list[str]:
        """What a bot answers until somebody else is asked."""
        thought = await self._thought(wish, problem)
        if not thought.answers:
            raise BotFailed(thought.failure or "it has no answer")
        return thought.answers

    async def advise(self, wish: Wish, problem: Problem) -> list[Considered]:
        """What the best bot would think about in a seat's place."""
        thought = await self._thought(wish, problem)
        if not thought.considered:
            raise BotFailed(thought.failure or "it has no advice")
        return thought.considered

    async def _thought(self, wish: Wish, problem: Problem) -> Thought:
        """The thought of a free process, when it is this wish's turn."""
        called = self._called[wish] = asyncio.get_running_loop().create_future()
        self._turns.ask(wish)
        self._call()
        try:
            await called
            return await self._thought_out(hurried(problem, wish.haste))
        finally:
            self._turns.end(wish)
            self._called.pop(wish, None)
            self._call()

    def _call(self) -> None:
        """Give turns as long as somebody can have one."""
        while wish := self._turns.give():
            called = self._called.pop(wish)
            if not called.done():  # whoever waited has just given up, and will say so
                called.set_result(None)

    async def _thought_out(self, problem: Problem) -> Thought:
        process = self._idle.pop() if self._idle else await self._start()
        try:
            thought = await ask(process, problem)
        except BaseException:
            await self._end(process)  # nobody waits for its answer any more, or it is gone
            raise
        self._idle.append(process)
        return thought

    async def warm_up(self) -> None:
        """Have one ready before it is needed."""
        self._idle.append(await self._start())

    async def _start(self) -> Process:
        # A session of its own: Ctrl-C at the server's terminal is for the server, which then ends its thinkers.
        process = await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True)
        self._all.add(process)
        return process

    async def _end(self, process: Process) -> None:
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        """No thought is worth waiting for: what counts is on the disk."""
        await asyncio.gather(*(self._end(process) for process in list(self._all)))


def cores() -> int:
    """How many processors this server may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 2


def hurried(problem: Problem, haste: Haste) -> Problem:
    """The same problem with less time, or for a bot that needs next to none; advice is always the adviser's."""
    if haste is Haste.NONE:
        return problem
    bot = IN_HASTE.get(problem.bot, problem.bot) if haste is Haste.GREAT and not problem.hint else problem.bot
    return msgspec.structs.replace(problem, bot=bot, seconds=HURRIED_SECONDS)


async def ask(process: Process, problem: Problem) -> Thought:
    """One problem, one thought."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(msgspec.json.encode(problem) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
    except OSError as error:
        raise ThinkerGone(f"its process cannot be reached: {error}") from None
    if not line:
        raise ThinkerGone("its process is gone")
    return _thoughts.decode(line)


class Due(NamedTuple):
    """An answer that is not for a person to give."""

    seat: int
    bot: str | None
    """The name of the bot that must think of it; none where it was promised."""
    promised: str | None = None
    """What whoever sits there has promised to answer."""


class BotKeeper:
    """Plays every seat that a bot has or covers, and gives the answers that people have promised."""

    def __init__(self, master: Master, thinkers: Thinkers) -> None:
        self.master = master
        self.thinkers = thinkers
        self.active = False
        """Of several workers only one plays the bots."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._beginning: asyncio.Task[None] | None = None
        self._hurried: set[str] = set()
        """The tables that were told of haste."""
        master.listeners.append(self._hear)

    async def begin(self) -> None:
        """Play on wherever a bot is to move."""
        self.active = True
        await self.thinkers.warm_up()
        self._beginning = asyncio.create_task(self._wake_all(await rows.playing(self.master.store)))

    async def _wake_all(self, tables: list[str]) -> None:
        """A few at a time: most of them wait for somebody who has not come back for long."""
        for table_id in tables:
            while len(self._tasks) >= AWAKE_AT_ONCE:
                await asyncio.sleep(WAKING_SECONDS)
            self.wake(table_id)

    async def close(self) -> None:
        """Stop playing. A move that is being written is written to its end; the store waits for it."""
        self.active = False
        tasks = [*self._tasks.values(), *([self._beginning] if self._beginning else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()

    def _hear(self, room: Room, news: News) -> None:
        if not isinstance(news, Spoken | UndoAsked) and due(room) is not None:
            self.wake(room.id)

    def wake(self, table_id: str) -> None:
        """See whether an answer is due at this table."""
        if not self.active:
            return
        task = self._tasks.get(table_id)
        if task is not None and not task.done():
            self._again.add(table_id)
            return
        self._tasks[table_id] = asyncio.create_task(self._keep(table_id))

    async def _keep(self, table_id: str) -> None:
        try:
            while self.active:
                self._again.discard(table_id)
                try:
                    while await self._play_one_turn(table_id):
                        pass
                except (ReadOnly, ThinkerGone) as error:
                    log.warning("A bot waits at table %s: %s", table_id, error)
                    await asyncio.sleep(RETRY_SECONDS)
                    continue
                except Taken:
                    continue  # another worker was first; the room reads it again
                if table_id not in self._again:
                    return
        except NotFound:
            pass
        except SaddlebagError as error:
            log.warning("No bot can play at table %s: %s", table_id, error)
        except Exception:
            log.exception("A bot failed at table %s", table_id)
        finally:
            self._tasks.pop(table_id, None)

    async def _play_one_turn(self, table_id: str) -> bool:
        """Whether an answer was due."""
        async with self.master.locked(table_id) as room:
            found = due(room)
            if found is None or room.match is None:
                return False
            number, save = room.number, room.match.to_json() if found.bot else ""
        answers = await self._thought_of(room, found, save)
        for place, answer in enumerate(answers):
            await asyncio.sleep(pause(room, found))
            if not await self.master.whole(self._answer(table_id, number + place, found, answer)):
                break
        return True

    async def _thought_of(self, room: Room, found: Due, save: str) -> list[str]:
        """What was promised, or what a bot answers until somebody else is asked."""
        if found.promised is not None:
            return [found.promised]
        assert found.bot is not None
        wish = Wish(*accounts(room), attended=lambda: room.somebody_there)
        problem = Problem(room.game.name, save, found.seat, found.bot, secrets.randbits(32))
        answers = await self.thinkers.think(wish, problem)
        await self._tell_haste(room.id, wish.haste if found.bot in IN_HASTE else Haste.NONE)
        return answers

    async def _tell_haste(self, table_id: str, haste: Haste) -> None:
        """Say at a table that its bots think less than usual, and there or everywhere that this is over."""
        await self._show(table_id, haste)
        for each in list(self._hurried) if self.thinkers.calm else ():
            await self._show(each, Haste.NONE)

    async def _show(self, table_id: str, haste: Haste) -> None:
        (self._hurried.discard if haste is Haste.NONE else self._hurried.add)(table_id)
        room = self.master.rooms.get(table_id)
        if room is not None and room.haste is not haste:
            room.haste = haste
            self.master.tell(room, Present())
            if self.master.store.is_postgres:
                with contextlib.suppress(ReadOnly):  # the page of another worker then says it late
                    await self.master.store.write(news=table_id, kind=haste.value)

    async def _answer(self, table_id: str, number: int, found: Due, answer: str) -> bool:
        """Answer the question of that number, unless it was undone or the owner took the seat back."""
        async with self.master.locked(table_id) as room:
            if room.number != number or due(room) != found:
                return False
            await self.master.decide(room, found.seat, answer)
            return True


def accounts(room: Room) -> list[str]:
    """The guests for whom the bots of a table think: those who sit there and are connected, else all who sit there,
    else whoever made it."""
    seated = [chair.guest_id for chair in room.chairs if chair.guest_id is not None]
    return [guest_id for guest_id in seated if room.is_there(guest_id)] or seated or [room.owner or room.id]


def due(room: Room) -> Due | None:
    """The answer that a bot must give now, or that was promised; where a person may answer too, it is left to them."""
    if room.match is None or room.status != "playing" or not room.match.actors:
        return None
    bots = [(seat, room.chairs[seat].played_by_bot) for seat in room.match.actors]
    seat, bot = bots[0]
    if all(each is not None for _, each in bots):
        return Due(seat, bot)
    promised = room.match.promised
    return None if promised is None else Due(seat, None, promised.text)


def pause(room: Room, found: Due) -> float:
    """The seconds before an answer: the pace of the table while somebody is there to see it. What was promised comes
    now sooner, now later, as from somebody who reads and clicks, so that nobody can tell one from the other."""
    if found.promised is not None:
        pace = max(room.pace, LEAST_PACE)
        return (pace + secrets.randbelow(2 * pace)) / 1000
    return room.pace / 1000 if room.somebody_there else 0.0
