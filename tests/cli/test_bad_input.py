"""What users get wrong is told in one sentence, with exit code 2, and nothing is changed."""

import json
from pathlib import Path

import pytest

import saddlebag as package
from tests.cli.kit import play, refusal, saddlebag


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("fly",), "invalid choice"),
        (("play", "checkers", "--terminal"), "There is no game 'checkers'. The games are: train_heist"),
        (("play", "--fly"), "Unrecognized arguments: --fly"),
        (("play", "-o", "gaol=12"), "There is no option gaol. The options are players, mode"),
        (("play", "-o", "goal"), "Option 'goal' has no value; write it as name=value"),
        (("play", "-o", "goal=99"), "Option goal cannot be '99'; allowed: a whole number from 5 to 20."),
        (("play", "--players", "9"), "Option players cannot be '9'; allowed: a whole number from 1 to 4."),
        (("play", "--players", "two"), "Option players cannot be 'two'"),
        (("play", "--players", "1", "-o", "mode=versus"), "Option mode cannot be versus with 1 player"),
        (("play", "--preset", "easy"), "Train Heist has no preset 'easy'. The presets are: practice"),
        (("play", "--seat", "7"), "There is no seat '7'; the seats are 0 (Green), 1 (Yellow)."),
        (("play", "--seat", "yellow", "--bots", "-,random"), "--seat cannot be used with a list of bots"),
        (
            ("play", "--bots", "clever"),
            "There is no bot 'clever'. The bots are: random, tenderfoot, heuristic, drover, marshal.",
        ),
        (
            ("play", "--bots", "marshal:luck=1"),
            "The bot marshal has no setting 'luck'. Its settings are: iterations, seconds",
        ),
        (("play", "--bots", "-,clever"), "There is no bot 'clever'."),
        (("play", "--bots", "-,-,random"), "--bots lists 3 seats, but this match has 2"),
        (("play", "--names", "Ann,Ben"), "--names has 2 names for 1 human player."),
        (("play", "--seed", "lucky"), "The seed cannot be 'lucky'; allowed: a whole number."),
        (("play", "--resume", "nowhere.json"), "nowhere.json cannot be read: No such file or directory."),
        (("play", "--resume", "x", "--seed", "1"), "--seed cannot be used with --resume"),
        (("play", "--record", "no/such/folder/x.json"), "cannot be written: there is no such folder."),
        (("rules", "checkers"), "There are no rules for checkers"),
        (("rules", "train_heist", "TH-MOVE-99"), "train_heist has no clause TH-MOVE-99; did you mean"),
        (("rules", "train_heist", "TH-MOOVE"), "train_heist has no clauses TH-MOOVE-..; did you mean TH-MOVE"),
        (("rules", "--json"), "--json only works with --coverage."),
        (("rules", "checkers", "--coverage"), "There are no rules for checkers"),
        (("replay", "nowhere.json"), "nowhere.json cannot be read: No such file or directory."),
        (("simulate",), "The following arguments are required: GAME"),
        (("simulate", "checkers"), "There is no game 'checkers'."),
        (("simulate", "train_heist", "--games", "0"), "The number of games cannot be 0"),
        (("simulate", "train_heist", "--games", "many"), "The number of games cannot be 'many'"),
        (("simulate", "train_heist", "--jobs", "0"), "The number of jobs cannot be 0"),
        (("simulate", "train_heist", "--seed", "x"), "The seed cannot be 'x'"),
        (("simulate", "train_heist", "--bots", "clever"), "There is no bot 'clever'."),
        (("simulate", "train_heist", "--bots", "random,random,random"), "There are 3 bots for 2 seats"),
        (
            ("simulate", "train_heist", "--bots", "marshal:seconds=0"),
            "The setting seconds of the bot",
        ),
        (("ladder", "train_heist", "--bots", "drover,clever"), "There is no bot 'clever'."),
        (("ladder", "train_heist", "--bots", "drover"), "A ladder needs at least two bots, each named once."),
        (
            ("ladder", "train_heist", "--bots", "drover,marshal:iterations=0"),
            "The setting iterations of the bot",
        ),
        (("ladder", "train_heist", "--bots", "drover,marshal:seconds=-1"), "The setting seconds of the bot marshal"),
        (("ladder", "train_heist", "--bots", "drover:beam,marshal"), "The setting 'beam' has no value"),
        (("ladder", "train_heist", "--bots", "random:beam=1,drover"), "The bot random has no settings."),
        (("ladder", "train_heist", "--games", "0"), "The number of games cannot be 0"),
        (("ladder", "checkers"), "There is no game 'checkers'."),
        (("ladder", "train_heist", "--out", "no/such/folder/x.jsonl"), "there is no such folder"),
        (("simulate", "train_heist", "--out", "no/such/folder/x.parquet"), "there is no such folder"),
    ],
)
def test_one_sentence_says_what_was_wrong(args: tuple[str, ...], sentence: str) -> None:
    assert sentence in refusal(*args)


