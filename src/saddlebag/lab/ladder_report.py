"""What a ladder tells: ratings, who beats whom, and how long they think."""

from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from msgspec import Struct
from rich.table import Table

from saddlebag.lab.report import Z, average, percent, rate


class LadderRow(Struct, frozen=True):
    """One match: who sat where, how it ended, and what each seat took for its real choices."""

    deal: int
    bots: tuple[str, ...]
    winners: list[int]
    scores: list[int]
    cause: str
    seconds: list[float]
    choices: list[int]
    turns: list[int]

    def winning_bots(self) -> set[str]:
        return {self.bots[seat] for seat in self.winners}


Duel = tuple[int, str, str, int]
"""A deal, two bots, and whether the first (1), the second (-1) or neither (0) did better on it."""


@dataclass
class LadderReport:
    """The matches of one ladder.

    Examples:
        >>> import saddlebag
        >>> from saddlebag.lab.ladder import ladder
        >>> game = saddlebag.game("train_heist")
        >>> report = ladder(game, {"players": 2, "mode": "versus"}, ["random", "tenderfoot"], deals=1, jobs=1)
        >>> sorted(report.ratings())
        ['random', 'tenderfoot']
    """

    game: str
    version: str
    options: dict[str, Any]
    bots: list[str]
    seed: int
    together: bool
    rows: list[LadderRow] = field(default_factory=list)
    interrupted: bool = False

    def duels(self) -> list[Duel]:
        """Every comparison of two bots on the same deal, in the order of the deals."""
        return self._duels_of_teams() if self.together else self._duels_of_rivals()

    def _duels_of_rivals(self) -> list[Duel]:
        found: list[Duel] = []
        for row in self.rows:
            first, second = row.bots[0], row.bots[1]
            won = row.winning_bots()
            found.append((row.deal, first, second, (won == {first}) - (won == {second})))
        return found

    def _duels_of_teams(self) -> list[Duel]:
        """A team that won did better than one that lost; of two alike, the one with the higher score."""
        by_deal: dict[int, dict[str, tuple[bool, int]]] = {}
        for row in self.rows:
            by_deal.setdefault(row.deal, {})[row.bots[0]] = (bool(row.winners), row.scores[0])
        return [
            (deal, first, second, (done[first] > done[second]) - (done[first] < done[second]))
            for deal, done in sorted(by_deal.items())
            for first, second in combinations(self.bots, 2)
            if first in done and second in done
        ]

    def ratings(self) -> dict[str, dict[str, float]]:
        """A Plackett-Luce rating of each bot with its interval; everybody begins at 25."""
        from openskill.models import PlackettLuce  # only wanted here

        model = PlackettLuce()
        rated = {name: model.rating(name=name) for name in self.bots}
        for _, first, second, better in self.duels():
            ranks = [1.0, 1.0 + (better > 0)] if better >= 0 else [2.0, 1.0]
            [[rated[first]], [rated[second]]] = model.rate([[rated[first]], [rated[second]]], ranks=ranks)
        return {
            name: {"rating": each.mu, "low": each.mu - Z * each.sigma, "high": each.mu + Z * each.sigma}
            for name, each in sorted(rated.items(), key=lambda item: -item[1].mu)
        }

    def matrix(self) -> list[dict[str, Any]]:
        """For every pair how often the one did better than the other; ties are told beside it."""
        found = []
        duels = self.duels()
        for first, second in combinations(self.bots, 2):
            signs = [better for _, one, other, better in duels if (one, other) == (first, second)]
            signs += [-better for _, one, other, better in duels if (one, other) == (second, first)]
            wins, losses = signs.count(1), signs.count(-1)
            share = rate(wins, wins + losses)
            found.append(
                {"bot": first, "against": second, "wins": wins, "losses": losses, "ties": signs.count(0), **share}
            )
        return found

    def play(self) -> dict[str, dict[str, Any]]:
        """For every bot its matches, how often it won, its mean score, and how long it thinks."""
        found = {}
        for name in self.bots:
            seats = [(row, seat) for row in self.rows for seat, each in enumerate(row.bots) if each == name]
            if not seats:
                continue
            matches = {id(row): row for row, _ in seats}.values()
            seconds = sum(row.seconds[seat] for row, seat in seats)
            found[name] = {
                "matches": len(matches),
                "won": rate(sum(name in row.winning_bots() for row in matches), len(matches)),
                "score": average([row.scores[seat] for row, seat in seats]),
                "seconds_per_decision": seconds / max(1, sum(row.choices[seat] for row, seat in seats)),
                "seconds_per_turn": seconds / max(1, sum(row.turns[seat] for row, seat in seats)),
            }
        return found

    def summary(self) -> dict[str, Any]:
        """Everything as plain data."""
        return {
            "game": self.game,
            "version": self.version,
            "options": self.options,
            "seed": self.seed,
            "matches": len(self.rows),
            "interrupted": self.interrupted,
            "ratings": self.ratings(),
            "matrix": self.matrix(),
            "bots": self.play(),
        }

    def tables(self) -> list[Table]:
        """For people."""
        return [self._standings(), self._win_matrix()]

    def _standings(self) -> Table:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        table = Table(title=f"{self.game} {options}: {len(self.rows)} matches", title_justify="left")
        for column in ("bot", "rating", "won", "score", "s/decision", "s/turn"):
            table.add_column(column)
        play = self.play()
        for name, rating in self.ratings().items():
            if name not in play:
                continue
            mine = play[name]
            table.add_row(
                name,
                f"{rating['rating']:.1f} ({rating['low']:.1f} to {rating['high']:.1f})",
                percent(mine["won"]),
                f"{mine['score']['mean']:.2f}",
                f"{mine['seconds_per_decision']:.3f}",
                f"{mine['seconds_per_turn']:.2f}",
            )
        return table

    def _win_matrix(self) -> Table:
        better = "did better on the same deal" if self.together else "won"
        table = Table(title=f"how often the row {better} than the column, ties left out", title_justify="left")
        table.add_column("")
        for name in self.bots:
            table.add_column(name)
        cells = {(each["bot"], each["against"]): each for each in self.matrix()}
        for row in self.bots:
            table.add_row(row, *[_cell(cells, row, column) for column in self.bots])
        return table


def _cell(cells: dict[tuple[str, str], dict[str, Any]], row: str, column: str) -> str:
    if (row, column) in cells:
        each = cells[row, column]
        return percent(each) if each["wins"] + each["losses"] else "-"
    if (column, row) in cells:
        each = cells[column, row]
        return percent(rate(each["losses"], each["wins"] + each["losses"])) if each["wins"] + each["losses"] else "-"
    return ""
