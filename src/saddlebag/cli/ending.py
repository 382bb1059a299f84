"""The end of a match: the result, the scores, and what anybody needs to check the dice."""

import sys
from typing import Any

from rich.table import Table
from rich.text import Text

from saddlebag.cli import scores
from saddlebag.cli.screen import Screen
from saddlebag.cli.seats import seat_names
from saddlebag.engine.errors import SaddlebagError
from saddlebag.engine.match import Match


def show_end(
    screen: Screen, match: Match[Any, Any], players: list[str], record: str | None, practice: bool = False
) -> None:
    """How it ended, for everybody."""
    result = match.result
    if result is None:
        return
    screen.print("", Text(result.reason, style="bold"), result_table(match, players))
    screen.print(f"  Ended by clause {result.clause}.")
    if match.seed is not None:
        screen.print(f"  Seed: {match.seed}", f"  Commitment shown at the start: {match.commitment}")
        check = f"saddlebag replay {record}" if record else "play with --record FILE, then saddlebag replay FILE"
        screen.print(f"  Anyone can verify the dice and every decision: {check}")
    if practice:
        screen.print("  This match was practice: something that had been revealed was taken back, so no score is kept.")
        return
    keep_score(screen, match, players)


def result_table(match: Match[Any, Any], players: list[str]) -> Table:
    """Rank, cowboy, player and score, the best first."""
    assert match.result is not None
    table = Table(box=None, padding=(0, 2, 0, 2))
    for title in ("rank", "cowboy", "player", "score", ""):
        table.add_column(title, justify="right" if title in ("rank", "score") else "left")
    names = seat_names(match)
    for seat in sorted(range(len(names)), key=lambda seat: match.result.ranks[seat]):  # type: ignore[union-attr]
        won = "winner" if seat in match.result.winners else ""
        table.add_row(str(match.result.ranks[seat]), names[seat], players[seat], str(match.result.scores[seat]), won)
    return table


def keep_score(screen: Screen, match: Match[Any, Any], players: list[str]) -> None:
    """A score challenge is stored with its players, and shown among the best. TH-VAR-02"""
    score = scores.score_of(match, players)
    if score is None:
        return
    try:
        scores.store(score)
        screen.print("", scores.best_table(scores.stored(), score.game, score.cowboys))
    except SaddlebagError as error:
        print(error, file=sys.stderr)
