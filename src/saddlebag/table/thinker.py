"""The program in which bots think: a question a line comes in, its answers go out, until the server is gone.

The server starts it with `python -m`, so that it loads bots and games and nothing of the network or the database.
"""

import os
import sys
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

from saddlebag.bots import bot as make_bot
from saddlebag.bots.considered import Considered
from saddlebag.bots.glimpse import Glimpse
from saddlebag.bots.search import SearchBot
from saddlebag.games import game as find_game
from saddlebag.games import game_names

AT_ONCE = 40
"""The most answers that a bot thinks ahead within its own turn."""
LIVE_SECONDS = 2.0
"""People do not wait longer than this for a turn of a bot that searches, whatever the machine."""


class Problem(msgspec.Struct):
    """What a bot is asked: the match as it stands, and for which seat it decides."""

    game: str
    save: str
    seat: int
    bot: str
    seed: int
    hint: bool = False
    """Whether only its advice is wanted."""
    seconds: float = LIVE_SECONDS
    """The most that a turn may take a bot that searches."""


class Thought(msgspec.Struct):
    """What it answers, or why it could not."""

    answers: list[str]
    failure: str | None = None
    considered: list[Considered] = []
    """What it thought about, where its advice was wanted."""


def think(problem: Problem) -> list[str]:
    """The answer to the question on the table, and to those that follow while they are for this seat alone."""
    match = find_game(problem.game).load(problem.save)
    player = make_bot(problem.bot, problem.seed, problem.seconds)
    answers: list[str] = []
    while problem.seat in match.actors and len(answers) < AT_ONCE:
        if answers and match.actors != (problem.seat,):
            break
        action = player.decide(Glimpse(match, problem.seat))
        answers.append(action.text)
        match.apply(action, problem.seat)
    return answers


def advise(problem: Problem) -> list[Considered]:
    """What a bot that searches would think about here, the best first."""
    match = find_game(problem.game).load(problem.save)
    player = make_bot(problem.bot, problem.seed, problem.seconds)
    assert isinstance(player, SearchBot)
    return player.advise(Glimpse(match, problem.seat))


def thought(line: bytes) -> Thought:
    try:
        problem = msgspec.json.decode(line, type=Problem)
        if problem.hint:
            return Thought([], considered=advise(problem))
        return Thought(think(problem))
    except Exception as error:
        return Thought([], f"{type(error).__name__}: {error}")


def listen(lines: BinaryIO, waiting: "SimpleQueue[bytes]") -> None:
    """A thread of its own hears that the server is gone, even in the middle of a thought."""
    for line in lines:
        waiting.put(line)
    os._exit(0)


def main() -> None:
    waiting: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(sys.stdin.buffer, waiting), daemon=True).start()
    for name in game_names():
        find_game(name)
    while True:
        answer = msgspec.json.encode(thought(waiting.get())) + b"\n"
        try:
            sys.stdout.buffer.write(answer)
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            os._exit(0)  # the server died while this was thought out, and nobody waits for it


if __name__ == "__main__":
    main()
