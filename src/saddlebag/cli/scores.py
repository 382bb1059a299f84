"""Results of score challenges, kept for comparison with the same or another team. TH-VAR-02"""

import argparse
import json
import os
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table

from saddlebag.cli.arguments import Subparsers, add_command
from saddlebag.cli.screen import console
from saddlebag.engine.errors import SaddlebagError
from saddlebag.engine.match import Match

MODE = "score_challenge"
BEST = 10


class Score(msgspec.Struct, frozen=True):
    """What a team reached, and who it was."""

    game: str
    cowboys: int
    score: int
    players: list[str]
    date: str
    commitment: str | None
    """Tells one match from another; with the seed it proves the dice."""


def add(subparsers: Subparsers) -> None:
    parser = add_command(subparsers, "scores", "show the best results of score challenges")
    parser.add_argument("--json", action="store_true", help="print all results as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    scores = stored()
    if args.json:
        print(json.dumps(msgspec.to_builtins(scores), indent=2))
        return 0
    out = console()
    for game, cowboys in sorted({(score.game, score.cowboys) for score in scores}):
        out.print(best_table(scores, game, cowboys))
    if not scores:
        out.print(
            "No score challenge has been played yet. Play one: saddlebag play train_heist -o mode=score_challenge"
        )
    return 0


def file() -> Path:
    """Where results are kept: SADDLEBAG_HOME, or the user's data folder."""
    home = os.environ.get("SADDLEBAG_HOME")
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return (Path(home) if home else Path(data) / "saddlebag") / "scores.jsonl"


def stored() -> list[Score]:
    """All results; a line that cannot be read is an error that names it."""
    try:
        lines = file().read_text(encoding="utf-8").splitlines()
    except FileNotFoundError:
        return []
    except (OSError, UnicodeDecodeError) as error:
        raise SaddlebagError(f"The scores in {file()} cannot be read: {error}.") from None
    scores = []
    for number, line in enumerate(lines, 1):
        try:
            scores.append(msgspec.json.decode(line, type=Score))
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise SaddlebagError(f"Line {number} of {file()} is not a score: {error}.") from None
    return scores


def store(score: Score) -> None:
    """Add a result; the same match is stored once."""
    if score.commitment and any(msgspec.structs.replace(old, date=score.date) == score for old in stored()):
        return
    try:
        file().parent.mkdir(parents=True, exist_ok=True)
        with file().open("a", encoding="utf-8") as scores:
            scores.write(msgspec.json.encode(score).decode() + "\n")
    except OSError as error:
        raise SaddlebagError(f"The score cannot be saved in {file()}: {error.strerror}.") from None


def score_of(match: Match[Any, Any], players: list[str]) -> Score | None:
    """The result of a finished score challenge; None for any other match."""
    if match.result is None or getattr(match.view(None), "mode", "") != MODE:
        return None
    today = date.today().isoformat()
    game = match.game.name + "".join(match.game.version.partition("+")[1:])  # other content, a list of its own
    return Score(game, len(players), match.result.scores[0], players, today, match.commitment)


def best_table(scores: list[Score], game: str, cowboys: int) -> Table:
    """The best results with so many cowboys."""
    title = f"{game}: best scores with {cowboys} cowboys"
    table = Table(title=title, title_justify="left", min_width=len(title))
    for name in ("score", "players", "date"):
        table.add_column(name, justify="right" if name == "score" else "left")
    mine = [score for score in scores if (score.game, score.cowboys) == (game, cowboys)]
    for score in sorted(mine, key=lambda score: -score.score)[:BEST]:
        table.add_row(str(score.score), ", ".join(score.players), score.date)
    return table
