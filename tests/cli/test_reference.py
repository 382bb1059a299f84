"""`games`, `rules`, `simulate` and `bench`."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import polars
import pytest

import saddlebag as package
from saddlebag import ledger
from tests.cli.kit import saddlebag

ROOT = Path(__file__).parents[2]


def test_without_a_command_there_is_help() -> None:
    said = saddlebag()
    assert said.code == 0
    for command in ("games", "rules", "play", "simulate", "replay", "scores", "bench"):
        assert f"\n    {command}" in said.out


def test_the_script_is_installed() -> None:
    script = Path(sys.executable).with_name("saddlebag")
    assert "Train Heist" in subprocess.run([script, "games"], capture_output=True, encoding="utf-8", check=True).stdout


def test_games_lists_every_option_with_its_default_and_meaning() -> None:
    out = saddlebag("games").out
    for info in package.game("train_heist").option_list():
        assert f"\n  {info.name}=" in out
    assert "Modes: coop, solitaire, versus, score_challenge" in out
    assert "practice" in out


def test_games_as_json() -> None:
    games = {game["name"]: game for game in json.loads(saddlebag("games", "--json").out)}
    assert list(games) == list(package.game_names())
    game = games["train_heist"]
    assert game["players"] == [1, 2, 3, 4]
    assert {"name": "goal", "allowed": "a whole number from 5 to 20", "default": 10}.items() <= next(
        option for option in game["options"] if option["name"] == "goal"
    ).items()
    assert "practice" in game["presets"]


def test_rules_list_ledgers_chapters_and_clauses() -> None:
    assert re.search(r"train_heist +\d+ clauses +playable", saddlebag("rules").out)
    assert re.search(r"5\.4 +Heist Action: Move +TH-MOVE +13", saddlebag("rules", "train_heist").out)
    assert saddlebag("rules", "train_heist").out.startswith("Goal\nYou are a gang of cowboys.")
    chapter = saddlebag("rules", "train_heist", "th-move").out
    assert chapter.startswith("5.4 Heist Action: Move\nTH-MOVE-01 A Move takes")
    assert "TH-MOVE-13" in chapter
    clause = saddlebag("rules", "train_heist", "TH-MOVE-03").out
    assert clause.startswith("TH-MOVE-03 A cowboy may not enter a Main Map space that holds a train car.")
    assert "seed L179" in clause


def test_rules_are_searched() -> None:
    assert "TH-MOVE-06" in saddlebag("rules", "train_heist", "--search", "walk tunnel").out
    assert (
        "No clause of train_heist contains all of: qwerty"
        in saddlebag("rules", "train_heist", "--search", "qwerty").out
    )
    assert "TH-HORSE-04" in saddlebag("rules", "--search", "horse tunnel mesas").out


def test_coverage_for_people_and_as_json() -> None:
    facts = json.loads(saddlebag("rules", "--coverage", "--json").out)
    assert list(facts) == list(package.game_names())
    counted = ledger.coverage("train_heist", ROOT / "tests")
    assert facts["train_heist"] == {
        "clauses": counted.clauses,
        "tested": counted.tested,
        "advice": counted.advice,
        "missing": counted.missing,
    }
    said = saddlebag("rules", "train_heist", "--coverage").out
    assert said.startswith(f"train_heist: {counted.clauses} clauses, {counted.tested} tested")


def test_a_simulation_is_summed_up_in_tables() -> None:
    said = saddlebag("simulate", "train_heist", "--bots", "random", "--games", "4", "--seed", "7", "--jobs", "1")
    assert said.code == 0
    assert "4 matches" in said.out
    assert "seat 1 (random)" in said.out


def test_a_simulation_as_json_depends_on_its_seed_alone() -> None:
    args = ("simulate", "train_heist", "--players", "3", "--bots", "random", "--games", "30", "-o", "goal=12", "--json")
    one = json.loads(saddlebag(*args, "--seed", "7", "--jobs", "1").out)
    assert one == json.loads(saddlebag(*args, "--seed", "7", "--jobs", "2").out)
    assert one["finished"] == 30
    assert one["variants"][0]["variant"] == "goal=12 players=3"
    assert one != json.loads(saddlebag(*args, "--seed", "8", "--jobs", "2").out)


def test_a_simulation_is_written_as_parquet(tmp_path: Path) -> None:
    file = tmp_path / "matches.parquet"
    said = saddlebag("simulate", "train_heist", "--bots", "random", "--games", "5", "--jobs", "1", "--out", str(file))
    assert said.code == 0
    assert len(polars.read_parquet(file)) == 5


def test_ctrl_c_keeps_the_matches_that_were_finished() -> None:
    script = (
        "import signal, sys; from saddlebag.cli import main\n"
        "signal.signal(signal.SIGALRM, signal.default_int_handler); signal.setitimer(signal.ITIMER_REAL, 2)\n"
        "sys.exit(main('simulate train_heist --bots random --games 1000000 --jobs 1'.split()))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, encoding="utf-8", check=False, timeout=60
    )
    assert done.returncode == 130
    assert re.search(r"Interrupted: \d+ matches finished\.", done.stdout)
    assert "Traceback" not in done.stderr


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The package alone, as a wheel would put it, in a folder without a checkout around it."""
    shutil.copytree(ROOT / "src" / "saddlebag", tmp_path / "src" / "saddlebag")
    shutil.copytree(ROOT / "docs" / "rules", tmp_path / "src" / "saddlebag" / "rules")
    return tmp_path


def run_in(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "saddlebag.cli", *args],
        env={"PYTHONPATH": str(folder / "src"), "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_an_installed_package_reads_rules_but_has_no_benchmark_and_no_tests(installed: Path) -> None:
    assert "TH-MOVE-03" in run_in(installed, "rules", "train_heist", "TH-MOVE-03").stdout
    for args in (("bench",), ("rules", "--coverage")):
        done = run_in(installed, *args)
        assert done.returncode == 2
        assert done.stderr == "This needs a checkout of the source; the installed package has no tests or benchmarks.\n"


def test_bench_runs_the_benchmark_of_the_checkout(installed: Path) -> None:
    (installed / "pyproject.toml").touch()
    assert run_in(installed, "bench").stderr == "This checkout has no benchmarks/run.py, so there is nothing to run.\n"
    (installed / "benchmarks").mkdir()
    (installed / "benchmarks" / "run.py").write_text("import sys; print(sys.argv[1:]); sys.exit(3)")
    done = run_in(installed, "bench", "--json")
    assert done.stdout == "['--json']\n"
    assert done.returncode == 3
