"""The benchmark's shape; never its numbers."""

import json
import subprocess
from dataclasses import asdict
from pathlib import Path

import pytest

import saddlebag
from benchmarks import (
    compare,
    engines,
    env_steps,
    measuring,
    report,
    simulation,
    table_bench,
    table_finished,
    table_load,
)
from benchmarks.engines import CATANATRON, COMPILED, PETTINGZOO, SADDLEBAG, CannotMeasure, Engine
from benchmarks.measuring import Measured
from benchmarks.saddlebag_worker import TABLES
from saddlebag.games import game_names

CATAN_SPEED = (CATANATRON, Measured("Catan", measuring.RANDOM_PLAY, 20_000, measuring.PER_SECOND))
CATAN_COPY = (CATANATRON, Measured("Catan", measuring.COPY, 40, measuring.MICROSECONDS))


def ours(measure: str, value: float, unit: str) -> tuple[Engine, Measured]:
    return SADDLEBAG, Measured("Train Heist", measure, value, unit)


def test_a_round_of_saddlebag_gives_rows_of_the_right_shape() -> None:
    measured = engines.play_round(SADDLEBAG, seed=1, seconds=0.01)
    rows = [asdict(row) for row in report.rows((SADDLEBAG, each) for each in measured)]
    for row in rows:
        assert list(row) == ["engine", "build", "game", "measure", "value", "unit", "to_catanatron"]
        assert (row["engine"], row["build"], row["to_catanatron"]) == ("saddlebag", "pure", None)
        assert row["value"] > 0
    tables = {row["game"] for row in rows if row["measure"] == measuring.RANDOM_PLAY}
    assert tables == {each.title for each in TABLES}
    for game in game_names():
        assert any(each.startswith(saddlebag.game(game).title) for each in tables), f"{game} is not measured"
    assert {row["measure"] for row in rows} == {
        measuring.RANDOM_PLAY,
        measuring.REAL_CHOICES,
        measuring.STEP_BY_STEP,
        measuring.COPY,
        measuring.COPY_IN_MID_ACTION,
        measuring.COPY_IN_MID_FIGHT,
        measuring.SAVE_AND_LOAD,
        measuring.VIEW,
        measuring.REDEAL,
        measuring.SEARCH,
        env_steps.ENV_STEPS,
    }


def test_a_row_is_the_median_of_its_rounds() -> None:
    (row,) = report.rows(ours(measuring.VIEW, value, measuring.MICROSECONDS) for value in (9, 1, 4))
    assert row.value == 4


def test_twice_the_decisions_of_catanatron_is_a_ratio_of_two() -> None:
    row = report.rows([CATAN_SPEED, ours(measuring.RANDOM_PLAY, 40_000, measuring.PER_SECOND)])[1]
    assert row.to_catanatron == 2


def test_half_the_time_of_catanatron_is_a_ratio_of_two() -> None:
    row = report.rows([CATAN_COPY, ours(measuring.COPY, 20, measuring.MICROSECONDS)])[1]
    assert row.to_catanatron == 2


def test_playing_step_by_step_is_compared_with_catanatrons_random_play() -> None:
    row = report.rows([CATAN_SPEED, ours(measuring.STEP_BY_STEP, 10_000, measuring.PER_SECOND)])[1]
    assert row.to_catanatron == 0.5


def test_what_catanatron_cannot_do_has_no_ratio() -> None:
    (row,) = report.rows([ours(measuring.VIEW, 20, measuring.MICROSECONDS)])
    assert row.to_catanatron is None


def test_a_target_is_held_missed_or_not_measured() -> None:
    rows = report.rows(
        [
            CATAN_SPEED,
            ours(measuring.RANDOM_PLAY, 30_000, measuring.PER_SECOND),
            ours(measuring.VIEW, 49, measuring.MICROSECONDS),
            ours(simulation.MEMORY, 301, simulation.MEGABYTES),
        ]
    )
    assert [line.split(":")[0] for line in report.verdicts(rows, games=10_000)] == [
        "MISSED",
        *["not measured"] * 6,
        "holds",
        "not measured",
        "MISSED",
        *["not measured"] * 8,
    ]


