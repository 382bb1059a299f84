"""Folders of changed content: checked, played with, and told apart from what is shipped."""

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from functools import partial
from pathlib import Path

import pytest

import saddlebag as package
from saddlebag.engine.content import variable
from tests.cli import kit
from tests.cli.kit import Said
from tests.cli.kit import in_a_process as saddlebag

refusal = partial(kit.refusal, given=saddlebag)

CONTENT = Path(__file__).parents[2] / "src" / "saddlebag" / "games"
MARK = r"\+[0-9a-f]{8}"
SHIPPED = package.game("train_heist").version


def changed(folder: Path, game: str, file: str, old: str, new: str) -> str:
    """A folder with one shipped file in which some text is replaced."""
    folder.mkdir(exist_ok=True)
    text = (CONTENT / game / "content" / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return str(folder)


@pytest.fixture
def other_titles(tmp_path: Path) -> str:
    """Train Heist with other words on a card."""
    return changed(tmp_path / "other", "train_heist", "events.toml", "Train Speed Up", "More Steam")


def check(*args: str) -> Said:
    said = saddlebag("content", "check", *args)
    assert "Traceback" not in said.err
    return said


# --- saddlebag content check ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "files"), [("train_heist", 7), ("deck_goes_west", 9), ("high_stakes_drifter", 8)])
def test_the_shipped_content_is_fine(game: str, files: int) -> None:
    said = check(game)
    assert (said.code, said.err) == (0, "")
    assert re.match(rf"\d+ entries in {files} files are fine\.\n", said.out)
    assert "toml" in said.out
    assert "changed" not in said.out


def test_the_entries_of_a_game_are_counted_by_file_and_table() -> None:
    entries = json.loads(check("deck_goes_west", "--json").out)["entries"]
    assert entries["tiles.toml"] == {"tile": 48}
    assert entries["scoreboards.toml"] == {"scoreboard": 4, "track": 2, "place": 18}
    assert entries["missions.toml"] == {"mission": 15}


def test_a_good_folder_is_fine_and_has_a_mark(other_titles: str) -> None:
    said = check("train_heist", "--from", other_titles)
    assert said.code == 0
    assert re.search(rf"a version ending in {MARK};", said.out)
    assert re.search(r"events\.toml +21 event +/", said.out)
    assert re.search(r"loot\.toml +21 tile +shipped", said.out)


def test_a_folder_without_changes_is_told_so(tmp_path: Path) -> None:
    said = check("deck_goes_west", "--from", changed(tmp_path, "deck_goes_west", "maps.toml", "# ", "#  "))
    assert said.code == 0
    assert "nothing has been changed" in said.out


def test_all_faults_of_a_folder_are_told_with_exit_code_2(tmp_path: Path) -> None:
    folder = changed(tmp_path, "deck_goes_west", "starter.toml", "pay food 1; walk 1", "pay food 1; wander 1")
    changed(tmp_path, "deck_goes_west", "missions.toml", '"drop_column"', '"drop_row"')
    changed(tmp_path, "deck_goes_west", "tiles.toml", 'id = "T02"', 'id = "T01"')
    said = check("deck_goes_west", "--from", folder)
    assert (said.code, said.out) == (2, "")
    lines = said.err.splitlines()
    assert len(lines) == 3
    assert "starter.toml, starter boots, jobs: 'pay food 1; wander 1', character 13: expected a step" in said.err
    assert "missions.toml, mission last_train_out, night 6: 'drop_row', character 1: expected a night step" in said.err
    assert "tiles.toml, tile T01: this id is used twice; ids must differ." in said.err


BAD_HEISTS = [
    (
        "events.toml",
        "sheriff left 1",
        "sheriff up 1",
        "events.toml, event e03, effect: 'sheriff up 1', character 9: expected",
    ),
    ("main_map.toml", '"n01", "s11"', '"n99", "s11"', "main_map.toml, space je, adjacent: there is no space n99."),
    ("main_map.toml", 'id = "cc"', 'id = "canyon"', "main_map.toml: there is no space cc, which the rules need."),
    ("main_map.toml", 'exit_to = "n01"', 'exit_to = "n05"', "exit_to: no rail joins je and n05."),
    ("loot.toml", 'id = "l02"', 'id = "l01"', "loot.toml, tile l01: this id is used twice"),
    ("tracks.toml", "steps_to_skull = 3", 'steps_to_skull = "x"', "tracks.toml, the tables: "),
    ("events.toml", "set_aside = true", "set_aside = false", "there are 0 Event Cards with set_aside"),
    ("train_map.toml", 'id = "jail"', 'id = "gaol"', "train_map.toml: there is no space jail, which the rules need."),
]


@pytest.mark.parametrize(("file", "old", "new", "sentence"), BAD_HEISTS)
def test_faults_in_the_content_of_train_heist_are_sentences_too(
    tmp_path: Path, file: str, old: str, new: str, sentence: str
) -> None:
    said = check("train_heist", "--from", changed(tmp_path, "train_heist", file, old, new))
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err


def test_what_cannot_be_checked_is_refused_with_a_sentence(tmp_path: Path) -> None:
    assert "There is no game 'checkers'." in refusal("content", "check", "checkers")
    assert "There is no game '../cli'." in refusal("content", "check", "../cli")
    assert "there is no such folder." in refusal("content", "check", "train_heist", "--from", "nowhere")
    assert "it has no TOML files." in refusal("content", "check", "train_heist", "--from", str(tmp_path))
    assert "COMMAND" in refusal("content")
    (tmp_path / "cards.toml").write_text("", encoding="utf-8")
    said = refusal("content", "check", "train_heist", "--from", str(tmp_path))
    assert said.startswith("cards.toml: there is no such content file; the files are events.toml, loot.toml")


# --- playing with a folder --------------------------------------------------------------------------------------


def quick_save(path: Path, *args: str) -> Said:
    return saddlebag("play", "train_heist", "--terminal", "--seed", "1", *args, stdin=f"save {path}\nquit\n\n")


def test_a_save_goes_on_with_other_content_of_the_same_shape_and_says_so(tmp_path: Path, other_titles: str) -> None:
    file = tmp_path / "match.json"
    assert quick_save(file, "--content", other_titles).code == 0
    assert re.fullmatch(rf"{SHIPPED}{MARK}", json.loads(file.read_text())["version"])
    here = saddlebag("play", "--terminal", "--resume", str(file), stdin="quit\n\n")
    assert here.code == 0
    assert re.search(rf"Saved under version {SHIPPED}{MARK} of the rules; the match continues", here.out)
    resumed = saddlebag("play", "--terminal", "--resume", str(file), "--content", other_titles, stdin="quit\n\n")
    assert resumed.code == 0
    assert "Saved under version" not in resumed.out


def test_a_save_that_does_not_tell_its_shape_needs_its_content(tmp_path: Path, other_titles: str) -> None:
    file = tmp_path / "match.json"
    assert quick_save(file).code == 0
    saved = json.loads(file.read_text())
    del saved["shape"]
    file.write_text(json.dumps(saved))
    said = refusal("play", "--terminal", "--resume", str(file), "--content", other_titles)
    assert f"was made with different content for Train Heist (version {SHIPPED})" in said


def test_a_record_made_with_other_content_needs_it_again(tmp_path: Path, other_titles: str) -> None:
    file = tmp_path / "record.json"
    played = saddlebag(
        "play", "train_heist", "--terminal", "--bots", "random,random", "--content", other_titles, "--record", str(file)
    )
    assert played.code == 0
    assert "This record was made with different content" in refusal("replay", str(file))
    assert "The record is valid" in saddlebag("replay", str(file), "--content", other_titles).out


def test_a_simulation_uses_the_folder_in_every_process(tmp_path: Path) -> None:
    folder = changed(tmp_path, "train_heist", "tracks.toml", '"2" = 2, "3" = 2, "4" = 1', '"2" = 5, "3" = 5, "4" = 5')
    usual = ("simulate", "train_heist", "--games", "60", "--bots", "random", "--json", "--jobs", "2")
    shipped, fast = (json.loads(saddlebag(*usual, *more).out) for more in ((), ("--content", folder)))
    assert shipped["version"] == SHIPPED
    assert re.fullmatch(rf"{SHIPPED}{MARK}", fast["version"])
    assert fast["variants"] != shipped["variants"]
    alone = json.loads(saddlebag(*usual[:-1], "1", "--content", folder).out)
    assert alone["variants"] == fast["variants"]


def test_faults_in_the_folder_are_told_before_anything_is_played(tmp_path: Path) -> None:
    folder = changed(tmp_path, "train_heist", "loot.toml", "suits R=3 B=0 K=0", "suits R=3")
    for command in (("play", "train_heist", "--terminal"), ("simulate", "train_heist")):
        assert refusal(*command, "--content", folder).startswith("loot.toml, tile l01, requirement: ")
    assert refusal("serve", "--port", "0", "--content", f"train_heist={folder}").startswith("loot.toml, tile l01")


@pytest.mark.parametrize("pair", ["folder", "train_heist=", "train_heist"])
def test_a_server_is_told_which_game_a_folder_is_for(pair: str) -> None:
    assert "write GAME=FOLDER" in refusal("serve", "--port", "0", "--content", pair)


def test_a_server_plays_with_the_folder(tmp_path: Path, other_titles: str) -> None:
    server = subprocess.Popen(
        [
            *(sys.executable, "-m", "saddlebag.cli", "serve", "--port", "0"),
            *("--database-url", f"sqlite:///{tmp_path}/t.db", "--content", f"train_heist={other_titles}"),
        ],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        with urllib.request.urlopen(f"{address}api/games", timeout=30) as answer:
            versions = {game["name"]: game["version"] for game in json.load(answer)}
            assert re.fullmatch(rf"{SHIPPED}{MARK}", versions["train_heist"])
        with urllib.request.urlopen(f"{address}api/games/train_heist/content", timeout=30) as answer:
            assert json.load(answer)["event_cards"][0]["title"] == "More Steam"
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(timeout=30)


# --- saddlebag.games.use_content --------------------------------------------------------------------------------


def python(script: str, *args: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", script, *args], capture_output=True, text=True, check=False, timeout=120, env=os.environ
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_processes_that_are_started_get_the_same_content(other_titles: str) -> None:
    script = """
import multiprocessing, sys
from saddlebag.games import game, use_content
if __name__ == "__main__":
    use_content("train_heist", sys.argv[1])
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        theirs = pool.apply(eval, ("__import__('saddlebag').game('train_heist').version",))
    print(theirs == game("train_heist").version, "+" in theirs)
"""
    assert python(script, other_titles) == "True True"


def test_a_game_that_is_in_use_keeps_its_content(other_titles: str) -> None:
    script = """
import sys
from saddlebag.engine.errors import BadContent
from saddlebag.games import game, use_content
version = game("train_heist").version
try:
    use_content("train_heist", sys.argv[1])
except BadContent as error:
    print(error)
print(game("train_heist").version == version)
"""
    said = python(script, other_titles).splitlines()
    assert said == [
        f"{other_titles} cannot be used as content: train_heist is in use already with other content.",
        "True",
    ]


def test_an_environment_variable_chooses_a_folder_too(other_titles: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(variable("train_heist"), other_titles)
    assert "+" in python("import saddlebag; print(saddlebag.game('train_heist').version)")
    monkeypatch.setenv(variable("train_heist"), f"{other_titles}/nowhere")
    assert "there is no such folder" in check("train_heist").err


@pytest.mark.parametrize(
    ("game", "change"),
    [
        ("train_heist", ("events.toml", 'title = "', 'title = "The ')),
        ("deck_goes_west", ("missions.toml", "on clear; score 2", "on clear; score 3")),
        ("high_stakes_drifter", ("decks.toml", 'name = "', 'name = "The ')),
    ],
)
def test_the_version_of_every_game_bears_the_mark_of_its_content(
    game: str, change: tuple[str, str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = package.game(game).version
    monkeypatch.setenv(variable(game), changed(tmp_path, game, *change))
    version = python(f"import saddlebag; print(saddlebag.game({game!r}).version)")
    assert re.fullmatch(shipped + MARK, version)
