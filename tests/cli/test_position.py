"""`saddlebag position`, and positions that are played, recorded and written."""

from pathlib import Path

from tests.cli.kit import play, saddlebag

HEIST = """game = "train_heist"
seed = 7
active = "green"

[cowboys.green]
place = "plat_2"
loot = ["l05"]
"""


def in_file(folder: Path, text: str) -> str:
    path = folder / "position.toml"
    path.write_text(text)
    return str(path)


def test_a_position_is_checked_and_shown(tmp_path: Path) -> None:
    path = in_file(tmp_path, HEIST)
    said = saddlebag("position", "train_heist", "--at", path, "--check")
    assert (said.code, said.out) == (0, f"{path} is fine. Green: Take an action, or end your actions.\n")
    shown = saddlebag("position", "--at", path)
    assert "loot Bobcat" in shown.out
    assert "End your actions" in shown.out


def test_what_is_wrong_is_said_with_the_name_of_the_field(tmp_path: Path) -> None:
    said = saddlebag("position", "train_heist", "--at", in_file(tmp_path, 'sheriff = "saloon"'), "--check")
    assert said.code == 2
    assert "sheriff cannot be 'saloon'; allowed: a space, one of" in said.err
    assert "cannot be read" in saddlebag("position", "--at", str(tmp_path / "none.toml")).err
    assert "-o cannot be used with --at" in play("--at", in_file(tmp_path, HEIST), "-o", "goal=12").err


def test_a_position_is_played_recorded_and_written_from_the_record(tmp_path: Path) -> None:
    record, written = str(tmp_path / "match.json"), tmp_path / "there.toml"
    said = play(
        "--at",
        in_file(tmp_path, HEIST),
        "--bots",
        "random",
        "--record",
        record,
        answers=f"position {written}\n" + "1\n" * 4000,
    )
    assert said.code == 0, said.err
    assert "To open it" in said.out
    assert "l05" in written.read_text()
    assert "The record is valid" in saddlebag("replay", record).out
    first = saddlebag("replay", record, "--at", "0", "--position")
    assert 'game = "train_heist"' in first.out
    again = in_file(tmp_path, first.out)
    assert "is fine" in saddlebag("position", "--at", again, "--check").out
    assert "there is no moment 9999" in saddlebag("replay", record, "--at", "9999", "--position").err
