"""Who wins Frontier, and what of its content is played: `python -m benchmarks.frontier_industries [--games 60]`.

Matches between bots of one kind in which every industry is there: the seats take them in turn, and each deal begins
with another one. It tells what share of the matches each industry and the first mayor win, where the points come from,
and which events, characters, buildings, goals and tiles no match has seen. Whoever wins has won with the industry that
they began with. Every match is a row in build/strength, so an interrupted run goes on where it stopped.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from benchmarks.legends_ways import FOLDER, share
from saddlebag.bots import bot
from saddlebag.bots.glimpse import Glimpse
from saddlebag.engine.names import NOBODY, Names
from saddlebag.games.frontier import GAME
from saddlebag.games.frontier.content import (
    BREED,
    CHARACTER,
    DEPOSIT,
    DEVELOPMENT,
    EVENT,
    FUNCTION,
    GOAL,
    INDUSTRY,
    TILE,
)
from saddlebag.games.frontier.rules.ending import LINES
from saddlebag.games.frontier.state import State
from saddlebag.games.frontier.words.politics_story import Drew, Kept, TycoonPlaced
from saddlebag.games.frontier.words.town_story import EventHappened
from saddlebag.lab.report import rate
from saddlebag.lab.workers import workers

CONTENT: dict[str, Names] = {
    "event": EVENT,
    "character drawn": CHARACTER,
    "character kept": CHARACTER,
    "tile": TILE,
    "goal kept": GOAL,
    "goal that scored": GOAL,
    "development": DEVELOPMENT,
    "deposit": DEPOSIT,
    "breed": BREED,
    "function": FUNCTION,
}
"""What may come into play, by kind."""
DONKEY_TILE = TILE.find("steam_donkey")
"""It stands on a camp. FO-LUM-15"""
NO_TILE = ("prospect",)
"""What is built as something else: a prospect becomes the deposit that the die finds. FO-MIN-17"""


class Row(Struct, frozen=True):
    """What is kept of a match."""

    match: int
    industries: list[int]
    """The one that each seat began with."""
    levels: list[list[int]]
    winners: list[int]
    first: int
    final: list[list[int]]
    goals: list[int]
    met: dict[str, list[int]]
    """What of each kind came into play."""


class Met:
    """What comes into play, seen from decision to decision."""

    def __init__(self) -> None:
        self.of: dict[str, set[int]] = {kind: set() for kind in CONTENT}

    def look(self, s: State) -> None:
        """What stands and lies there now."""
        self.of["tile"].update(s.tiles)
        self.of["tile"].update([DONKEY_TILE] * bool(s.donkeys))
        self.of["deposit"].update([deposit.kind for deposit in s.deposits])
        self.of["breed"].update([enclosure.breed for enclosure in s.enclosures])
        for player in s.players:
            self.of["character kept"].update([hired.character for hired in player.hired])

    def finish(self, s: State, events: list[Any]) -> dict[str, list[int]]:
        """What was told, and what only the end shows."""
        of = self.of
        for event in events:
            if isinstance(event, EventHappened):
                of["event"].add(event.event)
            elif isinstance(event, Drew):
                of["character drawn"].add(event.character)
            elif isinstance(event, Kept | TycoonPlaced):
                of["character kept"].add(event.character)
        of["goal kept"].update([player.goal for player in s.players])
        scored = zip(s.players, s.final[LINES.index("goal")], strict=True)
        of["goal that scored"].update([player.goal for player, points in scored if points])
        of["development"].update([tile for network in s.networks for tile in network.tiles[: network.reached]])
        of["function"].update([function for function, owner in enumerate(s.functions) if owner != NOBODY])
        return {kind: sorted(found - {NOBODY}) for kind, found in of.items()}


def played(job: tuple[str, dict[str, Any], int, int]) -> Row:
    """One match with the same bot in every seat."""
    name, options, seed, number = job
    match = GAME.new(seed=seed * 1_000_003 + number, **options)
    bots = [bot(name, Random(f"{seed} {number} {seat}").getrandbits(64)) for seat in range(options["players"])]
    met = Met()
    while (seat := match.to_act) is not None:
        if match.ask is not None and match.ask.question.name == "choose_industry":
            match.follow(match.options[(number + seat) % len(INDUSTRY)])
        else:
            match.follow(bots[seat].decide(Glimpse(match, seat)))
        met.look(match.state)
    result, s = match.result, match.state
    assert result is not None
    return Row(
        number,
        [(number + seat) % len(INDUSTRY) for seat in range(options["players"])],
        [player.levels for player in s.players],
        result.winners,
        s.first,
        s.final,
        [player.goal for player in s.players],
        met.finish(s, match.events),
    )


def rows(path: Path, jobs: list[tuple[str, dict[str, Any], int, int]], processes: int | None) -> Iterator[Row]:
    """The matches that are kept, and those that are still to be played."""
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = [msgspec.json.decode(line, type=Row) for line in path.read_bytes().splitlines()] if path.exists() else []
    there = {each.match for each in kept}
    yield from (each for each in kept if each.match < len(jobs))
    with workers(processes, None) as players, path.open("ab") as file:
        for found in players.played(played, [job for job in jobs if job[3] not in there]):
            file.write(msgspec.json.encode(found) + b"\n")
            file.flush()
            yield found


def report(found: list[Row]) -> Iterator[str]:
    """Who won, from where, with what, and what was never there."""
    alone = [(row, row.winners[0]) for row in found if len(row.winners) == 1]
    won = Counter(row.industries[seat] for row, seat in alone)
    seats = len(found[0].industries)
    yield f"{len(found)} matches of {seats}, {len(alone)} with one winner"
    yield "won by " + ", ".join(f"{name} {share(won[each], len(alone))}" for each, name in enumerate(INDUSTRY.ids))
    mayors = sum(row.first == seat for row, seat in alone)
    yield f"first mayor {share(mayors, len(alone))} of {100 / seats:.0f} %"
    for each, name in enumerate(INDUSTRY.ids):
        mine = [[line[row.industries.index(each)] for line in row.final] for row in found if each in row.industries]
        lines = [sum(points) / len(mine) for points in zip(*mine, strict=True)]
        parts = ", ".join(f"{title} {points:.1f}" for title, points in zip(LINES, lines, strict=True))
        level = [row.levels[row.industries.index(each)][each] for row in found if each in row.industries]
        yield f"  {name}: {sum(lines):.1f} points ({parts}); level {sum(level) / len(level):.1f} at the end"
    for goal, name in enumerate(GOAL.ids):
        held = [(row, seat) for row in found for seat, kept in enumerate(row.goals) if kept == goal]
        if held:
            points = sum(row.final[LINES.index("goal")][seat] for row, seat in held) / len(held)
            fair = {key: seats * value for key, value in rate(goal_wins(held), len(held)).items()}
            words = "{rate:.2f} of a fair share ({low:.2f} to {high:.2f})".format(**fair)
            yield f"  {name}, kept {len(held)} times: {points:.1f} points, {words}"
    for kind, names in CONTENT.items():
        met = Counter(each for row in found for each in row.met[kind])
        never = [name for each, name in enumerate(names.ids) if not met[each] and name not in NO_TILE]
        seldom = [f"{name} {met[each]}" for each, name in enumerate(names.ids) if 0 < met[each] * 100 < len(found)]
        yield f"{kind}: never {', '.join(never) or 'none'}; seldom {', '.join(seldom) or 'none'}"


def goal_wins(held: list[tuple[Row, int]]) -> float:
    return sum(1 / len(row.winners) for row, seat in held if seat in row.winners)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="drover")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--name", default="", help="keep the rows under this name")
    args = parser.parse_args(words)
    options = {"players": args.players}
    jobs = [(args.bot, options, args.seed, number) for number in range(args.games)]
    name = args.name or f"fo-industries-{args.players}-{args.bot.replace(':', '-').replace('=', '-')}"
    print("\n".join(report(list(rows(FOLDER / f"{name}.jsonl", jobs, args.jobs)))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
