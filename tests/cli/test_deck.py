"""`saddlebag deck`: ready decks, checks, random decks and sealed pools."""

import json
from pathlib import Path

import pytest

from tests.cli.kit import Said, refusal, saddlebag


def deck(*args: str, stdin: str = "") -> Said:
    said = saddlebag("deck", *args, stdin=stdin)
    assert "Traceback" not in said.err
    return said


@pytest.fixture
def garryowen(tmp_path: Path) -> Path:
    """A ready deck in a file."""
    file = tmp_path / "garryowen.txt"
    file.write_text(deck("show", "garryowen").out, encoding="utf-8")
    return file


def test_the_ready_decks_are_listed_with_what_they_are_about() -> None:
    said = deck("list")
    assert said.code == 0
    assert "starter_fort_and_faro" in said.out
    assert "Greasy Grass" in said.out
    listed = json.loads(deck("list", "--json").out)
    assert len(listed) == 7
    assert listed[0]["name"] == "Starter A: Fort and Faro"


@pytest.mark.rule("HD-DECK-02")
def test_a_ready_deck_is_shown_as_text_that_can_be_checked(garryowen: Path) -> None:
    assert garryowen.read_text(encoding="utf-8").startswith("# Garryowen (cavalry, gear and numbers)\n# Dudes (17)\n")
    said = deck("check", str(garryowen))
    assert (said.code, said.err) == (0, "")
    assert said.out == "Garryowen (cavalry, gear and numbers) is legal: 54 cards, 5 kickers.\n"


@pytest.mark.rule("HD-DECK-13")
def test_every_fault_of_a_deck_is_told_at_once(garryowen: Path) -> None:
    text = garryowen.read_text(encoding="utf-8").replace("2 Kit Carson", "2 Kit Carsen").replace("3 Spur", "9 Spur")
    said = deck("check", "-", stdin=text)
    assert (said.code, said.out) == (2, "")
    assert [line.partition(":")[0] for line in said.err.splitlines()] == [
        "Line 11",
        "The kicker chips of a deck are worth exactly $50; these are worth $80 (HD-DECK-09).",
        "Spur",
    ]
    as_json = deck("check", "-", "--json", stdin=text)
    assert as_json.code == 2
    assert json.loads(as_json.out)["faults"] == said.err.splitlines()


def test_a_legal_deck_as_json_has_counts_and_no_faults(garryowen: Path) -> None:
    said = deck("check", str(garryowen), "--json")
    report = json.loads(said.out)
    assert (said.code, report["faults"]) == (0, [])
    assert report["counts"]["cards"]["marcus_reno"] == 3
    assert report["counts"]["kickers"] == {"kr_spur": 3, "kb_stallion": 1, "kg_skull": 1}


def test_a_random_deck_is_legal_and_the_same_for_the_same_seed() -> None:
    first = deck("random", "--seed", "4").out
    assert deck("random", "--seed", "4").out == first
    assert deck("random", "--seed", "5").out != first
    assert first.startswith("# Random deck 4\n")
    assert deck("check", "-", stdin=deck("random").out).code == 0


@pytest.mark.rule("HD-DECK-17")
def test_a_sealed_pool_is_the_same_for_the_same_seed_and_decks_are_checked_against_it() -> None:
    text = deck("sealed", "--seed", "5").out
    assert text.startswith("# Sealed pool 5\n# Dudes (")
    assert text.endswith("# As many as you like: Bill Tilghman, Colt Peacemaker, Quick Draw\n")
    pool = json.loads(deck("sealed", "--seed", "5", "--json").out)
    assert (pool["seed"], len(pool["packs"])) == (5, 13)
    assert f"{sum(pool['counts']['kickers'].values())}, $" in text
    said = deck("check", "-", "--sealed", "5", stdin="54 Bill Tilghman")
    assert (said.code, said.err) == (0, "")
    assert deck("check", "-", stdin="54 Bill Tilghman").code == 2


@pytest.mark.rule("HD-DECK-21", "HD-DECK-19")
def test_a_deck_built_from_packs_passes_the_check_for_them_and_for_no_others(tmp_path: Path) -> None:
    built = deck("sealed", "--seed", "7", "--build")
    assert built.out.startswith("# Sealed deck 7\n# Dudes (17)\n")
    file = tmp_path / "mine.txt"
    file.write_text(built.out, encoding="utf-8")
    assert deck("check", str(file), "--sealed", "7").out.startswith("Sealed deck 7 is legal: 54 cards, ")
    assert deck("check", str(file), "--sealed", "8").code == 2
    assert json.loads(deck("sealed", "--seed", "7", "--build", "--json").out)["faults"] == []


def sealed_match(*args: str) -> Said:
    return saddlebag(
        "play", "high_stakes_drifter", "--terminal", "--seed", "1", "-o", "sealed=true", *args, stdin="quit\n"
    )


@pytest.mark.rule("HD-DECK-18", "HD-DECK-19", "HD-DECK-21")
def test_in_the_terminal_one_plays_a_deck_from_a_file_or_one_that_builds_itself(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("54 Bill Tilghman", encoding="utf-8")
    said = sealed_match("-o", "packs=7", "-o", f"decks=@{file},random")
    assert said.code == 0, said.err
    assert said.out.partition("Hand: ")[2].partition("\n")[0].count("Bill Tilghman") == 5
    assert "Bill Tilghman" not in sealed_match("-o", "packs=7").out.partition("hand: ")[2].partition("\n")[0]


@pytest.mark.rule("HD-DECK-19")
def test_a_deck_for_sealed_play_without_its_packs_or_its_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("54 Bill Tilghman", encoding="utf-8")
    assert "option packs names none for this seat" in sealed_match("-o", f"decks=@{file}").err
    missing = sealed_match("-o", "packs=7", "-o", "decks=@no_such_file.txt")
    assert missing.err == "no_such_file.txt cannot be read: No such file or directory.\n"


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["show", "garry"], "There is no ready-made deck 'garry'. The decks are: starter_fort_and_faro, "),
        (["check", "no_such_file.txt"], "no_such_file.txt cannot be read: No such file or directory."),
        (["random", "--seed", "x"], "The seed cannot be 'x'; allowed: a whole number, 0 or more."),
        (["sealed", "--seed", "-1"], "The seed cannot be -1; allowed: a whole number, 0 or more."),
        (["list", "--game", "train_heist"], "Players do not build decks in train_heist."),
        (["list", "--game", "poker"], "There is no game 'poker'."),
        ([], "The following arguments are required: COMMAND."),
    ],
)
def test_bad_input_is_refused_with_a_sentence(args: list[str], sentence: str) -> None:
    assert refusal("deck", *args).startswith(sentence)
