"""Bots think in other processes and move at a pace that people can follow."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from saddlebag.bots import bot as make_bot
from saddlebag.bots.glimpse import Glimpse
from saddlebag.engine.errors import SaddlebagError
from saddlebag.games import game as find_game
from saddlebag.table import rows
from saddlebag.table.errors import NotFound, ReadOnly
from saddlebag.table.master import Master
from saddlebag.table.news import News, Spoken, UndoAsked
from saddlebag.table.room import Room
from saddlebag.table.store import Taken

AT_ONCE = 40
"""The most answers that a bot thinks ahead within its own turn."""
RETRY_SECONDS = 2.0

log = logging.getLogger("saddlebag.table.bots")


def think(game: str, save: str, seat: int, bot: str, seed: int) -> list[str]:
    """What a bot answers until somebody else is asked. Runs in another process."""
    match = find_game(game).load(save)
    player = make_bot(bot, seed)
    answers: list[str] = []
    while match.actors == (seat,) and len(answers) < AT_ONCE:
        action = player.decide(Glimpse(match, seat))
        answers.append(action.text)
        match.apply(action, seat)
    return answers


def die_with_parent() -> None:
    """A thinking process must not outlive a server that was killed."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class Thinkers:
    """The processes in which bots think; started when first needed."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, game: str, save: str, seat: int, bot: str) -> list[str]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, multiprocessing.get_context("spawn"), initializer=die_with_parent
            )
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool, think, game, save, seat, bot, secrets.randbits(32))
        except BrokenProcessPool:
            self._pool = None  # somebody killed a thinker; the next thought gets new ones
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


class BotKeeper:
    """Plays every seat that a bot has or covers."""

    def __init__(self, master: Master, thinkers: Thinkers) -> None:
        self.master = master
        self.thinkers = thinkers
        self.active = False
        """Of several workers only one plays the bots."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        master.listeners.append(self._hear)

    async def begin(self) -> None:
        """Play on wherever a bot is to move."""
        self.active = True
        for table_id in await rows.playing(self.master.store):
            self.wake(table_id)

    def close(self) -> None:
        self.active = False
        for task in self._tasks.values():
            task.cancel()
        self.thinkers.close()

    def _hear(self, room: Room, news: News) -> None:
        if not isinstance(news, Spoken | UndoAsked) and bot_to_move(room) is not None:
            self.wake(room.id)

    def wake(self, table_id: str) -> None:
        """See whether a bot is to move at this table."""
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
                except (ReadOnly, BrokenProcessPool) as error:
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
        """Whether a bot had something to do."""
        async with self.master.locked(table_id) as room:
            found = bot_to_move(room)
            if found is None or room.match is None:
                return False
            seat, bot = found
            number, save = room.number, room.match.to_json()
        answers = await self.thinkers.think(room.game.name, save, seat, bot)
        for answer in answers:
            if room.pace and (room.watching or room.present.total()):
                await asyncio.sleep(room.pace / 1000)
            async with self.master.locked(table_id) as room:
                if room.number != number or bot_to_move(room) != found:
                    break  # undone, or its owner took the seat back
                await self.master.whole(self.master.decide(room, seat, answer, None))
                number += 1
        return True


def bot_to_move(room: Room) -> tuple[int, str] | None:
    """The seat and the name of the bot that must answer now; where a person may answer too, bots leave it to him."""
    if room.match is None or room.status != "playing" or not room.match.actors:
        return None
    bots = [(seat, room.chairs[seat].played_by_bot) for seat in room.match.actors]
    seat, bot = bots[0]
    if bot is None or any(each is None for _, each in bots):
        return None
    return seat, bot
