"""What many matches tell: rates with intervals, as data and as tables."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from rich.table import Table

from saddlebag.engine.errors import SaddlebagError

Row = dict[str, Any]
Z = 1.96
"""Two standard errors: intervals hold the true value in 95 of 100 cases."""


@dataclass
class Report:
    """The matches of one simulation.

    Examples:
        >>> import saddlebag
        >>> from saddlebag.lab.simulate import simulate
        >>> report = simulate(saddlebag.game("train_heist"), {"players": 2}, ["random"], games=2, jobs=1)
        >>> (report.summary()["finished"], report.interrupted)
        (2, False)
    """

    game: str
    version: str
    seed: int
    rows: list[Row] = field(default_factory=list)
    interrupted: bool = False

    def groups(self) -> dict[str, list[Row]]:
        """The rows of each variant."""
        found: dict[str, list[Row]] = {}
        for row in self.rows:
            found.setdefault(row["variant"], []).append(row)
        return found

    def summary(self) -> dict[str, Any]:
        """Everything as plain data."""
        return {
            "game": self.game,
            "version": self.version,
            "seed": self.seed,
            "finished": len(self.rows),
            "interrupted": self.interrupted,
            "variants": [_summary(name, rows) for name, rows in self.groups().items()],
        }

    def tables(self) -> list[Table]:
        """One table a variant, for people."""
        return [_table(summary) for summary in self.summary()["variants"]]

    def write_parquet(self, path: str | Path) -> None:
        """One row a match, for notebooks and DuckDB."""
        import polars  # half a second to import, and only wanted here

        if not self.rows:
            raise SaddlebagError("No match was finished, so there is nothing to write.")
        try:
            polars.DataFrame(self.rows).write_parquet(path)
        except OSError as error:
            raise SaddlebagError(f"{path} cannot be written: {error.strerror or error}.") from None


def rate(hits: float, of: int) -> dict[str, float]:
    """A share with its Wilson interval."""
    if not of:
        return {"rate": 0.0, "low": 0.0, "high": 1.0}
    share = hits / of
    middle = (share + Z * Z / (2 * of)) / (1 + Z * Z / of)
    reach = Z * sqrt(share * (1 - share) / of + Z * Z / (4 * of * of)) / (1 + Z * Z / of)
    return {"rate": share, "low": max(0.0, middle - reach), "high": min(1.0, middle + reach)}


def average(values: Sequence[float]) -> dict[str, float]:
    """A mean with its interval."""
    reach = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return {"mean": mean(values), "low": mean(values) - reach, "high": mean(values) + reach}


def _summary(variant: str, rows: list[Row]) -> dict[str, Any]:
    seats = range(len(rows[0]["scores"]))
    causes = Counter(row["cause"] for row in rows)
    together = all(len(set(row["scores"])) == 1 and len(row["winners"]) in (0, len(seats)) for row in rows)
    return {
        "variant": variant,
        "matches": len(rows),
        "won": rate(sum(bool(row["winners"]) for row in rows), len(rows)),
        "by_seat": [
            {
                "seat": seat,
                "bot": rows[0]["bots"][seat],
                "won": rate(sum(seat in row["winners"] for row in rows), len(rows)),
                "score": average([row["scores"][seat] for row in rows]),
            }
            for seat in seats
        ],
        "score_at_least": _score_at_least([row["scores"][0] for row in rows]) if together else {},
        "causes": {cause: rate(count, len(rows)) for cause, count in sorted(causes.items())},
        "decisions": average([row["decisions"] for row in rows]),
    }


def _score_at_least(scores: list[int]) -> dict[int, dict[str, float]]:
    """For teams: how often they got so far. Played with a high goal, this is the win rate of every lower one."""
    return {goal: rate(sum(score >= goal for score in scores), len(scores)) for goal in range(1, max(scores) + 1)}


def percent(share: dict[str, float]) -> str:
    """A rate as people read it."""
    return f"{share['rate']:.1%} ({share['low']:.1%} to {share['high']:.1%})"


def _table(summary: dict[str, Any]) -> Table:
    table = Table(title=f"{summary['variant'] or 'defaults'}: {summary['matches']} matches", title_justify="left")
    table.add_column("what")
    table.add_column("figure (95 % interval)")
    table.add_row("won", percent(summary["won"]))
    for seat in summary["by_seat"]:
        score = seat["score"]
        figures = f"won {percent(seat['won'])}, score {score['mean']:.2f} ({score['low']:.2f} to {score['high']:.2f})"
        table.add_row(f"seat {seat['seat']} ({seat['bot']})", figures)
    for goal, share in summary["score_at_least"].items():
        if goal % 5 == 0 or goal in (8, 12):
            table.add_row(f"score of at least {goal}", percent(share))
    for cause, share in summary["causes"].items():
        table.add_row(f"ended by {cause}", percent(share))
    table.add_row("decisions", f"{summary['decisions']['mean']:.0f} per match")
    return table
