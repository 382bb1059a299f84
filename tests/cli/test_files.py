"""Saving, resuming, recording, replaying."""

import json
from pathlib import Path
from typing import Any

import pytest

import saddlebag as package
from tests.cli.kit import Said, play, refusal, saddlebag
from tests.cli.test_play import ONES


def test_a_match_goes_on_in_mid_turn_where_it_was_saved(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    first = play("--seed", "1", "-o", "first_player=0", "--bots", "random", answers=f"1\nhorse\nsave {file}\nquit\n\n")
    assert "Green: Which horse moves" in first.out
    again = saddlebag("play", "--terminal", "--resume", str(file), stdin="quit\n\n")
    assert question(again) == question(first)
    assert "3 left" in again.out


def question(said: Said) -> str:
    """The last question and its options."""
    return said.out.rpartition("Green: ")[2].partition("Green>")[0]


def test_a_resumed_match_keeps_its_bots(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    play("--seed", "1", "--players", "3", "--bots", "random,-,random", answers=f"save {file}\nquit\n\n")
    said = saddlebag("play", "--terminal", "--resume", str(file), stdin=ONES)
    assert said.out.count("random bot") == 2
    assert "Y♦ Yellow (you)" in said.out


def test_a_save_of_the_engine_itself_can_be_resumed_too(tmp_path: Path) -> None:
    match = package.game("train_heist").new(players=2, seed=1, first_player=0)
    match.apply("move draw_e")
    (tmp_path / "match.json").write_text(match.to_json())
    said = saddlebag("play", "--terminal", "--resume", str(tmp_path / "match.json"), stdin="undo\nyes\nquit\n\n")
    assert "Move to: (1) Crackpot Canyon  (2) East Gate" in said.out
    assert "The last answer was taken back." in said.out


def test_a_save_can_be_written_over(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    play("--seed", "1", "-o", "first_player=0", answers=f"save {file}\n1\nsave {file}\nquit\n\n")
    match = package.game("train_heist").load(file.read_text())
    assert match.decisions == 1
    assert list(tmp_path.iterdir()) == [file]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole versus match between a person who always takes the first option, and a bot."""
    file = tmp_path_factory.mktemp("records") / "record.json"
    said = play("--seed", "4", "-o", "mode=versus", "--bots", "random", "--record", str(file), answers=ONES)
    assert said.code == 0
    assert f"saddlebag replay {file}" in said.out
    return file


def test_a_record_is_checked_and_told(record: Path) -> None:
    said = saddlebag("replay", str(record))
    assert said.code == 0
    assert "The train moves 2 spaces." in said.out
    assert "The record is valid: the seed matches the commitment and all" in said.out


def test_a_record_is_told_through_the_eyes_of_a_seat(record: Path) -> None:
    assert "Green draws " in saddlebag("replay", str(record)).out
    spectator = drawn(saddlebag("replay", str(record)))
    green = drawn(saddlebag("replay", str(record), "--seat", "green"))
    assert all("card" in line for line in spectator)
    assert all(" of " in line or "Wild" in line for line in green)
    assert "There is no seat '5'" in refusal("replay", str(record), "--seat", "5")


def drawn(said: Said) -> list[str]:
    return [line for line in said.out.splitlines() if line.startswith("Green draws") and "in jail" not in line]


def test_a_record_is_told_step_by_step(record: Path) -> None:
    said = saddlebag("replay", str(record), "--steps")
    decisions = json.loads(record.read_text())["decisions"]
    assert "TRAIN HEIST  turn 3" in said.out
    assert f"\n{len(decisions)}. " in said.out


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("seed", "5", "The record's seed does not match the commitment"),
        ("seed", "five", "its seed 'five' is not a number"),
        ("version", "0", "This record was made with version 0"),
        ("game", "checkers", "There is no game 'checkers'"),
        ("options", {"players": 9}, "Option players cannot be 9"),
        ("decisions", ["move je"], "Decision 1 (move je) does not replay"),
    ],
)
def test_a_tampered_record_is_refused(record: Path, tmp_path: Path, field: str, value: Any, sentence: str) -> None:
    told = json.loads(record.read_text())
    told[field] = value
    (tmp_path / "record.json").write_text(json.dumps(told))
    assert sentence in refusal("replay", str(tmp_path / "record.json"))


def test_a_record_with_another_result_is_refused(record: Path, tmp_path: Path) -> None:
    told = json.loads(record.read_text())
    told["result"]["scores"] = [99, 0]
    (tmp_path / "record.json").write_text(json.dumps(told))
    assert "to a different result from the one it claims" in refusal("replay", str(tmp_path / "record.json"))


def test_a_match_that_was_left_is_recorded_too(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    play("--seed", "1", "--record", str(file), answers="1\nquit\n\n")
    assert "The match was not played to the end." in saddlebag("replay", str(file)).out
