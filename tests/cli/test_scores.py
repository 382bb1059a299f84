"""Score challenges are remembered."""

import json
from pathlib import Path

import pytest

from tests.cli.kit import play, saddlebag
from tests.cli.test_play import ONES


@pytest.mark.rule("TH-VAR-02")
def test_the_result_of_a_score_challenge_is_stored_with_its_players(tmp_path: Path) -> None:
    people = ("--bots", "-", "--names", "Ann,Ben")
    said = play("-o", "mode=score_challenge", "--seed", "1", *people, answers=ONES, home=tmp_path)
    assert "best scores with 2 cowboys" in said.out
    (kept,) = json.loads(saddlebag("scores", "--json", home=tmp_path).out)
    assert kept["players"] == ["Ann", "Ben"]
    assert kept["cowboys"] == 2
    assert f"the team's score is {kept['score']}." in said.out


@pytest.mark.rule("TH-VAR-02")
def test_a_team_sees_its_result_beside_those_of_other_teams_of_its_size(tmp_path: Path) -> None:
    challenge = ("-o", "mode=score_challenge", "--bots")
    play(*challenge, "random,random", "--seed", "1", home=tmp_path)
    play(*challenge, "random,random,random", "--players", "3", "--seed", "1", home=tmp_path)
    said = play(*challenge, "-", "--seed", "2", "--names", "Ann,Ben", answers=ONES, home=tmp_path)
    table = said.out.partition("best scores with 2 cowboys")[2]
    assert "random bot, random bot " in table
    assert "Ann, Ben" in table
    assert "random bot, random bot, random bot" not in table
    assert "best scores with 3 cowboys" in saddlebag("scores", home=tmp_path).out


def test_the_same_match_is_stored_once(tmp_path: Path) -> None:
    for _ in range(2):
        play("-o", "mode=score_challenge", "--seed", "1", "--bots", "random,random", home=tmp_path)
    assert len(json.loads(saddlebag("scores", "--json", home=tmp_path).out)) == 1


def test_other_modes_leave_no_score(tmp_path: Path) -> None:
    play("--seed", "1", "--bots", "random,random", home=tmp_path)
    assert list(tmp_path.iterdir()) == []
    assert "No score challenge has been played yet" in saddlebag("scores", home=tmp_path).out


def test_a_broken_file_of_scores_is_told_and_left_alone(tmp_path: Path) -> None:
    (tmp_path / "scores.jsonl").write_text("nonsense\n")
    said = saddlebag("scores", home=tmp_path)
    assert said.code == 2
    assert "Line 1 of" in said.err
    played = play("-o", "mode=score_challenge", "--seed", "1", "--bots", "random,random", home=tmp_path)
    assert played.code == 0
    assert "Line 1 of" in played.err
    assert (tmp_path / "scores.jsonl").read_text() == "nonsense\n"


def test_practice_leaves_no_score_also_when_it_was_saved_in_between(tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    peek = f"end\ndone\nundo\nyes\nsave {saved}\n"
    challenge = ("-o", "mode=score_challenge", "--seed", "1", "-o", "first_player=0")
    for said in (
        play(*challenge, answers=peek + ONES, home=tmp_path),
        saddlebag("play", "--terminal", "--resume", str(saved), stdin=ONES, home=tmp_path),
    ):
        assert "This match was practice" in said.out
    assert json.loads(saddlebag("scores", "--json", home=tmp_path).out) == []