def test_copies_of_both_builds_are_compared_table_by_table() -> None:
    copies = [
        (engine, Measured("Train Heist", measuring.COPY_IN_MID_ACTION, value, measuring.MICROSECONDS))
        for engine, value in ((SADDLEBAG, 25), (COMPILED, 10))
    ]
    assert report.copy_verdict(report.rows(copies)).startswith("holds")
    assert report.copy_verdict(report.rows([copies[0], (COMPILED, copies[0][1])])).startswith("MISSED")
    assert report.copy_verdict(report.rows(copies[:1])).startswith("not measured")


def test_a_target_of_the_compiled_build_is_not_held_by_the_pure_one() -> None:
    target = next(each for each in report.TARGETS if each.build == COMPILED.build)
    fast = Measured("Train Heist", measuring.RANDOM_PLAY, 1_000_000, measuring.PER_SECOND)
    pure, compiled = report.rows([(SADDLEBAG, fast), (COMPILED, fast)])
    assert [report.fits(row, target) for row in (pure, compiled)] == [False, True]


def test_a_game_with_a_target_of_its_own_is_not_held_to_that_of_all() -> None:
    rows = report.rows(
        (SADDLEBAG, Measured(game, measuring.VIEW, 60, measuring.MICROSECONDS)) for game in ("Train Heist", "Frontier")
    )
    views = [line for line in report.verdicts(rows, games=10_000) if "a view" in line]
    assert views == [
        "MISSED: a view below 50 us: 60 us (Train Heist)",
        "holds: a view of Frontier below 80 us: 60 us (Frontier)",
    ]


def env_row(engine: Engine, game: str, value: float) -> tuple[Engine, Measured]:
    return engine, Measured(game, env_steps.ENV_STEPS, value, env_steps.STEPS_PER_SECOND)


THEIRS = [env_row(PETTINGZOO, game, value) for game, value in (("hold'em", 1), ("chess", 10), ("tic-tac-toe", 100))]


def env_verdicts(*ours: tuple[Engine, Measured]) -> list[str]:
    return report.env_verdicts(report.rows([*THEIRS, *ours]))


def test_environments_are_compared_with_the_median_of_pettingzoos_games() -> None:
    assert env_verdicts()[0].startswith("not measured")
    assert env_verdicts(env_row(SADDLEBAG, "x", 50))[0].startswith("holds")
    assert env_verdicts(env_row(SADDLEBAG, "x", 49))[0].startswith("MISSED")
    assert env_verdicts(env_row(SADDLEBAG, "x", 50), env_row(SADDLEBAG, "y", 49))[0].startswith("MISSED")


def test_the_compiled_environments_are_compared_where_there_are_some() -> None:
    assert env_verdicts(env_row(SADDLEBAG, "x", 49), env_row(COMPILED, "x", 50))[0].startswith("holds")


def test_the_games_of_pettingzoo_that_are_too_quick_for_us_are_named() -> None:
    (_, line) = env_verdicts(env_row(SADDLEBAG, "x", 50))
    assert "from 0.5x to 50.0x; below 5x: tic-tac-toe 0.5x" in line
    (_, line) = env_verdicts(env_row(SADDLEBAG, "x", 500))
    assert line.endswith("none")


def table_row(measure: str, value: float) -> tuple[Engine, Measured]:
    return SADDLEBAG, Measured(table_bench.GAME, measure, value, "")


def load_verdict(tables: int, moves: float, p99: float, turned_away: int = 0) -> str:
    name = table_bench.SQLITE
    rows = report.rows(
        [
            table_row(f"{name}: {table_bench.TABLES}", tables),
            table_row(f"{name}: {table_bench.TURNED_AWAY}", turned_away),
            table_row(f"{name}: {table_bench.MOVES}", moves),
            table_row(f"{name}: {table_bench.P99}", p99),
        ]
    )
    return table_bench.verdicts(rows)[0].split(":")[0]


