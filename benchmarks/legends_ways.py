"""How matches of Western Legends are won: `python -m benchmarks.legends_ways [--bot drover] [--games 60]`.

A way brings Legendary Points and money, and money is worth a thirtieth of a point a dollar, which is the price at the
Cabaret. Whoever wins has won by the way that brought them most:

- Marshal: the rewards of the Marshal track, and its points at the end;
- Wanted: the pay at the end of each turn, what was robbed from players, the Bank and the train, and the points at the
  end;
- gambling: what was won at the tables less what was lost there, the rewards of the Gambler track, legendary tokens,
  and the lead on the track at the end.

Everything else (stories, gold, cattle, duels, the Cabaret, upgrades) is no way of its own: all who ride any of them do
it. Every match is a row in build/strength, so an interrupted run goes on where it stopped.
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

from saddlebag.bots import bot
from saddlebag.bots.glimpse import Glimpse
from saddlebag.games.western_legends import GAME
from saddlebag.games.western_legends.chapters import BANK_GUARD, ROB, TRAIN_GUARD
from saddlebag.games.western_legends.content import CHARACTER, TRACKS
from saddlebag.games.western_legends.rules.ending import LINES
from saddlebag.games.western_legends.rules.tracks import row
from saddlebag.games.western_legends.state import Player, State
from saddlebag.lab.report import rate
from saddlebag.lab.workers import workers

FOLDER = Path(__file__).resolve().parent.parent / "build" / "strength"
WAYS = ("Marshal", "Wanted", "gambling")
MARSHAL, WANTED, GAMBLING = range(3)
DOLLARS_PER_LP = 30
FINAL = {"most Wanted": WANTED, "Marshals": MARSHAL, "gambling": GAMBLING, "legendary tokens": GAMBLING}


class Row(Struct, frozen=True):
    """What is kept of a match."""

    match: int
    characters: list[str]
    winners: list[int]
    scores: list[int]
    earned: list[list[float]]
    """By seat and way."""
    rounds: int
    first: int
    arrests: int
    wanted_turns: int
    cause: str


class Earned:
    """What each way has brought to each player, seen from decision to decision."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.by = [[0.0] * len(WAYS) for _ in s.players]
        self.arrests = 0
        self.wanted_turns = 0
        self._look()

    def _look(self) -> None:
        s = self.s
        self.before = [(each.lp, each.money, each.marshal, each.wanted, each.gambler) for each in s.players]
        self.turn = (s.round, s.active)
        self.gambles = s.hand_of_poker is not None or s.faro is not None
        self.robs = s.fight is not None and s.fight.kind in (ROB, BANK_GUARD, TRAIN_GUARD)

    def after(self) -> None:
        """A decision was made: what has it brought, and by which way?"""
        s = self.s
        for seat, player in enumerate(s.players):
            lp, money, marshal, wanted, gambler = self.before[seat]
            gained, dollars = player.lp - lp, player.money - money
            self.arrests += wanted > 0 and player.wanted == 0
            if self.turn != (s.round, s.active) and seat == self.turn[1] and player.wanted:
                self.wanted_turns += 1
                pay = TRACKS.wanted.row_lp_each_turn[row(player.wanted) - 1]
                self.by[seat][WANTED] += pay
                gained -= pay
            if player.marshal > marshal:
                self.by[seat][MARSHAL] += sum([reward(each) for each in range(marshal, player.marshal)])
                continue
            if self.gambles or player.gambler > gambler:
                self.by[seat][GAMBLING] += gained + dollars / DOLLARS_PER_LP
            elif self.robs and dollars > 0:
                self.by[seat][WANTED] += dollars / DOLLARS_PER_LP
        self._look()

    def finish(self) -> None:
        """The lines of the final scoring."""
        for title, points in zip(LINES, self.s.final, strict=True):
            way = FINAL.get(title)
            if way is not None:
                for seat, number in enumerate(points):
                    self.by[seat][way] += number


def reward(space: int) -> float:
    """What a space of the Marshal track brings."""
    _, good, number = str(TRACKS.marshal.rewards[space]).split()
    return int(number) if good == "lp" else int(number) / DOLLARS_PER_LP


def played(job: tuple[str, dict[str, Any], int, int]) -> Row:
    """One match with the same bot in every seat."""
    name, options, seed, number = job
    match = GAME.new(seed=seed * 1_000_003 + number, **options)
    match.state.heard = None
    bots = [bot(name, Random(f"{seed} {number} {seat}").getrandbits(64)) for seat in range(options["players"])]
    earned = Earned(match.state)
    while (seat := match.to_act) is not None:
        match.follow(bots[seat].decide(Glimpse(match, seat)))
        earned.s = match.state
        earned.after()
    earned.finish()
    result = match.result
    assert result is not None
    players: list[Player] = match.state.players
    return Row(
        number,
        [CHARACTER[each.character] for each in players],
        result.winners,
        result.scores,
        earned.by,
        match.state.round,
        match.state.first,
        earned.arrests,
        earned.wanted_turns,
        result.cause,
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


def share(number: float, of: int) -> str:
    found = rate(number, of)
    return "{rate:.0%} ({low:.0%} to {high:.0%})".format(**found).replace("%", " %")


def report(found: list[Row]) -> Iterator[str]:
    """Who won how, from where, as whom."""
    won = [(row, seat) for row in found for seat in row.winners]
    ways = Counter(row.earned[seat].index(max(row.earned[seat])) for row, seat in won)
    yield f"{len(found)} matches, {len(won)} winners; {sum(row.cause == 'man_in_black' for row in found)} for him"
    yield "won by " + ", ".join(f"{name} {share(ways[way], len(won))}" for way, name in enumerate(WAYS))
    for way, name in enumerate(WAYS):
        mine = [row.earned[seat][way] for row, seat in won]
        yield f"  {name} brought the winners {sum(mine) / len(mine):.1f}"
    alone = [row for row in found if len(row.winners) == 1]
    seats = len(found[0].scores)
    yield f"first seat {share(sum(row.winners[0] == row.first for row in alone), len(alone))} of {100 / seats:.0f} %"
    rounds = sorted(row.rounds for row in found)
    few, middle, many = (rounds[len(rounds) * part // 20] for part in (1, 10, 19))
    yield f"turns a player {few} to {many}, {middle} in the middle"
    arrests, turns = sum(row.arrests for row in found), sum(row.wanted_turns for row in found)
    yield f"arrests {arrests}, Wanted turns {turns}: {100 * arrests / max(1, turns):.1f} %"
    for character in CHARACTER.ids:
        dealt = [(row, row.characters.index(character)) for row in found if character in row.characters]
        if dealt:
            wins = sum(1 / len(row.winners) for row, seat in dealt if seat in row.winners)
            fair = {name: seats * value for name, value in rate(wins, len(dealt)).items()}
            words = "{rate:.2f} of a fair share ({low:.2f} to {high:.2f})".format(**fair)
            yield f"  {character}, {len(dealt)} matches: {words}"


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
    name = args.name or f"wl-ways-{args.players}-{args.bot.replace(':', '-').replace('=', '-')}"
    print("\n".join(report(list(rows(FOLDER / f"{name}.jsonl", jobs, args.jobs)))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