@pytest.mark.parametrize("content", ["", "{", "[]", '{"game": "train_heist"}', "\x00"])
def test_a_file_that_is_no_match_is_refused(tmp_path: Path, content: str) -> None:
    file = tmp_path / "match.json"
    file.write_text(content)
    assert "is neither a saved match nor a record" in refusal("play", "--resume", str(file))
    assert "is neither a saved match nor a record" in refusal("replay", str(file))
    assert file.read_text() == content


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(b"\xff\xfe\x00")
    assert refusal("play", "--resume", str(file)).endswith("is not a text file.")


def test_a_folder_is_no_match(tmp_path: Path) -> None:
    assert "cannot be read" in refusal("play", "--resume", str(tmp_path))
    assert "it is a folder" in refusal("play", "--record", str(tmp_path))


def test_a_save_of_another_shape_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    game = package.game("train_heist")
    saved = game.new(players=2, seed=1).to_json()
    file.write_text(saved.replace(game.codec.shape, "another"))
    assert "stores its tables differently" in refusal("play", "--resume", str(file))


def test_a_save_of_another_version_of_the_rules_goes_on_without_a_record(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    game = package.game("train_heist")
    saved = game.new(players=2, seed=1).to_json()
    file.write_text(saved.replace(f'"version":"{game.version}"', '"version":"0"'))
    resumed = saddlebag("play", "--terminal", "--resume", str(file), stdin="quit\n\n")
    assert resumed.code == 0
    assert f"Saved under version 0 of the rules; the match continues under version {game.version}." in resumed.out
    said = refusal("play", "--terminal", "--resume", str(file), "--record", str(tmp_path / "record.json"))
    assert "--record cannot be used with a match that began under other rules" in said


def test_a_save_with_a_broken_position_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    saved = json.loads(package.game("train_heist").new(players=2, seed=1).to_json())
    saved["state"]["sheriff"] = 4000
    file.write_text(json.dumps(saved))
    assert "not in the game" in refusal("play", "--resume", str(file))


def test_a_save_with_a_position_that_cannot_be_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    saved = json.loads(package.game("train_heist").new(players=2, seed=1).to_json())
    saved["state"]["cowboys"] = []
    file.write_text(json.dumps(saved))
    assert "cannot be played" in refusal("play", "--resume", str(file))


def test_a_save_of_a_game_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    saved = package.game("train_heist").new(players=2, seed=1).to_json()
    file.write_text(saved.replace('"game":"train_heist"', '"game":"checkers"'))
    assert "There is no game 'checkers'" in refusal("play", "--resume", str(file))


def test_a_record_is_not_resumed_and_a_save_is_not_replayed(tmp_path: Path) -> None:
    match = package.game("train_heist").new(players=2, seed=1)
    (tmp_path / "record").write_text(match.record().to_json())
    (tmp_path / "save").write_text(match.to_json())
    assert "is a record of a match" in refusal("play", "--resume", str(tmp_path / "record"))
    assert "is a saved match" in refusal("replay", str(tmp_path / "save"))


def test_a_match_never_overwrites_another_kind_of_file(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary")
    assert "contains something other than a match" in refusal("play", "--record", str(diary))
    said = play("--seed", "1", answers=f"save {diary}\nquit\n{diary}\n\n")
    assert said.out.count("contains something other than a match") == 2
    assert diary.read_text() == "Dear diary"
