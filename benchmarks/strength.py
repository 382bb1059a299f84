"""How strong the bots are and how hard the games: `python benchmarks/strength.py [NAME ...] [--jobs J] [--show]`.

Plays the studies of strength.toml whose names begin so, or all, and prints the tables of docs/bots.md and
docs/balance.md. Every match is kept in build/strength as it ends, so an interrupted run goes on where it stopped.
`--show` plays nothing and tells what is there.
"""

import argparse
import os
import sys
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.strength_tables import Kept, decks_table, modes_table, rivals_table, teams_table
from saddlebag.bots.levels import LEVELS
from saddlebag.engine.errors import SaddlebagError
from saddlebag.games import game as find_game
from saddlebag.games.deck_goes_west.content import DICE, MISSIONS, SCOREBOARD, SOLO, VERSUS, Mission
from saddlebag.games.deck_goes_west.content.offers import MODES
from saddlebag.games.high_stakes_drifter.content import READY
from saddlebag.lab.ladder import against, played, together
from saddlebag.lab.ladder_file import LadderFile
from saddlebag.lab.ladder_report import LadderRow

HERE = Path(__file__).resolve().parent
FOLDER = HERE.parent / "build" / "strength"


class Study(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Matches of one game with the same options."""

    name: str
    title: str
    game: str
    options: dict[str, Any]
    games: int
    pairs: list[tuple[str, str]] = []
    """Rivals: who meets whom. Without them each level takes all seats."""
    goals: list[int] = []
    mode: str = ""
    """What it is counted with, where each level takes all seats."""
    seed: int = 0

    def seatings(self) -> list[tuple[str, ...]]:
        """Who sits where, on every deal."""
        if self.pairs:
            return [seated for pair in self.pairs for seated in both_ways(pair)]
        return together(LEVELS, find_game(self.game).make_options(self.options).seats())


class Missions(Struct, frozen=True, forbid_unknown_fields=True):
    """Every mission of Deck Goes West in which all win or lose as one, on its easiest and its hardest option."""

    games: int
    more: dict[str, int]
    """Other numbers of deals, by mission."""

    def studies(self) -> list[Study]:
        return [
            self._study(mission, option, SCOREBOARD[board], DICE[dice])
            for mission in MISSIONS
            if mission.mode != VERSUS
            for option, board, dice in (
                ("easiest", mission.boards[0], mission.dice[0]),
                ("hardest", mission.boards[-1], mission.dice[-1]),
            )
        ]

    def _study(self, mission: Mission, option: str, board: str, dice: str) -> Study:
        mode = MODES[mission.mode]
        cell = {"mission": mission.id, "scoreboard": board, "dice": dice}
        return Study(
            name=f"dgw-{mission.id.replace('_', '-')}-{option}",
            title=f"Deck Goes West, {mission.name}, {option}",
            game="deck_goes_west",
            options={"players": 1 if mission.mode == SOLO else 2, "mode": mode, **cell},
            games=self.more.get(mission.id, self.games),
            mode=f"Deck Goes West, {mode}",
        )


class Decks(Struct, frozen=True, forbid_unknown_fields=True):
    """Every ready deck against every other, with the same bot in both seats."""

    bot: str
    games: int

    def studies(self) -> list[Study]:
        return [
            Study(
                name=f"hsd-decks-{one}-{two}",
                title=f"{one} {two}",
                game="high_stakes_drifter",
                options={"players": 2, "decks": [one, two]},
                games=self.games,
                pairs=[(self.bot, self.bot)],
                seed=number,  # or a deck would be shuffled alike against all others
            )
            for number, (one, two) in enumerate(permutations(READY.ids, 2))
        ]


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """What strength.toml holds."""

    rivals: list[Study]
    teams: list[Study]
    missions: Missions
    decks: Decks

    def groups(self) -> tuple[list[Study], list[Study], list[Study]]:
        """The studies of rivals, of teams and of decks."""
        return self.rivals, [*self.teams, *self.missions.studies()], self.decks.studies()


def both_ways(pair: tuple[str, str]) -> list[tuple[str, ...]]:
    """The seats changed over; a bot meets itself once."""
    return [pair] if pair[0] == pair[1] else against(pair, 2)


def kept(study: Study, jobs: int, bar: Progress) -> Kept:
    """The matches of a study; with jobs what is missing is played first."""
    path = FOLDER / f"{study.name}.jsonl"
    if not jobs and not path.exists():
        return Kept(study.title, study.mode, study.pairs, study.goals, [])
    file = LadderFile(path, find_game(study.game), study.options, study.seed)
    seatings = study.seatings()
    rows = [row for row in file.rows if row.deal < study.games and row.bots in seatings]
    there = {(row.deal, row.bots) for row in rows}
    work = [
        (study.game, study.options, seated, study.seed, deal)
        for deal in range(study.games)
        for seated in seatings
        if (deal, seated) not in there
    ]
    if jobs and work:
        task = bar.add_task(study.name, completed=len(rows), total=len(rows) + len(work))
        for row in played(work, jobs):
            file.add(row)
            rows.append(row)
            bar.advance(task)
        bar.remove_task(task)
    return Kept(study.title, study.mode, study.pairs, study.goals, sorted(rows, key=_by_deal))


def _by_deal(row: LadderRow) -> tuple[int, tuple[str, ...]]:
    return row.deal, row.bots


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", metavar="NAME", nargs="*", help="studies whose names begin so; all of them")
    parser.add_argument("--jobs", metavar="J", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    parser.add_argument("--show", action="store_true", help="play nothing, tell what is there")
    args = parser.parse_args(words)
    plan = msgspec.toml.decode((HERE / "strength.toml").read_bytes(), type=Plan)
    wanted = [[each for each in group if _named(each, args.names)] for group in plan.groups()]
    if not any(wanted):
        parser.error(f"No study begins with {' or '.join(args.names)}; they are named in strength.toml.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
            jobs = 0 if args.show else max(1, args.jobs)
            rivals, teams, decks = ([kept(each, jobs, bar) for each in group] for group in wanted)
    except SaddlebagError as error:
        print(error, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("Interrupted; the same command goes on where it stopped.", file=sys.stderr)
        return 130
    print("\n\n".join([*rivals_table(rivals), *modes_table(teams), *teams_table(teams), *decks_table(decks)]))
    return 0


def _named(study: Study, beginnings: list[str]) -> bool:
    return not beginnings or study.name.startswith(tuple(beginnings))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
