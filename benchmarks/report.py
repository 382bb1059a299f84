"""Numbers of several rounds as rows, a table, and which targets hold."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median

from rich.table import Table

from benchmarks import measuring, simulation
from benchmarks.engines import CATANATRON, COMPILED, PETTINGZOO, SADDLEBAG, Engine
from benchmarks.env_steps import ENV_STEPS
from benchmarks.measuring import Measured

COMPARED_WITH = {
    measuring.STEP_BY_STEP: measuring.RANDOM_PLAY,
    measuring.COPY_IN_MID_ACTION: measuring.COPY,
    measuring.COPY_IN_MID_FIGHT: measuring.COPY,
}
"""Measures of ours that stand beside another measure of Catanatron's; all others stand beside their own."""
LESS_IS_BETTER = (measuring.MICROSECONDS, simulation.MEGABYTES)


@dataclass(frozen=True)
class Row:
    """One line of the comparison: the median over all rounds."""

    engine: str
    build: str
    game: str
    measure: str
    value: float
    unit: str
    to_catanatron: float | None
    """How many times better than Catanatron in this run: above 1 is better. None where it has no such measure."""


def rows(measured: Iterable[tuple[Engine, Measured]]) -> list[Row]:
    """The medians, in the order of the measures and best first within each."""
    values: dict[tuple[Engine, str, str, str], list[float]] = {}
    for engine, each in measured:
        values.setdefault((engine, each.game, each.measure, each.unit), []).append(each.value)
    medians = {key: median(each) for key, each in values.items()}
    catanatron = {measure: value for (engine, _, measure, _), value in medians.items() if engine == CATANATRON}
    found = []
    for (engine, game, measure, unit), value in medians.items():
        peer = catanatron.get(COMPARED_WITH.get(measure, measure))
        ratio = None
        if peer and value:
            ratio = round(peer / value if unit in LESS_IS_BETTER else value / peer, 2)
        found.append(Row(engine.name, engine.build, game, measure, round(value, 1), unit, ratio))
    order = list(dict.fromkeys(row.measure for row in found))
    games = list(dict.fromkeys(row.game for row in found))
    return sorted(found, key=lambda row: (order.index(row.measure), games.index(row.game)))


def table(found: list[Row], rounds: int) -> Table:
    """The rows for people."""
    title = f"Median of {rounds} alternating {'round' if rounds == 1 else 'rounds'}"
    drawn = Table(title=title, caption="x Catanatron: measured in the same run; above 1 always means better than it")
    for heading in ("measure", "engine", "game"):
        drawn.add_column(heading, no_wrap=True)
    for heading in ("value", "unit", "x Catanatron"):
        drawn.add_column(heading, no_wrap=True, justify="left" if heading == "unit" else "right")
    last = ""
    for row in found:
        if row.measure != last and last:
            drawn.add_section()
        ratio = "" if row.to_catanatron is None else f"{row.to_catanatron:.2f}"
        value = f"{row.value:,.0f}" if row.value >= 1000 else f"{row.value:,.1f}"
        shown = "" if row.measure == last else row.measure
        style = "bold" if row.engine == SADDLEBAG.name else None
        drawn.add_row(shown, f"{row.engine} {row.build}", row.game, value, row.unit, ratio, style=style)
        last = row.measure
    return drawn


# --- targets --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Target:
    """Something that Saddlebag promises, at the headline's table."""

    promise: str
    measure: str
    figure: Callable[[Row], float | None]
    holds: Callable[[float], bool]
    unit: str
    build: str = SADDLEBAG.build
    game: str = ""
    """What the names of the tables begin with; nothing means all tables."""
    but: str = ""
    """What they do not begin with: a game that has a target of its own."""


def _value(row: Row) -> float | None:
    return row.value


def _ratio(row: Row) -> float | None:
    return row.to_catanatron


