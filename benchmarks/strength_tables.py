"""The studies of strength.py as Markdown, with 95 % Wilson intervals."""

from collections import Counter
from statistics import mean

from msgspec import Struct

from saddlebag.bots.levels import LEVELS
from saddlebag.engine.words import counted
from saddlebag.lab.ladder_report import LadderRow
from saddlebag.lab.report import rate


class Kept(Struct, frozen=True):
    """The matches of a study."""

    title: str
    mode: str
    pairs: list[tuple[str, str]]
    goals: list[int]
    rows: list[LadderRow]

    def of(self, bot: str) -> list[LadderRow]:
        return [row for row in self.rows if bot in row.bots]

    def won(self, bot: str) -> int:
        """How often a team of this bot has won: reached the advised goal, where the match is played for more."""
        if not self.goals:
            return sum(bool(row.winners) for row in self.of(bot))
        return sum(row.scores[0] >= self.goals[0] for row in self.of(bot))


def rivals_table(studies: list[Kept]) -> list[str]:
    """Who beats whom."""
    heading = ["game, mode", "match", "won : lost", "won", "seconds a turn"]
    return _table(heading, [_duel(study, *pair) for study in studies for pair in study.pairs])


def _duel(study: Kept, one: str, two: str) -> list[str]:
    rows = [row for row in study.rows if set(row.bots) == {one, two}]
    if not rows:
        return []
    won = sum(row.winning_bots() == {one} for row in rows)
    lost = sum(row.winning_bots() == {two} for row in rows)
    tied = len(rows) - won - lost
    ties = f", {counted(tied, 'tie')}" if tied else ""
    pace = f"{_pace(rows, one)} / {_pace(rows, two)}"
    return [study.title, f"{_called(one)} - {_called(two)}", f"{won} : {lost}{ties}", _share(won, won + lost), pace]


def modes_table(studies: list[Kept]) -> list[str]:
    """How often each level wins where all seats win or lose as one, over all studies of a mode."""
    modes: dict[str, list[Kept]] = {}
    for study in studies:
        modes.setdefault(study.mode, []).append(study)
    heading = ["game, mode", "bot", "matches", "won", "seconds a turn"]
    return _table(heading, [_mode(mode, level, kept) for mode, kept in modes.items() for level in LEVELS])


def _mode(mode: str, level: str, studies: list[Kept]) -> list[str]:
    rows = [row for study in studies for row in study.of(level)]
    if not rows:
        return []
    won = _share(sum(study.won(level) for study in studies), len(rows))
    return [mode, _called(level), str(len(rows)), won, _pace(rows, level)]


def teams_table(studies: list[Kept]) -> list[str]:
    """How often each level wins in each of them, and how far the strongest comes."""
    strongest = LEVELS[-1]
    heading = ["game, mode", "deals", *(_called(level) for level in LEVELS), f"{_called(strongest)}'s mean score"]
    return _table(heading, [_team(study, strongest) for study in studies])


def _team(study: Kept, strongest: str) -> list[str]:
    scores = [row.scores[0] for row in study.of(strongest)]
    if not scores:
        return []
    won = [_share(study.won(level), len(study.of(level))) for level in LEVELS]
    further = [f"; {goal}: {_share(sum(score >= goal for score in scores), len(scores))}" for goal in study.goals[1:]]
    return [study.title, str(len(scores)), *won, f"{mean(scores):.1f}{''.join(further)}"]


def decks_table(studies: list[Kept]) -> list[str]:
    """What each deck wins against the field; who shares a victory has half of it."""
    played: Counter[str] = Counter()
    won: dict[str, float] = {}
    for study in studies:
        for row in study.rows:
            for seat, deck in enumerate(study.title.split()):
                played[deck] += 1
                won[deck] = won.get(deck, 0.0) + (seat in row.winners) / max(1, len(row.winners))
    rows = [[deck.replace("_", " ").title(), str(played[deck]), _share(won[deck], played[deck])] for deck in played]
    return _table(["deck", "matches", "won"], rows)


def _table(heading: list[str], rows: list[list[str]]) -> list[str]:
    """As Markdown; nothing where nothing was played."""
    lines = [heading, ["---"] * len(heading), *filter(None, rows)]
    return ["\n".join("| " + " | ".join(line) + " |" for line in lines)] if any(rows) else []


def _called(bot: str) -> str:
    level, _, settings = bot.partition(":")
    return level.capitalize() + (f" ({settings.replace('=', ' = ')})" if settings else "")


def _share(hits: float, of: int) -> str:
    if not of:
        return "-"
    share = rate(hits, of)
    return f"{share['rate']:.0%} ({share['low']:.0%} to {share['high']:.0%})".replace("%", " %")


def _pace(rows: list[LadderRow], bot: str) -> str:
    seats = [(row, seat) for row in rows for seat, each in enumerate(row.bots) if each == bot]
    seconds = sum(row.seconds[seat] for row, seat in seats) / max(1, sum(row.turns[seat] for row, seat in seats))
    return f"{seconds:.3f}" if seconds < 0.1 else f"{seconds:.2f}"