def test_the_load_is_held_only_with_all_tables_all_moves_and_in_time() -> None:
    assert load_verdict(300, 299.5, 249) == "holds"
    assert load_verdict(300, 299.5, 250) == "MISSED"
    assert load_verdict(300, 280, 100) == "MISSED"
    assert load_verdict(120, 119.9, 100) == "not measured"
    assert load_verdict(120, 119.9, 100, turned_away=180) == "MISSED"


def test_a_table_that_was_not_measured_is_called_so() -> None:
    assert {line.split(":")[0] for line in table_bench.verdicts([])} == {"not measured"}


def test_the_99th_percentile_is_one_of_the_values() -> None:
    assert table_load.percentile([float(each) for each in range(1, 201)], 99) == 198
    assert table_load.percentile([7.0], 99) == 7


def test_a_record_of_the_long_match_is_a_true_one() -> None:
    record = table_finished.long_record()
    assert len(record.decisions) >= table_finished.MOVES
    assert saddlebag.game("train_heist").replay(record).result == record.result


@pytest.mark.parametrize(
    "argv", [["--rounds", "0"], ["--rounds", "-1"], ["--rounds", "two"], ["--rounds"], ["--fast"], ["--quic"], ["more"]]
)
def test_bad_arguments_are_refused_in_one_sentence(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        compare.main(argv)
    assert refused.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1


def no_lab(games: int, games_on_one_core: int) -> list[Measured]:
    raise CannotMeasure("No lab here.")


def no_table(plan: table_bench.TablePlan, note: table_bench.Note) -> list[Measured]:
    note("No table here.")
    return []


def view_only(engine: Engine, seed: int, seconds: float) -> list[Measured]:
    return [Measured("Train Heist", measuring.VIEW, seed, measuring.MICROSECONDS)]


def test_json_prints_the_rows_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compare, "play_round", view_only)
    monkeypatch.setattr(simulation, "measure", no_lab)
    monkeypatch.setattr(table_bench, "measure", no_table)
    assert compare.main(["--json", "--quick", "--no-peers", "--rounds", "3"]) == 0
    printed = capsys.readouterr()
    assert [row["value"] for row in json.loads(printed.out)] == [10_001]
    assert "No lab here." in printed.err


def test_an_interrupted_run_prints_what_is_finished(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted_in_round_2(engine: Engine, seed: int, seconds: float) -> list[Measured]:
        if seed > compare.MATCHES_PER_ROUND:
            raise KeyboardInterrupt
        return view_only(engine, seed, seconds)

    monkeypatch.setattr(compare, "play_round", interrupted_in_round_2)
    assert compare.main(["--json", "--no-peers"]) == 130
    assert [row["value"] for row in json.loads(capsys.readouterr().out)] == [1]


def test_a_peer_that_cannot_be_installed_is_named_and_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def offline(command: list[str], **_: object) -> "subprocess.CompletedProcess[str]":
        return subprocess.CompletedProcess(command, 1, "", "ERROR: No matching distribution found")

    monkeypatch.setattr(engines, "PEERS_HOME", tmp_path)
    monkeypatch.setattr(engines, "PEERS_PYTHON", tmp_path / "bin" / "python")
    monkeypatch.setattr(subprocess, "run", offline)
    monkeypatch.setattr(compare, "play_round", view_only)
    monkeypatch.setattr(simulation, "measure", no_lab)
    monkeypatch.setattr(table_bench, "measure", no_table)
    assert compare.main(["--json", "--quick"]) == 0
    printed = capsys.readouterr()
    assert {row["engine"] for row in json.loads(printed.out)} == {"saddlebag"}
    assert "catanatron==3.2.1 cannot be installed here and is left out: ERROR" in printed.err
    assert "open_spiel==2.0.2 cannot be installed here and is left out: ERROR" in printed.err