TARGETS = (
    Target("at least 2x Catanatron's decisions/s", measuring.RANDOM_PLAY, _ratio, lambda x: x >= 2, "x"),
    *[
        Target(
            f"{game} at least 3x Catanatron's decisions/s",
            measuring.RANDOM_PLAY,
            _ratio,
            lambda x: x >= 3,
            "x",
            game=game,
        )
        for game in ("Western Legends", "Frontier")
    ],
    Target("copies no slower than Catanatron's", measuring.COPY, _ratio, lambda x: x >= 1, "x"),
    Target("copies in mid-action no slower either", measuring.COPY_IN_MID_ACTION, _ratio, lambda x: x >= 1, "x"),
    Target("save and load below 100 us", measuring.SAVE_AND_LOAD, _value, lambda us: us < 100, " us", but="Frontier"),
    Target(
        "save and load of Frontier below 150 us",
        measuring.SAVE_AND_LOAD,
        _value,
        lambda us: us < 150,
        " us",
        game="Frontier",
    ),
    Target("a view below 50 us", measuring.VIEW, _value, lambda us: us < 50, " us", but="Frontier"),
    Target("a view of Frontier below 80 us", measuring.VIEW, _value, lambda us: us < 80, " us", game="Frontier"),
    Target("{games} simulated matches below 300 MB", simulation.MEMORY, _value, lambda mb: mb < 300, " MB", build=""),
    Target(
        "compiled, at least 9x Catanatron's decisions/s in every game",
        measuring.RANDOM_PLAY,
        _ratio,
        lambda x: x >= 9,
        "x",
        COMPILED.build,
    ),
    Target(
        "compiled, at least 6x answer by answer",
        measuring.STEP_BY_STEP,
        _ratio,
        lambda x: x >= 6,
        "x",
        COMPILED.build,
    ),
    Target(
        "compiled, copies in mid-action in half of Catanatron's time",
        measuring.COPY_IN_MID_ACTION,
        _ratio,
        lambda x: x >= 2,
        "x",
        COMPILED.build,
    ),
    Target(
        "compiled, copies in mid-fight below 12 us",
        measuring.COPY_IN_MID_FIGHT,
        _value,
        lambda us: us < 12,
        " us",
        COMPILED.build,
    ),
    Target(
        "compiled, copies of Frontier below 15 us",
        measuring.COPY,
        _value,
        lambda us: us < 15,
        " us",
        COMPILED.build,
        "Frontier",
    ),
    Target(
        "compiled, at least 1,000 iterations/s of a search in Train Heist",
        measuring.SEARCH,
        _value,
        lambda x: x >= 1000,
        "/s",
        COMPILED.build,
        "Train Heist",
    ),
)
COPY_TIMES = 2.5


def verdicts(found: list[Row], games: int) -> list[str]:
    """For each target whether it holds; where several tables are measured, the weakest of them decides."""
    lines = []
    for target in TARGETS:
        promise = target.promise.format(games=f"{games:,}")
        ours = [row for row in found if row.engine == SADDLEBAG.name and fits(row, target)]
        figures = [(figure, row.game) for row in ours if (figure := target.figure(row)) is not None]
        if not figures:
            lines.append(f"not measured: {promise}")
            continue
        kept = all(target.holds(figure) for figure, _ in figures)
        shown = ", ".join(f"{figure:.4g}{target.unit} ({game})" for figure, game in figures)
        lines.append(f"{'holds' if kept else 'MISSED'}: {promise}: {shown}")
    return [*lines, copy_verdict(found), *env_verdicts(found)]


def fits(row: Row, target: Target) -> bool:
    """Whether a target is about this row."""
    of_game = row.game.startswith(target.game) and not (target.but and row.game.startswith(target.but))
    return row.measure == target.measure and target.build in ("", row.build) and of_game


def copy_verdict(found: list[Row]) -> str:
    """Whether copies are as much quicker as promised when they are compiled."""
    promise = f"compiled, copies in mid-action at least {COPY_TIMES}x as quick as pure"
    copies = [row for row in found if row.engine == SADDLEBAG.name and row.measure == measuring.COPY_IN_MID_ACTION]
    pure = {row.game: row.value for row in copies if row.build == SADDLEBAG.build}
    times = {row.game: pure[row.game] / row.value for row in copies if row.build == COMPILED.build and row.game in pure}
    if not times:
        return f"not measured: {promise}"
    shown = ", ".join(f"{ratio:.1f}x ({game})" for game, ratio in times.items())
    return f"{'holds' if min(times.values()) >= COPY_TIMES else 'MISSED'}: {promise}: {shown}"


ENV_TIMES = 5


def env_verdicts(found: list[Row]) -> list[str]:
    """Whether our environments are as much quicker as promised than the median of PettingZoo's classic games, and
    than which of these they are not."""
    steps = [row for row in found if row.measure == ENV_STEPS]
    theirs = {row.game: row.value for row in steps if row.engine == PETTINGZOO.name}
    ours = {row.game: row for row in steps if row.engine == SADDLEBAG.name}  # compiled where that was measured
    promise = f"environments at least {ENV_TIMES}x the median of PettingZoo's classic games in steps/s"
    if not theirs or not ours:
        return [f"not measured: {promise}"]
    middle = median(theirs.values())
    times = {game: row.value / middle for game, row in ours.items()}
    shown = ", ".join(f"{ratio:.1f}x ({game}, {ours[game].build})" for game, ratio in times.items())
    kept = min(times.values()) >= ENV_TIMES
    line = f"{'holds' if kept else 'MISSED'}: {promise}: {shown}; the median of {len(theirs)} games is {middle:,.0f}"
    return [line, *(slower_than(game, row.value, theirs) for game, row in ours.items())]


def slower_than(game: str, value: float, theirs: dict[str, float]) -> str:
    """Which of PettingZoo's games a game of ours is not so many times as quick as."""
    ratios = {other: value / theirs[other] for other in sorted(theirs, key=lambda each: -theirs[each])}
    short = ", ".join(f"{other} {ratio:.1f}x" for other, ratio in ratios.items() if ratio < ENV_TIMES)
    spread = f"from {min(ratios.values()):.1f}x to {max(ratios.values()):.1f}x"
    return f"  {game}: {spread}; below {ENV_TIMES}x: {short or 'none'}"
