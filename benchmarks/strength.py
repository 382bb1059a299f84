"""How strong the bots are and how hard the games: `python benchmarks/strength.py [NAME ...] [--show]`.

Plays the studies of strength.toml whose names begin so, or all, and prints the tables of docs/bots.md and
docs/balance.md. Every match is kept in build/strength as it ends, so an interrupted run goes on where it stopped.
`--show` plays nothing and tells what is there; `--jobs` and `--on` say who plays, as for `saddlebag ladder`.
"""

import argparse
import sys
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from rich.progress import Progress

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.strength_tables import Kept, decks_table, modes_table, rivals_table, teams_table
from saddlebag.bots.levels import LEVELS
from saddlebag.cli.arguments import add_workers, read_jobs
from saddlebag.cli.command import missing_extra
from saddlebag.cli.screen import matches_bar
from saddlebag.engine.errors import SaddlebagError
from saddlebag.games import game as find_game
from saddlebag.games.deck_goes_west.content import DICE, MISSIONS, SCOREBOARD, SOLO, VERSUS, Mission
from saddlebag.games.deck_goes_west.content.offers import MODES
from saddlebag.games.high_stakes_drifter.content import READY
from saddlebag.lab.ladder import Deals, against, by_deal, play_missing, together
from saddlebag.lab.ladder_file import LadderFile
from saddlebag.lab.workers import Workers, workers

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


def kept(study: Study, players: Workers | None, bar: Progress) -> Kept:
    """The matches of a study; with players what is missing is played first."""
    path = FOLDER / f"{study.name}.jsonl"
    if players is None and not path.exists():
        return Kept(study.title, study.mode, study.pairs, study.goals, [])
    game = find_game(study.game)
    file = LadderFile(path, game, study.options, study.seed)
    wanted = Deals(game, study.options, study.seatings(), study.games, study.seed)
    rows = wanted.found_in(file)
    if players is not None:
        task = bar.add_task(study.name)
        play_missing(wanted, rows, players, file, lambda done, of: bar.update(task, completed=done, total=of))
        bar.remove_task(task)
    return Kept(study.title, study.mode, study.pairs, study.goals, sorted(rows, key=by_deal))


def groups_kept(wanted: list[list[Study]], players: Workers | None) -> tuple[list[Kept], ...]:
    """The matches of all studies, with a bar on stderr for the one that is played."""
    with matches_bar() as bar:
        return tuple([kept(each, players, bar) for each in group] for group in wanted)


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", metavar="NAME", nargs="*", help="studies whose names begin so; all of them")
    add_workers(parser)
    parser.add_argument("--show", action="store_true", help="play nothing, tell what is there")
    args = parser.parse_args(words)
    plan = msgspec.toml.decode((HERE / "strength.toml").read_bytes(), type=Plan)
    wanted = [[each for each in group if _named(each, args.names)] for group in plan.groups()]
    if not any(wanted):
        parser.error(f"No study begins with {' or '.join(args.names)}; they are named in strength.toml.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    try:
        if args.show:
            rivals, teams, decks = groups_kept(wanted, None)
        else:
            with workers(read_jobs(args), args.on) as players:
                rivals, teams, decks = groups_kept(wanted, players)
    except SaddlebagError as error:
        print(error, file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        print(missing_extra(error), file=sys.stderr)
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
